"""Translations on the host: PO files to what `kit.words` reads at run time, and to plain tables for the page's code."""

import io
import re
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from workshop.paths import PY

LOCALE = PY / "prateria" / "locale"

LONELY = {"pl": re.compile(r"(?<!\w)([aiouwz]) (?=[\w%])", re.IGNORECASE)}
"""By language: words that never stand at the end of a line, of one letter in Polish; what follows is theirs."""


def bound(lang: str, text: str) -> str:
    """The text as its language breaks lines.

    >>> bound("pl", "W ręce i na stole: a %(n)d z nich."), bound("it", "e a me")
    ('W\xa0ręce i\xa0na stole: a\xa0%(n)d z\xa0nich.', 'e a me')
    """
    lonely = LONELY.get(lang)
    return lonely.sub("\\1\u00a0", text) if lonely else text


def _strings(lang: str, message: Message) -> tuple[str, ...]:
    """What it says there, all its plural forms."""
    forms = (message.string,) if isinstance(message.string, str) else tuple(message.string or ("",))
    return tuple(bound(lang, form) for form in forms)


def read_catalogue(path: Path) -> Catalog:
    return _parsed(path, path.read_bytes())


def _parsed(path: Path, source: bytes) -> Catalog:
    return read_po(io.BytesIO(source), locale=path.parts[-3])


_to_look_at = cache(_parsed)
"""The same for all who change nothing of it. It takes a third of a second, and a build asks thirty times."""


def compiled_catalogues(without: tuple[str, ...] = ()) -> dict[str, bytes]:
    """`prateria/locale/it/LC_MESSAGES/prateria.told` and so on, one for each PO; `without`: the sentences that stand
    only in sources whose paths begin so are left out."""
    return {
        path.with_suffix(".told").relative_to(PY).as_posix(): _compiled(path, path.read_bytes(), without)
        for path in sorted(LOCALE.glob("*/LC_MESSAGES/prateria.po"))
    }


@cache
def _compiled(path: Path, source: bytes, without: tuple[str, ...]) -> bytes:
    """The rule of the plural, then all sentences (after their context, as gettext joins them), then all translations:
    the sentences of two languages are the same then, and packed together they weigh nothing twice."""
    catalogue, lang = _parsed(path, source), path.parts[-3]
    sources, texts = [], []
    for message in catalogue:
        forms = _strings(lang, message)
        if not message.id or message.fuzzy or not all(forms):
            continue
        if without and all(name.startswith(without) for name, _ in message.locations):
            continue
        one = message.id if isinstance(message.id, str) else message.id[0]
        sources.append(f"{message.context}\4{one}" if message.context else one)
        texts.append("\1".join(forms))
    return "\0".join((catalogue.plural_expr, *sources, *texts)).encode()


def strings_for_page(lang: str, sources: str = "web/*.mjs", but: str = "") -> dict[str, Any]:
    """msgid -> translation (or the list of its plural forms), of the sentences that stand in these sources; `but`: and
    not only in those."""
    path = LOCALE / lang / "LC_MESSAGES" / "prateria.po"
    if not path.exists():
        return {}
    strings: dict[str, Any] = {}
    for message in _to_look_at(path, path.read_bytes()):
        places = [name for name, _ in message.locations if fnmatchcase(name, sources) and not fnmatchcase(name, but)]
        if not message.id or message.fuzzy or not places:
            continue
        forms = _strings(lang, message)
        if all(forms):
            single = message.id if isinstance(message.id, str) else message.id[0]
            strings[single] = list(forms) if message.pluralizable else forms[0]
    return strings
