"""A table as it is handed in: the whole record, its number, and the points it claims. Finished, or when the bell rings.

    bytes   9, number of the table (varint; 0: not said), then the game as in `code` up to the number of actions
            for each seat kind and animal, as in `link`
            for each seat its points (varint: twice the number; below 0 odd)
            digits: the actions, as in `code`

Names never travel. The points stand there so that a list can show them at once; they count only when the record, played
again, gives the same. That is no proof of who has played.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..code import Find, Record, Replay, from_link, read_head, write
from ..errors import BadCode
from ..game import Outcome
from ..link import read_seats, write_seats
from ..packed import Reader, seal, unseal, varint
from ..seats import SeatSetting
from ..session import Session
from .prepared import Prepared

__all__ = ["FORMAT", "Result", "check", "misplaced", "open_result", "write_result"]

FORMAT: Final = 9


class Result(NamedTuple):
    """What was handed in, not yet played again. `points`: as claimed."""

    table: int
    record: Record
    seats: tuple[SeatSetting, ...]
    points: tuple[int, ...]

    def replay(self, find: Find) -> Replay:
        """The game, to be played again. Raises BadCode."""
        return Replay(self.record, find)


def write_result(session: Session, seats: Sequence[SeatSetting], table: int, counted: Outcome | None = None) -> str:
    """The code of a game. `counted`: how it counts if it is not over. Raises BadCode (unfinished)."""
    outcome = session.state.outcome() or counted
    if outcome is None:
        raise BadCode("the game is not over", "unfinished")
    head, digits = write(session)
    points = b"".join(varint(2 * n if n >= 0 else -2 * n - 1) for n in outcome.points)
    return seal(varint(FORMAT) + varint(table) + head + write_seats(seats) + points + digits)


def open_result(text: str, find: Find) -> Result:
    """What a result says. Raises BadCode: empty, long, damaged, newer, foreign, impossible."""
    reader = Reader(unseal(from_link(text)))
    if reader.varint() != FORMAT:
        raise BadCode("no result, or of a later version", "newer")
    table = reader.varint()
    record = read_head(reader, find)
    seats = read_seats(reader, record.header.seats)
    points = tuple(n >> 1 if n % 2 == 0 else -(n + 1 >> 1) for n in (reader.varint() for _ in seats))
    return Result(table, record.with_digits(reader.rest()), seats, points)


def misplaced(result: Result, tables: Sequence[Prepared]) -> str:
    """Why it does not belong to a class, before anything is played; '' where it does.

    `class`: another game, or otherwise prepared; `deal`: another start; `seats`: the computer played other seats.
    """
    header = result.record.header
    first = tables[0]
    if header._replace(seed=0) != first.deal._replace(seed=0):
        return "class"
    if header.seed not in {table.deal.seed for table in tables}:
        return "deal"
    return "" if tuple(seat.bot for seat in result.seats) == first.bots else "seats"


def check(result: Result, session: Session, counted: Outcome | None = None) -> str:
    """Why a result, played again, does not count: `unfinished` or `points`; '' where it does. `counted`: as above."""
    outcome = session.state.outcome() or counted
    if outcome is None:
        return "unfinished"
    return "" if outcome.points == result.points else "points"
