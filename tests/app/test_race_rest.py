"""A race in which the only person can claim nothing more: the rest goes by itself, quickly."""

import pytest
from driver import run
from racing import later, play_of, race, turned

from prateria.app.race import BRISK, LATE, QUICK
from prateria.games.powwow.engine.data import CARD, TRIBE
from prateria.games.powwow.engine.referee import LAST_CHANCE, PACE, WINDOW

SAID = "Nothing more can come for you: the rest goes by itself, quickly."


def without_own(state, left):
    """All of the first seat's people have gone, and so many cards are left."""
    own = {CARD[f"{state.observe(None).players[0].colour}-{kind}"] for kind in TRIBE}
    rest = [card for card in state.prairie if card not in own]
    taken = [card for card in state.prairie if card in own]
    state.prairie = tuple(rest[:left])
    state.gone = (*state.gone, *taken, *rest[left:])
    state._legal = None


@pytest.mark.rule("PW-20")
def test_who_can_claim_nothing_more_has_the_rest_played_by_itself():
    async def work():
        driver = await race(seats=3, people=1, level="first")
        without_own(play_of(driver), 12)
        since = driver.page.passed
        await driver.app.command("pause")  # they looked away, and come back
        await driver.app.command("pause")
        await turned(driver) if play_of(driver).turn == 0 and play_of(driver).phase == "turn" else None
        await driver.until(lambda: driver.loop._out)
        assert (driver.loop.pace, driver.loop.window) == (BRISK, int(WINDOW * QUICK))
        await driver.until(lambda: SAID in driver.page.regions["status"])
        await driver.until(lambda: not play_of(driver).prairie)
        last = driver.page.passed
        await driver.until(lambda: driver.local.actor is None)
        assert driver.page.passed - since < 60_000
        assert driver.page.passed - last >= LAST_CHANCE
        seats = {step.action.seat for step in driver.local.session.steps if step.action.text.endswith("turn")}
        assert seats == {0, 1, 2}, "theirs are turned for them"

    run(work)


def test_not_while_others_play_too():
    async def work():
        driver = await race(seats=3, people=2)
        without_own(play_of(driver), 12)
        await turned(driver)
        await later(driver, PACE)
        assert not driver.loop._out

    run(work)


@pytest.mark.rule("PW-24")
def test_that_a_touch_was_too_late_is_still_told_upon_the_next_card():
    async def work():
        driver = await race(people=2)
        await turned(driver)
        await later(driver, PACE)
        await turned(driver)
        driver.app.strike("tribe:2-chief", driver.page.stamp() + 20)
        await driver.until(lambda: bool(driver.local.shown.late))
        await later(driver, PACE)
        await turned(driver)
        assert "too late" in driver.page.regions["stage"]
        driver.app.strike("tribe:2-chief", driver.page.stamp() + 300)
        await driver.until(lambda: bool(play_of(driver).pile))
        await later(driver, 32)
        assert "too late" not in driver.page.regions["stage"], "now that card lies there"
        await later(driver, LATE)
        assert not driver.local.shown.late

    run(work)
