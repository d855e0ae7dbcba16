"""Named start positions that ship with the game: the parts of the guided round. See `notation` for the form.

A number and its position are never changed, since share codes name them: another position takes the next number.
"""

from typing import Any, Final

from prateria.core.game import Scenario

from .data import TURTLE_FACES, TURTLES
from .rules.masks import SORTS

_LEARNER: Final[dict[str, Any]] = {
    "tribe": "common",
    "grid": ["B6", "L1-01", "B5", "B3*", "B2", "B4", "B9*", "B1", "B7"],
    "out": [],
    "aside": ["B8"],
    "marked": 0,
    "fire": -1,
    "ordered": False,
    "swaps": 1,
    "swapped": False,
    "extra": False,
    "canoes": 2,
    "women": 5,
    "hunters": 5,
    "flag": "",
    "goods": [2, 0, 0, 2, 0, 2],
    "house": [2, 2, 2],
    "tracks": [1, 0, 0, 0],
    "hand": ["husk?", "spirit?"],
    "played": [],
    "disc": None,
    "turtles": [],
    "progress": [],
    "used": [],
}
"""Last year the left column was played: Trade left the grid then and was put aside for a better tile."""

_COMPUTER: Final[dict[str, Any]] = {
    **_LEARNER,
    "grid": ["B8", "L1-11", "B3", "B2*", "B6", "B7", "B5", "B1", "B4*"],
    "aside": ["B9"],
    "canoes": 1,
    "goods": [0, 1, 0, 1, 1, 2],
    "tracks": [0, 0, 0, 0],
    "hand": ["crooked?", "animal?"],
}

_NEXT: Final = ("husk", "beggar", "crooked-pox")
"""The mask cards on top of the deck, the first one topmost: the learner's check turns the first, which is healthy."""


def _deck(coming: tuple[str, ...], dealt: tuple[str, ...]) -> list[str]:
    """The mask deck of a box without what is `dealt`; the last card is on top."""
    rest = [name for name in SORTS for _ in range(3 if name.endswith("-pox") else 5)]
    for name in (*coming, *dealt):
        rest.remove(name)
    return [*rest, *reversed(coming)]


# The second year begins; the learner has seat 0 and plays first.
_SECOND_YEAR: Final[dict[str, Any]] = {
    "rules": 1,
    "seats": 2,
    "tribes": False,
    "pairs": [["mask", "military"], ["economic", "ritual"]],
    "rng": 5,
    "year": 2,
    "order": [0, 1],
    "next_order": [],
    "ghost_first": False,
    "turn": 0,
    "stack": [["Turn"]],
    "standing": {
        "V1": [4, 0], "O1": [0, 0], "I1": [0, 0], "B1": [0, 1], "V2": [0, 4], "O2": [0, 0], "I2": [0, 0],
        "B2": [0, 0], "C": [0, 0],
    },
    "areas": {
        **{f"{territory}.{area}": None for territory in ("O1", "I1", "B1", "O2", "I2", "B2", "C") for area in (0, 1)},
        "O1.1": [0, "warrior"],
    },
    "deck": _deck(_NEXT, ("husk", "spirit", "animal", "crooked", "beggar")),
    "pile": ["beggar"],
    "turtles": [list(range(len(TURTLE_FACES[level]))) for _, level in TURTLES],
    "offer": [
        "P1-1", "P1-3", "P1-6", "P1-8", "P2-1", "P2-3", "P2-6", "P2-8", "P3-1", "P3-4", "P3-5", "P3-8",
    ],
    "traded": [],
    "flags": ["EN", "FR"],
    "level": 1,
    "open": ["L1-02", "L1-03", "L1-04", "L1-06", "L1-07", "L1-08"],
    "stacks": [["L1-05", "L1-09", "L1-10"], [f"L2-{n:02}" for n in range(1, 12)]],
    "gone": [],
    "choices": [],
    "ghost": [],
    "turned": None,
    "players": [_LEARNER, _COMPUTER],
}  # fmt: skip

# The end of that year: both have one marker left, and their places in the order of play. The learner has a tile that is
# a Trade and nothing else, and no fish.
_AT_THE_TRADE: Final[dict[str, Any]] = {
    **_SECOND_YEAR,
    "rules": 2,
    "next_order": [0, 1],
    "standing": {**_SECOND_YEAR["standing"], "V1": [5, 0]},
    "areas": {**_SECOND_YEAR["areas"], "O1.1": [0, "hunter"]},
    "stacks": [["L1-01", "L1-05", "L1-09", "L1-10"], _SECOND_YEAR["stacks"][1]],
    "players": [
        {
            **_LEARNER,
            "grid": ["B6", "B8", "B5", "B3*", "B2", "B4", "B9*", "B1", "B7"],
            "aside": [],
            "marked": 0b101,
            "ordered": True,
            "hunters": 4,
            "goods": [2, 0, 1, 3, 0, 2],
            "tracks": [1, 1, 0, 0],
        },
        {**_COMPUTER, "marked": 0b11000, "ordered": True, "tracks": [0, 2, 2, 0]},
    ],
}

# In the middle of a year, with people in many areas: the learner comes first, and has a tile to move and to count.
_AT_THE_BORDER: Final[dict[str, Any]] = {
    **_SECOND_YEAR,
    "rules": 2,
    "standing": {**_SECOND_YEAR["standing"], "V1": [5, 0], "B1": [0, 1], "V2": [0, 3], "B2": [0, 1]},
    "areas": {
        **_SECOND_YEAR["areas"],
        "O1.0": [0, "woman"], "I1.0": [0, "woman"], "C.0": [0, "woman"], "O1.1": None, "B1.0": [1, "woman"],
    },
    "stacks": [["L1-01", "L1-05", "L1-09"], _SECOND_YEAR["stacks"][1]],
    "players": [
        {
            **_LEARNER,
            "grid": ["B6", "L1-10", "B5", "B3*", "B2", "B4", "B9*", "B1", "B7"],
            "women": 4, "house": [0, 2, 2],
        },
        {**_COMPUTER, "women": 4},
    ],
}  # fmt: skip

SCENARIOS: Final[dict[str, Scenario]] = {
    "second-year": Scenario(1, 2, _SECOND_YEAR),
    "second-year-2": Scenario(2, 2, {**_SECOND_YEAR, "rules": 2}, rules=2),
    "at-the-trade": Scenario(3, 2, _AT_THE_TRADE, rules=2),
    "at-the-border": Scenario(4, 2, _AT_THE_BORDER, rules=2),
}
