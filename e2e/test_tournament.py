"""A tournament of three bots: without a network, one of them wrong, its result in the class's list."""

import json

from conftest import Contexts
from playwright.sync_api import Page, expect
from promised import until_kept
from test_axe import in_both_lights
from writing import PATIENCE, Workshop

from workshop.serve import SiteServer

FIRST = "def choose(view):\n    return view.actions[0]\n"
LAST = "def choose(view):\n    return view.actions[-1]\n"
FAULTY = "def choose(view)\n    return 1\n"


def put(page: Page, id_: str, name: str, source: str) -> None:
    bot = json.dumps({"v": 1, "game": "manitou", "name": name, "source": source, "updated": 1})
    page.evaluate("([id, text]) => localStorage.setItem(`prateria:bot:${id}`, text)", [id_, bot])


def test_three_bots_without_a_network(context: Contexts, site: SiteServer) -> None:
    device = context(offline=True)
    page = device.new_page()
    ws = Workshop(page, site.url).open()
    put(page, "a1", "Prima", FIRST)
    put(page, "b2", "Ultima", LAST)
    until_kept(page)
    device.set_offline(True)
    ws.open("#tournament")
    panel = page.locator("#panel")
    expect(panel.locator("h2")).to_have_text("Tournament of bots")
    page.set_input_files(
        "#cup-files",
        [
            {"name": "rotto.py", "mimeType": "text/x-python", "buffer": f"# Prateria: manitou\n{FAULTY}".encode()},
            {"name": "empty.py", "mimeType": "text/x-python", "buffer": b"\n"},
        ],
    )
    expect(panel.locator(".entries li")).to_have_count(3)
    expect(page.locator("#cup-problem")).to_contain_text("empty.py")
    panel.locator(".entries summary").click()  # what has come from elsewhere can be read before it runs
    expect(panel.locator(".entries pre")).to_contain_text(FAULTY.strip())
    found = in_both_lights(page, "who takes part")
    panel.get_by_role("button", name="How long will it take?").click()
    expect(page.locator("#cup-problem")).to_contain_text("rotto: Does not run. Line 1:", timeout=PATIENCE)
    panel.locator('[data-rounds="1"]').click()
    expect(panel.locator("h2")).to_have_text("Tournament: Manitou", timeout=PATIENCE)
    rows = panel.locator(".standing tbody tr")
    expect(rows).to_have_count(3)
    expect(rows.nth(2)).to_contain_text("rotto")
    expect(rows.nth(2)).to_contain_text("does not count")
    expect(panel).to_contain_text("2 games were played.")
    expect(page.locator("iframe")).to_have_count(0)
    assert found + in_both_lights(page, "how it came out") == []
    with page.expect_download() as given:
        panel.get_by_role("button", name="CSV").click()
    assert len(given.value.path().read_text(encoding="utf-8-sig").splitlines()) == 4
    panel.get_by_role("button", name="Into the class’s list").click()
    expect(page.locator("#toast")).to_contain_text("It stands on the teacher")
    device.set_offline(False)
    page.goto(site.url)
    page.locator('[data-act="teachers"]').click()
    expect(panel.locator("summary", has_text="Manitou: ")).to_be_visible(timeout=PATIENCE)
