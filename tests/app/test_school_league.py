"""A tournament and a league, made of the results of tables."""

import json
import re

from driver import Driver, run
from test_school_gathering import saved
from test_school_results import SEATS, code, game, listed, teacher

from prateria.core.school.result import write_result


def test_a_tournament_is_paired_scored_by_the_results_and_kept():
    async def work():
        driver = teacher(code(1, 1), write_result(game(2), SEATS, 2))
        await listed(driver)
        await driver.order("class-cup")
        assert "Pair the first round" not in driver.page.panel
        await driver.order("class-cup-names", json.dumps({"names": "Ada\nBen\n\n  Cal \nAda\nDot\nEve"}))
        await driver.order("class-cup-pair")
        pairs = re.findall(r'aria-label="([^"]+)" id="class-cup-0', driver.page.panel)
        assert pairs == ["Ada – Cal", "Ben – Dot"]
        assert "<bdi>Eve</bdi></td><td>sits out" in driver.page.panel
        assert "Pair the next round" not in driver.page.panel
        await driver.order("class-cup-take")
        assert "2 games are taken" in driver.page.panel
        wins = [game(way).state.outcome().winners for way in (1, 2)]
        kept = json.loads(driver.page.kept["cup"])["rounds"][0]
        assert [match[2] for match in kept] == [1 if len(won) == 2 else 2 * (won == (0,)) for won in wins] + [2]
        await driver.order("class-cup-score:0.1", "")
        await driver.order("class-cup-take")
        assert "0 games are taken" in driver.page.panel  # a result counts for one game
        await driver.order("class-cup-score:0.0", "0")
        await driver.order("class-cup-score:0.1", "1")
        await driver.order("class-cup-away:Dot", "false")
        again = Driver(driver.page)
        await again.order("class-cup-pair")
        second = re.findall(r'aria-label="([^"]+)" id="class-cup-1', again.page.panel)
        assert len(second) == 2
        assert not any("Dot" in pair or pair in pairs for pair in second)
        assert "Sonneborn-Berger" in again.page.panel
        rows = await saved(again, "class-cup-csv")
        assert {row["name"] for row in rows} == {"Ada", "Ben", "Cal", "Dot", "Eve"}
        assert rows[0]["points"] == "1"
        await again.order("class-cup-undo")
        assert 'id="class-cup-1' not in again.page.panel
        await again.order("class-cup-erase")
        assert "Really erase" in again.page.panel
        await again.order("class-cup-erase-yes")
        assert json.loads(again.page.kept["cup"])["names"] == []

    run(work)


def test_a_damaged_tournament_is_an_empty_one_and_bad_orders_do_nothing():
    async def work():
        for damaged in ("{", "[]", '{"names": 3}', '{"names": ["a"], "away": [], "rounds": [[["a", "x", 1]]]}'):
            driver = teacher()
            driver.page.kept["cup"] = damaged
            for order, value in (
                ("class-cup", ""),
                ("class-cup-take", ""),
                ("class-cup-score:9.x", "1"),
                ("class-cup-pair", ""),
                ("class-cup-undo", ""),
                ("class-cup-away:nobody", "false"),
            ):
                await driver.order(order, value)
            assert "Tournament" in driver.page.panel
        driver.page.kept["league"] = '{"lessons": [{"game": "chess"}, 3]}'
        await driver.order("class-league")
        assert "League" in driver.page.panel

    run(work)


def test_a_league_adds_lessons_up_by_name():
    async def work():
        driver = teacher(code(1, 1), code(2, 2))
        await listed(driver)
        await driver.order("class-league")
        assert "type the names" in driver.page.panel
        for place, name in (("1:0", "Ada"), ("1:1", "Ben"), ("2:0", "Cal"), ("2:1", "Dot")):
            await driver.order(f"class-name:{place}", name)
        await driver.order("class-league-add")
        assert "This lesson is counted." in driver.page.panel
        await driver.order("class-league-add")
        assert "counted anew" in driver.page.panel
        assert "Manitou, 2027-01-15, 4 names" in driver.page.panel  # lessons of one game are told apart
        rows = await saved(driver, "class-league-csv")
        points = [game(way).state.outcome().points for way in (1, 2)]
        better = "Ada" if points[0][0] > points[1][0] else "Cal"
        assert {row["name"]: row["points"] for row in rows}[better] == "100"
        assert [row["lessons"] for row in rows] == ["1"] * 4
        await driver.order("teachers")
        await driver.order("class-erase-yes")
        await driver.order("class-deal")
        await driver.order("class-league")
        assert "Ada" in driver.page.panel  # the league stays when a lesson's results go
        await driver.order("class-league-remove", "0")
        assert "Ada" not in driver.page.panel

    run(work)
