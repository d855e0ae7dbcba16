"""A position of Bison: what lies where, and what can be read off it without changing it. BI-13 to BI-16.

Every field holds immutable values, so a clone copies references; boards never change and are shared.
"""

from typing import Any, ClassVar

from prateria.core import game
from prateria.core.game import Bag, Meta, Outcome

from .board import Board
from .camps import Camps
from .data import ANIMALS, PRICES, ROUNDS
from .grid import SPACES
from .meta import META
from .rules.actions import Used, sources
from .rules.market import Track
from .scoring import outcome


class Position(game.State):
    """The fields of `state.State`, for all that reads them."""

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

    def outcome(self) -> Outcome | None:
        return outcome(self.tracks) if self.phase == "over" else None
