"""Whole games of Bison in which a hint is taken each time, and something else of it done: nothing that follows of its
own accord is ever illegal, and no other number is named than what is used."""

import asyncio
from collections import Counter

import pytest
from bison_driver import begin
from driver import run

from prateria.app.together import played
from prateria.bots.think import Choice
from prateria.core.errors import IllegalAction
from prateria.core.rng import Rng
from prateria.games import GAMES
from prateria.games.bison.bot.plans import plans
from prateria.games.bison.engine.actions import Do, Move

SENSE = GAMES["bison"].sense


async def hinted(driver, rng):
    """A hint at the question that stands: one of what comes to mind, now and then one with a trade before it."""
    state = driver.local.session.state
    found = [plan for plan in plans(state, state.turn) if plan]
    run_ = found[rng.below(min(len(found), 12))]

    async def advise(*_):
        return Choice(run_, SENSE.reason(state.observe(state.turn), run_))

    driver.loop.computers.advise = advise
    await driver.order("hint")
    await driver.until(lambda: driver.local.choice.hint is not None)


def sound(driver):
    """Nothing is offered as a hint that cannot be done, or that is another number than what is left to use."""
    state, hint = driver.local.session.state, driver.local.choice.hint
    if hint is None:
        return
    after = state.clone()
    for action in hint.actions:
        after.apply(action)
    moves = sum(isinstance(action, Move) for action in hint.actions)
    if state.phase == "move":
        assert moves == hint.reason[1].get("moves", 1) == state.left, "all who are paid for, and no more"
    if state.phase in ("move", "call", "build", "put"):
        assert after.phase == "end", "on to the end of what was begun"


async def another(driver, rng, seen):
    """Touch something else than the hint has chosen: another number, place or source."""
    choice, state = driver.local.choice, driver.local.session.state
    sorts = {pick.partition(":")[0] for pick in choice.picker.chosen}
    others = [pick for pick in choice.possible() if pick.partition(":")[0] in sorts and "deed" not in pick]
    if others and rng.below(4):
        pick = others[rng.below(len(others))]
        seen[state.phase, pick.partition(":")[0], choice.hint is not None] += 1
        driver.app.touch(pick)
        await driver.settle()


async def finish(driver):
    """Say yes to what lies there, or choose the first that can be."""
    choice, state = driver.local.choice, driver.local.session.state
    if choice.counts is not None:
        await driver.order("bag-done")
    elif choice.ready() is not None:
        await driver.order("done")
    else:
        await driver.order("cancel")
        choice.make(state.legal_actions()[:1])
    await driver.settle()


@pytest.mark.parametrize("seed", range(1, 5))
def test_whatever_else_is_done_of_a_hint_nothing_illegal_follows(seed):
    async def work():
        driver = await begin(seed=seed, ending=False)
        rng, seen, wrong = Rng(seed), Counter(), []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: wrong.append(context))
        for _ in range(400):
            await driver.settle()
            if driver.local.actor is None:
                break
            await driver.reach("play")
            state = driver.local.session.state
            if state.phase == "name":
                await hinted(driver, rng)
            sound(driver)
            steps = len(driver.local.session.steps)
            if state.phase in ("name", "place", "put", "build", "call", "move"):
                await another(driver, rng, seen)
            if len(driver.local.session.steps) == steps:  # not gone at once
                await finish(driver)
            assert not wrong
        assert driver.local.actor is None, "a whole game"
        assert seen["name", "hunters", True] > 5
        assert seen["move", "from", True] + seen["move", "to", True] + seen["call", "space", True]

    run(work)


def test_what_cannot_follow_after_all_is_let_go():
    async def work():
        driver = await begin(seed=2, ending=False)
        state, local = driver.local.session.state, driver.local
        do = next(one for one in state.legal_actions() if isinstance(one, Do))
        steps = len(local.session.steps)
        local.joined.update(range(steps + 1, steps + 3))
        assert [step.action for step in played(local, (do, do, do))] == [do]
        assert not local.joined, "what comes next is taken back by itself"
        with pytest.raises(IllegalAction):
            list(played(local, (do,)))

    run(work)
