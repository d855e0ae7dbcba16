"""The page "For teachers": a class is prepared, handed out, gathered. HTML in the teacher's words."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ...kit.words import Words
from .. import css
from ..furniture import Button, buttons
from ..qr import qr_code
from ..svg import Safe, el, join
from .sheet import code_of
from .tablets import pages, tablets, way_of_results

__all__ = ["Choice", "Handed", "desk"]


class Choice(NamedTuple):
    """One thing to choose. `field`: its name for the app; `values`: (value, words); `line`: what it does."""

    field: str
    label: str
    values: Sequence[tuple[str, str]]
    chosen: str
    line: str = ""


class Handed(NamedTuple):
    """What a table gets. `words`: its typed code, '' where it cannot be typed; `lock`: the digits, '' where nothing is
    locked; `qr`: path and size."""

    table: int
    words: str
    link: str
    lock: str
    qr: tuple[str, int] | None = None


def desk(
    w: Words,
    parts: Iterable[Choice],
    rights: Iterable[Choice],
    handed: Sequence[Handed],
    each: bool,
    gathered: Safe,
    said: str,
    ready: bool,
) -> Safe:
    """The whole page. `rights`: what children may do, one by one; `handed`: for each table, the first with its QR code;
    `each`: they have deals of their own; `gathered`: the list of results; `said`: what has just been done;
    `ready`: this device needs no network."""
    return el(
        "article",
        el("h2", w("For teachers")),
        el("p", w("One game for the whole class, without accounts and without a network. Nothing leaves this device.")),
        pages(w),
        el("h3", w("1. Prepare")),
        el("div", *(_choice(part) for part in parts), class_=css.FIELDS),
        el(
            "details",
            el("summary", w("What children may do, one by one")),
            el("div", *(_choice(part) for part in rights), class_=css.FIELDS),
        ),
        buttons([Button(w("Another deal"), "class-deal", look="quiet")]),
        el("h3", w("2. Hand out")),
        *(_own_codes(w, handed) if each else _one_code(w, handed[0])),
        *_locks(w, handed),
        buttons(
            [Button(w("Sheets to print"), "class-sheets", look="main"), Button(w("Copy the link"), "class-copy", "1")]
        ),
        el("p", said, data_say=""),
        el("h3", w("3. The tablets")),
        tablets(w, ready),
        el("h3", w("4. Gather")),
        way_of_results(w),
        gathered,
        class_=f"{css.READING} {css.DESK}",
    )


def _choice(part: Choice) -> Safe:
    select = el(
        "select",
        *(el("option", label, value=value, selected=value == part.chosen) for value, label in part.values),
        id=f"class-{part.field}",
        data_change=f"class-set:{part.field}",
        aria_describedby=f"class-{part.field}-line" if part.line else None,
    )
    line = el("p", part.line, id=f"class-{part.field}-line", class_=css.SMALL) if part.line else ""
    return el("div", el("label", part.label, for_=f"class-{part.field}"), select, line)


def _one_code(w: Words, handed: Handed) -> list[Safe]:
    return [
        el("p", w("The same code for every table: each tablet begins with the same deal.")),
        code_of(w, handed.words),
        _qr(w, handed),
        _link(w, handed),
    ]


def _own_codes(w: Words, handed: Sequence[Handed]) -> list[Safe]:
    rows = (
        el(
            "li",
            el("b", w("Table %(n)d", n=one.table)),
            " ",
            one.words or w("only by its sheet or link"),
            value=one.table,
        )
        for one in handed
    )
    return [
        el("p", w("A code for each table: each begins with a deal of its own.")),
        el("ol", *rows, class_=css.CODES),
    ]


def _qr(w: Words, handed: Handed) -> Safe:
    if handed.qr is None:
        return Safe()
    return qr_code(handed.qr, w("QR code of this class"))


def _link(w: Words, handed: Handed) -> Safe:
    return el("p", el("input", value=handed.link, readonly=True, aria_label=w("Link"), class_=css.LINK, dir="ltr"))


def _locks(w: Words, handed: Sequence[Handed]) -> list[Safe]:
    digits = list(dict.fromkeys(one.lock for one in handed if one.lock))
    if not digits:
        return []
    if len(digits) == 1:
        which = el("p", w("The lock opens with %(digits)s.", digits=digits[0]))
    else:
        rows = (el("li", w("Table %(n)d: %(digits)s", n=one.table, digits=one.lock)) for one in handed)
        which = join((el("p", w("The locks open with these digits:")), el("ul", *rows)))
    why = w("They stand in no code: this page computes them. That is a mask, not a secret.")
    return [which, el("p", why, class_=css.SMALL)]
