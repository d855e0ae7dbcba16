"""Strong computer players at the table: measured once, seen thinking, asked for hints where the device is fast."""

import asyncio
import re
from itertools import count

import pytest
from calmly import calm
from driver import Driver, run

from prateria.app import thinking


def sizes(monkeypatch, *found):
    """What the device says, one measurement after another; more is a failure."""
    answers = iter(found)
    monkeypatch.setattr(thinking, "size_for", lambda seconds: next(answers))


async def begun(page=None, **more):
    driver = Driver(page)
    await driver.start(people=0, level="strong", game="bison", seed=2, **more)
    return driver


def thought(driver):
    return lambda: driver.local.session.steps


def test_the_device_is_measured_once_and_the_answer_is_kept_with_the_game(monkeypatch):
    sizes(monkeypatch, 1)

    async def work():
        driver = await begun()
        await driver.until(thought(driver))
        assert driver.local.save.settings["size"] == 1
        [text] = driver.page.saves.values()
        assert '"size":1' in text
        assert await driver.loop.computers.size() == 1
        driver.app.home()

    run(work)


def test_what_is_kept_decides_and_not_the_device(monkeypatch):
    sizes(monkeypatch, 0, 0)

    async def work():
        driver = await begun()
        driver.app.home()
        [(save_id, text)] = driver.page.saves.items()
        # as another device has kept it, whether this one has been tried by then or not
        driver.page.saves[save_id] = re.sub(r'"settings":\{[^}]*\}', '"settings":{"size":1}', text)
        await driver.app.open(save_id)
        assert await driver.loop.computers.size() == 1
        driver.local.save.settings["size"] = "large"  # of a damaged save
        assert await driver.loop.computers.size() == 0
        driver.app.home()

    run(work)


def test_it_is_seen_thinking_when_it_takes_long(monkeypatch):
    sizes(monkeypatch, 0)

    async def work():
        driver = Driver()
        ticks = count(0, 100)
        monkeypatch.setattr(driver.page, "stamp", lambda: next(ticks))  # a tenth of a second from thought to thought
        monkeypatch.setattr("prateria.bots.search.SLICE", 0.0)
        await driver.start(people=0, level="strong", game="bison", seed=2)
        await driver.until(lambda: any(r == "status" and "<progress" in html for r, html in driver.page.history))
        shown = [html for region, html in driver.page.history if region == "status" and "<progress" in html]
        assert "is thinking" in shown[0]
        await driver.until(thought(driver))
        assert driver.local.shown.thinking is None
        assert "<progress" not in driver.page.regions["status"]
        driver.app.home()

    run(work)


@pytest.mark.parametrize("tick", [0, 200])
def test_a_hint_is_what_the_strongest_has_found_within_a_second(monkeypatch, tick):
    sizes(monkeypatch, 0)
    nodes = {}

    async def work():
        driver = Driver()
        await driver.start(people=1, game="bison", seed=2)
        await driver.reach("play")
        ticks, think = count(0, tick), thinking.think

        async def listening(view, level, *rest, **more):
            async for thought in think(view, level, *rest, **more):
                nodes.setdefault(level, []).append(getattr(thought, "nodes", None))
                yield thought

        monkeypatch.setattr(driver.page, "stamp", lambda: next(ticks))
        monkeypatch.setattr("prateria.bots.search.SLICE", 0.0)
        monkeypatch.setattr(thinking, "think", listening)
        said = [await driver.loop.computers.advise(0, print) for _ in range(2)]
        assert said[0] is said[1], "asked again it is not looked for again"
        driver.app.home()

    run(work)
    [(level, thoughts)] = nodes.items()
    assert level == "strong"
    assert thoughts.count(None) == 1, "one choice"
    most = max(n for n in thoughts if n is not None)
    assert (most, most < 6) == ((3, True) if tick else (6, False)), "fewer of its nodes where each takes long"


def test_a_hint_that_comes_after_the_decision_is_none_for_the_next(monkeypatch):
    """Asked twice by an impatient finger, and answered before it came: the table goes on, and nothing is chosen."""
    sizes(monkeypatch, 0)
    asked = []

    async def work():
        driver = Driver()
        await driver.start(people=1, game="bison", seed=2)
        await driver.reach("play")
        think, wait = driver.loop.computers.think, asyncio.get_running_loop().create_future()

        async def slowly(seat, level, meanwhile=None, tell=None):
            found = await think(seat, "normal", meanwhile)
            asked.append(found)
            await wait
            return found

        monkeypatch.setattr(driver.loop.computers, "think", slowly)
        hints = [asyncio.ensure_future(driver.app.command("hint", "")) for _ in range(2)]
        await driver.until(lambda: 'class="status-thinking"' in driver.page.regions["status"])
        assert "is being looked for" in driver.page.regions["status"]
        await driver.until(lambda: asked)
        action = driver.local.session.state.parse(f"{driver.local.shown.viewer + 1} do place 1")
        for pick in action.picks:
            driver.app.touch(pick)
        await driver.settle()
        assert driver.local.session.steps[-1].action == action
        wait.set_result(None)
        await asyncio.gather(*hints)
        assert driver.local.choice.open
        assert "is being looked for" not in driver.page.regions["status"]
        assert (driver.local.choice.hint, driver.local.choice.picker.chosen) == (None, ())
        driver.app.home()

    run(work)
    assert len(asked) == 1


@pytest.mark.parametrize(("seconds", "expected"), [(1.0, 0), (0.0, 1)])
def test_a_hint_by_trials_knows_first_how_fast_the_device_is(monkeypatch, seconds, expected):
    sizes = []

    def asked(view, at, seed, size, late, levels):
        sizes.append(size)
        return iter([(view.legal_actions()[0],)])

    monkeypatch.setattr(thinking, "tries", lambda clock: iter([seconds]))
    monkeypatch.setattr(thinking, "advised", asked)

    async def play():
        driver = await calm(2, 1)
        await driver.loop.computers.advise(driver.local.session.state.actors()[0], print)
        assert sizes == [expected]

    run(play)
