"""What belongs to one side: grid, goods, natives at home, tracks, masks, tiles. WE-06.

Every field holds an immutable value, so a clone copies references. A tile in a grid is `2 * tile + side`, side 1 being
the ritual. A mask card in a hand is `6 * kind + 3 * infected + known`, known being how much the others know of it: 0
nothing, 1 its kind (it was played once), 2 all (it came from the discard pile).
"""

from typing import Self

from .data import Tribe

__all__ = ["FIELDS", "Player", "plus", "put"]

FIELDS = (
    "aside", "canoes", "disc", "extra", "fire", "flag", "goods", "grid", "hand", "house", "hunters", "marked",
    "ordered", "out", "played", "progress", "seat", "swapped", "swaps", "tracks", "tribe", "turtles", "used", "women",
)  # fmt: skip


class Player:
    """One seat, or the ghost of the solo game, which uses `house` and `disc` only."""

    __slots__ = FIELDS

    seat: int
    tribe: Tribe | None
    grid: tuple[int, ...]  # nine places row by row; the top row is empty while a tile is being replaced
    out: tuple[int, ...]  # tiles that have just left the grid (WE-71)
    aside: tuple[int, ...]  # tiles put aside
    marked: int  # places with an action marker, as a bit set
    fire: int  # the place of the fire marker, or -1
    ordered: bool  # an action marker lies on the order of play
    swaps: int  # still to be had
    swapped: bool  # one has been used
    extra: bool  # one warrior more may move this year (Shawnee)
    goods: tuple[int, ...]  # by `data.GOODS`
    canoes: int
    women: int  # on their area of the village
    hunters: int
    house: tuple[int, ...]  # the long house, by `data.NATIVES`
    tracks: tuple[int, ...]
    hand: tuple[int, ...]  # sorted
    played: tuple[int, ...]  # sorted
    disc: int  # the space of the mask board, or -1
    turtles: tuple[tuple[int, int], ...]  # (stack, face)
    progress: tuple[int, ...]  # tiles bought
    used: int  # those turned this year, as a bit set
    flag: str

    def clone(self) -> Self:
        new = self.__class__.__new__(self.__class__)
        new.seat, new.tribe, new.grid, new.out, new.aside = self.seat, self.tribe, self.grid, self.out, self.aside
        new.marked, new.fire, new.ordered, new.flag = self.marked, self.fire, self.ordered, self.flag
        new.swaps, new.swapped, new.extra, new.goods = self.swaps, self.swapped, self.extra, self.goods
        new.canoes, new.women, new.hunters, new.house = self.canoes, self.women, self.hunters, self.house
        new.tracks, new.hand, new.played, new.disc = self.tracks, self.hand, self.played, self.disc
        new.turtles, new.progress, new.used = self.turtles, self.progress, self.used
        return new

    @classmethod
    def blank(cls, seat: int) -> Self:
        """A side before anything is given to it."""
        new = cls.__new__(cls)
        new.seat, new.tribe, new.flag = seat, None, ""
        new.grid = new.out = new.aside = new.hand = new.played = new.turtles = new.progress = ()
        new.marked = new.used = new.swaps = new.canoes = new.women = new.hunters = 0
        new.ordered = new.swapped = new.extra = False
        new.fire = new.disc = -1
        new.goods, new.house, new.tracks = (0,) * 6, (0,) * 3, (0,) * 4
        return new

    def house_in(self, native: int, amount: int = 1) -> None:
        """Natives to the long house; from it if the amount is negative."""
        self.house = put(self.house, native, self.house[native] + amount)

    def leave_home(self, native: int, amount: int = 1) -> None:
        """Women (0) or hunters (1) leave their area of the village; they come to it if the amount is negative."""
        if native:
            self.hunters -= amount
        else:
            self.women -= amount


def put(values: tuple[int, ...], i: int, value: int) -> tuple[int, ...]:
    """The tuple with one value replaced."""
    return (*values[:i], value, *values[i + 1 :])


def plus(values: tuple[int, ...], more: tuple[int, ...], sign: int = 1) -> tuple[int, ...]:
    """The values with others added, or with -1 taken away; what is missing in `more` counts nothing.

    >>> plus((1, 2, 3), (1, 1), -1)
    (0, 1, 3)
    """
    return (*(a + sign * b for a, b in zip(values, more, strict=False)), *values[len(more) :])
