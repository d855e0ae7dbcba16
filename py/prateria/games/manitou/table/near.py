"""On a phone: a territory brought near, over all three, so that its cards can be read; a touch puts it back.

It is a picture only: what can be touched stays where it was, under it.
"""

from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.plate import ground
from prateria.view.svg import Safe, el
from prateria.view.touchable import lookable

from .. import words
from ..engine.observe import Observation
from ..engine.preview import Look
from .cards import CARD_H, CARD_W, face, fallen
from .layout import GAP, PLATE_CORNER, Box, Land, Plan, tall
from .pieces import places
from .territory import badges, herds, territory

__all__ = ["key", "near"]

SORT: Final = "near:"
KEY: Final = 26  # of the key with the lens
WIDEST: Final = 116  # of a card


def key(w: Words, view: Observation, t: int, plan: Plan, touch: Touch) -> Safe:
    """A lens in the corner of the picture, where cards are small and there is something to be read."""
    there = view.territories[t]
    if plan.mode == "columns" or not there.laid:
        return Safe()
    scene = plan.lands[t].scene
    x, y = scene.x + scene.w - KEY + 1, scene.y + 2  # beside the name: the herds have their numbers below
    label = w("%(place)s: larger", place=words.place(w, there.id))
    return lookable(
        touch, SORT + there.id, label,
        el("rect", x=round(x - 9, 1), y=round(y - 9, 1), width=KEY + 18, height=KEY + 18, class_=css.HIT),
        el("circle", cx=round(x + 13, 1), cy=round(y + 13, 1), r=13, class_="plate"),
        el("path", d=f"M{x + 15.5:.5g} {y + 15.5:.5g}l5 5", class_="lens"),
        el("circle", cx=round(x + 12, 1), cy=round(y + 12, 1), r=5.5, class_="lens"),
        id_=f"lens-{there.id}",
    )  # fmt: skip


def near(w: Words, view: Observation, look: Look, plan: Plan, touch: Touch) -> Safe:
    """The territory that is looked at, as large as all three; nothing if none is."""
    name = touch.looked_at.removeprefix(SORT)
    t = next((t for t, there in enumerate(view.territories) if SORT + there.id == touch.looked_at), None)
    if t is None:
        return Safe()
    first, last = plan.lands[0].box, plan.lands[-1].box
    box = Box(first.x, first.y, last.x + last.w - first.x, last.y + last.h - first.y)
    land = tall(box.inset(GAP), min(box.h * 0.2, 110), len(view.players), view.seat if view.own else None)
    label = w("%(place)s: as before", place=words.place(w, name))
    return lookable(
        touch, touch.looked_at, label,
        ground(box, PLATE_CORNER),
        _land(w, view, look, t, land),
        el("g", *herds(view, look, t, land, "near-"), *_cards(view, t, land), badges(w, view, look, t, land)),
        box.rect(css.HIT),
        id_="near", class_="brought-near",
    )  # fmt: skip


def _land(w: Words, view: Observation, look: Look, t: int, land: Land) -> Safe:
    return el("g", territory(w, view, look, t, land, None, []), class_=css.PIECES)


def _cards(view: Observation, t: int, land: Land) -> list[Safe]:
    laid = view.territories[t].laid
    rows = [[card for card in laid if card.seat == seat] for seat in range(len(view.players))]
    most = max(len(row) for row in rows)
    room = min(land.rows, key=lambda row: row.w)
    wide = min((room.h - 6) * CARD_W / CARD_H, WIDEST, (room.w - 40) / (1 + 0.52 * (most - 1)))
    drawn = []
    for seat, row in enumerate(rows):
        for (_, kind, up), (x, y) in zip(row, places(land.rows[seat], len(row), wide), strict=True):
            body = face(kind, seat, False) if up else fallen(kind, seat)
            at = f"translate({x:.5g} {y:.5g}) scale({wide / CARD_W:.4g})"
            drawn.append(el("g", body, transform=at, class_=f"s{seat} {css.CARD_UP if up else css.CARD_DOWN}"))
    return drawn
