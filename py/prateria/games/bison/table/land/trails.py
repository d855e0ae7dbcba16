"""What others did last, on the land: where their pieces came from and went to, until one does something oneself.

>>> from ...engine.events import Moved
>>> way = Moved(1, "D4p", "E4r", 0)
>>> arrows((way, way), (), {"D4": (0, 2), "E4": (1, 4)}, 1, ())[0].count("<path")
2
"""

from collections.abc import Iterable, Sequence
from math import hypot
from typing import Any, Final

from prateria.kit.touch import Touch
from prateria.view.svg import Safe, el

from ...engine import events as ev
from ...engine.actions import Call, Move
from ...engine.grid import CELL
from ...engine.observe import Observation
from ...engine.preview import Look, gathered
from .areas import Lies, mark, spot_of
from .shape import Point, outline

__all__ = ["arrows", "marked", "seen", "ways"]

Way = tuple[int, str, str]
"""A seat, and from where to where."""

Curve = tuple[Point, Point, Point]
"""Where it begins, what draws it aside, where it ends."""

_SHORT: Final = 15.0  # from the middle of a place with pieces to where an arrow begins and ends: still on that space,
_BARE: Final = 4.0  # and of one where nothing stands
_BENT: Final = (0.14, -0.14, 0.3, -0.3, 0.46, -0.46)  # of its length an arrow bends aside, rather little
_CLOSE: Final = 90.0  # what is shorter bends as much as if it were so long
_AWAY: Final = 17.0  # so far an arrow keeps from what stands there
_STEPS: Final = 12
_HEAD: Final = 8.0


def seen(view: Observation, touch: Touch, look: Look) -> tuple[Any, ...]:
    """The events to be marked: what is being told or was done since one's own turn, while nothing else is looked at.
    Once others are to act, that is looking back, one's own too."""
    if touch.chosen or touch.looked_at or touch.advised or touch.taught or view.phase in ("surplus", "over"):
        return ()
    own = view.seat if view.seat in view.actors else None
    return tuple(event for event in look.news if getattr(event, "seat", own) != own)


def marked(events: Sequence[Any], lies: Lies) -> list[Safe]:
    """Below the pieces: the spaces on which something has come to stand, the tile that was laid."""
    spaces: dict[str, int] = {}
    cells: dict[str, int] = {}
    for event in events:
        if isinstance(event, ev.TilePlaced):
            cells[event.cell] = event.seat
        elif isinstance(event, ev.HuntersPut | ev.Altered | ev.Gathered):
            spaces[event.space] = event.seat
        elif isinstance(event, ev.Moved):
            spaces[event.to] = event.seat
    return [
        *(
            el("path", d=Safe(outline(CELL[cell])), class_=f"bi-laid s{seat}")
            for cell, seat in cells.items()
            if cell in lies
        ),
        *(mark(space, lies, f"was s{seat}") for space, seat in spaces.items() if space[:-1] in lies),
    ]


def arrows(events: Sequence[Any], advised: Sequence[Way], lies: Lies, big: float, stand: Sequence[Point]) -> list[Safe]:
    """Below the pieces that `stand` there: the ways that hunters went, each once, and those of a hint."""
    return _drawn(dict.fromkeys([*_ways(events), *advised]), lies, big, stand)


def ways(view: Observation, actions: Sequence[Any]) -> list[Way]:
    """Those of a hint: hunters that move, one after another, and those that gather."""
    called = [(a.seat, start, a.space) for a in actions if isinstance(a, Call) for start in gathered(view, actions)]
    return [(a.seat, a.start, a.to) for a in actions if isinstance(a, Move)] + called


def _drawn(ways: Iterable[Way], lies: Lies, big: float, stand: Sequence[Point]) -> list[Safe]:
    """Each bends so that it runs under as few pieces and beside as few other ways as can be."""
    found: list[Safe] = []
    drawn: list[Point] = []
    for seat, start, to in ways:
        if start[:-1] in lies and to[:-1] in lies:
            a, b = (spot_of(space, lies, big) for space in (start, to))
            others = [*(at for at in stand if at not in (a, b)), *drawn]
            off = tuple(_SHORT if at in stand else _BARE for at in (a, b))
            curve = min((_curve(a, b, bent, off) for bent in _BENT), key=lambda curve: _covers(curve, others))
            drawn += _along(curve)
            found.append(_arrow(seat, *curve))
    return found


def _curve(a: Point, b: Point, bent: float, off: tuple[float, ...]) -> Curve:
    """From one piece up to the other, so far `off` them; between pieces that stand close it goes round in a bow, to be
    seen at all."""
    long = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    ux, uy = (b[0] - a[0]) / long, (b[1] - a[1]) / long
    (begin, end), aside = (min(one, long / 4) for one in off), bent * max(long, _CLOSE)
    dx, dy = uy * aside, -ux * aside
    return (
        (a[0] + ux * begin + dx / 6, a[1] + uy * begin + dy / 6),
        ((a[0] + b[0]) / 2 + dx, (a[1] + b[1]) / 2 + dy),
        (b[0] - ux * end + dx / 6, b[1] - uy * end + dy / 6),
    )


def _along(curve: Curve) -> list[Point]:
    """Places on it."""
    (ax, ay), (mx, my), (bx, by) = curve
    return [
        (ax * (1 - t) ** 2 + 2 * mx * t * (1 - t) + bx * t * t, ay * (1 - t) ** 2 + 2 * my * t * (1 - t) + by * t * t)
        for t in (n / _STEPS for n in range(1, _STEPS))
    ]


def _covers(curve: Curve, others: Sequence[Point]) -> int:
    """How much of it lies where something else is."""
    return sum(hypot(x - at[0], y - at[1]) < _AWAY for x, y in _along(curve) for at in others)


def _ways(events: Sequence[Any]) -> Iterable[Way]:
    for event in events:
        if isinstance(event, ev.Moved):
            yield event.seat, event.start, event.to
        elif isinstance(event, ev.Gathered):
            yield from ((event.seat, source, event.space) for source, _ in event.sources)


def _arrow(seat: int, start: Point, middle: Point, end: Point) -> Safe:
    (sx, sy), (mx, my), (ex, ey) = start, middle, end
    far = hypot(ex - mx, ey - my) or 1.0
    vx, vy = (ex - mx) / far * _HEAD, (ey - my) / far * _HEAD
    d = (
        f"M{sx:.1f} {sy:.1f}Q{mx:.1f} {my:.1f} {ex:.1f} {ey:.1f}"
        f"M{ex - vx - vy * 0.7:.1f} {ey - vy + vx * 0.7:.1f}L{ex:.1f} {ey:.1f}"
        f"L{ex - vx + vy * 0.7:.1f} {ey - vy - vx * 0.7:.1f}"
    )
    edge, line = (el("path", d=Safe(d), class_=f"bi-trail{part}") for part in ("-edge", ""))
    return el("g", edge, line, class_=f"s{seat}")
