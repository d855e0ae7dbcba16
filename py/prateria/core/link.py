"""A game to be passed on: what links and QR codes hold. The game, and who sits there: code format 2.

    bytes   2, then the game as in `code` up to the number of actions
            for each seat 16 * kind + animal (a varint); from kind 8 on which one: a length, so many bytes
            digits: the actions, as in `code`

A link to a place in a game that is over is of format 3:

    bytes   3, the game and the seats as above
            how many of the actions are played at that place (a varint), then 1 if it is a riddle, else 0 (a varint)
            digits, as above

Kind 0 is a person, here or elsewhere; 1 to 7 are levels of computer players, the weakest first; from 8 on they are bots
that somebody wrote, which the device that made the link finds again. What is not known here becomes the nearest level
and says so (`SeatSetting.unknown`). Names never travel. Links of format 1, which know nothing of the seats, open for
ever. A place beyond the end is the end.

>>> from prateria.games import GAMES, by_number
>>> session = Session.new(GAMES["manitou"], seats=2, seed=7)
>>> text = encode_link(session, [SeatSetting("Ola", None, "owl"), SeatSetting("", "normal", "bear")])
>>> text
'AIAQEAQAAAAAAAAHAABSIIXNLHYQ'
>>> [(seat.name, seat.bot, seat.mark) for seat in open_link(text, by_number).seats]
[('', None, 'owl'), ('', 'normal', 'bear')]
>>> link = encode_link(session, [SeatSetting(), SeatSetting(mark="owl")], Place(9, riddle=True))
>>> open_link(link, by_number).place
Place(length=9, riddle=True)
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from .code import FORMAT as GAME_ALONE
from .code import Find, Replay, from_link, read, read_head, write
from .errors import BadCode
from .packed import Reader, seal, unseal, varint
from .seats import AWAY, LEVELS, MARKS, USUAL, WRITTEN, SeatSetting, written
from .session import Session

__all__ = ["FORMAT", "Link", "Place", "encode_link", "open_link", "read_seats", "write_seats"]

FORMAT: Final = 2
WITH_PLACE: Final = 3
ANIMALS: Final = 16  # as many as a seat has room for
OWN: Final = 8  # the first kind of bots that somebody wrote


class Place(NamedTuple):
    """Where in a game: after so many actions; it may lie beyond the end. `riddle`: what comes next is to be guessed."""

    length: int
    riddle: bool = False


class Link(NamedTuple):
    """What a link holds: the game, to be played again, and the seats; None where the link knows nothing of them.
    `place`: where it is to be looked at; None: it is to be played on."""

    replay: Replay
    seats: tuple[SeatSetting, ...] | None
    place: Place | None = None


def encode_link(session: Session, seats: Sequence[SeatSetting], place: Place | None = None) -> str:
    """The code of a game as it stands, with kind and animal of each seat, and with a place if there is one."""
    head, digits = write(session)
    if place is None:
        return seal(varint(FORMAT) + head + write_seats(seats) + digits)
    where = varint(place.length) + varint(place.riddle)
    return seal(varint(WITH_PLACE) + head + write_seats(seats) + where + digits)


def open_link(text: str, find: Find) -> Link:
    """What a link or a code holds. Raises BadCode: empty, long, damaged, newer, foreign, impossible."""
    reader = Reader(unseal(from_link(text)))
    number = reader.varint()
    if number == GAME_ALONE:
        return Link(Replay(read(text, find), find), None)
    if number not in (FORMAT, WITH_PLACE):
        raise BadCode("a link of another format", "newer")
    record = read_head(reader, find)
    seats = read_seats(reader, record.header.seats)
    place = _place(reader) if number == WITH_PLACE else None
    return Link(Replay(record.with_digits(reader.rest()), find), seats, place)


def write_seats(seats: Sequence[SeatSetting]) -> bytes:
    """Kind and animal of each seat."""
    return b"".join(_written_seat(seat) for seat in seats)


def read_seats(reader: Reader, count: int) -> tuple[SeatSetting, ...]:
    """So many seats. Raises BadCode: damaged."""
    seats: list[SeatSetting] = []
    for _ in range(count):
        seats.append(_seat(reader, [seat.mark for seat in seats]))
    return tuple(seats)


def _place(reader: Reader) -> Place:
    length, how = reader.varint(), reader.varint()
    if how > 1:
        raise BadCode("a place for something that is not known here", "newer")
    return Place(length, bool(how))


def _written_seat(seat: SeatSetting) -> bytes:
    which = written(seat.bot).encode()
    head = varint(ANIMALS * _kind(seat) + MARKS.index(seat.mark))
    return head + varint(len(which)) + which if which else head


def _kind(seat: SeatSetting) -> int:
    """Who is elsewhere is a person as well."""
    if written(seat.bot):
        return OWN
    return 0 if seat.bot is None or seat.bot == AWAY else 1 + LEVELS.index(seat.bot)


def _seat(reader: Reader, taken: Sequence[str]) -> SeatSetting:
    """The next seat. An animal that is not known, or sits there already, gives way to one that is free."""
    kind, animal = divmod(reader.varint(), ANIMALS)
    mark = MARKS[animal] if animal < len(MARKS) else ""
    if not mark or mark in taken:
        mark = next(other for other in MARKS if other not in taken)
    if kind == 0:
        return SeatSetting(mark=mark)
    if kind <= len(LEVELS):
        return SeatSetting(bot=LEVELS[kind - 1], mark=mark)
    if kind < OWN:
        return SeatSetting(bot=USUAL, mark=mark, unknown="level")
    bot = WRITTEN + reader.take(reader.varint()).decode("ascii", "replace")
    if kind == OWN and written(bot):
        return SeatSetting(bot=bot, mark=mark)
    return SeatSetting(bot=USUAL, mark=mark, unknown="bot")
