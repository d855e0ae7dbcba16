"""Without a finger or a mouse: from the start page into the middle of a hunt, and the focus is never lost."""

import re

import pytest
from conftest import Contexts
from games import in_hunt, played, put, save_text
from playwright.sync_api import Page, expect
from table import Table
from test_powwow_calm import by_chance as calm_by_chance
from test_unseen import LISTEN, bison

from prateria.core.session import Session
from workshop.serve import SiteServer

FULL = re.compile(r"(\d) of \1 cards")

# Focus that falls back to the body and stays there for two frames is lost.
WATCH_FOCUS = """() => {
    window.lost = [];
    let last = null;
    let frames = 0;
    const look = () => {
        const now = document.activeElement;
        if (now && now !== document.body) [last, frames] = [now, 0];
        else if (last && (frames += 1) === 2) window.lost.push(last.outerHTML.slice(0, 200));
        requestAnimationFrame(look);
    };
    look();
}"""


def focused(page: Page) -> str:
    return str(
        page.evaluate(
            "(({id, dataset, localName}) => dataset.pick || id || dataset.do || localName)(document.activeElement)"
        )
    )


def tab_to(page: Page, *wanted: str) -> None:
    """With the Tab key to the first thing that has such a name."""
    for _ in range(60):
        if focused(page).startswith(wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} is out of reach: {focused(page)}")


def arrow_to(page: Page, sort: str) -> str:
    """With the arrows to the next touchable thing of a sort."""
    ways = [*["ArrowDown"] * 3, *["ArrowUp"] * 6, *["ArrowRight"] * 3, *["ArrowLeft"] * 6]
    for key in ways * 3:
        legal = page.evaluate("document.activeElement.getAttribute('aria-disabled') !== 'true'")
        if focused(page).startswith(sort) and legal:
            return focused(page)
        page.keyboard.press(key)
    raise AssertionError(f"no {sort} by arrows: {focused(page)}")


def test_keyboard_only(context: Contexts, site: SiteServer) -> None:
    page = context().new_page()
    table = Table(page, site.url).open()
    page.locator("#start").wait_for()
    tab_to(page, "skip")
    page.keyboard.press("Enter")  # past the header
    tab_to(page, "start")
    page.evaluate(WATCH_FOCUS)
    page.keyboard.press("Enter")

    table.wait_until_asked("party")
    expect(page.locator("#panel .bag-sum b")).to_have_text(FULL)  # for beginners a sound party lies there
    tab_to(page, "bag-clear")
    page.keyboard.press("Enter")
    expect(page.locator("#panel .bag-sum b")).to_contain_text("0 of")
    tab_to(page, "bag-h10")
    page.keyboard.press(" ")
    expect(page.locator("#bag-h10")).to_have_attribute("aria-pressed", "true")
    tab_to(page, "bag-suggest")
    page.keyboard.press("Enter")
    expect(page.locator("#panel .bag-sum b")).to_have_text(FULL)
    tab_to(page, "bag-done")
    page.keyboard.press("Enter")

    for turn in range(2):
        table.wait_until_asked("play")
        tab_to(page, "card:", "territory:")
        arrow_to(page, "territory:")
        card = arrow_to(page, "card:")
        page.keyboard.press("Enter")
        expect(page.locator(f'#stage [data-pick="{card}"][aria-pressed="true"]')).to_have_count(1)
        if turn == 0:
            page.keyboard.press("Escape")
            expect(page.locator('#stage [data-pick^="card:"][aria-pressed="true"]')).to_have_count(0)
            arrow_to(page, "card:")
            page.keyboard.press("Enter")
        arrow_to(page, "territory:")
        page.keyboard.press("Enter")
        expect(page.locator('#controls [data-do="done"]')).to_be_visible()
        tab_to(page, "done")
        page.keyboard.press("Enter")
        expect(page.locator('#controls [data-do="done"]')).to_have_count(0)
    table.wait_until_asked("play")
    tab_to(page, "settings")
    page.keyboard.press("Enter")
    expect(page.locator("#panel")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).to_be_hidden()
    assert focused(page) == "settings"
    assert page.evaluate("window.lost") == []


ADVISED = """() => {
    const on = document.activeElement;
    const proposed = Boolean(document.querySelector('.status-now').dataset.proposed);
    const chosen = on.getAttribute('aria-pressed') === 'true' && Boolean(on.dataset.pick || on.dataset.do === 'act');
    return proposed && (chosen || on.dataset.do === 'done');
}"""


def laid(context: Contexts, site: SiteServer, session: Session) -> Page:
    """A table with that game, at which somebody is asked."""
    page = context().new_page()
    put(page, {"here": save_text(session)}, confirm="all")
    Table(page, site.url).open().wait_for_python().go_on_with("here")
    page.wait_for_function("document.querySelector('.status-now')?.dataset.asks")
    page.keyboard.press("n")
    return page


@pytest.mark.parametrize("game", ["manitou", "powwow", "bison"])
def test_a_hint_is_agreed_with_where_it_is(context: Contexts, site: SiteServer, game: str) -> None:
    """It says that Enter means Done, so the focus lies on what it proposes."""
    makers = {"manitou": lambda: played(2, 11, in_hunt(1, 2, 0)), "powwow": lambda: calm_by_chance(6), "bison": bison}
    page = laid(context, site, makers[game]())
    for words in (False, True):
        if words:
            page.keyboard.press("Escape")
            page.wait_for_function("!document.querySelector('.status-now').dataset.proposed")
            page.keyboard.press("w")
        page.locator('#controls [data-do="hint"]').focus()
        page.keyboard.press("Enter")
        page.wait_for_function(ADVISED)
        assert page.evaluate("document.activeElement.matches('.words-box *')") == words
    asks = page.locator(".status-now").get_attribute("data-asks")
    page.keyboard.press("Enter")
    page.wait_for_function(f"document.querySelector('.status-now').dataset.asks !== '{asks}'")


def test_who_lets_go_of_a_move_is_led_to_the_next_choice(context: Contexts, site: SiteServer) -> None:
    """To the hand, not to where the card was to go."""
    page = laid(context, site, played(2, 11, in_hunt(1, 2, 0)))
    for key in ("Escape", "u"):
        for press in ("Enter", "n", "Enter"):
            page.keyboard.press(press)
        expect(page.locator('#controls [data-do="done"]')).to_be_visible()
        assert focused(page).startswith("territory:")
        page.keyboard.press(key)
        page.wait_for_function("document.activeElement.dataset.pick?.startsWith('card:')")
        expect(page.locator('#stage [aria-pressed="true"]')).to_have_count(0)


def test_another_card_in_its_place_keeps_the_focus(context: Contexts, site: SiteServer) -> None:
    """What is chosen whole lies on the table as a picture: the focus stays with the button that takes it back."""
    page = laid(context, site, played(2, 11, in_hunt(1, 2, 0)))
    cards = page.eval_on_selector_all(
        '#stage [data-pick^="card:"]:not([aria-disabled="true"])', "all => all.map((e) => e.dataset.pick)"
    )
    first, other = list(dict.fromkeys(cards))[:2]
    arrow_to(page, first)
    page.keyboard.press("Enter")
    page.locator('#stage [data-pick^="territory:"]:not([aria-disabled="true"])').first.focus()
    page.keyboard.press("Enter")
    expect(page.locator('#controls [data-do="done"]')).to_be_visible()
    page.keyboard.press("h")
    page.locator(f'#stage [data-pick="{other}"]').first.focus()
    page.keyboard.press("Enter")
    button = page.locator(f'#stage [data-pick="{other}"][aria-pressed="true"]')
    expect(button).to_be_focused()
    assert button.get_attribute("role") == "button"
    page.keyboard.press("ArrowLeft")
    expect(button).not_to_be_focused()


def test_the_next_thing_may_be_an_answer_beside_the_table(context: Contexts, site: SiteServer) -> None:
    games = (calm_by_chance(n) for n in range(6, 200))
    asked = (game for game in games if game.state.phase == "ask" and game.state.actors() == (0,))
    page = laid(context, site, next(game for game in asked if len(game.state.legal_actions()) > 1))
    for _ in range(12):
        if focused(page) == "button:pass":
            break
        page.keyboard.press("n")
    assert focused(page) == "button:pass"


def test_after_waiting_the_focus_is_where_the_next_card_is_turned(context: Contexts, site: SiteServer) -> None:
    """In Pow Wow, with the key that does it; N leads to the claim after all, and back; the words have it too."""
    asked = (game for n in range(6, 200) if (game := calm_by_chance(n)).state.phase == "ask")
    game = next(g for g in asked if g.state.actors() == (0,) and len(g.state.legal_actions()) > 1)
    page = context().new_page()
    put(page, {"here": save_text(game)})
    Table(page, site.url).open().wait_for_python().go_on_with("here")
    page.wait_for_function("document.querySelector('.status-now')?.dataset.asks")
    page.locator('[data-pick="button:pass"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_function("document.activeElement.dataset.pick === 'prairie:card'")
    line = page.locator(".status-now")
    assert "with Enter. Or claim after all" in (line.get_attribute("data-todo") or "")
    page.keyboard.press("n")
    claim = focused(page)
    assert claim.startswith("tribe:1-")
    page.keyboard.press("n")
    assert focused(page) == "prairie:card"
    page.keyboard.press("w")
    late = page.locator('.words-box [data-do="act"]', has_text="After all: ")
    late.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f'#stage [data-pick="{claim}"][aria-pressed="true"]')).to_have_count(1)


def test_while_others_move_keys_say_so_and_the_focus_reads_nothing(context: Contexts, site: SiteServer) -> None:
    page = context().new_page()
    page.add_init_script("window.prateriaSpeed = 1")  # as slow as life: what is asked of keys takes a while
    put(page, {"here": save_text(played(2, 11, in_hunt(1, 2, 0)))}, pace="slow")
    table = Table(page, site.url).open().wait_for_python()
    page.evaluate(LISTEN)
    table.go_on_with("here")
    page.wait_for_function("document.querySelector('.status-now')?.dataset.asks")
    for _ in ("which card", "where to"):
        asked = page.locator(".status-now").inner_text()
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        expect(page.locator(".status-now")).not_to_have_text(asked)  # it has been heard
    tab_to(page, "done")
    page.keyboard.press("Enter")
    named = "document.getElementById('rest').ariaLabel === 'Eagle’s turn'"  # never a thing without a name
    page.wait_for_function(f"document.querySelector('.status-now')?.dataset.wait && {named}")
    assert focused(page) == "rest"
    page.evaluate("window.spoken.splice(0)")
    for key in "sn":
        page.keyboard.press(key)
    said = page.evaluate("window.spoken")
    # while the other thinks, or already shows what it does: both are answers
    assert sum("Wait until you are asked." in one or "One moment:" in one for one in said) == 2, said
    page.wait_for_function("document.querySelector('.status-now')?.dataset.asks")
    page.wait_for_function("document.activeElement.dataset.pick")


def test_a_button_that_has_nothing_more_to_do_hands_the_focus_on_within_its_dialog(
    context: Contexts, site: SiteServer
) -> None:
    page = context().new_page()
    page.goto(site.url + "#new=manitou&seats=2")
    clear = page.get_by_role("button", name="Clear")
    clear.wait_for(timeout=60_000)
    page.locator('#panel [data-do="bag-add"]:enabled').first.click()
    clear.focus()
    page.keyboard.press("Enter")
    expect(clear).to_be_disabled()
    page.wait_for_function("document.getElementById('panel-body').contains(document.activeElement)")
