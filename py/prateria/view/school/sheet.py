"""Sheets to print for a class: one for each table, with QR code, words, what is played, and lines for names."""

from collections.abc import Sequence
from typing import NamedTuple

from ...kit.words import Words
from .. import css
from ..qr import qr_code
from ..svg import Safe, el, join, text
from .paper import paper_buttons

__all__ = ["Sheet", "code_of", "poster", "sheets"]


class Sheet(NamedTuple):
    """`words`: the typed code, '' where it cannot be typed; `address`: of the page; `qr`: path and size; `facts`: who
    plays, variants, time; `names`: lines for them, by what stands over each."""

    table: int
    title: str
    words: str
    address: str
    qr: tuple[str, int]
    facts: Sequence[str]
    names: Sequence[str]


def sheets(w: Words, theirs: Words, all_sheets: Sequence[Sheet]) -> Safe:
    """The sheets on the screen, as they will be on paper, in the words of the tablets (`theirs`).

    The page alone hears the button that prints."""
    return join(
        (
            el("h2", w("Sheets to print")),
            paper_buttons(w),
            el("article", *(_sheet(theirs, one) for one in all_sheets), class_=css.SHEETS, lang=theirs.lang),
        )
    )


def poster(w: Words, theirs: Words, title: str, words: str, address: str, qr: tuple[str, int]) -> Safe:
    """Code and QR code so large that a whole room can read them, from a board or a tablet held up."""
    return join(
        (
            el("h2", theirs("Your class"), ": ", title, lang=theirs.lang),
            paper_buttons(w),
            el(
                "article",
                qr_code(qr, theirs("QR code of this class")),
                el(
                    "div",
                    el("p", address, class_=css.ADDRESS, dir="ltr"),
                    code_of(theirs, words),
                ),
                class_=f"{css.PRINTED} {css.POSTER}",
                lang=theirs.lang,
            ),
        )
    )


def _sheet(w: Words, one: Sheet) -> Safe:
    lines = (el("li", el("span", name)) for name in one.names)
    return el(
        "section",
        el("h3", w("Table %(n)d", n=one.table), ": ", one.title),
        qr_code(one.qr, w("QR code of table %(n)d", n=one.table)),
        el(
            "div",
            el("p", w("Point the camera of the tablet at the picture. Or open this page and type the five words:")),
            el("p", one.address, class_=css.ADDRESS, dir="ltr"),
            *(el("p", fact) for fact in one.facts),
        ),
        code_of(w, one.words),
        el("ul", *lines, class_=css.NAMES),
        class_=css.SHEET,
    )


def code_of(w: Words, words: str) -> Safe:
    """Five words, large; or that they cannot say it."""
    if not words:
        return el("p", w("This table cannot be said in five words: use the link or the QR code."), class_=css.SMALL)
    return el("p", *(join((el("b", word), text(" "))) for word in words.split()), class_=css.CODE)
