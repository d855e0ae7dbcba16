"""Named start positions that ship with the game: the guided round. See `notation` for the form.

A number and its position are never changed, since share codes name them: another position takes the next number.
"""

from typing import Any, Final

from prateria.core.game import Scenario

from .data import CARDS, COPIES

_TABLE: Final = (
    *("bison",) * 3, *("totem",) * 2, "red-warrior", "red-maiden", "yellow-warrior", "green-warrior",
)  # fmt: skip
_RED: Final = ("tomahawk", "tomahawk", "red-warrior")
_YELLOW: Final = ("bison", "bison", "bison", "yellow-hunter")
_NEXT: Final = ("red-hunter", "bison", "red-chief", "yellow-maiden", "necklace", "tipi")


def _prairie(coming: tuple[str, ...], taken: tuple[str, ...]) -> list[str]:
    """What lies face down: `coming` is turned first, then the rest of the box without what is `taken`."""
    rest = [card for card, copies in zip(CARDS, COPIES, strict=True) for _ in range(copies)]
    for card in (*coming, *taken):
        rest.remove(card)
    return [*rest, *reversed(coming)]


# The learner has seat 0 and the turn.
_FIRST_CLAIMS: Final[dict[str, Any]] = {
    "options": {"war_path": False, "marriage": False, "sharing": False, "calm": True, "half": False},
    "phase": "turn",
    "turn": 0,
    "prairie": _prairie(_NEXT, _TABLE + _RED + _YELLOW),
    "boxed": [],
    "table": sorted(_TABLE, key=CARDS.index),
    "pile": [],
    "settled": 0,
    "asked": [],
    "gone": [],
    "players": [{"colour": "red", "winnings": list(_RED)}, {"colour": "yellow", "winnings": list(_YELLOW)}],
}

# The same with another card before the tipi: so the learner turns that, and the other seat is asked first.
_SECOND_CLAIMS: Final[dict[str, Any]] = {
    **_FIRST_CLAIMS,
    "prairie": _prairie((*_NEXT[:-1], "green-hunter", "tipi"), _TABLE + _RED + _YELLOW),
}

_RACE_TABLE: Final = (*("bison",) * 3, "totem", "red-maiden", "yellow-warrior")
_RACE_YELLOW: Final = ("bison", "bison", "totem", "yellow-hunter")
_RACE_NEXT: Final = ("red-hunter", "necklace", "tomahawk")

# The same seats, in a race.
_FIRST_RACE: Final[dict[str, Any]] = {
    **_FIRST_CLAIMS,
    "options": {**_FIRST_CLAIMS["options"], "calm": False},
    "prairie": _prairie(_RACE_NEXT, _RACE_TABLE + _RED + _RACE_YELLOW),
    "table": sorted(_RACE_TABLE, key=CARDS.index),
    "players": [{"colour": "red", "winnings": list(_RED)}, {"colour": "yellow", "winnings": list(_RACE_YELLOW)}],
}

SCENARIOS: Final[dict[str, Scenario]] = {
    "first-claims": Scenario(1, 2, _FIRST_CLAIMS, (("calm", True),)),
    "first-race": Scenario(2, 2, _FIRST_RACE),
    "second-claims": Scenario(3, 2, _SECOND_CLAIMS, (("calm", True),)),
}
