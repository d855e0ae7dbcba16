"""The bench of hints asks as a table does."""

import asyncio
from itertools import islice

import pytest

from prateria.games import GAMES
from workshop.bench.thinks import GAME


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_asked_for_one_after_another(game):
    there: dict = {}
    exec(GAME, there)  # as the page does
    options = {"calm": True} if game == "powwow" else {}

    async def asked():  # as in a page, something may be said meanwhile
        return list(islice(there["hints"](game, options), 2))

    took = asyncio.run(asked())
    assert all(seconds > 0 and size in (0, 1) for seconds, size in took)
