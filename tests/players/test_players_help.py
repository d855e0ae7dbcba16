"""What `help` says in a player: every name is there, and what an action has not is said."""

import pydoc

import pytest

from prateria.core.rng import Rng
from prateria.players.chance import Chance
from prateria.players.spoken import OWN, spoken

every_game = pytest.mark.parametrize("game", OWN)


def view_of(game):
    state = spoken(game).state.new(seats=2, seed=1)
    return spoken(game).look(state, state.actors()[0], Chance(1))


@every_game
def test_help_of_a_view_names_all_that_it_has(game):
    kind = type(view_of(game))
    shown = [name for name in dir(kind) if not name.startswith("_")]
    own = [name for name in shown if name not in ("observation", "players", "seat")]
    assert [name for name in own if f"view.{name}" not in kind.__doc__] == []
    text = pydoc.plain(pydoc.render_doc(kind))
    assert kind.__doc__.splitlines()[0] in text
    assert all(getattr(kind, name).__doc__ for name in shown if isinstance(getattr(kind, name), property))


@every_game
def test_help_of_an_action_names_all_that_it_has(game):
    kind = type(view_of(game).actions[0])
    assert [name for name in kind.NAMES if f"`{name}`" not in kind.__doc__] == []
    assert len(set(kind.NAMES)) == len(kind.NAMES)


@every_game
def test_help_of_the_values_says_what_they_are(game):
    view = view_of(game)
    for thing in (view.me, view.board, view.sample(), view.random, view.actions[0]):
        found = next(iter(thing.values())) if isinstance(thing, dict) else thing
        assert type(found).__doc__
        assert not type(found).__doc__.startswith(f"{type(found).__name__}(")
    for name in getattr(view.me, "_fields", ()):
        assert name in ("seat", "points", "colour", "tribe") or f"`{name}`" in type(view.me).__doc__, name


def test_a_name_that_no_action_has_is_refused_in_words():
    action = view_of("manitou").actions[0]
    assert action.territory is None
    with pytest.raises(AttributeError, match="an action has no 'colour' here; it has what, seat, text, card"):
        _ = action.colour


def test_random_numbers_are_what_their_names_say():
    chance = Chance(3)
    dice = [chance.randint(1, 6) for _ in range(600)]
    assert set(dice) == {1, 2, 3, 4, 5, 6}
    assert all(0 <= chance.random() < 1 for _ in range(100))
    assert sorted(chance.shuffled("abcd")) == list("abcd")
    assert len(set(chance.sample(range(9), 4))) == 4
    assert len(chance.sample("ab", 9)) == 2
    assert {chance.choice("xy") for _ in range(50)} == {"x", "y"}
    assert [Chance(7).below(100) for _ in range(2)] == [Rng(7).below(100)] * 2
