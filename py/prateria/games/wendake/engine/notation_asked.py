"""Whether the questions of a position that was read can be asked and answered: each by itself, and one on another.

The top one must leave something to do, which `notation_check` sees by asking; those below come up again later, so what
they say is checked here.
"""

from collections.abc import Callable
from typing import Any, Final

from . import frames
from .data import ANIMALS, CATEGORIES, MASK_KINDS, NATIVES, PLACES, RESOURCES, TRACKS, VEGETABLES, YEARS
from .player import Player
from .position import Position
from .rules import bags
from .rules.grid import choices
from .rules.hands import counts
from .rules.trade import STEPS as TRADE
from .rules.turn import STEPS as ACTIONS

_TURN: Final = ("Turn", "Steps")
ON: Final[dict[str, tuple[str, ...]]] = {
    "Tribe": ("",),
    "Turn": ("",),
    "Steps": ("",),
    "Evolve": ("",),
    # at any time
    "Swap": _TURN,
    "Transfer": _TURN,
    "Moves": _TURN,
    "Shift": _TURN,
    "TurnOver": _TURN,
    "give": _TURN,
    "receive": _TURN,
    "gain": (*_TURN, "gain"),
    "natives": (*_TURN, "Moves"),
    # in an action
    "spend": ("Steps",),
    "Smallpox": ("Steps",),
    "Pay": ("Steps",),
    "Track": ("Steps",),
    "Flag": ("Steps",),
    "Military": ("Steps",),
    "Turtle": ("Steps",),
    "Ritual": ("Steps",),
    "Draw": ("Steps",),
    "PlayMasks": ("Steps",),
    "Discard": ("PlayMasks",),
    "Disguise": ("PlayMasks",),
    "Add": ("PlayMasks",),
}
"""On which questions each can lie; a bag goes by what it is for, "" is the table."""


def check_questions(state: Position) -> None:
    """Raises ValueError for a question that cannot be."""
    if not state.stack and state.year != YEARS:
        raise ValueError("the game is over before its last year")
    p, below = state.players[state.turn], ""
    for frame in state.stack:
        kind = frame.why if isinstance(frame, frames.Bag) else type(frame).__name__
        if below not in ON.get(kind, ()):
            raise ValueError(f"{kind!r} asked on {below!r}")
        if not _sound(state, p, frame):
            raise ValueError(f"a question that cannot be: {frame}")
        below = kind


def _sound(state: Position, p: "Player", frame: Any) -> bool:
    check = _CHECKS.get(type(frame))
    return check is None or check(state, p, frame)


def _turn(state: Position, p: "Player", frame: frames.Turn) -> bool:
    return bool(choices(p.seat, p.marked, p.fire, p.ordered))


def _steps(state: Position, p: "Player", frame: frames.Steps) -> bool:
    known = all(step == "fire" or step in ACTIONS for step in frame.pending) and set(frame.inner) <= set(TRADE)
    return known and type(frame.free) is bool


def _moves(state: Position, p: "Player", frame: frames.Moves) -> bool:
    there = range(len(state.land.names))
    return _number(frame.left) and type(frame.extra) is bool and all(_one_of(t, there) for t in frame.moved)


def _swap(state: Position, p: "Player", frame: frames.Swap) -> bool:
    first = frame.first
    return p.swaps > 0 and _one_of(first, range(-1, len(PLACES))) and (first < 0 or not p.marked >> first & 1)


def _bag(state: Position, p: "Player", frame: frames.Bag) -> bool:
    why, kinds, limits, least, total, taken, given, check, parts = frame
    if not all(map(_number, (*limits, least, total, *taken, *given))) or type(check) is not bool:
        return False
    if len(kinds) != len(limits) or len(taken) >= len(kinds) or any(n > limits[i] for i, n in enumerate(taken)):
        return False
    have, any_of_them = p.goods[: len(RESOURCES)], (total,) * len(kinds)
    known, most, fewest = {
        "give": ((RESOURCES,), have, 1),
        "receive": ((RESOURCES,), any_of_them, sum(given)),
        "spend": ((RESOURCES,), tuple(min(n, 1) for n in have), 1),
        "natives": ((NATIVES,), p.house, total),
        "gain": ((ANIMALS, VEGETABLES, RESOURCES), any_of_them, total),
    }[why]
    if kinds not in known or limits != most or not fewest == least <= total:
        return False
    if len(given) != len(kinds) * (why == "receive"):
        return False
    return bool(bags.legal_bag(state, p, frame)) and (not parts or _way_back(state, frame))


def _way_back(state: Position, frame: frames.Bag) -> bool:
    """The exchange is the first step of a Trade, the points are the last; what it leads back to lies below."""
    opened = frame.check and frame.parts == TRADE if frame.why == "give" else frame.why == "spend"
    return opened and frame.parts == TRADE[-len(frame.parts) :] and isinstance(state.stack[-2], frames.Steps)


def _pay(state: Position, p: "Player", frame: frames.Pay) -> bool:
    return _one_of(frame.tile, state.offer)


def _track(state: Position, p: "Player", frame: frames.Track) -> bool:
    tracks = frame.tracks
    known = all(_one_of(track, range(len(TRACKS))) for track in tracks)
    return known and len(set(tracks)) == len(tracks) > 1 and _number(frame.points) and bool(p.progress)


def _flag(state: Position, p: "Player", frame: frames.Flag) -> bool:
    return len(state.flags) > 1 and not p.flag


def _draw(state: Position, p: "Player", frame: frames.Draw) -> bool:
    return _one_of(frame.left, (1, 2)) and type(frame.discard) is bool


def _play_masks(state: Position, p: "Player", frame: frames.PlayMasks) -> bool:
    kinds = range(-1, len(MASK_KINDS))
    if type(frame.shared) is not bool or not all(_one_of(k, kinds) for k in (frame.added, frame.shown, frame.real)):
        return False
    if frame.real < 0:
        return frame.shown < 0
    return frame.shown >= 0 and frame.shown != frame.real and counts(p.hand)[frame.real] > 0


def _military(state: Position, p: "Player", frame: frames.Military | frames.Turtle) -> bool:
    if isinstance(frame, frames.Turtle) and not _one_of(frame.category, range(len(CATEGORIES))):
        return False
    return type(frame.allied) is bool and type(frame.ties) is bool


def _ritual(state: Position, p: "Player", frame: frames.Ritual) -> bool:
    return all(map(_number, (frame.points, frame.natives, frame.moves))) and type(frame.most) is bool


_CHECKS: Final[dict[type, Callable[[Position, "Player", Any], bool]]] = {
    frames.Turn: _turn,
    frames.Steps: _steps,
    frames.Moves: _moves,
    frames.Swap: _swap,
    frames.Bag: _bag,
    frames.Pay: _pay,
    frames.Track: _track,
    frames.Flag: _flag,
    frames.Draw: _draw,
    frames.PlayMasks: _play_masks,
    frames.Military: _military,
    frames.Turtle: _military,
    frames.Ritual: _ritual,
}
"""What each question has to say for itself; those that say nothing are not here."""


def _number(value: Any) -> bool:
    return type(value) is int and value >= 0


def _one_of(value: Any, values: Any) -> bool:
    """Whether it is one of these whole numbers, and no truth value or fraction that only equals one."""
    return type(value) is int and value in values
