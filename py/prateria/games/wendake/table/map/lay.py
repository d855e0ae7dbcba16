"""What lies where on the map, for what is written over it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from prateria.kit.words import Words
from prateria.view.box import Box

from ...engine.observe import Observation, Territory
from .names import HOUSE, emblem, lettered
from .shape import MapShape
from .space import BADGE, Room, landing

__all__ = ["Lay", "spot_of", "turn_of"]

_KEY = 46.0
"""The corner that the key for coming nearer takes."""


def spot_of(rooms: Mapping[str, Room], name: str) -> Box:
    """Where people stand of whom is only known that they were in that territory, area or long house."""
    where, _, i = name.partition(".")
    if where[0] == "H":
        x, y, _, high = rooms[f"V{where[1:]}"].name
        return Box(x, y, HOUSE, high)
    return rooms[where].slots[int(i)] if i else rooms[where].people


def turn_of(view: Observation) -> str:
    """What is asked: for so long a territory stays near that somebody has touched to see it (web/panzoom.mjs), and
    no longer than one warrior moves: the next may stand elsewhere."""
    asked = view.asked
    return f"{view.year} {asked.seat} {asked.what} {view.players[asked.seat].markers} {asked.left}" if asked else ""


class Lay(NamedTuple):
    """`stand`: where the sentinels of each seat stand; `counted`: the territories that bear a shield."""

    w: Words
    view: Observation
    shape: MapShape
    rooms: Mapping[str, Room]
    stand: Mapping[tuple[str, int], Box]
    counted: Sequence[str]

    def spot(self, name: str, seat: int) -> Box:
        """Where the sentinels of a seat stand in a territory, or would come to stand; or an area."""
        if "." in name or (name, seat) in self.stand:
            return self.stand.get((name, seat)) or spot_of(self.rooms, name)
        here = [(other, n) for other, n in enumerate(self.territory(name).standing) if n]
        return landing(self.rooms[name].people, here, seat)

    def territory(self, name: str) -> Territory:
        return next(place for place in self.view.territories if place.id == name)

    def written(self, name: str) -> Box:
        """The name of a territory."""
        return lettered(self.w, self.territory(name), self.rooms[name].name)[0]

    def flag(self, name: str) -> Sequence[Box]:
        """The flag of a territory, if it has one."""
        flag = lettered(self.w, self.territory(name), self.rooms[name].name)[1]
        return () if flag is None else (flag,)

    def taken(self, but: str = "") -> list[Box]:
        """What nothing is to cover: people and their numbers, areas, names, flags, shields; of that territory not its
        name and flag."""
        wide, high = self.shape.width, self.shape.height
        found = [spot._replace(w=spot.w + BADGE) for spot in self.stand.values()]
        found += [emblem(self.shape.boxes[name]) for name in self.counted]
        for place in self.view.territories:
            found += [
                slot._replace(w=slot.w + BADGE * (area.stack > 1))
                for area, slot in zip(place.areas, self.rooms[place.id].slots, strict=True)
            ]
            if place.id != but:
                found += filter(None, lettered(self.w, place, self.rooms[place.id].name))
        return [*found, Box(wide - _KEY, high - _KEY, _KEY, _KEY)]

    def astray(self, spot: Box, name: str) -> bool:
        """Whether some of that lies in another territory."""
        ends = [(x, y) for x in (spot.x, spot.x + spot.w) for y in (spot.y, spot.y + spot.h)]
        return any(there not in (name, "") and there[0] != "~" for there in (self.shape.at(x, y) for x, y in ends))
