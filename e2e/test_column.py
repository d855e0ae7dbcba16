"""What stands beside the table on wide screens: the column with the log, which folds, and a touched line of it."""

import pytest
from conftest import TABLET, Contexts
from games import in_hunt, played, put, save_text
from playwright.sync_api import Page, expect
from table import Table

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from workshop.serve import SiteServer

KEY = "#side-fold"
BODY = "#side-body"
AT_END = """() => {
    const log = document.querySelector('#side-body');
    return log.clientHeight > 0 && log.scrollHeight - log.scrollTop - log.clientHeight < 2;
}"""
FITS = """() => {
    const stage = document.querySelector('#stage'), table = stage.querySelector(':scope > svg');
    return Math.abs(table.width.baseVal.value - stage.clientWidth) < 1.5;
}"""


def at_table(page: Page, site: SiteServer, session: Session, **prefs: object) -> Table:
    put(page, {"here": save_text(session, bots=(None, "first"))}, asked=True, **prefs)
    return Table(page, site.url).resume().wait()


@pytest.mark.parametrize("lang", ["en-GB", "it-IT", "pl-PL"])
def test_the_title_of_the_log_is_one_line(context: Contexts, site: SiteServer, lang: str) -> None:
    """Two were pressed to the edges of its bar."""
    page = context(viewport=TABLET, locale=lang).new_page()
    at_table(page, site, Session.new(GAMES["manitou"], 2, {}, seed=5))
    lines = page.locator("#side-fold-label").evaluate(
        "(e) => { const r = document.createRange(); r.selectNodeContents(e); return r.getClientRects().length; }"
    )
    assert lines == 1


@pytest.mark.parametrize("game", list(GAMES))
def test_the_column_folds_and_the_device_remembers_it(context: Contexts, site: SiteServer, game: str) -> None:
    device = context(viewport=TABLET)
    page, options = device.new_page(), {"calm": True} if game == "powwow" else {}
    session = Session.new(GAMES[game], 2, options, seed=5)
    at_table(page, site, session)
    page.keyboard.press("Escape")
    key = page.locator(KEY)
    expect(key).to_have_attribute("aria-expanded", "true")
    expect(key).to_have_attribute("aria-controls", "side-body")
    expect(page.locator(BODY)).to_be_visible()
    page.wait_for_function(FITS)
    before = page.evaluate("document.querySelector('#stage').clientWidth")
    key.focus()
    page.keyboard.press("Enter")
    expect(key).to_have_attribute("aria-expanded", "false")
    expect(page.locator(BODY)).to_be_hidden()
    page.wait_for_function(FITS)  # the table is drawn for the room that it has got
    assert page.evaluate("document.querySelector('#stage').clientWidth") > before + 120
    wide = key.bounding_box()
    assert wide is not None
    assert wide["width"] >= 40  # a finger finds it
    page.reload()
    Table(page, site.url).wait()
    expect(page.locator(BODY)).to_be_hidden()
    expect(key).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("Escape")
    key.click()
    expect(page.locator(BODY)).to_be_visible()
    page.wait_for_function(AT_END)
    page.set_viewport_size({"width": 768, "height": 1024})
    expect(key).to_be_hidden()  # there the log is a sheet with a handle of its own


def test_the_letter_for_the_table_in_words_opens_the_column(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET).new_page()
    table = at_table(page, site, played(2, 5, in_hunt(1, 6, 0)), folded=True)
    table.wait_until_asked("play")
    expect(page.locator(BODY)).to_be_hidden()
    page.keyboard.press("w")
    expect(page.locator(f"{BODY} .in-words")).to_be_visible()
    expect(page.locator(KEY)).to_have_attribute("aria-expanded", "true")


def test_a_hint_is_seen_while_the_column_is_folded(context: Contexts, site: SiteServer) -> None:
    """Calm Pow Wow has its hints in the column, over the log: folded they stand where they do without one."""
    page = context(viewport=TABLET).new_page()
    session, chance = Session.new(GAMES["powwow"], 2, {"calm": True}, seed=5), Rng(5)
    while session.state.actors() != (0,) or len(session.state.onward_actions()) < 2 or len(session.steps) < 40:
        legal = session.state.onward_actions()
        session.play(legal[chance.below(len(legal))])
    at_table(page, site, session, folded=True)
    page.locator('#controls [data-do="hint"]').click()
    expect(
        page.locator("#status .tip, #side-body .tip").locator("visible=true").or_(page.locator(".lit")).first
    ).to_be_visible()
    page.locator(KEY).click()
    expect(page.locator("#status > .tip")).to_be_hidden()


def test_a_race_keeps_its_key_whole_where_the_column_is_folded(context: Contexts, site: SiteServer) -> None:
    """Its column of 44 pixels remained, without the log, and "Pause" ran out of the screen."""
    page = context(viewport=TABLET).new_page()
    at_table(page, site, Session.new(GAMES["powwow"], 2, {}, seed=5), folded=True)
    key = page.locator('#controls [data-do="pause"]')
    assert key.evaluate("""e => {
        const box = e.getBoundingClientRect(), line = document.querySelector('#status').getBoundingClientRect();
        return line.right <= box.left && box.right <= innerWidth && e.scrollWidth <= e.clientWidth;
    }""")


def test_the_frame_of_a_touched_line_goes_with_the_next_touch_anywhere(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET).new_page()
    table = at_table(page, site, played(2, 5, in_hunt(1, 6, 0)))
    table.wait_until_asked("play")
    line, frame = page.locator(".log [data-where]").last, page.locator("#here > .here")
    line.click()
    expect(frame.first).to_be_visible()
    assert frame.first.evaluate("e => getComputedStyle(e).borderTopStyle") == "dotted"  # in one piece: chosen
    page.locator('#controls [data-do="hint"]').click()
    expect(frame).to_have_count(0)
    line.click()
    expect(frame.first).to_be_visible()
    page.evaluate("prateria.command('undo')")  # nobody has touched anything: something else has happened
    expect(frame).to_have_count(0)


def test_after_looking_back_on_a_race_the_log_stands_at_its_end(context: Contexts, site: SiteServer) -> None:
    session, chance = Session.new(GAMES["powwow"], 2, seed=5), Rng(5)
    while legal := session.state.onward_actions():
        session.play(legal[chance.below(len(legal))])
    page = context(viewport=TABLET).new_page()
    at_table(page, site, session)
    page.locator('#panel [data-do="close"]').click()
    page.wait_for_function(AT_END)
    page.locator('#controls [data-do="look-back"]').click()
    expect(page.locator("#controls .replay")).to_be_visible()
    page.locator('[data-do="look-away"]').click()
    expect(page.locator("#controls .replay")).to_have_count(0)
    page.wait_for_function(AT_END)
