"""The games as PettingZoo environments (AEC: one agent after another).

    from prateria.envs import pettingzoo

    env = pettingzoo.env("manitou", seats=3, render_mode="svg")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        mask = observation["action_mask"]
        env.step(None if termination or truncation else env.action_space(agent).sample(mask))

- Agents are `player_0`, `player_1` and so on, by seats.
- An observation is `{"observation": float32 between -1 and 1, "action_mask": int8}`. What its values are says
  `raw_env.layout`; masks of agents who do not act are all zeros.
- An action is a number: `env.unwrapped.text(number)` says what it does. An illegal one ends the game, as in
  PettingZoo's own classic games, with a reward of -1.
- The reward comes at the end: 1 to a sole winner, -1 shared by all others; alone at the table, the points.
- `info["points"]` are the points at the end.
- A game that is still going on after `max_actions` is truncated.
- `reset(seed=7)` deals as the seed 7 does in the browser; `reset()` after it deals on from there, always the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..core.game import Choice
from .playing import Playing, setting
from .rendering import svg

__all__ = ["env", "raw_env"]


def env(
    game: str,
    seats: int = 2,
    options: Mapping[str, Choice] | None = None,
    rules: int = 0,
    max_actions: int = 0,
    render_mode: str | None = None,
    viewer: int | None = None,
) -> Any:
    """A game as an environment, with PettingZoo's usual wrappers.

    `game`: manitou, powwow, bison or wendake; `options`: as its `META.options`, those left out at their defaults, but
    Pow Wow is played calmly; `rules=0`: the current version. `max_actions=0`: as many as its rules can ever need.
    `render_mode`: `svg` (the table as markup), `ansi` (what is seen, in writing) or `human` (the same, printed).
    `viewer`: the seat whose table is shown; None: what lies open for everybody. Raises BadOption.
    """
    wrapped = wrappers.TerminateIllegalWrapper(
        raw_env(game, seats, options, rules, max_actions, render_mode, viewer), illegal_reward=-1
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv, EzPickle):  # noqa: N801  PettingZoo's name for it
    """The environment without wrappers: illegal actions raise KeyError. Arguments: see `env`."""

    metadata: dict[str, Any] = {  # noqa: RUF012  an environment replaces it by its own
        "render_modes": ["human", "ansi", "svg"],
        "name": "prateria_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Choice] | None = None,
        rules: int = 0,
        max_actions: int = 0,
        render_mode: str | None = None,
        viewer: int | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, rules, max_actions, render_mode, viewer)
        AECEnv.__init__(self)
        self.setting = setting(game, seats, options, rules, max_actions)
        self.metadata = self.metadata | {"name": f"prateria_{game}_v{self.setting.rules}"}
        self.render_mode, self.viewer = render_mode, viewer
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self.setting.size, len(self.setting.numbers)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1.0, 1.0, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._random: np.random.Generator | None = None

    @property
    def layout(self) -> dict[str, int]:
        """The names of the pieces of an observation and how many values each has, in their order."""
        return dict(self.setting.shape)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same object each time."""
        return self.action_spaces[agent]

    def text(self, number: int) -> str:
        """What the action of that number does: `play mother river`."""
        return self.setting.numbers.texts[number]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `options` is there for PettingZoo's sake: a game is set up when its environment is made."""
        if seed is not None or self._random is None:
            self._random = seeding.np_random(seed)[0]
        deal = int(self._random.integers(1 << 32)) if seed is None else seed % (1 << 32)
        self.play = Playing(self.setting, deal)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choose_agent()

    def observe(self, agent: str) -> dict[str, Any]:
        """What that agent sees, and what it can do now."""
        seat = self._seats[agent]
        mask = np.zeros(len(self.setting.numbers), np.int8)
        if self.play.seat == seat:
            mask[list(self.play.legal())] = 1
        return {"observation": np.array(self.play.observation(seat), np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Do what that number means for the agent whose turn it is. Raises KeyError if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play.apply(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.play.seat is None:
            self._end()
        self._choose_agent()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """The game is over, or cut off."""
        cut = self.play.truncated
        self.terminations = dict.fromkeys(self.agents, not cut)
        self.truncations = dict.fromkeys(self.agents, cut)
        points, returns = self.play.points(), self.play.returns()
        for agent in self.agents:
            seat = self._seats[agent]
            self.rewards[agent] = returns[seat]
            self.infos[agent] = {"points": points[seat]}

    def _choose_agent(self) -> None:
        """Whose turn it is; when the game is over all take their last look in order."""
        seat = self.play.seat
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]

    def render(self) -> str | None:
        """The table, as the seat `viewer` sees it, or everybody; by `render_mode`."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() without a render_mode: env(..., render_mode='svg')")
            return None
        if self.render_mode == "svg":
            return svg(self.play, self.viewer)
        seen = repr(self.play.state.observe(self.viewer))
        if self.render_mode == "ansi":
            return seen
        print(seen)
        return None

    def state(self) -> np.ndarray[Any, Any]:
        """What all seats see, one after another: for a critic that may know more than any of them."""
        return np.array([self.play.observation(seat) for seat in range(self.setting.seats)], np.float32)

    def close(self) -> None:
        """Nothing is held open."""
