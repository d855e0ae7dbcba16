"""The market: progress tiles on offer by level with their prices, and the open action tiles. WE-09, WE-34, WE-71."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LABEL, LEAST, NOTE
from prateria.view.measure import fit, width, wrap
from prateria.view.plate import ground
from prateria.view.svg import Safe, el

from ...engine.data import GOODS, VEGETABLES
from ...engine.observe import Observation
from ...words import effects as words_texts
from ...words import explain, nouns
from ..face import WIDER, small_tile
from ..layout import CORNER, TITLE_BASE, TITLE_X
from ..progress import level_of, progress_face
from ..touching import plate
from .amounts import amounts

__all__ = ["market", "out_of_reach"]

LINE: Final = 13  # of a name
ROOMY: Final = 100  # so high, a tile has room for a name in two lines
LEAST_HIGH: Final = 330  # so high, the market has room for a sentence
READ: Final = 84.0  # so large, an open tile has words
NARROW: Final = 420  # so narrow, six of them have not, side by side
PRICED: Final = 78  # so high is a level at the least beside them
PRICES: Final = 66  # so wide is a price with what one has
LOW: Final = 60  # so high, it has such room where it would be cut
BETWEEN: Final = 5  # open tiles, and rows
REST: Final = 150  # so high, three rows can be read
MOST: Final = 330  # and higher they need not be


def market(w: Words, view: Observation, box: Box) -> list[Safe]:
    """All that can be bought or exchanged, as large as there is room for."""
    tiles_h = min(box.h * 0.3, (box.w - 12) / 6 + 27, 170)
    key, down = _key(w, view, box)
    rows_h = 2 * (READ + BETWEEN) + 27.0
    if box.w < NARROW and box.h - down - rows_h >= 3 * PRICED:
        tiles_h = rows_h
    top = Box(box.x, box.y + down, box.w, box.h - down - tiles_h - 8)
    return [
        *key,
        *_progress(w, view, top, view.offer),
        *_tiles(w, view, Box(box.x, box.y + box.h - tiles_h, box.w, tiles_h)),
    ]


def out_of_reach(w: Words, view: Observation, shown: Sequence[str], box: Box) -> list[Safe]:
    """In a Trade, below what can be done in it: what else is on sale and what it costs, for by that one exchanges.
    Nothing where there is no room, or nothing else."""
    rest = tuple(tile for tile in view.offer if tile not in shown)
    title = w("Also on sale. In brackets: what you have.")
    if not rest or box.h < REST + LINE or width(title, NOTE) > box.w:
        return []
    room = Box(box.x, box.y + LINE + 4, box.w, min(box.h - LINE - 4, MOST))
    return [
        el("text", title, x=box.x + 2, y=round(box.y + LINE - 1, 1), font_size=NOTE, class_=css.SOFT),
        *_progress(w, view, room, rest),
    ]


def _key(w: Words, view: Observation, box: Box) -> tuple[list[Safe], float]:
    """What a tile costs and brings, in words; and how high they are."""
    if box.h < LEAST_HIGH:
        return [], 0.0
    said = w(
        "In a Trade a tile costs as many pelts, fish and different vegetables as its level, and brings as many points: "
        "on Economy, and on the track in whose colour its band is."
    )
    if _mine(view):
        said = f"{said} {w('In brackets: what you have.')}"
    size = NOTE if box.h > 380 else LEAST
    lines = wrap(said, box.w - 12, size, 4)
    return [
        el("text", line, x=round(box.x + 6, 1), y=round(box.y + 12 + i * (size + 2), 1), font_size=size)
        for i, line in enumerate(lines)
    ], len(lines) * (size + 2) + 7.0


def _mine(view: Observation) -> dict[str, int]:
    """What whoever looks could pay with; nothing for those who only look on."""
    if view.seat is None:
        return {}
    have = dict(zip(GOODS, view.players[view.seat].goods, strict=True))
    return {**have, "vegetable": sum(have[good] > 0 for good in VEGETABLES)}


@lru_cache(256)
def _price_row(w: Words, have: int | None, level: int, good: str, name: str, spot: Box) -> Safe:
    """A line of a price: how many of that it takes, and in brackets how many there are to pay with."""
    said = (
        f"{name}: {level}" if have is None else w("%(good)s: %(price)d, you have %(n)d", good=name, price=level, n=have)
    )
    kids = [el("title", said), amounts(((good, -level),), spot), plate(spot, 0, css.HIT)]
    if have is not None:
        look = "we-gain" if have >= level else css.SOFT
        kids.append(
            el("text", f"({have})", x=round(spot.x + 38, 1), y=round(spot.y + spot.h / 2 + 4.5, 1), font_size=NOTE,
               class_=look)
        )  # fmt: skip
    return el("g", *kids)


def _progress(w: Words, view: Observation, box: Box, tiles: Sequence[str]) -> list[Safe]:
    """A row for each level of these tiles: its price at the left, its tiles beside. Rows are as high as their tiles ask
    for."""
    kids: list[Safe] = []
    price_w = min(max(box.w * (0.2 if box.w > 420 else 0.165), PRICES), 86)
    heads = {level: w("Level %(n)d", n=level) for level in (1, 2, 3)}
    fits = (size for size in (LABEL, NOTE) if max(width(head, size) for head in heads.values()) * WIDER <= price_w - 6)
    head_size = next(fits, LEAST)
    offer = {level: [tile for tile in tiles if level_of(tile) == level] for level in (1, 2, 3)}
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
                fit(heads[level], price_w - 6, head_size),
                x=box.x + 7,
                y=round(y + TITLE_BASE, 1),
                font_size=head_size,
                class_=css.BOLD,
            ),
            *(
                _price_row(w, _mine(view).get(good), level, good, name, spot)
                for (good, name), spot in zip(_price(w), _spots(Box(box.x + 8, y + 22, price_w, row - 30)), strict=True)
            ),
        ]
        each = min((box.w - price_w - 8) / columns, 150)
        high = (row - 9) / rows[level]
        deep = max((_lines(w, tile, each - 4, high - 1)[1] for tile in mine), default=1)
        for i, tile in enumerate(mine):
            spot = Box(box.x + price_w + i % columns * each, y + 2 + i // columns * high, each - 4, high - 1)
            kids.append(_offered(w, tile, spot, deep))
        y += row
    return kids


@lru_cache(128)
def _offered(w: Words, tile: str, box: Box, deep: int) -> Safe:
    """A tile on sale; held, it says what it does and costs. `deep`: lines of the longest name in its row."""
    said = el("title", f"{explain.progress(w, tile)} {explain.price(w, tile)}")
    return el("g", said, *_named(w, tile, box, deep), class_="we-offer")


def _lines(w: Words, tile: str, wide: float, high: float) -> tuple[tuple[str, ...], int, int]:
    """The name of a tile in lines, how many they are, and the size of their letters."""
    name = words_texts.progress(w, tile)
    size = NOTE if width(name, NOTE) <= wide or high >= ROOMY else LEAST
    cut = width(name, size) > wide and high >= LOW
    lines = wrap(name, wide, size, 2 if high >= ROOMY or cut else 1)
    return lines, len(lines), size


def _named(w: Words, tile: str, box: Box, deep: int) -> list[Safe]:
    """The tile, with its name below where there is room."""
    if box.h < 44:
        return [progress_face(tile, box)]
    lines, _, size = _lines(w, tile, box.w, box.h)
    face = Box(box.x, box.y, box.w, min(box.h - 4 - LINE * deep, box.w * 0.8))
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
    use = w("At the end of a year one may take the place of a tile of yours.")
    after = box.x + TITLE_X + width(title, LABEL) * WIDER + 10
    spare = box.x + box.w - TITLE_X - width(more, LABEL) - 10 - after
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
    if width(use, NOTE) <= spare:
        kids.append(el("text", use, x=round(after, 1), y=round(box.y + TITLE_BASE, 1), font_size=NOTE, class_=css.SOFT))
    rows = 2 if box.h > 2 * READ else 1
    n = max(-(-len(view.open) // rows), 1)
    size = max(min((box.w - 12) / n - BETWEEN, (box.h - 23) / rows - BETWEEN), 8)
    left = box.x + (box.w - n * (size + BETWEEN)) / 2
    return [
        *kids,
        *(
            small_tile(
                w, tile, Box(left + i % n * (size + BETWEEN), box.y + 23 + i // n * (size + BETWEEN), size, size)
            )
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
