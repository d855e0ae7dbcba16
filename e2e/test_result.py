"""The end of a game: the parade, the last position behind it, and the played games in the lobby."""

import json

import pytest
from conftest import TABLET, Contexts
from games import UPDATED, in_hunt, played, put, save_text
from playwright.sync_api import Page, expect
from table import Table

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from workshop.serve import SiteServer

OVER = played(3, 5)
OF_FOUR = played(4, 5)


def to_the_end(game: str) -> Session:
    """That game of two by chance."""
    session, rng = Session.new(GAMES[game], 2, seed=4), Rng(4)
    while legal := session.state.onward_actions():
        session.play(legal[rng.below(len(legal))])
    return session


STILL = ".parade .still"
WHOLE = ".winner > *, .winner use, .verdict > *, .parade summary, .end-parts .chart > g"
"""What is true and finished from the first moment."""


def at_the_end(page: Page, site: SiteServer) -> Table:
    put(page, {"here": save_text(OVER, bots=(None, "normal", "normal"))})
    table = Table(page, site.url).resume()
    expect(page.locator("#panel .result")).to_be_visible()
    return table


def test_the_parade_comes_line_by_line_and_a_key_shows_all_of_it(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET, reduced_motion="no-preference").new_page()
    at_the_end(page, site)
    page.wait_for_function("document.querySelectorAll('.parade .still').length > 0")
    # what brought points stands there at once, and the place of who has won
    seen = f"[...document.querySelectorAll('.parade .still, {WHOLE}')].map((e) => getComputedStyle(e).opacity)"
    assert set(page.evaluate(seen)) == {"1"}
    places = f"[...document.querySelectorAll('{WHOLE}, .gains > li')].map((e) => e.getBoundingClientRect().top)"
    before = page.evaluate(places)
    page.keyboard.press("Shift")
    expect(page.locator(STILL)).to_have_count(0)
    assert page.evaluate(places) == before  # nothing jumps
    outcome = OVER.state.outcome()
    assert outcome is not None
    said = page.locator(".totals [data-total]").all_inner_texts()
    assert [int(text.replace("−", "-")) for text in said] == sorted(outcome.points, reverse=True)  # by place
    page.keyboard.press("Escape")
    page.locator("#controls [data-do=result]").click()
    expect(page.locator("#panel .result")).to_be_visible()
    assert page.locator(STILL).count() == 0  # who comes back to it sees the end
    assert page.locator(".totals [data-total]").all_inner_texts() == said


def test_the_parade_comes_to_its_end_by_itself(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET, reduced_motion="no-preference").new_page()
    at_the_end(page, site)
    page.wait_for_function("document.querySelectorAll('.parade .still').length > 0")
    page.wait_for_function("document.querySelectorAll('.parade .still').length === 0")


def test_the_parade_is_short_and_a_touch_anywhere_ends_it(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET, reduced_motion="no-preference", has_touch=True).new_page()
    put(page, {"here": save_text(OF_FOUR, bots=(None, "normal", "normal", "normal"))})
    page.add_init_script(
        "const real = setInterval; window.every = []; setInterval = (f, ms) => (every.push(ms), real(f, ms))"
    )
    Table(page, site.url).resume()
    page.wait_for_function("document.querySelectorAll('.parade .still').length > 0")
    rows = page.locator(".gains > li").count()
    ticks = [ms for ms in page.evaluate("every") if ms <= 300]
    assert any((rows + 1) * ms <= 3000 for ms in ticks)
    page.touchscreen.tap(5, 5)
    assert page.locator(STILL).count() == 0


def test_where_nothing_moves_all_of_it_stands_there(page: Page, site: SiteServer) -> None:
    table = at_the_end(page, site)
    expect(page.locator(STILL)).to_have_count(0)
    cards = "#stage .piece"
    table.do("close")
    expect(page.locator("#panel")).to_be_hidden()
    assert page.locator(cards).count() > 5  # the last position, not a table swept clean
    expect(page.locator("#status")).to_contain_text("The game is over")
    table.do("result")
    expect(page.locator("#panel .result")).to_be_visible()


def test_the_result_is_whole_at_every_size(page: Page, site: SiteServer) -> None:
    at_the_end(page, site)
    for width, height in ((1024, 768), (768, 1024), (390, 844), (360, 640), (320, 256)):
        page.keyboard.press("Escape")
        expect(page.locator("#panel")).to_be_hidden()
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("prateria.command('result')")  # opened anew at this size
        expect(page.locator("#panel .result")).to_be_visible()
        is_whole(page)


@pytest.mark.parametrize("lang", ["en-GB", "it-IT", "pl-PL"])
def test_both_players_of_wendake_are_seen_whole_on_a_tablet(context: Contexts, site: SiteServer, lang: str) -> None:
    page = context(viewport={"width": 1024, "height": 768}, locale=lang).new_page()
    put(page, {"here": save_text(to_the_end("wendake"), bots=(None, "normal"))})
    Table(page, site.url).resume()
    expect(page.locator("#panel .we-end")).to_have_count(2)
    page.wait_for_function("document.querySelectorAll('.parade .still').length === 0")
    keys = page.locator("#panel-body > .buttons").bounding_box()
    assert keys
    ends = page.eval_on_selector_all("#panel .we-end", "all => all.map((one) => one.getBoundingClientRect().bottom)")
    assert max(ends) <= keys["y"]


def test_on_a_small_phone_no_word_of_the_parade_is_broken(context: Contexts, site: SiteServer) -> None:
    page = context(viewport={"width": 360, "height": 640}, locale="pl-PL").new_page()
    put(page, {"here": save_text(OF_FOUR, bots=(None, "normal", "normal", "normal"))})
    Table(page, site.url).resume()
    expect(page.locator("#panel .result")).to_be_visible()
    lines = page.evaluate(
        """() => [...document.querySelectorAll('.gains li > span:not(.gained)')].map((label) => {
            const range = document.createRange();
            range.selectNodeContents(label);
            return [label.textContent, new Set([...range.getClientRects()].map((r) => Math.round(r.top))).size];
        })"""
    )
    assert len(lines) > 3
    assert [label for label, rows in lines if rows > 1] == []
    seen = "all => all.filter((e) => e.offsetWidth).map((e) => e.offsetTop)"
    tops = page.eval_on_selector_all("#panel-body > .buttons .button", seen)
    assert len(set(tops)) <= 2, "what leads on takes two rows, not three"
    expect(page.locator('#panel-body > .buttons [data-do="close"]')).to_be_visible()  # "Look at the table"


LATE = """wait => new Promise((told) => {
    document.querySelector('#panel-close').click();
    prateria.command('result');
    const at = setInterval(() => {
        const key = document.querySelector('#panel [data-do="again"][data-value]');
        if (!key?.checkVisibility()) return;
        clearInterval(at);
        setTimeout(() => {
            const { left, top } = key.getBoundingClientRect();
            const where = { bubbles: true, clientX: left + 9, clientY: top + 9 };
            key.dispatchEvent(new PointerEvent('pointerdown', where));
            key.dispatchEvent(new MouseEvent('click', { ...where, detail: 1 }));
            setTimeout(told, 300);
        }, wait);
    }, 5);
})"""
"""A finger comes down on the key of another game so many milliseconds after the result has come up."""


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en-GB", "Too hard? First steps"),
        ("it-IT", "Troppo difficile? Primi passi"),
        ("pl-PL", "Za trudno? Pierwsze kroki"),
    ],
)
def test_who_has_clearly_lost_can_play_against_weaker_computers(
    context: Contexts, site: SiteServer, lang: str, words: str
) -> None:
    page = context(viewport={"width": 360, "height": 640}, locale=lang).new_page()
    put(page, {"here": save_text(played(2, 1), bots=(None, "normal"), names=("Ola", ""))})
    table = Table(page, site.url).resume()
    key = page.locator('#panel-body > .buttons > [data-do="again"][data-value]')
    expect(key).to_have_text(words)
    seen = "all => all.filter((e) => e.offsetWidth).map((e) => e.offsetTop)"
    assert len(set(page.eval_on_selector_all("#panel-body > .buttons .button", seen))) <= 2
    outside = "all => all.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)"
    assert page.eval_on_selector_all("#panel-body > .buttons .button", outside) == []
    page.evaluate(LATE, 600)
    expect(key).to_be_visible()
    assert len(table.saves()) == 1  # it was meant for the table: the result stays to be read
    page.wait_for_timeout(1000)
    key.click()
    expect(page.locator("#panel .result")).to_have_count(0)
    page.wait_for_function("Object.keys(localStorage).filter((key) => key.startsWith('prateria:g:')).length === 2")
    [new] = [save for name, save in table.saves().items() if name != "here"]
    assert [(seat["name"], seat["bot"]) for seat in new["head"]["seats"]] == [("Ola", None), ("", "first")]


@pytest.mark.parametrize("lang", ["en-GB", "it-IT", "pl-PL"])
def test_the_table_can_be_looked_at_from_the_result_at_every_size(
    context: Contexts, site: SiteServer, lang: str
) -> None:
    page = context(viewport=TABLET, locale=lang).new_page()
    put(page, {"here": save_text(OVER, bots=(None, None, "normal"), names=("Giulia", "Nonno Ernesto", ""))})
    Table(page, site.url).resume()
    expect(page.locator("#panel .result")).to_be_visible()
    for width, height in ((1024, 768), (768, 1024), (390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator('#panel-body > .buttons [data-do="close"]')).to_be_visible()
        outside = """all => all.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)"""
        assert page.eval_on_selector_all("#panel-body > .buttons .button", outside) == []
        assert page.eval_on_selector_all(".totals bdi", outside) == []  # no name is cut
    page.locator('#panel-body > .buttons [data-do="close"]').click()
    expect(page.locator("#panel")).to_be_hidden()


def is_whole(page: Page) -> None:
    wide = page.evaluate(
        """() => [...document.querySelectorAll('#panel-body, #panel-body *')].filter(
            (e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== 'visible').length"""
    )
    assert wide == 0
    page.evaluate("document.querySelector('#panel-body').scrollTop = 1e6")
    covered = page.evaluate(
        """() => {
            const chart = document.querySelector('.chart').getBoundingClientRect();
            const row = document.querySelector('#panel-body > .buttons').getBoundingClientRect();
            return chart.bottom - row.top;
        }"""
    )
    assert covered <= 0
    small = page.evaluate(
        """() => [...document.querySelectorAll('.chart text')].map((e) => {
            const scale = e.ownerSVGElement.getScreenCTM().a;
            return parseFloat(e.getAttribute('font-size')) * scale;
        }).filter((size) => size < 11).length"""
    )
    assert small == 0


def test_played_games_stand_apart_with_winner_and_date(page: Page, site: SiteServer) -> None:
    old = json.loads(save_text(OVER, save_id="old", updated=UPDATED - 86_400_000))
    del old["head"]["won"]  # as it was written before
    running = played(2, 5, in_hunt(2, 1, 0))
    put(
        page,
        {
            "over": save_text(OVER, bots=(None, "normal", "normal"), save_id="over"),
            "old": json.dumps(old),
            "here": save_text(running, bots=(None, "normal")),
        },
    )
    table = Table(page, site.url).open().wait_for_python()
    expect(page.locator("#running .save")).to_have_count(1)
    expect(page.locator("#running")).to_contain_text("Computer: Eagle")
    played_games = page.locator("#played .save")
    expect(played_games).to_have_count(2)
    outcome = OVER.state.outcome()
    assert outcome is not None
    names = ", ".join(("Fox", "Eagle", "Wolf")[seat] for seat in outcome.winners)
    expect(played_games.first).to_contain_text(f"Won by: {names}")
    expect(played_games.first).to_contain_text("9 Oct 2025")
    expect(played_games.nth(1)).to_contain_text("finished")
    table.go_on_with("old")
    expect(page.locator("#panel .result")).to_be_visible()
    page.locator("#panel [data-do=home]").click()
    expect(played_games.nth(1)).to_contain_text("8 Oct 2025")  # to look at it is not to play it
    expect(played_games.nth(1)).to_contain_text("Won by")
