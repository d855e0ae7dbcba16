"""Hints of Bison do not say what is dear where the same is to be had for less, and say what a price is for."""

import pytest
from bison_hints import in_writing
from bison_table import last_turn, table

from prateria.core.rng import Rng
from prateria.games.bison.bot.evaluation import AHEAD
from prateria.games.bison.bot.odd import after
from prateria.games.bison.bot.plain import aimless
from prateria.games.bison.bot.reasons import reason
from prateria.games.bison.bot.thrift import thrifty
from prateria.games.bison.bot.trying import Way, best_way
from prateria.games.bison.bot.worth import income
from prateria.games.bison.engine.actions import Buy, Call, Do
from prateria.games.bison.engine.data import PRICES
from prateria.games.bison.words.reasons import reason as in_words
from prateria.kit.words import LANGUAGES, Words

EN = Words("en")
PRAIRIE = "E5:T01:2"  # D4, D5 and E5 are one prairie then, with 5 bison


def stand(**changes):
    """Three hunters on D4 and one on D5, on the prairie where somebody else has a tipi."""
    known = {"deeds": ["place"] * 2, "bought": ["tipi-3"], **changes}
    return table(PRAIRIE, ["D4p:3 D5p:1", "E5p:0+1"], **known)


def gathers(state, n, to, comers):
    """A gathering of so many, paid evenly."""
    run = [Do(0, "gather", n)]
    state = after(state, tuple(run))
    if bag := state.bag():
        run += bag.takes({"bison": PRICES[n] - 2, "turkey": 1, "fish": 1})
    begun = after(state, (*run[1:], Call(0, to)))
    run.append(Call(0, to))
    if bag := begun.bag():
        run += bag.takes(comers)
    return tuple(run)


@pytest.mark.rule("BI-18", "BI-22")
def test_what_can_be_built_in_that_area_without_coming_first_is_no_reason_to_gather():
    """“Gather 3 hunters (price 4). From there you can build tipi 2”, and where they stood it could be built as well."""
    state = stand()
    run = gathers(state, 3, "D5p", {"D4p": 3})
    assert after(state, run).camps[0] != state.camps[0]
    assert reason(state.observe(0), run)[0] != "prepares"
    alone = table(PRAIRIE, ["D4p:1 D5p:1 D4r:1", "E5p:0+2"], deeds=["place"] * 2)
    name, values = reason(alone.observe(0), gathers(alone, 2, "D5p", {"D4p": 1, "D4r": 1}))
    assert (name, values["piece"], values["site"]) == ("prepares", "tipi-2", "D5p"), "which one alone cannot build"


@pytest.mark.rule("BI-18", "BI-22")
def test_one_hunter_comes_to_three_for_nothing_rather_than_three_to_one():
    state = stand()
    run = gathers(state, 3, "D5p", {"D4p": 3})
    *_, found = thrifty(state, 0, run)
    assert sum(after(state, found).tracks[0]) > sum(after(state, run).tracks[0])
    assert income(after(state, found))[0] >= income(after(state, run))[0]


@pytest.mark.rule("BI-18", "BI-29")
def test_in_the_last_round_nobody_pays_for_what_is_free():
    """“Tipi 3 for 13 animals”, or tipi 1 with the same counting, as the last action of all."""
    state = table("", ["D4p:3 D4r:1", "D5m:0+1"], deeds=["place canoe gather", "place tipi canoe gather"],
                  at_round=6, totem=2)  # fmt: skip
    run = in_writing(state, "1 do move3 2", "1 take bison 1", "1 take turkey 1", "1 take fish 0", "1 move D4p E4m",
                     "1 move D4p D4r")  # fmt: skip
    *_, found = thrifty(state, 0, run)
    assert not any(PRICES[action.hunters] for action in found if isinstance(action, Do))
    assert income(after(state, found))[0] >= income(after(state, run))[0]


@pytest.mark.rule("BI-24", "BI-28")
def test_what_would_be_lost_buys_no_tipi_that_lies_in_the_camp_all_the_time():
    state = last_turn("", ["D4p:1", "D5p:1"], totem=2, animals=[(15, 15, 15)])
    buys = (Buy(0, "canoe-4"), *in_writing(after(state, (Buy(0, "canoe-4"),)), "1 end"))
    ends = in_writing(state, "1 end")
    then = after(state, buys)
    list(AHEAD.onward(then, Rng(0), AHEAD.clock(state) + 12))
    *_, found = best_way(state, 0, [Way(ends, 0.0), Way(buys, 100.0)])
    lies = then.supply[0][-1] > state.supply[0][-1]
    assert found == (ends if lies else buys)
    assert lies, "else this says nothing"


def test_what_a_price_is_for_is_said_where_it_is_no_less_than_what_it_brings_now():
    march = {"action": Do(0, "move3", 2), "goals": ("D3r",), "terrain": "river", "animals": 2, "more": 2, "price": 2}
    march |= {"each": (0, 0, 2), "ends": False, "rivals": 1}
    said = in_words(EN, ("leads", march))
    assert "you gain 2 animals" in said or "2 fish" in said
    assert "You pay once, but gain it every round." in said
    assert "You pay" not in in_words(EN, ("leads", {**march, "more": 3, "each": (0, 0, 3)}))
    assert "Your stock is lost at the end" in in_words(EN, ("leads", {**march, "ends": True}))
    for language in LANGUAGES:
        assert len(in_words(Words(language), ("leads", march))) <= 140


@pytest.mark.rule("BI-18", "BI-23")
def test_of_a_march_it_is_said_with_how_many_hunters_all_would_get_the_same():
    state = table("", ["D4p:3", "D5m:0+1"], deeds=["place"] * 2)
    run = in_writing(state, "1 do move3 2", "1 take bison 1", "1 take turkey 1", "1 take fish 0", "1 move D4p E4m",
                     "1 move D4p E4m")  # fmt: skip
    name, values = reason(state.observe(0), run)
    assert values["fewer"] == 1
    one = in_writing(state, "1 do move3 1", "1 move D4p E4m")
    assert income(after(state, one)) == income(after(state, run))
    assert "1 hunter would do now; more is for later." in in_words(EN, (name, values))
    two = (*run[:-1], *in_writing(after(state, run[:-1]), "1 move D4p E4r"))
    assert reason(state.observe(0), two)[1]["fewer"] == 0


def test_places_are_named_and_what_is_built_next_has_one():
    """“To 2 places … from there you can build tipi 2”: from which?"""
    march = {"action": Do(0, "move3", 3), "goals": ("E2m", "E5m", "D3p"), "price": 4, "ends": False}
    said = in_words(EN, ("prepares", {**march, "piece": "tipi-2", "brings": 2, "site": "E2m"}))
    assert "to D3" in said or "E2, E5 and D3" in said
    assert "From there" not in said
    assert "in mountains E2: 2 animals more" in said
    said = in_words(EN, ("larger", {**march, "piece": "tipi-2", "brings": 0, "site": "E2m"}))
    assert "Then buy tipi 2 and build it in mountains E2" in said


def test_hunters_who_come_together_when_the_tipi_is_built_have_a_reason_for_the_next_round():
    state = table("", ["D4p:3 D4r:1", "D4m:0+1 D5p:0+3"], deeds=["place tipi"] * 2, bought=["tipi-4"])
    run = in_writing(state, "1 do gather 1", "1 call D4p")
    name, values = reason(state.observe(0), run)
    assert (name, values["ahead"]) == ("larger_later", ("tipi-4", 1, "D4p"))
    assert "For next round: tipi 4 there, 1 animal more." in in_words(EN, (name, values))


@pytest.mark.rule("BI-20", "BI-22")
def test_a_gathering_of_which_nothing_can_come_is_aimless_and_one_for_the_next_round_is_not():
    """“Hunters who stand together can build something larger”: what, where, and what for?"""
    state = table("", ["D4p:3 D4r:1", "D4m:0+1 D5p:0+3"], deeds=["place tipi"] * 2, bought=["tipi-4"])
    run = in_writing(state, "1 do gather 1", "1 call D4p")
    assert not aimless(state, 0, run)
    poor = table("", ["D4p:3 D4r:1", "D4m:0+1 D5p:0+3"], deeds=["place tipi"] * 2, animals=[(0, 0, 0)])
    assert aimless(poor, 0, in_writing(poor, "1 do gather 1", "1 call D4p"))


@pytest.mark.rule("BI-18", "BI-23")
def test_of_more_hunters_than_a_hint_names_it_is_said_who_brings_nothing():
    """Three were chosen where the hint said two: the third was shown the least bad place, without a word."""
    state = table("", ["D4p:3", "D5m:0+1"], deeds=["place"] * 2)
    begun = after(state, in_writing(state, "1 do move3 2", "1 take bison 1", "1 take turkey 1", "1 take fish 0"))
    run = in_writing(begun, "1 move D4p E4m", "1 move D4p E4m")
    found = reason(begun.observe(0), run)
    assert found[1]["rest"] == 1
    assert "1 of them brings nothing for now." in in_words(EN, found)
    assert "brings nothing" not in in_words(EN, (found[0], {**found[1], "began": found[1]})), "as was advised"
    needed = in_writing(begun, "1 move D4p E4m", "1 move D4p E4r")
    assert "rest" not in reason(begun.observe(0), needed)[1]
