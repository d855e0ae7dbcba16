"""Statistics: nothing is counted unless it is wanted, each game once, and shown to nobody but who plays alone."""

import json

import pytest
from driver import Driver, run
from fakepage import FakePage

from prateria.core.school.classlink import write_class
from prateria.core.school.prepared import Prepared, places
from prateria.core.school.typed import write_words
from prateria.core.session import Header
from prateria.core.stats import MOST, Figures, counted, figures
from prateria.games import by_number

NEAR = {"game": "manitou", "seed": 3}


async def to_the_end(driver):
    await driver.reach("end")


def wanting():
    page = FakePage()
    page.liked["stats"] = True
    return Driver(page)


def nothing_counted(driver):
    """Neither games nor hints, and nothing of it is shown at the end."""
    assert driver.page.counted == ""
    assert not any(key.startswith("hints") for key in driver.local.save.settings)
    assert "on this device" not in driver.page.panel


def test_nothing_is_counted_unless_it_is_wanted():
    async def play():
        driver = Driver()
        await driver.start(**NEAR)
        await driver.reach("play")
        await driver.order("hint")
        await driver.order("cancel")
        await to_the_end(driver)
        nothing_counted(driver)

    run(play)


def test_a_game_is_counted_once_with_its_hints_and_shown_to_who_played():
    async def play():
        driver = wanting()
        await driver.start(**NEAR)
        await driver.reach("play")
        await driver.order("hint")
        await driver.order("cancel")
        await to_the_end(driver)
        outcome = driver.local.session.state.outcome()
        won = 0 in outcome.winners
        expected = Figures(1, int(won), outcome.points[0], int(won), int(won), 1)
        assert figures(driver.page.counted, "", "manitou") == expected
        assert f"best result {outcome.points[0]}" in driver.page.panel
        await driver.order("undo")  # from the end, and to it again
        await to_the_end(driver)
        assert figures(driver.page.counted, "", "manitou").played == 1
        await driver.app.open(driver.local.save.id)  # to look at it is not to play it
        await driver.until(lambda: driver.asked() == "end")
        assert figures(driver.page.counted, "", "manitou").played == 1

    run(play)


def test_with_several_people_each_is_counted_and_nobody_sees_it():
    async def play():
        driver = wanting()
        await driver.start(seats=2, people=2, **NEAR)
        await to_the_end(driver)
        assert figures(driver.page.counted, "", "manitou").played == 2
        assert "on this device" not in driver.page.panel

    run(play)


def test_who_looks_at_a_game_that_was_over_before_is_told_that_the_next_one_counts():
    async def play():
        driver = Driver()
        await driver.start(**NEAR)
        await to_the_end(driver)
        assert "none is counted yet" not in driver.page.panel
        driver.page.liked["stats"] = True
        await driver.app.open(driver.local.save.id)
        await driver.until(lambda: driver.asked() == "end")
        assert driver.page.counted == ""
        assert "Statistics count from the next game on: none is counted yet." in driver.page.panel

    run(play)


@pytest.mark.parametrize("profile", ["open", "guarded"])
@pytest.mark.parametrize("way", ["words", "link"])
def test_a_table_of_a_class_is_never_counted_though_its_device_counts(profile, way):
    async def play():
        driver = wanting()
        table = Prepared(Header("manitou", 2, 2, (), 4321), places(2, 1, "first"), profile)
        code = write_words(table, by_number) if way == "words" else f"#class={write_class(table, by_number)}"
        assert await driver.app.open_class(code) == ""
        await driver.reach("play")
        if profile == "open":
            await driver.order("hint")
            await driver.order("cancel")
        await to_the_end(driver)
        nothing_counted(driver)

    run(play)


def test_a_branch_is_not_counted():
    async def play():
        driver = wanting()
        await driver.start(**NEAR)
        await to_the_end(driver)
        await driver.order("look-back")
        await driver.until(lambda: getattr(driver.loop, "story", None) is not None)
        await driver.order("replay-to", "20")
        await driver.order("branch")
        await to_the_end(driver)
        assert figures(driver.page.counted, "", "manitou").played == 1

    run(play)


def test_figures_add_up():
    text = ""
    for points, won in ((5, True), (9, True), (-3, False), (7, True)):
        text = counted(text, "Zoë", "bison", points, won, hints=2)
    assert figures(text, "Zoë", "bison") == Figures(4, 3, 9, 1, 2, 8)
    assert figures(text, "Ola", "bison") == figures(text, "Zoë", "manitou") == Figures()
    assert figures(counted("", "a", "b", -3, False, 0), "a", "b").best == -3


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"v":2,"players":{}}',
        '{"v":1,"players":[]}',
        '{"v":1,"players":{"a":{"b":[1]}}}',
        "[" * 9999,
    ],
)
def test_what_is_damaged_counts_from_the_beginning(text):
    assert figures(text, "a", "b") == Figures()
    assert figures(counted(text, "a", "b", 1, True, 0), "a", "b").played == 1


def test_wrong_figures_are_none():
    text = json.dumps({"v": 1, "players": {"a": {"b": {"played": "x", "won": True, "best": MOST * 2, "hints": 3}}}})
    assert figures(text, "a", "b") == Figures(hints=3)
