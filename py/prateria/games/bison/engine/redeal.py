"""Determinization: a position which a seat cannot tell from the true one. BI-14, BI-15."""

from typing import TypeVar

from prateria.core.rng import Rng

from .position import Position

S = TypeVar("S", bound=Position)


def redeal(state: S, seat: int | None, rng: Rng) -> S:
    """The stack, the tiles that went out and those in the hands of others, dealt anew from `rng`."""
    others = [s for s, tile in enumerate(state.hands) if s != seat and tile >= 0]
    tiles = rng.shuffled(sorted((*state.stack, *state.boxed, *(state.hands[s] for s in others))))
    new = state.clone()
    hands = list(state.hands)
    for s in others:
        hands[s] = tiles.pop()
    new.hands = tuple(hands)
    boxed = len(state.boxed)
    new.boxed, new.stack = tuple(sorted(tiles[:boxed])), tuple(tiles[boxed:])
    new._legal = None
    return new
