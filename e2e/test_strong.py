"""Strong computer players in a browser: chosen where the game has them, seen thinking, and the page stays awake."""

from conftest import Contexts
from playwright.sync_api import Page, expect
from table import PATIENCE, Table

from workshop.serve import SiteServer

LEVEL = "#bot-1"


def levels(page: Page) -> list[str]:
    """What is offered for the second seat."""
    return [str(option.get_attribute("value")) for option in page.locator(f"{LEVEL} option").all()]


def test_the_lobby_offers_the_level_in_every_game(context: Contexts, site: SiteServer) -> None:
    page = context().new_page()
    table = Table(page, site.url).open()
    for game in ("bison", "manitou", "powwow", "wendake"):
        table.choose(game)
        assert levels(page) == ["", "first", "normal", "strong"]
        page.select_option(LEVEL, "strong")
        page.go_back()


def test_it_is_seen_thinking_while_the_page_answers(context: Contexts, site: SiteServer) -> None:
    page = context().new_page()
    Table(page, site.url).open("new=bison&seats=2&people=0&level=strong&seed=4").wait()
    thinking = page.locator("#status progress")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    thinking.wait_for(state="attached", timeout=PATIENCE)
    expect(page.locator("#status")).to_contain_text("is thinking")
    pause = page.locator('#controls [data-do="pause"]')
    pause.wait_for()
    page.wait_for_timeout(2500)  # what has only just come takes no tap (web/stray.mjs)
    for said in ("Go on", "Pause"):  # meanwhile
        pause.click()
        expect(pause).to_have_text(said)
    expect(page.locator("#side .log li")).not_to_have_count(1, timeout=PATIENCE)  # it has moved
