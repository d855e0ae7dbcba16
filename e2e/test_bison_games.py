"""Bison from the first touch to the winner on a tablet, its last round on a phone; links at every round; axe."""

from collections.abc import Callable
from itertools import product
from typing import Any

from bison_table import READY, BisonTable, laying
from conftest import PHONE, TABLET, Contexts
from games import put, save_text, session_in
from looks import resize
from playwright.sync_api import expect
from test_axe import in_both_lights
from words import speak

from prateria.core.code import decode, encode
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES, by_number
from workshop.serve import SiteServer


def to_the_end(table: BisonTable) -> None:
    """On from here; the points that are shown are those of the record."""
    table.play_to_the_end()
    shown = table.page.locator("#panel").inner_text()
    [save] = table.saves().values()
    session = decode(save["code"], by_number)
    outcome = session.state.outcome()
    assert outcome is not None
    assert all(str(points) in shown for points in outcome.points)
    assert [step.before.round for step in session.steps][-1] == 6


def test_a_whole_game_by_touch_against_a_bot(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET, has_touch=True).new_page()
    table = BisonTable(page, site, touch=True)
    table.open("new=bison&seats=2&people=1&level=first&seed=5").wait()
    a_hint_then_a_tile(table)
    to_the_end(table)


def a_hint_then_a_tile(table: BisonTable) -> None:
    table.wait_until_asked("play")
    table.do("hint")
    table.page.wait_for_selector('#controls [data-do="done"]')
    table.do("cancel")
    table.touch_pick("deed:place")
    table.touch_pick("hunters:1")  # that goes at once: it can be taken back
    table.page.wait_for_selector('#stage [data-pick^="cell:"]')
    cell = next(pick for pick in table.picks() if pick.startswith("cell:"))
    table.touch_pick(cell)
    table.do_once("done")


def by_chance(until: Callable[[Any], bool]) -> Session:
    """A game by chance up to the first turn of the first seat at which that holds of the state."""
    session, rng = Session.new(GAMES["bison"], 2, seed=8), Rng(8)
    while (legal := session.state.legal_actions()) and not (session.state.actors() == (0,) and until(session.state)):
        session.play(legal[rng.below(len(legal))])
    return session


def test_the_last_round_on_a_phone(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=PHONE, has_touch=True).new_page()
    put(page, {"here": save_text(by_chance(lambda state: state.round == 6))})
    table = BisonTable(page, site, touch=True)
    table.resume()
    table.wait_until_asked("play")
    missed = page.evaluate(MISSED)
    assert len(missed) <= 1, missed  # the foot of F5p: there the ground of the nearer river is on top
    a_hint_then_a_tile(table)
    to_the_end(table)


MISSED = """() => {
    const pieces = [...document.querySelectorAll('#pan .pieces > g')].map((e) => [e, e.getBoundingClientRect()]);
    const within = ([, box], x, y) => x > box.left - 3 && x < box.right + 3 && y > box.top - 3 && y < box.bottom + 3;
    const missed = [];
    for (const [i, [piece, { left, width, top, height }]] of pieces.entries()) {
        const x = left + width / 2;
        for (const y of [top + 3, top + height / 2, top + height - 3]) {
            if (pieces.slice(i + 1).some((over) => within(over, x, y))) continue;
            const hit = document.elementFromPoint(x, y)?.closest('[id]');
            const meant = `at-${piece.id.split('-')[1]}`;
            if (hit?.closest('#pan') && hit.id !== meant) missed.push(`${piece.id} at ${y - top}: ${hit.id}`);
        }
    }
    return pieces.length > 5 ? missed : ['there is nothing to touch'];
}"""
"""Of what stands on the land: heads, bodies and feet at which a finger would meet another space."""


def test_the_table_keeps_its_size_when_done_comes(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET, locale="it-IT", has_touch=True).new_page()
    table = laying(page, site, 1)
    for lang, size in product(("it", "pl"), (TABLET, {"width": 768, "height": 1024}, PHONE)):
        speak(page, lang)
        resize(page, size)
        before = page.locator("#stage").bounding_box()
        table.touch_pick(next(pick for pick in table.picks() if pick.startswith("cell:")))
        expect(page.locator(READY)).to_be_visible()
        assert page.locator("#stage").bounding_box() == before, (lang, size)
        table.do_once("cancel")


def test_pass_and_play_shows_a_curtain_only_while_a_tile_is_in_hand(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET, has_touch=True).new_page()
    table = BisonTable(page, site, touch=True).open("new=bison&seats=2&people=2&seed=3").wait()
    curtains = 0
    while page.locator("#status").inner_text().find("Round 2") < 0:
        asked = table.wait_until_asked()
        curtains += asked == "curtain"
        table.answer(asked)
    assert 2 <= curtains <= 8


def test_the_tile_turns_when_its_place_is_touched_again(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET, has_touch=True).new_page()
    table = BisonTable(page, site, touch=True).open("new=bison&seats=2&people=1&level=first&seed=5").wait()
    table.wait_until_asked("play")
    table.touch_pick("deed:place")
    table.touch_pick("hunters:1")  # that goes at once: it can be taken back
    table.page.wait_for_selector('#stage [data-pick^="cell:"]')
    cell = next(pick for pick in table.picks() if pick.startswith("cell:"))
    table.press(f'#stage [data-pick="{cell}"]')
    expect(page.locator('#controls [data-do="done"]')).to_be_visible()
    seen = []
    for _ in range(4):
        turn = page.locator('#stage [data-pick^="turn:"][aria-pressed="true"]')
        seen.append(turn.first.get_attribute("data-pick"))
        table.press(f'#stage [data-pick="{cell}"]')
        page.wait_for_timeout(100)
    assert len(set(seen)) == 3
    assert seen[3] == seen[0]


def test_a_link_at_every_round_is_the_same_game(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET).new_page()
    table = BisonTable(page, site).open().wait_for_python()
    for number in range(1, 7):
        session, rng = Session.new(GAMES["bison"], 2, seed=number), Rng(number)
        while session.state.round < number:
            legal = session.state.legal_actions()
            session.play(legal[rng.below(len(legal))])
        code = encode(session)
        page.evaluate("hash => { location.hash = hash; }", f"#g={code}")
        expect(page.get_by_text("Which seats are yours?")).to_be_visible(timeout=60_000)
        page.get_by_role("button", name="Open the game").click()
        expect(page.locator("#status")).to_contain_text(f"Round {number} of 6")
        while (asked := table.wait_until_asked()) == "curtain":
            table.answer(asked)
        assert encode(session_in(table.link())) == code
        page.keyboard.press("Escape")


def test_a_round_by_keyboard_only(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET).new_page()
    table = BisonTable(page, site).open("new=bison&seats=2&people=1&level=first&seed=4").wait()
    left = False
    for _ in range(150):
        asked = table.wait_until_asked()
        if asked == "result":
            break
        if asked == "bag":
            page.locator('#panel [data-do="bag-done"]').focus()
        elif table.sees(READY):
            page.locator(READY).focus()
        else:
            if not page.evaluate("document.activeElement.closest('#stage') !== null"):
                page.locator('#stage [tabindex="0"]').first.focus()
            if not left:
                page.keyboard.press("n")
            left = False
            if page.evaluate("/^(buy|give|get):/.test(document.activeElement.dataset.pick)"):
                page.keyboard.press("b")  # out of the market again, to what is asked
                left = True
                continue
        if page.evaluate("document.activeElement.dataset.do") == "pause":
            continue  # on a busy machine the turn may be over by now, and Enter would stop the other player
        page.keyboard.press("Enter")
        page.wait_for_timeout(40)
    assert table.wait_until_asked() == "result"
    [save] = table.saves().values()
    session = decode(save["code"], by_number)
    assert sum(step.action.seat == 0 for step in session.steps if step.before.phase == "name") >= 4


def test_axe_finds_nothing_wrong(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET, has_touch=True).new_page()
    table = BisonTable(page, site, touch=True).open("new=bison&seats=2&people=1&level=first&seed=5").wait()
    found, looked = [], set()
    table.wait_until_asked("play")
    found += in_both_lights(page, "play")
    table.touch_pick("deed:place")
    found += in_both_lights(page, "chosen")
    table.touch_pick("hunters:3")
    table.press('[data-do="pay-otherwise"]')
    while "result" not in looked:
        asked = table.wait_until_asked()
        if asked not in looked:
            found += in_both_lights(page, asked)
            looked.add(asked)
        table.answer(asked)
    assert found == []
    assert looked == {"play", "bag", "result"}
