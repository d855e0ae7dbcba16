"""People drawn plainly, and the parts they are made of, for the cards of every game.

Each stands in a box of 76 wide and 80 high. Clothes take the colour of the seat (`f-cloth`), everything else is the
same for all (css/table.css).
"""

from typing import Final

__all__ = ["ARCHER", "CHIEF", "ROBE", "SIDE", "archer", "face"]


def face(x: float, y: float, hair: str = "f-hair") -> str:
    """A face seen from the front, hair parted in the middle, two braids."""
    return (
        f'<g transform="translate({x} {y})"><path class="{hair}-l" d="M-8.5 1l-1.5 17M8.5 1l1.5 17"/>'
        '<circle class="f-skin" r="8.5"/>'
        f'<path class="{hair}" d="M-9.3 2.5C-11-8-5-11 0-11s11 3 9.3 13.5C8-2 5.5-6 0-7.5-5.5-6-8-2-9.3 2.5z"/>'
        '<path class="f-ink" d="M-3.2-.3v1.8M3.2-.3v1.8"/><path class="f-ink" d="M-2.2 4.6q2.2 1.3 4.4 0"/></g>'
    )


SIDE: Final = (  # a head seen from the side, looking right, its middle at (0, 0)
    '<circle class="f-skin" r="8"/><path class="f-skin" d="M7 0l3 3-3.5 1.5z"/>'
    '<path class="f-hair" d="M-7.5 4.5C-12-6-4-11.5 3-9.8c3.5.8 5.5 3 5.6 5.6C4-5.5 0-3.5-1.5 0c-1 2.5-.5 5-2 8'
    'c-1 4-3.5 6-3 10-4-3-3.5-9-1-13.5z"/><path class="f-band" d="M-8-1.5Q0-6 8.6-3.6"/>'
    '<circle class="f-eye" cx="4.6" cy="-.3" r="1.2"/>'
)


def archer(x: float, y: float, legs: str, tilt: float = 0) -> str:
    """Someone drawing a bow to the right; (x, y): the middle of the shoulders."""
    return (
        f'{legs}<g transform="translate({x} {y}) rotate({tilt})">'
        '<path class="f-skin-l" d="M-3 2l-12 6 16-4"/>'
        '<path class="f-cloth" d="M-9-2Q0-8 8-2L9 24Q0 29-10 25z"/><path class="f-trim" d="M-9.5 20Q0 25 9 19.5"/>'
        '<path class="f-bow" d="M22-28Q40 3 22 34"/><path class="f-cord" d="M22-28L2 3.5L22 34"/>'
        '<path class="f-cord" d="M0 3.5H38"/><path class="f-stone" d="M37 .3l7 3.2-7 3.2z"/>'
        '<path class="f-skin-l" d="M5 2l22 1.5"/>'
        f'<g transform="translate(0 -13)">{SIDE}</g></g>'
    )


ARCHER: Final = archer(
    26, 25, '<path class="f-leg" d="M22 48L16 77H21M31 48L41 77H47"/>'
)  # fmt: skip

ROBE: Final = (
    '<path class="f-cloth" d="M38 22C27 22 22 30 20 44L13 77Q38 84 63 77L56 44C54 30 49 22 38 22z"/>'
    '<path class="f-trim" d="M14.5 71Q38 78 61.5 71"/>'
)

CHIEF: Final = (
    '<g transform="translate(-5 0)">'
    '<path class="f-bow" d="M64 0V79"/><path class="f-feather" d="M64 6c8 1 11 6 11 13-6 0-10-3-11-9z'
    'M64 17c7 1 10 6 10 12-6 0-9-3-10-8zM64 28c6 1 9 5 9 11-5 0-8-3-9-7z"/>'
    f'{ROBE}<path class="f-sash" d="M29 26L48 76"/><path class="f-skin-l" d="M50 36l14 8"/>{face(38, 14)}</g>'
)
