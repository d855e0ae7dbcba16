"""What a strong player does the calm way, and a hint says before anything is tried: to claim or to wait, by the order
in which all are asked. PW-18.

Whoever is asked last at this card is asked first at the next one, if two play: until then nobody takes anything from
them, so waiting costs nothing. Whoever is asked first waits for two cards, at the first of which others come before.
And one claim only can be made at each card: who has several ready, or may soon have, does not keep all for the end.
"""

from collections.abc import Sequence
from typing import Any, Final

from ..engine.actions import Claim, Haul, Pass
from ..engine.data import CARD, KIND, TIPI, USUAL
from ..engine.observe import Observation
from .claims import Land, best_haul, guess, land_of, reserve, rivals, value
from .evaluation import obvious
from .habits import Chance

__all__ = ["advisable", "earlier", "pressing", "safer", "unhurt"]

SHARE: Final = 0.7
"""What comes later is not lost on who takes now: it lies there for the next claim."""

READY: Final = 2
"""So many claims more than one has ready may still want their card before the end. Measured against `normal` in 800
games on half a prairie of two: with this 2.2 cards ahead, without it 0.3 behind, by `claims.waiting` 2.1 behind."""


def advisable(view: Observation, legal: Sequence[Any], chance: Chance = guess) -> Any | None:
    """The claim that presses most, or none if waiting is worth more; the best haul where that is chosen. `chance`: that
    another takes what is left."""
    if view.phase != "ask":
        return obvious(view, legal)
    land, loot, found = land_of(view), set(), []
    for n, claim in enumerate(legal[1:], 1):
        kind = KIND[claim.kind]
        if haul := best_haul(land, claim.seat, kind):
            found.append((pressing(view, land, haul, kind, chance), value(land, haul, kind), -n))
            loot.add(haul.loot)
    presses, _, n = max(found, default=(-1.0, 0, 0))
    return legal[-n] if found and (presses >= 0 or land.left < len(loot) + READY) else legal[0]


def pressing(view: Observation, land: Land, haul: Haul, kind: int, chance: Chance = guess) -> float:
    """How many cards it costs to let that haul lie until one can claim again before others can; less than nothing if it
    pays."""
    now, loot, seat, seats = value(land, haul, kind), CARD[haul.loot], haul.seat, len(land.setup.own)
    if not land.left:
        return now
    safe, before = unhurt(view, land, haul, kind, chance), earlier(view, seat)
    cards = 2 if len(before) == seats - 1 and land.left > 1 else 1
    more = land.hidden[loot] + sum(land.hidden[ally] for ally in land.setup.allies[kind])
    lost = now - min(reserve(land, kind), now)
    return (1 - safe) * lost * (1 + 1 / (seats - 1)) - safe * SHARE * cards * more / land.unseen


def unhurt(view: Observation, land: Land, haul: Haul, kind: int, chance: Chance = guess) -> float:
    """How likely it is that nobody takes that haul's loot before one who waits can claim again."""
    now, loot, seat = value(land, haul, kind), CARD[haul.loot], haul.seat
    before, near, safe = earlier(view, seat), rivals(land, seat, haul, kind), 1.0
    for other, own in enumerate(land.setup.own):
        if other in near and other in view.asked:
            safe *= 1 - chance(other, now)
        if other in before:
            people = sum(land.hidden[own[k]] for k in (range(len(USUAL)) if loot == TIPI else (kind,)))
            safe *= 1 - chance(other, now) * (1 if other in near else people / land.unseen)
    return safe


def safer(view: Observation, action: Any, than: Any) -> bool:
    """Whether it takes what another could take at once who is asked at this card yet, where one waits instead."""
    if not isinstance(action, Claim) or not isinstance(than, Pass):
        return False
    land, kind = land_of(view), KIND[action.kind]
    haul = best_haul(land, action.seat, kind)
    return haul is not None and not {*view.asked}.isdisjoint(rivals(land, action.seat, haul, kind))


def earlier(view: Observation, seat: int) -> tuple[int, ...]:
    """The others who may be asked at the next card before a seat that waits now (PW-18): in turn from the one after
    whoever turns it. That is the next one, or anybody who claims now (PW-16)."""
    turners, seats = {view.turn, *({*view.asked, *view.answered} - {seat})}, len(view.players)
    found = {(turner + n) % seats for turner in turners for n in range(1, (seat - turner) % seats or seats)}
    return tuple(sorted(found))
