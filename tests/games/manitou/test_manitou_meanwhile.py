"""What others have cost a seat since its own last card is told before its next one, and is so."""

import asyncio
import re

import pytest
from driver import Driver

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
                worth = re.findall(r"(The herd|Bison) worth (\d+) (?:is|are) no longer yours", told)
                assert worth == ([("The herd" if len(lost) == 1 else "Bison", str(sum(lost)))] if lost else [])
                first, now = (seat in scoring.hide_thieves(one.rows, seats)[0] for one in (was, state))
                assert ("thief leaves" in told) == (first and not now)
                said |= {"herd"} if lost else set()
                said |= {"thief"} if "thief" in told else set()
            state.apply(action)
            before[seat] = state.clone()
    assert said == {"herd", "thief"}


def test_it_stands_before_the_question_until_something_is_touched() -> None:
    async def work() -> None:
        found = 0
        for seed in range(6):
            driver = Driver()
            await driver.start(2, 1, "normal", seed=seed)
            await driver.reach("party")
            await driver.order("bag-suggest")
            await driver.order("bag-done")
            for _ in range(6):
                await driver.reach("play")
                if "is no longer yours" in driver.page.regions["status"]:
                    found += 1
                    card = driver.local.session.state.legal_actions()[0].picks[0]
                    for _ in range(2):  # chosen, and let go
                        driver.app.touch(card)
                        assert "no longer yours" not in driver.page.regions["status"]
                await driver.answer()
        assert found

    asyncio.run(work())
