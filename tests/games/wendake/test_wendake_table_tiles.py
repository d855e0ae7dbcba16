"""Tiles and turtles at the table of Wendake: what they say, name and promise."""

import re
from xml.etree import ElementTree

import pytest
from wendake_drawn import EN, SIZES, drawn
from wendake_table import play, position, sitters, steps

from prateria.core.game import Outcome
from prateria.games.wendake import table
from prateria.games.wendake.engine import preview
from prateria.games.wendake.engine.data import PROGRESS, TILES
from prateria.games.wendake.engine.observe import Card, Place
from prateria.games.wendake.engine.state import State
from prateria.games.wendake.flow import FLOW
from prateria.games.wendake.table.bagpanel import bag_panel
from prateria.games.wendake.table.face import WIDER
from prateria.games.wendake.table.face import tile as tile_face
from prateria.games.wendake.table.panes.cards import fans
from prateria.games.wendake.table.panes.own import have
from prateria.games.wendake.table.progress import RIDDLES, progress_face
from prateria.games.wendake.table.strips import spoken
from prateria.games.wendake.table.tiles import _face
from prateria.games.wendake.teaching.pictures import PICTURES, rule_picture
from prateria.games.wendake.teaching.scenes import SCENES
from prateria.games.wendake.words import effects as words_effects
from prateria.games.wendake.words import explain
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words
from prateria.view.box import Box
from prateria.view.frame import Frame
from prateria.view.measure import width


def test_every_tile_has_its_picture():
    assert set(RIDDLES) == {tile.id for tile in PROGRESS}
    for name in (
        *(f"progress:{tile.id}" for tile in PROGRESS),
        *(f"tile:{tile.id}" for tile in TILES),
        *(f"step:{step}" for tile in TILES for step in (*tile.front, *tile.back)),
        *(f"level:{level}" for level in (1, 2, 3)),
        *PICTURES,
        *SCENES,
    ):
        assert "<svg" in rule_picture(name, EN), name
    assert rule_picture("nothing", EN) == ""


def test_tiles_goods_people_and_turtles_say_what_they_do():
    """Held or hovered: the nearest title on the way up is what is said (web/hold.mjs)."""
    state = State.new(2, seed=1)
    told = [e.text for e in ElementTree.fromstring(drawn(state, state.actors()[0])).iter("title")]
    said = " ".join(told)
    for sentence in (
        words_effects.step_text(Words("en"), "trade"),
        "For 5 areas with women. 2 points at the end. It shows two tracks",
        "Tan them: they become pelts.",
        "When you buy it: Economy +1",
        "A woman in an area gives its vegetable",
    ):
        assert sentence in said, sentence


@pytest.mark.parametrize("size", SIZES)
def test_own_progress_tiles_stay_in_sight_and_open_large(size):
    """They were stamps, and gone altogether once a few choices stood above them."""
    state = position(progress={0: "P1-2 P1-5"}, hand={0: "husk spirit"}, canoes={0: 3})
    view, seat = state.observe(0), 0
    touch = Touch((), tuple(dict.fromkeys(p for a in state.legal_actions() for p in a.picks)), None, "progress:P1-2")
    drawing = str(table.draw(view, touch, preview.look(view, touch), seat, Words("en"), Frame(*size), sitters(2)))
    assert 'id="large-tile"' in drawing
    assert words_effects.progress(Words("en"), "P1-2") in drawing
    if size[0] > 600 and size[1] >= 600:
        assert 'id="look-own-P1-2"' in drawing
        assert {"corn husk", "spirit"} <= set(re.findall(r">([^<>]+)</text>", drawing))


def test_a_tile_names_its_actions_where_two_are_long():
    """Fish and Military stood as signs alone beside tiles that were named."""
    assert "Military" in str(tile_face("B6", False, 92, ("Fish", "Military")))


def test_of_four_actions_each_says_what_it_brings_if_need_be_narrowed():
    """Fish said +2, Military beside it nothing, and the button of that action +1."""
    labels = ("Canoe", "Move", "Fish", "Military")
    face = str(tile_face("L1-08", False, 96, labels, "Military", ("", "", "+2", "+1")))
    assert "> +2<" in face
    assert "> +1<" in face


def test_who_has_a_turtle_reads_that_on_the_board():
    assert explain.stack(EN, "women", 4).endswith("You can take it once in the game.")
    assert explain.stack(EN, "women", 4, own=True).endswith("You have it already.")
    view = position(turtles={0: ["women-4 0"]}).observe(0)
    markup = table.draw(view, Touch(looked_at="board"), preview.look(view, Touch()), 0, EN, Frame(744, 900), sitters(2))
    assert markup.count("You have it already.</title>") == 1


def test_turtles_that_are_counted_are_promised_no_more():
    there = position(turtles={0: ["women-4 0"]})
    view, theirs = there.observe(0), there.observe(1)
    assert "turtles: now +0, at the end at most +2" in spoken(EN, view, view.players[0], "Ola"), (
        "one track of a pair alone"
    )
    assert "turtles: up to 2 points at the end" in spoken(EN, theirs, theirs.players[0], "Ola")
    over = theirs._replace(outcome=Outcome((5, 3), ({}, {}), (0,)))
    assert "turtles" not in spoken(EN, over, over.players[0], "Ola")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(344, 420), (374, 620)])
def test_no_name_of_a_progress_tile_is_cut_on_a_phone(size, lang):
    """Five tiles beside masks: their names ended in dots."""
    for tiles in ("P1-2 P1-7 P2-2 P2-6 P3-8", "P1-5 P1-8 P2-7 P2-8 P3-2"):
        state = position(progress={0: tiles}, hand={0: "husk spirit"})
        view, w = state.observe(0), Words(lang)
        html = table.draw(view, Touch(), preview.look(view, Touch()), 0, w, Frame(*size), sitters(2))
        names = [words_effects.progress(w, tile) for tile in tiles.split()]
        assert not [cut for cut in re.findall(r">([^<]+)…<", html) if any(cut in name for name in names)]
        if size[0] == 374:  # and there each of them is read
            assert all(f">{name.split()[0]}" in html for name in names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_new_tiles_keep_their_words_though_four_actions_are_explained(lang):
    state = position(
        year=5, level=2, marked={0: "A1 B1 C1", 1: "A1 B1 C1"}, ask=steps(), turn=1, next_order=(0, 1),
        aside={0: "B8 B7 L1-01"}, grid={0: "B2 B9 B5 B6 L1-05 L1-09 B1 B4 B3"},
    )  # fmt: skip
    state.apply(state.parse("2 end"))
    fronts = {tile.id: tile.front for tile in TILES}
    new = next(action for action in state.legal_actions() if len(fronts.get(action.where, ())) > 3)
    markup = drawn(state, 0, (f"out:{new.what}", f"in:{new.where}"), (772, 600), lang)
    assert "we-told" in markup
    asked = next(e for e in ElementTree.fromstring(markup).iter() if "pane-ask" in e.get("class", ""))
    assert not [e for e in asked.iter() if e.get("class") == "we-thread"], "signs alone"


def test_a_disc_covers_no_mask_of_its_space():
    markup = drawn(position(discs={0: "four_kinds", 1: "two_pairs"}), 0, size=(772, 600))
    taken = [space.partition("<title>")[0] for space in markup.split('class="we-space taken"')[1:]]
    assert len(taken) == 2
    for space in taken:
        edge = max(float(x) for x in re.findall(r"[ML]([\d.]+) ", space.partition("<text")[0]))
        x, r = map(float, re.findall(r'cx="([\d.]+)" cy="[\d.]+" r="([\d.]+)" class="we-disc"', space)[0])
        assert edge < x - r


def test_ten_of_a_good_touch_nothing_beside_them():
    markup = str(have(EN, position(goods={0: "fish*10"}).observe(0).players[0], Box(0, 0, 292, 64), "x"))
    things = [e for e in ElementTree.fromstring(markup).iter() if e.get("data-place")]
    for thing in things:
        text, field = thing.find("text"), thing.find("rect")
        end = float(text.get("x")) + width(text.text, float(text.get("font-size"))) * WIDER
        assert end <= float(field.get("x")) + float(field.get("width"))


def test_masks_lie_side_by_side_where_the_row_has_room_and_one_over_the_other_where_not():
    hand = [Card("spirit", False), Card("spirit", True)]

    def places(wide):
        tree = ElementTree.fromstring(f"<g>{''.join(fans(EN, hand, Box(0, 0, wide, 64)))}</g>")
        first, second = sorted(float(rect.attrib["x"]) for rect in tree.iter("rect"))
        return second - first, float(next(tree.iter("rect")).attrib["width"])

    apart, size = places(300)
    assert apart >= size
    apart, size = places(70)
    assert apart < size


def test_in_a_bag_only_what_can_be_chosen_is_shown_and_a_single_thing_lies_in_it():
    """Of five rows four could not be touched."""
    state = position(goods={0: "fish"}, ask=steps(inner=("exchange", "spend")))
    play(state, "spend")
    bag = state.bag()
    assert bag_panel(bag, {}, state.observe(0), EN).count('class="we-bag-row"') == 1
    assert FLOW.laid(bag)
    assert not FLOW.laid(bag._replace(limits=(*bag.limits[:-1], bag.limits[-1] + 1)))


@pytest.mark.parametrize("lang", list(LANGUAGES))
@pytest.mark.parametrize("size", [74, 94, 118])
def test_a_marker_leaves_the_first_word_of_three_whole(size, lang):
    """At the upper right corner of the tile, where that word ends."""
    for one in (tile for tile in TILES if len(tile.front) == 3):
        place = Place("A1", one.id, False, one.front, "action")
        markup = ElementTree.fromstring(f"<svg>{_face(Words(lang), 0, place, size, True, False)}</svg>")
        word = next((e for e in markup.iter("text") if e.attrib.get("class") == "we-word"), None)
        if word is None:  # so small, it has signs alone
            continue
        disc = next(e.attrib for e in markup.iter("circle") if e.attrib.get("class") == "we-disc")
        cx, cy, r = (float(disc[key]) for key in ("cx", "cy", "r"))
        font, left = float(word.attrib["font-size"]), float(word.attrib["x"])
        right = left + float(word.attrib.get("textLength", width(word.text, font) * WIDER))
        assert right < cx - r or float(word.attrib["y"]) - 0.7 * font > cy + r - 2, (one.id, size)


def test_a_flag_to_choose_begins_with_a_capital_and_stands_apart_from_its_name():
    state = position(3, ask=[*steps(), ["Flag"]], progress={0: "P2-2"})
    markup = ElementTree.fromstring(drawn(state, 0))
    chips = [e for e in markup.iter() if e.attrib.get("id", "").startswith("chip-flag")]
    assert len(chips) == 2
    for chip in chips:
        name = next(e for e in chip.iter("text"))
        assert name.text[:1].isupper()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_a_name_is_cut_by_its_band(lang):
    """On a phone beside two actions “Due passi in più” stood in three lines, of which one could be read."""
    w = Words(lang)
    for tile in PROGRESS:
        for wide in range(80, 140, 6):
            for high in range(30, 60, 4):
                face = progress_face(tile.id, Box(0, 0, wide, high), False, words_effects.progress(w, tile.id))
                lines = [
                    e.attrib for e in ElementTree.fromstring(str(face)).iter("text") if "we-band-n" in e.get("class")
                ]
                for line in lines:
                    foot, letters = float(line["y"]), float(line["font-size"])
                    assert foot - 0.75 * letters >= 1, (tile.id, wide, high)
                    assert foot <= high - 1, (tile.id, wide, high)


def test_in_a_trade_a_tile_of_ones_own_says_what_it_does_as_those_on_sale_do():
    """It was a large face without a word, among others that were explained."""
    state = position(progress={0: "P3-7"}, goods={0: "corn bean pumpkin pelt fish"}, ask=steps("trade"))
    play(state, "do trade")
    text = words_effects.progress_text(EN, "P3-7")
    shown = drawn(state, 0, ("progress:P3-7",), size=(374, 640))
    assert text in " ".join(re.findall("([^<>]+)</text>", shown))
