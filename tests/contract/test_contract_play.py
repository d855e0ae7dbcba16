"""The contract of every game: actions, positions, records, the end. See core/game.py."""

import json

import pytest
from gamefacts import FIRST, facts
from games import (
    FEW,
    STARTS,
    WAYS,
    all_ways,
    endless,
    every_start,
    every_way,
    played_scenario,
    sample,
    state_of,
    viewers,
    whole_game,
)
from playing import finish

from prateria.bots.seatview import SeatView
from prateria.core.code import decode, encode
from prateria.core.errors import BadPosition, IllegalAction
from prateria.core.game import Take
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES, by_number


def test_every_game_is_here():
    assert {game for game, *_ in WAYS} == set(GAMES) >= set(FIRST)
    assert all(GAMES[game].META.id == game for game in GAMES)


def test_games_and_meta_say_the_same_number():
    """`games/__init__.py` knows it before a game is imported, the game's META when it is."""
    assert all(by_number(GAMES[game].META.number) is GAMES[game] for game in GAMES)
    assert len({GAMES[game].META.number for game in GAMES}) == len(GAMES)
    assert by_number(0) is None


@every_way
def test_a_game_comes_to_its_end(way):
    for seed in range(1, 6):
        session = whole_game(way, seed)
        assert session.state.actors() == ()
        assert session.state.legal_actions() == ()
        assert session.state.outcome() is not None
        assert 0 < len(session.steps) <= GAMES[way[0]].META.max_actions


@every_way
def test_somebody_can_always_act_while_it_runs(way):
    for step in whole_game(way).steps:
        actors = step.before.actors()
        legal = step.before.legal_actions()
        assert actors == tuple(sorted(set(actors)))
        assert set(actors) <= set(range(way[1]))
        assert legal
        assert {action.seat for action in legal} - {None} <= set(actors)
        assert {action.seat for action in legal} >= set(actors)


@all_ways
def test_the_legal_list_has_a_fixed_order_and_no_doubles(way):
    for step in sample(whole_game(way), 70):
        state = step.before
        legal = state.legal_actions()
        again = state.from_json(json.loads(json.dumps(state.to_json())))
        assert legal == state.legal_actions() == state.clone().legal_actions() == again.legal_actions()
        assert len(set(legal)) == len(legal)
        assert len({action.text for action in legal}) == len(legal)
        assert isinstance(legal, tuple)


@every_way
def test_actions_in_writing(way):
    for step in whole_game(way).steps:
        for action in step.before.legal_actions():
            assert step.before.parse(action.text) is action
            assert action.text.isascii()
            assert action.text == " ".join(action.text.split())
            if action.seat is not None:
                assert action.text.startswith(f"{action.seat + 1} ")
        for text in ("", "1", "1 nonsense", step.action.text + " ", step.action.text.upper(), "🦬" * 200):
            with pytest.raises(IllegalAction):
                step.before.parse(text)


@every_way
def test_picks_tell_actions_apart_in_any_order(way):
    for step in whole_game(way).steps:
        by_seat = {}
        for action in step.before.legal_actions():
            sorts = [pick.partition(":")[0] for pick in action.picks]
            assert sorts
            assert all(sort and name for sort, _, name in (pick.partition(":") for pick in action.picks))
            assert len(set(sorts)) == len(sorts), "at most one of each sort"
            by_seat.setdefault(action.seat, []).append(frozenset(action.picks))
        for picks in by_seat.values():
            assert not any(a <= b for a in picks for b in picks if a is not b), "one is part of another"


class Spiteful:
    """Neither compared nor said."""

    def __eq__(self, other):
        raise TypeError("not with me")

    __hash__ = None

    def __repr__(self):
        raise KeyError("nothing to say")

    @property
    def text(self):
        raise RecursionError


MALFORMED = [
    None, "1 pass", 0, (), [], {}, b"1", object(), ("x", 1), float("nan"), Take, Take("1", "h1", 0),
    Take(None, None, None), Take(0, "h1", 10**30), Spiteful(), (Spiteful(), 1, 2),
]  # fmt: skip


@every_way
def test_illegal_actions_are_refused_and_change_nothing(way):
    session = whole_game(way)
    known = list(dict.fromkeys(step.action for step in session.steps))
    states = [step.before for step in sample(session, 25)] + [session.state]
    for state in states:
        before, legal, told = json.dumps(state.to_json()), state.legal_actions(), []
        for action in [a for a in known if a not in legal] + MALFORMED:
            with pytest.raises(IllegalAction):
                state.apply(action, told.append)
        assert json.dumps(state.to_json()) == before
        assert (state.legal_actions(), told) == (legal, [])


@every_way
def test_only_the_action_itself_is_carried_out(way):
    """A plain tuple that equals an action is that action; it never passes as one that does nothing."""
    for step in sample(whole_game(way), 30):
        one, two = step.before.clone(), step.before.clone()
        one.apply(step.action)
        two.apply(tuple(step.action))
        assert one == two
        assert one != step.before


@every_way
def test_events_need_no_listener(way):
    for step in sample(whole_game(way), 40):
        loud, quiet, told = step.before.clone(), step.before.clone(), []
        loud.apply(step.action, told.append)
        quiet.apply(step.action)
        assert loud == quiet
        assert told
        assert all(isinstance(event, tuple) for event in told)
        assert len(set(told)) <= len(told)  # they can be hashed: nothing in them can change


@every_way
def test_a_clone_is_independent(way):
    for step in sample(whole_game(way), 15):
        state = step.before
        before, seen = json.dumps(state.to_json()), [state.observe(seat) for seat in viewers(way)]
        clone = state.clone()
        assert clone == state
        assert type(clone) is type(state)
        finish(clone, Rng(1))
        assert json.dumps(state.to_json()) == before
        assert [state.observe(seat) for seat in viewers(way)] == seen
        one, two = finish(state.clone(), Rng(2)), finish(state.clone(), Rng(2))
        assert one == two


@every_way
def test_reading_changes_nothing(way):
    for step in sample(whole_game(way), 40):
        state = step.before
        before = json.dumps(state.to_json())
        for seat in viewers(way):
            state.observe(seat)
            state.redeal(seat, Rng(1))
        state.legal_actions(), state.outcome(), state.bag(), state.actors()
        assert json.dumps(state.to_json()) == before


@every_way
def test_positions_in_writing_after_every_action(way):
    session = whole_game(way)
    for state in [*(step.before for step in sample(session, 100)), session.state]:
        data = json.loads(json.dumps(state.to_json()))
        again = state.from_json(data)
        assert again == state
        assert again.to_json() == state.to_json()
        assert [again.observe(seat) for seat in viewers(way)] == [state.observe(seat) for seat in viewers(way)]
        assert (again.actors(), again.bag(), again.round) == (state.actors(), state.bag(), state.round)


@every_way
def test_a_position_read_back_plays_on_in_the_same_way(way):
    for step in sample(whole_game(way), 20):
        again = step.before.from_json(step.before.to_json())
        assert finish(again, Rng(5)) == finish(step.before.clone(), Rng(5))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("junk", [None, 1, "", [], {}, {"seats": 2}, {"seats": "2"}, {"seats": 99}, [1], "state"])
def test_what_is_no_position(game, junk):
    with pytest.raises(BadPosition):
        GAMES[game].State.from_json(junk)


@every_way
def test_records_after_every_action(way):
    session = whole_game(way)
    often = max(7, len(session.steps) // 12)
    for n in range(len(session.steps) + 1):
        part = session.fork(n)
        code = encode(part)
        if n % often == 0 or n > len(session.steps) - 2:
            again = decode(code, by_number)
            assert again.header == part.header
            assert again.state == part.state
            assert encode(again) == code
            assert [step[:4] for step in again.steps] == [step[:4] for step in part.steps]


def test_the_pieces_of_the_first_games_are_counted():
    assert all(facts(game).PIECES and facts(game).TOTAL for game in FIRST)


@all_ways
def test_the_pieces_are_conserved(way):
    session, count, total = whole_game(way), facts(way[0]).PIECES, facts(way[0]).TOTAL
    if count is None:
        pytest.skip(f"tests/games/{way[0]}/facts.py has no PIECES")
    first = count(state_of(way).to_json())
    assert total is None or first.total() == total(way[1])
    for state in [*(step.before for step in session.steps), session.state]:
        now = count(state.to_json())
        assert now == first
        assert min(now.values()) >= 0


@all_ways
def test_the_end(way):
    for seed in range(1, 6):
        session = whole_game(way, seed)
        assert all(step.before.outcome() is None for step in session.steps)
        outcome = session.state.outcome()
        assert len(outcome.points) == len(outcome.breakdown) == way[1]
        assert [sum(line.values()) for line in outcome.breakdown] == list(outcome.points)
        assert len({tuple(line) for line in outcome.breakdown}) == 1, "the same sources in the same order"
        assert outcome.winners
        assert set(outcome.winners) <= {seat for seat in range(way[1]) if outcome.points[seat] == max(outcome.points)}


@every_way
def test_rounds_go_up(way):
    session = whole_game(way)
    rounds = [step.before.round for step in session.steps] + [session.state.round]
    assert rounds[0] == 1
    assert rounds == sorted(rounds)
    assert set(rounds) == set(range(1, rounds[-1] + 1))
    assert rounds[-1] <= GAMES[way[0]].META.rounds


@every_way
def test_bags(way):
    """A bag is asked kind by kind; its answers are takes; any order of filling it can be completed."""
    for step in whole_game(way).steps:
        bag = step.before.bag()
        if bag is None:
            continue
        legal = step.before.onward_actions()
        assert len(bag.taken) < len(bag.kinds) == len(bag.limits)
        assert all(taken <= limit for taken, limit in zip(bag.taken, bag.limits, strict=False))
        assert sum(bag.taken) <= bag.total <= sum(bag.limits)
        assert 0 < bag.fewest <= bag.total
        assert bag.back is (step.before.way_back() is not None)
        kind, so_far = bag.kinds[len(bag.taken)], sum(bag.taken)
        most = min(bag.total - so_far, bag.limits[len(bag.taken)])
        fewest = max(0, bag.fewest - so_far - sum(bag.limits[len(bag.taken) + 1 :]))
        assert [tuple(action) for action in legal] == [(bag.seat, kind, n) for n in range(fewest, most + 1)]


@every_way
def test_a_way_back_leads_to_the_position_before(way):
    """It is the last legal action, tells nobody anything new, stands in no record, and no bot is offered it."""
    session = whole_game(way)
    for number, step in enumerate(session.steps):
        state, back = step.before, step.before.way_back()
        legal = state.legal_actions()
        assert state.onward_actions() == (legal if back is None else legal[:-1])
        if back is None:
            continue
        assert legal[-1] == back
        assert state.bag() is None or state.bag().back
        assert back not in SeatView(state, state.actors()[0]).legal_actions()
        before, told, left = session.steps[number - 1].before, [], state.clone()
        left.apply(back, told.append)
        assert left == before
        assert (left.actors(), left.legal_actions()) == (before.actors(), before.legal_actions())
        assert not any(state.reveals(event) for event in told)
        fork = session.fork(number)
        assert fork.play(back).events == tuple(told)
        assert (len(fork.steps), fork.state, encode(fork)) == (number - 1, before, encode(session.fork(number - 1)))
    assert not any(step.action == step.before.way_back() for step in session.steps)


def test_there_are_ways_back():
    assert any(step.before.way_back() for way in FEW for step in whole_game(way).steps)


@every_way
def test_the_same_seed_is_the_same_game(way):
    assert state_of(way, 5) == state_of(way, 5)
    assert finish(state_of(way, 5), Rng(3)) == finish(state_of(way, 5), Rng(3))
    starts = {json.dumps(state_of(way, seed).to_json()) for seed in range(20)}
    assert len(starts) == 20 or not endless(state_of(way))


@pytest.mark.skipif(not STARTS, reason="no game has a start position")
@every_start
def test_start_positions(game, name):
    session = played_scenario(game, name)
    scenario = GAMES[game].SCENARIOS[name]
    numbers = [s.number for s in GAMES[game].SCENARIOS.values()]
    assert len(set(numbers)) == len(numbers)
    assert min(numbers) >= 1
    start = Session.from_scenario(GAMES[game], name).state
    assert len(session.state.outcome().points) == scenario.seats
    assert start.to_json() == json.loads(json.dumps(scenario.position))
    assert session.header.rules == start.rules == scenario.rules
    again = decode(encode(session), by_number)
    assert (again.header, again.state) == (session.header, session.state)
