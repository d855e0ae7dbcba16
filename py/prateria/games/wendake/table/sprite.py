"""Drawings that a table shows many times: each once in a sheet, everywhere else a reference to it.

A frame is a third as long that way, and the browser compares and keeps less. A picture that stands without the table
(rules, panels) is made `whole`: what it refers to is put in its place.

>>> from .pictograms import sign
>>> whole(sign("corn", 2, 0, 12))[:68]
'<g transform="translate(2 0) scale(0.5)"><g class="we-sign"><path cl'
"""

import re
from typing import Final

from prateria.view.svg import Safe, el

from .figures import BOAT, MASKS, PEOPLE
from .pictograms import SIGNS

__all__ = ["SHEET", "whole"]

_WREATH: Final = SIGNS["mask"].partition('<path class="we-dot"')[0]
_PARTS: Final = {
    **{name: ("we-sign", art) for name, art in SIGNS.items()},
    **{name: ("we-person", art) for name, art in PEOPLE.items()},
    **{f"mask-{kind}": (f"we-mask we-{kind}", _WREATH + cut) for kind, cut in MASKS.items()},
    "boat": ("we-person", BOAT),
}
SHEET: Final = el(
    "defs",
    *(el("g", Safe(art), id=f"we-{name}", class_=look) for name, (look, art) in _PARTS.items()),
    id="we-sheet",
)
_REFERENCE: Final = re.compile(r'<use href="#we-([a-z0-9-]+)"([^>]*)/>')


def whole(markup: Safe) -> Safe:
    """The same picture without references."""
    return Safe(_REFERENCE.sub(_put, markup))


def _put(found: "re.Match[str]") -> str:
    look, art = _PARTS[found[1]]
    return f'<g{found[2]}><g class="{look}">{art}</g></g>'
