"""What is said of a round's actions and of places, to those who do not see the table of Bison."""

import re

import pytest
from bison_drawn import drawn, sitters
from bison_table import FOUR, last_turn, play, table

from prateria.games.bison.table.foretold import foretell
from prateria.games.bison.table.inwords import in_words
from prateria.games.bison.table.joining import joining, laid_there
from prateria.games.bison.table.strips import spoken
from prateria.games.bison.words import TEXTS
from prateria.kit.touch import Touch
from prateria.kit.words import Words

W = Words("en")
NAMES = ("Ola", "Jan")


def said(state, **touch):
    return TEXTS.spoken(W, state.observe(state.turn), NAMES, Touch(**touch))


def test_how_many_actions_are_left_is_said_to_who_asks_and_with_the_last():
    assert "(2 left in this round)" in said(table(deeds=["place tipi"] * 2), again=True)
    last = table(deeds=["place tipi canoe"] * 2)
    assert "(1 left in this round)" in said(last)
    assert said(last, back="1 buy hunter") == "", "after a trade it has been heard"
    assert "last action" in said(table(deeds=["move1 tipi canoe"] * 2)), "a tile that must be placed is named"
    done = table(deeds=[FOUR, "place tipi canoe"], phase="end")
    assert "that was your last action in this round." in said(done)
    assert said(table(deeds=["place tipi", "place"], phase="end")) == ""
    assert said(last_turn()).endswith("Then this round ends, and the areas are counted.")


def test_what_is_under_way_is_not_said_to_be_done():
    state = table()
    play(state, "1 do place 1")
    view = state.observe(0)
    assert "done in this round" not in spoken(W, view, view.players[0], "Ola")
    assert "done in this round" not in "".join(re.findall(r'aria-label="([^"]*)"', str(drawn(state, 0, ()))))


def placing():
    state = table("", ["", "D4p:0+1 D4m:0+1 D4r:0+1"], turn=1)
    play(state, "1 do place 1")
    return state


def test_a_place_for_a_tile_says_who_leads_there_with_what_and_what_each_turn_joins():
    state = placing()
    view = state.observe(0)
    lay = next(one for one in state.legal_actions() if "D4" in joining(W, view, one))
    touch = Touch(chosen=("turn:" + str(lay.turn),))
    told = laid_there(W, view, touch, lay.cell, NAMES)
    assert re.search(r"joined to D4, \d+ \w+, in the lead: Jan \((tipi|canoe) 1\)", told), told
    assert len(re.findall(r"turn \d: ", told)) == 3
    assert "in the lead: Bartholomew" in str(drawn(state, 0, ()))


def test_a_place_for_hunters_says_why_one_would_not_get_all():
    state = table("", ["", "D4p:0+1"])
    play(state, "1 do place 1")
    view = state.observe(0)
    lay = next(one for one in state.legal_actions() if re.search(r"prairie joined to D4", joining(W, view, one)))
    play(state, lay.text)
    view = state.observe(0)
    put = next(one for one in state.legal_actions() if one.space == f"{lay.cell}p")
    told = foretell(view, Touch(ready=put), W)
    assert ", second place: half (ahead of you: tipi 1)" in told, told


def test_after_a_purchase_from_the_surplus_what_is_next_is_said():
    state = last_turn("", ["", "D4p:3"], animals=[(10, 10, 10), (15, 15, 15)], bought=["", "hunter"])
    play(state, "2 end")
    assert state.phase == "surplus"
    told = TEXTS.spoken(W, state.observe(1), NAMES, Touch(looked_at="market", back="2 buy hunter"))
    assert re.search(r"Spend the surplus [^.]*\. Your stock: ", told), told


@pytest.mark.rule("BI-26")
def test_who_leads_is_said_of_the_tile_that_lies_there_and_in_the_table_in_words_as_well():
    state = placing()
    view = state.observe(0)
    lay = next(one for one in state.legal_actions() if "in the lead: Jan" in joining(W, view, one, NAMES))
    assert "in the lead: \u2068Jan\u2069 (" in foretell(view, Touch(ready=lay), W, NAMES)
    assert "in the lead" not in foretell(view, Touch(ready=lay), W)
    assert "in the lead: \u2068Bartholomew the 2nd\u2069 (" in str(in_words(view, Touch(), W, sitters(2), (lay,)))
