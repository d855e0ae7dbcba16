"""A tournament of the bots of a class, as the workshop puts it into the class's list (web/workshop/standing.mjs): text
that another page has written, so it is believed nothing.

>>> bots = '[{"name": "Robo", "place": 1, "games": 4, "won": 3.5}]'
>>> cup = open_cup('{"v": 1, "game": "manitou", "at": 5, "whole": true, "bots": %s}' % bots)
>>> cup.game, cup.at, cup.lines[0].name, cup.lines[0].won, cup.lines[0].high
('manitou', 5, 'Robo', 3.5, 1.0)
>>> open_cup("[]") is None
True
"""

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from ..seats import clean_name

__all__ = ["KEYS", "Cup", "CupLine", "open_cup"]

KEYS: Final = "bots:"
"""Before the key of each of them."""
VERSION: Final = 1
LONGEST: Final = 20_000  # characters
MOST: Final = 40  # bots
MUCH: Final = 1e15


class CupLine(NamedTuple):
    """How a bot stands. `place`: 0 where it is out and its games do not count; `won`: shared wins in parts; `low`,
    `high`: between which share of games it would probably win; `points`: the mean of a game."""

    name: str
    place: int
    games: int
    won: float
    low: float
    high: float
    points: float


class Cup(NamedTuple):
    """`at`: milliseconds since 1970; `whole`: all have met all."""

    game: str
    at: int
    whole: bool
    lines: tuple[CupLine, ...]


def open_cup(text: str) -> Cup | None:
    """What such a text says; None where it is damaged."""
    try:
        data = json.loads(text) if len(text) <= LONGEST else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(data, Mapping) or data.get("v") != VERSION or not isinstance(data.get("bots"), list):
        return None
    lines = tuple(_line(one) for one in data["bots"][:MOST] if isinstance(one, Mapping))
    game = data.get("game")
    return Cup(game if isinstance(game, str) else "", int(_number(data.get("at"))), data.get("whole") is True, lines)


def _line(data: Mapping[str, Any]) -> CupLine:
    name = data.get("name")
    return CupLine(
        clean_name(name) if isinstance(name, str) else "",
        int(_number(data.get("place"))),
        int(_number(data.get("games"))),
        _number(data.get("won")),
        min(_number(data.get("low")), 1.0),
        min(_number(data.get("high"), 1.0), 1.0),
        _number(data.get("points"), least=-MUCH),
    )


def _number(value: Any, otherwise: float = 0.0, least: float = 0.0) -> float:
    """A number that is sound: not below `least`, and none that nobody could have played."""
    return float(value) if type(value) in (int, float) and least <= value < MUCH else otherwise
