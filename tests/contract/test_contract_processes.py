"""The same seed gives the same game in any process, whatever the order of its sets and dicts."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from games import FEW
from playing import choose

import prateria
from prateria.core.rng import Rng
from prateria.games import GAMES

SCRIPT = """
import json, sys, zlib
from prateria.core.rng import Rng
from prateria.games import GAMES
for game, seats, options, rules in json.loads(sys.argv[1]):
    state, rng, told, crc = GAMES[game].State.new(seats, options, 11, rules), Rng(12), [], 0
    while state.actors():
        legal = state.onward_actions()
        crc = zlib.crc32(repr([action.text for action in legal]).encode(), crc)
        state.apply(legal[rng.below(len(legal))], told.append)
        crc = zlib.crc32(json.dumps(state.redeal(0, Rng(5)).to_json()).encode(), crc)
    print(game, seats, crc, zlib.crc32(repr(told).encode()), zlib.crc32(json.dumps(state.to_json()).encode()))
"""


def run(seed):
    folder = str(Path(prateria.__path__[0]).parent)
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": folder}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, json.dumps(FEW)], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.mark.skipif(sys.platform == "emscripten", reason="Pyodide has no processes")
def test_the_same_game_in_every_process():
    first = run("0")
    assert len(first.splitlines()) == len(FEW)
    assert run("1") == run("4242") == first


def test_a_redealt_world_is_no_accident():
    """Sets of strings would show here even within one process, were their order ever used."""
    for game in GAMES:
        state, rng = GAMES[game].State.new(seed=3), Rng(1)
        while state.actors():
            assert repr(state.redeal(0, Rng(9)).to_json()) == repr(state.redeal(0, Rng(9)).to_json())
            state.apply(choose(state, rng))
