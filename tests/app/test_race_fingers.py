"""The race at a table: fingers with times, what counts and what does not."""

import re

import pytest
from driver import run
from racing import fingers, later, piled, play_of, race, turned

from prateria.app.race import LATE
from prateria.games.powwow.engine.actions import Claim
from prateria.games.powwow.engine.data import TIPI, TRIBE
from prateria.games.powwow.engine.referee import PACE
from prateria.games.powwow.engine.rules import sound_kinds


def test_fingers_count_in_the_order_of_their_times_not_of_their_arrival():
    async def work():
        driver = await race(seats=3, people=3)
        await turned(driver)
        await later(driver, 400)
        assert fingers(driver, ("tribe:3-hunter", -7), ("tribe:1-chief", -9), ("tribe:1-maiden", -8)) == [True] * 3
        await driver.until(lambda: len(play_of(driver).pile) == 2)
        assert piled(driver) == [(0, "chief"), (2, "hunter")]

    run(work)


def test_a_page_that_has_stalled_loses_no_touch_and_changes_no_order():
    async def work():
        driver = await race(seats=3, people=3)
        await turned(driver)
        await later(driver, 300)
        since = driver.page.stamp()
        driver.page.passed += 200  # nothing was told in the meantime
        driver.app.strike("tribe:2-chief", since + 60)
        await later(driver, 16)
        driver.app.strike("tribe:1-chief", since + 30)
        driver.app.strike("tribe:3-chief", since + 190)
        await driver.until(lambda: not play_of(driver).pile and play_of(driver).phase == "turn")
        claims = [step.action.text for step in driver.local.session.steps if isinstance(step.action, Claim)]
        assert claims == ["1 claim chief", "2 claim chief", "3 claim chief"]

    run(work)


def test_a_touch_right_after_a_turn_is_shown_as_too_late_and_not_recorded():
    async def work():
        driver = await race(people=2)
        await turned(driver)
        await later(driver, PACE)
        await turned(driver)
        steps = len(driver.local.session.steps)
        fingers(driver, ("tribe:2-chief", 20))
        await driver.until(lambda: bool(driver.local.shown.late))
        assert len(driver.local.session.steps) == steps
        await later(driver, LATE + 100)
        assert [type(event).__name__ for event in driver.local.shown.news] == ["Turned"]  # that card stays marked

    run(work)


def test_nobody_touches_for_a_bot():
    async def work():
        driver = await race(seats=3, people=1)
        assert fingers(driver, ("tribe:2-chief", 0), ("tribe:9-chief", 0), ("loot:bison", 0), ("", 0)) == [False] * 4

    run(work)


def test_what_to_take_is_chosen_by_one_touch():
    async def work():
        driver = await race(people=2)
        while True:
            state = play_of(driver)
            sound = [(seat, kind) for seat in (0, 1) for kind in sound_kinds(state.setup, state.table, seat)]
            if sound and state.table[TIPI] and await chosen(driver, *sound[0]):
                return
            assert state.prairie, "no choice in this game"
            await later(driver, PACE)
            await turned(driver)

    async def chosen(driver, seat, kind):
        """Claim; whether there was something to choose."""
        await later(driver, 200)
        fingers(driver, (f"tribe:{seat + 1}-{TRIBE[kind]}", 0))
        steps = len(driver.local.session.steps)
        await driver.until(lambda: driver.local.choice.open or play_of(driver).phase == "turn")
        if not driver.local.choice.open:
            return False
        legal = play_of(driver).legal_actions()
        assert len(legal) > 1
        assert set(driver.loop.touches().possible) == {pick for action in legal for pick in action.picks}
        assert not driver.app.strike("tribe:1-chief", driver.page.stamp())
        assert driver.app.strike(legal[-1].picks[0], driver.page.stamp())
        await driver.until(lambda: play_of(driver).phase == "turn")
        actions = [step.action for step in driver.local.session.steps[steps:]]
        assert legal[-1] in actions
        return True

    run(work)


@pytest.mark.rule("PW-06")
def test_of_three_quick_cards_two_are_answered_at_that_side():
    """Else they seem to be lost: only the first counts, and the others say so where they lie."""

    async def work():
        driver = await race(seats=3, people=2)
        await turned(driver)
        await later(driver, 300)
        fingers(driver, *((f"tribe:1-{kind}", at) for at, kind in enumerate(("hunter", "hunter", "chief", "maiden"))))
        await driver.until(lambda: len(driver.local.shown.late) == 2)
        assert piled(driver) == [(0, "hunter")]
        stage = driver.page.regions["stage"]
        assert stage.count("only one card") == 2
        for kind in ("chief", "maiden"):
            assert re.search(rf'id="tribe-0-{kind}" class="[^"]* second"', stage)
        await later(driver, LATE + 100)
        assert "only one card" not in driver.page.regions["stage"]

    run(work)
