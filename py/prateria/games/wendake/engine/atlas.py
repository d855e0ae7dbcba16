"""The map of a game with everything that is looked up in it, made once for each number of sides. WE-01, WE-40.

>>> land = land_of(2)
>>> [land.names[t] for t in land.near[0]], land.area_names[:3], land.products[:3]
(['B1', 'B2', 'I1', 'O1'], ('V1.0', 'V1.1', 'O1.0'), ('corn', 'beaver', 'bean'))
"""

from functools import cache
from typing import NamedTuple

from .actions import Do, do
from .maps import MAPS, Territory

__all__ = ["Land", "Step", "land_of"]

Areas = tuple[tuple[int, Do, Do], ...]
Fights = tuple[tuple[int, Do], ...]


class Step(NamedTuple):
    """Where a warrior can go in one step. `go`: the action of standing there (None where it stands already); `areas`:
    (area, the action of lying down in it, that of raiding it); `fights`: (place in `stand`, the action)."""

    to: int
    go: Do | None
    areas: Areas
    fights: Fights


class Land(NamedTuple):
    """Territories and areas by number, in the order of the map. An area of a village is one too, but its natives are
    counted with the player.

    `start[t]`: the first area of a territory; `home[a]`: the territory of an area; `villages[seat]`; `near[t]`;
    `steps[seat][t]`: what a warrior of that seat can do from there.
    """

    sides: int
    territories: tuple[Territory, ...]
    names: tuple[str, ...]
    number: dict[str, int]
    area_names: tuple[str, ...]
    area_number: dict[str, int]
    products: tuple[str, ...]
    home: tuple[int, ...]
    start: tuple[int, ...]
    villages: tuple[int, ...]
    near: tuple[tuple[int, ...], ...]
    steps: tuple[tuple[tuple[Step, ...], ...], ...]


@cache
def land_of(sides: int) -> Land:
    """The land for that number of sides."""
    territories, edges, _ = MAPS[sides]
    names = tuple(place.id for place in territories)
    number = {name: t for t, name in enumerate(names)}
    pairs = [(number[a], number[b]) for a, b in edges]
    near = tuple(tuple(b if a == t else a for a, b in pairs if t in (a, b)) for t in range(len(names)))
    start: list[int] = []
    home: list[int] = []
    for t, place in enumerate(territories):
        start.append(len(home))
        home += [t] * len(place.areas)
    area_names = tuple(f"{names[t]}.{a - start[t]}" for a, t in enumerate(home))
    villages = tuple(number[f"V{seat + 1}"] for seat in range(sides))
    land = Land(
        sides,
        territories,
        names,
        number,
        area_names,
        {name: a for a, name in enumerate(area_names)},
        tuple(product for place in territories for product in place.areas),
        tuple(home),
        tuple(start),
        villages,
        near,
        (),
    )
    steps = tuple(
        tuple(
            tuple(_step(land, seat, t, to) for to in (t, *near[t]) if to not in villages or to == villages[seat])
            for t in range(len(names))
        )
        for seat in range(sides)
    )
    return land._replace(steps=steps)


def _step(land: Land, seat: int, origin: int, to: int) -> Step:
    """What a warrior of that seat can do who steps from `origin` to `to`, or acts where it stands (WE-40, WE-42)."""
    name, place = land.names[origin], land.names[to]
    if to in land.villages:
        return Step(to, do(seat, "stand", name, place) if to != origin else None, (), ())
    areas = [a for a, t in enumerate(land.home) if t == to]
    return Step(
        to,
        do(seat, "stand", name, place) if to != origin else None,
        tuple(
            (a, do(seat, "lie", name, land.area_names[a]), do(seat, "raid", name, land.area_names[a])) for a in areas
        ),
        tuple(
            (to * land.sides + other, do(seat, "fight", name, f"{place}-{other + 1}"))
            for other in range(land.sides)
            if other != seat
        ),
    )
