"""Why one would barter, buy, gain an animal or end the turn, for hints: those rows of `reasons`."""

from collections.abc import Sequence
from typing import Any

from ..engine.actions import Barter, Buy, End, Gain, Stop
from ..engine.data import ACTIONS, ANIMALS, BARTER, PIECE, TERRAINS, TRACK, VALUE
from ..engine.observe import Observation
from .sizes import tops

__all__ = ["Reason", "scarce", "spills", "trade"]

Reason = tuple[str, dict[str, Any]]


def trade(view: Observation, actions: Sequence[Any]) -> Reason:
    """Why to trade so, or not at all."""
    action = actions[0]
    animals = dict(zip(ANIMALS, view.players[action.seat].animals, strict=True))
    bought = next((a for a in actions if isinstance(a, Buy)), None)
    lost = _spilt(view) if isinstance(action, Buy | Barter) else {}
    small = {"hunter": "buys_hunter", "tipi-1": "buys_small", "canoe-1": "buys_small"}
    buys = small.get(bought.piece, "buys_big") if bought is not None else ""  # a barter before it is made for it
    if buys == "buys_big" and bought is not None and not tops(view, action.seat, bought.piece):
        buys = "buys_top"
    if lost and (buys or action.give in lost):
        return "spills", {"lost": tuple(lost.items()), "buys": buys, "still": _still(lost, actions)}
    if buys:
        return buys, {}
    if isinstance(action, Barter):
        then = dict(animals)
        for barter in actions:
            if isinstance(barter, Barter):
                then[barter.give] -= BARTER
                then[barter.get] += 1
        if min(then.values()) > min(animals.values()):
            return "barters_for", {"n": min(*then.values(), max(VALUE))}
        return "barters" if animals[action.give] > animals[action.get] else "just", {}
    if isinstance(action, Gain):
        return scarce(view, action) or "just", {}
    if gone := _spilt(view) if isinstance(action, End | Stop) else {}:  # at the end of a turn some can still be spent
        return ("lets_go", {"lost": tuple(gone.items())}) if isinstance(action, Stop) else ("ends_above", {})
    more = view.round < view.rounds or len(view.players[action.seat].deeds) < ACTIONS
    saves = isinstance(action, End) and min(animals.values()) and more
    return ("saves", {"once": "saves"}) if saves else ("ends", {})


def _still(lost: dict[str, int], actions: Sequence[Any]) -> tuple[tuple[str, int], ...]:
    """What will be lost of these even after buying and bartering like that."""
    left = dict(lost)
    for action in actions:
        if isinstance(action, Buy):
            left = {animal: n - VALUE[PIECE[action.piece]] for animal, n in left.items()}
        elif isinstance(action, Barter) and action.give in left:
            left[action.give] -= BARTER
    return tuple((animal, n) for animal, n in left.items() if n > 0)


def scarce(view: Observation, gain: Gain) -> str:
    """Whether that seat has fewest of that kind, or would have if the round were counted now; '' for neither."""
    kind, now = ANIMALS.index(gain.animal), view.players[gain.seat].animals
    more = [sum(area.gains[gain.seat] for area in view.areas if area.terrain == terrain) for terrain in TERRAINS]
    then = [n + gains for n, gains in zip(now, more, strict=True)]
    if now[kind] < min(n for i, n in enumerate(now) if i != kind):
        return "fewest"
    last = view.round == view.rounds
    return "fewest_then" if then[kind] < min(n for i, n in enumerate(then) if i != kind) and not last else ""


def spills(view: Observation) -> int:
    """How many will be lost if they are not spent now, of the kind of which most will: what is above 15, or will be
    once the round is counted. BI-28."""
    return max(_spilt(view).values(), default=0)


def _spilt(view: Observation) -> dict[str, int]:
    """The animals of which something will be, and how many."""
    me, gains = view.players[view.actors[0] if view.actors else view.turn], [0] * len(TERRAINS)
    if view.phase != "surplus":
        if view.phase != "end" or len(me.deeds) < ACTIONS or view.round == view.rounds:
            return {}
        gains = [sum(a.gains[me.seat] for a in view.areas if a.terrain == terrain) for terrain in TERRAINS]
    more = (n + gain - TRACK for n, gain in zip(me.animals, gains, strict=True))
    return {animal: n for animal, n in zip(ANIMALS, more, strict=True) if n > 0}
