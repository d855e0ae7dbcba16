"""Whose is what: the colour class and the shape of each seat. Colours themselves live in web/css/tokens.css.

A group with `class="s1"` gives everything inside it the colours of seat 1 as `--seat`, `--on`, `--soft` and `--tone`
(css/table.css); the shape says the same without colour.
"""

from functools import lru_cache
from typing import Final

from . import css
from .svg import Safe, el

__all__ = ["SHAPES", "seat_class", "shape"]

SHAPES: Final = (
    "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z",
    "M12 2.5l10.3 18H1.7z",
    "M3.5 4.5a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1z",
    "M12 1.5l3.1 7 7.6.8-5.7 5.1 1.6 7.5-6.6-3.8-6.6 3.8L7 14.4 1.3 9.3l7.6-.8z",
    "M12 1.2l7.8 10.8L12 22.8 4.2 12z",
)
"""Circle, triangle, square, star, lozenge in a box of 24 by 24."""


def seat_class(seat: int) -> str:
    """The class that carries the colours of a seat."""
    return f"s{seat}"


@lru_cache(1024)
def shape(seat: int, x: float, y: float, size: float) -> Safe:
    """The mark of a seat with its left upper corner at (x, y); it takes the colour of the group around it."""
    return el("path", d=SHAPES[seat], class_=css.MARK, transform=f"translate({x:.10g} {y:.10g}) scale({size / 24:.4g})")
