"""The words of Manitou. What the app and the drawings ask for; log and advice live in `told` and `advice`."""

from collections.abc import Sequence
from typing import Any

from ...kit.words import Words, isolate
from ...view.frame import Touch
from .actions import Play
from .advice import reason, why_not
from .data import PARTY
from .nouns import kind, place, way
from .observe import Observation
from .told import sentence, winners

__all__ = [
    "action_label",
    "blurb",
    "breakdown_label",
    "kind",
    "pick_label",
    "place",
    "prompt",
    "reason",
    "round_of",
    "sentence",
    "title",
    "why_not",
]


def title(w: Words) -> str:
    """The name of the game: the same everywhere."""
    return "Manitou"


def blurb(w: Words) -> str:
    """The game in two lines, for someone who does not know it."""
    return w(
        "Hunters catch bison, great warriors catch hunters – and whoever hunts hardest is visited by the hide thief."
    )


def round_of(w: Words, n: int, of: int) -> str:
    """Which hunt it is."""
    return w("Hunt %(n)d of %(of)d", n=n, of=of)


def prompt(w: Words, view: Observation, names: Sequence[str], touch: Touch) -> str:
    """What is to be done now: for the one who acts, if it is their view, else for those who wait."""
    if view.outcome is not None:
        return winners(w, view.outcome.points, view.outcome.winners, [isolate(name) for name in names])
    if not view.turns_left:
        return w("The hunt is over: now everyone counts.")
    actor = view.actors[0]
    name = isolate(names[actor])
    mine = view.seat == actor and view.own is not None
    if view.phase == "party":
        if not mine:
            return w("%(name)s is choosing a party.", name=name)
        return w.n(
            "%(name)s: choose %(n)d card for this hunt.",
            "%(name)s: choose %(n)d cards for this hunt.",
            _party_size(view),
            name=name,
        )
    if not mine:
        return w("%(name)s is choosing a card.", name=name)
    return _turn(w, name, touch)


def _turn(w: Words, name: str, touch: Touch) -> str:
    if touch.ready is not None:
        return w("%(name)s: touch “Done”, or choose something else.", name=name)
    if any(pick.startswith("card:") for pick in touch.chosen):
        return w("%(name)s: where to? Touch one of the marked territories.", name=name)
    if touch.chosen:
        return w("%(name)s: which card do you send there?", name=name)
    return w("%(name)s: choose a card from your hand.", name=name)


def _party_size(view: Observation) -> int:
    """MA-06, for the seat that looks."""
    reserve = sum(view.own.reserve) if view.own else PARTY
    return min(PARTY - (view.seat == view.dealer), reserve)


def pick_label(w: Words, pick: str, view: Observation) -> str:
    """What a touch means, for those who hear the table."""
    sort, _, what = pick.partition(":")
    if sort == "card":
        return kind(w, what)
    if sort == "territory":
        herds = next(there.herds for there in view.territories if there.id == what)
        values = ", ".join(map(str, herds)) or "–"
        return w("%(place)s: bison %(values)s", place=place(w, what), values=values)
    return w("Pass")


def action_label(w: Words, action: Any) -> str:
    """An action as a button says it."""
    if isinstance(action, Play):
        return f"{kind(w, action.kind)}: {way(w, action.territory)}"
    return w("Pass")


def breakdown_label(w: Words, source: str) -> str:
    """Where points come from."""
    return {
        "bison": w.p("points", "Bison"),
        "captives": w.p("points", "Captives"),
        "thieves": w.p("points", "Hide thieves"),
    }[source]
