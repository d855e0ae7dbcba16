"""An unfinished game counts as it stood after its last whole round."""

from itertools import pairwise

import pytest
from playing import played

from prateria.app.school.bell import at_the_bell
from prateria.core.session import Session
from prateria.games import GAMES

WHOLE = {game: played(game, 2, seed=5) for game in GAMES}


def rounds_of(session):
    """For each step that ended a round: (how many steps there were then, the position after them)."""
    after = [*(step.before for step in session.steps[1:]), session.state]
    return [
        (n, state)
        for n, (step, state) in enumerate(zip(session.steps, after, strict=True), 1)
        if state.round > step.before.round
    ]


def cut(session, steps):
    """The same game, as far as it was after so many steps."""
    return session.fork(steps)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_played_after_the_last_whole_round_counts_nothing(game):
    session = WHOLE[game]
    ends = rounds_of(session)
    for (n, state), (later, _) in list(pairwise(ends))[:: max(1, len(ends) // 6)]:
        found = at_the_bell(cut(session, n))
        assert found is not None
        assert (found.round, found.of) == (state.round - 1, state.rounds)
        assert at_the_bell(cut(session, later - 1)) == found
        assert max(found.outcome.points) == found.outcome.points[found.outcome.winners[0]]


@pytest.mark.parametrize("game", GAMES)
def test_before_the_first_round_is_over_and_after_the_last_there_is_nothing_to_count(game):
    session = WHOLE[game]
    first, _ = rounds_of(session)[0]
    assert at_the_bell(cut(session, first - 1)) is None
    assert at_the_bell(Session.new(GAMES[game], 2, seed=5)) is None
    assert at_the_bell(session) is None


@pytest.mark.parametrize("game", ["manitou", "powwow", "wendake"])
def test_elsewhere_what_everybody_sees_counts(game):
    session = WHOLE[game]
    n, state = rounds_of(session)[-1]
    points = tuple(player.points for player in state.observe(None).players)
    assert at_the_bell(cut(session, n)).outcome.points == points


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bison_counts_as_if_that_round_were_the_last(seats):
    """The last scoring looks at the land alone: counted by hand on the last position it is the game's own outcome."""
    session = played("bison", seats, seed=3)
    assert GAMES["bison"].flow.standing(session.state) == session.state.outcome()
    n, state = rounds_of(session)[-1]
    seen = tuple(player.points for player in state.observe(None).players)
    assert at_the_bell(cut(session, n)).outcome.points != seen  # what stands on the tracks is from earlier rounds too
