"""Determinization: a position which a seat cannot tell from the true one. PW-03, PW-18, PW-26."""

from typing import TypeVar

from prateria.core.rng import Rng

from .position import Position
from .rules import askers, sound_kinds

S = TypeVar("S", bound=Position)


def redeal(state: S, seat: int | None, rng: Rng) -> S:
    """The prairie shuffled anew, with what left the game unseen, and the answers of others that are not shown yet drawn
    anew, all from `rng`."""
    new = state.clone()
    unseen = tuple(rng.shuffled(sorted((*state.prairie, *state.boxed))))
    new.boxed, new.prairie = unseen[: len(state.boxed)], unseen[len(state.boxed) :]
    new.gone = tuple(sorted(state.gone))  # when each card went is nothing to know
    if state.phase == "ask":
        new.pile = ()
        for other in askers(state.setup, state.table, state.turn)[: -len(state.asked)]:
            if other == seat:
                new.pile += tuple(lying for lying in state.pile if lying[0] == seat)
            else:
                answers = (None, *sound_kinds(state.setup, state.table, other))
                kind = answers[rng.below(len(answers))]
                new.pile += () if kind is None else ((other, kind, ""),)
    return new
