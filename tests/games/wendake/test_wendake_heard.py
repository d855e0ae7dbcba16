"""What those hear of Wendake who do not see the table."""

from xml.etree import ElementTree

import pytest
from wendake_drawn import drawn, positions
from wendake_table import position, steps

from prateria.games.wendake.engine.actions import do
from prateria.games.wendake.engine.events import MasksHeld, TopRow
from prateria.games.wendake.table.foretold import label
from prateria.games.wendake.table.touching import pickable
from prateria.games.wendake.words import TEXTS
from prateria.kit.touch import Touch
from prateria.kit.words import Words

W = Words("en")


def test_a_progress_tile_on_sale_says_its_price_and_ones_own_only_what_it_does():
    view = position(offer="P1-2", progress={0: "P1-1"}, ask=steps("move1")).observe(0)
    assert "Price: 1 pelt, 1 fish, 1 vegetable. When you buy it: " in TEXTS.pick_label(W, "progress:P1-2", view)
    own = TEXTS.pick_label(W, "progress:P1-1", view)
    assert own.startswith("Extra step. ")
    assert "buy" not in own


def test_before_a_trade_one_hears_what_one_has():
    state = position(goods={0: "pelt*2 corn"}, canoes={0: 1}, ask=steps("trade"))
    state.apply(do(0, "do", "trade"))
    possible = tuple(pick for action in state.legal_actions() for pick in action.picks)
    said = TEXTS.spoken(W, state.observe(0), ("Ola", "Jan"), Touch((), possible))
    assert said.endswith("You have: 1 corn, 2 pelts.")


def test_an_action_says_what_it_would_bring_now_even_if_that_is_nothing():
    def said(step, **there):
        return TEXTS.pick_label(W, f"step:{step}", position(ask=steps(step), **there).observe(0))

    assert said("tan", goods={0: "beaver*2"}).startswith("Tan (now: −2 beavers, 2 pelts): ")
    assert said("tan", goods={0: "corn"}).startswith("Tan (now: nothing): ")
    assert said("mask").startswith("Mask: ")  # by chance


def test_a_tile_of_the_grid_says_so_before_it_is_played_and_parts_of_a_trade_how_often():
    state = position(canoes={0: 3}, goods={0: "pelt*2 corn"})
    titles = [e.text or "" for e in ElementTree.fromstring(drawn(state, 0)).iter("title")]
    assert any("Fish (now: 3 fish): " in text for text in titles)
    state = position(canoes={0: 3}, goods={0: "pelt*2 corn"}, ask=steps("trade"))
    state.apply(do(0, "do", "trade"))
    labels = {label(W, state.observe(0), action) for action in state.legal_actions()}
    assert {"Exchange (now: up to 3)", "Resources for points (now: up to 2)"} <= labels  # in the table in words
    titles = [e.text or "" for e in ElementTree.fromstring(drawn(state, 0)).iter("title")]
    assert {"Now: up to 3.", "Now: up to 2."} <= {text.partition(" For")[0].partition(" One")[0] for text in titles}


def test_parts_of_the_table_have_names():
    root = ElementTree.fromstring(drawn(position(), 0))
    named = {e.get("aria-label") for e in root.iter() if e.get("role") == "group"}
    assert {"Players", "Grid", "Map", "What you can do"} <= named


def test_an_area_into_which_a_warrior_goes_says_that_it_becomes_an_outpost():
    state = position(standing={"B1": (1, 0)}, ask=steps("move1"))
    state.apply(do(0, "do", "move1"))
    pick = next(pick for action in state.legal_actions() for pick in action.picks if pick.startswith("area:"))
    said = pickable(W, state.observe(0), Touch((), (pick,)), pick)["aria_label"]
    assert said.endswith("(free) → outpost")


@pytest.mark.parametrize(
    ("hand", "discs", "progress", "told"),
    [
        ("husk husk", {1: "pair"}, "", "A disc lies there already: Pair."),
        ("husk husk", {}, "", ""),
        ("husk spirit", {1: "pair"}, "", ""),
        ("husk husk husk", {1: "pair"}, "", ""),
    ],
)
def test_masks_that_cannot_be_played_are_explained_where_it_is_true(hand, discs, progress, told):
    view = position(hand={0: hand}, discs=discs).observe(0)
    assert TEXTS.heard(W, MasksHeld(0), 0, view) == told
    assert TEXTS.heard(W, MasksHeld(1), 0, view) == ""


def test_of_the_exchange_of_another_the_new_tile_is_told_and_not_the_whole_row():
    told = {viewer: TEXTS.sentence(W, TopRow(1, ("L1-01",)), ("Ola", "Jan"), viewer) for viewer in (None, 0, 1)}
    assert told[0] is None
    assert told[1] == told[None]
    assert told[1].startswith("New top row")


def test_keys_lead_from_the_tile_that_leaves_to_those_that_come():
    view = position().observe(0)
    touch = Touch(("out:B1",), ("out:B1", "out:B2", "in:L1-01"))
    aside = {pick for pick in touch.possible if "data_aside" in pickable(W, view, touch, pick)}
    assert aside == {"out:B2"}


def test_the_market_that_is_only_looked_at_is_no_row_of_bare_numbers_to_who_hears_it():
    root = ElementTree.fromstring(drawn(position(), 0))
    pane = next(e for e in root.iter() if e.get("id") == "pane-market")
    assert [kid.get("aria-hidden") for kid in pane] == ["true"]
    assert not [e for e in pane.iter() if e.get("data-pick") or e.get("role") == "button"]


def test_keys_meet_a_mask_space_once_as_the_button_that_it_is():
    state = next(state for what, state in positions(3).items() if what == "masks")
    root = ElementTree.fromstring(drawn(state, state.actors()[0]))
    spaces = [e for e in root.iter() if (e.get("data-pick") or "").startswith("space:")]
    heard = [e for e in spaces if e.get("aria-hidden") != "true"]
    assert len(spaces) > len(heard) > 0
    assert {e.get("role") for e in heard} == {"button"}
