"""What a player of Bison who does not see the table hears of hunters who go."""

from bison_table import play, table

from prateria.games.bison.words import TEXTS
from prateria.kit.touch import Touch
from prateria.kit.words import Words

W, NAMES = Words("en"), ("Ola", "Jan")


def moving(camps, first):
    """The first seat has moved one of its hunters in an action for two."""
    state = table("", camps)
    play(state, "1 do move3 2")
    while state.phase == "pay":
        state.apply(state.legal_actions()[0])
    return state, play(state, first)


def test_asked_where_a_hunter_goes_one_hears_from_where():
    state, _ = moving(["D4p:3", "D5p:0+1"], "1 move D4p D4m")
    said = TEXTS.spoken(W, state.observe(0), NAMES, Touch(("from:D4p",), ("to:D4m",)))
    assert said.endswith("where does the second of 2 hunters go? From: prairie D4.")
    goal_first = TEXTS.spoken(W, state.observe(0), NAMES, Touch(("to:D4m",), ("from:D4p",)))
    assert goal_first.endswith("From: prairie D4.")


def test_of_hunters_who_have_moved_one_hears_what_that_has_come_to_at_both_ends():
    state, events = moving(["D4p:3", "D5m:0+1"], "1 move D4p D4m")
    view = state.observe(0)
    told = TEXTS.came_to(W, events[-1], view, NAMES)
    assert "Mountains D4" in told
    assert "Prairie D4" in told
    assert "Ola" in told
    assert not TEXTS.came_to(W, events[-1], state.observe(1), NAMES), "others hear it as their own loss"


def test_at_the_end_of_a_turn_one_hears_what_it_has_brought():
    before, state = (table("", camps) for camps in (["D4p:1", "D5p:3"], ["D4p:4", "D5p:3"]))
    told = TEXTS.brought(W, before.observe(0), state.observe(0))
    assert told == "for you +1, for your opponent −1"
    assert not TEXTS.brought(W, before.observe(0), before.observe(0))
