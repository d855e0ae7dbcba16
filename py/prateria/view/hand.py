"""Cards side by side: where they lie, and a hand of them to choose from.

>>> [at.x for at in lay(Box(0, 0, 200, 80), 3, 40, 56)]
[26.0, 80.0, 134.0]
"""

from typing import Final

from ..kit.touch import Touch
from . import css
from .box import Box
from .card import card, ring
from .svg import Safe
from .touchable import as_button

__all__ = ["centred", "held", "lay", "state_in_hand", "step"]

GAP: Final = 14
FOOT: Final = 3  # under the cards of a hand
LIFT: Final = 11  # how much higher the chosen one lies


def step(room: float, n: int, size: float, apart: float) -> float:
    """How far from one to the next of n things that are `size` long, in that room: so far as they would like to be, or
    less, so that they overlap."""
    return min(apart, (room - size) / max(n - 1, 1))


def centred(start: float, room: float, n: int, size: float, gap: float) -> float:
    """Where the first of n things begins that lie in the middle of a room, `size` long each, so far from each other."""
    return start + (room - n * size - (n - 1) * gap) / 2


def lay(box: Box, n: int, w: float, h: float, gap: float = GAP) -> tuple[Box, ...]:
    """The places of n cards of w by h in the middle of the foot of a box, at most `gap` from each other. Too many for
    the box overlap."""
    free = box.w - n * w
    gap = min(free / (n + 1), gap) if free >= 0 else free / max(n - 1, 1)
    left, top = centred(box.x, box.w, n, w, gap), box.y + box.h - h - FOOT
    return tuple(Box(left + i * (w + gap), top, w, h) for i in range(n))


def state_in_hand(lifted: bool, possible: bool) -> str:
    """The class of a card that is chosen, that may be chosen, or neither: what its ring wants."""
    return css.LIFTED if lifted else css.POSSIBLE if possible else ""


def held(
    touch: Touch,
    pick: str,
    label: str,
    id_: str,
    body: Safe,
    at: Box,
    wide: float,
    *over: Safe,
    seat: int,
    lifted: bool | None = None,
    choosing: bool = True,
    start: tuple[float, float] | None = None,
) -> Safe:
    """A card of a hand that lies at `at`, a button for that pick; the chosen one lies higher.

    `body`, `wide`, `over`, `start`: as in `card`. `lifted`: whether it is the chosen one, where equal cards share a
    pick; `choosing`: whether a card is what comes next, so that those which lead on are ringed.
    """
    possible = pick in touch.possible
    if lifted is None:
        lifted = pick in touch.chosen
    state = state_in_hand(lifted, possible and choosing)
    return card(
        id_,
        body,
        at.x,
        at.y - LIFT if lifted else at.y,
        at.w,
        at.h,
        wide,
        *over,
        ring(at.w, at.h),
        seat=seat,
        class_=f"{css.MINE} {state}".rstrip(),
        start=start,
        **as_button(pick, label, lifted, lifted or possible),
    )
