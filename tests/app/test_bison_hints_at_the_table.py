"""What a hint of Bison has in mind, from its first touch to its last."""

import pytest
from bison_driver import begin, choose
from driver import run

from prateria.bots.seatview import SeatView
from prateria.bots.think import Choice
from prateria.core.game import Take
from prateria.games import GAMES
from prateria.games.bison.bot import plain
from prateria.games.bison.engine.preview import shown


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

    async def as_it_is(view, found, asked):
        return found  # nobody finds something plainer for what this test has thought of

    driver.loop.computers.think, driver.loop.computers._plainly = think, as_it_is
    await driver.order("hint")
    return driver, run


def test_all_that_a_hint_has_drawn_goes_with_one_done_and_back_with_one_undo():
    async def work():
        driver, run_ = await hinted_at_the_tile()
        assert driver.local.choice.picker.ready() == run_[0]
        assert driver.loop.touches().advised == run_
        assert run_[-1].space[:-1] in driver.page.regions["status"]
        await driver.order("done")
        assert tuple(step.action for step in driver.local.session.steps[-len(run_) :]) == run_
        assert driver.local.session.state.phase == "end"
        assert driver.local.choice.hint is None
        told = [html for region, html in driver.page.history if region == "status" and "data-told" in html]
        assert "places a tile" in told[-1], "what was done is said, not what it was called and has cost"
        assert "on the new tile" in told[-1]
        await driver.order("undo")
        assert driver.local.session.state.phase == "name"

    run(work)


def test_who_wants_to_be_asked_for_each_thing_is_shown_step_by_step_what_a_hint_has_in_mind():
    async def work():
        driver, run_ = await hinted_at_the_tile()
        driver.page.liked["confirm"] = "all"
        choice, (*_, cell, put) = driver.local.choice, run_
        await driver.order("done")
        await driver.order("bag-done")
        assert choice.picker.ready() == cell
        assert choice.hint.actions == (cell, put)
        assert driver.loop.touches().advised == (cell, put)
        assert cell.cell in driver.page.regions["status"]
        await driver.order("done")
        await driver.order("done")
        assert [step.action for step in driver.local.session.steps[-2:]] == [cell, put]
        assert choice.hint is None

    run(work)


def test_what_a_hint_pays_is_shown_before_and_taken_back_with_its_action():
    async def work():
        driver, run_ = await hinted_at_the_tile()
        view = driver.local.session.state.observe(run_[0].seat)
        had, seen = view.players[run_[0].seat].animals, shown(view, driver.loop.touches()).animals
        assert [n - m for n, m in zip(had, seen, strict=True)] == [take.amount for take in run_[1:-2]]
        await driver.order("done")
        await driver.order("undo")
        assert driver.local.session.state.phase == "name"
        assert driver.local.session.state.observe(run_[0].seat).players[run_[0].seat].animals == had

    run(work)


async def with_a_price_open():
    """Four hunters come with a tile, and their price lies in a bag, to be paid otherwise."""
    driver = await begin(level="normal", seed=2)
    await choose(driver, "do place 4")
    await driver.order("pay-otherwise")
    await driver.until(lambda: driver.local.choice.counts is not None)
    return driver


def test_a_price_lies_ready_whoever_plays():
    async def work():
        driver = await with_a_price_open()
        assert sum(driver.local.choice.counts.values()) == driver.local.session.state.bag().total
        await driver.order("bag-done")
        assert driver.local.session.state.phase == "place"

    run(work)


def test_what_is_left_of_a_hint_knows_with_which_number_it_began():
    async def work():
        driver, _ = await hinted_at_the_tile()
        values = driver.local.choice.hint.reason[1]
        driver.page.liked["confirm"] = "all"
        await driver.order("done")
        await driver.order("bag-done")
        assert driver.local.choice.hint.reason[1]["began"] == values

    run(work)


def test_a_hint_outlasts_another_payment_and_ends_with_another_move():
    async def work():
        driver, run_ = await hinted_at_the_tile()
        driver.page.liked["confirm"] = "all"  # who wants to be asked for each thing
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
        await driver.order("undo")
        assert driver.local.choice.hint is None

    run(work)


def test_the_reason_of_a_hint_stands_in_the_window_where_one_pays():
    async def work():
        driver = await with_a_price_open()
        assert 'class="coached"' not in driver.page.panel
        await driver.order("hint")
        await driver.until(lambda: driver.local.choice.hint is not None)
        said = driver.local.game.texts.reason(driver.app.w, driver.local.choice.hint.reason)
        assert f'<p class="coached">{said}' in driver.page.panel
        assert said not in driver.page.toasts

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


def test_who_asks_twice_is_told_the_same_and_once_more_what_is_left_of_it():
    async def work():
        driver, run_ = await hinted_at_the_tile()
        asked = []

        async def think(*_, **__):
            asked.append(True)

        driver.loop.computers.think = think
        first = driver.local.choice.hint
        await driver.order("hint")
        assert driver.local.choice.hint is first
        driver.page.liked["confirm"] = "all"
        await driver.order("done")
        await driver.order("bag-done")
        await driver.order("cancel")
        assert driver.local.choice.hint is None
        await driver.order("hint")
        assert driver.local.choice.hint.actions == run_[-2:]
        assert not asked

    run(work)


def test_a_hint_stands_over_a_place_that_waits_for_a_second_touch():
    async def work():
        driver, _ = await hinted_at_the_tile()
        driver.local.choice.clear()
        driver.local.choice.doubted = "edge"
        await driver.order("hint")
        assert not driver.local.choice.doubted

    run(work)


def test_what_a_hint_does_several_times_goes_with_one_done_and_back_with_one_undo():
    async def work():
        driver = await begin(level="normal", seed=2, ending=False)
        await choose(driver, "do place 0")
        await choose(driver, driver.local.session.state.legal_actions()[0].text.partition(" ")[2])
        await choose(driver, driver.local.session.state.legal_actions()[0].text.partition(" ")[2])
        state, seat = driver.local.session.state, driver.local.shown.viewer
        run_ = (*[state.parse(f"{seat + 1} buy hunter")] * 3, state.parse(f"{seat + 1} end"))

        async def think(*_, **__):
            return Choice(run_, GAMES["bison"].sense.reason(state.observe(seat), run_))

        async def as_it_is(view, found, asked):
            return found

        driver.loop.computers.think, driver.loop.computers._plainly = think, as_it_is
        had = state.supply[seat][0]
        await driver.order("hint")
        await driver.order("done")
        assert driver.local.session.state.supply[seat][0] == had + 3
        assert driver.local.choice.hint.actions == run_[-1:]
        await driver.order("cancel")
        await driver.order("undo")
        assert driver.local.session.state.supply[seat][0] == had

    run(work)


def test_a_hint_that_took_too_long_is_not_tried_out(monkeypatch):
    def tried(*_):
        raise AssertionError("nobody waits for that")

    async def work():
        driver = await begin(level="normal", seed=2)
        state = driver.local.session.state
        actions, after = [], state.clone()
        for text in ("do gather 0", "gain fish"):
            actions.append(after.parse(f"{state.turn + 1} {text}"))
            after.apply(actions[-1])
        run_ = tuple(actions)
        found = Choice(run_, GAMES["bison"].sense.reason(state.observe(state.turn), run_))
        computers = driver.loop.computers
        computers._late = lambda since: True
        assert await computers._plainly(SeatView(state, state.turn), found, 0.0) == found

    monkeypatch.setattr(plain, "best_way", tried)
    run(work)


@pytest.mark.parametrize("number", [1, 2, 4])
def test_another_number_of_hunters_keeps_the_place_the_turn_and_the_space_of_a_hint(number):
    async def work():
        driver, run_ = await hinted_at_the_tile()
        *_, cell, put = run_
        choice = driver.local.choice
        assert driver.app.touch(f"hunters:{number}")
        await driver.settle()
        if choice.counts is not None:
            await driver.order("bag-done")
        if driver.local.session.state.phase == "name":
            await driver.order("done")
        await driver.until(lambda: driver.local.session.state.phase == "place")
        assert choice.hint is not None
        assert choice.hint.actions == (cell, put)
        assert driver.loop.touches().ready == cell
        await driver.order("done")
        assert [step.action for step in driver.local.session.steps[-2:]] == [cell, put]

    run(work)


def test_one_more_of_something_takes_the_place_of_another_when_the_price_is_whole():
    async def work():
        driver = await with_a_price_open()
        before = dict(driver.local.choice.counts)
        other = max(before, key=lambda kind: before[kind])
        kind = next(one for one in before if one != other)
        await driver.order("bag-swap", f"{kind} {other}")
        assert driver.local.choice.counts == {**before, kind: before[kind] + 1, other: before[other] - 1}
        await driver.order("bag-swap", "nothing at_all")  # not of this bag

    run(work)
