"""Who comes when hunters gather: those least missed. For the land, that says what each place would bring, for the sheet
in which they lie proposed, and for bots. BI-22.

>>> comers((Camp(2, False, 5), Camp(1, True, 9), Camp(1, False, 1)), 3)  # the last ones of the poorest land then
(1, 1, 1)
"""

from collections.abc import Sequence
from typing import NamedTuple

from .actions import Call
from .observe import Observation
from .preview import coming, gathered

__all__ = ["Camp", "cheapest", "comers", "least_missed", "more_by"]


class Camp(NamedTuple):
    """Where hunters can come from: how many there are, whether a tipi or canoe `stays`, the `animals` of the area."""

    hunters: int
    stays: bool
    animals: int


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


def cheapest(view: Observation) -> dict[str, int]:
    """Who comes to a gathering that has been called, as counts by space."""
    if view.doing is None:
        return {}
    animals = {area.id: area.animals for area in view.areas}
    found = [s for s in view.spaces if s.seat == view.turn and s.hunters and s.id != view.doing.target]
    camps = [Camp(s.hunters, s.size > 0, animals[s.area]) for s in found]
    return dict(zip((s.id for s in found), comers(camps, view.doing.left, view.doing.taken), strict=True))


def least_missed(view: Observation) -> dict[str, int]:
    """The same for people, who see what it changes: one after the other who is least missed."""
    found, doing = cheapest(view), view.doing
    if doing is None:
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


def more_by(view: Observation, call: Call) -> tuple[int, ...]:
    """How much more or less each seat would get of all areas once hunters have come to that place, where who comes is
    still to be chosen: those who are proposed then."""
    if view.doing is None or gathered(view, (call,)):
        return ()
    called = view._replace(phase="gather", doing=view.doing._replace(target=call.space, taken=()))
    return coming(called, least_missed(called))
