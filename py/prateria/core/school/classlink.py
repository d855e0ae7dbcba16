"""A prepared table as a link, which says everything about it; the typed code says less (`typed`).

    bytes   8, then the deal as in `code` up to the number of actions, which are none
            for each seat kind and animal, as in `link`
            what children may do (its number in `profile`), number of the table, minutes (varints)

After `#class=` in an address; the language to begin in stands beside it, for the page to read.
"""

from typing import Final

from ..code import Find, from_link, read_head, write
from ..errors import BadCode, BadOption
from ..link import read_seats, write_seats
from ..packed import Reader, seal, unseal, varint
from ..seats import written
from ..session import Session
from .prepared import Prepared
from .profile import by_number, number_of

__all__ = ["FORMAT", "MINUTES", "TABLES", "open_class", "write_class"]

FORMAT: Final = 8  # apart from those of `code` and `link`, wherever somebody pastes it
TABLES: Final = 99
MINUTES: Final = 600


def write_class(prepared: Prepared, find: Find) -> str:
    """The code in a class link. Raises BadOption where there is no such game, or not with these choices."""
    game = next(
        (one for n in range(1, 200) if (one := find(n)) is not None and one.META.id == prepared.deal.game), None
    )
    if game is None or prepared.deal.scenario is not None or len(prepared.bots) != prepared.deal.seats:
        raise BadOption("no such table", "option")
    deal = prepared.deal
    head, _ = write(Session.new(game, deal.seats, dict(deal.options), deal.seed, deal.rules))
    rest = (number_of(prepared.profile), prepared.table, prepared.minutes)
    return seal(varint(FORMAT) + head + write_seats(prepared.seats) + b"".join(map(varint, rest)))


def open_class(text: str, find: Find) -> Prepared:
    """What a class link says. Raises BadCode: empty, long, damaged, newer, foreign, impossible."""
    reader = Reader(unseal(from_link(text)))
    if reader.varint() != FORMAT:
        raise BadCode("a class link of another format", "newer")
    record = read_head(reader, find)
    seats = read_seats(reader, record.header.seats)
    number, table, minutes = (reader.varint() for _ in range(3))
    profile = by_number(number)
    if reader.rest() or profile is None or any(seat.unknown or written(seat.bot) for seat in seats):
        raise BadCode("a class link of a later version", "newer")
    if record.length or record.header.scenario is not None or table > TABLES or minutes > MINUTES:
        raise BadCode("no table of a class", "impossible")
    return Prepared(record.header, tuple(seat.bot for seat in seats), profile, table, minutes)
