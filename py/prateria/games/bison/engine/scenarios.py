"""Named start positions that ship with the game: the parts of the guided round. See `notation` for the form.

A number and its position are never changed, since share codes name them: another position takes the next number.
"""

from typing import Any, Final

from prateria.core.game import Scenario

# Both players have taken one action of the second round; the learner has seat 0, the totem and the turn. The learner's
# stock is bison only, so that nothing need be asked about paying.
_GOOD_LAND: Final[dict[str, Any]] = {
    "seats": 2,
    "ruleset": "bison",
    "variant": 0,
    "round": 2,
    "totem": 0,
    "turn": 0,
    "phase": "name",
    "deed": None,
    "left": 0,
    "taken": [],
    "target": None,
    "used": [],
    "terrain": None,
    "asked": [],
    "tiles": {"D4": ["S1", 2], "E4": ["S2", 4], "D5": ["S3", 0], "D3": ["T16", 4], "C5": ["T10", 0]},
    "stack": ["T05", "T12", "T09", "T14", "T07", "T18", "T03", "T11"],
    "boxed": ["T02", "T06", "T08", "T13", "T15", "T17"],
    "players": [
        {
            "animals": [8, 0, 0],
            "supply": {"hunter": 2, "tipi-1": 1, "tipi-2": 1, "canoe-1": 1, "canoe-2": 1},
            "market": {
                "hunter": 4,
                **{f"tipi-{n}": 1 for n in (1, 2, 3, 4)},
                **{f"canoe-{n}": 1 for n in (1, 2, 3, 4)},
            },
            "tile": "T04",
            "deeds": ["move1"],
            "camps": {"D3r": [2, 0]},
        },
        {
            "animals": [6, 8, 7],
            "supply": {"hunter": 2, "tipi-2": 1, "canoe-1": 1, "canoe-2": 1},
            "market": {
                "hunter": 4,
                **{f"tipi-{n}": 1 for n in (1, 2, 3, 4)},
                **{f"canoe-{n}": 1 for n in (1, 2, 3, 4)},
            },
            "tile": "T01",
            "deeds": ["tipi"],
            "camps": {"C5m": [1, 1], "D5r": [1, 0]},
        },
    ],
}

_LEARNER, _COMPUTER = _GOOD_LAND["players"]

# The same land, at the beginning of that round: the learner has hunters in two places and the tile still in hand.
_ON_THE_MOVE: Final[dict[str, Any]] = {
    **_GOOD_LAND,
    "players": [
        {
            **_LEARNER,
            "animals": [9, 0, 0],
            "supply": {**_LEARNER["supply"], "hunter": 1},
            "deeds": [],
            "camps": {"D3r": [2, 0], "E4m": [1, 0]},
        },
        {**_COMPUTER, "deeds": []},
    ],
}

# Later in it: the tile lies, the learner has a tipi 2 there, the computer one as large and more hunters beside it.
_AT_THE_MARKET: Final[dict[str, Any]] = {
    **_GOOD_LAND,
    "tiles": {**_GOOD_LAND["tiles"], "C4": ["T04", 4]},
    "players": [
        {
            **_LEARNER,
            "animals": [9, 5, 3],
            "supply": {"hunter": 1, "tipi-1": 1, "canoe-1": 1, "canoe-2": 1},
            "tile": None,
            "deeds": ["place", "gather"],
            "camps": {"D3p": [1, 0], "D4r": [1, 0], "C4m": [1, 2]},
        },
        {
            **_COMPUTER,
            "supply": {"hunter": 1, "tipi-1": 1, "canoe-1": 1, "canoe-2": 1},
            "deeds": ["tipi", "canoe"],
            "camps": {"C5m": [2, 2], "D5r": [1, 0]},
        },
    ],
}

SCENARIOS: Final[dict[str, Scenario]] = {
    "good-land": Scenario(1, 2, _GOOD_LAND),
    "on-the-move": Scenario(2, 2, _ON_THE_MOVE),
    "at-the-market": Scenario(3, 2, _AT_THE_MARKET),
}
