"""What a hint of Wendake has proposed whole is done with one "Done", and what was cancelled is over."""

from driver import run
from wendake_seats import begin, on_a_tile_of, played

from prateria.bots.think import Choice
from prateria.games.wendake.bot.policy import choices
from prateria.games.wendake.engine.actions import do


async def advised(driver, *actions):
    """A hint that means these."""
    local = driver.local
    reason = local.game.sense.reason(local.session.state.observe(0), actions)
    local.choice.advise(driver.loop.plan.begin(Choice(actions, reason)))


def swap(state):
    """A swap, with its two tiles."""
    actions, after = [do(0, "open", "swap")], state.clone()
    while len(actions) < 3:
        after.apply(actions[-1])
        actions.append(choices(after)[0])
    return actions


async def at_a_swap():
    """A table at which a hint means a swap, and its actions."""
    driver = await begin(seed=5)
    actions = swap(driver.local.session.state)
    await advised(driver, *actions)
    return driver, actions


def test_one_done_swaps_the_two_tiles_that_a_hint_has_named():
    """It took three hints, each with its "Done"."""

    async def work():
        driver, actions = await at_a_swap()
        await driver.order("done")
        assert played(driver)[-3:] == actions
        await driver.order("undo")
        assert not played(driver) or played(driver)[-1].verb not in ("open", "swap"), "taken back as one"

    run(work)


def test_one_done_sends_the_warrior_where_a_hint_has_said():
    async def work():
        driver = await on_a_tile_of("hunt", "move1")
        state = driver.local.session.state
        seat = state.actors()[0]
        after = state.clone()
        after.apply(do(seat, "do", "move1"))
        step = next(action for action in after.legal_actions() if action.verb == "stand")
        run = (do(seat, "do", "move1"), step)
        await advised(driver, *run, do(seat, "stand", step.where, step.what))
        assert driver.loop.together.whole(run[0]) == run  # of another the hint says only that he can go on then
        driver.local.joined.clear()
        await advised(driver, *run)
        before = len(played(driver))
        await driver.order("done")
        assert [action.verb for action in played(driver)[before:]][:2] == ["do", "stand"]

    run(work)


def test_a_hint_that_was_cancelled_does_not_come_back_when_one_opens_that_by_hand():
    """A dialog opened by hand had the cancelled hint as its heading."""

    async def work():
        driver, actions = await at_a_swap()
        await driver.order("cancel")
        assert driver.app.touch(actions[0].picks[0])
        await driver.settle()
        if played(driver)[-1:] != actions[:1]:
            await driver.order("done")
        assert played(driver)[-1] == actions[0]
        assert driver.local.choice.hint is None

    run(work)
