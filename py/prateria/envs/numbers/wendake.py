"""Wendake: every verb with all that it can be done to, on the map for so many sides."""

from collections.abc import Iterator, Mapping
from itertools import chain, combinations
from typing import Final

from ...core.game import Choice
from ...games.wendake.engine.actions import SORTS as VERBS
from ...games.wendake.engine.atlas import Land, land_of
from ...games.wendake.engine.data import (
    CANOES,
    FLAGS,
    HOUSE,
    MASK_KINDS,
    MASKS,
    NATIVES,
    PLACES,
    PROGRESS,
    RESOURCES,
    TILES,
    TRACKS,
    TRIBES,
    TURTLES,
    VEGETABLES,
)
from ...games.wendake.engine.rules.masks import COMBINATIONS, SORTS
from ...games.wendake.engine.rules.turn import STEPS
from .listing import Listing

__all__ = ["GIVEN", "NUMBERS"]

GIVEN = CANOES + max(tribe.exchange for tribe in TRIBES) + 2
"""So many goods are given at most in one exchange: by canoes, a tribe, and a progress tile (WE-31, WE-60)."""

_ALONE = ("order", "end", "stop", "exchange", "spend", "done", "hold", "go", "keep")


def actions(seats: int, options: Mapping[str, Choice]) -> Iterator[str]:
    """WE-11 to WE-17, WE-30 to WE-45, WE-60 to WE-71. Natives are people of the village: women, hunters, warriors."""
    land = land_of(max(seats, 2))
    if options["tribes"]:
        yield from (f"join {tribe.id}" for tribe in TRIBES)
    yield from (verb for verb in _ALONE if verb in VERBS)
    yield from (f"{verb} {place}" for verb in ("tile", "fire", "swap", "turn") for place in PLACES)
    yield from (f"do {step}" for step in STEPS)
    yield from ("open swap", "open transfer")
    yield from (f"{verb} {tile.id}" for verb in ("use", "buy") for tile in PROGRESS)
    yield from _on_the_map(land)
    yield from (f"pay {'+'.join(way)}" for n in (1, 2, 3) for way in combinations(VEGETABLES, n))
    yield from (f"track {track}" for track in TRACKS)
    yield from (f"shift {a} {b}" for a in TRACKS for b in TRACKS if a != b)
    yield from (f"flag {flag}" for flag in FLAGS)
    yield from ("draw deck", "draw pile")
    yield from (f"discard {sort}" for sort in SORTS)
    yield from (f"disguise {a} {b}" for a in MASK_KINDS for b in MASK_KINDS if a != b)
    yield from (f"add {kind}" for kind in MASK_KINDS)
    yield from (f"mask {MASKS[space].id} {'+'.join(MASK_KINDS[k] for k in kinds)}" for space, kinds in COMBINATIONS)
    yield from (f"turtle {category}-{level}" for category, level in TURTLES)
    tiles = [tile.id for tile in TILES if tile.players <= max(seats, 2)]
    yield from (f"replace {out} {new}" for out in tiles for new in tiles if out != new)
    yield from (f"take {kind} {n}" for kind in RESOURCES for n in range(GIVEN + 1))
    yield from (f"take {kind} {n}" for kind in NATIVES for n in range(sum(HOUSE) + 2))


def _on_the_map(land: Land) -> Iterator[str]:
    """Where people can stand, lie, fight, come home from or be lost, whoever they belong to."""
    ways = chain.from_iterable(chain.from_iterable(land.steps))
    found: dict[str, None] = {}
    for step in ways:
        done = [step.go] if step.go else []
        done += [action for _, lie, raid in step.areas for action in (lie, raid)]
        done += [fight for _, fight in step.fights]
        found.update((action.text[2:], None) for action in done)
    yield from found
    for verb in ("home", "stay"):
        for area, home in zip(land.area_names, land.home, strict=True):
            if home not in land.villages:
                yield from (f"{verb} {area} {way}" for way in ("fill", "leave"))
    yield from (f"lose {place}" for place in (*land.names, *land.area_names))


NUMBERS: Final = Listing(actions)
