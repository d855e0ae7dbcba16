"""The Military action: turtles, then majorities; alliances. WE-24, WE-25, WE-63."""

from typing import Final

from prateria.core.game import Sink

from .. import events as ev
from ..actions import Do, do
from ..data import CATEGORIES, FLAGS, TURTLE_FACES, TURTLES
from ..frames import Flag, Military, Turtle
from ..player import Player
from ..position import Position
from .movement import HUNTER, WOMAN
from .produce import areas_with
from .track import MILITARY, score

LEVELS: Final = (3, 4, 5)
_NAMES: Final = tuple(f"{category}-{level}" for category, level in TURTLES)


def start(state: Position, p: "Player", tell: Sink) -> None:
    """A Military action begins; it is carried out at once where no alliance could serve it."""
    state.push(Military(False, False))
    if not state.usable(p, "military"):
        go(state, p, tell)


def legal_military(state: Position, p: "Player", frame: Military) -> tuple[Do, ...]:
    """Carry it out, or turn an alliance first."""
    return (do(p.seat, "go"), *state.usable(p, "military"))


def go_on(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """No more alliances serve this action."""
    tell(ev.WentOn(p.seat))
    go(state, p, tell)


def go(state: Position, p: "Player", tell: Sink) -> None:
    """Turtles, then majorities."""
    frame = state.top(Military)
    state.swap_top(Turtle(-1, frame.allied, frame.ties))
    _next_category(state, p, tell)


# -- turtles -------------------------------------------------------------------------------------------------------


def levels(state: Position, p: "Player", category: int) -> list[int]:
    """The stacks of that category from which the player may take a turtle (WE-24)."""
    have = p.canoes if category == 2 else areas_with(state, p, (WOMAN, HUNTER)[category])
    owned = [stack for stack, _ in p.turtles]
    stacks = range(len(LEVELS) * category, len(LEVELS) * (category + 1))
    return [stack for stack in stacks if TURTLES[stack][1] <= have and stack not in owned]


def legal_turtle(state: Position, p: "Player", frame: Turtle) -> tuple[Do, ...]:
    """The levels from which a turtle of this category may be taken."""
    return tuple(do(p.seat, "turtle", _NAMES[stack]) for stack in levels(state, p, frame.category))


def take(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-24: the top tile of that stack, its face for its owner only."""
    _take(state, p, _NAMES.index(action.what), tell)
    _next_category(state, p, tell)


def _take(state: Position, p: "Player", stack: int, tell: Sink) -> None:
    face = state.turtles[stack][-1]
    state.turtles = tuple(faces[:-1] if i == stack else faces for i, faces in enumerate(state.turtles))
    p.turtles += ((stack, face),)
    category, level = TURTLES[stack]
    tell(ev.TurtleTaken(p.seat, category, level, TURTLE_FACES[level][face]))


def _next_category(state: Position, p: "Player", tell: Sink) -> None:
    """The next category that leaves a choice; where there is one level only it is taken at once. Then the points."""
    frame = state.top(Turtle)
    for category in range(frame.category + 1, len(CATEGORIES)):
        found = levels(state, p, category)
        if len(found) > 1:
            state.swap_top(frame._replace(category=category))
            return
        if found:
            _take(state, p, found[0], tell)
    state.pop()
    won = majorities(state, p, frame.allied, frame.ties)
    tell(ev.MajoritiesCounted(p.seat, tuple(state.land.names[t] for t in won), p.flag if frame.allied else ""))
    score(p, MILITARY, len(won), "military", tell)


# -- majorities ----------------------------------------------------------------------------------------------------


def majorities(state: Position, p: "Player", allied: bool, ties: bool) -> list[int]:
    """The territories where that player has more sentinels than any other (WE-25), with the help of a flag (WE-63)."""
    sides, won = state.sides, []
    for t, place in enumerate(state.land.territories):
        here = list(state.stand[t * sides : (t + 1) * sides])
        flagged = allied and place.flag == p.flag
        mine = here[p.seat] + flagged
        here[p.seat] = 0
        others = max(here)
        if mine > others or (mine and mine == others and flagged and ties):
            won.append(t)
    return won


def ally(state: Position, p: "Player", ties: bool) -> None:
    """P2-2, P3-2: the flag counts in this action; both tiles together count one sentinel."""
    frame = state.top(Military)
    state.swap_top(Military(True, frame.ties or ties))


def take_flag(state: Position, p: "Player", tell: Sink) -> None:
    """WE-63: an alliance was bought. Its flag is chosen if both are there; a second one puts the other out."""
    if p.flag:
        for flag in state.flags:
            tell(ev.FlagGone(p.seat, flag))
        state.flags = ()
    elif len(state.flags) > 1:
        state.push(Flag())
    else:
        _choose(state, p, state.flags[0], tell)


def legal_flag(state: Position, p: "Player", frame: Flag) -> tuple[Do, ...]:
    """Both flags: it is asked while both are there."""
    return tuple(do(p.seat, "flag", flag) for flag in FLAGS)


def choose_flag(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-63: that flag is taken."""
    state.pop()
    _choose(state, p, action.what, tell)


def _choose(state: Position, p: "Player", flag: str, tell: Sink) -> None:
    p.flag = flag
    state.flags = tuple(other for other in state.flags if other != flag)
    tell(ev.FlagTaken(p.seat, flag))
