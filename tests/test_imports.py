"""Which room may import which: app -> bots -> games -> view -> kit -> core -> standard library."""

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "py" / "prateria"
FILES = sorted(PACKAGE.rglob("*.py"))
ORDER = ["core", "kit", "view", "games", "bots", "app"]
BROWSER = {"js", "pyodide", "pyodide_js", "pyscript"}
ENGINE = {
    "__init__", "meta", "data", "state", "actions", "rules", "scoring", "events", "observe", "position", "redeal",
    "scenarios",
    # Bison
    "board", "building", "camps", "checks", "deeds", "grid", "market", "phases", "rounds",
    # Wendake
    "asked", "atlas", "bags", "events_action", "events_year", "evolution", "frames", "hands", "masks",
    "military", "movement", "player", "positionasked", "positioncheck", "produce",
    "progress", "ritual", "setup", "solo", "track",
    "trade", "turn",
}  # fmt: skip
"""Rooms of a game that know its rules only: from core and kit."""
BLIND = {"table"}
"""Rooms that draw what was observed, and so never ask the rules."""
RULES = {
    "state", "rules", "scoring", "position", "redeal",
    "building", "checks", "deeds", "market", "phases", "rounds",
}  # fmt: skip


def name_of(path):
    """prateria.core.game for py/prateria/core/game.py"""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path):
    """The full names of all modules that a file imports, wherever in it it does."""
    package = name_of(path).split(".")
    if path.name != "__init__.py":
        package = package[:-1]
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *(node.module.split(".") if node.module else [])])
            yield module
            # `from . import rules` names a module, `from .rules import trial` a thing in one
            yield from (f"{module}.{alias.name}" for alias in node.names if is_module(f"{module}.{alias.name}"))


def is_module(name):
    path = PACKAGE.parent / name.replace(".", "/")
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def rooms(path):
    return name_of(path).split(".")[1:]


every_file = pytest.mark.parametrize("path", FILES, ids=name_of)


def test_there_is_something_to_look_at():
    assert {"core", "kit", "games", "app"} <= {rooms(path)[0] for path in FILES if rooms(path)}
    assert "prateria.core.rng" in set(imported(PACKAGE / "games" / "manitou" / "state.py"))
    assert "prateria.games.manitou.events" in set(imported(PACKAGE / "games" / "manitou" / "state.py"))


@every_file
def test_imports_go_one_way(path):
    room = (rooms(path) or ["core"])[0]
    for module in imported(path):
        parts = module.split(".")
        if parts[0] == "prateria" and len(parts) > 1 and parts[1] in ORDER:
            assert ORDER.index(parts[1]) <= ORDER.index(room), f"{room} imports {module}"


@every_file
def test_nothing_but_the_standard_library(path):
    for module in imported(path):
        top = module.split(".")[0]
        if top in BROWSER:
            assert rooms(path)[0] == "app", f"{module} outside the app"
        else:
            assert top == "prateria" or top in sys.stdlib_module_names, module


@every_file
def test_no_game_imports_another(path):
    if rooms(path)[:1] != ["games"] or len(rooms(path)) < 2:
        return
    for module in imported(path):
        if module.startswith("prateria.games."):
            assert module.split(".")[2] == rooms(path)[1], module


@every_file
def test_engine_rooms_know_core_and_kit_only(path):
    if rooms(path)[:1] != ["games"]:
        return
    room = "__init__" if path.name == "__init__.py" else path.stem
    for module in imported(path):
        if room in ENGINE and module.startswith("prateria."):
            assert module.split(".")[1] in ("core", "kit", "games"), f"{room} imports {module}"
        if room in BLIND and module.startswith("prateria.games."):
            assert module.split(".")[-1] not in RULES, f"{room} imports {module}"


@every_file
def test_no_chance_and_no_clock_in_rules(path):
    if rooms(path)[:1] in (["core"], ["kit"], ["games"]):
        forbidden = {"random", "secrets", "time", "datetime", "uuid", "os", "threading", "subprocess", "asyncio"}
        assert not {module.split(".")[0] for module in imported(path)} & forbidden


@every_file
def test_no_assert_and_no_file_opened(path):
    for node in ast.walk(ast.parse(path.read_text())):
        assert not isinstance(node, ast.Assert), f"line {node.lineno}: -OO leaves it out"
        if isinstance(node, ast.Call):
            called = node.func
            name = called.id if isinstance(called, ast.Name) else ""
            assert name not in ("open", "hash", "eval", "exec"), f"line {node.lineno}: {name}()"
            method = called.attr if isinstance(called, ast.Attribute) else ""
            assert method not in ("read_text", "read_bytes", "write_text", "write_bytes"), f"line {node.lineno}"


@every_file
def test_every_module_says_what_it_is(path):
    assert ast.get_docstring(ast.parse(path.read_text()))
