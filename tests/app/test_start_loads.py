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
    await driver.start(2, 1, game=sys.argv[1])
    assert driver.page.regions["stage"]
run(work)
print(*sorted(name for name in sys.modules if name.startswith("prateria.")))
"""


@pytest.mark.skipif(sys.platform == "emscripten", reason="Pyodide has no processes")
@pytest.mark.parametrize("game", GAMES)
def test_what_teaches_and_looks_back_is_loaded_when_it_is_asked_for(game):
    folders = [str(Path(prateria.__path__[0]).parent), str(Path(__file__).parent)]
    script = f"import sys; sys.path[:0] = {folders!r}\n{SCRIPT}"
    done = subprocess.run([sys.executable, "-c", script, game], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert f"prateria.games.{game}.flow" in loaded
    teaches = [] if GAMES[game].flow.told_first else [".teaching"]
    late = [*teaches, ".app.replay", ".app.review", ".view.review", ".app.school."]
    assert [name for name in loaded if any(part in name for part in late)] == []
