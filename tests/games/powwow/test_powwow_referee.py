"""The referee of the race: PW-04, PW-17, PW-19, PW-20, PW-24, PW-25."""

from typing import Any

import pytest
from powwow_table import play, spread

from prateria.core.errors import BadOption
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.powwow.engine import State
from prateria.games.powwow.engine.actions import CLAIMS
from prateria.games.powwow.engine.data import TRIBE
from prateria.games.powwow.engine.referee import LAST_CHANCE, PACE, Late, Referee
from prateria.games.powwow.engine.rules import sound_kinds

SEATS = "red yellow green blue"
START = 10_000


def watch(referee: Referee, until: int, step: int = 16) -> list[str]:
    """Let the clock run; what the referee decides."""
    decisions = [decision for now in range(START - 200, until + 1, step) for decision in referee.tick(now)]
    return [f"{('late', 'second')[d.second]} {d.claim.text}" if isinstance(d, Late) else d.text for d in decisions]


def race(*touches: tuple[int, str, int], state: State | None = None, until: int = 60_000, **settings: int) -> list[str]:
    """The decisions about these touches (seat from 1, what, milliseconds after the card), which seat 1 turned."""
    referee = Referee(**settings)
    referee.begin(state or spread(SEATS, "red-hunter bison"), START)
    for seat, what, at in touches:
        referee.touch(seat - 1, what, START + at)
    return watch(referee, START + until)


@pytest.mark.rule("PW-17")
def test_the_order_is_that_of_the_times() -> None:
    assert race((3, "hunter", 700), (1, "chief", 699), (2, "maiden", 1200)) == [
        "1 claim chief", "3 claim hunter", "2 claim maiden", "table settle",
    ]  # fmt: skip


@pytest.mark.rule("PW-17")
def test_equal_times_go_round_from_the_left_of_the_one_who_turned() -> None:
    all_at_once = [(seat, "hunter", 500) for seat in (1, 2, 3, 4)]
    assert race(*all_at_once) == ["2 claim hunter", "3 claim hunter", "4 claim hunter", "1 claim hunter"]
    state = spread(SEATS, "red-hunter bison")
    play(state, "2 turn", "3 turn")
    assert race(*all_at_once, state=state) == ["4 claim hunter", "1 claim hunter", "2 claim hunter", "3 claim hunter"]


@pytest.mark.rule("PW-17")
def test_turning_counts_like_any_touch_at_equal_times() -> None:
    assert race((3, "hunter", 1000), (2, "turn", 1000)) == ["2 turn"]  # the next to turn is first from the left
    assert race((2, "hunter", 1000), (2, "turn", 1000)) == ["2 claim hunter", "table settle"]
    assert race((3, "hunter", 999), (2, "turn", 1000)) == ["3 claim hunter", "table settle"]
    assert race((3, "hunter", 1001), (2, "turn", 1000)) == ["2 turn"]


@pytest.mark.rule("PW-17")
def test_the_window_opens_with_the_first_and_then_the_table_settles() -> None:
    first = (1, "hunter", 400)
    assert race(first, until=400 + 1500 + 80 - 1) == ["1 claim hunter"]
    assert race(first, until=400 + 1500 + 80 + 32) == ["1 claim hunter", "table settle"]
    assert race(first, (2, "chief", 1899)) == ["1 claim hunter", "2 claim chief", "table settle"]
    assert race(first, (2, "chief", 1900)) == ["1 claim hunter", "table settle"]  # counts for nothing
    assert race(first, (2, "chief", 1100), window=700) == ["1 claim hunter", "table settle"]
    assert race(first, (2, "chief", 1099), window=700)[1] == "2 claim chief"


@pytest.mark.rule("PW-17")
def test_until_when_the_others_may_still_claim_is_known() -> None:
    referee = Referee()
    referee.begin(spread("red yellow", "red-hunter bison"), START)
    watch(referee, START + 300)
    assert referee.until is None
    referee.touch(0, "hunter", START + 400)
    watch(referee, START + 600)
    assert referee.until == START + 400 + 1500
    referee.touch(1, "hunter", START + 700)
    watch(referee, START + 900)
    assert referee.until is None  # all have claimed


@pytest.mark.rule("PW-06", "PW-17")
def test_a_second_card_of_a_seat_counts_for_nothing_and_is_shown() -> None:
    second = ["1 claim hunter", "second 1 claim chief", "table settle"]
    assert race((1, "hunter", 400), (1, "chief", 500), (1, "hunter", 600)) == second
    kinds = ["1 claim chief", "second 1 claim maiden", "table settle"]
    assert race((1, "maiden", 400), (1, "chief", 400)) == kinds  # order of the kinds


@pytest.mark.rule("PW-17")
def test_when_all_have_claimed_there_is_nothing_to_wait_for() -> None:
    state = spread("red yellow", "red-hunter bison")
    assert race((2, "hunter", 400), (1, "hunter", 500), state=state, until=620) == ["2 claim hunter", "1 claim hunter"]


@pytest.mark.rule("PW-24")
def test_the_pace() -> None:
    assert race((2, "turn", 899)) == []
    assert race((2, "turn", 900)) == ["2 turn"]
    assert race((2, "turn", 899), (2, "turn", 905)) == ["2 turn"]
    assert race((2, "turn", 600), pace=500) == ["2 turn"]
    assert race((1, "turn", 900), (3, "turn", 950)) == []  # not their turn
    assert race((1, "hunter", 600), (2, "turn", 900)) == ["1 claim hunter", "table settle"]  # a pile is open
    for pace in (499, 3001):
        with pytest.raises(BadOption):
            Referee(pace=pace)


@pytest.mark.rule("PW-04", "PW-24")
def test_a_claim_just_after_a_turn_meant_the_card_before() -> None:
    late = ["late 1 claim hunter"]
    assert race((1, "hunter", -30)) == race((1, "hunter", 0)) == race((1, "hunter", 150)) == late
    assert race((1, "hunter", 151)) == ["1 claim hunter", "table settle"]
    assert race((1, "hunter", 150), (1, "hunter", 400)) == [*late, "1 claim hunter", "table settle"]
    referee = Referee()
    referee.begin(spread(SEATS, "red-hunter bison"), START)
    referee.touch(0, "hunter", START + 100)
    referee.tick(START + 200)
    assert referee.tick(START + 216) == [Late(START + 100, CLAIMS[0][3])]


@pytest.mark.rule("PW-24", "PW-25")
def test_from_one_card_to_the_next() -> None:
    state, referee = spread(SEATS, "red-hunter bison"), Referee()
    referee.begin(state, START)
    referee.touch(1, "turn", START + 1000)
    referee.touch(3, "hunter", START + 1003)  # meant this card, and came too late
    assert watch(referee, START + 1200) == ["2 turn"]
    play(state, "2 turn")
    referee.begin(state, START + 1110)  # its face appears
    referee.touch(0, "hunter", START + 1255)
    referee.touch(2, "turn", START + 2009)  # too soon
    referee.touch(2, "turn", START + 2010)
    referee.touch(2, "turn", START + 2020)
    assert watch(referee, START + 2120) == ["late 4 claim hunter", "late 1 claim hunter", "3 turn"]


@pytest.mark.rule("PW-16", "PW-17", "PW-24")
def test_after_a_pile_the_next_one_turns_at_the_pace() -> None:
    state, referee = spread("red yellow green", "red-hunter bison"), Referee(window=300)
    referee.begin(state, START)
    referee.touch(0, "hunter", START + 200)
    assert watch(referee, START + 700) == ["1 claim hunter", "table settle"]
    play(state, "1 claim hunter", "table settle", "1 haul bison")
    referee.touch(1, "hunter", START + 620)  # while the pile is settled: counts for nothing
    referee.begin(state, START + 650)
    referee.touch(1, "hunter", START + 700)
    referee.touch(0, "turn", START + 899)
    assert watch(referee, START + 1000) == []
    referee.touch(0, "turn", START + 1000)
    assert watch(referee, START + 1100) == ["1 turn"]


@pytest.mark.rule("PW-04")
def test_the_first_card_is_turned_when_its_player_likes() -> None:
    state, referee = State.new(3, seed=1), Referee()
    referee.begin(state, START)
    referee.touch((state.turn + 1) % 3, "turn", START + 10)
    referee.touch(state.turn, "hunter", START + 20)
    referee.touch(state.turn, "turn", START + 30)
    assert watch(referee, START + 200) == [f"{state.turn + 1} turn"]


@pytest.mark.rule("PW-25")
def test_a_moment_is_decided_once_it_is_80_ms_past() -> None:
    referee = Referee()
    referee.begin(spread(SEATS, "red-hunter bison"), START)
    referee.touch(0, "hunter", START + 300)
    referee.tick(START + 363)
    assert referee.tick(START + 379) == []
    referee.touch(1, "chief", START + 299)  # still on its way until now
    assert [decision.text for decision in referee.tick(START + 380)] == ["2 claim chief", "1 claim hunter"]


@pytest.mark.rule("PW-25")
def test_a_stalled_page_loses_no_touch_and_changes_no_order() -> None:
    referee = Referee()
    referee.begin(spread(SEATS, "red-hunter bison"), START)
    assert watch(referee, START + 300) == []
    referee.touch(0, "hunter", START + 490)  # the page stalls; the first event after it is this one,
    assert referee.tick(START + 700) == []  # then a tick,
    referee.touch(1, "chief", START + 410)  # then the other touches that waited
    assert [decision.text for decision in referee.tick(START + 716)] == ["2 claim chief", "1 claim hunter"]


@pytest.mark.rule("PW-17", "PW-25")
def test_a_touch_before_the_end_of_the_window_counts_whenever_it_comes() -> None:
    referee = Referee()
    referee.begin(spread(SEATS, "red-hunter bison"), START)
    referee.touch(0, "hunter", START + 300)
    assert watch(referee, START + 900) == ["1 claim hunter"]
    referee.touch(2, "chief", START + 299)  # 600 ms on its way: no longer first, but it counts
    assert watch(referee, START + 1000) == ["3 claim chief"]


@pytest.mark.rule("PW-20")
def test_the_last_card_lies_for_five_seconds() -> None:
    state = spread(SEATS, "red-hunter bison", left=0)
    assert race((2, "turn", 4999), state=state) == []
    assert race((2, "turn", 5000), state=state) == ["2 turn"]
    assert race((1, "hunter", 4000), (2, "turn", 5000), state=state) == ["1 claim hunter", "table settle"]


@pytest.mark.rule("PW-20")
def test_for_a_bot_the_table_itself_closes_the_game() -> None:
    def last(bots: tuple[int, ...], *touches: tuple[int, str, int]) -> list[str]:
        referee = Referee(bots=bots)
        referee.begin(spread(SEATS, "red-hunter bison", left=0), START)
        for seat, what, at in touches:
            referee.touch(seat - 1, what, START + at)
        return watch(referee, START + 9000)

    assert last((1,)) == ["table settle"]
    assert last((0, 2, 3)) == []  # the one who would turn is a person, and may take their time
    assert last((1,), (1, "hunter", 4999)) == ["1 claim hunter", "table settle"]
    assert last((1,), (1, "hunter", 5000)) == ["table settle"]


@pytest.mark.rule("PW-19")
def test_a_bots_reaction_runs_against_the_same_clock() -> None:
    bot = (2, "hunter", 540)  # stamped with its reaction time when the card appears, long before anyone touches
    assert race(bot, (1, "chief", 539))[:2] == ["1 claim chief", "2 claim hunter"]
    assert race(bot, (1, "chief", 541))[:2] == ["2 claim hunter", "1 claim chief"]
    assert race((1, "chief", 541), bot)[:2] == ["2 claim hunter", "1 claim chief"]


@pytest.mark.rule("PW-17")
def test_a_race_taken_up_again_opens_its_window_anew() -> None:
    state = spread(SEATS, "red-hunter bison")
    play(state, "3 claim hunter")
    assert race((3, "chief", 300), (1, "hunter", 1499), (2, "turn", 1000), state=state) == [
        "second 3 claim chief",
        "1 claim hunter",
        "table settle",
    ]
    assert race((1, "hunter", 1500), state=state) == ["table settle"]


@pytest.mark.rule("PW-18")
def test_nothing_to_decide_in_calm_mode_but_the_turning() -> None:
    state = spread(SEATS, "red-hunter bison", calm=True)
    assert race((1, "hunter", 400), (2, "turn", 900), state=state) == []


@pytest.mark.rule("PW-09", "PW-17", "PW-25")
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_race_and_its_record(seed: int) -> None:
    """114 cards: hasty claims of the chief at times, and sound claims of whoever has one."""
    session, referee, rng, now = Session.new(GAMES["powwow"], 3, seed=seed), Referee(), Rng(seed), 0
    while session.state.actors():
        state: Any = session.state
        if state.phase == "take":
            session.play(state.legal_actions()[0])
        elif not referee.open:
            referee.begin(state, now)
            plan = [(now + PACE + rng.below(300), state.turn, "turn")]
            if not state.prairie:
                plan = [(now + LAST_CHANCE, state.turn, "turn")]
            for seat in range(3):
                able = sound_kinds(state.setup, state.table, seat)
                if able and rng.below(3) == 0:
                    plan.append((now + 200 + rng.below(900), seat, TRIBE[able[-1]]))
                if rng.below(20) == 0:
                    plan.append((now + rng.below(900), seat, "chief"))
        else:
            now += 16
            for at, seat, what in plan:
                if now - 16 < at <= now:
                    referee.touch(seat, what, at)
            for decision in referee.tick(now):
                if not isinstance(decision, Late):
                    session.play(decision)
    assert session.state.round == 114
    again = State.new(3, seed=seed)
    for step in session.steps:
        again.apply(step.action)
    assert again == session.state
    outcome = again.outcome()
    assert outcome is not None
    assert sum(outcome.points) > 50


def test_what_comes_when_all_is_decided_is_told_once_to_be_shown() -> None:
    """It vanished without a word."""
    referee = Referee()
    referee.begin(spread(SEATS, "red-hunter bison"), START)
    for seat, what, at in ((0, "hunter", 400), (1, "chief", 1950), (0, "hunter", 1960), (0, "turn", 1970)):
        referee.touch(seat, what, START + at)
    assert watch(referee, START + 1900) == ["1 claim hunter"]
    assert not referee.missed(), "it is open"
    assert watch(referee, START + 2500) == ["table settle"]
    assert [late.claim.text for late in referee.missed()] == ["2 claim chief"]
    assert not referee.missed()
