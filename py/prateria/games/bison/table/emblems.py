"""Small signs of Bison in boxes of 24 by 24, in the ink of their surroundings: the six actions, hunters, market, totem.

>>> "em" in emblem("tipi", 0, 0, 24)
True
"""

from typing import Final

from prateria.view import css
from prateria.view.signs import drawing
from prateria.view.svg import Safe, el

__all__ = ["EMBLEMS", "emblem", "icon"]

_HUNTER: Final = "a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0zm-2.7 3.6c2.8 0 3.7 3.5 4.3 8h-8.6c.6-4.5 1.5-8 4.3-8z"

EMBLEMS: Final = {
    # a tile with its river
    "place": (
        '<path class="em-l" d="M12 1.8L21 7v10l-9 5.2L3 17V7z"/><path class="em-l" d="M3.5 16.5c5-1 5-8'
        ' 8.5-9s5 2 8.5.5"/>'
    ),
    "tipi": (
        '<path class="em" d="M12.9 4.5L22 21.5c-6.5 1.3-13.5 1.3-20 0l9.1-17z"/><path class="em-l"'
        ' d="M9.5 1.8L13 7M14.5 1.8L11 7"/>'
        '<path class="em-gap" d="M12 13l3 9h-6z"/>'
    ),
    "canoe": (
        '<path class="em" d="M1 9c1.5-1.8 3-1.2 3.5.5 5 1.2 10 1.2 15 0C20 7.8 21.5 7.2 23 9c-.5'
        ' 6-4 9-7 9H8c-3 0-6.5-3-7-9z"/>'
        '<path class="em-l" d="M15 3l-5 8"/>'
    ),
    # from all sides to one place
    "gather": (
        '<circle class="em" cx="12" cy="12" r="3.6"/><path class="em-l" d="M2.5 2.5l4.5 4.5M7.3'
        ' 3.8v3.5H3.8M21.5 2.5L17 7M16.7 3.8v3.5h3.5'
        'M2.5 21.5L7 17M7.3 20.2v-3.5H3.8M21.5 21.5L17 17M16.7 20.2v-3.5h3.5"/>'
    ),
    # one step, and three, to a ring
    "move1": (
        '<circle class="em" cx="4.5" cy="17" r="3.2"/><path class="em-l" d="M7 11.5C9 6 14 6 17 10M17.5'
        ' 5v5.500h-5.500"/><circle class="em-l" cx="19" cy="17" r="3"/>'
    ),
    "move3": (
        '<circle class="em" cx="3" cy="18" r="2.6"/><path class="em-l" d="M3.500 12.500c.8-5 4.700-5 5.500 0 .8-5'
        ' 4.700-5 5.500 0 .8-5 4.400-5 5.700-.5M21 6.500v5.500h-5"/><circle class="em" cx="9" cy="17" r="1.300"/>'
        '<circle class="em" cx="14.500" cy="17" r="1.300"/><circle class="em-l" cx="20.500" cy="18" r="2.500"/>'
    ),
    "hunter": f'<path class="em" d="M14.7 6{_HUNTER}"/><path class="em-l" d="M18.5 3v19"/>',
    # a basket
    "market": (
        '<path class="em-l" d="M6 10C6 0 18 0 18 10"/><path class="em" d="M2 10h20l-2.5 12h-15z"/><path'
        ' class="em-gap" d="M7 13h1.8v6H7zM11.1 13h1.8v6h-1.8zM15.2 13H17v6h-1.8z"/>'
    ),
    "areas": (
        '<path class="em-l" d="M3 8l5-4 6 2 6-2.5 1.5 7-4 4 1 5.5-6 1.5-5-2.5-4.5 1z"/><path class="em'
        '-l" d="M8 4.5l2 7 7.5 3M10 11.5l-2 7"/>'
    ),
    # the track of an animal: of any kind
    "paw": (
        '<path class="em" d="M12 11c4 0 7.500 4 7.500 7.500 0 4-4 3.500-7.500 3.500s-7.500.5-7.500-3.500C4.500 15 8 11'
        ' 12 11z"/><circle class="em" cx="4" cy="11" r="2.600"/><circle class="em" cx="9" cy="5" r="2.900"/><circle'
        ' class="em" cx="15" cy="5" r="2.900"/><circle class="em" cx="20" cy="11" r="2.600"/>'
    ),
    "totem": (
        '<path class="em" d="M9.5 8V2.5h5V8l6.5-3.5-1.5 4.5-5 2.5V23h-5V11.5L4.5 9 3 4.5z"/>'
        '<path class="em-gap" d="M10.8 13.5h2.4v2h-2.4zM10.8 18h2.4v2h-2.4z"/>'
    ),
    "turn": '<path class="em-l" d="M19.5 12a7.5 7.5 0 1 1-2.5-5.6M19.5 3v5h-5"/>',
}  # fmt: skip


emblem: Final = drawing(EMBLEMS)


def icon(name: str) -> Safe:
    """The sign beside words, in HTML."""
    return el("svg", emblem(name, 0, 0, 24), viewBox="0 0 24 24", class_=f"{css.TABLE} {css.SIGN}", aria_hidden="true")
