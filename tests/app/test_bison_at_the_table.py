"""What Bison asks of the table: several small decisions, scenes and a result, things to look at, prepared payments."""

import asyncio
import re

import pytest
from driver import Driver, run

from prateria.app.takeback import undoable
from prateria.bots.think import Choice
from prateria.core.game import Take
from prateria.games import GAMES


async def begin(people=1, seats=2, ending=True, **more):
    driver = Driver()
    driver.page.liked["ending"] = ending
    await driver.start(seats, people, game="bison", **more)
    await driver.reach("play")
    return driver


async def choose(driver, text):
    """Touch what makes that action, and confirm it if need be."""
    state = driver.local.session.state
    seat = driver.local.shown.viewer
    action = state.parse(f"{seat + 1} {text}")
    steps = len(driver.local.session.steps)
    for pick in action.picks:
        if pick not in driver.local.choice.picker.chosen:
            assert driver.app.touch(pick), pick
    if len(driver.local.session.steps) == steps:
        await driver.order("done")
    await driver.settle()


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
        await choose(driver, "do place 4")
        assert driver.asked() == "party"
        assert sum(driver.local.choice.counts.values()) == 7
        await driver.order("bag-done")
        assert driver.local.session.state.phase == "place"

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
        assert "then “Done”" in driver.page.regions["status"]
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


def test_how_many_rounds_there_are_depends_on_the_players():
    async def work():
        for seats, rounds in ((2, 6), (4, 4)):
            driver = await begin(seats=seats, seed=2)
            assert f"Round 1 of {rounds}" in driver.page.regions["status"]

    run(work)


async def hinted_at_the_tile():
    """A table at which a hint says: place the tile, with hunters that cost something."""
    driver = await begin(level="normal", seed=2, ending=False)
    state = driver.local.session.state
    seat = driver.local.shown.viewer
    parse = state.parse
    do, cell, put = f"{seat + 1} do place 3", None, None
    after = state.clone()
    after.apply(parse(do))
    takes = []
    while after.bag():
        bag = after.bag()
        kind, left = bag.kinds[len(bag.taken)], bag.total - sum(bag.taken)
        takes.append(Take(seat, kind, min(left, bag.limits[len(bag.taken)])))
        after.apply(takes[-1])
    cell = after.legal_actions()[4]
    after.apply(cell)
    put = after.legal_actions()[1]
    run = (parse(do), *takes, cell, put)

    async def think(seat, level, meanwhile=None, tell=None):
        return Choice(run, GAMES["bison"].sense.reason(state.observe(seat), run))

    driver.loop.computers.think = think
    await driver.order("hint")
    return driver, run


def test_what_a_hint_has_in_mind_stays_offered_step_by_step():
    async def work():
        driver, run_ = await hinted_at_the_tile()
        choice = driver.local.choice
        assert choice.picker.ready() == run_[0]
        await driver.order("done")
        assert driver.asked() == "party"  # the price, as it was meant
        assert [choice.counts[take.kind] for take in run_[1:-2]] == [take.amount for take in run_[1:-2]]
        await driver.order("bag-done")
        *_, cell, put = run_
        assert choice.picker.ready() == cell
        assert choice.hint.actions == (cell, put)
        assert driver.loop.touches().advised == (cell, put)
        assert cell.cell in driver.page.regions["status"]
        await driver.order("done")
        assert choice.picker.ready() == put
        await driver.order("done")
        assert driver.local.session.state.phase == "end"
        assert choice.hint is None

    run(work)


def test_a_hint_outlasts_another_payment_and_ends_with_another_move():
    async def work():
        driver, run_ = await hinted_at_the_tile()
        choice = driver.local.choice
        await driver.order("done")
        paid = [kind for kind, n in choice.counts.items() if n]
        more = next(kind for kind in choice.counts if kind != paid[0])
        await driver.order("bag-remove", paid[0])
        await driver.order("bag-add", more)
        await driver.order("bag-done")
        assert choice.picker.ready() == run_[-2]
        await driver.order("cancel")
        assert choice.hint is None
        other = next(place for place in driver.local.session.state.legal_actions() if place.cell != run_[-2].cell)
        await choose(driver, other.text.partition(" ")[2])
        assert driver.local.session.state.phase == "put"
        assert choice.hint is None
        assert choice.picker.chosen == ()

    run(work)


def test_a_hint_ends_where_one_takes_back():
    async def work():
        driver, _ = await hinted_at_the_tile()
        await driver.order("done")
        await driver.order("bag-done")
        await driver.order("undo")
        assert driver.local.choice.hint is None

    run(work)


def test_the_reason_of_a_hint_stands_in_the_window_where_one_pays():
    async def work():
        driver = await begin(level="normal", seed=2)
        await choose(driver, "do place 4")
        await driver.until(lambda: driver.local.choice.counts is not None)
        assert 'class="coached"' not in driver.page.panel
        await driver.order("hint")
        await driver.until(lambda: driver.local.choice.hint is not None)
        said = driver.local.game.texts.reason(driver.app.w, driver.local.choice.hint.reason)
        assert f'<p class="coached">{said}' in driver.page.panel
        assert said not in driver.page.toasts

    run(work)


SPENT = ("hunter",) * 4 + ("tipi-3", "canoe-3")


async def done_with_a_turn(people=1, bought=SPENT):
    """A turn in which nothing more can be bought, or only that is; and what lets the moment pass before it ends."""
    driver = await begin(people, seed=2)
    passed, pause = asyncio.Event(), driver.page.pause

    async def slowly(ms):
        await (passed.wait() if driver.local.choice.closing else pause(ms))

    driver.page.pause = slowly
    await choose(driver, "do tipi 0")
    await choose(driver, "gain bison")
    for piece in bought:
        assert not driver.local.choice.closing
        await choose(driver, f"buy {piece}")
    return driver, passed


@pytest.mark.parametrize("people", [1, 2])
def test_a_turn_ends_by_itself_where_nothing_else_can_be_done_and_can_be_taken_back(people):
    async def work():
        driver, passed = await done_with_a_turn(people)
        seat = driver.local.shown.viewer
        assert driver.local.choice.closing
        assert "You can still take it back." in driver.page.regions["status"], "what was done is seen first"
        assert 'data-do="undo"' in driver.page.regions["controls"]
        driver.app.touch("space:D4p")  # a finger that was quick to touch again means no more than to look
        passed.set()
        await driver.until(lambda: driver.local.session.state.turn != seat)
        await driver.reach("play")
        mine = [step.action.text for step in driver.local.session.steps if step.action.seat == seat]
        assert mine[-1] == f"{seat + 1} end"
        if people == 1:
            assert undoable(driver.local)

    run(work)


def test_before_a_turn_ends_by_itself_it_can_be_taken_back_or_looked_at():
    async def work():
        for name, value in (("undo", ""), ("look", "market")):
            driver, passed = await done_with_a_turn()
            await driver.order(name, value)
            passed.set()
            await driver.settle()
            state = driver.local.session.state
            assert (state.turn, state.phase) == (driver.local.shown.viewer, "end")
            assert driver.local.choice.open
            assert not driver.local.choice.closing
            driver.app.home()

    run(work)


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("bought", [(), ("hunter", "hunter")])
def test_while_something_can_be_bought_a_turn_waits_for_its_end(people, bought):
    async def work():
        driver, _ = await done_with_a_turn(people, bought)
        assert not driver.local.choice.closing
        assert "then end your turn" in driver.page.regions["status"]
        seat = driver.local.shown.viewer
        assert driver.app.touch("button:end")  # and that goes at one touch
        await driver.until(lambda: driver.local.session.state.turn != seat)

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


def test_what_alone_can_be_done_is_seen_before_it_goes():
    async def work():
        driver = await begin(seed=2)
        await choose(driver, "do place 1")
        for _ in range(2):  # the tile, and the hunter on it
            await choose(driver, driver.local.session.state.legal_actions()[0].text.partition(" ")[2])
        await choose(driver, "end")
        await driver.until(lambda: driver.local.session.state.phase == "name")
        await driver.reach("play")
        await choose(driver, "do tipi 1")
        state = driver.local.session.state
        assert (state.phase, len(state.legal_actions())) == ("build", 1)
        assert driver.local.choice.ready() == state.legal_actions()[0]
        assert 'data-do="done"' in driver.page.regions["controls"]
        assert "only this can be done now" in driver.page.regions["status"]
        assert not driver.app.touch("cell:A1")  # nothing there: what is ready stays so
        assert driver.local.choice.ready() == state.legal_actions()[0]
        await driver.order("done")
        await driver.settle()
        assert any(step.action.text.startswith(f"{step.action.seat + 1} build") for step in driver.local.session.steps)

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
        await driver.order("bag-done")
        marked = re.findall(r'data-where="stock-(\d)-\w+"><b>−(\d)</b>', driver.page.regions["marks"])
        assert {int(whose) for whose, _ in marked} == {seat}
        assert sum(int(n) for _, n in marked) == 4
        places = re.findall(rf'data-place="stock-{seat}-(\w+)"', driver.page.regions["stage"])
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


def test_a_touch_on_the_first_part_of_a_hint_does_not_play_it():
    async def work():
        driver = await begin(seed=2)
        await driver.order("hint")
        chosen, steps = driver.local.choice.picker.chosen, len(driver.local.session.steps)
        assert len(chosen) > 1
        assert driver.app.touch(chosen[0])
        await driver.settle()
        assert len(driver.local.session.steps) == steps
        assert driver.local.choice.picker.chosen == chosen
        assert driver.app.touch(chosen[-1])  # what it leads to says yes
        await driver.settle()
        assert len(driver.local.session.steps) > steps

    run(work)
