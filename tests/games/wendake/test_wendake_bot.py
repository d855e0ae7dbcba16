"""The sense of Wendake: what it thinks of, what it proposes, why; and that whole games by it come to something."""

import pytest
from wendake_table import play, position, steps, texts

from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.rng import Rng
from prateria.games.wendake.bot.evaluation import evaluate, lying_there, offhand, proposals, propose, shortlist, silly
from prateria.games.wendake.bot.reasons import reason
from prateria.games.wendake.bot.reasons import reason as why
from prateria.games.wendake.engine import State, data
from prateria.games.wendake.words import reasons as advice
from prateria.kit.words import Words


def walk(seats, seed, options=None):
    """Every position of a random game."""
    state, rng = State.new(seats, options, seed), Rng(seed)
    while legal := state.legal_actions():
        yield state
        state.apply(legal[rng.below(len(legal))])


def first(state):
    """The likeliest action."""
    return shortlist(state, state.turn)[0].text.partition(" ")[2]


def after(state, text):
    """The position after that action."""
    new = state.clone()
    play(new, text)
    return new


# -- whatever the position -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_it_thinks_of_can_be_done(seats):
    for seed in range(4):
        for state in walk(seats, seed, {"tribes": bool(seed % 2)}):
            if state.bag() is None:
                found = shortlist(state, state.turn)
                assert found
                assert set(found) <= set(state.legal_actions())
                assert len(found) == len(set(found))


def test_it_thinks_by_what_its_seat_knows():
    for state in walk(3, 5):
        if state.bag() is None:
            for n in range(2):
                assert shortlist(state.redeal(state.turn, Rng(n)), state.turn) == shortlist(state, state.turn)


def test_every_bag_that_it_proposes_can_be_filled():
    seen = set()
    for seats in (1, 4, 4, 4, 4):
        for state in walk(seats, len(seen)):
            bag = state.bag()
            view = state.observe(state.turn)
            assert (bag is None) == (propose(view) == {})
            if bag is None:
                continue
            for counts in proposals(view, Rng(1), 8):
                trial = state.clone()
                for kind in bag.kinds[len(bag.taken) :]:
                    trial.apply(trial.parse(f"{bag.seat + 1} take {kind} {counts[kind]}"))
                assert tuple(counts.values())[: len(bag.taken)] == bag.taken
                assert bag.fewest <= sum(counts.values()) <= bag.total
            seen.add(view.asked.bag)
    assert {"give", "receive", "spend", "natives"} <= seen


def test_every_action_has_a_reason_that_can_be_told():
    w, seen = Words("en"), set()
    for seed in range(5):
        for state in walk(2, seed):
            view = state.observe(state.turn)
            for action in state.onward_actions():
                found = reason(view, (action,))
                assert advice.reason(w, found).endswith(".")
                seen.add(found[0])
    assert len(seen) > 20
    if advice.__doc__:  # what ships has no docstrings
        known = advice.__doc__.split("`")
        assert seen <= set(known)


# -- what it would do ------------------------------------------------------------------------------------------------


@pytest.mark.rule("WE-13")
def test_the_third_tile_is_the_only_one_left():
    state = position(marked={0: "A1 A2"}, ordered=(0,), swapped=(0,))
    assert [action.text for action in shortlist(state, 0)] == ["1 tile A3"]
    name, values = why(state.observe(0), shortlist(state, 0))
    assert (name, values["line"], values["others"]) == ("line", ("A1", "A2", "A3"), ())


def test_the_open_mask_that_completes_a_set():
    state = position(ask=steps("mask"), hand={0: "husk*3"}, pile="beggar husk")
    play(state, "do mask")
    assert first(state) == "draw pile"
    play(state, "draw pile")
    assert first(state) == "mask quads husk"
    name, values = why(state.observe(0), shortlist(state, 0)[:1])
    told = {key: value for key, value in values.items() if key not in BESIDE}
    assert (name, told) == ("mask_space", {"space": "quads", "n": 7, "counts": 0, "behind": (("military", 7),)})


def test_the_deck_where_the_open_mask_is_of_no_use():
    state = position(ask=steps("mask"), hand={0: "husk*2 spirit*2"}, pile="beggar")
    play(state, "do mask")
    assert first(state) == "draw deck"


def test_the_free_space_that_brings_most():
    state = position(ask=steps("mask"), hand={0: "husk*4"}, discs={1: "quads"}, pile="beggar")
    play(state, "do mask", "draw pile")
    assert first(state) == "mask trips husk"


def test_natives_that_make_sets():
    state = position(ask=steps("ritual"), house={0: (1, 1, 4)})
    play(state, "do ritual")
    assert propose(state.observe(0)) == {"woman": 0, "hunter": 0, "warrior": 2}


def test_all_that_is_left_is_spent_in_the_last_trade():
    state = position(ask=steps("trade"), goods={0: "pelt*3 fish corn"}, canoes={0: 2}, year=7, tracks={0: (0, 5, 5, 5)})
    play(state, "do trade")
    assert first(state) == "exchange"
    play(state, "exchange")
    assert propose(state.observe(0)) == {"corn": 0, "bean": 0, "pumpkin": 0, "pelt": 2, "fish": 0}
    play(state, "take corn 0", "take bean 0", "take pumpkin 0", "take pelt 2", "take fish 0")
    assert propose(state.observe(0)) == {"corn": 0, "bean": 1, "pumpkin": 1, "pelt": 0, "fish": 0}


@pytest.mark.parametrize(("goods", "name"), [("pelt*3 fish corn", "exchange_kinds"), ("pelt*3 corn", "exchange_tile")])
def test_an_exchange_is_advised_for_what_it_is_good_for_and_says_its_risk(goods, name):
    """A tile that can be paid already is no reason to exchange."""
    state = position(ask=steps("trade"), goods={0: goods}, canoes={0: 2}, offer="P1-8", tracks={0: (0, 3, 3, 3)})
    play(state, "do trade")
    found = reason(state.observe(0), [state.parse("1 exchange")])
    assert (found[0], found[1]["smallpox"]) == (name, True)
    said = advice.reason(Words("en"), found)
    assert "smallpox" in said
    assert ("a progress tile of level 1" in said) == (name == "exchange_tile")
    assert "Pelt or fish" not in said, "which tile it will be is thought through after the exchange"
    play(state, "exchange")
    assert reason(state.observe(0), state.legal_actions()[:1])[0] == name, "the same while one fills the bag"


@pytest.mark.parametrize(("goods", "offer"), [("pelt*2 fish corn", "P3-8"), ("pelt*3 fish corn", "P1-8")])
def test_no_exchange_for_one_kind_more(goods, offer):
    """One point hardly pays for a check, also beside a tile that can be paid already."""
    state = position(ask=steps("trade"), goods={0: goods}, canoes={0: 1}, offer=offer)
    play(state, "do trade")
    assert first(state) != "exchange"


def test_a_beginner_wastes_nothing_of_a_tile_and_plans_no_line():
    state = position()
    tiles = offhand(state, 0)
    assert len(tiles) > 2
    assert {action.verb for action in tiles} == {"tile"}
    busy = position(ask=steps("hunt", "harvest"))
    assert [action.text for action in offhand(busy, 0)] == ["1 do hunt"], "first things first"


def test_nothing_lies_in_a_bag_for_an_exchange_that_does_not_pay():
    state = position(ask=steps("trade"), goods={0: "corn"}, canoes={0: 2})
    play(state, "do trade", "exchange")
    assert propose(state.observe(0))["corn"] == 1  # bots must give something
    assert lying_there(state.observe(0)) == {}
    play(state, "take corn 1", "take bean 0", "take pumpkin 0", "take pelt 0", "take fish 0")
    found = lying_there(state.observe(0))
    assert found.get("corn", 0) == 0


def test_what_pays_lies_in_the_bag():
    state = position(ask=steps("trade"), goods={0: "pelt*3 fish corn"}, canoes={0: 2}, year=7)
    play(state, "do trade", "exchange")
    assert lying_there(state.observe(0)) == propose(state.observe(0))
    assert lying_there(state.observe(0))["pelt"] == 2
    play(state, "take corn 0", "take bean 0", "take pumpkin 0", "take pelt 2", "take fish 0")
    assert lying_there(state.observe(0)) == propose(state.observe(0))


def test_goods_for_a_tile_in_reach():
    state = position(ask=steps("trade"), goods={0: "pelt*3"}, canoes={0: 2}, offer="P1-8", tracks={0: (0, 3, 3, 3)})
    play(state, "do trade", "exchange")
    assert propose(state.observe(0))["pelt"] == 2


def test_a_free_area_is_taken_and_filled():
    state = position(ask=steps("move1"), year=2)
    assert first(state) == "do move1"
    play(state, "do move1")
    assert first(state).startswith("lie V1 ")
    play(state, first(state))
    assert first(state) == "open transfer"
    play(state, "open transfer")
    assert first(state).endswith(" fill")


def test_smallpox_takes_whom_one_has_most_of():
    state = position(ask=[["Steps", [], [], False], ["Smallpox"]], house={0: (0, 4, 4)})
    assert first(state) == "lose V1.0"


def test_the_highest_turtle():
    state = position(ask=steps("military"), canoes={0: 5})
    play(state, "do military")
    assert texts(state) == ["turtle canoes-3", "turtle canoes-4", "turtle canoes-5"]
    assert first(state) == "turtle canoes-5"


def test_points_on_the_lower_track_of_a_pair():
    ask = [["Steps", [], [], False], ["Track", [0, 3], 2]]
    bought = {0: "P2-3"}  # pairs: mask and military, economic and ritual
    state = position(ask=ask, year=7, progress=bought, tracks={0: (2, 4, 1, 2)})
    assert first(state) == "track mask"
    assert first(position(ask=ask, year=7, progress=bought, tracks={0: (2, 2, 4, 3)})) == "track economic"


def test_the_end_of_a_turn_is_left_to_those_who_know_why():
    state = position(ask=steps("hunt"))
    view = state.observe(0)
    assert {action.verb for action in state.legal_actions() if silly(view, action)} == {"open", "end"}


@pytest.mark.rule("WE-17")
def test_a_swap_that_is_worth_its_point():
    goods = {0: "pelt*3 fish*3 corn*2 bean*2"}
    state = position(marked={0: "A1 A2"}, next_order=(0,), year=7, goods=goods, canoes={0: 3})
    assert [action.text for action in shortlist(state, 0)] == ["1 tile A3", "1 open swap"]
    play(state, decide(SeatView(state, 0), "normal", Rng(1)).actions[0].text.partition(" ")[2])
    play(state, first(state), *[first(after(state, first(state)))])
    assert data.TILES[state.players[0].grid[6] // 2].front == ("trade",)


def test_no_swap_for_nothing():
    state = position(marked={0: "A1 A2"}, next_order=(0,), grid={0: "B2 B3 B4 B5 B1 B7 B9 B8 B6"})
    assert first(state) == "tile A3"
    assert len(shortlist(state, 0)) == 1


def test_a_tribe_by_the_pairs_of_tracks():
    """What one chooses changes with what counts: masks beside the highest track, or beside the lowest."""
    for rules in (1, 2):
        states = [State.new(4, {"tribes": True}, seed, rules) for seed in range(12)]
        assert len({shortlist(state, 0)[0].what for state in states}) > 1


@pytest.mark.rule("WE-60")
def test_warriors_set_out_before_the_harvest_if_that_may_be():
    state = position(ask=steps("harvest", "move1"), progress={0: "P1-4"}, year=2)
    assert first(state) == "use P1-4"
    play(state, "use P1-4")
    assert first(state) == "do move1"
    state = position(ask=steps("move1", "harvest"), progress={0: "P1-4"}, year=2)
    assert first(state) == "do move1"


def test_what_can_be_done_at_any_time_is_not_forgotten_before_an_action():
    state = position(ask=steps("harvest"), areas={"O1.0": "0 warrior"}, swapped=(0,))
    assert [action.text for action in state.legal_actions()] == ["1 do harvest", "1 open transfer", "1 end"]
    assert decide(SeatView(state, 0), "normal", Rng(1)).actions[0].text == "1 open transfer"


BESIDE = ("about", "promise", "kept", "comes", "once", "step", "start")
"""What a reason has beside what it says: its plan, and what is advised."""


@pytest.mark.parametrize(
    ("setup", "action", "found"),
    [
        ({"ask": steps("mask")}, "do mask", ("mask", {"space": "", "n": 0, "drawn": ""})),
        ({"ask": steps("trade")}, "do trade", ("trade", {})),
        ({"ask": steps("move2")}, "do move2",
         ("move_area", {"native": "woman", "yields": "corn", "to": "B1.0", "sides": 2, "maybe": True})),
        ({"ask": steps("ritual")}, "do ritual",
         ("points", {"n": 5, "track": "ritual", "counts": 0, "behind": (("economic", 5),)})),
        ({"ask": steps("ritual"), "tracks": {0: (3, 0, 0, 0)}}, "do ritual",
         ("points", {"n": 5, "track": "ritual", "counts": 3, "behind": (("economic", 2),)})),
        ({"ask": steps("ritual"), "tracks": {0: (5, 0, 0, 0)}}, "do ritual", ("points", {"n": 5, "track": "ritual"})),
        ({"ask": steps("ritual"), "progress": {0: "P1-3"}, "tracks": {0: (9, 0, 0, 0)}}, "do ritual; use P1-3",
         ("rite", {"n": 6, "used": "P1-3"})),
        ({"ask": steps("military"), "house": {0: (0, 0, 7)}, "canoes": {0: 1}}, "do military",
         ("harmless", {})),
        ({"ask": [["Steps", [], [], False], ["TurnOver"]]}, "turn B2", ("turn_tile", {})),
        ({"ask": steps(), "progress": {0: "P1-8"}, "goods": {0: "pelt"}}, "use P1-8",
         ("goods", {"goods": (0, 0, 0, 0, 1, 0), "used": "P1-8"})),
        ({"ask": steps(), "progress": {0: "P2-1"}}, "use P2-1",
         ("move_area", {"native": "woman", "yields": "corn", "to": "B1.0", "sides": 2, "maybe": True, "used": "P2-1"})),
        ({"ask": steps("fish"), "progress": {0: "P3-7"}, "year": 6}, "use P3-7", ("progress", {"used": "P3-7"})),
        ({"ask": steps("fish"), "progress": {0: "P3-7"}, "year": 7}, "use P3-7", ("progress_last", {"used": "P3-7"})),
        ({"ask": steps(inner=("buy",)), "goods": {0: "pelt fish corn"}, "offer": "P1-1"}, "buy P1-1",
         ("buy", {"tile": "P1-1", "left": 6, "counts": 0, "behind": (("mask", 1), ("ritual", 1))})),
        ({"ask": steps(inner=("buy",)), "goods": {0: "pelt fish corn"}, "offer": "P1-1", "year": 7}, "buy P1-1",
         ("buy_last", {"tile": "P1-1", "left": 0, "counts": 0, "behind": (("mask", 1), ("ritual", 1)), "last": True})),
        ({"year": 7}, "order", ("order_late", {})),
        ({"year": 6}, "order", ("order_early", {})),
        ({"ask": [["Steps", [], [], False], ["Track", [0, 3], 2]], "tracks": {0: (5, 4, 1, 2)},
          "progress": {0: "P2-3"}}, "track economic",
         ("points", {"n": 2, "track": "economic", "counts": 0, "behind": (("ritual", 6),), "sooner": "mask"})),
        ({"ask": [["Steps", [], [], False], ["Track", [0, 3], 2]], "tracks": {0: (2, 4, 1, 2)},
          "progress": {0: "P2-3"}}, "track mask",
         ("lower_track", {"track": "mask"})),
        ({"ask": [["Steps", [], [], False], ["Track", [0, 3], 2]], "tracks": {0: (5, 5, 5, 5)},
          "progress": {0: "P2-3"}}, "track mask",
         ("points", {"n": 2, "track": "mask", "counts": 0, "behind": (("military", 2),)})),
        ({"ask": [["Steps", [], [], False], ["Flag"]], "progress": {0: "P1-1 P2-2"}}, "flag EN",
         ("flag", {"tile": "P2-2"})),
    ],
)  # fmt: skip
def test_a_reason_is_true(setup, action, found):
    state = position(**setup)
    *before, last = action.split("; ")
    play(state, *before)
    name, values = why(state.observe(0), (state.parse(f"1 {last}"),))
    assert (name, {key: value for key, value in values.items() if key not in BESIDE}) == found


# -- whole games -----------------------------------------------------------------------------------------------------


def test_a_solo_game_comes_to_something():
    state, rng = State.new(1, seed=2), Rng(2)
    while state.actors():
        for action in decide(SeatView(state, 0), "normal", rng.fork()).actions:
            state.apply(action)
    assert state.outcome().points[0] >= 20


def test_a_better_position_is_worth_more():
    poor, rich = position(year=6), position(year=6, goods={0: "pelt*3 fish*3 corn bean"}, tracks={0: (3, 3, 3, 3)})
    assert evaluate(rich, 0, Rng(1)) > evaluate(poor, 0, Rng(1)) + 3
