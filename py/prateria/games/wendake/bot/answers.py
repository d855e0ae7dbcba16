"""What somebody sensible answers, inside an action and at the year's end: each question by itself. Bots only.

Every function gets the position, the sense of the seat that is asked and the question, and returns what is worth
considering, the best first.
"""

from typing import TYPE_CHECKING, Any, Final

from ..engine import frames
from ..engine.actions import TURN, Do, do
from ..engine.data import MASK_KINDS, MASKS, PLACES, TILES, TRACKS, TRIBES, start_of
from ..engine.rules import dispatch as rules
from ..engine.rules import setup
from ..engine.rules.hands import card, counts
from ..engine.rules.masks import SORTS, virtual
from .masks import best, discard_worth, draw_pile, taken, with_disguise, with_wild
from .moves import Warpath, loss
from .tiles import Sense
from .worth import value

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = [
    "add", "best_step", "better_order", "discard", "disguise", "draw", "evolve", "flag", "highest", "homecomings",
    "in_order", "moves", "pay", "play", "serve", "shift", "smallpox", "swap", "track", "transfer", "tribe",
    "turn_over", "turning", "warpath",
]  # fmt: skip


# -- warriors ------------------------------------------------------------------------------------------------------


def warpath(state: "State", sense: Sense) -> Warpath:
    """Whether a Military action is near: in this turn, or on a tile that can still be chosen."""
    p, base, near = sense.p, state.stack[0], 0.0
    if isinstance(base, frames.Steps) and "military" in base.pending:
        near = 1.0
    elif p.marked.bit_count() < 3 and any("military" in sense.showing(place) for place in range(9)):
        near = 0.4
    return Warpath(state, p, sense.worth, sense.years, near)


def best_step(state: "State", sense: Sense) -> float:
    war = warpath(state, sense)
    moves = rules.LEGAL[frames.Moves](state, sense.p, frames.Moves(1, False, ()))
    return max(war.step(action) for action in moves)


def moves(state: "State", sense: Sense, frame: Any) -> list[Any]:
    war = warpath(state, sense)
    legal = rules.LEGAL[frames.Moves](state, sense.p, frame)
    ranked = sorted([(-war.step(action), i) for i, action in enumerate(legal)])
    return [legal[i] for _, i in ranked]


def in_order(pending: tuple[str, ...]) -> list[str]:
    """Actions in any order (P1-4): where areas are to yield, warriors move first, so that more of them are filled."""
    if "harvest" not in pending and "hunt" not in pending:
        return [*pending]
    return sorted(pending, key=lambda step: not step.startswith("move"))


def better_order(state: "State", sense: Sense, pending: tuple[str, ...]) -> bool:
    """Whether P1-4 helps now: a warrior can come into an area, and somebody is there to take its place."""
    if in_order(pending) == [*pending]:
        return False
    step = moves(state, sense, frames.Moves(1, False, ()))[0]
    return step.verb in ("lie", "raid") and bool(sense.p.women or sense.p.hunters)


def homecomings(state: "State", sense: Sense) -> list[Do]:
    """The ways to bring an outpost home."""
    found = rules.LEGAL[frames.Transfer](state, sense.p, frames.Transfer(False, False))
    return [action for action in found if action.verb == "home"]


def transfer(state: "State", sense: Sense, frame: Any) -> list[Any]:
    war = warpath(state, sense)
    legal = rules.legal(state)
    return sorted(legal, key=lambda a: -(war.transfer(a) if a.verb in ("home", "stay") else 0.0))


def smallpox(state: "State", sense: Sense, frame: Any) -> list[Any]:
    war = warpath(state, sense)
    return sorted(rules.legal(state), key=lambda action: loss(war, action.what))


# -- masks ---------------------------------------------------------------------------------------------------------


def draw(state: "State", sense: Sense, frame: Any) -> list[Any]:
    legal = list(rules.legal(state))
    uses = [action for action in legal if action.verb == "use"]
    if uses:
        return uses
    if draw_pile(state, sense.p):
        legal.sort(key=lambda action: action.what != "pile")
    return legal


def discard(state: "State", sense: Sense, frame: Any) -> list[Any]:
    legal = rules.legal(state)
    return sorted(legal, key=lambda action: -discard_worth(state, sense.p, SORTS.index(action.what)))


_POINTS: Final = {mask.id: mask.points for mask in MASKS}


def play(state: "State", sense: Sense, frame: frames.PlayMasks) -> list[Any]:
    legal, have = rules.legal(state), virtual(sense.p, frame)
    now = best(have, 0 if frame.shared else taken(state))
    for action in legal:
        if action.verb == "use" and (
            action.what == "P3-5"
            or (action.what == "P3-6" and with_wild(state, sense.p, have)[0] > now)
            or (action.what == "P2-6" and with_disguise(state, have)[0] > now)
            or (action.what == "P1-5" and best(have, 0) > now)
        ):
            return [action]
    plays = [action for action in legal if action.verb == "mask"]
    plays.sort(key=lambda action: -_POINTS[action.what])
    return [*plays, *(action for action in legal if action.verb == "hold")]


def add(state: "State", sense: Sense, frame: Any) -> list[Any]:
    play = state.stack[-2]
    kind = with_wild(state, sense.p, virtual(sense.p, play))[1] if isinstance(play, frames.PlayMasks) else 0
    return [do(sense.seat, "add", MASK_KINDS[-kind])]


def disguise(state: "State", sense: Sense, frame: Any) -> list[Any]:
    play = state.stack[-2]
    have = virtual(sense.p, play) if isinstance(play, frames.PlayMasks) else counts(sense.p.hand)
    _, real, shown = with_disguise(state, have)
    return [do(sense.seat, "disguise", MASK_KINDS[real], MASK_KINDS[shown])]


# -- the rest ------------------------------------------------------------------------------------------------------


def serve(state: "State", sense: Sense, frame: Any) -> list[Any]:
    """A Ritual or a Military: with every progress tile that serves it."""
    legal = list(rules.legal(state))
    return sorted(legal, key=lambda action: action.verb != "use")


def highest(state: "State", sense: Sense, frame: Any) -> list[Any]:
    """Turtles: the highest level, which others can take away."""
    return list(reversed(rules.legal(state)))


def track(state: "State", sense: Sense, frame: Any) -> list[Any]:
    return sorted(rules.legal(state), key=lambda action: -sense.worth[TRACKS.index(action.what)])


def shift(state: "State", sense: Sense, frame: Any) -> list[Any]:
    def gain(action: Do) -> float:
        return sense.worth[TRACKS.index(action.where)] - sense.worth[TRACKS.index(action.what)]

    return sorted(rules.legal(state), key=lambda action: -gain(action))


def flag(state: "State", sense: Sense, frame: Any) -> list[Any]:
    """The flag of the territories nearest to the own village."""
    land = state.land
    home = land.villages[sense.seat]

    def near(action: Do) -> int:
        return sum(land.territories[t].flag == action.what for t in land.near[home])

    return sorted(rules.legal(state), key=lambda action: -near(action))


def turning(sense: Sense) -> tuple[float, int]:
    """(what is gained, place): the tile that is better turned over, for the rest of the year."""
    p = sense.p
    found = []
    for place in range(len(PLACES)):
        tile, side = divmod(p.grid[place], 2)
        if not p.marked >> place & 1 and place != p.fire:
            now, then = sense.tile(place), sum(map(sense.step, TILES[tile].front if side else TILES[tile].back))
            found.append((then - now, -place))
    gain, place = max(found)
    return gain, -place


def turn_over(state: "State", sense: Sense, frame: Any) -> list[Any]:
    return [TURN[sense.seat][turning(sense)[1]]]


def swap(state: "State", sense: Sense, frame: frames.Swap) -> list[Any]:
    """What makes the best line best; once the first tile is chosen, the best that can be done with that one."""
    p, worth, first = sense.p, sense.tiles(), frame.first
    if first < 0:
        pair = sense.best_swap()[1:]
        return sorted(rules.legal(state), key=lambda action: PLACES.index(action.what) not in pair)

    def after(action: Do) -> float:
        place = PLACES.index(action.what)
        new = worth[:]
        new[place], new[first] = worth[first], worth[place]
        fire = first + place - p.fire if p.fire in (first, place) else p.fire
        return sense.line(p.marked, fire, new)[0]

    return sorted(rules.legal(state), key=lambda action: -after(action))


def evolve(state: "State", sense: Sense, frame: Any) -> list[Any]:
    number = {TILES[tile].id: tile for tile in (*sense.p.out, *state.open, *sense.p.aside)}
    worth = {name: sense.new_tile(tile) for name, tile in number.items()}

    def gain(action: Do) -> float:
        return worth[action.where] - worth[action.what] if action.verb == "replace" else 0.2

    return sorted(rules.legal(state), key=lambda action: -gain(action))


_SWAPS: Final = 0.4
"""How much of what a swap would bring now a second one is worth: there will be better years, and worse ones."""


def tribe(state: "State", sense: Sense, frame: Any) -> list[Any]:
    """By where the tracks would end with its goods and its power, on this grid, with these pairs of tracks."""

    def worth(action: Do) -> float:
        after = state.clone()
        p = after.players[sense.seat]
        p.tribe = next(tribe for tribe in TRIBES if tribe.id == action.what)
        setup.equip(after, p, p.tribe, lambda event: None)
        cards = start_of(p.tribe.id, state.rules).cards
        p.hand = tuple(card(kind, False, 0) for kind in range(cards))  # cards of chance, all different
        extra = _SWAPS * Sense(after, sense.seat).best_swap()[0] if p.swaps > 1 else 0.0
        return value(after, sense.seat, sense.years) + extra

    return sorted(rules.legal(state), key=lambda action: -worth(action))


def pay(state: "State", sense: Sense, frame: Any) -> list[Any]:
    """With the vegetables of which there is most."""
    goods = sense.p.goods
    have = dict(zip(("corn", "bean", "pumpkin"), goods[:3], strict=True))
    return sorted(rules.legal(state), key=lambda action: -min(have[kind] for kind in action.what.split("+")))
