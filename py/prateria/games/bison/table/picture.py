"""The table of Bison as one picture: `draw`, and the doors to everything else that is drawn of the game.

Layers from below: the land in its window, which the page can bring nearer (web/panzoom.mjs), the players round it, and
over the land what someone looks at or is to choose from.
"""

from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate
from prateria.view import css
from prateria.view.box import Box
from prateria.view.frame import Frame, Sitter
from prateria.view.svg import Safe, el
from prateria.view.touchable import as_group

from ..engine.observe import Observation
from ..engine.preview import Look
from .area.counted import brought
from .area.owntile import own_tile
from .area.sheets import card
from .area.tools import tools
from .area.yours import yours
from .dock import dock, speaks_of_actions
from .forecast import last_round, on_pills
from .holder import choices, hand
from .land.meadow import meadow
from .layout import Plan, arrange
from .market import is_open, market
from .scene import scene
from .strips import large, strip

__all__ = ["draw"]

LAND_CORNER: Final = 14
_SAYS: Final = 46.0  # the line of its keys
_TOLD: Final = ("gain", "place", "put", "build", "call", "gather", "move")
"""While one does that, what it brings is told on phones where the keys of the actions lie at all other times."""


def draw(
    view: Observation, touch: Touch, look: Look, seat: int | None, w: Words, frame: Frame, sitters: tuple[Sitter, ...]
) -> Safe:
    """The whole table as that seat sees it (None: a spectator)."""
    size = (frame.width, frame.height, view.seats, seat)
    acting = view.phase in _TOLD and seat in view.actors
    bare = view.outcome is not None or (view.phase != "place" and not speaks_of_actions(touch))
    plan = arrange(*size, acting, bare)
    land = plan.land
    least = arrange(*size, bare=bare).land.h
    trading = is_open(view, touch)
    foreseen = on_pills(view, look) or (None,) * view.seats
    return el(
        "svg",
        land.rect("bi-table-top", LAND_CORNER),
        meadow(land),
        scene(w, view, touch, look, plan, least, sitters),
        land.rect("bi-frame", LAND_CORNER),
        el(
            "g",
            *(strip(w, view, touch, view.players[s], sitters[s], box, foreseen[s]) for s, box in plan.strips.items()),
            class_="strips",
            **as_group(w("Players")),
        ),
        *(dock(w, view, touch, look, plan, sitters[seat]) if seat is not None else ()),
        hand(w, view, touch, land, least, plan.told is not None),
        tools(w, view, touch, land, least, plan.told is not None),
        card(w, view, touch, look, plan, least, sitters) if not trading else Safe(),
        choices(w, view, touch, plan, [isolate(sitter.name) for sitter in sitters]),
        market(w, view, touch, land, Box(0, 0, frame.width, frame.height), sitters),
        large(w, view, touch, look, land, sitters),
        own_tile(w, view, touch, land),
        yours(w, view, touch, plan),
        el("g", *brought(view, touch, look, plan, least), class_=css.OVER),
        _says(plan),
        viewBox=f"0 0 {frame.width} {frame.height}",
        width=frame.width,
        height=frame.height,
        class_=f"{css.TABLE} bison-table {plan.mode}{' many' * (view.seats > 2)}{' last-round' * last_round(view)}",
        role="group",
        aria_label=w("Table of Bison"),
    )


def _says(plan: Plan) -> Safe:
    """Where short sentences lie (web/clear.mjs): where the others are above the land, over its upper edge."""
    if plan.mode == "beside":
        return Safe()
    x, y, wide, _ = plan.land
    return el("rect", x=x, y=y + 2, width=wide, height=_SAYS, fill="none", data_says="", aria_hidden="true")
