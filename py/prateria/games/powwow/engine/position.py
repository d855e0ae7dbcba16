"""A position of Pow Wow: what lies where, and what can be read off it without changing it. PW-03, PW-06, PW-26."""

from typing import Any, ClassVar

from prateria.core import game
from prateria.core.game import Meta, Outcome

from .data import HALF
from .meta import META
from .rules import Setup, Table
from .scoring import outcome
from .winnings import Pile

Lying = tuple[int, int, str]  # seat, kind, what it lacked when it was put down (PW-07), see `rules.lacking`


class Position(game.State):
    """The fields of `state.State`, for all that reads them."""

    __slots__ = (
        "_legal", "asked", "at", "boxed", "gone", "phase", "pile", "prairie", "seats", "setup", "table", "turn",
        "winnings",
    )  # fmt: skip
    META: ClassVar[Meta] = META

    seats: int
    setup: Setup
    phase: str  # turn, race, ask, take or over
    turn: int  # who turns the next card
    prairie: tuple[int, ...]  # face down; the last one is turned next (PW-03)
    boxed: tuple[int, ...]  # what left the game before it began, unseen (PW-26)
    table: Table  # the face-up cards, counted by kind
    pile: tuple[Lying, ...]  # on the council board, from its bottom
    at: int  # how many cards of the pile are settled
    asked: tuple[int, ...]  # calm: who has still to answer, in order
    winnings: tuple[Pile, ...]  # from the bottom
    gone: tuple[int, ...]  # thrown out of the game
    _legal: tuple[Any, ...] | None

    @property
    def round(self) -> int:
        """The number of the card that was turned last."""
        return max(self.rounds - len(self.prairie), 1)

    @property
    def rounds(self) -> int:
        return HALF if self.setup.half else META.rounds

    def actors(self) -> tuple[int, ...]:
        if self.phase == "race":
            claimed = [seat for seat, _, _ in self.pile]
            return tuple(seat for seat in range(self.seats) if seat not in claimed)
        seat = self._actor()
        return () if seat is None else (seat,)

    def _actor(self) -> int | None:
        """The one seat that decides, outside a race."""
        if self.phase == "turn":
            return self.turn
        if self.phase == "ask":
            return self.asked[0] if self.asked else None  # all have answered, and no answer has been shown yet
        return self.pile[self.at][0] if self.phase == "take" else None

    def outcome(self) -> Outcome | None:
        return outcome(self.winnings) if self.phase == "over" else None
