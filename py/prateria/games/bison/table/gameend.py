"""The end of the game: who won, the animals by kind, and what each round brought. BI-30, BI-31."""

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
from ..engine.data import ANIMALS
from ..engine.events import RoundEnded, TerrainScored
from ..engine.observe import Observation
from .figures import tipi
from .roundend import picture

__all__ = ["game_end"]


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
    best = [sitters[seat] for seat in outcome.winners]
    title = (
        w("The land is shared out: we have a winner") if len(best) == 1 else w("The land is shared out: a shared win")
    )
    sources = [(s, picture(ANIMALS.index(s)), words.breakdown_label(w, s)) for s in outcome.breakdown[0]]
    counted = _counted(events, len(sitters))
    rounds = range(1, len(counted) + 1)
    course = chart(counted, sitters, w("Animals counted in each round"), [(n, str(n)) for n in rounds], rounds)
    return join(
        (
            el("h2", title),
            winners(
                winner(sitter, _trophy(sitter.seat), w.n("%(n)d animal", "%(n)d animals", outcome.points[sitter.seat]))
                for sitter in best
            ),
            el(
                "p",
                w("Only the last counting matters, all kinds together. In a tie the smallest kind decides."),
                class_=css.SMALL,
            ),
            el("div", ranking(w, outcome, sitters, sources, w("Animals")), course, class_=css.END_PARTS),
        )
    )


def _counted(events: Sequence[Any], seats: int) -> list[tuple[int, ...]]:
    """What the counting of each round brought all seats."""
    found: list[list[int]] = []
    for event in events:
        if isinstance(event, RoundEnded):
            found.append([0] * seats)
        elif isinstance(event, TerrainScored):
            found[-1] = [n + more for n, more in zip(found[-1], event.gains, strict=True)]
    return [tuple(gains) for gains in found]


def _trophy(seat: int) -> Safe:
    return el(
        "svg",
        tipi(seat, 4, 0, 5, 1),
        viewBox="0 0 34 40",
        class_=f"{css.TABLE} bison-table {css.TROPHY}",
        aria_hidden="true",
    )
