"""Out of the result of a game and back to it."""

import pytest
from driver import run
from past import table_of, whole

from prateria.games import GAMES
from prateria.kit.result import clear

pytestmark = pytest.mark.usefixtures("quick")


@pytest.mark.parametrize("game", ["manitou", "powwow", "bison", "wendake"])
def test_closing_what_the_result_has_led_to_leads_back_to_it(game):
    async def play():
        driver = table_of(whole(game))
        await driver.app.open("here")
        page = driver.page
        at_result = lambda: 'data-do="again"' in (page.panel or "")  # noqa: E731
        await driver.order("result")
        await driver.order("review")
        await driver.until(lambda: "How the game went" in (page.panel or ""))
        page.close_panel()
        await driver.order("closed")  # by its cross
        await driver.until(at_result)
        await driver.order("look-back")
        await driver.until(lambda: not at_result() and "replay-at" in page.regions["controls"])
        await driver.order("look-away")
        await driver.until(at_result)
        await driver.order("close")  # who has looked at the table since
        await driver.order("look-back")
        await driver.until(lambda: "replay-at" in page.regions["controls"])
        await driver.order("look-away")
        await driver.until(lambda: 'data-do="result"' in page.regions["controls"])
        assert page.panel is None
        await driver.order("review")  # from the table
        await driver.until(lambda: "How the game went" in (page.panel or ""))
        page.close_panel()
        await driver.order("closed")
        await driver.until(lambda: 'data-do="review"' in page.regions["controls"] and not page.panel)

    run(play)


def test_what_is_opened_over_a_result_leads_back_to_it():
    async def play():
        driver = table_of(whole("manitou"))
        await driver.app.open("here")
        page = driver.page
        await driver.order("result")
        result = page.panel
        for orders in (("rules", "rules manitou:trial"), ("share", "copy-link"), ("menu",)):
            for order in orders:
                await driver.order(*order.split())
                assert page.panel != result
            page.close_panel()
            await driver.order("closed")
            assert page.panel == result, orders
        page.close_panel()
        await driver.order("closed")
        assert page.panel is None

    run(play)


@pytest.mark.parametrize("game", ["manitou", "powwow", "bison", "wendake"])
def test_the_same_luck_can_be_played_from_other_seats(game):
    async def play():
        games = (whole(game, seed=seed) for seed in range(3, 30))  # one without a clear winner: see test_further.py
        session = next(one for one in games if not clear(one.state.outcome().points, 0, GAMES[game].flow.clear))
        driver = table_of(session, bots=(None, "normal"), names=("Ola", "Jan"))
        await driver.app.open("here")
        await driver.order("result")
        assert 'data-do="again" data-value="same"' in driver.page.panel
        assert "Same deal, swap seats: everything comes as it did" in driver.page.panel  # told before it is touched
        await driver.order("again", "same")
        local = driver.local
        assert local.session.header.seed == session.header.seed
        assert [seat.name for seat in local.save.seats] == ["Jan", "Ola"]
        assert local.save.seats[0].bot == "normal"
        assert local.save.id != "here"

    run(play)


def test_the_whole_prairie_can_be_played_after_half_of_it():
    async def play():
        driver = table_of(
            whole("powwow", options={"calm": True, "half": True}), bots=(None, "normal"), names=("Ola", "Jan")
        )
        await driver.app.open("here")
        await driver.order("result")
        await driver.order("again", "-half")
        options = dict(driver.local.session.header.options)
        assert (options["calm"], options["half"]) == (True, False)

    run(play)
