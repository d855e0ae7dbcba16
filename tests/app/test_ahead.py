"""Computer players think while what others have done is still being shown."""

import asyncio
from itertools import count

import pytest
from driver import Driver, run

from prateria.app import thinking
from prateria.bots.think import Choice

PARTIES = 45


async def played(monkeypatch, early=True, level="normal", game="manitou", steps=PARTIES + 9, slow=False):
    """A table of computers alone, and what was done there: by the caption in sight when a bot had chosen. `slow`: each
    thought takes a tenth of a second."""
    driver, seen, think = Driver(), [], thinking.think
    if slow:
        monkeypatch.setattr("prateria.bots.search.SLICE", 0.0)
        monkeypatch.setattr(driver.page, "stamp", count(0, 100).__next__)
    driver.page.clock, driver.page.now = 0, lambda: 0
    if not early:
        monkeypatch.setattr(thinking.Computers, "ahead", lambda self: None)

    async def listening(*args, **more):
        async for thought in think(*args, **more):
            if isinstance(thought, Choice):
                seen.append(driver.local.shown.caption)
            yield thought

    look = driver.page.look

    async def looked(ms):  # as long as it takes a bot to think
        for _ in range(400):
            await asyncio.sleep(0)
        await look(ms)

    monkeypatch.setattr(thinking, "think", listening)
    monkeypatch.setattr(driver.page, "look", looked)
    await driver.start(3, 0, level, seed=5, game=game)
    await driver.until(lambda: len(driver.local.session.steps) >= steps)
    [text] = driver.page.saves.values()
    driver.app.home()
    return driver, seen, text


def test_the_next_one_thinks_while_a_move_is_in_sight(monkeypatch):
    async def work():
        _, seen, _ = await played(monkeypatch)
        moves = [caption for caption in seen if " sends " in caption]
        assert len(moves) >= 6, seen

    run(work)


@pytest.mark.parametrize("game", ["manitou", "bison"])
def test_the_save_is_the_same_to_the_letter(monkeypatch, game):
    texts = []

    async def work(early):
        with monkeypatch.context() as patched:
            _, _, text = await played(patched, early, "first", game)
            texts.append(text)

    for early in (True, False):
        asyncio.run(work(early))
    assert texts[0] == texts[1]


def test_nobody_is_drawn_thinking_before_the_move_in_sight_has_been_shown(monkeypatch):
    async def work():
        driver, _, _ = await played(monkeypatch, slow=True)
        shown = [html for region, html in driver.page.history if region == "status"]
        assert [html for html in shown if "<progress" in html]
        assert not [html for html in shown if " sends " in html and "<progress" in html]

    run(work)


def test_a_bot_that_is_asked_while_it_thinks_ahead_is_seen_thinking_from_then_on(monkeypatch):
    async def work():
        driver = Driver()
        monkeypatch.setattr("prateria.bots.search.SLICE", 0.0)
        await driver.start(2, 1, "normal", seed=5)
        await driver.reach("play")
        monkeypatch.setattr(driver.page, "stamp", count(0, 100).__next__)
        look = driver.page.look

        async def looked(ms):
            await driver.settle(20)
            driver.page.history.clear()
            await look(ms)

        monkeypatch.setattr(driver.page, "look", looked)
        await driver.answer()
        await driver.until(lambda: driver.local.shown.thinking is not None)
        [first] = [html for region, html in driver.page.history if region == "status" and "<progress" in html][:1]
        assert "is thinking" in first
        driver.app.home()

    run(work)


@pytest.mark.parametrize("order", ["home", "skip"])
def test_nothing_thinks_on_when_the_table_is_left_and_nothing_waits_for_who_skips(monkeypatch, order):
    async def work():
        driver = Driver()
        await driver.start(2, 1, "normal", seed=5)
        await driver.reach("play")
        computers, look = driver.loop.computers, driver.page.look
        held = asyncio.Event()

        async def looked(ms):
            await held.wait()
            await look(ms)

        monkeypatch.setattr(driver.page, "look", looked)
        await driver.answer()
        found = computers._early.found
        await driver.order(order)
        held.set()
        if order == "home":
            await driver.settle()
            assert found.cancelled() or found.done()
            assert computers._early is None
        else:
            await driver.until(lambda: driver.asked() == "play")

    run(work)
