"""The race at a table: fingers with times, bots, pause, what comes too late, the end. The clock is the page's."""

import json

import pytest
from driver import MARKS, Driver, run
from fakepage import FakePage

from prateria.app.race import LATE, RaceLoop
from prateria.core.code import encode
from prateria.core.link import open_link
from prateria.core.session import Session
from prateria.games import GAMES, by_number
from prateria.games.powwow.engine.actions import Claim
from prateria.games.powwow.engine.data import COPIES, TIPI, TRIBE
from prateria.games.powwow.engine.referee import PACE
from prateria.games.powwow.engine.rules import sound_kinds


async def race(seats=2, people=1, level="normal", page=None, begin=True, **more):
    """A table at which a race has begun."""
    driver = Driver(page)
    places = [{"name": "", "bot": None if i < people else level, "mark": MARKS[i % 4]} for i in range(seats)]
    wish = {"game": "powwow", "seats": places, "options": {"calm": False}, "seed": 3, **more}
    assert await driver.app.start(json.dumps(wish)) == ""
    await driver.settle(4)
    assert isinstance(driver.loop, RaceLoop)
    if begin and people:
        assert driver.local.pace.paused
        await driver.app.command("pause")
    return driver


def play_of(driver):
    return driver.local.session.state


async def later(driver, ms):
    """Let so much time pass."""
    end = driver.page.passed + ms
    await driver.until(lambda: driver.page.passed >= end)


async def turned(driver, cards=1):
    """Touch the prairie, whoever's turn it is, until so many cards lie there."""
    state = play_of(driver)
    wanted = len(state.prairie) - cards
    while len(play_of(driver).prairie) > wanted:
        driver.app.strike("prairie:card", driver.page.stamp())
        await later(driver, 16)


def fingers(driver, *touches):
    """Touches: (pick, milliseconds from now)."""
    now = driver.page.stamp()
    return [driver.app.strike(pick, now + at) for pick, at in touches]


def piled(driver):
    return [(seat, TRIBE[kind]) for seat, kind, _ in play_of(driver).pile]


@pytest.mark.rule("PW-24")
def test_nobody_is_asked_to_turn_before_that_counts():
    async def work():
        driver = await race(people=2)
        await turned(driver)
        assert not driver.loop.touches().possible.count("prairie:card")
        assert "touch the face-down cards" not in driver.page.regions["status"]
        await later(driver, PACE + 100)
        assert driver.loop.touches().possible.count("prairie:card") == 1
        assert "touches the face-down cards" in driver.page.regions["status"]
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
        assert "Claim now" in driver.page.regions["status"]
        assert "status-mark" not in driver.page.regions["status"]

    run(work)


def test_settings_of_a_race_have_no_rows_without_a_use():
    async def work():
        driver = await race(people=2)
        await driver.order("settings")
        assert "set-window" in driver.page.panel
        assert "set-confirm" not in driver.page.panel
        assert "set-undo" not in driver.page.panel

    run(work)


def test_a_card_touched_where_none_lies_there_is_answered():
    async def work():
        driver = await race(people=2)
        turner = play_of(driver).turn + 1
        assert fingers(driver, (f"tribe:{turner}-hunter", 0)) == [True]
        assert driver.page.toasts == ["First turn a card: touch the face-down cards."]
        assert not play_of(driver).pile

    run(work)


def test_it_begins_covered_and_no_time_passes():
    async def work():
        driver = await race(people=2, begin=False)
        assert driver.page.opaque
        assert driver.page.raced
        assert fingers(driver, ("prairie:card", 0)) == [False]
        before = driver.loop.time()
        driver.page.passed += 60_000
        await driver.settle(4)
        assert driver.loop.time() == before
        await driver.app.command("pause")
        assert driver.page.panel is None
        await turned(driver)

    run(work)


def test_fingers_count_in_the_order_of_their_times_not_of_their_arrival():
    async def work():
        driver = await race(seats=3, people=3)
        await turned(driver)
        await later(driver, 400)
        assert fingers(driver, ("tribe:3-hunter", -7), ("tribe:1-chief", -9), ("tribe:1-maiden", -8)) == [True] * 3
        await driver.until(lambda: len(play_of(driver).pile) == 2)
        assert piled(driver) == [(0, "chief"), (2, "hunter")]

    run(work)


def test_a_page_that_has_stalled_loses_no_touch_and_changes_no_order():
    async def work():
        driver = await race(seats=3, people=3)
        await turned(driver)
        await later(driver, 300)
        since = driver.page.stamp()
        driver.page.passed += 200  # nothing was told in the meantime
        driver.app.strike("tribe:2-chief", since + 60)
        await later(driver, 16)
        driver.app.strike("tribe:1-chief", since + 30)
        driver.app.strike("tribe:3-chief", since + 190)
        await driver.until(lambda: not play_of(driver).pile and play_of(driver).phase == "turn")
        claims = [step.action.text for step in driver.local.session.steps if isinstance(step.action, Claim)]
        assert claims == ["1 claim chief", "2 claim chief", "3 claim chief"]

    run(work)


def test_the_window_is_a_setting_and_settles_by_itself():
    async def work():
        driver = await race(people=2)
        await driver.order("set-window", "4000")
        await driver.order("set-turns", "500")
        await driver.order("set-ease", "no")
        assert driver.local.save.settings == {"window": 4000, "pace": 500, "ease": False}
        assert "4000" in driver.page.panel
        await driver.order("set-window", "1")
        assert driver.loop.window == 4000
        await driver.order("close")
        await turned(driver)
        await later(driver, 300)
        fingers(driver, ("tribe:1-chief", 0))
        await later(driver, 3900)
        assert piled(driver)
        await later(driver, 400)
        assert not piled(driver)
        again = Driver(driver.page)
        await again.app.open(driver.local.save.id)
        assert again.loop.window == 4000

    run(work)


def test_a_touch_right_after_a_turn_is_shown_as_too_late_and_not_recorded():
    async def work():
        driver = await race(people=2)
        await turned(driver)
        await later(driver, PACE)
        await turned(driver)
        steps = len(driver.local.session.steps)
        fingers(driver, ("tribe:2-chief", 20))
        await driver.until(
            lambda: bool(driver.local.shown.news) and type(driver.local.shown.news[-1]).__name__ == "Late"
        )
        assert len(driver.local.session.steps) == steps
        await later(driver, LATE + 100)
        assert [type(event).__name__ for event in driver.local.shown.news] == ["Turned"]  # that card stays marked

    run(work)


def test_pause_covers_the_cards_and_stops_the_clock():
    async def work():
        driver = await race(people=2)
        await turned(driver)
        await later(driver, 300)
        fingers(driver, ("tribe:1-chief", 0))
        await later(driver, 200)
        assert piled(driver)
        await driver.order("pause", "on")
        assert driver.page.opaque
        await driver.order("pause", "on")
        assert driver.local.pace.paused
        driver.page.passed += 100_000
        await driver.settle(10)
        assert piled(driver)
        assert fingers(driver, ("tribe:2-chief", 0)) == [False]
        await driver.order("settings")
        await driver.order("close")
        assert driver.page.opaque, "back to the pause"
        await driver.order("pause")
        fingers(driver, ("tribe:2-chief", 1))
        await driver.until(lambda: not play_of(driver).pile)
        claims = [step.action.text for step in driver.local.session.steps if isinstance(step.action, Claim)]
        assert claims == ["1 claim chief", "2 claim chief"]

    run(work)


def test_who_opens_something_stops_the_race():
    async def work():
        driver = await race(people=2)
        for order in ("settings", "share", "rules"):
            await driver.order(order)
            assert driver.local.pace.paused
            assert driver.page.covered, "nobody studies the table behind it"
            await driver.order("close")
            await driver.order("pause")
            assert not driver.local.pace.paused
            assert not driver.page.covered

    run(work)


def test_nobody_touches_for_a_bot():
    async def work():
        driver = await race(seats=3, people=1)
        assert fingers(driver, ("tribe:2-chief", 0), ("tribe:9-chief", 0), ("loot:bison", 0), ("", 0)) == [False] * 4

    run(work)


def test_what_to_take_is_chosen_by_one_touch():
    async def work():
        driver = await race(people=2)
        while True:
            state = play_of(driver)
            sound = [(seat, kind) for seat in (0, 1) for kind in sound_kinds(state.setup, state.table, seat)]
            if sound and state.table[TIPI] and await chosen(driver, *sound[0]):
                return
            assert state.prairie, "no choice in this game"
            await later(driver, PACE)
            await turned(driver)

    async def chosen(driver, seat, kind):
        """Claim; whether there was something to choose."""
        await later(driver, 200)
        fingers(driver, (f"tribe:{seat + 1}-{TRIBE[kind]}", 0))
        steps = len(driver.local.session.steps)
        await driver.until(lambda: driver.local.choice.open or play_of(driver).phase == "turn")
        if not driver.local.choice.open:
            return False
        legal = play_of(driver).legal_actions()
        assert len(legal) > 1
        assert set(driver.loop.touches().possible) == {pick for action in legal for pick in action.picks}
        assert not driver.app.strike("tribe:1-chief", driver.page.stamp())
        assert driver.app.strike(legal[-1].picks[0], driver.page.stamp())
        await driver.until(lambda: play_of(driver).phase == "turn")
        actions = [step.action for step in driver.local.session.steps[steps:]]
        assert legal[-1] in actions
        return True

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
