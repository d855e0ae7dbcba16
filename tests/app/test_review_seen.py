"""Who may see the review of a game, and when."""

import pytest
from driver import Driver, run
from goldens import golden
from past import looking, table_of, whole
from reviewing import reviewed

from prateria.app.replay import ReplayLoop
from prateria.core.link import Place, encode_link
from prateria.core.savefile import MARKS, SeatSetting

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("quick")]


def test_a_running_game_has_none():
    async def play():
        driver = table_of(whole("manitou", actions=60))
        loop = await looking(driver)
        assert 'data-do="review"' not in driver.page.regions["controls"]
        await driver.order("review")
        await driver.settle()
        assert driver.loop is loop
        assert loop.review is None

    run(play)


def test_a_class_has_none_until_the_bell():
    async def play():
        driver = table_of(whole("manitou"))
        await driver.app.open("here")
        settings = driver.local.save.settings
        settings |= {"class": 3, "left": 60_000, "at": driver.page.clock}
        live = driver.loop
        await driver.order("review")
        assert driver.loop is live
        assert "bell" in driver.page.toasts[-1]
        driver.page.clock += 61_000
        await driver.order("review")
        assert isinstance(driver.loop, ReplayLoop)

    run(play)


def test_a_game_from_a_link_is_reviewed_and_not_kept():
    async def play():
        session = whole("manitou")
        seats = [SeatSetting("", None, MARKS[n]) for n in range(2)]
        driver = Driver()
        await driver.app.open_code(encode_link(session, seats, Place(40)))
        await driver.until(lambda: driver.loop.story is not None)
        await reviewed(driver)
        assert driver.page.reviews == {}
        assert driver.page.saves == {}

    run(play)


def test_games_by_older_rules_are_reviewed():
    async def play():
        driver = table_of(golden("manitou-2-rules=1.txt"))
        await looking(driver)
        assert (await reviewed(driver)).done

    run(play)
