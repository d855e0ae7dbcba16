"""What is told when a game has ended."""

import random
import re
from xml.etree import ElementTree

from wendake_table import EAGER, sitters

from prateria.games.wendake import table
from prateria.games.wendake.engine.state import State
from prateria.kit.words import Words

EN = Words("en")


def test_the_end_of_the_game_names_winner_turtles_and_alone_a_rating():
    for seats in (1, 3):
        state, rng = State.new(seats=seats, seed=2), random.Random(2)
        events = []
        while state.actors():
            legal = state.legal_actions()
            eager = [a for a in legal if getattr(a, "verb", "") in EAGER]
            state.apply(rng.choice(eager if eager and rng.random() < 0.6 else legal), events.append)
        view = state.observe(None)
        html = table.game_end(view, [(1,) * seats, view.outcome.points], EN, sitters(seats), events)
        ElementTree.fromstring(html)
        taken = sum(len(player.turtles) for player in view.players)
        assert html.count("we-opened") == taken
        sums = re.findall(r'we-shells">(.*?)</b>', html)
        assert all(row.count('aria-hidden="true">+') <= 1 for row in sums), "one sum behind all turtles of a track"
        assert html.count(">The lower of the two counts: </span>") == 2 * seats
        assert ("we-rating" in html) == (seats == 1)


def test_a_swap_that_decides_is_said_to_decide():
    """A pair was named in which the winner had a point more, though both pairs together brought both the same."""
    state, rng = State.new(seats=2, seed=2), random.Random(2)
    while state.actors():
        state.apply(rng.choice(state.legal_actions()))
    view = state.observe(None)
    for second, said in ((21, "the point for the swap not used decides."), (20, "’s biggest lead: ")):
        lines = {"first": 20, "second": 22, "swap": 1}, {"first": 21, "second": second, "swap": 0}
        outcome = view.outcome._replace(points=(43, 21 + second), winners=(0,), breakdown=lines)
        assert said in table.game_end(view._replace(outcome=outcome), [], EN, sitters(2), [])
