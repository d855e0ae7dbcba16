"""What is being done, beside the camp, on phones held upright: there the keys of the actions have made way."""

from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import DROP, LABEL, LEAST, NOTE, NUMBER
from prateria.view.measure import width
from prateria.view.svg import Safe, el

from ...engine.observe import Observation
from ...words.signs import about_deed, short
from ..emblems import emblem
from ..layout import SMALL_KEY_CORNER

__all__ = ["doing"]

_SIGN: Final = 28.0
_HUNTER: Final = 18.0
_PAD: Final = 8.0
_WIDER: Final = 1.08  # bold letters than those that are measured


def doing(w: Words, view: Observation, box: Box | None) -> Safe:
    """The action as it stands on its key, and how many hunters are still to take part; nothing without an action."""
    now = view.doing
    if box is None or now is None or not view.actors:
        return Safe()
    mid = box.y + box.h / 2
    left = str(now.left)
    count = _HUNTER + 1 + _WIDER * width(left, NUMBER) if now.left else 0.0
    x, room = box.x + _PAD + _SIGN + 4, box.w - 2 * _PAD - _SIGN - 8 - count
    word = short(w, now.deed)
    size = next((n for n in (LABEL, NOTE, LEAST) if _WIDER * width(word, n) <= room), 0)
    end = box.x + box.w - _PAD
    kids = [
        el("title", about_deed(w, now.deed)),
        box.rect("bi-doing", SMALL_KEY_CORNER),
        emblem(now.deed, round(box.x + _PAD, 1), round(mid - _SIGN / 2, 1), _SIGN),
    ]
    if size:
        kids.append(el("text", word, x=round(x, 1), y=round(mid + size * DROP, 1), font_size=size, class_=css.BOLD))
    if now.left:
        kids += (
            emblem("hunter", round(end - count, 1), round(mid - _HUNTER / 2, 1), _HUNTER),
            el("text", left, x=round(end, 1), y=round(mid + NUMBER * DROP, 1), font_size=NUMBER,
               class_=css.END_HEAVY),
        )  # fmt: skip
    return el("g", *kids, id="doing", class_=f"bi-now s{view.actors[0]}", aria_hidden="true")
