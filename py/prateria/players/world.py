"""A world to try things in: one that a player cannot tell from the true one."""

from typing import Any

from ..core.game import State
from .action import Action
from .chance import Chance
from .speech import Speech

__all__ = ["World"]


class World:
    """A whole game as it could be: all that you know is so, all that you do not know is dealt at random.

    Play in it what you like, nobody sees it:

        world = view.sample()
        world.play(action)          # you, or whoever's turn it is in it
        world.actions               # what can be done in it now
        world.points[view.seat]     # what you have in it
        world.view                  # what you see in it: world.view.me, world.view.board

    `copy()` it before you try the next thing. Take several samples: one of them may be too lucky.
    """

    __slots__ = ("_random", "_speech", "_state", "seat")

    def __init__(self, state: State, seat: int, random: Chance, speech: Speech) -> None:
        self._state, self._random, self._speech = state, random, speech
        self.seat = seat

    @property
    def actions(self) -> tuple[Action, ...]:
        """What can be done now by whoever's turn it is; () when the game is over."""
        return tuple(map(self._speech.say, self._state.onward_actions()))

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is, None when the game is over."""
        return next(iter(self._state.actors()), None)

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return not self._state.actors()

    @property
    def round(self) -> int:
        """The present round, from 1."""
        return self._state.round

    @property
    def points(self) -> tuple[int, ...]:
        """The points of every seat, so far or at the end."""
        outcome = self._state.outcome()
        return self._speech.points(self._state) if outcome is None else outcome.points

    @property
    def view(self) -> Any:
        """What you see in it: a view like your own, with what you could do in it now."""
        return self._speech.look(self._state, self.seat, self._random)

    @property
    def lead(self) -> int:
        """How many points you are ahead of the best of the others; below 0 if you are behind. Alone: your points."""
        points = self.points
        others = points[: self.seat] + points[self.seat + 1 :]
        return points[self.seat] - max(others, default=0)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, () while the game runs."""
        outcome = self._state.outcome()
        return () if outcome is None else outcome.winners

    def play(self, action: Action) -> "World":
        """Carry out one of the `actions`; the world itself, so that one can go on writing. Raises IllegalAction."""
        self._state.apply(action.engine)
        return self

    def copy(self) -> "World":
        """Another world, the same as this one so far."""
        return World(self._state.clone(), self.seat, self._random, self._speech)

    def __repr__(self) -> str:
        return f"<a world: round {self.round}, points {self.points}>"
