"""The window through which one looks at the land: what lies over its edges, and how the land is fitted in beside that.

BI-11, BI-18.
"""

from typing import Final, NamedTuple

from prateria.kit.touch import Touch
from prateria.view.box import Box

from ...engine.actions import Place
from ...engine.data import TURNS
from ...engine.grid import CELL
from ...engine.observe import Observation
from .fitting import Fitted, fitted
from .nearer import gathering

__all__ = [
    "CAPTION", "PAD", "each_wide", "foot", "foot_width", "hand_size", "in_sight", "keys_at", "lying", "over_it",
    "placement",
]  # fmt: skip

CAPTION: Final = 18.0
"""The line over what lies in the holder."""
PAD: Final = 6.0
"""From the edge of the holder to what lies in it."""
_KEYS: Final = 46.0  # to look closer, at the right of the land or above it: as wide as one of them,
_KEYS_LONG: Final = 196.0  # and as long as all of them,
_KEYS_PHONE: Final = 148.0  # there are three on a phone,
_KEYS_FEW: Final = 98.0  # of which two are there while all of the land is seen
_HELD: Final = 104.0  # the tile in hand and its two words
_UPRIGHT: Final = 0.9  # on a phone they lie in a line above it, if it is not so much smaller: they do not turn about
_ROWS: Final = 2.7  # so many rows the sheet of who gathers has below the land; of each more
_ROW: Final = 49.0  # so much lies over its foot
_KEYS_LOW: Final = 300.0  # keys are smaller in a window that is so low


def foot(view: Observation, box: Box) -> float:
    """How much of the land's height is kept free for what is chosen from at its foot."""
    if view.seat not in view.actors:
        return 0.0
    if view.phase == "place":
        return each_wide(box, len(TURNS)) + CAPTION + 2 * PAD + 8
    return 84.0 if view.phase == "build" and view.variant else 0.0


def foot_width(view: Observation, box: Box) -> float:
    """How much of its width is taken there while a tile is laid."""
    return each_wide(box, len(TURNS)) * len(TURNS) + 2 * PAD + 4 if view.phase == "place" else box.w


def each_wide(box: Box, n: int) -> float:
    """How wide each of so many things is that are chosen from there."""
    return min(76.0 if box.h > 420 else 60.0, (box.w - 70) / n)


def hand_size(box: Box) -> tuple[float, float]:
    """How wide and high the holder is in which one's tile waits, at the right foot of the land."""
    size = 84.0 if box.w > 500 else 66.0
    return size + 2 * PAD, size + 2 * PAD + CAPTION - 2


def in_sight(view: Observation, touch: Touch) -> tuple[int, ...]:
    """All that is to be in sight: the tiles, the places for another one, where a hint would lay it."""
    return tuple(CELL[name] for name in (*_whole(view, touch), *_beside(view, touch)))


def _whole(view: Observation, touch: Touch) -> list[str]:
    """The cells of which everything is to be seen: with a tile, or about to get one, or asked for by a lesson."""
    asked = (*touch.chosen, *(touch.possible if touch.taught else ()))
    chosen = [pick[5:] for pick in asked if pick.startswith("cell:")]
    chosen += [action.cell for action in touch.advised if isinstance(action, Place)]
    names = [cell.id for cell in view.cells]
    return names + [name for name in dict.fromkeys(chosen) if name not in names]


def _beside(view: Observation, touch: Touch) -> list[str]:
    """The other places for the tile that is laid: of these it is enough to see the nearer half, and what they are
    called."""
    if view.phase != "place" or view.seat not in view.actors:
        return []
    whole = _whole(view, touch)
    return [name for name in view.open if name not in whole]


def placement(
    view: Observation, touch: Touch, box: Box, least: float, alone: bool = False
) -> tuple[float, float, float]:
    """Scale and shift of the land in its window, as it is when nobody has come nearer. `least`: how high the window is
    at its lowest; the land keeps its size and its place when there is more, if no tile is laid. `alone`: nothing but
    keys and the tile in hand lies over it."""
    return lying(view, touch, box, least, alone)[0][:3]


class _Corners(NamedTuple):
    """What lies over the corners of the window: the keys, and the holder of the tile in hand."""

    keys: Box
    held: Box | None = None


def lying(view: Observation, touch: Touch, box: Box, least: float, alone: bool) -> tuple[Fitted, _Corners]:
    """The land, and what lies over its window, where that leaves it the most room."""
    high = _high(view, box, least, alone)
    room = Box(0, 0, box.w, high)
    cells, edge = (tuple(CELL[name] for name in names) for names in (_whole(view, touch), _beside(view, touch)))
    if not alone:
        cells, edge = cells + edge, ()
    ways = [
        (fitted(cells, room, tuple(one for one in way if one), edge), way)
        for way in _ways(view, touch, box, high, alone)
    ]
    return max(ways, key=lambda way: way[0].worth * (_UPRIGHT if alone and way[1].keys.h > way[1].keys.w else 1))


def _ways(view: Observation, touch: Touch, box: Box, high: float, alone: bool) -> list[_Corners]:
    """On a phone upright the keys lie at the right or above, the holder at the left or right foot: near one's own
    things, not under those of another. Elsewhere the keys lie at the right where the window is broad, or else where
    the land is larger then."""
    beside = (True,) if not alone and keys_beside(view, box) else (False, True)
    if view.own is None or foot(view, box) or (alone and touch.taught):
        return [_Corners(_keys(box, at, _KEYS_FEW if alone else None)) for at in beside]
    if alone:
        wide, tall = _HELD, _KEYS - 4
    else:
        wide, tall = hand_size(box)
    lefts = (4, box.w - wide - 4) if alone else (box.w - wide - 4,)
    return [
        _Corners(_keys(box, at, _KEYS_FEW if alone else None), Box(x, high - tall - 4, wide, tall))
        for at in beside
        for x in lefts
    ]


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


def over_it(view: Observation, touch: Touch, box: Box, least: float, alone: bool) -> tuple[Box, ...]:
    """What lies over the window while somebody has come nearer: all of the keys, the tile in hand, and on a phone the
    sheet in which one chooses who gathers, where it has many rows."""
    keys, held = lying(view, touch, box, least, alone)[1]
    high = _ROW * (len(gathering(view)[0]) - _ROWS) if alone else 0
    sheet = Box(0, box.h - high, box.w, high) if high > 0 else None
    return tuple(one for one in (_keys(box, keys.h > keys.w, _KEYS_PHONE if alone else None), held, sheet) if one)


def _keys(box: Box, beside: bool, few: float | None) -> Box:
    long = few or (_KEYS_LONG if box.h > _KEYS_LOW else _KEYS_LONG - 16)
    return Box(box.w - _KEYS, 0, _KEYS, long) if beside else Box(box.w - long, 0, long, _KEYS)
