"""The end of a calm game at the table, and hints that are asked for again."""

from calmly import calm, last, step
from driver import run

from prateria.games.powwow.engine.events import Took


async def at_the_end(driver):
    """Play on to the end. Returns how long each status stood, in order: its markup, and the milliseconds."""
    stood, look, render = [], driver.page.look, driver.page.render

    def drawn(region, html):
        if region == "status":
            stood.append([html, 0, driver.local.shown.news])
        render(region, html)

    async def looked(ms):
        if stood:
            stood[-1][1] += ms
        await look(ms)

    driver.page.render, driver.page.look = drawn, looked
    while driver.asked() != "end":
        await step(driver, last)
    return stood


def test_the_last_take_stays_to_be_seen_before_the_result_covers_it():
    async def work():
        driver = await calm(2, 1, seed=2)
        driver.page.set_pref("pace", "normal")
        stood = await at_the_end(driver)
        [(html, ms, news)] = [one for one in stood if "That was the last card." in one[0]]
        assert ms >= 2000
        took = [event for event in driver.local.session.steps[-1].events if isinstance(event, Took)]
        assert took, "this game ends with a take"
        assert [event for event in news if isinstance(event, Took)] == took
        assert "Cards won" not in html, "that has been heard"
        assert 0 < html.index(" in all.") < html.rindex("That was the last card."), "what was taken last is read first"
        assert driver.local.shown.caption == driver.local.shown.begins == ""
        points = [player.points for player in driver.local.session.state.observe(None).players]
        assert points == [39, 41], "it was 39 to 38 before the last take"
        assert "takes the lead!" in html

    run(work)


def test_at_the_same_card_a_hint_says_the_same_whatever_was_asked_meanwhile():
    async def work():
        driver = await calm(2, 2, seed=11)
        while not (driver.asked() == "play" and driver.local.session.state.phase == "ask"):
            await step(driver, last)
        computers, session = driver.loop.computers, driver.local.session
        seat = session.state.actors()[0]
        said = await computers.advise(seat, lambda share: None)
        session.play(session.state.legal_actions()[0])
        await computers.advise(session.state.actors()[0], lambda share: None)
        session.undo()
        assert await computers.advise(seat, lambda share: None) is said

    run(work)
