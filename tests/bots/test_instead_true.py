"""What a review says of a moment is true: see truths.py, which as a program holds many whole games. Here a few turns
of a few games of each kind: of Manitou the fewest, as there each way is played to the end of its hunt."""

import re

import pytest
from goldens import games, records, replay
from truths import CHECKS, EN, NAMES, hold, played_by, ways

from prateria.app.review.told import more
from prateria.bots.review import Gap
from prateria.games import GAMES

pytestmark = pytest.mark.long

GAMES_OF = {
    "bison": "bison-2-ruleset=bison-variant=0-rules=1.txt",
    "manitou": "manitou-3-rules=2.txt",
    "powwow": "powwow-2-war_path-marriage-calm-rules=1.txt",
    "wendake": "wendake-2-tribes-rules=2.txt",
}


@pytest.mark.parametrize("game", CHECKS)
def test_what_is_said_of_a_moment_is_what_the_engine_does(game: str) -> None:
    path = next(path for path in records() if path.name == GAMES_OF[game])
    told = hold(replay(games(path.read_text())[0]), 3 if game == "manitou" else 40)
    assert len(told.keys() - {"nothing"}) >= 2, told


@pytest.mark.parametrize("game", CHECKS)
@pytest.mark.parametrize("n", range(2))
def test_so_it_is_in_games_of_bots_at_all_tables(game: str, n: int) -> None:
    most = max(seats for seats, _ in ways(game)) - n
    options = [options for seats, options in ways(game) if seats == most][-1]
    assert hold(played_by(game, most, options, "first", 40 + n), 1 if game == "manitou" else 5)


def test_the_most_that_a_claim_could_bring_is_told_though_another_haul_may_be_worth_more() -> None:
    """On the war path, where tomahawks are thought worth more than they bring at once."""
    options = {"war_path": True, "marriage": False, "sharing": True, "calm": True, "half": False}
    assert hold(played_by("powwow", 4, options, "normal", 906), 60, 4)["claim"]


@pytest.mark.parametrize("points", [-4.0, 0.4, 1.0, 2.6, 9.4])
@pytest.mark.parametrize("own", [-3.2, 0.0, 2.2, 9.4])
def test_both_sides_of_a_difference_add_up_to_it(points: float, own: float) -> None:
    said = more(EN, Gap(points, 0.0, own), 1, NAMES[:2], GAMES["manitou"].texts)
    mine, theirs = (said.index(name) for name in ("Jan", "Ola"))
    assert mine < theirs
    sides = [int(re.search(r"\d+|the same", one)[0].replace("the same", "0")) * (-1 if "fewer" in one else 1)
             for one in said.partition(". That")[0].split(", \u2068")]  # fmt: skip
    assert sides[0] - sides[1] == int(re.search(r"That is (\d+)", said)[1]) == max(1, round(points))
