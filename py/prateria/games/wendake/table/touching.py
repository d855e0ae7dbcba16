"""What makes a drawn thing a button: the same for everything on this table."""

from collections.abc import Sequence
from typing import Any

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view.box import Box
from prateria.view.svg import Safe, el
from prateria.view.touchable import as_button, state_of

from .. import words
from ..engine.observe import Observation
from ..engine.preview import fills

__all__ = ["key", "pickable", "plate"]


def pickable(w: Words, view: Observation, touch: Touch, pick: str) -> dict[str, Any]:
    """The attributes of something that stands for that pick."""
    chosen = pick in touch.chosen
    label = words.pick_label(w, pick, view)
    if pick == "way:fill" and any(place.startswith("area:") for place in touch.chosen):
        label = words.filled(w, fills(view, touch.chosen))
    return as_button(pick, label, chosen, chosen or pick in touch.possible)


def key(
    w: Words, view: Observation, touch: Touch, pick: str, art: Sequence[Safe], edge: Safe, glow: Safe, **more: Any
) -> Safe:
    """A picture that is touched as a whole: what is drawn and written on it is for the eye, its name says it all.

    `edge`, `glow`: its outline as what is touched and as what is lit up; `more`: attributes of all of it.
    """
    class_ = f"{more.pop('class_', '')} {state_of(touch, pick)}".strip()
    return el(
        "g",
        el("g", *art, class_="we-face-of", aria_hidden="true"),
        el("g", edge, glow, data_carry=more.get("id_"), **pickable(w, view, touch, pick)),
        class_=class_,
        **more,
    )


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
