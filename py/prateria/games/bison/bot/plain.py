"""For hints: what a child would wonder at is not proposed where something nearly as good is not odd.

Odd is a march or a gathering that changes nothing and prepares nothing, or as much with fewer hunters, one that loses
animals, a price paid for nothing or for much less, a tipi or canoe bought while one as large lies ready, a larger one
built where a smaller one brings as much, a barter before what can be bought without it, and what is bought for no use
(`purchases`); what brings nothing any more after the next answer of somebody else; a march in which one hunter takes
the place that another has left; an animal for the last action of a round where something free brings clearly more in
its counting, or something that brings nothing there where a tipi or canoe can be built that does; in the last round an
animal where anything else brings more or makes a lead safer (`last`).
Of the hunters who come with a tile stay as many as can build there in this round, and as many as the lead takes (hints
that saved all others lost six games of six).
Last, what is dear has to be better than what brings as much for less (`thrift`).
All of this only where it is not clearly worse when everybody plays on (`trying`): hints that went by the next answer
alone brought too few hunters, and had nobody left for the end of the round. (Those won 9 games of 16 against `normal`,
these 32 of 37, by `workshop.bench.hints`.)
"""

from collections.abc import Iterator
from itertools import chain, islice
from typing import TYPE_CHECKING, Final

from ..engine.actions import Barter, Build, Buy, Call, Do, Move, Place, Put
from ..engine.data import ACTIONS, CANOE, DEED, PRICES, ROUNDS, SIZES, TIPI
from . import odd
from .last import helping, last
from .plan import Run
from .plans import named, plans
from .purchases import lesser, needed, spending, taken_up
from .reasons import LATER, reason
from .thrift import thrifty
from .trading import spills
from .trying import Way, best_way, bringing, by_fewer, carried, spared, straight, together
from .worth import income, lead

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["plainer", "proposed"]

_CLOSE: Final = 1.2
"""So much less something else may be worth, in animals of the last scoring."""

_VAIN: Final = 2.5
"""The same of what keeps as many animals and loses none, where the other pays, and against others nothing is won."""

_THRIFT: Final = 1.6
"""The same of a smaller tipi or canoe than one that would be bought, which saves many animals."""

_PLAIN: Final = 1.0
"""So many animals worse it may turn out when all play on;"""

_STRANGE: Final = 2.0
"""so many where hunters would march or gather for nothing, or a tipi be bought while one lies ready,"""

_BUSY: Final = 1.0
"""and what has somebody do something instead of waiting for an animal."""

_AT_ONCE: Final = 0.5
"""So much of what it is worth more at once counts beside that: one way in which all play on may say little."""

_OTHERS: Final = 2
"""So many ways to do something are tried then."""

_AIMLESS: Final = 2.5
"""The same of an animal, or of something else, instead of hunters who go for nothing that one could see."""

_SAME: Final = 0.01
"""So much less is nothing."""

_LASTS: Final = 1.8
"""The same of what brings something even after the next answer of somebody else, where the other would not. (Such hints
played as well as those that did not look: 0.6 animals a game more, with an error of 0.9, in 50 games.)"""


def plainer(state: "State", seat: int, run: Run) -> Iterator[Run | None]:
    """None now and then while it looks, at last the run that a hint proposes; before that, once, what it is if there is
    no time to try it out."""
    found = run
    for said in _plainer(state, seat, run):
        found = spared(state, seat, said) if said else found
        yield said and found
    for said in thrifty(state, seat, found):
        found = said or found
        yield said
    if aimless(state, seat, found):
        ways = [Way(found, 0.0), *(Way(other, _AIMLESS) for other in _aiming(state, seat))]
        yield from best_way(state, seat, ways)


def aimless(state: "State", seat: int, run: Run) -> bool:
    """Whether hunters march or gather for nothing that the table shows, now or for the next round, or for a loss."""
    why, values = reason(state.observe(seat), run) if state.phase == "name" else ("", {})
    goes = any(isinstance(action, Move | Call) for action in run)
    return goes and (odd.for_less(values) or (why in LATER and not {"piece", "ahead"} & {*values}))


def _aiming(state: "State", seat: int) -> list[Run]:
    """An animal instead, and the likeliest of what is neither that nor aimless."""
    waits = [plan.run for plan in named(state, seat) if plan and odd.waits(plan.run)]
    return [*waits[:1], *(one for one in _busy(state, seat) if not aimless(state, seat, one))]


def _plainer(state: "State", seat: int, run: Run) -> Iterator[Run | None]:
    plain = run
    for said in proposed(state, seat, run):
        plain = said or plain
        yield None
    if state.phase in ("end", "surplus") and spills(state.observe(seat)):
        yield plain
        yield from best_way(state, seat, spending(state, seat, plain))
        return
    kept = needed(state, seat, _unbartered(state, seat, run)) if state.phase == "name" else plain
    built: list[Run] = []
    for said in _built(state, seat, plain):
        yield None
        built += [said] if said else []
    for more in chain(_seen(state, seat, plain), taken_up(state, seat)):
        yield None
        built += more or []
    if state.phase == "name" and (less := lesser(state, seat, plain)):
        built.append(less)
    helps: list[Run] = []
    for more in _helps(state, seat, plain):
        yield None
        helps += more or []
    if helps and odd.waits(plain):  # an animal is good for nothing then
        yield helps[0]
        ways = [Way(one, _AT_ONCE * odd.worth_of(state, seat, one)) for one in helps]
        yield from best_way(state, seat, ways + [Way(kept, 0.0)] * (not odd.waits(kept)))
        return
    if plain == kept and not (built or helps) and not (state.phase == "name" and odd.waits(plain)):
        yield plain
        return
    strange = odd.idle(state, seat, run) or odd.doubles(state, seat, run)
    quick = max(built, key=lambda one: odd.worth_of(state, seat, one), default=plain)
    if built and not odd.waits(plain) and odd.worth_of(state, seat, quick) > odd.worth_of(state, seat, plain) - _CLOSE:
        yield quick
    else:
        yield plain if strange else kept
    if odd.waits(plain):
        ways = [Way(kept, 0.0), Way(plain, 0.0), *(Way(other, _BUSY) for other in _busy(state, seat))]
    else:
        ways = [Way(kept, 0.0), Way(plain, _STRANGE if strange else _PLAIN)]
    now = odd.worth_of(state, seat, plain)
    built += helps
    ways += [Way(other, _PLAIN + _AT_ONCE * max(odd.worth_of(state, seat, other) - now, 0.0)) for other in built]
    yield from best_way(state, seat, ways)


def _helps(state: "State", seat: int, run: Run) -> Iterator[list[Run] | None]:
    """None now and then; at last, where that brings nothing in the last counting, now or next, what does."""
    meant = ("prepares", "holds")
    idle = last(state) and not odd.brings(state, seat, run)
    if idle and (odd.waits(run) or reason(state.observe(seat), run)[0] not in meant):
        yield from helping(state, seat)


def _built(state: "State", seat: int, run: Run) -> Iterator[Run | None]:
    """None now and then; at last, where the run is the last action of a round and brings nothing in its counting, what
    is built instead that clearly does, by hunters who stand there for it."""
    found, most = None, 0.0
    if state.phase == "name" and len(state.done[seat]) == ACTIONS - 1 and not odd.brings(state, seat, run):
        for other in plans(state, seat):
            yield None
            if other and any(isinstance(action, Build) for action in other) and odd.counts(state, seat, other):
                worth = odd.worth_of(state, seat, other)
                found, most = (other, worth) if found is None or worth > most else (found, most)
    yield _trimmed(state, seat, found) if found else None


def _seen(state: "State", seat: int, run: Run) -> Iterator[list[Run] | None]:
    """None now and then; at last what one sees to bring more than an action that changes nothing now and prepares
    nothing, be it bought first; of a march, all that go to one place where that brings more, and what of it changes
    something."""
    found: list[Run] = []
    if state.phase == "name" and not state.variant:
        if not odd.brings(state, seat, run) and reason(state.observe(seat), run)[0] != "prepares":
            for said in bringing(state, seat):
                yield None
                found += [_trimmed(state, seat, one) for one in said or []]
        if sum(isinstance(action, Move) for action in run) > 1:
            found += together(state, seat, run)
            fewer = by_fewer(state, seat, run, all_=True)
            found += [fewer] * (fewer != run)
    yield found


def proposed(state: "State", seat: int, run: Run) -> Iterator[Run | None]:
    """None now and then while it looks, at last what one proposes instead who looks no further than the next answer: as
    little as will do of what is nearly as good at once and not odd."""
    found = run
    for said in _nearly(state, seat, run):
        found = said or found
        yield None
    yield _trimmed(state, seat, found)


def _busy(state: "State", seat: int) -> list[Run]:
    """The likeliest of what is not odd, and no waiting."""
    runs = (run for run in plans(state, seat) if run and not odd.waits(run))
    fit = (run for run in runs if not (odd.idle(state, seat, run) or odd.sore(state, seat, run)))
    return [_trimmed(state, seat, run) for run in islice(fit, _OTHERS)]


def _trimmed(state: "State", seat: int, run: Run) -> Run:
    """The same with as few hunters, purchases and barters as will do."""
    fewer = by_fewer(state, seat, straight(state, seat, _with_fewer(state, seat, run)))
    return needed(state, seat, _unbartered(state, seat, fewer))


def _nearly(state: "State", seat: int, run: Run) -> Iterator[Run | None]:
    """None now and then, at last what is nearly as good at once and not odd, or the run."""
    found, floor = run, odd.worth_of(state, seat, run) - _CLOSE
    doubles = state.phase == "name" and odd.doubles(state, seat, run)
    strange = state.phase == "name" and (odd.idle(state, seat, run) or doubles)
    few = state.phase == "name" and not strange and odd.meagre(state, seat, run)
    dear = state.phase == "name" and not strange and not few and odd.dear(state, seat, run)
    sore = dear or (state.phase == "name" and not strange and not few and odd.sore(state, seat, run))
    ends = state.this_round == ROUNDS[state.seats]
    if sore and ends and reason(state.observe(seat), run)[0] == "holds":
        floor += _CLOSE  # the price would be lost with all that is left
    elif (strange or sore) and not ends and odd.vain(state, seat, run):
        floor += _CLOSE - _VAIN
    builders: list[Run] = []
    gone = state.phase == "name" and not (strange or few or sore) and odd.gone(state, seat, run)
    if gone:
        floor += _CLOSE - _LASTS
    if strange or few or sore or gone or (state.phase == "name" and odd.paid(run)):
        for other in plans(state, seat):
            yield None
            if (
                other is None
                or odd.idle(state, seat, other)
                or odd.doubles(state, seat, other)
                or odd.sore(state, seat, other)
            ):
                continue
            if any(isinstance(action, Build) for action in other):
                builders.append(other)
            worth = odd.worth_of(state, seat, other)
            if few:
                fits = odd.brings_counted(state, seat, other)
            elif sore:
                had = sum(state.tracks[seat]) if ends else odd.left(state, seat, run)
                fits = (
                    odd.left(state, seat, other) >= had and income(odd.after(state, other))[seat] >= income(state)[seat]
                )
                fits = fits and not (dear and odd.dear(state, seat, other))
            elif gone:
                fits = odd.brings(state, seat, other)
            else:
                fits = strange and (doubles or odd.paid(other) is None)
            if worth > floor and fits and not odd.gone(state, seat, other):
                found, floor = other, worth
    if odd.paid(found):  # of what is saved nothing is left after the last round
        buys = any(isinstance(action, Buy) for action in found)
        floor = odd.worth_of(state, seat, found) - (_SAME if ends else _THRIFT if buys else _CLOSE)
        lost = odd.gone(state, seat, found)
        for other in builders:
            if odd.worth_of(state, seat, other) > floor and odd.cheaper(state, seat, other, found):
                found = other if lost or not odd.gone(state, seat, other) else found
    yield found


def _with_fewer(state: "State", seat: int, run: Run) -> Run:
    """The same tile with as few hunters as bring all the same now and can build there in this round."""
    do, put = run[0], next((action for action in run if isinstance(action, Put)), None)
    if put is None or not isinstance(do, Do) or state.this_round == ROUNDS[state.seats]:
        return run
    last, steps = odd.after(state, run), tuple(action for action in run if isinstance(action, Place | Put))
    for n in range(max(_builders(last, seat, put.space, do.hunters), 1), do.hunters):
        name = Do(seat, do.deed, n)
        fewer = carried(state, name, steps) if name in state.legal_actions() else ()
        if fewer and PRICES[n] < PRICES[do.hunters] and income(after := odd.after(state, fewer)) == income(last):
            return fewer if lead(after, seat) > lead(last, seat) - _CLOSE else run
    return run


def _builders(state: "State", seat: int, space: str, most: int) -> int:
    """How many of the hunters there can build together in this round, with what lies ready or can be bought."""
    deed, first = ("canoe", CANOE) if space[-1] == "r" else ("tipi", TIPI)
    if DEED[deed] in state.done[seat] or len(state.done[seat]) == ACTIONS:
        return 0
    ready, dear = state.supply[seat], min(state.tracks[seat])
    return max(
        (n for n in SIZES if n <= most and (ready[first + n] or (state.market[seat][first + n] and n <= dear))),
        default=0,
    )


def _unbartered(state: "State", seat: int, run: Run) -> Run:
    """The same without barter, where it buys all the same and is worth about as much."""
    straight, after = tuple(action for action in run if not isinstance(action, Barter)), state.clone()
    if len(straight) == len(run) or not any(isinstance(action, Buy) for action in straight):
        return run
    for action in straight:
        if action not in after.legal_actions():
            return run
        after.apply(action)
    return straight if lead(after, seat) > odd.worth_of(state, seat, run) - _CLOSE else run
