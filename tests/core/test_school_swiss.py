"""Swiss pairing and its table with named tie-breaks, against a published tournament; duplicate ranking."""

from collections import Counter
from random import Random

import pytest

from prateria.core.school.ranking import compared, placed
from prateria.core.school.swiss import WIN, Game, pairs, standings

TEN = [str(n) for n in range(1, 11)]


def favourites(met):
    """Whoever stands first in the draw wins."""
    return [Game(*sorted(pair, key=int), WIN) if pair[1] else Game(*pair, WIN) for pair in met]


def test_the_upper_half_meets_the_lower_as_published():
    """Ten of the same score: 1-6 2-7 3-8 4-9 5-10 (and not 1-2 3-4 ..., the older way, Monrad's)."""
    assert pairs(TEN, []) == [("1", "6"), ("2", "7"), ("3", "8"), ("4", "9"), ("5", "10")]


def test_winners_meet_winners_and_one_goes_down():
    second = pairs(TEN, [favourites(pairs(TEN, []))])
    assert second == [("1", "3"), ("2", "4"), ("5", "6"), ("7", "9"), ("8", "10")]


@pytest.mark.parametrize("n", [2, 5, 8, 11, 15, 30])
def test_nobody_meets_anybody_twice_and_everybody_plays(n):
    for seed in range(3):
        chance, names, rounds = Random(seed), [f"p{i}" for i in range(n)], []
        for _ in range(min(n // 2 + 1, 6) if n > 2 else 1):
            met = pairs(names, rounds)
            assert sorted(name for pair in met for name in pair if name) == sorted(names)
            rounds.append([Game(*pair, chance.choice((0, 1, 2)) if pair[1] else WIN) for pair in met])
        played = [frozenset((game.first, game.second)) for games in rounds for game in games]
        assert len(set(played)) == len(played)
        idle = Counter(game.first for games in rounds for game in games if not game.second)
        assert not idle or max(idle.values()) == 1


def test_where_all_have_met_there_is_no_pairing():
    assert pairs(["a", "b"], [[Game("a", "b", 1)]]) == []


# four who all meet: d beats everybody but loses to b, who loses to the others
ROUNDS = [
    [Game("a", "b", 2), Game("c", "d", 0)],
    [Game("a", "c", 1), Game("b", "d", 2)],
    [Game("a", "d", 0), Game("b", "c", 0)],
]


def test_points_and_tie_breaks_are_what_they_are_called():
    found = {line.name: line for line in standings(["a", "b", "c", "d"], ROUNDS)}
    assert {name: line.points for name, line in found.items()} == {"a": 3, "b": 2, "c": 3, "d": 4}
    assert found["a"].buchholz == 2 + 3 + 4
    assert found["a"].berger == 2 * 2 + 1 * 3  # b beaten, a draw with c: four times what is read
    assert found["d"].berger == 2 * 3 + 2 * 3
    assert [found[name].place for name in "dacb"] == [1, 2, 2, 4]


def test_two_who_are_tied_in_everything_stand_as_they_played_each_other():
    # a beats b; c beats a; b beats c: all alike, so three share the place
    ring = [
        [Game("a", "b", 2), Game("c", "d", 2)],
        [Game("c", "a", 2), Game("b", "d", 2)],
        [Game("b", "c", 2), Game("a", "d", 2)],
    ]
    assert [line.place for line in standings(["a", "b", "c", "d"], ring)] == [1, 1, 1, 4]
    # two alone: whoever has won it, also from the end of the list
    decided = 0
    for seed in range(300):
        chance, names, rounds = Random(seed), list("abcd"), []
        for _ in range(3):
            rounds.append([Game(*pair, chance.choice((0, 1, 2))) for pair in pairs(names, rounds)])
        lines = standings(names, rounds)
        for game in (game for games in rounds for game in games if game.points != 1):
            won, lost = (game.first, game.second) if game.points else (game.second, game.first)
            alike = [line for line in lines if line[1:4] == next(one[1:4] for one in lines if one.name == won)]
            if [line.name for line in alike] in ([won, lost], [lost, won]):
                decided += 1
                assert [line.name for line in alike] == [won, lost]
                assert alike[1].place == alike[0].place + 1
    assert decided
    two = standings(["x", "y"], [[Game("x", "y", 0)], [Game("y", "x", 0)], [Game("x", "y", 1)]])
    assert [line.place for line in two] == [1, 1]


def test_sitting_out_counts_as_a_win_against_somebody_as_good_and_staying_away_as_a_loss():
    [first, second] = standings(["a", "b"], [[Game("a", "", WIN)]])
    assert (first.name, first.points, first.buchholz, first.berger) == ("a", WIN, WIN, WIN * WIN)
    assert (second.name, second.points, second.buchholz, second.berger) == ("b", 0, 0, 0)


# FIDE's own exercises: M. Held, "Exercises in Tie-Breaking", rev. 2403220900, to the Tie-Break Regulations of 2023
# (Handbook C.07). Sixteen players in the order of their numbers, five rounds, some of them not played: `=` and nobody
# is a bye that was asked for (half a point), `1` and nobody one that was allotted or a win by default.
HELD = """
1-9 1, 2-10 1, 3-11 =, 4-12 1, 5-13 0, 6-14 0, 7-15 1, 8-16 =
1-13 =, 2-7 1, 3-6 1, 4- =, 5-15 0, 8-14 1, 9-10 0, 11-16 0, 12- 1
1-2 =, 3-8 1, 4-13 1, 5-11 1, 6- 1, 7-16 0, 9- =, 10-15 0, 12- 1
1-15 1, 2-16 1, 3-4 =, 5-7 =, 6-10 1, 8-13 1, 11- 1
1-4 =, 2-3 =, 5-10 1, 6-8 1, 7-11 0, 9- 1, 13-14 0, 15-16 0
"""
SIXTEEN = [str(n) for n in range(1, 17)]
BUCHHOLZ = [12.5, 13, 15.5, 15, 8.5, 12, 14.5, 13.5, 9, 13, 13.5, 11.5, 14, 11, 12, 12.5]  # exercises 1 to 4
BERGER = [8, 9.5, 10.5, 9.75, 4.25, 6.5, 3.25, 5.25, 2.25, 1.5, 5.75, 4, 4.25, 4.5, 3.5, 7.25]  # exercise 12


def held():
    def game(text):
        pair, made = text.split()
        return Game(*pair.split("-"), {"1": 2, "=": 1, "0": 0}[made])

    return [[game(text) for text in line.split(", ")] for line in HELD.split("\n") if line]


def test_buchholz_and_sonneborn_berger_are_those_of_the_published_exercises():
    found = {line.name: line for line in standings(SIXTEEN, held())}
    assert [found[name].buchholz / 2 for name in SIXTEEN] == BUCHHOLZ
    assert [found[name].berger / 4 for name in SIXTEEN] == BERGER
    assert [found[name].points / 2 for name in SIXTEEN[:5]] == [3.5, 4, 3.5, 3.5, 2.5]
    # Bruno leads; of four with 3.5 points Charline and David have the higher Buchholz, Alyx stands before Stephan by
    # Sonneborn-Berger
    assert [line.name for line in standings(SIXTEEN, held())][:5] == ["2", "3", "4", "1", "16"]


def test_the_first_round_is_paired_as_published_and_later_ones_as_close():
    """Later rounds of chess give way to colours, which our games have not: ours are never farther apart in points."""
    rounds = held()
    assert pairs(SIXTEEN, []) == [(game.first, game.second) for game in rounds[0]]
    for n in range(1, 5):
        points = {line.name: line.points for line in standings(SIXTEEN, rounds[:n])}
        away = {*SIXTEEN} - {name for game in rounds[n] if game.second for name in game[:2]}
        ours = pairs(SIXTEEN, rounds[:n], away)
        assert {name for pair in ours for name in pair} == {*SIXTEEN} - away
        apart = sum(abs(points[one] - points[other]) for one, other in ours)
        assert apart <= sum(abs(points[game.first] - points[game.second]) for game in rounds[n] if game.second)


def test_who_is_away_meets_nobody_and_keeps_the_points():
    rounds = [favourites(pairs(TEN, []))]
    second = pairs(TEN, rounds, away=["1", "4"])
    assert sorted(name for pair in second for name in pair) == sorted({*TEN} - {"1", "4"})
    assert {line.name: line.points for line in standings(TEN, [*rounds, favourites(second)])}["1"] == WIN


def test_the_same_seat_is_compared_and_ties_share_a_place():
    lines = compared({"t1": (10, 7), "t2": (12, 7), "t3": (9, 8)}, (0, 1))
    assert [(line.table, line.seat, line.match, line.place) for line in lines] == [
        ("t2", 0, 4, 1), ("t3", 1, 4, 1), ("t1", 0, 2, 3), ("t1", 1, 1, 4), ("t2", 1, 1, 4), ("t3", 0, 0, 6),
    ]  # fmt: skip
    assert {line.most for line in lines} == {4}
    assert [line.seat for line in compared({1: (5, 9), 2: (6, 1)}, (0,))] == [0, 0]
    assert sum(line.match for line in lines) == 2 * 3 * 2  # each comparison gives two in all
    assert placed([]) == []
