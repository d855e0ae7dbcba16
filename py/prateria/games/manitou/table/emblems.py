"""Small signs of Manitou, readable at ten pixels: one for each great warrior, one for each thing that counts.

Each is drawn in a box of 24 by 24 in the ink of its surroundings (`class="em"`).
"""

from functools import lru_cache
from typing import Final

from prateria.view.signs import SIGNS
from prateria.view.svg import Safe, el

__all__ = ["EMBLEMS", "emblem"]

EMBLEMS: Final = {
    "chief": SIGNS["chief"],
    # a bowl of herbs
    "healer": (
        '<path class="em" d="M2.5 13.5h19c0 5.5-4 9-9.5 9s-9.5-3.5-9.5-9z"/>'
        '<path class="em" d="M11.6 12.3c-5-2-7-6-6.6-10.8c4.6 1.6 7.3 5.5 6.6 10.8z'
        'M13.3 12.3c.2-4.3 3-7.6 7.7-8.3c0 4.4-3 7.6-7.7 8.3z"/>'
    ),
    # a cloud and its rain
    "rainmaker": (
        '<path class="em" d="M6.2 14a4.7 4.7 0 0 1-.6-9.3A6.4 6.4 0 0 1 17.6 4.5A4.9 4.9 0 0 1 18 14z"/>'
        '<path class="em-l" d="M7.5 17l-1.6 5M13 17l-1.6 5M18.5 17l-1.6 5"/>'
    ),
    # two footprints
    "scout": (
        '<path class="em" d="M7 1.5c2.9 0 4 2.9 3.5 6c-.3 1.9-1 2.7-1 4h-4.6c0-1.3-1-2.5-1.3-4.4c-.4-3 .9-5.6'
        " 3.4-5.6z"
        'M5 13h4.5c.2 2.3-.4 4-2.2 4s-2.6-1.7-2.3-4z"/>'
        '<path class="em" d="M17.2 6.3c2.5 0 3.8 2.6 3.4 5.6c-.3 1.9-1.3 3.1-1.3 4.4h-4.6c0-1.3-.7-2.1-1-4'
        'c-.5-3.1.6-6 3.5-6zM14.7 17.8h4.5c.3 2.3-.4 4.7-2.3 4.7s-2.4-2.4-2.2-4.7z"/>'
    ),
    # a turtle
    "mother": (
        '<path class="em" d="M12 1c2 0 3.2 1.4 3.2 3.2l-.4 1.7c1 .4 1.8 1 2.5 1.8l2.5-1.7 1.7 2-2.6 2.2'
        "c.8 2 .9 4.6.1 7l2.3 2.4-1.9 1.8-2.2-2.2c-1.5 1.5-3.2 2.2-4 2.2l-1.2 1.8-1.2-1.8c-.8 0-2.5-.7-4-2.2"
        "l-2.2 2.2-1.9-1.8 2.3-2.4c-.8-2.4-.7-5 .1-7L2.5 8l1.7-2 2.5 1.7c.7-.8 1.5-1.4 2.5-1.8l-.4-1.7"
        'C8.8 2.4 10 1 12 1z"/>'
        '<path class="em-gap" d="M12 8l3.4 2.3v4.2L12 16.8l-3.4-2.3v-4.2z"/>'
    ),
    "bow": SIGNS["bow"],
    # the head of a bison
    "bison": (
        '<path class="em" d="M12 5.5c2.2 0 3.9.7 5 1.8 2.6-.1 4-1.6 4.3-4.8 2.3 3.3 1.6 7.3-2.3 8.7.1 3.2-1.4 5-2.2'
        " 7.3"
        "C16 21 14.5 23 12 23s-4-2-4.8-4.5C6.4 16.2 4.9 14.4 5 11.2 1.1 9.8.4 5.8 2.7 2.5 3 5.7 4.4 7.2 7"
        ' 7.3c1.1-1.1 2.8-1.8 5-1.8z"/>'
        '<path class="em-gap" d="M9 12.2a1 1 0 1 0 .01 0zM15 12.2a1 1 0 1 0 .01 0z"/>'
    ),
    # a card lying on its side, bound with a cord
    "captive": (
        '<path class="em-card" d="M3 6.5h18a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H3A1.5 1.5 0 0 1 1.5'
        ' 17V8A1.5 1.5 0 0 1 3 6.5z"/>'
        '<path class="em-l" d="M9 5v15M15 5v15"/>'
    ),
    # a hide stretched in its frame
    "thief": (
        '<path class="em-l" d="M3 1.5v21M21 1.5v21M1.5 3.5h21M1.5 20.5h21"/>'
        '<path class="em" d="M6 6.5l3.5 1.2 2.5-1.5 2.5 1.5L18 6.5l-1.3 3.7.6 3.6L18.5 18l-4-1.2L12 18.5l-2.5-1.7-4'
        " 1.2"
        ' 1.200-4.200.6-3.600z"/>'
    ),
    "cards": SIGNS["cards"],
    # the dealer: cards going round
    "dealer": (
        '<path class="em-card" d="M8 7h8a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1z"/>'
        '<path class="em-l" d="M2 12A10 10 0 0 1 17 3.3M22 12A10 10 0 0 1 7 20.7"/>'
        '<path class="em" d="M15.5 0l5 4.5-6.5 2zM8.5 24l-5-4.5 6.5-2z"/>'
    ),
}


@lru_cache(256)
def emblem(name: str, x: float, y: float, size: float, class_: str = "") -> Safe:
    """The sign in a box whose left upper corner is (x, y)."""
    return el(
        "g", Safe(EMBLEMS[name]), class_=class_ or None,
        transform=f"translate({x:.5g} {y:.5g}) scale({size / 24:.4g})",
    )  # fmt: skip
