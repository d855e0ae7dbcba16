"""Environments, and players that somebody writes, come with the wheel and not with the page."""

import io
import re
import tomllib
import zipfile

from prateria.envs.rendering import sheets
from prateria.games import GAMES
from workshop.engine import engine_pack, engine_sources
from workshop.paths import ROOT, WEB
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
    inner = names(engine_pack())
    assert any(name.startswith("prateria/games/") for name in inner)
    assert [name for name in inner if name.startswith(("prateria/envs", "prateria/players"))] == []


def test_the_wheel_holds_them_with_the_styles_of_the_table():
    _, data = make_wheel()
    expected = {"pettingzoo.py", "numbers/bison.py", "css/table.css"}
    assert {*(f"prateria/envs/{name}" for name in expected), "prateria/players/referee.py"} <= {*names(data)}


def test_the_styles_that_a_game_names_are_those_of_the_page_and_ship():
    """In the order in which the page has them: of two rules the later one wins."""
    styles = [path.removeprefix("./") for path in re.findall(r'@import "(.*?)"', (WEB / "css/game.css").read_text())]
    wanted = [f"{name}.css" for name in sheets()]
    assert [name for name in ("tokens.css", *styles) if name in wanted] == wanted
    assert {name for game in GAMES.values() for name in game.sheets} == {"powwow", "bison", "wendake"}
    _, data = make_wheel()
    assert {f"prateria/envs/css/{name}" for name in wanted} == {name for name in names(data) if name.endswith(".css")}


def test_a_new_game_names_its_styles_itself(monkeypatch):
    """Nothing in `envs` is changed for it."""
    monkeypatch.setitem(vars(GAMES["manitou"]), "sheets", ("puma",))
    assert "puma" in sheets()


def test_the_wheel_needs_nothing_unless_it_is_asked_for():
    needed = [line for line in metadata() if line.startswith("Requires-Dist:")]
    assert needed
    assert all('; extra == "' in line for line in needed)
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert [line.partition(": ")[2] for line in metadata() if line.startswith("Provides-Extra:")] == [*extras]
    assert {*extras} == {"pettingzoo", "openspiel"}
