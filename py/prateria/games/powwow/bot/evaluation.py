"""The evaluation of a position of Pow Wow: what is worth claiming. For bots, in the race and the calm way, and hints.

>>> from prateria.core.rng import Rng
>>> from ..engine.state import State
>>> state = State.new(seats=2, options={"calm": True}, seed=1)
>>> evaluate(state, 0, Rng(1)), silly(state.observe(0), state.legal_actions()[0])
(0.0, False)
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from prateria.core.rng import Rng

from ..engine.actions import Claim, Haul
from ..engine.data import CARDS, KIND, LOOT, TIPI, TRIBE
from ..engine.observe import Observation
from ..engine.rules import sound_kinds
from .claims import ENVY, PATIENT, Land, best_haul, best_of, land_of, likely, prospects, value, waiting, worth

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["effort", "evaluate", "land", "obvious", "patient_urges", "silly", "temptations", "urges"]


def effort(view: Observation) -> int:
    """What one evaluation takes: what everyone may claim is weighed."""
    return 12 * len(view.players)


def silly(view: Observation, action: Any) -> bool:
    """A claim that nothing can come of, or a haul of less than half of what could be had."""
    land = land_of(view)
    if isinstance(action, Claim):
        return KIND[action.kind] not in sound_kinds(view.setup, land.table, action.seat)
    if isinstance(action, Haul):
        kind = KIND[view.pile[view.settled].kind]
        return 2 * value(land, action, kind) < worth(land, action.seat, kind)
    return False


def obvious(view: Observation, legal: Sequence[Any]) -> Any | None:
    """What the worth of hauls tells, with nothing to try out: the best haul; to claim if waiting is worth less."""
    if view.phase == "take":
        land, kind = land_of(view), KIND[view.pile[view.settled].kind]
        return best_of(land, legal, kind)
    if view.phase != "ask":
        return None
    seat = legal[0].seat
    found = urges(view, seat)
    return _answered(legal, _last(view, seat, found) or found)


def _last(view: Observation, seat: int, found: Sequence[tuple[str, float, float]]) -> list[tuple[str, float, float]]:
    """What is worth most, to be claimed now, where fewer cards are left than hauls lie ready: at each one claim can be
    made. Else nothing. (Who waits is no worse a player, as far as 600 games show, but seems to sleep.)"""
    if view.left >= len(TRIBE):  # so many can lie ready at the most
        return []
    land = land_of(view)
    hauls = (best_haul(land, seat, kind) for kind in sound_kinds(view.setup, land.table, seat))
    if land.left >= len({haul.loot for haul in hauls if haul is not None}):
        return []
    kind, now, _ = max(found, key=lambda urge: urge[1])
    return [(kind, now, 0.0)] if now > 0 else []


def _answered(legal: Sequence[Any], found: Sequence[tuple[str, float, float]]) -> Any:
    """The most pressing claim, if waiting is worth no more; else none."""
    pressing = [kind for kind, now, later in found if now >= later]
    return next((claim for claim in legal[1:] if pressing and claim.kind == pressing[0]), legal[0])


def evaluate(state: "State", seat: int, rng: Rng) -> float:
    """How many cards ahead of the best opponent a seat is, with what lies there for each; the pile is settled first."""
    while state.phase in ("ask", "take"):
        state.apply(_answer(state, rng))
    here = land(state)
    stands = [len(pile) + prospects(here, s) for s, pile in enumerate(state.winnings)]
    return float(stands[seat] - max(stands[:seat] + stands[seat + 1 :]))


def land(state: "State") -> Land:
    """The land of a sampled position."""
    hidden = [0] * len(CARDS)
    for card in state.prairie:
        hidden[card] += 1
    return Land(state.setup, state.table, tuple(hidden), len(state.prairie))


def _answer(state: "State", rng: Rng) -> Any:
    """What the seat to decide would probably do."""
    legal, here = state.legal_actions(), land(state)
    if state.phase == "take":
        kind = state.pile[state.at][1]
        return best_of(here, legal, kind)
    best = max(legal[1:], key=lambda claim: worth(here, claim.seat, KIND[claim.kind]))
    now = worth(here, best.seat, KIND[best.kind])
    sure = 1.0 if not here.left else likely(now)
    return best if rng.below(1000) < 1000 * sure else legal[0]


def urges(view: Observation, seat: int) -> list[tuple[str, float, float]]:
    """What that seat could soundly claim: (kind, its worth now, what waiting is worth), the most pressing first."""
    return _urges(view, seat, ENVY)


def patient_urges(view: Observation, seat: int) -> list[tuple[str, float, float]]:
    """The same for a strong player in a race, who does not grudge others a small haul; the calm way: `patience`."""
    return _urges(view, seat, PATIENT)


def _urges(view: Observation, seat: int, envy: float) -> list[tuple[str, float, float]]:
    land, found = land_of(view), []
    for kind in sound_kinds(view.setup, land.table, seat):
        haul = best_haul(land, seat, kind)
        claimed = any(lying.kind == TRIBE[kind] or (haul and haul.loot == LOOT[TIPI]) for lying in view.pile)
        # what somebody has claimed already will not lie there at the next card
        found.append((TRIBE[kind], worth(land, seat, kind), 0.0 if claimed else waiting(land, seat, kind, envy)))
    return sorted(found, key=lambda urge: (urge[2] - urge[1], -urge[1]))


def temptations(view: Observation, seat: int) -> tuple[str, ...]:
    """What somebody in a hurry might wrongly claim: their person card lies there, but nothing to take."""
    land = land_of(view)
    good = sound_kinds(view.setup, land.table, seat)
    return tuple(TRIBE[kind] for kind, own in enumerate(view.setup.own[seat]) if land.table[own] and kind not in good)
