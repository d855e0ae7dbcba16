"""What is told of the moves of others."""

import asyncio
from types import SimpleNamespace

import pytest

from prateria.app.brought import captioned
from prateria.app.telling import Teller
from prateria.kit.words import isolate

FLOW = {"together": 3, "retells": False, "ends": lambda action: False, "counted": lambda before, action: []}


async def nothing(*args, **more):
    """There is no time in these tests."""


@pytest.mark.parametrize(("seat", "told"), [(1, ["one two three", "four five"]), (0, ["one two three five"])])
def test_of_a_single_step_nothing_is_dropped_however_much_it_brings(seat, told):
    """Of one's own all is told at once, but for what the rest says as well."""
    shown = SimpleNamespace(caption="", viewer=0, news=(), held_back=0, passing=None, w=None, names=())
    texts = SimpleNamespace(sentence=lambda w, event, *rest: event, run=lambda w, news: "", begins=lambda event: False)
    texts.again = lambda event: event != "four"
    game = SimpleNamespace(texts=texts, flow=SimpleNamespace(**FLOW))
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


@pytest.mark.parametrize(("letters", "moments"), [(30, 1), (90, 3)])
def test_long_sentences_of_others_have_moments_of_their_own(letters, moments):
    """Three of them were five lines, over the players of a phone."""
    shown = SimpleNamespace(caption="", viewer=0, news=(), held_back=0, passing=None, w=None, names=(), coach="")
    texts = SimpleNamespace(sentence=lambda w, event, *rest: event, run=lambda w, news: "", begins=lambda event: False)
    game = SimpleNamespace(texts=texts, flow=SimpleNamespace(**FLOW))
    pace, page = SimpleNamespace(finish=nothing, look=nothing, read=nothing), SimpleNamespace(sound=lambda name: None)
    seen: list[str] = []
    draw = lambda: seen.append(shown.caption)  # noqa: E731
    teller = Teller(page, game, shown, pace, draw, draw, lambda: None)
    before = SimpleNamespace(seen_by=lambda event, viewer: event)
    steps = [SimpleNamespace(action=SimpleNamespace(seat=1), events=(n * letters,), before=before) for n in "abc"]
    asyncio.run(teller.moments(steps, None, quick=False))
    assert len(seen) == moments


@pytest.mark.parametrize("touched", [0, 1, 4])
def test_a_touch_ends_the_whole_counting_of_a_round(touched):
    """Not the look alone that it falls upon; after that all lies where it belongs."""
    looks = [((f"look {n}",), n) for n in range(1, 6)]
    shown = SimpleNamespace(caption="", viewer=0, news=(), held_back=0, passing=None, w=None, names=(), coach="")
    texts = SimpleNamespace(sentence=lambda w, event, *rest: event, glance=lambda w, news, names: news[0])
    game = SimpleNamespace(texts=texts, flow=SimpleNamespace(clearing=lambda before, action: looks))
    seen: list[tuple[str, int | None]] = []

    async def read(letters, share=1):
        return len(seen) == touched

    draw = lambda: seen.append((shown.caption, shown.passing))  # noqa: E731
    pace, page = SimpleNamespace(read=read), SimpleNamespace(sound=lambda name: None)
    teller = Teller(page, game, shown, pace, draw, draw, lambda: None)
    before = SimpleNamespace(seen_by=lambda event, viewer: event)
    asyncio.run(teller.clearing(SimpleNamespace(action=None, events=(), before=before)))
    told = [(news[0], n) for news, n in looks]
    assert seen == ([*told[:touched], ("", 5)] if touched else told)


def test_in_one_look_each_is_named_once_and_what_happens_to_oneself_comes_first():
    """A chain of "Jan ... Jan ..." ended with what mattered, in the fifth line."""
    ola, jan = isolate("Ola"), isolate("Jan")
    shown = SimpleNamespace(caption="", viewer=0, news=(), held_back=0, passing=None, w=None, names=("Ola", "Jan"))
    texts = SimpleNamespace(sentence=lambda w, event, *rest: event, run=lambda w, news: "", begins=lambda event: False)
    game = SimpleNamespace(
        texts=texts,
        flow=SimpleNamespace(**FLOW),
    )
    pace, page = SimpleNamespace(finish=nothing, look=nothing, read=nothing), SimpleNamespace(sound=lambda name: None)
    seen: list[str] = []
    draw = lambda: seen.append(shown.caption)  # noqa: E731
    teller = Teller(page, game, shown, pace, draw, draw, lambda: None)
    before = SimpleNamespace(seen_by=lambda event, viewer: event)
    events = (f"{jan} hunts.", f"{jan} tans.", f"{ola} takes masks back.")
    step = SimpleNamespace(action=SimpleNamespace(seat=1), events=events, before=before)
    asyncio.run(teller.moments([step], None, quick=False))
    assert seen == [f"{ola} takes masks back. {jan} hunts. Tans."]
    local = SimpleNamespace(shown=SimpleNamespace(**{**vars(shown), "caption": seen[0], "news": events}))
    local.game = SimpleNamespace(texts=texts)
    assert captioned(local) == set(events), "all of it has been told"
