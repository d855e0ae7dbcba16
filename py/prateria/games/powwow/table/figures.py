"""The people of Pow Wow: chief, warrior, maiden, hunter, in boxes of 76 wide and 80 high.

Whole on a tribe card; on a person card one sees them to the waist, through a window of their own.
"""

from typing import Final

from prateria.view.people import ARCHER, CHIEF, ROBE, face

__all__ = ["FIGURES", "WINDOWS"]

_WARRIOR: Final = (
    '<path class="f-leg" d="M32 54L30 78M44 54L46 78"/>'
    '<path class="f-bow" d="M65 6V79"/><path class="f-stone" d="M65-5l4.500 9.500-4.500 5-4.500-5z"/>'
    '<path class="f-skin-l" d="M51 31L63 42"/>'
    '<path class="f-cloth" d="M38 22C29 22 24 27 23 36L21 58Q38 64 55 58L53 36C52 27 47 22 38 22z"/>'
    '<path class="f-trim" d="M21.5 54Q38 60 54.500 54"/>'
    f"{face(38, 14)}"
    '<path class="f-band" d="M29 9.500Q38 5.500 47 9.500"/>'
    '<path class="f-feather" d="M45 7c3-5 3-9 2-13-4 3-5 8-4 12z"/>'
    '<circle class="f-bowl" cx="21" cy="44" r="14.500"/><circle class="f-shawl" cx="21" cy="44" r="9.500"/>'
    '<path class="f-ink" d="M21 35.500v17M12.500 44h17"/>'
)
_MAIDEN: Final = (
    f"{ROBE}"
    '<path class="f-skin-l" d="M25 36l-3 12 9 5M51 36l3 12-9 5"/>'
    f"{face(38, 14)}"
    '<path class="f-shawl" d="M28 24Q38 40 48 24Q53 27 55 36Q38 50 21 36Q23 27 28 24z"/>'
    '<path class="f-beads" d="M30 27Q38 39 46 27"/>'
    '<g transform="translate(46.500 5)"><path class="f-petal" d="M0-1.500a3 3 0 1 1 3.500 2.500a3 3 0 1 1-2.500 4a3 3'
    ' 0 1 1-4.500-1.500a3 3 0 1 1 3.500-5z"/><circle class="f-ember" r="1.800"/></g>'
    '<path class="f-bowl" d="M26 51h24q-1 13-12 13t-12-13z"/><path class="f-berry" d="M31 50.500a3 3 0 1 1 .01 0z'
    'M38 49a3.200 3.200 0 1 1 .01 0zM45 50.500a3 3 0 1 1 .01 0z"/>'
)

FIGURES: Final = {"chief": CHIEF, "warrior": _WARRIOR, "maiden": _MAIDEN, "hunter": ARCHER}

WINDOWS: Final = {"chief": "8 -2 62 47", "warrior": "3 -8 70 53", "maiden": "8 -3 60 45", "hunter": "1 -2 68 51"}
"""What one sees of them on a person card."""
