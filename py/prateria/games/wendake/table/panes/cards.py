"""Mask cards: those of one kind fanned out over its name; touched, each says what it is for. WE-26."""

import itertools
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import DROP, LEAST, NOTE
from prateria.view.measure import fit, width, wrap
from prateria.view.svg import Safe, el

from ...engine.observe import Card, Observation
from ...words import effects, explain, nouns
from ..figures import mask
from ..pictograms import sign

__all__ = ["LINE", "fans", "masks_row", "room_of", "title_row"]

LINE: Final = 17  # the title over cards and tiles
TITLED: Final = 36  # so high, there is room for it
SIZES: Final = (64.0, 52.0, 44.0, 38.0, 32.0)
"""How large masks may be."""
FANNED: Final = 0.45
"""So much is seen at the least of a mask that lies below one of its kind: its blanket."""
SPREAD: Final = 1.06
"""So far apart they lie where there is room."""
HEAPED: Final = (32.0, 29.0, 26.0, 23.0)
"""The same where not even names have room for themselves;"""
SEEN: Final = 0.75
"""so much is seen then of each kind at the least,"""
CLOSE: Final = 0.3
"""and so much of the next of the same kind."""
LINES: Final = 27.0, 20.0
"""So high is a line with the masks of a kind and their name, at the most and at the least."""
WORD: Final = LEAST + 1  # a line of a name
APART: Final = 6


class Borrowed(NamedTuple):
    """A mask as it counts in the action that goes on by a progress tile: one more, or one's own of another kind."""

    kind: str
    infected: bool | None
    tile: str


Shown = Card | Borrowed

LENT: Final = "P3-6"
DISGUISED: Final = "P2-6"


def counting(view: Observation) -> tuple[Shown, ...]:
    """The hand of who looks, as it counts now.

    >>> from ...engine.state import State
    >>> view = State.new(seats=2, seed=1).observe(0)
    >>> both = view.asked._replace(what="masks", added="husk", real="spirit", shown="husk")
    >>> had = view.own._replace(hand=(Card("spirit", False),))
    >>> [(card.kind, getattr(card, "tile", "")) for card in counting(view._replace(asked=both, own=had))]
    [('husk', 'P2-6'), ('husk', 'P3-6')]
    """
    hand, asked = list[Shown](view.own.hand if view.own is not None else ()), view.asked
    if asked is None or asked.seat != view.seat:
        return tuple(hand)
    real = next((card for card in hand if card.kind == asked.real), None)
    if real is not None:
        hand[hand.index(real)] = Borrowed(asked.shown, real.infected, DISGUISED)
    return (*hand, *((Borrowed(asked.added, None, LENT),) if asked.added else ()))


class Fan(NamedTuple):
    """Cards of one kind, the lines of their name, and how wide both are."""

    cards: tuple[Shown | None, ...]
    name: tuple[str, ...]
    wide: float


def title_row(text: str, x: float, y: float, room: float) -> list[Safe]:
    return [el("text", fit(text, room, NOTE), x=round(x, 1), y=round(y + 12, 1), font_size=NOTE, class_=css.SOFT)]


def masks_row(w: Words, title: str, cards: Sequence[Shown | None], box: Box) -> list[Safe]:
    """The masks below a title."""
    head = LINE if box.h >= TITLED else 0
    kids = title_row(f"{title}: {len(cards)}", box.x, box.y, box.w) if head else []
    return [*kids, *fans(w, cards, Box(box.x, box.y + head, box.w, box.h - head))]


def room_of(w: Words, cards: Sequence[Shown | None], high: float) -> float:
    """How wide they would like to be at that height."""
    found = (_fans(w, tuple(cards), size) for size in SIZES if _high(_fans(w, tuple(cards), size), size) <= high)
    return _wide(next(found, _fans(w, tuple(cards), SIZES[-1])))


def fans(w: Words, cards: Sequence[Shown | None], box: Box) -> list[Safe]:
    """The masks in that box: as large as those with their names have room; else side by side, their names in one text
    below them where there is room for all."""
    if not cards:
        return []
    for size, share in itertools.product(SIZES, (SPREAD, FANNED)):
        found = _fans(w, tuple(cards), size, share)
        if _high(found, size) <= box.h and _wide(found) <= box.w:
            return _drawn(w, found, size, share, box)
    if lines := _in_lines(w, cards, box):
        return lines
    row, size = _in_a_row(w, cards, box)
    count = Counter(card.kind for card in cards if card)
    names = ", ".join(f"{nouns.mask(w, kind)}{f' ×{n}' if n > 1 else ''}" for kind, n in sorted(count.items()))
    return [*row, *_below(names, box._replace(y=box.y + size, h=box.h - size))]


def _in_lines(w: Words, cards: Sequence[Shown | None], box: Box) -> list[Safe]:
    """A line for each kind, the faces side by side and their name after them; nothing where these have no room."""
    found: dict[str, list[Shown | None]] = {}
    for card in sorted(cards, key=_kind):
        found.setdefault(_kind(card), []).append(card)
    high = min(box.h / len(found), LINES[0])
    kids, size = list[Safe](), round(high - 1, 1)
    for i, (kind, mine) in enumerate(found.items()):
        name, y = nouns.mask(w, kind) if kind else "", box.y + i * high
        end = len(mine) * size + 3
        if high < LINES[1] or end + width(name, LEAST) > box.w:
            return []
        kids += [_card(w, card, box.x + k * size, y, size) for k, card in enumerate(mine)]
        at = {"x": round(box.x + end, 1), "y": round(y + size / 2 + LEAST * DROP, 1)}
        kids.append(el("text", name, **at, font_size=LEAST))
    return kids


def _in_a_row(w: Words, cards: Sequence[Shown | None], box: Box) -> tuple[list[Safe], float]:
    """The masks in one row, side by side, or else those of a kind close together, so that each kind is seen by itself;
    and how large."""
    mine = sorted(cards, key=_kind)
    kinds = len({_kind(card) for card in cards})
    for size in (min(size, box.h) for size in HEAPED):
        if len(mine) * size <= box.w:
            return [_card(w, card, box.x + i * size, box.y, size) for i, card in enumerate(mine)], size
    size = apart = 0.0
    for size in (min(size, box.h) for size in HEAPED):
        room = box.w - size - size * CLOSE * (len(cards) - kinds)
        apart = min(room / max(kinds - 1, 1), size + 2)
        if apart >= size * SEEN:
            break
    kids, x = list[Safe](), box.x
    for before, card in zip((None, *mine), mine, strict=False):
        if kids:
            x += size * CLOSE if _kind(card) == _kind(before) else apart
        kids.append(_card(w, card, x, box.y, size))
    return kids[::-1], size  # the first on top, so that of each other one its blanket is seen


def _kind(card: Shown | None) -> str:
    return card.kind if card else ""


def _below(names: str, box: Box) -> list[Safe]:
    """The names in that box, if all of them can be read."""
    most = int(box.h // WORD)
    lines = wrap(names, box.w, LEAST, most) if most > 0 else ()
    if any("…" in line for line in lines):
        return []
    return [
        el("text", line, x=round(box.x, 1), y=round(box.y + WORD * (i + 1) - 1, 1), font_size=LEAST)
        for i, line in enumerate(lines)
    ]


@lru_cache(64)
def _fans(w: Words, cards: tuple[Shown | None, ...], size: float, share: float = FANNED) -> tuple[Fan, ...]:
    """`share`: how much of each is seen beside the next of its kind."""
    kinds = dict.fromkeys(card.kind if card else "" for card in cards)
    found = []
    for kind in kinds:
        mine = tuple(card for card in cards if (card.kind if card else "") == kind)
        spread = size * (1 + share * (len(mine) - 1))
        name = nouns.mask(w, kind) if kind else ""
        lines = _lines(name, spread)
        found.append(Fan(mine, lines, max(spread, max((width(line, LEAST) for line in lines), default=0))))
    return tuple(found)


def _lines(name: str, room: float) -> tuple[str, ...]:
    """The name in two lines at the most, in that room or as much more as it takes."""
    while "…" in "".join(lines := wrap(name, room, LEAST, 2)):
        room += 2
    return lines


def _high(found: Sequence[Fan], size: float) -> float:
    return size + WORD * max((len(fan.name) for fan in found), default=0)


def _wide(found: Sequence[Fan]) -> float:
    return sum(fan.wide for fan in found) + APART * max(len(found) - 1, 0)


def _drawn(w: Words, found: Sequence[Fan], size: float, share: float, box: Box) -> list[Safe]:
    kids = []
    x = box.x
    y = box.y + (box.h - _high(found, size)) / 2
    for fan in found:
        spread = size * (1 + share * (len(fan.cards) - 1))
        left, cx = x + (fan.wide - spread) / 2, round(x + fan.wide / 2, 1)
        cards = [_card(w, card, left + i * size * share, y, size) for i, card in enumerate(fan.cards)]
        kids += cards[::-1]  # the first on top, so that of each other one its blanket is seen
        kids += [
            el("text", line, x=cx, y=round(y + size + WORD * (i + 1) - 2, 1), font_size=LEAST, class_=css.MIDDLE)
            for i, line in enumerate(fan.name)
        ]
        x += fan.wide + APART
    return kids


def _card(w: Words, card: Shown | None, x: float, y: float, size: float) -> Safe:
    x, y, size = round(x, 1), round(y, 1), round(size, 1)
    if isinstance(card, Borrowed):
        said = w("%(tile)s: %(mask)s, for this action only.", tile=effects.progress(w, card.tile),
                 mask=nouns.mask(w, card.kind))  # fmt: skip
        rim = el("rect", x=x, y=y, width=size, height=size, rx=6, class_="we-borrowed")
        return el("g", el("title", said), rim, mask(card.kind, x, y, size, card.infected))
    art = mask(card.kind, x, y, size, card.infected) if card else sign("cards", x, y, size)
    said = explain.mask_card(w, card.kind, card.infected) if card else w.p("sign", "mask card")
    return el("g", el("title", said), art, el("rect", x=x, y=y, width=size, height=size, class_=css.HIT))
