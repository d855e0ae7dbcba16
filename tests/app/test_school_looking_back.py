"""At a table of a class, joined by words or by link: what may be seen of its game before the bell, and who opens it."""

import json

import pytest
from driver import Driver, run
from test_school_lesson import MINUTE, TABLE, Device

from prateria.app.replay import ReplayLoop
from prateria.app.sight import PRACTICE, sight
from prateria.core.school.classlink import write_class
from prateria.core.school.prepared import digits_of, places
from prateria.core.school.typed import write_words
from prateria.games import by_number

WAYS = ["words", "link"]


async def joined(way, profile="open", minutes=20, page=None):
    """Somebody alone with computer players."""
    driver = Driver(page)
    table = TABLE._replace(profile=profile, minutes=minutes, bots=places(2, 1, "first"))
    words = write_words(table._replace(table=0, minutes=0), by_number)
    code = words if way == "words" else f"#class={write_class(table, by_number)}"
    assert await driver.app.open_class(code) == ""
    await driver.reach("play")
    device = Device(driver)
    await driver.order("clock-tick", str(device.steady))
    return driver, device


async def looks_back(driver):
    """Whether one can."""
    await driver.order("look-back")
    await driver.settle()
    return isinstance(driver.loop, ReplayLoop)


@pytest.mark.parametrize("way", WAYS)
def test_taking_back_at_a_running_table_opens_nothing(way):
    async def work():
        driver, device = await joined(way)
        for _ in range(6):
            await driver.answer()
            await driver.reach("play")
        while all(note != PRACTICE for _, note in driver.local.save.notes):
            await driver.order("undo")
            await driver.reach("play")
        seen = sight(driver.local)
        assert not seen.free
        assert set(seen.viewpoints) == {0, None}
        assert await looks_back(driver)
        for order in ("branch", "riddle", "replay-share"):
            assert f'data-do="{order}"' not in driver.page.regions["controls"]
        await driver.order("look-away")
        if way == "link":  # until the time is over
            await device.awake(20 * MINUTE)
            assert sight(driver.local).free

    run(work)


@pytest.mark.parametrize("way", WAYS)
def test_a_game_that_is_over_waits_for_the_bell(way):
    async def work():
        driver, _ = await joined(way)
        await driver.reach("end")
        assert 'data-do="review"' not in driver.page.panel
        assert not await looks_back(driver)
        if way == "link":
            await driver.order("rung")  # the clock says when
            assert not isinstance(driver.loop, ReplayLoop)
            driver.page.clock += 20 * MINUTE
            assert await looks_back(driver)
            return
        driver.page.clock += 500 * MINUTE
        assert not await looks_back(driver)
        assert driver.page.toasts[-1].startswith("Others may still play the same deal")
        assert driver.page.offered == ("The bell has rung", "rung")
        await driver.order("rung")
        await driver.until(lambda: isinstance(driver.loop, ReplayLoop))
        assert driver.loop.sight.free
        again = Driver(driver.page)  # and so it stays
        await again.app.open(driver.local.save.id)
        assert sight(again.local).free

    run(work)


@pytest.mark.parametrize("wrong", [True, False])
def test_at_a_locked_table_the_four_digits_say_that_the_bell_has_rung(wrong):
    async def work():
        driver, _ = await joined("words", "guarded")
        await driver.reach("end")
        await driver.order("rung")
        assert 'data-do="unlock"' in driver.page.panel
        digits = "0000" if wrong else digits_of(TABLE.deal)
        await driver.order("unlock", json.dumps({"digits": digits, "then": "rung", "once": "yes"}))
        assert isinstance(driver.loop, ReplayLoop) is not wrong
        if not wrong:
            assert driver.loop.sight.free
            assert "replay" in driver.page.regions["controls"]
            await driver.order("look-away")
        assert sight(driver.local).free is not wrong
        assert driver.local.locked
        assert not driver.local.may("undo")

    run(work)


def test_a_clock_that_is_set_at_the_table_rings_the_bell():
    async def work():
        driver, _ = await joined("words")
        await driver.order("clock-set", "15")
        await driver.reach("end")
        assert not await looks_back(driver)
        assert "when the bell has rung" in driver.page.toasts[-1]
        driver.page.clock += 15 * MINUTE
        assert await looks_back(driver)

    run(work)


def test_a_game_that_is_over_and_comes_from_another_tablet_waits_too():
    async def work():
        driver, _ = await joined("link")
        await driver.reach("end")
        other = Driver()
        await other.app.open_code(driver.local.link().split("#g=")[1])
        await other.settle()
        assert not await looks_back(other)
        assert other.page.offered == ("The bell has rung", "rung")

    run(work)
