"""The holder at the foot of the land: one's tile, in its three turns while it is laid; the animal to gain, the size of
what is built; and how the land is fitted in beside it. BI-18, BI-19, BI-32, BI-33.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LABEL, LEAST, NOTE
from prateria.view.measure import fit, width, wrap
from prateria.view.svg import Safe, el
from prateria.view.touchable import lookable, touchable

from .. import words
from ..engine.actions import Place
from ..engine.data import ANIMALS, TILE, TURNS
from ..engine.grid import CELL
from ..engine.observe import Observation
from .joining import tile_in_words, turned_so
from .land.fitting import Fitted, fitted
from .land.shape import SIDE
from .land.tiles import tile
from .layout import KEY_CORNER, Plan
from .stock import beast, figure

__all__ = [
    "OWN_TILE", "beside_choices", "choices", "foot", "foot_width", "hand", "hand_size", "held_tile", "in_sight",
    "keys_at", "lying", "placement", "spared",
]  # fmt: skip

OWN_TILE: Final = "tile"
"""What is looked at when the tile in hand is."""
_CAPTION: Final = 18.0  # its line over what lies in the holder
_PAD: Final = 6.0
CORNER: Final = 14
_WIDER: Final = 1.06  # bold letters than those that are measured
_KEYS: Final = 46.0  # to look closer, at the right of the land or above it: as wide as one of them,
_KEYS_LONG: Final = 196.0  # and as long as all of them,
_HELD: Final = 104.0  # the tile in hand and its two words
_SPARED: Final = (63, 42, 21)
_AS_LARGE: Final = 0.99
_UPRIGHT: Final = 0.9  # on a phone they lie in a line above it, if it is not so much smaller: they do not turn about
_KEYS_LOW: Final = 300.0  # keys are smaller in a window that is so low


def foot(view: Observation, box: Box) -> float:
    """How much of the land's height is kept free for what is chosen from at its foot."""
    if view.seat not in view.actors:
        return 0.0
    if view.phase == "place":
        return _each(box, len(TURNS)) + _CAPTION + 2 * _PAD + 8
    return 84.0 if view.phase == "build" and view.variant else 0.0


def foot_width(view: Observation, box: Box) -> float:
    """How much of its width is taken there while a tile is laid."""
    return _each(box, len(TURNS)) * len(TURNS) + 2 * _PAD + 4 if view.phase == "place" else box.w


def _each(box: Box, n: int) -> float:
    return min(76.0 if box.h > 420 else 60.0, (box.w - 70) / n)


def _each_in_room(view: Observation, room: Box, n: int) -> float:
    return min(72.0, room.h - 2 * _PAD - (_CAPTION if _placing(view) else 0), room.w * 0.52 / n)


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
    taken = _each_in_room(view, room, n) * n + 2 * _PAD + 4 if n else 0.0
    return room._replace(x=room.x + taken, w=room.w - taken)


def choices(w: Words, view: Observation, touch: Touch, plan: Plan, names: Sequence[str]) -> Safe:
    """That, at the foot of the land, or in the room for it."""
    picks = _choosing(view, touch)
    if not picks:
        return Safe()
    box, placing = plan.told or plan.land, _placing(view)
    each = _each_in_room(view, box, len(picks)) if plan.told else _each(box, len(picks))
    caption = _caption(w, touch, each * len(picks) + 2 * _PAD - 10) if placing else ""
    wide, high = each * len(picks) + 2 * _PAD, each + 2 * _PAD + (_CAPTION if caption else 0)
    beside = placing or (plan.told and view.phase == "build")  # there is room for what that would bring
    x = box.x + (0 if plan.told else 4) if beside else box.x + (box.w - wide) / 2
    y = box.y if plan.told else box.y + box.h - high - 4
    kids = [el("rect", x=x, y=y, width=wide, height=high, rx=CORNER, class_="bi-card")]
    if caption:
        kids.append(_written(caption, x + wide / 2, y + 17))
    for i, pick in enumerate(picks):
        cell = Box(x + _PAD + i * each + 2, y + high - _PAD - each + 2, each - 4, each - 4)
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


def hand_size(box: Box) -> tuple[float, float]:
    """How wide and high the holder is in which one's tile waits, at the right foot of the land."""
    size = 84.0 if box.w > 500 else 66.0
    return size + 2 * _PAD, size + 2 * _PAD + _CAPTION - 2


def hand(w: Words, view: Observation, touch: Touch, box: Box, least: float, alone: bool = False) -> Safe:
    """The tile in one's hand, in its holder; while it is being laid the holder shows its turns instead. `least`,
    `alone`: as for `placement`; a lesson on a phone shows the tile when it is laid, and till then has the width."""
    at = lying(view, touch, box, least, alone)[1].held
    if view.own is None or at is None:
        return Safe()
    x, y, wide, high = box.x + at.x, box.y + at.y, at.w, at.h
    on_it = tile_in_words(w, view.own)
    pad = 2.0 if alone else _PAD
    side = (high if alone else wide) - 2 * pad
    room = wide - side - 7 - _PAD if alone else wide - 6
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


# -- where the land lies beside all that -------------------------------------------------------------------------------


def in_sight(view: Observation, touch: Touch) -> tuple[int, ...]:
    """All that is to be in sight: the tiles, the places for another one, where a hint would lay it."""
    names = [cell.id for cell in view.cells]
    if view.phase == "place" and view.seat in view.actors:
        names += view.open
    names += [action.cell for action in touch.advised if isinstance(action, Place) and action.cell not in names]
    return tuple(CELL[name] for name in names)


def placement(
    view: Observation, touch: Touch, box: Box, least: float, alone: bool = False
) -> tuple[float, float, float]:
    """Scale and shift of the land in its window, as it is when nobody has come nearer. `least`: how high the window is
    at its lowest; the land keeps its size and its place when there is more, if no tile is laid. `alone`: nothing but
    keys and the tile in hand lies over it."""
    return lying(view, touch, box, least, alone)[0][:3]


def spared(view: Observation, touch: Touch, box: Box, alone: bool) -> int:
    """How much lower the window can be without the land being smaller in it, which is broader than high; by steps, so
    that it changes seldom."""
    largest = lying(view, touch, box, box.h, alone)[0].scale
    for less in _SPARED:
        low = box._replace(h=box.h - less)
        if lying(view, touch, low, low.h, alone)[0].scale >= largest * _AS_LARGE:
            return less
    return 0


class _Corners(NamedTuple):
    """What lies over the corners of the window: the keys, and the holder of the tile in hand."""

    keys: Box
    held: Box | None = None


def lying(view: Observation, touch: Touch, box: Box, least: float, alone: bool) -> tuple[Fitted, _Corners]:
    """The land, and what lies over its window, where that leaves it the most room."""
    high = _high(view, box, least, alone)
    cells, room = in_sight(view, touch), Box(0, 0, box.w, high)
    ways = [
        (fitted(cells, room, tuple(one for one in way if one)), way) for way in _ways(view, touch, box, high, alone)
    ]
    return max(ways, key=lambda way: way[0].worth * (_UPRIGHT if alone and way[1].keys.h > way[1].keys.w else 1))


def _ways(view: Observation, touch: Touch, box: Box, high: float, alone: bool) -> list[_Corners]:
    """On a phone upright the keys lie at the right or above, the holder at the left or right foot: near one's own
    things, not under those of another. Elsewhere the keys lie at the right where the window is broad, or else where
    the land is larger then."""
    beside = (True,) if not alone and keys_beside(view, box) else (False, True)
    if view.own is None or foot(view, box) or (alone and touch.taught):
        return [_Corners(_keys(box, at)) for at in beside]
    if alone:
        wide, tall = _HELD, _KEYS - 4
    else:
        wide, tall = hand_size(box)
    lefts = (4, box.w - wide - 4) if alone else (box.w - wide - 4,)
    return [_Corners(_keys(box, at), Box(x, high - tall - 4, wide, tall)) for at in beside for x in lefts]


def _high(view: Observation, box: Box, least: float, alone: bool) -> float:
    """How much of the height of its window the land takes."""
    low = 0.0 if alone else foot(view, box)
    return box.h - low if foot(view, box) and view.phase == "place" else min(box.h - low, least)


def keys_beside(view: Observation, box: Box) -> bool:
    """Whether there is room for keys beside the land, which is broader than high, or so low while a tile is laid;
    elsewhere they lie above it."""
    low = foot(view, box) if view.phase == "place" else 0.0
    return box.w > max(440, 1.25 * box.h) or (low > 0 and box.w > 1.15 * (box.h - low))


def keys_at(view: Observation, touch: Touch, box: Box, least: float, alone: bool) -> Box:
    """What the keys take to look closer, at the right of the land or above it."""
    return lying(view, touch, box, least, alone)[1].keys


def _keys(box: Box, beside: bool) -> Box:
    long = _KEYS_LONG if box.h > _KEYS_LOW else _KEYS_LONG - 16
    return Box(box.w - _KEYS, 0, _KEYS, long) if beside else Box(box.w - long, 0, long, _KEYS)
