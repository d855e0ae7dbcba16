"""The map of the house (py/prateria/README.md) is true: what it names is there, and what is there is named."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "py" / "prateria"
MAP = (PACKAGE / "README.md").read_text(encoding="utf-8")
SUFFIX = {".py", ".mjs", ".js", ".md", ".svg", ".toml", ".css"}
KNOWN = [path for folder in ("py", "tests", "web", "e2e", "e2e_others") for path in (ROOT / folder).rglob("*.*")]
FILES = {path.relative_to(ROOT).as_posix() for path in KNOWN if path.suffix in SUFFIX}
NAMED = sorted(set(re.findall(r"(?<![\w/>.])[\w/.]*\w\.(?:py|mjs|js|md|svg|toml|css)\b", MAP)))
ROOMS = ("core", "kit", "view", "games", "bots", "players", "app", "envs")
"""Each file in these folders is named, without those in folders of theirs."""


def is_there(name):
    """A file of that path, or of the end of one. `puma` is the game to come."""
    return any(f"/{file}".endswith("/" + name.replace("puma", "manitou")) for file in FILES)


def test_what_is_looked_for_is_found():
    assert len(NAMED) > 60
    assert is_there("core/game.py")
    assert not is_there("core/chess.py")


@pytest.mark.parametrize("name", NAMED)
def test_a_file_that_is_named_is_there(name):
    assert is_there(name)


def test_every_folder_is_named():
    rooms = [path for path in PACKAGE.rglob("*") if path.is_dir() and path.name != "__pycache__"]
    inside = [path for path in rooms if path.parent.parent == PACKAGE / "games" or path.parent == PACKAGE]
    subjects = [path for path in rooms if path.relative_to(PACKAGE).parts[0] not in ("games", "locale")]
    missing = [path for path in {*inside, *subjects} if not re.search(rf"\b{path.name}/", MAP)]
    assert missing == []


@pytest.mark.parametrize("room", ROOMS)
def test_every_file_of_a_room_is_named(room):
    names = [path.stem for path in (PACKAGE / room).glob("*.py") if path.stem not in ("__init__", "main")]
    assert [name for name in names if not re.search(rf"\b{name}\b", MAP)] == []


def test_every_door_is_in_the_table():
    """By the name under which a game gives it: `games.game.Game` finds it by that."""
    source = (PACKAGE / "games" / "game.py").read_text(encoding="utf-8")
    doors = re.findall(r'self\._part\("\w*", "(\w+)"', source)
    assert len(doors) == 10
    assert [door for door in doors if f"`{door}`" not in MAP] == []
