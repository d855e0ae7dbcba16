"""What is at stake, in the calm way: on each heap of loot the marks of those who could take it now, on one's own tribe
cards how many cards they would bring, and the moment of a haul as a picture in the middle of the table. All of it lies
open; in a race it would be the race to see it."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.frame import Frame, Sitter
from prateria.view.letters import DROP, LOUD, NAME
from prateria.view.measure import width
from prateria.view.palette import shape
from prateria.view.plate import animal_of
from prateria.view.stone import stone
from prateria.view.svg import Safe, el

from .. import words
from ..engine.data import GREATEST, LOOT, TRIBE
from ..engine.observe import Observation
from ..engine.preview import Look, brings, claimers, first
from .cards import FOOT, PERSON_H, PERSON_W, TRIBE_H, person
from .claims import LIFT
from .emblems import thing
from .layout import Plan, Side
from .pieces import class_of

__all__ = ["badges", "haul", "marked"]

MARK: Final = 14.0
SMALL, WIDE = 66.0, 104.0  # heaps on a small phone, on a tablet
HEM: Final = 4.0  # from the edge of a heap to its marks, and round these
R: Final = 13.0  # of a number on a tribe card
INSIDE: Final = 3.0  # from the edge of that card to the number: it is of this card, not of the one beside it
ROOM: Final = 300, 62  # the least for it
MOST: Final = 420, 88
INNER: Final = 10
RAYS: Final = 18
BIG: Final = 6
"""From so many cards on a haul is told larger."""


def marked(view: Observation, plan: Plan) -> list[Safe]:
    """On each heap those who could take it as the table lies now."""
    if not view.setup.calm or view.outcome is not None:
        return []
    lying = [card for card, _ in view.table if card in LOOT]
    return [_marks(card, plan.heaps[card], seats) for card in lying if (seats := claimers(view, card))]


@lru_cache(256)
def _marks(card: str, box: Box, seats: tuple[int, ...]) -> Safe:
    """In a column at the left edge of the heap, from its foot upwards: there is room beside the picture."""
    n = len(seats)
    size, hem = (MARK - 2, HEM - 1.5) if box.w < SMALL else (MARK + 4 * (box.w > WIDE), HEM)
    step = min(size + 2, (box.h - 4) / n)
    size = min(size, step)
    high = step * n + HEM
    x, y = box.x + 2, box.y + box.h - high - 2
    back = el("rect", x=round(x, 1), y=round(y, 1), width=size + 2 * hem, height=round(high, 1), rx=8, class_="pw-able")
    signs = [
        el("g", shape(seat, round(x + hem, 1), round(y + HEM / 2 + step * i + (step - size) / 2, 1), size),
           id=f"able-{card}-{seat}", class_=f"s{seat} pw-can")
        for i, seat in enumerate(seats)
    ]  # fmt: skip
    return el("g", back, *signs, id=f"able-{card}", aria_hidden="true")  # the heap says it


def badges(view: Observation, plan: Plan, lifted: int | None, loot: str = "", back: str = "") -> list[Safe]:
    """At the foot of one's own tribe cards: what they would bring, also while others answer; paler while a
    card is to be turned first: for now none of them can be played, but who has just waited (`back`) still can.
    `lifted`: the kind of the card that is chosen, which lies nearer to the middle of the table, and the `loot` that is
    chosen with it."""
    seat = view.seat
    side = plan.side_of(seat) if seat is not None else None
    if side is None or seat is None or not view.setup.calm or view.phase not in ("ask", "turn"):
        return []
    drawn = []
    for i, kind in enumerate(TRIBE):
        n, _ = brings(view, seat, kind, loot if i == lifted else "")
        if n:
            text = f"+{n}?" if first(view, seat, kind) else f"+{n}"
            box = side.cards[i]
            r = R + (3 if text.endswith("?") else 1.5) * (len(text) - 2)
            # at the edge, above the signs of what the card takes, where nobody's face is
            up = min(LIFT, side.above) if i == lifted else 0
            x, y = side.on_stage(box.x + r + INSIDE, box.y + box.h * FOOT / TRIBE_H - r - up)
            letters = round(NAME * min(1, 1.6 * r / width(text, NAME)), 1)
            class_ = "pw-badge-card pw-later" if view.phase == "turn" and not words.waited(back) else "pw-badge-card"
            number = stone(text, x, y, r, None, letters, "pw-brings", "pw-brings-ink")
            drawn.append(el("g", *number, class_=class_, aria_hidden="true"))
    return drawn


def haul(w: Words, view: Observation, look: Look, plan: Plan, frame: Frame, sitters: tuple[Sitter, ...]) -> Safe:
    """Where nothing is to be chosen meanwhile, and no winnings lie; in a race turned towards who took it. Not where
    marks show where the cards went."""
    if look.took is None or frame.follows:
        return Safe()
    seat, cards = look.took
    taken = Counter(cards)
    box, big = _box(plan, frame, None if view.setup.calm else len(view.pile)), len(cards) >= BIG
    size = min(box.h - 2 * INNER, 58.0)
    cy = box.y + box.h / 2
    text = words.won(w, len(cards)) + ("!" if big else "")
    letters = LOUD * (1.5 if big else 1.1)
    room = box.w - 3 * INNER - size  # for what was taken, and the number
    wide = sum(map(_wide, taken.values()))
    each = min(((room - INNER) * 0.62 - wide) / len(taken), size * 1.3)
    letters = min(letters, letters * (room - each * len(taken) - wide - INNER) / width(text, letters))
    own = [side.seat for side in plan.sides]
    least = GREATEST if view.setup.calm else BIG  # a race goes by so quickly
    rays, *word = _burst(w, box, seat == view.seat or own == [seat]) if len(cards) >= least else [Safe()]
    kids = [
        rays,
        box.rect("pw-haul", 16),
        *word,
        animal_of(sitters[seat], round(box.x + INNER, 1), round(cy - size / 2, 1), size),
    ]
    x = box.x + 2 * INNER + size
    for card, n in taken.items():
        kids += _taken(card, n, x, cy, each)
        x += each + _wide(n)
    middle = (x + box.x + box.w - INNER) / 2
    kids.append(
        el("text", text, x=round(middle, 1), y=round(cy + letters * DROP, 1), font_size=round(letters, 1),
           class_=css.MIDDLE_HEAVY)
    )  # fmt: skip
    side = plan.side_of(seat)
    turn = f"rotate({side.turn} {' '.join(f'{at:.5g}' for at in box.middle)})" if side and side.turn else None
    return el(
        "g",
        el("g", *kids, id="haul", class_=f"pw-lit s{seat}" + (" big" if big else "")),
        transform=turn,
        aria_hidden="true",
    )


def _burst(w: Words, box: Box, mine: bool) -> Iterator[Safe]:
    """Rays behind the greatest, and a word on a plate over its upper edge."""
    (cx, cy), across, up = box.middle, box.w / 2, box.h / 2
    spikes = []
    for i in range(2 * RAYS):
        far = 1.16 if i % 2 else 0.9
        x, y = cx + far * across * cos(pi * i / RAYS), cy + far * (up + 14) * 1.25 * sin(pi * i / RAYS)
        spikes.append(f"{x:.5g} {y:.5g}")
    yield el("path", d=f"M{'L'.join(spikes)}z", class_="pw-burst")
    text = words.great(w, mine)
    wide = width(text, LOUD) + 28
    plate_ = Box(round(cx - wide / 2, 1), round(box.y - 30, 1), round(wide, 1), 35)
    yield plate_.rect("pw-haul pw-word", 12)
    yield el(
        "text", text, x=round(cx, 1), y=round(box.y - 12.5 + LOUD * DROP, 1), font_size=LOUD, class_=css.MIDDLE_HEAVY
    )


def _box(plan: Plan, frame: Frame, claims: int | None) -> Box:
    """Its place: across the row of the council board, where that lies; else over the prairie, beside the claims. In a
    race with several `claims` it covers none of them: one wants to see who is the next."""
    place = plan.board if plan.board.w > plan.board.h else plan.prairie
    if claims is not None and (plan.prairie.w >= ROOM[0] or claims > 1):
        place = plan.prairie
        if plan.prairie.y == plan.board.y and len(plan.sides) == 1:  # side by side: where nothing is chosen meanwhile
            side = plan.sides[0]
            (x, y), (far, foot) = (side.on_stage(*at) for at in _ends_of(side))
            place = Box(x, y, far - x, foot - y)
        elif plan.prairie.y == plan.board.y:  # several choose at their own sides
            high = min(max(place.h - 8, ROOM[1]), MOST[1])
            place = Box(0, place.y - high - 4, frame.width, high + 8)
    wide, high = min(max(place.w, ROOM[0]), frame.width - 8.0, MOST[0]), min(max(place.h - 8, ROOM[1]), MOST[1])
    cx, cy = place.middle
    return Box(*(round(n, 1) for n in (min(max(cx - wide / 2, 4), frame.width - wide - 4), cy - high / 2, wide, high)))


def _ends_of(side: Side) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where its cards begin and end."""
    first, last = side.cards[0], side.cards[-1]
    return (first.x, first.y), (last.x + last.w, last.y + last.h)


def _wide(n: int) -> float:
    return width(f"×{n}", LOUD) * 1.15 if n > 1 else 0.0


def _taken(card: str, n: int, x: float, cy: float, each: float) -> list[Safe]:
    """One kind of cards in the row, and beside it how many of it."""
    art = min(each * 0.82, 56.0)
    if card in LOOT:
        picture = thing(card, round(x + (each - art) / 2, 1), round(cy - art / 2, 1), round(art, 1))
    else:
        h = art * PERSON_H / PERSON_W
        picture = el("g", person(card), transform=f"translate({x + (each - art) / 2:.5g} {cy - h / 2:.5g}) "
                     f"scale({art / PERSON_W:.4g})", class_=f"{css.CARD_UP} {class_of(card)}")  # fmt: skip
    if n == 1:
        return [picture]
    at = (round(x + (each + art + _wide(n)) / 2 + 2, 1), round(cy + LOUD * DROP, 1))
    return [picture, el("text", f"×{n}", x=at[0], y=at[1], font_size=LOUD, class_=css.MIDDLE_HEAVY)]
