"""The examples play whole games legally, and those with an idea win clearly more than half against chance."""

import pytest

from prateria.games import GAMES
from prateria.players import EXAMPLES, by_chance, match, play_game, read_player
from prateria.players.examples import comments, in_other_words

ALL = [(game, example) for game, examples in EXAMPLES.items() for example in examples]
GAMES_PLAYED = {"bison": 4, "wendake": 6}
"""How many each plays; else twelve."""

every_example = pytest.mark.parametrize(("game", "example"), ALL, ids=[f"{game}-{e.id}" for game, e in ALL])


def test_every_game_of_the_beginning_has_three():
    assert set(EXAMPLES) <= set(GAMES)
    assert all([example.id for example in examples] == ["first", "idea", "search"] for examples in EXAMPLES.values())


@every_example
def test_it_is_short(game, example):
    lines = example.source.splitlines()
    assert 5 <= len(lines) <= 40
    assert all(len(line) <= 80 for line in lines)
    assert example.source.endswith("\n")


@pytest.mark.long
@every_example
def test_it_plays_and_wins(game, example):
    games = GAMES_PLAYED.get(game, 12)
    found = match(game, read_player(example.source), by_chance, games)
    assert found.stops == (0, 0)
    if example.id != "first":
        assert found.won >= 0.7 * games


@pytest.mark.parametrize("game", EXAMPLES)
def test_it_plays_with_as_many_as_can(game):
    most = GAMES[game].META.seats[1]
    players = [read_player(EXAMPLES[game][i % 2].source) for i in range(most)]
    result = play_game(game, players, seed=2)
    assert result.stops == (0,) * most
    assert len(result.points) == most


@every_example
def test_its_comments_can_be_said_otherwise_and_the_code_stays(game, example):
    said = comments(example.source)
    assert said
    assert in_other_words(example.source, {}.get) == example.source
    other = in_other_words(example.source, lambda text: f"{text} {text} fine.")
    assert comments(other) == tuple(f"{text} {text} fine." for text in said)
    assert all(len(line) <= 84 for line in other.splitlines())
    assert code(other) == code(example.source)


def code(source):
    return [line for line in source.splitlines() if not line.lstrip().startswith("#")]
