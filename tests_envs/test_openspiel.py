"""OpenSpiel's own checks on every game, and what is ours beside them."""

import pickle
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test
from ways import LEARNT, every_way

from prateria.bots.seatview import SeatView
from prateria.core.errors import BadOption
from prateria.core.rng import Rng
from prateria.envs import openspiel
from prateria.games import GAMES
from workshop.bench.ismcts import nodes_of

LONGEST = 600
"""No game by chance takes as many actions; the tensors that have them all are short enough to be looked at often."""


def dealt(game, seed):
    """A state after the deal of that seed."""
    state = game.new_initial_state()
    for byte in seed.to_bytes(4, "big"):
        state.apply_action(byte)
    return state


def by_chance(state, seed, steps=10**6):
    """Play on by chance."""
    rng = np.random.default_rng(seed)
    while not state.is_terminal() and steps:
        state.apply_action(int(rng.choice(state.legal_actions())))
        steps -= 1
    return state


@every_way
def test_random_sim(game, seats, options):
    """Legal actions, masks, clones, tensors, strings, returns, and now and then serialization."""
    found = openspiel.game(game, seats, options, max_actions=min(LONGEST, GAMES[game].META.max_actions))
    pyspiel.random_sim_test(found, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", LEARNT)
def test_their_simulation_of_every_game(game):
    """The same as for the games of OpenSpiel: pickling of games, types and states among it."""
    games_sim_test.GamesSimTest("test_breakthrough").sim_game(pyspiel.load_game(openspiel.PREFIX + game))


@every_way
def test_playthrough(game, seats, options, tmp_path):
    """A playthrough says all that OpenSpiel knows of a game, and playing its actions again says the same."""
    text = generate_playthrough.playthrough(str(openspiel.game(game, seats, options, max_actions=24)), [], seed=4)
    path = tmp_path / "playthrough.txt"
    path.write_text(text)
    original, again = generate_playthrough.replay(str(path))
    assert original == again
    assert "ObservationTensor(0)" in text
    assert "InformationStateString(0)" in text


@every_way
def test_the_game_is_that_of_the_engine(game, seats, options):
    """The same seed, the same numbers: the same returns."""
    found = openspiel.game(game, seats, options)
    state = by_chance(dealt(found, 77), 1)
    calm = {"calm": True} if game == "powwow" else {}
    engine = GAMES[game].State.new(seats, options | calm, 77)
    for number in state.history()[4:]:
        engine.apply(found.setting.numbers.legal(engine)[number])
    assert engine.outcome().points == state.play.points()
    assert state.returns() == state.play.returns()
    assert state.returns()[engine.outcome().winners[0]] == max(state.returns())


@every_way
def test_resampling_keeps_what_the_player_knows(game, seats, options):
    found = openspiel.game(game, seats, options)
    state, sampler = dealt(found, 5), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    recall = make_observation(found, pyspiel.IIGObservationType(perfect_recall=True))
    for step in range(8):
        by_chance(state, step, 13)
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        recall.set_from(state, player)
        kept = recall.tensor.copy()
        recall.set_from(other, player)
        assert (kept == recall.tensor).all()
    assert state.observation_tensor(0) == pytest.approx(state.play.observation(0))


def test_resampling_deals_anew():
    state = by_chance(dealt(openspiel.game("manitou"), 1), 1, 40)
    drawn = {
        str(state.resample_from_infostate(state.current_player(), np.random.default_rng(n).random)) for n in range(5)
    }
    assert len(drawn) == 5
    assert str(state) not in drawn


@pytest.mark.parametrize("name", ["manitou", "powwow", "bison", "wendake"])
def test_ismcts_plays(name):
    """Their search for hidden information finds a legal action, by information states."""
    game = openspiel.game(name)
    state = by_chance(dealt(game, 3), 2, 21)
    while len(state.legal_actions()) < 2:
        by_chance(state, 1, 1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.0, max_simulations=6, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_parameters():
    game = pyspiel.load_game("prateria_bison(players=3,ruleset=apacze,variant=2)")
    assert dict(game.setting.options) == {"ruleset": "apacze", "variant": 2}
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert pyspiel.load_game("prateria_powwow").get_parameters()["calm"] is True
    with pytest.raises(BadOption, match="the race has no turns"):
        openspiel.game("powwow", options={"calm": False})
    assert openspiel.game("wendake", 1).utility_sum() is None


def test_cut_off():
    state = by_chance(dealt(openspiel.game("manitou", max_actions=40), 1), 1)
    assert len(state.history()) == 44
    assert state.returns() == [0.0, 0.0]


def test_python_ends_well_with_a_game_loaded():
    """A game is still there when the interpreter ends: that must not be its end."""
    script = "import pyspiel, prateria.envs.openspiel as o; g = o.game('manitou'); print(g.observation_tensor_shape())"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "[412]\n"), done.stderr


def test_the_bench_counts_the_nodes_that_a_level_makes():
    """In Manitou the level strong has a budget of its own, six times that of normal."""
    state, rng = GAMES["manitou"].State.new(2, {}, 1), Rng(1)
    while state.phase != "play":
        state.apply(state.legal_actions()[0])
    view = SeatView(state, state.actors()[0])
    normal, strong = (nodes_of(level, view, rng) for level in ("normal", "strong"))
    assert 5 < strong / normal < 7
