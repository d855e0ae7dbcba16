"""A table of Bison, and an action by touches."""

from driver import Driver


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
