"""The spaces of the mask board: the combination that each takes, its points, whose discs lie there; and the two piles.
WE-26 to WE-28."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LABEL, LEAST, NAME, NOTE, NUMBER
from prateria.view.measure import fit, width
from prateria.view.plate import ground
from prateria.view.stone import stone
from prateria.view.svg import Safe, el
from prateria.view.touchable import as_read

from ...engine.data import MASKS
from ...engine.observe import Observation
from ...words import explain, nouns
from ..face import WIDER
from ..figures import disc, mask
from ..layout import CORNER, TITLE_BASE, TITLE_X
from ..pictograms import sign

__all__ = ["NAMED_HIGH", "pattern", "points", "spaces"]

DISC: Final = 14  # from disc to disc on a mask space
WIDER_DISC: Final = 13  # than from one to the next
SMALL_DISC: Final = 13  # so large is one, beside a combination that has no room otherwise
TIGHT: Final = 22  # and so wide are the points beside it
LEAST_MASK: Final = 6.0  # no smaller is a mask of a combination beside a disc of full size
SIDE: Final = 30  # so wide are its points, with the edges
NAMED: Final = 36  # so high, it has room for its name
NAMED_HIGH: Final = 29.0 + 4 * NAMED  # all of them, two in a row
LARGEST: Final = 22.0  # a mask of a combination


def pattern(space: str, box: Box, most: float = LARGEST) -> Safe:
    """The combination of a mask space: equal masks touch and have one look, others another. `most`: no larger are
    they."""
    shape = next(m for m in MASKS if m.id == space).pattern
    gap, size = _size(shape, box.w)
    size = min(box.h * 0.62, size, most)
    at = box.x
    kids = []
    for kind, n in enumerate(shape):
        for _ in range(n):
            kids.append(_shape(kind, at + size / 2, box.y + box.h / 2, max(size / 2 - 1.5, 0.5)))
            at += size
        at += gap
    return el("g", *kids)


def _size(shape: Sequence[int], wide: float) -> tuple[float, float]:
    """How far kinds are from one another, and how large masks can be in that width."""
    gap = 5 if wide > 14 * sum(shape) else 2.5
    return gap, (wide - gap * (len(shape) - 1)) / sum(shape)


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


def spaces(w: Words, view: Observation, touch: Touch, box: Box, names: Sequence[str]) -> list[Safe]:
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
        card = mask(pile.kind, round(x - 24, 1), round(box.y + 1, 1), 23, pile.infected)
        kids.append(el("g", el("title", told), card, **as_read(told, "board-pile")))
        x -= 28
    y, told = round(box.y + TITLE_BASE, 1), w("Deck: %(n)d", n=view.deck)
    kids.append(
        el(
            "g",
            el("text", str(view.deck), x=round(x, 1), y=y, font_size=LABEL, class_=css.END_HEAVY),
            el("g", el("title", told), sign("cards", round(x - 40, 1), round(box.y + 4, 1), 17)),
            **as_read(told, "board-deck"),
        )
    )
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
    size = min(_size(space.pattern, each - 4 - SIDE)[1] for space in MASKS)
    named = [(nouns.space(w, space.id, short), n) for n in (NOTE, LEAST) for short in (False, True) for space in MASKS]
    fonts = (named[i : i + len(MASKS)] for i in range(0, len(named), len(MASKS)))
    fits = (
        some for some in fonts if row >= NAMED and max(width(*found) for found in some) * WIDER <= each - 2 * TITLE_X
    )
    called = next(fits, [("", 0)] * len(MASKS))
    for i, space in enumerate(MASKS):
        cell = Box(box.x + 6 + i % columns * each, top + i // columns * row, each, row)
        seats = tuple(owners.get(space.id, ()))
        whose = ", ".join(names[seat] for seat in seats)
        kids.append(_space(w, space.id, space.points, seats, whose, cell, _fits(touch, space.id), called[i], size))
    return kids


def _fits(touch: Touch, space: str) -> bool:
    return f"space:{space}" in (*touch.possible, *touch.chosen)


@lru_cache(256)
def _space(
    w: Words, space: str, points: int, seats: tuple[int, ...], whose: str, box: Box, fits: bool, name: tuple[str, int],
    most: float,
) -> Safe:  # fmt: skip
    """One space: its masks, its points, the discs on it; below them its `name`, if all have room for theirs."""
    line = box.h - (16 if name[0] else 0)
    y = box.y + line / 2
    beside = SIDE + (DISC * len(seats) + WIDER_DISC if seats else 0)  # the points, and the discs that lie there
    shape = next(m for m in MASKS if m.id == space).pattern
    size, step, first = min(line - 4, 24), DISC, 46.0
    if seats and _size(shape, box.w - beside)[1] < LEAST_MASK:
        size, step, first = SMALL_DISC, SMALL_DISC, TIGHT + SMALL_DISC - 2.0
        beside = TIGHT + 8 + step * len(seats)  # with what lies before the combination
    plate = Box(round(box.x + 2, 1), round(box.y + 2, 1), round(box.w - 4, 1), round(box.h - 4, 1))
    under = el("text", name[0], x=round(box.x + 8, 1), y=round(box.y + box.h - 7, 1), font_size=name[1] or None)
    kids = [
        el("title", explain.mask_space(w, space)),
        plate.rect("we-space" + (" taken" if seats else "") + (" fits" if fits else ""), 7),
        pattern(space, Box(box.x + 7, box.y + (1 if name[0] else 0), box.w - beside, line), most),
        under if name[0] else Safe(),
        el("text", str(points), x=round(box.x + box.w - 9, 1), y=round(y + 6.5, 1), font_size=NAME,
           class_=css.END_HEAVY),
        *(
            disc(seat, round(box.x + box.w - first - i * step, 1), round(y - size / 2 + 1, 1), round(size, 1))
            for i, seat in enumerate(seats)
        ),
    ]  # fmt: skip
    if fits:  # the button of that choice says the same to those who hear the table
        return el("g", *kids, data_pick=f"space:{space}", aria_hidden="true")
    said = f"{nouns.space(w, space)}: {nouns.track(w, 'mask')} +{points}"
    return el("g", *kids, **as_read(f"{said} ({whose})" if whose else said, f"board-space-{space}"))
