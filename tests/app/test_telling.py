"""What is told of the moves of others."""

import asyncio
from types import SimpleNamespace

import pytest

from prateria.app.telling import Teller


async def nothing(*args, **more):
    """There is no time in these tests."""


@pytest.mark.parametrize(("seat", "told"), [(1, ["one two three", "four five"]), (0, ["one two three five"])])
def test_of_a_single_step_nothing_is_dropped_however_much_it_brings(seat, told):
    """Of one's own all is told at once, but for what the rest says as well."""
    shown = SimpleNamespace(caption="", viewer=0, news=(), held_back=0, passing=None, w=None, names=())
    texts = SimpleNamespace(sentence=lambda w, event, *rest: event, run=lambda w, news: "", begins=lambda event: False)
    texts.again = lambda event: event != "four"
    game = SimpleNamespace(texts=texts, flow=SimpleNamespace(together=3, retells=False, ends=lambda action: False))
    page = SimpleNamespace(sound=lambda name: None)
    pace = SimpleNamespace(finish=nothing, look=nothing, read=nothing)
    seen: list[str] = []
    draw = lambda: seen.append(shown.caption)  # noqa: E731
    teller = Teller(page, game, shown, pace, draw, draw, lambda: None)
    before = SimpleNamespace(seen_by=lambda event, viewer: event)
    events = ("one", "two", "three", "four", "five")
    step = SimpleNamespace(action=SimpleNamespace(seat=seat), events=events, before=before)
    asyncio.run(teller.moments([step], None, quick=False))
    assert seen == told
