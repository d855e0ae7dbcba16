"""A browser that dies: what was taken back, deleted or erased before stays so. `workshop.bench.kills` does more."""

from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from workshop.bench.kills import ACTS, run
from workshop.serve import SiteServer


@pytest.mark.parametrize("act", ACTS)
def test_killed_right_after_the_page_said_so(play: Playwright, site: SiteServer, tmp_path: Path, act: str) -> None:
    found = run(play, site.url, tmp_path, act, delay=0)
    assert found.good, found
    assert found.decisive, "localStorage was quicker than Chromium's once a minute: this shows nothing"
