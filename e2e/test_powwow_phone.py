"""Pow Wow on phones: the line above the table can be read and keeps its place, and Start keeps its size."""

from itertools import pairwise

import pytest
from conftest import PHONE, Contexts
from games import put, save_text
from looks import resize
from playwright.sync_api import Page
from table import Table
from words import speak

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from workshop.serve import SiteServer

SMALL = {"width": 360, "height": 640}
READ = 14  # pixels: the least of letters in the line above the table
LINE = """() => {
    const words = document.querySelector('#status .status-words');
    const size = parseFloat(getComputedStyle(words).fontSize);
    return [size, document.querySelector('#status').offsetHeight, words.getBoundingClientRect().top];
}"""


def midway() -> Session:
    """A calm game of three by chance, in which mostly nobody claims."""
    session, rng = Session.new(GAMES["powwow"], 3, {"calm": True}, 5), Rng(5)
    while len(session.steps) < 60:
        legal = session.state.legal_actions()
        session.play(legal[0] if rng.below(6) else legal[rng.below(len(legal))])
    return session


CARD = '#stage [data-pick^="tribe:"]:not([aria-disabled="true"])'
ON = (
    '#panel [data-do="uncover"]',
    '#panel [data-do="go-on"]',
    '#panel [data-do="rest"]:not([data-value="deal"])',  # a game that is as good as decided is played on
    '#controls [data-pick="button:somebody"]',
    '#controls [data-pick="button:pass"]',
    '#controls [data-do="cancel"]',  # where a hint has chosen a claim
    "#prairie.open",
)


ASKED_OR_GO_ON = """([wanted, ways]) => {
    if (wanted.every((one) => document.querySelector(one))) return true;
    const at = (sought) => [...document.querySelectorAll(sought)].find((e) => e.checkVisibility());
    ways.map(at).find(Boolean)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return false;
}"""
"""In one: a question that comes after one has looked would be answered unseen."""


def until_asked_after_somebody(page: Page) -> None:
    """Wait and turn, until somebody is asked when another has answered unseen."""
    for _ in range(600):
        if page.evaluate(ASKED_OR_GO_ON, [[CARD, ".pw-answered"], ON]):
            return
        page.wait_for_timeout(50)
    raise AssertionError("nobody is asked so")


@pytest.mark.parametrize(("viewport", "locale"), [(PHONE, "it-IT"), (SMALL, "pl-PL")], ids=["390-it", "360-pl"])
def test_the_question_after_a_secret_answer_is_large_enough_and_stays_where_it_was(
    context: Contexts, site: SiteServer, viewport: dict[str, int], locale: str
) -> None:
    page = context(viewport=viewport, has_touch=True, locale=locale).new_page()
    put(page, {"here": save_text(midway(), (None, None, None))}, asked=True)
    Table(page, site.url, touch=True).resume()
    until_asked_after_somebody(page)
    found = [page.evaluate(LINE)]
    for one in page.locator(CARD).all():
        one.tap()
        page.wait_for_selector('#stage [aria-pressed="true"]')
        found.append(page.evaluate(LINE))
    assert min(size for size, _, _ in found) >= READ
    assert len({high for _, high, _ in found}) == 1, found
    tops = [top for _, _, top in found]
    assert max(tops) - min(tops) <= 3, "the first line begins where the last one began"


def test_the_button_that_starts_does_not_grow_with_what_it_starts(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=PHONE, has_touch=True).new_page()
    table = Table(page, site.url, touch=True).open().wait_for_python()
    table.choose("powwow")
    for viewport, lang in ((PHONE, "it"), (SMALL, "pl")):
        speak(page, lang)
        resize(page, viewport)
        sizes = set()
        for count in (2, 3, 4, 5):
            page.locator(f"#count-{count}").check(force=True)
            for way in ("#option-calm-0", "#option-calm-1", "#option-half-1", "#option-half-0"):
                page.locator(way).check(force=True)
                sizes.add(page.locator("#start").evaluate("e => e.offsetHeight"))
        assert len(sizes) == 1, (lang, sizes)


ENDS = """() => {
    const found = {};
    for (const [name, sought] of [['skip', '[data-do="skip"]'], ['wait', '[data-pick="button:pass"]']]) {
        const box = document.querySelector(`#controls ${sought}`)?.getBoundingClientRect();
        if (box?.width) found[name] = [box.left, box.right];
    }
    return found;
}"""


@pytest.mark.parametrize(("viewport", "locale"), [(PHONE, "it-IT"), (SMALL, "pl-PL")], ids=["390-it", "360-pl"])
def test_who_skips_twice_does_not_answer_what_is_asked_meanwhile(
    context: Contexts, site: SiteServer, viewport: dict[str, int], locale: str
) -> None:
    page = context(viewport=viewport, has_touch=True, locale=locale).new_page()
    page.add_init_script("window.prateriaSpeed = 1")
    put(page, {"here": save_text(midway(), (None, "normal", "normal"))}, asked=True)
    Table(page, site.url, touch=True).resume()
    boxes = dict[str, list[float]]()
    for _ in range(600):
        boxes |= page.evaluate(ENDS)
        if len(boxes) == 2:
            break
        if page.locator("#prairie.open").count():
            page.locator("#prairie.open").first.dispatch_event("click")
        page.wait_for_timeout(50)
    (_, skip), (wait, _) = boxes["skip"], boxes["wait"]
    assert skip <= wait


KEYS = """() => [...document.querySelectorAll('#controls .button')].filter((e) => e.offsetWidth).map((key) => {
    const at = key.getBoundingClientRect();
    const cut = key.scrollWidth > key.clientWidth + 1 || key.scrollHeight > key.clientHeight + 3;
    const box = [at.left, at.top, at.right, at.bottom].map(Math.round);
    // letters are higher than their lines
    return { name: key.dataset.do ?? key.dataset.pick, box, cut };
})"""
SIZES = (PHONE, SMALL, {"width": 768, "height": 1024}, {"width": 1024, "height": 768})


def keys_at(page: Page) -> list[list[dict[str, object]]]:
    """The keys under the table on each screen; none is cut, and none stands in a second row."""
    found = []
    for size in SIZES:
        resize(page, size)
        keys = page.evaluate(KEYS)
        assert not [key for key in keys if key["cut"]], (size, keys)
        assert len({(key["box"][1] + key["box"][3]) // 4 for key in keys}) == 1, (size, keys)
        assert all(a["box"][2] <= b["box"][0] for a, b in pairwise(sorted(keys, key=lambda key: key["box"][0]))), keys
        found.append(keys)
    return found


LOOK_OR_GO_ON = """([ways, hinted, offered, ran]) => {
    const at = (sought) => [...document.querySelectorAll(sought)].find((e) => e.checkVisibility());
    const asked = at('#controls [data-do="hint"]:not([aria-disabled="true"])');
    if (!ran && at('#controls [data-do="run-on"]')) return 'look'; // no hint is to be had at the only thing to do
    if (asked && !hinted && !at('.tip')) return 'hint';
    if (asked && !offered && at('#controls [data-do="ask-less"]')) return 'look';
    ways.map(at).find(Boolean)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return '';
}"""
"""In one: what is offered with a question that has only just come would be gone with the answer to it."""


@pytest.mark.parametrize("locale", ["pl-PL", "it-IT", "en-GB"])
def test_no_key_jumps_when_a_hint_or_the_offer_to_be_asked_less_comes(
    context: Contexts, site: SiteServer, locale: str
) -> None:
    page = context(viewport=PHONE, has_touch=True, locale=locale).new_page()
    start = Session.new(GAMES["powwow"], 3, {"calm": True, "half": True}, 5)
    put(page, {"here": save_text(start, (None, "normal", "normal"))}, asked=True)
    Table(page, site.url, touch=True).resume()
    stay, seen = ("hint", "undo", "settings", "share", "run-on", "button:pass"), set[str]()
    places: list[dict[str, object]] = [{} for _ in SIZES]

    def look() -> None:
        for known, keys in zip(places, keys_at(page), strict=True):
            for key in keys:
                seen.add(str(key["name"]))
                if key["name"] in stay:
                    left, top, right, bottom = key["box"]
                    place = (top, bottom, left if key["name"] == "run-on" else right)
                    assert known.setdefault(str(key["name"]), place) == place, (locale, key, known)

    ways = [*ON, '#controls [data-do="run-on"]']
    for _ in range(600):
        to_do = page.evaluate(LOOK_OR_GO_ON, [ways, "done" in seen, "ask-less" in seen, "run-on" in seen])
        if to_do:
            look()
        if to_do == "hint":
            page.tap('#controls [data-do="hint"]')
            page.wait_for_function("[...document.querySelectorAll('.tip')].some((e) => e.checkVisibility())")
            look()
        if {"ask-less", "run-on", "done"} <= seen:
            return
        page.wait_for_timeout(50)
    raise AssertionError(seen)
