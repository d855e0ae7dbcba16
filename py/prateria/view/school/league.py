"""The page of a league over several lessons. HTML in the teacher's words."""

from collections.abc import Sequence
from typing import NamedTuple

from ...core.school.league import LeagueLine
from ...kit.words import Words
from .. import css
from ..furniture import Button, button, buttons
from ..svg import Safe, el, join
from .parts import erasure, file_and_print, table

__all__ = ["Shown", "league_page"]


class Shown(NamedTuple):
    """`lessons`: what each is called; `named`: so many names stand in the results of this lesson, `game`: of
    which game; `said`: what has just been done."""

    lessons: Sequence[str]
    lines: Sequence[LeagueLine]
    named: int
    game: str
    erasing: bool
    said: str


def league_page(w: Words, shown: Shown) -> Safe:
    """The whole page."""
    parts = [
        el("h2", w("League")),
        el(
            "p",
            w(
                "Each lesson brings up to 100 points: the share of all comparisons that one has won, with the same "
                "seat of other tables with the same deal, or, where there are none, with the others at one’s own table."
            ),
        ),
        el("p", w("The names stay on this device."), class_=css.SMALL),
        _this_lesson(w, shown),
        el("p", shown.said, data_say=""),
    ]
    if shown.lines:
        parts.append(_table(w, shown.lines))
    if shown.lessons:
        rows = (
            el("li", title, " ", button(Button(w("Remove"), "class-league-remove", str(n), "quiet")))
            for n, title in enumerate(shown.lessons)
        )
        parts += [el("h3", w("Lessons that are counted")), el("ol", *rows)]
    parts.append(_ways(w, shown))
    return el("article", *parts, class_=f"{css.READING} {css.DESK} {css.RESULTS}")


def _this_lesson(w: Words, shown: Shown) -> Safe:
    if not shown.named:
        return el("p", w("To count this lesson, type the names in the list of results first."))
    said = w.n(
        "In the results of this lesson (%(game)s) stands %(n)d name.",
        "In the results of this lesson (%(game)s) stand %(n)d names.",
        shown.named,
        game=shown.game,
    )
    return join((el("p", said), buttons([Button(w("Count this lesson"), "class-league-add", look="main")])))


def _table(w: Words, lines: Sequence[LeagueLine]) -> Safe:
    heads = [w("Place"), w("Name"), w("Points"), w("Lessons"), w("Tables won"), w("Best lesson")]
    rows = (
        el(
            "tr",
            el("td", str(line.place)),
            el("th", el("bdi", line.name), scope="row"),
            *(el("td", str(n)) for n in (line.points, line.lessons, line.won, line.best)),
        )
        for line in lines
    )
    explained = w("Who has as many points stands higher with more tables won, then with the better best lesson.")
    return join((el("h3", w("Standings")), table(heads, rows), el("p", explained, class_=css.SMALL)))


def _ways(w: Words, shown: Shown) -> Safe:
    row = file_and_print(w, "class-league-csv") if shown.lessons else []
    if shown.lessons and not shown.erasing:
        row.append(button(Button(w("Erase the league"), "class-league-erase", look="quiet")))
    ways = el("div", *row, button(Button(w("Back"), "teachers", look="main")), class_=css.BUTTONS)
    if not shown.erasing:
        return ways
    question = w("Really erase the league, with its names? This cannot be undone.")
    return join((erasure(w, question, "class-league-erase-yes", "class-league"), ways))
