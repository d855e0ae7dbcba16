"""A piece that somebody moves by hand, beside touching: what the page asks while it is on its way (web/drag.mjs).

Nothing is done before it is dropped, not even what would go at once when touched.
"""

from collections.abc import Callable
from typing import Final

from .loop import Loop

__all__ = ["CARRYING"]


def lift(loop: Loop, pick: str) -> None:
    """A piece is taken up: it alone is chosen, so that its places glow. ``: it is no pick, such as the tile in hand."""
    choice = loop.local.choice
    if choice.lift(pick):
        loop.look_away(choice.picker.chosen)  # what is looked at may lie over the places
        loop.screen.show()
        loop.local.shown.since = []


def hover(loop: Loop, pick: str) -> None:
    """It is over that place, ``: over none: what it would bring is shown."""
    _carried(loop, loop.local.choice.carry(pick))


def drop(loop: Loop, pick: str) -> None:
    """It lies there, as if both had been touched. ``: where it was dropped is no pick. Where
    that settles it (`Flow.settles`) it is done: to carry it there is to mean it."""
    choice = loop.local.choice
    if not choice.carry(pick):
        return
    choice.carried = None
    ready = choice.ready()
    if not pick and loop.local.game.flow.settles and ready is not None:
        choice.make([ready], confirmed=True)
    else:
        loop.settle()


def let_go(loop: Loop, value: str) -> None:
    """It was dropped where nothing takes it, or not at all: restore what was chosen before."""
    _carried(loop, loop.local.choice.put_back())


def _carried(loop: Loop, changed: bool) -> bool:
    if changed:
        loop.screen.show()
    return changed


CARRYING: Final[dict[str, Callable[[Loop, str], None]]] = {
    "lift": lift,
    "hover": hover,
    "drop": drop,
    "let-go": let_go,
}
