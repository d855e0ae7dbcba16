"""The evaluation of a position of Wendake: what is worth what. Used by bots, by hints and by the suggestions in bags.

A turn is judged by a rollout of the rest of the own year, turn after turn, as somebody sensible would
(`policy`), and by looking at where the tracks of all would end then (`worth`).

>>> from ..engine.state import State
>>> from prateria.core.rng import Rng
>>> state = State.new(seats=2, seed=1)
>>> -50 < evaluate(state.redeal(0, Rng(1)), state.turn, Rng(2)) < 50
True
"""

from typing import Any, Final

from prateria.core.rng import Rng

from ..engine import frames
from ..engine.actions import take
from ..engine.data import PLACES, PROGRESS, RESOURCES, YEARS
from ..engine.observe import Observation, Player
from ..engine.rules import dispatch as rules
from ..engine.rules.turn import MARKERS
from ..engine.state import State
from .goods import tile_worth
from .policy import choices, swaps
from .proposals import Open, full_bags, pays
from .tiles import Sense
from .worth import Weights, even, value, weights

__all__ = [
    "DEALS", "effort", "evaluate", "filled", "lying_there", "offhand", "proposals", "propose", "shortlist", "silly",
]  # fmt: skip

DEALS: Final = 2
"""On so many sampled positions a run of actions is tried at most: chance does little within a turn."""
_BREADTH: Final = {frames.Turn: 12, frames.Steps: 8, frames.Moves: 4, frames.PlayMasks: 3, frames.Draw: 2}
"""By question: how many of the likeliest actions are compared; 1 for the others."""
_OFFHAND: Final = {frames.Turn: 5, frames.Moves: 3, frames.PlayMasks: 2, frames.Draw: 2, frames.Evolve: 3}
"""By question: of how many of the likeliest a beginner takes any; of the others the likeliest."""
_RIVAL: Final = 0.4
"""The weight of the best opponent's points against the own ones."""
_STEPS: Final = 300
"""A limit that no rollout of a year reaches, so that none can run for ever."""


def shortlist(state: "State", seat: int) -> list[Any]:
    """What that seat should think about in a sampled position, the likeliest first; everything else is worse."""
    frame, found = state.stack[-1], choices(state)
    if type(frame) is frames.Turn and found[0].verb in ("tile", "order"):
        found += swaps(state)
    return found[: _BREADTH.get(type(frame), 1)]


def offhand(state: "State", seat: int) -> list[Any]:
    """What a kind beginner may do: whatever brings something now, of tiles any of the better ones. No line is planned,
    no tiles are swapped, nothing is left undone that helps."""
    frame, found = state.stack[-1], choices(state)
    if type(frame) is not frames.Turn or found[0].verb not in ("tile", "order"):
        return found[: _OFFHAND.get(type(frame), 1)]
    sense = Sense(state, seat)
    tiles = [action for action in found if action.verb == "tile"]
    tiles.sort(key=lambda action: -sense.tile(PLACES.index(action.what)))
    return tiles[: _OFFHAND[frames.Turn]] or found[:1]


def silly(view: Observation, action: Any) -> bool:
    """Ending the turn, or a series of moves, with more to do: the random choices of beginners leave that out."""
    return getattr(action, "verb", "") in ("end", "stop", "open")


def effort(view: Observation) -> int:
    """What one evaluation takes: the rest of the own year."""
    seat = view.asked.seat if view.asked else 0
    return 40 + 80 * view.players[seat].markers


# -- bags ----------------------------------------------------------------------------------------------------------


def proposals(view: Observation, rng: Rng, n: int) -> list[dict[str, int]]:
    """Up to n full bags worth considering, the best first."""
    asked = view.asked
    if asked is None or asked.what != "bag":
        return []
    player = view.players[asked.seat]
    worth, years = even(view, player), YEARS - view.year
    village = (player.women, player.hunters, player.warriors)
    found = full_bags(_open(view), player.goods, village, _offer(view, worth, years), worth, years)
    return [dict(zip(asked.kinds, counts, strict=True)) for counts in found[:n]]


def _open(view: Observation) -> Open:
    """The bag that is asked for."""
    asked = view.asked
    if asked is None:
        raise ValueError("no bag is asked for")
    limits = _limits(view, view.players[asked.seat])
    return Open(asked.bag, asked.kinds, limits, asked.least, asked.most, asked.taken)


def _offer(view: Observation, worth: Weights, years: int) -> tuple[tuple[int, float], ...]:
    """The progress tiles that can still be bought in this turn, and what they bring."""
    asked = view.asked
    if asked is None or "buy" not in asked.parts:
        return ()
    numbers = [i for i, tile in enumerate(PROGRESS) if tile.id in view.offer]
    tracks = view.players[asked.seat].tracks
    return tuple((tile, tile_worth(tile, worth, years, tracks)) for tile in numbers)


def propose(view: Observation) -> dict[str, int]:
    """What goes with what is done then (`policy`): for people."""
    asked = view.asked
    if asked is None or asked.what != "bag":
        return {}
    state = State.imagined(view)
    player, frame = state.players[asked.seat], state.top(frames.Bag)
    takes = filled(state, frame, weights(state, player, YEARS - view.year))
    return dict(zip(asked.kinds, (*asked.taken, *(take.amount for take in takes)), strict=True))


def lying_there(view: Observation) -> dict[str, int]:
    """What lies in a bag when a person opens it: the best proposal; nothing where an exchange does not pay."""
    asked, found = view.asked, propose(view)
    if asked is None or not found:
        return found
    player, years = view.players[asked.seat], YEARS - view.year
    worth = even(view, player)
    if asked.bag == "give" and not pays(player.goods, asked.most, _offer(view, worth, years), worth, years):
        return {}
    taken_back = any(n and found[kind] for kind, n in zip(asked.kinds, asked.given, strict=False))
    return {} if asked.bag == "receive" and taken_back else found


def _limits(view: Observation, player: Player) -> tuple[int, ...]:
    """How many of each kind can go into the bag."""
    asked = view.asked
    if asked is None or asked.bag in ("receive", "gain"):
        return (asked.most,) * len(asked.kinds) if asked else ()
    if asked.bag == "natives":
        return player.house
    resources = player.goods[: len(RESOURCES)]
    return resources if asked.bag == "give" else tuple(min(n, 1) for n in resources)


# -- positions -----------------------------------------------------------------------------------------------------


def evaluate(state: "State", seat: int, rng: Rng) -> float:
    """How a sampled position stands for that seat, in points of the end, after a rollout of the rest of its year.

    The others stand still meanwhile. What they have counts in part: to harm a leader is worth something.
    """
    years = YEARS - state.year
    outcome = None if state.stack else state.outcome()
    if outcome is None:
        _play_on(state, seat)
        points: tuple[float, ...] = tuple(value(state, p.seat, years) for p in state.people)
    else:
        points = outcome.points
    return points[seat] - _RIVAL * max((*points[:seat], *points[seat + 1 :]), default=0.0)


def _play_on(state: "State", seat: int) -> None:
    """The rest of that seat's year as somebody sensible would play it; nobody else acts."""
    p, year = state.players[seat], state.year
    worth = weights(state, p, YEARS - year)
    for _ in range(_STEPS):
        if state.turn == seat and type(state.stack[-1]) is not frames.Evolve and state.year == year:
            frame = state.stack[-1]
            if isinstance(frame, frames.Bag):
                for answer in filled(state, frame, worth):
                    rules.carry_out(state, answer, _nobody)
                continue
            action = choices(state, worth)[0]
            if action.verb != "end":
                rules.carry_out(state, action, _nobody)
                continue
        elif state.year != year or type(state.stack[-1]) is frames.Evolve:
            return
        if p.marked.bit_count() + p.ordered == MARKERS:
            return
        state.turn, state.stack = seat, (frames.Turn(),)
        worth = weights(state, p, YEARS - year)


def filled(state: "State", frame: frames.Bag, worth: Weights) -> list[Any]:
    """The answers still to be given for the best bag."""
    sense, p = Sense(state, state.turn, worth), state.players[state.turn]
    steps = state.stack[0]
    offer = sense.offer() if isinstance(steps, frames.Steps) and "buy" in steps.inner else ()
    bag = Open(frame.why, frame.kinds, frame.limits, frame.least, frame.total, frame.taken)
    village = (p.women, p.hunters, state.at_home(p.seat))
    counts = full_bags(bag, p.goods, village, offer, sense.worth, sense.years)[0]
    pairs = zip(frame.kinds, counts, strict=True)
    return [take(p.seat, kind, amount) for kind, amount in list(pairs)[len(frame.taken) :]]


def _nobody(event: Any) -> None:
    """The sink of a rollout: its events are told to nobody."""
