"""The market: progress tiles on offer by level with their prices, and the open action tiles. WE-09, WE-34, WE-71."""

from ...kit.words import Words
from ...view.box import Box
from ...view.measure import fit, wrap
from ...view.svg import Safe, el
from . import words_texts
from .chips import amounts
from .gridart import small_tile
from .observe import Observation
from .progressart import level_of, progress_face

__all__ = ["market"]


def market(w: Words, view: Observation, box: Box) -> list[Safe]:
    """All that can be bought or exchanged, as large as there is room for."""
    tiles_h = min(box.h * 0.3, (box.w - 12) / 6 + 27, 170)
    top = Box(box.x, box.y, box.w, box.h - tiles_h - 8)
    return [*_progress(w, view, top), *_tiles(w, view, Box(box.x, box.y + box.h - tiles_h, box.w, tiles_h))]


def _progress(w: Words, view: Observation, box: Box) -> list[Safe]:
    """A row for each level: its price at the left, its tiles beside."""
    kids: list[Safe] = []
    row = box.h / 3
    price_w = min(box.w * 0.2, 86)
    most = max(len([t for t in view.offer if level_of(t) == level]) for level in (1, 2, 3))
    for level in (1, 2, 3):
        y = box.y + (level - 1) * row
        mine = [tile for tile in view.offer if level_of(tile) == level]
        kids += [
            el("rect", x=box.x, y=round(y, 1), width=box.w, height=round(row - 5, 1), rx=10, class_="p-box"),
            el(
                "text",
                fit(w("Level %(n)d", n=level), price_w - 6, 13),
                x=box.x + 7,
                y=round(y + 17, 1),
                font_size=13,
                class_="t-bold",
            ),
            *(
                amounts(
                    ((good, -level),),
                    Box(box.x + 8, y + 22 + i * min((row - 30) / 3, 22), price_w, min((row - 30) / 3, 20)),
                )
                for i, good in enumerate(("pelt", "fish", "vegetable"))
            ),
        ]
        columns = 8 if most > 4 and box.w > 620 else 4 if most > 2 else max(most, 2)
        lines = -(-most // columns)
        each = min((box.w - price_w - 8) / columns, 150)
        high = (row - 9) / lines
        for i, tile in enumerate(mine):
            spot = Box(box.x + price_w + i % columns * each, y + 2 + i // columns * high, each - 4, high - 1)
            kids.append(
                el(
                    "g",
                    el("title", f"{words_texts.progress(w, tile)}: {words_texts.progress_text(w, tile)}"),
                    *_named(words_texts.progress(w, tile), tile, spot),
                    class_="we-offer",
                )
            )
    return kids


def _named(name: str, tile: str, box: Box) -> list[Safe]:
    """The tile, with its name below where there is room."""
    if box.h < 74:
        return [progress_face(tile, box)]
    lines = wrap(name, box.w, 12, 2 if box.h >= 100 else 1)
    face = Box(box.x, box.y, box.w, min(box.h - 4 - 13 * len(lines), box.w * 0.8))
    x, y = round(box.middle[0], 1), box.y + face.h + 12
    return [
        progress_face(tile, face),
        *(el("text", line, x=x, y=round(y + 13 * i, 1), font_size=12, class_="t-mid") for i, line in enumerate(lines)),
    ]


def _tiles(w: Words, view: Observation, box: Box) -> list[Safe]:
    """The open tiles, and how many more there are."""
    title = w("Action tiles of level %(n)d", n=view.level)
    more = w.n("%(n)d more", "%(n)d more", view.stack)
    kids = [
        el("rect", x=box.x, y=round(box.y, 1), width=box.w, height=round(box.h, 1), rx=10, class_="p-box"),
        el("text", fit(title, box.w - 90, 13), x=box.x + 8, y=round(box.y + 17, 1), font_size=13, class_="t-bold"),
        el("text", more, x=box.x + box.w - 8, y=round(box.y + 17, 1), font_size=13, class_="t-end soft"),
    ]
    n = max(len(view.open), 1)
    size = min((box.w - 12) / n - 5, box.h - 28)
    left = box.x + (box.w - n * (size + 5)) / 2
    return [
        *kids,
        *(small_tile(w, tile, Box(left + i * (size + 5), box.y + 23, size, size)) for i, tile in enumerate(view.open)),
    ]
