"""What was only opened in Wendake, or begun by mistake, is left again."""

import pytest
from driver import run
from wendake_seats import begin, on_a_tile_of, played, touch

from prateria.app.takeback import undoable
from prateria.core.rng import Rng
from prateria.games.wendake.flow import FLOW


def test_transfers_that_were_begun_by_mistake_are_left_by_taking_back():
    async def work():
        driver = await on_a_tile_of("move3")
        for verb in ("lie", "stop"):
            await driver.reach("play")
            touch(driver, verb)
        await driver.reach("play")
        opened = touch(driver, "open")
        await driver.reach("play")
        assert played(driver)[-1] == opened
        assert not any(action.verb == "done" for action in driver.local.session.state.legal_actions())
        assert undoable(driver.local)
        await driver.order("undo")
        await driver.reach("play")
        assert played(driver)[-1].verb == "stop"

    run(work)


@pytest.mark.rule("WE-14")
def kind(action):
    return action.what or action.verb


@pytest.mark.parametrize("shut", [{"undo": "shut"}, {"lock": "1234"}], ids=["never", "lock"])
def test_what_is_only_opened_can_be_taken_back_even_where_nothing_can(shut):
    """Openings of all kinds, found in a game of bots; what is chosen in them cannot be taken back."""

    async def work():
        driver = await begin(people=2, seed=5)
        driver.local.save.settings.update(shut)
        found, begun = set(), set()
        rng = Rng(3)
        for _ in range(2500):
            await driver.until(lambda: driver.asked() in ("curtain", "result", "party", "play", "end"))
            if len(found) == 8 or driver.asked() == "end":
                break
            loop = driver.loop
            if driver.asked() != "play":
                await driver.answer()
                continue
            legal = loop.local.session.state.onward_actions()
            ways = [(action, way) for action in legal if FLOW.opens(action) for way in ("undo", "way-back")]
            news = [(action, way) for action, way in ways if (kind(action), way) not in found]
            if news:
                before = list(loop.local.session.steps)
                action, way = news[0]
                loop.local.choice.make([action])
                await driver.settle()
                assert len(loop.local.session.steps) == len(before) + 1, "opened, not begun"
                assert undoable(loop.local)
                await driver.order(way)
                assert driver.local.session.steps == before
                assert driver.asked() == "play"
                found.add((kind(action), way))
                continue
            action = legal[rng.below(len(legal))]
            loop.local.choice.make([action])
            await driver.settle()
            if driver.asked() == "play" and not FLOW.opens(loop.local.session.steps[-1].action):
                assert not undoable(loop.local)
                begun.add(action.verb)
        assert {what for what, _ in found} == {"swap", "transfer", "exchange", "spend"}
        assert len(found) == 8
        assert len(begun) > 3

    run(work)


def test_escape_leaves_a_swap_that_was_only_opened():
    async def work():
        driver = await begin(people=2, seed=5)
        assert driver.app.touch("button:swap")
        await driver.settle()
        if driver.local.session.state.observe(0).asked.what != "swap":
            await driver.order("done")
        assert driver.local.session.state.observe(0).asked.what == "swap"
        await driver.order("cancel")
        assert driver.local.session.state.observe(0).asked.what == "turn"

    run(work)


@pytest.mark.parametrize("order", ["cancel", "closed"])
def test_an_exchange_in_which_nothing_lies_is_left_as_a_swap_is(order):
    async def work():
        driver = await on_a_tile_of("trade")
        touch(driver, "exchange")
        await driver.reach("party")
        await driver.order(order)
        assert driver.asked() == "play"
        assert any(action.verb == "exchange" for action in driver.local.session.state.legal_actions())

    run(work)
