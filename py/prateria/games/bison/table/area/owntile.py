"""One's own tile, large over the land, with what its spaces are: in its holder it is no larger than a thumb."""

from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import DROP, LABEL, NAME, TEXT, TITLE
from prateria.view.measure import fit, width, wrap
from prateria.view.svg import Safe, el
from prateria.view.touchable import lookable

from ...engine.data import ANIMALS, TERRAINS, TILE, TILES
from ...engine.observe import Observation
from ...words import nouns
from ..holder import OWN_TILE, held_tile
from ..joining import tile_in_words
from ..layout import SHEET_CORNER
from ..stock import beast

__all__ = ["own_tile"]

_PAD: Final = 12.0
_HEAD: Final = 38.0
_LINE: Final = 18.0  # of how it is laid
_MOST: Final = 230.0  # so large is the tile at the most
_BEAST: Final = 26.0


def own_tile(w: Words, view: Observation, touch: Touch, box: Box) -> Safe:
    """While it is looked at and waits; touched, it is put away."""
    if touch.looked_at != OWN_TILE or view.own is None or view.phase == "place":
        return Safe()
    wide = min(box.w - 12, 440.0)
    told = wrap(w("Your tile: it is laid with the action “Tile”."), wide - 2 * _PAD, TEXT, 3)
    under = _LINE * len(told) + 4 if box.h > _HEAD + 3 * _BEAST + 90 else 0.0
    size = min(wide * 0.38, box.h - _HEAD - under - 2 * _PAD, _MOST)
    high = _HEAD + size + under + _PAD
    x, y = box.x + (box.w - wide) / 2, box.y + (box.h - high) / 2
    left, top = x + 2 * _PAD + size, y + _HEAD + size / 2
    kids = [
        Box(x, y, wide, high).rect("bi-card", SHEET_CORNER),
        el("text", w("Your tile"), x=x + _PAD, y=y + 24, font_size=TITLE, class_=css.HEAVY),
        el("path", d=f"M{x + wide - 28:.5g} {y + 14:.5g}l12 12m0-12l-12 12", class_="bi-close"),
        held_tile(view.own, x + _PAD + size / 2, y + _HEAD + size / 2, size),
    ]
    for n, (terrain, animal) in enumerate(zip(TERRAINS, ANIMALS, strict=True)):
        middle = top + (n - 1) * (_BEAST + 8)
        line = f"{nouns.terrain(w, terrain).capitalize()}: {nouns.amount(w, animal, TILES[TILE[view.own]].animals[n])}"
        room = x + wide - left - _BEAST - 12
        letters = next((size for size in (NAME, TEXT) if width(line, size) <= room), LABEL)
        kids += (
            beast(n, left, middle - _BEAST / 2, _BEAST),
            el("text", fit(line, room, letters), x=round(left + _BEAST + 6, 1), y=round(middle + letters * DROP, 1),
               font_size=letters),
        )  # fmt: skip
    if under:
        first = y + _HEAD + size + _LINE
        kids += (
            el("text", line, x=x + _PAD, y=round(first + n * _LINE, 1), font_size=TEXT, class_=css.SOFT)
            for n, line in enumerate(told)
        )
    return lookable(touch, OWN_TILE, tile_in_words(w, view.own), *kids, id_="own-tile", class_="bi-sheet")
