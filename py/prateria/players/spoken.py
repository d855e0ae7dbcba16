"""How each game is spoken of to players. One that has no file in `games/` is spoken of by the names of its engine.

>>> spoken("powwow").say(spoken("powwow").state.new(seats=2, seed=1).legal_actions()[0])
turn()
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Final

from ..games import GAMES
from .action import Action
from .speech import Speech
from .view import View

__all__ = ["spoken"]

OWN: Final = ("manitou", "powwow", "bison", "wendake")
"""The games that have a file here."""


@cache
def spoken(game: str) -> Speech:
    """The speech of a game, by its id. Raises KeyError."""
    state = GAMES[game].State
    if game in OWN:
        own = import_module(f"{__package__}.games.{game}")
        return Speech(state, own.View, _kept(own.say), own.points)
    return Speech(state, View, _kept(Action.of), _points)


def _kept(say: Callable[[Any], Action]) -> Callable[[Any], Action]:
    """Each action once: the engines make theirs once as well."""
    made: dict[tuple[type, Any], Action] = {}

    def kept(engine: Any) -> Action:
        key = (type(engine), engine)
        found = made.get(key)
        if found is None:
            found = made[key] = say(engine)
        return found

    return kept


def _points(state: Any) -> tuple[int, ...]:
    return tuple(player.points for player in state.observe(None).players)
