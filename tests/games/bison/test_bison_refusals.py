"""Why something cannot be done in Bison, in a sentence."""

import pytest
from bison_drawn import games
from bison_table import after, start, table
from telling import whole

from prateria.games import GAMES
from prateria.games.bison import words
from prateria.games.bison.engine.data import ACTIONS, DEEDS, MARKET, PIECES, SUPPLY
from prateria.games.bison.engine.preview import possible
from prateria.games.bison.engine.state import State
from prateria.games.bison.words.deeds import barred, first_buy
from prateria.games.bison.words.refusals import _missing
from prateria.kit.words import Words

BISON = GAMES["bison"]
EN = Words("en")


def refused(state, pick, *chosen):
    return whole(words.why_not(EN, state.observe(state.actors()[0]), chosen, pick))


@pytest.mark.rule("BI-16", "BI-18")
def test_why_an_action_cannot_be_named():
    state, seat = start(deeds=["tipi"], animals=[1, 1, 1])
    assert refused(state, "deed:tipi") == "You have taken this action already in this round."
    assert refused(state, "hunters:5") == "That costs 10 animals. You do not have that many. Choose fewer hunters."
    nobody = "None of your hunters is on the land: they come with your tile. With 0 hunters you take an animal."
    assert refused(state, "hunters:2", "deed:gather") == refused(state, "deed:move1", "hunters:1") == nobody
    assert refused(state, "hunters:2", "deed:place").startswith("There are not that many hunters in your camp.")
    assert refused(state, "hunters:1", "deed:canoe") == nobody
    assert refused(state, "space:D4p") == "First choose an action and how many hunters take part."
    assert words.why_not(EN, state.observe(seat), (), "deed:move1") == ""
    assert words.why_not(EN, state.observe(1 - seat), (), "deed:move1") == "It is not your turn yet."


@pytest.mark.rule("BI-18", "BI-24")
@pytest.mark.parametrize(
    ("deed", "n", "said"),
    [
        ("canoe", 2, "None of your hunters is on a river. With 0 hunters you take an animal."),
        ("tipi", 3, "3 hunters make this: tipi 3. None lies in your camp. For that, first buy:"
                    " tipi 3. Possible now: 1, 2. With 0 hunters you take an animal."),
        ("place", 3, "There are not that many hunters in your camp. For that, first buy 2 hunters."
                     " Possible now: 0, 1."),
        ("place", 5, "There are not that many hunters in your camp. Possible now: 0, 1."),
        ("move1", 4, "That many of your hunters cannot move now. Possible now: 1, 2, 3. With 0 hunters you take an"
                     " animal."),
    ],
)  # fmt: skip
def test_who_names_too_many_hunters_is_told_what_goes(deed, n, said):
    state = table("", ["D4p:3"], animals=[(5, 5, 5)])
    assert refused(state, f"hunters:{n}", f"deed:{deed}") == said


@pytest.mark.rule("BI-20", "BI-21")
def test_a_number_that_makes_nothing_says_what_is_missing():
    """A dim "1" said that one hunter costs nothing."""
    less = table("", ["D4p:1 D4r:1 E4p:2"]).to_json()
    for piece in ("tipi-1", "canoe-1"):
        less["players"][0]["market"][piece] = less["players"][0]["market"].get(piece, 0) + 1
        del less["players"][0]["supply"][piece]
    state = State.from_json(less)
    said = refused(state, "hunters:1", "deed:tipi")
    assert said.startswith("1 hunter makes this: tipi 1. None lies in your camp. For that, first buy: tipi 1.")
    said = refused(state, "hunters:3", "deed:tipi")
    assert said.startswith("On no prairie or mountain do 3 of your hunters stand together.")
    assert refused(state, "hunters:1", "deed:canoe").startswith("Your smallest canoe is a 2: it takes 2 hunters on one")


@pytest.mark.rule("BI-20")
def test_where_something_stands_the_sizes_are_named_that_hunters_could_make():
    grown = table("", ["D4p:1+1"]).to_json()
    grown["players"][0]["market"]["tipi-2"] = grown["players"][0]["market"].get("tipi-2", 0) + 1
    del grown["players"][0]["supply"]["tipi-2"]
    grown["players"][0]["supply"]["tipi-1"] = grown["players"][0]["market"].pop("tipi-1")
    said = barred(EN, State.from_json(grown).observe(0), "tipi")
    assert said == "Your hunters could make this: tipi 2. But your camp has only this: tipi 1."
    assert first_buy(EN, State.from_json(grown).observe(0), "tipi") == "First buy: tipi 2."


@pytest.mark.rule("BI-24")
def test_why_nothing_is_traded():
    state, _ = start(animals=[2, 15, 9])
    assert refused(state, "buy:tipi-3") == "That costs 3 animals of each kind."
    assert refused(state, "give:bison") == "To barter you give three animals of one kind."
    assert refused(state, "get:turkey") == "No more than 15 animals of a kind fit into your stock."
    state, _ = start(market={}, supply={piece: n + m for piece, n, m in zip(PIECES, SUPPLY, MARKET, strict=True)})
    assert refused(state, "buy:tipi-1") == "The market has none of these left for you."


@pytest.mark.rule("BI-11", "BI-12")
def test_why_a_tile_does_not_lie_there():
    state, _ = start()
    assert refused(state, "cell:D3") == "First choose an action and how many hunters take part."
    after(state, "1 do place 0")
    assert refused(state, "cell:D3") == "First choose the animal that you get."
    after(state, "1 gain fish")
    assert refused(state, "cell:A1") == "A tile must touch another one, and not lie too far from the totem pole."
    assert refused(state, "space:D4p") == "First place your tile."
    assert refused(state, "deed:tipi") == "First finish the action that you have begun."
    assert refused(state, "turn:0") == "First choose a place for the tile."


@pytest.mark.rule("BI-13", "BI-20", "BI-21", "BI-22", "BI-23")
def test_why_hunters_do_not_do_that():
    state, _ = start()
    data = state.to_json()
    mine, other = data["players"]
    mine["supply"]["hunter"], other["supply"]["hunter"] = 0, 3
    mine["camps"] = {"D4p": [2, 0], "D4r": [1, 0], "E4m": [1, 0]}
    other["camps"] = {"D4m": [1, 0]}
    start_ = BISON.State.from_json(data)
    state = after(start_.clone(), "1 do tipi 1")
    assert refused(state, "space:D4m") == "Somebody else is on this space."
    assert refused(state, "space:D4r").startswith("Tipis stand on prairies")
    assert refused(state, "space:E4p") == "None of your hunters stands there."
    state = after(start_.clone(), "1 do tipi 2", "1 take bison 2", "1 take turkey 0", "1 take fish 0")
    assert refused(state, "space:E4m") == "Too few of your hunters stand there: choose another space."
    state = after(start_.clone(), "1 do move1 1")
    assert refused(state, "to:D4m", "from:D4r") == "Somebody else is on this space: you may pass, but not stop."
    assert refused(state, "to:E4p", "from:D4r").startswith("One step: across a side to the next tile, or between river")
    far = after(start_.clone(), "1 do move3 1")
    assert refused(far, "to:E4p", "from:D4r") == "This hunter cannot go that far."
    assert refused(state, "from:D4m") == "None of your hunters stands there."
    state = after(start_.clone(), "1 do gather 1")
    assert refused(state, "space:D4m") == "None of your hunters stands there."


@pytest.mark.rule("BI-32")
def test_why_a_step_of_several_does_not_go():
    state, _ = start()
    data = state.to_json()
    data["variant"] = 1
    data["players"][0]["supply"]["hunter"] = 1
    data["players"][0]["camps"] = {"D4p": [2, 0], "E4m": [1, 0]}
    state = after(BISON.State.from_json(data), "1 do tipi 3", "1 take bison 4", "1 take turkey 0", "1 take fish 0")
    assert refused(state, "size:4", "space:D4p").startswith("Choose a space")
    after(state, "1 alter E4m 1")
    assert refused(state, "space:E4m") == "On this space you have built already in this action."
    assert refused(state, "space:D5m") == "None of your hunters stands there."


@pytest.mark.rule("BI-18", "BI-24")
def test_what_is_called_possible_can_be_named_and_what_is_to_be_bought_makes_it_possible():
    bought = 0
    for variant in (0, 2):
        for state in games(2, variant, every=2):
            if state.phase != "name":
                continue
            view, legal = state.observe(state.turn), {a.text for a in state.legal_actions()}
            mine, seat = view.players[state.turn], state.turn + 1
            if mine.holds and len(mine.deeds) == ACTIONS - 1:
                continue  # only the tile can be placed (BI-17)
            for deed in (one for one in DEEDS if one not in mine.deeds and (one != "place" or mine.holds)):
                named = possible(view, deed)
                assert named == tuple(n for n in range(1, 6) if f"{seat} do {deed} {n}" in legal)
                for n in {1, 2, 3, 4, 5} - {*named}:
                    if missing := _missing(view, mine, deed, n):
                        kind, times = missing
                        then = after(state.clone(), *[f"{seat} buy {PIECES[kind]}"] * times)
                        assert f"{seat} do {deed} {n}" in {a.text for a in then.legal_actions()}
                        bought += 1
    assert bought


@pytest.mark.rule("BI-23")
def test_hunters_that_cannot_march_are_told_which_of_the_two_it_is():
    pay = ("1 take bison 2", "1 take turkey 0", "1 take fish 0")
    state = after(table("", ["D4p:1 E4m:2"]), "1 do move1 2", *pay, "1 move D4p D4r")
    assert refused(state, "from:D4r") == "These hunters have already marched in this action."
    state = after(table("", ["D4m:1 E4p:1", "D4r:1"]), "1 do move1 1")
    assert "from:D4m" not in [pick for action in state.legal_actions() for pick in action.picks]
    assert refused(state, "from:D4m") == "Others stand on every space that these hunters can reach."
