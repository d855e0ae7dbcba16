"""The contract of every game: whatever can be seen and done reaches a player in words of its own, and comes back."""

import gc
import json

from games import every_way, sample, whole_game

from prateria.core.game import State
from prateria.core.question import actions_of, answered, write
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.players import Action, World
from prateria.players.chance import Chance
from prateria.players.message import read, reply
from prateria.players.spoken import spoken


def seen(way, number=20):
    """(state, seat, its actions, its view) here and there in a game."""
    for step in sample(whole_game(way), number):
        for seat in step.before.actors():
            actions = actions_of(step.before, seat)
            yield step.before, seat, actions, spoken(way[0]).look(step.before, seat, Chance(5))


@every_way
def test_every_action_says_what_it_is_and_is_the_very_same_one(way):
    for _, seat, actions, view in seen(way, 60):
        assert [action.engine for action in view.actions] == list(actions)
        assert all(action.engine is engine for action, engine in zip(view.actions, actions, strict=True))
        said = {repr(action): action for action in view.actions}
        assert len(said) == len(actions), "two of them say the same"
        for action in view.actions:
            assert (action.seat, action.text) == (seat, action.engine.text)
            assert set(action.values) <= set(action.NAMES) or type(action) is Action
            assert all(getattr(action, name) == action.values.get(name) for name in action.NAMES)
            assert all(plain(value) for value in action.values.values())


@every_way
def test_every_observation_can_be_looked_at(way):
    for state, seat, _, view in seen(way):
        assert view.observation == state.observe(seat)
        assert (view.seat, view.round) == (seat, state.round)
        assert view.me == view.players[seat]
        assert view.others == (*view.players[seat + 1 :], *view.players[:seat])
        assert [player.points for player in view.players] == [p.points for p in state.observe(None).players]
        assert isinstance(view.hand, tuple)
        assert isinstance(view.phase, str)
        assert all(plain(thing) for thing in (view.hand, view.board, view.players))


def plain(value):
    """A value, all the way down."""
    if isinstance(value, tuple):
        return all(map(plain, value))
    if isinstance(value, dict):
        return all(plain(part) for pair in value.items() for part in pair)
    return type(value) in (int, str, bool, type(None))


@every_way
def test_a_question_goes_as_text_and_comes_back_as_a_number(way):
    for state, seat, actions, view in seen(way):
        text = write(way[0], state.observe(seat), actions, 5)
        there = read(text)
        assert there.observation == view.observation
        assert type(there) is type(view)
        assert there.actions == view.actions
        assert [repr(action) for action in there.actions] == [repr(action) for action in view.actions]
        assert there.random.below(1000) == Chance(5).below(1000)
        index = len(actions) - 1
        assert answered(reply(lambda found: found.actions[-1], text)) == index


@every_way
def test_a_question_tells_no_more_than_the_observation(way):
    """From every world that looks the same it is the same question, and nothing else can be reached from a view."""
    for state, seat, actions, view in seen(way):
        world = state.redeal(seat, Rng(3))
        assert write(way[0], world.observe(seat), actions_of(world, seat), 5) == write(
            way[0], state.observe(seat), actions, 5
        )
        assert not [thing for thing in reached(view) if isinstance(thing, State | Session)]
        view.sample()
        assert not [thing for thing in reached(view) if thing is state]


def reached(thing):
    """All that hangs on an object, classes and functions apart."""
    found, left = {}, [thing]
    while left:
        one = left.pop()
        if id(one) not in found and not callable(one) and type(one).__name__ != "module":
            found[id(one)] = one
            left += gc.get_referents(one)
    return list(found.values())


@every_way
def test_a_sample_is_a_world_of_its_own(way):
    for state, seat, _, view in seen(way, 8):
        before, chance = json.dumps(state.to_json()), Chance(5)
        world = view.sample()
        assert isinstance(world, World)
        assert world.view.observation == view.observation
        dealt = state.redeal(seat, chance.fork())
        assert [action.text for action in world.actions] == [action.text for action in dealt.onward_actions()]
        assert world.points == view.sample().points == tuple(player.points for player in view.players)
        copy, told = world.copy(), []
        while not world.over:
            told.append(world.play(chance.choice(world.actions)).turn)
        assert len(world.points) == way[1]
        assert world.winners
        assert world.lead == world.points[seat] - max((p for s, p in enumerate(world.points) if s != seat), default=0)
        assert told[-1] is world.turn is None
        assert copy.view.observation == view.observation
        assert json.dumps(state.to_json()) == before
