"""What a referee asks a player who sits elsewhere, as text, and what comes back: the number of an action, or a stop.

A question is an observation, the actions and the seed of the player's own random numbers; nothing stands behind it. An
answer comes from somebody's code, so it is believed nothing.

>>> answered('{"index":1}'), answered('{"stop":"error","why":"ZeroDivisionError","line":3}'), answered("[" * 999)
(1, Failure(kind='error', why='ZeroDivisionError', line=3), Failure(kind='illegal', why='no answer', line=None))
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from .game import State

__all__ = ["AS_IT_IS", "KIND", "LONGEST", "STOPS", "Failure", "actions_of", "answered", "write"]

STOPS: Final = 3
"""After so many a player has forfeited."""

LONGEST: Final = 200
"""Characters of a reason."""

KIND: Final = "="
"""A value with named fields is written as {"=Name": [its fields]}."""

AS_IT_IS: Final = frozenset((int, str, bool, float, type(None)))

_SIZE: Final = 2000  # characters of an answer
_TOLD: Final = ("error", "illegal", "memory")


class Failure(NamedTuple):
    """`kind`: `illegal` (no action of this moment came back), `error` (an exception), `memory`; where somebody has
    ended the player: `time`, `gone` (its room broke down); `why`: in English; `line`: of the player's code, or None."""

    kind: str
    why: str
    line: int | None = None


_NONE: Final = Failure("illegal", "no answer")


def actions_of(state: State, seat: int) -> tuple[Any, ...]:
    """The actions of that seat, without the way back: a player that opens something means it."""
    return tuple(action for action in state.onward_actions() if action.seat == seat)


def write(game: str, observation: Any, actions: Sequence[Any], luck: int) -> str:
    """A question as text. `actions`: of the engine, for the seat of the observation; `luck`: of its random numbers."""
    asked = {"game": game, "sees": _plain(observation), "actions": [action.text for action in actions], "luck": luck}
    return json.dumps(asked, separators=(",", ":"))


def answered(text: object, told: Sequence[str] = _TOLD) -> int | Failure:
    """What a player has answered, where the referee sits: size and types are sound, whether there is such an action is
    for the referee to say. `told`: the kinds of failures that can come this way."""
    if not isinstance(text, str) or len(text) > _SIZE or text.count("[") + text.count("{") > 1:
        return _NONE
    try:
        given = json.loads(text)
    except ValueError:
        return _NONE
    if not isinstance(given, dict):
        return _NONE
    if type(given.get("index")) is int:
        index: int = given["index"]
        return index
    kind, why, line = given.get("stop"), given.get("why"), given.get("line")
    if kind not in told or not isinstance(why, str):
        return _NONE
    return Failure(str(kind), why[:LONGEST], line if type(line) is int and 0 < line < _SIZE * 1000 else None)


def _plain(value: Any) -> Any:
    """What json takes. Most of an observation are numbers in tuples: no call for each of them."""
    kind = type(value)
    if kind in AS_IT_IS:
        return value
    if isinstance(value, tuple):
        parts = [part if type(part) in AS_IT_IS else _plain(part) for part in value]
        return {KIND + kind.__name__: parts} if hasattr(kind, "_fields") else parts
    return {key: _plain(part) for key, part in value.items()} if isinstance(value, Mapping) else value
