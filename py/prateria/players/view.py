"""What a player is given: an observation, the legal actions and random numbers of its own. Nothing else is behind it.

>>> from .spoken import spoken
>>> state = spoken("manitou").state.new(seats=2, seed=1)
>>> view = spoken("manitou").look(state, state.turn, Chance(5))
>>> view.actions[0], view.me.points, len(view.others)
(take(card=hunter 1, amount=0), 0, 1)
>>> world = view.sample().play(view.actions[0])
>>> world.over, world.points
(False, (0, 0))
"""

from collections.abc import Sequence
from typing import Any

from ..core.game import State
from .action import Action
from .chance import Chance
from .speech import Speech
from .world import World

__all__ = ["View"]


class View:
    """What you see of the game when it is your turn. Give back one of `view.actions`:

        def choose(view):
            return view.actions[0]

    view.actions   what you can do, a tuple of actions; each has `what` and the names of its game
    view.hand      your cards      view.board    what lies on the table
    view.me        you             view.others   the other players, in their order from your left
    view.players   all players, by seat          view.seat   your number, from 0
    view.phase     what is being asked           view.round  the present round, from 1
    view.random    random numbers: `view.random.choice(view.actions)`
    view.sample()  a world that looks the same to you, to try things in

    `help(view.actions[0])`, `help(view.board)` and `help(view.sample())` say more. `view.observation` is all that you
    know as the rules have it.
    """

    __slots__ = ("_actions", "_imagined", "_speech", "observation", "random")

    def __init__(self, observation: Any, actions: Sequence[Any], random: Chance, speech: Speech) -> None:
        """`actions`: those of the engine; `speech`: of the game."""
        self.observation, self.random = observation, random
        self._actions, self._speech = tuple(actions), speech
        self._imagined: State | None = None

    @property
    def seat(self) -> int:
        """Your number at the table, from 0."""
        seat: int = self.observation.seat
        return seat

    @property
    def actions(self) -> tuple[Action, ...]:
        """What you can do now. `choose` gives one of them back."""
        return tuple(map(self._speech.say, self._actions))

    @property
    def players(self) -> tuple[Any, ...]:
        """All players, by seat."""
        return tuple(self.observation.players)

    @property
    def me(self) -> Any:
        """You, as the others see you."""
        return self.players[self.seat]

    @property
    def others(self) -> tuple[Any, ...]:
        """The other players, in their order from your left."""
        players, seat = self.players, self.seat
        return players[seat + 1 :] + players[:seat]

    @property
    def hand(self) -> tuple[Any, ...]:
        """What you alone have in your hand."""
        return ()

    @property
    def board(self) -> Any:
        """What lies on the table."""
        return self.observation

    @property
    def phase(self) -> str:
        """What is being asked."""
        return getattr(self.observation, "phase", "")

    @property
    def round(self) -> int:
        """The present round, from 1."""
        return self._imagine().round

    def sample(self) -> World:
        """A world that you cannot tell from the true one: what you do not know is dealt anew each time."""
        dealt = self._imagine().redeal(self.seat, self.random.fork())
        return World(dealt, self.seat, self.random, self._speech)

    def _imagine(self) -> State:
        """Some position in which you see just this."""
        if self._imagined is None:
            self._imagined = self._speech.state.imagined(self.observation)
        return self._imagined

    def __repr__(self) -> str:
        return f"<what seat {self.seat} sees: {len(self._actions)} actions>"
