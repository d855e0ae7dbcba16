"""Tournaments of the class's bots, beside its results. HTML in the reader's words."""

from collections.abc import Sequence
from typing import NamedTuple

from ...core.school.botcup import Cup, CupLine
from ...kit.words import Words
from .. import css
from ..furniture import Button, button
from ..svg import Safe, el, join
from .parts import table
from .says import number

__all__ = ["Kept", "cups_listed"]


class Kept(NamedTuple):
    """`cup`: None where the text is damaged; `title`: of its game."""

    key: str
    cup: Cup | None
    title: str


def cups_listed(w: Words, kept: Sequence[Kept]) -> Safe:
    """The list; nothing where there is none."""
    if not kept:
        return Safe()
    said = w("All against all, in the same deals. It counts for no table: nobody can check here who wrote which bot.")
    head = (el("h4", w("Tournaments of the class’s bots")), el("p", said, class_=css.SMALL))
    return join((*head, el("div", *(_one(w, one) for one in kept), class_=css.RESULTS)))


def _one(w: Words, kept: Kept) -> Safe:
    remove = button(Button(w("Remove"), "class-remove", kept.key, look="quiet"))
    if kept.cup is None:
        return el("p", w("It is damaged."), " ", remove)
    heads = [w("Place"), w("Bot"), w("Won"), w("Probably between"), w("Points")]
    lines = [_line(w, line) for line in kept.cup.lines]
    note = "" if kept.cup.whole else el("p", w("It was stopped before all had met."), class_=css.SMALL)
    best = ", ".join(line.name for line in kept.cup.lines if line.place == 1)
    summary = el("summary", kept.title, ": ", el("bdi", best)) if best else el("summary", kept.title)
    return el("details", summary, table(heads, lines), note, remove)


def _line(w: Words, line: CupLine) -> Safe:
    name = el("th", el("bdi", line.name), scope="row")
    if not line.place:
        return el("tr", el("td", "–"), name, el("td", w("does not count"), colspan=3))
    won = f"{_short(w, line.won)} / {line.games}"
    between = f"{round(100 * line.low)} – {round(100 * line.high)}%"
    cells = (won, between, number(round(line.points)))
    return el("tr", el("td", str(line.place)), name, *(el("td", cell) for cell in cells))


def _short(w: Words, value: float) -> str:
    text = str(int(value)) if value == int(value) else f"{value:.1f}"
    return text if w.lang == "en" else text.replace(".", ",")
