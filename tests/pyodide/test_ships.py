"""Inside Pyodide only: what ships is bytecode without docstrings, made by this very interpreter."""

import importlib.util
import pkgutil
import sys
import zipfile
import zipimport
from importlib import import_module
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "emscripten", reason="runs inside Pyodide: make pyodide")


def test_the_engines_come_as_bytecode() -> None:
    game = import_module("prateria.core.game")
    assert str(game.__file__).endswith(".pyc")
    assert game.__doc__ is None


def test_every_module_that_ships_was_compiled_by_this_python() -> None:
    import prateria

    archive = Path(prateria.__path__[0]).parent
    with zipfile.ZipFile(archive) as ships:
        names = ships.namelist()
    modules = [name for name in names if name.endswith(".pyc")]
    read = zipimport.zipimporter(str(archive)).get_data  # there are no checksums in it, which zipfile would ask for
    assert modules
    assert [name for name in modules if not read(name).startswith(importlib.util.MAGIC_NUMBER)] == []
    assert [name for name in names if name.endswith(".py")] == []


def test_every_engine_module_imports() -> None:
    import prateria

    names = [m.name for m in pkgutil.walk_packages(prateria.__path__, "prateria.") if ".app" not in m.name]
    for name in names:
        import_module(name)
    assert "prateria.core.code" in names
