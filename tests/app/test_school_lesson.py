"""The clock of a lesson at a table: it warns, it ends, and after a rest it asks instead of guessing."""

import json
import re

from driver import Driver, run

from prateria.app.school.plan import MINUTES
from prateria.core.school.classlink import write_class
from prateria.core.school.prepared import Prepared, places
from prateria.core.school.typed import write_words
from prateria.core.session import Header
from prateria.games import by_number

TABLE = Prepared(Header("manitou", 2, 2, (), 4321), places(2, 1, "first"), "open", 3, 20)
MINUTE = 60_000


class Device:
    """A tablet with both its clocks: `steady` counts while it is awake, the date of the page always."""

    def __init__(self, driver):
        self.driver, self.steady = driver, 5_000

    async def awake(self, ms, every=10_000):
        for _ in range(ms // every):
            self.steady += every
            self.driver.page.clock += every
            await self.driver.order("clock-tick", str(self.steady))

    async def asleep(self, ms, counts):
        self.steady += ms if counts else 0
        self.driver.page.clock += ms
        await self.driver.order("clock-tick", str(self.steady))


async def joined(people=1, minutes=20, page=None):
    driver = Driver(page)
    table = TABLE._replace(minutes=minutes, bots=places(2, people, "first"))
    assert await driver.app.open_class(f"#class={write_class(table, by_number)}") == ""
    await driver.reach("play")
    device = Device(driver)
    await driver.order("clock-tick", str(device.steady))
    return driver, device


def kept(driver):
    return json.loads(driver.page.saves[driver.local.save.id])["table"]["settings"]


def test_a_race_is_handed_in_too_when_the_time_is_over():
    async def work():
        driver = Driver()
        table = Prepared(Header("powwow", 1, 2, (), 4321), places(2, 2, "first"), "open", 3, 20)
        assert await driver.app.open_class(f"#class={write_class(table, by_number)}") == ""
        await driver.settle(4)
        await driver.order("pause")
        device = Device(driver)
        await device.asleep(0, counts=True)
        assert "hand-in" not in driver.page.regions["controls"]
        await device.awake(20 * MINUTE)
        assert 'data-do="hand-in"' in driver.page.regions["controls"]

    run(work)


def test_it_warns_five_minutes_before_the_end_once_and_then_rings():
    async def work():
        driver, device = await joined()
        assert driver.page.ticks
        assert "20 min" in driver.page.regions["status"]
        await device.awake(14 * MINUTE)
        assert "6 min" in driver.page.regions["status"]
        assert driver.page.toasts == []
        await device.awake(2 * MINUTE)
        [warning] = driver.page.toasts
        assert warning == "5 minutes left: finish this round and count."
        assert kept(driver)["left"] in range(4 * MINUTE, 5 * MINUTE + 1)
        assert "Hand in" not in driver.page.regions["controls"]
        await device.awake(8 * MINUTE)
        assert [toast.split(".")[0] for toast in driver.page.toasts[1:]] == ["The time is over"]
        assert kept(driver)["left"] == 0
        assert 'data-do="hand-in"' in driver.page.regions["controls"]

    run(work)


def test_a_rest_is_not_counted_whatever_the_clocks_do_and_people_are_asked():
    async def work():
        for counts in (True, False):  # on some devices the steady clock stands still meanwhile
            driver, device = await joined()
            await device.awake(5 * MINUTE)
            await device.asleep(90 * MINUTE, counts)
            await device.awake(MINUTE)
            [asked] = driver.page.toasts
            assert "rested" in asked
            assert "14 min" in driver.page.regions["status"]
            await driver.order("clock")
            assert "14 minutes" in driver.page.panel
            await driver.order("clock-set", "10")
            assert "10 min" in driver.page.regions["status"]
            assert kept(driver)["left"] == 10 * MINUTE
            assert driver.page.panel is None

    run(work)


def test_a_date_that_is_set_back_is_noticed_too():
    async def work():
        driver, device = await joined()
        driver.page.clock -= 3_600_000
        await device.awake(10_000)
        assert len(driver.page.toasts) == 1
        assert kept(driver)["left"] == 20 * MINUTE

    run(work)


def test_a_reload_goes_on_and_tomorrow_asks():
    async def work():
        driver, device = await joined()
        await device.awake(5 * MINUTE)
        for later, toasts, left in ((30_000, 0, "15 min"), (20 * 60 * MINUTE, 1, "15 min")):
            driver.page.clock += later
            again = Driver(driver.page)
            driver.page.toasts.clear()
            await again.app.open(driver.local.save.id)
            await again.reach("play")
            await again.order("clock-tick", "77")
            assert len(again.page.toasts) == toasts
            assert left in again.page.regions["status"]

    run(work)


def test_who_takes_up_a_device_that_has_slept_sees_no_hand():
    async def work():
        driver, device = await joined(people=2)
        seat = driver.local.shown.viewer
        await device.awake(MINUTE)
        assert driver.asked() == "play"
        await device.asleep(30 * MINUTE, counts=False)
        await driver.until(lambda: driver.asked() == "curtain")
        assert driver.local.shown.viewer is None
        await driver.order("clock")
        await driver.order("clock-set", "30")
        assert driver.asked() == "curtain"  # still, after the question about the time
        await driver.order("uncover")
        assert driver.local.shown.viewer == seat
        assert driver.asked() == "play"

    run(work)


def test_a_locked_table_leaves_its_clock_alone_unless_it_has_slept():
    async def work():
        driver, device = await joined()
        await driver.order("lock", json.dumps({"digits": "1234", "profile": "closed"}))
        await driver.order("clock")
        assert 'data-do="unlock"' in driver.page.panel
        await driver.order("clock-set", "90")
        assert driver.local.save.settings["left"] == 20 * MINUTE
        await device.asleep(30 * MINUTE, counts=True)
        await driver.order("clock")
        assert "How much time is left?" in driver.page.panel
        await driver.order("clock-set", "as it is")
        assert driver.local.save.settings["left"] == 20 * MINUTE

    run(work)


def test_a_table_joined_by_words_has_no_clock_until_one_is_set():
    async def work():
        driver, device = await joined(minutes=0)
        assert " min" not in driver.page.regions["status"]
        await driver.order("settings")
        assert 'data-do="clock"' in driver.page.panel
        await driver.order("clock-set", "15")
        await device.awake(MINUTE)
        assert "14 min" in driver.page.regions["status"]
        await driver.order("clock-set", "")
        assert " min" not in driver.page.regions["status"]

    run(work)


def test_whoever_joins_by_words_sets_the_clock_at_the_table_even_a_locked_one_and_once_only():
    async def work():
        driver = Driver()
        words = write_words(TABLE._replace(profile="closed", table=0, minutes=0), by_number)
        assert await driver.app.open_class(words) == ""
        await driver.reach("play")
        assert driver.page.toasts[-1].startswith("The words bring no clock.")
        assert re.search(r'<button[^>]*class="clock" data-do="clock"', driver.page.regions["status"])
        await driver.order("clock")
        assert "How long do you play?" in driver.page.panel
        offered = set(re.findall(r'data-do="clock-set" data-value="(\d+)"', driver.page.panel))
        assert offered >= {str(n) for n in MINUTES if n}
        await driver.order("clock-set", "25")
        assert "25 min" in driver.page.regions["status"]
        await driver.order("clock")
        assert 'data-do="unlock"' in driver.page.panel

    run(work)


def test_who_comes_by_a_link_is_told_nothing_of_clocks():
    async def work():
        driver, _ = await joined()
        assert driver.page.toasts == []

    run(work)


def test_time_passes_while_somebody_looks_back_and_nothing_is_drawn_over_it():
    async def work():
        driver, device = await joined()
        await driver.answer()
        await driver.reach("play")
        await driver.order("look-back")
        await driver.until(lambda: driver.loop.story is not None)
        shown = dict(driver.page.regions)
        await device.awake(2 * MINUTE)
        assert driver.page.regions == shown
        await driver.order("look-away")
        await driver.reach("play")
        assert "18 min" in driver.page.regions["status"]

    run(work)


def test_at_other_tables_nothing_ticks():
    async def work():
        driver, _ = await joined()
        await driver.order("home")
        assert not driver.page.ticks
        await driver.start()
        assert not driver.page.ticks

    run(work)
