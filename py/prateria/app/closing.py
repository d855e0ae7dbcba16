"""The end of a turn: one that comes by itself stays in sight for a moment first, to be taken back; one that came at a
touch says what was left to do."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import takewhile
from typing import Any

from ..kit.touch import Touch
from .asked import Asked
from .brought import told
from .local import LocalGame
from .pace import LINE
from .takeback import undo_rule

__all__ = ["brought", "by_itself", "ending", "left_undone", "letters", "over", "stay", "still"]


@contextmanager
def by_itself(local: LocalGame, end: Sequence[Any] | None, show: Callable[[], None]) -> Iterator[None]:
    """While a choice is waited for: after that moment these actions are made, unless something was touched; None: it
    waits for ever. `show`: draws that it does not go by itself after all."""
    ending = asyncio.ensure_future(_end(local, end, show)) if end is not None else None
    try:
        yield
    finally:
        if ending is not None:
            ending.cancel()


def over(local: LocalGame) -> bool:
    """Whether it is the turn that ends by itself, and not an action that alone can be done."""
    asked = local.asked
    return local.choice.closing and asked is not None and any(map(local.game.flow.ends, asked.actions))


def ending(local: LocalGame) -> tuple[str, ...]:
    """What is touched to end the turn."""
    actions = local.asked.actions if local.asked is not None else ()
    return tuple(pick for action in actions if local.game.flow.ends(action) for pick in action.picks)


def brought(local: LocalGame) -> str:
    """What the turn that ends now has brought who sees the table, by it as it was when the turn began."""
    seat, flow = local.shown.viewer, local.game.flow
    own = takewhile(lambda step: step.action.seat == seat and not flow.ends(step.action), reversed(local.session.steps))
    first = next(iter([*own][::-1]), None)
    if first is None or seat is None:
        return ""
    return local.game.texts.brought(local.shown.w, first.before.observe(seat), local.session.state.observe(seat))


def letters(local: LocalGame) -> int:
    """So many are told of what one's latest step has brought, before the turn ends; two lines where something can
    still be done, for which there is time so."""
    asked = local.asked
    more = local.game.texts.still(local.shown.w, asked.actions) if asked is not None else ""
    return max(len(told(local, Touch((), ()))), LINE + 1 if more else 0)


def still(local: LocalGame) -> str:
    """What can be done before that turn is over, which can be taken back."""
    w, asked = local.shown.w, local.asked
    more = local.game.texts.still(w, asked.actions) if asked is not None else ""
    return more or w("You can still take it back.")


async def _end(local: LocalGame, actions: Sequence[Any], show: Callable[[], None]) -> None:
    """What alone can be done waits for who plays by keys: they have just been told which key does it."""
    heard = bool(local.page.unheard())
    await local.pace.linger(letters(local))
    if (heard or local.page.unheard()) and not local.game.flow.ends(actions[0]):
        stay(local, show)
    if local.choice.closing:
        local.choice.make(actions)


def stay(local: LocalGame, show: Callable[[], None]) -> None:
    """Somebody does something: the turn does not end by itself any more."""
    if local.choice.closing:
        local.choice.closing = False
        show()


def left_undone(local: LocalGame, asked: Asked, actions: Sequence[Any]) -> None:
    """What is passed over by the end of a turn that needed no "Done", since it can be taken back, is said."""
    if len(actions) != 1 or not local.game.flow.ends(actions[0]) or undo_rule(local) != "open":
        return
    picks = {pick for action in asked.actions for pick in action.picks}
    view = local.session.state.observe(asked.seat)
    if not local.choice.confirmed and (said := local.game.texts.left_undone(local.shown.w, view, actions[0], picks)):
        local.page.toast(said)
