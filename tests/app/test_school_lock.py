"""What a locked table allows, and how its lock is left: by the four digits only."""

import json
import re

import pytest
from driver import Driver, run

from prateria.core.school.classlink import write_class
from prateria.core.school.prepared import Prepared, places
from prateria.core.session import Header
from prateria.games import by_number

TABLE = Prepared(Header("manitou", 2, 2, (), 4321), places(2, 1, "first"))


async def seated(profile, page=None):
    driver = Driver(page)
    code = write_class(TABLE._replace(profile=profile), by_number)
    assert await driver.app.open_class(f"#class={code}") == ""
    await driver.reach("play")
    return driver


def digits(text, then=""):
    return json.dumps({"digits": text, "then": then})


LOCK = TABLE._replace(profile="closed").lock


def test_a_closed_table_is_left_by_its_digits_only():
    async def work():
        driver = await seated("closed")
        assert driver.local.save.settings["profile"] == "closed"
        for order in ("home", "again", "branch"):
            await driver.order(order)
            assert driver.page.name == "play"
            assert 'name="then"' in driver.page.panel
            await driver.order("unlock", digits("0000" if LOCK != "0000" else "1111", order))
            assert driver.local.locked
            assert f'value="{order}"' in driver.page.panel
            await driver.order("close")
        assert driver.page.kept["table"] == driver.local.save.id
        await driver.order("home")
        await driver.order("unlock", digits(LOCK, "home"))
        assert driver.page.name == "lobby"
        assert "table" not in driver.page.kept
        [text] = driver.page.saves.values()
        assert json.loads(text)["table"]["settings"] == {"class": 0}

    run(work)


def test_a_closed_table_stays_so_when_it_is_opened_again():
    async def work():
        driver = await seated("closed")
        again = Driver(driver.page)
        await again.app.open(driver.local.save.id)
        await again.settle()
        assert not any(again.local.may(right) for right in ("hints", "undo", "new", "settings", "names"))
        assert driver.page.kept["table"] == again.local.save.id

    run(work)


@pytest.mark.parametrize(
    ("profile", "shut"),
    [("open", ()), ("guarded", ("hints", "undo")), ("settings", ("settings",)), ("names", ("names",))],
)
def test_only_what_is_locked_is_shut(profile, shut):
    async def work():
        driver = await seated(profile)
        local = driver.local
        assert [right for right in ("hints", "undo", "new", "settings", "names") if not local.may(right)] == list(shut)
        assert ("disabled" in driver.page.regions["controls"].split("hint")[0].rsplit("<button")[-1]) is False
        await driver.order("settings")
        panel = driver.page.panel
        assert ('data-do="set-pace"' in panel) == ("settings" not in shut)
        assert ('data-do="set-undo"' in panel) == ("undo" not in shut and "settings" not in shut)
        assert ('data-do="names"' in panel) == ("names" not in shut)
        assert ('data-do="ask-unlock"' in panel) == bool(shut)
        await driver.order("set-pace", "slow")
        assert (driver.page.liked["pace"] == "slow") == ("settings" not in shut)
        await driver.order("set-names", '{"name0": "Ola"}')
        assert (local.save.seats[0].name == "Ola") == ("names" not in shut)
        await driver.order("hint")
        await driver.until(lambda: True)
        assert bool(local.choice.hint) == ("hints" not in shut)
        assert "table" not in driver.page.kept

    run(work)


@pytest.mark.parametrize("profile", ["closed", "guarded", "open"])
def test_what_asks_for_the_digits_wears_a_padlock(profile):
    async def work():
        driver = await seated(profile)
        closed = profile == "closed"
        driver.local.save.settings["left"] = 60_000  # it has been set
        await driver.answer()
        await driver.reach("play")
        await driver.order("settings")
        locked = {order for order in ("clock", "anew", "hand-in", "menu") if wears(driver.page.panel, order)}
        assert locked == ({"clock", "anew"} if closed else set())
        assert ("Language, colours and sound are never locked" in driver.page.panel) == (profile != "open")
        assert wears(driver.page.regions["controls"], "hint") == (profile != "open")
        for order in ("clock", "anew"):
            await driver.order(order)
            assert ('data-do="unlock"' in (driver.page.panel or "")) == closed
            await driver.order("close")

    run(work)


def wears(markup, order):
    """Whether the button of that order has a padlock."""
    return (
        f'data-do="{order}"' in markup
        and '"#i-lock"'
        in re.search(rf"<button(?:(?!</button>).)*data-do=\"{order}\".*?</button>", markup)[0].rpartition("<button")[2]
    )


def test_the_clock_is_set_once_its_lock_is_open():
    async def work():
        driver = await seated("settings")
        driver.local.save.settings["left"] = 60_000  # it has been set
        await driver.order("clock")
        assert 'value="clock"' in driver.page.panel
        await driver.order("unlock", digits(LOCK, "clock"))
        assert 'data-do="clock-set"' in driver.page.panel

    run(work)


@pytest.mark.parametrize("order", ["hint", "undo"])
def test_a_padlock_at_the_table_asks_for_the_digits_and_then_does_what_was_wanted(order):
    async def work():
        driver = await seated("guarded")
        await driver.answer()
        await driver.reach("play")
        [button] = re.findall(rf'<button[^>]*data-do="{order}"[^>]*>', driver.page.regions["controls"])
        assert "disabled" not in button
        await driver.order(order)
        assert f'value="{order}"' in driver.page.panel
        assert driver.local.locked
        await driver.order("unlock", digits(LOCK, order))
        assert driver.page.panel is None
        assert not driver.local.locked
        if order == "hint":
            await driver.until(lambda: driver.local.choice.hint)

    run(work)


@pytest.mark.parametrize("order", ["hint", "undo"])
def test_the_digits_allow_a_single_hint_and_the_lock_stays_shut(order):
    async def work():
        driver = await seated("guarded")
        await driver.answer()
        await driver.reach("play")
        steps = len(driver.local.session.steps)
        await driver.order(order)
        assert 'name="once"' in driver.page.panel
        once = {"digits": LOCK, "then": order, "once": "yes"}
        await driver.order("unlock", json.dumps({**once, "digits": "0000" if LOCK != "0000" else "1111"}))
        assert driver.local.choice.hint is None
        assert len(driver.local.session.steps) == steps
        await driver.order("unlock", json.dumps(once))
        assert driver.page.panel is None
        if order == "hint":
            await driver.until(lambda: driver.local.choice.hint)
        else:
            assert len(driver.local.session.steps) < steps
        assert driver.local.locked
        assert not driver.local.may("hints")
        assert not driver.local.may("undo")
        await driver.order(order)
        assert 'data-do="unlock"' in driver.page.panel

    run(work)


def test_another_game_is_not_allowed_once_but_unlocked():
    async def work():
        driver = await seated("closed")
        await driver.order("home")
        assert 'name="once"' not in driver.page.panel
        await driver.order("unlock", json.dumps({"digits": LOCK, "then": "home", "once": "yes"}))
        assert driver.page.name == "lobby"

    run(work)


def test_looking_back_is_no_way_out_of_a_lock():
    async def work():
        driver = await seated("new")
        await driver.order("look-back")
        assert driver.loop.past
        await driver.order("home")
        assert not driver.loop.past
        assert driver.page.name == "play"
        assert 'data-do="unlock"' in driver.page.panel

    run(work)


def test_names_are_given_at_the_table_and_two_are_never_the_same():
    async def work():
        driver = Driver()
        await driver.start(people=2)
        await driver.reach("play")
        await driver.order("names")
        assert driver.page.panel.count("<input") == 2
        await driver.order("set-names", json.dumps({"name0": " Ola ", "name1": "ola"}))
        assert "same name" in driver.page.panel
        assert driver.local.save.seats[0].name == ""
        await driver.order("set-names", json.dumps({"name0": " Ola ", "name1": ""}))
        assert [seat.name for seat in driver.local.save.seats] == ["Ola", ""]
        assert "Ola" in driver.page.regions["stage"]
        assert '"name":"Ola"' in driver.page.saves[driver.local.save.id]

    run(work)


def test_a_teacher_locks_a_table_by_hand_as_much_as_is_wanted():
    async def work():
        driver = Driver()
        await driver.start()
        await driver.reach("play")
        await driver.order("lock", json.dumps({"digits": "0417", "profile": "closed"}))
        assert not driver.local.may("new")
        await driver.order("ask-unlock")
        await driver.order("unlock", digits("0417"))
        assert driver.local.may("new")
        await driver.order("lock", json.dumps({"digits": "04٣7", "profile": "closed"}))
        await driver.order("lock", json.dumps({"digits": "0417", "profile": "later"}))
        assert not driver.local.locked

    run(work)
