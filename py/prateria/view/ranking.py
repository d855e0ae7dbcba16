"""The table of the end of a game: everyone with the points by source, the best first."""

from collections.abc import Sequence

from ..core.game import Outcome
from ..kit.words import Words
from . import css
from .chart import signed
from .frame import Sitter
from .marks import name_of
from .svg import Safe, el

__all__ = ["ranking"]


def ranking(
    w: Words, outcome: Outcome, sitters: Sequence[Sitter], sources: Sequence[tuple[str, Safe, str]], total: str
) -> Safe:
    """`sources`: (key of the breakdown, picture, what it is called); `total`: what the sums are called. Where there are
    sources the parade has told these numbers: the table is there for who opens it."""
    head = el(
        "tr",
        el("th", w("Player"), scope="col"),
        *(el("th", picture, el("span", label), scope="col") for _, picture, label in sources),
        el("th", total, scope="col"),
    )
    rows = [
        el(
            "tr",
            el("th", name_of(sitter), scope="row"),
            *(el("td", signed(outcome.breakdown[sitter.seat][key])) for key, _, _ in sources),
            el("td", signed(outcome.points[sitter.seat]), class_=css.SUM),
            class_=css.BEST if sitter.seat in outcome.winners else None,
        )
        for sitter in sorted(sitters, key=lambda sitter: -outcome.points[sitter.seat])
    ]
    table = el("table", el("thead", head), el("tbody", *rows), class_=css.POINTS)
    return el("details", el("summary", w("As a table")), table) if sources else table
