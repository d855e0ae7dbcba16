"""Hints and prompts as whole sentences: one name for one place, the forms of other languages, what is lost by it."""

from types import SimpleNamespace

import pytest
from bison_hints import counted, in_writing
from bison_table import last_turn, play, table

from prateria.app.plan import Plan
from prateria.bots.think import Choice
from prateria.games.bison import words
from prateria.games.bison.bot.reasons import reason
from prateria.games.bison.bot.trying import spared
from prateria.games.bison.engine.actions import Do, End, Move, Stop
from prateria.games.bison.engine.events import Altered, Moved, Paid
from prateria.games.bison.engine.observe import known
from prateria.games.bison.words import nouns
from prateria.games.bison.words import reason as in_words
from prateria.kit.touch import Touch
from prateria.kit.words import Words

EN = Words("en")
NAMES = ("Ola", "Jan")


def plain(text):
    return text.replace("\u2068", "").replace("\u2069", "").replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("lang", "named", "gone"),
    [
        ("en", "D5 (prairie D4)", "to D5 (prairie D4)"),
        ("it", "D5 (prateria D4)", "verso D5 (prateria D4)"),
        ("pl", "D5 (preria D4)", "na D5 (preria D4)"),
    ],
)
def test_an_area_has_one_name_in_hint_log_and_count_and_a_space_of_it_is_called_by_its_tile(lang, named, gone):
    """The hint said prairie D5, the count prairie D4, of the same one."""
    w, state = Words(lang), table("", ["D5r:1", ""], deeds=["place", "place"])
    view = state.observe(0)
    run = (Do(0, "move1", 1), Move(0, "D5r", "D5p"))
    hint = plain(in_words(w, reason(view, run)))
    events = play(state, "1 do move1 1", "1 move D5r D5p")
    log = plain(words.sentence(w, next(event for event in events if isinstance(event, Moved)), NAMES, None))
    assert gone in hint
    assert log.endswith(f"→ {named}.")
    assert next(area.id for area in view.areas if "D5p" in area.spaces) == "D4p"
    assert words.action_label(w, known(view, run[1])).endswith(named)


def test_a_place_has_one_name_in_the_log_and_in_hints_and_by_ear_its_area_too():
    assert plain(words.sentence(EN, Altered(0, "C3p", 0, 2, 2), NAMES, None)) == "Ola builds tipi 2: prairie C3."
    assert nouns.in_area(EN, "D4p", "C3p") == "C3 (prairie D4)"
    view = table("", ["D4p:2", ""]).observe(0)
    assert words.pick_label(EN, "space:D5p", view).startswith("D5 (prairie D4): ")
    assert words.pick_label(EN, "space:D4p", view).startswith("Prairie D4: ")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Move 1–3 with 1 hunter to river D4."),
        ("it", "Movimento 1–3: 1 cacciatore va al fiume D4."),
        ("pl", "Marsz 1–3 z 1 łowcą na rzekę D4."),
    ],
)
def test_a_move_is_a_whole_sentence(lang, said):
    move = ("free", {"action": Do(0, "move3", 1), "goals": ("D4r",)})
    assert plain(in_words(Words(lang), move)).startswith(said)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Place the tile at C4 with 3 hunters (price 4) in its mountains."),
        ("it", "Posa la tessera in C4 con 3 cacciatori (prezzo 4) sulla montagna."),
        ("pl", "Kafelek na C4 z 3 łowcami (cena 4) w górach."),
    ],
)
def test_a_tile_is_named_by_its_place_and_not_by_a_space_that_is_not_there_yet(lang, said):
    tile = ("free", {"action": Do(0, "place", 3), "goals": ("C4m",)})
    assert plain(in_words(Words(lang), tile)).startswith(said)


def test_what_is_paid_has_its_own_form_in_polish():
    paid = words.sentence(Words("pl"), Paid(0, (1, 2, 1)), NAMES, None)
    assert plain(paid) == "Ola płaci: 1 bizona, 2 indyki i 1 rybę."
    assert nouns.amount(Words("pl"), "fish", 1) == "1 ryba"


def test_which_of_several_hunters_moves_is_said():
    state = table("", ["D4p:2 D5p:1", ""])
    play(state, "1 do move3 2", "1 take bison 1", "1 take turkey 1", "1 take fish 0")
    view = state.observe(0)
    assert plain(words.prompt(EN, view, NAMES, Touch())).startswith("Ola: the first of 2 hunters moves. Touch one.")
    chosen = Touch(chosen=("from:D4p",), possible=("from:D5p", "to:E4m"))
    assert plain(words.prompt(EN, view, NAMES, chosen)).startswith("Ola: where does the first of 2 hunters go?")
    play(state, "1 move D4p E4m")
    after = state.observe(0)
    assert "the second of 2 hunters moves." in words.prompt(EN, after, NAMES, Touch())
    assert "where does the second of 2 hunters go? From: D5 (prairie D4)." in words.TEXTS.spoken(
        EN, after, NAMES, Touch(chosen=("from:D5p",), possible=("to:E4m",))
    )
    alone = table("", ["D4p:2 D5p:1", ""])
    play(alone, "1 do move3 1")
    assert plain(words.prompt(EN, alone.observe(0), NAMES, Touch())).startswith("Ola: which hunter moves? Touch one.")


def test_who_gathers_for_what_must_be_bought_hears_to_buy_it_and_what_it_brings():
    """Hunters came together on a river for a canoe that was not in the camp, and nobody said so."""
    known = {"bought": [""], "deeds": ["place", "place"]}
    rich, poor = (
        table("", ["D4p:3 D4r:1", "D4m:0+1 D5p:0+3"], animals=[animals], **known)
        for animals in ((10, 10, 10), (1, 1, 1))
    )
    run = in_writing(rich, "1 do gather 1", "1 call D4p")
    name, values = reason(rich.observe(0), run)
    assert (name, values["piece"]) == ("larger", "tipi-4")
    after = rich.clone()
    play(after, *(action.text for action in run), "1 end", "2 do gather 0", "2 gain fish", "2 end", "1 buy tipi-4")
    before = counted(after)[0]
    play(after, "1 do tipi 4", "1 take bison 3", "1 take turkey 2", "1 take fish 2", "1 build D4p")
    assert counted(after)[0] - before == values["brings"] == 1
    said = in_words(EN, (name, values))
    assert f"Then buy tipi 4 and build it there: {values['brings']} animal more." in said
    assert "it beats all hunters" in in_words(EN, (name, {**values, "brings": 0}))
    assert "piece" not in reason(poor.observe(0), run)[1], "it cannot be paid for"


@pytest.mark.rule("BI-28")
def test_a_turn_that_ends_with_too_much_says_what_is_lost():
    state = last_turn("", ["", "D4p:2"], animals=[(10, 10, 10), (15, 3, 3)])
    name, values = reason(state.observe(1), (End(1),))
    assert name == "ends_above"
    assert words.reason(EN, (name, values)).endswith("above 15, you can spend at once then.")
    play(state, "2 end")
    assert state.phase == "surplus"
    name, values = reason(state.observe(1), (Stop(1),))
    assert name == "lets_go"
    assert words.reason(EN, (name, values)).startswith("Above 15, so this is lost: 2 bison. Nothing")
    assert reason(table(phase="end", deeds=["place"]).observe(0), (End(0),))[0] == "saves"


def test_a_hint_asked_for_within_an_action_says_that_it_costs_an_animal():
    holds = {"action": Move(0, "E4m", "E3m"), "terrain": "mountain", "animals": 2, "more": -1, "each": (0, -1, 0)}
    holds |= {"begun": True, "goals": ("E3m",)}
    assert "For now you get 1 animal fewer." in words.reason(EN, ("holds", holds))
    assert "fewer" not in words.reason(EN, ("holds", {**holds, "began": {"more": -1}})), "said when it began"


def test_of_two_hunters_who_could_go_the_one_goes_who_is_not_missed():
    """From a mountain that it alone held a hunter went where another one could have gone for nothing."""
    state = table("", ["D5m:1 D4p:3", ""])
    play(state, "1 do move3 1")
    goal = next(a.to for a in state.legal_actions() if a.start == "D5m" and a.to[-1] == "r"
                and any(b.to == a.to and b.start == "D4p" for b in state.legal_actions()))  # fmt: skip
    run = (Move(0, "D5m", goal),)
    assert spared(state, 0, run) == (Move(0, "D4p", goal),)
    free = (Move(0, "D4p", goal),)
    assert spared(state, 0, free) == free


def test_a_hint_within_an_action_that_was_not_advised_says_so():
    flow = SimpleNamespace(opens=lambda action: False, amounts=())
    plan = Plan(SimpleNamespace(game=SimpleNamespace(flow=flow)))
    before = Choice((Do(0, "canoe", 0),), ("gains", {"action": Do(0, "canoe", 0), "gain": "fish"}))
    inside = Choice((Move(0, "D4p", "E4m"),), ("together", {"action": Move(0, "D4p", "E4m"), "doing": "move3"}))
    assert plan.begin(inside) is inside, "no other one was advised"
    plan.done((Do(1, "move3", 1),))
    plan.begin(before)
    plan.done((Do(0, "move3", 1),))
    said = words.reason(EN, plan.begin(inside).reason)
    assert said.startswith("With “Move 1–3” this is best: move a hunter from prairie D4 to mountains E4.")
    plan.done((Do(1, "move3", 1),))
    assert plan.begin(inside) is inside, "somebody else has had a turn"
    same = (inside.reason[0], {**inside.reason[1], "dropped": (Do(0, "move3", 1),)})
    assert words.reason(EN, same).startswith("Move a hunter from")
