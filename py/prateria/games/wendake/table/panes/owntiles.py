"""Progress tiles that somebody owns: they can be used every year, so they are to be read at a glance. WE-34."""

from collections.abc import Sequence
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LEAST
from prateria.view.measure import width
from prateria.view.svg import Safe, el
from prateria.view.touchable import as_group, as_read, lookable

from ...engine.observe import Card, Observation, Player
from ...words import effects, explain
from ..large import SORT
from ..progress import BAND, BOLD, LYING, NARROWED, names_in, progress_face
from ..touching import key, plate, unasked
from .cards import Shown, counting, fans, room_of

__all__ = ["room_for", "shelf", "tiles_row"]

APART: Final = 5
FORM: Final = 1.5  # the width of a tile to its height at the most
HIGHEST: Final = 84.0
WIDEST: Final = 130.0
ROOMY: Final = 86.0  # so wide, most have their name in one line, over which signs are large
BESIDE: Final = 10  # masks and tiles
MASKS: Final = 50  # so much room is left to masks at the least, and theirs
EDGES: Final = 4  # of a tile, which are not narrowed with its name


def _least(w: Words, tiles: Sequence[str]) -> float:
    """So wide is a tile at the least: its longest word can be read."""
    return (
        max((width(word, LEAST * BOLD) for tile in tiles for word in effects.progress(w, tile).split()), default=0)
        + 2 * BAND
        + 1
    )


def room_for(w: Words, progress: Sequence[tuple[str, bool]]) -> float:
    """How wide tiles side by side are at the least."""
    return len(progress) * (_least(w, [tile for tile, _ in progress]) + APART)


def _most(high: float) -> float:
    """So wide is a tile at the most; a low one has its name beside its riddle."""
    return high * FORM if high >= LYING else WIDEST


def shelf(
    w: Words, view: Observation, touch: Touch, player: Player, box: Box, where: str, usable: bool = True
) -> list[Safe]:
    """Masks at the left, progress tiles at the right, in the sizes that they keep whatever is asked."""
    hand = counting(view) if view.seat == player.seat else ()
    tiles = tuple(tile for tile, _ in player.progress)
    masks = room_of(w, hand, box.h)
    n = max(len(tiles), 1)
    left = box.w - (masks + BESIDE if hand else 0) + APART
    least = _least(w, tiles)
    tight = min(least * NARROWED + EDGES, (box.w - (MASKS if hand else 0)) / n - APART)
    each = max(min(left / n - APART, _most(box.h)), min(max(least, ROOMY), box.w * 0.7 / n - APART), tight)
    taken = (each + APART) * n - APART if tiles else 0
    room = box._replace(w=box.w - taken - (BESIDE if tiles else 0))
    right = box._replace(x=box.x + box.w - taken, w=taken)
    return [
        *_hand(w, fans(w, hand, room), hand, where),
        *tiles_row(w, view, touch, player.progress, right, where, usable),
    ]


def _hand(w: Words, art: Sequence[Safe], hand: Sequence[Shown], where: str) -> list[Safe]:
    """The masks as one thing that is read: that they are masks, and which."""
    if not art:
        return []
    said = w.n("%(n)d mask card in hand", "%(n)d mask cards in hand", len(hand))
    which = explain.cards(w, [Card(card.kind, bool(card.infected)) for card in hand])
    return [el("g", *art, **as_read(f"{said}: {which}", f"{where}-masks"))]


def tiles_row(
    w: Words,
    view: Observation,
    touch: Touch,
    progress: Sequence[tuple[str, bool]],
    box: Box,
    where: str,
    usable: bool = False,
) -> list[Safe]:
    """The tiles side by side, those used this year pale. Touched, one that can be used is chosen where they are
    `usable`; any other is shown large, as that is when it is held (web/hold.mjs). `where`: for its id."""
    if not progress:
        return []
    n, high = len(progress), min(box.h, HIGHEST)
    wide = round(min((box.w + APART) / n - APART, _most(high)), 1)
    letters = names_in(tuple(effects.progress(w, tile) for tile, _ in progress), wide)
    kids = []
    for i, (tile, used) in enumerate(progress):
        face = Box(round(box.x + i * (wide + APART), 1), round(box.y, 1), wide, round(high, 1))
        art = progress_face(tile, face, used, effects.progress(w, tile), letters)
        said, pick = explain.own(w, tile), f"{SORT}{tile}"
        if usable and pick in (*touch.possible, *touch.chosen):
            hit = plate(face, 7, css.HIT)  # its name says all that it says when it is held
            glow = plate(face.inset(1), 7, css.GLOW)
            aside = "" if unasked(view, touch, pick) else None
            kids.append(
                key(w, view, touch, pick, [art], hit, glow, id_=f"{where}-progress-{tile}", class_="we-choice",
                    data_aside=aside, data_held=pick)
            )  # fmt: skip
        else:
            held, name = el("title", said), f"look-{where}-{tile}"
            kids.append(lookable(touch, pick, said, el("g", held, art), id_=name, class_="we-look"))
    return [el("g", *kids, id=f"{where}-progress", **as_group(w("Progress tiles")))]
