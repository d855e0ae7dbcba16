"""What happens within the actions of a turn, as records. See `events`. WE-20 to WE-47, WE-60 to WE-63."""

from typing import NamedTuple

__all__ = [
    "BlanketSeen", "Bought", "CanoeLaunched", "Disguised", "FlagGone", "FlagTaken", "Fought", "Gained", "Given",
    "MajoritiesCounted", "MaskDiscarded", "MaskDrawn", "MasksHeld", "MasksPlayed", "MasksTakenBack", "Moved",
    "MovesEnded", "NativeLost", "NativesCame", "NothingDrawn", "PayChosen", "PileTurned", "PointShifted", "Raided",
    "Received", "Scored", "Spent", "TileTurned", "Transferred", "TransfersEnded", "TurtleTaken",
]  # fmt: skip

Counts = tuple[int, ...]


class CanoeLaunched(NamedTuple):
    """WE-20. `canoes`: how many are in play now."""

    seat: int
    canoes: int
    lake: str


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


class Given(NamedTuple):
    """WE-31: resources given in an exchange, before others are taken."""

    seat: int
    goods: Counts


class Received(NamedTuple):
    """WE-31: resources taken in an exchange."""

    seat: int
    goods: Counts


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
