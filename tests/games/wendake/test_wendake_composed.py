"""One view for one action, and no holes in it: what a Trade, a lesson and the actions of a tile keep in sight."""

import re
from xml.etree import ElementTree

import pytest
from wendake_drawn import EN, SIZES, positions
from wendake_shown import LYING, PHONE, UPRIGHT
from wendake_table import position, sitters, steps

from prateria.app.picker import Picker
from prateria.games.wendake import table
from prateria.games.wendake.engine import preview
from prateria.games.wendake.engine.actions import do
from prateria.games.wendake.engine.events import MasksPlayed, OrderTaken, StepBegan, TileChosen
from prateria.games.wendake.flow import FLOW
from prateria.kit.touch import Touch
from prateria.view.frame import Frame

TRADE = steps(inner=("exchange", "buy", "spend"))


def shown(state, touch=None, news=(), size=(752, 830)):
    view = state.observe(0)
    bag = state.bag() is not None
    touch = touch or Touch((), () if bag else Picker(state.legal_actions()).possible())
    return table.draw(view, touch, preview.look(view, touch, news), 0, EN, Frame(*size), sitters(2))


def pane(markup):
    return re.search('data-pane="([a-z]+)" data-asked', markup).group(1)


def exchanging():
    state = position(ask=TRADE, goods={0: "corn*2"}, canoes={0: 2})
    return state, next(action for action in state.legal_actions() if action.verb == "exchange")


def test_a_trade_keeps_its_view_while_a_bag_is_filled():
    for size in SIZES[:3]:
        state, exchange = exchanging()
        assert pane(shown(state, size=size)) == "ask"
        state.apply(exchange)
        bag = shown(state, size=size)
        assert pane(bag) == "ask"
        assert "In brackets: what you have." in bag


@pytest.mark.rule("WE-30")
def test_of_a_trade_in_which_nothing_can_be_done_no_hole_is_left_and_the_turn_is_over():
    """A dark pane stayed, and the turn had to be ended by hand: what was sold out counted as something to do."""
    state = position(ask=steps(inner=("spend",)))
    assert {action.verb for action in state.legal_actions()} == {"end", "open"}
    assert not FLOW.left(state)
    for size in SIZES[:3]:
        assert pane(shown(state, size=size)) != "ask"
    able = position(ask=steps(inner=("spend",)), goods={0: "corn"})
    assert FLOW.left(able)


def test_and_while_a_lesson_is_read_in_it():
    state, _ = exchanging()
    assert pane(shown(state, Touch(taught=True))) == "ask"


def test_the_last_part_of_a_trade_stays_in_its_place_above_what_is_on_sale():
    """It jumped half the screen to the foot of a phone, and the page turned to the map; alone the pane is not empty."""
    state = position(ask=steps(inner=("buy", "spend")), progress={0: "P1-8"})
    for size in (UPRIGHT, LYING):
        assert pane(shown(state, size=size)) == "map", "nothing of it can be done"
    for size in (UPRIGHT, LYING, PHONE):
        places = set()
        for inner in (("exchange", "buy", "spend"), ("buy", "spend"), ("spend",)):
            state = position(ask=steps(inner=inner), goods={0: "fish"})
            markup = shown(state, size=size)
            assert pane(markup) == "ask"
            root = ElementTree.fromstring(markup)
            spend = next(e for e in root.iter() if e.get("id") == "chip-button-spend")
            places.add(tuple(spend[0][0].get(name) for name in ("x", "y", "width")))
            assert any((e.get("id") or "").startswith("also-") for e in root.iter())
        assert len(places) == 1


def test_a_lesson_that_is_read_shows_where_it_happened():
    state = position(ask=steps())
    for event in (MasksPlayed(0, "pair", ("husk",) * 2, ("husk",) * 2), OrderTaken(1, 2, 2)):
        assert pane(shown(state, Touch(taught=True), (event,))) == "board"


def test_what_is_done_stays_ticked_and_what_cannot_be_done_now_stands_pale_and_all_keep_their_places():
    """What is passed over is gone: a tick would not be true of it."""
    chosen = TileChosen(0, "B5", "B1", ("tan", "move1", "trade"), False)

    def seen(*left, done=()):
        news = (chosen, *(StepBegan(0, step) for step in done))
        root = ElementTree.fromstring(shown(position(ask=steps(*left)), news=news))
        kept = [e for e in root.iter() if e.get("aria-hidden") == "true" and e.find("*[@class='we-pale']") is not None]
        pale = [e.find("*[@class='we-pale']") for e in kept]
        assert sum(len(e) > 1 for e in kept) == len(done), "the ticks"
        trade = next(e for e in root.iter() if e.get("id") == "chip-step-trade")
        return [" ".join(t.text for t in e.iter() if t.tag == "text") for e in pale], trade[0][0].attrib

    (pale, place), (left, same) = seen("tan", "move1", "trade"), seen("trade")
    (ticked, still) = seen("trade", done=("move1",))
    assert pale == ["Tan"]
    assert left == []
    assert ticked == ["Move 1"]
    assert place == same == still


def test_on_a_phone_a_tile_of_ones_own_keeps_its_place_beside_the_actions_used_or_not():
    """The actions jumped to other places, and other widths, as it was used."""
    places = []
    for used in ("", "P1-8"):
        state = position(ask=steps("fish", "military"), progress={0: "P1-8"}, used=used, canoes={0: 1})
        root = ElementTree.fromstring(shown(state, size=PHONE))
        military = next(e for e in root.iter() if e.get("id") == "chip-step-military")
        places.append({name: military[0][0].get(name) for name in ("x", "y", "width")})
    assert places[0] == places[1]


def test_who_pays_sees_the_tile_and_what_it_does_and_nothing_of_the_rest_of_the_trade():
    state = position(goods={0: "corn*2 bean*2 pelt*2 fish*2"}, offer="P1-4", ask=steps("trade"))
    state.apply(do(0, "do", "trade"))
    state.apply(do(0, "buy", "P1-4"))
    assert state.observe(0).asked.what == "pay"
    for size in (UPRIGHT, LYING, PHONE):
        root = ElementTree.fromstring(shown(state, size=size))
        pane = next(e for e in root.iter() if e.get("id") == "pane-ask")
        said = " ".join(e.text for e in pane.iter() if e.tag == "text")
        assert "in any order" in said
        assert "Exchange" not in said


def test_tiles_to_change_are_as_large_as_on_the_grid_and_what_they_do_is_no_ribbon():
    """It stood beside them, one or two words a line."""
    state = positions(2)["evolve"]
    possible = [pick for pick in Picker(state.legal_actions()).possible() if pick.startswith("in:")]
    for size in (UPRIGHT, LYING):
        root = ElementTree.fromstring(shown(state, Touch(tuple(possible[:1]), tuple(possible[1:])), size=size))
        chips = [e for e in root.iter() if (e.get("id") or "").startswith(("chip-in-", "chip-out-"))]
        assert len(chips) >= 5
        assert min(float(next(r for r in e.iter() if r.tag == "rect").get("width")) for e in chips) > 80
        told = next(e for e in root.iter() if e.get("class") == "we-told")
        lines = [e.text for e in told.iter() if e.tag == "text" and e.get("class") is None]
        assert max(len(line) for line in lines) > 20, lines


def test_what_can_be_done_is_large_where_there_is_room():
    def high(markup):
        found = next(e for e in ElementTree.fromstring(markup).iter() if e.get("id") == "chip-button-order")
        return max(float(e.get("height")) for e in found.iter() if e.tag == "rect")

    state = position()
    assert high(shown(state)) > 60
    assert high(shown(state, size=(374, 540))) < 50
