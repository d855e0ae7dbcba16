"""English, Italian, Polish: the browser's at first, another at any time, whole, and with room for its words."""

from collections.abc import Iterator

import pytest
from conftest import PHONE, TABLET, Contexts
from games import in_hunt, played, put, save_text, turns_left
from looks import overflows, resize, texts
from playwright.sync_api import Page, expect
from table import Table
from words import english_left, words

from workshop.serve import SiteServer

UPRIGHT = {"width": 768, "height": 1024}


@pytest.mark.parametrize(
    ("locale", "lang", "start"),
    [("it-IT", "it", "Comincia"), ("pl-PL", "pl", "Zaczynamy"), ("de-DE", "en", "Start")],
)
def test_the_language_of_the_browser_at_first(
    context: Contexts, site: SiteServer, locale: str, lang: str, start: str
) -> None:
    page = context(locale=locale).new_page()
    Table(page, site.url).open()
    expect(page.locator("#start")).to_contain_text(start)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("#lang")).to_have_value(lang)


def test_python_that_is_ready_before_the_page_knows_its_language_learns_it(context: Contexts) -> None:
    with SiteServer() as server:
        server.faults = {"/lobby.pl.json": 12.0}
        page = context(locale="pl-PL").new_page()
        page.goto(f"{server.url}#new=manitou&seats=2&people=1&seed=5")
        page.wait_for_function("window.prateria && document.documentElement.lang === 'pl'", timeout=90_000)
        Table(page, server.url).wait()
        expect(page.locator("#status")).to_contain_text("na to polowanie")


def test_another_language_in_the_middle_of_a_game(page: Page, site: SiteServer) -> None:
    put(page, {"here": save_text(played(3, 5, in_hunt(1, 6, 0)))})
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    before = table.saves()["here"]["code"]
    cards = table.legal_cards()
    page.locator(f'#stage [data-pick="{cards[0]}"]').first.click()
    page.evaluate("window.same = 'page'")
    for lang in ("pl", "it", "en"):
        page.locator("#lang").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator("#controls [data-do=hint]")).to_have_text(words(lang)("Hint"))
        expect(page.locator(f'#stage [data-pick="{cards[0]}"][aria-pressed="true"]')).to_have_count(1)
        assert table.legal_cards() == cards
    assert page.evaluate("window.same") == "page"  # not loaded anew
    page.locator("#lang").select_option("pl")
    table.press('#stage [data-pick^="territory:"]:not([aria-disabled="true"])')
    table.do_once("done")
    table.wait_until_asked("play")
    assert table.saves()["here"]["code"] != before
    table.open()  # and it stays
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def screens(page: Page, site: SiteServer) -> Iterator[str]:
    """The screens with most words on them, one after another; yields the name of each."""
    long = ("Wilhelmina z Krakowa", "Massimiliano Bianchi", "", "")
    saves = {
        "play": save_text(played(4, 11, in_hunt(1, 12, 0)), names=long, save_id="play"),
        "party": save_text(played(4, 11, lambda s: s.state.actors() == (0,)), save_id="party"),
        "near": save_text(played(2, 11, turns_left(1)), bots=(None, None), names=long, save_id="near"),
        "end": save_text(played(2, 11, turns_left(1, 3)), save_id="end"),
    }
    put(page, saves)
    table = Table(page, site.url).open().wait_for_python()
    page.locator("#save-play").wait_for()
    yield "lobby"
    page.locator("#menu").click()
    page.locator("#erase").click()
    yield "settings of the device"
    page.keyboard.press("Escape")
    table.go_on_with("party").wait_until_asked("party")
    yield "party"
    page.keyboard.press("Escape")
    table.leave()
    table.go_on_with("play").wait_until_asked("play")
    yield "table"
    table.press(f'#stage [data-pick="{table.legal_cards()[0]}"]')
    table.press('#stage [data-pick^="territory:"]:not([aria-disabled="true"])')
    page.locator('#controls [data-do="done"]').wait_for()
    yield "table, ready"
    table.do_once("cancel")  # the buttons move when it is done
    table.do("hint")
    page.locator('#controls [data-do="done"]').wait_for()
    yield "hint"
    table.do("share")
    page.locator("#panel .qr").wait_for()
    yield "share"
    page.keyboard.press("Escape")
    table.do("settings")
    page.locator("#panel .settings").wait_for()
    yield "settings of the table"
    page.keyboard.press("Escape")
    table.leave()
    table.go_on_with("near").wait_until_asked("curtain")
    yield "curtain"
    table.do_once("uncover")
    table.wait_until_asked("play")
    yield "since your last turn"
    table.play_card()
    table.wait_until_asked("result")
    yield "result"
    page.keyboard.press("Escape")
    page.locator("#panel .curtain-mark").wait_for()
    table.do_once("uncover")
    page.keyboard.press("Escape")
    table.leave()
    table.go_on_with("end")
    while (asked := table.wait_until_asked()) != "end":
        table.answer(asked)
    yield "end"


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_every_word_is_there_and_has_room(context: Contexts, site: SiteServer, lang: str) -> None:
    page = context(locale=f"{lang}-{lang.upper()}").new_page()
    found = []
    for screen in screens(page, site):
        found += [f"{screen}: English: {text}" for text in (english_left(lang, texts(page)) if lang != "en" else ())]
        for viewport in (UPRIGHT, PHONE, TABLET):
            resize(page, viewport)
            found += [f"{screen} {viewport['width']}: {what}" for what in overflows(page)]
    assert found == []
