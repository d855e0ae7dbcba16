"""What a hint means, on the land: the tile that it would lay, the spaces that it leads to."""

from prateria.kit.touch import Touch
from prateria.view.svg import Safe, el

from ...engine.actions import Alter, Build, Call, Move, Place, Put
from ...engine.data import TILE
from ...engine.grid import CELL
from .areas import Lies, mark
from .shape import middle, outline
from .tiles import Lie, fauna, land

__all__ = ["advised", "cells_meant", "leading", "meant"]

_LAND = ("space:", "from:", "to:")


def leading(touch: Touch, lies: Lies) -> list[Safe]:
    """Where a hint leads on the land as it is: the spaces that are built on, gathered or moved to."""
    return [mark(space, lies, "chosen") for space in _goals(touch) if space[:-1] in lies]


def _goals(touch: Touch) -> list[str]:
    found = [
        action.to if isinstance(action, Move) else action.space
        for action in touch.advised
        if isinstance(action, Put | Build | Alter | Call | Move)
    ]
    return list(dict.fromkeys(found))


def cells_meant(touch: Touch) -> set[str]:
    """The cells to which a hint leads."""
    return {space[:-1] for space in _goals(touch)} | {a.cell for a in touch.advised if isinstance(a, Place)}


def meant(touch: Touch, putting: bool) -> str | None:
    """Which elements are to be in sight, for the page (web/panzoom.mjs): what a hint leads to, what a lesson points at,
    the spaces of a new tile. None where one is to find one's own way."""
    found = []
    if touch.advised:
        found = ["#would-lie, #laying" for action in touch.advised if isinstance(action, Place)]
        found += [f"#at-{action.start}" for action in touch.advised if isinstance(action, Move)]
        found += [f"#at-{space}" for space in _goals(touch)]
    elif touch.taught or putting:
        found = [f"#at-{pick.partition(':')[2]}" for pick in touch.possible if pick.startswith(_LAND)]
        found += [f"#cell-{pick[5:]}" for pick in touch.possible if pick.startswith("cell:")]
    return ", ".join(dict.fromkeys(found)) or None


def advised(touch: Touch, lies: Lies, ghost: tuple[str, str, int] | None, big: float) -> list[Safe]:
    """What a hint would lay, unless it is being laid already, and the space of it that is meant."""
    parts = []
    for action in touch.advised:
        if isinstance(action, Place):
            lie, centre = (TILE[action.tile], action.turn), middle(CELL[action.cell])
            if ghost is None:
                parts.append(el("g", land([Lie(CELL[action.cell], *lie)]), class_="bi-ghost"))
            elif ghost[1:] != (action.cell, action.turn):
                continue  # it is held elsewhere
            there = {**lies, action.cell: lie}
            parts += [mark(space, there, "chosen") for space in _goals(touch) if space[:-1] == action.cell]
            if ghost is None:
                parts.append(el("path", d=Safe(outline(CELL[action.cell])), id="would-lie", class_="bi-laying"))
            parts.append(fauna(*lie, centre, big))  # no edge runs through a number
    return parts
