"""Random but repeatable games, for tests of every room."""

from itertools import product

from prateria.core.errors import BadOption
from prateria.core.game import check_options
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES


def variants(game):
    """(seats, options) of every way in which the game can be set up."""
    meta = GAMES[game].META
    found = []
    for seats in range(meta.seats[0], meta.seats[1] + 1):
        for values in product(*(option.choices for option in meta.options)):
            options = {option.id: value for option, value in zip(meta.options, values, strict=True)}
            try:
                check_options(meta, seats, options, 0)
            except BadOption:
                continue
            found.append((seats, options))
    return found


def choose(state, rng):
    """One of the actions that lead on, by chance."""
    legal = state.onward_actions()
    return legal[rng.below(len(legal))]


def finish(state, rng):
    """Play a state by chance to its end."""
    while state.actors():
        state.apply(choose(state, rng))
    return state


def played(game, seats=2, options=None, seed=1, steps=None, rules=0):
    """A session played by chance, to the end or for so many steps."""
    session, rng = Session.new(GAMES[game], seats, options, seed, rules), Rng(seed + 1000)
    while session.state.actors() and (steps is None or len(session.steps) < steps):
        session.play(choose(session.state, rng))
    return session
