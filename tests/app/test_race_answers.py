"""Every touch of a race is answered, whenever it comes: it counts, or it is said why it does not (PW-24, PW-25)."""

import pytest
from driver import run
from racing import later, play_of, race, turned

from prateria.games.powwow.engine.actions import Claim
from prateria.games.powwow.engine.referee import PACE


async def answered(driver, steps, toasts):
    """Whether a touch is answered soon: by a claim, a note upon its card or a message."""
    for _ in range(12):
        claimed = any(isinstance(step.action, Claim) for step in driver.local.session.steps[steps:])
        late = bool(driver.local.shown.late)
        if claimed or late or len(driver.page.toasts) > toasts:
            return True
        await later(driver, 32)
    return False


@pytest.mark.rule("PW-24")
@pytest.mark.rule("PW-25")
@pytest.mark.parametrize("when", range(-200, 300, 20))
def test_a_touch_around_a_turn_is_answered(when):
    async def work():
        driver = await race(people=2)
        await turned(driver)
        await later(driver, PACE + 400)
        touches = sorted([(0, "prairie:card"), (when, "tribe:1-chief")])
        since = driver.page.stamp() - touches[0][0]
        before = len(driver.local.session.steps), len(driver.page.toasts)
        for at, pick in touches:
            if (wait := since + at - driver.page.stamp()) > 0:
                await later(driver, wait)
            driver.app.strike(pick, since + at)
        assert await answered(driver, *before)

    run(work)


@pytest.mark.rule("PW-24")
@pytest.mark.parametrize("when", range(0, 1600, 80))
def test_so_it_is_while_a_computer_turns_cards(when):
    async def work():
        driver = await race(people=1, level="first")
        if play_of(driver).turn == 0:
            await turned(driver)
        await driver.until(lambda: play_of(driver).phase == "race")
        await later(driver, when)
        before = len(driver.local.session.steps), len(driver.page.toasts)
        driver.app.strike("tribe:1-chief", driver.page.stamp())
        assert await answered(driver, *before)

    run(work)
