"""What a warrior means to do: whom it can attack, and where one goes who is sent, with the name of the goal. WE-40 to
WE-44."""

import math
from itertools import pairwise
from typing import Any, Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import DROP
from prateria.view.svg import Safe, el

from ...engine.observe import Observation
from ...words import nouns
from ..pictograms import sign
from ..touching import plate
from .lay import Lay
from .pills import Pill, place

__all__ = ["aimed", "crossed"]

ATTACKS: Final = ("fight", "raid")
ADVISED: Final = ("stand", "lie", "home", *ATTACKS)
AWAY: Final = 17.0  # from the middle of who goes, and of where, to the ends of the way
RIM: Final = 3.0  # so far from the edge of an area its head ends
INTO: Final = 3.0  # the same of a place where nobody stands
WAYMARKS: Final = 8
SHORT: Final = 18.0  # a way that is no longer is not drawn: it is one step aside
BEND: Final = 0.14  # of a way, by its length
HEAD: Final = 9.0  # of the arrow
BADGE: Final = 10.0
LEAST_BADGE: Final = 7.0


def crossed(box: Box) -> list[Safe]:
    """Two crossed tomahawks beside the head of somebody who can be attacked: that is no place to go to. Not above it,
    where the name of the territory stands."""
    r = round(min(max(box.w * 0.32, LEAST_BADGE), BADGE), 1)
    x, y = round(box.x + box.w - 2, 1), round(box.y + r, 1)
    size = 1.7 * r
    return [
        el("circle", cx=x, cy=y, r=r, class_="we-foe-mark"),
        sign("attack", round(x - size / 2, 1), round(y - size / 2, 1), round(size, 1)),
    ]


def aimed(w: Words, view: Observation, touch: Touch, lay: Lay) -> tuple[list[Safe], list[Safe]]:
    """The way of the warrior that a hint sends, with the action that it is part of or alone, or that is about to
    attack, and the name of its goal; of an outpost that goes home the name of its area. Who goes where nobody of that
    seat is comes to stand at the end of the way. Where no name has room, the goal is outlined, and the line above the
    table names it. The way lies under the people, the name over all."""
    action: Any = next((one for one in touch.advised[:2] if getattr(one, "verb", "") in ADVISED), touch.ready)
    verb = getattr(action, "verb", "")
    if verb not in (ADVISED if touch.advised else ATTACKS):
        return [], []
    sides = len(view.territories[0].standing)
    village = next(place.id for place in view.territories if place.home == action.seat)
    to, _, number = (village if verb == "home" else action.where).partition("-")
    start, goal = lay.spot(action.what, action.seat), lay.spot(to, int(number) - 1 if number else action.seat)
    named, at = (action.what, start) if verb == "home" else (to, goal)
    where = named.partition(".")[0]
    names, stands = [nouns.place(w, one, sides) for one in dict.fromkeys((named, where))], verb == "stand"
    written = names[-1], lay.written(where)
    if verb in ATTACKS:  # where no place has room beside it, at least what happens there
        names = [*(w("Attack: %(place)s", place=name) for name in names), w("Attack")]
    elif stands:
        names = []
    taken = [*lay.taken(where), start, goal, *_along(start.middle, goal.middle)]
    land = Box(0, 0, lay.shape.width, lay.shape.height)
    found = place(names, at, land, taken, written, lambda spot: lay.astray(spot, where), lay.flag(where))
    free = stands and (to, action.seat) not in lay.stand
    way = _way(start.middle, goal.middle, INTO if free else max(AWAY, goal.w / 2 + RIM) if "." in to else AWAY)
    parts = way, _pill(found) if found else []
    under, over = ([el("g", *part, class_="we-aim", aria_hidden="true")] if part else [] for part in parts)
    return under, over


def _bent(start: tuple[float, float], goal: tuple[float, float], into: float = 0.0) -> list[tuple[float, float]]:
    """The ends of a way, and the point to which it bends between them. `into`: so far from the middle of its goal it
    ends."""
    (ax, ay), (bx, by) = start, goal
    long = max(math.hypot(bx - ax, by - ay), 1.0)
    ux, uy = (bx - ax) / long, (by - ay) / long
    ax, ay, bx, by = ax + ux * AWAY, ay + uy * AWAY, bx - ux * into, by - uy * into
    return [(ax, ay), ((ax + bx) / 2 + uy * BEND * long, (ay + by) / 2 - ux * BEND * long), (bx, by)]


def _along(start: tuple[float, float], goal: tuple[float, float]) -> list[Box]:
    """The ground of a way, in small pieces."""
    (ax, ay), (cx, cy), (bx, by) = _bent(start, goal)
    at = [(t, 1 - t) for t in (i / WAYMARKS for i in range(WAYMARKS + 1))]
    points = [(s * s * ax + 2 * s * t * cx + t * t * bx, s * s * ay + 2 * s * t * cy + t * t * by) for t, s in at]
    return [
        Box(min(px, qx) - HEAD / 2, min(py, qy) - HEAD / 2, abs(px - qx) + HEAD, abs(py - qy) + HEAD)
        for (px, py), (qx, qy) in pairwise(points)
    ]


def _way(start: tuple[float, float], goal: tuple[float, float], into: float) -> list[Safe]:
    """An arrow that bends a little, so that it lies over nobody between."""
    if math.dist(start, goal) - AWAY - into < SHORT:
        return []
    (ax, ay), (cx, cy), (bx, by) = _bent(start, goal, into)
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


def _pill(pill: Pill) -> list[Safe]:
    x, y = pill.spot.middle
    text = {"x": round(x, 1), "y": round(y + pill.size * DROP, 1), "font_size": pill.size}
    return [plate(pill.spot, pill.spot.h / 2, "we-aim-name"), el("text", pill.name, **text, class_=css.MIDDLE_HEAVY)]
