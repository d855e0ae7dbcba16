"""Where keys lead on a table of Wendake."""

import re
from xml.etree import ElementTree

import pytest
from wendake_drawn import drawn, positions
from wendake_table import position, steps

from prateria.app.picker import Picker
from prateria.games.wendake.engine.actions import do
from prateria.games.wendake.table.touching import pickable, unasked
from prateria.games.wendake.words import TEXTS, explain
from prateria.kit.touch import Touch
from prateria.kit.words import Words

W = Words("en")


def test_keys_lead_from_the_tile_that_leaves_to_those_that_come():
    view = position().observe(0)
    touch = Touch(("out:B1",), ("out:B1", "out:B2", "in:L1-01"))
    aside = {pick for pick in touch.possible if "data_aside" in pickable(W, view, touch, pick)}
    assert aside == {"out:B2"}
    assert "data_next" in pickable(W, view, touch, "out:B1")


def test_keys_lead_from_the_goal_of_a_warrior_to_the_warriors_and_back():
    state = position(standing={"B1": (1, 0), "I1": (1, 0)}, ask=steps("move1"))
    state.apply(do(0, "do", "move1"))
    view, legal = state.observe(0), state.legal_actions()
    for first, other in (("stand:B1", "from:"), ("from:V1", ("stand:", "area:", "fight:"))):
        picker = Picker(legal, completing=("area", "stand", "fight"))
        picker.chosen = (first,)
        touch = Touch(picker.chosen, picker.possible())
        led = {pick for pick in touch.possible if "data_aside" not in pickable(W, view, touch, pick)}
        assert led
        assert all(pick.startswith(other) for pick in led - {"button:stop"})


def test_a_warrior_that_can_start_is_not_called_like_a_goal():
    state = position(standing={"B1": (1, 0)}, ask=steps("move1"))
    state.apply(do(0, "do", "move1"))
    touch = Touch((), ("from:B1", "stand:B1"))
    assert pickable(W, state.observe(0), touch, "from:B1")["aria_label"].startswith("Warrior: Border 1 (")
    assert pickable(W, state.observe(0), touch, "stand:B1")["aria_label"].startswith("Border 1 (")


def test_the_second_half_of_a_choice_says_what_the_first_one_was():
    state = position(standing={"B1": (1, 0)}, ask=steps("move1"))
    state.apply(do(0, "do", "move1"))
    for pick, there in (("stand:B2", "Border 2"), ("stand:C", "Centre")):
        said = TEXTS.spoken(W, state.observe(0), ("Ola", "Jan"), Touch((pick,), ("from:B1",)))
        assert said.endswith(f": which warrior goes there: {there}?")


def test_escape_is_the_way_out_of_a_swap_that_is_begun():
    """web/page.mjs asks for `data-back`; what is put back in the same way elsewhere has none."""
    state = position()
    state.apply(do(0, "open", "swap"))
    assert "data-back" not in drawn(state, 0)
    state.apply(next(action for action in state.legal_actions() if action.verb == "swap"))
    assert re.search(r'id="chip-button-back"[^>]*>.*data-do="undo" data-back=""', drawn(state, 0), re.S)


def test_the_focus_goes_to_no_progress_tile_of_ones_own_by_itself():
    """What is on sale is asked for; of one's own, once nothing else is left, the end of the turn."""
    view = position(offer="P1-2", progress={0: "P1-1"}, ask=steps("trade")).observe(0)
    touch = Touch((), ("progress:P1-1", "progress:P1-2", "button:spend", "button:end"))
    assert unasked(view, touch, "progress:P1-1")
    assert not unasked(view, touch, "progress:P1-2")
    state = position(progress={0: "P1-1"}, ask=steps("fish"))
    state.apply(next(action for action in state.legal_actions() if action.text.endswith("do fish")))
    asides = re.findall(r'id="(?:chip|own-progress)-([^"]*)"[^>]*data-aside', drawn(state, 0))
    assert "P1-1" in asides or "progress-P1-1" in asides
    assert "button-end" not in asides


@pytest.mark.parametrize("pane", ["market", "board"])
def test_keys_go_through_all_that_lies_on_market_and_board_group_by_group(pane):
    state = position(offer="P1-1 P2-1", turtles={0: ["women-4 0"]})
    root = ElementTree.fromstring(drawn(state, 0))
    there = next(e for e in root.iter() if e.get("id") == f"pane-{pane}")
    groups = {e.get("aria-label"): [kid.get("aria-label") for kid in e.iter() if "data-reads" in kid.attrib]
              for e in there.iter() if e.get("role") == "group"}  # fmt: skip
    if pane == "market":
        assert [*groups][:2] == ["Level 1", "Level 2"]
        for level in (1, 2):
            mine = [tile for tile in state.observe(0).offer if tile.startswith(f"P{level}")]
            for said, tile in zip(groups[f"Level {level}"], mine, strict=True):
                assert said.startswith(explain.on_sale(W, tile))
                assert said.endswith(explain.lacking(W, tile, state.observe(0).players[0].goods))
        assert len(next(kids for name, kids in groups.items() if name.startswith("Action tiles"))) == len(
            state.observe(0).open
        )
        return
    assert list(groups) == ["Order of play", "Tracks", "Mask spaces", "Turtles"]
    assert groups["Order of play"][0].startswith("This year: 1. ")
    assert len(groups["Tracks"]) == 4
    assert all(re.search(r" \(pair: .+\): .+ \d+, .+ \d+$", said) for said in groups["Tracks"])
    assert len(groups["Turtles"]) == 9
    assert sum("You have it already." in said for said in groups["Turtles"]) == 1
    names = [e.get("id") for e in there.iter() if "data-reads" in e.attrib]
    assert len({*names}) == len(names)


def test_keys_meet_a_mask_space_once_as_the_button_that_it_is():
    state = next(state for what, state in positions(3).items() if what == "masks")
    root = ElementTree.fromstring(drawn(state, state.actors()[0]))
    spaces = [e for e in root.iter() if (e.get("data-pick") or "").startswith("space:")]
    heard = [e for e in spaces if e.get("aria-hidden") != "true"]
    assert len(spaces) > len(heard) > 0
    assert {e.get("role") for e in heard} == {"button"}
