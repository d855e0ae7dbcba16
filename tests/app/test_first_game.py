"""The first game of each sort on a device begins with what one plays for, and is not begun behind it."""

import asyncio
import re

import pytest
from driver import Driver, run
from fakepage import FakePage

from prateria.games import GAMES
from prateria.kit.words import Words

EN = Words("en")


async def new(game="bison", page=None, **more):
    driver = Driver(page)
    if page is None:
        driver.page.liked.pop("offered")
    await driver.start(2, **{"people": 1, "game": game, "seed": 5, "options": {}, **more})
    return driver


def read(driver):
    return re.findall(r"<p[^>]*data-say[^>]*>([^<]+)</p>", driver.page.panel or "")


@pytest.mark.parametrize("seed", [5, 6])
@pytest.mark.parametrize("game", ["manitou", "bison", "wendake"])
def test_the_first_game_says_what_one_plays_for_before_anything_moves(game, seed):
    """Computers had moved, and the hardest screen had opened, before anybody knew what the game is about."""

    async def work():
        driver = await new(game, seed=seed)
        await driver.settle(400)
        first, *told = read(driver)
        assert first == GAMES[game].texts.aim(EN)
        assert len(told) == 5
        assert not any(first in one for one in told), "each thing once"
        assert "<h2>The game in one minute</h2>" in driver.page.panel
        assert driver.local.session.steps == []
        await driver.order("go-on")
        assert driver.page.panel is None or "go-on" not in driver.page.panel
        await driver.reach("play", "party")
        heard = [html for region, html in driver.page.history if region == "status"]
        assert not any(f"{first} " in html for html in heard), "it has been read"

    run(work)


@pytest.mark.parametrize("game", ["manitou", "bison", "wendake", "powwow"])
def test_a_second_game_begins_at_once_as_does_one_that_was_loaded_anew(game):
    """In Pow Wow it came again before the third, when two had been played to the end."""

    async def work():
        options = {"calm": True} if game == "powwow" else {}
        page = (await new(game, options=options)).page
        assert "go-on" in page.panel
        [here] = page.saves
        for again in (True, False):
            driver = Driver(page)
            page.panel = None
            await (driver.app.open(here) if again else driver.start(2, 1, game=game, seed=6, options=options))
            await driver.settle()
            assert "go-on" not in (page.panel or "")
        other = Driver(page)
        await other.start(2, 1, game="bison" if game != "bison" else "wendake", seed=6)
        assert "go-on" in page.panel, "of each sort"

    run(work)


def test_a_lesson_teaches_itself_and_where_nobody_sits_nobody_is_told():
    async def work():
        page = FakePage()
        page.liked.pop("offered")
        lesson = Driver(page)
        await lesson.order("lesson", "bison:0")
        assert "go-on" not in (page.panel or "")
        alone = await new(page=page, people=0)
        assert "go-on" not in (page.panel or "")
        assert "offered" not in page.liked
        await alone.order("home")
        await asyncio.sleep(0)
        await new(page=page)
        assert page.panel.count("data-say") == 6

    run(work)


def test_what_was_told_does_not_come_back_when_all_is_taken_back():
    async def work():
        driver = await new("wendake", people=2)
        await driver.order("go-on")
        await driver.reach("play")
        await driver.answer()
        while driver.local.session.steps:
            await driver.order("undo")
            if driver.asked() == "curtain":
                await driver.order("uncover")
        await driver.settle()
        assert "go-on" not in (driver.page.panel or "")

    run(work)


def test_the_rules_lead_back_to_it():
    async def work():
        driver = await new()
        await driver.order("rules")
        assert "go-on" not in driver.page.panel
        await driver.order("closed")
        assert "The game in one minute" in driver.page.panel
        await driver.order("closed")
        assert "go-on" not in (driver.page.panel or "")

    run(work)


def test_who_has_raced_here_is_shown_the_seats_without_the_rules():
    async def work():
        page = FakePage()
        race = await new("powwow", page, people=2)
        assert page.panel.count("<li") == 3
        await race.order("home")
        await new("powwow", page, people=2)
        assert "Is everyone ready?" in page.panel
        assert 'class="seating' in page.panel
        assert 'class="minute"' not in page.panel
        assert "A hunter takes all bison." in page.panel, "somebody at the table may be new"
        await new("powwow", page, options={"calm": True})
        assert "Before the first card" in page.panel, "that is another game"

    run(work)


def test_who_has_raced_alone_hears_the_rules_with_others():
    async def work():
        page = FakePage()
        for people, told in ((1, True), (1, False), (2, True), (2, False)):
            race = await new("powwow", page, people=people)
            assert ('class="minute"' in page.panel) is told, people
            assert "“Pause” stops the game" in page.panel, "and where signs are explained"
            await race.order("home")

    run(work)


@pytest.mark.parametrize("seed", [5, 6, 7])
def test_the_pairs_of_tracks_in_the_minute_before_a_game_are_those_of_its_table(seed):
    """It showed Economy with Ritual, above a table that played Economy with Masks."""

    async def work():
        driver = await new("wendake", seed=seed)
        await driver.settle(400)
        pairs = driver.local.session.state.observe(None).pairs
        picture = GAMES["wendake"].teaching.picture(f"tracks:{' '.join('+'.join(pair) for pair in pairs)}", EN)
        assert picture in driver.page.panel

    run(work)
