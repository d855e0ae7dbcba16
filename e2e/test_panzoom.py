"""The land of Bison through its window: nearer, farther, elsewhere; over redraws; and no touch is lost or made up."""

from typing import Any

from conftest import PHONE, Contexts
from games import put, save_text
from playwright.sync_api import Page, expect
from table import PATIENCE, Table
from test_bison_games import by_chance

from workshop.serve import SiteServer

GAME = "new=bison&seats=2&people=1&level=first&seed=5"
MY_TURN = '#stage [data-pick="deed:move1"].possible'
SEEN = """() => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(document.querySelector('#pan')).transform);
    return [a, e, f].map((n) => Math.round(n * 100) / 100);
}"""


SCENERY = """(land) => {
    const { x, y, width, height } = land.getBoundingClientRect();
    const found = new Set();
    for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++)
        for (const e of document.elementsFromPoint(x + (width * i) / 12, y + (height * j) / 12))
            if (e.parentElement?.id === 'pan' && e.tagName === 'path') found.add(e.getAttribute('class'));
    return [...found];
}"""


def opened(context: Contexts, site: SiteServer, **settings: object) -> Page:
    page = context(**settings).new_page()
    Table(page, site.url).open(GAME).wait()
    page.wait_for_selector(MY_TURN, timeout=PATIENCE)
    return page


def seen(page: Page) -> list[float]:
    """How near, and where the origin of the land is in the window."""
    found: list[float] = page.evaluate(SEEN)
    return found


def middle(page: Page) -> tuple[float, float]:
    box = page.locator(".bi-frame").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_wheel_keys_and_buttons_and_what_is_seen_stays_over_redraws(context: Contexts, site: SiteServer) -> None:
    page = opened(context, site)
    assert page.locator(".bi-frame").evaluate(SCENERY) == []  # long paths: to look for a finger in them takes long
    all_of_it = seen(page)
    page.mouse.move(*middle(page))
    page.mouse.wheel(0, -600)
    near = seen(page)
    assert near[0] > all_of_it[0] * 1.3
    page.locator(MY_TURN).click()  # the table is drawn anew
    page.wait_for_selector('[data-pick="deed:move1"].chosen')
    assert seen(page) == near
    page.locator('[data-zoom="out"]').click()
    assert seen(page)[0] < near[0]
    page.locator('[data-zoom="fit"]').click()
    assert seen(page) == all_of_it
    page.locator('[data-pick="deed:move1"]').focus()
    page.keyboard.press("+")
    assert seen(page)[0] > all_of_it[0]
    page.keyboard.press("0")
    assert seen(page) == all_of_it


def test_a_drag_moves_the_land_and_touches_nothing(context: Contexts, site: SiteServer) -> None:
    page = opened(context, site)
    x, y = middle(page)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -2000)
    before = seen(page)
    page.mouse.down()
    page.mouse.move(x + 60, y + 30, steps=5)
    page.mouse.up()
    after = seen(page)
    assert after[0] == before[0]
    assert after[1:] != before[1:]
    page.wait_for_timeout(200)
    assert not page.locator("#card").count()
    assert page.locator("#toast").inner_text() == ""


def test_a_touch_looks_at_an_area(context: Contexts, site: SiteServer) -> None:
    page = opened(context, site)
    page.locator("#at-D4p").click(force=True)
    page.wait_for_selector("#card")
    page.locator("#card").click()
    page.wait_for_selector("#card", state="detached")


def test_two_fingers_bring_the_land_nearer(context: Contexts, site: SiteServer) -> None:
    page = opened(context, site, viewport=PHONE, has_touch=True, is_mobile=True)
    all_of_it, (x, y) = seen(page), middle(page)
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, apart: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 30)
    for apart in (40, 55, 75):
        touch("touchMove", apart)
    touch("touchEnd", 75)
    page.wait_for_timeout(100)
    for _ in range(40):  # drawn with the next frame, which a busy machine gives late
        if seen(page)[0] > 1.7 * all_of_it[0]:
            break
        page.wait_for_timeout(50)
    near = seen(page)
    assert 1.7 < near[0] / all_of_it[0] < 2.6
    assert page.evaluate("visualViewport.scale") == 1  # not the page
    assert not page.locator("#card").count()


def test_what_is_too_small_is_chosen_as_it_comes_nearer_and_goes_by_the_next_touch(
    context: Contexts, site: SiteServer
) -> None:
    page = context(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    put(page, {"here": save_text(by_chance(lambda state: state.phase == "put"))})
    Table(page, site.url, touch=True).resume()
    place = page.locator('#stage [data-pick^="space:"].possible').first
    place.wait_for(timeout=PATIENCE)
    page.evaluate("document.querySelectorAll('.bi-at').forEach((e) => { e.dataset.fine = 8; })")  # as on a large land
    before, name = seen(page), place.get_attribute("data-pick")
    place.tap(force=True)
    page.wait_for_function(f"({SEEN})()[0] > {before[0]} * 1.2")
    chosen = page.locator(f'#stage [data-pick="{name}"]')
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#status")).to_contain_text(". Touch it once more")
    chosen.tap(force=True)
    expect(chosen).not_to_have_attribute("aria-pressed", "true")


def test_between_the_touch_of_a_hunter_and_that_of_its_goal_the_land_lies_still(
    context: Contexts, site: SiteServer
) -> None:
    page = context(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    put(page, {"here": save_text(by_chance(lambda state: state.phase == "move" and len(starts(state)) > 1))})
    Table(page, site.url, touch=True).resume()
    hunter = page.locator('#stage [data-pick^="from:"].possible').first
    hunter.wait_for(timeout=PATIENCE)
    page.evaluate(
        "document.querySelectorAll('[data-fine]').forEach((e) => { e.dataset.fine = 8; })"
    )  # as on a large land
    before = seen(page)
    hunter.tap(force=True)
    page.wait_for_selector('#stage [data-pick^="from:"].chosen')
    page.wait_for_timeout(400)  # longer than it would glide
    assert seen(page) == before


def starts(state: Any) -> set[str]:
    """From where hunters can move."""
    return {action.start for action in state.legal_actions() if hasattr(action, "start")}


def test_what_a_touch_has_brought_nearer_is_seen_from_afar_in_the_next_turn(
    context: Contexts, site: SiteServer
) -> None:
    page = opened(context, site, viewport=PHONE, has_touch=True, is_mobile=True)
    page.evaluate("document.querySelectorAll('.bi-at').forEach((e) => { e.dataset.fine = 8; })")  # as on a large land
    before = seen(page)
    page.locator("#at-E4r").tap(force=True)
    page.wait_for_function(f"({SEEN})()[0] > {before[0]} * 1.2")
    box, keys = page.locator("#at-E4r").bounding_box(), page.locator(".bi-tools").bounding_box()
    assert box
    assert keys
    beside = box["x"] + box["width"] <= keys["x"] or box["y"] >= keys["y"] + keys["height"]
    assert beside or box["y"] + box["height"] <= keys["y"], "no key lies over what is to be touched"
    page.locator("#card").tap()  # what was looked at has been seen
    page.locator('[data-pick="deed:canoe"]').tap()
    page.locator('[data-pick="hunters:0"]').tap()
    page.locator('[data-pick^="gain:"].possible').first.tap()
    page.locator('[data-pick="button:end"]').tap()
    page.wait_for_function(f"({SEEN})()[0] === {before[0]}", timeout=PATIENCE)


BADGES = """() => {
    const strip = document.querySelector('#player-1').getBoundingClientRect();
    const badges = [...document.querySelectorAll('.delta[data-where^="stock-1"] > b')];
    return badges.filter((e) => e.checkVisibility()).map((e) => {
        const badge = e.getBoundingClientRect();
        const at = e.parentElement.dataset.where.split('|').map((one) => `[data-place="${one}"]`);
        const places = [...document.querySelectorAll(at)];
        const animal = places.find((one) => one.checkVisibility()).getBoundingClientRect();
        const [x, y] = [animal.x + animal.width / 2, animal.y + animal.height / 2];
        const covers = badge.left < x && x < badge.right && badge.top < y && y < badge.bottom;
        return [covers, badge.left >= strip.left && badge.right <= strip.right];
    });
}"""
"""Of what is shown of another's stock: whether it covers the animal, and whether it is within the frame."""


def test_what_an_opponent_pays_hides_no_animal_and_stays_in_the_frame(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=PHONE).new_page()
    Table(page, site.url).open("new=bison&seats=2&people=1&level=normal&seed=5").wait()
    page.wait_for_selector(MY_TURN, timeout=PATIENCE)
    page.locator('[data-pick="deed:canoe"]').click()
    page.locator('[data-pick="hunters:0"]').click()
    page.locator('[data-pick^="gain:"].possible').first.click()
    page.locator('[data-pick="button:end"]').click()
    page.wait_for_function(f"({BADGES})().length", timeout=PATIENCE)
    assert all(found == [False, True] for found in page.evaluate(BADGES))
