"""OpenSpiel's search for hidden information against our bots: make bench-ismcts

python -m workshop.bench.ismcts [game] [n] [nodes] [level]

`open_spiel.python.algorithms.ismcts` plays a game through `prateria.envs.openspiel` against a level of ours at as many
nodes: a simulation of theirs is one node, an evaluation of ours is one; `nodes` 0 gives theirs as many as ours makes
where it has to take the same decision, counted while it thinks. Theirs knows the rules only and plays by chance from a
leaf; ours has an evaluation of its own. Two seats, sides change, each deal twice. Shares of wins with 95 % intervals
(Wilson), after each game.
"""

import sys
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from prateria.bots.seatview import SeatView
from prateria.bots.think import LEVELS, Thought, decide, stepwise, think
from prateria.core.rng import Rng
from prateria.envs import openspiel
from prateria.games import GAMES
from prateria.players.room.series import wilson

SEATS = 2
FEWEST = 2
"""Nodes without which theirs cannot begin."""


def nodes_of(level: str, view: SeatView, rng: Rng) -> int:
    """So many evaluations that level makes for the decision that this seat has to take now, counted as it thinks; the
    smallest budget, as in every measured game. Where it sees one thing only that is worth trying it makes none."""
    *thoughts, _ = stepwise(think(view, level, rng))
    return max((thought.nodes for thought in thoughts if isinstance(thought, Thought)), default=0)


def search(game: Any, nodes: int, random: np.random.RandomState) -> Any:
    """Their bot. Rollouts end within a game, whose returns lie between -1 and 1: so a constant of 1."""
    return ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 1.0, nodes, random_state=random)


def play(name: str, theirs: int, deal: int, nodes: int, level: str) -> tuple[float, list[int]]:
    """A game; their seat is `theirs`. Returns their share of the win, and the nodes of each of their decisions."""
    game = openspiel.game(name)
    state, rng, random = game.new_initial_state(), Rng(deal), np.random.RandomState(deal)
    for byte in deal.to_bytes(4, "big"):
        state.apply_action(byte)
    given: list[int] = []
    while not state.is_terminal():
        seat, numbers = state.current_player(), game.setting.numbers
        view = SeatView(state.play.state, seat)
        if seat != theirs:
            for action in decide(view, level, rng.fork()).actions:
                state.apply_action(numbers.number(action))
        elif len(legal := state.legal_actions()) == 1:
            state.apply_action(legal[0])
        else:
            given.append(nodes or max(nodes_of(level, view, rng.fork()), FEWEST))
            state.apply_action(int(search(game, given[-1], random).step(state)))
    won = state.play.state.outcome().winners
    return (1 / len(won) if theirs in won else 0.0), given


def main(arguments: list[str]) -> None:
    names = [name for name in arguments if name in GAMES] or ["manitou"]
    levels = [name for name in arguments if name in LEVELS] or ["normal"]
    numbers = [int(text) for text in arguments if text.isdecimal()]
    games, nodes = (*numbers, *(20, 0)[len(numbers) :])[:2]
    for name in names:
        for level in levels:
            won, given = [], []
            for n in range(games):
                part, taken = play(name, n % SEATS, 1000 + n // SEATS, nodes, level)
                won.append(part)
                given += taken
                used = f"{n + 1:3} games, {sum(given) / max(len(given), 1):.0f} nodes a decision"
                low, high = wilson(sum(won), len(won))
                share = f"{sum(won) / len(won):6.1%} ({low:.1%} to {high:.1%}; par 50 %)"
                print(f"{name:9} OpenSpiel's ISMCTS against {level}, {used}: {share}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
