"""A result in words, for a table whose code nobody can scan: its number and its points, to be typed by the teacher.

    first word    100 * (2 * (seats - 1) + 1 if the game is not over) + number of the table (0: not said)
    a word each   the points of a seat, from -200 on
    last word     the check

Words are those of class codes: numbers of ten bits. The check is a sum over the field of 1,024 elements (by x^10 + x^3
+ 1), each word times another power, and the deal in it: so a single wrong word and two that have changed places are
always refused, words for another deal but for one in 1,024. What was played stands not in it: it can be believed, not
checked.
"""

import zlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from ..errors import BadCode, BadOption
from ..session import Header
from .prepared import Prepared
from .words import SIZE, number_of, split, word

__all__ = ["Brief", "open_brief", "write_brief"]

TABLES: Final = 100
LEAST: Final = -200  # points
BY: Final = 0x409  # x^10 + x^3 + 1, primitive


class Brief(NamedTuple):
    """`points`: of each seat; `over`: the game is, else it was stopped by the bell."""

    table: int
    points: tuple[int, ...]
    over: bool = True


def write_brief(brief: Brief, deal: Header, lang: str = "en") -> str:
    """The words. Raises BadOption (wide) where they cannot say it."""
    numbers = [TABLES * (2 * (len(brief.points) - 1) + (not brief.over)) + brief.table]
    numbers += [points - LEAST for points in brief.points]
    if not 0 <= brief.table < TABLES or not all(0 <= number < SIZE for number in numbers):
        raise BadOption("more than a typed result can say", "wide")
    return " ".join(word(number, lang) for number in [*numbers, _check(numbers, deal)])


def open_brief(text: str, tables: Sequence[Prepared]) -> tuple[Brief, Prepared]:
    """What the words say, and the table of the class whose deal is in them.

    Raises BadCode: empty, word (one that is in no list), count, words (they do not belong together, or not here).
    """
    typed = split(text)
    if not typed:
        raise BadCode("no words", "empty")
    numbers = [number for one in typed if (number := number_of(one)) is not None]
    if len(numbers) != len(typed):
        raise BadCode("a word of no list", "word")
    *said, check = numbers
    kind, table = divmod(said[0], TABLES) if said else (0, 0)
    if len(said) != kind // 2 + 2:
        raise BadCode(f"{len(numbers)} words", "count")
    brief = Brief(table, tuple(number + LEAST for number in said[1:]), kind % 2 == 0)
    own = [one for one in tables if one.table == table] or tables
    for one in own:
        if one.deal.seats == len(brief.points) and _check(said, one.deal) == check:
            return brief, one
    raise BadCode("the check does not fit", "words")


def _check(numbers: Sequence[int], deal: Header) -> int:
    text = "|".join(map(str, (deal.game, deal.rules, deal.seats, *(value for _, value in deal.options), deal.seed)))
    total = zlib.crc32(f"result|{text}".encode()) % SIZE
    for number in reversed(numbers):  # the first word comes out times x, the next times x squared, and so on
        total = _times_x(total ^ number)
    return total


def _times_x(number: int) -> int:
    number <<= 1
    return number ^ BY if number & SIZE else number
