"""A position of Manitou: what lies where, and what can be read off it without changing it. MA-03 to MA-07, MA-23.

Every field holds immutable values, so a clone copies references. Kinds are places in `data.KINDS`, counts by kind are
tuples of that length; a hand is a sorted tuple of kinds, a pile a tuple whose last card is drawn first.
"""

from typing import Any, ClassVar

from prateria.core import game
from prateria.core.game import Bag, Meta, Outcome
from prateria.core.rng import Rng

from .data import KINDS, PARTY, THIEF
from .meta import META
from .rules import Guard, Row


class Position(game.State):
    """The fields of `state.State`, for all that reads them."""

    __slots__ = (
        "_legal", "bison", "boxed", "captives", "chosen", "dealer", "guards", "hands", "herds", "hunt", "large",
        "lost", "phase", "piles", "reserves", "rng", "rows", "rules", "seats", "small", "stuck", "taking", "thieves",
        "turn", "turns_left",
    )  # fmt: skip
    META: ClassVar[Meta] = META

    rules: int
    seats: int
    rng: Rng
    phase: str  # party, play or over
    hunt: int
    dealer: int
    turn: int
    turns_left: int  # of all seats together, in this hunt
    large: tuple[int, ...]  # herds face down
    small: tuple[int, ...]
    boxed: int  # the small herd that went back to the box unseen (MA-03)
    lost: tuple[int, ...]  # herds that left the game
    herds: tuple[tuple[int, ...], ...]  # by territory
    rows: tuple[Row, ...]
    guards: tuple[Guard, ...]
    reserves: tuple[tuple[int, ...], ...]  # counts by kind, for each seat
    taking: tuple[int, ...]  # the answers of the seat that is choosing its party
    chosen: tuple[bool, ...]
    hands: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[int, ...], ...]  # before the hunt begins: the chosen party, sorted
    stuck: tuple[tuple[int, int], ...]  # (kinds as a bit set, how many cards of the hand are surely of them)
    bison: tuple[tuple[int, ...], ...]
    captives: tuple[tuple[tuple[int, int], ...], ...]
    thieves: tuple[int, ...]
    _legal: tuple[Any, ...] | None

    @property
    def round(self) -> int:
        return self.hunt

    def actors(self) -> tuple[int, ...]:
        return () if self.phase == "over" else (self.turn,)

    def party_size(self, seat: int) -> int:
        """How many cards that seat must choose for this hunt (MA-06)."""
        return min(PARTY - 1 if seat == self.dealer else PARTY, sum(self.reserves[seat]))

    def bag(self) -> Bag | None:
        if self.phase != "party":
            return None
        return Bag(self.turn, KINDS, self.reserves[self.turn], self.taking, self.party_size(self.turn))

    def points(self, seat: int) -> int:
        """The points that seat has so far (MA-23)."""
        return sum(self.bison[seat]) + len(self.captives[seat]) + THIEF * self.thieves[seat]

    def outcome(self) -> Outcome | None:
        if self.phase != "over":
            return None
        points = tuple(self.points(s) for s in range(self.seats))
        breakdown = tuple(
            {"bison": sum(self.bison[s]), "captives": len(self.captives[s]), "thieves": THIEF * self.thieves[s]}
            for s in range(self.seats)
        )
        return Outcome(points, breakdown, tuple(s for s in range(self.seats) if points[s] == max(points)))

    def unseen(self, seat: int) -> tuple[int, ...]:
        """That seat's cards in hand, pile and reserve, counted by kind: everyone can work them out."""
        counts = list(self.reserves[seat])
        for kind in self.hands[seat]:
            counts[kind] += 1
        for kind in self.piles[seat]:
            counts[kind] += 1
        return tuple(counts)

    def taken_by(self, seat: int) -> tuple[int, ...]:
        """The answers that seat has given so far while choosing its party."""
        return self.taking if seat == self.turn else ()
