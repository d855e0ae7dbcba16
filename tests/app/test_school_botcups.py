"""Tournaments of a class's bots on the teacher's page: listed beside the results, removed, erased with them."""

import json

import pytest
from driver import Driver, run

from prateria.core.school.botcup import KEYS, MOST, open_cup

LINE = {"name": "Robo", "place": 1, "games": 4, "won": 3.5, "low": 0.4, "high": 0.98, "points": 31.25}
OUT = {"name": "Łoś", "place": 0, "games": 0, "won": 0, "low": 0, "high": 1, "points": 0}


def text(*bots, **more):
    return json.dumps({"v": 1, "game": "manitou", "at": 5, "whole": True, "bots": bots or (LINE, OUT), **more})


async def listed(**kept):
    driver = Driver()
    driver.page.kept = {KEYS + key: value for key, value in kept.items()}
    await driver.order("teachers")
    await driver.until(lambda: "desk" in (driver.page.panel or ""))
    return driver


def test_it_stands_beside_the_results_with_its_doubt():
    async def work():
        panel = (await listed(a=text())).page.panel
        assert "Tournaments of the class" in panel
        assert "3.5 / 4" in panel
        assert "40 – 98%" in panel
        assert "does not count" in panel

    run(work)


def test_the_latest_comes_first_and_one_that_was_stopped_says_so():
    async def work():
        panel = (await listed(a=text(at=1), b=text({**LINE, "name": "Later"}, at=9, whole=False))).page.panel
        assert panel.index("Later") < panel.index("Robo")
        assert panel.count("It was stopped before all had met.") == 1

    run(work)


def test_where_there_is_none_nothing_is_said_of_bots():
    async def work():
        assert "Tournaments of the class" not in (await listed()).page.panel

    run(work)


def test_one_is_removed_and_all_are_erased_with_the_results():
    async def work():
        driver = await listed(a=text(), b=text(), c="damaged")
        assert "It is damaged." in driver.page.panel
        await driver.order("class-remove", f"{KEYS}c")
        assert sorted(driver.page.kept) == [f"{KEYS}a", f"{KEYS}b", "plan"]
        await driver.order("class-remove", "plan")  # that is no result
        await driver.order("class-erase")
        assert sorted(driver.page.kept) == [f"{KEYS}a", f"{KEYS}b", "plan"]
        await driver.order("class-erase-yes")
        assert list(driver.page.kept) == ["plan"]

    run(work)


@pytest.mark.parametrize(
    "rubbish",
    ["", "[]", "null", "{}", '{"v":2}', "[" * 30_000, '{"v":1,"bots":3}', text("x" * 30_000), '{"v":1,"bots":{}}'],
)
def test_what_is_damaged_is_no_tournament(rubbish):
    assert open_cup(rubbish) is None


def test_what_another_page_wrote_is_made_sound():
    wild = {"name": "<b>\u202eX", "place": -3, "games": "many", "won": 1e99, "low": 7, "high": None, "points": -2.5}
    [line] = open_cup(text(wild)).lines
    assert line == ("<b>X", 0, 0, 0.0, 1.0, 1.0, -2.5)
    assert len(open_cup(text(*[LINE] * 99)).lines) == MOST
    assert open_cup(text(game=7, at="now")).game == ""


def test_names_are_text_and_no_markup():
    async def work():
        panel = (await listed(a=text({**LINE, "name": "<img src=x>"}))).page.panel
        assert "&lt;img src=x&gt;" in panel
        assert "<img" not in panel

    run(work)
