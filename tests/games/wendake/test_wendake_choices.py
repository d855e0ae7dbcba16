"""What helps to choose at the table of Wendake: names, what things bring, where buttons lie, what is being done."""

import itertools
import re
from itertools import product
from xml.etree import ElementTree

import pytest
from wendake_drawn import EN, FOUR, SIZES, buttons, drawn, named, positions, shown
from wendake_table import NAMES, play, position, sitters, steps

from prateria.app.picker import Picker
from prateria.games.wendake import table, words
from prateria.games.wendake.engine import preview
from prateria.games.wendake.engine.data import MASK_KINDS, MASKS, PLACES, TILES
from prateria.games.wendake.engine.events import BlanketSeen, TileChosen
from prateria.games.wendake.engine.observe import Card
from prateria.games.wendake.flow import FLOW
from prateria.games.wendake.table.face import labels_of
from prateria.games.wendake.table.panes.board import board
from prateria.games.wendake.table.panes.cards import fans, masks_row
from prateria.games.wendake.table.panes.legend import legend
from prateria.games.wendake.table.panes.market import market
from prateria.games.wendake.table.panes.spaces import spaces
from prateria.games.wendake.table.tiles import place_box, tile
from prateria.games.wendake.words import explain, nouns
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words
from prateria.view.box import Box
from prateria.view.frame import Frame
from prateria.view.letters import LEAST

PAIR = {"hand": {0: "husk*2 spirit animal"}, "ask": [*steps(), ["PlayMasks", False, -1, -1, -1]]}


def titles(parts):
    return [e.text for part in parts for e in ElementTree.fromstring(part).iter() if e.tag == "title"]


def written(markup):
    return " ".join(re.findall(r">([^<>]+)</text>", markup))


# -- masks -------------------------------------------------------------------------------------------------------------


def test_a_mask_says_its_name_what_it_is_for_and_how_its_blanket_is():
    for infected, blanket in ((True, "carries smallpox"), (False, "is clean")):
        said = explain.mask_card(EN, "crooked", infected)
        assert said.startswith("Crooked face. At a Mask action ")
        assert blanket in said
    assert "blanket" not in explain.mask_card(EN, "crooked", None)


def test_masks_in_hand_have_names_and_explain_themselves():
    markup = drawn(position(hand={0: "husk spirit"}), 0, size=(774, 640))
    assert {"corn husk", "spirit"} <= set(re.findall(r">([^<>]+)</text>", markup))
    assert "<title>Corn husk. At a Mask action " in markup


def test_every_mask_space_says_its_masks_and_its_points():
    view = position().observe(0)
    said = titles(board(EN, view, Touch(), Box(0, 0, 480, 460), ("Ola", "Jan")))
    for space in MASKS:
        assert f"{words.nouns.space(EN, space.id)}: Masks +{space.points}. Play these masks" in " ".join(said)


def test_on_a_tablet_masks_lie_on_the_shelf_alone_whatever_is_asked():
    markup = drawn(position(**PAIR), 0, size=(774, 640))
    pane = re.search(r'<g id="pane-board".*?(?=<g id="pane-)', markup)[0]
    assert "In hand" not in pane
    assert "corn husk" in markup.partition('id="own"')[2].partition('id="tabs"')[0]


@pytest.mark.parametrize("size", [(344, 470), (374, 650)])
def test_whoever_chooses_masks_sees_them_beside_the_spaces(size):
    pane = re.search(r'<g id="pane-board".*?(?=<g id="pane-)', drawn(position(**PAIR), 0, size=size))[0]
    assert "In hand: 4" in pane
    assert "corn husk" in written(pane)
    assert "Order of play" not in pane


# -- the tile that is played, the lines --------------------------------------------------------------------------------


def test_the_tile_whose_actions_are_done_stays_clear():
    state = position()
    news = [event for event in play(state, "tile B2") if isinstance(event, TileChosen)]
    place = ElementTree.tostring(named(shown(state, news), "place-0-B2"), encoding="unicode")
    assert "we-played" in place
    assert "we-shut" not in place
    play(state, "end")
    assert "we-played" not in shown(state, news), "its turn is over"


def test_the_first_tile_of_a_swap_stays_marked():
    state = position()
    play(state, "open swap", "swap A1")
    for touches in ([], ["tile:B2"]):
        place = named(drawn(state, 0, touches), "place-0-A1")
        assert place.attrib["class"].endswith("chosen")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_nine_tiles_on_offer_what_their_actions_do_is_still_read(lang):
    """On an upright tablet they lie in one row then."""
    state = position(
        marked={0: "A1 B1 C1", 1: "A1 B1 C1"}, ask=steps(), turn=1, next_order=(0, 1), year=4, level=2,
        open_="L2-01 L2-02 L2-03", aside={0: "B5 B8 B9"}, grid={0: "B2 B1 B4 L1-01 L1-02 L1-03 B7 B3 B6"},
    )  # fmt: skip
    play(state, "end")
    markup = drawn(state, 0, ["in:L2-02"], size=(752, 790), lang=lang)
    assert markup.count('data-pick="in:') == 9
    assert "we-told" in markup


def test_a_line_lies_over_no_sign():
    """It joins tiles at their edges: nine tenths of each are free."""
    grid = Box(0, 0, 300, 300)
    state = position()
    markup = drawn(state, 0, ["tile:B2"])
    boxes = {place: place_box(grid, place) for place in PLACES}
    at = next(e for e in ElementTree.fromstring(markup).iter() if e.attrib.get("id") == "place-0-A1")
    x, y = map(float, re.findall(r"[\d.]+", at.attrib["transform"]))
    size = float(next(e for e in at.iter() if e.attrib.get("class") == "hit").attrib["width"]) + 2
    tops = [(x + i * (size + gap), y + j * (size + gap)) for gap in (5,) for i, j in product(range(3), repeat=2)]
    found = re.findall(r'<path d="([^"]+)" class="we-line-core" stroke-width="([\d.]+)"', markup)
    assert len(found) == 4 < len(boxes)
    for d, wide in found:
        for px, py in [map(float, point) for point in re.findall(r"([\d.]+) ([\d.]+)", d)]:
            for left, top in tops:
                depth = min(px - left, left + size - px, py - top, top + size - py)
                assert depth + float(wide) / 2 <= size * 0.1, (d, left, top)


# -- choices in a pane of their own ------------------------------------------------------------------------------------


def test_the_pane_of_choices_says_what_each_does_and_brings():
    markup = drawn(position(areas={"O1.0": "0 warrior"}, goods={0: "beaver*2"}, ask=FOUR), 0, size=(774, 564))
    pane = re.search(r'<g id="pane-ask".*', markup)[0]
    assert "All your beavers become pelts." in written(pane)
    high = [
        float(named(markup, f"chip-step-{step}").find(".//*[@class='hit']").attrib["height"]) for step in FOUR[0][2]
    ]
    assert min(high) >= 80


def test_where_there_is_room_masks_and_words_are_large():
    """They stood small in boxes of several widths that were nearly empty."""
    state = position(hand={0: "husk spirit animal"}, ask=[*steps(), ["PlayMasks", False, -1, -1, -1]], year=4)
    markup = drawn(state, 0, ("space:three_kinds",), (774, 580))
    [space, cards] = (
        e
        for e in ElementTree.fromstring(markup).iter()
        if e.attrib.get("id", "").startswith(("chip-space", "chip-cards"))
    )
    assert len({there.find(".//*[@class='hit']").attrib["width"] for there in (space, cards)}) == 1
    assert (
        min(
            float(e.attrib["r"])
            for e in space.iter()
            if e.attrib.get("class", "").startswith("we-kind") and "r" in e.attrib
        )
        > 15
    )
    sale = position(canoes={0: 2}, goods={0: "pelt fish corn"}, ask=steps("trade"), offer="P1-1")
    play(sale, "do trade")
    said = re.search(r'font-size="(\d+)"[^>]*>Once a year 1 warrior', drawn(sale, 0, size=(774, 564)))
    assert int(said[1]) > LEAST + 1


def test_a_trade_says_what_exchange_and_points_are():
    state = position(canoes={0: 2}, goods={0: "pelt*3 fish*3 corn*3"}, ask=steps("trade"))
    play(state, "do trade")
    said = written(drawn(state, 0, size=(1424, 760)))
    for sentence in ("For each canoe one good for another", "One of each kind of good may become a point"):
        assert sentence in said


def test_words_on_buttons_are_not_cut_on_a_tablet():
    for state in (position(ask=steps("hunt")), position(areas={"O1.0": "0 warrior"}, ask=steps("hunt"))):
        for size in ((774, 564), (774, 482)):
            dock = re.search(r'id="dock".*', drawn(state, 0, size=size))[0]
            assert "…" not in written(dock)


def test_a_turtle_is_named_where_it_is_offered():
    state = position(areas={"O1.0": "0 woman", "I1.0": "0 woman", "B1.0": "0 woman"}, ask=steps("military"))
    play(state, "do military")
    chip = ElementTree.tostring(named(drawn(state, 0), "chip-turtle-women-4"), encoding="unicode")
    assert "Women 4" in chip
    assert "+2" in chip


# -- tiles, market, legend ---------------------------------------------------------------------------------------------


def test_the_actions_of_a_tile_have_words_on_a_tablet():
    """A grid of nine at 1024 by 768, beside the log."""
    view = position().observe(0)
    for place in view.players[0].grid:
        labels = tuple(words.nouns.step(EN, step) for step in place.steps)
        for size in (81.0, 97.7):
            assert set(labels) <= set(re.findall(r">([^<>]+)</text>", tile(place.tile, False, size, labels)))


def test_a_tile_that_can_be_chosen_says_what_it_brings():
    """Before it is laid: one touch lays it."""
    state = position(areas={"O1.0": "0 hunter"}, goods={0: "beaver*2"}, canoes={0: 3})
    place = next(there for there in state.observe(0).players[0].grid if "fish" in there.steps)
    own = ElementTree.tostring(named(shown(state), f"place-0-{place.id}"), encoding="unicode")
    assert re.search(r"Fish<tspan[^>]*>\+3<", own)
    used = position(canoes={0: 3}, marked={0: place.id}, ask=steps())
    assert "+3<" not in ElementTree.tostring(named(shown(used), f"place-0-{place.id}"), encoding="unicode")


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_all_tiles_of_one_size_have_words_in_letters_of_one_size(lang):
    w = Words(lang)
    for size in (78.0, 84.0, 98.0, 122.0):
        fonts = set()
        for each in TILES:
            for ritual, steps_ in ((False, each.front), (True, each.back)):
                labels, longest = labels_of(w, steps_)
                face = tile(each.id, ritual, size, labels, longest)
                if len(steps_) > 1:
                    fonts |= set(re.findall(r'font-size="(\d+)"', face))
                assert set(labels) <= set(re.findall(r">([^<>]+)</text>", face))
        assert len(fonts) == 1
        assert int(fonts.pop()) >= LEAST


def test_the_market_says_what_tiles_cost_and_what_one_has():
    view = position(goods={0: "pelt*2 fish corn*3 bean"}).observe(0)
    parts = market(EN, view, Box(0, 0, 480, 460))
    said = written("".join(parts))
    assert "In a Trade a tile costs as many pelts, fish and" in said
    assert "In brackets: what you have." in said
    assert "pelts: 3, you have 2" in titles(parts)
    assert "corn / beans / pumpkins: 1, you have 2" in titles(parts), "different ones count"
    assert "In brackets" not in written("".join(market(EN, view._replace(seat=None), Box(0, 0, 480, 460))))


def test_the_page_of_signs_fills_a_desktop():
    [page] = legend(EN, Box(400, 100, 1000, 650), 0)
    spots = [(float(x), float(y)) for x, y in re.findall(r'<text x="([\d.]+)" y="([\d.]+)"', "".join(page))]
    left = [y for x, y in spots if x < 900]
    right = [y for x, y in spots if x >= 900]
    assert left
    assert right
    assert max(right) - min(right) >= 0.6 * (max(left) - min(left))
    assert 'font-size="16"' in "".join(page)


# -- what it costs, and what it was about ------------------------------------------------------------------------------


def test_the_price_of_an_attack_is_said_before_it_is_confirmed():
    cases = (
        (position(standing={"B1": (1, 1)}, ask=steps("move3")), ("from:B1", "fight:B1-2"), "Both warriors go to their"),
        (
            position(standing={"B1": (1, 0)}, areas={"B1.0": "1 woman"}, ask=steps("move3")),
            ("from:B1", "area:B1.0"),
            "The opponent’s woman goes to the long house, your warrior stays as an outpost.",
        ),
    )
    for state, picks, price in cases:
        play(state, "do move3")
        picker = Picker(state.legal_actions())
        for pick in picks:
            assert picker.touch(pick)
        touch = Touch(picker.chosen, picker.possible(), picker.ready())
        said = words.prompt(EN, state.observe(0), NAMES, touch)
        assert price in said
        assert said.endswith(" Done?")
    assert "Both warriors" in buttons(drawn(cases[0][0], 0))["fight:B1-2"]["aria-label"]


@pytest.mark.rule("WE-33")
def test_the_card_of_a_smallpox_check_is_shown():
    state = position(goods={0: "pelt*3 fish*3 corn*3"}, ask=steps("trade"))
    play(state, "do trade")
    assert 'id="turned-' not in shown(state)
    for infected, said in ((True, "The blanket carries smallpox!"), (False, "The blanket is clean.")):
        for here, where in ((state, "ask"), (position(ask=steps()), "map")):  # a page keeps what it has by its name
            card = named(shown(here, (BlanketSeen(0, "crooked", infected),)), f"turned-{where}")
            text = ElementTree.tostring(card, encoding="unicode")
            assert "we-mask-crooked" in text or "#we-mask-crooked" in text
            assert "crooked face" in text
            assert said in " ".join(written(text).split())
            assert ("#we-smallpox" in text) is infected
    alone = position(1, ask=steps())
    view, touch = alone.observe(0), Touch((), Picker(alone.legal_actions()).possible(), None)
    look = preview.look(view, touch, (BlanketSeen(1, "crooked", True),))
    markup = table.draw(view, touch, look, 0, EN, Frame(774, 564), sitters(1))
    assert 'id="turned-' not in markup, "what the ghost turns over infects nobody"
    assert "crooked face" in words.sentence(EN, BlanketSeen(0, "crooked", True), NAMES, 0)


def test_places_in_a_choice_are_all_drawn_inside_the_stage():
    """Nothing of the larger choices hangs over the edge."""
    for seats, size in product((2, 4), SIZES):
        for what in ("evolve", "steps"):
            state = positions(seats)[what]
            markup = drawn(state, state.actors()[0], size=size)
            for g in ElementTree.fromstring(markup).iter():
                if (g.attrib.get("id") or "").startswith("chip-"):
                    hit = g.find(".//*[@class='hit']").attrib
                    assert float(hit["x"]) + float(hit["width"]) <= size[0]
                    assert float(hit["y"]) + float(hit["height"]) <= size[1] + 1


def test_a_trade_on_an_upright_tablet_shows_what_else_is_on_sale():
    """By its price one knows what to exchange for; what can be bought is shown once."""
    state = position(ask=steps(inner=("exchange", "buy", "spend")), goods={0: "corn*2"}, canoes={0: 2})
    pane = ElementTree.tostring(named(shown(state, size=(752, 791)), "pane-ask"), encoding="unicode")
    assert "Also on sale" in pane
    assert pane.count("we-offer") == len(state.observe(0).offer)
    assert "up to 2" in pane
    assert "≤" not in pane


def test_a_lone_card_lies_in_its_row():
    """It has nothing to be apart from, and is not cut at the left."""
    row = "".join(masks_row(EN, "In hand", [Card("spirit", False)], Box(10, 0, 70, 120))[1:])
    assert float(next(e for e in ElementTree.fromstring(f"<g>{row}</g>").iter("rect")).attrib["x"]) >= 10


def test_equal_masks_are_fanned_out_over_one_name():
    hand = [Card("spirit", False), Card("husk", True), Card("spirit", True)]
    row = "".join(fans(EN, hand, Box(0, 0, 300, 64)))
    assert re.findall(r">([^<>]+)</text>", row) == ["spirit", "corn husk"]
    assert row.count("we-smallpox") == 2, "the blanket of each is seen"


def test_the_last_marker_goes_by_itself_where_it_can_only_go_to_the_order_of_play():
    state = position(marked={0: "A1 A2 A3"})
    legal = state.legal_actions()
    assert FLOW.granted(state, legal).text == "1 order"
    assert FLOW.granted(position(marked={0: "A1 A2"}, ordered=(0,)), legal[:0]) is None


@pytest.mark.parametrize(("step", "goes"), [("military", False), ("hunt", True), ("ritual", True)])
def test_the_last_action_of_a_tile_goes_by_itself_but_for_a_military(step, goes):
    """Who touched `Fish` had its Military done as well."""
    state = position(areas={"O1.1": "0 hunter"}, ask=steps(step))
    found = FLOW.granted(state, state.legal_actions())
    assert (found and found.text) == (f"1 do {step}" if goes else None)


@pytest.mark.parametrize(("areas", "goes"), [("O1.0", True), ("O1.0 O2.0", False)])
def test_the_only_outpost_goes_home_at_one_touch(areas, goes):
    state = position(areas=dict.fromkeys(areas.split(), "0 warrior"), ask=steps())
    play(state, "open transfer")
    found = FLOW.granted(state, state.legal_actions())
    assert (found and found.text) == ("1 home O1.0 fill" if goes else None)


@pytest.mark.parametrize(("wide", "high", "named"), [(200, 200, True), (200, 130, False), (420, 300, True)])
def test_the_mask_spaces_have_one_look(wide, high, named):
    """All with their names or none, and masks of one size."""
    markup = "".join(spaces(EN, position().observe(0), Touch(), Box(0, 0, wide, high), ("Ola", "Jan")))
    names = {words.nouns.space(EN, space.id, short) for space in MASKS for short in (False, True)}
    found = [text for text in re.findall(r">([^<>]+)</text>", markup) if text in names]
    assert len(found) == (len(MASKS) if named else 0)
    assert len(set(re.findall(r' r="([\d.]+)" class="we-kind', markup))) == 1


@pytest.mark.parametrize(("high", "named"), [(84, True), (70, True), (40, False)])
def test_five_masks_beside_five_tiles_keep_their_names_where_there_is_room(high, named):
    """They lay over one another without a name."""
    hand = [Card(kind, True) for kind in MASK_KINDS]
    row = "".join(fans(EN, hand, Box(0, 0, 126, high)))
    said = " ".join(text.text for text in ElementTree.fromstring(f"<g>{row}</g>").iter("text"))
    assert all(nouns.mask(EN, kind) in said for kind in MASK_KINDS) == named
    assert row.count("<title>") == len(hand), "held, each says what it is"


def test_six_masks_beside_four_tiles_lie_kind_by_kind():
    """Those of four kinds lay in one smear: each kind is seen by itself, its own close together."""
    hand = [Card(kind, False) for kind in ("beggar", "spirit", "beggar", "animal", "crooked", "spirit")]
    row = ElementTree.fromstring(f"<g>{''.join(fans(EN, hand, Box(0, 0, 100, 62)))}</g>")
    found = sorted((float(rect.get("x")), float(rect.get("width"))) for rect in row.iter("rect"))
    steps = [there - here for (here, _), (there, _) in itertools.pairwise(found)]
    size = found[0][1]
    assert len(found) == len(hand)
    assert sum(step > 0.6 * size for step in steps) == 3
    assert found[-1][0] + size <= 101


def test_masks_that_are_played_have_their_names_on_an_upright_tablet():
    """The names went just while the hint spoke of them."""
    state = position(hand={0: "husk*2 spirit"}, ask=[*steps("mask"), ["PlayMasks", False, -1, -1, -1]], year=4)
    board = str(drawn(state, 0, size=(752, 830))).partition('id="board-spaces"')[2].partition('id="board-turtles"')[0]
    assert ">Two pairs<" in board
