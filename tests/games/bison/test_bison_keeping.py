"""A hint carries out what an earlier one meant, unless something else has become clearly better."""

from collections import Counter

import pytest
from bison_hints import hinted, in_writing
from bison_table import table

from prateria.app.plan import Plan
from prateria.bots.think import Choice
from prateria.core.rng import Rng
from prateria.games.bison.bot.evaluation import AHEAD
from prateria.games.bison.bot.judging import JUDGING
from prateria.games.bison.bot.keeping import keeping, meant
from prateria.games.bison.bot.odd import worth_of
from prateria.games.bison.bot.reasons import reason
from prateria.games.bison.engine.actions import Build, Buy, End
from prateria.games.bison.engine.grid import SPACES
from prateria.games.bison.words import TEXTS
from prateria.kit.words import Words

EN = Words("en")


def stands():
    """Three hunters on a river, a prairie beside it, and two actions left."""
    return table("", ["E4r:3 D4p:2", "D5m:2"], bought=["canoe-3"], deeds=["place move1", "place move1"])


def told(state, run, plan):
    view = state.observe(0)
    name, values = reason(view, run)
    return plan.begin(Choice(run, (name, {**values, **meant(view, run, name, values)}))).reason


def kept(state, run, *promises):
    *_, found = keeping(state, 0, run, promises)
    return found


@pytest.mark.rule("BI-21")
def test_hunters_whom_a_hint_has_led_together_build_there_in_the_same_round():
    state = stands()
    other = in_writing(state, "1 do tipi 1", "1 build D4p")
    found = kept(state, other, (1, "canoe", "E4r"))
    assert any(isinstance(action, Build) and action.space == "E4r" for action in found)
    after = state.clone()
    for action in found:
        assert action in after.legal_actions()
        after.apply(action)


def test_a_plan_of_another_round_or_of_nobody_who_stands_there_is_none():
    state = stands()
    other = in_writing(state, "1 do tipi 1", "1 build D4p")
    assert kept(state, other, (2, "canoe", "E4r")) == kept(state, other, (1, "tipi", "E4p")) == other
    assert kept(state, other) == kept(state, other, None) == other


def played_on(state, run):
    """What it is worth a round later, if all do what is best for them."""
    after, end = state.clone(), AHEAD.clock(state) + 8
    for action in run:
        after.apply(action)
    list(AHEAD.onward(after, Rng(0), end))
    return AHEAD.value(after, run[0].seat)


def test_a_plan_is_dropped_where_something_else_is_clearly_better_when_all_play_on():
    seen, met = set(), Counter()
    for state, seat, run in hinted(2, 2):
        here = (state.this_round, state.turn, len(state.done[seat]))
        if state.phase != "name" or here in seen or any(isinstance(action, Build) for action in run):
            continue
        seen.add(here)
        for space, hunters, _ in state.camps[seat]:
            if hunters and met["kept"] + met["dropped"] < 12:
                deed = "canoe" if SPACES[space][-1] == "r" else "tipi"
                *_, found = keeping(state, seat, run, [(state.this_round, deed, SPACES[space])])
                met["dropped" if found == run else "kept"] += 1
                assert played_on(state, found) >= played_on(state, run) - 1.5
    assert set(met) == {"kept", "dropped"}, met


@pytest.mark.rule("BI-19")
def test_a_tile_stays_where_a_hint_has_laid_it():
    state = table("", ["", ""], hands=["T05"])
    state.apply(state.parse("1 do place 1"))
    ways = []
    for place in [action for action in state.legal_actions() if type(action).__name__ == "Place"]:
        then = state.clone()
        then.apply(place)
        ways += [(place, put) for put in then.legal_actions()]
    ways.sort(key=lambda way: -worth_of(state, 0, way))
    close = [way for way in ways[1:] if worth_of(state, 0, way) > worth_of(state, 0, ways[0]) - 1.2]
    assert kept(state, ways[0], (1, "place", *close[-1])) == close[-1]
    assert worth_of(state, 0, ways[0]) - worth_of(state, 0, ways[-1]) > 1.2
    assert kept(state, ways[0], (1, "place", *ways[-1])) == ways[0]
    state.apply(close[-1][0])
    put = close[-1][1]
    other = min(state.legal_actions(), key=lambda one: worth_of(state, 0, (one,)) if one != put else 99)
    lies = worth_of(state, 0, (put,)) > worth_of(state, 0, (other,)) - 1.2
    assert kept(state, (other,), (1, "place", *close[-1])) == ((put,) if lies else (other,)), "the hunters, too"


def test_a_plan_that_waits_or_is_dropped_is_told():
    state = stands()
    plan = Plan(None)
    told(state, in_writing(state, "1 do canoe 1", "1 build E4r"), plan)
    assert plan.promises(0) == ((1, "canoe", "E4r"),)
    name, values = told(state, in_writing(state, "1 do tipi 1", "1 build D4p"), plan)
    assert "You can still build on river E4 later." in TEXTS.reason(EN, (name, values))
    last = table("", ["E4r:3 D4p:2", "D5m:2"], deeds=["place move1 gather", "place move1 gather"])
    plan = Plan(None)
    told(last, in_writing(last, "1 do canoe 1", "1 build E4r"), plan)
    name, values = told(last, in_writing(last, "1 do tipi 1", "1 build D4p"), plan)
    assert "A new plan: building on river E4 would now bring less." in TEXTS.reason(EN, (name, values))


def test_what_means_nothing_for_later_leaves_a_plan_as_it_is():
    state = stands()
    plan = Plan(None)
    told(state, in_writing(state, "1 do canoe 1", "1 build E4r"), plan)
    told(state, in_writing(state, "1 do gather 0", "1 gain fish"), plan)
    assert plan.promises(0) == ((1, "canoe", "E4r"),)


@pytest.mark.rule("BI-30")
@pytest.mark.parametrize(("at_round", "kept"), [(6, 1), (5, 2)])
def test_what_counts_no_more_is_not_told_as_better(at_round: int, kept: int) -> None:
    """A review advised hunters after the last action of the game, who have no part in the count."""
    state = table("", ["D4p:1"], deeds=["place tipi gather move1", "place tipi gather"], phase="end", at_round=at_round)
    run = [Buy(0, "hunter"), End(0)]
    assert all(action in state.legal_actions() for action in run)
    assert len(JUDGING.needed(state, run)) == kept
