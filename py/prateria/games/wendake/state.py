"""A position of Wendake: the table, the players, and a stack of what is being asked. The rules stand in the rooms.

Every field holds immutable values (players apart, which are copied), so a clone is cheap. Things are their places in
the tuples of `data` and in the `Land`.

>>> state = State.new(seats=2, seed=1)
>>> len(state.legal_actions()), state.legal_actions()[0].text
(11, '1 tile A1')
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Self, TypeVar

from ...core import game
from ...core.game import Choice, Meta, Outcome, Sink, check_options
from ...core.game import State as Contract
from ...core.rng import Rng
from . import events as ev
from . import evolution, masks, progress, scoring, setup, solo, wayback
from . import rules as room
from .actions import Do
from .atlas import Land
from .frames import Bag, Frame
from .meta import META
from .observe import Observation, observe
from .player import Player, put
from .position import read, write
from .redeal import redeal
from .scoring import Pairs

F = TypeVar("F")


class State(Contract):
    """See `core.game.State` for what each method promises."""

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

    @classmethod
    def new(cls, seats: int = 2, options: Mapping[str, Choice] | None = None, seed: int = 0, rules: int = 0) -> Self:
        full = check_options(META, seats, options, rules)
        self = cls.__new__(cls)
        self.rules, self.seats, self.rng, self._legal = rules or META.rules, seats, Rng(seed), None
        setup.lay_out(self, full)
        return self

    # -- what can be done, and what it does ----------------------------------------------------------------------

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
        ghost = (solo.SEAT,) if self.solo else ()
        return (*ghost, *self.order) if self.ghost_first else (*self.order, *ghost)

    def prologue(self) -> tuple[Any, ...]:
        pairs = ev.PairsFormed(scoring.named(self.pairs))
        return (pairs,) if self.tribes else (pairs, ev.YearBegan(self.year, self.in_order))

    def actors(self) -> tuple[int, ...]:
        return (self.turn,) if self.stack else ()

    def legal_actions(self) -> tuple[Any, ...]:
        back = self.way_back()
        return self.onward_actions() if back is None else (*self.onward_actions(), back)

    def onward_actions(self) -> tuple[Any, ...]:
        legal = self._legal
        if legal is None:
            legal = self._legal = room.legal(self)
        return legal

    def way_back(self) -> Do | None:
        return wayback.way_back(self)

    def _carry_out(self, action: Any, sink: Sink | None) -> None:
        self._legal = None
        room.carry_out(self, action, sink or _nobody)

    def bag(self) -> game.Bag | None:
        frame = self.stack[-1] if self.stack else None
        if not isinstance(frame, Bag):
            return None
        back = self.way_back() is not None
        return game.Bag(self.turn, frame.kinds, frame.limits, frame.taken, frame.total, frame.least, back)

    def outcome(self) -> Outcome | None:
        return None if self.stack else scoring.outcome(self)

    # -- what the rooms do with a position -----------------------------------------------------------------------

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

    def filled(self, p: Player, bag: Bag, tell: Sink) -> None:
        """Do what that bag, which is full now, was asked for."""
        room.FILLED[bag.why](self, p, bag, tell)

    def usable(self, p: Player, point: str) -> tuple[Do, ...]:
        """The progress tiles that can be used at that point of the game (WE-64, WE-65)."""
        return progress.usable(self, p, point)

    def sentinels(self, territory: int, seat: int, amount: int) -> None:
        """So many sentinels more in a territory; in a village they are its warriors."""
        i = territory * self.sides + seat
        self.stand = put(self.stand, i, self.stand[i] + amount)

    def at_home(self, seat: int) -> int:
        """The warriors in that seat's village."""
        return self.stand[self.land.villages[seat] * self.sides + seat]

    def settle_piles(self, tell: Sink) -> None:
        """After a mask card was drawn, turned or discarded (WE-27)."""
        masks.settle_piles(self, tell)

    def turn_card(self, seat: int, tell: Sink) -> bool:
        """A mask card is turned up: is its blanket infected (WE-33)?"""
        return masks.turn_card(self, seat, tell)

    def refill(self, tell: Sink) -> None:
        """The display of tiles (WE-71)."""
        evolution.refill(self, tell)

    # -- what is seen --------------------------------------------------------------------------------------------

    def observe(self, seat: int | None) -> Observation:
        return observe(self, seat)

    @staticmethod
    def seen_by(event: Any, seat: int | None) -> Any:
        return ev.seen_by(event, seat)

    @staticmethod
    def reveals(event: Any) -> bool:
        return ev.reveals(event)

    def redeal(self, seat: int | None, rng: Rng) -> Self:
        return redeal(self, seat, rng)

    # -- copies and writing --------------------------------------------------------------------------------------

    def clone(self) -> Self:
        new = self.__class__.__new__(self.__class__)
        new.rules, new.seats, new.sides = self.rules, self.seats, self.sides
        new.land, new.tribes = self.land, self.tribes
        new.pairs, new.rng, new.year, new.order = self.pairs, self.rng.clone(), self.year, self.order
        new.next_order, new.ghost_first, new.turn = self.next_order, self.ghost_first, self.turn
        new.stack, new.stand, new.areas = self.stack, self.stand, self.areas
        new.players = tuple([p.clone() for p in self.players])
        new.deck, new.pile, new.turtles, new.offer = self.deck, self.pile, self.turtles, self.offer
        new.traded, new.flags, new.level, new.open = self.traded, self.flags, self.level, self.open
        new.stacks, new.gone, new.choices, new.ghost = self.stacks, self.gone, self.choices, self.ghost
        new.turned, new._legal = self.turned, self._legal
        return new

    def to_json(self) -> Any:
        return write(self)

    @classmethod
    def from_json(cls, data: Any) -> Self:
        return read(cls, data)


def _nobody(event: Any) -> None:
    """The sink of those who do not listen."""
