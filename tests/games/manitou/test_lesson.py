"""What the guided round of Manitou says is true. That it can be played: see `contract/test_contract_lessons.py`."""

from lessons import events, replay, told

from prateria.games.manitou.engine.events import HuntEnded, Trial
from prateria.kit.words import Words


def test_the_hunt_is_played_to_its_end():
    assert sum(isinstance(event, HuntEnded) for event in events("manitou")) == 1
    assert [event.result for event in events("manitou") if isinstance(event, Trial)] == ["wins", "sacrifice", "wins"]


def test_the_numbers_that_the_texts_name_are_true():
    sums = []
    for _, before, played, _ in replay("manitou"):
        if played and before.hunt == 1:
            view = before.observe(None)
            sums.append(tuple(sum(place.strengths[seat] for place in view.territories) for seat in (0, 1)))
    assert (19, 22) in sums
    *_, (_, _, _, after) = replay("manitou")
    assert sum(after.bison[0]) == 16
    assert len(after.captives[0]) == 5
    assert after.thieves == (0, 1)
    text = told("manitou", Words("en"))
    assert "You have 19, the computer has 22." in text
    assert "26 against 19" in text


def test_what_is_pointed_at_is_there():
    for step, before, _, _ in replay("manitou"):
        seen = before.observe(0)
        cards = {f"card:{kind}" for kind in seen.own.hand}
        places = {f"territory:{place.id}" for place in seen.territories}
        assert set(step.focus) <= cards | places, step.focus
