"""What areas are worth, written on them. BI-25 to BI-27."""

from collections.abc import Iterable, Sequence
from typing import Final

from prateria.view import css
from prateria.view.measure import width
from prateria.view.palette import shape
from prateria.view.svg import Safe, el

from ...engine.grid import CELL
from ...engine.observe import Area
from .areas import Lies, anchor
from .shape import Point, bounds
from .spots import PIECES

__all__ = ["plates"]

_FIGURE: Final = 13  # on a plate, in the measure of the land
_HIGH: Final = 18  # a plate
_SHAPE: Final = 14.0  # the shape of a seat after it
_APART: Final = 4.0
_ASIDE: Final = tuple((dx, dy) for dy in (0, -14, 14, -26, 26) for dx in (0, -14, 14))
"""Where a plate is tried, from where the animals of a space are."""


def plates(areas: Iterable[Area], lies: Lies, big: float, stand: Sequence[Point] = ()) -> list[Safe]:
    """On the land, for areas that somebody leads: how many animals each gets who gets some, the leaders first, and
    their shapes. None lies over another, none reaches beyond the land, and as few as can be lie on what stands there
    (`stand`). `big`: how much larger than drawn, so that it can be read from afar."""
    left, _, right, _ = bounds(tuple(CELL[name] for name in lies))
    taken: list[tuple[float, float, float]] = []  # middle, and half the width
    parts = []
    for area in areas:
        first = [(seat, str(area.gains[seat])) for seat in _sharing(area)]
        half = (sum(width(text, _FIGURE) + _SHAPE for _, text in first) + 10 + _APART * (len(first) - 1)) / 2 * big
        middles = [anchor(space, lies) for space in area.spaces]
        cx, cy = (sum(n) / len(middles) for n in zip(*middles, strict=True))
        middles.sort(key=lambda at: (at[0] - cx) ** 2 + (at[1] - cy) ** 2)
        tries = [(min(max(x + dx, left + half), right - half), y + dy * big) for dx, dy in _ASIDE for x, y in middles]
        x, y = min(tries, key=lambda at: (_lies_on(at, half, big, taken), _covers(at, half, big, stand)))
        taken.append((x, y, half))
        parts.append(_plate(first, x, y, half / big, big))
    return parts


def _sharing(area: Area) -> list[int]:
    """Who gets something there, the leaders first, and leaders who get nothing."""
    there = (seat for seat, place in enumerate(area.places) if place == 1 or area.gains[seat])
    return sorted(there, key=lambda seat: area.places[seat])


def _lies_on(at: Point, half: float, big: float, taken: list[tuple[float, float, float]]) -> bool:
    return any(abs(at[0] - x) < half + other and abs(at[1] - y) < (_HIGH + 1) * big for x, y, other in taken)


def _covers(at: Point, half: float, big: float, stand: Sequence[Point]) -> int:
    """How many pieces lie under it."""
    return sum(
        abs(at[0] - x) < half + 0.7 * PIECES and abs(at[1] - y) < _HIGH / 2 * big + 0.9 * PIECES for x, y in stand
    )


def _plate(first: Sequence[tuple[int, str]], x: float, y: float, half: float, big: float) -> Safe:
    kids, at = [], 5 - half
    for seat, text in first:
        wide = width(text, _FIGURE)
        kids.append(el("text", text, x=round(at, 1), y=4.8, font_size=_FIGURE, class_=css.HEAVY))
        kids.append(el("g", shape(seat, round(at + wide + 1, 1), -6.5, 13), class_=f"s{seat}"))
        at += wide + _SHAPE + _APART
    return el(
        "g",
        el("rect", x=round(-half, 1), y=-_HIGH / 2, width=round(2 * half, 1), height=_HIGH, rx=8, class_="bi-plate"),
        *kids,
        class_="bi-area-plate",
        transform=f"translate({x:.5g} {y:.5g}) scale({big:.3g})",
    )
