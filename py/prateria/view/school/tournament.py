"""The page of a tournament for two, by the Swiss system. HTML in the teacher's words."""

from collections.abc import Sequence
from typing import NamedTuple

from ...core.school.cup import Match
from ...core.school.swiss import WIN, Stand
from ...kit.words import Words
from .. import css
from ..furniture import Button, button, buttons
from ..svg import Safe, el, join
from .parts import erasure, file_and_print, table

__all__ = ["Shown", "cup_page", "parts_of"]


class Shown(NamedTuple):
    """`away`: who does not play today; `lines`: the table after `whole` rounds; `done`: no game is still being played;
    `said`: what has just been done."""

    names: Sequence[str]
    away: Sequence[str]
    rounds: Sequence[Sequence[Match]]
    lines: Sequence[Stand]
    whole: int
    done: bool
    erasing: bool
    said: str


def parts_of(n: int, of: int) -> str:
    """A number in halves or quarters as people write it.

    >>> parts_of(5, 2), parts_of(1, 2), parts_of(39, 4), parts_of(8, 4)
    ('2½', '½', '9¾', '2')
    """
    whole, rest = divmod(n * 4 // of, 4)
    part = ("", "¼", "½", "¾")[rest]
    return f"{whole}{part}" if whole or not part else part


def cup_page(w: Words, shown: Shown) -> Safe:
    """The whole page."""
    parts = [
        el("h2", w("Tournament for two")),
        el("p", w("Swiss system: whoever has as many points meets, and nobody meets anybody twice. For games of two.")),
        el(
            "p",
            w("Hand out another deal for each round: so its results are known from those before."),
            class_=css.SMALL,
        ),
        el("p", w("The names stay on this device."), class_=css.SMALL),
        _names(w, shown),
    ]
    if shown.rounds:
        n = len(shown.rounds)
        parts.append(el("h3", w("Round %(n)d", n=n)))
        parts.append(_round(w, shown, n - 1))
    parts += [_next(w, shown), el("p", shown.said, data_say="")]
    if len(shown.rounds) > 1:
        earlier = [
            join((el("h4", w("Round %(n)d", n=n + 1)), _round(w, shown, n))) for n in range(len(shown.rounds) - 1)
        ]
        parts.append(el("details", el("summary", w("Earlier rounds")), *earlier))
    if shown.lines and shown.whole:
        parts.append(_table(w, shown.lines, shown.whole))
    parts.append(_ways(w, shown))
    return el("article", *parts, class_=f"{css.READING} {css.DESK} {css.RESULTS}")


def _names(w: Words, shown: Shown) -> Safe:
    """Before the first round names are typed, one a line; then it is said who is there."""
    typed = "" if shown.rounds else "\n".join(shown.names)
    label = w("Another name, if somebody comes later") if shown.rounds else w("Names, one a line, the strongest first:")
    form = el(
        "form",
        el("label", label, for_="class-cup-names"),
        el(
            "textarea",
            typed,
            id="class-cup-names",
            name="names",
            rows=1 if shown.rounds else 6,
            spellcheck="false",
            autocomplete="off",
        ),
        el("button", w("Keep the names"), type="submit", class_=css.BUTTON),
        data_do="class-cup-names",
    )
    if not shown.names:
        return form
    boxes = (
        el(
            "label",
            el("input", type="checkbox", checked=name not in shown.away, data_change=f"class-cup-away:{name}"),
            el("bdi", name),
        )
        for name in shown.names
    )
    here = el("fieldset", el("legend", w("Who plays today")), el("div", *boxes, class_=css.CHECKS))
    return join((form, here)) if not shown.rounds else el("details", el("summary", w("Who plays today")), here, form)


def _round(w: Words, shown: Shown, number: int) -> Safe:
    rows = []
    for place, match in enumerate(shown.rounds[number]):
        if not match.second:
            rows.append(
                el("tr", el("th", "–"), el("td", el("bdi", match.first)), el("td", w("sits out, and gets a win")))
            )
            continue
        values = [("", w("still playing")), ("2", "1 : 0"), ("1", "½ : ½"), ("0", "0 : 1")]
        chosen = "" if match.points is None else str(match.points)
        names = f"{match.first} – {match.second}"
        select = el(
            "select",
            *(el("option", label, value=value, selected=value == chosen) for value, label in values),
            data_change=f"class-cup-score:{number}.{place}",
            aria_label=names,
            id=f"class-cup-{number}-{place}",
        )
        pair = el("td", el("bdi", match.first), " – ", el("bdi", match.second))
        rows.append(el("tr", el("th", str(place + 1), scope="row"), pair, el("td", select)))
    heads = [w("Table"), w("First seat – second seat"), w("Result")]
    return table(heads, rows)


def _next(w: Words, shown: Shown) -> Safe:
    row = []
    if shown.rounds and not shown.done:
        row.append(Button(w("Take the results of the tables"), "class-cup-take", look="main"))
    elif len(shown.names) - len(shown.away) > 1:
        label = w("Pair the next round") if shown.rounds else w("Pair the first round")
        row.append(Button(label, "class-cup-pair", look="main"))
    if shown.rounds:
        row.append(Button(w("Undo the last pairing"), "class-cup-undo", look="quiet"))
    return buttons(row)


def _table(w: Words, lines: Sequence[Stand], rounds: int) -> Safe:
    heads = [w("Place"), w("Name"), w("Points"), "Buch\u00adholz", "Sonne\u00adborn-Ber\u00adger"]
    rows = (
        el(
            "tr",
            el("td", str(line.place)),
            el("th", el("bdi", line.name), scope="row"),
            el("td", parts_of(line.points, WIN)),
            el("td", parts_of(line.buchholz, WIN)),
            el("td", parts_of(line.berger, WIN * WIN)),
        )
        for line in lines
    )
    explained = w(
        "Who has as many points stands higher with more Buchholz: the points of all opponents. Then with more "
        "Sonneborn-Berger: the points of those one has beaten, and half of those with whom one has drawn. Then "
        "two alike stand as they played each other. After that they share the place."
    )
    title = w("Standings after round %(n)d", n=rounds)
    return join((el("h3", title), table(heads, rows), el("p", explained, class_=css.SMALL)))


def _ways(w: Words, shown: Shown) -> Safe:
    row = file_and_print(w, "class-cup-csv") if shown.rounds else []
    if shown.names and not shown.erasing:
        row.append(button(Button(w("Erase the tournament"), "class-cup-erase", look="quiet")))
    ways = el("div", *row, button(Button(w("Back"), "teachers", look="main")), class_=css.BUTTONS)
    if not shown.erasing:
        return ways
    question = w("Really erase the tournament, with its names? This cannot be undone.")
    return join((erasure(w, question, "class-cup-erase-yes", "class-cup"), ways))
