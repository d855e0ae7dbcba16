"""What a hint of a calm game advises before anything is tried, and that the trials agree: it counts on what a claim may
become, and on whom a chief takes away from others."""

import pytest
from powwow_drawn import PLAIN, drawn
from powwow_hinted import CALM, EN, NAMES, told
from powwow_table import cards, play, spread

from prateria.bots import advice
from prateria.bots.seatview import SeatView
from prateria.core.session import Step
from prateria.games.powwow import words
from prateria.games.powwow.bot.advising import advised_first
from prateria.games.powwow.bot.habits import chance_of
from prateria.games.powwow.bot.patience import advisable
from prateria.games.powwow.bot.reasons import reason
from prateria.games.powwow.engine import State
from prateria.games.powwow.engine.actions import CLAIMS, PASSES, TURNS
from prateria.games.powwow.engine.asking import ASKING_ONE
from prateria.games.powwow.engine.data import CARD, KIND
from prateria.games.powwow.engine.events import Turned
from prateria.games.powwow.flow import FLOW

LEVELS = (None, "normal")
LATE = "bison*14 tipi*3 tomahawk yellow-hunter red-hunter blue-hunter*3 green-maiden purple-maiden"


def with_prairie(table: str, prairie: str) -> State:
    """Red and yellow at that table, where just these cards are still to come; red is asked."""
    state = spread("red yellow", table, **CALM)
    state.prairie, state._legal = tuple(CARD[card] for card in cards(prairie)), None
    while state.actors() != (0,):
        play(state, f"{state.actors()[0] + 1} pass")
    return state


@pytest.mark.rule("PW-12")
@pytest.mark.parametrize(
    ("table", "prairie", "n"),
    [
        ("blue-chief green-warrior red-maiden necklace", LATE, 3),
        ("blue-chief tipi red-maiden necklace yellow-warrior", LATE.replace("tipi*3", "tipi*2"), 2),
    ],
)
def test_what_nobody_can_lessen_waits_for_the_tipis_that_the_same_card_could_take(
    table: str, prairie: str, n: int
) -> None:
    state = with_prairie(table, prairie)
    view, legal = state.observe(0), state.legal_actions()
    assert advised_first(view, legal, chance_of(LEVELS)) == PASSES[0]
    assert advisable(view, legal).text == "1 claim maiden", "what bots do has not changed"
    found = [run for run in advice.advised(SeatView(state, 0), 3, 1, 1, levels=LEVELS) if run]
    assert found == [(PASSES[0],)]
    assert told(state, PASSES[0]) == (
        f"Wait: up to {n} tipis may still come, and you could take them instead. By waiting you lose nothing."
    )
    assert "No more of it" not in told(state, CLAIMS[0][KIND["maiden"]])


@pytest.mark.rule("PW-12")
def test_what_cannot_become_more_is_taken() -> None:
    for prairie in ("bison*14 tomahawk yellow-hunter", "tipi*1 bison*20"):
        state = with_prairie("blue-chief green-warrior red-maiden necklace*2", prairie)
        assert advised_first(state.observe(0), state.legal_actions(), chance_of(LEVELS)) != PASSES[0]
    few = with_prairie("blue-chief red-maiden necklace", "tipi*2")
    few.prairie = few.prairie[:1]
    assert advised_first(few.observe(0), few.legal_actions(), chance_of(LEVELS)) != PASSES[0]


@pytest.mark.rule("PW-11")
def test_a_chief_is_advised_to_capture_whom_another_would_miss_most() -> None:
    table = "tomahawk totem tipi*2 bison*7 yellow-maiden yellow-warrior purple-warrior yellow-hunter red-chief"
    state = spread("red yellow", table, **CALM)
    play(state, "2 pass")
    said = told(state, PASSES[0], answered=())
    assert "Meanwhile Jan could take 8 cards (yellow hunter)." in said
    assert "Or capture" not in said, "one advice is enough"
    play(state, "1 claim chief")
    assert state.phase == "take"
    best = advised_first(state.observe(0), state.legal_actions(), chance_of(LEVELS))
    assert best.partner == "yellow-hunter"
    found = [run for run in advice.advised(SeatView(state, 0), 3, 1, 1, levels=LEVELS) if run]
    assert found == [(best,)]


@pytest.mark.rule("PW-18")
def test_once_everybody_knows_the_game_a_hint_is_short_and_says_why_a_danger_is_small() -> None:
    """Which cards, whose, how seldom, and what is left even then: three short sentences."""
    state = spread("red yellow", "red-hunter bison*8 yellow-chief", left=85, **CALM)
    state.turn = 0
    name, values = reason(state.observe(0), [PASSES[0]])
    said = words.reason(EN, (name, {**values, "names": NAMES, "on": True})).translate(PLAIN)
    assert said.partition(". ")[2] == (
        "Jan is waiting for: totem (for the chief) or yellow hunter. On average waiting still brings more."
    )
    seldom = words.reason(EN, (name, {**values, "names": NAMES, "on": True, "odds": (1, 40)}))
    assert seldom.endswith("Such a card seldom comes: 1 of 40.")
    state.turn = 1
    name, values = reason(state.observe(0), [PASSES[0]])
    said = words.reason(EN, (name, {**values, "names": NAMES, "on": True}))
    assert said.endswith("But at the next card you are asked first.")


@pytest.mark.rule("PW-11")
def test_who_is_asked_again_hears_that_a_chief_could_capture_now() -> None:
    def why(table: str, turned: str) -> str:
        state = spread("red yellow", table, turned, **CALM)
        while state.actors() != (0,):
            play(state, f"{state.actors()[0] + 1} pass")
        said = words.TEXTS.came(EN, [Turned(1, turned, 0)], NAMES, state.observe(0), False)
        return said[1].translate(PLAIN)

    danger = "Jan’s chief could take your hunter captive now."
    assert why("red-hunter bison*3 yellow-chief", "totem") == danger
    assert why("red-hunter bison*3 totem", "yellow-chief") == danger
    assert why("red-hunter bison*3 totem yellow-chief", "tomahawk") == "", "he could before"
    assert why("red-hunter*2 bison*3 yellow-chief", "totem") == "", "another one stays"


@pytest.mark.rule("PW-18")
def test_who_claimed_at_that_card_goes_on_without_a_touch_and_else_sees_that_it_is_theirs() -> None:
    state = spread("red yellow", "red-hunter yellow-warrior bison*3 tomahawk*2", **CALM)
    for mine, waits in ((CLAIMS[0][KIND["hunter"]], False), (PASSES[0], True)):
        steps = [Step(action, 0, 1, (), state) for action in (TURNS[1], CLAIMS[1][KIND["warrior"]], mine)]
        after = spread("red yellow", "bison*3", **CALM)
        assert after.phase == "turn"
        assert after.turn == 1
        assert FLOW.looked_at(after, steps, (0,), ASKING_ONE) is waits
    for seat, whose in ((0, "prairie s0 open"), (1, "prairie s1 open")):  # a touch of either turns the next card
        assert whose in drawn(after, seat, (0, 1))


@pytest.mark.rule("PW-18")
@pytest.mark.parametrize("level", ["first", "normal", None])
def test_what_the_next_would_take_at_once_is_not_left_to_them(level: str | None) -> None:
    state = spread("red yellow", "yellow-hunter tipi*3 red-warrior", **CALM)
    view, legal, levels = state.observe(1), state.legal_actions(), (level, None)
    assert [*view.asked] == [1, 0]
    claim = CLAIMS[1][KIND["hunter"]]
    assert advisable(view, legal, chance_of(levels)) == PASSES[1], "a person card is spent for it"
    assert advised_first(view, legal, chance_of(levels)) == claim
    found = [run for run in advice.advised(SeatView(state, 1), 14, 1, 1, levels=levels) if run]
    assert found == [(claim,)]


def test_a_great_haul_that_somebody_could_lessen_is_not_left_to_chance_near_the_end() -> None:
    table, prairie = "red-chief totem*5 yellow-hunter blue-warrior", "bison*8 totem yellow-chief necklace"
    state = with_prairie(table, prairie)
    view, legal = state.observe(0), state.legal_actions()
    claim = CLAIMS[0][KIND["chief"]]
    assert advised_first(view, legal, chance_of(LEVELS)) == claim
    state.prairie = tuple(CARD[card] for card in cards(f"{prairie} bison*8"))
    assert advised_first(state.observe(0), legal, chance_of(LEVELS)) == advisable(state.observe(0), legal)
