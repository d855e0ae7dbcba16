"""What a hint for the first player means, and what it says in English."""

from wendake_drawn import EN

from prateria.games.wendake.bot import SENSE
from prateria.games.wendake.engine.actions import do
from prateria.games.wendake.words.reasons import reason


def why(state, *action):
    return SENSE.reason(state.observe(0), (do(0, *action),))


def said(state, *action):
    return reason(EN, why(state, *action))
