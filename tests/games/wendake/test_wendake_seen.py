"""What is read at a glance: signs beside numbers, names on tiles, the year that ends, what is held or touched."""

import re
from xml.etree import ElementTree

import pytest
from wendake_drawn import EN, drawn, named
from wendake_table import play, position, sitters, steps

from prateria.games.wendake.engine import preview
from prateria.games.wendake.table import TABLE, draw
from prateria.games.wendake.table.face import flat_height, flat_tile
from prateria.games.wendake.table.layout import arrange
from prateria.games.wendake.table.tiles import GRID, place_box, slide
from prateria.kit.touch import Touch
from prateria.view.box import Box
from prateria.view.frame import Frame
from prateria.view.letters import LEAST

TRACKS = ("economic", "ritual", "military", "mask")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("wide", [344, 374])
def test_on_phones_each_number_of_a_strip_has_the_sign_of_its_track(seats, wide):
    """Four numbers stood over coloured lines."""
    state = position(seats, tracks=dict.fromkeys(range(seats), (19, 14, 25, 7)))
    for seat in range(seats):
        strip = named(drawn(state, 0, size=(wide, 540)), f"strip-{seat}")
        places = [e for e in strip.iter() if e.get("data-place", "").startswith("track-")]
        assert len(places) == len(TRACKS)
        for place in places:
            assert [kid.tag.rpartition("}")[2] for kid in place][1:] == ["text"], "after its sign"
        box = arrange(wide, 540, seats, 0).strips[seat]
        for text in (e for e in strip.iter() if e.tag.endswith("text")):
            assert float(text.attrib["font-size"]) >= LEAST
            assert box.y < float(text.attrib["y"]) < box.y + box.h


def test_the_grid_of_the_next_year_is_drawn_large_and_shows_the_one_that_ends_only_in_motion():
    state = position(marked={0: "A1 B1 C1", 1: "A1 B1 C1"}, next_order=(0, 1), ask=steps(), turn=1)
    before = state.observe(0)
    play(state, "end")
    figure = ElementTree.fromstring(slide(EN, before, state.observe(0), sitters(2)[0]))
    was, now = (e for e in figure.iter("g") if e.get("role") == "group")
    assert was.get("class") == "we-was"
    size = place_box(Box(0, 0, GRID, GRID), "A1").w
    assert size >= 60, "its tiles have room for a name"
    letters = [float(text.attrib["font-size"]) for text in now.iter("text") if "we-n" not in text.get("class", "")]
    assert letters
    assert min(letters) >= LEAST
    gone = [e for e in now.iter("g") if e.get("class") == "we-slid we-out"]
    assert len(list(gone[0].iter("title"))) == 3


def test_a_tile_that_can_be_used_opens_large_when_it_is_held_with_a_key_to_use_it():
    state = position(progress={0: "P1-8"})
    legal = tuple(dict.fromkeys(pick for action in state.legal_actions() for pick in action.picks))
    assert 'data-held="progress:P1-8"' in drawn(state, 0)

    def large(possible):
        view, touch = state.observe(0), Touch((), possible, None, "progress:P1-8")
        return str(draw(view, touch, preview.look(view, touch), 0, EN, Frame(374, 600), sitters(2)))

    assert 'id="large-use"' in large(legal)
    assert 'id="large-use"' not in large(())


def test_one_of_several_goods_is_a_touch_of_a_large_key():
    state = position(progress={0: "P1-8"}, goods={0: "fish*2"})
    play(state, "use P1-8")
    panel = str(TABLE.bag_panel(state.bag(), {}, state.observe(0), EN))
    keys = re.findall(r'<button[^>]* data-do="bag-add" data-value="(\w+)"', panel)
    assert keys == ["pelt", "fish"]
    assert "bag-remove" not in panel
    assert "you have 2" in panel
    chosen = str(TABLE.bag_panel(state.bag(), {"fish": 1}, state.observe(0), EN))
    assert re.search(r'data-do="bag-add" data-value="fish" aria-pressed="true"', chosen)
    assert "Take 1 good: 1 pelt / 1 fish" in chosen


def test_the_second_half_of_an_exchange_has_a_way_back():
    state = position(goods={0: "pelt*2 fish*2"}, canoes={0: 1}, ask=steps("trade"))
    play(state, "do trade", "exchange")
    while state.observe(0).asked.bag != "receive":
        state.apply(next(a for a in state.legal_actions() if a != state.way_back()))
    assert 'data-do="way-back"' in TABLE.bag_panel(state.bag(), {}, state.observe(0), EN)


def test_open_tiles_are_written_out_on_a_phone():
    """There were signs alone, of 8 to 12 pixels."""
    tiles = position().observe(0).open
    box = Box(0, 0, 114, flat_height(tiles))
    for tile in tiles:
        drawing = ElementTree.fromstring(flat_tile(EN, tile, box))
        texts = [e for e in drawing.iter("text") if e.get("class") == "we-word"]
        assert texts
        assert all(float(e.attrib["font-size"]) >= LEAST for e in texts)
        assert all(LEAST <= float(e.attrib["y"]) <= box.h for e in texts)


@pytest.mark.parametrize(("size", "near"), [((374, 600), True), ((744, 600), False)])
def test_a_territory_comes_nearer_at_an_idle_touch_on_phones(size, near):
    assert ("data-nears" in drawn(position(), 0, size=size)) == near


def test_no_territory_comes_nearer_by_itself_while_one_does_a_tiles_actions():
    """Who touched beside a key or a warrior saw another map at once."""
    assert "data-nears" not in drawn(position(ask=steps("hunt", "move1")), 0, size=(374, 600))
