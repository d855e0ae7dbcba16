"""Motion that tells: what the others did last, a line of the log on the table, the end of a hunt, sounds asked once."""

import re

import pytest
from conftest import PHONE, TABLET, Contexts
from games import in_hunt, played, put, save_text, turns_left
from looks import STILL
from playwright.sync_api import Page, expect
from table import Table
from wendake import Wendake, before_the_end

from prateria.app.lastmoves import last_moves
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from workshop.serve import SiteServer

SEE_FLIGHTS = """() => {
    window.flown = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
        window.flown.push(this.id);
        return animate.call(this, frames, options);
    };
    // pieces that were there before go by the transition that CSS makes of a new place
    document.addEventListener('transitionrun', (event) => {
        if (event.propertyName === 'transform') window.flown.push(event.target.id);
    });
}"""


def last_card() -> Session:
    """The last card of a hunt is to be laid by the only person."""
    for seed in range(1, 60):
        session = played(2, seed, turns_left(1))
        if session.state.actors() == (0,):
            return session
    raise AssertionError("it does not happen")


def at_table(page: Page, site: SiteServer, session: Session, **prefs: object) -> Table:
    put(page, {"here": save_text(session)}, **prefs)
    table = Table(page, site.url, touch=True)
    table.resume()
    table.wait_until_asked("play")
    return table


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_last_card_of_another_is_framed_until_a_touch(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET, has_touch=True).new_page()
    table = at_table(page, site, played(2, 7, in_hunt(1, 5, 0)))
    frame = page.locator("#last .last.s1")
    expect(frame).to_have_count(1)
    place = (frame.get_attribute("data-where") or "").partition("|")[0]
    x, y = middle(page, "#last .last.s1")
    cx, cy = middle(page, f'#stage [data-place="{place}"]')
    assert abs(x - cx) < 3
    assert abs(y - cy) < 3
    table.press(f'#stage [data-pick="{table.legal_cards()[0]}"]')
    expect(frame).to_have_count(0)
    table.press('.log [data-where^="laid-"] >> nth=-1')
    expect(page.locator("#here .here")).to_be_visible()
    x, y = middle(page, "#here .here")
    assert abs(x - cx) < 3
    assert abs(y - cy) < 3


def test_on_a_phone_the_mark_of_who_moved_stands_before_the_frame(context: Contexts, site: SiteServer) -> None:
    """There the frame lies upon the card, and half of the mark on it."""
    page = context(viewport=PHONE, has_touch=True).new_page()
    at_table(page, site, played(2, 7, in_hunt(1, 5, 0)))
    order = "e => [getComputedStyle(e).zIndex, getComputedStyle(e.parentElement, '::after').zIndex]"
    expect(page.locator("#last .last.s1")).to_have_count(1)
    assert page.locator("#last .last.s1 .seat-shape").evaluate(order) == ["1", "auto"]


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_herds_run_and_the_thief_sneaks_in(context: Contexts, site: SiteServer, motion: str) -> None:
    page = context(viewport=TABLET, has_touch=True, reduced_motion=motion).new_page()
    warnings: list[str] = []
    page.on("console", lambda m: warnings.append(m.text) if "uplicate id" in m.text else None)
    table = at_table(page, site, last_card(), asked=True)
    page.evaluate(SEE_FLIGHTS)
    table.play_card()
    table.wait_until_asked("result")
    flown = page.evaluate("window.flown")
    moves = motion == "no-preference"
    for sort in (r"herd1-\d-\d", r"thief1-\d", r"gain1-\w+-\d"):
        assert any(re.fullmatch(sort, name) for name in flown) is moves, (sort, flown)
    assert warnings == []
    # all of them are out of sight where they have arrived
    page.wait_for_function(STILL)
    seen = page.eval_on_selector_all("#stage .won", "all => all.map((e) => getComputedStyle(e).opacity)")
    assert set(seen) <= {"0"}


def test_sounds_are_asked_for_once(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=PHONE, has_touch=True).new_page()
    table = at_table(page, site, played(2, 7, in_hunt(1, 5, 0)))
    expect(page.locator("#ask-sound")).to_be_visible()
    page.tap("#sound-yes")
    expect(page.locator("#ask-sound")).to_be_hidden()
    assert page.evaluate("JSON.parse(localStorage.getItem('prateria:prefs')).sound") is True
    table.resume()
    expect(page.locator("#ask-sound")).to_be_hidden()


def test_a_territory_comes_near_on_a_phone(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=PHONE, has_touch=True).new_page()
    table = at_table(page, site, played(3, 5, in_hunt(1, 9, 0)), asked=True)
    small = page.locator("#stage .pieces > .card-up .body").first.bounding_box()
    table.press('#stage [id^="lens-"]')
    near = page.locator("#near")
    expect(near).to_be_visible()
    large = near.locator(".card-up, .card-down").first.bounding_box()
    assert small
    assert large
    assert large["width"] > 1.3 * small["width"]
    assert large["width"] >= 60
    page.locator("#near .near-close").dispatch_event("click")
    expect(near).to_have_count(0)


def of_bison() -> Session:
    """Bison, where the other player has just done something on the land."""
    for seed in range(1, 80):
        session, rng = Session.new(GAMES["bison"], 2, seed=seed), Rng(seed)
        while legal := session.state.onward_actions():
            if session.state.actors() == (0,) and session.steps and not session.state.bag():
                moves = last_moves(session, 0, GAMES["bison"].table.places)
                if any(place.startswith("at-") for _, places in moves for place in places):
                    return session
            session.play(legal[rng.below(len(legal))])
    raise AssertionError("it does not happen")


def test_a_space_where_another_has_moved_is_outlined_itself(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET, has_touch=True).new_page()
    put(page, {"here": save_text(of_bison(), bots=(None, "away"))}, confirm=True)
    Table(page, site.url, touch=True).resume()
    marked = page.locator('#stage [data-marked="1"]')
    expect(marked.first).to_be_attached()
    frame = page.locator("#last .last.s1.outlined")
    expect(frame.first).to_be_attached()
    assert frame.first.evaluate("e => getComputedStyle(e).borderTopColor") == "rgba(0, 0, 0, 0)"
    drawn = page.locator("#stage :is(.bi-laid.s1, .was.s1 > .bi-mark-fill)")  # by the land, below its pieces
    assert drawn.first.evaluate("e => getComputedStyle(e).stroke") != "none"
    page.locator("#stage [data-pick^='deed:']:not([aria-disabled='true'])").first.tap()
    expect(marked).to_have_count(0)
    expect(drawn).to_have_count(0)


def of_wendake() -> Session:
    """Wendake, where the other player has just done something in an area of the map."""
    for seed in range(1, 80):
        session, rng = Session.new(GAMES["wendake"], 2, seed=seed), Rng(seed)
        while legal := session.state.onward_actions():
            if session.state.actors() == (0,) and session.steps and not session.state.bag():
                moves = last_moves(session, 0, GAMES["wendake"].table.places)
                if any(place.startswith("spot-") for _, places in moves for place in places):
                    return session
            session.play(legal[rng.below(len(legal))])
    raise AssertionError("it does not happen")


ASTRAY = """() => {
    const still = !document.getAnimations().some((a) => a.transitionProperty === 'transform');
    if (!still || document.querySelector('#stage').matches('.landing')) return 'under way';
    const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
    return [...document.querySelectorAll('#last [data-where^="spot-"]')].filter((e) => e.checkVisibility()).map((e) => {
        const place = document.querySelector(`#stage [data-place="${e.dataset.where.split('|')[0]}"]`);
        if (!place.checkVisibility()) return 999;
        const box = (place.querySelector(':scope > .hit') ?? place).getBoundingClientRect();
        const [x, y] = middle(e.getBoundingClientRect());
        return Math.round(Math.hypot(x - middle(box)[0], y - middle(box)[1]));
    }).filter((far) => far > 12).join(' ');
}"""


def test_a_mark_goes_with_the_map_it_lies_on(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET, has_touch=True).new_page()
    put(page, {"here": save_text(of_wendake(), bots=(None, "away"))}, confirm=True)
    Table(page, site.url, touch=True).resume()
    mark = page.locator('#last [data-where^="spot-"]').first
    page.locator("#stage .tab-map").tap()
    expect(mark).to_be_visible()
    shown = page.locator("#last .last").evaluate_all(
        """all => all.filter((e) => e.checkVisibility() && !e.dataset.at.startsWith('track-'))
            .filter((e) => getComputedStyle(e).borderTopColor !== 'rgba(0, 0, 0, 0)'
                || e.querySelector('.seat-shape').checkVisibility())
            .map((e) => e.dataset.at)"""
    )
    assert shown == [], "nothing lies over the land but the ground that is marked"
    assert page.locator("#stage .spot[data-marked]").first.evaluate("e => getComputedStyle(e).fill") != "none"
    for _ in range(2):
        page.locator('#stage [data-zoom="in"]').tap()
        page.wait_for_function(f"({ASTRAY})() !== 'under way'")
        page.wait_for_timeout(400)
        assert page.evaluate(ASTRAY) == ""
    page.locator('#stage [data-zoom="fit"]').tap()
    expect(mark).to_be_visible()
    page.locator("#stage .tab-board").tap()
    expect(mark).to_be_hidden()
    page.locator("#stage .tab-map").tap()
    expect(mark).to_be_visible()


def test_the_end_of_a_year_moves_by_transform_and_opacity_alone(context: Contexts, site: SiteServer) -> None:
    for motion, moves in (("no-preference", True), ("reduce", False)):
        page = context(viewport=TABLET, has_touch=True, reduced_motion=motion).new_page()
        put(page, {"here": save_text(before_the_end("year"))}, confirm=False)
        table = Wendake(page, site.url, touch=True)
        table.resume()
        table.wait_asked()
        page.locator('#stage [data-pick="button:end"]').dispatch_event("click")
        page.locator("#panel .we-gained").wait_for()
        found = page.evaluate(
            """() => {
                const chrome = ['offset', 'computedOffset', 'easing', 'composite'];
                const inPanel = (a) => a.effect.target.closest?.('#panel');
                const keys = (a) => Object.keys(a.effect.getKeyframes()[0]).filter((key) => !chrome.includes(key));
                return document.getAnimations().filter(inPanel).map((a) => [a.animationName, keys(a)]);
            }"""
        )
        assert bool(found) is moves, found
        assert {name for name, _ in found} <= {"we-flies", "we-grows", "we-was", "we-slides", "we-leaves"}
        assert {key for _, keys in found for key in keys} <= {"transform", "opacity"}
        page.wait_for_function("!document.getAnimations().some((a) => a.playState === 'running')")
        seen = page.eval_on_selector_all(".we-flies", "all => all.map((e) => getComputedStyle(e).opacity)")
        assert set(seen) == {"1"}
        page.close()
