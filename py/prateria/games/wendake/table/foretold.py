"""What a choice brings, as those hear it who do not see the table.

>>> from ..engine.state import State
>>> state = State.new(seats=2, seed=1)
>>> state.apply(next(a for a in state.legal_actions() if a.text.endswith("tile C2")))
>>> [label(Words("en"), state.observe(0), action) for action in state.legal_actions()][0]
'Harvest: 1 corn'
"""

from collections.abc import Sequence
from typing import Any

from prateria.kit.touch import Touch
from prateria.kit.words import Words

from .. import words
from ..engine.data import YEARS
from ..engine.observe import Observation
from ..engine.preview import gains
from ..words import nouns
from ..words.brings import amounts, in_all, in_pair, now, swapping
from ..words.heard import masks_make
from ..words.leaving import given_up_by
from ..words.lost import given_up
from ..words.people import lead

__all__ = ["foretell", "label", "of_tile", "on_button", "outpost_for"]


def of_tile(w: Words, view: Observation, steps: Sequence[str]) -> str:
    """What a tile would bring now, of a Mask what the masks that one has make."""
    return ", ".join(filter(None, (in_all(w, view, steps), masks_make(w, view) if "mask" in steps else "")))


def outpost_for(w: Words, view: Observation, where: str) -> str:
    """What an outpost in that area is good for: who of the village takes its place later (WE-45)."""
    product = next(area.product for place in view.territories for area in place.areas if area.id == where)
    return w("outpost, for a hunter later") if product == "beaver" else w("outpost, for a woman later")


def label(w: Words, view: Observation, action: Any) -> str:
    """An action as a button says it, with what it brings now."""
    said = words.action_label(w, action, view)
    verb = getattr(action, "verb", "")
    if verb == "stand" and (then := lead(w, view, action.where)):
        return f"{said}: {then}"
    if verb in ("track", "shift") and (counts := in_pair(w, view, action.picks[:-1], action.picks[-1])):
        return f"{said}; {counts}"
    if verb in ("exchange", "spend", "order") or (verb, action.what) == ("open", "swap"):
        return on_button(w, view, action.picks[0].partition(":")[2], said)
    if verb == "tile" and (
        here := next((at.steps for at in view.players[action.seat].grid if at.id == action.what), ())
    ):
        return ", ".join(filter(None, (said, of_tile(w, view, here))))
    if verb == "go" and (much := now(w, view, "button:go")):
        return f"{said} ({much})"
    if verb != "do":
        return said
    brings = amounts(w, view, action.picks[0])
    return f"{said}: {', '.join(brings)}" if brings else said


def on_button(w: Words, view: Observation, what: str, label: str) -> str:
    """The name of a button, with what it brings or costs, or how far it goes."""
    if what in ("exchange", "spend") and (much := now(w, view, f"button:{what}")):
        return f"{label} ({much})"
    if what == "swap" and gains(view, "button:swap"):
        return f"{label}. {w('It costs 1 point.')}"
    if what != "order":
        return label
    place = len(view.next_order) + 1
    when = w("Place next year: %(n)d.", n=place) if view.year < YEARS else w("Place for ties: %(n)d.", n=place)
    return f"{label}. {when}"


def foretell(view: Observation, touch: Touch, w: Words, names: Sequence[str] = ()) -> str:
    """The choice that is ready, what it brings, and what is lost by it (WE-14, WE-33). After a hint what is chosen has
    the focus and says its rule and price itself, the hint what it is good for: its name is left."""
    action = touch.ready
    if action is None:
        return ""
    said, verb = f"{label(w, view, action).rstrip('.')}.", getattr(action, "verb", "")
    if verb == "swap" and view.asked and view.asked.first:
        said = swapping(w, view, action.what)
    elif touch.reason is not None and verb == "tile":
        said = f"{words.action_label(w, action, view)}."
    elif touch.reason is not None and verb in ("buy", "use"):
        name = nouns.progress(w, action.what)
        said = f"{w('Buy: %(tile)s', tile=name) if verb == 'buy' else w('Use: %(tile)s', tile=name)}."
    elif touch.reason is not None and verb in ("stand", "fight", "raid"):
        said = f"{words.action_label(w, action, view).partition('. ')[0]}."
    if loss := given_up_by(w, view, action, names):
        said = f"{said} {loss}"
    if gone := given_up(w, view, action, touch.possible):
        return f"{said} {w('You lose: %(actions)s.', actions=', '.join(gone))}"
    if verb != "lose":
        return said
    here = (area.native for place in view.territories for area in place.areas if area.id == action.what)
    return f"{w('To the long house: %(who)s.', who=nouns.native(w, next(here, 'warrior')))} {said}"
