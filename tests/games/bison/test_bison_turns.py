"""The box, a round and its actions."""

import pytest
from bison_table import animals, camps, legal, numbers, play, supply, table
from playing import choose

from prateria.core.errors import IllegalAction
from prateria.core.rng import Rng
from prateria.games.bison.engine import State
from prateria.games.bison.engine.data import ACTIONS, DEEDS, MOST, PRICES, REMOVED, ROUNDS
from prateria.games.bison.engine.events import (
    Answered,
    Gained,
    Gathered,
    HuntersPut,
    Named,
    Paid,
    RoundBegan,
    TileDrawn,
    TilePlaced,
    TotemPassed,
)

BOARD = "F4:T09:4 E5:T17:0 E6:T18:2"


@pytest.mark.rule("BI-02", "BI-03", "BI-04")
def test_what_everyone_starts_with():
    view = State.new(3, seed=4).observe(None)
    for player in view.players:
        assert player.animals == (10, 10, 10)
        assert player.supply == (4, 1, 1, 0, 0, 1, 1, 0, 0)
        assert player.market == (4, 1, 1, 1, 1, 1, 1, 1, 1)


@pytest.mark.rule("BI-14")
@pytest.mark.parametrize(("seats", "rounds", "removed"), [(2, 6, 6), (3, 5, 3), (4, 4, 2)])
def test_the_stack_lasts_for_all_rounds(seats, rounds, removed):
    state = State.new(seats, seed=3)
    assert (state.observe(None).rounds, len(state.boxed)) == (rounds, removed) == (ROUNDS[seats], REMOVED[seats])
    assert len(state.stack) + seats + removed == 18
    rng = Rng(1)
    while state.actors():
        state.apply(choose(state, rng))
    assert (state.stack, state.hands, state.round) == ((), (-1,) * seats, rounds)
    assert len(state.observe(None).cells) == 21 - removed
    assert {State.new(seats, seed=seed).totem for seed in range(40)} == set(range(seats))


@pytest.mark.rule("BI-15")
def test_tiles_are_drawn_in_turn_and_seen_by_their_owner_alone():
    state = table(seats=3, totem=2, turn=1, phase="end", deeds=["place tipi canoe gather"] * 3)
    before = state.stack
    events = play(state, "1 end")
    began = events.index(RoundBegan(2, 2))
    drawn = events[began + 1 :]
    assert [event.seat for event in drawn] == [2, 0, 1]
    assert [event.left for event in drawn] == [11, 10, 9]
    assert [state.hands[event.seat] for event in drawn] == list(reversed(before))[:3]
    for seat in (0, 1, 2, None):
        view = state.observe(seat)
        assert [State.seen_by(event, seat).tile is not None for event in drawn] == [e.seat == seat for e in drawn]
        assert (view.own is None) == (seat is None)
        assert len(view.unseen) == 18 - (seat is not None)
        assert view.own not in view.unseen
    assert all(isinstance(event, TileDrawn) and State.reveals(event) for event in drawn)


@pytest.mark.rule("BI-16", "BI-29")
def test_four_times_round_and_the_totem_goes_left():
    state, rng = State.new(3, seed=5), Rng(5)
    order, passed, holder = [], [], state.totem
    while state.round < 3:
        events = []
        state.apply(choose(state, rng), events.append)
        order += [event.seat for event in events if isinstance(event, Named)]
        passed += [event for event in events if isinstance(event, TotemPassed)]
    left = [(holder + i) % 3 for i in range(5)]
    assert order == left[:3] * ACTIONS + left[1:4] * ACTIONS
    assert passed == [TotemPassed(left[0], left[1]), TotemPassed(left[1], left[2])]


@pytest.mark.rule("BI-16")
def test_each_action_once_a_round():
    state = table(deeds=["move1 gather", "tipi canoe"])
    assert {text.split()[0] for text in legal(state, "do ")} == {"place", "tipi", "canoe", "move3"}
    play(state, "1 do tipi 0", "1 gain fish", "1 end")
    assert {text.split()[0] for text in legal(state, "do ")} == {"place", "gather", "move1", "move3"}


@pytest.mark.rule("BI-17")
@pytest.mark.parametrize("ruleset", ["bison", "apacze"])
def test_the_fourth_action_places_the_tile_if_it_is_still_in_hand(ruleset):
    three = "move1 gather tipi"
    state = table(deeds=[three, three], ruleset=ruleset)
    assert {text.split()[0] for text in legal(state, "do ")} == {"place"}
    placed = table(deeds=["place move1 gather", three], ruleset=ruleset)
    assert {text.split()[0] for text in legal(placed, "do ")} == {"tipi", "canoe", "move3"}


@pytest.mark.rule("BI-18")
def test_prices():
    assert PRICES[1:] == (0, 2, 4, 7, 10)
    state = table(animals=[(1, 2, 3)], hands=["T05"])
    assert numbers(state, "place") == [0, 1, 2, 3]
    events = play(state, "1 do place 3")
    assert (state.bag().total, state.bag().limits) == (4, (1, 2, 3))
    events += play(state, "1 take bison 1", "1 take turkey 0", "1 take fish 3")
    named = Named(0, "place", 3, 4)
    answers = [Answered(0, "bison", 1), Answered(0, "turkey", 0), Answered(0, "fish", 3)]
    assert events == [named, *answers, Paid(0, (1, 0, 3))]
    assert animals(state, 1) == (0, 2, 0)


@pytest.mark.rule("BI-18")
def test_what_can_be_paid_in_one_way_only_is_not_asked():
    state = table(animals=[(0, 0, 5)])
    assert Paid(0, (0, 0, 4)) in play(state, "1 do place 3")
    assert state.phase == "place"
    state = table(animals=[(1, 0, 1)])
    assert Paid(0, (1, 0, 1)) in play(state, "1 do place 2")


@pytest.mark.rule("BI-18")
def test_no_hunters_bring_an_animal():
    state = table(animals=[(15, 14, 15)])
    assert play(state, "1 do gather 0") == [Named(0, "gather", 0, 0)]
    assert legal(state) == ["gain turkey"]
    assert play(state, "1 gain turkey") == [Gained(0, "turkey")]
    assert (animals(state, 1), state.phase) == ((15, 15, 15), "end")
    full = table(animals=[(15, 15, 15)])
    assert play(full, "1 do gather 0") == [Named(0, "gather", 0, 0), Gained(0, None)]
    assert full.phase == "end"


@pytest.mark.rule("BI-18")
def test_no_hunters_are_always_possible():
    state = table(animals=[(0, 0, 0)])
    assert legal(state, "do ") == ["place 0", "place 1", *(f"{deed} 0" for deed in DEEDS[1:])]


@pytest.mark.rule("BI-19")
def test_hunters_come_from_the_supply_onto_one_space_of_the_new_tile():
    state = table("", ["D4p:3"], hands=["T05"])
    assert numbers(state, "place") == [0, 1]
    play(state, "1 do place 1")
    assert len(legal(state)) == 9 * 3
    assert play(state, "1 place T05 D3 4") == [TilePlaced(0, "T05", "D3", 4, ("D3p", "D3m", "D4r"))]
    assert legal(state) == ["put D3p", "put D3m", "put D3r"]
    assert play(state, "1 put D3r") == [HuntersPut(0, "D3r", 1)]
    assert (camps(state, 1), supply(state, 1).get("hunter")) == ({"D4p": (3, 0), "D3r": (1, 0)}, None)


@pytest.mark.rule("BI-19")
@pytest.mark.parametrize("ruleset", ["bison", "apacze"])
def test_a_tile_without_hunters_brings_an_animal(ruleset):
    state = table(ruleset=ruleset, hands=["T05"])
    play(state, "1 do place 0", "1 gain bison", "1 place T05 E3 0")
    assert (animals(state, 1), state.phase) == ((11, 10, 10), "end")
    state = table("", ["D4p:4"], ruleset=ruleset)
    assert numbers(state, "place") == [0]


@pytest.mark.rule("BI-20", "BI-13")
def test_what_can_be_built_where():
    state = table(BOARD, ["D4p:2 D4r:3 E4m:1+2 E5m:1+1", "E4p:4"], bought=["tipi-3 tipi-4"])
    assert numbers(state, "tipi") == [0, 1], "the own tipis of size 1 and 2 stand already"
    play(state, "1 do tipi 1")
    assert legal(state) == ["build E4m"]
    play(state, "1 build E4m")
    assert camps(state, 1)["E4m"] == (0, 3)


@pytest.mark.rule("BI-20")
def test_an_equal_or_smaller_piece_is_no_enlargement():
    state = table(BOARD, ["E4m:4+3"], bought=["hunter tipi-1 tipi-2"])
    assert numbers(state, "tipi") == [0]


@pytest.mark.rule("BI-21")
def test_canoes_stand_on_rivers_only():
    state = table(BOARD, ["D4p:2 D4r:2 E4m:1"])
    play(state, "1 do canoe 2", "1 take bison 2", "1 take turkey 0", "1 take fish 0")
    assert legal(state) == ["build D4r"]
    state = table(BOARD, ["D4p:2 E4m:1"])
    assert numbers(state, "canoe") == [0]


@pytest.mark.rule("BI-22")
def test_gathering():
    state = table(BOARD, ["D4p:2 E4m:1 E5r:1+1 F4m:0+1", "E4p:2"])
    assert numbers(state, "gather") == [0, 1, 2, 3]
    play(state, "1 do gather 3", "1 take bison 4", "1 take turkey 0", "1 take fish 0")
    assert legal(state) == ["call E4m", "call E5r"], "nobody is at the tipi, and too few are left for D4p"
    events = play(state, "1 call E5r")
    assert events[-1] == Gathered(0, "E5r", (("D4p", 2), ("E4m", 1)))
    assert camps(state, 1) == {"E5r": (4, 1), "F4m": (0, 1)}
    assert state.phase == "end"


@pytest.mark.rule("BI-22")
def test_who_comes_is_asked_if_there_is_a_choice():
    state = table(BOARD, ["D4p:2 E4m:2 E5r:1"])
    play(state, "1 do gather 2", "1 take bison 2", "1 take turkey 0", "1 take fish 0", "1 call E5r")
    assert (state.bag().kinds, state.bag().limits, state.bag().total) == (("D4p", "E4m"), (2, 2), 2)
    events = play(state, "1 take D4p 1", "1 take E4m 1")
    assert events[-1] == Gathered(0, "E5r", (("D4p", 1), ("E4m", 1)))
    assert camps(state, 1) == {"D4p": (1, 0), "E4m": (1, 0), "E5r": (3, 0)}


@pytest.mark.rule("BI-22")
def test_one_group_cannot_be_called():
    assert numbers(table(BOARD, ["D4p:4"]), "gather") == [0]
    assert numbers(table(BOARD, [""]), "gather") == [0]


@pytest.mark.rule("BI-13", "BI-23")
@pytest.mark.parametrize("ruleset", ["bison", "apacze"])
@pytest.mark.parametrize("piece", ["1", "0+1"])
def test_others_may_be_passed_not_joined(piece, ruleset):
    state = table(BOARD, ["D4m:1", f"D4r:{piece} D5r:0+1"], ruleset=ruleset)
    assert numbers(state, "move1") == [0]
    assert numbers(state, "move3") == [0, 1]
    play(state, "1 do move3 1")
    assert legal(state, "move") == ["D4m D4p", "D4m E4m", "D4m D5p", "D4m D5m"]
    with pytest.raises(IllegalAction):
        play(state, "1 move D4m D4r")


@pytest.mark.rule("BI-23")
def test_each_hunter_moves_once_to_another_space():
    state = table(BOARD, ["D4p:2 D4r:1"])
    play(state, "1 do move1 3", "1 take bison 4", "1 take turkey 0", "1 take fish 0")
    play(state, "1 move D4p D4r")
    assert "D4r D4p" in legal(state, "move")
    play(state, "1 move D4r D4p")
    assert {text.split()[0] for text in legal(state, "move")} == {"D4p"}, "the one in the river has moved"
    play(state, "1 move D4p E4m")
    assert camps(state, 1) == {"D4p": (1, 0), "D4r": (1, 0), "E4m": (1, 0)}


@pytest.mark.rule("BI-23")
def test_a_tipi_stays():
    state = table(BOARD, ["D4p:1+2"])
    play(state, "1 do move1 1", "1 move D4p D4r")
    assert camps(state, 1) == {"D4p": (0, 2), "D4r": (1, 0)}
    assert numbers(table(BOARD, ["D4p:0+2"]), "move3") == [0]


@pytest.mark.rule("BI-24")
def test_market_and_barter_before_and_after_an_action_never_within():
    state = table(animals=[(9, 2, 1)])
    assert legal(state, "buy") == ["hunter", "tipi-1", "canoe-1"]
    assert legal(state, "barter") == ["bison turkey", "bison fish"]
    play(state, "1 barter bison fish", "1 buy canoe-2", "1 do place 1")
    assert animals(state, 1) == (4, 0, 0)
    assert not legal(state, "buy")
    assert not legal(state, "barter")
    play(state, choice(state, "place"))
    play(state, choice(state, "put"))
    assert legal(state) == ["end", "barter bison turkey", "barter bison fish"]
    play(state, "1 barter bison fish", "1 end")
    assert (animals(state, 1), state.turn) == ((1, 0, 1), 1)


@pytest.mark.rule("BI-24")
def test_the_market_has_only_the_pieces_of_the_own_colour_that_are_left():
    state = table(animals=[(15, 15, 15)], bought=["hunter hunter hunter hunter tipi-1"])
    assert legal(state, "buy") == ["tipi-2", "tipi-3", "tipi-4", "canoe-1", "canoe-2", "canoe-3", "canoe-4"]
    play(state, "1 buy tipi-4", "1 buy canoe-4", "1 buy tipi-3")
    assert animals(state, 1) == (4, 4, 4)
    assert legal(state, "buy") == ["tipi-2", "canoe-1", "canoe-2", "canoe-3"]


@pytest.mark.rule("BI-24")
def test_no_barter_onto_a_full_track():
    state = table(animals=[(15, 15, 14)])
    assert legal(state, "barter") == ["bison fish", "turkey fish"]


@pytest.mark.rule("BI-24")
def test_what_can_be_named_is_judged_on_what_one_owns_then():
    state = table(animals=[(1, 1, 1)])
    assert numbers(state, "place") == [0, 1, 2]
    play(state, "1 buy hunter")
    assert numbers(state, "place") == [0, 1]


@pytest.mark.rule("BI-18", "BI-20", "BI-22", "BI-23", "BI-32", "BI-33")
@pytest.mark.parametrize("variant", [0, 1, 2])
def test_after_paying_there_is_always_a_way_on(variant):
    """Whatever is named can be carried out with exactly so many hunters, by whatever decisions."""
    seen = set()
    for seed in range(12):
        state, rng = State.new(2 + seed % 3, {"variant": variant}, seed), Rng(seed)
        used = 0
        while state.actors():
            actions = state.legal_actions()
            assert 0 < len(actions) < 400
            if state.phase == "name":  # rather big actions than none, so that pieces come and go
                actions = [a for a in actions if getattr(a, "hunters", 1)] or actions
            action = actions[rng.below(len(actions))]
            events = []
            state.apply(action, events.append)
            for event in events:
                if isinstance(event, Named):
                    wanted, used = event.hunters, 0
                    seen.add((event.deed, wanted))
                used += {
                    "HuntersPut": lambda e: e.hunters,
                    "Altered": lambda e: e.hunters,
                    "Gathered": lambda e: sum(n for _, n in e.sources),
                    "Moved": lambda e: 1,
                }.get(type(event).__name__, lambda e: 0)(event)
                if type(event).__name__ == "TurnEnded":
                    assert used == wanted
    assert {deed for deed, n in seen if n > 1} == set(DEEDS)
    assert max(n for _, n in seen) == MOST


def choice(state, word):
    """The first action of that kind, in writing."""
    return next(action.text for action in state.legal_actions() if action.text.split()[1] == word)
