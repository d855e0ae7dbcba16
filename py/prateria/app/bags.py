"""What the buttons of a bag do: things go in and out of it until it is full."""

from collections.abc import Callable
from typing import Any, Final

from prateria.core.game import Bag

from .laid import proposed, swapped
from .loop import Loop
from .takeback import going, kept, opened, pay_otherwise, take_back, undoable

__all__ = ["BAGS"]


def bag(loop: Loop, value: str) -> None:
    loop.screen.panels.bag()


def _redraw(loop: Loop, by_hand: bool = False, swapped: bool = False, out: bool = False) -> None:
    """Something else is in the bag: what was said of the old one goes."""
    loop.screen.panels.bag(by_hand=by_hand, swapped=swapped, out=out)
    if loop.local.choice.hint:
        loop.screen.show_status()


def bag_add(loop: Loop, kind: str, by_key: bool = False) -> None:
    """One more of that kind, where there is one and room for it. Where only one thing goes in, another takes its
    place, and the same goes out again, or is taken where a touch takes it. `by_key`: one hears first what
    lies in it, then says "Done"."""
    local, choice = loop.local, loop.local.choice
    full = local.session.state.bag()
    if choice.counts is None or full is None or kind not in choice.counts:
        return None
    limit = full.limits[full.kinds.index(kind)]
    if full.total == 1 and choice.counts[kind]:
        return bag_remove(loop, kind) if by_key or not _goes_at_once(loop, full) else bag_done(loop, "")
    if full.total == 1 and limit:
        choice.counts = dict.fromkeys(choice.counts, 0)
    if choice.counts[kind] >= limit:
        return None
    if sum(choice.counts.values()) >= full.total:
        local.page.toast(local.shown.w("The party is full: take a card out first."))
        return local.page.sound("error")
    choice.counts[kind] += 1
    return bag_done(loop, "") if not by_key and _goes_at_once(loop, full) else _redraw(loop, by_hand=True)


def _goes_at_once(loop: Loop, bag: Bag) -> bool:
    """Whether the one thing that fills it needs no "Done" (`Flow.light`): it can be taken back, nothing was seen."""
    local = loop.local
    if bag.total != 1 or local.confirms == "all" or not local.game.flow.light(bag) or local.choice.counts is None:
        return False
    seen: list[Any] = []
    after = local.session.state.clone()
    for take in bag.takes(local.choice.counts):
        after.apply(take, seen.append)
    return after.actors() == (bag.seat,) and not any(local.session.state.reveals(event) for event in seen)


def bag_remove(loop: Loop, kind: str) -> None:
    choice, full = loop.local.choice, loop.local.session.state.bag()
    if choice.counts is not None and choice.counts.get(kind):
        if full is not None and sum(choice.counts.values()) >= full.total > 1:
            loop.local.page.toast("")  # it was full
        choice.counts[kind] -= 1
        _redraw(loop, by_hand=True)


def bag_swap(loop: Loop, kinds: str) -> None:
    """One more of the first of these kinds, in the place of one of the other."""
    counts, (kind, other) = loop.local.choice.counts, kinds.split()
    if counts is not None and kind in counts and counts.get(other):
        counts[kind] += 1
        counts[other] -= 1
        _redraw(loop, by_hand=True)


def bag_suggest(loop: Loop, value: str) -> None:
    """What is proposed, with what has been picked; where that lies there already, the next proposal."""
    local, choice = loop.local, loop.local.choice
    asked = local.session.state.bag()
    if choice.counts is not None and asked is not None:
        begun = 0 < sum(choice.counts.values()) < asked.total
        own = choice.counts not in (choice.filled, choice.laid)
        if choice.counts != choice.filled:
            choice.picked = dict(choice.counts) if begun else {}
        ways = proposed(local, local.session.state.observe(local.shown.viewer), choice.picked)
        if choice.picked and not any({**choice.counts, **way} != choice.counts for way in ways):
            choice.picked, choice.own = {}, choice.own or dict(choice.counts)  # nothing else fits what was picked
            ways = proposed(local, local.session.state.observe(local.shown.viewer), choice.picked)
        lies = next((n for n, way in enumerate(ways) if {**choice.counts, **way} == choice.counts), -1)
        before = dict(choice.counts)
        choice.counts.update(ways[(lies + 1) % len(ways)])
        choice.put(before, asked.total)
        choice.filled = dict(choice.counts)
        if choice.counts == before:
            local.page.toast(local.shown.w("This is what is proposed already."))
        if choice.laid is not None or not asked.back:  # it says why
            choice.laid, choice.hint = dict(choice.counts), None
        out = swapped(before, choice.counts)
        _redraw(loop, swapped=out, out=out and own)


def bag_clear(loop: Loop, value: str) -> None:
    """Nothing is in it, or what one had chosen before a proposal took its place (`mine`)."""
    choice = loop.local.choice
    if choice.counts is not None:
        choice.counts = dict(choice.own) if value and choice.own else dict.fromkeys(choice.counts, 0)
        choice.own = None
        _redraw(loop)


def way_back(loop: Loop, value: str) -> None:
    """Leave what was only opened; where the rules have no way back, by taking that back."""
    local, choice = loop.local, loop.local.choice
    way = local.session.state.way_back()
    if choice.open and way is not None:
        local.page.close_panel()
        choice.make([way])
    elif choice.open and opened(local):
        take_back(local)
    elif choice.open and undoable(local):
        what, more = going(local)
        take_back(local)
        said = local.shown.w("Undone: %(what)s", what=what) if what else ""
        local.page.toast(" ".join(filter(None, (said, more))))
    elif choice.open and (why := kept(local)):
        local.page.toast(why)


def bag_done(loop: Loop, value: str) -> None:
    """Play the run of small actions that the full bag stands for."""
    local, choice = loop.local, loop.local.choice
    full, counts = local.session.state.bag(), choice.counts
    if counts is None or full is None or not full.fewest <= sum(counts.values()) <= full.total:
        return
    local.page.close_panel()
    choice.make(full.takes(counts), confirmed=True)


BAGS: Final[dict[str, Callable[[Loop, str], None]]] = {
    "bag": bag,
    "bag-add": bag_add,
    "bag-put": lambda loop, kind: bag_add(loop, kind, by_key=True),
    "bag-remove": bag_remove,
    "bag-swap": bag_swap,
    "bag-suggest": bag_suggest,
    "bag-clear": bag_clear,
    "bag-done": bag_done,
    "way-back": way_back,
    "pay-otherwise": lambda loop, _: pay_otherwise(loop.local),
}
