"""What to do now, in one sentence: for whoever is asked, and for those who wait."""

from collections.abc import Sequence

from prateria.kit.result import ended
from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate

from ..engine.actions import Play
from ..engine.data import PARTY
from ..engine.observe import Observation
from ..engine.preview import Preview, preview
from .nouns import place, played, way

__all__ = ["prompt", "spoken"]


def prompt(w: Words, view: Observation, names: Sequence[str], touch: Touch) -> str:
    """What is to be done now: for the one who acts, if it is their view, else for those who wait."""
    if view.outcome is not None:
        return ended(w, view.outcome.points, view.outcome.winners, [isolate(name) for name in names])
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
    if touch.chosen or touch.ready is not None or view.turns_left > len(view.players):
        return _turn(w, name, touch, view)
    return w("%(name)s: choose your last card for this hunt.", name=name)


def _turn(w: Words, name: str, touch: Touch, view: Observation) -> str:
    if isinstance(touch.ready, Play):
        what = f"{played(w, [touch.ready.kind])} {way(w, touch.ready.territory)}"
        if rule := _rule(w, preview(view, touch.ready)):
            told = w("%(name)s, you send %(what)s: %(rule)s. Touch “Done”.")
            return told % {"name": name, "what": what, "rule": rule}
        return w("%(name)s, you send %(what)s. Touch “Done”, or choose something else.", name=name, what=what)
    if touch.ready is not None:
        return w("%(name)s: touch “Done”, or choose something else.", name=name)
    if any(pick.startswith("card:") for pick in touch.chosen):
        return w("%(name)s: where to? Touch one of the marked territories.", name=name)
    if touch.chosen:
        return w("%(name)s: which card do you send there?", name=name)
    return w("%(name)s: choose a card from your hand.", name=name)


def _rule(w: Words, shown: Preview | None) -> str:
    """Of what happens seldom: why it does (MA-11, MA-13, MA-17)."""
    if shown is None:
        return ""
    if shown.result == "equal":
        return w("two of a kind both fall")
    if shown.result == "sacrifice":
        return w("both fall, and the lower one of the pair stays")
    if shown.result == "joins" and shown.guard and len(shown.guard[1]) > 1:
        return w("of a pair only the upper one can be attacked")
    if any(seat == shown.seat and not strength for seat, _, strength, _ in shown.standing.catches):
        return w("whoever is alone there takes the herds")
    return ""


def spoken(w: Words, view: Observation, names: Sequence[str], touch: Touch) -> str:
    """What is said in place of a prompt that speaks of what one sees; '' elsewhere."""
    if touch.ready is None and any(pick.startswith("card:") for pick in touch.chosen):
        return w("%(name)s: where to? N: the next territory.", name=isolate(names[view.actors[0]]))
    if touch.ready is None and touch.chosen:  # it says where to, as another place is asked in the same words
        there = touch.chosen[-1].partition(":")[2]
        return f"{place(w, there)}. {_turn(w, isolate(names[view.actors[0]]), touch, view)}"
    return ""


def _party_size(view: Observation) -> int:
    """MA-06, for the seat that looks."""
    reserve = sum(view.own.reserve) if view.own else PARTY
    return min(PARTY - (view.seat == view.dealer), reserve)
