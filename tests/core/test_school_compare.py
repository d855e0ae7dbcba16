"""Tables of one deal side by side: where they parted, teams that rotate over the seats, a league of several lessons."""

from playing import played

from prateria.core.replay import runs
from prateria.core.rng import Rng
from prateria.core.school.league import Score, league
from prateria.core.school.parting import choices, partings
from prateria.core.school.teams import fair, team_at, teams
from prateria.core.session import Session
from prateria.games import GAMES


def game(way, same=0):
    """One deal, played by chance in one of many ways after so many actions that are always the same."""
    session, rng = Session.new(GAMES["manitou"], 2, seed=77), Rng(way)
    while legal := session.state.onward_actions():
        n = 0 if len(session.steps) < same else rng.below(len(legal))
        session.play(legal[n])
    return session


def test_the_answers_of_a_bag_are_one_decision():
    session = game(1)
    found = runs(session.steps)
    assert [begin for begin, _ in found][1:] == [end for _, end in found][:-1]
    assert found[-1][1] == len(session.steps)
    for begin, end in found:
        assert end - begin == 1 or all(step.before.bag() is not None for step in session.steps[begin:end])
    assert any(end - begin > 1 for begin, end in found)


def test_tables_part_at_the_first_decision_that_differs():
    games = {name: game(name, 40) for name in (1, 2, 3)}
    first = partings({name: choices(one.steps) for name, one in games.items()})[0]
    records = [[step.choice for step in one.steps] for one in games.values()]
    same = next(n for n, made in enumerate(zip(*records, strict=False)) if len(set(made)) > 1)
    assert first.length <= same
    assert records[0][: first.length] == records[1][: first.length] == records[2][: first.length]
    assert sorted(name for group in first.groups for name in group) == [1, 2, 3]


def test_those_who_stayed_together_part_later_and_the_same_game_never():
    records = {"a": [(0,), (1,), (2,)], "b": [(0,), (1,), (3,)], "c": [(1,)], "d": [(0,), (1,), (2,)], "e": [(0,)]}
    found = partings(records)
    assert [(one.length, one.groups) for one in found] == [
        (0, (("a", "b", "d", "e"), ("c",))),
        (2, (("a", "d"), ("b",))),
    ]
    session = played("bison", 2, seed=5)
    assert partings({1: choices(session.steps), 2: choices(session.steps)}) == []
    assert partings({1: choices(session.steps)}) == partings({}) == []


def test_over_as_many_tables_as_teams_each_team_has_each_seat_once():
    for count in (2, 3, 4, 5):
        sat = {(team_at(table, seat, count), seat) for table in range(1, count + 1) for seat in range(count)}
        assert len(sat) == count * count
        for table in range(1, 20):
            assert sorted(team_at(table, seat, count) for seat in range(count)) == list(range(count))
    assert fair(6, 3)
    assert not fair(7, 3)


def test_teams_are_ranked_by_their_share_on_the_same_seats():
    # seat 0 always makes more: with rotated seats that favours nobody
    lines = [(table, seat, 2, 4) for table in (1, 2) for seat in (0, 1)]
    assert [(line.percent, line.place) for line in teams(lines, 2)] == [(50, 1), (50, 1)]
    better = [(1, 0, 4, 4), (1, 1, 0, 4), (2, 0, 1, 4), (2, 1, 3, 4)]
    assert [(line.team, line.percent, line.seats, line.place) for line in teams(better, 2)] == [
        (0, 88, 2, 1),
        (1, 13, 2, 2),
    ]
    assert [line.place for line in teams([(1, 0, 1, 2)], 2)] == [1, 2]


def test_a_league_adds_up_and_names_what_breaks_ties():
    lessons = [
        {"Ada": Score(2, 4, True), "Ben": Score(2, 4, False), "Cal": Score(1, 4, False)},
        {"Ada": Score(1, 4, False), "Ben": Score(1, 4, False), "Dot": Score(3, 4, True), "Eve": Score(0, 0, False)},
        {"Cal": Score(2, 4, False)},
    ]
    found = [(line.name, line.points, line.lessons, line.won, line.best, line.place) for line in league(lessons)]
    assert found == [
        ("Dot", 75, 1, 1, 75, 1),
        ("Ada", 75, 2, 1, 50, 2),
        ("Ben", 75, 2, 0, 50, 3),
        ("Cal", 75, 2, 0, 50, 3),
        ("Eve", 0, 1, 0, 0, 5),
    ]
