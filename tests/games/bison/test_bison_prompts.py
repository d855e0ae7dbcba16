"""What the status line of Bison asks, step by step and touch by touch."""

import pytest
from bison_table import after, last_turn, play, start, table
from telling import NAMES, moments, whole

from prateria.games.bison import words
from prateria.games.bison.engine.actions import named
from prateria.games.bison.engine.state import State
from prateria.games.bison.table.area.turnkeys import turn_keys
from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate
from prateria.view.box import Box

EN = Words("en")


def test_prompts_follow_the_steps_of_an_action():
    state, seat = start()
    said = []
    for text in ("1 do place 2", "1 take bison 1", "1 take turkey 1", "1 take fish 0", None, None):
        view = state.observe(seat)
        said.append(words.prompt(EN, view, NAMES, Touch()).split(": ", 1)[1])
        after(state, text or state.legal_actions()[0].text)
    said.append(words.prompt(EN, state.observe(seat), NAMES, Touch()).split(": ", 1)[1])
    assert said == [
        "choose an action. Your tile brings your hunters onto the land; till then the other actions give 1 animal.",
        *("pay 2 animals.",) * 3,
        "where will you put your tile? Touch one of the marked places.",
        "2 hunters come onto the new tile. Touch one of its spaces.",
        "buy and barter if you like, then end your turn.",
    ]


def test_in_the_first_round_it_is_said_what_one_more_beside_an_action_means():
    """Grey with "+1" it looked as if nothing could be done with it."""
    said = [
        words.prompt(EN, table("", [hunters], at_round=n, deeds=["place"] * 2).observe(0), NAMES, Touch())
        for hunters, n in (("D4m:3", 1), ("D4m:2 D4r:2", 1), ("D4m:3", 3))
    ]
    assert ["Actions with “+1” only give 1 animal now" in one for one in said] == [True, False, False]


@pytest.mark.parametrize(("deed", "built"), [("tipi", "D5p:0+1"), ("canoe", "D5r:0+1")])
def test_that_what_stands_there_grows_is_said_where_one_begins_to_build(deed, built):
    """It was learnt by what others did, after three rounds."""
    for own, said in ((built, True), ("", False)):
        state = table("", [f"{own} D4m:2 D4r:2".strip()])
        asked = words.prompt(EN, state.observe(0), NAMES, Touch((f"deed:{deed}",), ("hunters:2",)))
        assert ("it grows" in asked) == said


def test_prompts_follow_the_touches():
    state, seat = start()
    view = state.observe(seat)

    def prompt(*chosen, ready=None):
        return words.prompt(EN, view, NAMES, Touch(chosen, (), ready))

    assert "how many hunters" in prompt("deed:place")
    assert "which action" in prompt("hunters:1")
    assert "for the three" in prompt("give:bison")
    assert "which three animals do you give for it?" in prompt("get:bison")
    assert "Done" in prompt("deed:place", "hunters:0", ready=named(0, 0, 1)[0])
    view = after(state, "1 do place 0", "1 gain fish").observe(seat)
    assert "turn the tile" in prompt("cell:D3")
    state, seat = start()
    for text in ("1 do place 2", "1 take bison 1", "1 take turkey 1", "1 take fish 0"):
        view = after(state, text).observe(seat)
    assert "After “Done” choose where your hunters go" in prompt("cell:D3", "turn:0", ready=state.legal_actions()[0])


@pytest.mark.rule("BI-18", "BI-20")
def test_the_question_how_many_says_what_they_do_or_why_none_can():
    def asked(deed, *camps, **changes):
        view = table("", list(camps), **changes).observe(0)
        return words.prompt(EN, view, NAMES, Touch((f"deed:{deed}",))).split(": ", 1)[1]

    for deed, says in {"place": "onto the tile", "tipi": "become a tipi", "gather": "come to others",
                       "move1": "goes one space", "move3": "one, two or three"}.items():  # fmt: skip
        said = asked(deed, "D4p:2 D5m:1")
        assert said.startswith("how many hunters take part? ")
        assert says in said
    assert "become a canoe" in asked("canoe", "D4r:1")
    nobody = "with 0 hunters this only brings 1 animal. "
    for deed in ("tipi", "canoe", "gather", "move1", "move3"):
        assert asked(deed, "") == f"{nobody}None of your hunters is on the land: they come with your tile."
    assert asked("canoe", "D4p:1") == f"{nobody}None of your hunters is on a river."
    assert asked("tipi", "D4r:1") == f"{nobody}None of your hunters is on a prairie or mountain."
    assert asked("gather", "D4p:1") == f"{nobody}Only one of your hunters is on the land."
    assert asked("gather", "D4p:2") == f"{nobody}All of your hunters stand on one space."


@pytest.mark.rule("BI-20", "BI-24")
def test_who_has_no_tipi_in_camp_is_told_to_buy_one():
    data = table("", ["D4p:2"]).to_json()
    for piece in ("tipi-1", "tipi-2"):
        data["players"][0]["market"][piece] = data["players"][0]["market"].get(piece, 0) + 1
        del data["players"][0]["supply"][piece]
    view = State.from_json(data).observe(0)
    said = words.prompt(EN, view, NAMES, Touch(("deed:tipi",)))
    assert said.endswith("No tipi lies in your camp. You can first buy one at the market.")
    why = words.why_not(EN, view, ("deed:tipi",), "hunters:2")
    assert why.startswith("No tipi lies in your camp. For that, first buy: tipi 2.")


@pytest.mark.rule("BI-20", "BI-21")
@pytest.mark.parametrize(("deed", "stand", "said"), [
    ("tipi", "D4p:1", "Your smallest tipi is a 2: it takes 2 hunters on one space. First buy: tipi 1."),
    ("canoe", "D4r:1", "Your smallest canoe is a 2: it takes 2 hunters on one river space. First buy: canoe 1."),
])  # fmt: skip
def test_who_has_too_few_hunters_together_is_told_how_many_it_takes(deed, stand, said):
    data, piece = table("", [stand]).to_json(), f"{deed}-1"
    data["players"][0]["market"][piece] = data["players"][0]["market"].get(piece, 0) + 1
    del data["players"][0]["supply"][piece]
    view = State.from_json(data).observe(0)
    assert words.prompt(EN, view, NAMES, Touch((f"deed:{deed}",))).endswith(said)


@pytest.mark.rule("BI-19")
def test_the_market_says_where_hunters_go_that_are_bought():
    view = table("", ["D4p:1"]).observe(0)
    touch = Touch(possible=("buy:hunter",), looked_at="market")
    laid = view._replace(own=None)
    for seen, says in ((view, "come onto the land with your tile"), (laid, "wait in your camp until your next tile"),
                       (laid._replace(round=view.rounds), "no more tiles come")):  # fmt: skip
        assert says in words.prompt(EN, seen, NAMES, touch)
        assert says not in words.prompt(EN, seen, NAMES, touch._replace(looked_at=""))


@pytest.mark.rule("BI-17")
def test_the_last_action_is_announced_as_the_one_for_the_tile():
    state, seat = start(deeds=["tipi", "canoe", "gather"])
    assert "last action" in words.prompt(EN, state.observe(seat), NAMES, Touch())
    assert "must be placed" in words.why_not(EN, state.observe(seat), (), "deed:move1")


@pytest.mark.rule("BI-30")
@pytest.mark.parametrize(("at_round", "said"), [(4, ""), (5, "Only the last round is counted"), (6, "last round!")])
def test_what_wins_is_said_before_the_first_action_of_the_last_two_rounds(at_round, said):
    prompt = words.prompt(EN, table(at_round=at_round).observe(0), NAMES, Touch())
    assert said in prompt
    assert ("your stock" in prompt) is bool(said)
    begun = table(at_round=at_round, deeds=("tipi", "tipi"))
    assert "your stock" not in words.prompt(EN, begun.observe(0), NAMES, Touch())


@pytest.mark.rule("BI-28")
@pytest.mark.parametrize(("ruleset", "way_out"), [("bison", True), ("apacze", False)])
def test_above_15_one_is_told_of_a_way_out_only_where_there_is_one(ruleset, way_out):
    state = last_turn("", ["D4p:1"], animals=[(15, 2, 2)], ruleset=ruleset)
    play(state, "2 end")
    picks = tuple(pick for action in state.legal_actions() for pick in action.picks)
    said = words.prompt(EN, state.observe(0), NAMES, Touch((), picks))
    assert "15 of a kind" in said
    assert ("or give it up" in said) is way_out


def test_who_waits_is_told_what_the_other_does():
    said = {}
    for variant in (0, 2):
        for state, _, _ in moments("bison", 3, {"variant": variant}, seed=4):
            view = state.observe(None)
            said[view.phase] = whole(words.prompt(EN, view, NAMES, Touch())).split(isolate(NAMES[view.actors[0]]))[1]
    assert set(said) >= {"name", "pay", "gain", "place", "put", "build", "call", "gather", "move", "end"}
    assert len(set(said.values())) >= len(said) - 2  # tile and hunters, calling and gathering are told alike


def test_within_an_action_a_space_one_looks_at_does_not_hide_what_is_to_be_done():
    """A touch that led nowhere shows the area there; the rule of who leads stood in place of the question."""
    state = table("", ["D4p:2", "D4m:1"])
    seat, w, names = state.turn, Words("en"), ["Ola", "Jan"]
    looks = Touch(looked_at="D4m")
    assert words.prompt(w, state.observe(seat), names, looks).startswith("The largest tipi")
    state = after(state, "1 do move1 1")
    assert words.prompt(w, state.observe(seat), names, looks).endswith("which hunter moves? Touch one.")


def test_where_no_way_of_a_hunter_changes_the_count_the_question_says_so():
    """Beside all others stands how much they bring."""
    w, names, nothing = Words("en"), ["Ola", "Jan"], "Nothing would change for now."
    for camps, idle in (["D4p:1"], False), (["D4p:2+3 D4r:0+1", "E4m:1 D5p:1"], True):
        state = after(table("", camps), "1 do move1 1")
        goals = tuple(f"to:{one.to}" for one in state.legal_actions() if one.start == "D4p")
        touch = Touch(chosen=("from:D4p",), possible=goals)
        assert words.prompt(w, state.observe(state.turn), names, touch).endswith(nothing) is idle


def test_who_would_lose_animals_by_the_counting_is_told_why_the_turn_waits():
    state = last_turn("", ["", "D4p:1"], animals=[(5, 5, 5), (15, 2, 2)])
    seat = state.turn
    said = words.prompt(Words("en"), state.observe(seat), ["Ola", "Jan"], Touch())
    keep = "the counting brings you to 17 bison, and you keep 15 of a kind"
    assert said == f"{isolate('Jan')}: {keep}. Spend before it: 2 bison."
    market, end = [str(turn_keys(Words("en"), state.observe(seat), Touch(possible=picks), (Box(0, 0, 52, 40),) * 2))
                   for picks in (("buy:hunter", "button:end"), ("button:end",))]  # fmt: skip
    assert "bi-open-key loud" in market, "what is asked for is the loudest key"
    assert "bi-end loud" not in market
    assert "bi-open-key loud" not in end
    poor = last_turn("", ["", "D4p:1"], animals=[(5, 5, 5), (5, 2, 2)])
    assert "uy and barter if you like" in words.prompt(Words("en"), poor.observe(poor.turn), ["Ola", "Jan"], Touch())


@pytest.mark.rule("BI-28")
@pytest.mark.parametrize(("has", "spend"), [(1, "Spend before it: 1 bison."), (0, "can spend the rest at once then.")])
def test_what_the_counting_alone_brings_above_15_is_not_asked_for_before_it(has, spend, monkeypatch):
    """“Spend before it: 7 turkeys”, and there were 5."""
    state = last_turn("", ["", "D4p:1"], animals=[(5, 5, 5), (has, 2, 2)])
    monkeypatch.setattr("prateria.games.bison.words.prompts.overflows", lambda view: (3, 0, 0))
    told = words.prompt(Words("en"), state.observe(state.turn), ["Ola", "Jan"], Touch())
    assert "18 bison" in told
    assert told.endswith(spend)
