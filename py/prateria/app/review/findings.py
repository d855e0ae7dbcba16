"""What a review has found so far, and that as a text which is kept beside the save.

The text is believed nothing: one that is of another game, another version or simply wrong is as if there were none.
"""

import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ...bots.review import Change, Gap, Moment, Turn
from ...core.code import encode
from ...core.errors import PrateriaError
from ...core.session import Session

__all__ = ["LIMIT", "Findings", "read", "write"]

VERSION: Final = 16
"""Another one when anything is judged otherwise: what was kept is found anew then."""
LIMIT: Final = 8000
"""Characters; what would be longer is not kept."""
MOST: Final = 1e6


@dataclass
class Findings:
    """In the order in which it is found. `curve`: how far ahead each seat was at each stop, in the order of
    `bots.course.in_turn`; `spreads`: how far the trials went apart there;
    `deals`: the same at the end, for the deal of the game and others; `glances`: for each turn
    how much better something else looks; `judged`: the turns looked at closely, None where nothing was surely better;
    `solved`: where somebody has found something better since, by the first action of the turn; `changed`: the part in
    which most changed, None if none surely stands out, nothing while that is not known; `closely`: how it stood where
    that was looked at on more worlds."""

    curve: list[tuple[float, ...]] = field(default_factory=list)
    deals: list[tuple[float, ...]] = field(default_factory=list)
    glances: list[float] = field(default_factory=list)
    judged: list[Moment | None] = field(default_factory=list)
    solved: list[int] = field(default_factory=list)
    changed: list[Change | None] = field(default_factory=list)
    closely: dict[int, tuple[float, ...]] = field(default_factory=dict)
    spreads: list[float] = field(default_factory=list)


def _game(session: Session) -> int:
    """What tells this game from others."""
    return zlib.crc32(encode(session).encode())


def write(session: Session, found: Findings) -> str:
    """The text to keep; '' where it would be too long."""
    text = json.dumps(
        {
            "v": VERSION,
            "of": _game(session),
            "curve": found.curve,
            "spreads": found.spreads,
            "deals": found.deals,
            "glances": found.glances,
            "judged": [one and [*one.turn, *one.gap, list(one.better), list(one.rest)] for one in found.judged],
            "solved": found.solved,
            "changed": found.changed,
            "closely": list(found.closely.items()),
        },
        separators=(",", ":"),
    )
    return text if len(text) <= LIMIT else ""


def read(session: Session, text: str | None) -> Findings:
    """What stands in a text; nothing, where that is no review of this game."""
    if not text or len(text) > LIMIT or text.count("[") > LIMIT // 4:
        return Findings()
    try:
        data = json.loads(text)
        if data["v"] != VERSION or data["of"] != _game(session):
            return Findings()
        seats = session.header.seats
        return Findings(
            [_numbers(stop, seats) for stop in _list(data["curve"])],
            [_numbers(deal, seats) for deal in _list(data["deals"])],
            [_number(one) for one in _list(data["glances"])],
            [None if one is None else _moment(session, one) for one in _list(data["judged"])],
            [_place(session, one) for one in _list(data["solved"])],
            [None if one is None else _change(session, one) for one in _list(data["changed"])[:1]],
            dict(_stood(session, one) for one in _list(data["closely"])),
            [_number(one) for one in _list(data["spreads"])],
        )
    except (KeyError, TypeError, ValueError, PrateriaError):
        return Findings()


def _list(data: Any, length: int | None = None) -> list[Any]:
    if type(data) is not list or (length is not None and len(data) != length):
        raise ValueError("no such list")
    return data


def _number(data: Any) -> float:
    if type(data) not in (int, float) or not -MOST < data < MOST:
        raise ValueError("no such number")
    return float(data)


def _numbers(data: Any, length: int) -> tuple[float, ...]:
    return tuple(_number(one) for one in _list(data, length))


def _place(session: Session, data: Any) -> int:
    if type(data) is not int or not 0 <= data <= len(session.steps):
        raise ValueError("no such place")
    return data


def _stood(session: Session, data: Any) -> tuple[int, tuple[float, ...]]:
    length, leads = _list(data, 2)
    return _place(session, length), _numbers(leads, session.header.seats)


def _change(session: Session, data: Any) -> Change:
    begin, end, seat, points, error, *leads = _list(data, 7)
    change = Change(
        _place(session, begin),
        _place(session, end),
        _place(session, seat),
        _number(points),
        _number(error),
        *(_numbers(one, session.header.seats) for one in leads),
    )
    if not (change.begin < change.end and change.seat < session.header.seats):
        raise ValueError("no such round")
    return change


def _part(data: Any) -> tuple[str, float, float]:
    name, with_it, without = _list(data, 3)
    if type(name) is not str:
        raise ValueError("no such part")
    return name, _number(with_it), _number(without)


def _gap(numbers: Sequence[float], parts: tuple[tuple[str, float, float], ...]) -> Gap:
    points, error, own, ahead = numbers
    return Gap(points, error, own, ahead, parts)


def _moment(session: Session, data: Any) -> Moment:
    begin, end, seat, *gap, parts, better, rest = _list(data, 10)
    turn = Turn(_place(session, begin), _place(session, end), _place(session, seat))
    if not (turn.begin < turn.end and turn.seat == session.steps[turn.begin].action.seat):
        raise ValueError("no such turn")
    state = session.steps[turn.begin].before.clone()
    for text in (*_list(better), *_list(rest)):
        state.apply(state.parse(text))
    return Moment(turn, _gap(_numbers(gap, 4), tuple(map(_part, _list(parts)))), tuple(better), tuple(rest))
