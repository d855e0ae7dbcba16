"""What the generic tests are told of a game by the game's own tests. Nothing of it must be there:

tests/games/<game>/facts.py
    PIECES(data)   a Counter of the pieces of the box, wherever they are in what `State.to_json` gives
    TOTAL(seats)   how many pieces there are
    SPOKEN         [(seats, options)]: the whole games in which every sentence is made; else with the fewest and the
                   most seats
    EVERY          games that can be set up in many ways are tried and written down in every so manieth of them only
    SET_UP_ONLY    an option that says only what lies there at the start: it goes with some ways to play, not with each
    ENDLESS        no two positions dealt anew are the same, so much is left to chance at any moment; a game with a
                   generator in its positions (`rng`) need not say so
    LETTERS        with which the ids of its rules begin: MA for MA-01
    Other names in it are not in capitals, or begin with `_`: so a mistyped one is found.

tests/games/<game>/golden/records, events   games written down (goldens.py; make golden)
tests/games/<game>/told.toml                which sentence tells which rule (locale/test_rules_told.py)
"""

import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from prateria.games import GAMES

FOLDER = Path(__file__).parent / "games"
FIRST = ("manitou", "powwow", "bison", "wendake")
"""The games from the beginning have all there is: what a newer one may lack must not be lost with them."""


@dataclass(frozen=True, kw_only=True)
class Facts:
    """By the names of facts.py."""

    SPOKEN: list[tuple[int, dict[str, Any]]]
    PIECES: Callable[[Any], Any] | None = None
    TOTAL: Callable[[int], int] | None = None
    EVERY: int = 1
    SET_UP_ONLY: str = ""
    ENDLESS: bool = False
    LETTERS: str = ""


@cache
def facts(game):
    """The facts of a game of the house."""
    return read(FOLDER / game / "facts.py", GAMES[game].META.seats)


def read(path, seats):
    """What that file says, with defaults for the rest. `seats`: (fewest, most) of its game."""
    said = {name: value for name, value in vars(_loaded(path)).items() if name.isupper() and not name.startswith("_")}
    try:
        return Facts(**{"SPOKEN": [(n, {}) for n in sorted(set(seats))]} | said)
    except TypeError as unknown:
        raise AssertionError(f"{path}: {unknown}: see {__file__}") from None


def _loaded(path):
    """The module; an empty one where there is no file. All of them have one name, so none is imported by it."""
    spec = importlib.util.spec_from_file_location(f"facts_of_{path.parent.name}", path)
    module = importlib.util.module_from_spec(spec)
    if path.exists():
        spec.loader.exec_module(module)
    return module


def told(game):
    """Where it stands which sentences tell the rules of a game."""
    return FOLDER / game / "told.toml"
