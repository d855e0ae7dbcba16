"""Positions in writing: what is read, and what is refused."""

import json

import pytest
from wendake_table import position, steps

from prateria.core.errors import BadPosition
from prateria.games.wendake.engine import State


def changed(change, **more):
    """A position with something changed in its writing."""
    data = json.loads(json.dumps(position(**more).to_json()))
    change(data)
    return data


def put(*path_and_value):
    *path, key, value = path_and_value

    def change(data):
        for step in path:
            data = data[step]
        data[key] = value

    return change


@pytest.mark.parametrize(
    "change",
    [
        put("seats", 5),
        put("seats", 3),
        put("seats", True),
        put("tribes", 1),
        put("rng", "7"),
        put("year", 0),
        put("year", 8),
        put("year", 1.0),
        put("level", 3),
        put("turn", 2),
        put("order", [0]),
        put("order", [0, 0]),
        put("next_order", [0, 0]),
        put("next_order", [7]),
        put("pairs", [["mask", "mask"], ["economic", "ritual"]]),
        put("pairs", [["mask", "military"]]),
        put("stack", [["Nothing"]]),
        put("stack", [["Turn", 1]]),
        put("stack", [["Moves", 1]]),
        put("stack", [["Pay", 0]]),
        put("stack", [["Discard"]]),
        put("standing", "C", [1, 0]),
        put("standing", "C", [-1, 0]),
        put("standing", "C", [0]),
        put("areas", "C.0", [0, "woman"]),
        put("areas", "C.0", [0, "healer"]),
        put("deck", []),
        put("pile", ["husk", "husk"]),
        put("pile", ["moon"]),
        put("turtles", 0, [0, 1, 2]),
        put("turtles", 0, [0, 1, 2, 2]),
        put("offer", []),
        put("offer", 0, "P9-1"),
        put("flags", ["PL"]),
        put("open", []),
        put("open", 0, "B1"),
        put("stacks", [[], []]),
        put("gone", ["L1-01"]),
        put("ghost", ["raiders"]),
        put("turned", "raiders"),
        put("players", []),
        put("players", 0, "goods", [1, 2]),
        put("players", 0, "goods", [-1, 0, 0, 0, 0, 0]),
        put("players", 0, "house", [3, 2, 2]),
        put("players", 0, "women", 6),
        put("players", 0, "tracks", [0, 0, 0]),
        put("players", 0, "canoes", 6),
        put("players", 0, "canoes", 0),
        put("players", 0, "grid", 0, "B3"),
        put("players", 0, "grid", ["B1"]),
        put("players", 0, "marked", 1 << 9),
        put("players", 0, "marked", 15),
        put("players", 0, "fire", 9),
        put("players", 0, "hand", ["beggar"]),
        put("players", 0, "disc", "sextet"),
        put("players", 0, "progress", ["P1-1"]),
        put("players", 0, "used", ["P1-1"]),
        put("players", 0, "turtles", [["women-3", 0]]),
        put("players", 0, "tribe", None),
        put("players", 0, "ordered", 1),
        # what would fail only later: the questions below the top one, and what they will need
        put("level", 1.0),
        put("level", True),
        put("next_order", [0]),
        put("players", 0, "ordered", True),
        put("players", 0, "marked", 0b000_100_010),
        put("players", 0, "flag", "PL"),
        put("players", 0, "flag", "EN"),
        put("flags", []),
        put("flags", ["EN", "EN"]),
        put("choices", ["iroquois"]),
        put("stack", []),
        put("stack", [["Turn"], ["Turn"]]),
        put("stack", [["Evolve"]]),
        put("stack", [["Steps", [], ["dance"], False], ["Transfer", True, False]]),
        put("stack", [["Steps", 1, [], False], ["Moves", 1, False, []]]),
        put("stack", [["Steps", ["barter"], [], False], ["Moves", 1, False, []]]),
        put("stack", [["Turn"], ["Moves", 1, False, [99]]]),
        put("stack", [["Turn"], ["Moves", 1.0, False, []]]),
        put("stack", [["Turn"], ["Military", False, False]]),
        put("stack", [["Turn"], ["Swap", 9]]),
        put("stack", [["Steps", [], [], False], ["Turtle", 5, False, False]]),
        put("stack", [["Steps", [], [], False], ["Draw", 9, False]]),
        put("stack", [["Steps", [], [], False], ["PlayMasks", False, -1, 0, 1]]),
        put("stack", [["Steps", [], [], False], ["PlayMasks", False, 7, -1, -1], ["Add"]]),
        put("stack", [["Steps", [], [], False], ["Track", [0, 3], 2]]),
        put("stack", [["Turn"], ["Bag", "theft", ["pelt"], [1], 1, 1, [], [], False]]),
        put("stack", [["Turn"], ["Bag", "gain", ["pelt", "fish"], [1], 1, 1, [], [], False]]),
        put("stack", [["Turn"], ["Bag", "gain", ["pelt", "fish"], [1, 1], 1, 1, [1, 0], [], False]]),
        put("stack", [["Turn"], ["Bag", "gain", ["pelt", "wolf"], [1, 1], 1, 1, [], [], False]]),
        put("areas", "C.0", [7, "woman"]),
        put("areas", "V1.0", [0, "woman"]),
        put("stacks", [[]]),
    ],
)
def test_what_cannot_be(change):
    with pytest.raises(BadPosition):
        State.from_json(changed(change))


def test_a_bag_that_can_never_be_full():
    """Its first kinds can be answered, its last one cannot."""
    state = position(ask=steps(inner=("exchange", "buy", "spend")), goods={0: "pelt fish"})
    state.apply(state.parse("1 exchange"))
    data = json.loads(json.dumps(state.to_json()))
    assert State.from_json(data) == state
    why, kinds, limits, least, total, *rest = data["stack"][-1][1:]
    assert (why, least, total) == ("give", 1, 1)
    data["stack"][-1] = ["Bag", why, kinds, limits, least, 0, *rest]
    with pytest.raises(BadPosition):
        State.from_json(data)


def test_what_can_be():
    for seats in (1, 2, 3, 4):
        state = position(seats, ask=steps("hunt"), hand={0: "husk beggar-pox"}, played={0: "spirit"})
        data = json.loads(json.dumps(state.to_json()))
        assert State.from_json(data) == state
        assert data["players"][0]["hand"] == ["beggar-pox?", "husk?"]
        assert data["players"][0]["played"] == ["spirit!"]


def test_the_fire_marker_lies_on_no_action_marker():
    with pytest.raises(BadPosition):
        position(marked={0: "A1"}, fire={0: "A1"})
