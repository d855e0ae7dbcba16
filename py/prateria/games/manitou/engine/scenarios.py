"""Named start positions that ship with the game: the guided round. See `notation` for the form.

A number and its position are never changed, since share codes name them: another position takes the next number.
"""

from typing import Any, Final

from prateria.core.game import Scenario

from .data import COPIES, KINDS

Json = dict[str, Any]


def _player(party: tuple[str, ...], played: int, hand: int) -> Json:
    """A player of a first hunt. `party`: the cards in the order in which they come, `played` of them on the table."""
    kinds = [kind for kind, copies in zip(KINDS, COPIES, strict=True) for _ in range(copies)]
    for kind in party:
        kinds.remove(kind)
    drawn = played + hand
    return {
        "reserve": kinds,
        "chosen": True,
        "hand": sorted(party[played:drawn], key=KINDS.index),
        "pile": list(reversed(party[drawn:])),
        "stuck": [0, 0],
        "bison": [],
        "captives": [],
        "thieves": 0,
    }


# Three cards each are played; the learner has seat 0 and the turn.
_FIRST_HUNT: Final[Json] = {
    "rules": 1,
    "seats": 2,
    "rng": 20071997,
    "phase": "play",
    "hunt": 1,
    "dealer": 1,
    "turn": 0,
    "turns_left": 8,
    "large": [10, 13, 9, 11, 10],
    "small": [3, 6, 1, 4, 5, 2],
    "boxed": 2,
    "lost": [],
    "taking": [],
    "territories": {
        "hills": {"herds": [12, 5], "row": [[0, "h5", "up"], [1, "h9", "up"]]},
        "river": {"herds": [7], "row": [[0, "h1", "up"]]},
        "forest": {"herds": [4], "row": [[1, "scout", "up"], [0, "h6", "up"], [1, "chief", "up"]]},
    },
    "players": [
        _player(("h5", "h6", "h1", "h7", "healer", "mother", "h10", "chief"), 3, 3),
        _player(("scout", "chief", "h9", "rainmaker", "h10", "h3", "h4"), 3, 3),
    ],
}

# Later with herds that no strength there equals.
_OTHER_HERDS: Final[Json] = {
    **_FIRST_HUNT,
    "rules": 2,
    "large": [10, 12, 9, 11, 10],
    "small": [3, 5, 1, 4, 5, 2],
    "territories": {
        **_FIRST_HUNT["territories"],
        "hills": {**_FIRST_HUNT["territories"]["hills"], "herds": [13, 6]},
    },
}

# The first herds before anybody has chosen; the dealer, who chooses last, is the computer.
_FIRST_PARTY: Final[Json] = {
    **_FIRST_HUNT,
    "rules": 2,
    "phase": "party",
    "turns_left": 14,
    "territories": {name: {**place, "row": []} for name, place in _FIRST_HUNT["territories"].items()},
    "players": [{**_player((), 0, 0), "chosen": False} for _ in range(2)],
}

SCENARIOS: Final[dict[str, Scenario]] = {
    "first-hunt": Scenario(1, 2, _FIRST_HUNT),
    "first-hunt-2": Scenario(2, 2, {**_FIRST_HUNT, "rules": 2}, rules=2),
    "first-party": Scenario(3, 2, _FIRST_PARTY, rules=2),
    "first-hunt-3": Scenario(4, 2, _OTHER_HERDS, rules=2),
}
