"""Why a touch of Wendake leads nowhere, by the rule that forbids it."""

import pytest
from wendake_table import position, steps

from prateria.games import GAMES
from prateria.games.wendake import words
from prateria.games.wendake.bot import reasons as judge_reason
from prateria.kit.words import Words

WENDAKE = GAMES["wendake"]
EN = Words("en")


def refused(state, pick, *chosen):
    return words.why_not(EN, state.observe(state.actors()[0]), chosen, pick)


def after(*texts):
    """The position after those actions of the seat that begins."""
    state = WENDAKE.State.new(2, seed=1)
    for text in texts:
        state.apply(state.parse(f"{state.actors()[0] + 1} {text}"))
    return state


def on(step):
    """The place of the grid whose tile has that action first."""
    state = after()
    grid = state.observe(None).players[state.actors()[0]].grid
    return next(place.id for place in grid if place.steps[0] == step)


def test_what_is_wrong_with_a_touch_is_said_by_its_rule():
    begun = after()
    home, abroad = f"V{begun.actors()[0] + 1}", f"V{2 - begun.actors()[0]}"
    assert "action marker" in refused(begun, f"from:{home}")
    assert "bought in a Trade" in refused(begun, f"progress:{begun.observe(0).offer[0]}")
    moving = after(f"tile {on('move3')}", "do move3")
    assert "Women and hunters stay" in refused(moving, f"area:{home}.1")
    assert "near enough" in refused(moving, "area:C.0")
    assert "None of your warriors" in refused(moving, "from:C")
    assert "village of another" in refused(moving, f"stand:{abroad}", f"from:{home}")
    assert "neighbouring" in refused(moving, "area:C.0", f"from:{home}")
    assert "do not lie in areas" in refused(moving, f"area:{home}.1", f"from:{home}")
    there = refused(moving, "from:C", f"from:{home}")
    assert there.startswith("Centre and Village"), "it is asked where to, not who"
    assert "neighbours" in there
    moving.apply(next(action for action in moving.legal_actions() if action.text.endswith(f"stand {home} B1")))
    assert "moved already" in refused(moving, "from:B1")
    trading = after(f"tile {on('trade')}", "do trade")
    assert "too few" in refused(trading, f"progress:{trading.observe(0).offer[-1]}")
    masked = after(f"tile {on('mask')}", "do mask", "draw deck")
    assert "4 masks" in refused(masked, "space:quads")


@pytest.mark.rule("WE-40", "WE-44", "WE-45", "WE-46")
def test_whoever_is_touched_on_the_map_the_true_rule_is_said():
    lying = {"C.0": "0 warrior", "C.1": "1 warrior", "B1.0": "0 woman"}
    here = position(standing={"C": (1, 1)}, areas=lying, ask=[*steps("move1"), ["Moves", 1, False, []]])
    own, woman, guarded, free = "area:C.0", "area:B1.0", "area:C.1", "area:B2.0"
    assert "Outposts do not move" in refused(here, own)
    assert "Women and hunters stay" in refused(here, woman)
    assert "protects this area" in refused(here, guarded)
    assert "One of yours is there already" in refused(here, own, "from:C")
    assert "protects this area" in refused(here, guarded, "from:C")
    assert "stands there already" in refused(here, "stand:C", "from:C")
    centre = here.land.names.index("C")
    moved = position(standing={"C": (1, 1)}, areas=lying, ask=[*steps("move2"), ["Moves", 1, False, [centre]]])
    assert "moved already" in refused(moved, "from:C")
    assert "who may still move is near enough" in refused(moved, "fight:B1-2")
    home = position(standing={"C": (1, 1)}, areas=lying, ask=[*steps(), ["Transfer", False, False]])
    assert "stands is no outpost" in refused(home, "from:C")
    assert "Women and hunters stay" in refused(home, woman)
    assert "Only outposts come home" in refused(home, guarded)
    between = position(standing={"C": (1, 1)}, areas=lying, ask=steps("hunt", "move1"))
    assert "come home by" in refused(between, own)
    assert "First touch the action Move" in refused(between, "from:C")
    assert "Warriors move by" in refused(position(areas=lying, ask=steps("hunt")), free)
    assert "come home by" in refused(position(areas=lying), own)


@pytest.mark.rule("WE-16")
def test_no_line_is_promised_that_the_sacred_fire_may_close():
    state = position()
    view = state.observe(0)
    fire = next(place.id for place in view.players[0].grid if place.steps == ("fire",))
    tile = next(a for a in state.legal_actions() if (a.verb, a.what) == ("tile", fire))
    name, values = judge_reason.reason(view, (tile,))
    assert name == "fire_tile"
    assert "line" not in values
    assert "line" not in words.reason(EN, (name, values))
    first = next(a for a in state.legal_actions() if a.verb == "tile" and a.what == "A1")
    assert judge_reason.reason(view, (first,))[0] == "begin"  # the next hint may go another way
    last = position(marked={0: "A1 C3"})  # where only one line is left, it is named
    tile = next(a for a in last.legal_actions() if (a.verb, a.what) == ("tile", fire))
    assert judge_reason.reason(last.observe(0), (tile,))[0] == "line"


@pytest.mark.rule("WE-26")
def test_a_mask_space_says_when_it_can_be_taken():
    assert "First draw" in refused(position(ask=[*steps(), ["Draw", 1, False]]), "space:pair")
    assert "at a Mask action" in refused(position(ask=steps("hunt")), "space:pair")


@pytest.mark.rule("WE-12", "WE-16")
def test_the_fire_marker_is_blamed_only_where_it_closes_a_line():
    state = position(marked={0: "A1"}, fire={0: "B1"})
    assert "the fire marker blocks" in refused(state, "tile:C1")
    assert "a row, a column or a diagonal" in refused(state, "tile:C2")


def test_a_turn_that_is_over_asks_for_no_actions():
    """While it lingers so that it can be taken back, and the next one begins."""
    assert "one tile in a turn" in refused(position(ask=steps()), "tile:A1")
    assert "do its actions first" in refused(position(ask=steps("hunt")), "tile:A1")


def test_the_grid_says_why_a_tile_is_closed():
    state = after("tile A1", "end")
    state.apply(next(action for action in state.legal_actions() if action.verb == "order"))
    state.apply(state.parse(f"{state.actors()[0] + 1} end"))
    assert "used this year" in refused(state, "tile:A1")
    assert words.pick_label(EN, "tile:A1", state.observe(0)).endswith(" (used this year)")
    assert "used" not in words.pick_label(EN, "tile:A2", state.observe(0))
    assert "a row, a column or a diagonal" in refused(state, "tile:C2")
    state = after("tile B2", "fire A1")
    assert "You are already playing a tile" in refused(state, "tile:C3")
