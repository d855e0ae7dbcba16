"""What others did last, on the land: where their pieces came from and went to, until one does something oneself.

>>> from ...engine.events import Moved
>>> arrows((Moved(1, "D4p", "E4r", 0), Moved(1, "D4p", "E4r", 0)), {"D4": (0, 2), "E4": (1, 4)})[0].count("<path")
2
"""

from collections.abc import Iterable, Sequence
from math import hypot
from typing import Any, Final

from prateria.core.game import Take
from prateria.kit.touch import Touch
from prateria.view.svg import Safe, el

from ...engine import events as ev
from ...engine.actions import Call, Move
from ...engine.grid import CELL, SPACE
from ...engine.observe import Observation
from ...engine.preview import Look
from .areas import Lies, mark, spot_of
from .shape import outline

__all__ = ["advised_ways", "arrows", "marked", "seen"]

Way = tuple[int, str, str]
"""A seat, and from where to where."""

_SHORT: Final = 21.0  # from the middle of a place to where an arrow begins and ends
_BENT: Final = 0.14  # of its length an arrow bends aside
_HEAD: Final = 9.0


def seen(view: Observation, touch: Touch, look: Look) -> tuple[Any, ...]:
    """The events to be marked: what is being told or was done since one's own turn, while nothing else is looked at."""
    if touch.chosen or touch.looked_at or touch.advised or touch.taught or view.phase in ("surplus", "over"):
        return ()
    return tuple(event for event in look.news if getattr(event, "seat", view.seat) != view.seat)


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


def arrows(events: Sequence[Any], lies: Lies) -> list[Safe]:
    """Over the pieces: the ways that hunters went, each once."""
    ways = dict.fromkeys(_ways(events))
    return _drawn(ways, lies)


def advised_ways(actions: Sequence[Any], lies: Lies) -> list[Safe]:
    """The same of what a hint says: hunters that move, one after another, and those that gather."""
    called = next((action.space for action in actions if isinstance(action, Call)), None)
    ways = [(a.seat, a.start, a.to) for a in actions if isinstance(a, Move)]
    if called is not None:
        ways += [(a.seat, a.kind, called) for a in actions if isinstance(a, Take) and a.amount and a.kind in SPACE]
    return _drawn(dict.fromkeys(ways), lies)


def _drawn(ways: Iterable[Way], lies: Lies) -> list[Safe]:
    """Those that begin or end where another one does bend to the other side by turns, ever more, so that none lies on
    another."""
    found: list[Safe] = []
    ends: dict[str, int] = {}
    for seat, start, to in ways:
        if start[:-1] in lies and to[:-1] in lies:
            n = max(ends.get(start, 0), ends.get(to, 0))
            ends[start] = ends[to] = n + 1
            found.append(_arrow(seat, start, to, lies, _BENT * (1 + n // 2) * (-1 if n % 2 else 1)))
    return found


def _ways(events: Sequence[Any]) -> Iterable[Way]:
    for event in events:
        if isinstance(event, ev.Moved):
            yield event.seat, event.start, event.to
        elif isinstance(event, ev.Gathered):
            yield from ((event.seat, source, event.space) for source, _ in event.sources)


def _arrow(seat: int, start: str, to: str, lies: Lies, bent: float) -> Safe:
    """Bent a little, so that it lies beside what stands between; from one piece up to the other."""
    (ax, ay), (bx, by) = spot_of(start, lies), spot_of(to, lies)
    long = hypot(bx - ax, by - ay) or 1.0
    ux, uy = (bx - ax) / long, (by - ay) / long
    short = min(_SHORT, long / 3.5)
    sx, sy, ex, ey = ax + ux * short, ay + uy * short, bx - ux * short, by - uy * short
    mx, my = (sx + ex) / 2 + uy * long * bent, (sy + ey) / 2 - ux * long * bent
    far = hypot(ex - mx, ey - my) or 1.0
    vx, vy = (ex - mx) / far * _HEAD, (ey - my) / far * _HEAD
    d = (
        f"M{sx:.1f} {sy:.1f}Q{mx:.1f} {my:.1f} {ex:.1f} {ey:.1f}"
        f"M{ex - vx - vy * 0.7:.1f} {ey - vy + vx * 0.7:.1f}L{ex:.1f} {ey:.1f}"
        f"L{ex - vx + vy * 0.7:.1f} {ey - vy - vx * 0.7:.1f}"
    )
    edge, line = (el("path", d=Safe(d), class_=f"bi-trail{part}") for part in ("-edge", ""))
    return el("g", edge, line, class_=f"s{seat}")
