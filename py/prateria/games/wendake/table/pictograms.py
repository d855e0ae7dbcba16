"""Every sign of the game as markup in a box of 24 by 24: actions, goods, tracks, masks. WE-20 to WE-36.

A sign is drawn once and used everywhere: on tiles, in the legend, beside words, in the rules. Colours that mean
something (corn is yellow) are its own; lines take the ink of their surroundings (css/wendake.css).

>>> sign("corn", 2, 0, 12)
'<use href="#we-corn" transform="translate(2 0) scale(0.5)"/>'
"""

from functools import lru_cache
from typing import Final

from prateria.view.signs import SIGNS as HOUSE
from prateria.view.svg import Safe, el

__all__ = ["SIGNS", "sign"]

_CORN: Final = (
    '<path class="we-husk" d="M12 22C7 20 5.5 14 6.5 9c2 1.5 4 4 5.5 8 1.5-4 3.5-6.5 5.5-8 1 5-.5 11-5.5 13z"/>'
    '<path class="we-corn" d="M12 1.5c3 2 4 6 3.6 10-.4 3-1.8 5-3.6 6-1.8-1-3.2-3-3.6-6C8 7.5 9 3.5 12 1.5z"/>'
    '<path class="we-line" d="M12 3v13M9 7.5h6M8.8 11h6.4"/>'
)
_BEAN: Final = (
    '<path class="we-pod" d="M3 6.5C5 4.5 8 6 10.5 9s5 5 9.5 5.5c2 .3 2.5 3 .5 4C15 21 9 18 6 14 4 11.5 2.5 8.5 3'
    ' 6.5z"/>'
    '<circle class="we-bean" cx="7" cy="10.5" r="2"/><circle class="we-bean" cx="11" cy="14.2" r="2"/>'
    '<circle class="we-bean" cx="15.8" cy="16.5" r="2"/>'
)
_PUMPKIN: Final = (
    '<path class="we-stalk" d="M11.5 7c-.5-2 .5-4 3-4.5"/>'
    '<path class="we-pumpkin" d="M12 7.5C14 5.5 22 6 22 13.5S16 21.5 12 21 2 21 2 13.5 10 5.5 12 7.5z"/>'
    '<path class="we-line" d="M12 7.5c-2.5 3-2.5 10.5 0 13.5 2.5-3 2.5-10.5 0-13.5M7 7.5c-2.5 4-2 9.5 0 12.8'
    'M17 7.5c2.5 4 2 9.5 0 12.8"/>'
)
_PELT: Final = (
    '<path class="we-pelt" d="M12 2.5l2.2 2.2 5.3-.7-1 4.5 1.2 4.5-1 3.5 1.8 3.5-4.5.5L12 22l-4-1.5-4.5-.5'
    " 1.8-3.5-1-3.5"
    ' 1.2-4.5-1-4.5 5.3.7z"/><path class="we-line" d="M12 6.5v11M9 9.5l1 4M15 9.5l-1 4"/>'
)
_FISH: Final = (
    '<path class="we-fish" d="M2 12c3-5 8-6.5 12.5-4.5 1.8.8 3.2 2 4.2 3.2L22.5 7c-.8 3-.8 7 0 10l-3.8-3.7c-1'
    " 1.2-2.4 2.4-4.2"
    ' 3.2C10 18.5 5 17 2 12z"/><path class="we-line" d="M8 8.5c1.2 2 1.2 5 0 7"/><circle class="we-dot" cx="5.5"'
    ' cy="11.2" r="1"/>'
)
_BEAVER: Final = (
    '<path class="we-tail" d="M15.5 16.5c2-1 5.5-.5 7 2-1.5 2.5-5 3.5-8 2z"/>'
    '<path class="we-beaver" d="M3 12.5C2 10 3 7.5 5 6.5c.2-1.5 1.2-2 2-1 3 .3 4 2 4.5 3.5 4 1 6.5 4.5 6.5 8 0'
    " 2.5-1.5 4-4 4H6"
    'c-1 0-1.5-1-.5-1.5l2-.8C5.5 17 5 15.5 5 14c-1 0-1.7-.5-2-1.5z"/>'
    '<circle class="we-dot" cx="6" cy="9.3" r="1"/><path class="we-line" d="M9 13.5c0 2 1 3.5 2.5 4"/>'
)

_MOCCASINS: Final = (
    '<path class="we-shoe" d="M8.2 3c2.4 0 3.3 2.5 3 5-.2 1.6-.6 2.6-.6 4H5.5c0-1.4-.7-2.6-.8-4.2C4.5 5 5.8 3 8.2 3z'
    'M5.6 13.5h5c.2 2-.6 3.5-2.5 3.5s-2.6-1.5-2.5-3.5z"/>'
)

_TOMAHAWK: Final = (
    '<path class="we-pole" d="M12 2v21"/>'
    '<path class="em" d="M13.8 4v5h-2.6C8.8 9 7 10 5.2 12c-1.4-3.4-1.4-7.6 0-11C7 3 8.8 4 11.2 4z"/>'
)

SIGNS: Final = {
    # goods
    "corn": _CORN,
    "bean": _BEAN,
    "pumpkin": _PUMPKIN,
    "pelt": _PELT,
    "fish": _FISH,
    "beaver": _BEAVER,
    # actions
    "harvest": (
        f'<g transform="translate(1 -1) scale(.62)">{_CORN}</g><g transform="translate(9.5 1.5)'
        f' scale(.58)">{_PUMPKIN}</g>'
        '<path class="we-wood" d="M2 12.5h20c0 5.5-3 9.5-6.5 9.5h-7C5 22 2 18 2 12.5z"/>'
        '<path class="we-line" d="M3 15.5h18M5 18.8h14M8 12.5l1.5 9.5M16 12.5l-1.5 9.5"/>'
    ),
    "hunt": HOUSE["bow"],
    "tan": (
        '<path class="we-pole" d="M4 2v20M20 2v20M2 4.5h20M2 19.5h20"/>'
        f'<g transform="translate(4.6 4.4) scale(.62)">{_PELT}</g>'
        '<path class="we-line" d="M6.8 7L4 6M17.2 7L20 6M7 17.5l-3 1M17 17.5l3 1"/>'
    ),
    "fishing": (
        f'<g transform="translate(1.5 -2) scale(.88)">{_FISH}</g>'
        '<path class="we-wave" d="M1 18.5q2.75-2.5 5.5 0t5.5 0 5.5 0 5.5 0M1 22q2.75-2.5 5.5 0t5.5 0 5.5 0 5.5 0"/>'
    ),
    "military": (
        '<path class="em-l" d="M5 22L16.5 5"/><circle class="em" cx="18.2" cy="3.8" r="3"/>'
        '<path class="we-shield" d="M10 7.5a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 1 1 0-14.4z"/>'
        '<path class="we-line" d="M10 10.5v8.4M5.8 14.7h8.4"/><circle class="we-dot" cx="10" cy="14.7" r="1.7"/>'
    ),
    "mask": (
        '<path class="we-straw" d="M12 1l2 2.3L17 2l.8 2.9 3 .3-.6 3L23 10l-1.7 2.5L23 15l-2.6 1.6.4 3-3 .2L17 22.5'
        " 14 21.4"
        ' 12 23.5l-2-2.1-3 1.1-.8-2.7-3-.2.4-3L1 15l1.7-2.5L1 10l2.8-1.8-.6-3 3-.3L7 2l3 1.3z"/>'
        '<circle class="we-face" cx="12" cy="12.2" r="7.2"/>'
        '<path class="we-dot" d="M7.5 10.5q2-2 4 0-2 1.7-4 0zM12.5 10.5q2-2 4 0-2 1.7-4 0z"/>'
        '<circle class="we-dot" cx="12" cy="15.8" r="1.6"/>'
    ),
    # somebody can be attacked
    "attack": (
        f'<g transform="rotate(-40 12 13)">{_TOMAHAWK}</g>'
        f'<g transform="matrix(-1 0 0 1 24 0) rotate(-40 12 13)">{_TOMAHAWK}</g>'
    ),
    "trade": (
        '<path class="em-l" d="M3 8h14M21 16.5H7"/><path class="em" d="M15.5 3L22 8l-6.5 5zM8.5 11.5L2 16.5l6.5 5z"/>'
    ),
    "canoe": (
        '<path class="em-l" d="M19.5 1.5L11 14"/><path class="em" d="M21 .5l1.5 1-2.3 4.5-2.4-1.6z"/>'
        '<path class="we-boat" d="M.8 9.5c3 3 6.5 3.7 11.2 3.7s8.2-.7 11.2-3.7c.3 5-2.7 9.5-6.2 9.5H7C3.5 19 .5'
        ' 14.5.8 9.5z"/>'
        '<path class="we-line" d="M4 15.5h16"/>'
        '<path class="we-wave" d="M1 22q2.75-2.5 5.5 0t5.5 0 5.5 0 5.5 0"/>'
    ),
    "ritual": (
        '<path class="em-l" d="M14 2.5L21.5 .8M3 4l5 3.5"/>'
        '<path class="we-drum" d="M3 10v8c0 2.5 4 4.5 9 4.5s9-2 9-4.5v-8z"/>'
        '<ellipse class="we-skin" cx="12" cy="10" rx="9" ry="4.2"/>'
        '<path class="we-line" d="M3.5 12l4 8.5 4.5-6 4.5 6 4-8.5"/><circle class="we-dot" cx="9" cy="8.4" r="1.5"/>'
        '<path class="em-l" d="M15.5 9L21.5 3.5"/>'
    ),
    "fire": (
        '<path class="f-fire" d="M11.5 20C5.5 17.5 4.5 12 8 7.5c.8 2 1.5 2.5 2.3 3C10 7 11 3.5 14 1c-.3 3 1.3 5 2.8'
        " 7.2"
        ' 2.7 4 2.2 9.3-2.8 11.8z"/>'
        '<path class="f-ember" d="M12.5 19.5c-3-1.5-3.3-4.5-1-7.5 1 1.5 1.8 1.2 2-.8 2.7 2.8 3 6.5.5 8.3z"/>'
        '<path class="we-pole" d="M3.5 22.5l17-3.5M3.5 19l17 3.5"/>'
    ),
    # a Move action: the number stands beside the moccasin
    **{
        f"move{n}": (
            f'<g transform="translate(-3.5 2) scale(1.15)">{_MOCCASINS}</g>'
            f'<text aria-hidden="true" class="we-n" x="16.5" y="19" font-size="19">{n}</text>'
        )
        for n in (1, 2, 3, 4)
    },
    # tracks
    "economic": (
        '<path class="we-pot" d="M7.5 3h9l-1.5 4c4 1.5 6 4.5 6 8 0 4-3.5 7-9 7s-9-3-9-7c0-3.5 2-6.5 6-8z"/>'
        '<path class="we-line" d="M4 12.5l3 3 3-3 2 3 2-3 3 3 3-3"/>'
    ),
    # other things
    "order": ('<path class="em-l" d="M5 2v20"/><path class="em" d="M5.5 3h14l-4 4.5 4 4.5h-14z"/>'),
    "swap": (
        '<path class="we-cell" d="M2 2h8.5v8.5H2zM13.5 13.5H22V22h-8.5z"/>'
        '<path class="em-l" d="M14 5h4.5v5M10 19H5.5v-5"/><path class="em" d="M15.5 9l3 3.5 3-3.5zM2.5 15l3-3.5 3'
        ' 3.5z"/>'
    ),
    "transfer": (
        '<path class="em-l" d="M18.5 21v-7a6 6 0 0 0-12 0"/><path class="em" d="M2.5 12.5L6.5 18l4-5.5z"/>'
        '<path class="we-roof" d="M13.5 9L18.5 3l5 6z"/>'
    ),
    "village": (
        '<path class="we-bark" d="M8 13.5V8C8 4.5 10.5 3 15.5 3S23 4.5 23 8v5.5z"/>'
        '<path class="we-bark" d="M1 21.5V16c0-4 2.5-5.5 7.5-5.5S16 12 16 16v5.5z"/>'
        '<path class="we-door" d="M6 21.5V17h5v4.5z"/>'
    ),
    "house": (
        '<path class="we-bark" d="M2 21.5V13C2 7.5 6 4 12 4s10 3.5 10 9v8.5z"/>'
        '<path class="we-line" d="M6.5 21V9M17.5 21V9M2.5 14h19"/><path class="we-door" d="M9.5 21.5V14h5v7.5z"/>'
    ),
    "smallpox": (
        '<path class="we-blanket" d="M4 3h16v17l-2 2-2-2-2 2-2-2-2 2-2-2-2 2-2-2z"/>'
        '<g class="we-pox"><circle cx="8.5" cy="8" r="1.7"/><circle cx="14.5" cy="7" r="1.3"/><circle cx="12"'
        ' cy="12.5" r="1.9"/>'
        '<circle cx="16.5" cy="13" r="1.3"/><circle cx="8" cy="15" r="1.3"/></g>'
    ),
    "blanket": '<path class="we-blanket" d="M4 3h16v17l-2 2-2-2-2 2-2-2-2 2-2-2-2 2-2-2z"/><path class="we-line"'
    ' d="M4 7h16M4 16h16"/>',
    "turtle": (
        '<path class="we-limb" d="M12 .8c1.8 0 2.8 1.5 2.8 3.2h-5.6C9.2 2.3 10.2.8 12 .8zM4 6l4 2-2.5 3.5zM20 6l-4'
        " 2 2.5 3.5z"
        'M4 20.5l4-2-2.5-3.5zM20 20.5l-4-2 2.5-3.5zM12 24l-1.5-3h3z"/>'
        '<ellipse class="we-shell" cx="12" cy="13" rx="7.5" ry="8.5"/>'
        '<path class="we-line" d="M12 8.5l3.5 2.2v4.6L12 17.5l-3.5-2.2v-4.6zM12 4.7v3.8M12 17.5v3.8M15.5'
        " 10.7l3.6-1.5M15.5 15.3l3.6"
        ' 1.5M8.5 10.7L4.9 9.2M8.5 15.3l-3.6 1.5"/>'
    ),
    "cards": HOUSE["cards"],
    "end": '<path class="em-l" d="M3.5 13l5.5 5.5L20.5 6"/>',
    "stop": '<path class="em-l" d="M6 6h12v12H6z"/>',
    "keep": '<path class="we-cell" d="M2 8h6v8H2zM9 8h6v8H9zM16 8h6v8h-6z"/>',
    "turnover": (
        '<path class="we-cell" d="M7 7h10v10H7z"/>'
        '<path class="em-l" d="M3 10a9.5 9.5 0 0 1 16-4M21 14a9.5 9.5 0 0 1-16 4"/>'
        '<path class="em" d="M20.5 2v5.5H15zM3.5 22v-5.5H9z"/>'
    ),
    "anyorder": (
        '<path class="we-cell" d="M3 2.5h8v5H3zM3 9.5h8v5H3zM3 16.5h8v5H3z"/>'
        '<path class="em-l" d="M18 5v14"/><path class="em" d="M18 1l4 5.5h-8zM18 23l4-5.5h-8z"/>'
    ),
    "back": '<path class="em-l" d="M6 9h9a5.5 5.5 0 0 1 0 11H9"/><path class="em" d="M9 3v12L1.5 9z"/>',
    "leave": '<path class="em-l" d="M6 6l12 12M18 6L6 18"/>',
    "healthy": (
        '<path class="we-blanket" d="M5 4h14v15l-1.8 1.8-1.7-1.8-1.8 1.8-1.7-1.8-1.7 1.8-1.8-1.8-1.7 1.8L5 19z"/>'
        '<g class="we-pox"><circle cx="9" cy="9" r="1.7"/><circle cx="14.5" cy="8" r="1.4"/><circle cx="12.5"'
        ' cy="14" r="1.8"/></g>'
        '<path class="we-cross" d="M2.5 21.5L21.5 2.5"/>'
    ),
    "lower": '<path class="em-l" d="M4 4h16"/><path class="em" d="M12 21L4.5 9h15z"/>',
    "higher": '<path class="em-l" d="M4 20.5h16"/><path class="em" d="M12 3l7.5 12h-15z"/>',
    "points": ('<circle class="we-point" cx="12" cy="12" r="9.5"/><path class="em-l we-one" d="M9.5 9.5L12.5 7v10"/>'),
    "native": (
        '<circle class="em" cx="12" cy="6.5" r="4.5"/><path class="em" d="M3.5 22c0-6.5 3.5-9.5 8.5-9.5s8.5 3 8.5'
        ' 9.5z"/>'
    ),
    "sentinel": (
        '<circle class="em" cx="10" cy="6" r="4"/><path class="em" d="M3 22c0-7 2.5-10.5 7-10.5s7 3.5 7 10.5z"/>'
        '<path class="em-l" d="M20.5 2v20"/>'
    ),
    "outpost": (
        '<circle class="em" cx="4.5" cy="15" r="3.5"/><path class="em" d="M22.5 19.5c-7.5 0-12.5-1-13.5-4.5 1-3.5'
        ' 6-4.5 13.5-4.5z"/>'
        '<path class="em-l" d="M2 22h20"/>'
    ),
    "allies": '<path class="em-l" d="M5 22V3"/><path class="we-flag" d="M5.5 3.5c5-2.5 8 2 14 0v10c-6 2-9-2.5-14 0z"/>',
}
"""`sign` knows them by these names; `fishing` is the action, `fish` the good."""


@lru_cache(2048)
def sign(name: str, x: float, y: float, size: float) -> Safe:
    """The sign with its left upper corner at (x, y): a reference to its drawing (`sprite`)."""
    return el("use", href=f"#we-{name}", transform=f"translate({x:.5g} {y:.5g}) scale({size / 24:.4g})")
