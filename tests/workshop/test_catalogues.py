"""Translations are whole, and follow the sources."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from workshop.locale import collected, faults, follows, path_of
from workshop.paths import PY

TRANSLATED = [lang for lang in ("it", "pl") if path_of(lang).exists()]


@pytest.mark.parametrize("lang", TRANSLATED)
def test_the_catalogue_follows_the_sources(lang: str) -> None:
    assert follows(lang, collected()), "make locale"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_sentence_is_translated_with_the_places_of_the_english(lang: str) -> None:
    assert faults(lang) == []


def said(path: Path) -> Iterator[tuple[str | None, Any]]:
    """(context, message) of every call with the words of a language, wherever in an expression it stands."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        match node.func:
            case ast.Name("w") | ast.Attribute(attr="w") if len(texts) == 1:
                yield None, texts[0]
            case ast.Attribute(ast.Name("w") | ast.Attribute(attr="w"), "n") if len(texts) == 2:
                yield None, tuple(texts)
            case ast.Attribute(ast.Name("w") | ast.Attribute(attr="w"), "p") if len(texts) == 2:
                yield texts[0], texts[1]


def test_no_sentence_is_overlooked() -> None:
    """Babel does not look into f-strings, nor into the arguments of a call that it collects."""
    catalogue = collected()
    plural = {message.id for message in catalogue if message.pluralizable}
    missing = {
        (path.relative_to(PY).as_posix(), message)
        for path in sorted((PY / "prateria").rglob("*.py"))
        for context, message in said(path)
        if (message not in plural if isinstance(message, tuple) else catalogue.get(message, context) is None)
    }
    assert missing == set()
