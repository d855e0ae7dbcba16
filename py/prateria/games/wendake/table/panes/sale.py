"""A progress tile on sale, where there is room to say what it does: its face, its words, its price and its points."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LABEL, LEAST, NOTE, TEXT
from prateria.view.measure import width, wrap
from prateria.view.svg import Safe, el

from ...engine.preview import Look
from ...words import effects as words_texts
from ...words import explain
from ..face import WIDER
from ..progress import level_of, progress_face, track_of
from .amounts import amounts

__all__ = ["ASIDE", "FOOT", "TALL", "paid", "pointed_face", "read", "read_in", "sale", "tells"]

TALL: Final = 70  # so high, it has room for what it does
LOW: Final = 56  # or so high, where it is a long row
FEW: Final = 108  # lower, its price and its points stand in one row
EDGE: Final = 10
GAIN: Final = 24  # what it brings
PRICE: Final = 148  # where they have room: after so much the points
POINTS: Final = 86
FACE: Final = 84
FOOT: Final = 17  # what a tile brings, below it
ASIDE: Final = 48.0  # or so wide beside a low one
BOUGHT: Final = 118  # so high is the tile that is being paid for


def _face(box: Box) -> Box:
    """As wide as it likes to be, if price and points still have room beside it."""
    wide = min(box.w * 0.4, box.h * 1.2, max(box.w - PRICE - POINTS - 2 * EDGE, FACE))
    return Box(box.x + 4, box.y + 4, wide, box.h - 8)


@lru_cache(512)
def _said(text: str, room: float, high: float) -> tuple[int, tuple[str, ...]]:
    """The letters and the lines of what it does; no lines where they have no room."""
    wrapped = ((font, wrap(text, room, font, max(int(high // (font + 1)), 1))) for font in (TEXT, NOTE, LEAST))
    return next(((font, tuple(lines)) for font, lines in wrapped if not lines[-1].endswith("…")), (NOTE, ()))


def _words(w: Words, tile: str, box: Box) -> tuple[float, bool, int, tuple[str, ...]]:
    """Where the words begin, whether price and points stand in one row, the letters, the lines."""
    face = _face(box)
    x = round(face.x + face.w + EDGE, 1)
    room = box.x + box.w - x - EDGE / 2
    aside = box.h < FEW and room >= PRICE + POINTS
    high = box.h - (1 if aside else 2) * (GAIN - 2) - 6 - EDGE / 2  # with what hangs below a line
    return x, aside, *_said(words_texts.progress_text(w, tile), round(room, 1), round(high, 1))


def tells(w: Words, tile: str, box: Box) -> bool:
    """Whether there is room to say what it does; in a low row beside its face, its price and its points in a line."""
    _, aside, _, lines = _words(w, tile, box)
    return (box.h >= TALL or (aside and box.h >= LOW)) and bool(lines)


def sale(w: Words, look: Look, tile: str, box: Box) -> list[Safe]:
    """One that is to be used has neither price nor points, nor is there anything to show where it has no words."""
    gain = look.gains.get(f"progress:{tile}", ())
    cost, points = tuple(item for item in gain if item[1] < 0), tuple(item for item in gain if item[1] > 0)
    if not cost and not tells(w, tile, box):
        return []
    x, aside, font, lines = _words(w, tile, box)
    room = box.x + box.w - x - EDGE / 2
    foot = box.y + box.h - (1 if aside else 2) * (GAIN - 2) - 3
    top = box.y + EDGE / 2
    below = Box(x + PRICE, round(foot, 1), room - PRICE, GAIN - 4)
    below = below if aside else Box(x, round(foot + GAIN - 2, 1), room, GAIN - 4)
    return [
        progress_face(tile, _face(box), False, words_texts.progress(w, tile)),
        *(
            el("text", line, x=x, y=round(top + (i + 1) * (font + 1), 1), font_size=font)
            for i, line in enumerate(lines)
        ),
        *((amounts(cost, Box(x, round(foot, 1), room, GAIN - 4)),) if cost else ()),
        *((amounts(points, below),) if points else ()),
    ]


def paid(w: Words, tile: str, box: Box) -> list[Safe]:
    """The tile that is being paid for, with what it does, at the top of that box; nothing without room."""
    spot = Box(box.x, box.y + EDGE, box.w, min(max(box.h - EDGE, 0.0), BOUGHT))
    face = Box(spot.x + 4, spot.y + 4, min(spot.w * 0.36, spot.h * 1.4), spot.h - 8)
    room = spot.w - face.w - 3 * EDGE
    font, lines = _said(words_texts.progress_text(w, tile), round(room, 1), round(spot.h - 2 * EDGE, 1))
    if spot.h < TALL or not lines:
        return []
    x, top = round(face.x + face.w + EDGE, 1), spot.y + (spot.h - len(lines) * (font + 3)) / 2
    return [
        el(
            "g",
            spot.rect("we-sheet", 9),
            progress_face(tile, face, False, words_texts.progress(w, tile)),
            *(
                el("text", line, x=x, y=round(top + (i + 1) * (font + 3) - 3, 1), font_size=font)
                for i, line in enumerate(lines)
            ),
            pointer_events="none",
            aria_hidden="true",
        )
    ]


def _sheet(w: Words, tile: str, box: Box, own: bool) -> Sequence[str]:
    """What it does; what it costs and which points it brings when it is bought: a sign of it alone says of a track only
    high or low."""
    cost = () if own or _beside(w, tile, box) else (explain.price(w, tile),)
    said = (words_texts.progress_text(w, tile), *cost, *(() if own else (explain.bought(w, tile),)))
    return [line for text in said for line in wrap(text, box.w - 2 * EDGE, LABEL, 6)]


def _beside(w: Words, tile: str, box: Box) -> str:
    """What it costs, if that has room behind its name."""
    price, name = explain.price(w, tile), words_texts.progress(w, tile)
    return price if width(f"{name}. ", LABEL) * WIDER + width(price, LABEL) <= box.w - 2 * EDGE else ""


def _needs(lines: Sequence[str]) -> float:
    """So high is what a tile does, below its name."""
    return (len(lines) + 1) * (LABEL + 3) + EDGE


@lru_cache(64)
def read_in(w: Words, tiles: tuple[str, ...], wide: float) -> float:
    """So high is what any one of these does, when it has been touched."""
    return max((_needs(_sheet(w, tile, Box(0, 0, wide, 0), False)) for tile in tiles), default=0.0)


def read(w: Words, chosen: Sequence[str], on_sale: Sequence[str], free: Sequence[Box], tiles: Box) -> list[Safe]:
    """Where tiles have no room for words: what the chosen one does, in the first of the `free` places that has room for
    it, else over those of the `tiles` that are farther away."""
    tile = next((pick.partition(":")[2] for pick in chosen if pick.startswith("progress:")), "")
    if not tile:
        return []
    own = f"progress:{tile}" not in on_sale
    pane = next((box for box in free if _needs(_sheet(w, tile, box, own)) <= box.h), tiles)
    lines = _sheet(w, tile, pane, own)
    high = _needs(lines)
    over = pane is tiles and f"progress:{tile}" not in on_sale[len(on_sale) // 2 :]
    x, y = round(pane.x, 1), round(pane.y + (pane.h - high if over else 0), 1)
    name, price = words_texts.progress(w, tile), "" if own else _beside(w, tile, pane)
    title = (f"{name}. ", el("tspan", price, font_weight=400)) if price else (name,)
    rows = [(title, css.HEAVY), *(((line,), None) for line in lines)]
    return [
        el(
            "g",
            el("rect", x=x, y=y, width=round(pane.w, 1), height=high, rx=9, class_="we-sheet"),
            *(
                el("text", *row, x=x + EDGE, y=y + (i + 1) * (LABEL + 3), font_size=LABEL, class_=class_)
                for i, (row, class_) in enumerate(rows)
            ),
            pointer_events="none",
            aria_hidden="true",
        )
    ]


def pointed_face(
    w: Words, tile: str, there: str, box: Box, letters: tuple[int, int], pointed: bool, aside: bool
) -> list[Safe]:
    """The tile, and below it or `aside` what points it brings, if it is to be `pointed`."""
    level, name = level_of(tile), words_texts.progress(w, tile)
    if not pointed:
        return [progress_face(tile, box, False, name, letters)]
    there = there or track_of(tile)
    gain = (("economic", 2 * level),) if there == "economic" else (("economic", level), (there, level))
    if aside:
        face = box._replace(w=box.w - ASIDE)
        rows = [Box(face.x + face.w + 5, box.y + box.h / 2 + (n - len(gain) / 2) * 20, ASIDE - 6, 20) for n in range(2)]
        points = (amounts((one,), row) for one, row in zip(gain, rows, strict=False))
        return [progress_face(tile, face, False, name, letters), *points]
    face, foot = box._replace(h=box.h - FOOT), Box(box.x + 5, box.y + box.h - FOOT + 1, box.w - 8, FOOT - 2)
    return [progress_face(tile, face, False, name, letters), amounts(gain, foot)]
