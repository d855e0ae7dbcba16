"""The land of Bison through its window: nearer, farther, elsewhere; over redraws; and no touch is lost or made up."""

from collections.abc import Callable
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


def test_the_land_comes_nearer_before_one_must_choose_and_then_lies_still(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    put(page, {"here": save_text(by_chance(late("put")))})
    Table(page, site.url, touch=True).resume()
    place = page.locator('#stage [data-pick^="space:"].possible').first
    place.wait_for(timeout=PATIENCE)
    page.wait_for_timeout(500)  # it glides there
    near, name = seen(page), place.get_attribute("data-pick")
    whole = float((page.locator("#pan").get_attribute("data-fit") or "").split()[0])
    assert near[0] > 1.25 * whole
    place.tap(force=True)
    chosen = page.locator(f'#stage [data-pick="{name}"]')
    page.wait_for_timeout(600)  # longer than it would glide
    if chosen.get_attribute("aria-pressed") == "true":  # it goes by the next touch
        assert seen(page) == near, "nothing moves at a touch"
        chosen.tap(force=True)
    expect(page.locator("#status")).not_to_contain_text("The view has moved")
    page.wait_for_function(f"({SEEN})()[0] < {near[0]} / 1.25", timeout=PATIENCE)  # when it is done all is seen again


def test_a_view_that_somebody_chose_stays_through_the_steps(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    put(page, {"here": save_text(by_chance(late("put")))})
    Table(page, site.url, touch=True).resume()
    page.locator('#stage [data-pick^="space:"].possible').first.wait_for(timeout=PATIENCE)
    page.locator('[data-zoom="in"]').tap()
    page.wait_for_timeout(500)
    near = seen(page)
    page.locator('#stage [data-pick^="space:"].possible').first.dispatch_event("click")
    if page.locator('#controls [data-do="done"]').is_visible():
        page.locator('#controls [data-do="done"]').tap()
    page.wait_for_function("!document.querySelector('#pan').dataset.near")
    page.wait_for_timeout(500)
    assert seen(page) == near


def test_between_the_touch_of_a_hunter_and_that_of_its_goal_the_land_lies_still(
    context: Contexts, site: SiteServer
) -> None:
    page = context(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    put(page, {"here": save_text(by_chance(lambda state: state.phase == "move" and len(starts(state)) > 1))})
    Table(page, site.url, touch=True).resume()
    hunter = page.locator('#stage [data-pick^="from:"].possible').first
    hunter.wait_for(timeout=PATIENCE)
    page.wait_for_timeout(500)  # it glides nearer
    before = seen(page)
    hunter.tap(force=True)
    page.wait_for_selector('#stage [data-pick^="from:"].chosen')
    page.wait_for_timeout(400)  # longer than it would glide
    assert seen(page) == before


def late(phase: str) -> Callable[[Any], bool]:
    return lambda state: state.phase == phase and state.this_round >= 3


def starts(state: Any) -> set[str]:
    """From where hunters can move."""
    return {action.start for action in state.legal_actions() if hasattr(action, "start")}


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
    page.locator('#controls [data-pick="button:end"]').click()  # it would go by itself in a moment
    page.wait_for_function(f"({BADGES})().length", timeout=PATIENCE)
    assert all(found == [False, True] for found in page.evaluate(BADGES))
