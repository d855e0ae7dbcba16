"""A game passed on by its link between two devices, there and back; the same start played on in two ways."""

from conftest import TABLET, Contexts
from games import in_hunt, played, put, save_text
from playwright.sync_api import Page, expect
from table import Table, code_of
from test_axe import in_both_lights

from prateria.core.code import encode
from workshop.serve import SiteServer

GAME = played(2, 5, in_hunt(1, 6, 0))


def follow(page: Page, link: str) -> None:
    """A link that is opened on a device where the page is open."""
    page.evaluate("hash => { location.hash = hash; }", "#g=" + code_of(link))


def test_there_and_back_and_what_has_happened(context: Contexts, site: SiteServer) -> None:
    here = Table(context(viewport=TABLET).new_page(), site.url)
    put(here.page, {"here": save_text(GAME, bots=(None, "away"))})
    here.resume().wait_until_asked("play")
    here.play_card()
    there = Table(context(viewport=TABLET).new_page(), site.url)
    there.page.goto(here.link())
    there.page.get_by_role("button", name="Open the game").click()
    there.wait_until_asked("play")
    here.page.keyboard.press("Escape")
    for one, other in ((there, here), (here, there)):
        one.play_card()
        expect(one.page.locator("#status")).to_contain_text("on another device")
        link = one.link()
        expect(one.page.locator("#panel")).to_contain_text("turn on another device: send the link")
        one.page.keyboard.press("Escape")
        follow(other.page, link)
        expect(other.page.locator("#panel h2")).to_have_text("Your turn")
        expect(other.page.locator("#panel .happened li").first).to_be_visible()
        if other is here:
            assert in_both_lights(here.page, "your turn") == []
            here.page.keyboard.press("Tab")
            here.page.locator('#panel [data-do="look-since"]').focus()
            here.page.keyboard.press("Enter")
            expect(here.page.locator("#controls .replay")).to_be_visible()
            here.do("look-away")
        else:
            other.do_once("go-on")
        other.wait_until_asked("play")
    [ours], [theirs] = here.saves().values(), there.saves().values()
    assert ours["code"] == theirs["code"]


def test_an_older_link_and_another_way_lose_nothing(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET).new_page()
    put(page, {"here": save_text(GAME)})
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    kept = table.saves()["here"]["code"]
    link = table.link()
    page.keyboard.press("Escape")
    table.play_card()
    table.wait_until_asked("play")
    follow(page, link)
    expect(page.locator("#panel")).to_contain_text("Nothing is lost")
    expect(page.locator("#panel .happened li").first).to_be_visible()
    assert in_both_lights(page, "an older link") == []
    table.do_once("join-branch")
    page.wait_for_function("Object.keys(localStorage).filter((k) => k.startsWith('prateria:g:')).length === 2")
    saves = table.saves()
    assert len(saves) == 2
    assert saves.pop("here")["code"] != kept
    [branch] = saves.values()
    assert branch["head"]["title"] == "Another way: Manitou"


def test_two_ways_are_shown_side_by_side(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET).new_page()
    put(page, {"here": save_text(GAME)})
    fork = GAME.fork(max(i for i, step in enumerate(GAME.steps[:-4]) if step.of > 1))
    before = GAME.steps[len(fork.steps)]
    fork.play(fork.state.legal_actions()[(before.choice + 1) % before.of])
    table = Table(page, site.url).open("g=" + encode(fork))
    expect(page.locator("#panel h2")).to_have_text("One start, two games", timeout=60_000)
    expect(page.locator("#panel .ways section")).to_have_count(2)
    assert in_both_lights(page, "two ways") == []
    page.locator('#panel [data-do="join-branch"]').focus()
    page.keyboard.press("Enter")
    table.do_once("join-all")
    table.wait_until_asked("curtain", "play")
    assert len(table.saves()) == 2
