"""What helps at the table: hints, the menu, what a thing says, the log with its marks, the lesson's last word."""

import re
from html import unescape

from calmly import calm
from driver import Driver, run

from prateria.app.sentence import LONG
from prateria.games.manitou.teaching.lesson import LESSON, _over
from prateria.kit.words import Words

EN = Words("en")


def test_a_hint_says_its_move_once():
    async def work():
        driver = await calm(2, 1, "first", seed=5)
        await driver.until(lambda: driver.asked() == "play")
        await driver.order("hint")
        said = re.search(r'data-said="([^"]*)"', driver.page.regions["status"])
        assert said
        assert said[1].casefold().count("turn the next card") == 1
        assert said[1].endswith("Enter or D: Done.")
        assert 'data-proposed="prairie:card"' in driver.page.regions["status"]

    run(work)


def test_a_hint_is_chosen_already_and_touching_it_says_yes():
    async def work():
        driver = Driver()
        await driver.start(seed=3)
        await driver.reach("play")
        await driver.order("hint")
        loop = driver.loop
        chosen, ready = loop.local.choice.picker.chosen, loop.local.choice.picker.ready()
        name, values = loop.local.choice.advice.reason
        names = loop.local.shown.names
        why = loop.local.game.texts.reason(driver.app.w, (name, {**values, "names": names}))
        assert why in unescape(driver.page.regions["status"])
        assert ("Agreed? Choose “Done”." in driver.page.regions["status"]) == (len(why) <= LONG)
        for pick in chosen:  # a child touches what glows
            assert driver.app.touch(pick)
            assert loop.local.choice.picker.chosen == chosen
        other = next(pick for pick in loop.local.choice.picker.possible() if pick.startswith("territory:"))
        assert driver.app.touch(other)
        assert loop.local.choice.hint is None
        assert loop.local.choice.picker.ready() not in (None, ready)

    run(work)


def test_a_hint_that_is_asked_for_while_nobody_is_asked_is_answered():
    """The key stands there a little longer than the question."""

    async def work():
        driver = Driver()
        await driver.start(seed=3)
        await driver.reach("play")
        await driver.order("hint")
        await driver.app.command("done")
        assert not driver.local.choice.open
        await driver.app.command("hint")
        assert driver.page.toasts[-1] == "Nothing to choose now: there is a hint at your next choice."

    run(work)


def test_how_to_agree_with_a_hint_is_told_once_in_a_game_and_fits_a_key():
    async def work():
        driver = Driver()
        await driver.start(seed=2)
        told = []
        for _ in range(8):
            await driver.reach("play")
            await driver.order("hint")
            told += ["Agreed?" in driver.page.regions["status"]]
            assert "Touch “Done”" not in driver.page.regions["status"]
            assert ("Agreed?" in driver.page.regions["status"]) == told[-1], "as long as it stands there"
            await driver.order("done")
        assert told.count(True) == 1

    run(work)


def test_without_confirming_a_touch_on_the_hint_plays_it():
    async def work():
        driver = Driver()
        driver.page.liked["confirm"] = "none"
        await driver.start(seed=3)
        await driver.reach("play")
        await driver.order("hint")
        ready, steps = driver.local.choice.picker.ready(), len(driver.local.session.steps)
        assert driver.app.touch(driver.local.choice.picker.chosen[0])
        await driver.settle()
        assert driver.local.session.steps[steps].action == ready

    run(work)


def test_the_menu_is_the_pages_own_and_a_strip_says_what_it_shows():
    async def work():
        driver = Driver()
        await driver.start(seed=3)
        await driver.reach("play")
        await driver.order("explain", "player:1")
        assert "0 points so far" in driver.page.toasts[-1]
        said = len(driver.page.toasts)
        await driver.order("explain", "player:7")
        assert len(driver.page.toasts) == said
        await driver.order("menu")
        assert driver.page.panel == "menu"

    run(work)


def test_the_log_shows_whose_doing_it_is_and_where_a_hunt_begins():
    async def work():
        driver = Driver()
        await driver.start(seed=3)
        await driver.reach("result")
        log = driver.page.regions["side"].partition('class="log"')[2]
        lines = re.findall(r"<li[^>]*>.*?</li>", log, re.DOTALL)
        assert ["event-huntbegan" in line for line in lines].index(True) == 0  # what no action has brought about
        assert sum("event-huntbegan" in line for line in lines) == 1  # the next has not begun for those who look on
        played = [line for line in lines if "event-played" in line]
        assert {seat for line in played for seat in re.findall(r"seat-(\d)", line)} == {"0", "1"}
        [thief] = [line for line in lines if "event-thievestaken" in line]
        taken = next(e for s in driver.local.session.steps for e in s.events if type(e).__name__ == "ThievesTaken")
        marks = re.findall(r"seat-(\d)", thief)
        assert marks == ([str(taken.seats[0])] if len(taken.seats) == 1 else [])
        await driver.order("go-on")
        assert driver.page.regions["side"].count("event-huntbegan") == 2

    run(work)


def test_the_lesson_explains_the_result_while_all_cards_still_lie_there():
    async def work():
        driver = Driver()
        await driver.order("lesson", "manitou:0")
        while driver.local.shown.coach != _over(EN):
            loop = driver.loop
            if loop.local.choice.open:
                for pick in loop.step.focus:
                    assert driver.app.touch(pick)
                await driver.order("done")
            await driver.order("lesson-next")
        assert "lesson-next" in driver.page.regions["controls"]
        stage = driver.page.regions["stage"]
        assert stage.count('class="piece') > 14
        assert " won" not in stage
        assert driver.page.panel is None
        await driver.order("lesson-next")
        await driver.until(lambda: driver.asked() == "result")
        assert " won" in next(html for region, html in reversed(driver.page.history) if region == "stage")
        await driver.order("go-on")
        assert driver.local.shown.coach == LESSON.steps[-1].say(EN)

    run(work)
