"""What lies in a bag when it is opened: what was answered before it was taken back, or what is proposed, or nothing."""

from collections.abc import Sequence
from typing import Any

from ..core.game import Take
from ..core.rng import Rng
from ..core.session import Step
from ..games.contract import Counts
from .asked import Asked
from .local import LocalGame

__all__ = ["answered", "lay", "proposed", "swapped"]


def lay(local: LocalGame, asked: Asked) -> None:
    """Put it into the bag that is asked for."""
    sense, bag, choice = local.game.sense, asked.bag, local.choice
    if bag is None:
        return
    counts = dict.fromkeys(bag.kinds, 0)
    choice.counts, choice.laid = counts, None
    length, had, began = local.answered
    limits = dict(zip(bag.kinds, bag.limits, strict=True))
    same = length == len(local.session.steps) and began == _began(local)  # another bag may be opened in its place
    if had and same and all(n <= limits.get(kind, 0) for kind, n in had.items()):
        counts.update(had)
        return
    if local.game.flow.bare(bag) and local.page.by_keys():
        return
    view = local.session.state.observe(asked.seat)
    beginners = "first" in (s.bot for s in local.save.seats) or "class" in local.save.settings
    beginners = beginners or local.game.flow.laid(bag)
    others = len(sense.proposals(view, Rng(0), 2)) > 1
    if beginners or not others:  # something sensible lies there
        counts.update(sense.lying_there(view) if sense.lying_there else proposed(local, view, {})[0])
        if not sense.lying_there or sum(counts.values()) == bag.total:  # nobody has chosen it
            choice.filled, choice.picked = dict(counts), {}
    if beginners and others and not bag.back and any(counts.values()):  # which came by itself, so it says what it is
        choice.laid = dict(counts)


def proposed(local: LocalGame, view: Any, picked: Counts) -> Sequence[Counts]:
    """What a person is proposed for a bag of which that is picked, one after the other."""
    sense = local.game.sense
    return local.game.flow.proposed(view, [sense.propose(view), *sense.others(view)], picked)


def swapped(before: Counts, now: Counts) -> bool:
    """Whether something that lay there has been taken out for something else.

    >>> swapped({"chief": 1, "scout": 0}, {"chief": 0, "scout": 1}), swapped({"chief": 1}, {"chief": 2})
    (True, False)
    """
    return any(now.get(kind, 0) < n for kind, n in before.items())


def _began(local: LocalGame) -> Any:
    """What has opened the bag that is asked for, if it was opened by an action."""
    steps = local.session.steps
    return steps[-1].action if steps else None


def answered(local: LocalGame, gone: Sequence[Step]) -> tuple[int, dict[str, int], Any]:
    """How long the record is, how the bag which these steps filled, taken back just now, was answered, and what had
    opened it; nothing if they do not begin with one."""
    had: dict[str, int] = {}
    for step in gone:
        action = step.action
        if not isinstance(action, Take) or action.seat != gone[0].action.seat or action.kind in had:
            break
        had[action.kind] = action.amount
    bag = local.session.state.bag()
    whole = bag is not None and not bag.taken and tuple(had) == tuple(bag.kinds)
    return len(local.session.steps), had if whole else {}, _began(local)
