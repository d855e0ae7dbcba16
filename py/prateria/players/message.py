"""What a player who sits elsewhere reads in a question of `core.question`, and how it is answered there.

>>> from ..core.question import write
>>> from .spoken import spoken
>>> state = spoken("manitou").state.new(seats=2, seed=1)
>>> there = read(write("manitou", state.observe(state.turn), state.legal_actions(), 7))
>>> there.observation == state.observe(state.turn), there.actions[1], there.random.below(6)
(True, take(card=hunter 1, amount=1), 2)
>>> reply(lambda view: view.actions[1], write("manitou", state.observe(state.turn), state.legal_actions(), 7))
'{"index":1}'
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, get_args, get_type_hints

from ..core.question import AS_IT_IS, KIND, Failure, actions_of
from ..games import GAMES
from .attempt import attempt
from .chance import Chance
from .source import Choose
from .spoken import spoken
from .view import View

__all__ = ["read", "reply", "said"]


def read(text: str) -> View:
    """The view of a question that `core.question.write` wrote. The actions follow from what is seen. Raises ValueError
    if they do not: then one side is another version of the game."""
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


def _typed(value: Any, kinds: Mapping[str, Any]) -> Any:
    """What was written as a plain value."""
    if type(value) is list:
        return tuple([part if type(part) in AS_IT_IS else _typed(part, kinds) for part in value])
    if type(value) is dict:
        for key in value:
            if key[:1] == KIND:
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
