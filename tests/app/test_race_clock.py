"""The race at a table: its clock, pauses and settings."""

from driver import Driver, run
from racing import fingers, later, piled, play_of, race, turned

from prateria.games.powwow.engine.actions import Claim


def test_it_begins_covered_and_no_time_passes():
    async def work():
        driver = await race(people=2, begin=False)
        assert driver.page.opaque
        assert driver.page.raced
        assert fingers(driver, ("prairie:card", 0)) == [False]
        before = driver.loop.time()
        driver.page.passed += 60_000
        await driver.settle(4)
        assert driver.loop.time() == before
        await driver.app.command("pause")
        assert driver.page.panel is None
        await turned(driver)

    run(work)


def test_the_window_is_a_setting_and_settles_by_itself():
    async def work():
        driver = await race(people=2)
        await driver.order("set-window", "4000")
        await driver.order("set-turns", "500")
        await driver.order("set-ease", "no")
        assert driver.page.window == 4000  # so long runs the clock on the table, too
        assert driver.local.save.settings == {"window": 4000, "pace": 500, "ease": False}
        assert "4000" in driver.page.panel
        assert "set-ease" not in driver.page.panel, "no computer plays"
        await driver.order("set-window", "1")
        assert driver.loop.window == 4000
        await driver.order("close")
        await turned(driver)
        await later(driver, 300)
        fingers(driver, ("tribe:1-chief", 0))
        await later(driver, 3900)
        assert piled(driver)
        await later(driver, 400)
        assert not piled(driver)
        again = Driver(driver.page)
        await again.app.open(driver.local.save.id)
        assert again.loop.window == 4000

    run(work)


def test_pause_covers_the_cards_and_stops_the_clock():
    async def work():
        driver = await race(people=2)
        await turned(driver)
        await later(driver, 300)
        fingers(driver, ("tribe:1-chief", 0))
        await later(driver, 200)
        assert piled(driver)
        await driver.order("pause", "on")
        assert driver.page.opaque
        await driver.order("pause", "on")
        assert driver.local.pace.paused
        driver.page.passed += 100_000
        await driver.settle(10)
        assert piled(driver)
        assert fingers(driver, ("tribe:2-chief", 0)) == [False]
        await driver.order("settings")
        await driver.order("close")
        assert driver.page.opaque, "back to the pause"
        await driver.order("pause")
        fingers(driver, ("tribe:2-chief", 1))
        await driver.until(lambda: not play_of(driver).pile)
        claims = [step.action.text for step in driver.local.session.steps if isinstance(step.action, Claim)]
        assert claims == ["1 claim chief", "2 claim chief"]

    run(work)


def test_who_opens_something_stops_the_race():
    async def work():
        driver = await race(people=2)
        for order in ("settings", "share", "rules"):
            await driver.order(order)
            assert driver.local.pace.paused
            assert driver.page.covered, "nobody studies the table behind it"
            await driver.order("close")
            await driver.order("pause")
            assert not driver.local.pace.paused
            assert not driver.page.covered

    run(work)


def test_settings_of_a_race_have_no_rows_without_a_use():
    async def work():
        driver = await race(people=2)
        await driver.order("settings")
        assert "set-window" in driver.page.panel
        assert "set-confirm" not in driver.page.panel
        assert "set-undo" not in driver.page.panel

    run(work)
