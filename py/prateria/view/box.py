"""Rectangles on the stage, in CSS pixels."""

from functools import lru_cache
from typing import NamedTuple

from .svg import Safe, el

__all__ = ["Box"]


class Box(NamedTuple):
    """A rectangle: its left upper corner, width and height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, by: float) -> "Box":
        """The rectangle within it that keeps so far from all four sides."""
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def rect(self, class_: str, rx: float | None = None) -> Safe:
        """It as markup. `class_`: what it is drawn as (see css.py); `rx`: how round its corners are."""
        return _rect(self.x, self.y, self.w, self.h, rx, class_)


@lru_cache(1024)
def _rect(x: float, y: float, w: float, h: float, rx: float | None, class_: str) -> Safe:
    """Kept, as most rectangles of a table stay where they are from one drawing to the next."""
    return el("rect", x=x, y=y, width=w, height=h, rx=rx, class_=class_)
