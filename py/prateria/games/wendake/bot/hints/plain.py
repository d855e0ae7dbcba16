"""What a hint proposes in place of what a bot would do, where that is about as good and easier to understand. Hints
only.

Instead of an exchange that brings no progress tile and of goods spent with which one can be paid something else; no
point moved that counts nowhere; the open mask where it surely makes points, none that is discarded at once, and of
masks what brings most; no march without a clear gain (`marches`); no swap for a point that is not clearly worth it; for
a new tile one that can do no more than it; of tiles (`counting`), of progress tiles and of tracks one whose points
count now; a tile before a progress tile that brings goods at any time (`waiting`). An action Move, a tile that moves
warriors, the tile Balance, a Trade, a swap and outposts that go home are proposed with what comes first in them, so
that the next hint means the same.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from prateria.core.rng import Rng

from ...engine import frames
from ...engine.actions import do
from ...engine.data import MASKS, PROGRESS
from ...engine.rules.hands import sort_of
from ..evaluation import evaluate, shortlist
from ..lines import counting, open_mask, shifted
from ..masks import discard_worth
from ..policy import choices
from ..reasons import reason
from .counting import sooner
from .marches import GOES, gives_up, in_place_of, leaves_empty, left_out, outposts_stay, without
from .newtiles import keeps_more
from .turn import bartered, kept
from .waiting import best, first_the_tile, trifle

if TYPE_CHECKING:
    from ...engine.state import State

__all__ = ["plainer"]

_TRIES: Final = 8
"""On so many deals it is looked whether the rest of the year goes as well otherwise: smallpox comes in 3 of 8."""
_FEW: Final = 2
"""So many other choices are tried."""
_SILENT: Final = 0
"""The chance of a rollout: the same with both."""
_CLEARLY: Final = 0.5
"""Points that a warrior who leaves a majority must bring at least, masks that are kept for later, or a point
that counts later;"""
_WON: Final = 1.0
"""so many one who leaves an area empty, which was won at a price;"""
_PRICE: Final = 1.0
"""and a swap beside its price: it is another plan than the one of the hints before."""
_ABOUT: Final = 0.25
"""Points by which a tile may be worse that is bought in place of points, and by which an exchange must be better that
serves for a tile alone: such plans change."""
_BALANCE: Final = "P2-4"
_POINTS: Final = {mask.id: mask.points for mask in MASKS}
_LEVEL: Final = {tile.id: tile.level for tile in PROGRESS}
_SETS_OUT: Final = ("move1", "move2", "move3", "move4", "P1-1", "P2-1", "P3-1")
"""Actions and progress tiles with which warriors move."""

Run = tuple[Any, ...]
Ways = tuple[Sequence[Run], float]
"""Runs in place of another, the best first; and by how many points they may be worse."""


def plainer(state: "State", seat: int, run: Sequence[Any]) -> Iterator[Any]:
    """None now and then while it looks, at last what a hint proposes."""
    found = tuple(run)
    if trifle(state, found[0]):
        for said in first_the_tile(state, seat):
            found = said or found
            yield None
    verb, run = getattr(found[0], "verb", ""), found
    if verb == "shift" or (verb == "use" and run[0].what == _BALANCE):
        found = _shifting(state, seat, run[0])
    elif verb == "draw" and open_mask(state.observe(seat), seat):
        found = (do(seat, "draw", "pile"),)
    elif verb == "draw" and _goes_again(state, seat, run[0]):
        found = (do(seat, "draw", "deck"),)
    elif verb in ("do", "use") and run[0].what in _SETS_OUT:
        for said in _move(state, seat, run[0]):
            found = said or found
            yield None
    elif verb == "tile":
        for said in sooner(state, seat, run):
            found = said or found
            yield None
    ways, slack = _ways(state, seat, found)
    deals = [state.redeal(seat, Rng(n)) for n in range(_TRIES)] if ways else []
    least = 0.0
    for deal in deals:
        least += _goes_on(deal, seat, _meant(found)) - slack
        yield None
    for way in ways:
        worth = 0.0
        for deal in deals:
            worth += _goes_on(deal, seat, way)
            yield None
        if worth >= least:
            found = way
            break
    if getattr(found[0], "verb", "") == "do" and found[0].what == "trade":
        for said in _begins(state, seat, found[0]):
            found = said or found
            yield None
    if getattr(found[0], "verb", "") == "tile":
        for said in _fires(state, seat, found[0]):
            found = said or found
            yield None
    found = kept(state.observe(seat), found)
    yield _opened(state, found) if getattr(found[0], "verb", "") == "open" else found


def _meant(run: Run) -> Run:
    """Of a run what is tried against others: warriors who set out, with the first of their moves."""
    return run[: 1 + (run[0].verb in ("do", "use") and run[0].what in _SETS_OUT)]


def _opened(state: "State", run: Run) -> Run:
    """With a swap its two tiles, with a homecoming the outpost that its reason speaks of."""
    after = _after(state, run[0])
    first = choices(after)[0]
    if first.verb == "swap":
        return (*run, first, choices(_after(after, first))[0])
    return (*run, first) if first.verb in ("home", "stay") else run


def _begins(state: "State", seat: int, action: Any) -> Iterator[Any]:
    """A Trade, with what is proposed in it at first."""
    after = _after(state, action)
    first = choices(after)[0]
    if first.verb in ("exchange", "spend"):
        for said in plainer(after, seat, (first,)):
            yield said and (action, *said)


def _ways(state: "State", seat: int, run: Sequence[Any]) -> Ways:
    """What could be done in place of that run; nothing where nothing need be tried."""
    action, verb = run[0], getattr(run[0], "verb", "")
    if verb in ("exchange", "spend"):
        other = _in_trade(state, seat, action)
        for_a_tile = verb == "spend" or bool(reason(state.observe(seat), run)[1].get("after"))
        return _single([other] * (other is not None)), _ABOUT if for_a_tile else 0.0
    if gives_up(state, seat, action):
        return in_place_of(state, seat, action), _CLEARLY
    if verb in ("do", "use") and len(run) > 1 and gives_up(after := _after(state, action), seat, run[1]):
        goes = [(action, *march) for march in in_place_of(after, seat, run[1]) if march[0].verb in GOES]
        return [*goes, *_single([without(state, action)] * left_out(state, run[1]))], _CLEARLY
    if verb in ("open", "home") and leaves_empty(state, action):
        legal = state.legal_actions()
        return _single([other for other in outposts_stay(state, seat, action) if other in legal]), _WON
    if verb in ("mask", "hold"):
        return _single(_more_points(state, action)), _CLEARLY
    if verb == "buy":
        return _single(_counts_now(state, seat, action)), _ABOUT
    if verb == "track":
        return _single(_lifts_now(state, seat, action)), _CLEARLY
    if verb == "replace":
        found, slack = keeps_more(state, seat, action)
        return _single(found), slack
    if verb == "open" and action.what == "swap" and not state.players[seat].swapped:
        return _single(choices(state)[:1]), _PRICE
    return [], 0.0


def _single(actions: Sequence[Any]) -> list[Run]:
    """Each a run of its own."""
    return [(action,) for action in actions]


def _after(state: "State", action: Any) -> "State":
    after = state.clone()
    after.apply(action)
    return after


def _goes_on(deal: "State", seat: int, run: Run) -> float:
    """What the position is worth after that: in a Trade, without an exchange nobody exchanges any more."""
    barters = run[0].verb == "exchange" or not isinstance(deal.stack[-1], frames.Steps)
    after = deal if barters else bartered(deal)
    for action in run:
        after = _after(after, action)
    return evaluate(after, seat, Rng(_SILENT))


# -- a point moved, a mask drawn ---------------------------------------------------------------------------------------


def _shifting(state: "State", seat: int, action: Any) -> tuple[Any, ...]:
    """A point moved where most of it counts; the tile that moves it only where some of it does."""
    opened = _after(state, action) if action.verb == "use" else state
    view = opened.observe(seat)
    player = view.players[seat]
    shifts = [other for other in choices(opened) if other.verb == "shift"]
    shift = max(shifts, key=lambda other: shifted(view, player, other), default=action)
    if action.verb == "shift":
        return (shift,)
    if shift != action and shifted(view, player, shift) > 0:
        return action, shift
    return (without(state, action),)


def _goes_again(state: "State", seat: int, action: Any) -> bool:
    """Whether the open mask is drawn only to be discarded, while the deck may hold a better one (P1-6)."""
    frame, p = state.stack[-1], state.players[seat]
    if action.what != "pile" or not (isinstance(frame, frames.Draw) and frame.discard and state.deck):
        return False
    drawn = state.pile[-1]
    after = _after(state, action)
    worth = {sort: discard_worth(after, after.players[seat], sort) for sort in {drawn, *map(sort_of, p.hand)}}
    return worth[drawn] >= max(worth.values())


def _more_points(state: "State", action: Any) -> list[Any]:
    """The combinations of masks with more points, the most first: what a hint has spoken of before they were drawn."""
    plays = [other for other in state.legal_actions() if other.verb == "mask"]
    found = sorted(plays, key=lambda other: -_POINTS[other.what])[:_FEW]
    return [other for other in found if _POINTS[other.what] > _POINTS.get(action.what, 0)]


# -- warriors ----------------------------------------------------------------------------------------------------------


def _move(state: "State", seat: int, action: Any) -> Iterator[Any]:
    """The action Move, or the tile, with the best of its first moves, on the average of a few deals; what else would be
    done where a tile has none."""
    after = _after(state, action)
    if not isinstance(after.stack[-1], frames.Moves):
        return
    step = yield from best(after, seat, shortlist(after, seat))
    if step.verb in GOES:
        yield action, step
    else:
        yield (without(state, action),)


# -- tiles -------------------------------------------------------------------------------------------------------------


def _fires(state: "State", seat: int, action: Any) -> Iterator[Any]:
    """The Sacred Fire, with the tile that it plays."""
    after = _after(state, action)
    fires = [step for step in after.legal_actions() if step.verb == "fire"] if after.turn == seat else []
    if fires:
        step = yield from best(after, seat, fires)
        yield action, step


# -- a Trade -----------------------------------------------------------------------------------------------------------


def _in_trade(state: "State", seat: int, action: Any) -> Any:
    """What could be done in its place; None where nothing need be tried."""
    frame, verb = state.stack[-1], getattr(action, "verb", "")
    if not isinstance(frame, frames.Steps) or verb not in ("exchange", "spend"):
        return None
    if verb == "exchange" and reason(state.observe(seat), (action,))[0] == "exchange_tile":
        return None
    found = choices(bartered(state))[0]
    return found if verb == "exchange" or found.verb == "buy" else None


def _counts_now(state: "State", seat: int, action: Any) -> list[Any]:
    """Progress tiles of which more points count now, the most first, where not all of that one's do (WE-81)."""
    view, buys = state.observe(seat), [other for other in state.legal_actions() if other.verb == "buy"]
    counts = {other: reason(view, (other,))[1].get("counts", 2 * _LEVEL[other.what]) for other in buys}
    found = sorted(buys, key=lambda other: -counts[other])[:_FEW]
    return [other for other in found if counts[other] > counts[action]]


def _lifts_now(state: "State", seat: int, action: Any) -> list[Any]:
    """Tracks on which the points that come count now, where they do not on that one (WE-81)."""
    view = state.observe(seat)
    player, n = view.players[seat], view.asked.points if view.asked else 0
    found = counting(view, player, n)
    if action.what in found:
        return []
    tracks = {other.what: other for other in state.legal_actions() if other.verb == "track"}
    return [tracks[track] for track in found if track in tracks]
