"""The end of the game: who won, the points by source, and how they grew over the three hunts."""

from collections.abc import Sequence
from typing import Any

from ...kit.words import Words
from ...view.chart import chart, signed
from ...view.frame import Sitter
from ...view.marks import name_of
from ...view.svg import Safe, el, join
from . import words
from .huntend import picture
from .observe import Observation

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
    winners = [sitters[seat] for seat in outcome.winners]
    title = w("The hunts are over: we have a winner") if len(winners) == 1 else w("The hunts are over: a shared win")
    return join(
        (
            el("h2", title),
            el(
                "div",
                *(
                    el(
                        "p",
                        el("svg", el("use", href=f"#mark-{sitter.mark}"), class_="trophy", aria_hidden="true"),
                        name_of(sitter),
                        el("b", w.n("%(n)d point", "%(n)d points", outcome.points[sitter.seat])),
                        class_=f"winner s{sitter.seat}",
                    )
                    for sitter in winners
                ),
                class_="winners",
            ),
            el("div", _table(view, w, sitters), _chart(history, w, sitters), class_="end-parts"),
        )
    )


def _table(view: Observation, w: Words, sitters: tuple[Sitter, ...]) -> Safe:
    outcome = view.outcome
    if outcome is None:
        return Safe()
    sources = tuple(outcome.breakdown[0])
    ranked = sorted(sitters, key=lambda sitter: -outcome.points[sitter.seat])
    head = el(
        "tr",
        el("th", w("Player"), scope="col"),
        *(el("th", picture(SIGNS[s]), el("span", words.breakdown_label(w, s)), scope="col") for s in sources),
        el("th", w("Points"), scope="col"),
    )
    rows = [
        el(
            "tr",
            el("th", name_of(sitter), scope="row"),
            *(el("td", signed(outcome.breakdown[sitter.seat][s])) for s in sources),
            el("td", signed(outcome.points[sitter.seat]), class_="sum"),
            class_="best" if sitter.seat in outcome.winners else None,
        )
        for sitter in ranked
    ]
    return el("table", el("thead", head), el("tbody", *rows), class_="points")


def _chart(history: Sequence[tuple[int, ...]], w: Words, sitters: tuple[Sitter, ...]) -> Safe:
    """Points after each hunt, a line for each seat with its shape at every step."""
    hunts = range(1, len(history) + 1)
    labels = [(n, w("Hunt %(n)d", n=n)) for n in hunts]
    return chart(history, sitters, w("Points after each hunt"), labels, hunts)
