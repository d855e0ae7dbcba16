"""A table of a class hands its result in: HTML in the children's words."""

from typing import NamedTuple

from ...kit.words import Words
from .. import css
from ..furniture import Button, buttons
from ..qr import qr_code
from ..svg import Safe, el, join
from .sheet import code_of

__all__ = ["Handed", "hand_in"]


class Handed(NamedTuple):
    """A result to be handed in. `qr`: None where it is too long for one; `words`: to be typed instead, '' where they
    cannot say it; `table`: its number, 0 while nobody said it; `tables`: so many there may be; `after`: the last whole
    round, where the game is not over."""

    link: str
    qr: tuple[str, int] | None
    words: str
    table: int
    tables: int
    after: int = 0


def hand_in(w: Words, result: Handed, said: str) -> Safe:
    """At a table that has finished. `said`: what has just been done."""
    link, qr, table, tables, after = result.link, result.qr, result.table, result.tables, result.after
    numbers = [el("option", w("not given"), value="0", selected=table == 0)]
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
            *_typed(w, result.words),
            el("p", el("input", value=link, readonly=True, aria_label=w("Link"), class_=css.LINK, dir="ltr")),
            buttons(
                [
                    Button(w("Copy the link"), "hand-in:copy"),
                    Button(w("Save as a file"), "hand-in:file"),
                    Button(w("Back"), "close" if after else "result", look="main"),
                ]
            ),
            el("p", said, data_say=""),
        )
    )


def _typed(w: Words, words: str) -> list[Safe]:
    """The words for a teacher without a camera."""
    if not words:
        return []
    return [
        el("p", w("No camera? Your teacher can type these words. They hold the table and the points only:")),
        code_of(w, words),
    ]
