"""Everything that can be done in Wendake: one kind of action, a verb with what it is done to.

>>> action = do(0, "lie", "V1", "C.0")
>>> action.text, action.picks
('1 lie V1 C.0', ('from:V1', 'area:C.0'))
>>> do(1, "end").text, do(1, "end").picks
('2 end', ('button:end',))
"""

from functools import cache
from typing import Final, NamedTuple

from prateria.core.game import Take

from .data import PLACES, PROGRESS
from .meta import META

__all__ = ["SORTS", "Do", "all_of", "do", "take"]

SORTS: Final[dict[str, tuple[str, ...]]] = {
    "join": ("tribe",),  # a tribe
    "tile": ("tile",),  # an action marker onto a tile
    "order": (),  # an action marker onto the order of play
    "fire": ("tile",),  # the Sacred Fire onto a tile
    "do": ("step",),  # the next action of a tile
    "end": (),  # of the turn
    "open": ("button",),  # a swap, or transfers
    "use": ("progress",),  # a progress tile
    "swap": ("tile",),  # one of two tiles
    "home": ("area", "way"),  # a transfer: an outpost goes back to the village; way: fill or leave
    "stay": ("area", "way"),  # a transfer: it becomes a sentinel there
    "done": (),  # with transfers
    "stand": ("from", "stand"),  # a warrior to a territory, as sentinel
    "lie": ("from", "area"),  # a warrior into a free area, as outpost
    "raid": ("from", "area"),  # a warrior against a native in an area
    "fight": ("from", "fight"),  # a warrior against a sentinel: territory and seat
    "stop": (),  # moving
    "exchange": (),
    "buy": ("progress",),  # a progress tile
    "pay": ("pay",),  # with these vegetables
    "spend": (),  # resources for points
    "track": ("track",),  # where points are gained
    "shift": ("from", "to"),  # a point from track to track
    "flag": ("flag",),
    "lose": ("native",),  # to smallpox: a sentinel by its territory, others by their area
    "draw": ("pile",),  # deck or pile
    "discard": ("card",),
    "disguise": ("card", "as"),  # a mask as another kind
    "add": ("as",),  # a mask that is not there
    "mask": ("space", "cards"),
    "hold": (),  # play no masks
    "go": (),  # on with the action as it is
    "turtle": ("turtle",),
    "turn": ("tile",),  # a tile over
    "replace": ("out", "in"),  # a tile of the grid by another
    "keep": (),  # all tiles
    "back": (),  # from what is only opened
}
"""What is touched for each verb: the sort of `what`, then that of `where`; without any it is a button."""


class Do(NamedTuple):
    """An action of one seat. The meaning of `what` and `where` goes by the verb, see `SORTS`."""

    seat: int
    verb: str
    what: str = ""
    where: str = ""

    @property
    def text(self) -> str:
        return " ".join(word for word in (str(self.seat + 1), *self[1:]) if word)

    @property
    def picks(self) -> tuple[str, ...]:
        sorts = SORTS[self.verb]
        return tuple(f"{sort}:{name}" for sort, name in zip(sorts, self[2:], strict=False)) or (f"button:{self.verb}",)


@cache
def do(seat: int, verb: str, what: str = "", where: str = "") -> Do:
    """That action, always the same value."""
    return Do(seat, verb, what, where)


def all_of(verb: str, names: tuple[str, ...]) -> tuple[tuple[Do, ...], ...]:
    """`all_of(verb, names)[seat][i]`: the actions of one verb, made once."""
    return tuple(tuple(do(seat, verb, name) for name in names) for seat in range(META.seats[1]))


TILE: Final = all_of("tile", PLACES)
FIRE: Final = all_of("fire", PLACES)
SWAP: Final = all_of("swap", PLACES)
TURN: Final = all_of("turn", PLACES)
ORDER: Final = all_of("order", ("",))
END: Final = all_of("end", ("",))
STOP: Final = all_of("stop", ("",))
USE: Final = all_of("use", tuple(tile.id for tile in PROGRESS))
BUY: Final = all_of("buy", tuple(tile.id for tile in PROGRESS))
"""Tables for the longer lists: `TILE[seat][place]` and so on."""


@cache
def take(seat: int, kind: str, amount: int) -> Take:
    """That answer of a bag, always the same value."""
    return Take(seat, kind, amount)
