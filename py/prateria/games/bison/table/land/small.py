"""The land as a small map beside what is told of an area: where that lies.

>>> from ...engine.state import State
>>> view = State.new(seats=2, seed=1).observe(None)
>>> "bi-map" in whole(view), str(lit(view, view.areas[0])).count("<use")
(True, 1)
"""

from prateria.view.svg import Safe, el

from ...engine.grid import CELL
from ...engine.observe import Area, Observation
from .areas import lies_of, outline
from .shape import bounds
from .shape import outline as cell

__all__ = ["lit", "whole"]

_HIGH = 44  # pixels
_ROUND = 8  # sides bulge beyond their cells, and lines have a breadth


def whole(view: Observation) -> Safe:
    """All of the land, once for all maps of it."""
    land = el("path", d=Safe("".join(cell(CELL[one.id]) for one in view.cells)), id="bi-land")
    return el("svg", el("defs", land), width=0, height=0, class_="bi-map", aria_hidden="true")


def lit(view: Observation, area: Area) -> Safe:
    """The same with an area lit up."""
    left, top, right, bottom = bounds(tuple(CELL[one.id] for one in view.cells))
    left, top, wide, high = left - _ROUND, top - _ROUND, right - left + 2 * _ROUND, bottom - top + 2 * _ROUND
    return el(
        "svg",
        el("use", href="#bi-land"),
        el("path", d=Safe(outline(area.spaces, lies_of(view))), class_=area.terrain),
        viewBox=f"{left:.5g} {top:.5g} {wide:.5g} {high:.5g}",
        width=round(_HIGH * wide / high, 1),
        height=_HIGH,
        class_="bi-map",
        aria_hidden="true",
    )
