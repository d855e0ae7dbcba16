"""The worked examples of the rulebook."""

import pytest
from powwow_table import face_up, play, spread, texts, won

from prateria.games.powwow.engine.events import FoundNothing


@pytest.mark.rule("EX-PW-1", "PW-12")
def test_hunter_takes_tipi_or_bison_never_both() -> None:
    state = spread("red yellow", "red-hunter tipi bison")
    play(state, "1 claim hunter", "table settle")
    assert texts(state) == ["1 haul bison", "1 haul tipi"]
    other = state.clone()
    play(state, "1 haul bison")
    assert won(state, 0) == ["bison", "red-hunter"]
    assert face_up(state) == {"tipi": 1}
    play(other, "1 haul tipi")
    assert won(other, 0) == ["tipi", "red-hunter"]
    assert face_up(other) == {"bison": 1}


@pytest.mark.rule("EX-PW-2", "PW-07", "PW-09", "PW-16")
def test_chief_finds_totems_but_nobody_to_capture() -> None:
    state = spread("red yellow purple", "yellow-hunter purple-hunter green-maiden totem*3 bison tipi", "red-chief")
    events = play(state, "2 claim hunter", "3 claim hunter", "1 claim chief", "2 haul bison", "3 haul tipi")
    assert won(state, 1) == ["bison", "yellow-hunter"]
    assert won(state, 2) == ["tipi", "purple-hunter"]
    assert events[-1] == FoundNothing(0, "chief", "captive")  # "sebbene ci siano sul tavolo carte totem"
    assert won(state, 0) == []
    assert face_up(state) == {"totem": 3, "green-maiden": 1, "red-chief": 1}
    assert texts(state) == ["1 turn"]


@pytest.mark.rule("EX-PW-3", "PW-23")
@pytest.mark.parametrize("colours", ["red green", "red purple"])
def test_chiefs_without_a_player_share(colours: str) -> None:
    table = "blue-chief yellow-chief*2 totem*4 green-warrior blue-warrior yellow-warrior"
    state = spread(colours, table, "red-chief", sharing=True)
    play(state, "1 claim chief", "table settle", "1 haul totem green-warrior")
    assert sorted(won(state, 0)) == sorted(
        ["totem"] * 4 + ["green-warrior", "blue-chief", "yellow-chief", "yellow-chief", "red-chief"]
    )
    assert face_up(state) == {"yellow-warrior": 1, "blue-warrior": 1}
