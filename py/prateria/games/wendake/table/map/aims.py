"""What a warrior means to do: whom it can attack, and where one goes who is sent, with the name of the goal. WE-40 to
WE-44."""

import math
from collections.abc import Callable, Sequence
from typing import Any, Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import DROP, NAME
from prateria.view.measure import width
from prateria.view.svg import Safe, el

from ...engine.observe import Observation
from ...words import nouns
from ..face import WIDER
from ..pictograms import sign
from ..touching import plate

__all__ = ["aimed", "crossed"]

ATTACKS: Final = ("fight", "raid")
ADVISED: Final = ("stand", "lie", "home", *ATTACKS)
AWAY: Final = 17.0  # from the middle of who goes, and of where, to the ends of the way
SHORT: Final = 18.0  # a way that is no longer is not drawn: it is one step aside
BEND: Final = 0.14  # of a way, by its length
HEAD: Final = 9.0  # of the arrow
HIGH: Final = 24.0  # the name of the goal
PAD: Final = 9.0
NEAR: Final = 3.0  # from the goal to its name, where it would lie over it
NUMBER: Final = 14.0  # so far beside people stands how many they are
BADGE: Final = 10.0
LEAST_BADGE: Final = 7.0


def crossed(box: Box) -> list[Safe]:
    """Two crossed tomahawks beside the head of somebody who can be attacked: that is no place to go to."""
    x, y = round(box.x + box.w - 2, 1), round(box.y + 3, 1)
    r = round(min(max(box.w * 0.32, LEAST_BADGE), BADGE), 1)
    size = 1.7 * r
    return [
        el("circle", cx=x, cy=y, r=r, class_="we-foe-mark"),
        sign("attack", round(x - size / 2, 1), round(y - size / 2, 1), round(size, 1)),
    ]


def aimed(w: Words, view: Observation, touch: Touch, spot_of: Callable[[str, int], Box], box: Box) -> list[Safe]:
    """The way of the warrior that a hint sends, with the action that it is part of or alone, or that is about to
    attack, and the name of its goal; of an outpost that goes home the name of its area. `spot_of`: where the sentinels
    of a seat stand in a territory, or its area; `box`: the map."""
    action: Any = next((one for one in touch.advised[:2] if getattr(one, "verb", "") in ADVISED), touch.ready)
    verb = getattr(action, "verb", "")
    if verb not in (ADVISED if touch.advised else ATTACKS):
        return []
    own = [place for place in view.territories if place.home == action.seat]
    to, _, number = (own[0].id if verb == "home" else action.where).partition("-")
    start, goal = spot_of(action.what, action.seat), spot_of(to, int(number) - 1 if number else action.seat)
    name = nouns.place(w, action.what if verb == "home" else to, len(view.territories[0].standing))
    if verb in ATTACKS:
        name = w("Attack: %(place)s", place=name)
    clear = [spot_of(area.id, action.seat) for place in own for area in place.areas]
    clear += [start, goal, _tip(start.middle, goal.middle), *(spot_of(place.id, action.seat) for place in own)]
    pill = _pill(name, start if verb == "home" else goal, box, clear)
    return [el("g", *_way(start.middle, goal.middle), *pill, class_="we-aim", aria_hidden="true")]


def _tip(start: tuple[float, float], goal: tuple[float, float]) -> Box:
    """About where the head of the arrow lies."""
    (ax, ay), (bx, by) = start, goal
    part = (AWAY + HEAD / 2) / max(math.hypot(bx - ax, by - ay), AWAY)
    return Box(bx + (ax - bx) * part - HEAD, by + (ay - by) * part - HEAD, 2 * HEAD, 2 * HEAD)


def _way(start: tuple[float, float], goal: tuple[float, float]) -> list[Safe]:
    """An arrow that bends a little, so that it lies over nobody between."""
    (ax, ay), (bx, by) = start, goal
    long = math.hypot(bx - ax, by - ay)
    if long - 2 * AWAY < SHORT:
        return []
    ux, uy = (bx - ax) / long, (by - ay) / long
    ax, ay, bx, by = ax + ux * AWAY, ay + uy * AWAY, bx - ux * AWAY, by - uy * AWAY
    cx, cy = (ax + bx) / 2 + uy * BEND * long, (ay + by) / 2 - ux * BEND * long
    far = math.hypot(bx - cx, by - cy)
    tx, ty = (bx - cx) / far, (by - cy) / far
    ex, ey = bx - tx * HEAD, by - ty * HEAD
    line = f"M{ax:.1f} {ay:.1f}Q{cx:.1f} {cy:.1f} {ex:.1f} {ey:.1f}"
    head = f"M{bx:.1f} {by:.1f}L{ex - ty * HEAD:.1f} {ey + tx * HEAD:.1f}L{ex + ty * HEAD:.1f} {ey - tx * HEAD:.1f}z"
    return [
        el("path", d=line, class_="we-aim-edge"),
        el("path", d=head, class_="we-aim-head"),
        el("path", d=line, class_="we-aim-line"),
    ]


def _pill(name: str, goal: Box, box: Box, clear: Sequence[Box]) -> list[Safe]:
    """The name, above the goal where there is room, else below it or beside it, and never over the edge of the map.
    `clear`: the people of one's own village with their numbers, who goes, who is attacked, and the head of the arrow:
    it lies over as little of them as can be."""
    wide = width(name, NAME) * WIDER + 2 * PAD
    (cx, cy), reach = goal.middle, min(goal.h / 2, AWAY) + 6
    spots = [
        Box(min(max(x, 4), max(box.w - wide - 4, 4)), y, wide, HIGH)
        for x, y in (
            (cx - wide / 2, cy - reach - HIGH),
            (cx - wide / 2, cy + reach),
            (cx - wide / 2, goal.y - NEAR - HIGH),
            (cx - wide / 2, goal.y + goal.h + NEAR),
            (cx + reach, cy - HIGH / 2),
            (cx - reach - wide, cy - HIGH / 2),
        )
    ]
    inside = [spot for spot in spots if 4 <= spot.y <= max(box.h - HIGH - 4, 4)]
    x, y, *_ = min(inside or spots[:1], key=lambda spot: sum(_shared(spot, other) for other in clear))
    return [
        plate(Box(x, y, wide, HIGH), HIGH / 2, "we-aim-name"),
        el("text", name, x=round(x + wide / 2, 1), y=round(y + HIGH / 2 + NAME * DROP, 1), font_size=NAME,
           class_=css.MIDDLE_HEAVY),
    ]  # fmt: skip


def _shared(one: Box, other: Box) -> float:
    """The area that both cover, with the number beside the other."""
    right = min(one.x + one.w, other.x + other.w + NUMBER) - max(one.x, other.x)
    return max(right, 0.0) * max(min(one.y + one.h, other.y + other.h) - max(one.y, other.y), 0.0)
