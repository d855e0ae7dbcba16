"""A prepared table as five words that children type.

The bits. Five words of 1,024 are 50; 16 of them are the check, 34 are what is said:

    game       3   its number in share codes; 0: another way of writing, of a later version
    rules      2   their version, from 1 to 4
    who        4   seats (1 to 5) and how many of them are people: 15 pairs
    options    6   their choices in mixed radix, as in share codes: at most 64 ways (Pow Wow has 32)
    preset     3   level of the computer players, and what children may do: a line of PRESETS
    seed      16
              34

What does not fit (seats mixed otherwise, a seed of 32 bits, more options, another profile) goes by link only:
`BadOption("wide")`.

The 34 bits are first stirred, so that codes that differ little look different. The check is the rest by a primitive
polynomial of degree 16 over the words as one number. Words differ in 10 bits, less than its degree: so every single
wrong word is refused, and as its order is 65,535, so are any two words that have changed places; four or six words
are refused anyway. Of other codes one in 65,536 has the right check, and fewer say something that there is.
"""

from typing import Final, NamedTuple

from ..code import Find
from ..errors import BadCode, BadOption
from ..game import check_options
from ..seats import LEVELS
from ..session import Header
from .prepared import SEEDS, Prepared, places
from .words import number_of, split, word

__all__ = ["LENGTH", "PRESETS", "open_words", "write_words"]

LENGTH: Final = 5
PRESETS: Final = (
    *((level, profile) for level in ("first", "normal", "strong") for profile in ("open", "guarded")),
    ("first", "closed"),
    ("normal", "closed"),
)
"""(level of the computer players, what children may do). The place of a line is its number: never changed."""

_WORD: Final = 10
_HALF: Final = 17
_CHECK: Final = 16
_BY: Final = 0x1100B  # x^16 + x^12 + x^3 + x + 1, primitive
_ON: Final = 0x5A3C  # so that five times the first word is no code
_PAIRS: Final = tuple((seats, people) for seats in range(1, 6) for people in range(1, seats + 1))


class _Fields(NamedTuple):
    game: int
    rules: int
    who: int
    options: int
    preset: int
    seed: int


_WIDTHS: Final = _Fields(3, 2, 4, 6, 3, 16)


def write_words(prepared: Prepared, find: Find, lang: str = "en") -> str:
    """The five words. `find`: the games by number. Raises BadOption (wide) where they cannot say it."""
    fields = _fields(prepared, find)
    said = 0
    for value, width in zip(fields, _WIDTHS, strict=True):
        if not 0 <= value < 1 << width:
            raise BadOption("more than a typed code can say", "wide")
        said = said << width | value
    stirred = _stir(said)
    number = stirred << _CHECK | (_rest(stirred << _CHECK) ^ _ON)
    return " ".join(word(number >> shift & 0x3FF, lang) for shift in range(_WORD * (LENGTH - 1), -1, -_WORD))


def open_words(text: str, find: Find) -> Prepared:
    """What five words say, in any of the languages.

    Raises BadCode: empty, word (one that is in no list), count, words (they do not belong together), newer, foreign,
    impossible.
    """
    typed = split(text)
    if not typed:
        raise BadCode("no words", "empty")
    numbers = [number for one in typed if (number := number_of(one)) is not None]
    if len(numbers) != len(typed):
        raise BadCode("a word of no list", "word")
    number = 0
    for one in numbers:
        number = number << _WORD | one
    fits = _rest(number) == _ON
    if len(numbers) > LENGTH and fits:
        raise BadCode("a longer code", "newer")
    if len(numbers) != LENGTH:
        raise BadCode(f"{len(numbers)} words", "count")
    if not fits:
        raise BadCode("the check does not fit", "words")
    said, values = _unstir(number >> _CHECK), []
    for width in reversed(_WIDTHS):
        said, value = divmod(said, 1 << width)
        values.append(value)
    return _prepared(_Fields(*reversed(values)), find)


def _fields(prepared: Prepared, find: Find) -> _Fields:
    deal, bots = prepared.deal, prepared.bots
    game = next((found for n in range(1, 8) if (found := find(n)) is not None and found.META.id == deal.game), None)
    people = sum(bot is None for bot in bots)
    level = next((bot for bot in bots if bot is not None), PRESETS[0][0])
    known = (len(bots), people) in _PAIRS and (level, prepared.profile) in PRESETS
    if game is None or not known or bots != places(deal.seats, people, level) or deal.scenario or deal.seed >= SEEDS:
        raise BadOption("more than a typed code can say", "wide")
    options = 0
    for option, (_, value) in zip(reversed(game.META.options), reversed(deal.options), strict=True):
        options = options * len(option.choices) + option.choices.index(value)
    who, preset = _PAIRS.index((deal.seats, people)), PRESETS.index((level, prepared.profile))
    return _Fields(game.META.number, deal.rules - 1, who, options, preset, deal.seed)


def _prepared(fields: _Fields, find: Find) -> Prepared:
    if not fields.game or fields.who >= len(_PAIRS):
        raise BadCode("a code of another format", "newer")
    game = find(fields.game)
    if game is None:
        raise BadCode("no such game here", "foreign")
    meta, rules = game.META, fields.rules + 1
    if rules > meta.rules:
        raise BadCode("rules of a later version", "newer")
    mixed, options = fields.options, []
    for option in meta.options:
        mixed, index = divmod(mixed, len(option.choices))
        options.append((option.id, option.choices[index]))
    if mixed:
        raise BadCode("an option of a later version", "newer")
    seats, people = _PAIRS[fields.who]
    try:
        check_options(meta, seats, dict(options), rules)
    except BadOption as error:
        raise BadCode(str(error), "impossible") from error
    level, profile = PRESETS[fields.preset]
    if level not in LEVELS:
        raise BadCode("a level of a later version", "newer")
    deal = Header(meta.id, rules, seats, tuple(options), fields.seed)
    return Prepared(deal, places(seats, people, level), profile)


def _rest(number: int) -> int:
    """The remainder by the polynomial, of bits as a polynomial over two values."""
    while (length := number.bit_length()) > _CHECK:
        number ^= _BY << (length - _CHECK - 1)
    return number


def _round(half: int, n: int) -> int:
    mixed = (half * 0x9E3779B1 + n * 0x7F4A7C15 + 1) & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 15) * 0x85EBCA6B & 0xFFFFFFFF
    return mixed >> 15


def _stir(said: int) -> int:
    """Another number of as many bits, a different one for each: four rounds of a Feistel network."""
    left, right = said >> _HALF, said & 0x1FFFF
    for n in range(4):
        left, right = right, left ^ _round(right, n)
    return left << _HALF | right


def _unstir(stirred: int) -> int:
    left, right = stirred >> _HALF, stirred & 0x1FFFF
    for n in reversed(range(4)):
        left, right = right ^ _round(left, n), left
    return left << _HALF | right
