"""A tile in words: what lives on it, and what its three spaces would belong to where it is laid. BI-10, BI-19."""

from functools import lru_cache

from prateria.kit.touch import Touch
from prateria.kit.words import Words

from .. import words
from ..engine.actions import Place
from ..engine.data import ANIMALS, LAID, RIVER, TERRAINS, TILE, TILES
from ..engine.grid import CELL, CELLS, MEETING, NEIGHBOURS
from ..engine.observe import Cell, Observation
from ..words import nouns
from ..words.refusals import why_not

__all__ = ["joining", "laid_there", "tile_in_words", "turned_so"]


def tile_in_words(w: Words, tile: str) -> str:
    """The animals of its three spaces."""
    animals = TILES[TILE[tile]].animals
    return ", ".join(
        f"{nouns.terrain(w, terrain)}: {nouns.amount(w, animal, n)}"
        for terrain, animal, n in zip(TERRAINS, ANIMALS, animals, strict=True)
    )


def laid_there(w: Words, view: Observation, touch: Touch, cell: str) -> str:
    """A place for the tile in hand as a touch would lay it there: `E5, turn 1: prairie joined to D4, 4 bison`. Where it
    lies that has been said, so it is no more than its name: `E5, turn 1`."""
    if view.own is None:
        return cell
    turn = next((int(pick[5:]) for pick in touch.chosen if pick.startswith("turn:")), 0)
    if f"cell:{cell}" in touch.chosen:
        return words.action_label(w, Place(view.turn, view.own, cell, turn))
    return _laid(w, view, Place(view.turn, view.own, cell, turn))  # it goes there turned as it lies elsewhere


def turned_so(w: Words, view: Observation, touch: Touch, turn: int) -> str:
    """A turn of the tile in hand: with what it would join where a place is chosen, unless it lies so."""
    cell = next((pick[5:] for pick in touch.chosen if pick.startswith("cell:")), None)
    if cell is None or view.own is None:
        name = words.pick_label(w, f"turn:{turn}", view)
        if view.seat not in view.actors or touch.taught:  # a lesson goes its own way
            return name
        return f"{name}. {why_not(w, view, touch.chosen, f'turn:{turn}')}"
    if f"turn:{turn}" in touch.chosen:
        return words.pick_label(w, f"turn:{turn}", view)
    return _laid(w, view, Place(view.turn, view.own, cell, turn))


def _laid(w: Words, view: Observation, action: Place) -> str:
    return f"{words.action_label(w, action)}: {joining(w, view, action)}"


def joining(w: Words, view: Observation, action: Place) -> str:
    """What the three spaces of a tile laid so would belong to, and how many animals live there then."""
    by_space = {space.id: space.area for space in view.spaces}
    by_area = {area.id: area for area in view.areas}
    parts, alone = [], []
    for n, terrain in enumerate(TERRAINS):
        joined = {by_space[space]: None for space in touching(view.cells, action, n)}
        if not joined:
            alone.append(nouns.terrain(w, terrain))
            continue
        animals = TILES[TILE[action.tile]].animals[n] + sum(by_area[area].animals for area in joined)
        names = ", ".join(area[:-1] for area in joined)
        amount = nouns.amount(w, ANIMALS[n], animals)
        parts.append(w("%(terrain)s joined to %(places)s, %(animals)s", terrain=nouns.terrain(w, terrain), places=names,
                       animals=amount))  # fmt: skip
    if alone:
        parts.append(w("alone: %(terrains)s", terrains=", ".join(alone)))
    return "; ".join(parts)


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
