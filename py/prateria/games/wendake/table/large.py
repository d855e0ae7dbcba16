"""A progress tile as large as it can be read, over the pane, while its owner or another looks at it. WE-34."""

from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import NAME
from prateria.view.measure import wrap
from prateria.view.svg import Safe, el, join
from prateria.view.touchable import lookable

from ..engine.observe import Observation
from ..words import effects, explain
from .layout import CORNER
from .progress import RIDDLES, progress_face
from .touching import key, plate

__all__ = ["SORT", "large", "said_over"]

SORT: Final = "progress:"
"""How what is looked at begins."""
_FACE: Final = Box(0, 0, 204, 140)
_LINE: Final = 19
_USE: Final = Box(0, 0, 168, 46)


def large(w: Words, view: Observation, touch: Touch, pane: Box) -> Safe:
    """The tile with its name, what it does, and what it brought; touched, it goes away again. Where it can be used, a
    key below does that."""
    tile = touch.looked_at.removeprefix(SORT)
    if tile == touch.looked_at or tile not in RIDDLES:
        return Safe()
    wide = min(pane.w - 16, 400.0)
    lines = [
        *wrap(effects.progress_text(w, tile), wide - 32, NAME, 5),
        *wrap(explain.bought(w, tile), wide - 32, NAME, 2),
    ]
    usable = touch.looked_at in touch.possible
    high = 20 + _FACE.h + 10 + _LINE * len(lines) + 10 + usable * (_USE.h + 14)
    x, y = pane.x + (pane.w - wide) / 2, pane.y + max((pane.h - high) / 2, 4)
    top = y + 20 + _FACE.h
    sheet = lookable(
        touch,
        touch.looked_at,
        explain.progress(w, tile),
        el("rect", x=round(x, 1), y=round(y, 1), width=round(wide, 1), height=round(high, 1), rx=15, class_="we-sheet"),
        progress_face(tile, Box(round(x + (wide - _FACE.w) / 2, 1), round(y + 18, 1), _FACE.w, _FACE.h), False,
                      effects.progress(w, tile), (NAME, 2)),
        *(
            el("text", line, x=round(x + wide / 2, 1), y=round(top + 24 + i * _LINE, 1), font_size=NAME,
               class_=css.MIDDLE)
            for i, line in enumerate(lines)
        ),
        el("path", d=f"M{x + wide - 26:.5g} {y + 14:.5g}l12 12m0-12l-12 12", class_="we-tool"),
        id_="large-tile",
    )  # fmt: skip
    return join((sheet, _use(w, view, touch, x + (wide - _USE.w) / 2, y + high - _USE.h - 14))) if usable else sheet


def _use(w: Words, view: Observation, touch: Touch, x: float, y: float) -> Safe:
    """The key that uses it."""
    box = Box(round(x, 1), round(y, 1), _USE.w, _USE.h)
    label = el("text", w.p("progress tile", "Use"), x=round(x + box.w / 2, 1), y=round(y + 29, 1), font_size=NAME,
               class_=css.MIDDLE_HEAVY)  # fmt: skip
    return key(w, view, touch, touch.looked_at, [plate(box, CORNER, "we-chip"), label], plate(box, CORNER, css.HIT),
               plate(box, CORNER, css.GLOW), id_="large-use", class_=f"we-choice {css.MAIN}")  # fmt: skip


def said_over(pane: Box) -> Safe:
    """Where the page lays what a tile says when it is held: over the map, not over what one has (web/clear.mjs)."""
    x, y, wide, high = pane
    return el("rect", x=x, y=y, width=wide, height=high, class_="we-says", data_says="", aria_hidden="true")
