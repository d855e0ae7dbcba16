"""What is said at the table, and what comes by itself: nothing of it pushes or hides what people look at."""

from conftest import PHONE, Contexts
from games import played, put, save_text, turns_left
from playwright.sync_api import expect
from table import Table

from workshop.serve import SiteServer


def test_a_menu_opened_while_a_hunt_is_counted_stays(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=PHONE, has_touch=True).new_page()
    page.add_init_script("window.prateriaSpeed = 2")  # there is time to open it
    mine = played(2, 7, turns_left(1))
    put(page, {"here": save_text(mine, bots=(None, "normal"))})
    table = Table(page, site.url, touch=True).resume()
    table.wait_until_asked("play")
    table.play_card()
    table.press("#menu-in-play")
    expect(page.locator("#panel h2")).to_have_text("Menu")
    page.wait_for_timeout(4000)  # the counting is over by then
    expect(page.locator("#panel h2")).to_have_text("Menu")
    table.press("#panel-close")
    table.wait_until_asked("result")
