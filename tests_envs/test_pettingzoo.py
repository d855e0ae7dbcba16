"""PettingZoo's own suite on every game, and what is ours beside it."""

import pickle
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from ways import LEARNT, every_way

from prateria.core.errors import BadOption
from prateria.envs import pettingzoo
from prateria.games import GAMES

USUAL = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""What PettingZoo warns of in every environment whose observations have an action mask but its own."""


def played(env, seed, steps=10**6):
    """Play by chance: the masked numbers and the last look of every agent."""
    env.reset(seed=seed)
    rng, numbers, last = np.random.default_rng(seed), [], {}
    for agent in env.agent_iter(steps):
        observation, reward, termination, truncation, info = env.last()
        if termination or truncation:
            last[agent] = (reward, termination, truncation, info)
            assert not observation["action_mask"].any()
            env.step(None)
            continue
        numbers.append(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        env.step(numbers[-1])
    return numbers, last


@every_way
def test_api(game, seats, options):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(pettingzoo.env(game, seats, options), num_cycles=400)
    assert [str(w.message) for w in caught if not str(w.message).startswith(USUAL)] == []


@every_way
def test_seeds(game, seats, options):
    seed_test(lambda: pettingzoo.env(game, seats, options), num_cycles=200)


@pytest.mark.parametrize("game", LEARNT)
def test_render(game, capsys):
    render_test(
        lambda render_mode: pettingzoo.env(game, render_mode=render_mode),
        {"svg": lambda drawn: drawn.startswith("<svg") and drawn.endswith("</svg>")},
    )
    assert "Observation(seat=None" in capsys.readouterr().out


@every_way
def test_the_end(game, seats, options):
    """Rewards as the engine counts; the points in the info; nobody is truncated."""
    env = pettingzoo.env(game, seats, options)
    numbers, last = played(env, 3)
    state = GAMES[game].State.new(seats, options | ({"calm": True} if game == "powwow" else {}), 3)
    table = env.unwrapped.setting.numbers
    for number in numbers:
        state.apply(table.legal(state)[number])
    outcome = state.outcome()
    assert list(last) == [f"player_{seat}" for seat in range(seats)]
    for seat, (reward, termination, truncation, info) in enumerate(last.values()):
        assert (termination, truncation, info) == (True, False, {"points": outcome.points[seat]})
        if seats > 1 and len(outcome.winners) == 1:
            assert reward == (1 if seat in outcome.winners else pytest.approx(-1 / (seats - 1)))


def test_cut_off():
    numbers, last = played(pettingzoo.env("manitou", max_actions=40), 1)
    assert len(numbers) == 40
    assert [seen[:3] for seen in last.values()] == [(0.0, False, True)] * 2


def test_an_illegal_number_ends_the_game():
    env = pettingzoo.env("manitou")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(0)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())
    raw = pettingzoo.raw_env("manitou")
    raw.reset(seed=1)
    with pytest.raises(KeyError):
        raw.step(0)


def test_reset_without_a_seed_deals_on():
    one, other = (pettingzoo.raw_env("manitou") for _ in range(2))
    for env in (one, other):
        env.reset(seed=5)
    assert one.play.seed == 5
    deals = []
    for _ in range(3):
        one.reset()
        other.reset()
        assert one.play.seed == other.play.seed
        deals.append(one.play.seed)
    assert len(set(deals)) == 3


def test_the_layout_names_every_value():
    env = pettingzoo.env("bison", 3)
    assert sum(env.unwrapped.layout.values()) == env.observation_space("player_0")["observation"].shape[0]
    assert env.unwrapped.state().shape == (3, sum(env.unwrapped.layout.values())) if env.reset() is None else False


def test_an_environment_can_be_pickled():
    env = pickle.loads(pickle.dumps(pettingzoo.raw_env("bison", 3, {"variant": 1})))
    assert dict(env.setting.options)["variant"] == 1


def test_what_cannot_be_played_is_said():
    with pytest.raises(BadOption, match="the race has no turns"):
        pettingzoo.env("powwow", options={"calm": False})
