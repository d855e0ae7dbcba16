"""The calm mode: asked in turn, answered unseen. PW-18."""

import pytest
from powwow_table import play, spread, texts, won

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.powwow.engine import State
from prateria.games.powwow.engine.events import Answered, GameEnded, PileShown, Punished
from prateria.games.powwow.flow import FLOW

ALL = "red yellow green blue"


@pytest.mark.rule("PW-18")
def test_those_with_a_sound_card_are_asked_from_the_left() -> None:
    state = spread(ALL, "red-hunter blue-hunter blue-maiden green-hunter yellow-chief bison*2 necklace", calm=True)
    assert (state.turn, state.asked, state.actors()) == (1, (2, 3, 0), (2,))  # yellow has no sound card
    assert texts(state) == ["3 pass", "3 claim hunter"]
    play(state, "3 claim hunter")
    assert texts(state) == ["4 pass", "4 claim maiden", "4 claim hunter"]
    play(state, "4 claim maiden")
    events = play(state, "1 claim hunter")
    assert events[1] == PileShown(((2, "hunter"), (3, "maiden"), (0, "hunter")), 3)
    play(state, "3 haul bison", "4 haul necklace")
    assert won(state, 0) == []  # sound, and nothing left
    assert texts(state) == ["1 turn"]


@pytest.mark.rule("PW-18")
def test_nobody_is_asked_where_nobody_could_claim() -> None:
    state = spread(ALL, "red-hunter", calm=True)
    assert (state.phase, texts(state)) == ("turn", ["2 turn"])


@pytest.mark.rule("PW-18", "PW-04")
def test_when_all_pass_the_next_one_turns() -> None:
    state = spread(ALL, "red-hunter green-hunter bison", calm=True)
    events = play(state, "3 pass", "1 pass")
    assert events == [Answered(2, "pass"), Answered(0, "pass"), PileShown((), 2)]
    assert texts(state) == ["2 turn"]


@pytest.mark.rule("PW-18")
def test_answers_are_hidden_until_all_are_in() -> None:
    state = spread(ALL, "red-hunter green-hunter bison", calm=True)
    passed = state.clone()
    claimed = play(state, "3 claim hunter")[0]
    play(passed, "3 pass")
    for seat in (None, 0, 1, 3):
        assert state.observe(seat) == passed.observe(seat)
        assert State.seen_by(claimed, seat) == State.seen_by(Answered(2, "pass"), seat) == Answered(2, None)
    assert state.observe(2).pile[0].kind == "hunter"
    assert passed.observe(2).pile == ()
    assert state.observe(None).answered == (2,)
    assert State.seen_by(claimed, 2) == claimed
    answers = {state.redeal(0, Rng(seed)).pile for seed in range(20)}
    assert answers == {(), ((2, 3, ""),)}
    assert {state.redeal(2, Rng(seed)).pile for seed in range(20)} == {((2, 3, ""),)}


@pytest.mark.rule("PW-18", "PW-08")
def test_nothing_is_punished() -> None:
    rng, state = Rng(4), State.new(4, {"calm": True}, seed=4)
    events: list[object] = []
    while legal := state.legal_actions():
        state.apply(legal[rng.below(len(legal))], events.append)
    assert not any(isinstance(event, Punished) for event in events)
    assert any(isinstance(event, PileShown) and len(event.claims) > 1 for event in events)


@pytest.mark.rule("PW-18", "PW-20")
def test_the_last_card_in_calm() -> None:
    state = spread("red yellow", "red-hunter bison", left=0, calm=True)
    claimed = state.clone()
    play(state, "1 pass")
    assert play(state, "2 turn") == [GameEnded((0, 0), (0, 1))]
    play(claimed, "1 claim hunter")
    assert play(claimed, "1 haul bison")[-1] == GameEnded((2, 0), (0,))


@pytest.mark.rule("PW-18")
def test_an_answer_can_be_taken_back_until_it_shows_others() -> None:
    session = Session.new(GAMES["powwow"], 3, {"calm": True}, seed=2)
    while len(session.state.asked) != 2:
        session.play(session.state.legal_actions()[0])
    first, second = session.state.asked
    session.play(session.state.legal_actions()[-1])
    assert session.can_undo(first)
    session.play(session.state.legal_actions()[-1])
    assert not session.can_undo(second)  # it has seen what the first one put down


@pytest.mark.parametrize(
    ("table", "options", "plain"),
    [
        ("red-hunter bison*3 tipi", {}, "1 haul bison"),
        ("red-hunter bison tipi*2", {}, "1 haul tipi"),
        ("red-hunter bison*2 tipi*2", {}, None),  # equal ones are a choice
        ("red-warrior tomahawk*4 tipi", {}, "1 haul tomahawk"),
        ("red-warrior tomahawk*4 tipi", {"war_path": True}, None),  # what others give lies nowhere to be seen
    ],
)
def test_the_haul_that_brings_most_is_plain(table: str, options: dict[str, bool], plain: str | None) -> None:
    state = spread("red yellow", table, calm=True, **options)
    play(state, f"1 claim {table.split()[0][4:]}")
    assert state.phase == "take"
    found = FLOW.plain(state, state.legal_actions())
    assert (found and found.text) == plain
    assert FLOW.plain(spread("red yellow", table, calm=True, **options), ()) is None
