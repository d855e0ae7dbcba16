"""Every moment of a game has its words: prompts, log, advice, labels."""

from functools import partial

import pytest
from powwow_table import play, spread
from telling import NAMES, moments, whole

from prateria.games import GAMES
from prateria.games.powwow import words
from prateria.games.powwow.bot import reasons as judge_reason
from prateria.games.powwow.engine.actions import CLAIMS, HAULS, PASSES, SETTLE, TURNS, Claim, Haul
from prateria.games.powwow.engine.data import CARDS, COLOURS, LOOT, TRIBE
from prateria.games.powwow.engine.events import BisonGiven, FoundNothing, GameEnded, PileShown, Punished, Took, Turned
from prateria.games.powwow.engine.observe import Lying
from prateria.games.powwow.engine.preview import ways
from prateria.games.powwow.engine.referee import Late
from prateria.games.powwow.engine.rules import MISSING
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words, isolate

POWWOW = GAMES["powwow"]
ALL_ON = {"war_path": True, "marriage": True, "sharing": True}


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_every_move_of_a_game_has_a_reason(calm, seats):
    for state, action, _ in moments("powwow", seats, {**ALL_ON, "calm": calm}, seed=seats):
        if action.seat is not None:
            whole(words.reason(Words("en"), judge_reason.reason(state.observe(action.seat), (action,))))


def test_answers_are_not_told_before_the_pile_is_shown():
    w = Words("en")
    for state, _, step in moments("powwow", 3, {"calm": True}, seed=2):
        told = [event for event in step.events if words.sentence(w, event, NAMES, None)]
        if state.phase == "ask" and len(state.asked) > 1:
            assert told == []
        elif state.phase == "ask":
            pile = next(event for event in step.events if isinstance(event, PileShown))
            # that nobody claims is no news, and of a single claim what it takes is told
            assert told[:1] == [pile][: len(pile.claims) > 1] or (len(pile.claims) == 1 and pile not in told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_events_have_sentences(lang):
    w = Words(lang)
    rare = [Punished(0, "chief", missing, n) for missing in MISSING for n in (0, 1, 2)]
    rare += [FoundNothing(1, kind, missing) for kind in TRIBE for missing in MISSING]
    rare += [BisonGiven(0, 1, n) for n in (0, 1, 2)]
    rare += [GameEnded((5, 5), (0, 1)), GameEnded((1, 0), (0,)), Late(100, CLAIMS[1][2])]
    rare += [PileShown(((0, "chief"), (1, "hunter")), 2)]
    told = [whole(words.sentence(w, event, NAMES, None)) for event in rare]
    assert len(set(told)) == len(rare) - 6  # loot or a captive that is missing is told without naming the card
    assert all(isolate(NAMES[0]) in one or isolate(NAMES[1]) in one for one in told)
    assert words.sentence(w, PileShown((), 2), NAMES, None) is None
    assert told[-1].count(".") == 1  # the order: it runs on by itself, so it is short
    assert words.sentence(w, PileShown(((0, "chief"),), 0), NAMES, None) is None  # in a race it was seen to arrive


@pytest.mark.rule("PW-01")
def test_the_log_begins_with_the_colours_of_the_players():
    (event,) = POWWOW.State.new(3, seed=1).prologue()
    told = words.sentence(Words("en"), event, NAMES[:3], None).replace("\u2068", "").replace("\u2069", "")
    assert told == "These are your colours: Ola (red), <b>Jan</b> (yellow) and 100 % (green)."


def test_a_wrong_claim_and_an_empty_hand_are_told_with_their_reason():
    def says(event, viewer=None):
        return words.sentence(Words("en"), event, NAMES, viewer).replace(isolate("Ola"), "Ola")

    assert says(Punished(0, "chief", "captive", 1)) == (
        "A wrong claim: Ola loses 1 card. The chief needs one more man on the table."
    )
    wrong = Punished(0, "maiden", "person", 2)
    other = "A wrong claim: Ola loses 2 cards. There is no red maiden among the open cards."
    assert says(wrong) == says(wrong, 1) == other
    assert says(wrong, 0) == "A wrong claim: there is no red maiden among the open cards. You lose 2 cards."
    free = "A wrong claim: there is no red hunter among the open cards. You have no cards, so you lose none."
    assert says(Punished(0, "hunter", "person", 0), 0) == free
    assert says(FoundNothing(0, "chief", "captive")) == (
        "Ola takes nothing: the totems are there, but nobody is left to be captured."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_taken_is_told(lang):
    w, seen = Words(lang), set()
    usual = {"chief": "totem", "warrior": "tomahawk", "maiden": "necklace", "hunter": "bison"}
    for kind in TRIBE:
        for loot in (usual[kind], "tipi"):
            for n in (1, 2, 5):
                cards = (loot,) * n + (f"red-{kind}",)
                told = whole(words.sentence(w, Took(0, kind, loot, None, 0, cards), NAMES, None))
                assert isolate("Ola") in told
                assert str(n) in told
                assert str(n + 1) in told
                seen.add(told)
    assert len(seen) == 24
    event = Took(
        0, "chief", "totem", "blue-hunter", 2, ("totem", "blue-hunter", "green-chief", "green-chief", "red-chief")
    )
    assert words.person(w, "blue", "hunter") in whole(words.sentence(w, event, NAMES, None))
    wedding = Took(0, "chief", "tipi", "blue-maiden", 0, ("tipi", "blue-maiden", "red-chief"))
    assert words.person(w, "blue", "maiden") in whole(words.sentence(w, wedding, NAMES, None))


def test_prompts_follow_the_moment():
    w, said = Words("en"), {}
    for options in ({}, {"calm": True, **ALL_ON}):
        for state, _, _ in moments("powwow", 3, options, seed=4):
            view = state.observe(state.actors()[0])
            said.setdefault((view.phase, bool(view.pile), bool(view.left)), set()).add(
                words.prompt(w, view, NAMES, Touch(possible=("tribe:1-chief", "tribe:2-chief")))
            )
    assert len({frozenset(texts) for texts in said.values()}) > 4
    claimed = {text.replace("\u2068", "").replace("\u2069", "") for text in said["race", True, True]}
    assert claimed >= {f"{name} claims. Who else?" for name in NAMES[:1]}
    never, nothing = "The last card: claim now or never!", "The last card: nothing is left to claim."
    assert said["race", False, False] <= {never, nothing, "The last card!"}


def test_a_race_tells_the_people_round_the_screen_what_they_can_do():
    def says(phase, left, pile, *possible, table=()):
        view = state.observe(None)._replace(phase=phase, left=left, pile=pile, actors=(1,), table=table)
        return words.prompt(Words("en"), view, NAMES, Touch(possible=possible)).replace(isolate(NAMES[1]), "Jan")

    state = POWWOW.State.new(2, seed=1)
    state.turn, pile = 1, (Lying(0, "chief", ""),)
    assert says("turn", 112, (), "prairie:card") == "Jan, turn the next card: touch the face-down cards."
    assert says("turn", 9, (), "prairie:card") == "Jan, turn the next card."
    assert says("turn", 9, ()) == "Jan turns the next card."
    alone = state.observe(1)._replace(phase="turn", left=9, actors=(1,))
    assert words.prompt(Words("en"), alone, NAMES, Touch(possible=("prairie:card",))) == "You turn the next card."
    both = ("prairie:card", "tribe:1-chief", "tribe:2-chief")
    right = ((f"{state.observe(None).players[0].colour}-hunter", 1), ("bison", 1))
    for there in ((), right):  # after the first cards the line tells nobody who could claim
        say = partial(says, "race", 9, (), table=there)
        assert say(*both) == say(*both[1:]) == say(both[1]) == "Jan turns the next card."  # before it can be, too
        assert say(both[2]) == say(both[0], both[2]) == "You turn the next card."
        assert says("race", 9, pile, "tribe:2-chief", table=there) == f"{isolate(NAMES[0])} claims. And you?"
        assert says("race", 9, pile, *both[1:], table=there) == f"{isolate(NAMES[0])} claims. Who else?"
    ended = "From now on, look for yourselves! Jan turns the next card."
    for left, told in ((102, ended), (101, ended), (100, "Jan turns the next card.")):
        assert says("race", left, (), *both) == told
    first = isolate(NAMES[0])
    assert says("race", 104, (), *both, table=right) == "Does anybody claim? If not, Jan turns the next card."
    assert says("race", 104, pile, "tribe:2-chief", table=right) == f"{first} claims."  # not into a mistake
    assert says("race", 9, (Lying(0, "chief", ""),)) == f"{first} claims. Jan may still claim."
    assert says("race", 9, (*pile, Lying(1, "maiden", ""))) == f"{first} and Jan claim."
    assert says("race", 0, (), "tribe:2-chief") == "The last card: nothing is left to claim."
    assert says("race", 0, (), *both) == "The last card: touch “End the game”."
    there = (("bison", 2), (f"{state.observe(None).players[1].colour}-hunter", 1))
    observed = state.observe(None)._replace(phase="race", left=0, pile=(), actors=(1,), table=there)
    for possible, told in (
        (("tribe:1-hunter",), "The last card!"),  # there is something, but not for them
        (("tribe:2-hunter",), "The last card: claim now or never!"),
        (both, "The last card: claim now, or touch “End the game”."),
    ):
        assert words.prompt(Words("en"), observed, NAMES, Touch(possible=possible)) == told


def test_a_race_says_what_one_could_take_to_who_is_learning_it():
    w, both = Words("en"), ("prairie:card", "tribe:2-maiden")
    view = POWWOW.State.new(2, seed=1).observe(None)._replace(phase="race", turn=1, left=110, actors=(1,))
    own = f"{view.players[1].colour}-maiden"
    found = view._replace(table=(("necklace", 2), (own, 1)))

    def says(view, possible=both, **more):
        return words.prompt(w, view, NAMES, Touch(possible=possible, **more))

    haul = "For you: 2 necklaces, 3 cards in all (maiden)."
    assert says(found) == says(found, both[1:]) == haul
    assert says(found._replace(turn=0)) == haul
    assert says(view) == "Nothing for you yet: you turn the next card."
    assert says(view._replace(turn=0)) == "Nothing for you yet."
    tipi = view._replace(table=(("tipi", 1),))
    alike = says(tipi)  # each of their people would bring as much
    assert alike.startswith("You turn the next card. If it comes: ")
    assert says(tipi._replace(turn=0)) == alike.removeprefix("You turn the next card. ")
    best = view._replace(table=(("bison", 2),))
    assert "If it comes: " in says(best)
    claimed = {"pile": (Lying(0, "chief", ""),)}
    first = isolate(NAMES[0])  # nobody is hurried into a claim that would cost two cards
    assert says(view._replace(**claimed), both[1:]) == f"{first} claims."
    assert says(found._replace(**claimed), both[1:]) == f"{first} claims. And you?"
    for there in (found, view):  # later all are asked alike
        assert says(there._replace(left=50, **claimed), both[1:]) == f"{first} claims. And you?"
    for left, ended in ((102, True), (101, True), (100, False)):  # then one finds it oneself, and is told so
        now = says(found._replace(left=left))
        assert now.startswith("From now on, look for yourself!") == ended
        assert "necklace" not in now
    later = found._replace(left=50)
    assert says(later) == says(later._replace(table=())) == "You turn the next card."
    assert says(later, again=True) == says(found)  # beginners are told all along
    assert "maiden" not in says(found, (*both, "tribe:1-maiden"))  # it would tell one of them before the other


def test_the_line_of_a_race_begins_with_the_card_that_came():
    w = Words("en")
    view = POWWOW.State.new(2, seed=1).observe(None)._replace(phase="race")
    events = [Turned(0, "totem", 9), Turned(1, "red-hunter", 9)]
    assert words.TEXTS.came(w, events, NAMES, view, False) == ("Red hunter.", "")
    claimed = view._replace(pile=(Lying(0, "chief", ""),))
    assert words.TEXTS.came(w, events, NAMES, claimed, False) == ("", "")


@pytest.mark.rule("PW-07")
def test_after_a_second_wrong_claim_it_is_said_when_one_is_right():
    w, view = Words("en"), POWWOW.State.new(2, seed=1).observe(None)
    first, wrong = Punished(1, "chief", "person", 0), Punished(0, "hunter", "loot", 2)
    said = partial(words.TEXTS.came, w, names=NAMES, view=view, heard=False)
    assert said([Turned(0, "totem", 9), wrong]) == ("", "")
    assert said([wrong, Turned(0, "totem", 9), first]) == ("", "")  # of somebody else
    who = words.person(w, view.players[0].colour, "hunter")
    told = f"It needs: {who}, and bison or tipi."
    assert said([wrong, Turned(0, "totem", 9), wrong]) == (told, "")
    assert said([wrong, wrong, Turned(0, "totem", 9)]) == ("", "")  # until the next card comes
    for lang in LANGUAGES:
        assert words.person(Words(lang), "red", "chief") in words.right(Words(lang), "red", "chief")


def taking():
    """A position in which a chief chooses among totems, tipis, captives and brides."""
    data = POWWOW.State.new(2, {"marriage": True}, seed=1).to_json()
    table = ["totem", "tipi", "red-chief", "blue-hunter", "green-maiden"]
    for card in table:
        data["prairie"].remove(card)
    data |= {"phase": "take", "table": table, "pile": [[0, "chief", True]], "missing": [], "turn": 1}
    return POWWOW.State.from_json(data)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_are_named_apart(lang):
    w, state = Words(lang), taking()
    view, actions = state.observe(0), state.legal_actions()
    assert [action.text for action in actions] == [
        "1 haul totem blue-hunter", "1 haul tipi", "1 haul tipi green-maiden",
    ]  # fmt: skip
    assert len({words.action_label(w, action) for action in actions}) == 3
    assert len({words.pick_label(w, action.picks[0], view) for action in actions}) == 3
    assert words.is_captive("chief", "blue-hunter")
    assert not words.is_captive("chief", "green-maiden")


def test_who_goes_along_is_named_by_itself():
    """A lesson asks for that person alone, and "all totems" cannot be touched."""
    assert words.pick_label(Words("en"), "person:blue-hunter", taking().observe(0)) == "blue hunter (captive)"


def test_a_captive_is_asked_for_by_that_name():
    w, view = Words("en"), taking().observe(0)
    assert "captive" in words.prompt(w, view, NAMES, Touch(possible=("person:blue-hunter", "person:red-hunter")))
    ways = ("person:blue-hunter", "loot:tipi")
    asked = words.prompt(w, view, NAMES, Touch(("tribe:1-chief",), ways))
    assert "Totems come with one captive: choose him." in asked
    assert "touch" not in asked  # it is heard, too
    assert "what you take" in words.prompt(w, view, NAMES, Touch(("tribe:1-maiden",), ways))
    ready = HAULS[0]["tipi", None]
    assert "Done" in words.prompt(w, view, NAMES, Touch(("loot:tipi",), (), ready))


REASONS = (
    "turn_next", "rival_near", "last_chance", "tipis_now", "captive", "haul_big", "haul_fair", "wait_bigger",
    "nothing_sound", "onward",
)  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_sentence(lang):
    if judge_reason.__doc__:  # what ships has no docstrings
        named = [line.split("`")[1] for line in judge_reason.__doc__.splitlines() if line.startswith("| `")]
        assert tuple(named) == REASONS
    for reason in REASONS:
        for loot in LOOT:
            values = {"kind": "chief", "cards": 5, "seat": 1, "loot": loot, "hidden": 3, "there": 2, "left": 9}
            whole(words.reason(Words(lang), (reason, values)))


@pytest.mark.parametrize("calm", [False, True])
def test_every_touch_that_leads_nowhere_is_explained(calm):
    w, said = Words("en"), set()
    picks = [f"tribe:{seat + 1}-{kind}" for seat in range(3) for kind in TRIBE]
    picks += ["prairie:card", "button:pass", *(f"loot:{loot}" for loot in LOOT), "person:red-chief"]
    for state, _, _ in moments("powwow", 3, {"calm": calm}, seed=2):
        for viewer in (None, 0, 1, 2):
            view = state.observe(viewer)
            said |= {whole(words.why_not(w, view, (), pick)) for pick in picks}
    assert len(said) > 6


def test_labels_are_all_different():
    w = Words("en")
    view = POWWOW.State.new(5, seed=1).observe(None)
    assert len({words.card(w, card) for card in CARDS}) == len(CARDS)
    assert len({words.kind(w, kind) for kind in TRIBE}) == len(TRIBE)
    assert len({words.colour(w, colour) for colour in COLOURS}) == len(COLOURS)
    assert len({words.breakdown_label(w, source) for source in (*LOOT, "person")}) == 6
    actions = [*CLAIMS[0], *HAULS[0].values(), PASSES[0], SETTLE, TURNS[0]]
    assert len({words.action_label(w, action) for action in actions}) == len(actions)
    buttons = [f"button:{name}" for name in ("pass", "nobody", "somebody", "settle")]
    picks = [*buttons, "prairie:card", *(f"tribe:{seat + 1}-{kind}" for seat in range(5) for kind in TRIBE)]
    assert len({words.pick_label(w, pick, view) for pick in picks}) == len(picks)
    assert words.lying(w, "bison", 3) == "3 bison"
    assert words.lying(w, "red-hunter", 2) == "2\u00a0×\u00a0red hunter"
    assert words.title(w) == "Pow Wow"
    assert words.round_of(w, 12, 114) == "Card 12 of 114"
    for text in (words.blurb(w), words.anybody(w)):
        whole(text)


def test_what_goes_on_by_itself_is_not_asked_for() -> None:
    """The sentence tells nobody to touch what cannot be touched."""
    w = Words("en")
    turn = next(state for state, _, _ in moments("powwow", 2, {"calm": True}, seed=2) if state.phase == "turn")
    ask = next(state for state, _, _ in moments("powwow", 2, {"calm": True}, seed=2) if state.phase == "ask")
    for state in (turn, ask):
        said = words.prompt(w, state.observe(state.actors()[0]), NAMES, Touch())
        assert "touch" not in said


def test_a_choice_says_what_it_brings() -> None:
    w, found = Words("en"), set()
    for state, action, _ in moments("powwow", 2, {"calm": True}, seed=2):
        if isinstance(action, Claim | Haul):
            view = state.observe(action.seat)
            said = words.prompt(w, view, NAMES, Touch(ready=action))
            found.add(type(action))
            claim = isinstance(action, Claim)
            loot = [loot for loot, _ in ways(view, action.seat, action.kind)] if claim else [action.loot]
            partner = isinstance(action, Haul) and action.partner
            assert all(words.amount(w, one, dict(view.table)[one]) in said for one in loot) or partner, said
            first = claim and not view.players[action.seat].points
            how = "Touch “Claim” or the council board." if first else "Touch “Claim”, or choose something else."
            how = how if claim else how.replace("Claim", "Done")  # what is taken after the claim
            assert how in said, "a claim lights the board, where it can be put as well"
    assert found == {Claim, Haul}


def test_at_the_last_card_nobody_ends_the_game() -> None:
    w = Words("en")
    found = set()
    for state, _, _ in moments("powwow", 2, {"calm": True}, seed=2):
        nobody, _ = words.answers(w, state.observe(None))
        assert ("ends" in nobody) == (not state.prairie)
        found.add(bool(state.prairie))
    assert found == {True, False}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_taken_is_one_short_sentence(lang: str) -> None:
    """The line above a race on a small phone has room for two lines of it."""
    took = Took(1, "chief", "tipi", None, 0, ("tipi", "tipi", "yellow-chief"))
    said = words.sentence(Words(lang), took, ("Ola", "Jan"), None)
    assert len(said) <= 50
    assert "3" in said


def test_who_chooses_in_a_race_is_spoken_to():
    view = POWWOW.State.new(2, seed=1).observe(None)._replace(phase="take", actors=(0,), pile=(Lying(0, "hunter", ""),))
    said = words.prompt(Words("en"), view, NAMES, Touch(possible=("loot:bison", "loot:tipi")))
    assert said.replace(isolate("Ola"), "Ola") == "Ola: choose what you take."
    other = words.prompt(Words("en"), view, NAMES, Touch())
    assert other.replace(isolate("Ola"), "Ola") == "Ola chooses what to take."


def test_cards_that_were_turned_are_told_in_their_order():
    """Only equal ones side by side are counted."""
    run = [Turned(0, card, 9) for card in ("tipi", "tipi", "red-hunter", "bison", "tipi")]
    assert words.TEXTS.run(Words("en"), run) == "Turned: 2 tipis, red hunter, bison and tipi."


@pytest.mark.rule("PW-18")
def test_who_has_answered_before_is_named_also_where_what_is_taken_goes_with_the_claim() -> None:
    state = spread("red yellow", "red-chief totem*2 tipi*2 yellow-chief", calm=True)
    play(state, "2 pass")
    view = state.observe(0)
    claim = next(one for one in state.legal_actions() if isinstance(one, Claim))
    said = words.prompt(Words("en"), view, ("Ola", "Jan"), Touch(ready=claim, then=Haul(0, "tipi", None)))
    assert said.replace("\u2068", "").replace("\u2069", "") == (
        "Ola, you take: 2 tipis, 3 cards in all. Jan answers first: you may get less."
    )
