"""What an area brings, on its way from there to the stocks. BI-25 to BI-27."""

from typing import Final

from prateria.kit.touch import Touch
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import TITLE
from prateria.view.measure import width
from prateria.view.piece import piece
from prateria.view.svg import Safe, el, join

from ...engine.data import TERRAINS
from ...engine.events import AreaScored
from ...engine.observe import Observation
from ...engine.preview import Look
from ..land.areas import anchor, lies_of
from ..land.window import placement
from ..layout import Plan
from ..stock import beast

__all__ = ["brought"]

_HIGH: Final = 28.0
_BEAST: Final = 20.0
_PAD: Final = 9.0
_LATE: Final = 500  # ms: first one sees which area it is
_APART: Final = 62.0  # several begin one beside the other


def brought(view: Observation, touch: Touch, look: Look, plan: Plan, least: float) -> list[Safe]:
    """Of the area that has just been scored a number for each who gets some of its animals: it leaves the area and is
    out of sight where it arrives."""
    event = next((one for one in look.news if isinstance(one, AreaScored)), None)
    if event is None:
        return []
    area = next((one for one in view.areas if event.area in one.spaces), None)
    if area is None:
        return []
    lies, terrain = lies_of(view), TERRAINS.index(event.terrain)
    points = [anchor(space, lies) for space in area.spaces]
    scale, dx, dy = placement(view, touch, plan.land, least, plan.told is not None)
    x = plan.land.x + dx + scale * sum(at[0] for at in points) / len(points)
    y = plan.land.y + dy + scale * sum(at[1] for at in points) / len(points)
    gains = [(seat, n) for seat, n in enumerate(event.gains) if n]
    first = x - _APART * (len(gains) - 1) / 2
    return [
        _number(f"brought-{view.round}-{event.area}-{seat}", n, terrain, seat, (first + i * _APART, y), to)
        for i, (seat, n) in enumerate(gains)
        if (to := _stock(plan, seat, terrain)) is not None
    ]


def _stock(plan: Plan, seat: int, terrain: int) -> tuple[float, float] | None:
    """The middle of where these animals of a seat stand; None where it has no place on the table."""
    if seat in plan.strips:
        box = plan.strips[seat]
        return box.x + box.w * (terrain + 0.5) / 6, box.y + box.h / 2
    return plan.tracks[terrain].middle if plan.tracks else None


def _number(id_: str, n: int, terrain: int, seat: int, start: tuple[float, float], end: tuple[float, float]) -> Safe:
    text = f"+{n}"
    wide = 2 * _PAD + width(text, TITLE) + 3 + _BEAST
    body = join(
        (
            Box(0, 0, round(wide, 1), _HIGH).rect("bi-brought", _HIGH / 2),
            el("text", text, x=_PAD, y=round(_HIGH * 0.72, 1), font_size=TITLE, class_=css.HEAVY),
            beast(terrain, round(wide - _PAD - _BEAST + 3, 1), (_HIGH - _BEAST) / 2, _BEAST),
        )
    )
    (fx, fy), (tx, ty) = ((x - wide / 2, y - _HIGH / 2) for x, y in (start, end))
    return piece(
        id_, body, round(tx, 1), round(ty, 1), wide, _HIGH, 1, class_=f"{css.WON} s{seat}", start=(fx, fy),
        data_fades="", data_late=_LATE,
    )  # fmt: skip
