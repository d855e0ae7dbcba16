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


def compiled_catalogues(without: tuple[str, ...] = ()) -> dict[str, bytes]:
    """`prateria/locale/it/LC_MESSAGES/prateria.mo` and so on, one for each PO; `without`: the sentences that stand only
    in sources whose paths begin so are left out."""
    made = {}
    for path in sorted(LOCALE.glob("*/LC_MESSAGES/prateria.po")):
        buffer = io.BytesIO()
        catalogue = read_catalogue(path)
        for message in [message for message in catalogue if message.id and without]:
            if all(name.startswith(without) for name, _ in message.locations):
                catalogue.delete(message.id, message.context)
        write_mo(buffer, catalogue)
        made[path.with_suffix(".mo").relative_to(PY).as_posix()] = buffer.getvalue()
    return made


def strings_for_page(lang: str, sources: str = "web/*.mjs", but: str = "") -> dict[str, Any]:
    """msgid -> translation (or the list of its plural forms), of the sentences that stand in these sources; `but`: and
    not only in those."""
    path = LOCALE / lang / "LC_MESSAGES" / "prateria.po"
    if not path.exists():
        return {}
    strings: dict[str, Any] = {}
    for message in read_catalogue(path):
        places = [name for name, _ in message.locations if fnmatchcase(name, sources) and not fnmatchcase(name, but)]
        if not message.id or message.fuzzy or not places:
            continue
        forms = (message.string,) if isinstance(message.string, str) else tuple(message.string or ("",))
        if all(forms):
            single = message.id if isinstance(message.id, str) else message.id[0]
            strings[single] = list(forms) if message.pluralizable else forms[0]
    return strings
