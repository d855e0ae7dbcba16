"""The page "For teachers": a class is prepared, handed out, gathered. HTML in the teacher's words."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ...kit.words import Words
from .. import css
from ..furniture import Button, buttons, icon
from ..qr import qr_code
from ..svg import Safe, el
from .parts import table
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
    minutes: int = 0,
) -> Safe:
    """The whole page. `rights`: what children may do, one by one; `handed`: for each table, the first with its QR code;
    `each`: they have deals of their own; `gathered`: the list of results; `said`: what has just been done; `minutes`:
    of play, 0 where there is no clock."""
    return el(
        "article",
        el("h2", w("For teachers")),
        el("p", w("One game for the whole class, without accounts and without a network. Nothing leaves this device.")),
        pages(w),
        el(
            "div",
            el(
                "section",
                el("h3", w("1. Prepare")),
                el("div", *(_choice(part) for part in parts), class_=css.FIELDS),
                el(
                    "details",
                    el("summary", w("What children may do, one by one")),
                    el("div", *(_choice(part) for part in rights), class_=css.FIELDS),
                ),
            ),
            _handed(w, handed, each, minutes, said),
            class_=css.PREPARED,
        ),
        el("h3", w("3. The tablets")),
        tablets(w),
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


def _handed(w: Words, handed: Sequence[Handed], each: bool, minutes: int, said: str) -> Safe:
    """What the tables get. On wide screens it stands beside what is chosen; a list of all tables is too long there."""
    row = [Button(w("Sheets to print"), "class-sheets", look="main", symbol="print")]
    if not each:
        row.append(Button(w("Show to the class"), "class-show", symbol="eye"))
    row += [Button(w("Copy the link"), "class-copy", "1"), Button(w("Another deal"), "class-deal", look="quiet")]
    return el(
        "section",
        el("h3", w("2. Hand out")),
        *(_own_codes(w, handed) if each else _one_code(w, handed[0])),
        buttons(row),
        el("p", said, data_say=""),
        _clock(w, minutes),
        *([] if each else _same(w, handed[0])),
        class_="" if each else css.HANDED,
    )


def _clock(w: Words, minutes: int) -> Safe:
    """Words have no room for the time."""
    if not minutes:
        return Safe()
    told = w.n(
        "The QR code and the link set the clock. Whoever types the words touches the clock at the table: %(n)d minute.",
        "The QR code and the link set the clock. Whoever types the words touches the clock at the table: %(n)d "
        "minutes.",
        minutes,
    )
    return el("p", icon("clock"), el("span", told), class_=f"{css.SMALL} {css.CLOCK_NOTE}")


def _one_code(w: Words, handed: Handed) -> list[Safe]:
    return [
        code_of(w, handed.words),
        el(
            "div",
            qr_code(handed.qr, w("QR code of this class")) if handed.qr else Safe(),
            _lock(w, handed.lock),
            class_=css.HANDED_ROW,
        ),
    ]


def _same(w: Words, handed: Handed) -> list[Safe]:
    return [
        el("p", w("The same code for every table: each tablet begins with the same deal."), class_=css.SMALL),
        el("p", el("input", value=handed.link, readonly=True, aria_label=w("Link"), class_=css.LINK, dir="ltr")),
    ]


def _own_codes(w: Words, handed: Sequence[Handed]) -> list[Safe]:
    locked = any(one.lock for one in handed)
    heads = [w("Table"), w("Code"), *([w("Opens the lock")] if locked else [])]
    rows = (
        el(
            "tr",
            el("th", str(one.table), scope="row"),
            el("td", one.words or w("only by its sheet or link")),
            el("td", el("b", one.lock)) if locked else "",
        )
        for one in handed
    )
    return [
        el("p", w("A code for each table: each begins with a deal of its own.")),
        el("div", table(heads, rows), class_=css.CODES),
        _mask(w) if locked else Safe(),
    ]


def _lock(w: Words, digits: str) -> Safe:
    if not digits:
        return Safe()
    return el("div", el("p", w("The lock opens with:")), el("b", digits, class_=css.LOCK_DIGITS), _mask(w))


def _mask(w: Words) -> Safe:
    return el("p", w("No code holds these digits: this page works them out. A mask, not a secret."), class_=css.SMALL)
