"""What lies in the box and how a game begins. MA-01 to MA-05."""

from collections import Counter

import pytest
from playing import choose
from positions import texts

from prateria.core.rng import Rng
from prateria.games.manitou.engine import State

HUNTERS = [1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 10]
LARGE = [9, 10, 10, 11, 12, 13]
SMALL = [1, 2, 2, 3, 4, 4, 5, 5, 6, 7]


@pytest.mark.rule("MA-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_colour_has_eleven_hunters_and_two_of_each_great_warrior(seats):
    data = State.new(seats, seed=5).to_json()
    assert len(data["players"]) == seats
    for player in data["players"]:
        cards = Counter(player["reserve"])
        assert cards.total() == 21
        assert sorted(int(kind[1:]) for kind in cards.elements() if kind[1:].isdigit()) == HUNTERS
        warriors = {kind: n for kind, n in cards.items() if not kind[1:].isdigit()}
        assert warriors == {"chief": 2, "healer": 2, "rainmaker": 2, "scout": 2, "mother": 2}
        assert (player["hand"], player["pile"]) == ([], [])


@pytest.mark.rule("MA-01")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
def test_a_hunter_is_as_strong_as_its_number(number):
    from positions import hunt, play

    state = hunt(hands=[f"h{number}"], left=2)
    play(state, f"1 play h{number} river")
    assert state.observe(None).territories[1].strengths == (number, 0)


@pytest.mark.rule("MA-03")
@pytest.mark.parametrize("seed", range(20))
def test_six_large_and_ten_small_herds_one_of_them_in_the_box(seed):
    data = State.new(2, seed=seed).to_json()
    out = [value for place in data["territories"].values() for value in place["herds"]]
    assert sorted(data["large"] + [v for v in out if v > 8]) == LARGE
    assert sorted([*data["small"], data["boxed"], *(v for v in out if v < 8)]) == SMALL


@pytest.mark.rule("MA-03")
def test_any_small_herd_can_be_the_one_in_the_box_and_any_order_comes():
    games = [State.new(4, seed=seed).to_json() for seed in range(120)]
    assert {game["boxed"] for game in games} == set(SMALL)
    assert len({tuple(game["large"]) for game in games}) > 60
    assert len({tuple(game["small"]) for game in games}) > 100


@pytest.mark.rule("MA-03")
def test_the_herd_in_the_box_is_never_seen():
    state, rng = State.new(4, seed=9), Rng(1)
    boxed, shown = state.to_json()["boxed"], []
    for hunt in (1, 2, 3):
        shown += [value for place in state.observe(None).territories for value in place.herds]
        while state.round == hunt and state.actors():
            state.apply(choose(state, rng))
    assert sorted([*shown, boxed]) == sorted(LARGE + SMALL)  # four players see all but that one
    assert state.observe(None).small_left == (boxed,)


@pytest.mark.rule("MA-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_herds_are_shuffled_once_for_the_whole_game(seats):
    state, rng = State.new(seats, seed=4), Rng(1)
    before = state.to_json()
    while state.actors():
        state.apply(choose(state, rng))
        now = state.to_json()
        for pile in ("large", "small"):
            assert now[pile] == before[pile][: len(now[pile])]
        assert now["boxed"] == before["boxed"]


@pytest.mark.rule("MA-05")
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (2, [["large", "small"], ["small"], ["small"]]),
        (3, [["large", "small"], ["large"], ["small"]]),
        (4, [["large", "small"], ["large", "small"], ["small"]]),
    ],
)
def test_the_herds_of_the_three_territories(seats, sizes):
    state, rng = State.new(seats, seed=8), Rng(2)
    for hunt in (1, 2, 3):
        places = state.observe(None).territories
        assert [["large" if v > 8 else "small" for v in place.herds] for place in places] == sizes
        while state.round == hunt and state.actors():
            state.apply(choose(state, rng))
    assert texts(state) == []
