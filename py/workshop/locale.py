"""python -m workshop.locale: brings the catalogues up to the sources; translations stay. `--check` only looks.

Python says w("..."), w.n("one", "many", n), w.p("context", "..."); the page's own code says _("...") and
ngettext("one", "many", n). The comments of example players, and of the code of the path, are sentences too. English is
the msgid, so there is no English catalogue.
"""

import ast
import io
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import write_po

from prateria.players.examples import EXAMPLES, comments
from prateria.players.path import PATH
from prateria.players.path.page import comments_of
from workshop.catalogues import LOCALE, read_catalogue
from workshop.paths import LANGUAGES, PY, ROOT, WEB

Said = tuple[int, str | None, str | tuple[str, str]]
"""(line, context, message): a message with a plural is two texts."""

PLACE = re.compile(r"%\(\w+\)[sd]")
TEXT = r"""('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")"""
PAGE_CALL = re.compile(rf"(?<![\w$.])(_|ngettext)\(\s*{TEXT}(?:,\s*{TEXT})?")
COMMENT = re.compile(r"^\s*(//|/?\*).*", re.MULTILINE)
ONCE = datetime(2026, 1, 1, tzinfo=UTC)  # no dates that change without a sentence changing


def of_python(text: str) -> Iterator[Said]:
    """Every call with the words of a language, wherever in an expression it stands, in f-strings as well.

    >>> list(of_python("f\"{w('One')}\" + words.n('%(n)d card', '%(n)d cards', n=2) + self.w.p('space', 'empty')"))
    [(1, None, 'One'), (1, 'space', 'empty')]
    >>> list(of_python("w.n('%(n)d card', '%(n)d cards', n=', '.join(all))"))
    [(1, None, ('%(n)d card', '%(n)d cards'))]
    """
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Call):
            continue
        texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        match node.func:
            case ast.Name("w") | ast.Attribute(attr="w") if len(texts) == 1:
                yield node.lineno, None, texts[0]
            case ast.Attribute(ast.Name("w" | "self") | ast.Attribute(attr="w"), "n") if len(texts) == 2:
                yield node.lineno, None, (texts[0], texts[1])
            case ast.Attribute(ast.Name("w" | "self") | ast.Attribute(attr="w"), "p") if len(texts) == 2:
                yield node.lineno, texts[0], texts[1]


def of_page(text: str) -> Iterator[Said]:
    """Every call of `_` and `ngettext` in a module of the page, also inside templates.

    >>> list(of_page("html`<p>${_('One')}</p>` // _('none')"))
    [(1, None, 'One'), (1, None, 'none')]
    """
    text = COMMENT.sub("", text)
    for call in PAGE_CALL.finditer(text):
        _, one, many = (part and ast.literal_eval(part) for part in (f"'{call[1]}'", call[2], call[3]))
        yield text.count("\n", 0, call.start()) + 1, None, (one, many) if many else one


def _sources() -> Iterator[tuple[Path, Callable[[str], Iterator[Said]]]]:
    for path in sorted((PY / "prateria").rglob("*.py")):
        yield path, of_python
    for path in sorted([*WEB.rglob("*.mjs"), WEB / "watch.js"]):
        yield path, of_page


def collected() -> Catalog:
    """Every sentence of the sources."""
    catalogue = Catalog(project="prateria", charset="utf-8")
    for path, said in _sources():
        name = path.relative_to(ROOT).as_posix()
        for line, context, message in said(path.read_text(encoding="utf-8")):
            catalogue.add(message, None, [(name, line)], context=context)
    for game, examples in EXAMPLES.items():
        for sentence in [sentence for example in examples for sentence in comments(example.source)]:
            catalogue.add(sentence, None, [(f"py/prateria/players/examples/{game}.py", 1)])
    for step in PATH:
        for sentence in comments_of(step):
            catalogue.add(sentence, None, [(f"py/prateria/players/path/{step.id}.py", 1)])
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
