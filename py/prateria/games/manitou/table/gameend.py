"""The end of the game: who won and why, what each territory of each hunt brought, and how the points grew."""

from collections.abc import Sequence
from typing import Any

from prateria.core.game import Outcome
from prateria.kit.result import why
from prateria.kit.words import Words, isolate
from prateria.view.chart import chart
from prateria.view.frame import Sitter
from prateria.view.ranking import ranking
from prateria.view.results import Gain, result, winner
from prateria.view.svg import Safe

from .. import words
from ..engine.data import TERRITORIES, THIEF
from ..engine.events import BisonCaught, CaptivesTaken, HuntEnded, ThievesTaken
from ..engine.observe import Observation
from .roundend import picture

__all__ = ["gains", "game_end"]

SIGNS = {"bison": "bison", "captives": "captive", "thieves": "thief"}
THIEVES = "thieves"
CAPTIVES = "captives"


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
        why=_why(w, outcome, sitters, brought),
        rows=_rows(w, brought),
        parts=(ranking(w, outcome, sitters, sources, w("Points")), _chart(history, w, sitters)),
    )


def gains(events: Sequence[Any], seats: int) -> dict[tuple[int, str], list[int]]:
    """What each hunt brought all seats: bison in each territory, captives, and by its hide thief."""
    found: dict[tuple[int, str], list[int]] = {}
    hunt = 0
    for event in events:
        if isinstance(event, HuntEnded):
            hunt = event.hunt
            found |= {(hunt, where): [0] * seats for where in (*TERRITORIES, CAPTIVES, THIEVES)}
        elif isinstance(event, BisonCaught):
            found[hunt, event.territory][event.seat] += event.value
        elif isinstance(event, CaptivesTaken):
            found[hunt, CAPTIVES][event.seat] += len(event.cards)
        elif isinstance(event, ThievesTaken):
            for seat in event.seats:
                found[hunt, THIEVES][seat] += THIEF
    return found


def _rows(w: Words, brought: dict[tuple[int, str], list[int]]) -> list[Gain]:
    """The hide thieves of all hunts in one line, and for each hunt one for each territory and its captives."""
    visits = [amounts for (_, where), amounts in brought.items() if where == THIEVES]
    taken = [sum(column) for column in zip(*visits, strict=True)]
    lines = [("thief", _named(w, THIEVES), taken)] + [
        (SIGNS.get(where, "bison"), f"{w('Hunt %(n)d', n=hunt)}: {_named(w, where)}", amounts)
        for (hunt, where), amounts in brought.items()
        if where != THIEVES
    ]
    return [Gain(picture(sign), label, tuple(n or None for n in ns)) for sign, label, ns in lines if any(ns)]


def _named(w: Words, where: str) -> str:
    return words.breakdown_label(w, where) if where in SIGNS else words.place(w, where)


def _why(w: Words, outcome: Outcome, sitters: Sequence[Sitter], brought: dict[tuple[int, str], list[int]]) -> str:
    """Where the winner was furthest ahead of the next: in a territory over all hunts, by captives or hide thieves."""
    parts = []
    for where in (*TERRITORIES, CAPTIVES, THIEVES) if brought else ():
        hunts = (amounts for (_, there), amounts in brought.items() if there == where)
        parts.append((_named(w, where), [sum(column) for column in zip(*hunts, strict=True)]))
    return why(w, parts, [isolate(sitter.name) for sitter in sitters], outcome.points, outcome.winners)


def _chart(history: Sequence[tuple[int, ...]], w: Words, sitters: tuple[Sitter, ...]) -> Safe:
    """Points after each hunt, a line for each seat with its shape at every step."""
    hunts = range(1, len(history) + 1)
    labels = [(n, str(n)) for n in hunts]
    return chart(
        history, sitters, w("Points after each hunt"), labels, hunts, (w.p("axis", "Hunt"), w.p("axis", "Points"))
    )
