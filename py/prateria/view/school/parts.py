"""Parts that several pages of the teacher share."""

from collections.abc import Iterable, Sequence

from ...kit.words import Words
from .. import css
from ..furniture import Button, button, buttons
from ..svg import Safe, el, join

__all__ = ["erasure", "file_and_print", "print_button", "table"]


def table(heads: Sequence[str], rows: Iterable[Safe]) -> Safe:
    """A table with a head for each column."""
    return el("table", el("thead", el("tr", *(el("th", head, scope="col") for head in heads))), el("tbody", *rows))


def print_button(label: str) -> Safe:
    """Prints the page: web/print.mjs hears it."""
    return el("button", el("span", label), type="button", class_=css.BUTTON, data_print="all")


def file_and_print(w: Words, csv: str) -> list[Safe]:
    """What can be taken along of a page. `csv`: the order that saves it."""
    return [button(Button(w("Save as CSV"), csv)), print_button(w("Print"))]


def erasure(w: Words, question: str, yes: str, no: str) -> Safe:
    """Asks once more before something is erased."""
    sure = [Button(w("Yes, erase it"), yes, look="bad"), Button(w("No, keep it"), no)]
    return join((el("p", question, role="alert"), buttons(sure)))
