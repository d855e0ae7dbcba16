"""That it is one's turn again: for a moment a sign on the edge of one's own panel, on phones, where nothing else
changes much when the others have done. BI-15.
"""

from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import DROP, NAME
from prateria.view.measure import width
from prateria.view.svg import Safe, el

from ...engine.observe import Observation
from ..layout import Plan

__all__ = ["yours"]

_HIGH: Final = 30.0
_ROOM: Final = 40.0  # beside the words
_WIDER: Final = 1.06  # bold letters than those that are measured


def yours(w: Words, view: Observation, touch: Touch, plan: Plan) -> Safe:
    """It comes with each turn, for a moment (css/bison.css), and is heard in the line above the table."""
    if plan.mode != "narrow" or plan.panel is None or view.phase != "name" or touch.taught:
        return Safe()
    if view.seat is None or view.seat not in view.actors:
        return Safe()
    text, panel = w("Your turn"), plan.panel
    wide = _WIDER * width(text, NAME) + _ROOM
    box = Box(round(panel.x + (panel.w - wide) / 2, 1), panel.y - _HIGH + 6, round(wide, 1), _HIGH)
    x, y = box.middle
    over = " over" if touch.looked_at or touch.chosen else ""  # it lies on nothing that is opened; its time runs on
    return el(
        "g",
        box.rect("bi-brought", _HIGH / 2),
        el("text", text, x=round(x, 1), y=round(y + NAME * DROP, 1), font_size=NAME, class_=css.MIDDLE_BOLD),
        id=f"yours-{view.round}-{view.seat}-{len(view.players[view.seat].deeds)}",
        class_=f"bi-yours s{view.seat}{over}",
        aria_hidden="true",
    )
