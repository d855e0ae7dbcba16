"""Hints of Bison, and what comes of them."""

from prateria.core.rng import Rng
from prateria.games.bison.bot.plans import plans
from prateria.games.bison.engine import State
from prateria.games.bison.engine.actions import End


def counted(state):
    """What each seat would get if all areas were counted now."""
    return [sum(area.gains[seat] for area in state.observe(None).areas) for seat in range(state.seats)]


def by_kind(state, seat, terrain):
    return sum(area.gains[seat] for area in state.observe(None).areas if area.terrain == terrain)


def ended(state, run):
    """The position after the run, its turn not yet ended."""
    after = state.clone()
    for action in run:
        if not isinstance(action, End):
            after.apply(action)
    return after


def in_writing(state, *texts):
    """The run of actions that is written so."""
    run, after = [], state.clone()
    for text in texts:
        run.append(after.parse(text))
        after.apply(run[-1])
    return tuple(run)


def hinted(seats, seeds, **options):
    """Positions of games by good and by chance runs, with the best runs that come to mind there."""
    for seed in range(seeds):
        state, rng = State.new(seats, options, seed), Rng(seed)
        while state.actors() and state.round < 5:
            seat = state.actors()[0]
            found = [run for run in plans(state, seat) if run]
            yield from ((state, seat, run) for run in found[:5] if state.phase != "surplus")
            for action in found[rng.below(min(len(found), 3))]:
                state.apply(action)
