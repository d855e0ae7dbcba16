"""The contract of every game: a world made of an observation alone, for whoever has no state to search in."""

from games import every_start, every_way, played_scenario, sample, viewers, whole_game
from playing import finish

from prateria.core.rng import Rng


def moments(session, number):
    return [*(step.before for step in sample(session, number)), session.state]


def assert_it_can_be_imagined(state, seat):
    view = state.observe(seat)
    world = type(state).imagined(view)
    assert world.observe(seat) == view
    assert world.from_json(world.to_json()) == world
    assert world.redeal(seat, Rng(7)) == state.redeal(seat, Rng(7))
    assert type(state).imagined(view) == world
    return world


@every_way
def test_the_seat_sees_what_it_was_made_of_and_deals_as_the_true_state_does(way):
    for seed in (1, 2):
        for state in moments(whole_game(way, seed), 30):
            for seat in viewers(way):
                assert_it_can_be_imagined(state, seat)


@every_way
def test_what_was_imagined_can_be_played_to_its_end(way):
    for n, state in enumerate(moments(whole_game(way), 5)):
        for seat in viewers(way):
            world = type(state).imagined(state.observe(seat))
            mine = [action for action in state.legal_actions() if action.seat == seat]
            assert [action for action in world.legal_actions() if action.seat == seat] == mine
            assert finish(world, Rng(n)).outcome() is not None


@every_start
def test_from_start_positions_as_well(game, name):
    for state in moments(played_scenario(game, name), 20):
        for seat in viewers(state):
            assert_it_can_be_imagined(state, seat)
