"""What a touch on the land means: all of what is outlined, and what a lesson asks for above all."""

import pytest

pytest.importorskip("prateria.games.bison.table")

from bison_drawn import EN, drawn, games, sitters, tree
from bison_table import play
from bison_table import table as standing

from prateria.games.bison import table
from prateria.games.bison.engine import preview
from prateria.games.bison.table.land.areas import alone, lies_of
from prateria.games.bison.table.land.worth import gain
from prateria.kit.touch import Touch
from prateria.view.frame import Frame


def spaces(root):
    return [e for e in root.iter() if e.attrib.get("id", "").startswith("at-")]


def test_a_space_with_somebody_is_touched_wherever_its_own_outline_goes():
    """Also where it joins others: there is no hole between its edge and the pieces on it."""
    joined = 0
    for state in games(2, every=40):
        view = state.observe(0)
        lies, area = lies_of(view), {space: one for one in view.areas for space in one.spaces}
        for at in spaces(tree(drawn(state, 0))):
            space = at.attrib["id"][3:]
            seat = next(one.seat for one in view.spaces if one.id == space)
            if seat is not None and space[-1] != "r":
                assert alone(space, lies) in [e.attrib.get("d") for e in at.iter()]
                joined += len(area[space].spaces) > 1
    assert joined > 5


def test_what_a_lesson_asks_for_lies_over_all_that_it_does_not():
    view = next(games(2)).observe(0)
    for space in view.spaces:
        touch = Touch(possible=(f"space:{space.id}",), taught=True)
        look = preview.look(view, touch, ())
        markup = table.draw(view, touch, look, 0, EN, Frame(374, 640), sitters(view.seats))
        assert spaces(tree(markup))[-1].attrib["id"] == f"at-{space.id}"


def test_where_a_hunter_may_go_stands_what_it_brings_and_on_phones_the_area_as_it_would_be():
    state = standing("", ["D4p:2", "E4r:1"], seats=2)
    play(state, "1 do move1 1")
    markup = drawn(state, 0, ["from:D4p"], size=(374, 640))
    view, picks = state.observe(0), tuple(f"to:{move.to}" for move in state.legal_actions() if move.start == "D4p")
    gains = [gain(view, move) for move in state.legal_actions() if move.start == "D4p"]
    more = [n for n in gains if n > 0]
    assert more
    assert picks
    assert sum(text == f"+{n}" for n in {*more} for text in plates(markup)) == len(more)
    assert 'id="card"' in markup
    assert 'id="card"' not in drawn(state, 0, size=(374, 640))
    assert not plates(drawn(state, 0, size=(374, 640)))


@pytest.mark.parametrize("high", range(300, 640, 20))
def test_where_there_is_no_room_for_the_areas_none_is_drawn_inside_out(high):
    state = standing("", ["D4p:2", "E4r:1"], seats=2)
    play(state, "1 do move1 1")
    view, chosen = state.observe(0), ("from:D4p",)
    possible = tuple(f"to:{move.to}" for move in state.legal_actions() if move.start == "D4p")
    touch = Touch(chosen, possible, taught=True)
    root = tree(table.draw(view, touch, preview.look(view, touch, ()), 0, EN, Frame(374, high), sitters(2)))
    card = next((e for e in root.iter() if e.attrib.get("id") == "card"), [])
    assert all(float(e.attrib["height"]) > 0 for e in card if e.tag.endswith("rect"))


def plates(markup):
    """What stands on plates on the land."""
    return [
        kids[1].text
        for g in tree(markup).iter()
        if len(kids := [*g]) == 2 and kids[0].attrib.get("class") == "bi-plate"
    ]
