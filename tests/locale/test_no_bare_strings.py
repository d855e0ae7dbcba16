"""What people read comes out of a catalogue: no words stand bare in the drawing rooms."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "py" / "prateria"
ROOMS = [
    path
    for folder in ("view", "app", "games")
    for path in sorted((PACKAGE / folder).rglob("*.py"))
    if "view.svg" in (text := path.read_text()) or "from .svg" in text or folder == "app"
]
SPOKEN = {"aria_label", "title", "placeholder", "alt", "label", "aside", "empty"}
MAKERS = {"el", "Button", "message", "status", "log", "choices", "text", "toast"}


def words_in(node):
    """The words of a string that stands there as it is."""
    if isinstance(node, ast.JoinedStr):
        return " ".join(filter(None, (words_in(part) for part in node.values)))
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value if any(part.isalpha() and len(part) > 1 for part in node.value.split()) else ""
    return ""


def bare(tree):
    """(line, words) of the strings that are given to makers of markup as something to read."""
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
        if name in MAKERS:
            shown = call.args[1:] if name == "el" else call.args[:1]
            for node in (*shown, *(k.value for k in call.keywords if k.arg in SPOKEN)):
                if found := words_in(node):
                    yield node.lineno, found


def test_the_search_finds_what_it_looks_for():
    source = 'el("p", "Hello there", class_="x")\nel("g", f"Turn of {n}", aria_label="A table")\nButton("Go", "go")'
    assert [found for _, found in bare(ast.parse(source))] == ["Hello there", "Turn of ", "A table", "Go"]
    assert list(bare(ast.parse('el("text", str(n), class_="soft")\nButton(w("Go"), "go")\nel("p", w("Hello"))'))) == []


@pytest.mark.parametrize("path", ROOMS, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_bare_words(path):
    assert list(bare(ast.parse(path.read_text()))) == []
