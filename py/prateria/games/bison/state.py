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
from typing import Any, ClassVar, Self

from ...core.game import Bag, Choice, Meta, Outcome, Sink, check_options
from ...core.game import State as Contract
from ...core.rng import Rng
from . import events as ev
from .board import Board, start
from .camps import Camps
from .data import ANIMALS, MARKET, PRICES, REMOVED, ROUNDS, START_ANIMALS, SUPPLY, TILES
from .deeds import carry_out
from .grid import SPACES, STARTS
from .market import Track
from .meta import META
from .observe import Observation, observe
from .phases import legal as legal_now
from .position import read, write
from .redeal import redeal
from .rounds import begin_round
from .rules import Used, sources
from .scoring import outcome


class State(Contract):
    """See `core.game.State` for what each method promises."""

    __slots__ = (
        "_legal", "asked", "board", "boxed", "camps", "deed", "done", "hands", "held", "left", "market", "phase",
        "ruleset", "seats", "stack", "supply", "taken", "target", "terrain", "this_round", "totem", "tracks", "turn",
        "used", "variant",
    )  # fmt: skip
    META: ClassVar[Meta] = META

    seats: int
    ruleset: str
    variant: int
    board: Board
    camps: tuple[Camps, ...]  # by seat: its pieces on the table
    held: tuple[int, ...]  # by seat: the spaces that it holds, as a set of bits
    tracks: tuple[Track, ...]
    supply: tuple[tuple[int, ...], ...]  # by seat: how many of each of PIECES
    market: tuple[tuple[int, ...], ...]
    hands: tuple[int, ...]  # the tile of each seat, -1: it is laid
    stack: tuple[int, ...]  # tiles face down; the last one is drawn next
    boxed: tuple[int, ...]  # tiles that went out unseen, sorted
    this_round: int
    totem: int  # the seat that holds it
    turn: int
    done: tuple[tuple[int, ...], ...]  # by seat: the actions named in this round, in order
    phase: str
    deed: int  # the action being taken, or -1
    left: int  # its hunters that are still to be used
    taken: tuple[int, ...]  # the answers of the bag that is being filled
    target: int  # the cell of the tile just laid, or the space where hunters gather, or -1
    used: Used
    terrain: int  # being scored, or -1
    asked: tuple[int, ...]  # who stands above 15 and has still the word, in order
    _legal: tuple[Any, ...] | None

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

    @property
    def round(self) -> int:
        return self.this_round

    @property
    def rounds(self) -> int:
        return ROUNDS[self.seats]

    @property
    def actor(self) -> int:
        """The seat that decides now."""
        return self.asked[0] if self.asked else self.turn

    def actors(self) -> tuple[int, ...]:
        return () if self.phase == "over" else (self.actor,)

    def legal_actions(self) -> tuple[Any, ...]:
        legal = self._legal
        if legal is None:
            legal = self._legal = legal_now(self)
        return legal

    def others(self) -> int:
        """The spaces held by other seats than the one whose turn it is, as a set of bits."""
        found = 0
        for held in self.held:
            found |= held
        return found & ~self.held[self.turn]

    def bag(self) -> Bag | None:
        seat = self.turn
        if self.phase == "pay":
            return Bag(seat, ANIMALS, self.tracks[seat], self.taken, PRICES[self.left])
        if self.phase == "gather":
            spaces, limits = zip(*sources(self.camps[seat], self.target), strict=True)
            return Bag(seat, tuple(SPACES[s] for s in spaces), limits, self.taken, self.left)
        return None

    # -- what it does --------------------------------------------------------------------------------------------

    def _carry_out(self, action: Any, sink: Sink | None) -> None:
        self._legal = None
        carry_out(self, action, sink or _nobody)

    def outcome(self) -> Outcome | None:
        return outcome(self.tracks) if self.phase == "over" else None

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
