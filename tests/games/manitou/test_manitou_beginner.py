"""The level `first`: it loses to a beginner, but not by much, and the hide thief comes to others, too."""

from functools import partial

import pytest
from positions import hunt

from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.rng import Rng
from prateria.games.manitou.bot.beginner import modest, offhand
from prateria.games.manitou.bot.offered import offered
from prateria.games.manitou.engine import State
from prateria.games.manitou.engine.data import HUNTS, KIND, KINDS, STRENGTH
from prateria.games.manitou.engine.preview import preview


def strength(party):
    return sum(STRENGTH[KIND[kind]] * n for kind, n in party.items())


def game(levels, seed):
    """Whoever plays `most` lays what brings most just now, and is proposed its party."""
    state, rng = State.new(len(levels), seed=seed), Rng(seed)
    while state.actors():
        seat = state.actors()[0]
        view, luck = SeatView(state, seat), rng.fork()
        if levels[seat] != "most":
            actions = decide(view, levels[seat], luck).actions
        elif bag := view.bag():
            actions = bag.takes(offered(view.observe())[0])
        else:
            actions = (max(view.legal_actions(), key=partial(_brings, view.observe())),)
        for action in actions:
            state.apply(action)
    return state


def _brings(view, action):
    shown = preview(view, action)
    if shown is None:
        return 0
    own = sum(herd for owner, herd, _, _ in shown.standing.catches if owner == action.seat)
    return own + shown.standing.captives * (shown.standing.guard == action.seat) - 5 * (action.seat in shown.thieves)


def test_its_parties_are_not_too_strong():
    """A hint proposes 13 on the average; with 22 the hide thief came to it in nearly every hunt."""
    view = State.new(2, seed=1).observe(0)
    found = modest(view, Rng(3), 40)
    assert all(sum(party.values()) == 8 - (view.seat == view.dealer) for party in found)
    assert 10 < sum(map(strength, found)) / len(found) < 17
    assert len({tuple(party[kind] for kind in KINDS) for party in found}) > 20


def test_what_it_lays_offhand_brings_about_as_much_as_anything():
    """Not where it is far ahead in hunting, though, and never a great warrior that only falls."""
    state = hunt(hands=["h10 h1 chief", "h1"], hills="1:h7 2:h2 2:mother", river="2:h3", left=4)
    said = {action.text for action in offhand(state, 0)}
    assert said
    assert not said & {"1 play chief hills", "1 play h10 hills", "1 play h10 forest"}
    assert said < {action.text for action in state.legal_actions()}


def test_the_hide_thief_comes_to_others_too():
    mine = theirs = 0
    for seed in range(12):
        state = game(("first", "most") if seed % 2 else ("most", "first"), 300 + seed)
        mine += state.thieves[(seed + 1) % 2]
        theirs += state.thieves[seed % 2]
    assert mine < 0.6 * 12 * HUNTS  # three times of four before
    assert theirs > 0.4 * 12 * HUNTS


@pytest.mark.long
def test_it_is_clearly_weaker_than_normal():
    """Of 24 games it won 15 %, by 10.8 : 30.5 points; before, none, by 6.2 : 40.8."""
    won, thieves = 0.0, 0
    for seed in range(20):
        seat = seed % 2
        state = game(("first", "normal") if not seat else ("normal", "first"), 500 + seed)
        lead = state.points(seat) - state.points(1 - seat)
        won += (lead > 0) + 0.5 * (lead == 0)
        thieves += state.thieves[seat]
    assert won <= 7
    assert thieves <= 0.85 * 20 * HUNTS
