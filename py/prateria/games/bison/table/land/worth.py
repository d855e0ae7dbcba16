"""How much more a small step on the land would bring if all were counted then, in words."""

from functools import lru_cache
from typing import Any

from prateria.kit.touch import Touch
from prateria.kit.words import Words

from ...engine.actions import Build, Move, Put
from ...engine.observe import Observation
from ...engine.preview import counted, preview

__all__ = ["gain", "signed", "there"]


@lru_cache(256)
def gain(view: Observation, action: Any) -> int:
    """For the seat that acts."""
    now, then = counted(view, preview(view, action))[action.seat]
    return int(then - now)


def signed(n: int) -> str:
    """
    >>> signed(2), signed(0), signed(-1)
    ('+2', '0', '−1')
    """
    return f"{n:+d}".replace("-", "−").replace("+0", "0")


def there(w: Words, view: Observation, touch: Touch, pick: str) -> str:
    """What comes of it if that space is chosen now; '' where more is to be chosen, or nothing stands there then."""
    if pick not in touch.possible:
        return ""
    seat, space = view.actors[0], pick.partition(":")[2]
    start = next((one[5:] for one in touch.chosen if one.startswith("from:")), "")
    if pick.startswith("to:") and start:
        action: Any = Move(seat, start, space)
    elif view.phase == "put":
        action = Put(seat, space)
    elif view.phase == "build" and not view.variant:
        action = Build(seat, space)
    else:
        return ""
    return w("for you %(n)s", n=signed(gain(view, action)))
