"""What a new game has to load before its table stands: nothing that only teaches, or looks back."""

import subprocess
import sys
from pathlib import Path

import pytest

import prateria
from prateria.games import GAMES

SCRIPT = """
import sys
from driver import Driver, run
async def work():
    driver = Driver()
    driver.page.liked["offered"] = sys.argv[2]
    await driver.start(2, 1, game=sys.argv[1])
    assert driver.page.regions["stage"]
run(work)
print(*sorted(name for name in sys.modules if name.startswith("prateria.")))
"""


@pytest.mark.skipif(sys.platform == "emscripten", reason="Pyodide has no processes")
@pytest.mark.parametrize("new", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_what_teaches_and_looks_back_is_loaded_when_it_is_asked_for(game, new):
    """Where a game is `new`, it begins with what teaches it."""
    folders = [str(Path(prateria.__path__[0]).parent), str(Path(__file__).parent)]
    known = " ".join(f"{one} {one}:race" for one in GAMES)
    script = f"import sys; sys.path[:0] = {folders!r}\n{SCRIPT}"
    done = subprocess.run(
        [sys.executable, "-c", script, game, "" if new else known], capture_output=True, text=True, check=True
    )
    loaded = done.stdout.split()
    assert f"prateria.games.{game}.flow" in loaded
    assert new == any(name == f"prateria.games.{game}.teaching" for name in loaded)
    late = [".app.replay", ".app.review", ".view.review", ".app.school."]
    assert [name for name in loaded if any(part in name for part in late)] == []
