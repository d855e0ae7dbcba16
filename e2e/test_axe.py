"""axe-core finds nothing on any screen, in light and in dark."""

from collections.abc import Iterator, Sequence

import pytest
from conftest import PHONE, TABLET, Contexts
from games import UPDATED, in_hunt, played, put, save_text, turns_left
from playwright.sync_api import Page, expect
from table import Table
from wendake import Wendake, before_the_end, by_chance

from prateria.core.packed import seal
from workshop.paths import NODE_MODULES
from workshop.serve import SiteServer

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules that another light can break: all others speak of what stands on the page, which is the same."""
RUN = """async (runOnly) => {
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    const line = (id, n) => `${id}: ${n.target.join(' ')} ${n.html.slice(0, 160)} ${n.any[0]?.message ?? ''}`;
    return violations.flatMap(({ id, nodes }) => nodes.map((n) => line(id, n)));
}"""


def violations(page: Page, screen: str, rules: Sequence[str] = TAGS) -> list[str]:
    page.wait_for_function("!document.getAnimations().some((a) => a.playState === 'running')")
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(AXE)
    return [f"{screen}: {found}" for found in page.evaluate(RUN, rules)]


def in_the_other_light(page: Page, screen: str, scheme: str) -> list[str]:
    """What was looked at already, in other colours: that alone which they can break."""
    page.emulate_media(color_scheme=scheme)
    return violations(page, f"{screen} ({scheme})", COLOURS)


def in_both_lights(page: Page, screen: str) -> list[str]:
    page.emulate_media(color_scheme="light")
    return violations(page, f"{screen} (light)") + in_the_other_light(page, screen, "dark")


def screens(page: Page, site: SiteServer) -> Iterator[str]:
    """Every screen of the page, one after another; yields its name."""
    two = {
        "near": save_text(played(2, 11, turns_left(1)), bots=(None, None), names=("Ola", "")),
        "end": save_text(played(2, 11, turns_left(1, 3)), save_id="end"),
        "party": save_text(played(4, 11, lambda s: s.state.actors() == (0,)), save_id="party"),
        "play": save_text(played(4, 11, in_hunt(1, 12, 0)), save_id="play"),
        "torn": "{",
    }
    over = played(2, 5)
    shelf = {f"over{n}": save_text(over, save_id=f"over{n}", updated=UPDATED - n) for n in range(9)}
    put(page, {**two, **shelf})  # so many that they are searched, and not all of them shown at once
    table = Table(page, site.url).open().wait_for_python()
    yield "lobby"
    for more in ("#saves-more", "#played-more"):
        page.locator(more).click()
        expect(page.locator(more)).to_be_hidden()
    expect(page.locator("#saves-search")).to_be_visible()
    expect(page.locator('#saves [data-act="delete"][data-id="torn"]')).to_be_visible()
    yield "lobby, all games"
    page.locator("#menu").click()
    yield "settings of the device"
    page.locator("#erase").click()
    yield "erase"
    page.keyboard.press("Escape")
    page.locator('[data-act="about"]').click()
    page.locator("#panel article").wait_for()
    yield "about"
    page.keyboard.press("Escape")
    page.locator("#class-words").press_sequentially("bis")
    page.locator("#class-offers button").first.wait_for()
    yield "class code"
    page.locator('[data-act="teachers"]').click()
    page.locator(".desk").wait_for()
    page.locator("#class-paste").fill(f"#result={seal(bytes(range(120, 132)))}")  # whole, and no result
    page.locator('[data-do="class-paste"] button').click()
    page.locator('[data-do="class-remove"]').wait_for()
    page.locator('[data-do="class-erase"]').click()
    page.locator('[data-do="class-erase-yes"]').wait_for()
    yield "for teachers"
    page.locator('[data-do="class-cup"]').click()
    page.locator("#class-cup-names").fill("Ada\nBen\nCal")
    page.locator('[data-do="class-cup-names"] button').click()
    for n in range(2):
        page.locator('[data-do="class-cup-pair"]').click()
        page.locator(f"#class-cup-{n}-0").select_option("2")
    page.locator("#panel table").nth(2).wait_for()
    yield "tournament"
    page.locator('[data-do="teachers"]').click()
    page.locator('[data-do="class-league"]').click()
    page.locator("#panel h2", has_text="League").wait_for()
    yield "league"
    page.locator('[data-do="teachers"]').click()
    page.locator('[data-do="class-sheets"]').click()
    page.locator(".sheets").wait_for()
    yield "sheets"
    page.keyboard.press("Escape")
    page.locator("#help").click()
    page.locator("#panel article").wait_for()
    yield "rules"
    page.keyboard.press("Escape")

    def open_game(save_id: str) -> None:
        if page.locator("#play").is_visible():
            table.leave()
        table.go_on_with(save_id)

    open_game("party")
    table.wait_until_asked("party")
    yield "party"
    page.keyboard.press("Escape")
    open_game("play")
    table.wait_until_asked("play")
    page.locator(".words-box summary").evaluate("e => { e.parentElement.open = true; }")
    yield "table"
    page.locator(f'#stage [data-pick="{table.legal_cards()[0]}"]').first.click()
    page.locator('#stage [data-pick^="territory:"]:not([aria-disabled="true"])').first.click()
    page.locator('#controls [data-do="done"]').wait_for()
    yield "table, ready"
    table.do("share")
    page.locator("#panel .qr").wait_for()
    yield "share"
    page.keyboard.press("Escape")
    table.do("settings")
    page.locator("#panel .settings").wait_for()
    yield "settings of the table"
    page.keyboard.press("Escape")
    open_game("near")
    table.wait_until_asked("curtain")
    yield "curtain"
    table.do_once("uncover")
    table.wait_until_asked("play")
    yield "since your last turn"
    table.play_card()
    table.wait_until_asked("result")
    yield "result"
    table.do_once("go-on")
    table.wait_until_asked("curtain")
    table.do_once("uncover")
    table.wait_until_asked("party")
    page.keyboard.press("Escape")
    open_game("end")
    table.wait_until_asked("play", "result", "end")
    while (asked := table.wait_until_asked()) != "end":
        table.answer(asked)
    yield "end"


@pytest.mark.parametrize(("scheme", "viewport"), [("light", TABLET), ("dark", PHONE)])
def test_axe_finds_nothing(context: Contexts, site: SiteServer, scheme: str, viewport: dict[str, int]) -> None:
    page = context(color_scheme=scheme, viewport=viewport).new_page()
    found: list[str] = []
    for screen in screens(page, site):
        found += violations(page, screen)
        other = "light" if scheme == "dark" else "dark"
        if screen in ("lobby", "party", "table, ready", "curtain", "result", "end"):  # these carry the colours
            found += in_the_other_light(page, screen, other)
            page.emulate_media(color_scheme=scheme)
    assert found == [], "\n".join(found)


def test_axe_finds_nothing_in_wendake(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET).new_page()
    bag = by_chance(2, lambda session: session.state.bag() is not None)
    year, end = before_the_end("year"), before_the_end("game")
    saves = {"bag": bag, "year": year, "end": end}
    put(page, {name: save_text(session, save_id=name) for name, session in saves.items()}, confirm=False)
    table = Wendake(page, site.url)
    found: list[str] = []
    for name, *shown in (("bag", "bag"), ("year", "result"), ("end", "result", "end")):  # the last year has an end, too
        if page.locator("#play").is_visible():
            page.locator("#home").click()
            table.go_on_with(name)
        else:
            table.resume(name)
        table.wait_asked()
        if name != "bag":
            with table.changing("#stage"):
                page.locator('#stage [data-pick="button:end"]').click()
        for number, kind in enumerate(shown):
            if number:
                table.do_once("go-on")
            assert table.play_until("bag", "result", "end") == kind
            found += violations(page, f"wendake, {name}, {kind}")
        page.keyboard.press("Escape")
    page.locator("#home").click()
    page.locator("#game-wendake").click()
    page.locator("#help").click()
    page.locator("#panel article").wait_for()
    found += violations(page, "wendake, rules")
    assert found == [], "\n".join(found)
