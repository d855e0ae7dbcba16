"""What Bison asks of the table: several small decisions, scenes and a result, things to look at, prepared payments."""

import asyncio
import re

from bison_driver import begin, choose
from driver import run

from prateria.app.takeback import undoable, would_go


def test_a_whole_game_shows_the_counting_and_the_result_of_every_round():
    async def work():
        driver = await begin(seed=2)
        results = 0
        while (asked := driver.asked()) != "end":
            results += asked == "result"
            if asked:
                await driver.answer(0)
            else:
                await driver.settle(1)
        assert results == 5  # the last one is the end of the game
        told = [html for region, html in driver.page.history if region == "status" and "from all" in html]
        assert len(told) >= 6

    run(work)


def test_one_goes_on_without_waiting_and_takes_a_step_back_inside_the_action():
    async def work():
        driver = await begin(people=2, seed=2)
        seat = driver.local.shown.viewer
        await choose(driver, "do place 1")
        assert driver.local.choice.open
        assert driver.local.shown.viewer == seat  # the same person goes on: no curtain
        cell = driver.local.session.state.legal_actions()[0]
        await choose(driver, cell.text.partition(" ")[2])
        assert driver.local.session.state.phase == "put"
        assert undoable(driver.local)
        await driver.order("undo")
        assert driver.local.session.state.phase == "place"
        await driver.order("undo")
        assert driver.local.session.state.phase == "name"

    run(work)


def test_a_payment_lies_ready_and_is_no_secret():
    async def work():
        driver = await begin(level="normal", seed=2)
        driver.page.liked["confirm"] = "all"  # who confirms each step pays by hand
        await choose(driver, "do place 4")
        await driver.order("done")
        assert driver.asked() == "party"
        assert sum(driver.local.choice.counts.values()) == 7
        await driver.order("bag-done")
        assert driver.local.session.state.phase == "place"

    run(work)


def test_who_takes_back_what_was_paid_for_stands_before_it_and_not_at_its_price():
    async def work():
        driver = await begin(level="normal", seed=2)
        await choose(driver, "do place 4")
        await driver.order("bag-done")
        assert driver.local.session.state.phase == "place"
        assert "4" in would_go(driver.local)
        await driver.order("undo")
        assert (driver.local.session.state.phase, driver.asked()) == ("name", "play")
        await choose(driver, "do place 4")
        assert driver.local.session.state.phase == "place", "it is paid as the first time"

    run(work)


def test_only_the_tile_waits_for_done_since_it_can_be_turned():
    """What can be taken back goes at the last touch of it, whatever it is."""

    async def work():
        driver = await begin(seed=2, ending=False)
        assert driver.app.touch("hunters:1")
        assert driver.app.touch("deed:place")
        await driver.settle()
        assert driver.local.session.state.phase == "place"
        place = driver.local.session.state.legal_actions()[0]
        assert driver.app.touch(place.picks[0])
        await driver.settle()
        assert driver.local.session.state.phase == "place"
        assert "After “Done”" in driver.page.regions["status"]
        assert 'data-do="done"' in driver.page.regions["controls"]
        await driver.order("done")
        assert driver.app.touch(driver.local.session.state.legal_actions()[0].picks[0])
        await driver.settle()
        assert driver.local.session.state.phase == "end"
        for _ in range(3):
            await driver.order("undo")
        assert driver.local.session.state.phase == "name"

    run(work)


def test_the_cell_brings_a_turn_and_touched_again_it_turns():
    async def work():
        driver = await begin(seed=2)
        await choose(driver, "do place 1")
        cell = driver.local.session.state.legal_actions()[0].picks[0]
        turns = []
        for _ in range(4):
            assert driver.app.touch(cell)
            turns.append(driver.local.choice.picker.chosen[1])
        assert turns == ["turn:0", "turn:2", "turn:4", "turn:0"]
        assert driver.app.touch("turn:4")
        assert driver.local.choice.picker.ready().turn == 4
        assert driver.app.touch("turn:4")  # what is chosen stays
        assert driver.local.choice.picker.ready().turn == 4

    run(work)


def test_a_space_that_is_no_choice_is_looked_at():
    async def work():
        driver = await begin(seed=2)
        assert driver.app.touch("space:D4p")
        assert driver.loop.touches().looked_at == "D4p"
        assert not driver.page.toasts
        assert driver.app.touch("space:D4p")
        assert driver.loop.touches().looked_at == ""
        await driver.order("look", "market")
        assert driver.loop.touches().looked_at == "market"
        await driver.order("look")
        await choose(driver, "do place 1")
        place = driver.local.session.state.legal_actions()[0]
        await choose(driver, place.text.partition(" ")[2])
        assert not driver.app.touch("space:D4p")  # hunters come onto the new tile: why not is said, and it is shown
        assert driver.page.toasts
        assert driver.loop.touches().looked_at == "D4p"

    run(work)


def test_a_space_is_heard_while_a_hint_stands_there_and_not_in_place_of_the_next_question():
    async def work():
        driver = await begin(seed=2)
        await driver.order("hint")
        await driver.settle(1)
        heard = re.search(r'data-said="([^"]*)"', driver.page.regions["status"]).group(1)
        assert "Done" in heard
        assert driver.app.touch("space:D4p")
        assert 'data-said="Prairie D4, ' in driver.page.regions["status"]
        await driver.order("done")
        await driver.settle(1)
        assert driver.loop.touches().looked_at == ""
        assert 'data-said="Prairie D4, ' not in driver.page.regions["status"]

    run(work)


def test_how_many_rounds_there_are_depends_on_the_players():
    async def work():
        for seats, rounds in ((2, 6), (4, 4)):
            driver = await begin(seats=seats, seed=2)
            assert f"Round 1 of {rounds}" in driver.page.regions["status"]

    run(work)


def test_the_market_is_closed_with_half_of_an_exchange():
    async def work():
        driver = await begin(seed=2)
        for key in ("market-close", "market-key"):
            await driver.order("look", "market")
            assert driver.app.touch("give:bison")
            stage = driver.page.regions["stage"]
            found = re.search(rf'id="{key}"[^>]* data-do="(\w+)" data-value="(\w*)"', stage)
            await driver.order(*found.groups())
            assert 'id="market"' not in driver.page.regions["stage"]
            assert driver.local.choice.picker.chosen == ()

    run(work)


def test_a_touch_of_the_empty_table_says_what_can_be_done():
    async def work():
        driver = await begin(seed=2)
        await driver.order("look", "market")
        await driver.order("nowhere")
        assert driver.loop.touches().looked_at == ""
        assert not driver.page.toasts
        await driver.order("nowhere")
        assert "choose an action" in driver.page.toasts[-1]

    run(work)


async def with_one_hunter_out():
    """A table where a hunter stands on a new tile, and only there can a tipi be built."""
    driver = await begin(seed=2, ending=False)
    await choose(driver, "do place 1")
    for _ in range(2):  # the tile, and the hunter on it
        await choose(driver, driver.local.session.state.legal_actions()[0].text.partition(" ")[2])
    await choose(driver, "end")
    await driver.until(lambda: driver.local.session.state.phase == "name")
    await driver.reach("play")
    driver.page.liked["ending"] = True
    return driver


def test_what_alone_can_be_done_goes_by_itself_and_can_be_taken_back():
    async def work():
        driver = await with_one_hunter_out()
        passed, pause = asyncio.Event(), driver.page.pause

        async def slowly(ms):
            await (passed.wait() if driver.local.session.state.phase == "end" else pause(ms))

        driver.page.pause = slowly
        await choose(driver, "do tipi 1")
        await driver.until(lambda: driver.local.choice.open and driver.local.session.state.phase == "end")
        assert " build " in driver.local.session.steps[-1].action.text
        assert driver.local.choice.closing, "and then the turn ends as after any other action"
        await driver.order("undo")
        await driver.settle()
        assert driver.local.session.state.phase == "name"  # with what led there, so all can be chosen anew

    run(work)


def test_what_alone_can_be_done_waits_for_who_plays_by_keys():
    async def work():
        driver = await with_one_hunter_out()
        driver.page.speaking = 2000
        drawn = []
        show = driver.page.render
        driver.page.render = lambda region, html: (drawn.append((region, str(html))), show(region, html))[1]
        await choose(driver, "do tipi 1")
        await driver.until(lambda: not driver.local.choice.closing)
        assert driver.local.session.state.phase == "build"
        first, *_, last = (html for region, html in drawn if region == "controls" and 'data-do="done"' in html)
        assert (" ends" in first, 'data-do="cancel"' in first) == (True, False), "it is seen to go by itself"
        assert (" ends" in last, 'data-do="leave"' in last) == (False, True), "and then that it waits"
        assert 'data-do="cancel"' not in last, "nothing else could be chosen: one Cancel leaves the action"
        await driver.order("leave")
        await driver.settle()
        assert driver.local.session.state.phase == "name"
        await choose(driver, "do tipi 1")
        await driver.order("done")
        await driver.until(lambda: driver.local.session.state.phase != "build")

    run(work)


def test_when_one_hunter_has_gone_all_others_follow_at_one_touch():
    async def work():
        driver = await begin(seed=2, ending=False)
        seat = driver.local.shown.viewer
        await choose(driver, "do place 3")
        await driver.order("bag-done")
        cell = driver.local.session.state.legal_actions()[0].text.partition(" ")[2]
        await choose(driver, cell)
        here = driver.local.session.state.legal_actions()[0]
        await choose(driver, here.text.partition(" ")[2])
        await choose(driver, "end")
        await driver.reach("play")
        await choose(driver, "do move3 3")
        await driver.order("bag-done")
        state = driver.local.session.state
        first = next(a for a in state.legal_actions() if a.picks[0].endswith(here.space))
        await choose(driver, first.text.partition(" ")[2])
        assert 'data-pick="button:all"' in driver.page.regions["controls"]
        steps = len(driver.local.session.steps)
        assert driver.app.touch("button:all")
        await driver.settle()
        assert [step.action.to for step in driver.local.session.steps[steps:]] == [first.to] * 2
        assert driver.local.session.state.phase == "end"
        assert "−2" not in driver.page.regions["marks"], "what was paid before is no longer marked"
        await driver.order("undo")
        assert len(driver.local.session.steps) == steps
        assert driver.local.session.state.turn == seat

    run(work)


def test_what_is_paid_is_marked_beside_the_stock_until_something_is_touched():
    async def work():
        driver = await begin(seed=2)
        seat = driver.local.shown.viewer
        await choose(driver, "do place 3")
        marked = re.findall(r'data-where="stock-(\d)-\w+\|[^"]*"><b>−(\d)</b>', driver.page.regions["marks"])
        assert {int(whose) for whose, _ in marked} == {seat}
        assert sum(int(n) for _, n in marked) == 4
        places = re.findall(rf'data-place="track-{seat}-(\w+)"', driver.page.regions["stage"])
        assert places == ["bison", "turkey", "fish"]
        assert driver.app.touch("cell:" + driver.local.session.state.legal_actions()[0].cell)
        assert "stock-" not in driver.page.regions["marks"]

    run(work)


def test_where_all_is_confirmed_nothing_goes_at_one_touch():
    """Putting hunters, a march, a purchase, the end of the turn: each waits for "Done", dropped by hand too."""

    async def work():
        driver = await begin(seed=2, ending=False)
        driver.page.liked["confirm"] = "all"

        async def waits(text):
            state, steps = driver.local.session.state, len(driver.local.session.steps)
            action = state.parse(f"{driver.local.shown.viewer + 1} {text}")
            for pick in action.picks:
                assert driver.app.touch(pick), pick
            await driver.settle()
            assert len(driver.local.session.steps) == steps, f"{text} went at once"
            assert 'data-do="done"' in driver.page.regions["controls"]
            await driver.order("done")
            await driver.settle()
            assert len(driver.local.session.steps) > steps

        await waits("buy hunter")
        await waits("do place 2")
        if driver.local.choice.counts is not None:
            await driver.order("bag-done")
        await waits(next(a.text for a in driver.local.session.state.legal_actions()).partition(" ")[2])
        await waits(next(a.text for a in driver.local.session.state.legal_actions()).partition(" ")[2])
        await waits("end")

    run(work)


def test_a_doubtful_touch_shows_the_place_by_name_and_the_next_one_agrees():
    async def work():
        driver = await begin(seed=2)
        await choose(driver, "do place 1")
        await choose(driver, driver.local.session.state.legal_actions()[0].text.partition(" ")[2])
        pick, other = (action.picks[0] for action in driver.local.session.state.legal_actions()[:2])
        steps = len(driver.local.session.steps)
        assert driver.app.touch(pick, "edge")
        await driver.settle()
        assert len(driver.local.session.steps) == steps
        assert "Close to an edge: do you mean this?" in driver.page.regions["status"]
        assert ". Touch it once more, or “Done”." in driver.page.regions["status"]
        assert driver.app.touch(other, "moved")  # something else was meant, and is asked for as well
        await driver.settle()
        assert driver.local.choice.picker.chosen == (other,)
        assert "The view has moved. Do you mean this?" in driver.page.regions["status"]
        assert driver.app.touch(other)
        await driver.settle()
        assert driver.local.session.steps[steps].action.picks == (other,)

    run(work)


def test_where_one_no_longer_leads_is_seen_first():
    async def work(seed):
        driver = await begin(seed=seed, ending=False)
        await choose(driver, "do place 1")
        while driver.local.session.state.turn == 0 and driver.local.session.state.phase != "end":
            await choose(driver, driver.local.session.state.legal_actions()[0].text.partition(" ")[2])
        await driver.order("act", "1 end")
        await driver.reach("play")
        told.extend(said for said in driver.local.shown.since if re.search("ahead of you now|leads? now", said))
        if told:
            assert driver.local.shown.since[0] == told[0]
            assert told[0] in driver.page.regions["controls"]

    told = []
    for seed in range(1, 9):
        run(lambda seed=seed: work(seed))
        if told:
            break
    assert told


def test_what_opponents_did_stays_until_one_touches_something():
    async def work():
        driver = await begin(seed=2)
        await choose(driver, "do place 1")
        while driver.local.session.state.turn == 0 and driver.local.session.state.phase != "end":
            await choose(driver, driver.local.session.state.legal_actions()[0].text.partition(" ")[2])
        await driver.order("act", "1 end")
        await driver.reach("play")
        name = driver.local.shown.names[1]
        assert driver.local.shown.since
        assert all(name in sentence for sentence in driver.local.shown.since)
        assert "Since your last turn" in driver.page.regions["controls"]
        assert driver.app.touch("hunters:1")
        assert "Since your last turn" not in driver.page.regions["controls"]

    run(work)
