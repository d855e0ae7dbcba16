"""A guided round played as it is written, for tests of lessons."""

from prateria.core.session import Session
from prateria.games import GAMES


def lesson_of(game):
    return GAMES[game].teaching.lesson


TAUGHT = [game for game in GAMES if lesson_of(game)]
"""The games that have a guided round."""

PARTS = [(game, part) for game in TAUGHT for part in range(len(lesson_of(game).parts))]
"""Each with the number of each of its parts."""


def part_of(game, part):
    return lesson_of(game).parts[part]


def replay(game, part=0):
    """(step of the lesson, position before it, steps of the game that it makes, position after it)"""
    lesson = part_of(game, part)
    session = Session.from_scenario(GAMES[game], lesson.scenario)
    for step in lesson.steps:
        before = session.state
        played = [session.play(session.state.parse(text)) for text in step.actions]
        yield step, before, played, session.state


def events(game, part=0):
    """All that happens in it."""
    return [event for _, _, played, _ in replay(game, part) for step in played for event in step.events]


def told(game, w, part=0):
    """All that is said in it."""
    return " ".join(step.say(w) for step in part_of(game, part).steps)
