"""The mask card that a smallpox check has turned up, as a card for all to see: which mask, and how its blanket is.
WE-33."""

from collections.abc import Sequence
from typing import Any, Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LABEL, LEAST, NAME, NOTE
from prateria.view.measure import fit, width, wrap
from prateria.view.svg import Safe, el

from ...engine.events import BlanketSeen
from ...words import explain, nouns
from ..figures import mask
from ..pictograms import sign

__all__ = ["HIGH", "free", "turned"]

HIGH: Final = 72
"""So high is the card."""
WIDEST: Final = 330
NAMED: Final = 280
"""So wide, it says what has happened too."""
EDGE: Final = 8
LINE: Final = 15
WIDER: Final = 1.12
"""Bold letters to others."""


def free(touch: Touch, dock: Box, land: Box, below: Box | None = None) -> Box:
    """Where the card covers nobody who is to be chosen: beside the map, if there is room; on a phone `below` it, where
    it covers nobody at all."""
    if below is not None:
        return below if below.h >= HIGH else land
    choosing = any(pick.startswith("native:") for pick in (*touch.possible, *touch.chosen))
    return dock if choosing and dock.h >= HIGH else land


def turned(w: Words, news: Sequence[Any], box: Box, where: str, high: float = HIGH) -> Safe:
    """The card at the upper edge of that box, at its right side; nothing unless a check is among the `news`.

    `where`: the pane, for its id: in each it is another card (web/unchanged.mjs); `high`: less where it lies in the
    place of the exchange that is done."""
    seen = next((event for event in reversed(news) if isinstance(event, BlanketSeen)), None)
    if seen is None:
        return Safe()
    wide = min(box.w - 4, WIDEST)
    x, y = round(box.x + box.w - wide - 2, 1), box.y + 2
    size = high - 2 * EDGE
    left = round(x + EDGE * 2 + size, 1)
    room = wide - 1.7 * size - 5 * EDGE
    result = w("The blanket carries smallpox!") if seen.infected else w("The blanket is clean.")
    named = high >= HIGH and wide >= NAMED
    whole, kind = f"{w('Smallpox check')}: {nouns.mask(w, seen.kind)}", nouns.mask(w, seen.kind)
    name = whole if width(whole, NOTE) <= room else fit(kind, room, NOTE)
    font = next((n for n in (NAME, LABEL) if width(result, n) * WIDER <= room), LABEL if named else LEAST)
    lines = wrap(result, room / WIDER, font, 2 if named else 3)
    top = 38 if named else (high - 4 - LINE * len(lines)) / 2 + font
    pox = sign("smallpox" if seen.infected else "blanket", x + wide - size * 0.7 - EDGE, y + size * 0.2, size * 0.7)
    return el(
        "g",
        el("title", f"{w('Smallpox check')}. {explain.mask_card(w, seen.kind, seen.infected)}"),
        el("rect", x=x, y=y, width=round(wide, 1), height=round(high - 4, 1), rx=12, class_="we-turned-card"),
        mask(seen.kind, x + EDGE, y + EDGE - 2, size),
        el("text", name, x=left, y=y + 20, font_size=NOTE, class_=css.SOFT) if named else Safe(),
        *(
            el("text", line, x=left, y=round(y + top + i * LINE, 1), font_size=font, class_=css.HEAVY)
            for i, line in enumerate(lines)
        ),
        pox,
        id=f"turned-{where}",
        class_=f"we-turned-up {css.ILL}" if seen.infected else "we-turned-up",
    )  # fmt: skip
