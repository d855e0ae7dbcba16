"""Tribe cards and claims as those hear them who do not see the table: what each may take now, or why it may not.

>>> from prateria.kit.words import Words
>>> from ..engine.state import State
>>> own_cards(Words("en"), State.new(seats=2, seed=1, options={"calm": True}).observe(0))[0]
'chief: there is no red chief among the open cards.'
"""

from collections.abc import Sequence
from typing import Any, Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate

from .. import words
from ..engine.actions import Claim, Haul, Pass
from ..engine.data import TRIBE
from ..engine.observe import Observation
from ..engine.preview import ways

__all__ = ["choice", "claims", "described", "foretell", "own_cards", "tribe_label"]

NAMED: Final = 3  # more are named one by one, as they are chosen


def _reason(w: Words, view: Observation, seat: int, kind: str) -> str:
    why = words.why_not(w, view._replace(seat=seat, actors=(seat,), phase="ask"), (), f"tribe:{seat + 1}-{kind}")
    return why[:1].lower() + why[1:]  # it goes on from the name of the card


def tribe_label(w: Words, view: Observation, seat: int, kind: str, free: bool) -> str:
    """A tribe card before its player, in the calm way: what it may take, or why it may not claim. Who may go along is
    said once, by the description (`words.card_meaning`)."""
    name = words.pick_label(w, f"tribe:{seat + 1}-{kind}", view)
    if free:
        found = words.worths(w, view, seat, kind)
        return f"{name}; {found}" if found else name
    return f"{name}; {_reason(w, view, seat, kind)}" if view.phase == "ask" and view.seat == seat else name


def described(w: Words, view: Observation, seat: int, kind: str) -> str:
    """What is said of that card after its label: all that it is for, and what else it would take, but not what the
    label has said."""
    several = max((len(people) for _, people in ways(view, seat, kind)), default=0)
    if several > NAMED:
        told = w.n("There is %(n)d captive to choose from.", "There are %(n)d captives to choose from.", several)
        return f"{words.card_use(w, kind)} {told}" if kind == TRIBE[0] else words.card_use(w, kind)
    who, sums = (words.takes(w, view, seat, kind, who=named) for named in (True, False))
    return words.card_use(w, kind) if who == sums else words.card_meaning(w, view, seat, kind)


def own_cards(w: Words, view: Observation) -> list[str]:
    """One's own four cards: on the council board, or what each may take, or why it may not."""
    seat = view.seat
    if seat is None:
        return []
    lying = {claim.kind for claim in view.pile if claim.seat == seat}
    return [
        f"{words.kind(w, kind)}: "
        + (
            w("on the council board")
            if kind in lying
            else words.takes(w, view, seat, kind) or _reason(w, view, seat, kind)
        )
        for kind in TRIBE
    ]


def claims(w: Words, view: Observation, names: list[str]) -> list[str]:
    """From the bottom; what is settled already is said so."""
    return [
        w("%(name)s: %(card)s (settled)", name=names[claim.seat], card=words.kind(w, claim.kind))
        if i < view.settled
        else w("%(name)s: %(card)s", name=names[claim.seat], card=words.kind(w, claim.kind))
        for i, claim in enumerate(view.pile)
    ]


def choice(w: Words, view: Observation, action: Any, then: Any = None) -> str:
    """An action with what it brings; `then`: what is chosen together with it."""
    if then is not None:
        found = w("takes: %(ways)s", ways=words.summed(w, view, then, action.kind))
        return f"{words.action_label(w, action)}, {found}"
    if isinstance(action, Pass):  # as the button says it
        return words.pick_label(w, "button:pass", view)
    label = words.action_label(w, action)
    found = words.takes(w, view, action.seat, action.kind) if isinstance(action, Claim) else ""
    return f"{label}, {found}" if found else label


def foretell(view: Observation, touch: Touch, w: Words, names: Sequence[str] = ()) -> str:
    """The choice that is ready, and what it brings."""
    if isinstance(touch.ready, Haul):
        kind, name = view.pile[view.settled].kind, isolate(names[touch.ready.seat]) if names else ""
        haul = words.summed(w, view, touch.ready, kind)
        return w("%(name)s, you take: %(haul)s.", name=name, haul=haul) if name else f"{haul}."
    if touch.then is not None:
        return f"{choice(w, view, touch.ready, touch.then)}."
    return choice(w, view, touch.ready) + "." if touch.ready is not None else ""
