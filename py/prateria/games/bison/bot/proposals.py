"""Sensible payments, and who comes when hunters gather. BI-18, BI-22.

>>> split((3, 9, 7), 7)
(0, 5, 2)
>>> comers((Camp(2, False, 5), Camp(1, True, 9), Camp(1, False, 1)), 3)  # the last ones of the poorest land then
(1, 1, 1)
"""

from collections.abc import Sequence
from typing import NamedTuple

from prateria.core.game import Bag, Take

from ..engine.data import ANIMALS
from ..engine.observe import Observation
from ..engine.preview import coming

__all__ = ["Camp", "comers", "fill", "lying_there", "propose", "split"]


class Camp(NamedTuple):
    """Where hunters can come from: how many there are, whether a tipi or canoe `stays`, the `animals` of the area."""

    hunters: int
    stays: bool
    animals: int


def split(limits: Sequence[int], total: int, given: Sequence[int] = ()) -> tuple[int, ...]:
    """How many to take of each, so that what is left is as even as can be: always from where there is most.

    `given`: the first answers, which stand already.
    """
    left = list(limits)
    for _ in range(total - sum(given)):
        left[max(range(len(given), len(left)), key=left.__getitem__)] -= 1
    return (*given, *(limit - n for limit, n in zip(limits[len(given) :], left[len(given) :], strict=True)))


def comers(camps: Sequence[Camp], number: int, given: Sequence[int] = ()) -> tuple[int, ...]:
    """How many come from each camp: first those who leave something behind that holds the space, then the last ones;
    from the poorest areas first. `given`: as in `split`."""
    taken = [*given, *(0 for _ in camps[len(given) :])]
    one_by_one = sorted(
        (not camp.stays and n == camp.hunters - 1, camp.animals, i)
        for i, camp in enumerate(camps)
        if i >= len(given)
        for n in range(camp.hunters)
    )
    for _, _, i in one_by_one[: number - sum(given)]:
        taken[i] += 1
    return tuple(taken)


def propose(view: Observation) -> dict[str, int]:
    """The whole bag that this seat is filling, as counts by kind."""
    doing = view.doing
    if view.phase == "pay" and doing:
        return dict(zip(ANIMALS, split(view.players[view.turn].animals, doing.price, doing.taken), strict=True))
    if view.phase == "gather" and doing:
        animals = {area.id: area.animals for area in view.areas}
        found = [s for s in view.spaces if s.seat == view.turn and s.hunters and s.id != doing.target]
        camps = [Camp(s.hunters, s.size > 0, animals[s.area]) for s in found]
        return dict(zip((s.id for s in found), comers(camps, doing.left, doing.taken), strict=True))
    return {}


def lying_there(view: Observation) -> dict[str, int]:
    """The same for people, who see what it changes, when the bag opens and when they ask: one after the other who is
    least missed."""
    found, doing = propose(view), view.doing
    if view.phase != "gather" or doing is None:
        return found
    there = {space.id: space.hunters for space in view.spaces if space.seat == view.turn}
    counts = {space: n if i < len(doing.taken) else 0 for i, (space, n) in enumerate(found.items())}
    asked = [*counts][len(doing.taken) :]

    def ahead(counts: dict[str, int]) -> int:
        more = coming(view, counts)
        return more[view.turn] - max(n for seat, n in enumerate(more) if seat != view.turn)

    def left(space: str) -> tuple[int, bool]:
        return ahead(counts | {space: counts[space] + 1}), found[space] > counts[space]

    while sum(counts.values()) < doing.left:
        counts[max((space for space in asked if counts[space] < there[space]), key=left)] += 1
    return max((found, counts), key=ahead)


def fill(bag: Bag, counts: Sequence[int]) -> tuple[Take, ...]:
    """The answers to a bag for these counts."""
    return tuple(Take(bag.seat, kind, n) for kind, n in zip(bag.kinds, counts, strict=True))
