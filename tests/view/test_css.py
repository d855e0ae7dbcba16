"""Every class that Python shares stands in view/css.py, with what it does; and it does something."""

import ast
import re
from pathlib import Path

import pytest

from prateria.view import css

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "py" / "prateria"
VIEW = PACKAGE / "view"
FILES = sorted(path for path in PACKAGE.rglob("*.py") if path != VIEW / "css.py")
WEB = ROOT / "web"
ONLY_HOOKS = {"MINE", "LOG_BOX", "IN_WORDS"}
"""Nothing in the page wants them; by them tests and people find what they look for."""
NAMES = {name: value for name, value in vars(css).items() if name.isupper() and isinstance(value, str)}
SHARED = {part for value in NAMES.values() for part in value.split()}
SEATS = re.compile(r"s\d?|seat-\d?")
"""Whose it is: `s0`, `seat-0`."""
LINE = re.compile(r'^(\w+): Final = "[\w-]+"  # (?:(\w+\.(?:css|mjs))|only a hook): \S', re.M)


def rules(file):
    """The classes that a style sheet has rules for, or a script names."""
    text = file.read_text()
    if file.suffix == ".css":
        text = re.sub(r"\{[^{}]*\}", "{}", re.sub(r"/\*.*?\*/", "", text, flags=re.S))
        return set(re.findall(r"\.(-?[A-Za-z_][\w-]*)", text))
    return set(re.findall(r"[.'\"` ]([A-Za-z_][\w-]*)", text))


RULES = {file.name: rules(file) for file in (*(WEB / "css").glob("*.css"), *WEB.glob("*.mjs"))}
WHERE = dict(LINE.findall((VIEW / "css.py").read_text()))


@pytest.mark.parametrize("name", NAMES)
def test_a_class_is_told_and_does_what_is_told(name):
    parts = NAMES[name].split()
    if len(parts) > 1:
        assert set(parts) <= {value for value in NAMES.values() if " " not in value}, "put together of others"
        return
    assert name in WHERE, "a line says what it does"
    assert (WHERE[name] == "") == (name in ONLY_HOOKS)
    assert WHERE[name] == "" or parts[0] in RULES[WHERE[name]], f"no rule in {WHERE[name]}"


@pytest.mark.parametrize("part", css.ART)
def test_a_part_of_drawings_is_told_and_has_a_rule(part):
    assert part in RULES[css.ART[part].partition(":")[0]]


def test_no_class_has_two_names():
    assert len(set(NAMES.values())) == len(NAMES)


def docstrings(tree):
    """The texts that stand for themselves: what they show is no markup of ours."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def written(tree):
    """The classes that a file writes as they are, with the line where it does."""
    shown = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg == "class_":
            for part in ast.walk(node.value):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield from ((part.lineno, name) for name in part.value.split())
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in shown:
            for names in re.findall(r'class="([^"{}]+)"', node.value):
                yield from ((node.lineno, name) for name in names.split())


def name_of(file):
    return file.relative_to(PACKAGE).with_suffix("").as_posix()


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_a_shared_class_is_written_by_its_constant(file):
    """Shared drawings and the app write nothing else; a game writes classes of its own besides."""
    own = name_of(file).startswith(("games/", "envs/", "players/"))
    found = [(line, name) for line, name in written(ast.parse(file.read_text())) if not SEATS.fullmatch(name)]
    assert [(line, name) for line, name in found if name in SHARED or not (own or name in css.ART)] == []


def test_what_is_written_is_found():
    """Else the test above would hold for anything."""
    tree = ast.parse(
        """el("g", class_=f"odd {x} s1"); el("g", class_="a" if b else "c d"); x = '<path class="em q"/>'"""
    )
    assert {name for _, name in written(tree)} == {"odd", "s1", "a", "c", "d", "em", "q"}


def for_anything(text):
    """The selectors that mean any element after a `:has()`, or as whatever comes next: Chromium then has all below that
    styled anew whenever anything is drawn into it, and there is no telling a sheet for panels from one for the table.

    >>> for_anything(".result:has(> .parade) > * {} .card > h2 + * {} .card:has(b) p {} .card > * {}")
    ['.result:has(> .parade) > *', '.card > h2 + *']
    """
    text = re.sub(r"/\*.*?\*/|@media print \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", text, flags=re.S)
    found = [one.strip() for one in re.findall(r"([^{}]+)\{", text)]
    return [one for one in found if re.search(r":has\(.*[ >+~](\*|:not\()|[+~] ?(\*|:not\()", one)]


@pytest.mark.parametrize("sheet", sorted((WEB / "css").glob("*.css")), ids=lambda sheet: sheet.stem)
def test_no_rule_has_the_whole_table_styled_anew(sheet):
    assert for_anything(sheet.read_text()) == []
