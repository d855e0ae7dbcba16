"""Hints of Bison are tried out, say what can be built next, and why it is best to wait."""

import pytest
from bison_hints import counted, ended, hinted, in_writing
from bison_table import FOUR, play, table

from prateria.core.rng import Rng
from prateria.games.bison.bot.evaluation import AHEAD
from prateria.games.bison.bot.next import explained, stays
from prateria.games.bison.bot.odd import waits
from prateria.games.bison.bot.plain import plainer, proposed
from prateria.games.bison.bot.reasons import reason
from prateria.games.bison.bot.trying import Way, best_way, bringing, together
from prateria.games.bison.bot.worth import income
from prateria.games.bison.engine.actions import Build, Do, End, Move
from prateria.games.bison.engine.data import DEED
from prateria.games.bison.words import TEXTS
from prateria.kit.words import Words

EN = Words("en")


def played_on(state, seat, run):
    """What it is worth a round and a half later, if all do what is best for them."""
    after, end = state.clone(), AHEAD.clock(state) + 12
    for action in run:
        after.apply(action)
    list(AHEAD.onward(after, Rng(0), end))
    return AHEAD.value(after, seat)


def named(seed):
    """A few positions in which an action is named, with the likeliest run."""
    seen = set()
    for state, seat, run in hinted(2, seed):
        here = (state.this_round, state.turn, len(state.done[seat]))
        if state.phase == "name" and here not in seen:
            seen.add(here)
            yield state, seat, run


@pytest.mark.rule("BI-16")
def test_what_is_proposed_instead_is_not_clearly_worse_when_all_play_on():
    tried = changed = 0
    for state, seat, run in named(1):
        *_, plain = proposed(state, seat, run)
        if plain == run or tried >= 5:
            continue
        tried += 1
        *_, found = plainer(state, seat, run)
        assert played_on(state, seat, found) >= played_on(state, seat, run) - 2.0
        changed += found != plain
    assert changed, "what looks no further brought too few hunters"


def test_of_ways_the_best_is_found_and_a_bonus_decides_between_those_that_come_close():
    state = table("", ["D4p:3", "D5p:2"], deeds=["place"] * 2)
    builds, waits_ = in_writing(state, "1 do tipi 1", "1 build D4p"), in_writing(state, "1 do gather 0", "1 gain fish")
    worse, better = sorted((builds, waits_), key=lambda run: played_on(state, 0, run))
    gap = played_on(state, 0, better) - played_on(state, 0, worse)
    assert gap > 0
    for ways in ([Way(worse, 0.0), Way(better, 0.0)], [Way(worse, gap - 0.1), Way(better, 0.0)]):
        *_, found = best_way(state, 0, ways)
        assert found == better
    *_, found = best_way(state, 0, [Way(worse, gap + 0.1), Way(better, 0.0)])
    assert found == worse


@pytest.mark.rule("BI-18")
def test_nobody_is_told_to_wait_who_can_build_as_well():
    state = table("", ["D4p:3", "D5p:2"], deeds=["place"] * 2, at_round=4)
    *_, found = plainer(state, 0, in_writing(state, "1 do gather 0", "1 gain fish"))
    assert not waits(found), found
    assert played_on(state, 0, found) >= played_on(state, 0, in_writing(state, "1 do gather 0", "1 gain fish")) - 1.0


@pytest.mark.rule("BI-18", "BI-22", "BI-23")
def test_where_waiting_is_said_to_be_best_no_hunter_brings_more_for_nothing():
    said = set()
    for state, seat, _ in named(1):
        now, most = counted(state)[seat], 0
        open_ = [
            ended(state, (do,))
            for do in state.legal_actions()
            if isinstance(do, Do) and do.hunters == 1 and do.deed != "place"
        ]
        while open_:
            one = open_.pop()
            if one.phase in ("end", "name"):
                most = max(most, counted(one)[seat])
            else:
                open_ += [ended(one, (action,)) for action in one.legal_actions()]
        assert stays(state, seat) == (most <= now)
        said.add(most <= now)
        if len(said) == 2:
            break
    state = table("", ["D4p:1", "D5p:1"], deeds=["place tipi move1"] * 2)
    run = in_writing(state, "1 do move3 0", "1 gain fish")
    *_, (name, values) = explained(state.observe(0), run)
    assert name == "gains"
    told = TEXTS.reason(EN, (name, values))
    assert ("One hunter is free, but" in told) == stays(state, 0) == bool(values.get("stays"))


@pytest.mark.rule("BI-13", "BI-20", "BI-21")
def test_what_can_be_built_next_can_be_built_whatever_the_others_answer():
    told = 0
    for state, seat, run in named(2):
        if any(isinstance(action, End) for action in run):
            continue
        *_, (name, values) = explained(state.observe(seat), run)
        if "next" not in values:
            continue
        told += 1
        piece, where = values["next"]
        for luck in range(3):
            then, rng = ended(state, run), Rng(luck)
            while then.actors() != (seat,) or then.phase != "name":
                legal = then.legal_actions()
                own_end = [action for action in legal if isinstance(action, End) and action.seat == seat]
                then.apply(own_end[0] if own_end else legal[rng.below(len(legal))])
            deed, size = piece.split("-")
            had = next((one.size for one in then.observe(seat).spaces if one.id == where), 0)
            do = Do(seat, deed, int(size) - had)
            assert DEED[deed] not in then.done[seat]
            assert do in then.legal_actions(), (run, values["next"])
            then.apply(do)
            if (bag := then.bag()) is not None:
                spare = {}
                for kind, most in zip(bag.kinds, bag.limits, strict=True):
                    spare[kind] = min(most, bag.total - sum(spare.values()))
                for take in bag.takes(spare):
                    then.apply(take)
            assert Build(seat, where) in then.legal_actions()
        said = TEXTS.reason(EN, (name, values))
        assert len(said) <= 125 or "Next, build" not in said
        if told == 4:
            break
    assert told


def test_the_next_step_is_said_in_three_languages_where_there_is_room():
    do = Do(0, "place", 3)
    leads = {"action": do, "goals": ("D3",), "terrain": "river", "animals": 5, "more": 5, "each": (0, 0, 5)}
    found = ("leads", {**leads, "enough": 1, "comers": True, "next": ("canoe-2", "D3r")})
    said = TEXTS.reason(EN, found)
    assert said.endswith("Next, build canoe 2 on river D3.")
    assert "for later" not in said, "that says it already"
    for lang, word in (
        ("it", "Dopo costruisci una canoa\xa02 sul fiume D3."),
        ("pl", "Potem zbuduj czółno\xa02 na rzece D3."),
    ):
        short = ("free", {"action": Do(0, "move1", 1), "goals": ("D3r",), "next": ("canoe-2", "D3r")})
        assert word in TEXTS.reason(Words(lang), short)
        assert len(TEXTS.reason(Words(lang), found)) <= 125


def test_a_hint_in_the_middle_of_an_action_is_not_looked_into_further():
    state = table("", ["D4p:3", ""], deeds=[FOUR, "place tipi move1"], phase="end")
    run = in_writing(state, "1 end")
    assert {*map(repr, explained(state.observe(0), run))} == {repr(reason(state.observe(0), run))}
    state = table("", ["D4p:2", "D5p:1"])
    play(state, "1 do tipi 1")
    run = in_writing(state, "1 build D4p")
    assert {*map(repr, explained(state.observe(0), run))} == {repr(reason(state.observe(0), run))}


@pytest.mark.rule("BI-20", "BI-24")
def test_what_is_bought_first_is_tried_beside_what_changes_nothing():
    """Three of the other one stand on the river where one has one: a canoe, to be bought, takes all of it."""
    camps = ["D4r:1 D4p:0+1 E4r:0+1", "D3r:3 D4m:0+1"]
    deeds = ["place tipi move3", "place tipi move3 gather"]
    state = table("D3:T05:4", camps, at_round=2, deeds=deeds, animals=[(6, 6, 6), (5, 5, 5)], totem=2)
    *_, found = bringing(state, 0)
    assert [action.text for action in found[0]] == ["1 buy canoe-1", "1 do canoe 1", "1 build D4r"]
    *_, said = plainer(state, 0, in_writing(state, "1 do gather 0", "1 gain fish"))
    assert said == found[0]


@pytest.mark.rule("BI-23")
def test_of_a_march_all_that_go_to_one_place_are_tried_too():
    """One alone comes level there, both lead; one here and one there is less."""
    camps = ["D4p:1 E4p:1 D4m:1", "D3r:1 E4r:2"]
    state = table("D3:T05:4", camps, at_round=6, deeds=["place tipi"] * 2, animals=[(4, 4, 4), (5, 5, 5)])
    begun = ("1 do move1 2", "1 take bison 2", "1 take turkey 0", "1 take fish 0")
    one = in_writing(state, *begun, "1 move D4p D4r")
    apart = (*one, next(move for move in ended(state, one).legal_actions() if move.to != "D4r"))
    (found,) = together(state, 0, apart)
    goals = {action.to for action in found if isinstance(action, Move)}
    assert goals == {"D4r"}
    assert income(ended(state, found))[0] > income(ended(state, apart))[0]
