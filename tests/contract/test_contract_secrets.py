"""The contract of every game: what a seat can know, what chance may deal it instead, what can be taken back."""

import json
from collections import Counter

from gamefacts import facts
from games import FEW, endless, every_way, sample, state_of, viewers, whole_game
from playing import finish

from prateria.core.game import State
from prateria.core.rng import Rng


@every_way
def test_an_observation_is_plain_values(way):
    """Nothing in it leads back to the position."""

    def leaves(thing):
        if isinstance(thing, dict):
            for key, value in thing.items():
                yield from leaves(key)
                yield from leaves(value)
        elif isinstance(thing, tuple):
            for part in thing:
                yield from leaves(part)
        else:
            yield thing

    session = whole_game(way)
    for state in [*(step.before for step in sample(session, 20)), session.state]:
        for seat in viewers(way):
            view = state.observe(seat)
            assert not isinstance(view, State)
            assert {type(leaf) for leaf in leaves(view)} <= {int, str, bool, float, type(None)}
            assert view == state.observe(seat)
            assert view == state.clone().observe(seat)


@every_way
def test_the_standing_is_open_knowledge(way):
    """The curtain tells it to everybody (`app.panels`), so each seat must see it for itself, and nothing that is dealt
    anew for one may change it."""
    for step in sample(whole_game(way), 30):
        told = [player.points for player in step.before.observe(None).players]
        for seat in viewers(way):
            assert [player.points for player in step.before.observe(seat).players] == told
            world = step.before.redeal(seat, Rng(step.choice + 29))
            assert [player.points for player in world.observe(None).players] == told


@every_way
def test_what_is_dealt_anew_looks_the_same(way):
    for step in sample(whole_game(way), 30):
        for seat in viewers(way):
            world = step.before.redeal(seat, Rng(step.choice + 17))
            assert type(world) is type(step.before)
            assert world.observe(seat) == step.before.observe(seat)
            assert world.observe(None) == step.before.observe(None)
            assert (world.actors(), world.round) == (step.before.actors(), step.before.round)


@every_way
def test_a_redeal_knows_no_more_than_the_observation(way):
    """From any world that looks the same, the same generator deals the same one."""
    for step in sample(whole_game(way), 20):
        for seat in viewers(way):
            state = step.before
            straight = state.redeal(seat, Rng(2))
            assert state.redeal(seat, Rng(1)).redeal(seat, Rng(2)) == straight
            assert state.redeal(seat, Rng(2)) == straight
            assert json.dumps(state.redeal(seat, Rng(1)).redeal(seat, Rng(2)).to_json()) == json.dumps(
                straight.to_json()
            )


@every_way
def test_positions_that_look_the_same_are_redealt_the_same(way):
    """What others do unseen, such as the answers of their bag, leaves no trace in what a seat may think of."""
    unseen, secrets = 0, False
    for step in whole_game(way).steps:
        secrets = secrets or any(step.before.seen_by(event, None) is None for event in step.events)
        after = step.before.clone()
        after.apply(step.action)
        for seat in viewers(way):
            if after.observe(seat) == step.before.observe(seat):
                assert after.redeal(seat, Rng(3)) == step.before.redeal(seat, Rng(3))
                unseen += 1
    assert unseen or not secrets


@every_way
def test_the_chance_to_come_is_dealt_anew(way):
    """Else a search could look into the future of the true game.

    Where chance is endless, seven worlds are seven. A small pile has few orders, and at last none but the true one: it
    is enough that some world is another, if anything hidden ever comes out.
    """
    session, several = whole_game(way), False
    for step in sample(session, 15)[:10]:  # near the end little chance may be left to come
        worlds = [step.before.redeal(step.action.seat, Rng(n)) for n in range(6)]
        different = len({json.dumps(world.to_json()) for world in [*worlds, step.before]})
        assert different == 7 or not endless(step.before)
        several = several or different > 1
    assert several or not any(step.reveals for step in session.steps)


def but_chance(state):
    """All that the position holds beside the generator."""
    return {**state.to_json(), "rng": None}


@every_way
def test_hidden_things_change(way):
    """Whoever ever faces a secret has redeals that vary in more than the generator."""
    differ = dict.fromkeys(viewers(way), 0)
    for step in sample(whole_game(way), 20):
        for seat in viewers(way):
            worlds = [step.before.redeal(seat, Rng(n)) for n in range(4)]
            differ[seat] += any(but_chance(world) != but_chance(step.before) for world in worlds)
    # there may be seats without secrets: in a duel, whoever is asked first sees each answer at once
    assert not [seat for seat in viewers(way) if not differ[seat] and faces_a_secret(way, seat)]


def test_there_are_secrets():
    assert any(faces_a_secret(way, None) for way in FEW)


def faces_a_secret(way, seat):
    """Whether anything stays hidden from a seat, by what can be seen without a redeal for that seat."""
    session, starts = whole_game(way), [state_of(way, n) for n in range(8)]
    others = [other for other in viewers(way) if other != seat]
    return (
        any(
            one.observe(seat) == two.observe(seat) and but_chance(one) != but_chance(two)
            for one in starts
            for two in starts
        )
        or any(
            step.before.seen_by(event, seat) != event
            for step in session.steps
            if not step.reveals  # else it may have come out at once
            for event in step.events
        )
        or any(
            world.observe(seat) == step.before.observe(seat) and but_chance(world) != but_chance(step.before)
            for step in sample(session, 20)
            for world in (step.before.redeal(other, Rng(n)) for other in others for n in range(4))
        )
    )


@every_way
def test_redealt_worlds_can_be_played_to_their_end(way):
    count = facts(way[0]).PIECES or (lambda data: Counter())
    pieces = count(state_of(way).to_json())
    for n, step in enumerate(sample(whole_game(way), 10)):
        for seat in viewers(way):
            world = step.before.redeal(seat, Rng(n))
            assert count(world.to_json()) == pieces
            assert world.from_json(world.to_json()) == world
            finish(world, Rng(n))
            assert world.outcome() is not None
            assert count(world.to_json()) == pieces


@every_way
def test_whoever_acts_has_the_same_choices_in_every_world(way):
    for step in sample(whole_game(way), 80):
        for seat in step.before.actors():
            for n in (1, 2):
                world = step.before.redeal(seat, Rng(n))
                mine = [action for action in step.before.legal_actions() if action.seat == seat]
                assert [action for action in world.legal_actions() if action.seat == seat] == mine
                assert world.bag() == step.before.bag()


@every_way
def test_what_can_be_taken_back_taught_nothing(way):
    """Where undo is offered, the same action looks the same in every world that the seat could be in."""
    offered = 0
    for seed in (1, 2):
        session = whole_game(way, seed)
        for n, step in list(enumerate(session.steps))[seed::2]:
            part = session.fork(n + 1)
            seat = step.action.seat
            if seat is None or not part.can_undo(seat):
                continue
            offered += 1
            after = part.state.observe(seat)
            mine = [step.before.seen_by(event, seat) for event in step.events]
            for chance in (1, 2, 3):
                world, told = step.before.redeal(seat, Rng(chance)), []
                world.apply(step.action, told.append)
                assert world.observe(seat) == after
                assert [world.seen_by(event, seat) for event in told] == mine
    assert offered or all(step.reveals for step in whole_game(way).steps if step.of > 1)


@every_way
def test_only_who_acted_last_is_offered_to_take_it_back(way):
    session = whole_game(way)
    for n in range(0, len(session.steps), 3):
        part = session.fork(n + 1)
        for seat in range(way[1]):
            if part.can_undo(seat):
                assert part.steps[-1].action.seat == seat
                assert part.undo() >= 1
                break


@every_way
def test_taking_back_and_playing_again_is_the_same_game(way):
    session = whole_game(way)
    for n in range(1, len(session.steps), 9):
        part = session.fork(n)
        gone = part.undo()
        for step in session.steps[n - gone : n]:
            part.play(step.action)
        assert part.state == session.fork(n).state
        assert [step[:4] for step in part.steps] == [step[:4] for step in session.steps[:n]]


@every_way
def test_events_seen_hold_no_secrets(way):
    """In another world in which the same action leaves the seat with the same view, it was told the same."""
    compared, steps = dict.fromkeys(viewers(way), 0), sample(whole_game(way), 70)
    for step in steps:
        after = step.before.clone()
        after.apply(step.action)
        for seat in viewers(way):
            told = [step.before.seen_by(event, seat) for event in step.events]
            for chance in (1, 2):
                world, other = step.before.redeal(seat, Rng(chance)), []
                if step.action not in world.legal_actions():
                    continue
                world.apply(step.action, other.append)
                if world.observe(seat) == after.observe(seat):
                    assert [world.seen_by(event, seat) for event in other] == told
                    compared[seat] += 1
    assert min(compared.values()) > min(20, len(steps) // 5)


@every_way
def test_what_was_seen_is_no_more_when_it_is_seen_again(way):
    for step in whole_game(way).steps:
        for event in step.events:
            for seat in viewers(way):
                seen = step.before.seen_by(event, seat)
                if seen is not None:
                    assert step.before.seen_by(seen, seat) == seen
                    assert type(seen) is type(event)
                public = step.before.seen_by(event, None)
                if public is not None:
                    assert seen is not None, "a spectator sees more than a seat"
                    assert step.before.seen_by(seen, None) == public


@every_way
def test_whatever_a_seat_learns_it_was_told_of(way):
    """A view changes only by an action that has an event for that seat, or else by nothing but whose turn it is."""
    for step in whole_game(way).steps:
        after = step.before.clone()
        after.apply(step.action)
        for seat in viewers(way):
            told = [event for event in step.events if step.before.seen_by(event, seat) is not None]
            if not told:
                assert after.observe(seat) == step.before.observe(seat)


@every_way
def test_a_step_that_shows_something_new_says_so(way):
    """The other way round: where nobody is said to learn anything, all worlds of all seats stay what they were."""
    for step in sample(whole_game(way), 80):
        if step.reveals:
            continue
        after = step.before.clone()
        after.apply(step.action)
        for seat in viewers(way):
            world = step.before.redeal(seat, Rng(1))
            if step.action in world.legal_actions():
                world.apply(step.action)
                assert world.observe(seat) == after.observe(seat)
