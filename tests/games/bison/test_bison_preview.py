"""What is shown before a choice is confirmed is what then happens."""

import pytest
from bison_table import last_turn, play, table
from playing import choose

from prateria.core.rng import Rng
from prateria.games.bison.engine import State
from prateria.games.bison.engine.events import AreaScored, SurplusLost, TerrainScored
from prateria.games.bison.engine.preview import look, paying, preview
from prateria.games.bison.flow import FLOW
from prateria.kit.touch import Touch


@pytest.mark.rule("BI-10", "BI-26")
@pytest.mark.parametrize("variant", [0, 2])
def test_previews_come_true(variant):
    compared = 0
    for seed in range(2):
        state, rng = State.new(2 + seed % 3, {"variant": variant}, seed), Rng(seed)
        while state.actors():
            view, action = state.observe(None), choose(state, rng)
            shown = preview(view, action)
            scoring = state.phase == "surplus"
            state.apply(action)
            if shown and not scoring:
                after = state.observe(None)
                assert {change.area for change in shown.changes} == set(after.areas) - set(view.areas)
                assert shown.animals == after.players[shown.seat].animals
                if shown.tile:
                    assert shown.tile in after.cells
                for change in shown.changes:
                    joined = [area for area in view.areas if area.id in change.joined]
                    assert {s for area in joined for s in area.spaces} <= set(change.area.spaces)
                    assert change.before == tuple(sum(area.gains[s] for area in joined) for s in range(view.seats))
                compared += 1
    assert compared > 200


def test_what_has_no_consequences_yet():
    state = table("", ["D4p:2 E4m:1"])
    for action in state.legal_actions():
        shown = preview(state.observe(0), action)
        assert (shown is None) == (action.text.split()[1] == "do")


@pytest.mark.rule("BI-18")
def test_what_a_payment_leaves():
    state = table(animals=[(4, 2, 3)])
    play(state, "1 do place 3")
    assert paying(state.observe(0), {"bison": 2, "fish": 2}) == (2, 2, 1)


@pytest.mark.rule("BI-18")
def test_a_look():
    state = table(animals=[(2, 2, 0)])
    view = state.observe(0)
    nobody = ("tipi", "canoe", "gather", "move1", "move3")  # no hunter is on the land
    assert look(view, Touch(), ["news"]) == (3, None, ("news",), nobody)
    seen = look(table().observe(0), Touch(ready=table().parse("1 buy tipi-1")))
    assert (seen.affordable, seen.preview.animals, seen.preview.changes) == (5, (9, 9, 9), ())


def test_scoring_area_by_area():
    state = last_turn("", ["D4p:1 D4m:1", "E4p:1"], animals=[(0, 0, 0), (0, 0, 0)])
    end = state.legal_actions()[0]
    shown = FLOW.scenes(state, end)
    told = []
    state.clone().apply(end, told.append)
    assert [event for event, _ in shown] == told
    tracks = [moment.tracks for event, moment in shown if isinstance(event, AreaScored)]
    assert tracks == [((2, 0, 0), (0, 0, 0)), ((2, 0, 0), (1, 0, 0)), ((2, 1, 0), (1, 0, 0))]
    after = FLOW.interlude(state, end)
    assert (after.tracks, after.round, after.totem) == (((2, 1, 0), (1, 0, 0)), 1, 0)
    assert after.observe(None).areas == state.observe(None).areas
    assert FLOW.scenes(table(), table().legal_actions()[0]) == []
    assert FLOW.interlude(table(), table().legal_actions()[0]) is None


def test_a_scoring_with_a_surplus_is_shown_in_parts():
    state = last_turn("", ["D4p:1 D4m:1"], animals=[(15, 0, 0)])
    end = state.legal_actions()[0]
    assert [type(event) for event, _ in FLOW.scenes(state, end)][-1] is TerrainScored
    assert FLOW.interlude(state, end) is None
    play(state, "2 end")
    stop = state.parse("1 stop")
    shown = FLOW.scenes(state, stop)
    assert isinstance(shown[0][0], SurplusLost)
    assert FLOW.interlude(state, stop).tracks[0] == (15, 1, 0)


def test_the_last_scoring_is_shown_from_nothing():
    state = last_turn("", ["D4p:1"], at_round=6)
    after = FLOW.interlude(state, state.legal_actions()[0])
    assert after.tracks == ((2, 0, 0), (0, 0, 0))


@pytest.mark.rule("BI-15")
def test_only_the_tile_in_hand_is_private():
    state = table(hands=["T05", "T06"])
    assert FLOW.private(state)
    play(state, "1 do place 0", "1 gain fish", "1 place T05 D3 0")
    assert not FLOW.private(state)
    assert FLOW.common_pass(state, (0, 1)) is None
