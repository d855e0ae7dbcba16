"""The sense of Bison: payments, who gathers, plans of whole actions, what positions are worth, reasons."""

import pytest
from bison_table import animals, camps, play, table

from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.rng import Rng
from prateria.games.bison.bot.evaluation import evaluate, proposals, silly
from prateria.games.bison.bot.plans import plans
from prateria.games.bison.bot.proposals import propose
from prateria.games.bison.bot.reasons import reason
from prateria.games.bison.engine import State
from prateria.games.bison.engine.actions import Buy
from prateria.games.bison.engine.data import PIECE, TRACK
from prateria.games.bison.words import reason as sentence
from prateria.kit.words import Words


def planned(state, seat):
    return [plan for plan in plans(state, seat) if plan]


def test_a_payment_leaves_the_tracks_even():
    state = table(animals=[(12, 9, 4)])
    play(state, "1 do place 4")
    assert propose(state.observe(0)) == {"bison": 5, "turkey": 2, "fish": 0}
    assert proposals(state.observe(0), Rng(1), 5) == [propose(state.observe(0))]
    play(state, "1 take bison 1")  # what has been answered stands
    assert propose(state.observe(0)) == {"bison": 1, "turkey": 6, "fish": 0}


def test_those_gather_who_give_up_nothing():
    state = table(camps=["D4p:3 E4m:1+1 D5p:1 E4r:1"])
    play(state, "1 do gather 2", "1 take bison 1", "1 take turkey 1", "1 take fish 0", "1 call E4r")
    assert state.phase == "gather"
    counts = propose(state.observe(0))
    assert sum(counts.values()) == 2
    assert counts["D5p"] == 0  # its last hunter would leave the space
    assert propose(State.new(seats=2, seed=1).observe(0)) == {}


@pytest.mark.long
@pytest.mark.parametrize("variant", [0, 1, 2])
@pytest.mark.parametrize("ruleset", ["bison", "apacze"])
def test_every_plan_is_a_run_of_legal_actions_to_the_end_of_the_action(ruleset, variant):
    state, rng = State.new(seats=3, options={"ruleset": ruleset, "variant": variant}, seed=6), Rng(6)
    looked = set()
    while state.actors():
        seat = state.actors()[0]
        found = planned(state, seat)
        assert found
        for plan in found:
            after = state.clone()
            for action in plan:
                after.apply(action)
            assert after.phase in ("end", "name", "surplus", "over")
        looked.add(state.phase)
        chosen = found[rng.below(len(found))]
        if state.bag() is None:
            chosen = chosen[:1]  # and then from the middle of it
        for action in chosen:
            state.apply(action)
    assert {"name", "place", "build", "move", "end"} <= looked


def test_plans_are_of_what_the_seat_knows():
    state = State.new(seats=4, seed=9)
    seat = state.turn
    assert all(planned(state.redeal(seat, Rng(n)), seat) == planned(state, seat) for n in range(3))


def test_nobody_keeps_animals_that_no_longer_count():
    """BI-30: in the last round only the land counts, so what can be built is built."""
    state = table(
        camps=["D4p:2 E4r:1", "D5m:1"], animals=[(9, 9, 9), (9, 9, 9)], at_round=6, deeds=["place gather move1"] * 2
    )
    choice = decide(SeatView(state, 0), "normal", Rng(1))
    assert choice.actions[0].hunters > 0
    assert evaluate(table(at_round=6, phase="end", deeds=["place tipi canoe gather"] * 2, turn=2), 0, Rng(1)) == 0.0


def test_the_land_is_worth_more_than_nothing_and_is_a_matter_between_seats():
    alone = table("D3:T01:0", ["D3p:1"])
    assert evaluate(alone, 0, Rng(1)) > 0 > evaluate(alone, 1, Rng(1))
    hunter, tipi = (evaluate(table("D3:T01:0", [f"D3p:{what}", "D4p:1"]), 0, Rng(1)) for what in ("1", "1+2"))
    assert tipi > hunter


def test_what_is_above_the_track_is_spent_if_it_buys_something():
    state = table(
        "D3:T01:0", ["D3p:1"], animals=[(15, 14, 14)], deeds=["place tipi canoe gather"] * 2, phase="end", turn=2
    )
    play(state, "2 end")
    if state.phase == "surplus":
        choice = decide(SeatView(state, 0), "normal", Rng(1))
        for action in choice.actions:
            state.apply(action)
    assert max(animals(state, 1)) <= TRACK


def test_silly_is_to_barter_away_what_there_is_little_of():
    state = table(animals=[(3, 9, 9)])
    view = state.observe(0)
    assert silly(view, state.parse("1 barter bison fish"))
    assert not silly(view, state.parse("1 barter fish bison"))
    assert not silly(view, state.parse("1 do place 1"))


def test_reasons_say_what_the_action_comes_to():
    state = table("D3:T01:0", ["D3p:1", "D4m:1"])
    view = state.observe(0)
    name, values = reason(view, [state.parse("1 do tipi 1"), *_after(state, "1 do tipi 1", "1 build D3p")])
    assert (name, values["terrain"]) == ("holds", "prairie")
    assert why(view, state.parse("1 do move1 0")) == "gains"
    assert why(view, state.parse("1 buy hunter")) == "buys_hunter"
    assert why(view, state.parse("1 barter fish bison")) == "just"  # there is as much of both
    last = table(deeds=["tipi canoe gather", "tipi canoe gather"])
    assert why(last.observe(0), last.parse("1 do place 1")) == "place_now"


def why(view, *actions):
    return reason(view, actions)[0]


@pytest.mark.parametrize("seats", [2, 3])
def test_what_a_hint_says_is_true(seats):
    """Each reason that names an area holds on the land as it is after the whole run."""
    state, rng = State.new(seats=seats, seed=6), Rng(6)
    told = set()
    while state.actors() and state.round < 4:
        seat = state.actors()[0]
        found = planned(state, seat)
        for plan in found[:4]:
            after = state.clone()
            for action in plan:
                after.apply(action)
            name, values = reason(state.observe(seat), plan)
            assert values["action"] == plan[0]
            assert sentence(Words("en"), (name, values))
            if "terrain" in values and after.round == state.round:
                told.add(name)
                assert any(holds(name, values, area, seat) for area in after.observe(seat).areas), (name, plan)
                assert in_all(after, seat) - in_all(state, seat) == values["more"], (name, plan)
            if name == "free":
                assert plan[0].hunters == 1
            if name == "saves":
                assert state.round < state.rounds or len(state.done[seat]) < 4
        for action in found[rng.below(min(len(found), 3))]:
            state.apply(action)
    assert {"leads", "holds"} & told
    assert len(told) >= 3


def in_all(state, seat):
    return sum(area.gains[seat] for area in state.observe(seat).areas)


def test_a_hint_says_what_it_changes_and_not_only_how_many_live_there():
    there = {"terrain": "prairie", "animals": 9, "action": None}
    assert sentence(Words("en"), ("shares", {**there, "more": -2, "less": 5})) == (
        "For now another player loses 5 animals, you lose 2. Then you tie for first place on this prairie: 9 bison."
    )
    assert "For now your opponent gets 5 animals fewer." in sentence(
        Words("en"), ("shares", {**there, "less": 5, "rivals": 1})
    )
    assert sentence(Words("en"), ("leads", {**there, "more": 6, "each": (7, 1, -2)})).startswith(
        "For now you gain 7 bison and 1 turkey but lose 2 fish. "
    )
    assert sentence(Words("en"), ("leads", {**there, "more": 4, "less": 5, "each": (4, 0, 0)})) == (
        "For now you gain 4 animals. Then you lead on this prairie: all 9 bison."
    )
    none = {**there, "animals": 0, "more": 4, "each": (4, 0, 0)}
    assert "all 0" not in sentence(Words("en"), ("leads", none))
    assert "Then you lead there, though it has no animals yet." in sentence(Words("en"), ("leads", none))
    assert sentence(
        Words("en"), ("leads", {**there, "more": 1, "less": 5, "each": (-4, 5, 0), "rivals": 1})
    ).startswith("For now you gain 5 turkeys but lose 4 bison. Your opponent gets 5 animals fewer.")
    loss = {**there, "more": -1, "answer": ("gather", 2)}
    assert "Then you lead on this prairie: all 9 bison. Watch out" in sentence(Words("en"), ("leads", loss)), (
        "it says why"
    )


def holds(name, values, area, seat):
    if (area.terrain, area.animals) != (values["terrain"], values["animals"]):
        return False
    place, firsts = area.places[seat], area.places.count(1)
    return {
        "leads": place == 1 and firsts == 1,
        "holds": place == 1 and firsts == 1,
        "joins": place > 0 and len(area.spaces) > 1,
        "shares": place == 1 and firsts > 1,
        "second": place == 2 and area.places.count(2) == 1,
        "takes_part": place > 0,
    }[name]


def test_a_hint_names_its_move_and_where_it_leads():
    state = table("D3:T01:0", ["D3p:1", "D4m:1"])
    run = [state.parse("1 do tipi 1"), *_after(state, "1 do tipi 1", "1 build D3p")]
    said = sentence(Words("en"), reason(state.observe(0), run))
    assert said.startswith("Tipi with 1 hunter on D3 (prairie E4). You lead on this prairie")
    bought = sentence(Words("en"), reason(state.observe(0), [state.parse("1 buy tipi-3")]))
    assert bought.startswith("Buy: tipi 3. ")


def _after(state, first, then):
    later = state.clone()
    play(later, first)
    return [later.parse(then)]


def test_every_hint_of_a_game_can_be_said():
    state, rng = State.new(seats=2, seed=3), Rng(3)
    said = set()
    while state.actors() and state.round < 4:
        seat = state.actors()[0]
        choice = decide(SeatView(state, seat), "first", rng.fork())
        said.add(choice.reason[0])
        assert sentence(Words("en"), choice.reason)
        for action in choice.actions:
            state.apply(action)
    assert len(said) > 3
    assert camps(state, 1)


@pytest.mark.rule("BI-18")
def test_waiting_for_an_animal_is_one_idea_and_none_beside_what_brings_more_for_nothing():
    waits = lambda plan: plan[0].text.endswith(" 0") and getattr(plan[0], "deed", "place") != "place"  # noqa: E731
    dull = table(camps=["D4p:0+1"], deeds=["place"] * 2)  # no hunter could do anything
    assert len([plan for plan in planned(dull, 0) if waits(plan)]) == 1
    free = table("D3:T01:0", ["D4p:2"], deeds=["place"] * 2)  # one of the two can go to a prairie of 3 bison
    assert not any(waits(plan) for plan in planned(free, 0))
    assert any(getattr(plan[0], "hunters", 0) == 1 for plan in planned(free, 0)[:4])


@pytest.mark.rule("BI-24")
def test_what_is_worth_its_price_is_bought_before_the_action():
    """Many animals: trading comes before the action that it is for, and a hint says both."""
    state = table(camps=["D4p:1 E4m:0+1 D5m:0+2", "D5p:2"], animals=[(12, 12, 12)], deeds=["place"] * 2, at_round=3)
    bought = [plan for plan in planned(state, 0) if isinstance(plan[0], Buy)]
    assert planned(state, 0)[0] == bought[0]
    for plan in bought:
        after = state.clone()
        for action in plan:
            assert action in after.legal_actions()
            after.apply(action)
        assert after.phase == "end"
        built = [PIECE[a.piece] for a in plan if isinstance(a, Buy) and a.piece != "hunter"]
        assert all(after.supply[0][i] <= state.supply[0][i] for i in built)  # or it was not bought for that
        assert not any(state.supply[0][i] for i in built)  # what lies ready need not be bought
    choice = decide(SeatView(state, 0), "normal", Rng(1))
    said = sentence(Words("en"), reason(state.observe(0), choice.actions))
    assert said.startswith("Buy: ")
    assert ". Then: " in said
    assert sentence(Words("en"), reason(state.observe(0), choice.actions[:1])).count("Then: ") == 0
