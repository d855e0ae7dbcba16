"""How a turn is ended: what ends it stands apart, and says what is left undone."""

import re

import pytest
from wendake_drawn import EN, FOUR, SIZES, drawn, named, shown
from wendake_table import play, position, steps

from prateria.games.wendake import words
from prateria.games.wendake.engine.events import TileChosen
from prateria.games.wendake.engine.preview import gains
from prateria.games.wendake.flow import FLOW
from prateria.games.wendake.table.panes.groups import apart, groups
from prateria.kit.touch import Touch
from prateria.view.box import Box


@pytest.mark.parametrize(
    ("step", "owned", "goes"),
    [("trade", "P1-1", True), ("ritual", "P1-8", True), ("ritual", "P1-1", False), ("tan", "P3-8", False),
     ("ritual", "P2-4 P1-1", False), ("move3", "P1-8 P1-1", True), ("move3", "P3-4", False), ("tan", "P1-8", True)],
)  # fmt: skip
def test_a_lone_action_waits_for_a_progress_tile_only_where_that_could_change_it(step, owned, goes):
    """With any tile in hand each of them took one touch more for the whole game."""
    state = position(progress={0: owned}, goods={0: "beaver corn"}, tracks={0: (1, 0, 0, 0)}, ask=steps(step))
    legal = state.legal_actions()
    assert {a.what for a in legal if a.verb == "use"} == set(owned.split())
    found = FLOW.granted(state, legal)
    assert (found and found.text) == (f"1 do {step}" if goes else None)


@pytest.mark.parametrize(("step", "goes"), [("trade", True), ("fish", True), ("harvest", False), ("ritual", False)])
def test_a_lone_action_waits_for_outposts_only_where_who_comes_home_could_change_it(step, goes):
    """A Trade was asked for twice whenever an outpost lay out."""
    state = position(areas={"O1.0": "0 warrior", "O2.0": "0 woman"}, canoes={0: 2}, ask=steps(step))
    legal = state.legal_actions()
    assert "1 open transfer" in [action.text for action in legal]
    found = FLOW.granted(state, legal)
    assert (found and found.text) == (f"1 do {step}" if goes else None)


@pytest.mark.rule("WE-63")
def test_an_alliance_is_told_in_numbers_and_counted_without_one_touch_more():
    state = position(
        ask=steps("military"), progress={0: "P2-2"}, flags={0: "EN"}, standing={"I2": (0, 1), "B1": (1, 1)}
    )
    assert gains(state.observe(0), "step:military") == (("military", 2),)
    play(state, "do military")
    view = state.observe(0)
    assert [gains(view, pick) for pick in ("button:go", "progress:P2-2")] == [(("military", 1),), (("military", 2),)]
    assert FLOW.granted(state, state.legal_actions()) is None
    play(state, "use P2-2")
    assert gains(state.observe(0), "button:go") == (("military", 2),)
    assert FLOW.granted(state, state.legal_actions()).text == "1 go"


@pytest.mark.rule("WE-63")
def test_the_great_alliance_is_told_to_win_ties():
    state = position(
        3, ask=steps("military"), progress={0: "P3-2"}, flags={0: "EN"},
        standing={"I2": (0, 1, 1), "B1": (0, 2, 0), "B3": (1, 2, 0), "C": (1, 1, 0)}, house={1: (2, 2, 0)},
    )  # fmt: skip
    assert gains(state.observe(0), "step:military") == (("military", 3),)


@pytest.mark.parametrize("size", SIZES)
def test_what_ends_a_turn_stands_in_one_place_only(size):
    """Beside the grid, also while other choices have a pane of their own."""
    trade = position(goods={0: "pelt*3 fish*3 corn*3"}, ask=steps("trade"))
    play(trade, "do trade")
    spots = set()
    for state in (trade, position(ask=FOUR), position(ask=steps("hunt")), position(ask=steps())):
        hit = named(drawn(state, 0, size=size), "chip-button-end").find(".//*[@class='hit']").attrib
        bottom = float(hit["y"]) + float(hit["height"])
        spots.add((hit["x"], hit["width"], round(bottom / 10) if size[0] < 600 else hit["y"]))
    assert len(spots) == 1


@pytest.mark.parametrize("size", [size for size in SIZES if size[0] >= 600])
def test_a_move_is_ended_where_it_was_not_begun(size):
    """After Tan its Move begins by itself: who then touches Move does not end it."""
    tan = [TileChosen(0, "A1", "B5", ("tan", "move1"), False)]
    begun = position(goods={0: "beaver"}, ask=steps("tan", "move1"))
    before = shown(begun, tan, size)
    play(begun, "do tan", "do move1")
    after = shown(begun, tan, size)

    def hit(markup, name):
        there = named(markup, name).find(".//*[@class='hit']").attrib
        return Box(*(float(there[key]) for key in ("x", "y", "width", "height")))

    move, stop = hit(before, "chip-step-move1"), hit(after, "chip-button-stop")
    beside = stop.x + stop.w <= move.x or move.x + move.w <= stop.x
    assert beside or stop.y + stop.h <= move.y or move.y + move.h <= stop.y


def test_buttons_that_end_something_are_kept_apart():
    found = groups(Touch((), ("button:end", "progress:P1-1", "button:spend")))
    large, kept = apart(found, True)
    assert [group.sort for group in large] == ["trade", "sale"]
    assert [group.sort for group in kept] == ["button"]
    nothing_to_buy = groups(Touch((), ("button:exchange", "button:spend")))
    assert [group.picks for group in nothing_to_buy] == [("button:exchange", "button:spend")], "in one row"
    exchanged = groups(Touch((), ("button:spend",)), trading=True)
    assert exchanged[0].slots == nothing_to_buy[0].picks, "and each keeps its place"
    done = groups(Touch((), ("progress:P1-1",)), ("trade",))
    assert [group.sort for group in apart(done, True)[0]] == ["sale"], "a step that is done takes no room there"
    alone = groups(Touch((), ("button:end",)))
    assert apart(alone, False) == ([], alone)


def test_what_an_ended_turn_leaves_undone_is_said_with_the_way_back():
    state = position(ask=steps("hunt", "fish"))
    picks = [pick for action in state.legal_actions() for pick in action.picks]
    said = words.TEXTS.left_undone(EN, state.observe(0), state.parse("1 end"), picks)
    assert "Hunt" in said
    assert "Undo" not in said, "while others play there is no key for it"
    alone = position(1, ask=steps("hunt", "fish"))
    assert "Undo" in words.TEXTS.left_undone(EN, alone.observe(0), alone.parse("1 end"), picks)
    assert words.TEXTS.left_undone(EN, state.observe(0), state.parse("1 end"), ["button:end"]) == ""


def test_the_focus_is_led_past_what_costs_and_what_ends_too_soon():
    """By `data-aside` web/keyboard.mjs knows where it does not go by itself."""

    def aside(state):
        return re.findall(r'id="chip-([^"]*)" data-aside', shown(state))

    assert aside(position(ask=FOUR)) == ["button-swap", "button-end"]
    assert aside(position(ask=[*steps()])) == ["button-swap"]  # nothing more to do: to the end of the turn
    for goods, bought in (("pelt fish corn", True), ("pelt*2 corn", False)):  # points come after what can be bought
        state = position(goods={0: goods}, offer="P1-2", ask=steps("trade"))
        state.apply(state.parse("1 do trade"))
        assert ("button-spend" in aside(state)) is bought


def test_a_touch_on_the_tile_that_is_played_begins_the_action_it_falls_on():
    """The sentence said "touch the next action", and a touch on its drawing did nothing."""
    state = position(ask=steps("canoe", "move1"))
    here = next(place for place in state.observe(0).players[0].grid if place.steps == ("canoe", "move1"))
    chosen = [TileChosen(0, here.id, here.tile, here.steps, False)]

    def over(state):
        grid = named(shown(state, news=chosen), "own-grid")
        found = [e for e in grid.iter() if e.attrib.get("data-pick", "").startswith("step:")]
        assert all(e.attrib["aria-hidden"] == "true" for e in found), "keys have it beside the grid"
        return [e.attrib["data-pick"] for e in found]

    assert over(state) == ["step:canoe", "step:move1"]
    assert over(position(ask=steps("move1"))) == ["step:move1"]
    assert over(position(ask=steps())) == []
