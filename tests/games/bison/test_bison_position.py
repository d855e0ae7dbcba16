"""Positions in writing: what is refused."""

import json

import pytest
from bison_table import last_turn, play, table

from prateria.core.errors import BadPosition
from prateria.games.bison.engine import State

BOARD = "F4:T09:4 E5:T17:0 E6:T18:2"


def name():
    return table(BOARD, ["D4p:2 D4r:1+1", "E4p:1"], deeds=["move1", ""], turn=2, hands=["T05", "T06"])


def pay():
    state = table(BOARD, ["D4p:2 D4r:1+1", "E4p:1"], hands=["T05", "T06"])
    play(state, "1 do move1 3", "1 take bison 1")
    return state


def gain():
    state = table(BOARD, ["D4p:2"])
    play(state, "1 do tipi 0")
    return state


def place():
    state = table(BOARD, ["D4p:2"], hands=["T05"])
    play(state, "1 do place 1")
    return state


def put():
    state = place()
    play(state, "1 place T05 D3 0")
    return state


def build():
    state = table(BOARD, ["D4p:2 E4m:0+2 E5m:1"], variant=2, bought=["tipi-1"])
    play(state, "1 do tipi 2", "1 take bison 2", "1 take turkey 0", "1 take fish 0", "1 alter E5m 1")
    return state


def call():
    state = table(BOARD, ["D4p:1 E4m:1 E5m:1"])
    play(state, "1 do gather 1")
    return state


def gather():
    state = call()
    play(state, "1 call D4p")
    return state


def move():
    state = table(BOARD, ["D4p:2 E4m:1"])
    play(state, "1 do move3 2", "1 take bison 2", "1 take turkey 0", "1 take fish 0", "1 move D4p D4r")
    return state


def end():
    state = table(BOARD, ["D4p:2"])
    play(state, "1 do tipi 1", "1 build D4p")
    return state


def surplus():
    state = last_turn("", ["D4p:1", "E4p:1"], animals=[(15, 0, 0), (15, 0, 0)])
    play(state, "2 end")
    return state


def over():
    state = last_turn("", ["D4p:1", "E4p:1"], at_round=6)
    play(state, "2 end")
    return state


ALL = [name, pay, gain, place, put, build, call, gather, move, end, surplus, over]


@pytest.mark.parametrize("position", ALL)
def test_round_trip(position):
    state = position()
    data = json.loads(json.dumps(state.to_json()))
    assert state.phase == position.__name__
    assert State.from_json(data) == state
    assert State.from_json(data).legal_actions() == state.legal_actions()


WRONG = [
    (name, ("round",), 0),
    (name, ("round",), 7),
    (name, ("round",), 2),
    (name, ("round",), True),
    (name, ("totem",), 2),
    (name, ("turn",), 0),
    (name, ("turn",), -1),
    (name, ("phase",), "end"),
    (name, ("phase",), "draw"),
    (name, ("phase",), ["name"]),
    (name, ("phase",), "over"),
    (name, ("deed",), "move1"),
    (name, ("deed",), "rest"),
    (name, ("left",), 1),
    (name, ("taken",), [1]),
    (name, ("target",), "D4p"),
    (name, ("used",), [["D4p", 0]]),
    (name, ("terrain",), "river"),
    (name, ("asked",), [0]),
    (name, ("ruleset",), "chess"),
    (name, ("variant",), 3),
    (name, ("tiles", "D4"), ["S1", 0]),
    (name, ("tiles", "D4"), ["T01", 2]),
    (name, ("tiles", "F4"), ["T09", 1]),
    (name, ("tiles", "A4"), ["T05", 0]),
    (name, ("tiles", "E3"), ["T09", 0]),
    (name, ("tiles", "Z9"), ["T09", 0]),
    (name, ("stack",), []),
    (name, ("boxed", 0), "S1"),
    (name, ("players", 0, "tile"), None),
    (name, ("players", 0, "tile"), "T06"),
    (name, ("players", 0, "animals"), [16, 0, 0]),
    (name, ("players", 0, "animals"), [-1, 0, 0]),
    (name, ("players", 0, "animals"), [1, 1]),
    (name, ("players", 0, "animals"), [1, 1, "1"]),
    (name, ("players", 0, "supply", "hunter"), 5),
    (name, ("players", 0, "supply", "wagon"), 1),
    (name, ("players", 0, "market", "tipi-3"), 0),
    (name, ("players", 0, "deeds"), []),
    (name, ("players", 0, "deeds"), ["move1", "move1"]),
    (name, ("players", 0, "deeds"), ["place"]),
    (name, ("players", 1, "deeds"), ["gather"]),
    (name, ("players", 0, "camps", "D4p"), [2, 1]),
    (name, ("players", 0, "camps", "D4p"), [0, 0]),
    (name, ("players", 0, "camps", "D4p"), [2, 5]),
    (name, ("players", 0, "camps", "A1p"), [1, 0]),
    (name, ("players", 0, "camps"), {"E4p": [2, 0], "D4r": [1, 1]}),
    (name, ("players", 0, "camps"), {"C3p": [2, 0], "D4r": [1, 1]}),
    (name, ("players",), []),
    (pay, ("left",), 1),
    (pay, ("left",), 5),
    (pay, ("left",), 6),
    (pay, ("taken",), [1, 1, 2]),
    (pay, ("taken",), [11]),
    (pay, ("taken",), [5]),
    (pay, ("deed",), "tipi"),
    (pay, ("deed",), None),
    (pay, ("deed",), "canoe"),
    (pay, ("phase",), "move"),
    (pay, ("target",), "D4p"),
    (gain, ("left",), 1),
    (place, ("left",), 4),
    (place, ("players", 0, "tile"), None),
    (put, ("left",), 0),
    (put, ("target",), "E3"),
    (put, ("target",), "D4"),
    (put, ("target",), None),
    (put, ("players", 0, "tile"), "T01"),
    (build, ("left",), 5),
    (build, ("used",), [["E5m", 1]]),
    (build, ("used",), [["E5m", 0], ["E5m", 0]]),
    (build, ("used",), [["F4m", 0]]),
    (call, ("left",), 3),
    (gather, ("target",), "E5r"),
    (gather, ("target",), None),
    (gather, ("left",), 3),
    (gather, ("taken",), [2]),
    (gather, ("taken",), [0, 0]),
    (move, ("left",), 3),
    (move, ("used",), [["D4r", 2]]),
    (move, ("used",), [["E5m", 1]]),
    (end, ("deed",), "tipi"),
    (end, ("left",), 1),
    (end, ("players", 0, "deeds"), []),
    (surplus, ("terrain",), "river"),
    (surplus, ("terrain",), None),
    (surplus, ("asked",), [1, 0]),
    (surplus, ("asked",), []),
    (surplus, ("turn",), 1),
    (surplus, ("players", 0, "animals"), [17, 16, 0]),
    (over, ("round",), 5),
    (over, ("turn",), 1),
    (over, ("asked",), [0]),
    (over, ("players", 0, "deeds"), ["place", "tipi", "canoe"]),
]


@pytest.mark.parametrize(("position", "path", "value"), WRONG)
def test_what_cannot_be(position, path, value):
    data = position().to_json()
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    assert not (isinstance(inner, dict) and path[-1] in inner) or repr(inner[path[-1]]) != repr(value)
    inner[path[-1]] = value
    with pytest.raises(BadPosition):
        State.from_json(data)


def test_hunters_that_can_go_nowhere_cannot_be_moving():
    data = move().to_json()
    data["players"][0]["camps"] = {"D4m": [1, 0], "D4r": [1, 0]}
    data["players"][1]["camps"] = {}
    data["players"][0]["supply"]["hunter"] += 1
    State.from_json(data)
    data["left"] = 2
    with pytest.raises(BadPosition):
        State.from_json(data)


@pytest.mark.parametrize("word", ["tiles", "stack", "players", "phase", "used", "round", "seats", "ruleset"])
def test_what_is_missing(word):
    data = name().to_json()
    del data[word]
    with pytest.raises(BadPosition):
        State.from_json(data)
