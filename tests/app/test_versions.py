"""A game goes on by the rules it began with: table, bots and rules page; the next one is played by the newest."""

import json
from pathlib import Path

import pytest
from driver import Driver, run
from lessons import TAUGHT

from prateria.games import GAMES

OLD = json.loads((Path(__file__).parent.parent / "data" / "before-rules-2.json").read_text(encoding="utf-8"))
SAID = "This game goes on by the rules it began with."
TOLD = {  # on the rules page: (in version 1, since)
    "manitou": ("whoever hunts in a territory alone", "If only one player has laid cards"),
    "wendake": ("Seneca – 1 beaver, 1 vegetable of your village, 2 mask cards", "Seneca – 1 pelt, 2 beavers"),
}


def old_game(game):
    """A save from before, in which there is still something to do."""
    return next(old["save"] for old in OLD if old["game"] == game and old["legal"] and not old["scenario"])


async def opened(game):
    """That game at a table of two people and computer players."""
    save = json.loads(old_game(game))
    for place, seat in zip((save["head"], save["table"]), (0, 0), strict=True):
        place["seats"][seat]["bot"] = None
        for other in place["seats"][1:]:
            other["bot"] = "first"
    driver = Driver()
    driver.page.saves[save["id"]] = json.dumps(save)
    assert await driver.app.open(save["id"]) == ""
    await driver.settle()
    return driver


@pytest.mark.parametrize("game", TOLD)
def test_a_table_of_older_rules_says_so_and_plays_on(game):
    async def work():
        driver = await opened(game)
        assert driver.local.session.header.rules == driver.local.session.state.rules == 1 < GAMES[game].META.rules
        await driver.reach("play", "party", "end")
        assert SAID in driver.page.regions["side"]
        await driver.order("rules")
        before, since = TOLD[game]
        assert before in driver.page.panel
        assert since not in driver.page.panel
        await driver.order("close")
        length = len(driver.local.session.steps)
        for _ in range(12):
            await driver.until(lambda: driver.asked() != "")
            if driver.asked() != "end":
                await driver.answer()
        assert len(driver.local.session.steps) > length
        assert driver.local.session.state.rules == 1

    run(work)


@pytest.mark.parametrize("game", TOLD)
def test_the_next_game_at_that_table_is_played_by_the_newest_rules(game):
    async def work():
        driver = await opened(game)
        await driver.order("again")
        newest = GAMES[game].META.rules
        assert driver.local.session.header.rules == driver.local.session.state.rules == newest
        await driver.reach("play", "party")
        assert SAID not in driver.page.regions["side"]
        await driver.order("rules")
        before, since = TOLD[game]
        assert since in driver.page.panel
        assert before not in driver.page.panel

    run(work)


def test_a_guided_round_is_played_by_the_newest_rules():
    async def work():
        for game in TAUGHT:
            driver = Driver()
            await driver.order("lesson", f"{game}:0")
            assert driver.local.session.state.rules == GAMES[game].META.rules
            assert SAID not in driver.page.regions["side"]

    run(work)
