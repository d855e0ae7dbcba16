"""A race of Pow Wow at the table, and fingers with times. The clock is the page's."""

import json

from driver import MARKS, Driver

from prateria.app.race import RaceLoop
from prateria.games.powwow.engine.data import TRIBE


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
