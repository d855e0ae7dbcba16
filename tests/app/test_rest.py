"""A game that is as good as decided: its rest is dealt at one touch, if whoever plays alone wants that."""

from calmly import calm, last, step, wait
from driver import run

from prateria.core.session import Session

HALF = {"calm": True, "half": True}


async def to_the_offer(driver):
    """Wait at every card, until the way out is offered; what was asked last."""
    while driver.asked() not in ("rest", "end"):
        if await step(driver, wait) == "rest":
            return "rest"
        await driver.until(lambda: driver.asked() != "")
    return driver.asked()


async def decided(people=1, seats=2, **more):
    driver = await calm(seats, people, options=HALF, seed=7, **more)
    return driver, await to_the_offer(driver)


def test_one_touch_leads_to_the_result_and_the_record_is_whole():
    async def work():
        driver, asked = await decided()
        assert asked == "rest"
        session, page = driver.local.session, driver.page
        before = len(session.steps)
        points = [player.points for player in session.state.observe(None).players]
        leader = points.index(max(points))
        assert f"{max(points)}" in page.panel
        assert "always won" in page.panel
        assert session.state.rounds - session.state.round >= 6
        await driver.order("rest", "deal")
        await driver.until(lambda: driver.asked() == "end")
        assert session.state.outcome().winners == (leader,)
        assert len(session.steps) > before
        again = Session.new(driver.local.game, 2, dict(session.header.options), session.header.seed)
        for done in session.steps:
            assert done.action in again.state.legal_actions()
            again.play(done.action)
        assert again.state.outcome() == session.state.outcome()
        assert "Cards won by each" in page.panel

    run(work)


def test_who_plays_on_is_asked_once_more_at_half_of_what_was_left_and_then_never():
    async def work():
        driver, asked = await decided()
        assert asked == "rest"
        state = driver.local.session.state
        left = [state.rounds - state.round]
        await driver.order("rest")
        while await to_the_offer(driver) == "rest":
            state = driver.local.session.state
            left.append(state.rounds - state.round)
            await driver.order("rest")
        assert len(left) <= 2
        assert all(2 * n <= left[0] for n in left[1:])
        assert driver.asked() == "end"

    run(work)


def test_who_shuts_it_plays_on():
    async def work():
        driver, asked = await decided()
        assert asked == "rest"
        n = len(driver.local.session.steps)
        await driver.order("closed")
        await driver.until(lambda: driver.asked() != "")
        assert driver.asked() == "play"
        assert len(driver.local.session.steps) == n

    run(work)


def test_undo_leads_back_to_before_all_that_was_dealt():
    async def work():
        driver, asked = await decided()
        assert asked == "rest"
        n = len(driver.local.session.steps)
        await driver.order("rest", "deal")
        await driver.until(lambda: driver.asked() == "end")
        await driver.order("undo")
        await driver.until(lambda: driver.asked() == "play")
        assert len(driver.local.session.steps) == n

    run(work)


def test_several_people_are_never_asked():
    async def work():
        _, asked = await decided(people=2)
        assert asked == "end"

    run(work)


def test_who_can_decide_nothing_more_is_offered_the_rest_once():
    async def work():
        driver = await calm(2, 1, seed=7)
        asked, offered = "", []
        while asked != "end":
            await driver.until(lambda: driver.asked() != "")
            asked = driver.asked()
            if asked == "rest":
                state = driver.local.session.state
                offered.append(("none can bring you anything" in driver.page.panel, state.rounds - state.round))
            if asked != "end":
                await step(driver, last)
        [left] = [left for spent, left in offered if spent]
        assert left >= 3, "for fewer cards it is not worth a question"

    run(work)
