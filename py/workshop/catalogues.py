"""Translations on the host: PO files to what gettext reads at run time, and to plain tables for the page's own code."""

import io
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from workshop.paths import PY

LOCALE = PY / "prateria" / "locale"


def read_catalogue(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=path.parts[-3])


def compiled_catalogues() -> dict[str, bytes]:
    """`prateria/locale/it/LC_MESSAGES/prateria.mo` and so on, one for each PO."""
    made = {}
    for path in sorted(LOCALE.glob("*/LC_MESSAGES/prateria.po")):
        buffer = io.BytesIO()
        write_mo(buffer, read_catalogue(path))
        made[path.with_suffix(".mo").relative_to(PY).as_posix()] = buffer.getvalue()
    return made


def strings_for_page(lang: str, sources: str = "web/*.mjs") -> dict[str, Any]:
    """msgid -> translation (or the list of its plural forms), of the sentences that stand in these sources."""
    path = LOCALE / lang / "LC_MESSAGES" / "prateria.po"
    if not path.exists():
        return {}
    strings: dict[str, Any] = {}
    for message in read_catalogue(path):
        if not message.id or message.fuzzy or not any(fnmatchcase(name, sources) for name, _ in message.locations):
            continue
        forms = (message.string,) if isinstance(message.string, str) else tuple(message.string or ("",))
        if all(forms):
            single = message.id if isinstance(message.id, str) else message.id[0]
            strings[single] = list(forms) if message.pluralizable else forms[0]
    return strings
