"""The end of the game: who won, the points by source, and how they grew over the three hunts."""

from collections.abc import Sequence
from typing import Any

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.chart import chart
from prateria.view.frame import Sitter
from prateria.view.ranking import ranking
from prateria.view.results import winner, winners
from prateria.view.svg import Safe, el, join

from .. import words
from ..engine.observe import Observation
from .roundend import picture

__all__ = ["game_end"]

SIGNS = {"bison": "bison", "captives": "captive", "thieves": "thief"}


def game_end(
    view: Observation,
    history: Sequence[tuple[int, ...]],
    w: Words,
    sitters: tuple[Sitter, ...],
    events: Sequence[Any] = (),
) -> Safe:
    """The end screen as HTML. `history`: the points of all seats after each hunt; what happened is in them."""
    outcome = view.outcome
    if outcome is None:
        return Safe()
    best = [sitters[seat] for seat in outcome.winners]
    title = w("The hunts are over: we have a winner") if len(best) == 1 else w("The hunts are over: a shared win")
    sources = [(s, picture(SIGNS[s]), words.breakdown_label(w, s)) for s in outcome.breakdown[0]]
    table = ranking(w, outcome, sitters, sources, w("Points"))
    return join(
        (
            el("h2", title),
            winners(
                winner(sitter, _trophy(sitter), w.n("%(n)d point", "%(n)d points", outcome.points[sitter.seat]))
                for sitter in best
            ),
            el("div", table, _chart(history, w, sitters), class_=css.END_PARTS),
        )
    )


def _trophy(sitter: Sitter) -> Safe:
    return el("svg", el("use", href=f"#mark-{sitter.mark}"), class_=css.TROPHY, aria_hidden="true")


def _chart(history: Sequence[tuple[int, ...]], w: Words, sitters: tuple[Sitter, ...]) -> Safe:
    """Points after each hunt, a line for each seat with its shape at every step."""
    hunts = range(1, len(history) + 1)
    labels = [(n, w("Hunt %(n)d", n=n)) for n in hunts]
    return chart(history, sitters, w("Points after each hunt"), labels, hunts)
