"""What one has: goods, canoes, mask cards, and natives in the village and in the long house. WE-06."""

from functools import lru_cache
from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import NOTE, TEXT
from prateria.view.plate import ground
from prateria.view.svg import Safe, el

from ...engine.data import GOODS, NATIVES, RESOURCES
from ...engine.observe import Player
from ...words import explain, nouns
from ..figures import FIGURE, figure
from ..pictograms import sign

__all__ = ["have", "stock"]

TWO_FIGURES: Final = 10
ROOMY: Final = 40  # so wide, two figures have room beside a sign


def have(w: Words, player: Player, box: Box, where: str) -> Safe:
    """The panel of a player; lying or standing by the form of the box. `where`: for its id."""
    if box.h < 24 or box.w < 60:
        return Safe()
    home = (player.women, player.hunters, player.warriors)
    return el(
        "g",
        el("title", spoken_goods(w, player)),
        *_have(w, player.seat, player.goods, player.canoes, player.hand, home, player.house, box),
        id=f"have-{where}",
        class_=f"we-have s{player.seat}",
    )


def stock(w: Words, player: Player, box: Box) -> Safe:
    """A row of what one gives and pays in a Trade, where the panel of a player is out of sight."""
    each = (box.w - 8) / len(RESOURCES)
    kids = [
        _thing(w, player.seat, name, n, Box(box.x + 4 + i * each, box.y + 1, each, box.h - 2))
        for i, (name, n) in enumerate(zip(RESOURCES, player.goods, strict=False))
    ]
    return el("g", ground(box, 10), *kids, id="stock", class_="we-have", aria_hidden="true")


def spoken_goods(w: Words, player: Player) -> str:
    """Goods that there are, canoes and natives in words."""
    goods = nouns.goods(w, player.goods) if any(player.goods) else w("no goods")
    home = (player.women, player.hunters, player.warriors)
    people = [
        w(
            "%(native)s: %(home)d in the village, %(house)d in the long house",
            native=nouns.native(w, native),
            home=a,
            house=b,
        )
        for native, a, b in zip(NATIVES, home, player.house, strict=True)
    ]
    return "; ".join((goods, w.n("%(n)d canoe", "%(n)d canoes", player.canoes), *people))


@lru_cache(256)
def _have(
    w: Words,
    seat: int,
    goods: tuple[int, ...],
    canoes: int,
    cards: int,
    home: tuple[int, ...],
    house: tuple[int, ...],
    box: Box,
) -> tuple[Safe, ...]:
    things = [*zip(GOODS, goods, strict=True), ("canoe", canoes), ("mask", cards)]
    kids = [ground(box, 10)]
    if box.w > 1.6 * box.h:
        row = (box.h - 6) / 2
        each = (box.w - 8) / len(things)
        kids += [
            _thing(w, seat, name, n, Box(box.x + 4 + i * each, box.y + 3, each, row))
            for i, (name, n) in enumerate(things)
        ]
        y = box.y + 3 + row
        part = (box.w - 14) / 2
        kids += _people(w, seat, home, Box(box.x + 4, y, part, row - 1), "village")
        kids += _people(w, seat, house, Box(box.x + 10 + part, y, part, row - 1), "house")
        return tuple(kids)
    row = (box.h - 8) / 8
    half = (box.w - 6) / 2
    kids += [
        _thing(w, seat, name, n, Box(box.x + 3 + i % 2 * half, box.y + 3 + i // 2 * row, half, row))
        for i, (name, n) in enumerate(things)
    ]
    y = box.y + 4 + 4 * row
    kids += _people(w, seat, home, Box(box.x + 3, y, half - 1, 4 * row), "village")
    kids += _people(w, seat, house, Box(box.x + 4 + half, y, half - 1, 4 * row), "house")
    return tuple(kids)


def _thing(w: Words, seat: int, name: str, n: int, box: Box) -> Safe:
    """A sign and how many."""
    tight = n >= TWO_FIGURES and box.w < ROOMY
    size = min(box.h - 3, box.w - (21 if tight else 17), 28)
    x = box.x + max((box.w - size - 17) / 2, 0)
    said = {
        "canoe": w.n("%(n)d canoe", "%(n)d canoes", n),
        "mask": w.n("%(n)d mask card in hand", "%(n)d mask cards in hand", n),
    }
    return el(
        "g",
        el("title", f"{said[name]}. {explain.thing(w, name)}" if name in said else explain.good(w, name, n)),
        el("rect", x=round(box.x, 1), y=round(box.y, 1), width=round(box.w, 1), height=round(box.h, 1), class_=css.HIT),
        sign(name, round(x, 1), round(box.y + (box.h - size) / 2, 1), round(size, 1)),
        el(
            "text",
            str(n),
            x=round(x + size + 3, 1),
            y=round(box.y + box.h / 2 + 5, 1),
            font_size=NOTE if tight else TEXT,
            class_=css.HEAVY,
        ),
        class_="we-thing" if n else "we-thing none",
        data_place=f"have-{seat}-{name}",
    )


def _people(w: Words, seat: int, numbers: tuple[int, ...], box: Box, where: str) -> list[Safe]:
    """Women, hunters and warriors; the long house has a roof over them."""
    kids = [box.rect(f"we-{where}-box", 7)]
    lying = box.w > 1.6 * box.h
    fields = [
        Box(box.x + 22 + i * (box.w - 24) / 3, box.y, (box.w - 24) / 3, box.h)
        if lying
        else Box(box.x, box.y + 18 + i * (box.h - 20) / 3, box.w, (box.h - 20) / 3)
        for i in range(3)
    ]
    icon = "house" if where == "house" else "village"
    kids.append(sign(icon, round(box.x + 3, 1), round(box.y + (box.h - 16) / 2 if lying else box.y + 2, 1), 16))
    for native, n, field in zip(NATIVES, numbers, fields, strict=True):
        h = min(field.h - 2, (field.w - 12) / FIGURE, 34)
        x = field.x + max((field.w - h * FIGURE - 11) / 2, 0)
        kids.append(
            el(
                "g",
                el("title", explain.people(w, native, n, where == "house")),
                el(
                    "rect",
                    x=round(field.x, 1),
                    y=round(field.y, 1),
                    width=round(field.w, 1),
                    height=round(field.h, 1),
                    class_=css.HIT,
                ),
                figure(native, seat, round(x, 1), round(field.y + (field.h - h) / 2, 1), round(h, 1)),
                el(
                    "text",
                    str(n),
                    x=round(x + h * FIGURE + 2, 1),
                    y=round(field.y + field.h / 2 + 5, 1),
                    font_size=TEXT,
                    class_=css.HEAVY,
                ),
                class_="we-thing" if n else "we-thing none",
            )
        )
    return kids
