"""python -m workshop.locale: brings the catalogues up to the sources; translations stay. `--check` only looks.

Python says w("..."), w.n("one", "many", n), w.p("context", "..."); the page's own code says _("...") and
ngettext("one", "many", n). English is the msgid, so there is no English catalogue.
"""

import ast
import io
import re
import sys
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.pofile import write_po

from workshop.catalogues import LOCALE, read_catalogue
from workshop.paths import LANGUAGES, PY, ROOT, WEB

Keywords = dict[str, tuple[int | tuple[int, str], ...] | None]

PYTHON: Keywords = {"w": None, "n": (1, 2), "p": ((1, "c"), 2)}
PAGE: Keywords = {"_": None, "ngettext": (1, 2)}
PLACE = re.compile(r"%\(\w+\)[sd]")
TEXT = r"""('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")"""
PAGE_CALL = re.compile(rf"(?<![\w$.])(_|ngettext)\(\s*{TEXT}(?:,\s*{TEXT})?")
COMMENT = re.compile(r"^\s*(//|/?\*).*", re.MULTILINE)
ONCE = datetime(2026, 1, 1, tzinfo=UTC)  # no dates that change without a sentence changing


def _page_calls(file: IO[bytes], *_: Any, **__: Any) -> Iterator[tuple[int, str, tuple[str, ...], list[str]]]:
    """The calls of `_` and `ngettext` in a module of the page; Babel does not see those inside templates."""
    text = COMMENT.sub("", file.read().decode())
    for call in PAGE_CALL.finditer(text):
        name, *texts = call.groups()
        yield text.count("\n", 0, call.start()) + 1, name, tuple(ast.literal_eval(t) for t in texts if t), []


def _sources() -> Iterator[tuple[Path, Any, Keywords]]:
    for path in sorted((PY / "prateria").rglob("*.py")):
        yield path, "python", PYTHON
    for path in sorted([*WEB.rglob("*.mjs"), WEB / "watch.js"]):
        yield path, _page_calls, PAGE


def collected() -> Catalog:
    """Every sentence of the sources."""
    catalogue = Catalog(project="prateria", charset="utf-8")
    for path, method, keywords in _sources():
        name = path.relative_to(ROOT).as_posix()
        with path.open("rb") as file:
            found = list(extract(method, file, keywords, ("Translators:",)))
        for line, message, comments, context in found:
            catalogue.add(message, None, [(name, line)], auto_comments=comments, context=context)
    return catalogue


def path_of(lang: str) -> Path:
    return LOCALE / lang / "LC_MESSAGES" / "prateria.po"


def updated(lang: str, sources: Catalog, more: Iterable[Message] = ()) -> bytes:
    """The PO file of a language as it should stand, with what it has already, and of `more` what it has not."""
    path = path_of(lang)
    catalogue = read_catalogue(path) if path.exists() else Catalog(locale=lang, project="prateria", fuzzy=False)
    for message in more:
        known = catalogue.get(message.id, message.context)
        if message.id and not (known and all(_forms(known))):
            catalogue.delete(message.id, message.context)
            catalogue.add(message.id, message.string, context=message.context)
    catalogue.update(sources, no_fuzzy_matching=True)
    catalogue.header_comment = f"# Prateria: {lang}. English is the msgid; see GLOSSARY.md for the words of the games."
    catalogue.creation_date = catalogue.revision_date = ONCE
    catalogue.project, catalogue.version = "Prateria", ""
    catalogue.msgid_bugs_address = catalogue.last_translator = catalogue.language_team = ""
    buffer = io.BytesIO()
    write_po(buffer, catalogue, width=120, include_lineno=False, sort_by_file=True, ignore_obsolete=True)
    return buffer.getvalue()


def _keys(catalogue: Catalog) -> set[Any]:
    """What a catalogue translates, and whether the page's own code says it."""
    return {
        (message.context, message.id, any(name.startswith("web/") for name, _ in message.locations))
        for message in catalogue
        if message.id
    }


def follows(lang: str, sources: Catalog) -> bool:
    """Whether the PO file has the sentences of the sources, all and no others."""
    path = path_of(lang)
    return path.exists() and _keys(read_catalogue(path)) == _keys(sources)


def _forms(message: Message) -> tuple[str, ...]:
    text = message.string
    return (text,) if isinstance(text, str) else tuple(form or "" for form in text or ("",))


def faults(lang: str) -> list[str]:
    """What is not as it must be: a sentence without translation, a missing plural form, other places than English."""
    found = []
    for message in read_catalogue(path_of(lang)):
        if not message.id:
            continue
        english = (message.id,) if isinstance(message.id, str) else tuple(message.id)
        wanted = {place for text in english for place in PLACE.findall(text)}
        if message.fuzzy or not all(_forms(message)):
            found.append(f"{lang}: not translated: {english[0]}")
        elif any(set(PLACE.findall(form)) - wanted for form in _forms(message)):
            found.append(f"{lang}: unknown place: {english[0]}")
        elif set(PLACE.findall(_forms(message)[-1])) != wanted:
            found.append(f"{lang}: missing place: {english[0]}")
    return found


def main() -> None:
    sources, stale = collected(), []
    for lang in LANGUAGES[1:]:
        path = path_of(lang)
        if "--check" in sys.argv:
            stale += [] if follows(lang, sources) else [f"{lang}: not up to date: make locale"]
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(updated(lang, sources))
            open_ones = sum(not all(_forms(message)) for message in read_catalogue(path) if message.id)
            print(f"{path.relative_to(ROOT)}: {len(sources)} sentences, {open_ones} without translation")
    if stale:
        raise SystemExit("\n".join(stale))


if __name__ == "__main__":
    main()
