"""In the last round a hint waits for no animal: stocks are lost, and only what the counting brings decides (BI-30)."""

import pytest
from bison_hints import counted, ended, in_writing
from bison_table import table

from prateria.games.bison.bot import odd
from prateria.games.bison.bot.last import helping, risk, stand
from prateria.games.bison.bot.plain import plainer
from prateria.games.bison.bot.plans import plans
from prateria.games.bison.engine import State
from prateria.games.bison.engine.actions import Build, Do
from prateria.games.bison.engine.data import ROUNDS

LATE = {"at_round": 6, "deeds": ["place gather", "tipi canoe"], "totem": 1}


def waiting(state):
    return in_writing(state, "1 do canoe 0", "1 gain turkey")


@pytest.mark.rule("BI-20", "BI-30")
def test_a_tipi_that_makes_a_lead_safe_is_built_rather_than_an_animal_taken():
    """Two hunters lead alone beside open land; another one may come there with a tile. Nothing free brings more."""
    camps = ["D6m:2 E4r:0+1", "D4m:0+1 D6r:0+1 D5m:0+2"]
    state = table("D6:T13:0", camps, animals=[(10, 10, 13), (8, 8, 8)], bought=["", "tipi-3"], **LATE)
    *_, found = helping(state, 0)
    assert any(isinstance(action, Build) and action.space == "D6m" for run in found for action in run)
    *_, said = plainer(state, 0, waiting(state))
    assert not odd.waits(said)
    after = ended(state, said)
    assert stand(after, 0) > stand(state, 0) or risk(after, 0) < risk(state, 0)


@pytest.mark.rule("BI-24", "BI-30")
def test_what_must_be_bought_and_bartered_for_first_is_tried_too():
    """Only a tipi would take the lead; none lies in the camp, and there are no fish to buy one with."""
    camps, late = ["D4p:3 E4p:0+1 E4m:0+2", "D5p:0+2"], {**LATE, "deeds": ["place move3", "tipi canoe"]}
    state = table("", camps, animals=[(12, 12, 0), (0, 0, 0)], **late)
    *_, found = helping(state, 0)
    bought = next(run for run in found if any(" barter " in action.text for action in run))
    assert any(action.text in ("1 buy tipi-2", "1 buy tipi-3") for action in bought)
    assert stand(ended(state, bought), 0) > stand(state, 0)


@pytest.mark.rule("BI-30")
def test_nobody_can_be_helped_where_nothing_can_be_done():
    state = table("", ["D4p:0+1", "D4m:0+1"], animals=[(14, 14, 14), (8, 8, 8)], **LATE)
    *_, found = helping(state, 0)
    assert not found
    *_, said = plainer(state, 0, waiting(state))
    assert odd.waits(said)


@pytest.mark.long
@pytest.mark.rule("BI-30")
def test_where_a_hint_waits_in_the_last_round_no_hunter_or_two_bring_more():
    """By trying all that one or two hunters can do, and all that can be built of what can be bought at once."""
    looked = waited = 0
    for seed in range(3):
        state = State.new(2, {}, seed)
        while actors := state.actors():
            seat = actors[0]
            run = next(run for run in plans(state, seat) if run)
            if state.phase == "name" and state.this_round == ROUNDS[2]:
                idle = [do for do in state.legal_actions() if isinstance(do, Do) and not do.hunters]
                idle = [do for do in idle if do.deed != "place"]
                if idle:
                    *_, said = plainer(state, seat, in_writing(state, idle[0].text, f"{seat + 1} gain fish"))
                    looked += 1
                    if odd.waits(said):
                        waited += 1
                        assert most(state, seat) <= ahead(state, seat), said
            for action in run:
                state.apply(action)
    assert looked > 10


def ahead(state, seat):
    found = counted(state)
    return found[seat] - found[1 - seat]


def most(state, seat):
    """The farthest ahead that one or two hunters bring that seat in the counting."""
    named = [do for do in state.legal_actions() if isinstance(do, Do) and 0 < do.hunters < 3 and do.deed != "place"]
    open_, found = [ended(state, (do,)) for do in named], ahead(state, seat)
    while open_:
        one = open_.pop()
        if one.phase in ("end", "name") or not one.actors() or one.actors() != (seat,):
            found = max(found, ahead(one, seat))
        else:
            open_ += [ended(one, (action,)) for action in one.legal_actions()]
    return found
