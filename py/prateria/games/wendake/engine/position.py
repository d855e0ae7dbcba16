"""A position of Wendake: the table, the players, and a stack of what is being asked.

Every field holds immutable values (players apart, which are copied), so a clone is cheap. Things are their places in
the tuples of `data` and in the `Land`.
"""

from abc import abstractmethod
from typing import Any, ClassVar, Final, TypeVar

from prateria.core import game
from prateria.core.game import Meta, Sink
from prateria.core.rng import Rng

from .actions import Do
from .atlas import Land
from .frames import Bag, Frame
from .meta import META
from .player import Player, put

F = TypeVar("F")
Pairs = tuple[tuple[int, int], tuple[int, int]]
"""Tracks, two and two (WE-80)."""

GHOST_SEAT: Final = 1
"""Where the ghost sits in the solo game (WE-90)."""


class Position(game.State):
    """The fields of `state.State`, and what the rules do with them.

    Where one subject of the rules needs another it asks the position, which the state answers: so no two of them import
    each other.
    """

    __slots__ = (
        "_legal", "areas", "choices", "deck", "flags", "ghost", "ghost_first", "gone", "land", "level", "next_order",
        "offer", "open", "order", "pairs", "pile", "players", "rng", "rules", "seats", "sides", "stack", "stacks",
        "stand", "traded", "tribes", "turn", "turned", "turtles", "year",
    )  # fmt: skip
    META: ClassVar[Meta] = META

    rules: int
    seats: int
    sides: int  # seats, or two in the solo game
    land: Land
    tribes: bool
    pairs: Pairs
    rng: Rng
    year: int
    order: tuple[int, ...]
    next_order: tuple[int, ...]  # markers on the order of play, the ghost's included
    ghost_first: bool  # the ghost is ahead in the present order
    turn: int
    stack: tuple[Frame, ...]  # () when the game is over
    players: tuple[Player, ...]  # by side
    stand: tuple[int, ...]  # sentinels: territory * sides + seat
    areas: tuple[int, ...]  # -1 or 3 * seat + native; those of villages are counted with the players
    deck: tuple[int, ...]  # sorts of mask cards; the last one is on top
    pile: tuple[int, ...]  # the discard pile, likewise
    turtles: tuple[tuple[int, ...], ...]  # faces by stack, the last one on top
    offer: tuple[int, ...]  # progress tiles
    traded: tuple[int, ...]  # those that the ghost took away
    flags: tuple[str, ...]  # those still to be taken
    level: int  # of the open tiles
    open: tuple[int, ...]
    stacks: tuple[tuple[int, ...], ...]  # of levels 1 and 2
    gone: tuple[int, ...]  # tiles that left the game
    choices: tuple[int, ...]  # tribes to choose from
    ghost: tuple[int, ...]  # its cards of this year, the last one next
    turned: int  # the card that it turned last, or -1
    _legal: tuple[Any, ...] | None

    @property
    def round(self) -> int:
        return self.year

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def people(self) -> tuple[Player, ...]:
        """The players without the ghost."""
        return self.players[: self.seats]

    @property
    def in_order(self) -> tuple[int, ...]:
        """Everybody in the order of play; in the solo game the ghost has its place there too (WE-90)."""
        ghost = (GHOST_SEAT,) if self.solo else ()
        return (*ghost, *self.order) if self.ghost_first else (*self.order, *ghost)

    def actors(self) -> tuple[int, ...]:
        return (self.turn,) if self.stack else ()

    def push(self, frame: Frame) -> None:
        """Ask that first."""
        self.stack += (frame,)

    def pop(self) -> None:
        """The question on top is answered."""
        self.stack = self.stack[:-1]

    def swap_top(self, frame: Frame) -> None:
        """Ask that instead of the question on top."""
        self.stack = (*self.stack[:-1], frame)

    def top(self, kind: type[F]) -> F:
        """The question on top, which is of that kind."""
        frame = self.stack[-1]
        if not isinstance(frame, kind):
            raise TypeError(f"asked is {frame}, not a {kind.__name__}")
        return frame

    def sentinels(self, territory: int, seat: int, amount: int) -> None:
        """So many sentinels more in a territory; in a village they are its warriors."""
        i = territory * self.sides + seat
        self.stand = put(self.stand, i, self.stand[i] + amount)

    def at_home(self, seat: int) -> int:
        """The warriors in that seat's village."""
        return self.stand[self.land.villages[seat] * self.sides + seat]

    # -- where one subject of the rules needs another ------------------------------------------------------------

    @abstractmethod
    def filled(self, p: Player, bag: Bag, tell: Sink) -> None:
        """Do what that bag, which is full now, was asked for."""

    @abstractmethod
    def usable(self, p: Player, point: str) -> tuple[Do, ...]:
        """The progress tiles that can be used at that point of the game (WE-64, WE-65)."""

    @abstractmethod
    def settle_piles(self, tell: Sink) -> None:
        """After a mask card was drawn, turned or discarded (WE-27)."""

    @abstractmethod
    def turn_card(self, seat: int, tell: Sink) -> bool:
        """A mask card is turned up: is its blanket infected (WE-33)?"""

    @abstractmethod
    def refill(self, tell: Sink) -> None:
        """The display of tiles (WE-71)."""
