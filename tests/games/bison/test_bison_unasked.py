"""What is not asked in Bison: how to pay, where no way is better; whether others follow where that changes nothing."""

import pytest
from bison_table import play, table

from prateria.games.bison.flow import ALL, FLOW
from prateria.games.bison.words.labels import pick_label
from prateria.kit.words import Words


@pytest.mark.rule("BI-18", "BI-28")
@pytest.mark.parametrize(
    ("deeds", "animals", "round_", "asked"),
    [
        ("place canoe gather", (15, 12, 12), 1, True),  # 6 bison would come to what is left of 15
        ("place canoe gather", (5, 4, 4), 1, False),
        ("place canoe", (15, 12, 12), 1, False),  # one more action can spend them
        ("place canoe gather", (15, 12, 12), 6, False),  # what is left then is lost with all the rest
    ],
)
def test_a_price_is_asked_where_a_way_to_pay_loses_animals_in_the_counting(deeds, animals, round_, asked):
    state = table("D3:T05:2 E3:T11:0", ["D4p:3"], animals=[animals, (3, 3, 3)], deeds=[deeds, deeds], at_round=round_)
    play(state, "1 do move1 2")
    assert state.phase == "pay"
    assert FLOW.settled(state) is not asked


@pytest.mark.rule("BI-23")
def test_the_next_hunter_is_not_sent_after_the_first_where_that_changes_nothing():
    state = table(camps=["D4p:4", "E4p:1"], animals=[(5, 5, 5)] * 2, deeds=["place"] * 2)
    play(state, "1 do move1 3", "1 take bison 2", "1 take turkey 1", "1 take fish 1")
    play(state, "1 move D4p D4r")
    assert FLOW.plain(state, state.legal_actions()) is None
    assert ALL in FLOW.several(state, state.legal_actions()), "who wants to can still send them all"


@pytest.mark.rule("BI-23")
def test_the_next_hunter_is_not_sent_after_the_first_where_that_loses_what_one_leads():
    state = table(camps=["D4p:2", "D5m:1"], animals=[(5, 5, 5)] * 2, deeds=["place"] * 2)
    play(state, "1 do move1 2", "1 take bison 1", "1 take turkey 1", "1 take fish 0")
    play(state, "1 move D4p D4r")
    assert FLOW.plain(state, state.legal_actions()) is None, "the prairie would be given up for nothing"


@pytest.mark.rule("BI-20", "BI-24")
def test_the_market_opens_with_what_is_to_be_bought_first():
    one = table(camps=["D4p:2 D4r:2"], animals=[(5, 5, 5)] * 2)
    assert FLOW.shows(one, "deed:tipi") == "", "one lies in the camp"
    none = table(camps=["D4p:0+1 E4p:0+2 D5p:2 D4m:1"], animals=[(5, 5, 5)] * 2)
    assert not any(none.supply[0][1:5])
    assert FLOW.shows(none, "deed:tipi") == "market"
    assert FLOW.shows(none, "deed:canoe") == "", "nobody stands on a river"
    assert FLOW.shows(none, "deed:gather") == ""
    poor = table(camps=["D4p:0+1 E4p:0+2 D5p:2 D4m:1"], animals=[(5, 5, 0)] * 2)
    assert FLOW.shows(poor, "deed:tipi") == "", "nothing can be bought"


@pytest.mark.rule("BI-18")
def test_where_no_hunter_can_take_part_an_animal_is_one_touch_by_the_action_that_is_missed_least():
    """A canoe could be bought for who stands on the river, nothing helps who would gather."""
    state = table(camps=["D4p:0+1 D4r:1 E4r:0+1", ""], animals=[(5, 5, 5)] * 2, deeds=["place move1 move3"] * 2)
    assert not [action for action in state.legal_actions() if getattr(action, "deed", "") == "move1"]
    found = FLOW.several(state, state.legal_actions())
    if not any(action.hunters for action in state.legal_actions() if hasattr(action, "hunters")):
        assert {do.deed for do, _ in found.values()} == {"tipi"}
    bare = table(camps=["D4p:0+1", ""], animals=[(5, 5, 5)] * 2, deeds=["place tipi"] * 2)
    found = FLOW.several(bare, bare.legal_actions())
    assert list(found) == ["button:bison", "button:turkey", "button:fish"]
    play(bare, *(action.text for action in found["button:fish"]))
    assert bare.tracks[0] == (5, 5, 6)
    assert bare.phase == "end"


def test_as_long_as_a_hunter_can_take_part_or_the_tile_is_in_hand_no_animal_is_offered():
    for camps, deeds in ((["D4p:1", ""], "place"), (["", ""], "")):
        state = table(camps=camps, deeds=[deeds] * 2)
        assert not FLOW.several(state, state.legal_actions())


@pytest.mark.rule("BI-23")
def test_the_last_of_a_group_follows_at_one_touch_where_nothing_is_lost_by_it():
    """The same two touches had to be made again for it."""
    state = table(camps=["D4p:3", "E4p:1"], animals=[(5, 5, 5)] * 2, deeds=["place"] * 2)
    play(state, "1 do move1 2", "1 take bison 1", "1 take turkey 1", "1 take fish 0")
    play(state, "1 move D4p D4r")
    assert FLOW.plain(state, state.legal_actions()) is None
    found = FLOW.several(state, state.legal_actions())
    assert [action.text for action in found[ALL]] == ["1 move D4p D4r"]
    assert pick_label(Words("en"), ALL, state.observe(0)) == "This one too"
    leaves = table(camps=["D4p:2", "D5m:1"], animals=[(5, 5, 5)] * 2, deeds=["place"] * 2)
    play(leaves, "1 do move1 2", "1 take bison 1", "1 take turkey 1", "1 take fish 0", "1 move D4p D4r")
    assert not FLOW.several(leaves, leaves.legal_actions()), "the prairie would be given up"
