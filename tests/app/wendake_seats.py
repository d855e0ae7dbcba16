"""A game of Wendake at the table."""

from driver import Driver

from prateria.core.savefile import MARKS, Save, SeatSetting, dump


async def against_a_bot(session):
    """That game, opened at the table: the first seat is a person's."""
    driver = Driver()
    seats = (SeatSetting("", None, MARKS[0]), SeatSetting("", "first", MARKS[1]))
    driver.page.saves["here"] = dump(Save("here", "", seats), session)
    await driver.app.open("here")
    await driver.settle()
    return driver


async def begin(people=1, seats=2, **more):
    driver = Driver()
    await driver.start(seats, people, game="wendake", **more)
    await driver.reach("play")
    return driver


async def on_a_tile_of(*steps, people=2):
    """A table for two, the first of whom, a person, has begun a line with the tile that has these actions."""
    driver = await begin(people=people, seed=5)
    state = driver.local.session.state
    grid = state.observe(0).players[state.actors()[0]].grid
    driver.app.touch(f"tile:{next(place.id for place in grid if place.steps == steps)}")
    await driver.order("done")
    return driver


def touch(driver, verb):
    """Touch the first legal action of that verb, without confirming it; what it is."""
    action = next(action for action in driver.local.session.state.legal_actions() if action.verb == verb)
    for pick in action.picks:
        assert driver.app.touch(pick), pick
    return action


def played(driver):
    return [step.action for step in driver.local.session.steps]
