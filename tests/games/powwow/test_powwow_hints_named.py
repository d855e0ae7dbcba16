"""Hints of a calm game name what they speak of: the captive, card and loot, who comes first, and what is better."""

import pytest
from powwow_drawn import PLAIN, drawn
from powwow_hinted import CALM, EN, NAMES, games, told
from powwow_table import play, spread

from prateria.games.contract import Way
from prateria.games.powwow import words
from prateria.games.powwow.bot import SENSE
from prateria.games.powwow.bot.claims import land_of
from prateria.games.powwow.bot.instead import instead
from prateria.games.powwow.bot.reasons import comers, reason, robbers
from prateria.games.powwow.engine.actions import CLAIMS, PASSES, TURNS, Haul
from prateria.games.powwow.engine.data import CARD, KIND
from prateria.games.powwow.engine.rules import cards_of, hauls
from prateria.kit.touch import Touch


@pytest.mark.rule("PW-11")
def test_a_hint_with_a_chief_names_the_captive() -> None:
    one = spread("red yellow", "red-chief totem*2 yellow-hunter bison*3", left=40, **CALM)
    play(one, "2 pass")
    said = told(one, CLAIMS[0][KIND["chief"]], answered=())
    assert "Captive: yellow hunter. With him Jan could take 4 cards: take him yourself." in said
    two = spread("red yellow", "red-chief totem*2 yellow-hunter green-warrior", left=40, **CALM)
    claim = CLAIMS[0][KIND["chief"]]
    for haul in hauls(two.setup, two.table, 0, 0):
        name, values = reason(two.observe(0), [claim, haul])
        assert name == "captive"
        assert values["card"] == haul.partner


def test_at_the_last_card_nothing_is_said_of_later() -> None:
    state = spread("red yellow", "red-hunter yellow-hunter bison*6", left=0, **CALM)
    said = told(state, CLAIMS[1][KIND["hunter"]])
    assert said == "Best to take: 6 bison (hunter). It is the last card."


@pytest.mark.rule("PW-11")
def test_a_haul_is_not_called_safe_from_a_chief() -> None:
    state = spread("red yellow", "red-hunter bison*3 totem", **CALM)
    said = words.reason(EN, reason(state.observe(0), [PASSES[0]]))
    danger = "Watch out if this comes: yellow chief or yellow hunter."
    assert said.endswith(f"{danger} A chief could take your hunter captive."), "why a chief is one"
    for chief in ("", "yellow-chief "):  # neither can one totem alone, nor a chief without any
        view = spread("red yellow", f"{chief}red-hunter bison*3", **CALM).observe(0)
        found = comers(land_of(view), 0, KIND["hunter"], (1,))
        assert "yellow-chief" not in found
        assert ("totem" in found) is bool(chief)
        said = words.reason(EN, reason(view, [PASSES[0]]))
        assert ("With totems a chief takes a captive." in said) is bool(chief), "why a totem is a danger"
        assert CARD["yellow-chief"] in robbers(land_of(view), 0, KIND["hunter"])
    gone = view._replace(prairie=(("bison", 3), ("totem", 2), ("green-chief", 1)))
    gone = gone._replace(table=tuple(one for one in gone.table if one[0] != "yellow-chief"))
    assert words.reason(EN, reason(gone, [PASSES[0]])).endswith("Nobody else can take 3 bison any more.")


@pytest.mark.rule("PW-11")
def test_loot_that_others_can_still_take_is_not_called_out_of_their_reach() -> None:
    """Also where the same card would take as many of another loot: then nothing is lost, and yet the loot can go."""
    view = spread("red yellow", "red-maiden necklace tipi", **CALM).observe(0)
    assert reason(view, [PASSES[0]])[1]["ever"]
    assert "any more" not in words.reason(EN, reason(view, [PASSES[0]]))
    for state, _ in games(marriage=False):
        seat = state.actors()[0]
        values = reason(state.observe(seat), [PASSES[seat]])[1]
        if not values.get("ever", True) and state.prairie:
            hidden = (*state.prairie, *state.boxed)
            full = tuple(n + hidden.count(card) for card, n in enumerate(state.table))
            others = [other for other in range(state.seats) if other != seat]
            found = [one.loot for other in others for kind in range(4) for one in hauls(state.setup, full, other, kind)]
            assert values["loot"] not in found


@pytest.mark.rule("PW-18")
def test_a_hint_to_try_names_card_and_loot_who_comes_first_and_what_would_be_certain() -> None:
    state = spread("red yellow", "red-chief yellow-chief totem*2 green-warrior red-hunter*2 bison*6", **CALM)
    play(state, "2 pass")
    assert told(state, CLAIMS[0][KIND["chief"]]) == (
        "Try the chief: you may get 2 totems. Jan answers first: you may get less. "
        "Your 7 cards (hunter) stay: nobody can take them now."
    )


def test_all_who_could_take_it_too_are_named() -> None:
    state = spread("red yellow green", "red-hunter yellow-hunter green-hunter bison*6", **CALM)
    assert state.actors() == (1,)
    risk = "Ola and Ewa could take this loot, too."
    first_now = "If you wait, Ola and Ewa quite likely take 6 bison at once."
    stays = "Wait all the same. Your hunter stays, for more later."
    assert told(state, PASSES[1]) == f"{first_now} {stays}"
    later = reason(state.observe(1)._replace(asked=(1,)), [PASSES[1]])
    said = words.reason(EN, (later[0], {**later[1], "names": NAMES})).translate(PLAIN)
    assert said.startswith(f"Quite likely Ola and Ewa take 6 bison before you. {stays}")
    assert told(state, CLAIMS[1][KIND["hunter"]]) == f"Best to take: 6 bison (hunter). {risk}"


@pytest.mark.rule("PW-11")
def test_a_hint_to_take_says_who_could_be_captured_meanwhile() -> None:
    state = spread("red yellow", "red-hunter bison*6 yellow-chief totem", **CALM)
    play(state, "2 pass")
    said = "Best to take: 6 bison (hunter). Meanwhile Jan could take your hunter captive."
    assert told(state, CLAIMS[0][KIND["hunter"]], answered=()) == said
    assert "Jan answers first" in told(state, CLAIMS[0][KIND["hunter"]])


@pytest.mark.rule("PW-18")
def test_what_could_have_been_taken_after_others_had_answered_is_told_with_that_if() -> None:
    table = "red-hunter bison*10 red-chief totem*3 yellow-chief"
    for answers, hung in (("2 pass", True), ("", False)):
        state = spread("red yellow", table, **CALM)
        if answers:
            play(state, answers)
        view = state.observe(0)._replace(actors=(0,))
        found = instead(view, Way((CLAIMS[0][KIND["hunter"]],), view), Way((PASSES[0],), view))
        assert found[0][0] == "claim"
        assert (("left_over", {}) in found) is hung


def test_one_is_told_the_same_by_the_line_and_by_a_touch() -> None:
    turn = spread("red yellow", "bison", **CALM).observe(1)
    assert turn.phase == "turn"
    line = words.prompt(EN, turn, NAMES, Touch(("prairie:card",), ready=TURNS[1]))
    assert "turn the next card." in line
    refused = words.why_not(EN, turn, ("prairie:card",), "tribe:2-hunter")
    assert refused == "First turn the next card.", "no button is called “Done” then"


def test_the_board_says_what_is_to_be_chosen_first() -> None:
    view = spread("red yellow", "red-chief totem*2 green-warrior blue-hunter", **CALM).observe(0)
    choosing = Touch(("tribe:1-chief",), ("person:green-warrior", "person:blue-hunter"))
    assert words.of_board(EN, view, choosing)[0] == "First choose what you take: touch something in a green frame."
    assert words.of_board(EN, view, Touch())[0] == "Council board: who claims puts a card here."


@pytest.mark.rule("PW-11")
def test_who_is_best_taken_along_is_named_with_a_reason_that_holds():
    said = set()
    for people, best, why in (
        ("yellow-hunter bison*3 green-warrior", "yellow hunter", "Without him Jan cannot take 4 cards."),
        ("yellow-hunter green-warrior", "yellow hunter", "Then Jan cannot use him any more."),
        ("red-hunter green-warrior", "green warrior", "Nobody plays this colour: you lose nothing by it."),
    ):
        state = spread("red yellow", f"red-chief totem*2 {people}", calm=True, left=40)
        view, seat = state.observe(0), 0
        claim = next(one for one in CLAIMS[seat] if one.kind == "chief")
        ways = [haul for haul in hauls(state.setup, state.table, seat, 0) if haul.partner]
        assert len(ways) > 1
        then, (name, values) = SENSE.onward(view, claim, ways)
        told = words.reason(EN, (name, {**values, "names": ("Ola", "Jan")})).translate(PLAIN)
        assert told == f"Best to take captive: {best}. {why}"
        said.add(told)
        if "cannot take" in why:
            had = max(len(cards_of(state.setup, state.table, one, 3)) for one in hauls(state.setup, state.table, 1, 3))
            taken = cards_of(state.setup, state.table, then, 0)
            left = tuple(n - taken.count(card) for card, n in enumerate(state.table))
            assert (had, hauls(state.setup, left, 1, 3)) == (4, ())
    assert len(said) == 3


def test_a_hint_names_card_and_loot_also_where_two_kinds_bring_as_much() -> None:
    even = spread("red yellow", "red-hunter bison*2 tipi*2", left=40, **CALM)
    assert "(hunter + 2 bison or 2 tipis)" in told(even, CLAIMS[0][KIND["hunter"]])
    best = spread("red yellow", "red-chief tipi bison*3", left=40, **CALM)
    assert told(best, CLAIMS[0][KIND["chief"]]).startswith("Worth taking: 2 cards (chief + 1 tipi).")


@pytest.mark.parametrize(("lying", "most"), [("tipi*2 bison*2", False), ("tipi*3 bison*2", True)])
def test_tipis_are_said_to_bring_the_most_only_where_they_do(lying: str, most: bool) -> None:
    state = spread("red yellow", f"red-hunter {lying}", left=40, **CALM)
    play(state, "1 claim hunter")
    while state.phase == "ask":
        play(state, f"{state.actors()[0] + 1} pass")
    tipis = next(one for one in state.legal_actions() if one.text == "1 haul tipi")
    assert ("brings the most" in told(state, tipis)) is most


def test_who_was_told_to_wait_hears_why_no_longer() -> None:
    state = spread("red yellow", "red-hunter bison*9", left=40, **CALM)
    name, values = reason(state.observe(0), [CLAIMS[0][KIND["hunter"]]])
    said = words.reason(EN, (name, {**values, "names": NAMES, "changed": {**values, "cards": 8}}))
    assert said.startswith("A big haul: 10 cards (hunter + 9 bison). 2 cards more than before."), said


def test_advice_for_a_chosen_claim_says_what_is_thought_better_than_it() -> None:
    state = spread("red yellow", "red-chief totem*2 yellow-hunter green-warrior", left=40, **CALM)
    ways = [haul for haul in hauls(state.setup, state.table, 0, 0) if haul.partner]
    _, (name, values) = SENSE.onward(state.observe(0), CLAIMS[0][KIND["chief"]], ways)
    said = words.reason(EN, (name, {**values, "rather": CLAIMS[0][KIND["hunter"]]}))
    assert said.endswith(" But another card is better: hunter.")


@pytest.mark.rule("PW-18")
def test_who_has_just_waited_hears_that_a_card_can_still_be_touched() -> None:
    """Beside what is to be turned next; the sign on that card is no longer pale then, and says it, too."""
    state = spread("red yellow", "red-hunter bison*3", **CALM)
    play(state, "1 pass")
    view = state.observe(0)
    name, values = reason(view, state.legal_actions())
    assert name == "turn_next"
    plain = "There is nothing else to decide now: turn the next card."
    assert words.reason(EN, (name, values)) == plain
    after_all = "Turn the next card. Or claim now: touch your card (hunter)."
    assert words.reason(EN, (name, {**values, "back": "1 pass"})) == after_all
    assert words.reason(EN, (name, {**values, "back": "1 turn"})) == plain
    said = "You have waited, but a touch still claims with it."
    assert words.card_meaning(EN, view, 0, "hunter", "1 pass").endswith(said)
    assert said not in words.card_meaning(EN, view, 0, "hunter")
    assert "pw-later" in drawn(state, 0, (0,))
    assert "pw-later" not in drawn(state, 0, (0,), back="1 pass")


@pytest.mark.rule("PW-11")
@pytest.mark.parametrize(("left", "why"), [(60, " Then Jan cannot use him any more."), (0, "")])
def test_after_a_claim_a_captive_who_could_take_nothing_yet_is_named(left: int, why: str) -> None:
    state = spread("red yellow", "red-chief totem yellow-hunter blue-warrior", left=left, **CALM)
    play(state, "1 claim chief")
    said = "The chief takes 1 totem and a captive: together 3 cards. Captive: yellow hunter."
    assert told(state, Haul(0, "totem", "yellow-hunter")) == f"{said}{why}"
