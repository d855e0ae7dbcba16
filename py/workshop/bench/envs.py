"""How quick the environments are beside others of their kind: make bench-envs, python -m workshop.bench.envs [seconds]

One line for each: decisions a second of the processor when all play by chance, in whole games one after another. A
decision is what a learner needs of it: what the player sees as numbers, what it can do, and the step. Beside it stands
how many numbers that are and how many actions there can be, as both are made for each decision. The others are measured
the same way in the same minute. Games differ: a turn of Leduc poker is a comparison, one of Wendake moves people on a
map. `envs.md` keeps what was printed.
"""

import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any, NamedTuple

import numpy as np
import pyspiel
import rlcard
from open_spiel.python import games as _registered  # noqa: F401  their games in Python

from prateria.envs import openspiel, pettingzoo
from prateria.games import GAMES

WARM = 0.3
"""Seconds before the clock starts."""

RLCARD = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy")
OPENSPIEL = ("python_kuhn_poker", "python_tic_tac_toe", "python_block_dominoes", "python_team_dominoes")


class Measured(NamedTuple):
    """`sees`, `actions`: how many numbers an observation has, how many actions there can be."""

    through: str
    game: str
    sees: int
    actions: int
    decisions: Callable[[np.random.Generator], Iterator[None]]


def by_pettingzoo(env: Any, rng: np.random.Generator) -> Iterator[None]:
    """Games without end; one decision at each step."""
    env.reset(seed=1)
    while True:
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.reset()
            continue
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        yield


def by_openspiel(game: Any, rng: np.random.Generator) -> Iterator[None]:
    """The same; the deals of chance are no decisions."""
    sees = game.get_type().provides_observation_tensor
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[rng.integers(len(outcomes))][0])
                continue
            state.observation_tensor() if sees else state.information_state_tensor()
            legal = state.legal_actions()
            state.apply_action(legal[rng.integers(len(legal))])
            yield


def by_rlcard(env: Any, rng: np.random.Generator) -> Iterator[None]:
    """The same; a state of rlcard has observation and legal actions in it."""
    while True:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[rng.integers(len(legal))])
            yield


def everything() -> Iterator[Measured]:
    """Ours, then the others."""
    for game in GAMES:
        env = pettingzoo.raw_env(game)
        size, actions = env.setting.size, len(env.setting.numbers)
        yield Measured("PettingZoo", f"prateria {game}", size, actions, _of(by_pettingzoo, env))
    for name in RLCARD:
        card = rlcard.make(name, config={"seed": 1})
        size = int(np.prod(card.state_shape[0]))
        yield Measured("rlcard", name, size, card.num_actions, _of(by_rlcard, card))
    for name in (*(f"{openspiel.PREFIX}{game}" for game in GAMES), *OPENSPIEL):
        found = pyspiel.load_game(name)
        sees = found.get_type().provides_observation_tensor
        shape = found.observation_tensor_shape() if sees else found.information_state_tensor_shape()
        size, actions = int(np.prod(shape)), found.num_distinct_actions()
        yield Measured("OpenSpiel", name, size, actions, _of(by_openspiel, found))


def _of(play: Callable[[Any, np.random.Generator], Iterator[None]], what: Any) -> Callable[..., Iterator[None]]:
    return lambda rng: play(what, rng)


def rate(decisions: Iterator[None], seconds: float) -> float:
    """How many of them there are in a second of the processor."""
    since = process_time()
    while process_time() - since < WARM:
        next(decisions)
    count, since = 0, process_time()
    while (taken := process_time() - since) < seconds:
        next(decisions)
        count += 1
    return count / taken


def main(arguments: list[str]) -> None:
    seconds = float(arguments[0]) if arguments else 5.0
    print(f"{'through':11}{'game':24}{'sees':>6}{'actions':>9}{'decisions a second':>20}")
    for one in everything():
        found = rate(one.decisions(np.random.default_rng(1)), seconds)
        print(f"{one.through:11}{one.game:24}{one.sees:>6}{one.actions:>9}{found:>20.0f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
