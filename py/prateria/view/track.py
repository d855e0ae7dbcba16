"""A track from 0 to some number along a line: where a number is on it, and its fields.

>>> Track(10, 200, 20).at(5)
60.0
"""

from typing import NamedTuple

__all__ = ["Track"]


class Track(NamedTuple):
    """It begins at x, is so long, and reaches to `most`."""

    x: float
    length: float
    most: int

    def at(self, n: float) -> float:
        """Where n is."""
        return self.x + n / self.most * self.length

    def fields(self, first: int, last: int, y: float, h: float, gap: float = 1.2) -> str:
        """The fields from `first` to before `last` as the data of a path: `h` high about y, so far from each other."""
        wide = self.length / self.most - gap
        return "".join(
            f"M{self.at(i):.4g} {y - h / 2:.4g}h{wide:.3g}v{h:.3g}h{-wide:.3g}z"
            for i in range(first, min(last, self.most))
        )
