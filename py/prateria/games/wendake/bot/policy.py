"""What somebody sensible does at once, question by question: a rollout plays a turn by it. Bots only.

Each question (see `frames`) has a function that returns what is worth considering, the best first. It goes by what
the seat knows: the deck, the hands of others and the faces in the stacks are not looked at.

>>> from ..engine.state import State
>>> state = State.new(seats=2, seed=1)
>>> sum(action.verb == "tile" for action in choices(state)[:9])
9
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from ..engine import frames
from ..engine.actions import END, FIRE, TILE, Do, do
from ..engine.data import PROGRESS
from ..engine.rules import dispatch as rules
from . import answers
from .tiles import Sense
from .worth import Weights

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["choices", "swaps"]

_NUMBER: Final = {tile.id: i for i, tile in enumerate(PROGRESS)}
_AT_ONCE: Final = ("P1-8", "P2-8", "P3-8", "P3-4")
"""Progress tiles that are used as soon as they can be: they bring goods and natives."""
_MOVES: Final = ("P1-1", "P2-1", "P3-1")
_SWAP: Final = 0.3
"""What a swap must bring that costs nothing."""


def choices(state: "State", worth: Weights | None = None) -> list[Any]:
    """What the seat whose turn it is may think of, the likeliest first; not for bags (see `proposals`).

    `worth`: what points on each track are worth to it, if that is known already.
    """
    frame = state.stack[-1]
    return _ANSWERS[type(frame)](state, Sense(state, state.turn, worth), frame)


# -- the turn ------------------------------------------------------------------------------------------------------


def _turn(state: "State", sense: Sense, frame: Any) -> list[Any]:
    legal = rules.legal(state)
    first = _before(state, sense, legal, True)
    if first is not None:
        return [first]
    place, found = sense.next_place(), []
    legal = tuple(action for action in legal if action.verb in ("tile", "order"))
    if place >= 0:
        found = [TILE[sense.seat][place]]
    return [*found, *(action for action in legal if action not in found)]


def swaps(state: "State") -> list[Any]:
    """Before a marker: a swap where it may be worth its price. The first one costs a point at the end (WE-17)."""
    sense = Sense(state, state.turn)
    p = sense.p
    if not p.swaps or p.marked.bit_count() > 2 or sense.best_swap()[0] < (_SWAP if p.swapped else 1.0):
        return []
    return [do(p.seat, "open", "swap")]


def _before(state: "State", sense: Sense, legal: Sequence[Do], fresh: bool) -> Do | None:
    """Something that may be done at any time and is worth it now; `fresh`: no marker has been placed in this turn."""
    for action in legal:
        if action.verb == "use":
            tile = action.what
            if tile in _AT_ONCE or (tile in _MOVES and not fresh and answers.best_step(state, sense) > 0.4):
                return action
            if tile == "P2-4" and max(sense.worth) - min(sense.worth) > 0.3:
                return action
            if tile == "P1-7" and any(sense.trade(True, sense.p.canoes + 2)[0].give):
                return action
            if tile == "P3-7" and fresh and answers.turning(sense)[0] > 1.0:
                return action
            if tile == "P2-7" and not fresh and _barter(state, sense):
                return action
            frame = state.stack[-1]
            if tile == "P1-4" and isinstance(frame, frames.Steps) and answers.better_order(state, sense, frame.pending):
                return action
        elif action.verb == "open" and action.what == "transfer":
            war = answers.warpath(state, sense)
            if max(war.transfer(a) for a in answers.homecomings(state, sense)) > 0:
                return action
    return None


def _barter(state: "State", sense: Sense) -> bool:
    """Whether P2-7 helps the Trade that is going on."""
    frame = state.stack[-1]
    if not isinstance(frame, frames.Steps) or frame.inner[:1] != ("buy",):
        return False
    return sense.trade(True, 3)[0].worth > sense.trade(True, 0)[0].worth + 0.3


def _steps(state: "State", sense: Sense, frame: frames.Steps) -> list[Any]:
    legal = rules.legal(state)
    first = _before(state, sense, legal, False)
    if first is not None:
        return [first]
    if frame.inner:
        found = _trade(sense, frame, legal)
        if found:
            return found
    if frame.pending == ("fire",):
        place = sense.fire_place()
        fires = [action for action in legal if action.verb == "fire"]
        return sorted(fires, key=lambda a: a != FIRE[sense.seat][place]) if fires else [*END[sense.seat]]
    order = answers.in_order(frame.pending) if frame.free else frame.pending
    for step in order:
        action = do(sense.seat, "do", step)
        if action in legal and _useful(state, sense, step):
            return [action]
    return [*END[sense.seat]]


def _useful(state: "State", sense: Sense, step: str) -> bool:
    if step.startswith("move"):
        return answers.best_step(state, sense) > 0
    if step == "trade":
        return sense.trade(True)[0].worth > 0
    return True


def _trade(sense: Sense, frame: frames.Steps, legal: Any) -> list[Any]:
    """The next part of the Trade; nothing if there is no use in the rest of it."""
    parts = {action.verb for action in legal}
    found: list[Any] = []
    most = None if "exchange" in parts else 0
    plans = sense.trade("buy" in frame.inner, most)
    plan = plans[0]
    if any(plan.give):
        return [do(sense.seat, "exchange")]
    buys = sorted(
        ((worth, action) for worth, action in _buys(sense, legal)), key=lambda found: -found[0]
    )[:4]  # fmt: skip
    if plan.tile >= 0:
        first = [action for _, action in buys if _NUMBER[action.what] == plan.tile]
        found += first + [action for _, action in buys if action not in first]
    if "spend" in parts and any(plan.spend):
        found.append(do(sense.seat, "spend"))
    return found


def _buys(sense: Sense, legal: Any) -> list[tuple[float, Do]]:
    worth = dict(sense.offer())
    return [(worth[_NUMBER[action.what]], action) for action in legal if action.verb == "buy"]


Answer = Callable[["State", Sense, Any], list[Any]]

_ANSWERS: Final[dict[type, Answer]] = {
    frames.Tribe: answers.tribe,
    frames.Turn: _turn,
    frames.Steps: _steps,
    frames.Swap: answers.swap,
    frames.Moves: answers.moves,
    frames.Transfer: answers.transfer,
    frames.Pay: answers.pay,
    frames.Track: answers.track,
    frames.Smallpox: answers.smallpox,
    frames.Draw: answers.draw,
    frames.Discard: answers.discard,
    frames.PlayMasks: answers.play,
    frames.Disguise: answers.disguise,
    frames.Add: answers.add,
    frames.Military: answers.serve,
    frames.Turtle: answers.highest,
    frames.Flag: answers.flag,
    frames.Ritual: answers.serve,
    frames.Shift: answers.shift,
    frames.TurnOver: answers.turn_over,
    frames.Evolve: answers.evolve,
}
