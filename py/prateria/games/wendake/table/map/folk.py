"""The people on the map as pieces that glide from where they were to where they are (web/glide.mjs). WE-40 to WE-45.

A heap of equal people is drawn as its two topmost, each with an id of its own: who comes takes a new one and glides in
from where the events say, who leaves uncovers the next. Who goes to a long house fades there (`data-fades`). Touches go
through them to what they stand on. Places are named by the ids of territories and areas; the long house of V1 is H1.

>>> from ...engine.events import Moved, NativesCame, Transferred
>>> origins([Moved(0, "V1", "B1", ""), Transferred(1, "B1.0", "woman", False)])["B1", 0]
('V1', 1)
>>> origins([NativesCame(1, (2, 0, 1))])
{('V2.0', 1): ('H2', 2), ('V2', 1): ('H2', 1)}
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LABEL, NOTE
from prateria.view.piece import piece
from prateria.view.stone import stone
from prateria.view.svg import Safe, el

from ...engine.data import NATIVES
from ...engine.events import Fought, GhostActed, Moved, NativeLost, NativesCame, Raided, Transferred
from ...engine.observe import Area, Observation
from ..figures import FIGURE, figure
from ..pictograms import sign

__all__ = ["at_home", "beside", "fallen", "footing", "heap", "in_area", "number", "origins", "over_area"]

_HIGH: Final = 34.0  # a figure in its own measure
SMALL: Final = 34.0
"""The slot of an area below which there is no room on it for a number."""
_GHOST: Final = 1  # its side, alone
_DRAWN: Final = 2  # of a heap
_WALKS: Final = 30.0  # so high is who is on the way to a long house


def origins(news: Sequence[Any]) -> dict[tuple[str, int], tuple[str, int]]:
    """From where people of a seat came to a territory or area by these events: the name of a place, and how many."""
    found: dict[tuple[str, int], tuple[str, int]] = {}
    for event in news:
        match event:
            case Moved() | Raided():
                found[event.area or getattr(event, "to", ""), event.seat] = event.origin, 1
            case Transferred():
                home, village = event.area.partition(".")[0], f"V{event.seat + 1}"
                found[home if event.stays else village, event.seat] = event.area, 1
                found[event.area, event.seat] = f"{village}.{int(event.native == 'hunter')}", 1
            case NativesCame():
                village, house = f"V{event.seat + 1}", f"H{event.seat + 1}"
                for where, n in zip((f"{village}.0", f"{village}.1", village), event.natives, strict=True):
                    if n:
                        found[where, event.seat] = house, n
            case GhostActed() if event.card == "raiders" and not event.fought:
                found[event.what, _GHOST] = f"V{_GHOST + 1}", 1
            case GhostActed() if event.back:
                found[f"V{_GHOST + 1}", _GHOST] = f"H{_GHOST + 1}", event.back
    return found


def fallen(news: Sequence[Any]) -> list[tuple[str, int, str]]:
    """Who goes to a long house by these events: (native, seat, the territory or area where they were)."""
    found = []
    for event in news:
        match event:
            case Fought():
                found += [("warrior", event.seat, event.to), ("warrior", event.other, event.to)]
            case Raided():
                found.append((event.native, event.other, event.area))
                if event.native == "warrior":
                    found.append(("warrior", event.seat, event.area))
            case NativeLost():
                found.append((event.native, event.seat, event.place))
            case GhostActed() if event.card == "raiders" and event.fought:
                found += [("warrior", 0, event.what), ("warrior", _GHOST, event.what)]
    return found


def at_home(view: Observation, news: Sequence[Any], spot_of: Callable[[str], Box]) -> list[Safe]:
    """The latest in each long house. Nobody sees them there, only on their way to it."""
    gone = fallen(news)
    houses = [player.house for player in view.players]
    if view.ghost:
        houses.append((0, 0, view.ghost.house))
    kids = []
    for seat, house in enumerate(houses):
        spot = spot_of(f"H{seat + 1}")
        for native, n in zip(NATIVES, house, strict=True):
            starts = [spot_of(where) for what, of, where in gone if (what, of) == (native, seat)]
            last = range(max(n - max(len(starts), 1), 0), n)
            kids += [_home(native, seat, k, spot, starts[k - n] if starts else None) for k in last]
    return kids


def _home(native: str, seat: int, k: int, spot: Box, start: Box | None) -> Safe:
    """One in the long house."""
    high, wide = _WALKS, _WALKS * FIGURE
    x, y = spot.middle
    return piece(
        f"{native}-home-{seat}-{k}",
        figure(native, seat, 0, 0, _HIGH),
        x - wide / 2,
        y - high / 2,
        wide,
        high,
        high / _HIGH,
        class_="we-native we-home",
        start=(start.middle[0] - wide / 2, start.middle[1] - high / 2) if start else None,
        data_fades=True,
    )


@lru_cache(512)
def heap(
    where: str, native: str, seat: int, n: int, box: Box, came: tuple[Box, int] | None, lies: bool = False
) -> tuple[Safe, ...]:
    """So many natives of one kind on one spot. `came`: the spot from where the last of them have come, and how many, if
    any have."""
    scale = box.h / _HIGH
    start, new = came or (None, 0)
    from_ = (start.middle[0] - box.h * FIGURE / 2, start.middle[1] - box.h / 2) if start else None
    name = where.replace(".", "-")
    return tuple(
        piece(
            f"{native}-{name}-{seat}-{k}",
            figure(native, seat, 0, 0, _HIGH, lies),
            box.x,
            box.y,
            box.h * FIGURE,
            box.h,
            scale,
            class_="we-native",
            start=from_ if k >= n - new else None,
        )
        for k in range(max(n - _DRAWN, 0), n)
    )


@lru_cache(512)
def in_area(area: Area, box: Box, came: tuple[Box, int] | None) -> tuple[Safe, ...]:
    """Who is in an area."""
    if area.seat is None:
        return ()
    h = round(box.w * 0.94, 1)
    cx, cy = box.middle
    spot = Box(round(cx - h * FIGURE / 2, 1), round(cy - h / 2, 1), round(h * FIGURE, 1), h)
    return heap(area.id, area.native, area.seat, area.stack, spot, came, area.native == "warrior")


@lru_cache(512)
def over_area(area: Area, box: Box) -> tuple[Safe, ...]:
    """What is read over them: what the area yields, how many there are."""
    if area.seat is None:
        return ()
    small = max(box.w * 0.4, 13)
    kids = [sign(area.product, round(box.x - 1, 1), round(box.y + box.w - small + 1, 1), round(small, 1))]
    small = box.w < SMALL
    # at the foot, beside who is there and the round: upon it the number would hide the bow or the spear
    return *kids, *number(area.stack, box.x + box.w + 6, box.y + box.w - 4, small)


def beside(n: int, spot: Box) -> list[Safe]:
    """How many stand on a spot, at their feet."""
    small = spot.h < 24
    x = spot.x + min(spot.h * FIGURE + 5, spot.w - 4)
    return number(n, x, spot.y + spot.h * (0.6 if small else 0.82), small)


def number(n: int, x: float, y: float, small: bool = False) -> list[Safe]:
    """How many, if more than one."""
    if n < 2:
        return []
    r = 7.5 if small else 8.5 if n < 10 else 9.5
    return [*stone(str(n), round(x, 1), round(y, 1), r, round(y + 4.5, 1), NOTE if small else LABEL)]


def footing(name: str, spot: Box) -> Safe:
    """The ground below somebody's feet, unseen until it is marked that something has happened there."""
    high = spot.h
    middle = spot.x + high * FIGURE / 2
    return el("ellipse", cx=round(middle, 1), cy=round(spot.y + high * 0.9, 1), rx=round(high * FIGURE * 0.62, 1),
              ry=round(high * 0.2, 1), class_=css.SPOT, data_place=f"spot-{name}")  # fmt: skip
