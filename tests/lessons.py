"""A guided round played as it is written, for tests of lessons."""

from prateria.core.session import Session
from prateria.games import GAMES


def lesson_of(game):
    return GAMES[game].teaching.lesson


TAUGHT = [game for game in GAMES if lesson_of(game)]
"""The games that have a guided round."""


def replay(game):
    """(step of the lesson, position before it, steps of the game that it makes, position after it)"""
    session = Session.from_scenario(GAMES[game], lesson_of(game).scenario)
    for step in lesson_of(game).steps:
        before = session.state
        played = [session.play(session.state.parse(text)) for text in step.actions]
        yield step, before, played, session.state


def events(game):
    """All that happens in it."""
    return [event for _, _, played, _ in replay(game) for step in played for event in step.events]


def told(game, w):
    """All that is said in it."""
    return " ".join(step.say(w) for step in lesson_of(game).steps)
