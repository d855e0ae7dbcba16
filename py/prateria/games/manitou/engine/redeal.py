"""Determinization: a position which a seat cannot tell from the true one. MA-03, MA-06, MA-07, MA-14, MA-24."""

from collections.abc import Iterable
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
    new.lost = tuple(sorted(state.lost))  # when each of them was lost is nothing to know
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
    """Hand, pile and reserve of a seat of which only the public is known."""
    cards = rng.shuffled(k for k, n in enumerate(state.unseen(seat)) for _ in range(n))
    return lay_out(cards, state.stuck[seat], len(state.hands[seat]), len(state.piles[seat]), state.phase)


def lay_out(
    cards: Iterable[int], stuck: tuple[int, int], hand: int, pile: int, phase: str
) -> tuple[Cards, Cards, Cards]:
    """Those cards as a hand and a pile of that many, and a reserve (counts by kind), in the order given. `stuck`: what
    the hand surely holds."""
    kinds, sure = stuck
    rest = list(cards)
    held = [k for k in rest if kinds >> k & 1][:sure]
    for kind in held:
        rest.remove(kind)
    held += rest[: hand - sure]
    drawn, left = rest[hand - sure : hand - sure + pile], rest[hand - sure + pile :]
    if phase == "party":
        drawn.sort()
    return tuple(sorted(held)), tuple(drawn), tuple(left.count(k) for k in range(len(KINDS)))
