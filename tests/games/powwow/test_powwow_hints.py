"""What hints of a calm game say: what speaks for waiting, and what for taking."""

import pytest
from powwow_drawn import PLAIN
from powwow_table import play, spread

from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.rng import Rng
from prateria.games.powwow import words
from prateria.games.powwow.bot.onward import onward
from prateria.games.powwow.bot.patience import advisable
from prateria.games.powwow.bot.reasons import reason
from prateria.games.powwow.engine.actions import CLAIMS, PASSES, Haul
from prateria.games.powwow.engine.data import KIND, MAIDEN
from prateria.games.powwow.engine.rules import hauls
from prateria.kit.touch import Touch
from prateria.kit.words import Words

CALM = {"calm": True}
STILL = "On average waiting still brings more."


def test_who_waits_is_told_how_much_is_unseen_and_who_may_take_it() -> None:
    alone = decide(SeatView(spread("red yellow", "red-hunter bison*3", **CALM), 0), "strong", Rng(1))
    assert alone.actions[0].text == "1 pass"
    assert words.reason(Words("en"), alone.reason) == (
        "Wait. Still face down: 30 bison. Watch out if this comes: yellow hunter."
    )
    state = spread("red yellow", "red-hunter yellow-hunter bison*3", **CALM)
    play(state, "2 pass")
    rivalled = decide(SeatView(state, 0), "strong", Rng(1))
    assert rivalled.actions[0].text == "1 pass"
    assert words.reason(Words("en"), rivalled.reason) == (
        f"Wait. Still face down: 30 bison. Others answer first: you may get less. {STILL}"
    )


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        (
            "red-hunter bison*3 red-warrior yellow-warrior tomahawk*2",
            "Meanwhile others could take: 2 tomahawks. On average waiting still brings more.",
        ),
        (
            "red-warrior tomahawk*2 yellow-chief totem",
            "Meanwhile others could take: red warrior. On average waiting still brings more.",
        ),
        (
            "red-warrior tomahawk*2 yellow-hunter bison*5",
            "Watch out if this comes: yellow warrior.",
        ),
    ],
)
def test_who_waits_is_told_what_speaks_for_it_and_what_is_risked(cards: str, why: str) -> None:
    view = spread("red yellow", cards, **CALM).observe(0)
    said = words.reason(Words("en"), reason(view, [PASSES[0]]))
    assert said.startswith("Wait. Still face down: ")
    assert said.endswith(f"{why}")


def test_a_hint_to_wait_says_how_much_may_still_come_and_that_others_could_take_some_of_it() -> None:
    view = spread("red yellow", "red-hunter bison*3 red-warrior yellow-warrior tomahawk*2", **CALM).observe(0)
    name, values = reason(view._replace(left=view.rounds - 12), [PASSES[0]])
    whole = {name: n for name, n in values.items() if name != "likely"}
    said = words.reason(Words("en"), (name, whole | {"names": ("Ola", "Jan")}))
    assert (
        said.translate(PLAIN)
        == f"Wait: 30 bison more to come. Meanwhile Jan could take something else: 2 tomahawks. {STILL}"
    )
    risk = "Meanwhile others could take: 2 tomahawks. On average waiting still brings more."
    for hidden, likely, more in ((30, 0, ", with luck one more comes: bison."), (0, 0, ": 3 bison so far.")):
        so_far = f"Wait{more} {risk}"
        said = words.reason(Words("en"), (name, values | {"hidden": hidden, "likely": likely}))
        assert said == so_far
    said = words.reason(Words("en"), (name, values | {"likely": 4}))
    assert said == f"Wait: about 4 bison more to come. {risk}"


@pytest.mark.rule("PW-18")
def test_a_hint_to_wait_says_who_may_take_it_right_now_by_an_answer_given_in_secret() -> None:
    state = spread("red yellow", "red-hunter yellow-hunter bison*3", **CALM)
    play(state, "2 pass")
    view = state.observe(0)
    name, values = reason(view._replace(left=view.rounds - 12), [PASSES[0]])
    said = words.reason(Words("en"), (name, values | {"names": ("Ola", "Jan")})).translate(PLAIN)
    assert said == (f"Wait: about 28 bison more to come. Jan answers first: you may get less. {STILL}")
    unanswered = reason(view._replace(answered=()), [PASSES[0]])
    assert words.reason(Words("en"), unanswered).endswith(
        "Your hunter stays, for more later. Others could take this loot, too."
    )


def test_who_was_told_to_wait_hears_that_it_is_time_and_why() -> None:
    state = spread("red yellow", "red-hunter bison*3", **CALM)
    claim = next(one for one in state.legal_actions() if one.text == "1 claim hunter")
    view = state.observe(0)
    waits, takes = reason(view, [PASSES[0]])[1], reason(view, [claim])[1]
    assert waits["promise"] in takes["kept"]
    few = reason(view._replace(prairie=(("bison", 2), ("tipi", 30))), [claim])
    good = "Worth taking: 4 cards (hunter + 3 bison). Little more can come: 2 bison."
    told = [
        words.reason(Words("en"), (few[0], few[1] | {"changed": waits | was}))
        for was in ({}, {"cards": 2}, {"seats": (1,)})
    ]
    assert told == [good, f"{good} 2 cards more than before.", good], "what is as it was is no reason"
    rival = (few[0], few[1] | {"seats": (1,), "changed": waits})
    assert words.reason(Words("en"), rival) == good, "the advice itself says what is new"


@pytest.mark.rule("PW-18")
def test_a_hint_to_take_says_who_comes_first_at_the_next_card() -> None:
    """That people of the others are still face down is as true of every other card, so it is no reason."""
    gone = "bison*20 totem*9 tomahawk*9 necklace*9 tipi*9 red-chief*2 red-warrior*2 red-maiden*2 green-hunter*3"
    for turn, many, won, reason_why in (
        (
            0,
            6,
            f"{gone} blue-hunter*3 blue-chief*2",
            "At the next card Jan may come before you.",
        ),
        (0, 6, "", "Do not wait any longer."),  # one card in 35, and much to come
        (0, 25, "", "By waiting you may win 8 bison more, but lose 26 cards."),
        (1, 6, "", "Do not wait any longer."),
    ):
        state = spread("red yellow", f"red-hunter bison*{many}", won={1: won}, **CALM)
        state.turn = turn
        claim = next(one for one in state.legal_actions() if one.text == "1 claim hunter")
        name, values = reason(state.observe(0), [claim])
        said = words.reason(Words("en"), (name, values | {"names": ("Ola", "Jan")})).translate(PLAIN)
        assert f"bison). {reason_why}" in said


def test_a_hint_to_take_says_why_not_the_greater_haul_and_takes_nothing_back() -> None:
    state = spread("red yellow", "red-hunter red-warrior bison*4 tomahawk", **CALM)
    claim = next(one for one in state.legal_actions() if one.text == "1 claim warrior")
    name, values = reason(state.observe(0), [claim])
    said = words.reason(Words("en"), (name, values))
    assert said.startswith("Worth taking: 2 cards (warrior + 1 tomahawk). ")
    assert said.endswith(" Your 5 cards (hunter) stay: nobody can take them now.")
    state = spread("red yellow", "red-hunter red-warrior yellow-warrior bison*4 tomahawk", **CALM)
    rivalled = reason(state.observe(0), [claim])
    assert rivalled[0] == "rival_near"
    assert "Your 5 cards (hunter) stay: nobody can take them now." in words.reason(Words("en"), rivalled)
    state = spread("red yellow", "red-hunter red-warrior yellow-hunter bison*4 tomahawk", **CALM)
    feared = words.reason(Words("en"), reason(state.observe(0), [claim]))
    assert feared.endswith(" Keep for later: hunter, now 5 cards. It may become more.")
    assert "greater" not in reason(state.observe(0)._replace(left=0), [claim])[1]
    few = values | {"hidden": 2, "changed": values | {"hidden": 2}}
    assert "Little more" in words.reason(Words("en"), (name, values | {"hidden": 2}))
    assert "Little more" not in words.reason(Words("en"), (name, few)), "who was told to wait for it"


@pytest.mark.parametrize("hidden", [9, 0])
def test_why_not_the_greater_haul_comes_before_what_else_speaks_for_the_lesser_one(hidden: int) -> None:
    """Beside the +2 of the warrior stands the +3 of the maiden, also where no necklace can come any more."""
    won = {1: f"necklace*{7 - hidden}"} if hidden < 7 else {}
    state = spread("red yellow", "red-warrior red-maiden necklace*2 tomahawk tipi", won=won, **CALM)
    prairie = tuple(one for one in state.observe(0).prairie if hidden or one[0] != "necklace")
    view = state.observe(0)._replace(prairie=prairie)
    claim = next(one for one in state.legal_actions() if one.text == "1 claim warrior")
    for own in (False, True):  # whether another warrior of one’s own may come
        less = view if own else view._replace(prairie=tuple(one for one in prairie if one[0] != "red-warrior"))
        name, values = reason(less, [claim, Haul(0, "tomahawk", None)])
        said = words.reason(Words("en"), (name, values)).translate(PLAIN)
        assert said.startswith("Worth taking: 2 cards (warrior + 1 tomahawk). "), said
        assert "Your 3 cards (maiden) stay: nobody can take them now." in said
        assert "last chance" not in said


@pytest.mark.rule("PW-18")
@pytest.mark.parametrize(("turn", "does"), [(0, "1 claim hunter"), (1, "1 pass")])
def test_a_hint_waits_where_one_is_asked_first_at_the_next_card(turn: int, does: str) -> None:
    """The same table: who is asked second now comes before all others at the next card."""
    state = spread("red yellow", "red-hunter bison*10", **CALM)
    state.turn = turn
    assert advisable(state.observe(0), state.legal_actions()).text == does


@pytest.mark.rule("PW-18")
def test_of_several_claims_not_all_are_kept_for_the_last_card() -> None:
    state = spread("red yellow", "red-hunter red-warrior bison*2 tomahawk*2", **CALM)
    state.turn = 1
    for left, waits in ((12, True), (2, False)):
        view = state.observe(0)._replace(left=left)
        assert (advisable(view, state.legal_actions()).text == "1 pass") is waits


@pytest.mark.rule("PW-11")
def test_a_hint_to_claim_with_the_chief_says_whom_it_is_for() -> None:
    state = spread("red yellow", "red-chief totem yellow-hunter bison*5 green-warrior", **CALM)
    play(state, "2 pass")
    claim = next(one for one in state.legal_actions() if one.text == "1 claim chief")
    name, values = reason(state.observe(0), [claim])
    said = words.reason(Words("en"), (name, values | {"names": ("Ola", "Jan")})).translate(PLAIN)
    could = "Captive: yellow hunter. With him Jan could take 6 cards"
    assert said.endswith(f"{could}, perhaps before you."), "what Jan said is a secret"
    name, values = reason(state.observe(0)._replace(answered=()), [claim])
    said = words.reason(Words("en"), (name, values | {"names": ("Ola", "Jan")})).translate(PLAIN)
    assert said.endswith(f"{could}: take him yourself.")


@pytest.mark.rule("PW-26")
def test_on_a_half_prairie_what_is_likely_is_told() -> None:
    half = spread("red yellow", "red-hunter bison*3", **CALM).observe(0)
    half = half._replace(prairie=(("yellow-hunter", 3), ("bison", 10), ("tipi", 7)), left=10)
    name, values = reason(half, [PASSES[0]])
    said = words.reason(Words("en"), (name, values | {"on": False}))
    safe = "Watch out if this comes: yellow hunter."
    assert said == f"Wait. A guess at what is still to come: about 5 bison. {safe}"
    asked = words.prompt(Words("en"), half, ["Ola", "Jan"], Touch(possible=("tribe:1-hunter",)))
    assert asked.endswith("About 5 bison may still come.")
    asked = words.prompt(Words("en"), half._replace(left=1), ["Ola", "Jan"], Touch(possible=("tribe:1-hunter",)))
    assert asked.endswith("or wait?")


def test_what_to_take_is_no_question_of_the_moment() -> None:
    state = spread("red yellow", "red-maiden necklace*2 tipi", **CALM)
    play(state, "1 claim maiden")
    take = next(one for one in state.legal_actions() if one.text == "1 haul necklace")
    assert words.reason(Words("en"), reason(state.observe(0), [take])) == "This brings you 3 cards."


@pytest.mark.parametrize(
    ("people", "won", "take", "why"),
    [
        ("", "", "necklace", "What you leave you may still take later."),
        (" yellow-maiden", "", "tipi", "Jan could take this loot, too. What you leave you may still take later."),
        ("", "red-maiden", "necklace", "Better this: what you leave you may still take later."),
        ("", "red-maiden", "tipi", "What you leave here you can never take later."),
        (" red-maiden", "", "tipi", "What you leave you may still take later."),
    ],
)
def test_what_to_take_of_as_much_says_who_else_could_take_it_and_what_can_be_had_later(
    people: str, won: str, take: str, why: str
) -> None:
    state = spread("red yellow", f"red-maiden necklace tipi{people}", won={0: won}, **CALM)
    while state.actors() != (0,):
        play(state, f"{state.actors()[0] + 1} pass")
    play(state, "1 claim maiden")
    haul = next(one for one in state.legal_actions() if one.text == f"1 haul {take}")
    name, values = reason(state.observe(0), [haul])
    said = words.reason(Words("en"), (name, values | {"names": ("Ola", "Jan")})).translate(PLAIN)
    assert said == f"2 cards either way. {why}"


def test_of_as_much_a_hint_takes_what_could_never_be_had_later_and_gives_a_reason() -> None:
    state = spread("red yellow", "red-maiden red-hunter necklace tipi", won={0: "red-maiden"}, left=40, **CALM)
    claim = next(one for one in state.legal_actions() if one.text == "1 claim maiden")
    for order in (1, -1):
        haul, _ = onward(state.observe(0), claim, hauls(state.setup, state.table, 0, MAIDEN)[::order])
        assert haul.loot == "necklace"
    name, values = reason(state.observe(0), (claim, haul))
    said = words.reason(Words("en"), (name, values))
    assert said.startswith("Worth taking: 2 cards (maiden + 1 necklace). "), "the one that is chosen"
    safe = values | {"hidden": 9}
    assert words.reason(Words("en"), (name, safe)).endswith("what you leave you may still take later.")
    alone = words.reason(Words("en"), (name, safe | {"even": ()}))
    assert alone.endswith("On average that is better than waiting.")
    half = words.reason(Words("en"), (name, safe | {"even": (), "left": 10, "unseen": 80}))
    assert half.endswith("Little more is likely to come.")


def test_where_few_cards_are_left_that_is_the_reason_to_take() -> None:
    for left, few in ((11, False), (8, True), (1, True)):
        state = spread("red yellow", "red-hunter bison", left=left, **CALM)
        claim = next(one for one in state.legal_actions() if one.text == "1 claim hunter")
        name, values = reason(state.observe(0)._replace(prairie=(("yellow-hunter", 3), ("bison", 40))), [claim])
        assert name == "haul_fair"
        said = words.reason(Words("en"), (name, values))
        assert ("left to turn" in said) is few
    assert said == "Worth taking: 2 cards (hunter + 1 bison). Only 1 card is left to turn."


@pytest.mark.rule("PW-18")
def test_who_could_be_too_late_by_the_order_of_the_answers_is_told_so() -> None:
    state = spread("red yellow", "red-hunter yellow-hunter bison*6", **CALM)
    first = reason(state.observe(1), [next(one for one in state.legal_actions() if one.text == "2 claim hunter")])
    said = words.reason(Words("en"), first)
    assert said == "Best to take: 6 bison (hunter). Others could take this loot, too."
    play(state, "2 pass")
    later = reason(state.observe(0), [next(one for one in state.legal_actions() if one.text == "1 claim hunter")])
    assert "Others answer first: you may get less." in words.reason(Words("en"), later)


@pytest.mark.rule("PW-11")
def test_a_captive_who_could_take_nothing_yet_is_taken_away_all_the_same() -> None:
    def told(captive: str) -> str:
        state = spread("red yellow", f"red-chief totem {captive} blue-warrior", left=60, **CALM)
        claim = next(one for one in state.legal_actions() if one.text == "1 claim chief")
        name, values = reason(state.observe(0), [claim, Haul(0, "totem", captive)])
        seen = {**values, "names": ("Ola", "Jan"), "viewer": 0}
        return words.reason(Words("en"), (name, seen)).translate(PLAIN)

    assert "Captive: yellow hunter. Then Jan cannot use him any more." in told("yellow-hunter")
    assert "any more" not in told("green-hunter"), "nobody plays this colour"
    assert "any more" not in told("red-hunter"), "one’s own"


@pytest.mark.rule("PW-11")
def test_a_hint_says_who_is_captured_and_what_that_spoils() -> None:
    state = spread("red yellow", "red-chief totem*2 yellow-hunter bison*3 green-warrior", **CALM)
    play(state, "2 pass")
    view = state.observe(0)._replace(answered=())
    claim = next(one for one in state.legal_actions() if one.text == "1 claim chief")
    said = [
        words.reason(Words("en"), (name, {**values, "names": ("Ola", "Jan")})).translate(PLAIN)
        for who in ("yellow-hunter", "green-warrior")
        for name, values in [reason(view, [claim, Haul(0, "totem", who)])]
    ]
    assert said == [
        "The chief takes 2 totems and a captive: together 4 cards. Captive: yellow hunter. "
        "With him Jan could take 4 cards: take him yourself.",
        "The chief takes 2 totems and a captive: together 4 cards. Captive: green warrior.",
    ]


def test_a_hint_to_take_a_captive_names_the_greater_haul_that_is_safe_by_it() -> None:
    """Eleven cards lie ready for the hunter, whom Jan's chief could take captive: four are taken first, and him."""
    lying = "bison*10 totem*2 tomahawk necklace*3 red-chief red-warrior red-hunter yellow-chief green-warrior"
    state = spread("red yellow", lying, **CALM)
    view = state.observe(0)
    haul = next(one for one in hauls(state.setup, state.table, 0, KIND["chief"]) if one.partner == "yellow-chief")
    name, values = reason(view, [CLAIMS[0][KIND["chief"]], haul])
    said = words.reason(Words("en"), (name, values | {"names": ("Ola", "Jan")})).translate(PLAIN)
    assert "yellow chief" in said
    assert "Your 11 cards (hunter) stay: nobody can take them now." in said
