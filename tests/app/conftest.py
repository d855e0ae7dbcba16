"""What tests of the app ask for by name."""

from dataclasses import replace

import pytest

from prateria.games import GAMES


@pytest.fixture
def quick(monkeypatch):
    """Reviews on a few worlds only."""
    for game in GAMES.values():
        judging = game.sense.judging
        if judging is not None:
            effort = judging.effort._replace(curve=2, glance=2, choose=3, check=4, luck=3)
            few = replace(judging, effort=effort, deals=judging.deals and replace(judging.deals, times=3))
            monkeypatch.setattr(game, "sense", replace(game.sense, judging=few))


@pytest.fixture(autouse=True)
def few_trials(monkeypatch):
    """Hints that are found by trials come at once."""
    monkeypatch.setattr("prateria.bots.advice.TRIALS", (24, 24))
