"""Looking back on a game: by finger, mouse and keys, on tablet and phone; on from there, riddles, links to a place."""

import json
import re

import pytest
from conftest import PHONE, TABLET, Contexts
from games import in_hunt, played, put, save_text, session_of
from playwright.sync_api import Page, expect
from table import PATIENCE, Table, code_of
from test_axe import in_both_lights
from wendake import by_chance

from prateria.core.link import open_link
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES, by_number
from workshop.serve import SiteServer

OVER = played(3, 5)
AT = "#replay-at"
WAIT = "document.querySelector('#replay-at')?.max > 0"


def at(page: Page) -> int:
    return int(page.get_attribute(AT, "data-at") or -1)


def comes_to(page: Page, there: int) -> None:
    expect(page.locator(AT)).to_have_attribute("data-at", str(there))
    page.wait_for_function("there => Number(document.querySelector('#replay-at').value) === there", arg=there)


def looking(page: Page, site: SiteServer, touch: bool = False) -> Table:
    """From the list of played games."""
    put(page, {"here": save_text(OVER, bots=(None, "normal", "normal"), names=("Ola", "", ""))})
    table = Table(page, site.url, touch).open().wait_for_python()
    table.press('[data-act="look-back"]')
    page.wait_for_function(WAIT, timeout=PATIENCE)
    return table


@pytest.mark.parametrize(("viewport", "touch"), [(TABLET, True), (PHONE, True), ({"width": 360, "height": 640}, True)])
def test_back_and_on_with_a_finger(context: Contexts, site: SiteServer, viewport: dict[str, int], touch: bool) -> None:
    page = context(viewport=viewport, has_touch=True).new_page()
    table = looking(page, site, touch)
    comes_to(page, 0)
    page.wait_for_function("document.documentElement.scrollHeight <= innerHeight")  # all of the bar is in sight
    before = page.inner_html("#stage")
    table.press('.replay-keys [data-value="1"] >> visible=true')
    comes_to(page, 1)  # the first of them is a move, the last a round
    assert page.inner_html("#stage") != before
    box = page.locator(AT).bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function(
        "(({dataset, max}) => Math.abs(dataset.at - max / 2) < 4)(document.querySelector('#replay-at'))"
    )
    expect(page.locator("#status")).to_contain_text(re.compile("Ola|Eagle|Wolf"))
    if viewport is PHONE:
        table.press(".replay-more")
        expect(page.locator('#panel [data-do="branch"]')).to_be_visible()
        table.press('#panel [data-do="replay-viewpoint"][data-value="1"]')
        expect(page.locator("#panel")).to_be_hidden()
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    table.press('[data-do="look-away"]')
    expect(page.locator('#controls [data-do="result"]')).to_be_visible()
    expect(page.locator("#panel")).to_be_hidden()  # who has just looked at the game has seen the result


@pytest.mark.parametrize("viewport", [TABLET, PHONE])
def test_a_race_is_looked_back_on_as_any_game_is(context: Contexts, site: SiteServer, viewport: dict[str, int]) -> None:
    """While it is raced the table has the whole screen: its page has no room for the bar."""
    session, rng = Session.new(GAMES["powwow"], 2, {"calm": False}, 4), Rng(4)
    while legal := session.state.legal_actions():
        session.play(legal[rng.below(len(legal))])
    page = context(viewport=viewport).new_page()
    put(page, {"here": save_text(session, bots=(None, "normal"))})
    table = Table(page, site.url).open().wait_for_python()
    table.press('[data-act="look-back"]')
    page.wait_for_function(WAIT, timeout=PATIENCE)
    comes_to(page, 0)
    widths = page.evaluate("['#status', '#controls', '#stage'].map((e) => document.querySelector(e).clientWidth)")
    assert min(widths) > 0.7 * viewport["width"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".replay-mark").count() <= 12


def test_by_keys_alone(page: Page, site: SiteServer) -> None:
    looking(page, site)
    expect(page.locator(AT)).to_be_focused()
    for key, there in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        comes_to(page, there)
    page.keyboard.press("PageDown")
    page.wait_for_function("document.querySelector('#replay-at').dataset.at > 5")
    page.keyboard.press("PageUp")
    comes_to(page, 0)
    page.keyboard.press("End")
    comes_to(page, int(page.get_attribute(AT, "max") or 0))
    page.keyboard.press("Home")
    comes_to(page, 0)
    page.keyboard.press("Shift+Tab")  # on any button of the bar the arrows lead on as well
    page.keyboard.press("ArrowRight")
    comes_to(page, 1)
    assert "Move 1 of" in (page.get_attribute(AT, "aria-valuetext") or "")
    expect(page.locator("#say")).to_contain_text(page.inner_text("#status .status-now").strip())


def test_it_plays_by_itself_and_stops(page: Page, site: SiteServer) -> None:
    looking(page, site)
    page.locator(".replay-speed").select_option("fast")
    page.locator('[data-do="replay-play"]').click()
    page.wait_for_function("document.querySelector('#replay-at').dataset.at > 3")
    page.locator('[data-do="replay-play"]').click()
    expect(page.locator('[data-do="replay-play"]')).to_have_attribute("aria-label", "Play")
    stopped = at(page)
    page.wait_for_timeout(300)
    assert at(page) == stopped
    assert page.evaluate("JSON.parse(localStorage['prateria:prefs']).replay") == "fast"


def test_play_on_from_here_is_another_game(page: Page, site: SiteServer) -> None:
    table = looking(page, site)
    page.evaluate("prateria.command('replay-to', '30')")
    comes_to(page, 30)
    page.locator('.replay-ways [data-do="branch"]').click()
    table.wait_until_asked("play", "party")
    saves = table.saves()
    assert len(saves) == 2
    (new,) = (save for save_id, save in saves.items() if save_id != "here")
    assert new["head"]["title"] == "From move 30: Ola, Eagle, Wolf"
    assert not new["head"]["over"]
    mine = [step.action for step in session_of(new).steps[:40]]
    assert mine == [step.action for step in OVER.steps[:40]]
    expect(page.locator(".log")).to_contain_text("From here on this is a game of its own.")


@pytest.mark.parametrize("viewport", [TABLET, PHONE])
def test_a_riddle_and_its_link(context: Contexts, site: SiteServer, viewport: dict[str, int]) -> None:
    page = context(viewport=viewport).new_page()
    table = looking(page, site)
    page.evaluate("prateria.command('replay-to', '20')")
    comes_to(page, 20)
    if viewport is PHONE:
        page.locator(".replay-more").click()
    page.locator('[data-do="riddle"] >> visible=true').click()
    expect(page.locator("#status")).to_contain_text("What would you do?")
    table.press(f'#stage [data-pick="{table.legal_cards()[0]}"]')
    table.press('#stage [data-pick^="territory:"]:not([aria-disabled="true"])')
    page.locator('#controls [data-do="done"]').click()
    expect(page.locator("#panel .answers")).to_be_visible()
    page.locator('#panel [data-do="riddle-share"]').click()
    link = page.locator("#panel input.link").input_value()
    place = open_link(link, by_number).place
    assert place is not None
    assert place.riddle
    assert "Ola" not in page.inner_text("#panel")
    page.keyboard.press("Escape")

    other = context(viewport=viewport).new_page()
    there = Table(other, site.url).open(f"g={code_of(link)}")
    expect(other.locator("#status")).to_contain_text("What would you do?", timeout=PATIENCE)
    other.locator('#controls [data-do="riddle-on"]').click()
    other.wait_for_function(WAIT)
    assert there.saves() == {}
    other.locator('[data-do="look-away"]').click()
    expect(other.locator("#lobby")).to_be_visible()


def test_a_link_to_a_place(context: Contexts, site: SiteServer) -> None:
    page = context().new_page()
    looking(page, site)
    page.evaluate("prateria.command('replay-to', '25')")
    comes_to(page, 25)
    page.locator('.replay-ways [data-do="replay-share"]').click()
    link = page.locator("#panel input.link").input_value()
    other = context().new_page()
    Table(other, site.url).open(f"g={code_of(link)}")
    other.wait_for_function(WAIT, timeout=PATIENCE)
    comes_to(other, 25)
    expect(other.locator("#stage")).not_to_contain_text("Ola")


def test_while_a_game_runs_one_looks_back_and_goes_on(page: Page, site: SiteServer) -> None:
    put(page, {"here": save_text(played(3, 5, in_hunt(1, 8, 0)), bots=(None, "normal", "normal"))})
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    page.locator("#menu").click()
    page.locator('#table-menu [data-do="look-back"]').click()
    page.wait_for_function(WAIT)
    assert at(page) == int(page.get_attribute(AT, "max") or -1)
    for do in ("branch", "riddle", "replay-share"):
        assert page.locator(f'[data-do="{do}"]').count() == 0
    assert page.locator(".replay-viewpoint option").count() == 2
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Escape")
    table.wait_until_asked("play")
    table.play_card()


def test_axe_finds_nothing_in_the_past(context: Contexts, site: SiteServer) -> None:
    found = []
    for viewport in (TABLET, PHONE):
        page = context(viewport=viewport).new_page()
        looking(page, site)
        page.evaluate("prateria.command('replay-to', '20')")
        comes_to(page, 20)
        found += in_both_lights(page, "replay")
        if viewport is PHONE:
            page.locator(".replay-more").click()
            found += in_both_lights(page, "more")
            page.keyboard.press("Escape")
        page.evaluate("prateria.command('replay-share')")
        page.locator("#panel .qr").wait_for()
        found += in_both_lights(page, "share this position")
        page.keyboard.press("Escape")
    assert found == [], "\n".join(found)


def test_wendake_is_told_move_by_move(page: Page, site: SiteServer) -> None:
    session = by_chance(2, lambda s: s.state.round == 2)
    rng = Rng(5)
    while session.state.actors():
        legal = session.state.onward_actions()
        session.play(legal[rng.below(len(legal))])
    put(page, {"here": save_text(session, bots=(None, "normal"))})
    table = Table(page, site.url).open().wait_for_python()
    table.press('[data-act="look-back"]')
    page.wait_for_function(WAIT, timeout=PATIENCE)
    last = int(page.get_attribute(AT, "max") or 0)
    assert len(session.steps) > last > GAMES["wendake"].META.rounds
    took = page.evaluate(
        """async () => {
            const found = [];
            for (let i = 0; i < 20; i++) {
                const start = performance.now();
                prateria.command('replay-step', '1');
                const at = () => Number(document.querySelector('#replay-at').dataset.at);
                while (at() !== i + 1) await new Promise((r) => setTimeout(r));
                await new Promise(requestAnimationFrame);
                found.push(Math.round(performance.now() - start));
                await new Promise((r) => setTimeout(r, 400));
            }
            return found.sort((a, b) => a - b);
        }"""
    )
    print(f"a step in Wendake: median {took[10]} ms, 95th percentile {took[18]} ms: {json.dumps(took)}")
    comes_to(page, 20)
