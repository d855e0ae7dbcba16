"""What happens in Wendake, as records. Tiles, goods, places and territories are names; seats count from 0.

`goods` and the like are counts in the order of `data.GOODS` or `data.RESOURCES`. In the solo game seat 1 is the ghost.
The events within actions stand in `action`, those between the years in `year`; all can be imported from here.
"""

from typing import Any, Final, NamedTuple

from .action import (
    BlanketSeen,
    Bought,
    CanoeLaunched,
    Disguised,
    FlagGone,
    FlagTaken,
    Fought,
    Gained,
    Given,
    MajoritiesCounted,
    MaskDiscarded,
    MaskDrawn,
    MasksHeld,
    MasksPlayed,
    MasksTakenBack,
    Moved,
    MovesEnded,
    NativeLost,
    NativesCame,
    NothingDrawn,
    PayChosen,
    PileTurned,
    PointShifted,
    Raided,
    Received,
    Scored,
    Spent,
    TileTurned,
    Transferred,
    TransfersEnded,
    TurtleTaken,
)
from .year import (
    Equipped,
    GameEnded,
    GhostActed,
    GridSlid,
    PairsCounted,
    PairsFormed,
    TileReplaced,
    TilesKept,
    TilesOpened,
    TopRow,
    TribeJoined,
    TurtlesCounted,
    TurtlesShown,
    YearBegan,
    YearEnded,
)

__all__ = [
    "Answered", "BagOpened", "BlanketSeen", "Bought", "CanoeLaunched", "Closed", "Disguised", "Equipped", "FirstOfSwap",
    "FlagGone", "FlagTaken", "Fought", "Gained", "GameEnded", "GhostActed", "Given", "GridSlid", "MajoritiesCounted",
    "MaskDiscarded", "MaskDrawn", "MasksHeld", "MasksPlayed", "MasksTakenBack", "Moved", "MovesEnded", "NativeLost",
    "NativesCame", "NothingDrawn", "Opened", "OrderTaken", "PairsCounted", "PairsFormed", "PayChosen", "PileTurned",
    "PointShifted", "ProgressUsed", "Raided", "Received", "Scored", "Spent", "StepBegan", "Swapped", "TileChosen",
    "TileReplaced", "TileTurned", "TilesKept", "TilesOpened", "TopRow", "Transferred", "TransfersEnded", "TribeJoined",
    "TurnEnded", "TurtleTaken", "TurtlesCounted", "TurtlesShown", "WentOn", "YearBegan", "YearEnded", "reveals",
    "seen_by",
]  # fmt: skip


class TileChosen(NamedTuple):
    """WE-12: an action marker onto a tile; `steps`: its actions from top to bottom. `fire`: by the fire marker."""

    seat: int
    place: str
    tile: str
    steps: tuple[str, ...]
    fire: bool


class OrderTaken(NamedTuple):
    """WE-15: an action marker onto the order of play that follows this `year`; `space` from 1."""

    seat: int
    space: int
    year: int


class StepBegan(NamedTuple):
    """WE-14: an action of a tile is carried out."""

    seat: int
    step: str


class Opened(NamedTuple):
    """A swap or transfers are being done."""

    seat: int
    what: str


class ProgressUsed(NamedTuple):
    """WE-60 to WE-62: a progress tile is turned for this year."""

    seat: int
    tile: str


class Swapped(NamedTuple):
    """WE-17: two tiles change places. `left`: how many swaps are left."""

    seat: int
    first: str
    second: str
    left: int


class FirstOfSwap(NamedTuple):
    """WE-17: the first tile of a swap is chosen."""

    seat: int
    place: str


class WentOn(NamedTuple):
    """A Military or Ritual action is carried out, now that the progress tiles that serve it are turned."""

    seat: int


class Answered(NamedTuple):
    """One answer of a bag; nobody else sees it."""

    seat: int
    kind: str
    amount: int


class Closed(NamedTuple):
    """WE-14: what was only opened is left as it was."""

    seat: int


class BagOpened(NamedTuple):
    """Several things are going to be chosen: give, receive, spend, natives or gain."""

    seat: int
    why: str


class TurnEnded(NamedTuple):
    """The next one may play."""

    seat: int


_REVEALING: Final = (
    Equipped, BlanketSeen, PileTurned, TurtleTaken, TopRow, TilesOpened, GhostActed, TurtlesShown,
)  # fmt: skip


def reveals(event: Any) -> bool:
    """True where whoever acted, or the whole table, learns something that was hidden before."""
    return isinstance(event, _REVEALING) or (isinstance(event, MaskDrawn) and event.pile == "deck")


def seen_by(event: Any, seat: int | None) -> Any:
    """The event as that seat saw it (None: a spectator): itself, a poorer one, or nothing."""
    kind = type(event)
    if kind is Answered:
        return event if event.seat == seat else None
    if kind is MaskDrawn and event.pile == "deck" and event.seat != seat:
        return event._replace(kind=None, infected=None)
    if kind is TurtleTaken and event.seat != seat:
        return event._replace(tracks=())
    if kind is Equipped and event.seat != seat:
        return event._replace(cards=())
    return event
