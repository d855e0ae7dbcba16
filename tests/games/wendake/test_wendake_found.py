"""What people at the table have found: what stood there could not be read, or was to be chosen blindly."""

import re

from wendake_drawn import EN, drawn, shown
from wendake_table import play, position, sitters, steps

from prateria.app.picker import Picker
from prateria.games.wendake.engine import preview
from prateria.games.wendake.table import draw
from prateria.games.wendake.teaching import TEACHING
from prateria.games.wendake.words import TEXTS
from prateria.kit.touch import Touch
from prateria.view.frame import Frame

PHONE = (382, 570)
MANY = {"progress": {0: "P3-7 P2-1"}, "goods": {0: "corn*3 bean*2 pumpkin pelt*4 fish*5"}}


def words_of(markup):
    return re.findall("([^<>]+)</text>", markup)


def test_among_many_tiles_on_sale_each_shows_its_points_and_those_of_ones_own_lie_apart():
    state = position(ask=steps("trade"), **MANY)
    play(state, "do trade")
    markup = str(drawn(state, 0, size=PHONE))
    ask = markup[markup.index('id="pane-ask"') : markup.index('id="dock"')]
    told = words_of(ask)
    sold = [n for n, text in enumerate(told) if text.startswith("Progress tiles")]
    mine = told.index("Your progress tiles")
    assert mine < told.index("Turn a tile") < sold[0]
    on_sale = [tile for tile in state.observe(0).offer if f'data-pick="progress:{tile}"' in ask]
    assert len(on_sale) > 6
    for level in "123":
        n = sum(tile[1] == level for tile in on_sale)
        assert told.count(f"+{level}") >= n, "points stand there as well as prices"
        assert told.count(f"−{level}") == 3, "which are those of all of a level"


def test_a_tile_that_can_be_turned_shows_both_sides_and_is_seen_when_it_is_turned():
    """It was chosen blindly, and the page went to the map."""
    state = position(ask=steps("hunt", "move1"), progress={0: "P3-7"}, marked={0: "A1"})
    play(state, "use P3-7")
    assert "we-way" in str(drawn(state, 0, size=PHONE))
    view, picker = state.observe(0), Picker(state.legal_actions())
    assert picker.touch("tile:B1")
    asked = TEXTS.prompt(EN, view, ["Ola", "Jan"], Touch(picker.chosen, picker.possible(), picker.ready()))
    assert "on the other side of this tile: Ritual." in asked
    news = play(state, "turn B1")
    view = state.observe(0)
    touch = Touch((), Picker(state.legal_actions()).possible(), None)
    look = preview.look(view, touch, news)
    markup = str(draw(view, touch, look, 0, EN, Frame(*PHONE), sitters(2)))
    assert 'data-pane="grid"' in markup[: markup.index(">")]


def test_the_game_in_one_minute_shows_the_pairs_of_this_table():
    state = position(ask=steps("hunt"))
    view = state.observe(0)
    picture = str(TEACHING.picture(TEACHING.named("tracks", view), EN))
    names = [text for text in words_of(picture) if not text.isdigit()]
    words = {"economic": "Economy", "military": "Military", "ritual": "Ritual", "mask": "Masks"}
    assert names == [words[track] for pair in view.pairs for track in pair]
    assert TEACHING.named("map", view) == "map"


def test_markers_beside_turtles_are_counted_by_themselves_and_not_by_one_more_number():
    state = position(ask=steps("hunt"), turtles={0: ["women-3 0"]})
    markup = str(shown(state, size=PHONE))
    strip = markup[markup.index('id="strip-0"') : markup.index('id="strip-1"')]
    assert 'data-place="turtles-0"' in strip
    assert strip.count('class="we-marker"') == state.observe(0).players[0].markers > 1
