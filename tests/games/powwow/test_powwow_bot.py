"""The sense of Pow Wow: what is claimed, what is waited for, and why."""

import pytest
from powwow_table import play, spread

from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.rng import Rng
from prateria.games.powwow.bot.claims import best_haul, land_of, reserve, waiting
from prateria.games.powwow.bot.evaluation import evaluate, obvious, silly, temptations, urges
from prateria.games.powwow.engine import State
from prateria.games.powwow.engine.data import HUNTER, KIND, TRIBE

CALM = {"calm": True}
COLOURS = ("red", "green", "blue", "yellow")


def chosen(state: State, level: str = "normal", seed: int = 1) -> tuple[str, str]:
    """What a bot does, and the id of its reason."""
    choice = decide(SeatView(state, state.actors()[0]), level, Rng(seed))
    return choice.actions[0].text, choice.reason[0]


def test_a_small_haul_can_wait_and_a_big_one_not() -> None:
    assert chosen(spread("red yellow", "red-hunter bison", **CALM)) == ("1 pass", "wait_bigger")
    state = spread("red yellow", "red-hunter yellow-hunter bison*6", **CALM)
    play(state, "2 pass")
    assert chosen(state) == ("1 claim hunter", "rival_near")


def test_a_strong_one_leaves_a_small_haul_to_a_rival_and_takes_a_big_one() -> None:
    state = spread("red yellow", "red-hunter yellow-hunter bison*3", **CALM)
    play(state, "2 pass")
    assert chosen(state) == ("1 claim hunter", "rival_near")
    assert chosen(state, "strong") == ("1 pass", "wait_bigger")
    state = spread("red yellow", "red-hunter yellow-hunter bison*6", **CALM)
    assert chosen(state, "strong") == ("2 claim hunter", "rival_near")
    state = spread("red yellow", "red-hunter bison", left=0, **CALM)
    assert chosen(state, "strong") == ("1 claim hunter", "last_chance")


@pytest.mark.rule("PW-18")
def test_a_strong_one_waits_who_is_asked_first_at_the_next_card() -> None:
    """Yellow, asked first, is asked last at the next card; red, asked last, comes before yellow there."""
    state = spread("red yellow", "red-hunter yellow-hunter bison*6", **CALM)
    assert chosen(state, "strong")[0] == "2 claim hunter"
    play(state, "2 pass")
    assert chosen(state) == ("1 claim hunter", "rival_near")
    assert chosen(state, "strong") == ("1 pass", "wait_bigger")


def test_at_the_last_card_whatever_is_there_is_taken() -> None:
    assert chosen(spread("red yellow", "red-hunter bison", left=0, **CALM)) == ("1 claim hunter", "last_chance")


def test_who_has_more_hauls_ready_than_cards_are_left_does_not_wait() -> None:
    """At each card one claim can be made."""
    waits = 0
    for seed in range(12):
        state, rng = State.new(seats=2, options={**CALM, "half": True}, seed=seed), Rng(seed)
        while state.actors():
            legal, view = state.legal_actions(), state.observe(state.actors()[0])
            found = obvious(view, legal) if view.phase == "ask" else None
            if found == legal[0]:
                land = land_of(view)
                hauls = [best_haul(land, legal[0].seat, KIND[claim.kind]) for claim in legal[1:]]
                assert view.left >= len({haul.loot for haul in hauls if haul})
                waits += view.left < len(TRIBE)
            state.apply(found or decide(SeatView(state, state.actors()[0]), "normal", rng.fork()).actions[0])
    assert waits, "some wait near the end all the same"


def test_nobody_is_promised_the_last_haul_while_somebody_else_can_take_it() -> None:
    state = spread("red yellow", "red-hunter yellow-hunter bison*3", left=0, **CALM)
    play(state, "2 pass")
    assert chosen(state) == ("1 claim hunter", "rival_near")


def test_of_two_hauls_the_bigger_one() -> None:
    state = spread("red yellow", "red-hunter tipi*3 bison", left=0, **CALM)
    play(state, "1 claim hunter")
    assert chosen(state) == ("1 haul tipi", "tipis_now")
    bison = next(action for action in state.legal_actions() if action.loot == "bison")
    assert not silly(state.observe(0), bison)
    state = spread("red yellow", "red-hunter tipi*5 bison", left=0, **CALM)
    play(state, "1 claim hunter")
    bison = next(action for action in state.legal_actions() if action.loot == "bison")
    assert silly(state.observe(0), bison)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_of_equal_hauls_one_whose_captive_an_opponent_may_need(seat: int) -> None:
    """Not always of the colour that stands first in the list, nor one's own."""
    persons = " ".join(f"{colour}-{who}" for colour in COLOURS for who in ("chief", "hunter"))
    state = spread("red yellow green", f"{persons} totem*2", left=0, **CALM)
    while state.phase == "ask":
        asked = state.actors()[0]
        play(state, f"{asked + 1} {'claim chief' if asked == seat else 'pass'}")
    [text] = {chosen(state, level)[0] for level in ("normal", "strong")}
    partner = text.split()[-1]
    assert partner.split("-")[0] == ("red", "yellow", "green")[(seat + 1) % 3]


def test_a_claim_that_nothing_can_come_of_is_silly() -> None:
    state = spread("red yellow", "red-hunter bison totem")
    view = state.observe(0)
    assert [action.text for action in state.legal_actions() if action.seat == 0 and not silly(view, action)] == [
        "1 claim hunter"
    ]


def test_what_is_claimed_already_cannot_be_waited_for() -> None:
    state = spread("red yellow green", "red-hunter yellow-hunter bison*2")
    [(kind, now, later)] = urges(state.observe(0), 0)
    assert (kind, now) == ("hunter", 3)
    play(state, "2 claim hunter")
    assert urges(state.observe(0), 0) == [("hunter", 3, 0.0)]
    assert later > 0


def test_temptations_are_persons_without_loot() -> None:
    state = spread("red yellow", "red-hunter red-maiden necklace")
    assert temptations(state.observe(0), 0) == ("hunter",)
    assert temptations(state.observe(1), 1) == ()


@pytest.mark.parametrize("level", ["first", "normal", "strong"])
def test_the_same_choice_whatever_lies_in_the_prairie(level: str) -> None:
    state = spread("red yellow green", "red-hunter yellow-hunter red-maiden bison*3 necklace*2", **CALM)
    for n in range(8):
        world = state.redeal(state.actors()[0], Rng(n))
        assert chosen(world, level, seed=4) == chosen(state, level, seed=4)


def test_normal_tells_at_once_what_hauls_are_worth() -> None:
    waits = spread("red yellow", "red-hunter bison", **CALM)
    assert getattr(obvious(waits.observe(0), waits.legal_actions()), "text", "") == "1 pass"
    takes = spread("red yellow", "red-hunter tipi*3 bison", left=0, **CALM)
    play(takes, "1 claim hunter")
    assert getattr(obvious(takes.observe(0), takes.legal_actions()), "text", "") == "1 haul tipi"
    turn = State.new(seats=2, options=CALM, seed=1)
    assert obvious(turn.observe(0), turn.legal_actions()) is None


def test_a_person_card_is_kept_for_what_it_may_bring() -> None:
    """With all loot still to come a card is worth its share of it; at the end nothing."""
    full = land_of(spread("red yellow", "red-hunter bison").observe(0))
    assert reserve(full, HUNTER) > 5
    assert reserve(full._replace(hidden=(0,) * len(full.hidden), left=0), HUNTER) == 0
    rival = land_of(spread("red yellow", "red-hunter yellow-hunter bison").observe(0))
    assert waiting(rival, 0, HUNTER) > 2, "a small haul is not worth the card, even if a rival takes it"


def test_who_is_ahead_stands_better() -> None:
    state = spread("red yellow", "totem", won={0: "bison*5", 1: "bison"}, **CALM)
    assert evaluate(state.clone(), 0, Rng(1)) == -evaluate(state.clone(), 1, Rng(1)) == 4
