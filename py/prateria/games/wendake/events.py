"""What happens in Wendake, as records. Tiles, goods, places and territories are names; seats count from 0.

`goods` and the like are counts in the order of `data.GOODS` or `data.RESOURCES`. In the solo game seat 1 is the ghost.
"""

from typing import Any, Final, NamedTuple

Counts = tuple[int, ...]


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
    """WE-05, WE-73. `order`: the seats in the order of play."""

    year: int
    order: tuple[int, ...]


class TileChosen(NamedTuple):
    """WE-12: an action marker onto a tile; `steps`: its actions from top to bottom. `fire`: by the fire marker."""

    seat: int
    place: str
    tile: str
    steps: tuple[str, ...]
    fire: bool


class OrderTaken(NamedTuple):
    """WE-15: an action marker onto the order of play; `space` from 1."""

    seat: int
    space: int


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


class CanoeLaunched(NamedTuple):
    """WE-20. `canoes`: how many are in play now."""

    seat: int
    canoes: int


class Gained(NamedTuple):
    """Goods come. `why`: harvest, hunt, fish, tan (beavers go for them) or the progress tile."""

    seat: int
    goods: Counts
    why: str


class Moved(NamedTuple):
    """WE-40: a warrior steps from `origin` into a territory, as a sentinel there or as outpost in `area`."""

    seat: int
    origin: str
    to: str
    area: str


class Fought(NamedTuple):
    """WE-43: it attacks a sentinel of `other` in a territory; both fall."""

    seat: int
    origin: str
    to: str
    other: int


class Raided(NamedTuple):
    """WE-44: it attacks a native of `other` in an area, who falls; before a warrior it falls too, else it stays."""

    seat: int
    origin: str
    area: str
    other: int
    native: str


class MovesEnded(NamedTuple):
    """WE-21: no more warriors move."""

    seat: int


class Transferred(NamedTuple):
    """WE-45: an outpost goes home, or stands up there (`stays`). `native`: who takes its place, or ""."""

    seat: int
    area: str
    native: str
    stays: bool


class TransfersEnded(NamedTuple):
    """WE-45."""

    seat: int


class Answered(NamedTuple):
    """One answer of a bag; nobody else sees it."""

    seat: int
    kind: str
    amount: int


class Given(NamedTuple):
    """WE-31: resources given in an exchange, before others are taken."""

    seat: int
    goods: Counts


class Received(NamedTuple):
    """WE-31: resources taken in an exchange."""

    seat: int
    goods: Counts


class BagOpened(NamedTuple):
    """Several things are going to be chosen: give, receive, spend, natives or gain."""

    seat: int
    why: str


class BlanketSeen(NamedTuple):
    """WE-33: the card turned up by a check, or by the ghost."""

    seat: int
    kind: str
    infected: bool


class NativeLost(NamedTuple):
    """WE-33: to smallpox. `place`: a territory for a sentinel, else an area."""

    seat: int
    native: str
    place: str


class Bought(NamedTuple):
    """WE-34. `goods`: what was paid."""

    seat: int
    tile: str
    goods: Counts


class PayChosen(NamedTuple):
    """WE-34: a tile is being bought; with which vegetables is still open."""

    seat: int
    tile: str


class Scored(NamedTuple):
    """Points on a track, which stands at `total` then. `why`: spend, mask, ritual, military or a progress tile."""

    seat: int
    track: str
    points: int
    total: int
    why: str


class Spent(NamedTuple):
    """WE-35: resources for points."""

    seat: int
    goods: Counts


class FlagTaken(NamedTuple):
    """WE-63."""

    seat: int
    flag: str


class FlagGone(NamedTuple):
    """WE-63: the second alliance of one player puts the other flag out of the game."""

    seat: int
    flag: str


class MaskDrawn(NamedTuple):
    """WE-26. From the deck only who draws sees the card."""

    seat: int
    pile: str
    kind: str | None
    infected: bool | None


class NothingDrawn(NamedTuple):
    """WE-27: there is no mask card left to draw."""

    seat: int


class PileTurned(NamedTuple):
    """WE-27: a card of the deck comes onto the empty discard pile; `renewed`: the deck was shuffled anew before."""

    kind: str
    infected: bool
    renewed: bool


class MaskDiscarded(NamedTuple):
    """P1-6: a card of the hand goes onto the discard pile."""

    seat: int
    kind: str
    infected: bool


class MasksPlayed(NamedTuple):
    """WE-26. `kinds`: of the real cards that are laid down; `as_kinds`: what they count as, with an added one."""

    seat: int
    space: str
    kinds: tuple[str, ...]
    as_kinds: tuple[str, ...]


class MasksHeld(NamedTuple):
    """WE-26: no cards are played."""

    seat: int


class MasksTakenBack(NamedTuple):
    """P2-5: played cards return to the hand."""

    seat: int
    kinds: tuple[str, ...]


class Disguised(NamedTuple):
    """P2-6, P3-6: a card counts as another kind; `kind` "" for one that is not there at all."""

    seat: int
    kind: str
    as_kind: str


class TurtleTaken(NamedTuple):
    """WE-24. `tracks`: what its face shows; () for the others."""

    seat: int
    category: str
    level: int
    tracks: tuple[str, ...]


class MajoritiesCounted(NamedTuple):
    """WE-25: the territories that give a point. `flag`: whose territories counted one more, or ""."""

    seat: int
    territories: tuple[str, ...]
    flag: str


class NativesCame(NamedTuple):
    """WE-36, P3-4: from the long house to the village, by `data.NATIVES`."""

    seat: int
    natives: Counts


class PointShifted(NamedTuple):
    """P2-4."""

    seat: int
    source: str
    to: str


class TileTurned(NamedTuple):
    """P3-7: a tile of the grid is turned over."""

    seat: int
    place: str
    tile: str


class TurnEnded(NamedTuple):
    """The next one may play."""

    seat: int


class GhostActed(NamedTuple):
    """WE-90: a card of the ghost. `what`: a mask space, a territory or a tile by the card, or "" where it does nothing;
    `fought`: its warrior and one of yours fell there."""

    card: str
    what: str
    fought: bool


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


class GameEnded(NamedTuple):
    """WE-81."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


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
