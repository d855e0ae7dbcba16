"""What can be written in a player, game by game, said in a sentence each: the reference beside the editor, and what it
offers while one types. `tests/players/test_players_reference.py` runs all of it.

>>> [part.id for part in reference("powwow", str)]
['python', 'view', 'action', 'board', 'person', 'player', 'world', 'random']
"""

from collections.abc import Callable, Mapping
from typing import Final

from .bison import bison
from .common import python, random, world
from .manitou import manitou
from .part import Entry, Part, Say
from .powwow import powwow
from .wendake import wendake

__all__ = ["Entry", "Part", "reference"]

_OWN: Final[Mapping[str, Callable[[Say], tuple[Part, ...]]]] = {
    "manitou": manitou,
    "powwow": powwow,
    "bison": bison,
    "wendake": wendake,
}


def reference(game: str, w: Say) -> tuple[Part, ...]:
    """The parts for a game, in the words of `w`. Raises KeyError for a game without a reference."""
    return (python(w), *_OWN[game](w), world(w), random(w))
