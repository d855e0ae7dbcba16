"""What a referee and a player who sits elsewhere say to each other, as text: a question, and the answer to it.

A question is an observation, the actions and the seed of the player's own random numbers; nothing stands behind it. An
answer is the number of an action, or what went wrong. It comes from somebody's code, so it is believed nothing.

>>> from .spoken import spoken
>>> state = spoken("manitou").state.new(seats=2, seed=1)
>>> there = read(write("manitou", state.observe(state.turn), state.legal_actions(), 7))
>>> there.observation == state.observe(state.turn), there.actions[1], there.random.below(6)
(True, take(card=hunter 1, amount=1), 2)
>>> reply(lambda view: view.actions[1], write("manitou", state.observe(state.turn), state.legal_actions(), 7))
'{"index":1}'
>>> answered('{"index":1}'), answered('{"stop":"error","why":"ZeroDivisionError","line":3}'), answered("[" * 999)
(1, Failure(kind='error', why='ZeroDivisionError', line=3), Failure(kind='illegal', why='no answer', line=None))
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final, get_args, get_type_hints

from ..games import GAMES
from .attempt import LONGEST, Failure, attempt
from .chance import Chance
from .source import Choose
from .speech import actions_of
from .spoken import spoken
from .view import View

__all__ = ["answered", "read", "reply", "said", "write"]

_SIZE: Final = 2000  # characters of an answer
_NONE: Final = Failure("illegal", "no answer")
_STOPS: Final = ("error", "illegal", "memory")
_KIND: Final = "="
"""A value with named fields is written as {"=Name": [its fields]}."""
_AS_IT_IS: Final = frozenset((int, str, bool, float, type(None)))


def write(game: str, observation: Any, actions: Sequence[Any], luck: int) -> str:
    """A question as text. `actions`: of the engine, for the seat of the observation; `luck`: of its random numbers."""
    asked = {"game": game, "sees": _plain(observation), "actions": [action.text for action in actions], "luck": luck}
    return json.dumps(asked, separators=(",", ":"))


def read(text: str) -> View:
    """The view of a question that `write` wrote. The actions follow from what is seen. Raises ValueError if they do
    not: then one side is another version of the game."""
    asked = json.loads(text)
    speech = spoken(asked["game"])
    observation = _typed(asked["sees"], _kinds(asked["game"]))
    actions = actions_of(speech.state.imagined(observation), observation.seat)
    if [action.text for action in actions] != asked["actions"]:
        raise ValueError("these actions are not those of this position")
    view: View = speech.see(observation, actions, Chance(asked["luck"]))
    return view


def said(found: int | Failure) -> dict[str, Any]:
    """What `attempt` has found, for json."""
    if isinstance(found, Failure):
        return {"stop": found.kind, "why": found.why, "line": found.line}
    return {"index": found}


def reply(choose: Choose, text: str) -> str:
    """The answer of a player to a question, where the player sits."""
    return json.dumps(said(attempt(choose, read(text))), separators=(",", ":"))


def answered(text: object) -> int | Failure:
    """What a player has answered, where the referee sits: size and types are sound, whether there is such an action is
    for the referee to say."""
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
    if kind not in _STOPS or not isinstance(why, str):
        return _NONE
    return Failure(str(kind), why[:LONGEST], line if type(line) is int and 0 < line < _SIZE * 1000 else None)


def _plain(value: Any) -> Any:
    """What json takes. Most of an observation are numbers in tuples: no call for each of them."""
    kind = type(value)
    if kind in _AS_IT_IS:
        return value
    if isinstance(value, tuple):
        parts = [part if type(part) in _AS_IT_IS else _plain(part) for part in value]
        return {_KIND + kind.__name__: parts} if hasattr(kind, "_fields") else parts
    return {key: _plain(part) for key, part in value.items()} if isinstance(value, Mapping) else value


def _typed(value: Any, kinds: Mapping[str, Any]) -> Any:
    """What `_plain` was given."""
    if type(value) is list:
        return tuple([part if type(part) in _AS_IT_IS else _typed(part, kinds) for part in value])
    if type(value) is dict:
        for key in value:
            if key[:1] == _KIND:
                return kinds[key[1:]](*_typed(value[key], kinds))
        return {key: _typed(part, kinds) for key, part in value.items()}
    return value


@cache
def _kinds(game: str) -> dict[str, Any]:
    """The kinds of values with named fields that an observation of the game can hold, by name."""
    found: dict[str, Any] = {}

    def look(kind: Any) -> None:
        for part in get_args(kind):
            look(part)
        if hasattr(kind, "_fields") and found.setdefault(kind.__name__, kind) is not kind:
            raise TypeError(f"two kinds of {kind.__name__} in an observation of {game}")
        if hasattr(kind, "_fields"):
            for part in get_type_hints(kind).values():
                look(part)

    look(import_module(f"{GAMES[game].package}.engine.observe").Observation)
    return found
