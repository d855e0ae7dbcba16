"""Which room may import which: app, players, bots, games, view, kit, core, standard library; envs: games and below."""

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "py" / "prateria"
FILES = sorted(PACKAGE.rglob("*.py"))
ORDER = ["core", "kit", "view", "games", "bots", "players", "app"]
BESIDE = {"envs": "games"}
"""Rooms that nothing else imports, with the highest room that they may import."""
FOREIGN = {"pettingzoo": {"gymnasium", "numpy", "pettingzoo"}, "openspiel": {"numpy", "pyspiel"}}
"""The only files that need something from elsewhere: `prateria.envs.pettingzoo`, `prateria.envs.openspiel`."""
BROWSER = {"js", "pyodide", "pyodide_js", "pyscript"}
ROOMS = {
    "engine": {"engine"},
    "bot": {"bot", "engine"},
    "words": {"words", "engine"},
    "table": {"table", "words", "engine"},
    "flow": {"engine"},
    "teaching": {"teaching", "table", "words", "engine"},
}
"""Which room of a game may import which other of the same game."""
DRAWN = {"meta", "data", "actions", "events", "observe", "preview", "board", "grid", "maps", "scoring"}
"""What drawings know of an engine: facts, what was observed, and what a preview says of it; never the rules."""
LINES, FILES_A_FOLDER = 300, 20
RUNS = "prateria.players.source"
"""The one file that runs code somebody has written."""


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
    assert "prateria.core.rng" in set(imported(PACKAGE / "games" / "manitou" / "engine" / "state.py"))
    assert "prateria.games.manitou.engine.events" in set(
        imported(PACKAGE / "games" / "manitou" / "engine" / "state.py")
    )


@every_file
def test_imports_go_one_way(path):
    room = (rooms(path) or ["core"])[0]
    for module in imported(path):
        parts = module.split(".")
        if parts[0] == "prateria" and len(parts) > 1 and parts[1] in ORDER:
            assert ORDER.index(parts[1]) <= ORDER.index(BESIDE.get(room, room)), f"{room} imports {module}"
        elif parts[0] == "prateria" and len(parts) > 1 and parts[1] in BESIDE:
            assert parts[1] == room, f"{room} imports {module}"


@every_file
def test_nothing_but_the_standard_library(path):
    for module in imported(path):
        top = module.split(".")[0]
        if top in BROWSER:
            assert rooms(path)[0] == "app", f"{module} outside the app"
        else:
            room, name = (*rooms(path), "", "")[:2]
            needed = FOREIGN.get(name, set()) if room == "envs" else set()
            assert top == "prateria" or top in sys.stdlib_module_names or top in needed, module


def room_of(module):
    """(game, room, what in it) of prateria.games.manitou.engine.state; None for what belongs to no game."""
    parts = module.split(".")[2:] if module.startswith("prateria.games.") else []
    return (parts[0], parts[1], parts[2:]) if len(parts) > 1 and (PACKAGE / "games" / parts[0]).is_dir() else None


@every_file
def test_no_game_imports_another(path):
    """A game of which environments and players speak has files of its own there, which know its engine alone."""
    home, room = room_of(name_of(path)), rooms(path)[:2]
    told = path.stem.partition("_")[0] if room[:1] == ["envs"] or room == ["players", "games"] else ""
    for module in imported(path):
        there = room_of(module)
        mine = home is not None and there is not None and there[0] == home[0]
        assert there is None or mine or (there[0], there[1]) == (told, "engine"), module


@every_file
def test_the_rooms_of_a_game_know_only_those_below_them(path):
    home = room_of(name_of(path))
    if home is None:
        return
    for module in imported(path):
        there = room_of(module)
        assert there is None or there[1] in ROOMS[home[1]], f"{home[1]} imports {module}"
        if home[1] in ("engine", "bot", "words", "flow"):
            assert not module.startswith("prateria.view"), f"{home[1]} imports {module}"
        if home[1] in ("table", "teaching") and there and there[1] == "engine" and there[2]:
            assert there[2][0] in DRAWN, f"{home[1]} imports {module}"


def tied(path):
    """The files of ours that a file imports, by their full names."""
    return {module for module in imported(path) if is_module(module) and module != name_of(path)}


def inside(path, package):
    return name_of(path).startswith(f"{package}.")


def test_no_files_import_each_other_in_a_circle():
    """Types included. Taking away, again and again, what imports nothing that is left: nothing may stay."""
    left = {name_of(path): tied(path) for path in FILES}
    packages = {name_of(path) for path in FILES if path.name == "__init__.py"}
    # `from . import data` names a neighbour, not the package that both are in
    left = {
        name: {m for m in modules if not (m in packages and name.startswith(f"{m}."))} for name, modules in left.items()
    }
    while free := [name for name, modules in left.items() if not modules & left.keys()]:
        for name in free:
            del left[name]
    assert not left


def test_a_reader_finds_the_way():
    """No folder of a game is too full, no file too long, and each game has the same rooms with the same first files."""
    games = [path for path in (PACKAGE / "games").iterdir() if (path / "engine").is_dir()]
    for folder in [folder for game in games for folder in [game, *game.rglob("*")] if folder.is_dir()]:
        assert len(list(folder.glob("*.py"))) <= FILES_A_FOLDER, folder
    for path in [path for game in games for path in game.rglob("*.py")]:
        assert len(path.read_text().splitlines()) <= LINES, path
    for game in games:
        assert {path.name for path in game.iterdir() if path.name != "__pycache__"} >= {
            "__init__.py",
            "flow.py",
            *ROOMS,
        } - {"flow"}
        engine = {path.stem for path in (game / "engine").iterdir()}
        assert engine >= (FIRST if "prateria.core.plain" in imported(game / "engine" / "state.py") else LARGE)


FIRST = {"__init__", "meta", "actions", "events", "state", "observe"}
"""Every engine has these files."""
LARGE = FIRST | {"data", "redeal", "scenarios", "notation"}
"""And these, if its state keeps its fields in slots instead of being a `core.plain.PlainState`."""


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
            if name_of(path) == RUNS and name == "exec":
                continue
            assert name not in ("open", "hash", "eval", "exec"), f"line {node.lineno}: {name}()"
            method = called.attr if isinstance(called, ast.Attribute) else ""
            assert method not in ("read_text", "read_bytes", "write_text", "write_bytes"), f"line {node.lineno}"


@every_file
def test_every_module_says_what_it_is(path):
    assert ast.get_docstring(ast.parse(path.read_text()))
