"""A table of a class on its way to another tablet: the game as it stands, and what makes it a table of the class.

    bytes   12, the game as in `code` up to the number of actions
            for each seat kind and animal, as in `link`
            what is shut (its number in `profile`), number of the table, minutes left and 1, or 0: no clock (varints)
            digits: the actions, as in `code`

It stands after `#g=`, as a game does. A lock that a teacher has set by hand does not travel: its digits are in no code.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..code import Find, Replay, from_link, read_head, write
from ..errors import BadCode
from ..link import read_seats, write_seats
from ..packed import Reader, seal, unseal, varint
from ..seats import SeatSetting
from ..session import Session
from .classlink import MINUTES, TABLES
from .profile import by_number, number_of

__all__ = ["FORMAT", "Moving", "is_moving", "open_moving", "write_moving"]

FORMAT: Final = 12


class Moving(NamedTuple):
    """`left`: minutes of the lesson, None: it has no clock."""

    replay: Replay
    seats: tuple[SeatSetting, ...]
    profile: str
    table: int
    left: int | None


def write_moving(
    session: Session, seats: Sequence[SeatSetting], profile: str = "open", table: int = 0, left: int | None = None
) -> str:
    """The code of a table, without names."""
    head, digits = write(session)
    school = (number_of(profile), table, 0 if left is None else left + 1)
    return seal(varint(FORMAT) + head + write_seats(seats) + b"".join(map(varint, school)) + digits)


def is_moving(text: str) -> bool:
    """Whether a link is of this kind."""
    try:
        return Reader(unseal(from_link(text))).varint() == FORMAT
    except BadCode:
        return False


def open_moving(text: str, find: Find) -> Moving:
    """What such a link says. Raises BadCode: empty, long, damaged, newer, foreign, impossible."""
    reader = Reader(unseal(from_link(text)))
    if reader.varint() != FORMAT:
        raise BadCode("no table of a class, or of a later version", "newer")
    record = read_head(reader, find)
    seats = read_seats(reader, record.header.seats)
    number, table, left = (reader.varint() for _ in range(3))
    profile = by_number(number)
    if profile is None:
        raise BadCode("it shuts what is not known here", "newer")
    if table > TABLES or left > MINUTES + 1:
        raise BadCode("no table of a class", "impossible")
    replay = Replay(record.with_digits(reader.rest()), find)
    return Moving(replay, seats, profile, table, left - 1 if left else None)
