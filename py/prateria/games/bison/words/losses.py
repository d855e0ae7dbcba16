"""What a player lost most by, told in a review that finds no better move: one turn of somebody else in one area, of
which nothing came back. BI-25 to BI-27, BI-30."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from prateria.kit.words import Words, isolate

from ..engine.observe import Area, Observation
from .about import round_of
from .nouns import area_of, shares

__all__ = ["Loss", "fell", "lasting"]

_LEAST: Final = 2
"""So many animals of the distance it must have cost."""


class Loss(NamedTuple):
    """In which round, by whose turn; the area as it was after that; by seat what its land brought before, and then."""

    round: int
    by: int
    area: Area
    before: tuple[int, ...]
    after: tuple[int, ...]


def fell(w: Words, views: Sequence[Observation], seat: int, names: Sequence[str]) -> str:
    """That in words; '' where there is none. `views`: as everybody saw the table before each turn, and at the end."""
    loss = lasting(views, seat)
    if loss is None:
        return ""
    who = [n for n, both in enumerate(zip(loss.before, loss.after, strict=True)) if any(both)]
    called = [isolate(names[n]) for n in who]
    return w(
        "%(round)s, the loss that cost %(me)s most: %(area)s. Before it: %(before)s. After the turn of %(name)s: "
        "%(after)s.",
        round=round_of(w, loss.round, views[0].rounds),
        me=isolate(names[seat]),
        name=isolate(names[loss.by]),
        area=area_of(w, loss.area.id, loss.area.animals),
        before=shares(called, [loss.before[n] for n in who]),
        after=shares(called, [loss.after[n] for n in who]),
    )


def lasting(views: Sequence[Observation], seat: int) -> Loss | None:
    """The turn of somebody else by which that seat lost most to that one in one area, if it has no more of that land at
    the end, and that one no less."""
    found: list[tuple[int, Loss]] = []
    for before, after in pairwise(views):
        if before.turn != seat:
            found += _losses(before, after, views[-1], seat)
    return max(found, key=lambda one: one[0], default=(0, None))[1]


def _losses(before: Observation, after: Observation, end: Observation, seat: int) -> list[tuple[int, Loss]]:
    found = []
    for area in after.areas:
        was, last = _of(before, area.spaces), _of(end, area.spaces)
        now = area.gains
        by = before.turn
        cost = (was[seat] - now[seat]) + (now[by] - was[by])
        lasts = last[seat] <= now[seat] and last[by] >= now[by]
        if was[seat] > now[seat] and cost >= _LEAST and lasts:
            found.append((cost, Loss(before.round, by, area, was, now)))
    return found


def _of(view: Observation, spaces: Sequence[str]) -> tuple[int, ...]:
    """What the areas that have any of these bring each, as the land lies there."""
    there = [area.gains for area in view.areas if not {*spaces}.isdisjoint(area.spaces)]
    return tuple(map(sum, zip(*there, strict=True))) if there else (0,) * view.seats
