"""The end of the game: who won and why, the areas of the last counting, what each round brought. BI-30, BI-31."""

from collections.abc import Sequence
from typing import Any, Final

from prateria.core.game import Outcome
from prateria.kit.result import rival, told, why
from prateria.kit.words import Words, isolate
from prateria.view.chart import chart
from prateria.view.frame import Sitter
from prateria.view.ranking import ranking
from prateria.view.results import Gain, result, winner
from prateria.view.svg import Safe, el

from .. import words
from ..engine.data import ANIMALS, TERRAINS
from ..engine.events import AreaScored, RoundEnded, SurplusLost, TerrainScored
from ..engine.observe import Observation
from ..words import nouns
from .roundend import picture

__all__ = ["game_end", "last_counting"]

LINES: Final = 10
"""So many areas are told one by one at the most; the smallest of more are told together, each kind by itself."""


def game_end(
    view: Observation,
    history: Sequence[tuple[int, ...]],
    w: Words,
    sitters: tuple[Sitter, ...],
    events: Sequence[Any] = (),
) -> Safe:
    """The end screen as HTML. `events`: all of the game, from which is drawn what each counting brought; what was in
    stock (`history`) says little about how somebody stood."""
    outcome = view.outcome
    if outcome is None:
        return Safe()
    sources = [(s, picture(ANIMALS.index(s)), words.breakdown_label(w, s)) for s in outcome.breakdown[0]]
    counted = _counted(events, len(sitters))
    rounds = range(1, len(counted) + 1)
    course = chart(
        counted,
        sitters,
        w("Animals counted in each round"),
        [(n, str(n)) for n in rounds],
        rounds,
        (w.p("axis", "Round"), w.p("axis", "Animals")),
        w("Only the last counting matters, all kinds together. In a tie the smallest kind decides."),
        only_last=True,
    )
    return result(
        w,
        outcome,
        sitters,
        over=w("The last counting has decided"),
        won=[
            winner(sitters[seat], w.n("%(n)d animal", "%(n)d animals", outcome.points[seat]))
            for seat in outcome.winners
        ],
        why=_why(w, outcome, sitters, last_counting(events)),
        rows=[*_rows(w, last_counting(events), len(sitters)), *_surplus(w, events, len(sitters))],
        table=ranking(w, outcome, sitters, sources, w("Animals")),
        parts=(course, el("p", _turned(w, outcome, sitters, counted))),
    )


def last_counting(events: Sequence[Any]) -> list[AreaScored]:
    """The areas of the last counting that brought anybody anything."""
    return [event for event in events[_last_round(events) :] if isinstance(event, AreaScored) and any(event.gains)]


def _last_round(events: Sequence[Any]) -> int:
    """Where the end of the last round stands among the events."""
    return max((n for n, event in enumerate(events) if isinstance(event, RoundEnded)), default=len(events))


def _rows(w: Words, areas: Sequence[AreaScored], seats: int) -> list[Gain]:
    """The parade in the order of the counting: prairies, mountains, rivers, of each kind the largest first, and what is
    smaller together at its end; that stands for two areas at the least, where one has a line as well."""
    ranked = sorted(areas, key=lambda area: max(area.gains))
    small = ranked[: max(0, len(ranked) - LINES)]
    rows = []
    for part, terrain in enumerate(TERRAINS, 1):
        own = sorted((one for one in areas if one.terrain == terrain), key=lambda one: (-one.animals, one.area))
        some = [area for area in own if area in small]
        some = some if len(some) > 1 else []
        for area in own:
            if area not in some:
                shares = tuple(gain if place else None for gain, place in zip(area.gains, area.places, strict=True))
                rows.append(Gain(_beast(area), nouns.area_of(w, area.area, area.animals), shares, part=part))
        if some:
            sums = tuple(sum(area.gains[seat] for area in some) for seat in range(seats))
            label = w.n("%(n)d smaller area", "%(n)d smaller areas", len(some))
            rows.append(Gain(_beast(some[0]), label, tuple(n or None for n in sums), part=part))
    return rows


def _beast(area: AreaScored) -> Safe:
    """The animal that lives there."""
    return picture(TERRAINS.index(area.terrain))


def _surplus(w: Words, events: Sequence[Any], seats: int) -> list[Gain]:
    """What no track had room for in the last counting (BI-28)."""
    lost = [0] * seats
    for event in events[_last_round(events) :]:
        if isinstance(event, SurplusLost):
            lost[event.seat] -= event.amount
    label = w("Above 15, not counted")
    return [Gain(picture(0), label, tuple(n or None for n in lost))] if any(lost) else []


def _why(w: Words, outcome: Outcome, sitters: Sequence[Sitter], areas: Sequence[AreaScored]) -> str:
    """The area of the last counting in which the winner was furthest ahead of the next; or the smallest kind, where
    both have as many animals."""
    other, best = rival(outcome.points, outcome.winners), outcome.winners[0]
    names = [isolate(sitter.name) for sitter in sitters]
    if other is not None and outcome.points[best] == outcome.points[other]:
        least = told(names, [min(line.values()) for line in outcome.breakdown], (best, other))
        return w("As many animals in all: the smallest kind decides (%(points)s).", points=least)
    parts = [(nouns.land_of(w, area.area, area.animals), area.gains) for area in areas]
    return why(w, parts, names, outcome.points, outcome.winners)


def _turned(w: Words, outcome: Outcome, sitters: Sequence[Sitter], counted: Sequence[Sequence[int]]) -> str:
    """That somebody else was ahead before the last round, as the land lay then; '' where nobody was."""
    best, before = outcome.winners[0], counted[-2] if len(counted) > 1 else ()
    if len(outcome.winners) > 1 or before.count(max(before, default=0)) != 1 or before[best] == max(before):
        return ""
    name = isolate(sitters[before.index(max(before))].name)
    return w("After round %(n)d %(name)s was still ahead (%(most)d to %(less)d): the last round turned it.",
             n=len(counted) - 1, name=name, most=max(before), less=before[best])  # fmt: skip


def _counted(events: Sequence[Any], seats: int) -> list[tuple[int, ...]]:
    """What the counting of each round brought all seats."""
    found: list[list[int]] = []
    for event in events:
        if isinstance(event, RoundEnded):
            found.append([0] * seats)
        elif isinstance(event, TerrainScored):
            found[-1] = [n + more for n, more in zip(found[-1], event.gains, strict=True)]
    return [tuple(gains) for gains in found]
