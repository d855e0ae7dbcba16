"""The people of the map and the canoes, in the colour and with the shape of their seat; masks; turtles. WE-06, WE-42.

>>> "we-lies" in figure("warrior", 2, 0, 0, 32, lies=True)
True
"""

from functools import lru_cache
from typing import Final

from prateria.view.palette import SHAPES
from prateria.view.svg import Safe, el

from .pictograms import sign

__all__ = ["BOAT", "FIGURE", "MASKS", "PEOPLE", "canoe", "disc", "figure", "mark", "mask"]

FIGURE: Final = 0.78
"""Width of a figure to its height."""

_HEAD: Final = (
    '<circle class="f-skin" cx="12" cy="6.5" r="4.3"/>'
    '<path class="we-hair" d="M7.3 8C6 2.5 9 1 12 1s6 1.5 4.7 7C16.5 5 14.5 3.8 12 3.6 9.5 3.8 7.5 5 7.3 8z"/>'
)
PEOPLE: Final = {
    # a long dress and braids
    "woman": (
        '<path class="we-hair" d="M7 6l-1.7 9h2.5L9 7zM17 6l1.7 9h-2.5L15 7z"/>'
        '<path class="we-cloth" d="M8.5 11h7l1.5 6 3 13.5H4L7 17z"/><path class="we-hem" d="M4.8 26.8h14.4"/>' + _HEAD
    ),
    # a bow as high as himself
    "hunter": (
        '<path class="we-leg" d="M9.5 22L8.5 30.5M13.5 22l1.5 8.5"/>'
        '<path class="we-cloth" d="M7.5 11h8l1.5 12.5H6z"/>' + _HEAD +
        '<path class="we-string" d="M19 2.5v27"/><path class="we-bow" d="M19 2.5q6.5 13.5 0 27"/>'
        '<path class="we-arm" d="M14.5 13.5l7.3 2.5"/>'
    ),
    # a shield before him, a crest of feathers
    "warrior": (
        '<path class="we-leg" d="M9 22L7.5 30.5M15 22l1.5 8.5"/><path class="we-pole" d="M19.5 1v29"/>'
        '<path class="we-tip" d="M17.8 5L19.5-.5 21.2 5z"/>'
        '<path class="we-cloth" d="M7 11h10l1 12.5H6z"/>' + _HEAD +
        '<path class="we-crest" d="M9.5 2.5L8-1l3 1.5L12-2l1 2.5L16-1l-1.5 3.5z"/>'
    ),
}  # fmt: skip
BOAT: Final = (
    '<path class="we-cloth" d="M1 5c5 3.5 10 4 15 4s10-.5 15-4c.5 5.5-3 9-7 9H8C4 14 .5 10.5 1 5z"/>'
    '<path class="we-hem" d="M4.5 11.2h23"/>'
)
MASKS: Final = {
    "beggar": '<path class="we-cut" d="M8 10.5h3M13 10.5h3M9.5 16q2.5-2.5 5 0"/>',
    "crooked": '<path class="we-cut" d="M8 9.5l3 1.5M13 11l3-1.5M8.5 15l2.5 1.5 2-2.5 2.5 2"/>',
    "husk": '<path class="we-cut" d="M9.5 9v3M14.5 9v3M9 16h6M12 7v-3M7 8L5 6M17 8l2-2"/>',
    "spirit": '<circle class="we-hole" cx="9.3" cy="10.8" r="1.7"/><circle class="we-hole" cx="14.7" cy="10.8"'
    ' r="1.7"/>'
    '<circle class="we-hole" cx="12" cy="16" r="2"/>',
    "animal": '<path class="we-face" d="M6 8L5.5 2.5 10 5.5zM18 8l.5-5.5L14 5.5z"/>'
    '<path class="we-cut" d="M8.5 10.5v1M15.5 10.5v1M12 13.5v2M9 17q3 1.5 3-1.5 0 3 3 1.5"/>',
}
"""Plain signs, on purpose: the faces that are worn in ceremonies are not for games."""


@lru_cache(4096)
def figure(native: str, seat: int, x: float, y: float, h: float, lies: bool = False) -> Safe:
    """A native `h` high with the left upper corner at (x, y), with the shape of the seat before it.

    Lying: an outpost. It takes the same room, on its side in the middle of it.
    """
    scale = h / 34
    body = el("use", href=f"#we-{native}", transform="rotate(-82 12 16)" if lies else None)
    foot = mark(seat, 8.5, 19.5, 11) if not lies else mark(seat, 9, 11.5, 11)
    return el(
        "g",
        body,
        foot,
        class_=f"we-figure s{seat}" + (" we-lies" if lies else ""),
        transform=f"translate({x:.5g} {y + 2 * scale:.5g}) scale({scale:.4g})",
    )


@lru_cache(1024)
def mark(seat: int, x: float, y: float, size: float) -> Safe:
    """The shape of a seat upon something of its colour."""
    return el("path", d=SHAPES[seat], class_="we-shape", transform=f"translate({x:.5g} {y:.5g}) scale({size / 24:.4g})")


@lru_cache(512)
def canoe(seat: int, x: float, y: float, w: float) -> Safe:
    """A canoe `w` wide."""
    scale = w / 32
    return el(
        "g", el("use", href="#we-boat"), mark(seat, 10.5, 1, 11), class_=f"we-figure s{seat}",
        transform=f"translate({x:.5g} {y:.5g}) scale({scale:.4g})",
    )  # fmt: skip


@lru_cache(512)
def disc(seat: int, x: float, y: float, size: float) -> Safe:
    """A round counter of a seat: an action marker, a mask disc."""
    r = size / 2
    return el(
        "g",
        el("circle", cx=round(x + r, 2), cy=round(y + r, 2), r=round(r - 1, 2), class_="we-disc"),
        mark(seat, round(x + size * 0.22, 2), round(y + size * 0.22, 2), round(size * 0.56, 2)),
        class_=f"s{seat}",
    )


@lru_cache(512)
def mask(kind: str, x: float, y: float, size: float, infected: bool | None = None) -> Safe:
    """A mask; `infected`: with the blanket that is on the same card, None where that is not known."""
    kids = [el("use", href=f"#we-mask-{kind}")]
    if infected is not None:
        kids.append(sign("smallpox" if infected else "blanket", 14.5, 14.5, 10.5))
    return el("g", *kids, transform=f"translate({x:.5g} {y:.5g}) scale({size / 24:.4g})")
