"""An observation as numbers between -1 and 1, always as many of them in a game with the same seats and options.

Each game says in `vectors/<game>.py` what it is made of: named pieces, one after another. All of it is read off
`State.observe(seat)` and nothing else, so what a seat may not know is not in it. Who observes comes first, the others
follow clockwise; places on a map keep their names, so `seat` says which of them is one's own.

>>> from prateria.games import GAMES
>>> view = GAMES["manitou"].State.new(seed=1).observe(0)
>>> [(name, len(values)) for name, values in pieces("manitou", {}, view)][:3]
[('seat', 2), ('dealer', 2), ('actor', 2)]
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from ...core.game import Choice
from ...games.game import HalfMade

__all__ = ["pieces", "vector"]


def pieces(game: str, options: Mapping[str, Choice], view: Any) -> Iterator[tuple[str, list[float]]]:
    """(name, values) of each piece of what a seat sees. Raises HalfMade for a game that does not say."""
    try:
        module = import_module(f"{__name__}.{game}")
    except ModuleNotFoundError as missing:
        raise HalfMade(f"prateria.envs.vectors.{game} is missing: an observation as numbers, see manitou") from missing
    found: Iterator[tuple[str, list[float]]] = module.pieces(options, view)
    return found


def vector(game: str, options: Mapping[str, Choice], view: Any) -> list[float]:
    """All pieces as one list."""
    found: list[float] = []
    for _, values in pieces(game, options, view):
        found += values
    return found
