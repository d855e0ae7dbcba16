"""The race at a table: what people are told, whole games, and what stays of them."""

import pytest
from driver import Driver, run
from fakepage import FakePage
from racing import fingers, later, play_of, race, turned

from prateria.app.pace import PACES
from prateria.app.race import LATE
from prateria.core.code import encode
from prateria.core.link import open_link
from prateria.core.session import Session
from prateria.games import GAMES, by_number
from prateria.games.powwow.engine.actions import Claim
from prateria.games.powwow.engine.data import COPIES, TRIBE
from prateria.games.powwow.engine.referee import PACE
from prateria.games.powwow.engine.rules import sound_kinds


@pytest.mark.rule("PW-24")
def test_nobody_is_asked_to_turn_before_that_counts():
    async def work():
        driver = await race(people=2)
        await turned(driver)
        assert not driver.loop.touches().possible.count("prairie:card")
        said = driver.page.regions["status"]
        assert "turns the next card." in said
        await later(driver, PACE + 100)
        assert driver.loop.touches().possible.count("prairie:card") == 1
        assert driver.page.regions["status"] == said  # one sentence for a card
        left = len(play_of(driver).prairie)
        fingers(driver, ("prairie:card", 0))
        await later(driver, 200)
        assert len(play_of(driver).prairie) == left - 1

    run(work)


def test_a_card_touched_before_another_turns_is_told_to_wait():
    async def work():
        driver = await race(people=2)
        other = 2 - play_of(driver).turn
        assert fingers(driver, (f"tribe:{other}-hunter", 0)) == [True]
        assert driver.page.toasts == ["Wait until the next card is turned."]

    run(work)


def test_what_is_said_to_all_has_no_seats_sign():
    async def work():
        driver = await race(people=2)
        assert "status-mark" in driver.page.regions["status"]  # one of them is to turn
        await turned(driver)
        assert "turns the next card." in driver.page.regions["status"]
        assert "status-mark" not in driver.page.regions["status"]

    run(work)


def test_a_card_touched_where_none_lies_there_is_answered():
    async def work():
        driver = await race(people=2)
        turner = play_of(driver).turn + 1
        assert fingers(driver, (f"tribe:{turner}-hunter", 0)) == [True]
        assert driver.page.toasts == ["First turn the next card."]
        assert not play_of(driver).pile
        await turned(driver)
        assert driver.page.toasts[1:] == [""], "it goes with its reason"
        await later(driver, 300)
        fingers(driver, ("tribe:1-chief", 0))
        await later(driver, 300)
        assert driver.page.toasts[1:] == [""]

    run(work)


def test_who_touches_while_another_is_to_turn_sees_it_on_the_card():
    """They were told to turn the next card, which they may not, in a box over the scores."""

    async def work():
        driver = await race(people=2)
        await turned(driver)
        await later(driver, PACE)
        sound = sound_kinds(play_of(driver).setup, play_of(driver).table, 0)
        wrong = next(kind for kind in range(len(TRIBE)) if kind not in sound)
        fingers(driver, (f"tribe:1-{TRIBE[wrong]}", 0))
        await later(driver, 3000)
        await driver.until(lambda: play_of(driver).phase == "turn")
        other = 1 - play_of(driver).turn
        toasts = [*driver.page.toasts]
        assert fingers(driver, (f"tribe:{other + 1}-maiden", 0)) == [True]
        assert driver.page.toasts == toasts
        assert "too late" in driver.page.regions["stage"]
        await later(driver, LATE + 100)
        assert "too late" not in driver.page.regions["stage"]

    run(work)


@pytest.mark.rule("PW-08")
def test_the_only_person_is_told_of_their_own_wrong_claim_as_such():
    async def work():
        driver = await race(people=1)
        await driver.until(lambda: play_of(driver).phase == "race" or play_of(driver).turn == 0)
        await turned(driver, int(play_of(driver).phase != "race"))
        kind = next(
            kind
            for i, kind in enumerate(TRIBE)
            if i not in sound_kinds(play_of(driver).setup, play_of(driver).table, 0)
        )
        await later(driver, 400)
        fingers(driver, (f"tribe:1-{kind}", 0))
        await driver.until(lambda: "A wrong claim" in driver.page.regions["status"])
        assert "You have no cards, so you lose none." in driver.page.regions["status"]
        assert 'data-do="settings"' not in driver.page.regions["controls"]  # they are where it pauses

    run(work)


def test_what_a_claim_brings_can_be_read():
    """However short it is: who has just touched a card looks at the table first."""

    async def work():
        driver, looks = await race(people=2), []

        async def look(ms):
            looks.append((ms, driver.page.regions["status"]))

        driver.page.look = look
        while not looks:
            await turned(driver)
            await later(driver, PACE)
            if kinds := sound_kinds(play_of(driver).setup, play_of(driver).table, 0):
                fingers(driver, (f"tribe:1-{TRIBE[kinds[0]]}", 0))
                await driver.until(lambda: driver.local.choice.open or bool(looks))
                if driver.local.choice.open:
                    driver.app.strike(driver.loop.touches().possible[0], driver.page.stamp())
                await driver.until(lambda: bool(looks))
        assert " takes " in looks[0][1]
        assert looks[0][0] >= 1.6 * PACES["fast"]  # which those have who test

    run(work)


@pytest.mark.parametrize("people", [1, 2])
def test_a_pause_is_told_to_the_far_side_too(people):
    async def work():
        driver = await race(people=people)
        await turned(driver, int(play_of(driver).turn < people))
        await driver.until(lambda: bool(driver.local.session.steps))
        await driver.order("pause", "on")
        assert ('class="opposite"' in driver.page.panel) == (people > 1)

    run(work)


@pytest.mark.parametrize(("seats", "people", "level"), [(3, 1, "normal"), (5, 1, "first"), (2, 0, "normal")])
def test_a_whole_race_replays_to_the_same_end(seats, people, level):
    """114 cards by bots and, where there is one, a person who claims whatever is sound."""

    async def work():
        driver = await race(seats, people, level)
        while driver.asked() != "end":
            state = play_of(driver)
            if driver.local.choice.open:
                driver.app.strike(driver.loop.touches().possible[0], driver.page.stamp())
            elif people and state.phase == "race" and (kinds := sound_kinds(state.setup, state.table, 0)):
                driver.app.strike(f"tribe:1-{TRIBE[kinds[0]]}", driver.page.stamp())
            elif people:
                driver.app.strike("prairie:card", driver.page.stamp())
            await driver.settle(3)
        session = driver.local.session
        assert sum(step.action.text.endswith("turn") for step in session.steps) >= sum(COPIES)
        claims = {step.action.seat for step in session.steps if isinstance(step.action, Claim)}
        assert claims == set(range(seats))
        assert open_link(driver.local.link(), by_number).replay.whole().state.outcome() == session.state.outcome()
        [text] = driver.page.saves.values()
        assert '"over":true' in text
        assert not driver.page.raced

    run(work)


def test_a_killed_page_goes_on_from_the_last_settled_card():
    async def work():
        driver = await race(people=2)
        await turned(driver, 1)
        await later(driver, PACE)
        await turned(driver, 1)
        again = Driver(FakePage(dict(driver.page.saves)))
        [save_id] = driver.page.saves
        assert await again.app.open(save_id) == ""
        await again.settle(4)
        assert again.local.pace.paused
        assert play_of(again) == play_of(driver)

    run(work)


def test_a_link_to_a_race_is_played_on_one_device():
    async def work():
        driver = Driver()
        session = Session.new(GAMES["powwow"], 3, {"calm": False}, 5)
        await driver.app.open_code(encode(session))
        assert 'value="away"' not in driver.page.panel
        await driver.order("join", "{}")
        assert [seat.bot for seat in driver.local.save.seats] == [None] * 3

    run(work)


@pytest.mark.rule("PW-08")
def test_after_a_second_wrong_claim_the_line_says_when_one_is_right():
    async def work():
        driver, said = await race(people=2), []
        for _ in range(2):
            await turned(driver)
            await later(driver, PACE)
            wrong = next(
                kind for kind in range(4) if kind not in sound_kinds(play_of(driver).setup, play_of(driver).table, 0)
            )
            fingers(driver, (f"tribe:1-{TRIBE[wrong]}", 0))
            await driver.until(lambda: play_of(driver).phase == "turn" and not driver.local.shown.caption)
            said.append("It needs: " in driver.page.regions["status"])
        assert said == [False, True]

    run(work)
