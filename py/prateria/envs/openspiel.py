"""The games as OpenSpiel games: importing this registers `prateria_manitou`, `prateria_powwow` and so on.

    import pyspiel
    from prateria.envs import openspiel

    game = pyspiel.load_game("prateria_bison(players=3,ruleset=apacze)")
    game = openspiel.game("bison", seats=3, options={"ruleset": "apacze"})  # the same

- Parameters: `players`, `rules` (0: the current version), `max_actions` (0: as many as the rules can ever need), and
  the options of the game by their names. Pow Wow is played calmly.
- Chance is four nodes at the beginning of 256 outcomes each: the bytes of the seed, highest first. The game of a seed
  is the one that the same seed deals in the browser; all that is drawn later follows from it and is hidden as the rules
  say. So searches that look into a state know what is to come: those for hidden information sample by
  `resample_from_infostate`.
- Returns: 1 to a sole winner, -1 shared by all others, 0 where the game was cut off; alone at the table, the points.
- Observations: what a seat sees now. Information states: all it has seen and done. The string has all of it; the
  tensor is the observation and after it the actions of the game as that seat saw them (`Playing.trace`), so what chance
  brought stands in it as far as it can still be seen.
- Tensors come in named pieces: `observer.dict["hand"]`, see `vectors`.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel

from ..core.errors import BadOption
from ..core.game import Choice
from ..core.rng import Rng
from ..games import GAMES
from .playing import Playing, Setting, setting

__all__ = ["PREFIX", "PrateriaGame", "PrateriaObserver", "PrateriaState", "game"]

PREFIX = "prateria_"
_BYTES, _BYTE = 4, 256
_MOST_POINTS = 1000.0
"""More than anybody can have alone at the table."""


def game(
    name: str,
    seats: int = 2,
    options: Mapping[str, Choice] | None = None,
    rules: int = 0,
    max_actions: int = 0,
) -> Any:
    """The OpenSpiel game with these seats, options and rules. Raises BadOption."""
    found = setting(name, seats, options, rules, max_actions)
    given = dict(found.options)
    return pyspiel.load_game(
        PREFIX + name, {"players": seats, "rules": found.rules, "max_actions": found.max_actions, **given}
    )


def _type(name: str, alone: bool) -> Any:
    """What OpenSpiel knows of a game before it is loaded; at the default number of seats or alone."""
    meta = GAMES[name].META
    usual = dict(setting(name, max(meta.seats[0], 2)).options)
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Prateria: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.seats[1],
        min_num_players=meta.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": max(meta.seats[0], 2), "rules": 0, "max_actions": 0, **usual},
    )


class PrateriaGame(pyspiel.Game):
    """A game of Prateria; each has a class of its own below. `setting`: its seats, options and rules;
    `setting.numbers`: what each action does."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Raises BadOption for parameters that the game does not know."""
        name = self.name
        given = dict(params or {})
        own = {"players": 0, "rules": 0, "max_actions": 0}
        own = {key: int(given.pop(key, value)) for key, value in own.items()}
        seats = own["players"] or max(GAMES[name].META.seats[0], 2)
        self.setting = setting(name, seats, given, own["rules"], own["max_actions"])
        alone = seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.numbers),
            max_chance_outcomes=_BYTE,
            num_players=seats,
            min_utility=-_MOST_POINTS if alone else -1.0,
            max_utility=_MOST_POINTS if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=self.setting.max_actions,
        )
        super().__init__(_type(name, alone), info, dict(params or {}))

    def new_initial_state(self) -> PrateriaState:
        """Before the deal."""
        return PrateriaState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """The bytes of the seed."""
        return _BYTES

    def make_py_observer(
        self, iig_obs_type: Any | None = None, params: Mapping[str, Any] | None = None
    ) -> PrateriaObserver | None:
        """An observer of what one seat sees, or with `perfect_recall` of all it has seen. There is no other."""
        if params:
            raise BadOption("observers have no parameters", "option")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return PrateriaObserver(self.setting, kind.perfect_recall)


class _Node(enum.IntEnum):
    """Who is no player."""

    CHANCE = pyspiel.PlayerId.CHANCE
    TERMINAL = pyspiel.PlayerId.TERMINAL


class PrateriaState(pyspiel.State):
    """A position, or the deal before it. `play`: the game as `playing.Playing`, None before it is dealt."""

    def __init__(self, game: PrateriaGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.seed: tuple[int, ...] = ()
        self.play: Playing | None = None

    def current_player(self) -> int:
        """The seat that acts, chance, or nobody any more."""
        if self.play is None:
            return _Node.CHANCE
        seat = self.play.seat
        return _Node.TERMINAL if seat is None else seat

    def is_terminal(self) -> bool:
        """Whether the game is over or was cut off."""
        return self.play is not None and self.play.seat is None

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.play is None else list(self.play.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed."""
        return [(byte, 1.0 / _BYTE) for byte in range(_BYTE)]

    def _apply_action(self, action: int) -> None:
        if self.play is not None:
            self.play.apply(action)
            return
        self.seed += (action,)
        if len(self.seed) == _BYTES:
            self.play = Playing(self.setting, int.from_bytes(bytes(self.seed), "big"))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed byte {action}" if player == _Node.CHANCE else self.setting.numbers.texts[action]

    def returns(self) -> list[float]:
        """What the game was worth, by seat; zeros until it is over."""
        return [0.0] * self.setting.seats if self.play is None else self.play.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> PrateriaState:
        """A state which that player cannot tell from this one, all that it does not know dealt anew.

        `sampler`: gives numbers from 0 to 1, as a function or as one of OpenSpiel's samplers. The copy has the history
        of this state, but not its secrets: what the others had seen is forgotten in it.
        """
        new: PrateriaState = self.clone()
        if self.play is None:
            return new
        draw = sampler if callable(sampler) else np.random.random
        new.seed = ()
        new.play = self.play.redealt(player, Rng(int(draw() * (1 << 32)) << 32 | int(draw() * (1 << 32))))
        return new

    def __str__(self) -> str:
        """The whole position, secrets included."""
        return f"seed {self.seed}" if self.play is None else str(self.play)


class PrateriaObserver:
    """What one seat sees: `tensor`, its named parts in `dict`, and as a string."""

    def __init__(self, setting: Setting, perfect_recall: bool) -> None:
        self._recall = perfect_recall
        shape = dict(setting.shape) | ({"trace": setting.max_actions} if perfect_recall else {})
        self.tensor = np.zeros(sum(shape.values()), np.float32)
        self.dict = {}
        start = 0
        for name, size in shape.items():
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: PrateriaState, player: int) -> None:
        """Fill the tensor with what that player sees; with zeros before the deal."""
        play = state.play
        if play is None:
            self.tensor.fill(0)
            return
        seen = play.observation(player)
        if self._recall:
            seen += play.trace(player)
        self.tensor[:] = seen

    def string_from(self, state: PrateriaState, player: int) -> str:
        """The same in writing."""
        play = state.play
        if play is None:
            return f"player {player}, before the deal"
        return play.knowledge_text(player) if self._recall else play.observation_text(player)


def _registered(name: str) -> type[PrateriaGame]:
    """Tell OpenSpiel of a game. By a class: a function that only OpenSpiel knows is freed after Python has ended."""
    made = type(f"Prateria{name.title()}", (PrateriaGame,), {"name": name, "__doc__": f"The game {name}."})
    pyspiel.register_game(_type(name, alone=False), made)
    return made


_CLASSES = {name: _registered(name) for name in GAMES}
