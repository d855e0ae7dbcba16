"""The way back from what is opened and not begun. WE-14, from version 2 of the rules on."""

from xml.etree import ElementTree

import pytest
from playing import played
from wendake_drawn import drawn
from wendake_table import bag, play, position, steps, texts

from prateria.core.errors import BadPosition, IllegalAction
from prateria.games.wendake.engine import State


def opened(*, rules=2, **with_):
    """A position in which everything can be opened, by that version of the rules."""
    state = position(ask=steps("hunt", inner=("exchange", "buy", "spend")), goods={0: "corn*2 fish"}, **with_)
    return State.from_json({**state.to_json(), "rules": rules})


@pytest.mark.rule("WE-14", "WE-17", "WE-31", "WE-35", "WE-45")
@pytest.mark.parametrize("opening", ["open swap", "open transfer", "exchange", "spend"])
def test_what_is_only_opened_can_be_left(opening):
    state = opened(areas={"C.0": "0 warrior"})
    before = state.to_json()
    play(state, opening)
    assert texts(state)[-1] == "back"
    play(state, "back")
    assert state.to_json() == before


@pytest.mark.rule("WE-14")
@pytest.mark.parametrize("opening", ["open swap", "open transfer", "exchange", "spend"])
def test_by_version_1_there_is_no_way_back(opening):
    state = opened(areas={"C.0": "0 warrior"}, rules=1)
    play(state, opening)
    assert "back" not in texts(state)
    with pytest.raises(IllegalAction):
        state.parse("1 back")
    assert not any(step.before.way_back() for step in played("wendake", rules=1).steps)


@pytest.mark.rule("WE-14")
def test_what_is_begun_is_carried_out():
    swap = opened()
    play(swap, "open swap", "swap A1")
    assert "back" not in texts(swap)
    give = opened()
    play(give, "exchange", "take corn 1")
    assert "back" not in texts(give)
    receive = opened()
    play(receive, "exchange")
    bag(receive, "corn")
    assert receive.bag().kinds
    assert "back" not in texts(receive)
    home = opened(areas={"C.0": "0 warrior", "B1.0": "0 warrior"})
    play(home, "open transfer", "home C.0 leave")
    assert texts(home)[-1] == "done"


@pytest.mark.rule("WE-14", "WE-30")
def test_it_leads_back_to_the_steps_of_the_trade_that_were_open():
    state = opened()
    play(state, "exchange", "back", "spend", "back")
    assert {"exchange", "spend"} <= set(texts(state))
    bought = position(ask=steps(inner=("spend",)), goods={0: "corn"})
    play(bought, "spend", "back")
    assert "spend" in texts(bought)
    assert "exchange" not in texts(bought)


@pytest.mark.rule("WE-14", "WE-60", "WE-61")
@pytest.mark.parametrize("tile", ["P1-7", "P2-7"])
def test_a_progress_tile_is_not_opened_but_used(tile):
    state = opened(progress={0: tile})
    play(state, f"use {tile}")
    assert state.bag().kinds
    assert "back" not in texts(state)


@pytest.mark.parametrize(
    "parts",
    [["spend"], ["buy", "spend"], ["exchange", "spend"], ["exchange", "buy", "spend", "spend"], ["dance"], [3], 3],
)
def test_a_way_back_that_leads_nowhere_is_no_position(parts):
    state = opened()
    play(state, "exchange")
    data = state.to_json()
    assert data["stack"][-1][-1] == ["exchange", "buy", "spend"]
    data["stack"][-1][-1] = parts
    with pytest.raises(BadPosition):
        State.from_json(data)


@pytest.mark.parametrize("rules", [0, -1, 3, "2", None, True, 1.0])
def test_rules_that_there_are_not(rules):
    with pytest.raises(BadPosition):
        State.from_json({**opened().to_json(), "rules": rules})


def test_a_position_without_a_version_is_of_the_first():
    data = opened().to_json()
    del data["rules"]
    assert State.from_json(data).rules == 1


def test_the_way_out_of_a_swap_stays_where_it_was_once_it_has_begun():
    """There it takes back the first tile; what opened the swap is left from the same place."""
    state = position()
    play(state, "open swap")

    def chip():
        return next(e for e in ElementTree.fromstring(drawn(state, 0)).iter() if e.get("id") == "chip-button-back")

    def outline():
        return [(e.get("x"), e.get("y"), e.get("d")) for e in chip().iter() if "hit" in (e.get("class") or "")]

    before = outline()
    play(state, "swap A1")
    assert outline() == before
    [way] = [e for e in chip().iter() if e.get("data-do")]
    assert (way.get("data-do"), way.get("aria-label")) == ("undo", "Cancel")
    assert 'id="chip-button-back"' not in drawn(state, 0, ("tile:B2",))
