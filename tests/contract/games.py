"""Every way to play every game of the house, and its start positions, as parameters of the contract tests."""

import sys
from functools import cache

import pytest
from gamefacts import facts
from playing import choose, played, variants

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES


def _ways(game, rules):
    """(game, seats, options, rules) for every way to set it up."""
    return [(game, seats, options, rules) for seats, options in variants(game)]


def _few(game, rules):
    """Of games with many ways every so manieth: each number of seats and each choice of each option is there."""
    return _ways(game, rules)[:: facts(game).EVERY]


def _by_seats(ways):
    """Of these one for each number of seats."""
    return list({(*way[:2], way[3]): way for way in ways}.values())


OLDER = [way for game in GAMES for rules in range(1, GAMES[game].META.rules) for way in _by_seats(_few(game, rules))]
"""What older rules did is held by the golden games; here it is enough that they still keep the contract."""
FEW = [way for game in GAMES for way in _few(game, GAMES[game].META.rules)] + OLDER
WAYS = [
    way
    for game in GAMES
    for way in _ways(game, GAMES[game].META.rules)
    if way in FEW or not way[2].get(facts(game).SET_UP_ONLY)
] + OLDER
if sys.platform == "emscripten":
    # The same Python runs there: what Pyodide may do otherwise (numbers, order, how deep it may call) shows in any way;
    # what the options do is proved on CPython, way by way. So one way for each number of seats.
    WAYS, FEW = FEW, _by_seats(FEW)
STARTS = [(game, name) for game in GAMES for name in GAMES[game].SCENARIOS]


def name(way):
    """A way in short: `powwow-3-sharing-calm`."""
    game, seats, options, rules = way
    set_up = (k if v is True else f"{k}={v}" for k, v in options.items() if v is not False)
    return "-".join([game, str(seats), *set_up, f"rules={rules}"])


def _checked(ways):
    """What `make check` plays of these: by today's rules the fewest and the most seats of each game."""
    today = [_by_seats(_few(game, GAMES[game].META.rules)) for game in GAMES]
    chosen = [way for ways in today for way in (ways[0], ways[-1])]
    return [pytest.param(way, id=name(way), marks=() if way in chosen else pytest.mark.long) for way in ways]


every_way = pytest.mark.parametrize("way", _checked(FEW))
all_ways = pytest.mark.parametrize("way", _checked(WAYS))
every_start = pytest.mark.parametrize(("game", "name"), STARTS)


def whole_game(way, seed=1):
    """A session played by chance to its end; the same one for all tests, which only read it."""
    game, seats, options, rules = way
    return _kept(game, seats, tuple(options.items()), seed, rules)


@cache
def _kept(game, seats, options, seed, rules):
    return played(game, seats, dict(options), seed, rules=rules)


def state_of(way, seed=1):
    """A fresh start position."""
    game, seats, options, rules = way
    return GAMES[game].State.new(seats, options, seed, rules)


def endless(state):
    """Whether no two positions dealt anew are the same; else as many differ as the piles have orders."""
    return "rng" in state.to_json() or facts(state.META.id).ENDLESS


def sample(session, number):
    """About that many steps of a session, spread over it."""
    every = max(1, len(session.steps) // number)
    return session.steps[seed_of(session) % every :: every]


def seed_of(session):
    return session.header.seed


def viewers(state_or_way):
    """All seats, and a spectator."""
    seats = state_or_way[1] if isinstance(state_or_way, tuple) else state_or_way.seats
    return (*range(seats), None)


def played_scenario(game, name):
    """A start position played by chance to its end."""
    session, rng = Session.from_scenario(GAMES[game], name), Rng(1)
    while session.state.actors():
        session.play(choose(session.state, rng))
    return session
