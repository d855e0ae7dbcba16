"""What a player has won, in one line of a strip: where each sign begins, in which letters, and how much is said of the
thief that threatens, so that nothing lies over what stands beside it."""

from collections.abc import Iterable, Sequence
from typing import Final

from prateria.view.letters import LABEL, LEAST, NAME, NOTE, TEXT
from prateria.view.measure import width
from prateria.view.svg import Safe

from . import AROUND, BOLD, CLEAR, THREAT, Thing, counters, fitted, hope, wide

__all__ = ["closely", "laid_out", "plainly", "side_by_side", "to_the_end"]

NARROW: Final = 2.5  # between a number and what follows, at the least
MAY_COME: Final = "?"  # of the hide thief, where there is room for nothing else
LARGE: Final = (NAME, TEXT, LABEL, NOTE)

Placed = list[tuple[Thing, float]]


def laid_out(things: Sequence[Thing], x: float, room: float, size: float) -> Placed:
    """Each with where it begins: equally far apart, but for the last, of which as much is said as the others leave."""
    *first, last = things
    taken = sum(wide(one, size) + CLEAR for one in first)
    last = fitted(last, room - taken, size)
    apart = min(room / len(things), (room - wide(last, size)) / len(first))
    if apart < max(wide(one, size) + CLEAR for one in first):  # one after the other, as close as may be
        spots = [x + sum(wide(one, size) + CLEAR for one in first[:i]) for i in range(len(things))]
    else:
        spots = [x + i * apart for i in range(len(things))]
    return list(zip((*first, last), spots, strict=True))


def side_by_side(things: Sequence[Thing], x: float, room: float, y: float, small: bool = False) -> list[Safe]:
    """All in columns, if each has room in its own; else equally far apart, in as large letters as that allows, the less
    said of what threatens. `small`: on a phone, in a part of its width."""
    size: float = NOTE if small else NAME
    placed = _columns(things, x, room, size)
    if placed and _free(placed, x + room, size):
        return counters(placed, y, size)
    for one, letters in _tries(things, small):
        spare = room - sum(_whole(thing, letters) for thing in one)
        size, placed = letters, _apart(one, x, spare / (len(one) - 1), letters)
        if spare >= NARROW * (len(one) - 1):
            break
    return counters(placed, y, size)


def _tries(things: Sequence[Thing], small: bool) -> Iterable[tuple[list[Thing], float]]:
    whole, brief = list(things), [_again(one) for one in things]
    bare = [one._replace(number="") if one.threat else one for one in brief]
    if small:
        yield from ((whole, NOTE), (brief, NOTE), (bare, NOTE), (bare, LEAST))
    else:
        yield from ((said, size) for size in LARGE[:-1] for said in (whole, brief))
        yield from ((bare, size) for size in LARGE)
    yield [one._replace(threat=MAY_COME) if one.threat else one for one in bare], NOTE


def _columns(things: Sequence[Thing], x: float, room: float, size: float) -> Placed:
    """The cards, if any stand there, have a column like each of the others."""
    *won, last = things
    if last.name != "cards":
        return laid_out(things, x, room, size)
    there = room * len(won) / len(things)
    return [*laid_out(won, x, there, size), (last, x + there)]


def _free(placed: Placed, end: float, size: float) -> bool:
    ends = [at for _, at in placed[1:]] + [end + NARROW]
    return all(at + _whole(one, size) + NARROW <= other for (one, at), other in zip(placed, ends, strict=True))


def _whole(one: Thing, size: float) -> float:
    return wide(one, size) + AROUND * bool(one.threat)


def _apart(things: Sequence[Thing], x: float, gap: float, size: float) -> Placed:
    placed = []
    for one in things:
        placed.append((one, x))
        x += _whole(one, size) + gap
    return placed


def to_the_end(things: Sequence[Thing], end: float, size: float, hopes: bool) -> Placed:
    """One after the other as close as may be read, up to that end."""
    placed: Placed = []
    for one in reversed(things):
        coming = CLEAR + width(f"+{one.hope}", size) * BOLD if hopes and one.hope else 0
        end -= _whole(one, size) + coming + 2 * CLEAR * bool(placed)
        placed.insert(0, (one, end))
    return placed


def closely(things: Sequence[Thing], seat: int, x: float, room: float, y: float) -> list[Safe]:
    """All with what would come to each, in as large letters as there is room for; of the hide thief a
    number then; else nothing."""
    return next(
        (
            parts
            for last in (things[-1], _again(things[-1]))
            if (parts := _closely([*things[:-1], last], seat, x, room, y))
        ),
        [],
    )


def _again(one: Thing) -> Thing:
    return one._replace(threat=THREAT) if one.threat else one


def _closely(things: Sequence[Thing], seat: int, x: float, room: float, y: float) -> list[Safe]:

    def each(one: Thing, size: float) -> float:
        return wide(one, size) + (CLEAR + width(f"+{one.hope}", size) * BOLD if one.hope else 0)

    size = next((n for n in LARGE if sum(each(one, n) + 2 * CLEAR for one in things) <= room), 0)
    if not size:
        return []
    parts: list[Safe] = []
    apart = (room - sum(each(one, size) for one in things)) / len(things)
    for one in things:
        parts += counters(((one, x),), y, size)
        if one.hope:
            parts.append(hope(one, seat, x + wide(one, size) + CLEAR, y, size))
        x += each(one, size) + apart
    return parts


def plainly(things: list[Thing], x: float, room: float, y: float) -> list[Safe]:
    """Without room for what would come."""
    if things[2].threat:
        return crowded(things, x, room, y)
    return counters(laid_out(things, x, room, NAME), y, NAME)


def crowded(things: list[Thing], x: float, room: float, y: float) -> list[Safe]:
    """In a line with little room for what threatens: that alone is smaller, its neighbours stay as they are; where
    that is not enough, all are."""
    *first, last = things
    left = room - sum(wide(one, NAME) + CLEAR for one in first)
    size = next((n for n in LARGE if wide(last, n) <= left), 0)
    if not size:
        size = next((n for n in (TEXT, LABEL) if sum(wide(one, n) + 2 * CLEAR for one in things) <= room), NOTE)
        return counters(laid_out(things, x, room, size), y, size)
    apart = min(2 * CLEAR, CLEAR + (left - wide(last, size)) / len(first))
    parts: list[Safe] = []
    for one in first:
        parts += counters(((one, x),), y, NAME)
        x += wide(one, NAME) + apart
    return [*parts, *counters(((last, x),), y, size)]
