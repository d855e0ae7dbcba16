"""What is lost by an action: said before it is done. WE-14, WE-30."""

from collections.abc import Collection, Sequence
from typing import Any

from prateria.kit.words import Words

from ..engine import events as ev
from ..engine.observe import Observation
from .effects import part
from .nouns import native, step, steps, territory

__all__ = ["given_up", "gone_from", "left_undone", "lost", "unused"]

_EMPTY = (ev.Opened, ev.Closed, ev.BagOpened, ev.Answered, ev.WentOn, ev.FirstOfSwap, ev.MovesEnded, ev.TransfersEnded)
"""What changes nothing by itself."""


def lost(w: Words, view: Observation, action: Any, possible: Collection[str]) -> str:
    """What can be done now and no longer afterwards, as a question; '' where nothing is lost. `possible`: what can be
    touched instead."""
    gone, verb = given_up(w, view, action, possible), getattr(action, "verb", "")
    if not gone:
        return ""
    if verb == "end":
        return w("end the turn? You lose: %(actions)s. Choose “Done”, or do that first.", actions=", ".join(gone))
    if verb == "buy":
        return w("buy this now? You lose: %(actions)s. Choose “Done”, or do that first.", actions=", ".join(gone))
    return w(
        "%(action)s now? You lose: %(actions)s. Choose “Done”, or do that first.",
        action=step(w, action.what),
        actions=", ".join(gone),
    )


def left_undone(w: Words, view: Observation, action: Any, possible: Collection[str]) -> str:
    """The same once the turn has been ended at a touch, since it can be taken back; '' where nothing was left."""
    gone = given_up(w, view, action, possible) if getattr(action, "verb", "") == "end" else ()
    if not gone:
        return ""
    said = w("Your turn is over without: %(actions)s.", actions=", ".join(gone))
    # while others play there is no key for it
    return f"{said} {w('“Undo” brings you back.')}" if len(view.players) == 1 else said


def gone_from(w: Words, view: Observation, where: str) -> str:
    """Who goes to the long house by smallpox, and from where (WE-33).

    >>> from ..engine.state import State
    >>> gone_from(Words("en"), State.new(seats=2, seed=1).observe(0), "V1")
    'warrior (Village 1) goes to the long house.'
    """
    areas = {area.id: area.native for place in view.territories for area in place.areas}
    who, place = native(w, areas.get(where) or "warrior"), territory(w, where.partition(".")[0])
    return w("%(who)s (%(place)s) goes to the long house.", who=who, place=place)


def unused(w: Words, events: Sequence[Any]) -> str:
    """Which actions of the tile that was played last were not done, and which were done and brought nothing; '' where
    all brought something.

    >>> unused(Words("en"), [ev.TileChosen(0, "C3", "A7", ("fish", "mask"), False), ev.StepBegan(0, "mask")])
    'Not used: Fish. This brought nothing: Mask.'
    >>> unused(Words("en"), [ev.TileChosen(0, "C3", "A7", ("fish", "mask"), False)])
    'Nothing of it was used.'
    """
    left, done, now, whole = list[str](), list[str](), "", 0
    for event in events:
        match event:
            case ev.TileChosen():
                left, done, now = [what for what in event.steps if what != "fire"], [], ""
                whole = len(left)
            case ev.StepBegan():
                now = event.step
                if now in left:
                    left.remove(now)
                    done.append(now)
            case _ if now in done and not isinstance(event, _EMPTY):
                done.remove(now)
    if len(left) == whole > 1:
        return w("Nothing of it was used.")
    told = [w("Not used: %(actions)s.", actions=steps(w, left))] * bool(left)
    told += [w("This brought nothing: %(actions)s.", actions=steps(w, done))] * bool(done)
    return " ".join(told)


def given_up(w: Words, view: Observation, action: Any, possible: Collection[str]) -> list[str]:
    """The same by its names."""
    asked = view.asked
    if asked is None or asked.what != "steps" or getattr(action, "verb", "") not in ("do", "buy", "end"):
        return []
    trade = ["exchange"] * ("button:exchange" in possible)
    gone = [w.p("lost", "exchanging goods") for _ in trade]
    if action.verb == "buy":
        return gone
    if any(f"progress:{tile}" in possible for tile in view.offer):
        gone.append(w.p("lost", "buying a progress tile"))
    gone += [part(w, "spend")] * ("button:spend" in possible)
    if asked.any_order and action.verb == "do":
        return gone
    above = asked.steps[: asked.steps.index(action.what)] if action.verb == "do" else asked.steps
    still = [what for what in above if f"step:{what}" in possible]
    fire = ["fire"] * ("fire" in above and any(pick.startswith("tile:") for pick in possible))
    return [*gone, *([steps(w, (*still, *fire))] if still or fire else [])]
