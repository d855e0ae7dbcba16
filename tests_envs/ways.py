"""Ways to set games up that have everything in them at least once, as parameters."""

import pytest

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
