"""Several copies of a thing on one another, each a little aside, so that one sees that there are more.

>>> len(stack("back", 30, Box(0, 0, 50, 70), 100)), len(stack("back", 0, Box(0, 0, 50, 70), 100))
(5, 1)
"""

from typing import Final

from . import css
from .box import Box
from .card import slot
from .letters import TEXT
from .stone import stone
from .svg import Safe, el

__all__ = ["edges", "stack"]

SEEN: Final = 3  # copies that are drawn; the number says the rest
SHIFT: Final = 2  # from one copy to the next, to the right and upwards
RADIUS: Final = 11  # of the number's disc


def stack(body: Safe, n: int, at: Box, wide: float, look: str = css.CARD_DOWN) -> tuple[Safe, ...]:
    """A stack of n with its number; the empty place without any. `body`: one of them, drawn `wide` wide, and the lowest
    lies at `at`; `look`: its classes, `css.CARD_UP` or `css.CARD_DOWN`, with that of its seat if that is not around."""
    if not n:
        return (slot(at, at.w * 0.1),)
    size = f"scale({at.w / wide:.4g})"
    x, y = at.x + at.w - 2, at.y + at.h - 6
    return (
        *(
            el("g", body, transform=f"translate({at.x + i * SHIFT:.5g} {at.y - i * SHIFT:.5g}) {size}", class_=look)
            for i in range(min(n, SEEN))
        ),
        *stone(str(n), x, y, RADIUS, y + 5, TEXT),
    )


def edges(n: int, at: Box, rx: float, dx: float, dy: float, class_: str) -> list[Safe]:
    """The same in the small, without a number: n plain rectangles, the lowest at `at`, each so far from the last."""
    return [
        el("rect", x=at.x + i * dx, y=at.y + i * dy, width=at.w, height=at.h, rx=rx, class_=class_) for i in range(n)
    ]
