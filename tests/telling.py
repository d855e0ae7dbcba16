"""Words of games put to the test: what every sentence must be, and every moment of a game played by chance."""

from playing import choose

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES

NAMES = ("Ola", "<b>Jan</b>", "100 %", "Zoë", "Ben")


def whole(sentence):
    """A sentence as people may see it: all places are filled, it ends as a sentence does."""
    assert sentence
    assert "%(" not in sentence
    assert sentence[-1] in ".!?", sentence
    return sentence


def moments(game, seats, options, seed):
    """(position, action, step) of a game by chance."""
    session, rng = Session.new(GAMES[game], seats, options, seed), Rng(seed)
    while session.state.actors():
        state, action = session.state, choose(session.state, rng)
        yield state, action, session.play(action)
