"""The end of the game: who won, the animals by kind, how they grew from round to round. BI-30, BI-31."""

from collections.abc import Sequence
from typing import Any

from ...kit.words import Words
from ...view.chart import chart
from ...view.frame import Sitter
from ...view.ranking import ranking
from ...view.results import winner, winners
from ...view.svg import Safe, el, join
from . import words
from .data import ANIMALS
from .figures import tipi
from .observe import Observation
from .roundend import picture

__all__ = ["game_end"]


def game_end(
    view: Observation,
    history: Sequence[tuple[int, ...]],
    w: Words,
    sitters: tuple[Sitter, ...],
    events: Sequence[Any] = (),
) -> Safe:
    """The end screen as HTML. `history`: the animals of all seats after each round."""
    outcome = view.outcome
    if outcome is None:
        return Safe()
    best = [sitters[seat] for seat in outcome.winners]
    title = (
        w("The land is shared out: we have a winner") if len(best) == 1 else w("The land is shared out: a shared win")
    )
    sources = [(s, picture(ANIMALS.index(s)), words.breakdown_label(w, s)) for s in outcome.breakdown[0]]
    rounds = range(1, len(history) + 1)
    course = chart(history, sitters, w("Animals after each round"), [(n, str(n)) for n in rounds], rounds)
    return join(
        (
            el("h2", title),
            winners(
                winner(sitter, _trophy(sitter.seat), w.n("%(n)d animal", "%(n)d animals", outcome.points[sitter.seat]))
                for sitter in best
            ),
            el(
                "p",
                w("Only the last counting counts, with all kinds together. If equal, the smallest kind decides."),
                class_="small",
            ),
            el("div", ranking(w, outcome, sitters, sources, w("Animals")), course, class_="end-parts"),
        )
    )


def _trophy(seat: int) -> Safe:
    return el(
        "svg", tipi(seat, 4, 0, 5, 1), viewBox="0 0 34 40", class_="table bison-table trophy", aria_hidden="true"
    )  # fmt: skip
