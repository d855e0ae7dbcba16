"""A class goes on in another browser: its file brings plan, results, names, and loses nothing there."""

import json

import pytest
from driver import Driver, run
from test_school_gathering import paste, typed
from test_school_results import PLAN, code, listed, numbers, teacher

from prateria.app.school.plan import changed, dump

LEFT = changed(PLAN, "seed", "5")


async def filed(driver):
    driver.page.files.clear()
    await driver.order("class-move")
    await driver.until(lambda: bool(driver.page.files))
    [(name, text)] = driver.page.files.items()
    assert name == "prateria-class-manitou.json"
    return text


async def gathered_here():
    here = teacher(code(1, 1), code(2, 2), code(3, 2))
    await listed(here)
    await paste(here, typed(4, (7, 9)))
    await here.order("class-name:1:0", "Ada")
    rival = next(key for key, text in here.page.kept.items() if text == code(3, 2))
    await here.order("class-choose:2", rival)
    return here, await filed(here)


def test_a_file_brings_the_whole_class():
    async def work():
        here, text = await gathered_here()
        there = Driver()
        await there.order("class-open", text)
        assert "The class is on this device now." in there.page.panel
        assert numbers(there.page.panel) == numbers(here.page.panel) == ["1", "2", "4"]
        assert "Ada" in there.page.panel
        assert {
            key: json.loads(kept) for key, kept in there.page.kept.items() if key in ("plan", "names", "chosen")
        } == {key: json.loads(kept) for key, kept in here.page.kept.items() if key in ("plan", "names", "chosen")}
        await there.order("class-open", text)  # twice is once
        assert there.page.kept.keys() == here.page.kept.keys()

    run(work)


def test_what_is_here_stays_and_what_is_missing_comes():
    async def work():
        _, text = await gathered_here()
        there = teacher(code(5, 5))
        await listed(there)
        await there.order("class-name:1:0", "Ben")
        await there.order("class-open", text)
        assert numbers(there.page.panel) == ["1", "2", "4", "5"]
        assert "Ben" in there.page.panel
        assert "Ada" not in there.page.panel

    run(work)


def test_results_of_another_class_are_not_pushed_aside():
    async def work():
        _, text = await gathered_here()
        there = teacher(code(1, 1), plan=LEFT)
        await listed(there)
        kept = dict(there.page.kept)
        await there.order("class-open", text)
        assert "results of another class" in there.page.panel
        assert there.page.kept == kept
        await there.order("class-erase-yes")
        await there.order("class-open", text)
        assert numbers(there.page.panel) == ["1", "2", "4"]

    run(work)


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", '{"prateria-class": 1}', '{"plan": null, "results": [], "names": {}, "chosen": {}}']
)
def test_a_damaged_file_changes_nothing(text):
    async def work():
        there = teacher(code(1, 1))
        await listed(there)
        kept = dict(there.page.kept)
        await there.order("class-open", text)
        assert "This file is damaged" in there.page.panel
        assert there.page.kept == kept

    run(work)


def test_a_forged_file_is_believed_as_little_as_a_forged_result():
    async def work():
        _, text = await gathered_here()
        data = json.loads(text)
        data["results"] = {"plan": "x", "names": "otter", "result:y": code(1, 1, seed=5)}
        there = Driver()
        await there.order("class-open", json.dumps(data))
        assert numbers(there.page.panel) == []
        assert json.loads(there.page.kept["plan"]) == json.loads(dump(PLAN))

    run(work)


def test_a_full_device_says_that_not_all_is_kept():
    async def work():
        _, text = await gathered_here()
        there = Driver()
        there.page.trouble = "full"
        await there.order("class-open", text)
        assert "There is no room left on this device" in there.page.panel

    run(work)
