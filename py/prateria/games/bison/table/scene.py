"""The land on the table: a window through which one looks at it, near or from afar (web/panzoom.mjs), and all that
lies, stands and can be touched there. BI-06 to BI-13, BI-19 to BI-23.
"""

from collections.abc import Mapping
from math import ceil
from typing import Any

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.frame import Sitter
from prateria.view.svg import Safe, el
from prateria.view.touchable import as_group

from ..engine.actions import Build, Call, Do, Move, Place, Put
from ..engine.data import TILE
from ..engine.events import AreaScored, HuntersPut, Moved
from ..engine.grid import CELL, SPACES, STARTS, TOTEM_CORNER
from ..engine.observe import Area, Observation
from ..engine.preview import Look, followed, telling
from .camp import camp
from .figures import totem
from .land.advised import advised, cells_meant, leading, meant
from .land.areas import Lies, edged, lies_of, spot_of
from .land.meadow import beyond
from .land.named import names
from .land.nearer import choices, nearer, waits
from .land.plates import plates
from .land.shape import CORNERS, Point, bounds, middle, outline
from .land.spots import FAR
from .land.tiles import Lie, fauna, land
from .land.touched import WIDE, hits, marks, places_for_a_tile
from .land.trails import arrows, marked, seen, ways
from .land.window import in_sight, over_it, placement
from .land.worth import covered, written
from .layout import Plan

__all__ = ["laying", "letters", "looked_at", "scene"]

_READ = 12.4  # how high letters are at the least, in pixels, where the window is as it comes
_LOOKED_AT = ".bi-areas"  # all of an area is to be seen when it is
_SMALL = 1.05  # where all of the land is smaller than that, what can be chosen is narrower than a finger
_TOLD = f"bi-names bi-told {css.OVER}"
_MANY = 6  # edges of more than so many spaces would be all that is seen, so they are finer
_BIGGEST = 2.1  # larger letters would cover the land; zooming in makes these readable


def scene(
    w: Words, view: Observation, touch: Touch, look: Look, plan: Plan, least: float, sitters: tuple[Sitter, ...]
) -> Safe:
    """The window with the land in it. `least`: how high the window is at its lowest."""
    lies, box, alone = lies_of(view), plan.land, plan.told is not None
    placing = view.phase == "place" and view.seat in view.actors
    cells, (scale, x, y) = in_sight(view, touch), placement(view, touch, box, least, alone)
    near = nearer(view, touch, box, over_it(view, touch, box, least, alone), scale)
    big = min(letters(scale), FAR) if near and letters(near.scale) <= FAR else letters(scale)  # richly drawn where near
    some = len(choices(view, touch)) if near is None and scale < _SMALL else 0
    spread = " many" if some > _MANY else " spread" if some else ""
    ghost = laying(view, touch) if placing else None
    places = places_for_a_tile(w, view, touch, sitters, big, alone) if placing else ()
    news, area = seen(view, touch, look), looked_at(view, touch, look)
    hinted = {*cells_meant(touch), *([area.id[:-1]] if area else ())}  # an area bears the name of one of them
    pieces, how_many = _pieces(view, touch, look, lies, big)
    stand, figures = _standing(view, lies, big), covered(view, touch, lies, big, alone)
    under = (
        el("g", *marks(view, touch, lies), class_="bi-spots"),
        el("g", *_outlines(view, touch, look, lies, ghost), class_="bi-areas"),
    )
    return el(
        "svg",
        el(
            "g",
            beyond(tuple(CELL[name] for name in lies)),
            land([Lie(CELL[name], *lie) for name, lie in lies.items()]),
            el("g", *places, class_="bi-open"),
            el("g", *marked(news, lies), class_="bi-spots"),
            *(under if touch.looked_at != "areas" else reversed(under)),  # what can be touched, over whose it is
            el("g", *leading(touch, lies), class_="bi-spots"),  # whole: no edge of an area runs over it
            el("g", *names(view, lies, big, lies.keys() - hinted, figures), class_="bi-names", aria_hidden="true"),
            _fauna(touch, lies, big, "animals"),
            el("g", *arrows(news, ways(view, touch.advised or (touch.ready,)), lies, big, stand), class_=css.OVER),
            _ghost(ghost, big),
            el("g", *advised(touch, lies, ghost, big), class_=f"bi-advised {css.OVER}"),
            _totem(),
            el("g", *hits(w, view, touch, lies, sitters, big), class_="bi-hits"),
            el("g", *pieces, class_=css.PIECES),
            _fauna(touch, lies, big, "numbers"),  # over a canoe that reaches across from the next tile
            el("g", *how_many, class_=css.OVER),  # over all of it
            el("g", *_coming(view, touch, look, lies, big), class_=f"bi-coming {css.OVER}"),
            el("g", *names(view, lies, big, hinted, always=True), class_=_TOLD, aria_hidden="true"),
            el("g", *written(view, touch, lies, big, alone), class_=css.OVER, aria_hidden="true"),
            el("g", *plates(_written(view, touch, look), lies, big, stand), class_=css.OVER),
            id="pan",
            **as_group(w("The land")),
            class_="bi-pan",
            transform=f"translate({x:.5g} {y:.5g}) scale({scale:.5g})",
            data_fit=f"{scale:.5g} {x:.5g} {y:.5g}",
            data_bounds=" ".join(f"{n:.5g}" for n in bounds(cells)),
            data_turn=_step(view, touch, near is not None and alone),
            data_near=str(near) if near else None,
            data_wide=WIDE,
            data_whole="yes" if placing else None,
            data_meant=meant(touch, view.phase == "put" and not near)
            or (_LOOKED_AT if looked_at(view, touch, look) and not near else None),  # within a step it lies still
        ),
        id="land",
        x=box.x,
        y=box.y,
        width=box.w,
        height=box.h,
        viewBox=f"0 0 {box.w:.5g} {box.h:.5g}",
        class_=f"bi-window{' far' * (big > FAR)}{' farthest' * (big >= _BIGGEST)}{spread}",  # no names then
    )


def _step(view: Observation, touch: Touch, anew: bool) -> str | None:
    """What of a turn has been done: with the next of it the land is seen as that asks, if a step before had brought it
    nearer. None: it is drawn while nothing can be chosen yet, so it lies still. `anew`: a hunter begins one."""
    if waits(view, touch):
        return None
    done = [len(player.deeds) for player in view.players if player.seat in view.actors]
    start = [pick for pick in touch.chosen if anew and pick.startswith("from:")]
    start.insert(0, str(view.doing.left) if view.doing else "")
    return " ".join(map(str, (view.round, *view.actors[:1], view.phase, *done, *start)))


def _fauna(touch: Touch, lies: Lies, big: float, part: str) -> Safe:
    return el(
        "g",
        *(fauna(tile, turn, middle(CELL[name]), big, part) for name, (tile, turn) in lies.items()),
        class_="bi-fauna bi-faint" if touch.looked_at == "areas" else "bi-fauna",
    )


def letters(scale: float) -> float:
    """How much larger letters on the land are than drawn, so that they can be read when it is seen from afar."""
    return min(max(1.0, ceil(_READ / (1.2 * scale)) / 10), _BIGGEST)


# -- a tile about to be laid -----------------------------------------------------------------------------------------


def laying(view: Observation, touch: Touch) -> tuple[str, str, int] | None:
    """The tile in hand where it is about to be laid: tile, cell, turn; None before a cell is chosen."""
    cell = next((pick[5:] for pick in touch.chosen if pick.startswith("cell:")), None)
    if cell is None or view.own is None:
        return None
    turns = [pick[5:] for pick in (*touch.chosen, *touch.possible) if pick.startswith("turn:")]
    return view.own, cell, int(turns[0]) if turns else 0


def _ghost(ghost: tuple[str, str, int] | None, big: float) -> Safe:
    if ghost is None:
        return Safe()
    name, cell, turn = ghost
    return el(
        "g",
        land([Lie(CELL[cell], TILE[name], turn)]),
        el("path", d=Safe(outline(CELL[cell])), class_="bi-laying"),
        fauna(TILE[name], turn, middle(CELL[cell]), big),  # no edge runs through a number
        id="laying",
        class_="bi-ghost",
    )


def _coming(view: Observation, touch: Touch, look: Look, lies: Lies, big: float) -> list[Safe]:
    """What the action that waits for "Done" brings to its goal, pale, with what stands there, before it does; on a tile
    the hunters that come with it, where they bring most."""
    if goes := _going(view, touch):
        more = [(there, goes[there.id]) for there in view.spaces if goes.get(there.id, 0) > there.hunters]
        seat = view.actors[0]
        return [
            part
            for there, n in more
            for part in camp(seat, there.id, n, there.size, spot_of(there.id, lies, big), {}, big, named=False)
        ]
    action: Any = touch.ready
    left = view.doing.left if view.doing else 0
    if (do := next((one for one in touch.advised if isinstance(one, Do)), None)) is not None:
        action, left = next((one for one in touch.advised if isinstance(one, Put | Build)), None), do.hunters
    if (place := next((one for one in (touch.ready, *touch.advised) if isinstance(one, Place)), None)) is not None:
        lies = {**lies, place.cell: (TILE[place.tile], place.turn)}
        if place == touch.ready and look.preview is not None and (to := look.preview.comers):
            return camp(place.seat, to, left, 0, spot_of(to, lies, big), {}, big, named=False)
    if not isinstance(action, Put | Build):
        return []
    space, hunters, size = action.space, left, 0
    if isinstance(action, Build):  # in the place of all that stands there
        there = next(there for there in view.spaces if there.id == space)
        hunters, size = there.hunters - left, there.size + left
    return camp(action.seat, space, hunters, size, spot_of(space, lies, big), {}, big, named=False)


def _going(view: Observation, touch: Touch) -> dict[str, int]:
    """The spaces that hunters leave or come to by the march or gathering that waits for "Done", and how many of them
    will stand there."""
    ways = touch.advised if touch.ready in touch.advised[:1] else (touch.ready,)
    if not any(isinstance(action, Move | Call) for action in ways):
        return {}
    now, then = ({space: n for space, n, _ in followed(view, way)[1][ways[0].seat]} for way in ((), ways))
    return {SPACES[space]: then.get(space, 0) for space in {*now, *then} if now.get(space, 0) != then.get(space, 0)}


# -- areas -----------------------------------------------------------------------------------------------------------


def looked_at(view: Observation, touch: Touch, look: Look) -> Area | None:
    """The area that is being scored, or the one that is looked at: named by any of its spaces."""
    name = _scored(look) or touch.looked_at
    return next((area for area in view.areas if name in area.spaces), None)


def _scored(look: Look) -> str:
    """The area that has just been scored."""
    return next((event.area for event in look.news if isinstance(event, AreaScored)), "")


def _outlines(
    view: Observation, touch: Touch, look: Look, lies: Lies, ghost: tuple[str, str, int] | None
) -> list[Safe]:
    """Round all areas, the one that is scored or looked at, or those that the choice would change."""
    if touch.looked_at == "areas" and not _scored(look):
        return [edged(area, lies) for area in view.areas if any(area.places)]
    if look.preview is not None and look.preview.changes:
        there, coming = lies, look.preview.tile
        if ghost:
            there = {**lies, ghost[1]: (TILE[ghost[0]], ghost[2])}
        elif coming is not None:  # a hint would lay it
            there = {**lies, coming.id: (TILE[coming.tile], coming.turn)}
        return [edged(change.area, there, "foreseen") for change in telling(look.preview.changes)]
    area = looked_at(view, touch, look)
    return [edged(one, lies) for one in ([area] if area else _taken(view, touch, look))]


def _taken(view: Observation, touch: Touch, look: Look) -> list[Area]:
    """Where others have come by what is marked and are ahead of whoever looks, or level: what a recap tells of."""
    goals = {getattr(event, "to", getattr(event, "space", "")) for event in seen(view, touch, look)}
    if view.seat is None or view.seat not in view.actors:
        return []
    return [
        area
        for area in view.areas
        if area.animals and goals.intersection(area.spaces) and area.places[view.seat]
        and (area.places[view.seat] > 1 or area.places.count(1) > 1)
    ]  # fmt: skip


def _written(view: Observation, touch: Touch, look: Look) -> tuple[Area, ...]:
    """The areas that have what they are worth written on them: those in which somebody is."""
    if touch.looked_at != "areas" or _scored(look):
        return ()
    return tuple(area for area in view.areas if any(area.places))


def _standing(view: Observation, lies: Lies, big: float) -> list[Point]:
    return [spot_of(space.id, lies, big) for space in view.spaces if space.seat is not None]


# -- what stands there -----------------------------------------------------------------------------------------------


def _pieces(view: Observation, touch: Touch, look: Look, lies: Lies, big: float) -> tuple[list[Safe], list[Safe]]:
    """All that stands on the land, without hunters about to leave; not where they are about to come or to build, as
    that would lie over it (`_coming`). Apart from that: how many hunters there are, where there are several."""
    comes = (touch.ready, *touch.advised)  # of a hint, too
    built = next((one.space for one in comes if isinstance(one, Build)), "")
    starts, goes = _starts(view, look, lies, big), _going(view, touch)
    parts, numbers = list[Safe](), list[Safe]()
    there = [
        (spot_of(space.id, lies, big), space) for space in view.spaces if space.seat is not None and space.id != built
    ]
    for spot, space in sorted(there, key=lambda one: one[0][1]):
        n = goes.get(space.id, space.hunters)
        if space.seat is not None and n <= space.hunters:
            found = camp(space.seat, space.id, n, space.size, spot, starts, big=big)
            last = len(found) - (n > (big <= FAR))  # seen from afar one alone has a number, too
            parts, numbers = [*parts, *found[:last]], [*numbers, *found[last:]]
    return parts, numbers


def _starts(view: Observation, look: Look, lies: Lies, big: float) -> Mapping[str, Point]:
    """Where pieces come from that were not there before the latest events, by id."""
    count = {space.id: space.hunters for space in view.spaces}
    starts: dict[str, Point] = {}
    for event in look.news:
        if isinstance(event, Moved) and event.start[:-1] in lies:
            x, y = spot_of(event.start, lies, big)
            starts[f"h{event.seat}-{event.to}-{count.get(event.to, 1)}"] = (x - 9, y - 12)
        elif isinstance(event, HuntersPut):
            x, y = spot_of(event.space, lies, big)
            for i in range(event.hunters):
                starts[f"h{event.seat}-{event.space}-{i + 1}"] = (x + 9 * i - 9, y - 150)
    return starts


def _totem() -> Safe:
    """Where the three start tiles meet (BI-08), so small that it hides nobody beside it."""
    (x, y), (dx, dy) = middle(STARTS[0]), CORNERS[TOTEM_CORNER]
    return totem(round(x + dx, 1), round(y + dy + 5, 1), 0.6)
