"""What others have cost a seat since its own last card is told before its next one, and is so."""

import re

import pytest

from prateria.core.rng import Rng
from prateria.games.manitou.engine import State, scoring
from prateria.games.manitou.words import TEXTS
from prateria.kit.words import Words

W = Words("en")


def herds(state: State, seat: int) -> list[tuple[int, int]]:
    """(territory, value) of those that the engine would give that seat."""
    found = []
    for t, row in enumerate(state.rows):
        won, _, _ = scoring.bison(row, state.herds[t], state.seats, state.rules)
        found += [(t, herd) for owner, herd, _, _ in won if owner == seat]
    return found


@pytest.mark.rule("MA-16", "MA-17", "MA-18")
@pytest.mark.parametrize("seats", [2, 3])
def test_what_others_have_cost_is_what_the_engine_takes(seats: int) -> None:
    said = set()
    for seed in range(12):
        state, rng = State.new(seats=seats, seed=seed), Rng(seed)
        before: dict[int, State] = {}
        while legal := state.legal_actions():
            action = legal[rng.below(len(legal))]
            seat, was = action.seat, before.get(action.seat)
            if was is not None and was.hunt == state.hunt and state.phase == "play":
                told = TEXTS.meanwhile(W, was.observe(seat), state.observe(seat), ["", ""])  # type: ignore[misc]
                lost = [value for t, value in herds(was, seat) if (t, value) not in herds(state, seat)]
                worth = re.findall(
                    r"(The herd|Bison) worth (\d+) (?:(?:in|at) the \w+ )?(?:is|are) no longer yours", told
                )
                assert worth == ([("The herd" if len(lost) == 1 else "Bison", str(sum(lost)))] if lost else [])
                first, now = (seat in scoring.hide_thieves(one.rows, seats)[0] for one in (was, state))
                assert ("thief leaves" in told) == (first and not now)
                said |= {"herd"} if lost else set()
                said |= {"thief"} if "thief" in told else set()
            state.apply(action)
            before[seat] = state.clone()
    assert said == {"herd", "thief"}
