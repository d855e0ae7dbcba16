"""The game that `make new-game NAME=lynx` writes: built into a site of its own, played by touch from lobby to end.

The copy of the house has the packages of ours (a link) and what our builds have made already (hard links: a build
writes new files and renames them, so ours stay as they are). It must not be a link itself: Pyodide sees the folder of
the house only, and what lies outside is not there for it.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import PHONE, TABLET, Contexts
from playwright.sync_api import Page, expect
from table import Table
from words import speak

from workshop.paths import CACHE, NODE_MODULES, ROOT
from workshop.serve import SiteServer

pytestmark = pytest.mark.cold  # another site than that of the kept memory

FOLDERS = ("py", "web", "static")
FILES = ("pyproject.toml", "netlify.toml", "LICENSE", "package.json")


def _linked(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:  # on another disk
        shutil.copy2(source, target)


@pytest.fixture(scope="module")
def lynx(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteServer]:
    """A site with five games, the fifth being the template's."""
    root: Path = tmp_path_factory.mktemp("lynx")
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for name in FILES:
        shutil.copy(ROOT / name, root)
    (root / "node_modules").symlink_to(NODE_MODULES.resolve())
    shutil.copytree(CACHE, root / ".cache", copy_function=_linked)
    for module in (("workshop.newgame", "lynx"), ("workshop.build",)):
        command = [sys.executable, "-B", "-m", *module]
        done = subprocess.run(command, cwd=root, env={**os.environ, "PYTHONPATH": "py"}, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
    with SiteServer(root / "dist") as server:
        yield server


def play(table: Table) -> int:
    """A whole game, always with the lowest card that one still has; how often one was asked."""
    asked = 0
    while (what := table.wait_until_asked()) != "end":
        if what == "play":
            asked += 1
            table.press(f'#stage [data-pick="{table.legal_cards()[0]}"]')
            table.do_once("done")
        else:
            table.answer(what)
    return asked


def points(page: Page) -> list[int]:
    return [int(cell) for cell in page.locator("#panel table.points td.sum").all_inner_texts()]


def test_it_is_played_against_bots_and_by_two_people_in_secret(context: Contexts, lynx: SiteServer) -> None:
    """From the lobby on a tablet; then the same device as a phone, in Polish and dark."""
    page = context(viewport=TABLET, has_touch=True).new_page()
    table = Table(page, lynx.url, touch=True).open().wait_for_python()
    expect(page.locator(".game")).to_have_count(5)
    table.choose("lynx")
    expect(page.locator("#guided")).to_have_count(0)  # it has no guided round
    expect(page.locator("#game-lynx .game-art > *").first).to_be_attached()  # and no picture, but the plain one
    table.press("#start")
    table.wait()
    assert play(table) == 5  # the last of six cards goes by itself
    won = points(page)
    assert len(won) >= 2
    assert 0 < sum(won) <= 21
    expect(page.locator("#panel .winner").first).to_contain_text(re.compile(r"\d"))
    assert "#g=" in table.link()
    two_people_and_a_bot_choose_in_secret_on_a_phone(table)


BRIGHTNESS = """
n => getComputedStyle(n).fill.match(/[\\d.]+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3
"""


def two_people_and_a_bot_choose_in_secret_on_a_phone(table: Table) -> None:
    page = table.page
    page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)
    page.emulate_media(color_scheme="dark")
    speak(page, "pl")
    page.evaluate("location.hash = '#new=lynx&seats=3&people=2&seed=5'")
    assert table.wait_until_asked("curtain") == "curtain"
    table.answer("curtain")
    paper, ink = (page.locator(f"#stage {part}").first.evaluate(BRIGHTNESS) for part in (".c-face", ".c-face ~ text"))
    assert paper - ink > 120, "a number that cannot be read on its card"
    assert "…" not in page.locator("#stage").inner_text(), "a name that is cut"
    assert play(table) == 2 * 5
    assert len(points(page)) == 3
