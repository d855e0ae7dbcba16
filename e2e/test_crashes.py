"""The tab must not die.

Chromium watches allocations in some of its users' sessions ("heap profiling", drawn by lot for each session). For each
sample it walks the stack, and where WebAssembly has switched to another stack it reads past that one's end. Here the
profiler is on, and samples so often that each start of a Pyodide with stack switching dies of it.
"""

from collections.abc import Iterator

import pytest
from conftest import USUAL, Watch
from deaths import launched
from playwright.sync_api import Browser, Playwright
from table import Table

from workshop.bench.visits import PROFILED
from workshop.serve import SiteServer

pytestmark = pytest.mark.cold


@pytest.fixture
def profiled(play: Playwright) -> Iterator[Browser]:
    with launched(play, PROFILED) as browser:
        yield browser


@pytest.mark.parametrize("game", ["manitou", "powwow", "bison", "wendake"])
def test_the_heap_profiler_of_chromium_does_not_kill_the_tab(
    profiled: Browser, site: SiteServer, watch: Watch, game: str
) -> None:
    context = watch.on(profiled.new_context(**USUAL))
    Table(context.new_page(), site.url).open(f"new={game}&seats=2").wait()
    context.close()
