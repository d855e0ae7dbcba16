"""The market: progress tiles on offer by level with their prices, and the open action tiles. WE-09, WE-34, WE-71."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LABEL, LEAST, NOTE
from prateria.view.measure import fit, width, wrap
from prateria.view.plate import ground
from prateria.view.svg import Safe, el
from prateria.view.touchable import as_group, as_read

from ...engine.data import GOODS, VEGETABLES
from ...engine.observe import Observation
from ...engine.preview import paid_on
from ...words import effects as words_texts
from ...words import explain, nouns
from ..face import WIDER, flat_height, flat_tile, small_tile
from ..layout import CORNER, TITLE_BASE, TITLE_X
from ..progress import level_of, names_in
from ..touching import plate
from .amounts import amounts
from .sale import ASIDE, FOOT, pointed_face

__all__ = ["LINE", "REST", "levels", "lies", "market", "out_of_reach"]

LINE: Final = 13  # the words over what else is on sale
LEAST_HIGH: Final = 330  # so high, the market has room for a sentence
READ: Final = 84.0  # so large, an open tile has words
NARROW: Final = 420  # so narrow, six of them have not, side by side
HEAD: Final = 20.0  # a level and its price in a line
PRICE: Final = 66.0  # of which each good takes so much
KINDS: Final = 42  # and that many kinds of vegetables so much more
PRICES: Final = 66  # so wide is a price beside its tiles
WIDEST: Final = 124.0  # a tile
FORM: Final = 0.85  # and its height to that
LEAST_TILE: Final = 48.0  # and so high it is at the least
LOWEST: Final = 34.0  # or where the open tiles below are written out
BETWEEN: Final = 5  # tiles
REST: Final = 163  # so high, three rows can be read below a line
ABOVE: Final = 190  # where their prices stand above them
MOST: Final = 330  # and higher they need not be
LOW: Final = 80.0  # so low, a tile has what it brings beside it
PICTURED: Final = 66.0  # so high, it has room for that below its picture


def market(w: Words, view: Observation, box: Box) -> list[Safe]:
    """All that can be bought or exchanged, as large as there is room for."""
    tiles_h = min(box.h * 0.3, (box.w - 12) / 6 + 27, 170)
    narrow = box.w < NARROW
    rows_h = 2 * (READ + BETWEEN) + 27.0
    key, down = _key(w, view, box)
    n = max((sum(level_of(tile) == level for tile in view.offer) for level in (1, 2, 3)), default=0)
    least = len({level_of(tile) for tile in view.offer}) * (HEAD + 3 * BETWEEN + (LEAST_TILE + BETWEEN) * -(-n // 4))
    low = 2 * (flat_height(view.open) + BETWEEN) + 27.0
    there = [sum(level_of(tile) == level for tile in view.offer) for level in (1, 2, 3)]
    lower = sum(HEAD + 3 * BETWEEN + (LOWEST + BETWEEN) * -(-n // 4) for n in there if n)
    if narrow and (box.h - rows_h >= least or box.h - low >= lower):  # words on them are worth more than a sentence
        tiles_h, least = (rows_h, least) if box.h - rows_h >= least else (low, lower)
        key, down = (key, down) if box.h - tiles_h - down >= least else ([], 0.0)
    top = Box(box.x, box.y + down, box.w, box.h - down - tiles_h - 8)
    return [
        el("g", *key, aria_hidden="true"),  # each tile says its own
        *levels(w, view, top, view.offer, "sale"),
        *_tiles(w, view, Box(box.x, box.y + box.h - tiles_h, box.w, tiles_h)),
    ]


def out_of_reach(w: Words, view: Observation, shown: Sequence[str], box: Box) -> list[Safe]:
    """In a Trade, below what can be done in it: what else is on sale and what it costs, for by that one exchanges.
    Nothing where there is no room, or nothing else. All of it, while nothing is touched or bought here."""
    rest = tuple(tile for tile in view.offer if tile not in shown)
    exact = w("Also on sale. In brackets: what you have, and how many different vegetables.")
    title = exact if width(exact, NOTE) <= box.w else w("Also on sale. In brackets: what you have.")
    buying = view.asked is not None and "buy" in view.asked.parts
    title = title if shown and buying else f"{w('Progress tiles')}. {w('In brackets: what you have.')}"
    if not rest or box.h < (REST if box.w >= NARROW else ABOVE) or width(title, NOTE) > box.w:
        return []
    room = Box(box.x, box.y + LINE + 4, box.w, min(box.h - LINE - 4, MOST))
    return [
        el("text", title, x=box.x + 2, y=round(box.y + LINE - 1, 1), font_size=NOTE, class_=css.SOFT),
        *levels(w, view, room, rest, "also"),
    ]


def _key(w: Words, view: Observation, box: Box) -> tuple[list[Safe], float]:
    """What a tile costs and brings, in words; and how high they are."""
    if box.h < LEAST_HIGH:
        return [], 0.0
    said = w(
        "In a Trade a tile costs as many pelts, fish and different vegetables as its level, and brings as many points: "
        "on Economy, and on the track that has the colour of its band."
    )
    if _mine(view):
        said = f"{said} {w('In brackets: what you have.')}"
    size = NOTE if box.h > 380 else LEAST
    lines = wrap(said, box.w - 12, size, 4)
    return [
        el("text", line, x=round(box.x + 6, 1), y=round(box.y + 12 + i * (size + 2), 1), font_size=size)
        for i, line in enumerate(lines)
    ], len(lines) * (size + 2) + 7.0


def lies(tiles: Sequence[str], box: Box, least: float = 0.0) -> tuple[float, float]:
    """How high tiles are there on a phone, and all of it."""
    there = [n for level in (1, 2, 3) if (n := sum(level_of(tile) == level for tile in tiles))]
    columns = _columns(max(there, default=1), box)
    rows = sum(-(-n // columns) for n in there)
    high = (box.h - len(there) * (HEAD + 2 * BETWEEN)) / max(rows, 1) - BETWEEN
    most = (min((box.w - 8) / columns, WIDEST) - BETWEEN) * FORM + (FOOT if high >= least else 0)
    return high, len(there) * (HEAD + 2 * BETWEEN) + rows * (min(high, most) + BETWEEN)


def _columns(most: int, box: Box) -> int:
    return 8 if most > 4 and box.w > 620 else 4 if most > 2 else max(most, 2)


def levels(
    w: Words,
    view: Observation,
    box: Box,
    tiles: Sequence[str],
    where: str,
    key: Callable[[str, Box, list[Safe]], Safe | None] = lambda tile, box, art: None,
    least: float = PICTURED,
) -> list[Safe]:
    """A part for each level of these tiles: its price, beside its tiles or, on a phone, above them, and there the
    points below each, if tiles are as high as the `least`. All have one size. `where`: what they are called by the
    page, where they lie twice; `key`: what stands for one that can be touched."""
    by_level = {level: [tile for tile in tiles if level_of(tile) == level] for level in (1, 2, 3)}
    offer = {level: mine for level, mine in by_level.items() if mine}
    if not offer:
        return []
    above = box.w < NARROW
    head = HEAD if above else 0.0
    price_w = 0.0 if above else min(max(box.w * 0.2, PRICES), 92)
    most = max(map(len, offer.values()))
    columns = _columns(most, box)
    rows = {level: max(-(-len(mine) // columns), 1) for level, mine in offer.items()}
    wide = min((box.w - price_w - 8) / columns, WIDEST) - BETWEEN
    high = (box.h - len(offer) * (head + 2 * BETWEEN)) / sum(rows.values()) - BETWEEN
    pointed = above and high >= least
    high = min(high, wide * FORM + (FOOT if pointed else 0))
    wide, high = max(wide, 8), max(high, 8)
    slot = (box.w - price_w - 8) / columns - BETWEEN
    aside = pointed and high < LOW and slot - wide >= ASIDE
    each = slot if aside else wide
    letters = names_in(tuple(words_texts.progress(w, tile) for tile in tiles), wide)
    kids: list[Safe] = []
    y = box.y
    for level, mine in offer.items():
        deep = head + rows[level] * (high + BETWEEN) + BETWEEN
        spot = Box(box.x + TITLE_X, y, box.w - 2 * TITLE_X if above else price_w, deep)
        part = [
            ground(Box(box.x, round(y, 1), box.w, round(deep, 1)), CORNER),
            el("g", *_price(w, view, level, spot, above), aria_hidden="true"),  # said by each tile
        ]
        for i, tile in enumerate(mine):
            x = box.x + 6 + price_w + i % columns * (each + BETWEEN)
            spot = Box(round(x, 1), round(y + head + BETWEEN + i // columns * (high + BETWEEN), 1), each, high)
            lacks = explain.lacking(w, tile, view.players[view.seat].goods) if view.seat is not None else ""
            there = paid_on(view.players[view.seat], tile) if view.seat is not None else ""
            face = spot.inset(2) if above else spot  # one that can be touched has a frame round it
            can = key(tile, spot, pointed_face(w, tile, there, face, letters, pointed, aside))
            part.append(can or _offered(w, tile, there, lacks, face, letters, where, pointed, aside))
        kids.append(el("g", *part, data_list="", **as_group(w("Level %(n)d", n=level))))
        y += deep + BETWEEN
    return kids


@lru_cache(128)
def _offered(
    w: Words,
    tile: str,
    there: str,
    lacks: str,
    box: Box,
    letters: tuple[int, int],
    where: str,
    pointed: bool,
    aside: bool,
) -> Safe:
    """A tile on sale; held or come to by keys, it says what it does and costs, on which track it brings points
    (`there`), and what one `lacks` for it."""
    said = " ".join(filter(None, (explain.on_sale(w, tile, there), lacks)))
    art = pointed_face(w, tile, there, box, letters, pointed, aside)
    return el("g", el("title", said), *art, class_="we-offer", **as_read(said, f"{where}-{tile}"))


def _price(w: Words, view: Observation, level: int, box: Box, line: bool) -> list[Safe]:
    """The level and what each of its tiles costs, in a line or under one another."""
    head, have, both = w("Level %(n)d", n=level), _mine(view), w.p("price", "and")
    size = next((size for size in (LABEL, NOTE) if width(head, size) * WIDER <= box.w), LEAST)
    kids = [
        el("text", fit(head, box.w, size), x=box.x, y=round(box.y + TITLE_BASE, 1), font_size=size, class_=css.BOLD)
    ]
    top, step = 20.0, PRICE if line else min((box.h - 24) / 3, 22)
    needs = width(head, size) * WIDER + 3 * PRICE  # that all of it is paid is said where there is room
    rest, wide = box.w - needs if line else 0.0, width(both, NOTE)
    gap = next((gap for gap, less in ((wide + 4, KINDS), (wide, KINDS), (wide, 0)) if 2 * gap + less <= rest), 0.0)
    more = KINDS if KINDS + 2 * gap <= rest else 0
    if step < NOTE:  # no room for a name above three rows: the dots of the tiles say the level as well
        kids, top, step = [], 2.0, (box.h - 4) / 3
    for i, (good, name) in enumerate(_cost(w)):
        spot = Box(box.x, round(box.y + top + i * step, 1), box.w, min(step, 20))
        if line:
            left = round(box.x + box.w - more - (3 - i) * step - (2 - i) * gap, 1)
            spot = Box(left, box.y + 2, step + more * (i == 2), 20)
            if gap and i < 2:
                at = {"x": round(left + step - 5, 1), "y": box.y + TITLE_BASE - 0.5}
                kids.append(el("text", both, **at, font_size=NOTE, class_=css.SOFT))
        kids.append(_price_row(w, have.get(good), level, good, name, spot))
    return kids


@lru_cache(256)
def _price_row(w: Words, have: int | None, level: int, good: str, name: str, spot: Box) -> Safe:
    """A line of a price: how many of that it takes, and in brackets how many there are to pay with."""
    said = (
        f"{name}: {level}" if have is None else w("%(good)s: %(price)d, you have %(n)d", good=name, price=level, n=have)
    )
    kids = [el("title", said), amounts(((good, -level),), spot), plate(spot, 0, css.HIT)]
    if have is not None:
        look, kinds = "we-gain" if have >= level else css.SOFT, w.n("%(n)d kind", "%(n)d kinds", have)
        told = kinds if good == "vegetable" and width(f"({kinds})", NOTE) <= spot.w - 40 else have
        kids.append(
            el("text", f"({told})", x=round(spot.x + 40, 1), y=round(spot.y + spot.h / 2 + 4.5, 1), font_size=NOTE,
               class_=look)
        )  # fmt: skip
    return el("g", *kids)


def _mine(view: Observation) -> dict[str, int]:
    """What whoever looks could pay with; nothing for those who only look on."""
    if view.seat is None:
        return {}
    have = dict(zip(GOODS, view.players[view.seat].goods, strict=True))
    return {**have, "vegetable": sum(have[good] > 0 for good in VEGETABLES)}


def _tiles(w: Words, view: Observation, box: Box) -> list[Safe]:
    """The open tiles, and how many more there are."""
    title = w("Action tiles of level %(n)d", n=view.level)
    more = w.n("%(n)d more", "%(n)d more", view.stack)
    pile = w("face down: %(n)d", n=view.stack)
    use = w("At the end of a year one may take the place of a tile of yours.")
    after = box.x + TITLE_X + width(title, LABEL) * WIDER + 10
    spare = box.x + box.w - TITLE_X - width(more, LABEL) - 10 - after
    head = [
        el("text", fit(title, box.w - 90, LABEL), x=box.x + TITLE_X, y=round(box.y + TITLE_BASE, 1), font_size=LABEL,
           class_=css.BOLD),
        el("text", more, x=box.x + box.w - TITLE_X, y=round(box.y + TITLE_BASE, 1), font_size=LABEL,
           class_=css.END_SOFT),
    ]  # fmt: skip
    if width(use, NOTE) <= spare:
        head.append(el("text", use, x=round(after, 1), y=round(box.y + TITLE_BASE, 1), font_size=NOTE, class_=css.SOFT))
    tiles = [
        el("g", flat_tile(w, tile, spot) if flat else small_tile(w, tile, spot),
           **as_read(nouns.tile(w, tile), f"open-{tile}"))
        for tile, (spot, flat) in zip(view.open, _spots(view.open, box), strict=True)
    ]  # fmt: skip
    return [
        ground(Box(box.x, round(box.y, 1), box.w, round(box.h, 1)), CORNER),
        el(
            "g",
            el("g", *head, aria_hidden="true"),
            *tiles,
            data_list="",
            **as_group(f"{title}: {len(view.open)}; {pile}"),
        ),
    ]


def _spots(tiles: Sequence[str], box: Box) -> list[tuple[Box, bool]]:
    """Where the open tiles lie below their title, and whether they are written out in rows: where squares would be too
    small for words, but two rows of low tiles have room."""
    high = flat_height(tiles)
    flat = box.w < NARROW and box.h <= 2 * READ and box.h >= 2 * (high + BETWEEN) + 23
    rows = 2 if flat or box.h > 2 * READ else 1
    n = max(-(-len(tiles) // rows), 1)
    size = max(min((box.w - 12) / n - BETWEEN, (box.h - 23) / rows - BETWEEN), 8)
    wide, deep = ((box.w - 12) / n - BETWEEN, high) if flat else (size, size)
    left = box.x + (box.w - n * (wide + BETWEEN)) / 2
    return [
        (Box(left + i % n * (wide + BETWEEN), box.y + 23 + i // n * (deep + BETWEEN), wide, deep), flat)
        for i in range(len(tiles))
    ]


def _cost(w: Words) -> tuple[tuple[str, str], ...]:
    """Of what a progress tile takes: as a sign, and said."""
    vegetables = " / ".join(nouns.good(w, good) for good in VEGETABLES)
    return ("pelt", nouns.good(w, "pelt")), ("fish", nouns.good(w, "fish")), ("vegetable", vegetables)
