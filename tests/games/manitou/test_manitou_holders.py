"""On each herd lies the mark of whom it would go to just now: after what is laid, and after what is made ready."""

from xml.etree import ElementTree

import pytest
from positions import hunt

from prateria.app.picker import Picker
from prateria.games.manitou import table
from prateria.games.manitou.engine import preview
from prateria.games.manitou.table.spoken import explained
from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view.frame import Frame, Sitter

SITTERS = tuple(Sitter(seat, name, None, "fox") for seat, name in enumerate(("Ola", "Bo", "Cy", "Di")))
SIZES = ((360, 330), (374, 440), (740, 620), (1100, 760))


def holders(state, touch=None, size=(740, 620)):
    """By the herd's place in its territory: the seat whose mark it bears."""
    view, touch = state.observe(0), touch or Touch()
    markup = table.draw(view, touch, preview.look(view, touch), 0, Words("en"), Frame(*size), SITTERS)
    marks = [e.get("id") for e in ElementTree.fromstring(markup).iter("g") if "holder" in (e.get("class") or "")]
    return {tuple(map(int, mark.split("-")[1:3])): int(mark[-1]) for mark in marks}


@pytest.mark.rule("MA-17", "MA-18")
@pytest.mark.parametrize("size", SIZES)
def test_a_herd_bears_the_mark_of_whom_it_would_go_to(size):
    herds = [(12, 6), (5,), (2,)]
    state = hunt(hands=["h9", "h1"], hills="1:h3 2:h7", river="2:h5", forest="1:h4 2:h4", herds=herds)
    assert holders(state, size=size) == {(0, 0): 1, (0, 1): 0, (1, 0): 1}, "a tie is nobody's"


def test_a_card_made_ready_takes_the_herd_at_once():
    state = hunt(hands=["h9 h2", "h1"], hills="1:h3 2:h7", herds=[(12, 5), (6,), (2,)], left=2)
    picker = Picker(state.legal_actions())
    assert picker.touch("card:h9")
    assert picker.touch("territory:hills")
    ready = Touch(picker.chosen, picker.possible(), picker.ready())
    assert holders(state) == {(0, 0): 1, (0, 1): 0}
    assert holders(state, ready) == {(0, 0): 0, (0, 1): 1}


def hopes(state, touch=None, size=(740, 620)):
    """By thing and seat: what the strips say would come."""
    view, touch = state.observe(0), touch or Touch()
    markup = table.draw(view, touch, preview.look(view, touch), 0, Words("en"), Frame(*size), SITTERS)
    found = [e for e in ElementTree.fromstring(markup).iter("text") if e.get("class") == "hope"]
    return {tuple(e.get("id").split("-")[1:3]): e.text for e in found}


@pytest.mark.rule("MA-17", "MA-19")
@pytest.mark.parametrize("size", SIZES)
def test_beside_what_was_won_stands_what_would_come(size):
    herds = [(12, 6), (5,), (2,)]
    state = hunt(hands=["h9", "h1"], hills="1:h3 2:h7", river="2:h5 1:chief", herds=herds, left=1)
    said = hopes(state, size=size)
    assert (said["bison", "0"], said["captive", "0"]) == ("+6", "+1")
    if size[0] > 700:
        assert said["bison", "1"] == "+17"
        assert said.get(("captive", "1")) is None


def test_what_would_come_follows_the_card_made_ready_and_is_told_when_the_strip_is_held():
    state = hunt(hands=["h9 h2", "h1"], hills="1:h3 2:h7", herds=[(12, 5), (6,), (2,)], left=2)
    picker = Picker(state.legal_actions())
    assert picker.touch("card:h9")
    assert picker.touch("territory:hills")
    ready = Touch(picker.chosen, picker.possible(), picker.ready())
    assert (hopes(state)["bison", "0"], hopes(state, ready)["bison", "0"]) == ("+5", "+12")
    view = state.observe(0)
    told = explained(Words("en"), view, view.players[0], "Ola")
    assert told == "Ola has 0 points so far.\nIf the hunt ended now: bison +5."  # nothing of what is nothing
