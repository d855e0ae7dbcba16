"""Beside the hand: one's own pile and reserve, and the herds still to come."""

from functools import lru_cache
from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LABEL, LOUD, NOTE, TEXT
from prateria.view.measure import fit, width, wrap
from prateria.view.plate import ground
from prateria.view.stack import stack
from prateria.view.svg import Safe, el

from ..engine.data import COPIES, HUNTERS, KINDS, WARRIORS
from ..engine.meta import META
from ..engine.observe import Observation
from .cards import CARD_H, CARD_W, back, sign
from .figures import emblem
from .layout import PLATE_CORNER, RATIO, Plan
from .spoken import coming, herds_left, own_cards, sorts

__all__ = ["chips", "side"]

PAD: Final = 9  # from the edge of the plate to the pile
RESERVE: Final = 8  # and from the other edge to the reserve
TITLE: Final = 19  # from the top of the plate to the line of its titles
TIGHT: Final = 6  # from the edge on a phone
LINES: Final = 3  # of chips
IN_LINE: Final = 5  # chips
BETWEEN: Final = 3  # one chip and the next
HIGH: Final = 1.45  # a chip, by its width, where there is room: its dots have a line of their own then
SIGN: Final = 16


def side(w: Words, view: Observation, plan: Plan) -> Safe:
    """Pile and reserve of the one who looks; nothing for a spectator."""
    own, box, seat = view.own, plan.side, view.seat
    if own is None or box is None or seat is None:
        return Safe()
    choosing = view.phase == "party" and not own.hand  # for whom nothing lies in the pile yet
    told = f"{own_cards(w, own, view.hunt == META.rounds, choosing)} {coming(w, view)}"
    kids = _roomy(w, view, box) if box.w > 165 and box.h > 108 else _tight(w, view, box)
    return el(
        "g",
        el("title", told),
        *kids,
        id="own",
        class_=f"own s{seat}",
        role="img",
        data_reads="",
        data_explains="",
        aria_label=told,
        aria_description="",  # the title would say the name once more
    )


def _roomy(w: Words, view: Observation, box: Box) -> list[Safe]:
    own, seat = view.own, view.seat
    if own is None or seat is None:
        return []
    room = min(box.w * 0.66, 230)
    foot = 26 if box.h > 126 else 4
    chip = min((box.h - 30 - foot) / LINES - BETWEEN, room / IN_LINE * HIGH)
    pw = min(box.w - room - 28, (LINES * chip + 6) / RATIO, 64)
    x, top = box.x + PAD, box.y + 28
    kids = [
        ground(box, PLATE_CORNER),
        _label(w("Pile"), x, box.y + TITLE, box.w - room - 19),
        el(
            "text",
            fit(w("Reserve"), room, LABEL),
            x=box.x + box.w - room - RESERVE,
            y=box.y + TITLE,
            font_size=LABEL,
            class_=css.SOFT,
        ),
        *_pile(seat, sum(own.pile), Box(x, top + 2, pw, pw * CARD_H / CARD_W)),
        chips(own.reserve, _captured(view, seat), box.x + box.w - room - RESERVE, top, room, chip, seat),
    ]
    if foot > 20:
        kids += _coming(w, view, x, box.y + box.h - 14, box.w - 2 * PAD)
    return kids


def _label(text: str, x: float, y: float, room: float) -> Safe:
    """What lies under it is called; in smaller letters where there is little room."""
    size = LABEL if width(text, LABEL) <= room else NOTE
    return el("text", fit(text, room, size), x=x, y=y, font_size=size, class_=css.SOFT)


def _coming(w: Words, view: Observation, x: float, y: float, room: float) -> list[Safe]:
    """How many herds still come."""
    large, small = herds_left(view)
    told = w("next hunts: %(herds)s", herds=sorts(w, large, small)) if large else w("these are the last herds")
    if large and width(told, LABEL) > room - 24:  # over two lines the reserve would lie
        told = w("then: %(herds)s", herds=sorts(w, large, small))
    size = LABEL if width(told, LABEL) <= room - 24 else NOTE  # rather smaller than in two lines, up into the reserve
    lines = wrap(told, room - 24, size, 2)
    return [
        emblem("bison", x, y - 9, 18),
        *(
            el("text", line, x=x + 24, y=y + 5 - (size + 1) * n, font_size=size, class_=css.SOFT)
            for n, line in enumerate(reversed(lines))
        ),
    ]


def _tight(w: Words, view: Observation, box: Box) -> list[Safe]:
    """On a phone: the pile beside its name, and below it, on a ground of its own, the reserve: two numbers, each with
    its sign."""
    own, seat = view.own, view.seat
    if own is None or seat is None:
        return []
    pw = min(40.0, box.w * 0.42)
    y = box.y + 4
    ph = pw * CARD_H / CARD_W
    text_y = y + ph + 18
    kids = [
        ground(Box(box.x, text_y - 13, box.w, 38), PLATE_CORNER),
        *_pile(seat, sum(own.pile), Box(box.x + TIGHT, y, pw, ph)),
        _label(w("Pile"), box.x + TIGHT + pw + 8, y + 14, box.w - pw - TIGHT - 8),
    ]
    kids.append(
        el("text", fit(w("Reserve"), box.w - 8, NOTE), x=box.x + TIGHT, y=text_y, font_size=NOTE, class_=css.SOFT)
    )
    hunters, warriors = sum(own.reserve[:10]), sum(own.reserve[10:])
    kids += [
        emblem("bow", box.x + TIGHT, text_y + 7, SIGN),
        el("text", str(hunters), x=box.x + 25, y=text_y + 20, font_size=TEXT),
        emblem("chief", box.x + 50, text_y + 7, SIGN),
        el("text", str(warriors), x=box.x + 69, y=text_y + 20, font_size=TEXT),
    ]
    return kids


@lru_cache(32)
def _pile(seat: int, count: int, at: Box) -> tuple[Safe, ...]:
    """A pile face down with the number of its cards."""
    return stack(back(seat), count, at, CARD_W)


def _captured(view: Observation, seat: int) -> tuple[int, ...]:
    """By kind, how many of its cards the seat has lost for good (MA-21)."""
    lost = [KINDS.index(kind) for player in view.players for owner, kind in player.captives if owner == seat]
    return tuple(lost.count(k) for k in range(len(KINDS)))


@lru_cache(128)
def chips(counts: tuple[int, ...], lost: tuple[int, ...], x: float, y: float, w: float, h: float, seat: int) -> Safe:
    """One's own cards of a zone by kind, three lines of five: those that are elsewhere are faint, those that are `lost`
    struck out; pairs have two dots."""
    step = w / IN_LINE
    wide = step - BETWEEN
    tall = h > wide * 1.2
    size = min(wide - 3, h - 13, LOUD) if tall else min(h - 7, LOUD)
    parts = []
    for i, kind in enumerate((*HUNTERS, *WARRIORS)):
        k = KINDS.index(kind)
        two = COPIES[k] > 1
        at, top = round(x + i % IN_LINE * step, 1), y + i // IN_LINE * (h + BETWEEN)
        parts.append(
            el(
                "g",
                el("rect", x=at, y=top, width=round(wide, 1), height=h, rx=4),
                sign(
                    kind,
                    round(at + (wide - size) / 2 - 3 * (two and not tall), 1),
                    round(top + (h - size) / 2 - 4 * (two and tall), 1),
                    size,
                ),
                *(
                    _dot(
                        round(at + wide / 2 + 1.3 * d if tall else at + step - 8, 1),
                        round(top + h - 6 if tall else top + h / 2 + d, 1),
                        3 if tall else 2.2,
                        n < counts[k],
                        n >= COPIES[k] - lost[k],
                    )
                    for n, d in ((0, -4.5), (1, 4.5))
                    if two
                ),
                *([_struck(at + 3, top + 3, wide - 6, h - 6)] if lost[k] == COPIES[k] else ()),
                class_="chip" if counts[k] else "chip lost" if lost[k] == COPIES[k] else f"chip {css.GONE}",
            )
        )
    return el("g", *parts, class_=f"chips s{seat}")


def _dot(x: float, y: float, r: float, there: bool, lost: bool) -> Safe:
    """One of two cards: there, elsewhere, or lost."""
    if lost:
        return _struck(x - r, y - r, 2 * r, 2 * r)
    return el("circle", cx=x, cy=y, r=r, class_=css.DOT if there else f"{css.DOT} {css.GONE}")


def _struck(x: float, y: float, w: float, h: float) -> Safe:
    return el("path", d=f"M{x:.5g} {y + h:.5g}l{w:.5g} {-h:.5g}", class_="struck")
