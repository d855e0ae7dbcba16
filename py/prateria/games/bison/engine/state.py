"""A position of Bison and how actions change it. BI-01 to BI-33.

Every field holds immutable values, so a clone copies references; boards never change and are shared. Phases: `name` (an
action is named, or something traded), `pay` (a bag), `gain` (an animal for using no hunters), `place` and `put` (the
tile, its hunters), `build` (tipis or canoes), `call` and `gather` (where to, then a bag), `move`, `end` (trade, or end
the turn), `surplus` (somebody stands above 15 in the scoring), `over`.

>>> state = State.new(seats=2, seed=1)
>>> state.phase, state.parse(f"{state.turn + 1} do place 4").picks
('name', ('deed:place', 'hunters:4'))
>>> state.apply(state.parse(f"{state.turn + 1} do place 4"))
>>> state.phase, state.bag().total
('pay', 7)
"""

from collections.abc import Mapping
from typing import Any, Self

from prateria.core.game import Choice, Sink, check_options
from prateria.core.rng import Rng

from . import events as ev
from .board import start
from .data import ANIMALS, MARKET, REMOVED, START_ANIMALS, SUPPLY, TILES
from .grid import STARTS
from .imagined import imagined
from .meta import META
from .notation import read, write
from .observe import Observation, observe
from .position import Position
from .redeal import redeal
from .rules.deeds import carry_out
from .rules.legal import legal as legal_now
from .rules.rounds import begin_round


class State(Position):
    """See `core.game.State` for what each method promises."""

    __slots__ = ()

    @classmethod
    def new(cls, seats: int = 2, options: Mapping[str, Choice] | None = None, seed: int = 0, rules: int = 0) -> Self:
        full = check_options(META, seats, options, rules)
        rng = Rng(seed)
        self = cls.__new__(cls)
        self.seats = seats
        self.ruleset, self.variant = str(full["ruleset"]), int(full["variant"])
        self.board = start(self.ruleset)
        self.camps, self.held = ((),) * seats, (0,) * seats
        self.tracks = ((START_ANIMALS,) * len(ANIMALS),) * seats
        self.supply, self.market = (SUPPLY,) * seats, (MARKET,) * seats
        tiles = rng.shuffled(range(len(STARTS), len(TILES)))
        self.boxed, self.stack = tuple(sorted(tiles[: REMOVED[seats]])), tuple(tiles[REMOVED[seats] :])
        self.totem = rng.below(seats)
        self.this_round = 0
        self.deed = self.target = self.terrain = -1
        self.left = 0
        self.taken = self.used = self.asked = ()
        begin_round(self, _nobody)
        return self

    def prologue(self) -> tuple[Any, ...]:
        return (ev.RoundBegan(self.this_round, self.totem),)

    # -- what can be done ----------------------------------------------------------------------------------------

    def legal_actions(self) -> tuple[Any, ...]:
        legal = self._legal
        if legal is None:
            legal = self._legal = legal_now(self)
        return legal

    # -- what it does --------------------------------------------------------------------------------------------

    def _carry_out(self, action: Any, sink: Sink | None) -> None:
        self._legal = None
        tell = _nobody if sink is None else sink
        carry_out(self, action, tell)

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
        new.seats, new.ruleset, new.variant, new.board = self.seats, self.ruleset, self.variant, self.board
        new.camps, new.held, new.tracks, new.supply = self.camps, self.held, self.tracks, self.supply
        new.market, new.hands, new.stack, new.boxed = self.market, self.hands, self.stack, self.boxed
        new.this_round, new.totem, new.turn, new.done = self.this_round, self.totem, self.turn, self.done
        new.phase, new.deed, new.left, new.taken = self.phase, self.deed, self.left, self.taken
        new.target, new.used, new.terrain, new.asked = self.target, self.used, self.terrain, self.asked
        new._legal = self._legal
        return new

    def to_json(self) -> Any:
        return write(self)

    @classmethod
    def from_json(cls, data: Any) -> Self:
        return read(cls, data)


def _nobody(event: Any) -> None:
    """The sink of those who do not listen."""
