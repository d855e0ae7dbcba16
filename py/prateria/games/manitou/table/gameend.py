"""The end of the game: who won and why, what each territory of each hunt brought, and how the points grew."""

from collections.abc import Sequence
from typing import Any

from prateria.kit.words import Words
from prateria.view.chart import chart
from prateria.view.frame import Sitter
from prateria.view.ranking import ranking
from prateria.view.results import Gain, result, winner
from prateria.view.svg import Safe

from .. import words
from ..engine.data import TERRITORIES
from ..engine.observe import Observation
from ..words.mattered import THIEVES, Gains, gains, mattered, named
from .roundend import SIGNS, picture

__all__ = ["game_end"]


def game_end(
    view: Observation,
    history: Sequence[tuple[int, ...]],
    w: Words,
    sitters: tuple[Sitter, ...],
    events: Sequence[Any] = (),
) -> Safe:
    """The end screen as HTML. `history`: the points of all seats after each hunt; `events`: all of the game."""
    outcome = view.outcome
    if outcome is None:
        return Safe()
    sources = [(s, picture(SIGNS[s]), words.breakdown_label(w, s)) for s in outcome.breakdown[0]]
    brought = gains(events, len(sitters))
    return result(
        w,
        outcome,
        sitters,
        over=w("The hunts are over"),
        won=[
            winner(sitters[seat], w.n("%(n)d point", "%(n)d points", outcome.points[seat])) for seat in outcome.winners
        ],
        why=mattered(w, events, [sitter.name for sitter in sitters], outcome.points, outcome.winners),
        rows=_rows(w, brought, gains(events, len(sitters), herds=False)),
        table=ranking(w, outcome, sitters, sources, w("Points")),
        parts=(_chart(history, w, sitters),),
        history=history,
        step=lambda n: w("Hunt %(n)d", n=n),
    )


def _rows(w: Words, brought: Gains, captives: Gains) -> list[Gain]:
    """The hide thieves of all hunts in one line, and hunt by hunt one for each territory with its captives, always in
    one order, with the signs of what came from there: herds, `captives`, or both."""
    visits = [amounts for (_, where), amounts in brought.items() if where == THIEVES]
    taken = [sum(column) for column in zip(*visits, strict=True)]
    lines = [(0, picture("thief"), named(w, THIEVES), taken)] + [
        (
            hunt,
            _sign(brought[hunt, where], captives.get((hunt, where), ())),
            f"{w('Hunt %(n)d', n=hunt)}: {named(w, where)}",
            brought[hunt, where],
        )
        for hunt in sorted({hunt for hunt, _ in brought})
        for where in TERRITORIES
        if (hunt, where) in brought
    ]
    return [Gain(sign, label, tuple(n or None for n in ns), "", hunt) for hunt, sign, label, ns in lines if any(ns)]


def _sign(brought: Sequence[int], captives: Sequence[int]) -> Safe:
    """Of what a territory brought in all, and by its captives."""
    if not any(captives):
        return picture(SIGNS["bison"])
    return picture(SIGNS["captives"]) if list(brought) == list(captives) else picture(SIGNS["bison"], SIGNS["captives"])


def _chart(history: Sequence[tuple[int, ...]], w: Words, sitters: tuple[Sitter, ...]) -> Safe:
    """Points after each hunt, a line for each seat with its shape at every step."""
    hunts = range(1, len(history) + 1)
    labels = [(n, str(n)) for n in hunts]
    return chart(
        history, sitters, w("Points after each hunt"), labels, hunts, (w.p("axis", "Hunt"), w.p("axis", "Points"))
    )
