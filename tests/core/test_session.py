"""A game being played: its record, taking back, going back for practice, branches, events."""

from types import SimpleNamespace

import pytest
from demo import GAME
from playing import choose, played

from prateria.core.errors import BadOption, IllegalAction
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.manitou.engine import events
from prateria.games.manitou.engine.actions import Play

MANITOU = GAMES["manitou"]


def until(session, phase, seed=1):
    """Play by chance until that phase begins."""
    rng = Rng(seed)
    while session.state.observe(None).phase != phase:
        session.play(choose(session.state, rng))
    return session


def test_the_record_is_the_game():
    session = played("manitou", 2, seed=3)
    state = MANITOU.State.new(2, seed=3)
    for step in session.steps:
        assert step.before == state
        legal = state.legal_actions()
        assert (legal[step.choice], len(legal)) == (step.action, step.of)
        told = []
        state.apply(step.action, told.append)
        assert tuple(told) == step.events
    assert session.state == state


def test_an_illegal_action_changes_nothing():
    session = played("manitou", 2, seed=3, steps=40)
    before, state = session.state.to_json(), session.state
    for action in (Play(5, "h1", "hills"), session.steps[0].action, None, "1 pass", ()):
        with pytest.raises(IllegalAction):
            session.play(action)
    assert session.state is state
    assert (state.to_json(), len(session.steps)) == (before, 40)


def test_what_only_equals_an_action_is_recorded_as_the_action():
    session = Session.new(MANITOU, 2, seed=7)
    first = session.state.legal_actions()[0]
    step = session.play(tuple(first))
    assert type(step.action) is type(first)
    assert session.state.bag().taken == (0,)


def test_the_positions_before_stay_as_they_were():
    session = Session.new(MANITOU, 2, seed=3)
    rng, kept = Rng(1), []
    while session.state.actors():
        kept.append((session.state, session.state.to_json()))
        session.play(choose(session.state, rng))
    assert all(state.to_json() == data for state, data in kept)


# -- taking back ---------------------------------------------------------------------------------------------------


def test_a_bag_is_taken_back_as_one():
    session = Session.new(MANITOU, 2, seed=7)
    seat, rng, start = session.state.actors()[0], Rng(1), session.state
    for n in range(1, 15):
        session.play(choose(session.state, rng))
        assert session.can_undo(seat)
        assert session.fork(n).undo() == n
    session.play(choose(session.state, rng))
    assert session.state.actors() != (seat,)
    assert session.can_undo(seat)  # nobody else has done anything yet
    assert session.undo() == 15
    assert session.state is start
    assert session.steps == []
    assert not session.can_undo(seat)
    assert session.undo() == 0


def test_the_answers_of_the_next_seat_go_alone():
    session = Session.new(MANITOU, 2, seed=7)
    seat, rng = session.state.actors()[0], Rng(1)
    for _ in range(18):
        session.play(choose(session.state, rng))
    assert not session.can_undo(seat)
    assert session.can_undo(1 - seat)
    assert session.undo() == 3
    assert session.can_undo(seat)
    assert session.undo() == 15


def test_what_was_drawn_is_not_taken_back():
    session = until(Session.new(MANITOU, 2, seed=7), "play")
    dealer = session.steps[-1].action.seat
    assert not session.can_undo(dealer)  # the hands were dealt
    step = session.play(session.state.legal_actions()[0])
    assert any(isinstance(event, events.Drew) for event in step.events)
    assert step.reveals
    assert not session.can_undo(step.action.seat)


def test_a_play_without_a_draw_can_be_taken_back_by_who_made_it():
    session, rng = until(Session.new(MANITOU, 2, seed=7), "play"), Rng(1)
    while any(player.pile for player in session.state.observe(None).players):
        session.play(choose(session.state, rng))
    step = session.play(choose(session.state, rng))
    seat = step.action.seat
    if step.reveals:
        step = session.play(choose(session.state, rng))
        seat = step.action.seat
    assert session.can_undo(seat)
    assert not session.can_undo(1 - seat)
    before = step.before
    assert session.undo() == 1
    assert session.state is before


def test_the_end_of_a_hunt_shows_new_herds():
    session, rng = Session.new(MANITOU, 2, seed=7), Rng(1)
    while session.state.round == 1:
        session.play(choose(session.state, rng))
    assert not session.can_undo(session.steps[-1].action.seat)
    while session.state.actors():
        session.play(choose(session.state, rng))
    assert session.can_undo(session.steps[-1].action.seat)  # the last card of all shows nothing that was hidden


def test_going_back_for_practice_takes_the_others_along():
    session = until(Session.new(MANITOU, 3, seed=7), "play")
    rng = Rng(3)
    for _ in range(9):
        session.play(choose(session.state, rng))
    me = 1
    last = max(i for i, step in enumerate(session.steps) if step.action.seat == me and step.of > 1)
    length = len(session.steps)
    assert session.rewind_to(frozenset({me})) == length - last
    assert len(session.steps) == last
    assert session.state.actors() == (me,)


def test_going_back_into_a_bag_goes_to_its_beginning():
    session = until(Session.new(MANITOU, 2, seed=7), "play")
    for seat in reversed([step.action.seat for step in session.steps[::15]]):
        assert session.rewind_to(frozenset({seat})) >= 15
        assert session.state.actors() == (seat,)
        assert session.state.bag().taken == ()
    assert session.steps == []
    assert session.rewind_to(frozenset({0, 1})) == 0


def test_going_back_passes_over_decisions_that_were_none():
    session = Session.new(MANITOU, 2, seed=7)
    seat = session.state.actors()[0]
    for _ in range(9):  # takes as much as can be: the rest has one answer only
        session.play(session.state.legal_actions()[-1])
    assert session.steps[-1].of == 1
    assert session.rewind_to(frozenset({1 - seat})) == 0
    assert session.rewind_to(frozenset({seat})) == 9


def test_a_bag_begun_before_the_record_is_cut_at_the_record():
    state = MANITOU.State.new(2, seed=7)
    rng = Rng(1)
    for _ in range(4):
        state.apply(choose(state, rng))
    session = Session.new(MANITOU, 2, seed=7)
    session.state = state
    for _ in range(3):
        session.play(choose(session.state, rng))
    assert session.undo() == 3
    assert session.state is state


# -- branches and events -----------------------------------------------------------------------------------------


def test_a_fork_is_independent():
    session = played("manitou", 2, seed=3, steps=60)
    other = session.fork(40)
    assert (len(other.steps), other.state, other.header) == (40, session.steps[40].before, session.header)
    other.play(other.state.legal_actions()[-1])
    other.play(other.state.legal_actions()[-1])
    assert len(session.steps) == 60
    assert session.fork(60).state is session.state
    session.undo()
    assert len(other.steps) == 42


def test_events_are_those_that_a_seat_saw():
    session = until(Session.new(MANITOU, 2, seed=7), "play")
    session.play(session.state.legal_actions()[0])
    for seat in (0, 1, None):
        told = list(session.events(seat))
        taken = [event for _, event in told if isinstance(event, events.PartyTaken)]
        assert {event.seat for event in taken} == ({seat} if seat is not None else set())
        drew = [event for _, event in told if isinstance(event, events.Drew)]
        assert [event.kind is not None for event in drew] == [event.seat == seat for event in drew]
    assert [i for i, _ in session.events(0, since=30)] == [30] * len(session.steps[30].events)
    assert list(session.events(0, since=31)) == []


# -- starting ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 5, 0, -2, 2.0, "2", None, True])
def test_seats_out_of_range(seats):
    for start in (MANITOU.State.new, lambda seats: Session.new(MANITOU, seats)):
        with pytest.raises(BadOption) as caught:
            start(seats)
        assert caught.value.reason == "seats"


@pytest.mark.parametrize("seed", [-1, 2**32, 1.0, "7", None, True])
def test_seeds_out_of_range(seed):
    with pytest.raises(BadOption) as caught:
        Session.new(MANITOU, 2, seed=seed)
    assert caught.value.reason == "seed"


@pytest.mark.parametrize("rules", [-1, 3, 1.0, "1", None])
def test_rules_out_of_range(rules):
    with pytest.raises(BadOption) as caught:
        Session.new(GAME, 2, rules=rules)
    assert caught.value.reason == "newer"


@pytest.mark.parametrize(
    "options",
    [
        {"goal": 6}, {"goal": "5"}, {"goal": True}, {"goal": None}, {"long": 1}, {"long": 0}, {"set": "PLAIN"},
        {"goal": 9, "long": True}, {"long": True}, {"colour": "red"}, {1: 2, "colour": "red"}, {None: 1, 2: 2},
        {"goal": []}, {"goal": float("nan")},
    ],
)  # fmt: skip
def test_options_out_of_range(options):
    for start in (GAME.State.new, lambda seats, options: Session.new(GAME, seats, options)):
        with pytest.raises(BadOption) as caught:
            start(2, options)
        assert caught.value.reason == "option"


def test_what_a_fresh_game_begins_with_is_told_as_each_saw_it():
    began = {"everybody": 1}

    class Told(GAME.State):
        def prologue(self):
            return ("everybody", "secret")

        @staticmethod
        def seen_by(event, seat):
            return event if event in began or seat == 0 else None

    game = SimpleNamespace(**{**vars(GAME), "State": Told})
    session = Session.new(game, 2)
    session.play(session.state.legal_actions()[0])
    assert [list(session.prologue(seat)) for seat in (0, 1)] == [["everybody", "secret"], ["everybody"]]
    assert list(Session.new(GAME, 2).prologue(0)) == []
    assert list(Session.from_scenario(game, "nearly").prologue(0)) == []  # begun in the middle


def test_no_such_start_position():
    with pytest.raises(BadOption):
        Session.from_scenario(GAME, "nowhere")
    assert Session.from_scenario(GAME, "nearly").state.actors() == (1,)


def test_an_option_that_is_given_is_written_down():
    session = Session.new(GAME, 3, {"goal": 20, "long": True}, seed=4)
    assert session.header.options == (("goal", 20), ("long", True), ("set", "plain"))
    assert (session.header.rules, session.header.seed, session.header.scenario) == (2, 4, None)
