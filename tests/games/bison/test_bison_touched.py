"""What a touch on the land means: all of what is outlined, and what a lesson asks for above all."""

import pytest

pytest.importorskip("prateria.games.bison.table")

from bison_drawn import EN, drawn, games, sitters, tree

from prateria.games.bison import table
from prateria.games.bison.engine import preview
from prateria.games.bison.table.land.areas import alone, lies_of
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
