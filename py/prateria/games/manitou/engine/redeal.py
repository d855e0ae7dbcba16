"""Determinization: a position which a seat cannot tell from the true one. MA-03, MA-06, MA-07, MA-14, MA-24."""

from typing import TypeVar

from prateria.core.rng import Rng

from .data import KINDS
from .position import Position

S = TypeVar("S", bound=Position)
Cards = tuple[int, ...]


def redeal(state: S, seat: int | None, rng: Rng) -> S:
    """Herds not yet seen, and the hands, piles and reserves of the other players, dealt anew from `rng`.

    What is unseen is gathered in a fixed order first, so the result depends on the seat's knowledge and `rng` alone.
    """
    new = state.clone()
    new.rng = rng.fork()
    new.large = tuple(rng.shuffled(sorted(state.large)))
    *small, new.boxed = rng.shuffled(sorted((*state.small, state.boxed)))
    new.small = tuple(small)
    hands, piles, reserves = list(state.hands), list(state.piles), list(state.reserves)
    for s in range(state.seats):
        if s != seat:
            hands[s], piles[s], reserves[s] = _deal(state, s, rng)
        elif state.phase == "play":
            piles[s] = tuple(rng.shuffled(sorted(piles[s])))
    new.hands, new.piles, new.reserves = tuple(hands), tuple(piles), tuple(reserves)
    if state.turn != seat:
        new.taking = ()
    new._legal = None
    return new


def _deal(state: Position, seat: int, rng: Rng) -> tuple[Cards, Cards, Cards]:
    """Hand, pile and reserve (counts by kind) of a seat of which only the public is known."""
    unseen = state.unseen(seat)
    cards = rng.shuffled(k for k, n in enumerate(unseen) for _ in range(n))
    kinds, sure = state.stuck[seat]
    held = [k for k in cards if kinds >> k & 1][:sure]
    for kind in held:
        cards.remove(kind)
    cards = held + cards
    hand = len(state.hands[seat])
    end = hand + len(state.piles[seat])
    pile, rest = cards[hand:end], cards[end:]
    if state.phase == "party":
        pile.sort()
    return tuple(sorted(cards[:hand])), tuple(pile), tuple(rest.count(k) for k in range(len(KINDS)))
