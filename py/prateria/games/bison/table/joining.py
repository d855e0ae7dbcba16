"""A tile in words: what lives on it, and what its three spaces would belong to where it is laid. BI-10, BI-19."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words

from .. import words
from ..engine.actions import Place
from ..engine.data import ANIMALS, LAID, RIVER, TERRAINS, TILE, TILES
from ..engine.grid import CELL, CELLS, MEETING, NEIGHBOURS
from ..engine.observe import Area, Cell, Observation
from ..words import nouns
from ..words.refusals import why_not

__all__ = ["joining", "laid_there", "tile_in_words", "turned_so"]

TURNS: Final = (0, 2, 4)
"""Those in which a tile fits."""


def tile_in_words(w: Words, tile: str) -> str:
    """The animals of its three spaces."""
    animals = TILES[TILE[tile]].animals
    return ", ".join(
        f"{nouns.terrain(w, terrain)}: {nouns.amount(w, animal, n)}"
        for terrain, animal, n in zip(TERRAINS, ANIMALS, animals, strict=True)
    )


def laid_there(w: Words, view: Observation, touch: Touch, cell: str, names: Sequence[str] = ()) -> str:
    """A place for the tile in hand as a touch would lay it there, and who leads in what it joins: `E5, turn 1: prairie
    joined to D4, 4 bison, in the lead: Jan (tipi 1)`; then the same of the other turns. Where it lies that has been
    said, so it is no more than its name: `E5, turn 1`."""
    if view.own is None:
        return cell
    turn = next((int(pick[5:]) for pick in touch.chosen if pick.startswith("turn:")), 0)
    here = Place(view.turn, view.own, cell, turn)  # it goes there turned as it lies elsewhere
    if f"cell:{cell}" in touch.chosen:
        return words.action_label(w, here)
    others = (here._replace(turn=other) for other in TURNS if other != turn)
    joined = ((words.pick_label(w, f"turn:{one.turn}", view), _joined(w, view, one, names)) for one in others)
    told = (f"{name}: {_all(w, *found) if found[0] else w('joins nothing')}" for name, found in joined)
    return f"{words.action_label(w, here)}: {'. '.join((joining(w, view, here, names), *told))}"


def turned_so(w: Words, view: Observation, touch: Touch, turn: int, names: Sequence[str]) -> str:
    """A turn of the tile in hand: with what it would join where a place is chosen, and who leads there, unless it lies
    so."""
    cell = next((pick[5:] for pick in touch.chosen if pick.startswith("cell:")), None)
    if cell is None or view.own is None:
        name = words.pick_label(w, f"turn:{turn}", view)
        if view.seat not in view.actors or touch.taught:  # a lesson goes its own way
            return name
        return f"{name}. {why_not(w, view, touch.chosen, f'turn:{turn}')}"
    if f"turn:{turn}" in touch.chosen:
        return words.pick_label(w, f"turn:{turn}", view)
    there = Place(view.turn, view.own, cell, turn)
    return f"{words.action_label(w, there)}: {joining(w, view, there, names)}"


def joining(w: Words, view: Observation, action: Place, names: Sequence[str] = ()) -> str:
    """What the three spaces of a tile laid so would belong to, and how many animals live there then; with `names` who
    leads there."""
    return _all(w, *_joined(w, view, action, names))


def _all(w: Words, parts: Sequence[str], alone: Sequence[str]) -> str:
    return "; ".join((*parts, *([w("alone: %(terrains)s", terrains=", ".join(alone))] if alone else ())))


def _joined(w: Words, view: Observation, action: Place, names: Sequence[str]) -> tuple[list[str], list[str]]:
    """Of the three spaces those that join something, with what; and those that do not."""
    by_space = {space.id: space.area for space in view.spaces}
    by_area = {area.id: area for area in view.areas}
    parts, alone = [], []
    for n, terrain in enumerate(TERRAINS):
        joined = {by_space[space]: None for space in touching(view.cells, action, n)}
        if not joined:
            alone.append(nouns.terrain(w, terrain))
            continue
        animals = TILES[TILE[action.tile]].animals[n] + sum(by_area[area].animals for area in joined)
        places = ", ".join(area[:-1] for area in joined)
        amount = nouns.amount(w, ANIMALS[n], animals) if animals else w("nothing")
        told = w("%(terrain)s joined to %(places)s, %(animals)s", terrain=nouns.terrain(w, terrain), places=places,
                 animals=amount)  # fmt: skip
        parts.append(f"{told}{_led(w, [by_area[area] for area in joined], names)}")
    return parts, alone


def _led(w: Words, areas: Sequence[Area], names: Iterable[str]) -> str:
    """Who leads in these areas together, and with what."""
    strong = {
        name: tuple(map(sum, zip(*(area.pieces[seat] for area in areas), strict=True)))
        for seat, name in enumerate(names)
    }
    most = max(strong.values(), default=())
    who = (f"{name} ({nouns.forces(w, areas[0].terrain, its)})" for name, its in strong.items() if its == most)
    return f", {w('in the lead: %(who)s', who=', '.join(who))}" if any(most) else ""


@lru_cache(256)
def touching(cells: tuple[Cell, ...], action: Place, terrain: int) -> tuple[str, ...]:
    """The spaces that would make one area with that space of a tile laid so (BI-10)."""
    lies = {CELL[cell.id]: LAID[TILE[cell.tile]][cell.turn // 2] for cell in cells}
    cell, (sides, river) = CELL[action.cell], LAID[TILE[action.tile]][action.turn // 2]
    found = []
    if terrain == RIVER:
        for corner in river:
            found += [other for other, theirs in MEETING[cell][corner] if other in lies and theirs in lies[other].river]
    else:
        for side, other in enumerate(NEIGHBOURS[cell]):
            if sides[side] == terrain and other in lies and lies[other].sides[side - 3] == terrain:
                found.append(other)
    return tuple(f"{CELLS[other]}{TERRAINS[terrain][0]}" for other in found)
