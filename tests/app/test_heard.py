"""What those hear who do not see the table: what the picture alone shows."""

import asyncio
import re

import pytest
from driver import Driver, run

from prateria.bots.think import LEVELS
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.manitou.words import kind
from prateria.kit.words import Words

W = Words("en")


@pytest.fixture(autouse=True)
def hasty(monkeypatch):
    monkeypatch.setitem(LEVELS, "first", LEVELS["first"]._replace(effort=300))


def said(driver):
    """Everything that the status line has said so far."""
    shown = [html for region, html in driver.page.history if region == "status"]
    return [found.group(1) for html in shown if (found := re.search(r'data-said="([^"]*)"', html))]


def test_the_cards_that_one_draws_are_said_to_their_player_alone():
    async def work():
        driver = Driver()
        await driver.start(2, 1)
        await driver.reach("play")
        hand = driver.local.session.state.observe(0).own.hand
        assert f"You draw: {', '.join(kind(W, card) for card in hand)}." in said(driver)[-1]
        await driver.answer()
        await driver.reach("play")
        events = [event for step in driver.local.session.steps for event in step.events]
        mine = [event.kind for event in events if type(event).__name__ == "Drew" and event.seat == 0]
        assert f"You draw: {kind(W, mine[-1])}." in said(driver)[-1]
        assert said(driver)[-1].count("You draw") == 1
        assert sum(f"You draw: {kind(W, mine[-1])}." in line for line in {*said(driver)}) == 1

    run(work)


@pytest.mark.parametrize("long", [False, True])
def test_only_a_hint_that_takes_long_is_said_to_be_looked_for(long):
    """And nothing is said again meanwhile."""

    async def work():
        driver = Driver()
        await driver.start(2, 1)
        await driver.reach("play")
        waits, paused = [], asyncio.Event()

        async def pause(ms):
            waits.append(ms)
            await paused.wait()

        async def slowly():
            if long:
                paused.set()
            await asyncio.sleep(0)

        driver.page.pause, driver.page.breathe, before = pause, slowly, len(driver.page.history)
        await driver.app.command("hint", "")
        assert waits[0] == 500, "half a second"
        assert driver.local.choice.hint
        shown = [html for region, html in driver.page.history[before:] if region == "status"]
        looking = [html for html in shown if "A good move is being looked for" in html]
        assert bool(looking) is long
        assert not any("You draw" in html for html in looking)

    run(work)


def test_the_end_of_a_hunt_is_said_with_its_points_and_then_the_next_hunt():
    async def work():
        driver = Driver()
        await driver.start(2, 1)
        await driver.reach("result")
        points = [player.points for player in driver.local.session.state.observe(None).players]
        told = re.findall(r'data-say="([^"]*)"', driver.page.panel)
        assert all(str(abs(n)) in told[-1] for n in points)
        await driver.answer()
        await driver.until(lambda: driver.asked() == "party")
        told = " ".join(said(driver)[-8:])
        assert "Hunt 2 begins" in told
        assert "Herds: " in told

    run(work)


def test_the_result_of_the_game_is_said_once():
    async def work():
        driver = Driver()
        await driver.start(2, 1)
        await driver.reach("end")
        assert 'data-say="Result: ' in driver.page.panel
        assert "The game is over." in driver.page.regions["status"]
        assert 'data-said=""' in driver.page.regions["status"]

    run(work)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "once"),
    [
        ("manitou", ("to the hills", "to the river", "to the forest", "hide thief")),
        ("bison", ("+",)),
        ("wendake", ("Price:",)),
    ],
)
def test_a_hint_says_nothing_twice(game, once):
    async def work():
        driver, seen = Driver(), []
        await driver.start(2, 1, game=game, seed=3)
        for _ in range(20):
            await driver.until(lambda: driver.asked() != "")
            if driver.asked() == "play":
                await driver.order("hint")
                await driver.until(lambda: driver.local.choice.pondering is None)
                if driver.local.choice.hint:
                    seen.append(said(driver)[-1])
                    if driver.local.choice.open:
                        await driver.order("done")
            if driver.local.choice.open or driver.asked() != "":
                await driver.answer()
        assert seen
        for sentence in seen:
            assert all(sentence.count(word) <= 1 for word in once), sentence
            assert ".." not in sentence

    run(work)


def test_what_led_to_a_question_is_said_once_not_again_after_a_touch():
    async def work():
        driver = Driver()
        await driver.start(2, 1)
        await driver.reach("play")
        assert "You draw: " in said(driver)[-1]
        assert driver.app.touch(next(pick for pick in driver.loop.touches().possible if pick.startswith("card:")))
        await driver.settle()
        await driver.order("cancel")
        status = driver.page.regions["status"]
        assert "data-asks" in status
        assert "You draw: " not in status

    run(work)


@pytest.mark.parametrize(("game", "starts"), [("bison", "Round 1 begins."), ("wendake", "Year 1 begins.")])
@pytest.mark.parametrize("seed", range(3))
def test_what_one_plays_for_and_the_first_round_are_said_before_anybody_moves(game, starts, seed):
    async def work():
        driver = Driver()
        await driver.start(3, 1, game=game, seed=seed)
        await driver.reach("play")
        told = [line for line in said(driver) if line]
        aim = driver.local.game.texts.aim(W)
        assert told[0].startswith(f"{aim} “?” lists the keys. {starts}")
        once = list(dict.fromkeys(told))
        assert sum(starts in line for line in once) == sum(aim in line for line in once) == 1

    run(work)


@pytest.mark.parametrize("seed", range(2))
def test_of_what_befalls_all_only_ones_own_is_heard_when_a_year_begins(seed):
    async def work():
        driver = Driver()
        await driver.start(3, 1, game="wendake", seed=seed)
        while driver.local.session.state.round < 2 or driver.asked() != "play":
            await driver.until(lambda: driver.asked() != "")
            await driver.answer()
            await driver.until(lambda: driver.asked() != "")
        told = list(dict.fromkeys(line for line in said(driver) if "slides down" in line))
        assert told
        names = driver.local.shown.names
        assert all(line.count("slides down") == 1 and names[0] in line for line in told)

    run(work)


def test_what_was_heard_before_a_question_is_not_said_again_after_undo():
    async def work():
        driver, game = Driver(), GAMES["bison"]
        mine = (seed for seed in range(20) if Session.new(game, 2, seed=seed).state.actors() == (0,))
        await driver.start(2, 1, game="bison", seed=next(mine))
        await driver.reach("play")
        assert driver.local.game.texts.aim(W) in said(driver)[-1]
        before = len(driver.page.history)
        action = driver.local.session.state.legal_actions()[0]
        for pick in action.picks:
            driver.app.touch(pick)
        await driver.order("done")
        await driver.until(lambda: driver.local.choice.open and driver.local.session.steps[-1].action.seat == 0)
        await driver.order("undo")
        await driver.until(lambda: driver.local.choice.open)
        assert len(driver.page.history) > before
        assert driver.local.game.texts.aim(W) not in said(driver)[-1]

    run(work)


def test_that_a_year_begins_is_said_once():
    """It is told with the last choice of the year before, and not again before the next question."""

    async def work():
        for seed in range(1, 5):
            driver = Driver()
            await driver.start(game="wendake", seed=seed)
            while driver.local.session.state.year == 1:
                await driver.until(lambda d=driver: d.asked() != "")
                await driver.answer()
            await driver.until(lambda d=driver: d.asked() == "play")
            told = {html for region, html in driver.page.history if region == "status" and "Year 2 begins." in html}
            assert len(told) == 1, (seed, told)

    run(work)
