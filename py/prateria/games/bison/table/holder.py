"""The holder at the foot of the land: one's tile, in its three turns while it is laid; the animal to gain, the size of
what is built. BI-18, BI-19, BI-32, BI-33.
"""

from collections.abc import Sequence
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LABEL, LEAST, NOTE
from prateria.view.measure import fit, width, wrap
from prateria.view.svg import Safe, el
from prateria.view.touchable import lookable, touchable

from .. import words
from ..engine.data import ANIMALS, TILE, TURNS
from ..engine.observe import Observation
from .joining import tile_in_words, turned_so
from .land.shape import SIDE
from .land.tiles import tile
from .land.window import CAPTION, PAD, each_wide, lying
from .layout import KEY_CORNER, Plan
from .stock import beast, figure

__all__ = ["OWN_TILE", "beside_choices", "choices", "hand", "held_tile"]

OWN_TILE: Final = "tile"
"""What is looked at when the tile in hand is."""
CORNER: Final = 14
_WIDER: Final = 1.06  # bold letters than those that are measured


def _each_in_room(view: Observation, room: Box, n: int) -> float:
    return min(72.0, room.h - 2 * PAD - (CAPTION if _placing(view) else 0), room.w * 0.52 / n)


def _choosing(view: Observation, touch: Touch) -> list[str]:
    """What is chosen from: the turns of the tile, from the moment it may be laid; else the animal to gain, the size of
    what is built."""
    placing = _placing(view)
    sort = "gain" if view.phase == "gain" else "turn" if placing else "size"
    found = [f"turn:{turn}" for turn in TURNS] if placing else (*touch.chosen, *touch.possible)
    if sort == "size" and not any(pick.startswith("space:") for pick in touch.chosen):
        return []
    return sorted({pick for pick in found if pick.startswith(f"{sort}:")}, key=_rank)


def _placing(view: Observation) -> bool:
    return view.phase == "place" and view.seat in view.actors and view.own is not None


def beside_choices(view: Observation, touch: Touch, room: Box) -> Box:
    """What is left of the room for words beside what is chosen from."""
    n = len(_choosing(view, touch))
    taken = _each_in_room(view, room, n) * n + 2 * PAD + 4 if n else 0.0
    return room._replace(x=room.x + taken, w=room.w - taken)


def choices(w: Words, view: Observation, touch: Touch, plan: Plan, names: Sequence[str]) -> Safe:
    """That, at the foot of the land, or in the room for it."""
    picks = _choosing(view, touch)
    if not picks:
        return Safe()
    box, placing = plan.told or plan.land, _placing(view)
    each = _each_in_room(view, box, len(picks)) if plan.told else each_wide(box, len(picks))
    caption = _caption(w, touch, each * len(picks) + 2 * PAD - 10) if placing else ""
    wide, low = each * len(picks) + 2 * PAD, each + 2 * PAD + (CAPTION if caption else 0)
    high = box.h if plan.told else low
    beside = placing or (plan.told and view.phase == "build")  # there is room for what that would bring
    x = box.x + (0 if plan.told else 4) if beside else box.x + (box.w - wide) / 2
    y = box.y if plan.told else box.y + box.h - high - 4
    kids = [el("rect", x=x, y=y, width=wide, height=high, rx=CORNER, class_="bi-card")]
    if caption:
        kids.append(_written(caption, x + wide / 2, y + (high - low) / 2 + 17))
    for i, pick in enumerate(picks):
        cell = Box(x + PAD + i * each + 2, y + (high + low) / 2 - PAD - each + 2, each - 4, each - 4)
        name = pick.replace(":", "-")
        kids += (
            touchable(
                touch,
                pick,
                turned_so(w, view, touch, int(pick[5:]), names) if placing else words.pick_label(w, pick, view),
                cell.rect("bi-key", KEY_CORNER),
                id_=f"choose-{name}",
                class_="bi-choice",
                data_carry=f"thing-{name}",
            ),
            # beside the button: the figures on a tile are not what it is called
            el("g", _thing(view, pick, cell), id=f"thing-{name}", class_="bi-thing", aria_hidden="true"),
        )
    return el("g", *kids, class_="bi-choices", data_over="")


def _caption(w: Words, touch: Touch, room: float) -> str:
    """What the tile is, and that it can be turned, as long as it is not and that has room."""
    turned = any(pick.startswith("turn:") for pick in touch.chosen)
    for text in () if turned else (w("Your tile, three ways to turn it"), w("Your tile: turn it")):
        if _WIDER * width(text, LABEL) <= room:
            return text
    return fit(w("Your tile"), room, LABEL)


def _written(text: str, x: float, y: float) -> Safe:
    return el("text", text, x=round(x, 1), y=round(y, 1), font_size=LABEL, class_=css.MIDDLE_BOLD)


def _rank(pick: str) -> tuple[int, str]:
    what = pick.partition(":")[2]
    return (ANIMALS.index(what), "") if what in ANIMALS else (0, what)


def _thing(view: Observation, pick: str, cell: Box) -> Safe:
    sort, _, what = pick.partition(":")
    x, y = cell.middle
    if sort == "gain":
        return el("g", beast(ANIMALS.index(what), cell.x + 6, cell.y + 6, cell.w - 12))
    if sort == "turn":
        return held_tile(view.own or "", x, y, cell.h - 4, int(what))
    seat = view.actors[0] if view.actors else 0
    if what == "0":
        return el("path", d=f"M{x - 12:.5g} {y - 12:.5g}l24 24m0-24l-24 24", class_="bi-close")
    kind = "canoe" if view.doing and view.doing.deed == "canoe" else "tipi"
    drawn, wide = figure(f"{kind}-{what}", seat, 0, 0, cell.h - 12)
    return el("g", drawn, transform=f"translate({x - wide / 2:.5g} {cell.y + 6:.5g})", class_=f"s{seat}")


def held_tile(name: str, x: float, y: float, size: float, turn: int = 0) -> Safe:
    """A tile about (x, y), its numbers large enough to be read."""
    scale = size / (2 * SIDE)
    big = round(max(1.0, 11.4 / (12 * scale)), 1)
    placed = f"translate({x:.5g} {y:.5g}) scale({scale:.4g})"
    return el("g", tile(TILE[name], turn, big=big), transform=placed, aria_hidden="true")


def hand(w: Words, view: Observation, touch: Touch, box: Box, least: float, alone: bool = False) -> Safe:
    """The tile in one's hand, in its holder; while it is being laid the holder shows its turns instead. `least`,
    `alone`: as for `placement`; a lesson on a phone shows the tile when it is laid, and till then has the width."""
    at = lying(view, touch, box, least, alone)[1].held
    if view.own is None or at is None:
        return Safe()
    x, y, wide, high = box.x + at.x, box.y + at.y, at.w, at.h
    on_it = tile_in_words(w, view.own)
    pad = 2.0 if alone else PAD
    side = (high if alone else wide) - 2 * pad
    room = wide - side - 7 - PAD if alone else wide - 6
    size = next((n for n in (LABEL, NOTE) if _WIDER * width(w("Your tile"), n) <= room * (1 + alone)), LEAST)
    lines = wrap(w("Your tile"), room / _WIDER, size, 2) if alone else (fit(w("Your tile"), room, size),)
    middle = x + (side + 7 + room / 2 if alone else wide / 2)
    base = y + (high / 2 + 4.5 - 7 * (len(lines) - 1) if alone else 16)
    said = (
        el(
            "text",
            line,
            x=round(middle, 1),
            y=round(base + 14 * n, 1),
            font_size=size,
            class_=css.MIDDLE_BOLD,
            aria_hidden="true",
        )
        for n, line in enumerate(lines)
    )
    key = lookable(
        touch,
        OWN_TILE,
        f"{w('Your tile')}: {on_it}",
        el("title", f"{w('Your tile: it is laid with the action “Tile”.')} {on_it}."),  # said when it is held
        el("rect", x=x, y=y, width=wide, height=high, rx=CORNER, class_="bi-card"),
        *said,
        id_="in-hand",
    )
    lies = held_tile(view.own, x + (side / 2 + 7 if alone else wide / 2), y + high - side / 2 - pad, side)
    return el("g", key, el("g", lies, pointer_events="none"), class_="bi-hand", data_over="")
