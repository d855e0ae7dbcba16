"""How a game is spoken of to players. What the parts of this room share, below views and worlds."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ..core.game import State
from ..core.question import actions_of
from .action import Action
from .chance import Chance

__all__ = ["Speech"]


class Speech(NamedTuple):
    """`state`: the game's own class; `view`: the class of what players see; `say`: an engine's action as a player's;
    `points`: of a state, so far, by seat."""

    state: type[State]
    view: Callable[[Any, Sequence[Any], Chance, "Speech"], Any]
    say: Callable[[Any], Action]
    points: Callable[[Any], tuple[int, ...]]

    def see(self, observation: Any, actions: Sequence[Any], random: Chance) -> Any:
        """The view of that observation with those actions of the engine."""
        return self.view(observation, actions, random, self)

    def look(self, state: State, seat: int, random: Chance) -> Any:
        """What that seat sees of a state, with what it can do now."""
        return self.see(state.observe(seat), actions_of(state, seat), random)
