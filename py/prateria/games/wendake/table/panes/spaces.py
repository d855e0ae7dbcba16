"""The spaces of the mask board: the combination that each takes, its points, whose discs lie there; and the two piles.
WE-26 to WE-28."""

from functools import lru_cache
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LABEL, NAME, NOTE, NUMBER
from prateria.view.measure import fit, width
from prateria.view.plate import ground
from prateria.view.stone import stone
from prateria.view.svg import Safe, el

from ...engine.data import MASKS
from ...engine.observe import Observation
from ...words import explain, nouns
from ..face import WIDER
from ..figures import disc, mask
from ..layout import CORNER, TITLE_BASE, TITLE_X
from ..pictograms import sign

__all__ = ["pattern", "points", "spaces"]

DISC: Final = 14  # from disc to disc on a mask space


def pattern(space: str, box: Box) -> Safe:
    """The combination of a mask space: equal masks touch and have one look, others another."""
    shape = next(m for m in MASKS if m.id == space).pattern
    total, parts = sum(shape), len(shape)
    gap = 5 if box.w > 14 * total else 2.5
    size = min(box.h * 0.62, (box.w - gap * (parts - 1)) / total, 22)
    at = box.x
    kids = []
    for kind, n in enumerate(shape):
        for _ in range(n):
            kids.append(_shape(kind, at + size / 2, box.y + box.h / 2, max(size / 2 - 1.5, 0.5)))
            at += size
        at += gap
    return el("g", *kids)


def _shape(kind: int, x: float, y: float, r: float) -> Safe:
    """One of a combination: which kind it is does not matter, only which are equal."""
    class_ = f"we-kind k{kind}"
    if kind == 0:
        return el("circle", cx=round(x, 1), cy=round(y, 1), r=round(r, 1), class_=class_)
    corners = {
        1: ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)),
        2: ((0, -1), (1, 0.8), (-1, 0.8)),
        3: ((0, -1.1), (1.1, 0), (0, 1.1), (-1.1, 0)),
        4: ((-0.4, -1), (0.4, -1), (0.4, -0.4), (1, -0.4), (1, 0.4), (0.4, 0.4), (0.4, 1), (-0.4, 1), (-0.4, 0.4),
            (-1, 0.4), (-1, -0.4), (-0.4, -0.4)),
    }[kind]  # fmt: skip
    return el("path", d="M" + "L".join(f"{x + a * r:.1f} {y + b * r:.1f}" for a, b in corners) + "z", class_=class_)


def points(space: str, box: Box) -> list[Safe]:
    brings = next(m for m in MASKS if m.id == space).points
    x, y = box.x + box.w - 19, box.y + box.h / 2
    ink = f"{css.MIDDLE_HEAVY} we-on"
    return [*stone(str(brings), round(x, 1), round(y, 1), 13, round(y + 6, 1), NUMBER, "we-mask-points", ink)]


def spaces(w: Words, view: Observation, touch: Touch, box: Box) -> list[Safe]:
    """The eight spaces with the discs on them, those lit up that one's masks can take now, and the two piles."""
    kids = [
        ground(Box(box.x, round(box.y, 1), round(box.w, 1), round(box.h, 1)), CORNER),
        el(
            "text",
            fit(w("Masks"), box.w * 0.4, LABEL),
            x=box.x + TITLE_X,
            y=round(box.y + TITLE_BASE, 1),
            font_size=LABEL,
            class_=css.BOLD,
        ),
    ]
    pile = view.pile[-1] if view.pile else None
    x = box.x + box.w - TITLE_X
    if pile:
        told = f"{w('Discards: %(n)d', n=len(view.pile))}: {explain.mask_card(w, pile.kind, pile.infected)}"
        kids.append(
            el("g", el("title", told), mask(pile.kind, round(x - 24, 1), round(box.y + 1, 1), 23, pile.infected))
        )
        x -= 28
    kids += [
        el(
            "text", str(view.deck), x=round(x, 1), y=round(box.y + TITLE_BASE, 1), font_size=LABEL, class_=css.END_HEAVY
        ),
        el("g", el("title", w("Deck: %(n)d", n=view.deck)), sign("cards", round(x - 40, 1), round(box.y + 4, 1), 17)),
    ]
    top = box.y + 24
    columns = 2
    rows = -(-len(MASKS) // columns)
    each, row = (box.w - 12) / columns, (box.h - 28) / rows
    owners: dict[str, list[int]] = {}
    for player in view.players:
        if player.disc:
            owners.setdefault(player.disc, []).append(player.seat)
    if view.ghost and view.ghost.disc:
        owners.setdefault(view.ghost.disc, []).append(1)
    for i, space in enumerate(MASKS):
        cell = Box(box.x + 6 + i % columns * each, top + i // columns * row, each, row)
        kids.append(_space(w, space.id, space.points, tuple(owners.get(space.id, ())), cell, _fits(touch, space.id)))
    return kids


def _fits(touch: Touch, space: str) -> bool:
    return f"space:{space}" in (*touch.possible, *touch.chosen)


@lru_cache(256)
def _space(w: Words, space: str, points: int, seats: tuple[int, ...], box: Box, fits: bool) -> Safe:
    y = box.y + box.h / 2
    names = (nouns.space(w, space), nouns.space(w, space, True))
    name = next((name for name in names if width(name, NOTE) * WIDER <= box.w - 40), "")
    named = box.h >= 40 and name != ""
    beside = 34 + (6 + DISC * len(seats) if seats else 0)  # the points, and the discs that lie there
    kids = [
        el("title", explain.mask_space(w, space)),
        el(
            "rect",
            x=round(box.x + 2, 1),
            y=round(box.y + 2, 1),
            width=round(box.w - 4, 1),
            height=round(box.h - 4, 1),
            rx=7,
            class_="we-space" + (" taken" if seats else "") + (" fits" if fits else ""),
        ),
        pattern(space, Box(box.x + 6, box.y + (3 if named else 0), box.w - beside, box.h - (18 if named else 0))),
        el("text", name, x=round(box.x + 8, 1), y=round(box.y + box.h - 9, 1), font_size=NOTE) if named else Safe(),
        el(
            "text",
            str(points),
            x=round(box.x + box.w - 9, 1),
            y=round(y + 5.5, 1),
            font_size=NAME,
            class_=css.END_HEAVY,
        ),
    ]
    size = min(box.h - 6, 24)
    kids += [
        disc(seat, round(box.x + box.w - 46 - i * DISC, 1), round(y - size / 2, 1), round(size, 1))
        for i, seat in enumerate(seats)
    ]
    # the button of that choice says the same to those who hear the table
    return el("g", *kids, data_pick=f"space:{space}" if fits else None)
