"""Small signs in boxes of 24 by 24, in the ink of their surroundings: those that more than one game needs, as markup,
and what draws those of a game.

>>> "translate(3 4) scale(0.5)" in drawing(SIGNS)("bow", 3, 4, 12)
True
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Protocol

from .svg import Safe, el

__all__ = ["SIGNS", "Drawing", "drawing"]


class Drawing(Protocol):
    """Draws the sign of that name in a box whose left upper corner is (x, y)."""

    def __call__(self, name: str, x: float, y: float, size: float, class_: str = "") -> Safe: ...


def drawing(signs: Mapping[str, str]) -> Drawing:
    """What draws these signs."""

    @lru_cache(512)
    def emblem(name: str, x: float, y: float, size: float, class_: str = "") -> Safe:
        where = f"translate({x:.5g} {y:.5g}) scale({size / 24:.4g})"
        return el("g", Safe(signs[name]), class_=class_ or None, transform=where)

    return emblem


SIGNS: Final = {
    # a staff with feathers
    "chief": (
        '<path class="em-l" d="M6.5 22.5L13 1.8"/>'
        '<path class="em" d="M12.4 4.2c4 .2 7 2.2 8.6 6.2c-4.6 .6-8-1.4-9.7-4.6zM10.5 10c4 .2 7 2.2 8.6 6.2'
        'c-4.6 .6-8-1.4-9.7-4.6zM8.6 15.8c3.6 .2 6.2 2 7.6 5.5c-4.1 .6-7-1.2-8.6-4z"/>'
    ),
    # a bow with its arrow
    "bow": (
        '<path class="em-l" d="M5 2.5C16 1.5 22.5 8 21.5 19M3 21L18 6"/>'
        '<path class="em" d="M4.5 2.5h1.2l1.9 13.9 13.9 2v1.2L6.5 17.5z'
        'M23 1l-1.6 6.6-5-5zM1.5 18.5l3.5.5.5 3.5-3 .8z"/>'
    ),
    # a deck of cards
    "cards": (
        '<path class="em-card" d="M8.5 1.5h10A1.5 1.5 0 0 1 20 3v14a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 7'
        ' 17V3a1.5 1.5 0 0 1 1.5-1.5z"/>'
        '<path class="em-l" d="M4 5.5V20a2 2 0 0 0 2 2h10"/>'
    ),
}
