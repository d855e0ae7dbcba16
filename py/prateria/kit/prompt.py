"""What to do now, as any game may say it: the end, what is chosen already, and who is waited for."""

from collections.abc import Sequence
from typing import Any

from .result import ended
from .touch import Touch
from .words import Words, isolate

__all__ = ["usual"]


def usual(w: Words, view: Any, names: Sequence[str], touch: Touch) -> str:
    """A sentence, or '' where the seat that looks has something to choose: only its game knows what.

    `view`: an observation with `seat`, `actors` and `outcome`, as most have them; `names`: of all seats.
    """
    names = [isolate(name) for name in names]
    if view.outcome is not None:
        return ended(w, view.outcome.points, view.outcome.winners, names)
    if touch.ready is not None:
        return w("%(name)s: touch “Done”, or choose something else.", name=names[touch.ready.seat])
    if view.seat in view.actors:
        return ""
    return w("To choose: %(names)s.", names=w.list([names[seat] for seat in view.actors]))
