"""A table of a class goes on elsewhere, or tomorrow: by its file, by its link, by its code once more."""

import json

from driver import Driver, run

from prateria.core.code import encode
from prateria.core.school.classlink import write_class
from prateria.core.school.prepared import Prepared, places
from prateria.core.session import Header
from prateria.games import by_number

TABLE = Prepared(Header("manitou", 2, 2, (), 4321), places(2, 1, "first"), "closed", 3, 20)
CLOCK = {"minutes": 20, "left": 20 * 60_000}
LINK = f"#class={write_class(TABLE, by_number)}"


async def begun():
    driver = Driver()
    await driver.app.open_class(LINK)
    await driver.reach("play")
    await driver.answer()
    await driver.reach("play")
    return driver


def test_by_its_link_it_stays_a_table_of_the_class():
    async def work():
        here, there = await begun(), Driver()
        here.local.save.settings["left"] = 7 * 60_000
        assert await there.app.open_code(here.local.link()) == ""
        await there.reach("play")
        assert encode(there.local.session) == encode(here.local.session)
        expected = {"class": 3, "lock": TABLE.lock, "profile": "closed", "left": 7 * 60_000}
        assert there.local.save.settings == expected
        assert [seat.bot for seat in there.local.save.seats] == [None, "first"]

    run(work)


def test_by_its_file_too():
    async def work():
        here, there = await begun(), Driver()
        await here.order("export")
        [file] = here.page.files.values()
        assert await there.order("import", file) == ""
        [save_id] = there.page.saves
        await there.app.open(save_id)
        await there.reach("play")
        assert there.local.save.settings == here.local.save.settings
        assert not there.local.may("new")

    run(work)


def test_a_lock_set_by_hand_stays_on_its_device():
    async def work():
        here, there = await begun(), Driver()
        here.local.save.settings["lock"] = "0000" if TABLE.lock != "0000" else "1111"
        await there.app.open_code(here.local.link())
        assert "lock" not in there.local.save.settings

    run(work)


def test_the_same_code_again_asks_whether_to_go_on_and_loses_nothing():
    async def work():
        driver = await begun()
        first, length = driver.local.save.id, len(driver.local.session.steps)
        await driver.app.open_class(LINK)
        assert "begun on this device" in driver.page.panel
        await driver.order("join-save")
        assert (driver.local.save.id, len(driver.local.session.steps)) == (first, length)
        await driver.app.open_class(LINK)
        await driver.order("join-anew")
        assert driver.local.save.id != first
        assert driver.local.session.steps == []
        assert json.loads(driver.page.saves[first])["head"]["count"] == length

    run(work)


def test_what_a_teacher_prepares_anew_holds_for_the_table_that_goes_on():
    async def work():
        driver = await begun()
        first = driver.local.save.id
        other = TABLE._replace(profile="guarded", minutes=45, table=0)
        await driver.app.open_class(f"#class={write_class(other, by_number)}")
        await driver.order("join-save")
        assert driver.local.save.id == first
        assert driver.local.save.settings["lock"] == TABLE.lock
        assert driver.local.may("new")
        assert not driver.local.may("hints")
        assert driver.local.save.settings["class"] == 3  # nobody said another number
        await driver.app.open_class(f"#class={write_class(other._replace(profile='open'), by_number)}")
        await driver.order("join-save")
        assert not driver.local.locked

    run(work)


def test_with_other_seats_it_is_another_table():
    async def work():
        driver = await begun()
        first = driver.local.save.id
        await driver.app.open_class(f"#class={write_class(TABLE._replace(bots=(None, None)), by_number)}")
        assert driver.page.panel is None or "begun on this device" not in driver.page.panel
        assert driver.local.save.id != first

    run(work)


def test_what_was_only_opened_is_as_it_was_prepared_last():
    async def work():
        driver = Driver()
        for minutes in (20, 45):
            await driver.app.open_class(f"#class={write_class(TABLE._replace(minutes=minutes), by_number)}")
            assert driver.local.save.settings["left"] == minutes * 60_000
        assert len(driver.page.saves) == 1

    run(work)


def test_what_was_only_opened_is_not_begun_twice():
    async def work():
        driver = Driver()
        await driver.app.open_class(LINK)
        await driver.app.open_class(LINK)
        assert len(driver.page.saves) == 1
        assert driver.page.panel is None

    run(work)


def test_a_wrong_start_is_repaired_in_two_touches():
    async def work():
        driver = Driver()
        await driver.app.open_class(LINK)
        await driver.reach("party")
        first = driver.local.save.id
        await driver.order("settings")
        await driver.order("anew")  # nothing has been played: a lock does not forbid it
        second = driver.local.save.id
        assert [*driver.page.saves] == [second] == [first]  # nothing is left in the list of what was only opened
        assert driver.local.save.settings == {"class": 3, "lock": TABLE.lock, "profile": "closed"} | CLOCK
        await driver.reach("play")
        await driver.order("anew")
        assert 'data-do="unlock"' in driver.page.panel
        await driver.order("unlock", json.dumps({"digits": TABLE.lock, "then": "anew"}))
        assert driver.local.save.id != second
        assert not any(step.action.seat == 0 for step in driver.local.session.steps)
        assert json.loads(driver.page.saves[second])["head"]["count"] > 0

    run(work)


def test_a_party_lies_ready_in_a_class_of_children_only():
    async def work():
        counts = []
        for link in (LINK, f"#class={write_class(TABLE._replace(bots=(None, None)), by_number)}"):
            driver = Driver()
            await driver.app.open_class(link)
            await driver.reach("party")
            counts.append(sum(driver.local.choice.counts.values()))
        assert counts[0] == counts[1] > 0

    run(work)
