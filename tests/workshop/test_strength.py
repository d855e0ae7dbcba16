"""The bench of strength: older bots follow a game, games are kept and gone on with, the table says what was played."""

import subprocess

import pytest

from prateria.core.rng import Rng
from prateria.games import GAMES
from workshop.bench import strength
from workshop.bench.frozen import FROZEN, OldBot
from workshop.bench.strength import Match, fill, kept, line, lines_before, tables
from workshop.paths import ROOT


def there(commit):
    """Whether this copy of the repository has that commit: a shallow one has not."""
    return subprocess.run(["git", "cat-file", "-e", commit], cwd=ROOT, capture_output=True).returncode == 0


@pytest.mark.parametrize("name", FROZEN)
def test_an_older_bot_follows_a_game_and_says_what_it_would_do(name):
    if not there(FROZEN[name].commit):
        pytest.skip("the history is not here")
    old, calm = OldBot(name), {"calm": True}
    state, rng = GAMES["powwow"].State.new(2, calm, 5), Rng(1)
    old.begin("powwow", 2, calm, 5, state.rules)
    for _ in range(20):
        texts = old.decide(state.actors()[0], rng.fork().state)
        for text in texts:
            state.apply(state.parse(text))
        old.follow(texts)
    old.close()


@pytest.fixture
def match(monkeypatch, tmp_path):
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    monkeypatch.setattr(strength, "doings", lambda match: "it")
    played = []

    def play(match, number, old):
        played.append(number)
        return {"won": [1.0, 0.0, 0.5][number % 3], "ahead": number, "ms": [3, 1, 2, 9]}

    monkeypatch.setattr(strength, "play", play)
    return Match("powwow", 2, "normal", "first", 0, 6), played


def test_a_bench_goes_on_where_it_was_stopped(match):
    match, played = match
    fill(match, 2)
    fill(match, 6)
    fill(match, 99)
    assert played == [0, 1, 2, 3, 4, 5]
    assert len(kept(strength.file_of(match))) == 6


def test_the_table_says_how_many_games_stand_behind_a_figure(match):
    match, _ = match
    assert "##" not in "".join(list(tables((match,), {}))[1:])
    fill(match, 4)
    assert line(match, kept(strength.file_of(match))) == (
        "| 2 | normal | first | 4 of 6 | 62 | 22 to 91 | 50 | +1.5 | 2 |"
    )
    assert "## Pow Wow, the calm way" in "\n".join(tables((match,), {}))


def test_what_was_measured_elsewhere_keeps_its_line(match):
    match, _ = match
    fill(match, 4)
    written = "\n".join(tables((match,), {}))
    again = "\n".join(tables((match._replace(level="first"), match), lines_before(written)))
    assert again == written
    strength.file_of(match).unlink()
    assert "\n".join(tables((match,), lines_before(written))) == written
