"""What everyone knows of a player, as a strip: name, animals, hunters in camp, actions taken, who has the totem."""

from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.frame import Sitter
from prateria.view.measure import fit, width
from prateria.view.palette import shape
from prateria.view.plate import frame, ground, plate
from prateria.view.svg import Safe, el

from ..engine.data import DEEDS, HUNTER
from ..engine.observe import Observation, Player
from ..words import nouns
from .emblems import emblem
from .stock import beasts, heap, pieces_in_words

__all__ = ["slots", "spoken", "strip"]

CORNER: Final = 11


def spoken(w: Words, view: Observation, player: Player, name: str) -> str:
    """All of the strip in words."""
    parts = [
        name,
        nouns.goods(w, player.animals),
        w("camp: %(pieces)s", pieces=pieces_in_words(w, player.supply)),
    ]
    if player.deeds:
        parts.append(w("done in this round: %(actions)s", actions=", ".join(nouns.deed(w, d) for d in player.deeds)))
    if player.seat == view.totem:
        parts.append(w("has the totem"))
    if player.seat in view.actors:
        parts.append(w("plays now"))
    return "; ".join(parts)


def strip(w: Words, view: Observation, player: Player, sitter: Sitter, box: Box) -> Safe:
    """The strip of a player."""
    seat, turn = player.seat, player.seat in view.actors
    wide = box.w > 300 and box.h < 60  # all of it in two lines
    lines = 2 if wide or box.h < 44 else 3
    high = (box.h - 4) / lines
    x, right, y = box.x + 8, box.x + box.w - 8, box.y + 2 + high / 2
    size = 15 if box.w > 170 else 14
    kids = _name(view, player, sitter, x, right, y, size)
    y += high
    across = (box.w - 16) * (0.5 if wide else 0.63 if lines == 2 else 1)
    kids += beasts(player.animals, x, y, across / 3, 14 if across >= 130 else 12.5)
    if lines == 2:
        step = min((box.w - 16 - across) / len(DEEDS), 26)
        sign = min(step, 16)
        kids += slots(player, right - step * len(DEEDS) + step - sign, y, step, sign)
    else:
        kids += slots(player, x, y + high, min(across / len(DEEDS), 24), min(high, 16))
        if box.h >= 66 and across - 6 * 24 > 70:
            camp = Box(x + 152, y + high / 2, across - 152, high)
            kids += heap(player.supply, seat, camp, hunters=False)
    back = (ground(box, CORNER), frame(box, CORNER)) if turn else (ground(box, CORNER),)
    return plate(css.PLAYER, seat, spoken(w, view, player, sitter.name), *back, *kids, turn=turn)


def _name(
    view: Observation, player: Player, sitter: Sitter, x: float, right: float, y: float, size: float
) -> list[Safe]:
    """Mark and name at the left, hunters in camp and the totem at the right, y being the middle."""
    supply = str(player.supply[HUNTER])
    hunters = right - width(supply, size) - size - 2
    totem = player.seat == view.totem
    base = round(y + size * 0.36, 1)
    name = fit(sitter.name, hunters - x - 25 - (18 if totem else 0), size)
    parts = [
        shape(player.seat, x, y - 8, 16),
        el("text", name, x=x + 21, y=base, font_size=size, class_=css.BOLD),
        el("text", supply, x=right, y=base, font_size=size, class_=f"{css.END} {css.BOLD}"),
        emblem("hunter", round(hunters, 1), round(y - size * 0.55, 1), size * 1.1),
    ]
    return [*parts, emblem("totem", round(hunters - 19, 1), round(y - 8, 1), 16)] if totem else parts


def slots(player: Player, x: float, y: float, step: float, size: float) -> list[Safe]:
    """The six actions in a line, those taken in this round filled; y: its middle."""
    return [
        el(
            "g",
            emblem(deed, round(x + i * step, 1), round(y - size / 2, 1), size),
            class_="bi-slot-done" if deed in player.deeds else "bi-slot",
        )
        for i, deed in enumerate(DEEDS)
    ]
