"""What lies round the land in its window: grass of the country that nobody has come to yet, hills near the land.

>>> beyond((30,)).count("<path")
3
"""

from functools import lru_cache
from typing import Final

from prateria.view.box import Box
from prateria.view.svg import Safe, el, join

from ...engine.grid import NEIGHBOURS
from .shape import middle, outline

__all__ = ["beyond", "meadow"]

_STEP: Final = 58.0  # from tuft to tuft, about
_AWAY: Final = 0.34  # so much of it each stands aside, at the most
_SPREAD: Final = 0.618034  # a tuft as far from the last one as can be, whatever their number


@lru_cache(8)
def meadow(box: Box) -> Safe:
    """Tufts all over the box, the same at each look."""
    d, n = "", 0
    for row in range(int(box.h / _STEP)):
        for column in range(int(box.w / _STEP)):
            n += 1
            aside, down = (n * _SPREAD % 1 - 0.5), (n * _SPREAD * _SPREAD % 1 - 0.5)
            x = box.x + (column + 0.5 + row % 2 * 0.3 + 2 * _AWAY * aside) * _STEP
            y = box.y + (row + 0.6 + 2 * _AWAY * down) * _STEP
            high = 6 + n % 3
            d += f"M{x:.0f} {y:.0f}q-1-4-4-{high - 2}M{x:.0f} {y:.0f}q0-4 1-{high}M{x:.0f} {y:.0f}q1-4 5-{high - 2}"
    return el("path", d=Safe(d), class_="bi-meadow")


_HILLS: Final = ((-44, -6, 50), (-4, 20, 46), (-20, -32, 42))  # where one begins, and how wide it is


@lru_cache(8)
def beyond(laid: tuple[int, ...]) -> Safe:
    """The cells round the land, paler with each step away from it, and the hills there."""
    there = {*laid}
    rings = list[set[int]]()
    for _ in range(2):
        rings.append({near for cell in there for near in NEIGHBOURS[cell] if near >= 0} - there)
        there |= rings[-1]
    fields = ("".join(map(outline, sorted(ring))) for ring in rings)
    hills = "".join(
        f"M{x + dx:.0f} {y + dy:.0f}q{wide / 2:.0f} {-15 - (cell + n) % 3 * 3} {wide} 1"
        for cell in sorted(rings[0])
        for x, y in [middle(cell)]
        for n, (dx, dy, wide) in enumerate(_HILLS)
        if (cell + n) % 3
    )
    parts = [el("path", d=Safe(d), class_="bi-beyond") for d in fields]
    return join((*parts, el("path", d=Safe(hills), class_="bi-hills")))
