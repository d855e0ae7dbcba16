"""What one's own latest choice has brought, where a turn is made of many small steps.

It is told above the next question and marked on the table until something else is touched.
"""

from collections.abc import Collection
from itertools import takewhile
from typing import Any

from ..core.session import Session, Step
from ..games.contract import Flow
from ..kit.touch import Touch
from ..kit.words import isolate, named_once, times
from .local import LocalGame

__all__ = ["brought", "captioned", "drawn", "ill", "in_sight", "told"]


def brought(session: Session, viewer: int | None, flow: Flow, start: int) -> tuple[Any, ...]:
    """The events of the steps from `start` on, as that seat saw them, since anybody else has moved. A turn that is over
    is told by the turns after it, and what stays marked on the table needs no words. Where steps are not told together,
    a new round begins with nothing marked."""

    def goes_on(step: Step) -> bool:
        return bool(step.action.seat == viewer and (flow.together or step.before.round == session.state.round))

    own = takewhile(goes_on, reversed(session.steps[start:]))
    steps = [*own][::-1]
    ended = max((i + 1 for i, step in enumerate(steps) if flow.ends(step.action)), default=0)
    seen = (step.before.seen_by(event, viewer) for step in steps[ended:] for event in step.events)
    marked = flow.marks(session.steps)
    return tuple(event for event in seen if event is not None and event not in marked)


def in_sight(local: LocalGame, touch: Touch) -> tuple[Any, ...]:
    """The same, while a choice is open and nothing of it has been touched. A lesson says by itself what happened."""
    shown = local.shown
    if not local.choice.open or shown.caption or shown.coach or touch.chosen or touch.looked_at:
        return ()
    return brought(local.session, shown.viewer, local.game.flow, shown.done_from)


def drawn(local: LocalGame, touch: Touch) -> tuple[Any, ...]:
    """What the table shows as the latest. In a lesson too while one reads what it says of one's own last step: a card
    that was turned up then lies there to be looked at."""
    shown = local.shown
    if not local.game.flow.together:
        return ()
    if not shown.coach:
        return in_sight(local, touch)
    return brought(local.session, shown.viewer, local.game.flow, shown.done_from) if shown.to_read else ()


def told(local: LocalGame, touch: Touch, heard: Collection[str] = ()) -> str:
    """The same in sentences, for the line above the table, with what explains it; without those that have been
    `heard`."""
    shown, texts = local.shown, local.game.texts
    if not local.game.flow.together:
        return ""  # what is marked on the table is all there is
    events = in_sight(local, touch)
    view = local.session.state.observe(shown.viewer) if events else None
    said: list[str] = []
    for event in events:
        why = texts.heard(shown.w, event, shown.viewer, view)
        if why or texts.again(event):
            said += [texts.sentence(shown.w, event, shown.names, shown.viewer) or "", why]
    return " ".join(named_once(times(one for one in said if one and one not in heard), shown.names))


def captioned(local: LocalGame) -> frozenset[str]:
    """The sentences that are being told now."""
    shown, sentence = local.shown, local.game.texts.sentence
    said = (sentence(shown.w, event, shown.names, shown.viewer) for event in shown.news)
    return frozenset(one for one in said if one and (one in shown.caption or _nameless(one) in shown.caption))


def _nameless(said: str) -> str:
    """A sentence as it stands after another one of the same player; itself where it has no name (`named_once`)."""
    rest = said.partition(f"{isolate('')[1:]} ")[2]
    return f"{rest[:1].upper()}{rest[1:]}" or said


def ill(local: LocalGame, touch: Touch) -> bool:
    """Whether bad news is among it, which is not told in the colour of what is gained."""
    return any(map(local.game.texts.woe, in_sight(local, touch)))
