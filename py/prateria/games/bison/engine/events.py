"""What happens in Bison, as records. Places, tiles, animals and pieces are names; seats count from 0."""

from typing import NamedTuple

__all__ = [
    "Altered",
    "Answered",
    "AreaScored",
    "Bartered",
    "Bought",
    "Called",
    "Event",
    "Gained",
    "GameEnded",
    "Gathered",
    "HuntersPut",
    "Moved",
    "Named",
    "Paid",
    "RoundBegan",
    "RoundEnded",
    "SurplusLost",
    "TerrainScored",
    "TileDrawn",
    "TilePlaced",
    "TotemPassed",
    "TurnEnded",
    "reveals",
    "seen_by",
]


class RoundBegan(NamedTuple):
    """BI-14, BI-15. `totem`: the seat that holds it and begins."""

    round: int
    totem: int


class TileDrawn(NamedTuple):
    """BI-15: a tile was drawn; `left` remain in the stack. Others do not see which."""

    seat: int
    tile: str | None
    left: int


class Named(NamedTuple):
    """BI-16, BI-18: an action was named, with how many hunters, at a price of so many animals."""

    seat: int
    deed: str
    hunters: int
    price: int


class Answered(NamedTuple):
    """One answer while paying (`kind`: an animal) or gathering (`kind`: a space); what it all came to follows."""

    seat: int
    kind: str
    amount: int


class Paid(NamedTuple):
    """BI-18: the price was paid. `animals`: bison, turkeys, fish."""

    seat: int
    animals: tuple[int, ...]


class Gained(NamedTuple):
    """BI-18: an action without hunters brought an animal; none (None) if all tracks stood at 15."""

    seat: int
    animal: str | None


class TilePlaced(NamedTuple):
    """BI-19. `joined`: for each space of the tile, prairie, mountain and river, the area it is now part of."""

    seat: int
    tile: str
    cell: str
    turn: int
    joined: tuple[str, str, str]


class HuntersPut(NamedTuple):
    """BI-19: so many hunters came to a space of the new tile."""

    seat: int
    space: str
    hunters: int


class Altered(NamedTuple):
    """BI-20, BI-21, BI-32, BI-33: the tipi or canoe on a space was of size `before` and is now of size `after`
    (0: none). `hunters` went back to the supply, or came from it if it became smaller."""

    seat: int
    space: str
    before: int
    after: int
    hunters: int


class Called(NamedTuple):
    """BI-22: hunters gather on that space."""

    seat: int
    space: str


class Gathered(NamedTuple):
    """BI-22: who came. `sources`: (space, hunters)."""

    seat: int
    space: str
    sources: tuple[tuple[str, int], ...]


class Moved(NamedTuple):
    """BI-23: one hunter moved; `left` hunters of the action are still to move."""

    seat: int
    start: str
    to: str
    left: int


class Bought(NamedTuple):
    """BI-24."""

    seat: int
    piece: str


class Bartered(NamedTuple):
    """BI-24: three of one animal were given for one of another."""

    seat: int
    give: str
    get: str


class TurnEnded(NamedTuple):
    """BI-16: that seat is done."""

    seat: int


class RoundEnded(NamedTuple):
    """BI-16, BI-30: everyone has taken four actions. `final`: tracks are set to 0 and the last scoring follows."""

    round: int
    final: bool


class AreaScored(NamedTuple):
    """BI-25 to BI-27: an area in which somebody has pieces. `animals`: how many live there; `pieces[seat]`: how many
    tipis or canoes of size 4, 3, 2, 1 and how many hunters; `places[seat]`: 1 for first (two or more tied seats are all
    1), 2 and so on, 0 without a piece; `gains[seat]`: animals it brings."""

    area: str
    terrain: str
    animals: int
    pieces: tuple[tuple[int, ...], ...]
    places: tuple[int, ...]
    gains: tuple[int, ...]


class TerrainScored(NamedTuple):
    """BI-25: all areas of a terrain are scored. `gains[seat]`: what it brought; `totals[seat]`: that animal's track."""

    terrain: str
    animal: str
    gains: tuple[int, ...]
    totals: tuple[int, ...]


class SurplusLost(NamedTuple):
    """BI-28: so many animals above 15 were lost."""

    seat: int
    animal: str
    amount: int


class TotemPassed(NamedTuple):
    """BI-29: to the left."""

    seat: int
    to: int


class GameEnded(NamedTuple):
    """BI-30, BI-31."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


Event = (
    RoundBegan | TileDrawn | Named | Answered | Paid | Gained | TilePlaced | HuntersPut | Altered | Called | Gathered
    | Moved | Bought | Bartered | TurnEnded | RoundEnded | AreaScored | TerrainScored | SurplusLost | TotemPassed
    | GameEnded
)  # fmt: skip


def reveals(event: Event) -> bool:
    """True where whoever acted, or the whole table, learns something that was hidden before."""
    return isinstance(event, TileDrawn)


def seen_by(event: Event, seat: int | None) -> Event | None:
    """The event as that seat saw it (None: a spectator): itself, or a poorer one."""
    if isinstance(event, TileDrawn) and event.seat != seat:
        return event._replace(tile=None)
    return event
