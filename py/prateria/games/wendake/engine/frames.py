"""What is being asked: the kinds of values on the stack of a position. The top one decides what can be done.

A choice inside a choice lies on top of it; when it is made it comes off, and the one below is asked again.
"""

from typing import NamedTuple

__all__ = [
    "Add", "Bag", "Discard", "Disguise", "Draw", "Evolve", "Flag", "Frame", "Military", "Moves", "Pay", "PlayMasks",
    "Ritual", "Shift", "Smallpox", "Steps", "Swap", "Track", "Transfer", "Tribe", "Turn", "TurnOver", "Turtle",
]  # fmt: skip


class Tribe(NamedTuple):
    """Before the game: which tribe (WE-08)."""


class Turn(NamedTuple):
    """The next action marker: a tile or the order of play (WE-11)."""


class Steps(NamedTuple):
    """Between the actions of a turn. `inner`: steps still open of the Trade that is going on; `pending`: actions of the
    tile still open, from top to bottom; `free`: in any order (P1-4). Both may be empty: the turn can only be ended."""

    inner: tuple[str, ...]
    pending: tuple[str, ...]
    free: bool


class Moves(NamedTuple):
    """A Move action. `left`: how many warriors more; `extra`: one more by the power of a tribe; `moved`: the
    territories where sentinels stand that have moved in it, one entry each (WE-41)."""

    left: int
    extra: bool
    moved: tuple[int, ...]


class Transfer(NamedTuple):
    """Transfers (WE-45). `some`: at least one is done; `stay`: the next outpost becomes a sentinel (P1-2)."""

    some: bool
    stay: bool


class Swap(NamedTuple):
    """A swap of tiles (WE-17). `first`: the place of the first, -1 before it is chosen."""

    first: int


class Bag(NamedTuple):
    """Several things to choose, kind by kind. `why`: give, receive, spend, natives or gain; `taken`: answers so far;
    `given`: for receive, what was given; `check`: whether a smallpox check follows; `parts`: the steps of the Trade
    that were open before this one was, for the way back; () where there is none."""

    why: str
    kinds: tuple[str, ...]
    limits: tuple[int, ...]
    least: int
    total: int
    taken: tuple[int, ...]
    given: tuple[int, ...]
    check: bool
    parts: tuple[str, ...] = ()


class Pay(NamedTuple):
    """With which vegetables a progress tile is paid (WE-34)."""

    tile: int


class Track(NamedTuple):
    """On which of some tracks points are gained."""

    tracks: tuple[int, ...]
    points: int


class Flag(NamedTuple):
    """Which flag an alliance takes (WE-63)."""


class Smallpox(NamedTuple):
    """Which native is lost (WE-33)."""


class Draw(NamedTuple):
    """A Mask action, its draw. `left`: cards to draw; `discard`: one of the hand goes then (P1-6)."""

    left: int
    discard: bool


class Discard(NamedTuple):
    """Which card of the hand goes (P1-6)."""


class PlayMasks(NamedTuple):
    """A Mask action, its play. `shared`: occupied spaces too (P1-5); `added`: the kind of the card that is not real
    (P3-6); `shown`, `real`: a card of kind `real` counts as `shown` (P2-6); -1: none."""

    shared: bool
    added: int
    shown: int
    real: int


class Disguise(NamedTuple):
    """Which card counts as which other kind (P2-6)."""


class Add(NamedTuple):
    """Of which kind the added card is (P3-6)."""


class Military(NamedTuple):
    """Before a Military action. `allied`: the own flag counts; `ties`: and wins ties there (WE-63)."""

    allied: bool
    ties: bool


class Turtle(NamedTuple):
    """Which turtle of a category (WE-24); then the rest of the Military action."""

    category: int
    allied: bool
    ties: bool


class Ritual(NamedTuple):
    """Before a Ritual action (WE-36). `points`: more of them; `most`: by the most numerous kind (P3-3); `natives`: how
    many come; `moves`: warriors that may move afterwards (P1-3)."""

    points: int
    most: bool
    natives: int
    moves: int


class Shift(NamedTuple):
    """A point from one track to another (P2-4)."""


class TurnOver(NamedTuple):
    """Which tile of the grid is turned over (P3-7)."""


class Evolve(NamedTuple):
    """The year's end: which tile is replaced (WE-71)."""


Frame = (
    Tribe | Turn | Steps | Moves | Transfer | Swap | Bag | Pay | Track | Flag | Smallpox | Draw | Discard | PlayMasks
    | Disguise | Add | Military | Turtle | Ritual | Shift | TurnOver | Evolve
)  # fmt: skip
