"""What has just happened to the cards of somebody at a side of the screen, turned towards them: too late, nothing left;
and why a claim was wrong, since the line above the table is read from the bottom only."""

from collections.abc import Sequence
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import DROP, LABEL, LARGE, NAME
from prateria.view.measure import width, wrap
from prateria.view.svg import Safe, el

from .. import words
from ..engine.data import TRIBE
from ..engine.observe import Observation
from ..engine.preview import Look
from .claims import happened
from .layout import Side
from .sides import turned

__all__ = ["hurry", "notes"]

CORNER: Final = 9
LINE: Final = 19  # from line to line
ROOM: Final = 330  # for a line, at the most
CROSS: Final = 28.0  # a wrong claim is seen from across the table
ANIMALS: Final = 60  # mark and animal in the line with a name
BOLD: Final = 1.06  # bold letters to others
INNER: Final = 11  # from the edge of a note to what it says
NAMED: Final = 46  # half of what name and animal of a player take beside the cards
HEM: Final = 8  # the same of a hope, beside which there is little room
FREE: Final = 2  # round that note
BEYOND: Final = 6  # the least between a note and the edge of its side


def notes(w: Words, look: Look, place: Side, flat: bool) -> Safe:
    """Upon the cards themselves: nothing lies over what is open to all. Where it is not read from all sides (`flat`),
    the line above the table says why a claim was wrong."""
    texts = {"late": w("too late"), "second": w("only one card"), "empty": w("nothing left")}
    drawn = []
    for box, kind in zip(place.cards, TRIBE, strict=True):
        text = texts.get(happened(look, place.seat, kind), "")
        if text:
            drawn += _note(place, box.x + box.w / 2, box.y + 15, text)
    for (seat, kind), n, missing in zip(look.punished, look.thrown, look.missing, strict=True):
        if seat == place.seat:
            sign = f"✗ −{n}" if n else "✗"
            middle = place.cards[TRIBE.index(kind)]
            why = words.lacks(w, seat, kind, missing)
            drawn += (
                _wrong(place, sign, why if n else f"{words.lost(w, n)} {why}")
                if flat
                else _note(place, middle.x + middle.w / 2, middle.y + 15, sign)
            )
    return el("g", *drawn, class_="notes", transform=turned(place)) if drawn else Safe()


def hurry(w: Words, view: Observation, touch: Touch, place: Side, name: str, flat: bool) -> Safe:
    """What somebody must not miss, and what they may hope for, beside their own cards: the line above the table is far
    from the hand, and read from the bottom only (not `flat`: nothing need be said twice). Between the cards and the
    `name`, where there is room for it."""
    said = words.urgent(w, view, touch, place.seat) if flat else ""
    found = _fitting(said or words.wished(w, view, touch, place.seat), place, name)
    if found is None:
        return Safe()
    lines, size, x, y = found
    wide = max(width(line, size) for line in lines) * BOLD
    high = LINE * len(lines) + 2 * BEYOND
    box = Box(x - wide / 2 - HEM, y - high / 2, wide + 2 * HEM, high)
    return el(
        "g",
        _ground(box),
        *(
            el("text", line, x=round(x, 1), y=round(box.y + BEYOND + LINE * (i + 0.5) + size * DROP, 1),
               font_size=size, class_=css.MIDDLE_BOLD)
            for i, line in enumerate(lines)
        ),
        class_="notes" if said else "notes pw-wish",
        transform=turned(place),
        aria_hidden="true",
    )  # fmt: skip


def _fitting(text: str, place: Side, name: str) -> tuple[Sequence[str], int, float, float] | None:
    """In lines, if there is room for it; the size of its letters and its middle."""
    card = place.cards[0]
    beside = place.name.y >= card.y
    left = place.name.middle[0] + NAMED if beside else place.name.x + ANIMALS + width(name, LARGE)
    right = card.x if beside else place.won.x
    room = right - left - 2 * (HEM + FREE)
    y = card.y + card.h / 2 if beside else place.name.y + place.name.h / 2
    for size in (LARGE, NAME, LABEL) if text and room > 0 else ():
        lines = wrap(text, room, size, 4) if beside else [text]
        if " ".join(lines) == text and all(width(line, size) * BOLD <= room for line in lines):
            return lines, size, (left + right) / 2, y
    return None


def _note(place: Side, x: float, y: float, text: str) -> list[Safe]:
    """Over the middle of a card, but within its side: at the edge of the screen it would be cut."""
    wide = max(width(text, NAME) + 18, 40)
    x = min(max(x, BEYOND + wide / 2), place.w - BEYOND - wide / 2)
    return [
        _ground(Box(x - wide / 2, y - 17, wide, 30)),
        el("text", text, x=round(x, 1), y=y + NAME * DROP - 2, font_size=NAME, class_=css.MIDDLE_HEAVY),
    ]


def _wrong(place: Side, sign: str, why: str) -> list[Safe]:
    """In the middle of the side: what it has cost, and beside it why."""
    first = width(sign, CROSS) * 1.1 + INNER
    room = min(place.w - 2 * BEYOND - 2 * INNER - first, ROOM)
    lines = wrap(why, room, NAME, max(int((place.h - 2 * BEYOND - 2 * INNER) / LINE), 1))
    wide = first + max(width(line, NAME) for line in lines) + 2 * INNER
    high = LINE * len(lines) + 2 * INNER
    x, y = (place.w - wide) / 2, min(place.cards[0].y + BEYOND, place.h - high - BEYOND)
    if place.corner:
        x = min(x, place.w - wide - BEYOND)
    middle = y + high / 2
    return [
        _ground(Box(x, y, wide, high)),
        el("text", sign, x=round(x + INNER, 1), y=round(middle + CROSS * DROP, 1), font_size=CROSS, class_=css.HEAVY),
        *(
            el("text", line, x=round(x + INNER + first, 1), y=round(y + INNER + LINE * (i + 0.5) + NAME * DROP, 1),
               font_size=NAME, class_=css.BOLD)
            for i, line in enumerate(lines)
        ),
    ]  # fmt: skip


def _ground(box: Box) -> Safe:
    return Box(*(round(size, 1) for size in box)).rect("pw-note", CORNER)
