"""Which room may import which: app, players, bots, games, view, kit, core, standard library; envs: games and below."""

import ast
import re
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

from prateria.games import GAMES

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
DRAWN = {"meta", "data", "actions", "events", "observe", "preview", "gathering", "board", "grid", "maps", "scoring"}
"""What drawings know of an engine: facts, what was observed, and what a preview says of it (of a gathering, too); never
the rules."""
LINES, FILES_A_FOLDER = 300, 20
RUNS = "prateria.players.source"
"""The one file that runs code somebody has written."""


def name_of(path):
    """prateria.core.game for py/prateria/core/game.py"""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree(path):
    """What a file says, read once for all that is asked of it."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imported(path):
    """The full names of all modules that a file imports, wherever in it it does."""
    return tuple(imports(path))


def imports(path):
    package = name_of(path).split(".")
    if path.name != "__init__.py":
        package = package[:-1]
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *(node.module.split(".") if node.module else [])])
            # `from . import rules` names a module, `from .rules import trial` a thing in one
            yield from {full if is_module(full := f"{module}.{alias.name}") else module for alias in node.names}


def is_module(name):
    path = PACKAGE.parent / name.replace(".", "/")
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def rooms(path):
    return name_of(path).split(".")[1:]


def broken(rule, files):
    """The names of those files that break a rule, each with the reason."""
    found = {}
    for path in files:
        try:
            rule(path)
        except AssertionError as reason:
            found[str(path)] = str(reason)
    return found


def every_file(rule, files=FILES) -> Callable[[], None]:
    """A test of a rule that holds in each file: one for all, as a thousand that take a millisecond cost a minute."""

    def test():
        assert broken(rule, files) == {}

    test.__name__, test.__doc__ = rule.__name__, rule.__doc__
    return test


def test_a_broken_rule_is_told_with_its_file(tmp_path):
    whole, half = tmp_path / "whole.py", tmp_path / "half.py"
    whole.write_text('"""What it is."""\n')
    half.write_text("assert open\n")

    def rule(path):
        assert ast.get_docstring(tree(path)), "says nothing"

    assert [*broken(rule, [whole, half])] == [str(half)]
    assert "says nothing" in broken(rule, [half])[str(half)]


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
    beside = room[:1] == ["envs"] or room == ["players", "games"]
    told = next((game for game in GAMES if beside and f"{path.stem}_".startswith(f"{game}_")), "")
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
        if home[1] in ("table", "teaching") and there and there[1] == "engine":
            assert "".join(there[2][:1]) in DRAWN, f"{home[1]} imports {module}"


def circle(ties):
    """What is left of `ties` (name -> names) when, again and again, all is taken away that leads to nothing left."""
    left = dict(ties)
    while free := [name for name, others in left.items() if not others & left.keys()]:
        for name in free:
            del left[name]
    return left


def ties():
    """The files of ours, by name, each with those that it imports: for types too, and wherever in it it does."""
    return {name_of(path): {module for module in imported(path) if is_module(module)} for path in FILES}


def test_no_files_import_each_other_in_a_circle():
    assert circle(ties()) == {}


def test_a_circle_is_found(tmp_path, monkeypatch):
    """Also one for types alone, and one that takes something from the package in which it stands."""
    assert circle({"a": {"b"}, "b": {"c"}, "c": set()}) == {}
    assert circle({"a": {"b"}, "b": {"a"}, "c": {"a"}, "d": set()}).keys() == {"a", "b", "c"}
    monkeypatch.setitem(globals(), "PACKAGE", tmp_path / "prateria")
    room = tmp_path / "prateria" / "room"
    room.mkdir(parents=True)
    (room / "__init__.py").write_text("from .rules import trial\n")
    (room / "rules.py").write_text("if TYPE_CHECKING:\n    from .state import State\n")
    (room / "state.py").write_text("from . import rules\n")
    (room / "about.py").write_text("from . import trial\n")
    found = {path.stem: set(imported(path)) for path in room.iterdir()}
    base = "prateria.room"
    assert found == {
        "__init__": {f"{base}.rules"},
        "rules": {f"{base}.state"},
        "state": {f"{base}.rules"},
        "about": {base},
    }


def every_file_and_test(rule):
    return every_file(rule, [*FILES, *sorted(Path(__file__).parent.rglob("*.py"))])


LOOKED_UP = re.compile(
    r"(^|\b)(GAMES|game|flow|texts|sense|table|teaching|race|FLOW|TEXTS|SENSE|TABLE|TEACHING)(\[.*\])?$"
)
"""What stands for a game, or for one of its doors."""


@every_file_and_test
def test_nothing_of_a_game_is_looked_up_by_name(path):
    """Doors have defaults. In the app and the bots nothing at all is, but in the file that knows the browser."""
    room = rooms(path)[:1] if path.is_relative_to(PACKAGE) else []
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("getattr", "hasattr"):
            assert room not in (["app"], ["bots"]) or path.name == "edge.py", f"line {node.lineno}"
            assert not LOOKED_UP.search(ast.unparse(node.args[0])), f"line {node.lineno}: see games/contract.py"


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
        small = "prateria.core.plain" in imported(game / "engine" / "state.py")
        for room, first in (FIRST if small else LARGE).items():
            there = {path.stem for path in (game / room).iterdir()}
            assert there >= set(first.split()), game / room


FIRST = {"engine": "meta actions events state observe", "table": "picture"}
"""Every game has these files, by room."""
LARGE = {
    "engine": "meta data actions events position scoring state observe redeal imagined notation scenarios preview",
    "bot": "evaluation reasons judging",
    "words": "about nouns prompts labels sentences reasons refusals",
    "table": "picture layout figures inwords places gameend",
    "teaching": "lesson rulespage pictures classplan",
}
"""And these, if its state keeps its fields in slots instead of being a `core.plain.PlainState`."""


@every_file
def test_no_chance_and_no_clock_in_rules(path):
    if rooms(path)[:1] in (["core"], ["kit"], ["games"]):
        forbidden = {"random", "secrets", "time", "datetime", "uuid", "os", "threading", "subprocess", "asyncio"}
        assert not {module.split(".")[0] for module in imported(path)} & forbidden


@every_file
def test_no_assert_and_no_file_opened(path):
    for node in ast.walk(tree(path)):
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
    assert ast.get_docstring(tree(path))
