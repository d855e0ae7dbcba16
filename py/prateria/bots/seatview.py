"""What a bot is given: a position as one seat knows it. There is no way from here to the position itself.

>>> from prateria.core.rng import Rng
>>> from prateria.games import GAMES
>>> view = SeatView(GAMES["manitou"].State.new(seats=2, seed=1), 0)
>>> view.observe().seat, view.bag() is None, view.legal_actions()
(0, True, ())
>>> view.sample(Rng(3)).observe(0) == view.observe()
True
"""

from typing import Any

from ..core.game import Bag, State
from ..core.rng import Rng

__all__ = ["SeatView"]


class SeatView:
    """The knowledge of one seat, as the contract of games defines it."""

    __slots__ = ("__state", "game", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self.__state = state
        self.game = state.META.id
        self.seat = seat

    def observe(self) -> Any:
        """What the seat may know of the position."""
        return self.__state.observe(self.seat)

    def legal_actions(self) -> tuple[Any, ...]:
        """What the seat itself can do now; what others can do would give their hands away. No way back: a bot that
        opens something means it."""
        return tuple(action for action in self.__state.onward_actions() if action.seat == self.seat)

    def bag(self) -> Bag | None:
        """The bag that the seat itself is filling now, or None."""
        bag = self.__state.bag()
        return bag if bag is not None and bag.seat == self.seat else None

    def sample(self, rng: Rng) -> State:
        """A position that the seat cannot tell from the true one, all that it does not know dealt anew."""
        return self.__state.redeal(self.seat, rng)
