"""Markup as strings. Everything that is text is escaped; what is already markup is `Safe`.

>>> el("g", el("text", "Ola & <b>"), id="p1", data_x=3, hidden=False, class_="piece")
'<g id="p1" data-x="3" class="piece"><text>Ola &amp; &lt;b&gt;</text></g>'
"""

import re
from collections.abc import Iterable
from typing import Final

__all__ = ["Kid", "Safe", "el", "join", "nameless", "text"]

_ESCAPES: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})
_VOID: Final = frozenset({"br", "hr", "img", "input"})  # HTML elements without an end
_SHAPES: Final = frozenset({"path", "rect", "circle", "ellipse", "line", "polygon", "polyline", "use", "image", "stop"})
_IDS: Final = re.compile(r' id="[^"]*"')
_names: dict[str, str] = {}


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
    True writes it empty. Kids: texts (escaped), markup, or iterables of markup.
    """
    parts = ["<", tag]
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        name = _names.get(key)
        if name is None:
            name = _names[key] = " " + key.rstrip("_").replace("_", "-") + '="'
        if value is True:
            parts.append(name + '"')
        elif isinstance(value, float):
            parts.append(f'{name}{value:.10g}"')
        elif type(value) is int:
            parts.append(f'{name}{value}"')
        else:
            parts.append(f'{name}{value if type(value) is Safe else str(value).translate(_ESCAPES)}"')
    if tag in _VOID:
        parts.append(">")
        return Safe("".join(parts))
    if not kids and tag in _SHAPES:
        parts.append("/>")
        return Safe("".join(parts))
    parts.append(">")
    for kid in kids:
        if type(kid) is Safe:
            parts.append(kid)
        elif isinstance(kid, str):
            parts.append(kid.translate(_ESCAPES))
        else:
            parts.extend(kid)
    parts.append(f"</{tag}>")
    return Safe("".join(parts))
