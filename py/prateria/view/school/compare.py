"""Tables of the same deal side by side: points, and the moments where they parted. HTML in the teacher's words."""

from collections.abc import Sequence
from typing import NamedTuple

from ...kit.words import Words
from .. import css
from ..furniture import Button, button
from ..svg import Safe, el, join
from .parts import print_button, table
from .says import after_said, number, tables_said

__all__ = ["Deal", "Moment", "Side", "Way", "compared_page"]


class Side(NamedTuple):
    """One table. `first`: by seat, whether nobody has made more of it; `after`: as of an entry; `checked`: the game was
    played again."""

    table: int
    points: Sequence[int]
    first: Sequence[bool]
    after: int
    checked: bool


class Way(NamedTuple):
    """What some tables did then, in words. `look`: leads into the replay of one of them."""

    tables: Sequence[int]
    said: str
    look: str


class Moment(NamedTuple):
    """A decision at which tables parted. `when`: the round; `who`: whose decision it was, '' where it was nobody's."""

    when: str
    who: str
    ways: Sequence[Way]


class Deal(NamedTuple):
    """`seats`: what they are called."""

    seats: Sequence[str]
    sides: Sequence[Side]
    moments: Sequence[Moment]


def compared_page(w: Words, deals: Sequence[Deal]) -> Safe:
    """The page, with a way back."""
    parts = [_deal(w, deal) for deal in deals] or [
        el("p", w("As soon as two tables with the same deal have handed in, they stand here side by side."))
    ]
    return el(
        "article",
        el("h2", w("Same deal: what did you do with it?")),
        *parts,
        _ways_on(w),
        class_=f"{css.READING} {css.DESK} {css.RESULTS}",
    )


def _deal(w: Words, deal: Deal) -> Safe:
    heads = [w("Table"), *deal.seats]
    rows = (
        el(
            "tr",
            el("th", str(side.table or "?"), scope="row"),
            *(
                el("td", el("b", number(points)) if first else number(points))
                for points, first in zip(side.points, side.first, strict=True)
            ),
            el("td", ", ".join(_notes(w, side))),
        )
        for side in deal.sides
    )
    parts = [
        el("h3", w("Points side by side")),
        table([*heads, w("Note")], rows),
        el("p", w("Bold: no other table has made more of this seat."), class_=css.SMALL),
        el("h3", w("Where the tables parted")),
    ]
    if deal.moments:
        parts.append(el("p", w("The same start, and the same choices up to there. Then:")))
        parts.append(el("ol", *(_moment(w, moment) for moment in deal.moments), class_=css.MOMENTS))
    else:
        parts.append(el("p", w("No two checked games differ.")))
    return join(parts)


def _moment(w: Words, moment: Moment) -> Safe:
    ways = (
        el(
            "li",
            el("b", tables_said(w, way.tables)),
            ": ",
            way.said or w("nothing that is told"),
            " ",
            button(Button(w("Look"), "class-look", way.look, css.QUIET)),
        )
        for way in moment.ways
    )
    title = f"{moment.when} · {moment.who}" if moment.who else moment.when
    return el("li", el("h4", title), el("ul", *ways))


def _notes(w: Words, side: Side) -> list[str]:
    notes = [] if side.checked else [w("not checked")]
    return [*notes, after_said(w, side.after)] if side.after else notes


def _ways_on(w: Words) -> Safe:
    return el(
        "div",
        print_button(w("Print")),
        button(Button(w("Back"), "teachers", look="main")),
        class_=css.BUTTONS,
    )
