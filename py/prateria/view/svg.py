"""Markup as strings. Everything that is text is escaped; what is already markup is `Safe`.

>>> el("g", el("text", "Ola & <b>"), id="p1", data_x=3, hidden=False, class_="piece")
'<g id="p1" data-x="3" class="piece"><text>Ola &amp; &lt;b&gt;</text></g>'
"""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

__all__ = ["Kid", "Safe", "el", "join", "nameless", "text"]

_ESCAPES: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})
_VOID: Final = frozenset({"br", "hr", "img", "input"})  # HTML elements without an end
_SHAPES: Final = frozenset({"path", "rect", "circle", "ellipse", "line", "polygon", "polyline", "use", "image", "stop"})
_IDS: Final = re.compile(r' id="[^"]*"')
_known: dict[tuple[str, str | float], str] = {}
_MOST: Final = 6000  # attributes that are remembered: some tables of them


class Safe(str):
    """A string that is markup already."""

    __slots__ = ()


Kid = str | Iterable[Safe]
Value = str | int | float | bool | None


def text(value: str) -> Safe:
    """A text as markup."""
    return Safe(value.translate(_ESCAPES))


def join(parts: Iterable[Safe]) -> Safe:
    """Pieces of markup one after another."""
    return Safe("".join(parts))


def nameless(markup: Safe) -> Safe:
    """The same picture without ids: of the table there is one, but pictures of it may stand on a page many times.

    >>> nameless(el("g", el("path", d="M0 0"), id="land-river", class_="land"))
    '<g class="land"><path d="M0 0"/></g>'
    """
    return Safe(_IDS.sub("", markup))


def el(tag: str, *kids: Kid, **attributes: Value) -> Safe:
    """One element, of SVG or HTML.

    Attribute names: `_` stands for `-`, a trailing `_` falls away (`class_`). None and False leave an attribute out,
    True writes it empty. Kids: texts (escaped), markup, or iterables of markup. A number that is drawn says nothing by
    ear: what it counts is said by the thing with a name, in which or at which it stands.

    >>> el("text", "−2", x=3)
    '<text x="3" aria-hidden="true">−2</text>'
    """
    out = "<" + tag
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        kind = type(value)
        if kind is str or kind is float:
            out += _known.get((key, value)) or _remembered(key, value)
        elif value is True:
            out += f'{_named(key)}"'
        else:
            out += f'{_named(key)}{value if kind is int or kind is Safe else str(value).translate(_ESCAPES)}"'
    if (
        tag == "text"
        and type(kids[0]) is str
        and "aria_hidden" not in attributes
        and kids[0].upper() == kids[0].lower()
    ):
        out += ' aria-hidden="true"'
    if not kids and tag in _SHAPES:
        return Safe(out + "/>")
    if tag in _VOID:
        return Safe(out + ">")
    out += ">"
    for kid in kids:
        if type(kid) is Safe:
            out += kid
        elif isinstance(kid, str):
            out += kid.translate(_ESCAPES)
        else:
            out += "".join(kid)
    return Safe(f"{out}</{tag}>")


@cache
def _named(key: str) -> str:
    return f' {key.rstrip("_").replace("_", "-")}="'


def _remembered(key: str, value: str | float) -> str:
    """An attribute as it is written. From one picture of a table to the next nearly all of them are the same.

    (What is equal is written alike: -0.0 as 0.)"""
    if len(_known) > _MOST:
        _known.clear()
    text = f"{value + 0.0:.10g}" if isinstance(value, float) else value.translate(_ESCAPES)
    written = _known[key, value] = f'{_named(key)}{text}"'
    return written
