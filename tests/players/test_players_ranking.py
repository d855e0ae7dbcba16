"""A tournament of bots: places, doubt, and what does not count."""

import pytest

from prateria.players.room.ranking import ranked
from prateria.players.room.series import wilson


def game(one, other, points, winners=None):
    best = [seat for seat in (0, 1) if points[seat] == max(points)]
    return {"sitting": [one, other], "points": points, "winners": best if winners is None else winners}


ALL = [
    game(0, 1, [9, 5]),
    game(1, 0, [4, 8]),
    game(0, 2, [7, 6]),
    game(2, 0, [7, 6]),
    game(1, 2, [1, 2]),
    game(2, 1, [3, 1]),
]


def test_who_wins_more_stands_before_and_of_equals_who_leads_by_more():
    lines = ranked(3, ALL)
    assert [(line["player"], line["won"], line["games"]) for line in lines] == [(0, 3, 4), (2, 3, 4), (1, 0, 4)]
    assert [line["place"] for line in lines] == [1, 2, 3]
    assert lines[0]["lead"] == (4 + 4 + 1 - 1) / 4


def test_who_is_alike_shares_a_place():
    lines = ranked(3, [game(0, 1, [5, 5]), game(1, 2, [5, 5]), game(2, 0, [5, 5])])
    assert [(line["place"], line["won"]) for line in lines] == [(1, 1.0)] * 3


def test_how_sure_it_is_is_what_wilson_says():
    for line in ranked(3, ALL):
        assert (line["low"], line["high"]) == wilson(line["won"], line["games"])
        assert line["low"] <= line["won"] / line["games"] <= line["high"]


def test_what_was_played_against_whom_adds_up():
    for line in ranked(3, ALL):
        assert sum(won for won, _ in line["against"]) == line["won"]
        assert sum(games for _, games in line["against"]) == line["games"]
        assert line["against"][line["player"]] == [0.0, 0]


def test_games_of_somebody_who_is_out_count_for_nobody():
    lines = ranked(3, ALL, out=[0])
    assert [(line["player"], line["place"], line["games"]) for line in lines] == [(2, 1, 2), (1, 2, 2), (0, 0, 0)]


@pytest.mark.parametrize("players", [1, 2, 5])
def test_before_a_game_nobody_is_better(players):
    assert [line["place"] for line in ranked(players, [])] == [1] * players


def test_winners_are_the_referees_and_not_the_points():
    """Who has forfeited has not won, whatever it has."""
    [first, second] = ranked(2, [game(0, 1, [9, 1], winners=[1])])
    assert (first["player"], second["won"]) == (1, 0)
