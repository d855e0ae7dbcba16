"""Panels longer than the screen, and sentences over the table: nothing lies over what is read or touched."""

import pytest
from conftest import PHONE, TABLET, Contexts
from games import in_hunt, played, put, save_text, turns_left
from playwright.sync_api import Page, expect
from table import Table

from workshop.serve import SiteServer

SMALL = {"width": 360, "height": 640}
OVER = """([box, top]) => {
    // what is seen under the cross and left of it, in the line of the cross
    const at = box.getBoundingClientRect();
    const [right, y] = [at.left + at.width / 2, at.top + at.height / 2];
    return [at.left - 30, right].map((x) => document.elementFromPoint(x, y).closest(top) !== null);
}"""


def at_the_end_of_a_hunt(page: Page, site: SiteServer) -> Table:
    session = played(4, 5, turns_left(1))
    seat = session.state.actors()[0]
    put(page, {"here": save_text(session, bots=[None if s == seat else "first" for s in range(4)])}, asked=True)
    table = Table(page, site.url, touch=True).resume()
    table.wait_until_asked("play")
    table.play_card()
    table.wait_until_asked("result")
    return table


def test_the_result_of_a_hunt_says_that_there_is_more_and_leads_there(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=SMALL, has_touch=True).new_page()
    at_the_end_of_a_hunt(page, site)
    body, more = page.locator("#panel-body"), page.locator("#panel-more > .icon")
    expect(more).to_be_visible()
    expect(page.locator("#panel-head")).to_be_hidden()
    expect(page.locator("#panel .points tr").last).to_be_in_viewport(ratio=1)  # what all wait for
    for _ in range(6):
        if more.is_visible():
            more.tap()
            page.wait_for_timeout(50)
    expect(more).to_be_hidden()
    assert body.evaluate("(e) => e.scrollHeight - e.clientHeight - e.scrollTop") < 13
    expect(page.locator("#panel-head")).to_have_text("The end of hunt 1")
    close = page.locator("#panel-close").element_handle()
    assert page.evaluate(OVER, [close, "#panel-head, #panel-close"]) == [True, True]


def test_the_cross_lies_over_nothing_of_the_rules(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=PHONE).new_page()
    Table(page, site.url).open().wait_for_python()
    page.locator("#help").click()
    body = page.locator("#panel-body")
    expect(body.locator("nav")).to_be_visible()
    close = page.locator("#panel-close").element_handle()
    for top in (40, 333, 700, 1500):
        body.evaluate("(e, top) => (e.scrollTop = top)", top)
        page.wait_for_timeout(50)
        assert page.evaluate(OVER, [close, "#panel-head, #panel-close"]) == [True, True]
    button = body.locator("nav button").last
    button.click()  # a section that is meant is not under the title
    page.wait_for_timeout(300)
    heading = page.locator("#panel-body h3:focus")
    expect(heading).to_be_in_viewport()
    box = heading.bounding_box()
    head = page.locator("#panel-head").bounding_box()
    assert box
    assert head
    assert box["y"] >= head["y"] + head["height"] - 1


def test_a_sentence_over_the_table_of_a_tablet_leaves_the_buttons_free(context: Contexts, site: SiteServer) -> None:
    for viewport in (TABLET, {"width": 768, "height": 1024}):
        page = context(viewport=viewport).new_page()
        put(page, {"here": save_text(played(3, 5, in_hunt(1, 6, 0)))}, asked=True)
        table = Table(page, site.url).resume()
        table.wait_until_asked("play")
        page.evaluate("window.page.toast('A sentence of some length that stands here for a while.')")
        toast, controls = page.locator("#toast").bounding_box(), page.locator("#controls").bounding_box()
        assert toast
        assert controls
        above, below = toast["y"] + toast["height"] <= controls["y"], toast["y"] >= controls["y"] + controls["height"]
        assert above or below
        status = page.locator("#status").bounding_box()
        assert status
        assert toast["y"] + toast["height"] <= status["y"] + 1  # in the head: what to do now stays to be read
        page.locator("#controls [data-do=hint]").click()
        expect(page.locator("#controls [data-do=done]")).to_be_visible()


ON_TOP = """() => {
    const box = (e) => e.getBoundingClientRect();
    const [at, head] = [box(document.activeElement), box(document.getElementById('panel-head'))];
    return at.top >= head.bottom && at.top < head.bottom + 24;
}"""
"""What has the focus stands right below the head of the panel."""


@pytest.mark.parametrize("viewport", [PHONE, TABLET])
def test_a_chapter_of_the_rules_comes_to_the_top(context: Contexts, site: SiteServer, viewport: dict[str, int]) -> None:
    """Also the last one, below which there is little; with the focus on its heading."""
    page = context(viewport=viewport).new_page()
    put(page, {"here": save_text(played(2, 5, turns_left(3)), bots=(None, "normal"))})
    Table(page, site.url).resume()
    page.keyboard.press("r")
    for chapter in (page.locator("#panel nav button").nth(2), page.locator("#panel nav button").last):
        title = chapter.inner_text()
        chapter.click()
        page.wait_for_function("title => document.activeElement.textContent === title", arg=title)
        page.wait_for_function(ON_TOP)
