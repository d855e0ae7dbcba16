"""What the guided round of Pow Wow says is true. That it can be played: see `contract/test_contract_lessons.py`."""

from lessons import events, lesson_of, replay, told

from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.powwow.engine.data import LOOT, TRIBE
from prateria.games.powwow.engine.events import FoundNothing, Punished, Took
from prateria.kit.words import Words


def test_what_is_taken_is_what_the_texts_say():
    taken = [(event.kind, event.loot, event.partner) for event in events("powwow") if isinstance(event, Took)]
    assert taken == [
        ("hunter", "bison", None),
        ("chief", "totem", "yellow-warrior"),
        ("maiden", "necklace", None),
        ("warrior", "tipi", None),
    ]
    assert [event.seat for event in events("powwow") if isinstance(event, FoundNothing)] == [1]


def test_it_is_a_calm_game():
    session = Session.from_scenario(GAMES["powwow"], lesson_of("powwow").scenario)
    assert [name for name, on in session.header.options if on] == ["calm"]
    assert session.state.setup.calm
    assert session.state.setup.colours[0] == "red"


def test_nobody_chooses_what_the_lesson_does_not_tell():
    """What is done between two steps is told: no seat is asked without a step of its own."""
    *_, (_, _, _, after) = replay("powwow")
    assert after.phase == "turn"


def test_the_numbers_that_the_texts_name_are_true():
    worth = [len(event.cards) for event in events("powwow") if isinstance(event, Took)]
    assert worth[:2] == [5, 4]
    *_, (_, _, _, after) = replay("powwow")
    assert [player.points for player in after.observe(None).players] == [16, 4]
    text = told("powwow", Words("en"))
    assert "5 cards more: 4 bison and the red hunter" in text
    assert "You have 16 cards now, the computer has 4." in text
    first = next(before for step, before, _, _ in replay("powwow") if step.action == "1 pass")
    assert dict(first.observe(0).table)["bison"] == 3
    assert [card for card, _ in first.observe(0).table if card.endswith("-hunter")] == ["red-hunter"]


def test_what_is_pointed_at_is_there():
    for step, before, played, _ in replay("powwow"):
        seen = dict(before.observe(0).table)
        for one in played:  # told when another's action has been seen
            for event in one.events:
                seen |= {card: 1 for card in [getattr(event, "card", None)] if card}
        there = {f"loot:{card}" if card in LOOT else f"person:{card}" for card in seen}
        there |= {f"tribe:1-{kind}" for kind in TRIBE} | {"prairie:card", "button:pass"}
        assert set(step.focus) <= there, step.focus


def test_the_race_of_the_second_part_goes_as_it_is_told():
    found = events("powwow", 1)
    assert [(e.seat, e.kind, e.loot) for e in found if isinstance(e, Took)] == [
        (0, "hunter", "bison"), (0, "maiden", "necklace"), (1, "warrior", "tomahawk"),
    ]  # fmt: skip
    assert [(e.seat, e.missing, e.amount) for e in found if isinstance(e, Punished)] == [(1, "loot", 2)]
    *_, (_, _, _, after) = replay("powwow", 1)
    assert not after.setup.calm
    assert [player.points for player in after.observe(None).players] == [9, 4]
    assert "You have 9 cards, the computer has 4." in told("powwow", Words("en"), 1)
    assert next(dict(b.observe(0).table)["bison"] for step, b, _, _ in replay("powwow", 1) if step.then) == 3


def test_what_a_claim_takes_is_taken_with_one_touch():
    for step, before, _, _ in replay("powwow"):
        if step.action and step.action.startswith("1 haul"):
            assert step.at_once or len(before.legal_actions()) == 1


def test_two_cards_lie_on_the_board_while_that_is_told():
    """What is said of another's move is read before anything more happens."""
    [after] = [after for step, _, _, after in replay("powwow") if step.action == "2 claim maiden"]
    assert len(after.observe(0).pile) == 2
    assert dict(after.observe(0).table)["necklace"] == 1


def test_no_page_with_nothing_but_the_way_on_asks_for_a_choice():
    said = told("powwow", Words("en"))
    assert "choose again" not in said
    assert "left of" not in said, "nobody sits anywhere on a phone"


def test_who_answers_first_is_seen_once():
    """The learner is asked when the other seat has answered, unseen."""
    asked = [before.observe(0) for step, before, _, _ in replay("powwow") if step.action == "1 claim warrior"]
    assert [view.answered for view in asked] == [(1,)]
    assert "The speech bubble" in told("powwow", Words("en"))


def test_it_looks_back_on_three_things_at_the_most():
    found = lesson_of("powwow").learnt(Words("en"))
    assert 0 < len(found) <= 3
    assert all(GAMES["powwow"].teaching.picture(name, Words("en")) for name, _ in found)
