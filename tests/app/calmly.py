"""A calm game of Pow Wow at the table, and people who answer in one way."""

import json

from driver import MARKS, Driver


async def calm(seats, people, level="normal", **more):
    driver = Driver()
    places = [{"name": "", "bot": None if i < people else level, "mark": MARKS[i % 4]} for i in range(seats)]
    wish = {"game": "powwow", "seats": places, "options": {"calm": True}, "seed": 4, **more}
    assert await driver.app.start(json.dumps(wish)) == ""
    await driver.settle()
    if people:
        assert "Before the first card" in driver.page.panel
        assert driver.page.panel.count("data-say") > 1  # the sentences are said, not the heading alone
        await driver.order("go-on")
    return driver


async def step(driver, want):
    """Answer what is asked: `want` says what to do of a decision's actions. Returns what was asked."""
    await driver.until(lambda: driver.asked() != "")
    asked, loop = driver.asked(), driver.loop
    if asked == "curtain":
        await driver.order("uncover")
    elif asked == "rest":
        await driver.order("rest")
    elif loop.local.shown.to_all:
        asked = "all"
        assert loop.local.shown.viewer is None
        assert driver.app.touch(want(("button:nobody", "button:somebody")))
        await driver.settle()
    elif asked == "play":
        action = want(loop.local.session.state.legal_actions())
        assert all(driver.app.touch(pick) for pick in action.picks)
        driver.complete()
        await driver.order("done")
    return asked


async def advised(driver):
    """A hint at the choice that is open: it is asked for where none comes by itself."""
    if driver.local.shown.viewer not in driver.local.advised or len(driver.local.asked.actions) == 1:
        await driver.order("hint")
    await driver.until(lambda: driver.local.choice.advice is not None)


def first(things):
    return things[0]


def last(things):
    return things[-1]


def wait(things):
    """Nothing, where that can be answered; somebody, where all are asked."""
    return things[0] if hasattr(things[0], "text") else things[-1]


def several(driver):
    """A claim, in what is asked now, that could take several things, one of them plainly the most; or None."""
    local = driver.local
    state, flow = local.session.state, local.game.flow
    if state.phase != "ask":
        return None
    return next((a for a in state.legal_actions() if flow.likeliest(state, a) is not None), None)


async def to_a_choice(driver):
    """Until somebody is asked who can claim so; the claim."""
    while True:
        await driver.until(lambda: driver.asked() != "")
        assert driver.asked() != "end"
        if driver.asked() == "play" and (claim := several(driver)):
            return claim
        await step(driver, first)
