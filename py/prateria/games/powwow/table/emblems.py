"""Small signs of Pow Wow: one for each kind of people, and the five kinds of loot as things.

Signs are drawn in boxes of 24 by 24 in the ink of their surroundings; loot in boxes of 64 by 64 in its own colours.
"""

from functools import lru_cache
from typing import Final

from prateria.view import css
from prateria.view.animals import bison
from prateria.view.box import Box
from prateria.view.letters import DROP, LEAST, NAME
from prateria.view.measure import width
from prateria.view.palette import shape
from prateria.view.signs import SIGNS, drawing
from prateria.view.svg import Safe, el

from ..engine.data import COLOUR, GREAT

__all__ = ["EMBLEMS", "LOOT_ART", "bare", "emblem", "thing"]

GREATER: Final = 1.25, 1.6
"""So much larger is a great hope than a small one: beside its signs, and under them at the most."""
OVER: Final = 52  # so high a place has room for its signs, and a number under them
HIGH: Final = 72  # and of that height both fill it
LONG: Final = 10  # of two digits

EMBLEMS: Final = {
    "chief": SIGNS["chief"],
    # a round shield and a spear, in lines: the same on any ground
    "warrior": (
        '<path class="em-l" d="M8.500 5.300a6.700 6.700 0 1 1-.01 0zM20 6v16.500"/>'
        '<path class="em" d="M8.500 9.500a2.500 2.500 0 1 1-.01 0zM20 .800l2.800 6.200h-5.600z"/>'
    ),
    # a flower
    "maiden": (
        '<path class="em" d="M12 6.500C10-1 18-.500 15.500 6.500C21 2 24 9 17 10.500C23.500 13 19.500 19.500 14.500 15'
        "C14 22 5.500 20 9 14.500C2 17.500-.500 10.500 6.500 9.500C1 5 7.500-.500 12 6.500z"
        '"/><path class="em-gap" d="M12 8a3 3 0 1 1-.01 0z"/>'
    ),
    "hunter": SIGNS["bow"],
    "cards": SIGNS["cards"],
}

_BEADS: Final = ((9, 11), (10, 20), (13, 29), (18, 37), (25, 42.5), (39, 42.5), (46, 37), (51, 29), (54, 20), (55, 11))

LOOT_ART: Final = {
    "bison": str(bison(3, 11, 0.485)),
    "totem": (
        '<path class="o-blue" d="M25 11L3 7q1 13 22 16zM39 11L61 7q-1 13-22 16z"/>'
        '<path class="o-wood" d="M23 7q9-7 18 0v54H23z"/>'
        '<path class="o-red" d="M23 27h18v5H23zM23 53h18v8H23z"/>'
        '<path class="o-light" d="M27.500 12.500a2.700 2.700 0 1 1 .01 0zM36.500 12.500a2.700 2.700 0 1 1 .01 0z'
        'M27.500 37.500a2.700 2.700 0 1 1 .01 0zM36.500 37.500a2.700 2.700 0 1 1 .01 0z"/>'
        '<path class="o-dot" d="M27.500 14a1.200 1.200 0 1 1 .01 0zM36.500 14a1.200 1.200 0 1 1 .01 0z'
        'M27.500 39a1.200 1.200 0 1 1 .01 0zM36.500 39a1.200 1.200 0 1 1 .01 0z"/>'
        '<path class="o-gold" d="M32 15.500l4 5-4 4.500-4-4.500z"/><path class="o-light" d="M26.500 45h11v4h-11z"/>'
    ),
    "tomahawk": (
        '<path class="o-edge-l" d="M11 59L46 9"/><path class="o-handle" d="M11 59L46 9"/>'
        '<path class="o-stone" d="M33 13Q43 3 60 17Q50 18 45 30z"/>'
        '<path class="o-cord" d="M34 19l9 7M37 15l9 7M40 11l8 6"/><path class="o-cord" d="M12.500 52l5 3.500M15'
        ' 48.500l5 3.500"/>'
    ),
    "necklace": (
        '<path class="o-string" d="M9 7Q9 45 32 45T55 7"/>'
        + "".join(
            f'<circle class="{"o-blue" if i % 2 else "o-red"}" cx="{x}" cy="{y}" r="4.200"/>'
            for i, (x, y) in enumerate(_BEADS)
        )
        + '<path class="o-gold" d="M32 40l7 8-7 13-7-13z"/><path class="o-light" d="M32 45.500l3 3-3 5-3-5z"/>'
    ),
    "tipi": (
        '<path class="o-pole" d="M33 13L24 2M31 13L40 2M32 13V1"/>'
        '<path class="o-hide" d="M32 9L59 58Q32 64 5 58z"/>'
        '<path class="o-red" d="M12.500 44.500Q32 49 51.500 44.500L54.500 50Q32 55 9.500 50z"/>'
        '<path class="o-gold" d="M25.500 21Q32 23.500 38.500 21L41.500 26.500Q32 29.500 22.500 26.500z"/>'
        '<path class="o-door" d="M32 33l9 27.300H23z"/>'
    ),
}


emblem: Final = drawing(EMBLEMS)


@lru_cache(256)
def thing(loot: str, x: float, y: float, size: float) -> Safe:
    """A kind of loot as a thing, in a box whose left upper corner is (x, y)."""
    return el("g", Safe(LOOT_ART[loot]), class_="thing", transform=f"translate({x:.5g} {y:.5g}) scale({size / 64:.4g})")


def bare(card: str, box: Box, brings: int, hidden: int) -> list[Safe]:
    """The signs of a person in the place where none lies, and what one hopes for: see `_hope`."""
    colour, _, kind = card.partition("-")
    cx, cy = box.middle
    over = hidden >= 0 and box.h >= OVER  # the signs, and under them the number
    share = 0.3 if over or hidden < 0 else 0.2 if brings >= LONG else 0.24
    if over:  # together in its middle
        high = min(box.h, HIGH)
        box = Box(box.x, cy - high / 2, box.w, high)
    size = min(box.h * (0.36 if over else 0.42), box.w * share, 26)
    mid, y = (cx, box.y + 4) if over else (box.x + size * 1.25 if hidden >= 0 else cx, cy - size / 2)
    signs = [
        shape(COLOUR[colour], round(mid - size * 1.1, 1), round(y, 1), round(size, 1)),
        emblem(kind, round(mid + size * 0.15, 1), round(y, 1), round(size, 1)),
    ]
    if over:
        return signs + _hope_under(box, y + size, brings, hidden)
    return signs + (_hope(box, round(mid + size * 1.15, 1), brings, hidden) if hidden >= 0 else [])


def _hope(box: Box, x: float, brings: int, hidden: int) -> list[Safe]:
    """Beside the signs of a person, from there to the edge of the place."""
    cx, cy = (x + box.x + box.w) / 2, box.y + box.h / 2
    text, most = f"+{brings}", NAME * (GREATER[0] if brings >= GREAT else 1)
    size = max(min(most, NAME * (box.x + box.w - x - 3) / width(text, NAME)), LEAST)
    number = [
        el(
            "text",
            text,
            x=round(cx, 1),
            y=round(cy + 2, 1),
            font_size=round(size, 1),
            class_=f"{css.MIDDLE_HEAVY} pw-hope",
        )
    ]
    low = round(cy + (10 if brings else 0), 1)
    points = _points(cx - (hidden or 1) * 3.5 + 3.5, low, hidden)
    return [*(number if brings else ()), *points]


def _points(x: float, y: float, n: int) -> list[Safe]:
    """One for each that is likely to come, from `x` on; a ring for one that hardly will."""
    at = round(y, 1)
    if not n:
        return [el("circle", cx=round(x, 1), cy=at, r=2, class_="pw-hope pw-hardly")]
    return [el("circle", cx=round(x + 7 * i, 1), cy=at, r=2.2, class_="pw-hope") for i in range(n)]


def _hope_under(box: Box, y: float, brings: int, hidden: int) -> list[Safe]:
    """The same under the signs, from `y` to the foot of the place: number and points side by side."""
    cx, cy = box.middle[0], (y + box.y + box.h) / 2
    text = f"+{brings}" if brings else ""
    size = min((box.y + box.h - y) * 0.85, NAME * (GREATER[1] if brings >= GREAT else 1.2))
    wide = width(text, size) + 6 if brings else 0.0
    x = cx - (wide + 7 * (hidden or 1) - 3) / 2
    points = _points(x + wide + 2, cy, hidden)
    if not brings:
        return points
    number = el("text", text, x=round(x + (wide - 6) / 2, 1), y=round(cy + size * DROP, 1), font_size=round(size, 1),
                class_=f"{css.MIDDLE_HEAVY} pw-hope")  # fmt: skip
    return [number, *points]
