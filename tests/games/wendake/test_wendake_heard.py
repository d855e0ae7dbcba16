"""What those hear of Wendake who do not see the table."""

import re
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest
from wendake_drawn import drawn
from wendake_table import position, sitters, steps

from prateria.app.brought import told
from prateria.core.session import Step
from prateria.games.wendake import table
from prateria.games.wendake.engine.actions import do
from prateria.games.wendake.engine.data import MASK_KINDS
from prateria.games.wendake.engine.events import MasksHeld, Scored, TopRow
from prateria.games.wendake.flow import FLOW
from prateria.games.wendake.table.foretold import foretell, label
from prateria.games.wendake.table.panes import boards
from prateria.games.wendake.table.touching import pickable
from prateria.games.wendake.words import TEXTS, explain, nouns
from prateria.games.wendake.words.brings import homecoming
from prateria.kit.touch import Touch
from prateria.kit.words import Words

W = Words("en")


def test_a_progress_tile_on_sale_says_its_price_and_ones_own_only_what_it_does():
    view = position(offer="P1-2", progress={0: "P1-1"}, ask=steps("move1")).observe(0)
    assert "Price: 1 pelt, 1 fish, 1 vegetable. When you buy it: " in TEXTS.pick_label(W, "progress:P1-2", view)
    own = TEXTS.pick_label(W, "progress:P1-1", view)
    assert own.startswith("Extra step. ")
    assert "buy" not in own


def test_the_market_says_what_is_on_sale_as_it_is_opened():
    """The key of the letter B (web/shortcuts.mjs): names alone, as each tile says its price where N leads to it."""
    state = position(offer="P1-1 P1-2 P2-1")
    key = ElementTree.fromstring(drawn(state, 0)).find(".//*[@id='market-key']")
    assert key is not None
    said = key.attrib["data-tells"]
    assert said == explain.market(W, state.observe(0))
    assert "Level 1: Extra step, On guard, " in said
    assert "Price" not in said
    assert said.endswith("N leads through them.")
    assert len(said) < 330


def test_before_a_trade_one_hears_what_one_has():
    state = position(goods={0: "pelt*2 corn"}, canoes={0: 1}, ask=steps("trade"))
    state.apply(do(0, "do", "trade"))
    possible = tuple(pick for action in state.legal_actions() for pick in action.picks)
    said = TEXTS.spoken(W, state.observe(0), ("Ola", "Jan"), Touch((), possible))
    assert said.endswith("You have: 1 corn, 2 pelts.")


def test_of_masks_that_one_has_it_is_said_that_they_are_masks():
    state = position(hand={0: "husk spirit"}, goods={0: "corn"})
    said = TEXTS.spoken(W, state.observe(0), ("Ola", "Jan"), Touch((), (), again=True))
    assert said.endswith("You have: 1 corn; mask cards: corn husk, spirit.")
    root = ElementTree.fromstring(drawn(state, 0))
    names = [e.get("aria-label") for e in root.iter() if e.get("role") == "img"]
    assert "2 mask cards in hand: corn husk, spirit" in names


def test_a_tile_in_the_words_says_what_it_brings_and_so_does_a_ritual_that_is_held():
    view = position(canoes={0: 3}).observe(0)
    fish = [place.id for place in view.players[0].grid if "fish" in place.steps]
    assert fish
    assert all("now: 3 fish" in label(W, view, do(0, "tile", place)) for place in fish)
    state = position(progress={0: "P1-3"}, ask=steps("ritual"))
    state.apply(do(0, "do", "ritual"))
    said = pickable(W, state.observe(0), Touch((), ("button:go",)), "button:go")["aria_label"]
    assert said.startswith("Hold the ritual (now: Ritual +")
    assert label(W, state.observe(0), do(0, "go")) == said


def test_a_place_without_a_tile_says_that_it_is_empty():
    view = position().observe(0)
    place = view.players[0].grid[0]
    grid = (place._replace(tile="", steps=()), *view.players[0].grid[1:])
    bare = view._replace(players=(view.players[0]._replace(grid=grid), *view.players[1:]))
    assert pickable(W, bare, Touch(), f"tile:{place.id}")["aria_label"] == "top left: empty"


def test_the_board_of_a_player_is_told_in_short():
    view = position(progress={0: "P1-3"}, hand={0: "husk"}).observe(0)
    said = boards.told(W, view, view.players[0], "Ola")
    assert "Progress tiles: Drummers." in said
    assert "1 mask card in hand: corn husk." in said
    assert len(said) < 330


def test_an_action_says_what_it_would_bring_now_even_if_that_is_nothing():
    def said(step, **there):
        return TEXTS.pick_label(W, f"step:{step}", position(ask=steps(step), **there).observe(0))

    assert said("tan", goods={0: "beaver*2"}).startswith("Tan (now: −2 beavers, 2 pelts): ")
    assert said("tan", goods={0: "corn"}).startswith("Tan (now: nothing): ")
    assert said("mask").startswith("Mask: ")  # by chance


def test_a_tile_of_the_grid_says_so_before_it_is_played_and_parts_of_a_trade_how_often():
    state = position(canoes={0: 3}, goods={0: "pelt*2 corn"})
    titles = [e.text or "" for e in ElementTree.fromstring(drawn(state, 0)).iter("title")]
    assert any("Fish (now: 3 fish). " in text for text in titles)
    state = position(canoes={0: 3}, goods={0: "pelt*2 corn"}, ask=steps("trade"))
    state.apply(do(0, "do", "trade"))
    labels = {label(W, state.observe(0), action) for action in state.legal_actions()}
    assert {"Exchange (now: up to 3)", "Goods for points (now: up to 2)"} <= labels  # in the table in words
    titles = [e.text or "" for e in ElementTree.fromstring(drawn(state, 0)).iter("title")]
    assert {"Now: up to 3.", "Now: up to 2."} <= {text.partition(" For")[0].partition(" One")[0] for text in titles}


def test_a_turtle_is_called_by_its_name_and_the_rest_describes_it_but_of_a_tile_on_sale_all_is_its_name():
    view = position(offer="P1-2", progress={0: "P1-1"}, ask=steps("trade")).observe(0)
    said = pickable(W, view, Touch((), ("turtle:women-5",)), "turtle:women-5")
    assert "." not in said["aria_label"]
    assert f"{said['aria_label']}. {said['aria_description']}" == TEXTS.pick_label(W, "turtle:women-5", view)
    for pick, does in ("progress:P1-2", "When you bring outposts home: "), ("progress:P1-1", "Once a year "):
        said = pickable(W, view, Touch((), (pick,)), pick)
        assert does in said["aria_label"], "what it does is its name"
        assert said["aria_label"] == TEXTS.pick_label(W, pick, view)
        assert ("Price: " in said["aria_label"]) == ("Economy +1" in said["aria_label"]) == (pick[-1] == "2")
        assert "aria_description" not in said


def test_a_tile_of_ones_own_is_not_described_by_its_name_once_more():
    root = ElementTree.fromstring(drawn(position(progress={0: "P1-3"}), 0))
    (tile,) = (e for e in root.iter() if e.get("id") == "look-own-P1-3")
    assert tile.find("{*}title") is None
    assert tile.get("aria-label") in [e.text for e in tile.iter() if e.tag.endswith("title")]


def test_parts_of_the_table_have_names():
    root = ElementTree.fromstring(drawn(position(), 0))
    named = {e.get("aria-label") for e in root.iter() if e.get("role") == "group"}
    assert {"Players", "Grid", "Map", "What you can do"} <= named


def test_an_area_into_which_a_warrior_goes_says_that_it_becomes_an_outpost():
    state = position(standing={"B1": (1, 0)}, ask=steps("move1"))
    state.apply(do(0, "do", "move1"))
    pick = next(pick for action in state.legal_actions() for pick in action.picks if pick.startswith("area:"))
    said = pickable(W, state.observe(0), Touch((), (pick,)), pick)["aria_label"]
    assert re.search(r"\(free\): outpost, for a (woman|hunter) later$", said)


@pytest.mark.parametrize(
    ("hand", "discs", "progress", "why"),
    [
        ("husk husk", {1: "pair"}, "", "A disc lies there already: Pair."),
        ("husk husk", {}, "", ""),
        ("husk spirit", {1: "pair"}, "", ""),
        ("husk husk husk", {1: "pair"}, "", ""),
    ],
)
def test_masks_that_cannot_be_played_are_explained_where_it_is_true(hand, discs, progress, why):
    view = position(hand={0: hand}, discs=discs).observe(0)
    assert TEXTS.heard(W, MasksHeld(0), 0, view) == why
    assert TEXTS.heard(W, MasksHeld(1), 0, view) == ""


def test_masks_that_cannot_be_played_are_explained_to_those_who_see_the_table():
    """The turn ended with "plays no masks", and with no reason for it."""
    state = position(hand={0: "husk husk"}, discs={1: "pair"}, ask=[*steps(), ["PlayMasks", False, -1, -1, -1]])
    before = state.clone()
    state.apply(do(0, "hold"))
    session = SimpleNamespace(steps=[Step(do(0, "hold"), 0, 1, (MasksHeld(0),), before)], state=state)
    shown = SimpleNamespace(w=W, names=("Ola", "Jan"), viewer=0, caption="", coach="", done_from=0)
    game = SimpleNamespace(flow=FLOW, texts=TEXTS)
    local = SimpleNamespace(session=session, shown=shown, game=game, choice=SimpleNamespace(open=True))
    assert told(local, Touch()).endswith("plays no masks. A disc lies there already: Pair.")


def test_of_the_exchange_of_another_the_new_tile_is_told_and_not_the_whole_row():
    told = {viewer: TEXTS.sentence(W, TopRow(1, ("L1-01",)), ("Ola", "Jan"), viewer) for viewer in (None, 0, 1)}
    assert told[0] is None
    assert told[1] == told[None]
    assert told[1].startswith("New top row")


def test_an_added_mask_is_among_those_that_one_has():
    ask = [*steps(), ["PlayMasks", False, MASK_KINDS.index("beggar"), -1, -1]]
    state = position(hand={0: "beggar*2"}, progress={0: "P3-6"}, ask=ask)
    said = TEXTS.spoken(W, state.observe(0), ("Ola", "Jan"), Touch((), ("button:hold",)))
    assert said.endswith("You have: mask cards: 3 × beggar.")


def test_who_asks_once_more_hears_resources_and_masks_and_before_masks_one_hears_those():
    state = position(goods={0: "corn"}, hand={0: "husk husk beggar"}, ask=steps("mask"))

    def said(again=False):
        return TEXTS.spoken(W, state.observe(0), ("Ola", "Jan"), Touch((), ("step:mask",), again=again))

    assert said().endswith("Ola\u2069: next action? Mask.")
    assert said(again=True).endswith(" You have: 1 corn; mask cards: beggar, 2 × corn husk.")
    state.apply(do(0, "do", "mask"))
    assert said().endswith(": draw a mask, from the deck or the discards. You have: mask cards: beggar, 2 × corn husk.")


def test_what_an_action_gives_up_is_in_its_name_and_said_before_it_is_confirmed():
    state = position(goods={0: "beaver"}, ask=steps("tan", "fish"))
    view, possible = state.observe(0), ("step:tan", "step:fish", "button:end")
    assert pickable(W, view, Touch((), possible), "step:fish")["aria_label"].endswith(" You lose: Tan.")
    assert "lose" not in pickable(W, view, Touch((), possible), "step:tan")["aria_label"]
    said = foretell(view, Touch(("step:fish",), possible, do(0, "do", "fish")), W)
    assert said == "Fish: 1 fish. You lose: Tan.", "how it is done is said once, after it"


def test_of_a_hint_one_hears_the_name_of_what_it_has_chosen_which_says_its_rule_itself():
    view = position(offer="P1-2", progress={0: "P1-1"}, ask=steps("trade")).observe(0)
    for verb, tile, said in (("buy", "P1-2", "Buy: "), ("use", "P1-1", "Use: Extra step.")):
        action = do(0, verb, tile)
        hinted = foretell(view, Touch(action.picks, (), action, reason=("gains", {})), W)
        assert hinted.startswith(said)
        assert len(hinted) < len(foretell(view, Touch(action.picks, (), action), W))
        assert "Price: " not in hinted
    view = position(standing={"B1": (2, 0)}, ask=steps("move1")).observe(0)
    action = do(0, "stand", "V1", "B1")
    there, hinted = (foretell(view, Touch(action.picks, (), action, reason=why), W) for why in (None, ("move", {})))
    assert there == "Village 1 → Border 1: you lead there already."
    assert hinted == "Village 1 → Border 1."


def test_of_smallpox_one_hears_who_goes_to_the_long_house():
    view = position().observe(0)
    said = foretell(view, Touch(("native:V1.1",), (), do(0, "lose", "V1.1")), W)
    assert said.startswith("To the long house: hunter. Village 1, beavers")
    assert foretell(view, Touch((), (), do(0, "lose", "V1")), W).startswith("To the long house: warrior. ")


def test_the_order_of_play_says_that_it_takes_the_turn():
    view = position().observe(0)
    said = pickable(W, view, Touch((), ("tile:A1", "button:order")), "button:order")["aria_label"]
    assert said == "Order of play. Place next year: 1. It takes the place of a tile in this turn."
    assert pickable(W, view, Touch((), ("button:order",)), "button:order")["aria_label"] == (
        "Order of play. Place next year: 1."
    )


def test_masks_of_a_combination_are_called_with_how_many_each():
    view = position().observe(0)
    touch = Touch(("space:full_house",), ("cards:husk+beggar",))
    assert pickable(W, view, touch, "cards:husk+beggar")["aria_label"] == "3 × corn husk, 2 × beggar"


def test_an_attack_names_whose_sentinel_it_is():
    said = pickable(W, position().observe(0), Touch((), ("fight:B1-2",)), "fight:B1-2", ("Ola", "Jan"))["aria_label"]
    assert said.startswith("Border 1 (attack on a sentinel: Jan). ")


def test_the_market_that_is_only_looked_at_is_no_row_of_bare_numbers_to_who_hears_it():
    root = ElementTree.fromstring(drawn(position(), 0))
    pane = next(e for e in root.iter() if e.get("id") == "pane-market")
    assert not [e for e in pane.iter() if e.get("data-pick") or e.get("role") == "button"]
    inside = {id(e) for whole in pane.iter() if whole.get("aria-hidden") or "data-reads" in whole.attrib
              for e in whole.iter()}  # fmt: skip
    assert not [e.text for e in pane.iter() if e.tag.endswith("text") and id(e) not in inside]


def test_of_an_outpost_that_goes_home_one_hears_that_its_area_is_left_empty():
    state, told = position(ask=steps("move1"), areas={"B1.0": "0 warrior", "B1.1": "0 warrior"}), []
    state.apply(do(0, "open", "transfer"))
    for way in ("B1.0 fill", "B1.1 leave"):
        state.apply(do(0, "home", *way.split()), told.append)
    filled, left = (
        TEXTS.sentence(W, event, ("Ola", "Jan"), 0) for event in told if type(event).__name__ == "Transferred"
    )
    assert filled.endswith(". A woman takes its place.")
    assert left.endswith(". The area is left empty.")


def test_a_ritual_names_the_progress_tile_that_adds_to_it_while_it_is_there():
    state = position(progress={0: "P1-3"}, ask=steps("ritual"))
    tile = explain.own(W, "P1-3").partition(".")[0]
    said = TEXTS.pick_label(W, "step:ritual", state.observe(0))
    assert re.match(rf"Ritual \(now: Ritual \+\d, with {tile}: \+\d\): ", said)
    used = position(progress={0: "P1-3"}, used="P1-3", ask=steps("ritual"))
    assert tile not in TEXTS.pick_label(W, "step:ritual", used.observe(0)).partition(")")[0]


@pytest.mark.rule("WE-34")
def test_a_price_says_that_its_vegetables_are_different_and_what_of_it_is_missing():
    assert explain.price(W, "P1-4") == "Price: 1 pelt, 1 fish, 1 vegetable."
    assert explain.price(W, "P2-4").endswith("2 different vegetables.")
    assert explain.price(W, "P3-2").endswith("one vegetable of each kind.")
    have = position(goods={0: "pelt*2 fish*2 corn*3"}).observe(0).players[0].goods
    assert explain.lacking(W, "P2-4", have) == "You lack: 1 vegetable of another kind."
    assert explain.lacking(W, "P1-4", have) == ""
    assert explain.lacking(W, "P3-2", have) == "You lack: 1 pelt, 1 fish, 2 vegetables of other kinds."


def test_the_name_of_a_tile_says_what_it_costs_and_how_far_it_goes():
    view = position(goods={0: "beaver*2 pelt corn"}, canoes={0: 2}).observe(0)
    said = {place.steps: label(W, view, do(0, "tile", place.id)) for place in view.players[0].grid}
    assert any("now: −2 beavers, 2 pelts" in name for steps, name in said.items() if "tan" in steps)
    assert all("exchange up to 2, up to 2 points" in name for steps, name in said.items() if "trade" in steps)
    assert any(name.endswith("now: up to 3 steps") for steps, name in said.items() if "move3" in steps)
    assert any(name.endswith("now: one more tile") for steps, name in said.items() if "fire" in steps)


@pytest.mark.rule("WE-17")
def test_a_swap_says_its_price_before_it_is_begun_and_its_pair_before_it_is_done():
    state = position(ask=steps("trade"))
    name = pickable(W, state.observe(0), Touch((), ("button:swap",)), "button:swap")["aria_label"]
    assert name == "Swap two tiles. It costs 1 point."
    state.apply(do(0, "open", "swap"))
    first, second = (
        action for action in state.legal_actions() if action.verb == "swap" and action.what in ("A1", "B1")
    )
    state.apply(first)
    view = state.observe(0)
    there = {place.id: place.steps for place in view.players[0].grid}
    said = foretell(view, Touch((f"tile:{second.what}",), (), second), W)
    assert said == f"{nouns.steps(W, there[first.what])} ↔ {nouns.steps(W, there[second.what])}. It costs 1 point."


def test_who_is_attacked_is_named_wherever_a_warrior_of_theirs_is_touched():
    state = position(standing={"V1": (1, 0), "B1": (0, 1), "C": (0, 1)}, ask=steps("move3"))
    state.apply(do(0, "do", "move3"))
    root = ElementTree.fromstring(drawn(state, 0))
    fights = [e.get("aria-label") for e in root.iter() if (e.get("data-pick") or "").startswith("fight:")]
    assert fights
    assert not [label for label in fights if "village" in label]


def test_a_years_end_says_what_has_brought_points_on_tracks_that_do_not_count_yet():
    view = position(tracks={1: (3, 0, 0, 0)}).observe(None)
    panel = table.round_end([Scored(1, "economic", 3, 3, "P1-8")], view, view, W, sitters(2))
    said = [e.get("data-say") for e in ElementTree.fromstring(f"<p>{panel}</p>").iter() if e.get("data-say")]
    assert len(said) == 1
    assert ": Economy +3 (" in said[0]


@pytest.mark.rule("WE-45")
@pytest.mark.parametrize(
    ("alone", "areas", "end"),
    [
        (False, {"C.1": "0 warrior"}, "a villager takes the place and brings goods there."),
        (True, {"C.1": "0 warrior"}, "the area would be empty."),
        (False, {}, ""),
    ],
)
def test_of_outposts_that_could_go_home_it_is_said_who_keeps_their_area(alone, areas, end):
    view = position(areas=areas, ask=steps()).observe(0)
    if alone:  # nobody else is in the village
        view = view._replace(players=(view.players[0]._replace(women=0, hunters=0), *view.players[1:]))
    said = homecoming(W, view)
    assert said.endswith(end)
    assert bool(said) == bool(areas)
    possible = ("button:transfer", "button:end") if areas else ("button:end",)
    assert TEXTS.prompt(W, view, ("Ola", "Jan"), Touch((), possible)).endswith(end or "End your turn.")
    later = TEXTS.prompt(W, view._replace(year=3), ("Ola", "Jan"), Touch((), possible))
    assert later.endswith("would be empty.") == alone
    assert "villager" not in later, "what is usual has been read"
