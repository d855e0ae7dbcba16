"""The results of a class, listed at the teacher's desk. HTML in the reader's words."""

from collections.abc import Sequence
from typing import NamedTuple

from ...kit.words import Words
from .. import css
from ..furniture import Button, button, buttons
from ..svg import Safe, el, join
from ..words import animal
from .parts import print_button, table
from .says import after_said, day_said, number

__all__ = ["Listing", "Row", "Score", "Team", "checking", "listed", "refusal"]


class Score(NamedTuple):
    """One seat. `place`: compared with the same seat of other tables, 0 where there is nothing to compare; `name`: as
    the teacher has typed it; `team`: a letter, '' where none rotate."""

    mark: str
    child: bool
    points: int
    won: bool
    match: int = 0
    most: int = 0
    place: int = 0
    name: str = ""
    team: str = ""


class Row(NamedTuple):
    """One result. `table`: 0 where nobody said it; `reason`: why it does not count, '' where it does; `after`: the last
    whole round of a game that the bell has stopped, -1 where it is not known; `checked`: it was played again."""

    key: str
    table: int
    scores: Sequence[Score]
    reason: str
    after: int = 0
    checked: bool = True


class Team(NamedTuple):
    """A team that rotates over the seats. `percent`: of its match points; `seats`: so many of `of` it has had."""

    letter: str
    percent: int
    seats: int
    of: int
    place: int


class Listing(NamedTuple):
    """`alike`: some tables can be compared; `naming`: names are being typed; `erasing`: that has been asked for, and is
    to be confirmed; `draft`: what was typed and could not be taken, to be mended; `cups`: tournaments of bots; `game`:
    its title; `now`: in milliseconds since 1970, for the list on paper."""

    rows: Sequence[Row]
    teams: Sequence[Team]
    alike: bool
    naming: bool
    erasing: bool
    draft: str = ""
    cups: Safe = Safe()
    game: str = ""
    now: int = 0


def refusal(w: Words, reason: str) -> str:
    """Why a result does not count."""
    known = {
        "class": w("It is of another class: another game, or prepared otherwise."),
        "deal": w("It is of another deal."),
        "seats": w("Other seats were played by the computer."),
        "points": w("The game does not give these points."),
        "unfinished": w("The game is not over."),
        "twice": w("The same game is in the list already."),
        "other": w("Another result of this table counts."),
        "newer": w("It was made with a newer version of Prateria, or is no result."),
    }
    return known.get(reason) or w("It is damaged.")


def checking(w: Words, n: int) -> Safe:
    """While so many results are played again."""
    return el("p", w.n("%(n)d result is being checked …", "%(n)d results are being checked …", n), role="status")


def listed(w: Words, found: Listing) -> Safe:
    """The list."""
    rows = found.rows
    good = [row for row in rows if not row.reason]
    rivals = [row for row in rows if row.reason == "rival"]
    bad = [row for row in rows if row.reason not in ("", "rival")]
    parts = [
        el(
            "p",
            w("The list is kept in this browser, on this device. It is no proof of who has played."),
            class_=css.SMALL,
        ),
        el("p", w("To go on elsewhere, save the class as a file here and open that file there."), class_=css.SMALL),
    ]
    if rivals:
        parts += [_rivals(w, rivals)]
    if good:
        parts.append(_table(w, good, found))
    elif not bad and not rivals:
        parts.append(el("p", w("No results yet.")))
    typed = [row for row in good if not row.checked]
    if typed:
        parts += [
            el("h4", w("Typed, not checked")),
            el("ul", *(_removable(w, row, _in_short(w, row)) for row in typed)),
        ]
    if bad:
        parts += [el("h4", w("These do not count")), el("ul", *(_refused(w, row) for row in bad))]
    parts += [_paste(w, found.draft), found.cups]
    parts.append(_ways(w, found, bool(good)))
    if found.erasing:
        parts.append(el("p", w("Really erase all results of this device? This cannot be undone."), role="alert"))
        parts.append(
            buttons(
                [Button(w("Yes, erase them"), "class-erase-yes", look="bad"), Button(w("No, keep them"), "class-list")]
            )
        )
    return join(parts)


def _ways(w: Words, found: Listing, good: bool) -> Safe:
    row = []
    if found.alike:
        row.append(button(Button(w("Compare the tables"), "class-compare", look="main")))
    if good:
        row.append(button(Button(w("Done") if found.naming else w("Type names"), "class-names")))
        row.append(button(Button(w("Save as CSV"), "class-csv")))
        row.append(print_button(w("Print the list")))
    if found.rows:
        row.append(button(Button(w("Save the class as a file"), "class-move")))
    row.append(button(Button(w("Tournament for two"), "class-cup")))
    row.append(button(Button(w("League"), "class-league")))
    if (found.rows or found.cups) and not found.erasing:
        row.append(button(Button(w("Erase the results"), "class-erase", look="quiet")))
    return el("div", *row, class_=css.BUTTONS)


def _table(w: Words, rows: Sequence[Row], found: Listing) -> Safe:
    heads = [w("Table"), w("Animal"), w("Points"), w("Same deal compared")]
    lines = []
    for row in rows:
        for i, score in enumerate(row.scores):
            first = el("th", str(row.table or "?"), scope="rowgroup", rowspan=len(row.scores)) if i == 0 else ""
            points = el("b", f"{number(score.points)} ★") if score.won else number(score.points)
            lines.append(
                el("tr", first, el("td", _who(w, row, i, found.naming)), el("td", points), el("td", _notes(w, row, i)))
            )
    explained = w(
        "★ has won its table. The same seats are compared: 2 for more points than another table, 1 for as many."
    )
    return el(
        "article",
        el("h4", w("Results"), f": {found.game}, {day_said(w, found.now)}" if found.game else ""),
        table(heads, lines),
        el("p", explained, *_apart(w, rows), class_=css.SMALL),
        _teams(w, found.teams) if found.teams else "",
        class_=css.RESULTS,
    )


def _apart(w: Words, rows: Sequence[Row]) -> tuple[str, ...]:
    """What is said of games that the bell has stopped, where there are any."""
    said = w("Games that are not over are ranked apart: only with those that were counted after the same round.")
    return (" ", said) if any(row.after for row in rows) else ()


def _who(w: Words, row: Row, seat: int, naming: bool) -> Safe:
    """The animal and the name, or where it is typed."""
    score = row.scores[seat]
    called = animal(w, score.mark)
    if not score.child:
        return el("span", w("%(animal)s (computer)", animal=called))
    if not naming or not row.table:
        return el("span", called, ": " if score.name else "", el("bdi", score.name) if score.name else "")
    field = el(
        "input",
        id=f"class-name-{row.table}-{seat}",
        value=score.name,
        maxlength=20,
        autocomplete="off",
        spellcheck="false",
        data_change=f"class-name:{row.table}:{seat}",
        class_=css.FIELD,
    )
    return el("label", called, " ", field)


def _notes(w: Words, row: Row, seat: int) -> str:
    score = row.scores[seat]
    notes = [w("team %(letter)s", letter=score.team)] if score.team else []
    if score.place:
        notes.append(w("place %(place)d (%(n)d of %(of)d)", place=score.place, n=score.match, of=score.most))
    if not row.checked:
        notes.append(w("not checked"))
    if row.after:
        notes.append(after_said(w, row.after))
    return ", ".join(notes)


def _teams(w: Words, teams: Sequence[Team]) -> Safe:
    heads = [w("Place"), w("Team"), w("Share of all comparisons"), w("Seats it had")]
    rows = (
        el(
            "tr",
            el("td", str(team.place)),
            el("th", team.letter, scope="row"),
            el("td", f"{team.percent}%"),
            el("td", w("%(n)d of %(of)d", n=team.seats, of=team.of)),
        )
        for team in teams
    )
    return join(
        (
            el("h4", w("Teams")),
            table(heads, rows),
            el(
                "p",
                w("Each team sits on another seat at each table: neither seat nor deal favours it."),
                class_=css.SMALL,
            ),
        )
    )


def _rivals(w: Words, rows: Sequence[Row]) -> Safe:
    """Several results of a table: which counts is the teacher's choice."""
    parts = [el("h4", w("Several results of one table: which counts?"))]
    for n in dict.fromkeys(row.table for row in rows):
        lines = (el("li", _in_short(w, row), " ", _choose(w, row)) for row in rows if row.table == n)
        parts.append(el("p", el("b", w("Table %(n)d", n=n))))
        parts.append(el("ul", *lines))
    return el("section", *parts, role="group", aria_label=w("Several results of one table: which counts?"))


def _choose(w: Words, row: Row) -> Safe:
    return button(Button(w("This one counts"), f"class-choose:{row.table}", row.key))


def _in_short(w: Words, row: Row) -> str:
    points = ", ".join(f"{animal(w, score.mark)} {number(score.points)}" for score in row.scores)
    notes = [after_said(w, row.after)] if row.after else []
    notes += [] if row.checked else [w("not checked")]
    return f"{points} ({', '.join(notes)})" if notes else points


def _refused(w: Words, row: Row) -> Safe:
    if row.reason != "other":
        return _removable(w, row, refusal(w, row.reason))
    other = Button(w("This one counts"), f"class-choose:{row.table}", row.key, look="quiet")
    return _removable(w, row, f"{refusal(w, row.reason)} {_in_short(w, row)}", other)


def _removable(w: Words, row: Row, said: str, *more: Button) -> Safe:
    return el(
        "li",
        el("b", w("Table %(n)d", n=row.table) if row.table else w("No table given")),
        f": {said} ",
        buttons([*more, Button(w("Remove"), "class-remove", row.key, look="quiet")]),
    )


def _paste(w: Words, draft: str) -> Safe:
    return join(
        (
            el(
                "form",
                el(
                    "label",
                    w("Or paste result links, or type the words of a result:"),
                    for_="class-paste",
                ),
                el("textarea", draft, id="class-paste", name="links", rows=2, spellcheck="false", autocomplete="off"),
                el("button", w("Add"), type="submit", class_=css.BUTTON),
                data_do="class-paste",
            ),
            el(
                "p",
                el("label", w("Open files of results or of a class"), for_="class-files", class_=css.BUTTON),
                el("input", type="file", id="class-files", multiple=True, accept=".json,.txt", class_=css.UNSEEN),
            ),
        )
    )
