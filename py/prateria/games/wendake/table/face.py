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
from prateria.view.letters import DROP, LABEL, LEAST, NOTE, TEXT
from prateria.view.measure import width
from prateria.view.svg import Safe, el

from ..engine.data import TILES
from ..words import explain, nouns
from .pictograms import sign

__all__ = ["WIDER", "flat_height", "flat_tile", "labels_of", "signs_of", "small_tile", "step_sign", "steps_of", "tile"]

_TILE: Final = {tile.id: tile for tile in TILES}
WIDER: Final = 1.1  # a bold text than a plain one
FULL: Final = 1.03  # a text of a tile, which is half bold
EDGE: Final = 0.04  # from the edge of a tile to its signs, by its size
END: Final = 0.07  # and from its words to the other edge
RIM: Final = 0.05  # and to its first row
BETWEEN: Final = 4  # a sign and its word
SHARES: Final = (0.27, 0.24, 0.21, 0.18)
"""How wide signs beside words may be, by the size of the tile;"""
SIGN: Final = 14.0
"""and at the least."""
NARROWED: Final = 0.8
"""So far the longest words may be narrowed."""
SLIGHTLY: Final = 0.88
"""And so far rather than in the least letters."""
PAIR: Final = 0.36
"""So wide at the most where a tile has two actions."""
ROW: Final = 15.0
"""So high at the least is a row of a tile that is written out."""
FLAT_SIGN: Final = 26.0
ALONE: Final = 60
"""So large, a tile with one action has room for its name."""


def step_sign(step: str) -> str:
    """The pictogram of an action; fishing is not a fish."""
    return "fishing" if step == "fish" else step


def signs_of(steps: Sequence[str]) -> str:
    """The drawings that go with the lines in which a tile says what its actions do (web/toast.mjs).

    >>> signs_of(("fish", "move1"))
    'we-fishing we-move1'
    """
    return " ".join(f"we-{step_sign(step)}" for step in dict.fromkeys(steps))


def steps_of(tile_id: str, ritual: bool) -> tuple[str, ...]:
    found = _TILE[tile_id]
    return found.back if ritual else found.front


@lru_cache(64)
def letters(longest: str, size: float) -> tuple[int, float]:
    """Letters and signs of a tile of that size, the same for all: the `longest` word of an action has room beside its
    sign, if need be a little narrowed. No letters: there is no room."""
    for font, narrowed in ((TEXT, 1.0), (LABEL, 1.0), (NOTE, 1.0), (NOTE, SLIGHTLY), (LEAST, 1.0)):
        for share in SHARES:
            if width(longest, font) * FULL * narrowed <= _room(size, size * share) and size * share >= SIGN:
                return font, round(size * share, 1)
    return (LEAST, SIGN) if width(longest, LEAST) * FULL * NARROWED <= _room(size, SIGN, EDGE) else (0, 0)


def _room(size: float, icon: float, end: float = END) -> float:
    return size * (1 - EDGE - end) - icon - BETWEEN


@lru_cache(1024)
def tile(
    tile_id: str,
    ritual: bool,
    size: float,
    labels: tuple[str, ...],
    longest: str = "",
    brings: tuple[str, ...] = (),
) -> Safe:
    """A tile with its left upper corner at (0, 0): one action as a large sign over its name; else a row for each, its
    sign and its name, the signs under one another. `longest`: the longest of all names of actions; `brings`: what each
    would bring now, beside its name where that has room."""
    steps = steps_of(tile_id, ritual)
    level = _TILE[tile_id].level
    look = "we-back" if ritual else f"we-front level{level}"
    edge = round(size - 2, 1)
    kids = [el("rect", x=1, y=1, width=edge, height=edge, rx=round(size * 0.1, 1), class_="we-card")]
    n = len(steps)
    font, column = letters(longest or max(labels, key=len), size)
    more = [f" {gain}" if gain else "" for gain in brings or ("",) * n]
    if n == 1:
        fonts = (some for some in (font, NOTE, LEAST) if some and width(labels[0], some) * FULL <= size - 4)
        named = next(fonts, 0) if size >= ALONE else 0
        icon = size * 0.56
        top = (size - icon - (named + 3 if named else 0)) / 2
        kids.append(sign(step_sign(steps[0]), round((size - icon) / 2, 1), round(top, 1), round(icon, 1)))
        if named:
            gain = _gain(more[0]) if width(labels[0] + more[0], named) * FULL <= size - 4 else ""
            at = {"x": round(size / 2, 1), "y": round(top + icon + named, 1), "font_size": named}
            kids.append(el("text", labels[0], gain, **at, class_=f"{css.MIDDLE} we-word"))
    elif font:
        row = size * (1 - 2 * RIM) / n
        if n == 2:  # there is height for larger signs
            words = max(width(label, font) for label in labels) * FULL
            column = max(column, min(size * PAIR, _room(size, 0) - words * (NARROWED + 0.08)))
        icon = min(row - 2, column)
        room = round(_room(size, column), 1)
        for i, step in enumerate(steps):
            middle = size * RIM + (i + 0.5) * row
            left = round(size * EDGE + (column - icon) / 2, 1)
            kids.append(sign(step_sign(step), left, round(middle - icon / 2, 1), round(icon, 1)))
            both, sizes = labels[i] + more[i] * (n > 2), [some for some in (font, NOTE, LEAST) if some <= font]
            letter = next((some for some in sizes if width(both, some) * FULL * NARROWED <= room), 0)
            told, letter = (both, letter) if letter else (labels[i], font)  # smaller if need be
            narrow = width(told, letter) * FULL > room
            x, y = round(size * EDGE + column + BETWEEN, 1), middle + letter * DROP
            gain = _gain(told[len(labels[i]) :])
            if n == 2 and more[i]:  # below its name
                y -= letter / 2
                gain = el("tspan", more[i].strip(), x=x, dy=letter + 1, class_=css.HEAVY)
            at = {"x": x, "y": round(y, 1), "font_size": letter}
            adjust = "spacingAndGlyphs" if narrow else None
            kids.append(
                el("text", labels[i], gain, **at, textLength=room if narrow else None, lengthAdjust=adjust,
                   class_="we-word")
            )  # fmt: skip
    else:
        kids += _stacked(steps, size, round(size * RIM, 1))
    return el("g", *kids, class_=f"we-tile {look}")


def _gain(text: str) -> Safe:
    return el("tspan", text, class_=css.HEAVY) if text else Safe()


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


@lru_cache(256)
def labels_of(w: Words, steps: Sequence[str]) -> tuple[tuple[str, ...], str]:
    """The words of a tile, and the longest that stands beside a sign on any. How far one moves its sign says."""
    several = {step for tile in TILES for face in (tile.front, tile.back) if len(face) > 1 for step in face}
    longest = max((nouns.step(w, step, short=True) for step in several), key=lambda word: width(word, LEAST))
    return tuple(nouns.step(w, step, short=True) for step in steps), longest


@lru_cache(512)
def small_tile(w: Words, tile_id: str, box: Box, ritual: bool = False) -> Safe:
    """A tile off the grid, in that box."""
    steps = steps_of(tile_id, ritual)
    return el(
        "g",
        tile(tile_id, ritual, round(box.w, 1), *labels_of(w, steps)),
        el("title", explain.tile(w, steps), data_signs=signs_of(steps)),
        transform=f"translate({box.x:.5g} {box.y:.5g})",
    )


def flat_height(tiles: Sequence[str]) -> float:
    """How high these tiles are where each is written out in rows."""
    return ROW * max((len(_TILE[tile].front) for tile in tiles), default=1) + 4


@lru_cache(256)
def flat_tile(w: Words, tile_id: str, box: Box) -> Safe:
    """A tile off the grid that is wide and low: its actions in rows, each with its sign and its name."""
    steps = steps_of(tile_id, False)
    row = (box.h - 4) / len(steps)
    size = min(row - 1, FLAT_SIGN)
    room = box.w - size - 12
    kids = [el("rect", x=1, y=1, width=round(box.w - 2, 1), height=round(box.h - 2, 1), rx=7, class_="we-card")]
    for i, step in enumerate(steps):
        label, middle = nouns.step(w, step, short=True), 2 + (i + 0.5) * row
        font = next((some for some in (LABEL, NOTE) if some <= row - 3 and width(label, some) * FULL <= room), LEAST)
        kids += [
            sign(step_sign(step), 5, round(middle - size / 2, 1), round(size, 1)),
            el("text", label, x=round(size + 9, 1), y=round(middle + font * DROP, 1), font_size=font, class_="we-word"),
        ]
    said = el("title", explain.tile(w, steps), data_signs=signs_of(steps))
    look = f"we-tile we-front level{_TILE[tile_id].level}"
    return el("g", el("g", *kids, class_=look), said, transform=f"translate({box.x:.5g} {box.y:.5g})")
