"""What makes a drawn thing a button: the same for everything on this table."""

from typing import Any

from ...kit.words import Words
from ...view.box import Box
from ...view.frame import Touch
from ...view.svg import Safe, el
from . import words
from .observe import Observation

__all__ = ["pickable", "plate"]


def pickable(w: Words, view: Observation, touch: Touch, pick: str) -> dict[str, Any]:
    """The attributes of something that stands for that pick."""
    chosen = pick in touch.chosen
    return {
        "data_pick": pick,
        "role": "button",
        "tabindex": -1,
        "aria_label": words.pick_label(w, pick, view),
        "aria_pressed": "true" if chosen else None,
        "aria_disabled": None if chosen or pick in touch.possible else "true",
    }


def plate(box: Box, rx: float, class_: str) -> Safe:
    """A rectangle with round corners."""
    return el(
        "rect",
        x=round(box.x, 1),
        y=round(box.y, 1),
        width=round(box.w, 1),
        height=round(box.h, 1),
        rx=rx,
        class_=class_,
    )
