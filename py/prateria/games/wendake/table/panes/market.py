"""The market: progress tiles on offer by level with their prices, and the open action tiles. WE-09, WE-34, WE-71."""

from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LABEL, LEAST, NOTE
from prateria.view.measure import fit, width, wrap
from prateria.view.plate import ground
from prateria.view.svg import Safe, el

from ...engine.data import VEGETABLES
from ...engine.observe import Observation
from ...words import effects as words_texts
from ...words import explain, nouns
from ..chips import amounts
from ..layout import CORNER, TITLE_BASE, TITLE_X
from ..progress import level_of, progress_face
from ..tiles import small_tile
from ..touching import plate

__all__ = ["market"]

LINE: Final = 13  # of a name
ROOMY: Final = 100  # so high, a tile has room for a name in two lines
BETWEEN: Final = 5  # open tiles, and rows


def market(w: Words, view: Observation, box: Box) -> list[Safe]:
    """All that can be bought or exchanged, as large as there is room for."""
    tiles_h = min(box.h * 0.3, (box.w - 12) / 6 + 27, 170)
    top = Box(box.x, box.y, box.w, box.h - tiles_h - 8)
    return [*_progress(w, view, top), *_tiles(w, view, Box(box.x, box.y + box.h - tiles_h, box.w, tiles_h))]


def _progress(w: Words, view: Observation, box: Box) -> list[Safe]:
    """A row for each level: its price at the left, its tiles beside. Rows are as high as their tiles ask for."""
    kids: list[Safe] = []
    price_w = min(box.w * (0.2 if box.w > 420 else 0.165), 86)
    offer = {level: [tile for tile in view.offer if level_of(tile) == level] for level in (1, 2, 3)}
    most = max(map(len, offer.values()))
    columns = 8 if most > 4 and box.w > 620 else 4 if most > 2 else max(most, 2)
    rows = {level: max(-(-len(mine) // columns), 1) for level, mine in offer.items()}
    least = min(66.0, box.h / 3)  # the price takes as much
    y, spare = box.y, box.h - 3 * least
    for level, mine in offer.items():
        row = least + spare * max(rows[level] - 0.9, 0.1) / sum(max(n - 0.9, 0.1) for n in rows.values())
        kids += [
            ground(Box(box.x, round(y, 1), box.w, round(row - BETWEEN, 1)), CORNER),
            el(
                "text",
                fit(w("Level %(n)d", n=level), price_w - 6, LABEL),
                x=box.x + 7,
                y=round(y + TITLE_BASE, 1),
                font_size=LABEL,
                class_=css.BOLD,
            ),
            *(
                el("g", el("title", name), amounts(((good, -level),), spot), plate(spot, 0, css.HIT))
                for (good, name), spot in zip(_price(w), _spots(Box(box.x + 8, y + 22, price_w, row - 30)), strict=True)
            ),
        ]
        each = min((box.w - price_w - 8) / columns, 150)
        high = (row - 9) / rows[level]
        for i, tile in enumerate(mine):
            spot = Box(box.x + price_w + i % columns * each, y + 2 + i // columns * high, each - 4, high - 1)
            kids.append(
                el(
                    "g",
                    el("title", f"{explain.progress(w, tile)} {explain.price(w, tile)}"),
                    *_named(words_texts.progress(w, tile), tile, spot),
                    class_="we-offer",
                )
            )
        y += row
    return kids


def _named(name: str, tile: str, box: Box) -> list[Safe]:
    """The tile, with its name below where there is room."""
    if box.h < 44:
        return [progress_face(tile, box)]
    size = NOTE if width(name, NOTE) <= box.w or box.h >= ROOMY else LEAST
    lines = wrap(name, box.w, size, 2 if box.h >= ROOMY else 1)
    face = Box(box.x, box.y, box.w, min(box.h - 4 - LINE * len(lines), box.w * 0.8))
    x, y = round(box.middle[0], 1), box.y + face.h + 12
    return [
        progress_face(tile, face),
        *(
            el("text", line, x=x, y=round(y + LINE * i, 1), font_size=size, class_=css.MIDDLE)
            for i, line in enumerate(lines)
        ),
    ]


def _tiles(w: Words, view: Observation, box: Box) -> list[Safe]:
    """The open tiles, and how many more there are."""
    title = w("Action tiles of level %(n)d", n=view.level)
    more = w.n("%(n)d more", "%(n)d more", view.stack)
    kids = [
        ground(Box(box.x, round(box.y, 1), box.w, round(box.h, 1)), CORNER),
        el(
            "text",
            fit(title, box.w - 90, LABEL),
            x=box.x + TITLE_X,
            y=round(box.y + TITLE_BASE, 1),
            font_size=LABEL,
            class_=css.BOLD,
        ),
        el(
            "text",
            more,
            x=box.x + box.w - TITLE_X,
            y=round(box.y + TITLE_BASE, 1),
            font_size=LABEL,
            class_=css.END_SOFT,
        ),
    ]
    n = max(len(view.open), 1)
    size = max(min((box.w - 12) / n - BETWEEN, box.h - 28), 8)
    left = box.x + (box.w - n * (size + BETWEEN)) / 2
    return [
        *kids,
        *(
            small_tile(w, tile, Box(left + i * (size + BETWEEN), box.y + 23, size, size))
            for i, tile in enumerate(view.open)
        ),
    ]


def _price(w: Words) -> tuple[tuple[str, str], ...]:
    """Of what a progress tile takes: as a sign, and said."""
    vegetables = " / ".join(nouns.good(w, good) for good in VEGETABLES)
    return ("pelt", nouns.good(w, "pelt")), ("fish", nouns.good(w, "fish")), ("vegetable", vegetables)


def _spots(box: Box) -> list[Box]:
    """The three of a price below each other."""
    step = min(max(box.h / 3, 4), 22)
    return [Box(box.x, box.y + i * step, box.w, min(step, 20)) for i in range(3)]
