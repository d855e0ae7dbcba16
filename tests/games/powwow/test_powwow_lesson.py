"""The guided round can be played as it is written."""

import pytest

from prateria.core.code import decode, encode
from prateria.core.session import Session
from prateria.games import GAMES, by_number, room
from prateria.games.powwow.data import LOOT, TRIBE
from prateria.games.powwow.events import FoundNothing, Took
from prateria.games.powwow.lesson import LESSON
from prateria.kit.words import LANGUAGES, Words
from prateria.view.frame import Frame, Sitter, Touch


def replay():
    """(step of the lesson, position before it, step of the game or None)"""
    session = Session.from_scenario(GAMES["powwow"], LESSON.scenario)
    for step in LESSON.steps:
        before = session.state
        yield step, before, session.play(before.parse(step.action)) if step.action else None


def events():
    return [event for _, _, played in replay() if played for event in played.events]


def test_every_action_is_legal_where_it_stands():
    taken = [(event.kind, event.loot, event.partner) for event in events() if isinstance(event, Took)]
    assert taken == [
        ("hunter", "bison", None),
        ("chief", "totem", "yellow-warrior"),
        ("maiden", "necklace", None),
        ("warrior", "tipi", None),
    ]
    assert [event.seat for event in events() if isinstance(event, FoundNothing)] == [1]


def test_it_is_a_calm_game_and_the_learner_begins():
    session = Session.from_scenario(GAMES["powwow"], LESSON.scenario)
    assert dict(session.header.options) == {"war_path": False, "marriage": False, "sharing": False, "calm": True}
    assert session.state.setup.calm
    assert session.state.setup.colours[0] == "red"
    assert next(step.action for step in LESSON.steps if step.action).startswith("1 ")


def test_nobody_chooses_what_the_lesson_does_not_tell():
    """What is done between two steps is told: no seat is asked without a step of its own."""
    last = list(replay())[-1][1]
    assert last.phase == "turn"


def test_the_numbers_that_the_texts_name_are_true():
    worth = [len(event.cards) for event in events() if isinstance(event, Took)]
    assert worth[:2] == [5, 4]
    *_, (_, last, _) = replay()
    assert [player.points for player in last.observe(None).players] == [16, 4]
    told = " ".join(step.say(Words("en")) for step in LESSON.steps)
    assert "4 bison and the red hunter, 5 cards" in told
    assert "You have 16 cards now, the computer has 4." in told
    first = next(before for step, before, _ in replay() if step.action == "1 pass")
    assert dict(first.observe(0).table)["bison"] == 3
    assert [card for card, _ in first.observe(0).table if card.endswith("-hunter")] == ["red-hunter"]


def test_what_is_pointed_at_is_there():
    for step, before, played in replay():
        seen = dict(before.observe(0).table)
        if played:  # told when another's action has been seen
            for event in played.events:
                seen |= {card: 1 for card in [getattr(event, "card", None)] if card}
        there = {f"loot:{card}" if card in LOOT else f"person:{card}" for card in seen}
        there |= {f"tribe:1-{kind}" for kind in TRIBE} | {"prairie:card", "button:pass"}
        assert set(step.focus) <= there, step.focus


def test_the_learner_is_shown_all_that_a_step_asks_for():
    for step, before, _ in replay():
        if step.action and step.action.startswith("1 "):
            assert set(before.parse(step.action).picks) <= set(step.focus)


@pytest.mark.parametrize("size", [(1024, 768), (390, 620)])
def test_all_that_is_pointed_at_is_drawn(size):
    table, preview = room("powwow", "table"), room("powwow", "preview")
    sitters = (Sitter(0, "Ola", None, "fox"), Sitter(1, "Jan", "first", "bison"))
    for step, before, played in replay():
        state = before
        if played and played.action.seat:  # told when another's action has been seen
            state = before.clone()
            state.apply(played.action)
        view, touch = state.observe(0), Touch((), step.focus)
        drawn = str(table.draw(view, touch, preview.look(view, touch), 0, Words("en"), Frame(*size), sitters))
        assert [pick for pick in step.focus if f'data-pick="{pick}"' not in drawn] == [], step.action


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_short_texts(lang):
    for step in LESSON.steps:
        assert 0 < len(step.say(Words(lang))) < 260


def test_its_share_code_can_be_opened():
    session = Session.from_scenario(GAMES["powwow"], LESSON.scenario)
    for step in LESSON.steps:
        if step.action:
            session.play(session.state.parse(step.action))
    again = decode(encode(session), by_number)
    assert again.state == session.state
    assert again.header == session.header
