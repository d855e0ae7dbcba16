"""Animals and pieces that are not on the land: tracks, camps, small rows of figures. BI-02 to BI-04.

>>> "bi-track" in track(0, 10, 10, Box(0, 0, 180, 20))
True
"""

from collections.abc import Sequence
from typing import Final

from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import DROP, LARGE, NAME, NOTE, NUMBER, TEXT
from prateria.view.measure import width
from prateria.view.svg import Safe, el
from prateria.view.track import Track

from ..engine.data import ANIMALS, CANOE, HUNTER, PIECES, SIZES, TIPI, TRACK
from .emblems import emblem
from .figures import ANIMAL, CANOE_H, CANOE_W, HUNTER_H, HUNTER_W, TIPI_H, TIPI_W, animal, canoe, hunter, tipi

__all__ = ["ROOMY", "WIDER", "beast", "beasts", "figure", "heap", "price", "row", "track"]

WIDER: Final = 1.08  # bold letters than those that are measured
ROOMY: Final = 90  # a key so wide has larger prices


def beast(terrain: int, x: float, y: float, size: float) -> Safe:
    """The animal of a terrain in a square of that size."""
    w, h = ANIMAL[terrain]
    wide = size * min(1, w / h)
    return animal(terrain, round(x + (size - wide) / 2, 1), round(y + (size - wide * h / w) / 2, 1), round(wide, 1))


def beasts(animals: Sequence[int], x: float, y: float, step: float, size: float, seat: int | None = None) -> list[Safe]:
    """The three kinds with their numbers in a line, y being its middle. `seat`: whose stock that is on the table, where
    what changes is marked (`places.gains`)."""
    parts: list[Safe] = []
    beside = min(1.55 * size, step - 3.5 - WIDER * max(width(str(n), size) for n in animals))
    for terrain, n in enumerate(animals):
        at = x + terrain * step
        number = el(
            "text", str(n), x=round(at + beside, 1), y=round(y + size * DROP, 1), font_size=size,
            class_=f"{css.BOLD} excess" if n > TRACK else css.BOLD,
        )  # fmt: skip
        place = None if seat is None else f"stock-{seat}-{ANIMALS[terrain]}"
        drawn = min(size * 1.4, beside - 1)
        parts += (el("g", beast(terrain, at, y - drawn / 2, drawn), data_place=place), number)
    return parts


def track(terrain: int, n: int, then: int, box: Box, seat: int | None = None) -> Safe:
    """A track from 0 to 15: how far it is filled, and what a choice would leave. Above 15 the number says the rest.
    `seat`: as for `beasts`."""
    size = min(box.h - 2, 24)
    mid = box.y + box.h / 2
    number = str(then)
    line = Track(box.x + size * 1.25, box.w - size * 1.25 - 27, TRACK)
    high = min(box.h * 0.5, 12)

    def cells(first: int, last: int, class_: str) -> Safe:
        d = line.fields(first, last, mid, high)
        return el("path", d=d, class_=class_) if d else Safe()

    low, top = min(n, then), max(n, then)
    return el(
        "g",
        el("g", beast(terrain, box.x, mid - size / 2, size),
           data_place=None if seat is None else f"track-{seat}-{ANIMALS[terrain]}"),
        cells(0, low, "bi-has"),
        cells(low, top, "bi-gets" if then > n else "bi-pays"),
        cells(top, TRACK, "bi-none"),
        el("text", number, x=box.x + box.w - 2, y=round(mid + 5.5, 1), font_size=LARGE,
           class_=css.END_HEAVY + (" excess" if then > TRACK else "")),
        class_=f"bi-track of-{ANIMALS[terrain]}",
    )  # fmt: skip


_BOX: Final = {"hunter": (HUNTER_W, HUNTER_H), "tipi": (TIPI_W, TIPI_H + 5), "canoe": (CANOE_W, CANOE_H + 5)}


def price(n: int, box: Box, top: float) -> list[Safe]:
    """So many of each animal, side by side in the middle of the card under what lies there: each bears the number, as
    on the land, and none lies over another."""
    letters = LARGE if box.w > ROOMY else NAME
    each = min((box.w - 8) / len(ANIMALS), 1.75 * letters)
    size = min(each - 1, box.y + box.h - top - 4)
    x, y = box.x + (box.w - each * len(ANIMALS)) / 2, top + 2 + size / 2
    return [
        el(
            "g",
            beast(terrain, round(x + terrain * each, 1), round(y - size / 2, 1), size),
            el("text", str(n), x=round(x + terrain * each + 0.8 * size, 1), y=round(y + size / 2 + 3, 1),
               font_size=letters, class_=css.MIDDLE_HEAVY),
            class_="bi-cost",
        )
        for terrain in range(len(ANIMALS))
    ]  # fmt: skip


def figure(piece: str, seat: int, x: float, y: float, high: float, plain: bool = False) -> tuple[Safe, float]:
    """A piece of `data.PIECES` that is so high, and how wide it is then. `plain`: for reading alone."""
    what, _, size = piece.partition("-")
    w, h = _BOX[what]
    scale = high / h if what != "canoe" else high / h * 0.86
    top = y if what == "hunter" else y + 5 * scale + (high - h * scale)
    x, top = round(x, 1), round(top, 1)
    if what == "hunter":
        return hunter(seat, x, top, scale), w * scale
    return (tipi if what == "tipi" else canoe)(seat, int(size), x, top, scale, plain), w * scale


_HEAP: Final = (36, 34, 32, 30, 28, 26, 24)  # so high are its pieces, as high as they have room
_SMALL: Final = 32  # lower ones are drawn for reading alone
_READ: Final = 24  # and of still lower ones no number can be read
_OVER: Final = 7.0  # how many of it there are reaches over its corner


def heap(counts: Sequence[int], seat: int, box: Box, hunters: bool = True) -> list[Safe]:
    """Pieces that lie ready: hunters with their number, then every size of tipi and canoe, and how many of it; smaller
    where there are many, overlapping if they must."""
    high = min(box.h, _HEAP[0])
    y = box.y + (box.h - high) / 2
    parts = []
    at = box.x
    if hunters:
        drawn, w = figure("hunter", seat, at, y, high)
        number = str(counts[HUNTER])
        there = round(at + w + 3, 1)
        parts.append(el("g", drawn, opacity=None if counts[HUNTER] else 0.4))
        parts.append(el("text", number, x=there, y=round(y + high / 2 + 6, 1), font_size=NUMBER, class_=css.HEAVY))
        at += w + 8 + width(number, NUMBER)
    things = [(PIECES[kind + n], counts[kind + n]) for kind in (TIPI, CANOE) for n in SIZES if counts[kind + n]]
    room = box.x + box.w - at
    for high in (n for n in _HEAP if n <= box.h):
        wide = [_wide(piece, n, high) for piece, n in things]
        if sum(wide) <= room:
            break
    squeeze = min(1.0, (room - wide[-1]) / max(sum(wide[:-1]), 1)) if things else 1.0
    for (piece, n), w in zip(things, wide, strict=True):
        parts.append(_several(piece, n, seat, at, box.y + (box.h - high) / 2, high))
        at += w * squeeze
    return parts


def _several(piece: str, n: int, seat: int, x: float, y: float, high: float) -> Safe:
    """A tipi or canoe, and how many of it where there are several."""
    drawn, w = figure(piece, seat, x, y, high, high < _SMALL)
    if n == 1:
        return drawn
    times = el(
        "text", f"×{n}", x=round(x + w + 1 - _OVER, 1), y=round(y + high - 1, 1), font_size=NOTE, class_=css.HEAVY
    )
    return el("g", drawn, times)


def _wide(piece: str, n: int, high: float) -> float:
    return figure(piece, 0, 0, 0, high)[1] + 2 + (width(f"×{n}", NOTE) + 2 - _OVER if n > 1 else 0)


def row(strong: Sequence[int], seat: int, river: bool, x: float, y: float, high: float) -> tuple[list[Safe], float]:
    """What someone has in an area, the strongest first, and where it ends. `strong`: as in `observe.Area.pieces`. In a
    low line tipis or canoes are their sign once and their sizes, for no number on one could be read."""
    parts, at = list[Safe](), x
    what = "canoe" if river else "tipi"
    sizes = [size for size, n in zip(SIZES[::-1], strong, strict=False) for _ in range(n)]
    if sizes and high < _READ:
        text, base = " ".join(map(str, sizes)), round(y + high * 0.78, 1)
        parts += (
            el("g", emblem(what, round(at, 1), round(y, 1), high)),
            el("text", text, x=round(at + high + 2, 1), y=base, font_size=TEXT, class_=css.BOLD),
        )
        at += high + 8 + width(text, TEXT) * WIDER
    for size in sizes if high >= _READ else ():
        drawn, w = figure(f"{what}-{size}", seat, at, y, high, high < _SMALL)
        parts.append(drawn)
        at += w * 0.9
    if strong[-1]:
        parts.append(el("g", emblem("hunter", round(at, 1), round(y + 1, 1), high - 2)))
        parts.append(
            el("text", str(strong[-1]), x=round(at + high - 1, 1), y=round(y + high * 0.78, 1), font_size=TEXT,
               class_=css.BOLD)
        )  # fmt: skip
        at += high + 10
    return parts, at
