"""What is shown before a choice is confirmed is what then happens."""

from types import SimpleNamespace

import pytest
from bison_table import last_turn, play, table
from playing import choose

from prateria.app.asked import Asked
from prateria.app.telling import Teller
from prateria.app.unasked import Unasked
from prateria.core.rng import Rng
from prateria.core.session import Session, Step
from prateria.games import GAMES
from prateria.games.bison.engine import State
from prateria.games.bison.engine.actions import Buy, Place, Put
from prateria.games.bison.engine.events import AreaScored, RoundBegan, SurplusLost, TerrainScored, TotemPassed
from prateria.games.bison.engine.preview import counted, look, paying, preview, shown
from prateria.games.bison.flow import FLOW
from prateria.kit.touch import Touch
from prateria.kit.words import Words


@pytest.mark.rule("BI-10", "BI-26")
@pytest.mark.parametrize("variant", [0, 2])
def test_previews_come_true(variant):
    compared = 0
    for seed in range(2):
        state, rng = State.new(2 + seed % 3, {"variant": variant}, seed), Rng(seed)
        while state.actors():
            view, action = state.observe(None), choose(state, rng)
            shown = preview(view, action)
            scoring = state.phase == "surplus"
            state.apply(action)
            if shown and not scoring:
                then = state.clone()
                if shown.comers:
                    most = max(brings(state, put) for put in puts(state))
                    assert counted(view, shown)[shown.seat][1] == most
                    then.apply(next(put for put in puts(state) if put.space == shown.comers))
                after = then.observe(None)
                assert {change.area for change in shown.changes} == set(after.areas) - set(view.areas)
                assert shown.animals == after.players[shown.seat].animals
                if shown.tile:
                    assert shown.tile in after.cells
                for change in shown.changes:
                    joined = [area for area in view.areas if area.id in change.joined]
                    assert {s for area in joined for s in area.spaces} <= set(change.area.spaces)
                    assert change.before == tuple(sum(area.gains[s] for area in joined) for s in range(view.seats))
                compared += 1
    assert compared > 200


def puts(state):
    return [action for action in state.legal_actions() if isinstance(action, Put)]


def brings(state, put):
    """What the seat would get once its hunters stand there."""
    after = state.clone()
    after.apply(put)
    return sum(area.gains[put.seat] for area in after.observe(None).areas)


def test_what_has_no_consequences_yet():
    state = table("", ["D4p:2 E4m:1"])
    for action in state.legal_actions():
        shown = preview(state.observe(0), action)
        assert (shown is None) == (action.text.split()[1] == "do")


@pytest.mark.rule("BI-18")
def test_what_a_payment_leaves():
    state = table(animals=[(4, 2, 3)])
    play(state, "1 do place 3")
    assert paying(state.observe(0), {"bison": 2, "fish": 2}) == (2, 2, 1)


@pytest.mark.rule("BI-18")
def test_a_look():
    state = table(animals=[(2, 2, 0)])
    view = state.observe(0)
    nobody = ("tipi", "canoe", "gather", "move1", "move3")  # no hunter is on the land
    assert look(view, Touch(), ["news"]) == (3, None, ("news",), nobody)
    seen = look(table().observe(0), Touch(ready=table().parse("1 buy tipi-1")))
    assert (seen.affordable, seen.preview.animals, seen.preview.changes) == (5, (9, 9, 9), ())


def test_scoring_area_by_area():
    state = last_turn("", ["D4p:1 D4m:1", "E4p:1"], animals=[(0, 0, 0), (0, 0, 0)])
    end = state.legal_actions()[0]
    shown = FLOW.scenes(state, end)
    told = []
    state.clone().apply(end, told.append)
    ends = next(n for n, event in enumerate(told) if isinstance(event, TotemPassed))
    assert [event for event, _ in shown] == told[:ends], "the next round begins after the result of this one"
    assert {moment.round for _, moment in shown} == {1}
    tracks = [moment.tracks for event, moment in shown if isinstance(event, AreaScored)]
    assert tracks == [((2, 0, 0), (0, 0, 0)), ((2, 0, 0), (1, 0, 0)), ((2, 1, 0), (1, 0, 0))]
    after = FLOW.interlude(state, end)
    assert (after.tracks, after.round, after.totem) == (((2, 1, 0), (1, 0, 0)), 1, 0)
    assert after.observe(None).areas == state.observe(None).areas
    assert FLOW.scenes(table(), table().legal_actions()[0]) == []
    assert FLOW.interlude(table(), table().legal_actions()[0]) is None


def test_a_scoring_with_a_surplus_is_shown_in_parts():
    state = last_turn("", ["D4p:1 D4m:1"], animals=[(15, 0, 0)])
    end = state.legal_actions()[0]
    assert [type(event) for event, _ in FLOW.scenes(state, end)][-1] is TerrainScored
    assert FLOW.interlude(state, end) is None
    play(state, "2 end")
    stop = state.parse("1 stop")
    shown = FLOW.scenes(state, stop)
    assert isinstance(shown[0][0], SurplusLost)
    assert FLOW.interlude(state, stop).tracks[0] == (15, 1, 0)


def test_the_last_word_about_a_surplus_is_told_without_the_next_round():
    state = last_turn("D3:T01:0", ["D4r:1"], animals=[(0, 0, 15)])
    play(state, "2 end")
    stop, events = state.parse("1 stop"), []
    before = state.clone()
    state.apply(stop, events.append)
    assert any(isinstance(event, RoundBegan) for event in events)
    assert FLOW.scenes(before, stop) == []
    shown = SimpleNamespace(w=Words("en"), viewer=0, names=("Ola", "Jan"))
    teller = Teller(None, GAMES["bison"], shown, None, None, None, None)
    step = Step(stop, 0, 1, tuple(events), before)
    assert any("Round 2 begins" in said for said in teller._sentences(step))
    assert not any("begins" in said for said in teller._sentences(step, last_of_round=True))


def test_the_last_scoring_is_shown_from_nothing():
    state = last_turn("", ["D4p:1"], at_round=6)
    end = state.legal_actions()[0]
    assert FLOW.scenes(state, end)[-1][1].tracks == ((2, 0, 0), (0, 0, 0))
    assert FLOW.interlude(state, end) is None  # the end of the game shows the same


@pytest.mark.rule("BI-15")
def test_only_the_tile_in_hand_is_private():
    state = table(hands=["T05", "T06"])
    assert FLOW.private(state)
    play(state, "1 do place 0", "1 gain fish", "1 place T05 D3 0")
    assert not FLOW.private(state)
    assert FLOW.common_pass(state, (0, 1)) is None


@pytest.mark.rule("BI-18", "BI-20", "BI-22", "BI-23")
def test_in_which_actions_no_hunter_can_take_part():
    for camps in ("", "D4p:1", "D4p:2 E4r:1", "D4p:0+1"):
        state = table(camps=[camps], animals=[(5, 5, 5)], deeds=["place"] * 2)
        some = {action.deed for action in state.legal_actions() if getattr(action, "hunters", 0)}
        named = {action.deed for action in state.legal_actions() if action.text.split()[1] == "do"}
        assert set(look(state.observe(0), Touch()).idle) == named - some
    assert look(last_turn().observe(0), Touch()).idle == ()


@pytest.mark.rule("BI-25", "BI-26")
def test_what_all_would_get_if_it_were_counted_now():
    state = table("", ["D4p:2", "E4m:1"], deeds=["place"] * 2)
    view = state.observe(0)
    assert [n for n, _ in counted(view, None)] == list(FLOW.standing(state).points)
    assert FLOW.standing(state).points[0] > 0
    play(state, "1 do move1 1")
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        shown = counted(state.observe(0), preview(state.observe(0), action))
        assert [then for _, then in shown] == list(FLOW.standing(after).points)


@pytest.mark.rule("BI-24", "BI-28")
def test_a_turn_ends_at_one_touch_unless_animals_would_be_lost():
    def one_touch(state):
        return FLOW.small(state, state.parse(f"{state.turn + 1} end"))

    camps, full = ["", "D4p:1"], [(9, 9, 9), (15, 9, 9)]
    assert not one_touch(last_turn("", camps, animals=full))
    assert one_touch(last_turn("", camps, animals=full[:1]))  # none would be above 15
    assert one_touch(last_turn("", camps, animals=full, at_round=6))  # nothing on the tracks counts any more
    early = last_turn("", camps, animals=full)
    early.done = ((0,), (0,))
    assert one_touch(early)  # one trades before the next action, too


@pytest.mark.rule("BI-28")
def test_above_15_one_trades_at_one_touch_as_in_the_turn_until_that_ends_it():
    state = last_turn("D3:T05:2 E3:T11:0", ["D4p:1", "D4r:1"], animals=[(15, 3, 3), (3, 3, 3)])
    play(state, "2 end")
    assert (state.phase, state.actors()) == ("surplus", (0,))
    barter = state.parse("1 barter bison fish")
    assert FLOW.small(state, barter), "it is still above 15 after that"
    state.apply(barter)
    assert state.phase == "surplus"
    assert not FLOW.small(state, barter), "the counting goes on, and cannot be taken back"


@pytest.mark.rule("BI-23")
def test_the_next_hunter_follows_the_one_before():
    state = table(camps=["D4p:3", "D5r:1"], animals=[(5, 5, 5)], deeds=["place"] * 2)
    play(state, "1 do move1 2", "1 take bison 1", "1 take turkey 1", "1 take fish 0")
    assert FLOW.plain(state, state.legal_actions()) is None
    play(state, "1 move D4p D4r")
    assert FLOW.plain(state, state.legal_actions()).text == "1 move D4p D4r"


def test_what_others_did_last_stays_marked_until_one_acts():
    session, rng = Session.new(GAMES["bison"], 3, {}, 4), Rng(2)
    seen = 0
    while session.state.actors():
        step = session.play(choose(session.state, rng))
        marked = FLOW.marks(session.steps)
        assert not marked or step.action.text.endswith(" end")
        assert session.state.turn not in {event.seat for event in marked}
        seen += bool(marked)
    assert seen > 5
    assert FLOW.marks([]) == ()


@pytest.mark.rule("BI-24")
def test_a_turn_ends_by_itself_where_nothing_can_be_bought_or_all_of_it_can_wait():
    tile, lost = Place(1, "T01", "D5", 0), [(9, 9, 9), (15, 9, 9)]
    for animals, last, alone in (
        ([(2, 2, 0)] * 2, None, True),  # nothing can be bought
        ([(1, 1, 1)] * 2, tile, True),  # as well before the next action
        ([(1, 1, 1)] * 2, Buy(1, "hunter"), False),  # of more there may be something to buy
        (lost, tile, False),  # what is above 15 would be lost
    ):
        state = last_turn("", ["", "D4p:1"], animals=animals)
        session = SimpleNamespace(state=state, steps=[SimpleNamespace(action=last)] * (last is not None))
        local = SimpleNamespace(session=session, game=GAMES["bison"], page=SimpleNamespace(prefs=dict), paid=(-1, -1))
        local.table = SimpleNamespace(people=(state.turn,))
        asked = Asked(state.turn, state.legal_actions(), None, False, False)
        assert (Unasked(local).ending(asked) is not None) == alone
        local.paid = (-1, len(session.steps))
        assert Unasked(local).ending(asked) is None, "it may still be paid otherwise"


def test_what_a_hint_brings_stays_on_the_table_while_its_price_is_paid():
    state = table("", ["D4r:3", "D5p:1"])
    run, after = [], state.clone()
    for text in ("do move1 2", "take bison 1", "take turkey 1", "take fish 0", "move D4r D4p", "move D4r D4p"):
        run.append(after.parse(f"1 {text}"))
        after.apply(run[-1])
    wanted = counted(after.observe(0), None)[0][0]
    assert wanted != counted(state.observe(0), None)[0][0]
    state.apply(run[0])
    view = state.observe(0)
    assert view.phase == "pay"
    assert counted(view, shown(view, Touch(advised=tuple(run[1:]))))[0][1] == wanted
    assert shown(view, Touch()) is None
