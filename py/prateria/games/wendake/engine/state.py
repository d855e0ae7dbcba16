"""A position of Wendake: the table, the players, and a stack of what is being asked. The rules: `rules`.

Every field holds immutable values (players apart, which are copied), so a clone is cheap. Things are their places in
the tuples of `data` and in the `Land`.

>>> state = State.new(seats=2, seed=1)
>>> len(state.legal_actions()), state.legal_actions()[0].text
(11, '1 tile A1')
"""

from collections.abc import Mapping
from typing import Any, Self

from prateria.core import game
from prateria.core.game import Choice, Outcome, Sink, check_options
from prateria.core.rng import Rng

from . import events as ev
from . import scoring
from .actions import Do
from .frames import Bag
from .imagined import imagined
from .meta import META
from .notation import read, write
from .observe import Observation, observe
from .player import Player
from .position import Position
from .redeal import redeal
from .rules import dispatch, evolution, masks, progress, setup, wayback


class State(Position):
    """See `core.game.State` for what each method promises."""

    __slots__ = ()

    @classmethod
    def new(cls, seats: int = 2, options: Mapping[str, Choice] | None = None, seed: int = 0, rules: int = 0) -> Self:
        full = check_options(META, seats, options, rules)
        self = cls.__new__(cls)
        self.rules, self.seats, self.rng, self._legal = rules or META.rules, seats, Rng(seed), None
        setup.lay_out(self, full)
        return self

    # -- what can be done, and what it does ----------------------------------------------------------------------

    def prologue(self) -> tuple[Any, ...]:
        pairs = ev.PairsFormed(scoring.named(self.pairs))
        return (pairs,) if self.tribes else (pairs, ev.YearBegan(self.year, self.in_order))

    def legal_actions(self) -> tuple[Any, ...]:
        back = self.way_back()
        return self.onward_actions() if back is None else (*self.onward_actions(), back)

    def onward_actions(self) -> tuple[Any, ...]:
        legal = self._legal
        if legal is None:
            legal = self._legal = dispatch.legal(self)
        return legal

    def way_back(self) -> Do | None:
        return wayback.way_back(self)

    def _carry_out(self, action: Any, sink: Sink | None) -> None:
        self._legal = None
        dispatch.carry_out(self, action, sink or _nobody)

    def bag(self) -> game.Bag | None:
        frame = self.stack[-1] if self.stack else None
        if not isinstance(frame, Bag):
            return None
        back = self.way_back() is not None
        return game.Bag(self.turn, frame.kinds, frame.limits, frame.taken, frame.total, frame.least, back)

    def outcome(self) -> Outcome | None:
        return None if self.stack else scoring.outcome(self)

    # -- what one subject of the rules asks of another: see `Position` ---------------------------------------------

    def filled(self, p: Player, bag: Bag, tell: Sink) -> None:
        dispatch.FILLED[bag.why](self, p, bag, tell)

    def usable(self, p: Player, point: str) -> tuple[Do, ...]:
        return progress.usable(self, p, point)

    def settle_piles(self, tell: Sink) -> None:
        masks.settle_piles(self, tell)

    def turn_card(self, seat: int, tell: Sink) -> bool:
        return masks.turn_card(self, seat, tell)

    def refill(self, tell: Sink) -> None:
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

    @classmethod
    def imagined(cls, observation: Observation) -> Self:
        return imagined(cls, observation)

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
