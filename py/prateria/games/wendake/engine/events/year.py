"""What happens before, between and after the years, as records. See `events`. WE-08, WE-70 to WE-73, WE-80 to WE-90."""

from typing import NamedTuple, Self

__all__ = [
    "Equipped", "GameEnded", "GhostActed", "GridSlid", "PairsCounted", "PairsFormed", "TileReplaced", "TilesKept",
    "TilesOpened", "TopRow", "TribeJoined", "TurtlesCounted", "TurtlesShown", "YearBegan", "YearEnded",
]  # fmt: skip

Counts = tuple[int, ...]
Pairs = tuple[tuple[str, str], tuple[str, str]]


class PairsFormed(NamedTuple):
    """WE-02: which tracks go together."""

    pairs: Pairs


class TribeJoined(NamedTuple):
    """WE-08."""

    seat: int
    tribe: str


class Equipped(NamedTuple):
    """WE-08: what a player starts with. `cards`: mask cards (kind, infected), which the player alone sees; `size` of
    them. Everything else is the same for all (WE-06)."""

    seat: int
    goods: Counts
    canoes: int
    warriors: int
    cards: tuple[tuple[str, bool], ...]
    size: int


class YearBegan(NamedTuple):
    """WE-05, WE-73. `order`: the seats in the order of play, the ghost's as well."""

    year: int
    order: tuple[int, ...]


class GhostActed(NamedTuple):
    """WE-90: a card of the ghost. `what`: a mask space, a territory or a tile by the card, or "" where it does nothing;
    `fought`: its warrior and one of yours fell there; `back`: how many of its warriors came back."""

    card: str
    what: str = ""
    fought: bool = False
    back: int = 0


class YearEnded(NamedTuple):
    """WE-70, WE-71, WE-73: the new order of play."""

    year: int
    order: tuple[int, ...]


class GridSlid(NamedTuple):
    """WE-71. `turned`: places whose tiles were turned over before; `out`: the tiles that left at the bottom."""

    seat: int
    turned: tuple[str, ...]
    out: tuple[str, ...]


class TileReplaced(NamedTuple):
    """WE-71."""

    seat: int
    out: str
    tile: str


class TilesKept(NamedTuple):
    """WE-71."""

    seat: int


class TopRow(NamedTuple):
    """WE-71: the three tiles in the top row, from left to right."""

    seat: int
    tiles: tuple[str, ...]


class TilesOpened(NamedTuple):
    """WE-71, WE-72: tiles turned up; `gone`: those that left the game before."""

    tiles: tuple[str, ...]
    gone: tuple[str, ...]


class TurtlesShown(NamedTuple):
    """WE-80: each turtle as (category, level, the track it counts on, points)."""

    seat: int
    turtles: tuple[tuple[str, int, str, int], ...]

    @property
    def tracks(self) -> dict[str, int]:
        """What they bring on each track."""
        found = dict.fromkeys((track for _, _, track, _ in self.turtles), 0)
        for _, _, track, points in self.turtles:
            found[track] += points
        return found


class TurtlesCounted(TurtlesShown):
    """The same event as it is told before one's eyes, with what its player had before, and what all have then."""

    was: int
    points: tuple[int, ...]

    @classmethod
    def of(cls, event: TurtlesShown, was: int, points: tuple[int, ...]) -> Self:
        found = cls(*event)
        found.was, found.points = was, points
        return found


class PairsCounted(NamedTuple):
    """WE-81: what each pair counts, turtles included; `swap`: the point for a swap not used."""

    seat: int
    pairs: Pairs
    points: tuple[int, int]
    swap: int


class GameEnded(NamedTuple):
    """WE-81."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
