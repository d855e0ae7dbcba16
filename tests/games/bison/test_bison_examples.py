"""The worked examples of the rulebook, played on the real board."""

import pytest
from bison_table import animals, camps, last_turn, legal, numbers, play, supply, table

from prateria.games.bison.engine.events import AreaScored, GameEnded, Paid

PRAIRIE_OF_FIVE = "D3:T12:2 D2:T01:2 E5:T17:2"
YELLOW, RED = range(2)


def scored(events, terrain):
    """By area: what each seat got."""
    return {event.area: event.gains for event in events if isinstance(event, AreaScored) and event.terrain == terrain}


@pytest.mark.rule("EX-BI-1", "BI-25", "BI-26")
def test_second_place_and_the_rest():
    camps = ["D4p:0+2", "D5p:1+1 D2p:0+1", "E5p:3+1", "D3p:1"]
    state = last_turn(PRAIRIE_OF_FIVE, camps, seats=4, animals=[(8, 8, 8)] * 4)
    area = next(area for area in state.observe(None).areas if "D4p" in area.spaces)
    assert (len(area.spaces), area.animals, area.places) == (5, 7, (1, 2, 3, 4))
    assert scored(play(state, "4 end"), "prairie") == {"D4p": (7, 3, 0, 2)}
    assert [animals(state, seat)[0] for seat in (1, 2, 3, 4)] == [15, 11, 8, 10]


@pytest.mark.rule("EX-BI-2", "BI-27")
def test_a_tie_for_first_leaves_no_second():
    state = last_turn(PRAIRIE_OF_FIVE, ["D4p:0+2", "D5p:1+1 D2p:0+1", "E5p:0+2", "D3p:1"], seats=4)
    area = next(area for area in state.observe(None).areas if "D4p" in area.spaces)
    assert area.places == (1, 3, 1, 4)
    assert scored(play(state, "4 end"), "prairie") == {"D4p": (3, 4, 3, 2)}


@pytest.mark.rule("EX-BI-3", "BI-25", "BI-26", "BI-27")
def test_the_scoring_of_ten_areas():
    yellow = "E4p:1 E4m:1+1 E4r:0+1 D4r:0+1"
    red = "D4p:1 F4p:1 D5m:1 F4m:1 F4r:1 D5r:0+2"
    state = last_turn("F4:T09:4 E5:T17:0 E6:T18:2", [yellow, red], animals=[(0, 0, 0)] * 2)
    assert [(area.terrain, len(area.spaces), area.animals) for area in state.observe(None).areas] == [
        ("prairie", 2, 2), ("prairie", 2, 2), ("prairie", 1, 0), ("prairie", 1, 0),
        ("mountain", 1, 1), ("mountain", 4, 4), ("mountain", 1, 2),
        ("river", 2, 2), ("river", 3, 3), ("river", 1, 2),
    ]  # fmt: skip
    events = play(state, "2 end")
    assert scored(events, "prairie") == {"D4p": (0, 2), "E4p": (1, 1)}
    assert scored(events, "mountain") == {"E4m": (4, 2), "F4m": (0, 2)}
    assert scored(events, "river") == {"D4r": (1, 2), "E4r": (3, 1)}
    assert (animals(state, 1), animals(state, 2)) == ((1, 4, 4), (3, 4, 3))
    assert (sum(animals(state, 1)), sum(animals(state, 2))) == (9, 10)


@pytest.mark.rule("EX-BI-4", "BI-31")
def test_the_greatest_smallest_kind_breaks_the_tie():
    data = last_turn(seats=3, at_round=5).to_json()
    data["phase"], data["turn"] = "over", data["totem"]
    for player, track in zip(data["players"], [(10, 14, 6), (12, 7, 11), (9, 9, 11)], strict=True):
        player["animals"] = list(track)
    outcome = type(last_turn()).from_json(data).outcome()
    assert outcome.points == (30, 30, 29)
    assert outcome.winners == (RED,)
    assert outcome.breakdown[RED] == {"bison": 12, "turkey": 7, "fish": 11}


@pytest.mark.rule("EX-BI-5", "BI-18", "BI-20")
@pytest.mark.parametrize(("hunters", "price", "size"), [(1, 0, 1), (2, 2, 2), (3, 4, 3)])
def test_three_hunters_build(hunters, price, size):
    state = table("", ["D4p:3"], bought=["tipi-3"])
    assert numbers(state, "tipi") == [0, 1, 2, 3]
    play(state, f"1 do tipi {hunters}")
    pay(state, price)
    assert legal(state, "build") == ["D4p"]
    play(state, "1 build D4p")
    assert camps(state, 1) == {"D4p": (3 - hunters, size)}


@pytest.mark.rule("EX-BI-5", "BI-20")
@pytest.mark.parametrize(("hunters", "price", "size"), [(1, 0, 2), (2, 2, 3)])
def test_two_hunters_enlarge(hunters, price, size):
    state = table("", ["D4m:2+1"], bought=["tipi-3 tipi-4"])
    before = supply(state, 1)
    assert numbers(state, "tipi") == [0, 1, 2], "a tipi 4 would need three"
    play(state, f"1 do tipi {hunters}")
    pay(state, price)
    play(state, "1 build D4m")
    assert camps(state, 1) == {"D4m": (2 - hunters, size)}
    assert supply(state, 1).get("tipi-1", 0) == before.get("tipi-1", 0) + 1
    assert supply(state, 1)["hunter"] == before["hunter"] + hunters


@pytest.mark.rule("EX-BI-6", "BI-32")
def test_variant_one_builds_on_several_spaces():
    state = table("", ["D4m:1+1 D4p:1 E4p:2"], variant=1, bought=["tipi-2"])
    play(state, "1 do tipi 4", "1 take bison 7", "1 take turkey 0", "1 take fish 0")
    play(state, "1 alter D4m 2", "1 alter D4p 1", "1 alter E4p 2")
    assert camps(state, 1) == {"D4m": (0, 2), "D4p": (0, 1), "E4p": (0, 2)}
    assert state.phase == "end"
    assert animals(state, 1) == (3, 10, 10)


@pytest.mark.rule("EX-BI-7", "BI-33")
def test_variant_two_reduces_dismantles_and_builds():
    state = table("", ["D4m:0+2 D4p:0+1 E4p:2"], variant=2)
    assert "tipi-1" not in supply(state, 1)
    play(state, "1 do tipi 4", "1 take bison 0", "1 take turkey 0", "1 take fish 7")
    assert "D4m 1" not in legal(state, "alter"), "there is no tipi 1 in the supply yet"
    play(state, "1 alter D4p 0", "1 alter D4m 1", "1 alter E4p 2")
    assert camps(state, 1) == {"D4m": (1, 1), "D4p": (1, 0), "E4p": (0, 2)}
    assert (supply(state, 1)["hunter"], animals(state, 1), state.phase) == (2, (10, 10, 3), "end")


BOARD = "F4:T09:4 E5:T17:0 E6:T18:2"


@pytest.mark.rule("EX-BI-8", "BI-22")
def test_a_hunter_calls_two():
    state = table(BOARD, ["E4m:1 D4p:1 E6r:1"])
    events = play(state, "1 do gather 2", "1 take bison 1", "1 take turkey 1", "1 take fish 0", "1 call E4m")
    assert Paid(0, (1, 1, 0)) in events
    assert camps(state, 1) == {"E4m": (3, 0)}


@pytest.mark.rule("EX-BI-8", "BI-09", "BI-23")
def test_four_hunters_take_one_step_each():
    state = table(BOARD, ["E5p:1 E5m:1 E4m:1 D4m:1"])
    play(state, "1 do move1 4", "1 take bison 2", "1 take turkey 2", "1 take fish 3")
    play(state, "1 move E5p E5r", "1 move E5m E5r", "1 move E4m E5m", "1 move D4m D4r")
    assert camps(state, 1) == {"E5r": (2, 0), "E5m": (1, 0), "D4r": (1, 0)}
    assert sum(animals(state, 1)) == 30 - 7


@pytest.mark.rule("EX-BI-8", "BI-09", "BI-23")
def test_three_hunters_take_one_to_three_steps():
    state = table(BOARD, ["E4p:1 E4r:1 D5p:1"])
    one_step = table(BOARD, ["E4p:1 E4r:1 D5p:1"])
    play(one_step, "1 do move1 1")
    assert [move for move in legal(one_step, "move") if move.endswith("E5m")] == ["D5p E5m"]
    play(state, "1 do move3 3", "1 take bison 4", "1 take turkey 0", "1 take fish 0")
    events = play(state, "1 move E4p E5m", "1 move E4r E5m", "1 move D5p E5m")
    ways = ("E4p", 2), ("E4r", 1), ("D5p", 0)
    assert events == [(0, start, "E5m", left) for start, left in ways]
    assert camps(state, 1) == {"E5m": (3, 0)}


@pytest.mark.rule("EX-BI-9", "BI-18", "BI-19")
@pytest.mark.parametrize(("hunters", "price"), [(1, 0), (2, 2), (3, 4), (4, 7)])
def test_the_price_of_hunters_on_a_new_tile(hunters, price):
    state = table(hands=["T05"])
    play(state, f"1 do place {hunters}")
    pay(state, price)
    play(state, "1 place T05 D3 0", "1 put D3m")
    assert camps(state, 1) == {"D3m": (hunters, 0)}
    assert sum(animals(state, 1)) == 30 - price


@pytest.mark.rule("EX-BI-9", "BI-24")
def test_the_market():
    state = table()
    play(state, "1 buy tipi-3", "1 buy canoe-2")
    assert animals(state, 1) == (5, 5, 5)
    assert (supply(state, 1)["tipi-3"], supply(state, 1)["canoe-2"]) == (1, 2)
    play(state, "1 barter bison fish")
    assert animals(state, 1) == (2, 5, 6)


@pytest.mark.rule("EX-BI-9", "BI-21")
@pytest.mark.parametrize(("hunters", "price", "left"), [(1, 0, 1), (2, 2, 0)])
def test_two_hunters_on_a_river_build_a_canoe(hunters, price, left):
    state = table("", ["D4r:2"])
    play(state, f"1 do canoe {hunters}")
    pay(state, price)
    play(state, "1 build D4r")
    assert camps(state, 1) == {"D4r": (left, hunters)}
    assert supply(state, 1)["hunter"] == 2 + hunters


@pytest.mark.rule("EX-BI-9", "BI-21")
def test_a_canoe_is_enlarged_for_nothing():
    state = table("", ["D4r:1+1"])
    play(state, "1 do canoe 1", "1 build D4r")
    assert camps(state, 1) == {"D4r": (0, 2)}
    assert (supply(state, 1)["hunter"], supply(state, 1)["canoe-1"], animals(state, 1)) == (4, 1, (10, 10, 10))


@pytest.mark.rule("EX-BI-4", "BI-30")
def test_the_last_scoring_counts_alone():
    state = last_turn("", ["D4p:1", "E4m:1"], at_round=6, animals=[(15, 15, 15), (9, 9, 9)])
    events = play(state, "2 end")
    assert events[-1] == GameEnded((2, 1), (YELLOW,))
    assert (animals(state, 1), animals(state, 2)) == ((2, 0, 0), (0, 1, 0))


def pay(state, price):
    """Pay so many bison, if anything is to be paid."""
    if price:
        play(state, f"{state.turn + 1} take bison {price}", f"{state.turn + 1} take turkey 0")
        play(state, f"{state.turn + 1} take fish 0")
