"""A row of mask cards with their names where there is room; touched, each says what it is for. WE-26."""

from collections.abc import Sequence
from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.hand import step
from prateria.view.letters import LEAST, NOTE
from prateria.view.measure import fit, width
from prateria.view.svg import Safe, el

from ...engine.observe import Card
from ...words import explain, nouns
from ..figures import mask
from ..pictograms import sign

__all__ = ["LINE", "masks_row", "title_row"]

LINE: Final = 17  # the title over cards and tiles
NAMED: Final = 14  # the line with the name of a mask
ROOMY: Final = 62  # so high, there is room for it
TITLED: Final = 36  # and so high, for the title
LARGEST: Final = 84  # a mask


def title_row(text: str, x: float, y: float, room: float) -> list[Safe]:
    return [el("text", fit(text, room, NOTE), x=round(x, 1), y=round(y + 12, 1), font_size=NOTE, class_=css.SOFT)]


def masks_row(w: Words, title: str, cards: Sequence[Card | None], box: Box) -> list[Safe]:
    head = LINE if box.h >= TITLED else 0
    kids = title_row(f"{title}: {len(cards)}", box.x, box.y, box.w) if head else []
    if not cards:
        return kids
    names = [nouns.mask(w, card.kind) if card else "" for card in cards]
    named = box.h >= ROOMY and max(width(name, LEAST) for name in names) <= box.w / len(cards) - 4
    size = min(box.h - head - (NAMED if named else 0), box.w / len(cards), LARGEST)
    apart = step(box.w, len(cards), size, max(size + 2, max(width(name, LEAST) for name in names) + 5 if named else 0))
    for i, card in enumerate(cards):
        x, y = round(box.x + i * apart, 1), round(box.y + max(head - 1, 0), 1)
        cx = round(x + (max(apart, size) if named else size) / 2, 1)  # a lone card has nothing to be apart from
        x = round(cx - size / 2, 1)
        art = mask(card.kind, x, y, round(size, 1), card.infected) if card else sign("cards", x, y, round(size, 1))
        said = explain.mask_card(w, card.kind, card.infected) if card else w.p("sign", "mask card")
        hit = el("rect", x=x, y=y, width=round(size, 1), height=round(size, 1), class_=css.HIT)
        under = (
            el("text", names[i], x=cx, y=round(y + size + 11, 1), font_size=LEAST, class_=css.MIDDLE)
            if named
            else Safe()
        )
        kids.append(el("g", el("title", said), art, hit, under))
    return kids
