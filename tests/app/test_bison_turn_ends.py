"""When a turn of Bison ends by itself, and when it waits."""

import asyncio

import pytest
from bison_driver import begin, choose
from driver import run

from prateria.app.pace import LASTS, PACES
from prateria.app.takeback import going, undoable

SPENT = ("hunter",) * 4 + ("tipi-3", "canoe-3")


async def done_with_a_turn(people=1, bought=SPENT):
    """A turn in which all that can be bought was, or nothing; and what lets the moment pass before it ends."""
    driver = await begin(people, seed=2)
    passed, pause, driver.lingers = asyncio.Event(), driver.page.pause, []

    async def slowly(ms):
        driver.lingers.append(ms)
        await (passed.wait() if driver.local.choice.closing else pause(ms))

    driver.page.pause = slowly
    await choose(driver, "do tipi 0")
    await choose(driver, "gain bison")
    if bought:  # whoever looks at the market is not hurried
        await driver.order("look", "market")
    for piece in bought:
        assert not driver.local.choice.closing
        await choose(driver, f"buy {piece}")
    return driver, passed


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("bought", [(), SPENT])
def test_a_turn_ends_by_itself_where_nothing_is_left_that_cannot_wait_and_can_be_taken_back(people, bought):
    async def work():
        driver, passed = await done_with_a_turn(people, bought)
        seat = driver.local.shown.viewer
        assert driver.local.choice.closing
        still = "You can still take it back." if bought else "You can still buy, or take it back."
        assert still in driver.page.regions["status"], "what was done is seen first"
        assert bought or driver.lingers[-1] >= int(PACES["fast"] * LASTS), "and there is time to buy"
        assert 'data-said="That was your turn. U: Take it back."' in driver.page.regions["status"], (
            "and by ear it is short"
        )
        assert 'id="market"' not in driver.page.regions["stage"], "what has been done is seen, and nothing lies over it"
        assert 'data-do="undo"' in driver.page.regions["controls"]
        assert driver.page.regions["controls"].count("<button") == 2, "and who has seen it goes on"
        on, back = (
            driver.page.regions["controls"].index(mark) for mark in ('data-pick="button:end"', 'data-do="undo"')
        )
        assert on < back, "a late touch on it stops what comes then, and skips nothing: there is “Pause”, then “Skip”"
        driver.app.touch("space:D4p")  # a finger that was quick to touch again means no more than to look
        passed.set()
        await driver.until(lambda: driver.local.session.state.turn != seat)
        await driver.reach("play")
        mine = [step.action.text for step in driver.local.session.steps if step.action.seat == seat]
        assert mine[-1] == f"{seat + 1} end"
        if people == 1:
            assert undoable(driver.local)

    run(work)


def test_before_a_turn_ends_by_itself_it_can_be_taken_back_or_looked_at():
    async def work():
        for name, value in (("undo", ""), ("look", "market")):
            driver, passed = await done_with_a_turn()
            await driver.order(name, value)
            passed.set()
            await driver.settle()
            state = driver.local.session.state
            assert (state.turn, state.phase) == (driver.local.shown.viewer, "end")
            assert driver.local.choice.open
            assert not driver.local.choice.closing
            driver.app.home()

    run(work)


@pytest.mark.parametrize("people", [1, 2])
def test_whoever_has_begun_to_buy_ends_the_turn_by_hand(people):
    async def work():
        driver, _ = await done_with_a_turn(people, ("hunter", "hunter"))
        assert not driver.local.choice.closing
        assert "then end your turn" in driver.page.regions["status"]
        seat = driver.local.shown.viewer
        assert driver.app.touch("button:end")  # and that goes at one touch
        await driver.until(lambda: driver.local.session.state.turn != seat)

    run(work)


def test_undo_over_the_end_of_a_round_is_asked_once():
    async def work():
        driver = await begin(seed=2)
        while driver.local.session.state.round < 2 or not driver.local.choice.open:
            if driver.asked():
                await driver.answer(0)
            else:
                await driver.settle(1)
        steps = len(driver.local.session.steps)
        await driver.order("undo")
        assert len(driver.local.session.steps) == steps
        assert "the end of a round (Round 1 of 6)" in driver.page.toasts[-1]
        await driver.order("undo")
        assert len(driver.local.session.steps) < steps
        assert driver.local.session.state.round == 1
        steps = len(driver.local.session.steps)
        await driver.order("undo")
        assert len(driver.local.session.steps) < steps, "within a round nobody is asked"

    run(work)


def test_what_is_taken_back_is_named_by_ones_own_action_and_not_by_what_others_paid_for_since():
    async def work():
        driver = await begin(1, seed=2)
        await choose(driver, "do tipi 0")
        await choose(driver, "gain bison")
        steps = driver.local.session.steps
        await driver.until(lambda: any(step.action.seat and "place" in step.action.text for step in steps))
        await driver.reach("play")
        told, more = going(driver.local)
        assert told == "\N{FIRST STRONG ISOLATE}Fox\N{POP DIRECTIONAL ISOLATE} gains 1 bison."
        assert more == "The moves of the others since then are undone, too."

    run(work)


def test_half_of_an_exchange_is_named_with_what_is_given():
    async def work():
        driver = await begin(1, seed=2)
        await choose(driver, "do tipi 0")
        await choose(driver, "gain bison")
        assert driver.app.touch("give:bison")
        assert going(driver.local)[0] == "Give: 3 bison."
        assert driver.app.touch("give:bison")

    run(work)
