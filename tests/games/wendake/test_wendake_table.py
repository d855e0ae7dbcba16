"""The drawn table of Wendake: sound, pure, silent about secrets, legible, and everything legal can be touched."""

import re
from functools import cache
from xml.etree import ElementTree

import pytest
from wendake_drawn import EN, SIZES, buttons, drawn, positions
from wendake_table import position, sitters, steps

from prateria.app.picker import Picker
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.wendake import table
from prateria.games.wendake.engine import preview
from prateria.games.wendake.engine.actions import do
from prateria.games.wendake.engine.data import GHOST, MASK_KINDS
from prateria.games.wendake.engine.events import MaskDrawn
from prateria.games.wendake.engine.state import State
from prateria.games.wendake.flow import FLOW
from prateria.games.wendake.table.chips import body
from prateria.games.wendake.table.dock import fitting
from prateria.games.wendake.table.layout import arrange
from prateria.games.wendake.table.panes.groups import groups
from prateria.games.wendake.table.strips import spoken
from prateria.games.wendake.table.tiles import lines_open
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words
from prateria.view.box import Box
from prateria.view.frame import Frame


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_picture_is_sound(seats, size):
    for state in list(positions(seats).values())[SIZES.index(size) % 2 :: 2]:
        seat = (state.actors() or (0,))[0]
        markup = drawn(state, seat, size=size)
        ids = [e.attrib["id"] for e in ElementTree.fromstring(markup).iter() if "id" in e.attrib]
        assert len(ids) == len(set(ids))
        assert "style=" not in markup
        assert markup == drawn(state, seat, size=size)


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_texts_are_large_enough(lang):
    """11 px; where a progress tile is smaller than that its signs stand alone, and a touch shows it large."""
    for size in SIZES:
        for state in (positions(4)["turn"], positions(4)["evolve"], positions(2)["steps"]):
            root = ElementTree.fromstring(drawn(state, state.actors()[0], size=size, lang=lang))
            for e in root.iter():
                if "font-size" in e.attrib and e.attrib.get("class") != "we-n":
                    assert float(e.attrib["font-size"]) >= 11


def test_a_redeal_cannot_be_told_from_the_picture():
    for state in list(positions(3).values())[::2]:
        for seat in (None, 0, 1, 2):
            other = state.redeal(seat, Rng(99))
            if seat in state.actors():
                continue  # what is offered to whoever acts may hang on what only they see
            assert drawn(state, seat) == drawn(other, seat)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [1, 4])
def test_every_legal_action_can_be_touched_where_it_is_decided(seats, size):
    """Pick after pick, in the order in which an action names them."""
    for state in positions(seats, tribes=True).values():

        @cache  # many actions begin with the same picks
        def seen(seat, touched, state=state):
            return buttons(drawn(state, seat, touched, size=size))

        for action in state.legal_actions()[:: 1 + len(state.legal_actions()) // 12]:
            for n, pick in enumerate(action.picks):
                found = seen(action.seat, action.picks[:n])
                assert pick in found, (action.text, pick)
                assert "aria-disabled" not in found[pick]
                assert found[pick]["aria-label"]


def test_the_pane_of_a_question_shows_what_can_be_touched():
    """On a phone only one pane is in sight: every first touch lies in it, or beside it."""
    for seats in (1, 2, 3, 4):
        for what, state in positions(seats).items():
            if what == "end":
                continue
            root = ElementTree.fromstring(drawn(state, state.actors()[0], size=(374, 540)))
            hidden = {
                pick
                for group in root
                if "pane" in group.attrib.get("class", "").split() and "wanted" not in group.attrib["class"]
                for e in group.iter()
                if (pick := e.attrib.get("data-pick"))
            }
            first = {action.picks[0] for action in state.legal_actions()}
            assert not first & hidden, (what, first & hidden)


@pytest.mark.parametrize("size", SIZES)
def test_keys_lead_to_the_action_that_is_asked_for_not_to_a_progress_tile(size):
    state = position(progress={0: "P1-1"}, ask=steps("ritual"))
    root = ElementTree.fromstring(drawn(state, 0, size=size))
    aside = {e.attrib.get("data-pick") for group in root.iter() if "data-aside" in group.attrib for e in group.iter()}
    found = {e.attrib.get("data-pick") for e in root.iter()} - aside
    assert {"progress:P1-1"} <= aside
    assert {"step:ritual"} <= found - {"progress:P1-1"}


def test_the_lines_still_possible_show_when_a_tile_is_touched():
    state = State.new(seats=2, seed=1)
    seat = state.actors()[0]
    assert drawn(state, seat).count("we-open-line") == 0
    assert drawn(state, seat, ["tile:A1"]).count("we-open-line") == 3
    assert drawn(state, seat, ["tile:B1"]).count("we-open-line") == 2
    assert drawn(state, seat, ["tile:B2"]).count("we-open-line") == 4


def test_others_can_touch_nothing():
    state = positions(3)["turn"]
    other = (state.actors()[0] + 1) % 3
    assert all(a["aria-disabled"] == "true" for a in buttons(drawn(state, other)).values())


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_boxes_of_the_layout_do_not_overlap(seats, size):
    plan = arrange(*size, seats, 100.0)
    boxes = [*plan.strips, plan.tabs, plan.dock]
    boxes += [plan.pane] if plan.mode == "narrow" else [plan.pane, plan.grid, plan.me]
    for i, a in enumerate(boxes):
        assert min(a.x, a.y) >= 0
        assert a.x + a.w <= size[0]
        assert a.y + a.h <= size[1] + 0.1
        for b in boxes[i + 1 :]:
            apart = a.x + a.w <= b.x or b.x + b.w <= a.x or a.y + a.h <= b.y + 0.1 or b.y + b.h <= a.y + 0.1
            assert apart, (plan.mode, a, b)


@pytest.mark.parametrize("size", SIZES)
def test_actions_of_a_tile_keep_their_places_while_others_are_done(size):
    """WE-14."""
    session = Session.new(GAMES["wendake"], 2, seed=1)
    tile = next(
        action
        for action in session.state.legal_actions()
        if action.verb == "tile" and len(_after(session.state, action).observe(0).asked.steps) > 1
    )
    session.play(tile)
    seen = []
    while session.state.observe(0).asked.steps:
        seen.append(_chips(session, size))
        session.play(next(action for action in session.state.legal_actions() if action.verb == "do"))
        while session.state.observe(0).asked.what != "steps":
            session.play(session.state.legal_actions()[-1])
    seen.append(_chips(session, size))
    first = seen[0]
    assert len(first) > len(seen[-1])
    for chips in seen[1:]:
        assert {name: at for name, at in first.items() if name in chips and "step" in name} == {
            name: at for name, at in chips.items() if "step" in name
        }
        assert chips["chip-button-end"] == first["chip-button-end"]


def test_the_map_of_a_phone_is_as_large_after_the_last_action_as_before_the_first():
    session = Session.new(GAMES["wendake"], 2, seed=1)

    def high():
        root = ElementTree.fromstring(_table(session, (374, 640)))
        land = next(g for g in root.iter() if g.get("id") == "pane-map")
        return max(float(e.get("height", 0)) for e in land.iter() if e.tag.endswith("rect"))

    before = high()
    tile = next(a for a in session.state.legal_actions() if a.verb == "tile" and a.what == "A1")
    session.play(tile)
    while session.state.observe(0).asked.steps:
        session.play(next(action for action in session.state.legal_actions() if action.verb == "do"))
        while session.state.observe(0).asked.what != "steps":
            session.play(session.state.legal_actions()[-1])
    assert high() == before


def test_levels_of_the_market_are_not_cut_on_a_phone():
    said = drawn(positions(2)["turn"], 0, size=(374, 640), lang="pl")
    assert all(f"Poziom {n}<" in said for n in (1, 2, 3))


def _after(state, action):
    after = state.clone()
    after.apply(action)
    return after


def _table(session, size):
    view = session.state.observe(0)
    picker = Picker(session.state.onward_actions())
    touch = Touch((), picker.possible(), None)
    look = preview.look(view, touch, FLOW.marks(session.steps))
    return table.draw(view, touch, look, 0, EN, Frame(*size), sitters(2))


def _chips(session, size):
    """Where each button of the dock lies."""
    root = ElementTree.fromstring(_table(session, size))
    chips = [g for g in root.iter() if (g.get("id") or "").startswith("chip-")]
    return {g.get("id"): tuple(g.find(".//*[@class='hit']").get(k) for k in ("x", "y", "width")) for g in chips}


def test_choices_that_do_not_fit_their_place_are_laid_out_large():
    state = positions(4)["evolve"]
    picker = Picker(state.legal_actions())
    touch = Touch((), picker.possible(), None)
    assert [group.sort for group in groups(touch)] == ["out", "in", "button"]
    assert fitting(groups(touch), Box(0, 0, 300, 120), lambda sort: "") == 0
    assert 'data-pane="ask"' in drawn(state, state.actors()[0])


def test_what_begins_with_the_same_touch_is_one_stop_of_the_words():
    """In a march one for each warrior, from which the arrows lead to where it can go."""
    state = positions(2)["moves"]
    actions = state.legal_actions()
    begins = {action.picks[0] for action in actions if len(action.picks) > 1}
    alone = sum(len(action.picks) < 2 for action in actions)
    markup = table.in_words(state.observe(state.actors()[0]), Touch(), EN, sitters(2), actions)
    stops = [e for e in ElementTree.fromstring(markup).iter("button") if e.attrib.get("tabindex") != "-1"]
    assert len(stops) == len(begins) + alone < len(actions)


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_the_table_in_words_names_every_action_and_keeps_secrets(lang):
    w = Words(lang)
    for state in positions(3, tribes=True).values():
        seat = (state.actors() or (0,))[0]
        markup = table.in_words(state.observe(seat), Touch(), w, sitters(3), state.legal_actions())
        ElementTree.fromstring(markup)
        for action in state.legal_actions():
            assert f'data-value="{action.text}"' in markup
        other = (seat + 1) % 3
        again = state.redeal(other, Rng(5))
        assert table.in_words(state.observe(other), Touch(), w, sitters(3), ()) == table.in_words(
            again.observe(other), Touch(), w, sitters(3), ()
        )


@pytest.mark.rule("WE-90")
@pytest.mark.rule("WE-17")
def test_the_point_of_a_swap_not_used_is_told_with_the_points():
    for swapped in (False, True):
        view = position(2, ask=steps(), swapped=(0,) if swapped else ()).observe(0)
        told = spoken(EN, view, view.players[0], "Ola")
        assert told.startswith(f"Ola, points so far: {int(not swapped)}; ")
        assert told.endswith("1 point for the swap not used") is not swapped


def test_alone_the_cards_of_the_ghost_that_may_still_come_are_told():
    state = State.new(seats=1, seed=1)
    assert len(state.observe(0).ghost.cards) == 4
    markup = drawn(state, 0)
    assert "cards still to come" in markup
    assert "cards still to come" not in drawn(positions(2)["turn"], 0)
    state.turned = GHOST.index("raiders")
    ghost = next(e for e in ElementTree.fromstring(drawn(state, 0)).iter() if e.attrib.get("id") == "ghost")
    assert ghost.attrib["aria-label"].startswith("The ghost’s last card: Raiders. ")
    assert "last card: Raiders" in table.in_words(state.observe(0), Touch(), EN, sitters(1), ())


@pytest.mark.rule("WE-14")
def test_the_actions_of_a_tile_stand_in_the_order_in_which_they_are_done():
    found = buttons(drawn(position(ask=steps("move3", "fish", "military")), 0))
    assert [pick for pick in found if pick.startswith("step:")] == ["step:move3", "step:fish", "step:military"]


def test_a_mask_to_be_added_is_asked_for_without_a_card_before_it():
    state = position(hand={0: "husk husk"}, ask=[*steps(), ["PlayMasks", False, -1, -1, -1], ["Add"]])
    found = buttons(drawn(state, 0))
    assert {f"as:{kind}" for kind in MASK_KINDS} <= found.keys()


@pytest.mark.rule("WE-08")
def test_a_tribe_shows_what_it_brings_by_the_rules_of_the_game():
    def drawn(rules, tribe):
        view = State.new(2, {"tribes": True}, 1, rules).observe(None)
        return str(body(Words("en"), view, preview.look(view, Touch()), "tribe", tribe, Box(0, 0, 320, 104)))

    assert drawn(1, "wyandot") != drawn(2, "wyandot")
    assert ("we-economic" in drawn(2, "wyandot"), "we-economic" in drawn(1, "wyandot")) == (True, False)


@pytest.mark.parametrize("size", [(320, 260), (280, 240), (360, 480)])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_nothing_has_a_negative_size_in_the_smallest_window(seats, size):
    for state in positions(seats).values():
        markup = drawn(state, (state.actors() or (0,))[0], size=size)
        for e in ElementTree.fromstring(markup).iter():
            for name in ("width", "height", "r"):
                assert float(e.attrib.get(name, 0)) >= 0, (e.tag, e.attrib)
            assert "--" not in e.attrib.get("d", ""), e.attrib


def test_a_hint_draws_its_line_alone():
    state = State.new(2, seed=1)
    seat = state.actors()[0]
    view, line = state.observe(seat), ("A1", "B1", "C1")
    touch = Touch(("tile:A1",), reason=("line", {"line": line}))
    assert lines_open(view.players[seat], touch) == (line,)
    assert len(lines_open(view.players[seat], Touch(("tile:A1",)))) == 3


@pytest.mark.parametrize("size", [(744, 600), (374, 540)])
def test_who_goes_by_the_keys_comes_first_to_what_is_asked(size):
    """In the order of the markup: the next action, not a swap that costs a point; where nothing is left, the end."""
    chips = re.findall(r'id="chip-([a-z]+-[a-z0-9]+)"', drawn(position(ask=steps("canoe", "fish")), 0, size=size))
    assert chips[:2] == ["step-canoe", "step-fish"]
    chips = re.findall(r'id="chip-([a-z]+-[a-z]+)"', drawn(position(ask=steps()), 0, size=size))
    assert chips == ["button-end", "button-swap"]


def test_the_end_of_a_turn_stands_out_when_nothing_else_is_left():
    state = positions(2)["steps"]
    legal = state.legal_actions()
    ends = [action for action in legal if action.verb == "end"]
    assert len(legal) > len(ends) == 1
    for some, due in ((ends, True), (legal, False)):
        root = ElementTree.fromstring(drawn(state, state.actors()[0], legal=some))
        end = next(e for e in root.iter() if e.attrib.get("id") == "chip-button-end")
        assert ("due" in end.attrib["class"].split()) == due


def test_a_hint_that_speaks_of_warriors_shows_the_map():
    """It spoke of an outpost while the board was shown."""
    view = position(areas={"O1.0": "0 warrior"}, ask=steps("fish")).observe(0)
    own, home = do(0, "open", "transfer"), do(0, "home", "O1.0", "leave")
    asked = Touch(chosen=own.picks, possible=own.picks)
    drew = (MaskDrawn(0, "pile", "husk", False),)
    pages = []
    for touch in (asked, asked._replace(advised=(own, home))):
        seen = preview.look(view, touch, drew)
        html = table.draw(view, touch, seen, 0, EN, Frame(744, 900), sitters(2))
        pages.append(re.search(r'data-pane="(\w+)" data-asked="([^"]*)"', html))
    assert [page[1] for page in pages] == ["board", "map"]
    assert pages[0][2] != pages[1][2], "the page turns"


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
@pytest.mark.parametrize("size", [(374, 663), (344, 470)])
@pytest.mark.parametrize("four", [("canoe", "move1", "fish", "military"), ("harvest", "tan", "move1", "trade")])
def test_the_four_actions_of_a_tile_have_whole_names_on_phones(lang, size, four):
    state = position(ask=steps(*four), areas={"O1.0": "0 woman"}, goods={0: "beaver*2 corn"}, standing={"C": (1, 0)})
    written = ElementTree.fromstring(str(drawn(state, 0, size=size, lang=lang)))
    chips = [e for e in written.iter() if e.attrib.get("id", "").startswith("chip-step")]
    assert len(chips) == 4
    words = ["".join(text.itertext()) for chip in chips for text in chip.iter("text")]
    assert not [word for word in words if word.endswith("…")]
