"""The wheel: pure Python, the same bytes each time, and pip takes it."""

import io
import subprocess
import sys
import zipfile
from pathlib import Path

from workshop.paths import project_version
from workshop.wheel import build_wheel, make_wheel


def test_the_same_sources_give_the_same_bytes() -> None:
    assert make_wheel() == make_wheel()


def test_it_holds_the_engines_and_nothing_of_the_workshop() -> None:
    _, data = make_wheel()
    names = zipfile.ZipFile(io.BytesIO(data)).namelist()
    assert "prateria/core/game.py" in names
    assert f"prateria-{project_version()}.dist-info/RECORD" in names
    assert [name for name in names if not name.startswith("prateria")] == []


PLAYED = """
import prateria
from prateria.players import EXAMPLES, play_game, read_player

play_game("manitou", [read_player(example.source) for example in EXAMPLES["manitou"][:2]])
print(prateria.__file__)
"""


def test_pip_installs_it_and_it_works(tmp_path: Path) -> None:
    """A player in it plays a game."""
    name = build_wheel(str(tmp_path))
    target = tmp_path / "installed"
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-index", "--no-deps", "--target", str(target)]
    subprocess.run([*pip, str(tmp_path / name)], check=True)
    script = f"import sys; sys.path.insert(0, {str(target)!r})\n{PLAYED}"
    done = subprocess.run([sys.executable, "-I", "-c", script], check=True, capture_output=True, text=True)
    assert Path(done.stdout.strip()).is_relative_to(target)
