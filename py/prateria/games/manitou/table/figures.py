"""The people of the cards, drawn plainly: hunters by strength, and the five great warriors.

Each stands in a box of 76 wide and 80 high. Clothes take the colour of the seat (`f-cloth`), everything else is the
same for all.
"""

from typing import Final

from prateria.view.people import ARCHER, CHIEF, ROBE, SIDE, archer, face

__all__ = ["WARRIOR_FIGURES", "hunter_figure"]


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
