"""What Wendake asks of the table: small steps that go at once, a bot's turn in a few looks, the ghost's card."""

from driver import Driver, run

from prateria.app.takeback import undoable


async def begin(people=1, seats=2, **more):
    driver = Driver()
    await driver.start(seats, people, game="wendake", **more)
    await driver.reach("play")
    return driver


def touch(driver, verb):
    """Touch the first legal action of that verb, without confirming it; what it is."""
    action = next(action for action in driver.play.session.state.legal_actions() if action.verb == verb)
    for pick in action.picks:
        assert driver.app.touch(pick), pick
    return action


def played(driver):
    return [step.action for step in driver.play.session.steps]


def test_a_tile_is_confirmed_and_its_actions_go_at_once_and_come_back():
    async def work():
        driver = await begin(people=2, seed=5)
        tile = next(
            action
            for action in driver.play.session.state.legal_actions()
            if action.verb == "tile" and "harvest" in driver.play.session.state.observe(0).players[
                action.seat
            ].grid["A1 A2 A3 B1 B2 B3 C1 C2 C3".split().index(action.what)].steps
        )  # fmt: skip
        assert driver.app.touch(tile.picks[0])
        assert tile not in played(driver)  # its lines are shown first
        await driver.order("done")
        harvest = touch(driver, "do")
        await driver.settle()
        assert played(driver)[-1] == harvest
        assert undoable(driver.play)
        await driver.order("undo")
        assert played(driver)[-1] == tile

    run(work)


def test_an_action_that_passes_over_another_and_an_end_with_actions_left_are_confirmed():
    async def work():
        driver = await begin(people=2, seed=5)
        state = driver.play.session.state
        grid = state.observe(0).players[state.actors()[0]].grid
        place = next(place for place in grid if place.steps == ("hunt", "move1"))
        driver.app.touch(f"tile:{place.id}")
        await driver.order("done")
        before = played(driver)
        for pick in ("step:move1", "button:end"):
            assert driver.app.touch(pick)
            await driver.settle()
            assert played(driver) == before, pick
        driver.app.touch("step:hunt")
        await driver.settle()
        assert played(driver)[-1].text.endswith("do hunt")

    run(work)
