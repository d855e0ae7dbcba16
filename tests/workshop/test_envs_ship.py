"""Environments, and players that somebody writes, come with the wheel and not with the page."""

import io
import tomllib
import zipfile

from workshop.engine import engine_sources, engine_zip
from workshop.paths import ROOT
from workshop.wheel import make_wheel


def names(archive):
    return zipfile.ZipFile(io.BytesIO(archive)).namelist()


def metadata():
    _, data = make_wheel()
    archive = zipfile.ZipFile(io.BytesIO(data))
    return archive.read(next(name for name in archive.namelist() if name.endswith("/METADATA"))).decode().splitlines()


def test_the_page_never_holds_them(monkeypatch):
    """Not as sources, nor in what the browser fetches."""
    assert [name for name in engine_sources() if name.startswith(("prateria/envs", "prateria/players"))] == []
    assert any(name.startswith("prateria/games/") for name in engine_sources())
    monkeypatch.setattr("workshop.engine.packed", lambda archive: archive)  # else it could not be read here
    inner = names(zipfile.ZipFile(io.BytesIO(engine_zip())).read("prateria.zip.zst"))
    assert any(name.startswith("prateria/games/") for name in inner)
    assert [name for name in inner if name.startswith(("prateria/envs", "prateria/players"))] == []


def test_the_wheel_holds_them_with_the_styles_of_the_table():
    _, data = make_wheel()
    expected = {"pettingzoo.py", "numbers/bison.py", "css/table.css"}
    assert {*(f"prateria/envs/{name}" for name in expected), "prateria/players/referee.py"} <= {*names(data)}


def test_the_wheel_needs_nothing_unless_it_is_asked_for():
    needed = [line for line in metadata() if line.startswith("Requires-Dist:")]
    assert needed
    assert all('; extra == "' in line for line in needed)
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert [line.partition(": ")[2] for line in metadata() if line.startswith("Provides-Extra:")] == [*extras]
    assert {*extras} == {"pettingzoo", "openspiel"}
