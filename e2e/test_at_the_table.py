"""At the table, phones first: menu, strips, names, addresses that make no sense, herds that go, small screens."""

import re
from itertools import product

import pytest
from conftest import PHONE, Contexts
from games import in_hunt, played, put, save_text, turns_left
from looks import overflows, resize
from playwright.sync_api import Page, expect
from table import Table
from words import speak, words

from prateria.games.manitou.engine.data import WARRIORS
from prateria.games.manitou.words.nouns import kind
from workshop.serve import SiteServer

SMALL = {"width": 360, "height": 640}


def test_what_the_device_likes_can_be_set_at_the_table(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=SMALL, has_touch=True).new_page()
    put(page, {"here": save_text(played(2, 5, in_hunt(1, 4, 0)))})
    table = Table(page, site.url, touch=True).resume()
    table.wait_until_asked("play")
    cards, root = table.legal_cards(), page.locator("html")
    table.press("#menu-in-play")
    for name, value, attribute, expected in (
        ("theme", "dark", "data-theme", "dark"),
        ("theme", "light", "data-theme", "light"),
        ("motion", "full", "data-motion", "full"),
        ("motion", "reduced", "data-motion", "reduced"),
        ("lang", "pl", "lang", "pl"),
        ("lang", "it", "lang", "it"),
    ):
        page.locator(f'#settings [name="{name}"][value="{value}"]').check(force=True)
        expect(root).to_have_attribute(attribute, expected)
        assert overflows(page) == []
    page.locator('#settings [name="sound"]').check()
    assert page.evaluate("JSON.parse(page.prefs()).sound") is True
    expect(page.locator("#panel h2")).to_have_text(words("it")("Menu"))
    expect(page.locator("#status")).to_contain_text(words("it")("Hunt %(n)d of %(of)d", n=1, of=3))
    page.keyboard.press("Escape")
    assert table.legal_cards() == cards
    for shown in (True, False):  # the sheet over the table holds the log
        table.press("#side-handle")
        expect(page.locator("#side .log li").first).to_be_visible(visible=shown)
        assert overflows(page) == []
    for name, title in (("share", "Share this game"), ("settings", "Settings of this table")):
        table.do(name)
        expect(page.locator("#panel h2").first).to_have_text(words("it")(title))
        page.keyboard.press("Escape")
    table.do("settings")
    table.do("menu")
    expect(page.locator('#settings [name="theme"]').first).to_be_attached()


def test_a_strip_says_what_it_shows(page: Page, site: SiteServer) -> None:
    put(page, {"here": save_text(played(3, 4, in_hunt(1, 6, 0)))})
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    hardest = page.locator("#stage .player", has=page.locator(".danger")).first
    hardest.click(position={"x": 20, "y": 10})
    table.toast("If the hunt ended now: bison +24, hide thief −10")


def test_great_warriors_say_their_names_in_the_party(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=SMALL, has_touch=True).new_page()
    put(page, {"here": save_text(played(2, 11, lambda s: s.state.actors() == (0,)))})
    table = Table(page, site.url, touch=True).resume()
    table.wait_until_asked("party")
    for lang, viewport in product(("en", "it", "pl"), (SMALL, PHONE)):
        speak(page, lang)
        page.set_viewport_size(viewport)
        for warrior in WARRIORS:
            expect(page.locator(f"#bag-{warrior} .bag-name")).to_have_text(kind(words(lang), warrior))
        assert overflows(page) == []
        assert cut(page, ".bag-card") == []


def cut(page: Page, selector: str) -> list[str]:
    """What has words wider than itself."""
    return list(
        page.evaluate(
            """(selector) => [...document.querySelectorAll(selector)].filter((e) => {
                const range = document.createRange();
                range.selectNodeContents(e.querySelector('.bag-name') ?? e);
                const [at, box] = [range.getBoundingClientRect(), e.getBoundingClientRect()];
                return at.left < box.left - 1 || at.right > box.right + 1;
            }).map((e) => e.id)""",
            selector,
        )
    )


COVERED = """() => {
    const seen = [...document.querySelectorAll('#stage .lands text, #stage .herd > text')];
    const boxes = seen.map((e) => [e.textContent, e.getBoundingClientRect()]);
    const over = [...document.querySelectorAll('#stage .guard, #stage .badge text, #stage .over .plate')];
    const hits = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const found = [];
    boxes.forEach(([text, box], i) => {
        for (const [other, there] of boxes.slice(i + 1)) if (hits(box, there)) found.push(`${text} on ${other}`);
        for (const e of over) if (hits(box, e.getBoundingClientRect())) found.push(`${e.textContent} over ${text}`);
    });
    return found;
}"""


def test_names_and_herds_stay_in_sight_on_phones(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=SMALL, has_touch=True, locale="pl-PL").new_page()
    games = {f"for{seats}": played(seats, 8, in_hunt(1, 4 * seats, 0)) for seats in (2, 3, 4)}
    put(page, {name: save_text(session, save_id=name) for name, session in games.items()})
    table = Table(page, site.url, touch=True).open().wait_for_python()
    for name in games:
        table.go_on_with(name).wait_until_asked("play")
        both_phones(page)
        table.press(f'#stage [data-pick="{table.legal_cards()[0]}"]')
        table.press('#stage [data-pick^="territory:"]:not([aria-disabled="true"])')
        both_phones(page, '#controls [data-do="done"]')
        expect(page.locator("#stage .foretold text").first).to_be_visible()
        table.leave()


def both_phones(page: Page, *whole: str) -> None:
    """Nothing is covered, and these are in sight."""
    for viewport in (PHONE, SMALL):
        resize(page, viewport)
        for selector in whole:
            expect(page.locator(selector)).to_be_in_viewport(ratio=1)
        assert page.evaluate(COVERED) == []


def test_herds_glide_to_whoever_caught_them(context: Contexts, site: SiteServer) -> None:
    page = context(reduced_motion="no-preference").new_page()
    put(page, {"here": save_text(played(2, 5, turns_left(1)), bots=(None, None))})
    table = Table(page, site.url).resume()
    table.answer(table.wait_until_asked("curtain"))
    table.wait_until_asked("play")
    page.evaluate(
        """() => {
            window.gone = [];
            addEventListener('transitionrun', ({target, propertyName}) => {
                if (propertyName === 'transform' && target.matches('.herd.won')) window.gone.push(target.id);
            }, true);
        }"""
    )
    herds = page.locator("#stage .herd").evaluate_all("all => all.map((e) => e.id).sort()")
    table.play_card()
    table.wait_until_asked("result")
    assert sorted(page.evaluate("window.gone")) == herds


def test_a_name_that_is_too_long_is_told_while_it_is_typed(page: Page, site: SiteServer) -> None:
    Table(page, site.url).open().choose("manitou")
    field, told = page.locator("#name-0"), page.locator("#double-0")
    field.press_sequentially("Wilhelmina z Krakowa")
    expect(told).to_be_empty()
    field.press_sequentially("!")
    expect(field).to_have_value("Wilhelmina z Krakowa")
    expect(told).to_have_text("A name has room for 20 letters.")


def test_an_address_that_makes_no_sense_gets_a_sentence_in_sight(context: Contexts, site: SiteServer) -> None:
    """The first as one comes, the others in a page that is open already, as a link that is tapped there."""
    page = context(viewport=SMALL).new_page()
    table = Table(page, site.url)
    for fragment, line, sentence in (
        ("g=", "#join-problem", "There is nothing in this link or code."),
        ("new=manitou&seed=abc", "#start-problem", "The number of the game must be a whole number."),
        ("new=manitou&seats=2&people=3", "#start-problem", "This game cannot be played by that many."),
        ("new=manitou&seed=abc", "#start-problem", "The number of the game must be a whole number."),
        ("new=manitou&people=-1", "#start-problem", "This game cannot be played by that many."),
    ):
        if page.url.startswith(site.url):
            page.evaluate("hash => { scrollTo(0, 0); location.hash = hash; }", fragment)
        else:
            table.open(fragment)
        expect(page.locator(line)).to_have_text(sentence)
        expect(page.locator(line)).to_be_in_viewport()


@pytest.mark.parametrize("game", ["manitou", "powwow"])
def test_a_table_of_bots_only_is_looked_at(page: Page, site: SiteServer, game: str) -> None:
    table = Table(page, site.url).open(f"new={game}&seats=2&people=0&seed=3").wait()
    if game != "powwow":  # a race writes its log when it is over
        expect(page.locator("#side .log li").nth(3)).to_be_attached()
    expect(page.locator("#controls")).not_to_be_empty()
    assert re.search(r"\w", page.inner_text("#status"))
    assert table.saves()
