"""One action tile: its actions from top to bottom, as signs and, where there is room, in words. WE-12.

>>> "we-back" in tile("B1", True, 90, ("Ritual",))
True
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LABEL, LEAST, NOTE, TEXT
from prateria.view.measure import width
from prateria.view.svg import Safe, el

from ..engine.data import TILES
from ..words import explain, nouns
from .pictograms import sign

__all__ = ["WIDER", "labels_of", "small_tile", "step_sign", "steps_of", "tile"]

_TILE: Final = {tile.id: tile for tile in TILES}
WIDER: Final = 1.1  # a bold text than a plain one
FULL: Final = 1.03  # a text of a tile, which is half bold
EDGE: Final = 0.04  # from the edge of a tile to its signs, by its size
BETWEEN: Final = 4  # a sign and its word
SHARES: Final = (0.4, 0.33, 0.27, 0.23, 0.18, 0.15)
"""How large a sign beside a word may be, by the size of the tile."""
LARGE: Final = 0.23
LOWEST: Final = 13
"""No lower is a row with a word."""
SMALL: Final = 19
"""No smaller is a sign with a word below it."""
ROOMY: Final = 112
"""A tile so large has larger letters."""


def step_sign(step: str) -> str:
    """The pictogram of an action; fishing is not a fish."""
    return "fishing" if step == "fish" else step


def steps_of(tile_id: str, ritual: bool) -> tuple[str, ...]:
    found = _TILE[tile_id]
    return found.back if ritual else found.front


@lru_cache(1024)
def tile(tile_id: str, ritual: bool, size: float, labels: tuple[str, ...], short: tuple[str, ...] = ()) -> Safe:
    """A tile with its left upper corner at (0, 0): its actions from top to bottom, with words where there is room:
    beside the signs, else below them, else `short` ones beside them."""
    steps = steps_of(tile_id, ritual)
    level = _TILE[tile_id].level
    look = "we-back" if ritual else f"we-front level{level}"
    pad = round(size * 0.06, 1)
    kids = [
        el(
            "rect",
            x=1,
            y=1,
            width=round(size - 2, 1),
            height=round(size - 2, 1),
            rx=round(size * 0.1, 1),
            class_="we-card",
        )
    ]
    n = len(steps)
    row = (size - 2 * pad) / max(n, 1)
    icon = min(row - 2, size * (0.5 if n == 1 else 0.4))
    letters = (TEXT, LABEL, NOTE, LEAST) if size >= ROOMY else (NOTE, LEAST)
    said, below, labels = _worded(labels, short or labels, row, icon, size, letters)
    if n == 1:
        icon = size * 0.56
        font = TEXT if size >= ROOMY and width(labels[0], TEXT) * FULL <= size - 6 else NOTE
        named = width(labels[0], font) * FULL <= size - 6 and size >= 64
        top = (size - icon - (15 if named else 0)) / 2
        kids.append(sign(step_sign(steps[0]), round((size - icon) / 2, 1), round(top, 1), round(icon, 1)))
        if named:
            kids.append(
                el(
                    "text",
                    labels[0],
                    x=round(size / 2, 1),
                    y=round(top + icon + font, 1),
                    font_size=font,
                    class_=f"{css.MIDDLE} we-word",
                )
            )
    elif said is not None:
        icon, font = said
        for i, step in enumerate(steps):
            y = pad + i * row + (row - icon) / 2
            kids.append(sign(step_sign(step), round(size * EDGE, 1), round(y, 1), round(icon, 1)))
            down = round(pad + (i + 0.5) * row + 4.2, 1)
            x = round(size * EDGE + icon + BETWEEN, 1)
            kids.append(el("text", labels[i], x=x, y=down, font_size=font, class_="we-word"))
    elif below is not None:
        font = below
        icon = min(row - font - 3, size * 0.33)
        for i, step in enumerate(steps):
            y = pad + i * row + (row - icon - font - 1) / 2
            kids.append(sign(step_sign(step), round((size - icon) / 2, 1), round(y, 1), round(icon, 1)))
            kids.append(
                el("text", labels[i], x=round(size / 2, 1), y=round(y + icon + font - 1, 1), font_size=font,
                   class_=f"{css.MIDDLE} we-word")
            )  # fmt: skip
    else:
        kids += _stacked(steps, size, pad)
    return el("g", *kids, class_=f"we-tile {look}")


def _worded(
    full: tuple[str, ...], short: tuple[str, ...], row: float, icon: float, size: float, letters: Sequence[int]
) -> tuple[tuple[float, int] | None, int | None, tuple[str, ...]]:
    """Sizes of signs and words beside each other, or of words below their signs, and which words: such that signs are
    large if that can be, else such that there are words at all."""
    if said := _beside(full, row, icon, size, letters, LARGE):
        return said, None, full
    if below := _below(full, row, size * (1 - 2 * EDGE)):
        return None, below, full
    if said := _beside(short, row, icon, size, letters, LARGE):
        return said, None, short
    said = _beside(full, row, icon, size, letters)
    return (said, None, full) if said else (_beside(short, row, icon, size, letters), None, short)


def _below(labels: Sequence[str], row: float, wide: float) -> int | None:
    """The size of these words if each stands below its sign in a row so high; None: there is no room."""
    fonts = (NOTE, LEAST) if len(labels) > 1 else ()
    return next(
        (n for n in fonts if row - n >= SMALL and max(width(label, n) for label in labels) * FULL <= wide), None
    )


def _beside(
    labels: Sequence[str], row: float, icon: float, size: float, letters: Sequence[int], least: float = 0.0
) -> tuple[float, int] | None:
    """The size of signs and of words beside them, on a tile of that size with rows so high; None: there is no room.
    `least`: no smaller are the signs, by the size of the tile."""
    if len(labels) < 2 or row < LOWEST:
        return None
    room = size * (1 - 2 * EDGE) - BETWEEN
    longest = {font: max(width(label, font) for label in labels) * FULL for font in letters}
    found = ((min(icon, size * share), font) for font in letters for share in SHARES if share >= least)
    return next(((sign_, font) for sign_, font in found if sign_ >= 12 and longest[font] <= room - sign_), None)


def _stacked(steps: Sequence[str], size: float, pad: float) -> list[Safe]:
    """Signs alone: under one another; four or more in two columns, with a thread from one to the next."""
    n = len(steps)
    if n <= 3 and size / n > 15:
        row = (size - 2 * pad) / n
        icon = row - 1.5
        spots = [(size / 2, pad + (i + 0.5) * row) for i in range(n)]
    else:
        rows = -(-n // 2)
        icon = min((size - 2 * pad) / rows - 2, (size - 2 * pad) / 2 - 3)
        row = (size - 2 * pad) / rows
        spots = [(size * (0.28 if i % 2 == 0 else 0.72), pad + (i // 2 + 0.5) * row) for i in range(n)]
    thread = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
    return [
        el("path", d=thread, class_="we-thread"),
        *(
            sign(step_sign(step), round(x - icon / 2, 1), round(y - icon / 2, 1), round(icon, 1))
            for step, (x, y) in zip(steps, spots, strict=True)
        ),
    ]


def labels_of(w: Words, steps: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The words of a tile, and shorter ones."""
    return tuple(nouns.step(w, step) for step in steps), tuple(nouns.step(w, step, short=True) for step in steps)


@lru_cache(512)
def small_tile(w: Words, tile_id: str, box: Box, ritual: bool = False) -> Safe:
    """A tile off the grid, in that box."""
    steps = steps_of(tile_id, ritual)
    return el(
        "g",
        tile(tile_id, ritual, round(box.w, 1), *labels_of(w, steps)),
        el("title", explain.tile(w, steps)),
        transform=f"translate({box.x:.5g} {box.y:.5g})",
    )
