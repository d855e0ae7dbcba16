"""The end of a hunt on its way: herds that run to who caught them, what they bring, the thief on tiptoe.

All of these are pieces that are out of sight where they arrive: the strip of the player has them then.
"""

from collections import Counter
from functools import lru_cache
from typing import Final

from prateria.view import css
from prateria.view.letters import TITLE
from prateria.view.measure import width
from prateria.view.piece import piece
from prateria.view.svg import Safe, el, join

from ..engine.observe import Observation
from ..engine.preview import Look, Trek
from .figures import emblem
from .land import herd, rooms
from .layout import Box, Plan
from .strips import purse

__all__ = ["gains", "leaving", "visits"]

AWAY: Final = 160.0  # how far a herd runs that nobody catches
HIGH: Final = 26  # of a field with a number that comes or goes
ARRIVES: Final = 450  # ms after which a herd is nearly there


def _trek(view: Observation, look: Look, t: int) -> Trek | None:
    return next((trek for trek in look.treks if trek.territory == view.territories[t].id), None)


def _spots(trek: Trek, plan: Plan, t: int) -> tuple[list[Box], float]:
    return rooms(plan.lands[t].scene, len(trek.herds), 3)


def leaving(view: Observation, look: Look, t: int, plan: Plan) -> list[Safe]:
    """Herds on their way to whoever caught them, or running away; there they are out of sight."""
    trek = _trek(view, look, t)
    if trek is None:
        return []
    spots, full = _spots(trek, plan, t)
    drawn = []
    for i, ((value, seat), room) in enumerate(zip(trek.herds, spots, strict=True)):
        x, y = (room.x - AWAY, room.y) if seat is None else plan.strips[seat].middle
        if seat is not None:
            x, y = x - room.w / 2, y - room.h / 2
        drawn.append(herd(f"herd{trek.hunt}-{t}-{i}", value, room, full, x, y, " won"))
    return drawn


def gains(view: Observation, look: Look, plan: Plan) -> list[Safe]:
    """The points that the herds bring, one number for each who caught some: from where the herds arrive to the
    points."""
    caught = Counter[int]()
    for trek in look.treks:
        for value, seat in trek.herds:
            if seat is not None:
                caught[seat] += value
    return [
        _number(
            f"gain{look.treks[0].hunt}-{look.treks[0].territory}-{seat}", f"+{sum_}", view, plan, seat, late=ARRIVES
        )
        for seat, sum_ in sorted(caught.items())
    ]


def visits(view: Observation, look: Look, plan: Plan) -> list[Safe]:
    """The hide thief comes from the edge of the table to whom it visits, and takes ten points along."""
    drawn = []
    late = (3 if look.treks else 2) * ARRIVES  # after what the herds bring, which goes the same way
    for seat in look.visits:
        strip = plan.strips[seat]
        x, y = strip.middle
        size = 44
        drawn.append(
            piece(
                f"thief{view.hunt}-{seat}", _thief(size), x - size / 2, y - size / 2, size, size, 1,
                class_=css.WON, start=(-size - 8, y - size / 2), data_way="sneaks",
            )
        )  # fmt: skip
        drawn.append(_number(f"loss{view.hunt}-{seat}", "−10", view, plan, seat, late=late))
    return drawn


def _number(id_: str, text: str, view: Observation, plan: Plan, seat: int, late: int) -> Safe:
    """A number that goes from the middle of a strip to its points and fades before it covers them. It stays within the
    strip: beside it lie cards that are being counted."""
    wide = width(text, TITLE) + 18
    strip = plan.strips[seat]
    left, middle = purse(view.players[seat].points, strip)
    x, y = left - wide - 3, middle - HIGH / 2
    away = min(strip.x + (strip.w - wide) / 2, x - 12), min(strip.y + strip.h / 2, strip.y + 62) - HIGH / 2
    body = join(
        (
            el("rect", width=round(wide, 1), height=HIGH, rx=HIGH / 2, class_="gain-ground"),
            el("text", text, x=round(wide / 2, 1), y=HIGH * 0.72, font_size=TITLE, class_=css.MIDDLE_HEAVY),
        )
    )
    look = f"{css.WON} gain" + (" loss" if text[0] != "+" else "")
    return piece(
        id_, body, x, y, wide, HIGH, 1, class_=look, start=away, data_fades="", data_late=late,
    )  # fmt: skip


@lru_cache(4)
def _thief(size: int) -> Safe:
    return join(
        (
            el("circle", cx=size / 2, cy=size / 2, r=size / 2, class_="thief-ground"),
            emblem("thief", size * 0.18, size * 0.18, size * 0.64),
        )
    )
