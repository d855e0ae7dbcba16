"""What is said of a position is true of it: what one's own cards could take, and what decided a game."""

import pytest
from powwow_drawn import EN, drawn
from powwow_table import play, spread

from prateria.games.powwow import table
from prateria.games.powwow.bot import SENSE
from prateria.games.powwow.engine.events import Punished
from prateria.games.powwow.engine.preview import look
from prateria.games.powwow.table.spoken import described, tribe_label
from prateria.games.powwow.words.labels import takable
from prateria.games.powwow.words.meanings import card_meaning, meaning
from prateria.games.powwow.words.reasons import reason
from prateria.games.powwow.words.refusals import unsound, why_not
from prateria.kit.touch import Touch
from prateria.view.frame import Sitter


@pytest.mark.rule("PW-11")
def test_a_card_that_could_claim_is_not_told_what_a_chief_lacks() -> None:
    """A lesson may ask for "Nothing" while the hunter could take something."""
    view = spread("red yellow", "red-hunter red-chief bison*3", calm=True).observe(0)
    assert unsound(EN, view, "1-hunter") == "On the table for it now: 3 bison."
    assert unsound(EN, view, "1-chief") == "There is no loot on the table for this card."
    tipi = spread("red yellow", "red-warrior tipi bison", calm=True).observe(0)
    assert unsound(EN, tipi, "1-warrior") == "On the table for it now: 1 tipi."
    assert "no loot" not in tribe_label(EN, tipi, 0, "warrior", False)
    alone = spread("red yellow", "red-chief totem bison", calm=True).observe(0)
    assert unsound(EN, alone, "1-chief") == "Totems need a captive too, and no other man lies there."
    bare = spread("red yellow", "red-chief totem bison", calm=True)
    turning = bare.observe(0)
    assert turning.phase == "turn"
    lacks = unsound(EN, alone, "1-chief")
    touch = Touch()
    for what in ("red-chief", "totem"):  # wherever one touches while a card is to be turned, and at the lamp
        assert meaning(EN, turning, touch, look(turning, touch), what, ("Ola", "Jan")).endswith(lacks)
    assert why_not(EN, turning, (), "tribe:1-chief") == lacks
    assert reason(EN, SENSE.reason(turning, bare.legal_actions())).endswith(lacks)
    man = spread("red yellow", "red-chief totem bison yellow-hunter green-chief", calm=True).observe(0)
    assert lacks not in why_not(EN, man, (), "tribe:1-chief")


def test_captives_of_whom_one_is_chosen_are_told_apart_by_or() -> None:
    view = spread("red yellow", "red-chief totem yellow-hunter green-warrior blue-chief", calm=True).observe(0)
    ways = takable(EN, view, 0, "chief")
    assert ways.count(" or ") == 1
    assert ways.startswith("1 totem (captive: ")


def test_who_could_be_captured_is_heard_once_of_a_card() -> None:
    view = spread("red yellow", "red-chief totem yellow-hunter green-warrior blue-chief", calm=True).observe(0)
    assert tribe_label(EN, view, 0, "chief", True) == "red chief; takes: 1 totem + captive (3 cards)"
    assert "captive: " in card_meaning(EN, view, 0, "chief")


def test_the_description_of_a_card_says_what_its_name_has_not() -> None:
    view = spread("red yellow", "red-hunter red-chief bison*3 totem yellow-hunter", calm=True).observe(0)
    assert described(EN, view, 0, "hunter") == "With the hunter you take all bison, or all tipis instead."
    assert described(EN, view, 0, "maiden") == "With the maiden you take all necklaces, or all tipis instead."
    assert "captive: " in described(EN, view, 0, "chief")


@pytest.mark.rule("PW-08")
@pytest.mark.parametrize(
    ("lost", "said"),
    [
        ({0: 2}, "Wrong claims decided the game (cards lost: Fox 2). Without them: Fox 4, Eagle 3."),
        ({0: 1}, "Wrong claims decided the game (cards lost: Fox 1). Without them: Fox 3, Eagle 3."),
        ({1: 2}, ""),
        ({0: 2, 1: 2}, ""),
        ({}, ""),
    ],
)
def test_wrong_claims_that_decided_a_race_are_the_story_of_its_result(lost: dict[int, int], said: str) -> None:
    state = spread("red yellow", "red-hunter yellow-hunter bison", left=0, won={0: "bison*2", 1: "bison"})
    play(state, "2 claim hunter", "table settle", "2 haul bison")
    view = state.observe(None)
    assert view.outcome is not None
    assert view.outcome.points == (2, 3)
    events = [Punished(seat, "hunter", "person", n) for seat, n in lost.items()]
    html = table.game_end(view, [view.outcome.points], EN, (Sitter(0, "Fox"), Sitter(1, "Eagle")), events)
    plain = html.replace("\u2068", "").replace("\u2069", "")
    assert ("Wrong claims decided" in plain) is bool(said)
    assert said in plain


def test_where_the_next_card_is_waited_for_nobody_is_told_to_wait_for_their_turn() -> None:
    """Alone one turns the cards of the computer players, too; who could claim may have waited."""
    state = spread("red yellow", "red-hunter bison*3", calm=True)
    play(state, *(f"{seat} pass" for seat in (1, 2) if seat - 1 in state.actors()))
    view = state.observe(1 - state.turn)
    assert view.phase == "turn"
    assert why_not(EN, view, (), f"tribe:{view.seat + 1}-hunter") == "First turn the next card."
    assert reason(EN, ("turn_next", {})) == "There is nothing else to decide now: turn the next card."
    assert ' data-main=""' in str(drawn(state, state.turn, {0, 1}))
