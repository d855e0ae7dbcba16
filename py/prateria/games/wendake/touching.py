"""What makes a drawn thing a button: the same for everything on this table."""

from typing import Any

from ...kit.words import Words
from ...view.frame import Touch
from . import words
from .observe import Observation

__all__ = ["look_of", "pickable"]


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


def look_of(touch: Touch, pick: str) -> str:
    """Its class: `chosen`, `possible`, or nothing."""
    return "chosen" if pick in touch.chosen else "possible" if pick in touch.possible else ""
