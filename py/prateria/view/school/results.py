"""The results of a class: handed in at a table, listed at the teacher's desk. HTML in the reader's words."""

from collections.abc import Sequence
from typing import NamedTuple

from ...kit.words import Words
from .. import css
from ..furniture import Button, buttons
from ..qr import qr_code
from ..svg import Safe, el, join
from ..words import animal

__all__ = ["Row", "Score", "hand_in", "listed", "refusal"]


class Score(NamedTuple):
    """One seat. `place`: compared with the same seat of other tables, 0 where there is nothing to compare."""

    mark: str
    child: bool
    points: int
    won: bool
    match: int = 0
    most: int = 0
    place: int = 0


class Row(NamedTuple):
    """One result. `table`: 0 where nobody said it; `reason`: why it does not count, '' where it does; `after`:
    the last whole round of a game that the bell has stopped."""

    key: str
    table: int
    scores: Sequence[Score]
    reason: str
    after: int = 0


def hand_in(
    w: Words, link: str, qr: tuple[str, int] | None, table: int, tables: int, said: str, after: int = 0
) -> Safe:
    """At a table that has finished: its result as a QR code and a link. `table`: its number, 0 while nobody said it;
    `qr`: None where it is too long for one; `after`: the last whole round, where the game is not over."""
    numbers = [el("option", w("not said"), value="0", selected=table == 0)]
    numbers += [el("option", str(n), value=str(n), selected=n == table) for n in range(1, tables + 1)]
    return join(
        (
            el("h2", w("The result for your teacher")),
            el("p", w("The game is not over: it counts as it stood after round %(n)d.", n=after)) if after else Safe(),
            el("p", w("It holds the game, the number of your table and the animals. It holds no names.")),
            el(
                "p",
                el("label", w("Number of your table"), " ", el("select", *numbers, data_change="hand-in:table")),
            ),
            qr_code(qr, w("QR code of this result")) if qr else el("p", w("Too long for a QR code: copy the link.")),
            el("p", el("input", value=link, readonly=True, aria_label=w("Link"), class_=css.LINK, dir="ltr")),
            buttons(
                [
                    Button(w("Copy the link"), "hand-in:copy"),
                    Button(w("Back"), "close" if after else "result", look="main"),
                ]
            ),
            el("p", said, data_say=""),
        )
    )


def refusal(w: Words, reason: str) -> str:
    """Why a result does not count."""
    known = {
        "class": w("It is of another class: another game, or prepared otherwise."),
        "deal": w("It is of another deal."),
        "seats": w("Other seats were played by the computer."),
        "points": w("The game does not give these points."),
        "unfinished": w("The game is not over."),
        "twice": w("The same game is in the list already."),
        "newer": w("It was made with a newer version of Prateria, or is no result."),
    }
    return known.get(reason) or w("It is damaged.")


def listed(w: Words, rows: Sequence[Row], erasing: bool) -> Safe:
    """The list. `erasing`: whether it has been asked for, and is to be confirmed."""
    good, bad = [row for row in rows if not row.reason], [row for row in rows if row.reason]
    parts = [
        el(
            "p",
            w("At the end each table shows a QR code: scan it with the camera of this device. It is kept here."),
        ),
        el("p", w("This browser on this device holds the list. It is no proof of who has played."), class_=css.SMALL),
    ]
    if good:
        parts.append(_table(w, good))
    elif not bad:
        parts.append(el("p", w("No results yet.")))
    if bad:
        lines = (
            el(
                "li",
                el("b", w("Table %(n)d", n=row.table) if row.table else w("Table not said")),
                ": ",
                refusal(w, row.reason),
                " ",
                buttons([Button(w("Remove"), "class-remove", row.key, look="quiet")]),
            )
            for row in bad
        )
        parts += [el("h4", w("These do not count")), el("ul", *lines)]
    parts.append(_paste(w))
    row = []
    if good:
        row.append(Button(w("Save as CSV"), "class-csv"))
    if rows and not erasing:
        row.append(Button(w("Erase the results"), "class-erase", look="quiet"))
    parts.append(buttons(row))
    if good:
        parts.append(el("button", el("span", w("Print the list")), type="button", class_=css.BUTTON, data_print="all"))
    if erasing:
        parts.append(el("p", w("Really erase all results of this device? This cannot be undone."), role="alert"))
        parts.append(
            buttons(
                [Button(w("Yes, erase them"), "class-erase-yes", look="bad"), Button(w("No, keep them"), "class-list")]
            )
        )
    return join(parts)


def _table(w: Words, rows: Sequence[Row]) -> Safe:
    heads = [w("Table"), w("Animal"), w("Points"), w("Same deal compared")]
    lines = []
    for row in rows:
        for i, score in enumerate(row.scores):
            who = animal(w, score.mark) if score.child else w("%(animal)s (computer)", animal=animal(w, score.mark))
            found = w("place %(place)d (%(n)d of %(of)d)", place=score.place, n=score.match, of=score.most)
            first = el("th", str(row.table or "?"), scope="rowgroup", rowspan=len(row.scores)) if i == 0 else ""
            points = (
                el("b", f"{score.points} ★".replace("-", "−")) if score.won else str(score.points).replace("-", "−")
            )
            notes = [found] if score.place else []
            if row.after:
                notes.append(w("not over: counted after round %(n)d", n=row.after))
            lines.append(el("tr", first, el("td", who), el("td", points), el("td", ", ".join(notes))))
    return el(
        "article",
        el("h4", w("Results")),
        el("table", el("thead", el("tr", *(el("th", head, scope="col") for head in heads))), el("tbody", *lines)),
        el(
            "p",
            w("★ has won its table. Compared are the same seats: 2 for more points than another table, 1 for as many."),
        ),
        class_=css.RESULTS,
    )


def _paste(w: Words) -> Safe:
    return el(
        "form",
        el("label", w("Or paste result links, one or several:"), for_="class-paste"),
        el("textarea", id="class-paste", name="links", rows=2, spellcheck="false", autocomplete="off"),
        el("button", w("Add"), type="submit", class_=css.BUTTON),
        data_do="class-paste",
    )
