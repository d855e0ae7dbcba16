"""The people of the cards, drawn plainly: hunters by strength, and the five great warriors; and small signs,
readable at ten pixels: one for each great warrior, one for each thing that counts.

The people stand in boxes of 76 wide and 80 high. Clothes take the colour of the seat (`f-cloth`), everything else is
the same for all. Signs lie in boxes of 24 by 24 in the ink of their surroundings (`class="em"`).
"""

from typing import Final

from prateria.view.people import ARCHER, CHIEF, ROBE, SIDE, archer, face
from prateria.view.signs import SIGNS, drawing

__all__ = ["EMBLEMS", "WARRIOR_FIGURES", "emblem", "hunter_figure"]


_KNEELING: Final = archer(
    24, 36, '<path class="f-leg" d="M21 60L14 75H3M27 60L45 61V76H50"/>'
)  # fmt: skip
_RIDING: Final = (
    '<g transform="translate(-10 2)">'
    '<path class="f-horse-l" d="M24 56L13 66 6 63M60 56L74 63 80 57"/>'
    '<path class="f-horse" d="M14 52C13 42 21 38 32 40c8 1.5 18 2 25-2 5-3 8-12 13-18 2.5-3 5-4.5 7.5-5.5l1.5-4 2.5'
    ' 4.5'
    'c3.5 2.5 6 8 7.5 13 .6 2.5-3.5 5-6 3-2.5-1.5-5.5-.5-7 2.5-2 6-3.5 13-8 18-5 5-13 5-20 4.5-8-.5-14 2.5-21 1.5'
    '-7-.8-12-2-12.500-5.500z"/>'
    '<path class="f-mane" d="M76 12.5c-8 4-12 14-19 23 6-1 11-3 14-9 2-4 4-8 5-14zM16 44C8 44 4 50 1 58c6-1 10-2'
    ' 14-7z"/>'
    '<path class="f-horse-l" d="M29 56L22 70 12 76M56 57L66 71 76 74"/>'
    '<circle class="f-eye" cx="82" cy="20" r="1.3"/></g>'
    '<path class="f-leg" d="M34 44L40 55 34 62"/>'
)  # fmt: skip
_RIDER: Final = '<g transform="translate(34 20) scale(.8)">' + archer(0, 5, "", -4) + "</g>"


def hunter_figure(strength: int) -> str:
    """The stronger the hunter, the taller: kneeling, standing, on horseback."""
    if strength <= 3:
        return _KNEELING
    return ARCHER if strength <= 7 else _RIDING + _RIDER


WARRIOR_FIGURES: Final = {
    "chief": CHIEF,
    "healer": (
        f'{ROBE}<path class="f-skin-l" d="M24 40l7 14M52 40l-7 14"/>'
        '<g class="f-leaf"><path d="M0 0c-6-2-9-8-8-15 6 3 9 8 8 15z" transform="translate(36 50)"/>'
        '<path d="M0 0c6-2 10-7 9-13-6 1-9 6-9 13z" transform="translate(40 50)"/>'
        '<path d="M-2 0c-4-5-3-12 2-16 4 5 4 11 0 16z" transform="translate(38 49)"/></g>'
        f'<path class="f-bowl" d="M24 49h28q-1 14-14 14t-14-14z"/>{face(38, 14, "f-grey")}'
    ),
    "rainmaker": (
        '<path class="f-cloud" d="M24 15a8 8 0 0 1-1-15.8A11 11 0 0 1 43-3a8.5 8.5 0 0 1 11 2.5A7.8 7.8 0 0 1 53 15z"'
        ' transform="translate(0 1)"/><path class="f-rain" d="M14 22l-3 9M66 22l-3 9M10 38l-3 9M70 40l-3 9M20 34l-2'
        ' 6M59 32l-2 6"/>'
        '<g transform="translate(0 8)"><path class="f-skin-l" d="M27 34L13 12M49 34L63 12"/>'
        '<g transform="translate(7 18) scale(.82 .7)">' + ROBE + f"</g>{face(38, 26)}</g>"
    ),
    "scout": (
        '<path class="f-rock" d="M2 80l6-12 14-4 18 5 10 11z"/>'
        '<path class="f-leg" d="M25 48L12 56 17 66M31 48L40 62 36 70"/>'
        '<path class="f-cloth" d="M20 24Q29 17 37 24L37 50Q28 55 19 50z"/>'
        '<path class="f-trim" d="M19.5 45Q28 50 37 45"/>'
        '<path class="f-skin-l" d="M23 30L14 42 24 50"/>'
        f'<g transform="translate(31 14)">{SIDE}</g><path class="f-skin-l" d="M35 30L48 24 41 9"/>'
        '<path class="f-far" d="M50 74q12-10 26-6v12H48z"/><path class="f-far-l" d="M56 30h14M60 37h12"/>'
    ),
    "mother": (
        '<path class="f-cloth" d="M34 22C20 23 14 38 9 56L3 77Q32 84 60 77L54 54C50 36 46 22 34 22z"/>'
        '<path class="f-shawl" d="M34 21C22 22 16 34 13 46Q34 60 54 46C50 34 46 22 34 21z"/>'
        '<path class="f-trim" d="M13 46Q34 60 54 46"/><path class="f-skin-l" d="M26 56l9 5 9-5"/>'
        f"{face(34, 14, 'f-grey')}"
        '<path class="f-fire" d="M62 77c-6-4-6-11-1-16 0-5 2-9 5-12 0 5 2 7 4 10 3 5 4 13-1 18z"/>'
        '<path class="f-ember" d="M63.5 77c-2.5-3-2-7 1.5-10 3 3 4 7 1.5 10z"/>'
        '<path class="f-log" d="M54 79l20-4M55 75l19 4"/>'
    ),
}


# -- signs ------------------------------------------------------------------------------------------------------------

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


emblem: Final = drawing(EMBLEMS)
