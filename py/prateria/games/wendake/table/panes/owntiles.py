"""One's own progress tiles, each with its name: they can be used every year, so they are to be read at a glance. WE-34.

>>> [cell.name for cell in cells(("Extra step", "Pelt or fish"), 120, 70)]
[('Extra step',), ('Pelt or', 'fish')]
>>> [cell.face.w > 20 for cell in cells(("Drummers",) * 6, 140, 73)]
[True, True, True, True, True, True]
"""

from functools import lru_cache
from typing import Final, NamedTuple

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import DROP, LEAST, NOTE
from prateria.view.measure import wrap
from prateria.view.svg import Safe, el
from prateria.view.touchable import lookable

from ...engine.observe import Player
from ...words import effects, explain
from ..large import SORT
from ..progress import progress_face
from .cards import LINE, title_row

__all__ = ["cells", "named_progress"]

TITLED: Final = 60  # so high, there is room for a title
APART: Final = 4
WIDEST: Final = 220  # a cell
HIGHEST: Final = 124
FACE: Final = 1.35  # the width of a tile to its height
LEAST_FACE: Final = 24.0


class Cell(NamedTuple):
    """`box`: all of it; `face`: where the tile is; `name` in lines of that `font`, below the tile (`under`) or not."""

    box: Box
    face: Box
    name: tuple[str, ...]
    font: int
    under: bool


@lru_cache(128)
def cells(names: tuple[str, ...], wide: float, high: float) -> tuple[Cell, ...]:
    """The arrangement in rows in which tiles are largest while every name is whole; without names if there is none."""
    n = max(len(names), 1)
    found = [_arranged(names, wide, high, columns, under) for columns in range(1, n + 1) for under in (False, True)]
    whole = [some for some in found if some and not any("…" in line for cell in some for line in cell.name)]
    if whole:
        return max(whole, key=lambda some: min(cell.face.w * cell.face.h for cell in some))
    return _nameless(n, wide, high)


def _nameless(n: int, wide: float, high: float) -> tuple[Cell, ...]:
    """Where no name has room: the rows in which tiles are largest."""
    sizes = (
        (min((high + APART) / -(-n // columns) - APART, ((wide + APART) / columns - APART) / FACE), columns)
        for columns in range(1, n + 1)
    )
    size, columns = max(sizes)
    w, h = size * FACE + APART, size + APART
    boxes = (Box(i % columns * w, i // columns * h, size * FACE, size) for i in range(n))
    return tuple(Cell(box, box, (), NOTE, True) for box in boxes)


def _arranged(names: tuple[str, ...], wide: float, high: float, columns: int, under: bool) -> tuple[Cell, ...]:
    """So many columns, names below or beside the tiles, in letters of one size; nothing where tiles are too small."""
    rows = -(-len(names) // columns)
    w = min((wide - (columns - 1) * APART) / columns, WIDEST)
    h = min((high - (rows - 1) * APART) / rows, HIGHEST)
    for font in (NOTE, LEAST):
        line = font + 1
        if under:
            lines = [wrap(name, w, font, 2) for name in names]
            face_h = h - line * max(map(len, lines)) - 2
        else:
            face_h = min(h, w * 0.42 / FACE)
            lines = [wrap(name, w - face_h * FACE - APART, font, max(int(h // line), 1)) for name in names]
        face_w = min(face_h * FACE, w)
        if face_h >= LEAST_FACE and not any("…" in text for some in lines for text in some):
            boxes = [Box(i % columns * (w + APART), i // columns * (h + APART), w, h) for i in range(len(names))]
            return tuple(
                Cell(box, Box(box.x + (w - face_w) / 2 if under else box.x, box.y, face_w, face_h), text, font, under)
                for box, text in zip(boxes, lines, strict=True)
            )
    return ()


def named_progress(w: Words, touch: Touch, player: Player, box: Box, where: str) -> list[Safe]:
    """The tiles in that box, those used this year pale; touched, one is shown large. `where`: for its id."""
    kids = []
    if box.h >= TITLED:
        kids = title_row(w("Progress tiles"), box.x, box.y, box.w)
        box = Box(box.x, box.y + LINE, box.w, box.h - LINE - 1)
    names = tuple(effects.progress(w, tile) for tile, _ in player.progress)
    for (tile, used), cell in zip(player.progress, cells(names, box.w, box.h), strict=True):
        said = explain.progress(w, tile)
        face = Box(
            round(box.x + cell.face.x, 1), round(box.y + cell.face.y, 1), round(cell.face.w, 1), round(cell.face.h, 1)
        )
        art = (
            el("title", said),
            _moved(cell.box, box).rect(css.HIT),
            progress_face(tile, face, used),
            *_name(cell, box, used),
        )
        kids.append(lookable(touch, f"{SORT}{tile}", said, *art, id_=f"look-{where}-{tile}", class_="we-look"))
    return kids


def _moved(box: Box, by: Box) -> Box:
    return Box(round(box.x + by.x, 1), round(box.y + by.y, 1), round(box.w, 1), round(box.h, 1))


def _name(cell: Cell, by: Box, used: bool) -> list[Safe]:
    """The lines of a name, below the tile or in the middle beside it."""
    line = cell.font + 1
    look = f"{css.MIDDLE if cell.under else ''}{' we-note-used' if used else ''}".strip() or None
    x = by.x + (cell.face.middle[0] if cell.under else cell.face.x + cell.face.w + APART)
    top = cell.face.y + cell.face.h + 1 if cell.under else cell.box.middle[1] - len(cell.name) * line / 2
    return [
        el("text", text, x=round(x, 1), y=round(by.y + top + (i + 0.5) * line + cell.font * DROP, 1), class_=look,
           font_size=cell.font, aria_hidden="true")
        for i, text in enumerate(cell.name)
    ]  # fmt: skip
