"""The first game of each sort on a device begins with what one plays for: seen at once, said once."""

import pytest
from conftest import PHONE, TABLET, Contexts
from games import session_of
from looks import resize
from playwright.sync_api import Page, expect
from table import Table
from words import speak

from workshop.serve import SiteServer

GAMES = ("manitou", "powwow", "bison", "wendake")
SMALL = {"width": 360, "height": 640}
DESK = {"width": 1440, "height": 900}
LAID = """() => {
    const body = document.getElementById('panel-body');
    const main = document.querySelector('#panel .button.main').getBoundingClientRect();
    const at = document.elementFromPoint(main.x + main.width / 2, main.y + main.height / 2);
    const shown = [...body.querySelectorAll('.aim, .minute > li:first-child')].map((e) => e.getBoundingClientRect());
    return {
        scrolls: body.scrollHeight - body.clientHeight,
        sideways: body.scrollWidth - body.clientWidth,
        key: main.bottom <= innerHeight && at?.closest('[data-do]')?.dataset.do,
        hidden: shown.filter((e) => e.top < 0 || e.bottom > main.top).length,
    };
}"""


def opened(page: Page, site: SiteServer, game: str) -> Table:
    calm = "&calm=true" if game == "powwow" else ""
    return Table(page, site.url, touch=True).open(f"new={game}&seats=2&people=1&seed=5{calm}")


@pytest.mark.parametrize("game", GAMES)
def test_a_new_device_is_told_once_and_nobody_moves_meanwhile(context: Contexts, site: SiteServer, game: str) -> None:
    page = context(viewport=TABLET, has_touch=True, new=True).new_page()
    table = opened(page, site, game)
    begin = page.locator('#panel [data-do="go-on"]')
    expect(begin).to_have_text("Begin", timeout=60_000)
    expect(page.locator("#panel-body h2")).to_be_focused()
    said = page.wait_for_function("document.getElementById('panel-say').textContent").json_value()
    aim = page.inner_text("#panel .aim")
    assert said.count(aim) == 1
    page.wait_for_timeout(500)
    [save] = table.saves().values()
    assert session_of(save).steps == []
    begin.tap()
    table.page.wait_for_function("!document.querySelector('#panel .aim')")
    page.wait_for_function("document.querySelector('.status-now')?.dataset.asks || document.querySelector('.bag-card')")
    page.reload()
    table.wait()
    page.wait_for_function("document.querySelector('.status-now')?.dataset.asks || document.querySelector('.bag-card')")
    expect(page.locator("#panel .aim")).to_have_count(0)
    opened(page, site, game).wait()
    page.wait_for_function("document.querySelector('.status-now')?.dataset.asks || document.querySelector('.bag-card')")
    expect(page.locator("#panel .aim")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_child_sees_what_it_is_about_and_how_to_begin(context: Contexts, site: SiteServer, game: str) -> None:
    page = context(viewport=TABLET, has_touch=True, new=True).new_page()
    opened(page, site, game)
    page.wait_for_selector("#panel .aim", timeout=60_000)
    for lang in ("en", "it", "pl"):
        speak(page, lang)
        for size in (TABLET, DESK, PHONE, SMALL):
            resize(page, size)
            laid = page.evaluate(LAID)
            assert (laid["sideways"], laid["key"], laid["hidden"]) == (0, "go-on", 0), (lang, size)
            assert size in (PHONE, SMALL) or laid["scrolls"] <= 0, (lang, size)
