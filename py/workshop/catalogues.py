"""Translations on the host: PO files to what gettext reads at run time, and to plain tables for the page's own code."""

import io
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from workshop.paths import PY

LOCALE = PY / "prateria" / "locale"


def read_catalogue(path: Path) -> Catalog:
    return _parsed(path, path.read_bytes())


def _parsed(path: Path, source: bytes) -> Catalog:
    return read_po(io.BytesIO(source), locale=path.parts[-3])


_to_look_at = cache(_parsed)
"""The same for all who change nothing of it. It takes a third of a second, and a build asks thirty times."""


def compiled_catalogues(without: tuple[str, ...] = ()) -> dict[str, bytes]:
    """`prateria/locale/it/LC_MESSAGES/prateria.mo` and so on, one for each PO; `without`: the sentences that stand only
    in sources whose paths begin so are left out."""
    return {
        path.with_suffix(".mo").relative_to(PY).as_posix(): _compiled(path, path.read_bytes(), without)
        for path in sorted(LOCALE.glob("*/LC_MESSAGES/prateria.po"))
    }


@cache
def _compiled(path: Path, source: bytes, without: tuple[str, ...]) -> bytes:
    buffer = io.BytesIO()
    catalogue = _parsed(path, source)
    for message in [message for message in catalogue if message.id and without]:
        if all(name.startswith(without) for name, _ in message.locations):
            catalogue.delete(message.id, message.context)
    write_mo(buffer, catalogue)
    return buffer.getvalue()


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
        forms = (message.string,) if isinstance(message.string, str) else tuple(message.string or ("",))
        if all(forms):
            single = message.id if isinstance(message.id, str) else message.id[0]
            strings[single] = list(forms) if message.pluralizable else forms[0]
    return strings
