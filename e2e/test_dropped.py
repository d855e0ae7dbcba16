"""A file that is let go of on the page is opened, not shown by the browser in our place."""

from games import in_hunt, played, put, save_text
from playwright.sync_api import Page, expect
from table import Table

from workshop.serve import SiteServer

DROP = """([where, text]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'game.json', { type: 'application/json' }));
    const target = document.querySelector(where);
    for (const name of ['dragover', 'drop']) {
        const event = new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true });
        if (target.dispatchEvent(event)) throw new Error(`${name} is left to the browser`);
    }
}"""


def test_a_save_let_go_of_in_the_lobby_opens_and_is_in_the_list(page: Page, site: SiteServer) -> None:
    table = Table(page, site.url).open().wait_for_python()
    page.evaluate(DROP, ["#lobby h2", save_text(played(until=in_hunt(1, plays=3, actor=0)))])
    table.wait_until_asked("play")
    table.leave()
    expect(page.locator("#saves")).to_contain_text("Manitou")


def test_a_save_let_go_of_on_a_table_opens_and_what_lay_there_is_kept(page: Page, site: SiteServer) -> None:
    put(page, {"here": save_text(played(until=in_hunt(1, plays=3, actor=0)))})
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    page.evaluate(DROP, ["#stage", save_text(played(3, 9, in_hunt(1, plays=4, actor=0)))])
    expect(page.locator("#stage")).to_contain_text("Wolf")  # three sit there
    table.wait_until_asked("play")
    assert len(table.saves()) == 2
    table.leave()
    expect(page.locator("#saves .save")).to_have_count(2)


def test_a_file_without_a_game_says_so_in_the_middle_of_a_game(page: Page, site: SiteServer) -> None:
    put(page, {"here": save_text(played(until=in_hunt(1, plays=3, actor=0)))})
    table = Table(page, site.url).resume()
    page.evaluate(DROP, ["#stage", "not a game"])
    table.toast("There is no game in this file")
    table.play_card()
