"""Whether what is left can change who wins is tried out, by what lies on the table alone."""

from powwow_drawn import EN, PLAIN
from powwow_table import spread

from prateria.bots.seatview import SeatView
from prateria.bots.think import Choice, stepwise, think
from prateria.core.rng import Rng
from prateria.games import GAMES
from prateria.games.powwow import words
from prateria.games.powwow.engine.state import State

SENSE = GAMES["powwow"].sense


def tried(state: State, seat: int = 0) -> int:
    assert SENSE.decided is not None
    return [*SENSE.decided(SeatView(state, seat).sample, Rng(1))][-1]


def play(state: State) -> None:
    seat = state.actors()[0]
    for found in stepwise(think(SeatView(state, seat), "normal", Rng(state.round))):
        if isinstance(found, Choice):
            for action in found.actions:
                state.apply(action)


def test_who_is_said_to_win_does_and_a_close_game_is_left_open() -> None:
    """Ten deals: whoever leads when it is called decided has won in the end."""
    early = 0
    for seed in range(10):
        state, leader = State.new(seats=2, options={"calm": True, "half": True}, seed=seed), None
        while state.actors():
            if leader is None and state.phase == "turn" and state.round % 4 == 0 and tried(state):
                points = [*map(len, state.winnings)]
                leader, early = points.index(max(points)), early + 1
                assert len(state.prairie) >= 6
            play(state)
        outcome = state.outcome()
        assert outcome is not None
        assert leader is None or outcome.winners == (leader,)
    assert 0 < early < 10


def test_what_lies_face_down_plays_no_part() -> None:
    """The same view, the same answer, whatever comes."""
    state = State.new(seats=2, options={"calm": True, "half": True}, seed=9)
    while not (state.phase == "turn" and state.round >= 44):
        play(state)
    other = state.clone()
    other.prairie = other.prairie[::-1]
    assert other.observe(0) == state.observe(0)
    assert tried(other) == tried(state) > 0


def test_it_is_not_asked_in_a_race_nor_for_a_few_cards() -> None:
    assert not tried(State.new(seats=2, seed=3))
    assert not tried(spread("red yellow", "bison", calm=True))


def test_it_is_said_with_what_everybody_has() -> None:
    view = State.new(seats=2, options={"calm": True, "half": True}, seed=3).observe(0)
    said = words.foregone(EN, view, ("Ola", "Jan"), 100).translate(PLAIN)
    assert said == (
        "Cards won: Ola 0, Jan 0. We have tried out the last 57 cards 100 times, each time in another order: "
        "Ola always won."
    )


def test_who_can_claim_nothing_more_is_told_so() -> None:
    """Nobody of theirs lies there, and all of them have been turned."""
    gone = "red-chief*2 red-warrior*2 red-maiden*2 red-hunter*3"
    state = spread("red yellow", "bison*6", won={1: gone}, calm=True)
    flow = GAMES["powwow"].flow
    assert flow.spent(state, (0,))
    assert not flow.spent(state, (1,))
    assert not flow.spent(spread("red yellow", "bison*6 red-hunter", won={1: gone[:-1] + "2"}, calm=True), (0,))
    said = words.foregone(EN, state.observe(0), ("Ola", "Jan"), 0).translate(PLAIN)
    assert said == f"Of the last {len(state.prairie)} cards none can bring you anything."
