"""Positions in writing: what is refused."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from powwow_table import play, spread

from prateria.core.errors import BadPosition
from prateria.games.powwow.engine import State
from prateria.games.powwow.engine.events import Punished


def race() -> Any:
    state = spread("red yellow green", "red-hunter yellow-hunter bison*2", won={1: "totem"})
    play(state, "2 claim hunter", "1 claim chief")
    return state.to_json()


def ask() -> Any:
    state = spread("red yellow green", "red-hunter yellow-hunter bison*2", calm=True)
    play(state, "2 claim hunter")
    return state.to_json()


def take() -> Any:
    state = spread("red yellow green", "red-hunter yellow-hunter bison*2", won={1: "totem"})
    play(state, "1 claim chief", "2 claim hunter", "table settle")
    return state.to_json()


@pytest.mark.parametrize("position", [race, ask, take])
def test_round_trip(position: Callable[[], Any]) -> None:
    data = json.loads(json.dumps(position()))
    assert State.from_json(data).to_json() == data


@pytest.mark.rule("PW-07", "PW-08")
def test_what_was_missing_outlives_the_writing() -> None:
    """The hunter it wanted is gone by then: the table alone would say something else."""
    state = spread("red yellow", "red-chief yellow-hunter totem necklace")
    play(state, "1 claim chief", "2 claim hunter")
    again = State.from_json(json.loads(json.dumps(state.to_json())))
    assert again.observe(None).pile == state.observe(None).pile
    assert play(again, "1 haul totem yellow-hunter")[-1] == Punished(1, "hunter", "loot", 0)


def change(*path: Any, to: Any) -> Callable[[Any], None]:
    def do(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = to

    return do


WRONG = [
    (race, change("turn", to=3)),
    (race, change("turn", to=True)),
    (race, change("turn", to="0")),
    (race, change("phase", to="party")),
    (race, change("phase", to=["race"])),
    (race, change("phase", to="turn")),
    (race, change("phase", to="over")),
    (race, change("settled", to=1)),
    (race, change("asked", to=[0])),
    (race, change("pile", 0, to=[0, "hunter", True])),
    (race, change("pile", 0, to=[1, "hunter", False])),
    (race, change("pile", 0, to=[1, "hunter", 1])),
    (race, change("pile", 0, to=[5, "hunter", True])),
    (race, change("pile", 0, to=[1, "totem", True])),
    (race, change("pile", to=[[0, "hunter", True], [1, "hunter", True], [2, "hunter", False]])),
    (race, change("gone", to=["bison"])),
    (race, change("table", to=["bison"])),
    (race, change("table", to=["horse"])),
    (race, change("prairie", to=None)),
    (race, change("players", 0, "colour", to="yellow")),
    (race, change("players", 0, "colour", to="white")),
    (race, change("players", 0, "colour", to=7)),
    (race, change("players", 0, "winnings", to=3)),
    (race, change("players", to=[])),
    (race, change("players", to="ab")),
    (race, change("options", to={"speed": 3})),
    (race, change("options", "calm", to=True)),
    (race, change("options", "calm", to=1)),
    (ask, change("asked", to=[])),
    (ask, change("asked", to=[1])),
    (ask, change("asked", to=[0, 1])),
    (ask, change("turn", to=0)),
    (ask, change("pile", to=[[1, "maiden", False]])),
    (ask, change("pile", to=[[0, "hunter", True]])),
    (ask, change("options", "calm", to=False)),
    (take, change("missing", to=[])),
    (take, change("missing", to=["person", "loot"])),
    (take, change("missing", to=["luck"])),
    (take, change("pile", 0, to=[0, "chief", True])),
    (take, change("pile", 0, to=[0, "chief", 0])),
    (take, change("settled", to=0)),
    (take, change("settled", to=2)),
    (take, change("settled", to=-1)),
]


@pytest.mark.parametrize(("position", "damage"), WRONG)
def test_wrong_positions_are_refused(position: Callable[[], Any], damage: Callable[[Any], None]) -> None:
    data = position()
    damage(data)
    with pytest.raises(BadPosition):
        State.from_json(data)


@pytest.mark.parametrize("data", [None, 3, "x", [], {}, {"players": 1}])
def test_what_is_no_position_is_refused(data: Any) -> None:
    with pytest.raises(BadPosition):
        State.from_json(data)


@pytest.mark.rule("PW-21")
def test_bison_on_top_are_refused_on_the_war_path() -> None:
    with pytest.raises(BadPosition):
        spread("red yellow", "tipi", won={0: "totem bison"}, war_path=True)
    spread("red yellow", "tipi", won={0: "totem bison"})
