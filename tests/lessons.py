"""A guided round played as it is written, for tests of lessons."""

from prateria.games import GAMES


def lesson_of(game, part=0):
    lesson = GAMES[game].teaching.lesson
    return lesson and lesson.parts[part]


TAUGHT = [game for game in GAMES if lesson_of(game)]
"""The games that have a guided round."""

PARTS = [(game, part) for game in TAUGHT for part in range(len(lesson_of(game).parts))]
"""Each with the number of each of its parts."""


def replay(game, *parts):
    """(step of the lesson, position before it, steps of the game that it makes, position after it), of those parts one
    after another, else of the first. A bag that the learner fills as they like is filled with what is proposed, and so
    are those after it."""
    for part in parts or (0,):
        yield from _replay(game, part)


def _replay(game, part):
    session = lesson_of(game, part).session(GAMES[game])
    for step in lesson_of(game, part).steps:
        before = session.state
        played = [session.play(session.state.parse(text)) for text in step.actions]
        while step.feedback and (bag := session.state.bag()) is not None:
            counts = GAMES[game].sense.propose(session.state.observe(bag.seat))
            played += [session.play(take) for take in bag.takes(counts)]
        left = step.turns
        while left or (step.turns and session.state.actors() != (0,)):  # the learner plays, then the others
            left -= session.state.actors() == (0,)
            played.append(session.play(session.state.legal_actions()[0]))
        yield step, before, played, session.state


def events(game, *parts):
    """All that happens in them."""
    return [event for _, _, played, _ in replay(game, *parts) for step in played for event in step.events]


def told(game, w, *parts):
    """All that is said in them."""
    return " ".join(step.say(w) for part in parts or (0,) for step in lesson_of(game, part).steps)
