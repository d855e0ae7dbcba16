"""Ways to set games up that have everything in them at least once, as parameters."""

from importlib.util import find_spec

import pytest

from prateria.games import GAMES

LEARNT = [game for game in GAMES if find_spec(f"prateria.envs.numbers.{game}")]
"""The games of which programs can learn: a new one need not say how."""

WAYS = [
    ("manitou", 2, {}),
    ("manitou", 4, {}),
    ("powwow", 2, {"half": True}),
    ("powwow", 5, {"war_path": True, "marriage": True}),
    ("powwow", 3, {"sharing": True}),
    ("bison", 2, {}),
    ("bison", 3, {"variant": 1}),
    ("bison", 4, {"ruleset": "apacze", "variant": 2}),
    ("wendake", 1, {}),
    ("wendake", 2, {"tribes": True}),
    ("wendake", 3, {"first_game": True}),
    ("wendake", 4, {"tribes": True}),
]

every_way = pytest.mark.parametrize(("game", "seats", "options"), WAYS, ids=[f"{way[0]}-{way[1]}" for way in WAYS])
