"""What a step, a turn or a year of Wendake has brought: when it is told, and what stays in sight."""

import re

import pytest
from driver import Driver, run
from fakepage import FakePage
from wendake_seats import against_a_bot, begin, on_a_tile_of, played, touch

from prateria.app.pace import PACES, QUICKEST, READING
from prateria.core.rng import Rng
from prateria.core.savefile import MARKS, Save, SeatSetting, dump
from prateria.core.session import Session
from prateria.games import GAMES


async def after_hunting(people=2):
    """One who has just hunted."""
    driver = await on_a_tile_of("hunt", "move1", people=people)
    driver.app.touch("step:hunt")
    await driver.settle()
    return driver


def test_what_a_step_has_brought_stands_above_the_next_question_and_on_the_table_until_the_next_touch():
    async def work():
        driver = await after_hunting()
        seat = driver.local.actor
        assert 'class="status-did"' in driver.page.regions["status"]
        assert "hunts: " in driver.page.regions["status"]
        assert "plays: " not in driver.page.regions["status"]  # the tile itself is marked
        assert f'data-where="have-{seat}-beaver"><b>+' in driver.page.regions["marks"]
        assert f'data-place="have-{seat}-beaver"' in driver.page.regions["stage"]
        possible = driver.loop.touches().possible
        assert driver.app.touch(next(pick for pick in possible if pick.startswith("from:")))
        await driver.settle()
        assert "status-did" not in driver.page.regions["status"]
        assert "delta" not in driver.page.regions["marks"]

    run(work)


def test_what_is_taken_back_is_not_told():
    async def work():
        driver = await after_hunting()
        await driver.order("undo")
        await driver.order("undo")
        assert "status-did" not in driver.page.regions["status"]

    run(work)


def test_the_turns_of_computer_players_can_be_read_in_peace_by_the_only_person():
    async def work():
        driver = await begin(seed=3)
        while driver.local.session.steps[-1:] == [] or driver.local.session.steps[-1].action.seat == 0:
            await driver.answer()
            await driver.until(lambda: driver.asked() != "")
        assert "Since your last turn" in driver.page.regions["controls"]
        log = driver.page.regions["side"]
        assert all(sentence in log for sentence in driver.local.shown.since)
        touch(driver, "tile")
        await driver.settle()
        assert "Since your last turn" not in driver.page.regions["controls"]

    run(work)


@pytest.mark.parametrize("seed", [3, 6])
def test_what_others_did_is_not_told_after_a_turn_that_went_by_itself(seed):
    """The last turn of the game is one in which nothing is left to do: its end is not covered by an old recap."""

    async def work():
        session, rng = Session.new(GAMES["wendake"], 2, seed=seed), Rng(3)
        while session.state.round < 7 or session.state.actors() != (0,):
            legal = session.state.onward_actions()
            session.play(legal[rng.below(len(legal))])
        seats = tuple(SeatSetting("", bot, mark) for bot, mark in ((None, MARKS[0]), ("first", MARKS[1])))
        driver = Driver()
        driver.page.saves["here"] = dump(Save("here", "", seats), session)
        await driver.app.open("here")
        await driver.reach("end")
        assert driver.local.shown.since == []
        assert "Since your last turn" not in driver.page.regions["controls"]

    run(work)


def test_a_new_year_begins_without_what_its_panel_has_told():
    async def work():
        driver = await begin(seed=3)
        await driver.reach("result")
        await driver.answer()
        await driver.reach("play")
        round_ = driver.local.session.state.round
        for sentence in driver.local.shown.since:
            steps = [step for step in driver.local.session.steps if step.before.round == round_]
            assert steps, sentence

    run(work)


async def with_masks(seed):
    """Where masks can be played: of each combination there is one set."""
    eager = ("mask", "do", "turtle")
    for n in range(seed, seed + 60):
        session, rng = Session.new(GAMES["wendake"], 2, seed=n), Rng(n)
        while legal := session.state.onward_actions():
            masks = [action for action in legal if getattr(action, "verb", "") == "mask"]
            if masks and session.state.actors() == (0,) and len({a.what for a in masks}) == len(masks):
                seats = tuple(SeatSetting("", bot, mark) for bot, mark in ((None, MARKS[0]), ("first", MARKS[1])))
                driver = Driver()
                driver.page.saves["here"] = dump(Save("here", "", seats), session)
                await driver.app.open("here")
                await driver.settle()
                return driver, masks[0]
            found = [action for action in legal if getattr(action, "verb", "") in eager]
            session.play((found or legal)[rng.below(len(found or legal))])
    raise AssertionError("it does not happen")


def test_the_only_set_of_masks_for_a_space_comes_along_and_the_board_stays_in_sight(monkeypatch):
    monkeypatch.setattr(FakePage, "size", lambda self: (752, 791))  # an upright tablet

    async def work():
        driver, masks = await with_masks(40)
        if not driver.local.choice.open:
            await driver.reach("play")
        assert driver.app.touch(f"space:{masks.what}")
        assert {*masks.picks} <= {*driver.loop.local.choice.picker.chosen} or masks in played(driver)
        await driver.settle()
        if masks not in played(driver):
            await driver.order("done")
            await driver.settle()
        assert masks in played(driver)
        assert driver.local.session.state.actors() == (0,)
        assert 'data-pane="board" data-asked' in driver.page.regions["stage"]

    run(work)


async def before_a_ritual():
    """One who can hold a ritual that brings points, and then somebody from the long house."""
    for seed in range(60):
        session, rng = Session.new(GAMES["wendake"], 2, seed=seed), Rng(seed)
        while legal := session.state.onward_actions():
            for action in legal if session.state.actors() == (0,) else ():
                if getattr(action, "what", "") == "ritual" and action.verb == "do":
                    after, events = session.state.clone(), []
                    after.apply(action, events.append)
                    if after.bag() is not None and any(type(event).__name__ == "Scored" for event in events):
                        return await against_a_bot(session)
            session.play(legal[rng.below(len(legal))])
    raise AssertionError("it does not happen")


def test_what_led_to_a_dialog_is_said_in_it_before_what_is_proposed():
    async def work():
        driver = await before_a_ritual()
        driver.app.touch("step:ritual")
        await driver.settle()
        if driver.local.choice.counts is None:
            await driver.order("done")
        panels = [html for region, html in driver.page.history if region == "panel" and "bag-foot" in html]
        led, proposed = (re.findall(r'data-say="([^"]*)"', html)[0] for html in (panels[0], panels[-1]))
        assert "Ritual +" in led
        counts = driver.local.choice.counts
        assert proposed.startswith("2 of 2 chosen: ")
        assert all((f"{n} {kind}" in proposed) == bool(n) for kind, n in counts.items())
        assert "Ritual +" not in (re.search(r'data-said="([^"]*)"', driver.page.regions["status"]) or [""])[0]
        await driver.order("bag-clear")
        assert "Ritual +" not in driver.page.panel

    run(work)


def test_others_doings_stay_as_long_as_it_takes_to_read_them():
    async def work():
        driver = await begin(level="normal", seed=5)
        driver.page.set_pref("pace", "normal")
        waits = driver.looks()
        await driver.reach("result")
        theirs = [(said, ms) for said, ms in waits if said.startswith("\u2068Owl")]
        assert theirs
        assert all(ms >= int(READING * PACES["normal"] * int(QUICKEST * len(said))) for said, ms in theirs)
        over = [said for said, _ in waits if said.startswith("Year 1 is over")]
        assert over
        assert all("grid" not in said for said in over), "what slides out is shown, and told beside its question"

    run(work)


def test_the_place_in_the_order_of_play_that_is_taken_by_itself_is_told():
    async def work():
        driver, told = await begin(level="normal", seed=5), []
        pause = driver.page.pause

        async def seen(ms):
            told.append(driver.page.regions["status"])
            await pause(ms)

        driver.page.pause = seen
        await driver.reach("result")
        ending = [said for said in told if "That was your turn" in said]
        alone = [said for said in ending if "One marker goes to the order of play" in said]
        assert alone
        heard = [re.findall(r'data-said="([^"]*)"', said) for said in alone]
        assert not any("That was your turn" in said for one in heard for said in one), "nothing of it was chosen"
        assert any("order of play" in said for one in heard for said in one)

    run(work)


def test_what_ends_by_itself_is_not_asked_for_on_the_table_but_who_has_seen_it_goes_on():
    async def work():
        driver, over = await begin(level="normal", seed=5), []
        pause = driver.page.pause

        async def seen(ms):
            if driver.local.choice.closing and "That was your turn" in driver.page.regions["status"]:
                over.append((driver.page.regions["stage"], driver.page.regions["controls"]))
            await pause(ms)

        driver.page.pause = seen
        await driver.reach("result")
        assert over
        for stage, controls in over:
            assert 'data-pick="button:end"' not in stage
            assert 'data-pick="button:end"' in controls
            assert 'data-do="undo"' in controls

    run(work)
