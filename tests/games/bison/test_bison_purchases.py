"""What a hint tells somebody to buy has a use that the same hint names, or nothing is bought."""

import pytest
from bison_hints import hinted, in_writing
from bison_table import last_turn, table

from prateria.games.bison.bot.plain import plainer
from prateria.games.bison.bot.purchases import lesser, needed, spending, taken_up
from prateria.games.bison.bot.reasons import reason
from prateria.games.bison.bot.trading import spills
from prateria.games.bison.engine.actions import Barter, Build, Buy
from prateria.games.bison.engine.data import PIECE
from prateria.games.bison.words.reasons import reason as in_words
from prateria.kit.words import Words


def built(state, seat, run, piece):
    """Whether that piece is no longer in the supply after the run, if it was not there before."""
    after = state.clone()
    for action in run:
        after.apply(action)
    return after.supply[seat][PIECE[piece]] <= state.supply[seat][PIECE[piece]]


@pytest.mark.long
def test_every_tipi_or_canoe_that_a_hint_buys_is_built_in_the_same_hint():
    bought = 0
    for state, seat, run in hinted(2, 3):
        *_, found = plainer(state, seat, run)
        if spills(state.observe(seat)):
            continue
        pieces = [a.piece for a in found if isinstance(a, Buy) and a.piece != "hunter"]
        assert all(built(state, seat, found, piece) for piece in pieces), found
        assert any(isinstance(action, Build) for action in found) or not pieces
        if state.phase == "end" and not any(isinstance(a, Buy) for a in found):
            assert not any(isinstance(action, Barter) for action in found), found
        bought += len(pieces)
    assert bought


@pytest.mark.rule("BI-24")
def test_at_the_end_of_a_turn_only_hunters_are_bought_and_only_as_long_as_a_tile_can_bring_them():
    state = table(animals=[(6, 6, 10)], phase="end", deeds=["tipi"])
    run = in_writing(state, "1 buy tipi-3", "1 barter fish bison", "1 buy hunter", "1 end")
    assert needed(state, 0, run) == in_writing(state, "1 buy hunter", "1 end")
    short = table(animals=[(0, 6, 10)], phase="end", deeds=["tipi"])
    run = in_writing(short, "1 barter fish bison", "1 buy hunter", "1 end")
    assert needed(short, 0, run) == run
    last = table(animals=[(6, 6, 10)], phase="end", deeds=["place"], at_round=6)
    assert needed(last, 0, in_writing(last, "1 buy hunter", "1 end")) == in_writing(last, "1 end")


@pytest.mark.rule("BI-24")
def test_before_an_action_nothing_is_bought_that_it_does_not_use():
    state = table("", ["D4p:3"])
    paid = ("1 take bison 2", "1 take turkey 1", "1 take fish 1")
    run = in_writing(state, "1 buy hunter", "1 buy tipi-3", "1 do tipi 3", *paid, "1 build D4p")
    assert needed(state, 0, run) == in_writing(state, "1 buy tipi-3", "1 do tipi 3", *paid, "1 build D4p")


@pytest.mark.rule("BI-28")
def test_what_would_be_lost_above_fifteen_may_buy_anything_and_that_is_why():
    state = last_turn("", ["D4p:1"], totem=2, animals=[(15, 9, 9)])
    run = in_writing(state, "1 buy tipi-3", "1 end")
    assert spills(state.observe(0))
    assert needed(state, 0, run) == run
    why = in_words(Words("en"), reason(state.observe(0), run))
    assert why == (
        "Buy: tipi 3. Once it is built, a larger one beats any number of smaller ones. "
        "What is above 15 is lost otherwise: 2 bison."
    )
    assert not spills(last_turn(totem=2, animals=[(9, 9, 9)]).observe(0))


@pytest.mark.rule("BI-28")
def test_no_twelve_animals_are_paid_to_save_one():
    state = last_turn("", ["D4p:1"], totem=2, animals=[(14, 9, 9)])
    assert spills(state.observe(0)) == 1
    run = needed(state, 0, in_writing(state, "1 buy tipi-4", "1 end"))
    assert [action.text for action in run] == ["1 buy tipi-2", "1 end"]


def test_what_is_left_of_a_hint_says_the_number_with_which_it_began():
    values = {"terrain": "prairie", "animals": 9, "more": 3, "each": (3, 0, 0), "begun": True}
    said = in_words(Words("en"), ("leads", {**values, "began": {"more": 4}}))
    assert said.startswith("For now you gain 4 animals in all; this step: +3.")
    for same in ({}, {"began": {"more": 3}}):
        assert "in all" not in in_words(Words("en"), ("leads", {**values, **same}))


def test_only_what_would_be_lost_is_bartered_because_of_that():
    state = last_turn("", ["D4p:1"], totem=2, animals=[(14, 12, 2)])
    why = [
        reason(state.observe(0), in_writing(state, f"1 barter {give} fish", "1 end")) for give in ("bison", "turkey")
    ]
    assert why[0][:1] == ("spills",)
    assert why[0][1]["lost"] == (("bison", 1),)
    assert why[1][0] != "spills"


@pytest.mark.rule("BI-28")
def test_of_what_would_be_lost_hunters_are_tried_small_pieces_large_ones_and_nothing():
    state = last_turn("", ["D4p:1"], totem=2, animals=[(15, 9, 9)])
    run = in_writing(state, "1 buy tipi-4", "1 end")
    ways = {tuple(action.text for action in way.run): way.bonus for way in spending(state, 0, run)}
    assert ways["1 buy hunter", "1 buy hunter", "1 end"] > ways["1 buy tipi-1", "1 end"] > ways["1 buy tipi-3", "1 end"]
    assert ("1 end",) in ways
    assert ("1 buy hunter",) * 3 + ("1 end",) not in ways, "no more than would be lost"
    *_, said = plainer(state, 0, run)
    assert tuple(action.text for action in said) in ways


@pytest.mark.rule("BI-20", "BI-24")
def test_of_what_is_bought_the_smallest_will_do_that_brings_as_much():
    """Unless others could top it, and not the larger one."""
    state = table("", ["D4p:3", "D5p:1"], animals=[(9, 9, 9), (9, 9, 9)])
    paid = ("1 take bison 2", "1 take turkey 1", "1 take fish 1")
    run = in_writing(state, "1 buy tipi-3", "1 do tipi 3", *paid, "1 build D4p")
    assert [a.text for a in lesser(state, 0, run)] == ["1 do tipi 1", "1 build D4p"]
    large = table("", ["D4p:4", "D5p:1"], animals=[(9, 9, 9), (9, 9, 9)])
    four = ("1 buy tipi-4", "1 do tipi 4", "1 take bison 3", "1 take turkey 2", "1 take fish 2", "1 build D4p")
    assert lesser(large, 0, in_writing(large, *four)) == (), "nobody can top the largest"
    why = in_words(Words("en"), reason(large.observe(0), in_writing(large, *four)))
    assert "tipi 1. But nobody can top this: tipi 4." in why or "Enough" not in why


def test_what_lies_in_the_camp_is_built_or_led_up_to_without_buying():
    state = table("", ["D4p:2", "D5p:1"], deeds=["place"] * 2, bought=["tipi-3"])
    *_, found = taken_up(state, 0)
    assert found
    for run in found:
        assert not any(isinstance(action, Buy) for action in run)
        assert any(isinstance(action, Build) for action in run) or reason(state.observe(0), run)[0] == "prepares"
