"""The order of play on the common board: this year's, and the coming one as far as it is known. WE-10, WE-15."""

from collections.abc import Sequence

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LABEL, NOTE
from prateria.view.measure import width, wrap
from prateria.view.svg import Safe, el
from prateria.view.touchable import as_group, as_read

from ...engine.observe import Observation
from ...words import explain, nouns
from ..figures import disc
from ..touching import plate

__all__ = ["order_row"]


def order_row(w: Words, view: Observation, box: Box, names: Sequence[str] = ()) -> list[Safe]:
    """This year's order of play, and the coming one as far as it is known; `names`: of the players and the ghost."""
    cy = box.y + box.h / 2
    sides = len(view.territories[0].standing)
    now, later = w("This year"), nouns.order_to_come(w, view.year)
    half = box.w / 2
    rows = []
    for left, label, seats in ((box.x, now, view.in_order), (box.x + half, later, view.next_order)):
        kids = []
        room = half - 8 - sides * 24
        lines = (label,) if width(label, LABEL) <= room else wrap(label, room, NOTE, 2)
        size = LABEL if len(lines) == 1 else NOTE
        kids += [
            el("text", line, x=left + 2, y=cy + 5 + 13 * (i - (len(lines) - 1) / 2), font_size=size, class_=css.BOLD)
            for i, line in enumerate(lines)
        ]
        at = left + min(room, 13 * 0.6 * max(map(len, lines))) + 8
        for i in range(sides):
            kids.append(el("circle", cx=round(at + 11, 1), cy=cy, r=11, class_="we-hole-ring"))
            if i < len(seats):
                kids.append(disc(seats[i], round(at, 1), cy - 11, 22))
            at += 24
        listed = ", ".join(f"{i + 1}. {names[seat]}" for i, seat in enumerate(seats)) if names else ""
        said = f"{label}: {listed or w('nobody yet')}"
        rows.append(el("g", *kids, **as_read(said, "order-now" if label == now else "order-later")))
    return [
        el("g", el("title", explain.button(w, "order")), *rows, plate(box, 8, css.HIT), **as_group(w("Order of play")))
    ]
