"""The guided round can be played as it is written."""

import pytest

from prateria.core.code import decode, encode
from prateria.core.session import Session
from prateria.games import GAMES, by_number
from prateria.games.manitou.events import HuntEnded, Trial
from prateria.games.manitou.lesson import LESSON
from prateria.kit.words import LANGUAGES, Words


def replay():
    """(step of the lesson, position before it, step of the game or None)"""
    session = Session.from_scenario(GAMES["manitou"], LESSON.scenario)
    for step in LESSON.steps:
        before = session.state
        yield step, before, session.play(before.parse(step.action)) if step.action else None


def test_every_action_is_legal_where_it_stands_and_the_hunt_is_played_to_its_end():
    events = [event for _, _, played in replay() if played for event in played.events]
    assert sum(isinstance(event, HuntEnded) for event in events) == 1
    assert [event.result for event in events if isinstance(event, Trial)] == ["wins", "sacrifice", "wins"]


def test_the_learner_has_seat_one_and_begins():
    first = next(step.action for step in LESSON.steps if step.action)
    assert first.startswith("1 ")


def test_the_numbers_that_the_texts_name_are_true():
    sums = []
    for _, before, played in replay():
        if played and before.hunt == 1:
            view = before.observe(None)
            sums.append(tuple(sum(place.strengths[seat] for place in view.territories) for seat in (0, 1)))
    assert (19, 22) in sums
    end = [played for _, _, played in replay() if played][-1]
    after = end.before.clone()
    after.apply(end.action)
    assert sum(after.bison[0]) == 16
    assert len(after.captives[0]) == 5
    assert after.thieves == (0, 1)
    told = " ".join(step.say(Words("en")) for step in LESSON.steps)
    assert "You have 19, the computer has 22." in told
    assert "26 against 19" in told


def test_what_is_pointed_at_is_there():
    for step, before, _ in replay():
        seen = before.observe(0)
        cards = {f"card:{kind}" for kind in seen.own.hand}
        places = {f"territory:{place.id}" for place in seen.territories}
        assert set(step.focus) <= cards | places, step.focus


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_short_texts(lang):
    for step in LESSON.steps:
        assert 0 < len(step.say(Words(lang))) < 260


def test_its_share_code_can_be_opened():
    session = Session.from_scenario(GAMES["manitou"], LESSON.scenario)
    for step in LESSON.steps:
        if step.action:
            session.play(session.state.parse(step.action))
    assert decode(encode(session), by_number).state == session.state
