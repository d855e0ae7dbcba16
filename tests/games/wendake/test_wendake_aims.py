"""What the table of Wendake says before one decides: what a choice brings; and that nothing moves or goes away
meanwhile. On the map: test_wendake_way.py."""

import re
from xml.etree import ElementTree

import pytest
from wendake_drawn import EN, buttons, drawn, positions
from wendake_shown import AMONG_OTHERS, LYING, MOVES, PHONE, UPRIGHT, box_of, named, shown, written
from wendake_table import play, position, steps

from prateria.app.picker import Picker
from prateria.games.wendake.engine.actions import do
from prateria.games.wendake.engine.data import PROGRESS
from prateria.games.wendake.engine.events import BlanketSeen
from prateria.games.wendake.flow import FLOW
from prateria.games.wendake.table.bagpanel import bag_panel
from prateria.games.wendake.table.face import labels_of, steps_of
from prateria.games.wendake.table.face import tile as action_tile
from prateria.games.wendake.table.map.aims import crossed
from prateria.games.wendake.table.map.space import shared
from prateria.games.wendake.table.panes.effects import told as effects_of
from prateria.games.wendake.table.panes.market import out_of_reach
from prateria.games.wendake.table.progress import progress_face
from prateria.games.wendake.table.touching import means
from prateria.games.wendake.words import effects, explain
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words
from prateria.view.box import Box
from prateria.view.measure import width


@pytest.mark.parametrize("size", [UPRIGHT, LYING, PHONE])
def test_a_hint_to_swap_outlines_both_tiles_where_they_are_in_sight(size):
    state = position()
    markup = shown(state, size, advised=do(0, "open", "swap"), then=(do(0, "swap", "A1"), do(0, "swap", "C3")))
    for place, look in (("A1", True), ("B2", False), ("C3", True)):
        assert ("chosen" in named(markup, f"place-0-{place}").attrib["class"]) == look, place
    assert ElementTree.fromstring(markup).attrib["data-pane"] == ("grid" if size == PHONE else "map")


# -- what things bring ---------------------------------------------------------------------------------------------


def spots(markup):
    """Where the choices are that can be touched."""
    found = (e for e in ElementTree.fromstring(markup).iter() if e.attrib.get("id", "").startswith("chip-"))
    return {e.attrib["id"]: next(kid.attrib for kid in e.iter() if kid.attrib.get("class") == "hit") for e in found}


@pytest.mark.parametrize("size", [UPRIGHT, LYING, PHONE])
def test_tiles_to_choose_from_say_what_their_actions_do(size):
    state = positions(2)["evolve"]
    seat = state.actors()[0]
    pick = next(pick for pick in Picker(state.legal_actions()).possible() if pick.startswith("in:"))
    before, markup = (drawn(state, seat, touches, size=size) for touches in ((), (pick,)))
    told = markup.partition('class="we-told"')[2].partition('class="pane')[0]
    for step in steps_of(pick[3:], False):
        assert effects.step_text(EN, step).split()[0] in written(told)
    assert spots(before) == spots(markup), "and the tiles stay where they are"
    held = named(markup, "chip-" + pick.replace(":", "-")).findall(".//{*}title")
    assert explain.tile(EN, steps_of(pick[3:], False)) in [title.text for title in held]


def test_progress_tiles_on_sale_say_what_they_do():
    state = position(goods={0: "pelt*3 fish*3 corn*3"}, offer="P1-1 P1-8", ask=steps("trade"))
    play(state, "do trade")
    for size, touched in ((UPRIGHT, False), (PHONE, True)):  # on a phone they lie as in the market, and one is told
        for tile in ("P1-1", "P1-8"):
            picks = (f"progress:{tile}",) if touched else ()
            pane = shown(state, size, picks=picks).partition("pane-ask")[2].partition('id="dock"')[0]
            assert effects.progress_text(EN, tile) in written(pane)


MANY = "P1-2 P1-5 P1-6 P1-8 P2-4 P2-5 P2-7"


@pytest.mark.parametrize("lang", list(LANGUAGES))
@pytest.mark.parametrize("size", [UPRIGHT, (1008, 563)])
def test_many_progress_tiles_on_sale_still_say_what_they_do_on_a_tablet(size, lang):
    state = position(goods={0: "pelt*2 fish*2 corn bean"}, canoes={0: 3}, offer=MANY, ask=steps("trade"))
    play(state, "do trade")
    pane = drawn(state, 0, size=size, lang=lang).partition('id="pane-ask"')[2]
    sold = [action.what for action in state.legal_actions() if action.verb == "buy"]
    assert len(sold) == 8
    for tile in sold:
        chip = pane.partition(f'id="chip-progress-{tile}"')[2].partition('role="button"')[0]
        assert effects.progress_text(Words(lang), tile).split()[-1] in chip, tile


def test_where_that_has_no_room_the_one_that_is_touched_says_it_before_it_is_bought():
    state = position(goods={0: "pelt*2 fish*2 corn bean"}, offer=MANY, ask=steps("trade"))
    play(state, "do trade")
    for tile in ("P1-2", "P2-7"):
        for size in (LYING, PHONE, (344, 500)):
            markup = drawn(state, 0, (f"progress:{tile}",), size)
            said = written(markup.partition("pane-ask")[2].partition('id="dock"')[0])
            assert effects.progress_text(EN, tile) in " ".join(said.split())
    bought = next(action for action in state.legal_actions() if action.verb == "buy")
    assert not FLOW.small(state, bought)
    alone = position(goods={0: "pelt fish corn"}, offer=MANY, ask=steps(inner=("buy", "spend")))
    assert not FLOW.small(alone, next(action for action in alone.legal_actions() if action.verb == "buy"))


# -- nothing moves, nothing goes away ------------------------------------------------------------------------------


@pytest.mark.rule("WE-30")
@pytest.mark.parametrize("size", [UPRIGHT, LYING, PHONE])
def test_what_can_be_done_of_a_trade_keeps_its_place(size):
    state = position(goods={0: "pelt*2 fish*2 corn*2"}, canoes={0: 1}, offer="P1-1 P1-8", ask=steps("trade"))
    play(state, "do trade")
    before = spots(shown(state, size))
    after = position(goods={0: "pelt*2 fish*2 corn*2"}, offer="P1-1 P1-8", ask=steps(inner=("buy", "spend")))
    markup = shown(after, size, news=(BlanketSeen(0, "husk", False),))
    assert named(markup, "turned-ask") is not None, "the card that was turned up"
    assert "chip-button-exchange" not in spots(markup)
    for name, spot in spots(markup).items():
        assert spot == before[name], name


def test_the_second_half_of_an_exchange_has_its_rows_below_as_many_lines():
    state = position(goods={0: "pelt*2 fish*2 corn*2"}, canoes={0: 1}, ask=steps("trade"))
    play(state, "do trade", "exchange")
    give = bag_panel(state.bag(), {}, state.observe(0), EN)
    state.apply(next(a for a in state.legal_actions() if getattr(a, "amount", 0)))
    while state.observe(0).asked.bag == "give":
        state.apply(state.legal_actions()[0])
    receive = bag_panel(state.bag(), {}, state.observe(0), EN)
    assert [len(re.findall("<p[ >]", markup.partition("we-bag-rows")[0])) for markup in (give, receive)] == [2, 2]


@pytest.mark.rule("WE-34")
def test_who_is_asked_what_to_pay_with_takes_the_purchase_back_by_the_one_undo_of_the_page():
    state = position(goods={0: "pelt fish corn bean"}, offer="P1-1", ask=[*steps(inner=("spend",)), ["Pay", 0]])
    assert "undo" not in shown(state, back="1 buy P1-1")


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_what_a_touched_tile_does_is_read_in_little_room_and_where_there_is_none_how_to_read_it(lang):
    w = Words(lang)
    low = written("".join(map(str, effects_of(w, ("L2-07",), ("L2-07", "B1"), Box(0, 0, 374, 106)))))
    for step in steps_of("L2-07", False):
        assert effects.step_text(w, step).split()[0].lower() in low.lower()
    none = "".join(map(str, effects_of(w, ("L2-07",), ("L2-07", "B1"), Box(0, 0, 374, 40))))
    assert "we-told" not in none
    assert w("Hold a tile to read what its actions do.").split()[0] in none


@pytest.mark.parametrize("size", [UPRIGHT, LYING])
def test_hand_and_progress_tiles_stay_in_sight_beside_a_question(size):
    for ask in (steps("hunt", "tan", "move2", "trade"), [*steps(), ["Transfer", False, False]], None):
        state = position(hand={0: "husk spirit"}, progress={0: "P1-5 P1-7"}, ask=ask, areas={"I1.0": "0 warrior"})
        markup = shown(state, size)
        assert 'id="look-own-P1-5"' in markup
        assert 'href="#we-mask-husk"' in markup


@pytest.mark.parametrize("size", [UPRIGHT, LYING])
def test_hand_and_progress_tiles_have_one_size_whatever_is_asked(size):
    def shelf(ask):
        state = position(hand={0: "husk spirit"}, progress={0: "P1-5 P1-8"}, ask=ask, areas={"I1.0": "0 warrior"})
        tree = ElementTree.fromstring(str(shown(state, size)))
        faces = [e for e in tree.iter() if e.attrib.get("class") == "we-progress"]
        return [(e.attrib["x"], e.attrib["y"], e.attrib["width"], e.attrib["height"]) for e in faces[-2:]]

    asked = (steps("hunt", "tan", "move2", "trade"), [*steps(), ["Transfer", False, False]], None)
    assert len({tuple(shelf(ask)) for ask in asked}) == 1


def test_a_progress_tile_that_can_be_used_is_touched_where_it_lies():
    markup = shown(position(progress={0: "P1-5 P1-8"}), UPRIGHT)
    assert markup.count('data-pick="progress:P1-8"') == 1
    assert "chip-progress-P1-8" not in markup.partition('id="dock"')[2].partition("</svg>")[0]


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_names_of_progress_tiles_are_whole_in_their_bands(lang):
    w = Words(lang)
    for wide, high in ((118, 84), (82, 64), (78, 58), (150, 44), (82, 40)):
        for each in PROGRESS:
            name = effects.progress(w, each.id)
            face = progress_face(each.id, Box(0, 0, wide, high), False, name)
            assert set(name.split()) <= set(" ".join(re.findall(r">([^<>]+)</text>", face)).split())
            assert "…" not in face, (name, wide, high)


def test_tiles_that_can_no_longer_be_played_are_pale():
    def shut(ask):
        grid = shown(position(marked={0: "A1 B1 C1"}, ask=ask)).partition('class="we-own"')[2]
        return grid.partition('class="we-tabs"')[0].count("we-shut")

    assert shut(steps("hunt")) == 9, "three with markers, six for which there is none"
    assert shut(steps("fire")) == 3, "but the Sacred Fire plays one more"


def test_every_mask_space_has_a_name_that_fits_its_button_and_says_more_when_held():
    state = position(hand={0: "husk*3 spirit*2"}, ask=[*steps(), ["PlayMasks", False, -1, -1, -1]])
    for size in (UPRIGHT, LYING, PHONE):
        chip = named(shown(state, size), "chip-space-full-house")
        drawn_ = " ".join(text.text for text in chip.iter("text"))
        assert drawn_.startswith(("3 alike and a pair", "3 + 2 alike")), size
        assert explain.mask_space(EN, "full_house") in [title.text for title in chip.iter("title")]
    assert buttons(shown(state))["space:full_house"]["aria-label"] == "3 alike and a pair"


def test_who_fills_an_area_is_named():
    state = position(ask=[*steps(), ["Transfer", False, False]], areas={"O1.0": "0 warrior", "I1.1": "0 warrior"})
    for area, who in (("O1.0", "A woman from the village"), ("I1.1", "A hunter from the village")):
        markup = shown(state, picks=(f"area:{area}",))
        chip = named(markup, "chip-way-fill")
        assert {e.attrib["aria-label"] for e in chip.iter() if "aria-label" in e.attrib} == {who}


@pytest.mark.parametrize("size", [PHONE, (344, 455)])
def test_on_a_phone_tiles_are_used_below_the_grid_while_one_chooses_of_that(size):
    grid = shown(position(progress={0: "P1-8"}), size).partition('id="pane-grid"')[2].partition('id="dock"')[0]
    assert 'data-pick="progress:P1-8"' in grid
    dock = shown(position(progress={0: "P1-8"}, ask=steps("hunt", "move1")), size).partition('id="dock"')[2]
    assert 'data-pick="progress:P1-8"' in dock, "the map is looked at between actions"


def test_a_goal_on_the_map_says_what_one_warrior_more_means_there():
    state = position(**AMONG_OTHERS)
    said = buttons(shown(state, picks=("from:V1",)))
    assert said["stand:O1"]["aria-label"].endswith(": you lead there then")
    assert said["stand:I1"]["aria-label"].endswith(": you are level there then")


def test_the_masks_of_one_kind_are_named_on_their_button():
    state = position(hand={0: "husk*2 spirit"}, ask=[*steps(), ["PlayMasks", False, -1, -1, -1]])
    dock = shown(state, picks=("space:pair",)).partition('id="dock"')[2]
    assert "corn husk" in written(dock)


def test_two_bags_of_one_progress_tile_say_which_goods_they_ask_for():
    state = position(progress={0: "P2-8"}, ask=steps("hunt"))
    play(state, "use P2-8")
    first = str(bag_panel(state.bag(), {}, state.observe(0), EN))
    while state.bag().kinds[0] == "pelt":
        state.apply(next(take for take in state.legal_actions()))
    second = str(bag_panel(state.bag(), {}, state.observe(0), EN))
    assert "Take 1 good: 1 pelt / 1 fish" in first
    assert "Take 1 good: 1 corn / 1 bean / 1 pumpkin" in second


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_the_words_of_a_tile_end_before_its_edge(lang):
    names, longest = labels_of(Words(lang), ("hunt", "move1"))
    face = ElementTree.fromstring(str(action_tile("B4", False, 96, names, longest)))
    for text in face.iter("text"):
        wide = float(text.attrib.get("textLength") or width(text.text, int(text.attrib["font-size"])))
        assert float(text.attrib["x"]) + wide <= 96 * 0.95


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_territory_is_a_goal_from_the_beginning(seats):
    """As an area is: who touches it first has its one warrior, or chooses among several."""
    state = position(seats, standing={"C": (1, *(0 for _ in range(seats - 1)))}, ask=MOVES)
    view, picker = state.observe(0), Picker(state.legal_actions(), FLOW.turning, FLOW.completing)
    touch = Touch((), picker.possible())
    goals = {way.where for way in state.legal_actions() if way.verb == "stand"}
    starts = {way.what for way in state.legal_actions() if way.verb == "stand"}
    assert goals - starts
    for place in view.territories:
        if place.id in goals | starts:
            pick = means(touch, place)
            assert pick == (f"from:{place.id}" if place.id in starts else f"stand:{place.id}")
            assert pick in picker.possible()
            assert picker.touch(pick)
            picker.clear()


@pytest.mark.parametrize("size", [(752, 791), (752, 500), (1008, 600), (374, 659), (344, 500)])
@pytest.mark.parametrize("room", [160, 175, 200, 330])
def test_prices_beside_tiles_lie_apart(size, room):
    """Each line of a price has a height in which it can be read, and no other lies in it."""
    state = position(ask=steps(inner=("buy", "spend")), goods={0: "corn pelt*2 fish"})
    kids = out_of_reach(EN, state.observe(0), ("P1-1",), Box(0, 0, size[0], room))
    rows = []
    for g in ElementTree.fromstring(f"<svg>{''.join(kids)}</svg>").iter("g"):
        texts = [e for e in g if e.tag == "text" and (e.text or "").startswith("(")]
        rows += [(float(e.attrib["x"]), float(e.attrib["y"])) for e in texts]
    assert len(rows) == 9 * bool(kids)
    for i, (x, y) in enumerate(rows):
        assert all(abs(x - left) > 20 or abs(y - base) >= 12 for left, base in rows[:i]), rows


@pytest.mark.parametrize("size", [PHONE, (344, 420)])
def test_a_phone_shows_in_a_trade_what_one_has(size):
    """The grid, below which it lies, is out of sight then."""
    state = position(ask=steps(inner=("exchange", "buy", "spend")), goods={0: "corn*2 pelt fish*3"}, offer="P1-8 P1-2")
    row = named(shown(state, size), "stock")
    assert [e.text for e in row.iter("text")] == ["2", "0", "0", "1", "3"]
    pane = named(shown(state, size), "pane-ask")
    ground = next(e for e in row.iter() if e.tag == "rect").attrib
    foot = float(ground["y"]) + float(ground["height"])
    hits = [g.find(".//*[@class='hit']").attrib for g in pane.iter() if (g.attrib.get("id") or "").startswith("chip-")]
    assert hits
    assert all(float(hit["y"]) >= foot and float(hit["y"]) + float(hit["height"]) <= size[1] for hit in hits)
    assert named(shown(state, UPRIGHT), "stock") is None


@pytest.mark.parametrize("size", [UPRIGHT, LYING])
def test_the_card_of_a_smallpox_check_lies_beside_the_people_to_choose_from(size):
    state = position(ask=[*steps(), ["Smallpox"]])
    markup = shown(state, size, news=(BlanketSeen(0, "husk", True),))
    card, land = named(markup, "turned-map").find(".//{*}rect"), named(markup, "land")
    assert not shared(box_of(card, "x", "y", "width", "height"), box_of(land, "x", "y", "width", "height"))


def test_who_is_chosen_goes_home_by_the_touch_of_those_at_home():
    state = position(standing={"C": (0, 0), "O1": (1, 0), "V1": (2, 0)}, ask=MOVES)
    assert buttons(shown(state, PHONE))["from:V1"]
    at_home = named(shown(state, PHONE, picks=("from:O1",)), "stand-V1-0")
    assert [e.attrib["data-pick"] for e in at_home.iter() if "data-pick" in e.attrib] == ["stand:V1"]


@pytest.mark.parametrize("wide", [24.0, 40.0, 84.0])
def test_the_sign_of_an_attack_lies_beside_somebody_and_never_over_the_name_above(wide):
    box = Box(10, 20, wide, wide)
    disc = ElementTree.fromstring(str(crossed(box)[0])).attrib
    assert float(disc["cy"]) - float(disc["r"]) >= box.y
    assert float(disc["cy"]) + float(disc["r"]) <= box.y + box.h
