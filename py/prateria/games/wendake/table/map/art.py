"""The map: territories with their areas, the people in them, lakes with canoes, ways across the borders. WE-01, WE-40.

What can be touched: a whole territory (to start from or to go to), each area, each heap of sentinels.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.svg import Safe, el
from prateria.view.touchable import state_of

from ...engine.maps import MAPS
from ...engine.observe import Area, Observation, Territory
from ...words import explain, nouns, pick_label
from ...words.people import around, there
from ..figures import FIGURE, canoe
from ..pictograms import sign
from ..touching import attackable, foe, goal_first, means, outlined, pickable, plate
from .aims import aimed, crossed
from .folk import at_home, beside, footing, heap, in_area, origins, over_area
from .lay import Lay, spot_of, turn_of
from .names import named, shield, title
from .scenery import Land, growth, water
from .shape import MapShape, map_shape
from .space import BADGE, HEAPS, Room, room, spots

__all__ = ["draw_map"]


def draw_map(
    w: Words,
    view: Observation,
    touch: Touch,
    counted: Sequence[str],
    news: Sequence[Any],
    box: Box,
    broad: bool | None = None,
    high: float = 0.0,
    names: Sequence[str] = (),
) -> list[Safe]:
    """The whole map in that box. `counted`: the territories that would give a military point; `news`: what has just
    happened, which says from where people come; `broad`: which plan (`map_shape`); `high`: so high it is to be for a
    while, where there is a lot to choose: it is seen from farther away then, and no landscape grows anew; `names`: of
    the players."""
    sides = len(view.territories[0].standing)
    shape = map_shape(sides, round(box.w), round(box.h), broad)
    window = box._replace(h=min(high or box.h, box.h))
    far = window.h / box.h
    rooms = {t.id: _room(w, t, shape.boxes[t.id]) for t in view.territories}
    came = {to: (spot_of(rooms, start), n) for to, (start, n) in origins(news).items()}
    land, spots_ = list[Safe](), list[Safe]()
    folk, over = list[Safe](), list[Safe]()
    stand: dict[tuple[str, int], Box] = {}
    near = high > 0 and (not touch.possible or view.asked is None or view.asked.what == "turn")  # in a move none jumps
    for place in view.territories:
        inside = rooms[place.id]
        land.append(_ground(w, view, touch, place, shape, names, near))
        live = bool({f"from:{place.id}", f"stand:{place.id}"} & {*touch.possible})
        called = pickable(w, view, touch, means(touch, place, view), names, twice=True)
        spots_ += [title(w, place, inside.name, live, **called), *_areas(w, view, touch, place, inside, names)]
        for area, slot in zip(place.areas, inside.slots, strict=True):
            folk += in_area(area, slot, came.get((area.id, area.seat or 0)))
            over += over_area(area, slot)
            if foe(view, touch, area):
                over += crossed(slot)
        here = [(seat, n) for seat, n in enumerate(place.standing) if n]
        for (seat, n), spot in zip(here, spots(inside.people, here), strict=True):
            spots_.append(footing(f"{place.id}-s{seat}", spot))
            spots_.append(_sentinels(w, view, touch, place, seat, spot, names))
            folk += heap(place.id, "warrior", seat, n, spot, came.get((place.id, seat)))
            over += beside(n, spot)
            if attackable(touch, f"fight:{place.id}-{seat + 1}"):
                over += crossed(spot._replace(w=spot.h * FIGURE))
            stand[place.id, seat] = spot._replace(w=spot.h * FIGURE)
    way, goal = aimed(w, view, touch, Lay(w, view, shape, rooms, stand, counted))
    ground = el(
        "g",
        el("use", href="#scene-water"),
        *land,
        el("use", href="#scene-growth"),
        *_lakes(w, view, shape, sides),
        *(shield(w, shape.boxes[name]) for name in counted),
        *spots_,
        *way,
        el(
            "g",
            *folk,
            *at_home(view, news, lambda name: spot_of(rooms, name)),
            *over,
            class_="we-folk",
            aria_hidden="true",
        ),
        *goal,
        id="pan",
        class_="we-map we-goal" if goal_first(touch) else "we-map",
        data_fit=f"{far:.4g} {box.w * (1 - far) / 2:.5g} 0",
        data_turn=turn_of(view),
        data_bounds=f"0 0 {box.w:.5g} {box.h:.5g}",
    )
    seen = {"x": round(box.x, 1), "y": round(box.y, 1), "width": round(box.w, 1), "height": round(window.h, 1)}
    grown = growth(shape, tuple(Land(t.id, t.kind, rooms[t.id]) for t in view.territories))
    scene = el("defs", el("g", *water(shape, box.w, box.h), id="scene-water"), el("g", grown, id="scene-growth"))
    # the landscape is a thing of its own, so that no redraw reads it again (web/unchanged.mjs)
    return [el("g", scene, id="scene"), el("svg", ground, id="land", **seen), *_keys(w, window)]


def _keys(w: Words, box: Box) -> list[Safe]:
    """Nearer; and all of it again, once one is near (web/panzoom.mjs)."""
    keys = (
        ("in", w("Zoom in"), "M-7 0h14M0-7v14"),
        ("fit", w("The whole land"), "M-8-3v-5h5M8-3v-5h-5M-8 3v5h5M8 3v5h-5"),
    )
    return [
        el(
            "g",
            el("circle", r=19, class_="we-key"),
            el("path", d=d, class_="we-tool"),
            id=f"zoom-{name}",
            class_=f"we-zoom-{name}",
            transform=f"translate({box.x + box.w - 24:.5g} {box.y + box.h - 24 - i * 44:.5g})",
            data_zoom=name,
            role="button",
            tabindex=-1,
            aria_label=label,
        )
        for i, (name, label, d) in enumerate(keys)
    ]


def _ground(
    w: Words, view: Observation, touch: Touch, place: Territory, shape: MapShape, names: Sequence[str], near: bool
) -> Safe:
    """The land of a territory, as one thing to touch; `near`: a touch that means nothing else brings it nearer."""
    pick = means(touch, place, view)
    d = shape.outlines[place.id]
    home = "" if place.home is None else f" s{place.home}"
    state = state_of(touch, pick)
    return el(
        "g",
        el("title", f"{there(w, place.id, view, names)}. {explain.standing(w)}") if any(place.standing) else Safe(),
        el("path", d=d, class_="we-land"),
        el("path", d=d, class_=css.GLOW) if state else Safe(),
        id=f"land-{place.id}",
        class_=f"we-{place.kind}{home} {state}".rstrip(),
        data_drop="home" if view.asked and place.home == view.asked.seat else None,
        data_carry=_warrior(view, place) if pick.startswith("from:") else None,
        aria_description=around(w, view, place.id),  # its title is for the eye: that says the name once more
        data_nears="" if near else None,
        **pickable(w, view, touch, pick, names),
    )


def _warrior(view: Observation, place: Territory) -> str | None:
    """The id of the warrior that would be moved from there by hand: the uppermost of who is asked."""
    seat = view.asked.seat if view.asked else -1
    return f"warrior-{place.id}-{seat}-{place.standing[seat] - 1}" if seat >= 0 and place.standing[seat] else None


def _lakes(w: Words, view: Observation, shape: MapShape, sides: int) -> list[Safe]:
    """The lakes with everyone's canoes."""
    names = MAPS[sides].lakes
    kids = []
    for i, name in enumerate(names):
        d = shape.outlines[f"~{i + 1}"]
        box = shape.boxes[f"~{i + 1}"]
        boats = [player.seat for player in view.players for _ in range(player.lakes[i])]
        kids.append(
            el(
                "g",
                el("title", nouns.lake(w, name)),
                el("path", d=d, class_=css.HIT),
                *_fleet(box, boats),
                id=f"lake-{i + 1}",
                class_="we-water",
            )
        )
    return kids


LEAST_BOAT: Final = 22.0
"""No narrower is a canoe: whose it is must be seen."""


def _fleet(box: Box, boats: Sequence[int]) -> list[Safe]:
    """Canoes side by side, in as many rows as let them be large; on a narrow lake they lie over its shores."""
    if not boats:
        return []
    best = (0.0, 1)
    for columns in range(1, len(boats) + 1):
        rows = -(-len(boats) // columns)
        wide = max(box.w + 8, LEAST_BOAT)
        best = max(best, (min(wide / columns, (box.h + 8) / rows * 2, 34.0), columns))
    each, columns = best
    rows = -(-len(boats) // columns)
    cx, cy = box.middle
    left, top = cx - columns * each / 2, cy - rows * each / 4
    return [
        canoe(
            seat, round(left + i % columns * each + 1, 1), round(top + i // columns * each / 2, 1), round(each - 2, 1)
        )
        for i, seat in enumerate(boats)
    ]


# -- what stands there ---------------------------------------------------------------------------------------------


def _room(w: Words, place: Territory, box: Box) -> Room:
    """A village has its people in heaps, each with a number."""
    takes = named(w, place, box.w)[1]
    return (
        room(box, len(place.areas), 1, takes, BADGE)
        if place.home is not None
        else room(box, len(place.areas), HEAPS, takes)
    )


def _areas(
    w: Words, view: Observation, touch: Touch, place: Territory, inside: Room, names: Sequence[str]
) -> list[Safe]:
    """The production areas. Those of a village are touched only where one of its people is to be chosen: else a finger
    there means the village."""
    kids = []
    for area, box in zip(place.areas, inside.slots, strict=True):
        cx, cy = box.middle
        lost = f"native:{area.id}"
        choosing = lost in (*touch.possible, *touch.chosen)
        art = _area(area, box)
        if place.kind == "village" and not choosing:
            kids.append(el("g", *art, class_="we-still"))
            continue
        pick = lost if choosing else f"area:{area.id}"
        here, attacked = there(w, area.id, view, names), foe(view, touch, area)
        kids.append(
            el(
                "g",
                el("title", pick_label(w, pick, view) if attacked else f"{here}. {explain.area(w, area.product)}"),
                el("circle", cx=round(cx, 1), cy=round(cy, 1), r=max(round(box.w / 2, 1), 20), class_=css.HIT),
                *art,
                id=f"area-{area.id.replace('.', '-')}",
                class_=f"we-slot{' we-foe' if attacked else ''} {outlined(touch, pick)}".rstrip(),
                data_fine=round(box.w, 1),
                data_carry=f"{area.native}-{area.id.replace('.', '-')}-{area.seat}-{area.stack - 1}"
                if area.seat is not None
                else None,
                aria_description="",  # as that of the land
                **pickable(w, view, touch, pick, names),
            )
        )
    return kids


@lru_cache(512)
def _area(area: Area, box: Box) -> tuple[Safe, ...]:
    """The round of an area, with what it yields if nobody is in it."""
    cx, cy = box.middle
    r = box.w / 2
    x, y, size = round(cx, 1), round(cy, 1), box.w * 0.62
    kids = [
        el("circle", cx=x, cy=y, r=round(r + 3, 1), class_=css.SPOT, data_place=f"spot-{area.id.replace('.', '-')}"),
        el("circle", cx=x, cy=y, r=round(r - 1.5, 1), class_=f"we-area we-{area.product}-area"),
    ]
    if area.seat is None:
        kids.append(sign(area.product, round(cx - size / 2, 1), round(cy - size / 2, 1), round(size, 1)))
    return *kids, el("circle", cx=x, cy=y, r=round(r, 1), class_=css.GLOW)


def _sentinels(
    w: Words, view: Observation, touch: Touch, place: Territory, seat: int, box: Box, names: Sequence[str]
) -> Safe:
    """The spot on which the warriors of one seat stand, if it can be touched."""
    fights = f"fight:{place.id}-{seat + 1}"
    lost = f"native:{place.id}"
    mine = view.asked is not None and view.asked.seat == seat
    own = means(touch, place, view) if place.kind == "village" else f"from:{place.id}"  # home to them
    pick = fights if not mine else lost if lost in (*touch.possible, *touch.chosen) else own
    if pick not in (touch.chosen if pick == fights and goal_first(touch) else (*touch.possible, *touch.chosen)):
        return Safe()
    ring = Box(box.x - 1, box.y - 1, box.w + 2, box.h + 2)
    return el(
        "g",
        plate(ring, 9, css.HIT),
        plate(ring, 9, css.GLOW),
        id=f"stand-{place.id}-{seat}",
        class_=f"we-sentinels{' we-foe' if pick == fights else ''} {state_of(touch, pick)}",
        data_carry=_warrior(view, place) if pick.startswith("from:") else None,
        **pickable(w, view, touch, pick, names, twice=pick == means(touch, place, view)),
    )
