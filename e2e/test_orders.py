"""What can be done round a decision: taking back, hints, the lock for classes, the settings of a table."""

import re
from typing import Any

from conftest import Contexts
from games import in_hunt, played, put, save_text, session_of
from playwright.sync_api import Page, expect
from table import Table

from prateria.core.session import Session
from workshop.serve import SiteServer


def choose(table: Table) -> None:
    """Card and territory, but not Done."""
    table.press(f'#stage [data-pick="{table.legal_cards()[0]}"]')
    table.press('#stage [data-pick^="territory:"]:not([aria-disabled="true"])')


def test_a_touch_does_not_overtake_the_button_before_it(page: Page, site: SiteServer) -> None:
    """Both at once, as a slow device hands them on: to touch what a hint has chosen would confirm it."""
    put(page, {"here": save_text(played(3, 5, in_hunt(1, 6, 0)))})
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    table.do("hint")
    chosen = page.locator('#stage [data-pick^="card:"][aria-pressed="true"]')
    expect(chosen).to_have_count(1)
    card = chosen.get_attribute("data-pick")
    before = table.saves()["here"]["code"]
    page.evaluate("""() => {
        document.querySelector('#controls [data-do="cancel"]').click();
        document.querySelector('#stage [data-pick^="card:"][aria-pressed="true"]')
            .dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}));
    }""")
    expect(page.locator('#controls [data-do="cancel"]')).to_have_count(0)
    expect(page.locator(f'#stage [data-pick="{card}"]')).to_have_attribute("aria-pressed", "true")
    assert table.saves()["here"]["code"] == before


def test_practice_takes_back_what_the_others_did_and_says_so(page: Page, site: SiteServer) -> None:
    put(page, {"here": save_text(played(3, 5, in_hunt(1, 6, 0)))})
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    before, cards = table.saves()["here"]["code"], table.legal_cards()
    choose(table)
    table.do("cancel")  # nothing is played yet
    expect(page.locator('#stage [data-pick^="card:"][aria-pressed="true"]')).to_have_count(0)
    assert table.saves()["here"]["code"] == before

    table.play_card()
    table.wait_until_asked("play")
    assert table.saves()["here"]["head"]["count"] >= len(session_of({"code": before}).steps) + 3
    table.do("undo")
    expect(page.locator("#side")).to_contain_text("A move was taken back here.")
    table.wait_until_asked("play")
    assert table.saves()["here"]["code"] == before
    assert table.legal_cards() == cards
    table.play_card()  # and the game goes on from there
    table.wait_until_asked("play")


def test_fair_play_takes_nothing_back_that_was_answered(page: Page, site: SiteServer) -> None:
    put(page, {"here": save_text(played(2, 5, in_hunt(1, 4, 0)), undo="fair")})
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    table.play_card()
    table.wait_until_asked("play")
    expect(page.locator('#controls [data-do="undo"]')).to_be_disabled()


def test_among_people_only_what_showed_nothing_new(page: Page, site: SiteServer) -> None:
    session = played(2, 5, lambda s: s.state.hunt == 1 and s.state.phase == "party")
    put(page, {"here": save_text(session, bots=(None, None))})
    table = Table(page, site.url).resume()
    table.wait_until_asked("curtain")
    table.do_once("uncover")
    table.wait_until_asked("party")
    table.choose_party()
    table.wait_until_asked("curtain")
    table.do_once("uncover")
    table.wait_until_asked("party")
    page.keyboard.press("Escape")
    expect(page.locator('#controls [data-do="undo"]')).to_be_disabled()  # it was the other's decision


def test_a_hint_names_a_move_and_why(page: Page, site: SiteServer) -> None:
    put(page, {"here": save_text(played(3, 5, in_hunt(1, 6, 0)))})
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    prompt = page.inner_text("#status .status-now")
    table.do("hint")
    expect(page.locator('#controls [data-do="done"]')).to_be_visible()
    expect(page.locator('#stage [data-pick^="card:"][aria-pressed="true"]')).to_have_count(1)
    assert page.inner_text("#status .status-now") != prompt
    count = table.saves()["here"]["head"]["count"]
    table.do_once("done")
    table.wait_until_asked("play")
    assert table.saves()["here"]["head"]["count"] > count


def test_four_digits_lock_undo_and_hints(page: Page, site: SiteServer) -> None:
    put(page, {"here": save_text(played(3, 5, in_hunt(1, 6, 0)))})
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    undo, hint = (page.locator(f'#controls [data-do="{name}"]') for name in ("undo", "hint"))
    expect(undo).to_be_enabled()
    table.do("settings")
    page.locator("#panel .digits").fill("12")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Locked at this table: ")).to_have_count(0)  # four, no fewer
    page.locator("#panel .digits").fill("2468")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Locked at this table: ")).to_be_visible()
    expect(page.locator('#panel [data-do="set-undo"]')).to_have_count(0)
    page.keyboard.press("Escape")
    lock = page.locator('[href="#i-lock"]')
    for button in (undo, hint):
        expect(button.filter(has=lock)).to_be_visible()

    table.resume().wait_until_asked("play")
    for button in (undo, hint):
        expect(button.filter(has=lock)).to_be_visible()
        button.click()  # asks for the digits
        expect(page.locator("#panel .digits")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("#panel")).to_be_hidden()
    table.do("settings")
    table.do("ask-unlock")
    page.locator("#panel .digits").fill("1357")
    page.keyboard.press("Enter")
    expect(page.locator("#panel-body").get_by_text("These are not the four digits.")).to_be_visible()
    page.locator("#panel .digits").fill("2468")
    page.keyboard.press("Enter")
    expect(page.locator("#panel h2")).to_have_text("Settings of this table")
    page.keyboard.press("Escape")
    expect(undo).to_be_enabled()
    expect(undo.filter(has=lock)).to_have_count(0)
    expect(hint).to_be_enabled()


def test_a_move_may_count_at_once(context: Contexts, site: SiteServer) -> None:
    page = context(has_touch=True).new_page()
    put(page, {"here": save_text(played(3, 5, in_hunt(1, 6, 0)))})
    table = Table(page, site.url, touch=True).resume()
    table.wait_until_asked("play")
    table.do("settings")
    table.do("set-confirm", "none")
    expect(page.locator('[data-do="set-confirm"][data-value="none"]')).to_have_attribute("aria-pressed", "true")
    table.do("close")
    count = table.saves()["here"]["head"]["count"]
    choose(table)
    page.wait_for_function("n => JSON.parse(localStorage['prateria:g:here']).head.count > n", arg=count)
    table.wait_until_asked("play")


def shut_places(session: Session) -> list[tuple[str, str]]:
    """(card, territory) that the rules do not allow to the one who acts."""
    state: Any = session.state
    plays = {action.picks for action in state.legal_actions()} if in_hunt(1, 0, 0)(session) else set()
    cards = sorted({card for card, *_ in plays})
    places = [f"territory:{place}" for place in ("hills", "river", "forest")]
    return [(card, place) for card in cards for place in places if (card, place) not in plays]


def test_a_touch_that_leads_nowhere_is_answered(page: Page, site: SiteServer) -> None:
    session = next(s for seed in range(99) if shut_places(s := played(2, seed, lambda s: bool(shut_places(s)))))
    card, place = shut_places(session)[0]
    put(page, {"here": save_text(session)})
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    table.press(f'#stage [data-pick="{card}"]')
    shut = page.locator(f'#stage [data-pick="{place}"]')
    expect(shut).to_have_attribute("aria-disabled", "true")
    shut.click(force=True)
    expect(page.locator("#toast")).to_have_text(re.compile(r"\w+ .*\w"))
    expect(page.locator('#controls [data-do="done"]')).to_have_count(0)


def test_bots_stop_and_hurry(page: Page, site: SiteServer) -> None:
    page.add_init_script("window.prateriaSpeed = 0.7")  # three moves to look at: time enough to stop them
    put(page, {"here": save_text(played(4, 5, in_hunt(1, 8, 0)))})
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    table.play_card()
    page.wait_for_timeout(500)  # sooner than it can be read a tap on it is none (web/stray.mjs)
    table.do("pause")
    expect(page.locator('#controls [data-do="pause"]')).to_have_attribute("aria-pressed", "true")
    count = "JSON.parse(localStorage['prateria:g:here']).head.count"
    page.wait_for_timeout(2000)  # the move that was on its way
    held = page.evaluate(count)
    page.wait_for_timeout(2500)
    assert page.evaluate(count) == held
    table.do("skip")
    table.wait_until_asked("play")
    assert page.evaluate(count) > held


def test_skip_ends_what_is_being_looked_at_too(page: Page, site: SiteServer) -> None:
    """Each move would stay for many minutes."""
    page.add_init_script("window.prateriaSpeed = 0.001")
    put(page, {"here": save_text(played(4, 5, in_hunt(1, 8, 0)))})
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    table.play_card()
    page.wait_for_timeout(500)  # sooner than it can be read a tap on it is none (web/stray.mjs)
    table.do("skip")
    table.wait_until_asked("play")
