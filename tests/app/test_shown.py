"""Whose sign stands beside what is told."""

from prateria.app.shown import Shown
from prateria.games.manitou.engine.events import BisonCaught, BisonLost, ThievesTaken


def test_at_the_counting_the_sign_is_that_of_whoever_takes():
    caught = [BisonCaught("hills", seat, 10 * (seat + 1), 7, 1) for seat in (0, 1)]
    shown = Shown(None, (), caption="...", news=tuple(caught[:1]))
    assert shown.teller(2) == 2  # a move: of who made it
    shown.hushed = True
    assert shown.teller(2) == 0
    shown.news = tuple(caught)
    assert shown.teller(2) is None
    shown.news = (BisonLost("hills", (10,), "tie"),)
    assert shown.teller(2) is None
    shown.news = (ThievesTaken((1,), 19),)
    assert shown.teller(2) == 1  # whom the hide thief visits
    shown.news = (ThievesTaken((0, 1), 19),)
    assert shown.teller(2) is None
