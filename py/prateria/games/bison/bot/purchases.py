"""For hints: nothing is bought or bartered but for what the same hint names.

One can buy just before an action what it needs, so a tipi or canoe is never bought at the end of a turn for a plan that
others, or the next tile, may change; a hunter is before a tile that can bring it onto the land, with no more than five:
this one, or the next once all actions of the round are done, so that they can still use what it costs.
What would be lost above 15 may buy anything, if not far more is paid of a kind than would be lost of one: hunters
rather than tipis and canoes, and small ones rather than large ones, if that turns out about as well (`spending`). What
lies in the camp is built where that turns out about as well as anything else (`taken_up`). BI-24, BI-28.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from ..engine.actions import Barter, Build, Buy, Do, End, Stop
from ..engine.data import ACTIONS, ANIMALS, BARTER, DEED, HUNTER, MOST, PIECE, ROUNDS, VALUE
from . import odd
from .plan import Run
from .plans import plans
from .reasons import reason
from .sizes import tops
from .trading import spills
from .trying import Way, carried
from .worth import income

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["lesser", "needed", "spending", "taken_up"]

_CERTAIN: Final = 1.0
"""So many animals worse it may turn out where hunters are bought, whom every tile can bring;"""

_STAYS: Final = 1.0
"""an animal that is kept;"""

_SMALLER: Final = 0.3
"""so many for each animal of a kind that less is paid than for the largest."""


def needed(state: "State", seat: int, run: Run) -> Run:
    """The same run without what is bought or bartered for nothing that follows in it."""
    if (lost := spills(state.observe(seat))) and state.phase in ("end", "surplus"):
        return _no_more(state, run, lost)
    if state.phase not in ("name", "end") or lost:
        return run
    last = len(state.done[seat]) == ACTIONS and state.this_round < ROUNDS[state.seats]
    comes = last or DEED["place"] not in state.done[seat] or state.variant > 1
    if state.phase == "end":
        room = max(MOST - state.supply[seat][HUNTER], 0) if comes else 0
        come = [n for n, a in enumerate(run) if isinstance(a, Buy) and a.piece == "hunter"][:room]
        less = tuple(a for n, a in enumerate(run) if not isinstance(a, Buy) or n in come)
        run = less if odd.legal(state, less) else run[-1:]
    vain = Barter if state.phase == "end" else Buy | Barter
    for action in [a for a in reversed(run) if isinstance(a, vain)]:
        less = _without(run, action)
        run = less if odd.legal(state, less) else run
    return run


def spending(state: "State", seat: int, run: Run) -> list[Way]:
    """Of what would be lost above 15: that run, hunters who have room on a tile to come, each tipi and canoe that is no
    far dearer than what would be lost, what can be bartered for the kind that is fewest, and nothing at all."""
    legal, lost = state.legal_actions(), spills(state.observe(seat))
    ends = tuple(one for one in legal if isinstance(one, End | Stop))
    found = [Way(run, 0.0), *(Way((one,), _SMALLER * max(VALUE)) for one in ends)]
    pieces = [one for one in legal if isinstance(one, Buy) and one.piece != "hunter"]
    for one, n in ((one, VALUE[PIECE[one.piece]]) for one in pieces):
        if n <= 2 * lost:
            found += [Way((one, *ends) if state.phase == "end" else (one,), _SMALLER * (max(VALUE) - n))]
    swap = _swap(state, seat) if lost >= BARTER else ()
    if swap:  # three that would be lost bring one that stays
        found.append(Way((*swap, *ends) if state.phase == "end" else swap, _SMALLER * max(VALUE) + _STAYS))
    hunters: Run = ()
    after, buy = state.clone(), Buy(seat, "hunter")
    for _ in range(min(MOST - state.supply[seat][HUNTER], lost)):
        if buy not in after.legal_actions():
            break
        after.apply(buy)
        hunters = (*hunters, buy)
        if state.phase == "surplus":
            found.append(Way(hunters, _CERTAIN))
            break
        found.append(Way((*hunters, *ends), _CERTAIN))
    return found


def _swap(state: "State", seat: int) -> Run:
    """A barter of the kind of which most would be lost for the one of which there are fewest; () for none."""
    now = state.observe(seat).players[seat].animals
    most, least = ANIMALS[now.index(max(now))], ANIMALS[now.index(min(now))]
    return tuple(
        one for one in state.legal_actions() if isinstance(one, Barter) and (one.give, one.get) == (most, least)
    )


def lesser(state: "State", seat: int, run: Run) -> Run:
    """The same with the smallest tipi or canoe that brings all as much now, where a larger one is bought; () where that
    is the smallest, or harder to top than a smaller one. (In the last round what is saved is lost.)"""
    build = next((action for action in run if isinstance(action, Build)), None)
    name = next((action for action in run if isinstance(action, Do)), None)
    buys = any(isinstance(action, Buy) and action.piece != "hunter" for action in run)
    if not buys or build is None or name is None or state.variant or state.this_round == ROUNDS[state.seats]:
        return ()
    view, then = state.observe(seat), income(odd.after(state, run))
    size = next(space.size for space in view.spaces if space.id == build.space)
    for n in range(1, name.hunters):
        piece = f"{name.deed}-{size + n}"
        if tops(view, seat, piece) and not tops(view, seat, f"{name.deed}-{size + name.hunters}"):
            continue
        first = () if state.supply[seat][PIECE[piece]] else (Buy(seat, piece),)
        if odd.legal(state, first):
            after = odd.after(state, first)
            do = name._replace(hunters=n)
            way = carried(after, do, (build,)) if do in after.legal_actions() else ()
            if way and income(odd.after(after, way)) == then:
                return (*first, *way)
    return ()


def taken_up(state: "State", seat: int) -> Iterator[list[Run] | None]:
    """None now and then; at last the likeliest run that builds something larger than the smallest of what lies in the
    camp, and the likeliest after which it can be built next."""
    now: list[Run] = []
    next_: list[Run] = []
    lies = [name for name, p in PIECE.items() if VALUE[p] > 1 and state.supply[seat][p]]
    for run in plans(state, seat) if lies and state.phase == "name" and not state.variant else ():
        yield None
        if not run or any(isinstance(action, Buy) for action in run):
            continue
        if any(isinstance(action, Build) for action in run):
            left = odd.after(state, run).supply[seat]
            now += [run] * any(left[PIECE[name]] < state.supply[seat][PIECE[name]] for name in lies)
        elif not next_:
            name, values = reason(state.observe(seat), run)
            next_ += [run] * (name == "prepares" and values["piece"] in lies)
    yield now[:1] + next_


def _no_more(state: "State", run: Run, lost: int) -> Run:
    """The run with something smaller in the place of a first purchase that costs more of each kind than twice what is
    lost of the kind of which most is; or without it, where that is no less than the end of the turn."""
    first = run[0]
    if not isinstance(first, Buy) or VALUE[PIECE[first.piece]] <= 2 * lost:
        return run
    fit = [one for one in state.legal_actions() if isinstance(one, Buy) and VALUE[PIECE[one.piece]] <= 2 * lost]
    sort = first.piece.partition("-")[0]
    fit.sort(key=lambda one: (VALUE[PIECE[one.piece]], one.piece.startswith(sort), one.piece == "hunter"))
    ways = [(one, *rest) for one in fit[-1:] for rest in (run[1:], ())] + [run[1:]] * bool(run[1:])
    return next((way for way in ways if odd.legal(state, way)), run)


def _without(run: Run, action: Any) -> Run:
    """The run without the last such action."""
    at = len(run) - 1 - run[::-1].index(action)
    return run[:at] + run[at + 1 :]
