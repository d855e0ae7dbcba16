"""The review of a game that is over: by finger on tablet and phone, by keys alone, worked out while one looks."""

import json

import pytest
from conftest import PHONE, TABLET, Contexts
from games import played, put, save_text
from playwright.sync_api import Page, expect
from table import PATIENCE, Table
from test_axe import in_both_lights

from prateria.app.review.findings import Findings, write
from prateria.app.review.work import SUSPECTS, Review
from prateria.bots.review import Gap, Moment, deals_of
from prateria.core.link import open_link
from prateria.games import by_number
from workshop.serve import SiteServer

OVER = played(2, 5)
WAIT = "document.querySelector('#replay-at')?.max > 0"
REVIEW = "#panel .review"
BARE = """() => [...document.querySelectorAll('#controls .button')].filter((e) => e.checkVisibility()).filter((e) => {
    const box = e.querySelector('span')?.getBoundingClientRect() ?? e.getBoundingClientRect();
    return box.width < 10;
}).map((e) => e.dataset.do)"""
"""Keys of which only the symbol can be seen."""


def found() -> tuple[Moment, str]:
    """A moment of the game, and a review that has found it, as if it had been worked out before."""
    work = Review(OVER, (0,), Findings(), lambda text: None)
    turn = work.turns[6]
    step = OVER.steps[turn.begin]
    other = next(one for one in step.before.onward_actions() if one.seat == 0 and one != step.action)
    moment = Moment(turn, Gap(4.2, 0.6, 1.0), (other.text,))
    curve = [(1.0 - n / 16, n / 16 - 1.0) for n in range(len(work.stops))]
    spreads, judged = [2.0] * len(curve), [moment, *[None] * (SUSPECTS - 1)]
    deals = [(float(n % 7), float(-(n % 7))) for n in range(deals_of(OVER))]
    glances = [9.0 if one == turn else 1 / (2 + n) for n, one in enumerate(work.turns)]
    return moment, write(OVER, Findings(curve, deals, glances, judged, [], [None], spreads=spreads))


MOMENT, KEPT = found()


def looking(page: Page, site: SiteServer, kept: str = KEPT, touch: bool = False) -> Table:
    put(page, {"here": save_text(OVER, bots=(None, "normal"), names=("Ola", ""))})
    if kept:
        page.add_init_script(f"if (origin !== 'null') localStorage['prateria:review:here'] ??= {json.dumps(kept)}")
    table = Table(page, site.url, touch).open().wait_for_python()
    table.press('[data-act="look-back"]')
    page.wait_for_function(WAIT, timeout=PATIENCE)
    return table


def open_review(table: Table, phone: bool) -> None:
    if phone:
        table.press(".replay-more")
        table.press('#panel [data-do="review"]')
    else:
        table.press('.replay-ways [data-do="review"]')
    expect(table.page.locator(REVIEW)).to_be_visible()


def play(table: Table, action: str) -> None:
    """That card to that territory: `1 play chief hills`."""
    _, _, kind, where = action.split()
    table.press(f'#stage [data-pick="card:{kind}"]')
    table.press(f'#stage [data-pick="territory:{where}"]')
    assert table.page.evaluate(BARE) == []
    table.press('#controls [data-do="done"]')


@pytest.mark.parametrize("viewport", [TABLET, PHONE])
def test_somebody_finds_something_better(context: Contexts, site: SiteServer, viewport: dict[str, int]) -> None:
    page = context(viewport=viewport, has_touch=True).new_page()
    table = looking(page, site, touch=True)
    open_review(table, viewport is PHONE)
    expect(page.locator(REVIEW)).to_contain_text("Can you find it?")
    expect(page.locator(f"{REVIEW} progress")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    table.press(f'{REVIEW} .turnings [data-do="moment"]')
    expect(page.locator("#panel")).to_be_hidden()
    expect(page.locator("#status")).to_contain_text("Find something better: it is your turn once more.")
    page.wait_for_function("document.querySelector('#last').childElementCount > 0")  # where it was played
    play(table, OVER.steps[MOMENT.turn.begin].action.text)
    expect(page.locator("#panel")).to_contain_text("That is how it was played. Something else is better.")
    table.press('#panel [data-do="riddle-again"]')
    play(table, MOMENT.better[0])
    expect(page.locator("#panel")).to_contain_text("Well found")
    table.press('#panel [data-do="moment-better"]')
    expect(page.locator("#controls")).to_contain_text("That is 4 points better.")
    better = page.inner_html("#stage")
    table.press('#controls [data-do="moment-played"]')
    expect(page.locator('#controls [data-do="moment-played"]')).to_have_attribute("aria-pressed", "true")
    assert page.inner_html("#stage") != better
    table.press('#controls [data-do="review"]')
    expect(page.locator(f"{REVIEW} .turnings")).to_contain_text("Found")
    kept = json.loads(page.evaluate("localStorage['prateria:review:here']"))
    assert kept["solved"] == [MOMENT.turn.begin]
    table.press('#panel [data-do="close"]')
    table.press('[data-do="look-away"]')
    expect(page.locator('#controls [data-do="result"]')).to_be_visible()
    expect(page.locator("#panel")).to_be_hidden()  # who has just looked at the game has seen the result
    assert len(table.saves()) == 1


@pytest.mark.parametrize("way", ["tried", "shown"])
def test_the_menu_of_a_moment_has_nothing_that_does_nothing(page: Page, site: SiteServer, way: str) -> None:
    """Reported: "Share", "Settings of this table" and "Look back" did nothing there."""
    table = looking(page, site)
    open_review(table, phone=False)
    table.press(f'{REVIEW} .turnings [data-do="moment"]')
    expect(page.locator("#status")).to_contain_text("Find something better")
    if way == "shown":
        table.press('#controls [data-do="moment-better"]')
        expect(page.locator('#controls [data-do="moment-better"]')).to_have_attribute("aria-pressed", "true")
    controls = page.inner_text("#controls")
    table.press("#menu")
    expect(page.locator("#table-menu")).to_be_visible()
    offered = page.locator("#table-menu [data-do]").evaluate_all("all => all.map((e) => e.dataset.do)")
    assert offered == ["share", "rules", "home"]
    table.press('#table-menu [data-do="share"]')
    expect(page.locator("#panel h2")).to_have_text("This position as a link")
    link = open_link(page.locator("#panel input").input_value(), by_number)
    assert link.place is not None
    assert link.place.length == MOMENT.turn.begin
    table.press("#panel-close")
    expect(page.locator("#panel")).to_be_hidden()
    assert page.inner_text("#controls") == controls


COVERED = """() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [row, fade, panel] = ['#panel-body > .buttons', '#panel-more', '#panel'].map(box);
    const above = document.elementsFromPoint(row.left + 2, row.top + 2)[0];
    const wide = row.left - panel.left < 2 && panel.right - row.right < 2 && panel.bottom - row.bottom < 2;
    return wide && fade.bottom > row.top && above.matches('.buttons');
}"""
"""What leads on covers the foot of the panel from edge to edge, and the fade goes on behind it."""
BELOW_HEAD = """() => {
    const summary = [...document.querySelectorAll('#panel-body summary')].at(-1).getBoundingClientRect();
    return summary.top >= document.querySelector('#panel-head').getBoundingClientRect().bottom;
}"""


@pytest.mark.parametrize("viewport", [TABLET, PHONE])
def test_no_letter_is_torn_above_what_leads_on(context: Contexts, site: SiteServer, viewport: dict[str, int]) -> None:
    """Reported: half letters over "Look at the game", a dot beside it; what was opened opened out of sight."""
    page = context(viewport=viewport, has_touch=True).new_page()
    table = looking(page, site, touch=True)
    open_review(table, viewport is PHONE)
    expect(page.locator("#panel-more")).to_be_visible()
    assert page.evaluate(COVERED)
    how = page.locator("#panel-body summary").last
    how.evaluate("""(e) => {
        const [body, row] = [document.querySelector('#panel-body'), document.querySelector('#panel-body > .buttons')];
        body.scrollTop += e.getBoundingClientRect().bottom - row.getBoundingClientRect().top + 4;
    }""")
    how.evaluate("(e) => e.click()")
    page.wait_for_function("""() => {
        const second = [...document.querySelectorAll('#panel-body details')].at(-1).children[2].getBoundingClientRect();
        return second.bottom < document.querySelector('#panel-body > .buttons').getBoundingClientRect().top;
    }""")
    expect(how).to_be_in_viewport()
    assert page.evaluate(BELOW_HEAD)


def test_by_keys_alone(page: Page, site: SiteServer) -> None:
    looking(page, site)
    page.locator('.replay-ways [data-do="review"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(REVIEW)).to_be_visible()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.do") == "moment":
            break
    assert page.evaluate("document.activeElement.localName") == "g"  # its number in the picture, which comes first
    page.keyboard.press("Enter")
    expect(page.locator("#status")).to_contain_text("Find something better")
    expect(page.locator("#panel")).to_be_hidden()
    page.locator('#controls [data-do="moment-better"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('#controls [data-do="moment-better"]')).to_have_attribute("aria-pressed", "true")
    page.locator('#controls [data-do="review"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(REVIEW)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).to_be_hidden()
    page.keyboard.press("End")
    page.wait_for_function("(({dataset, max}) => dataset.at === max)(document.querySelector('#replay-at'))")


def test_it_is_worked_out_while_one_looks_and_goes_on_after_a_reload(page: Page, site: SiteServer) -> None:
    table = looking(page, site, kept="")
    open_review(table, phone=False)
    count = """(({curve, glances, judged}) => [curve, glances, judged].flat().length)(
        JSON.parse(localStorage['prateria:review:here'] ?? '{"curve":[],"glances":[],"judged":[]}'))"""
    expect(page.locator(f"{REVIEW} progress")).to_be_visible()
    expect(page.locator("#panel h2")).to_be_focused()
    page.evaluate("window.foci = 0; document.addEventListener('focusin', () => (window.foci += 1))")
    page.wait_for_function(f"{count} >= 6", timeout=PATIENCE)
    expect(page.locator("#panel h2")).to_be_focused()
    assert page.evaluate("window.foci") == 0  # a reader would begin anew each time
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")  # one steps on meanwhile
    page.wait_for_function("document.querySelector('#replay-at').dataset.at === '1'")
    page.locator('[data-do="look-away"]').click()
    expect(page.locator('#controls [data-do="result"]')).to_be_visible()
    before = page.evaluate(count)
    page.wait_for_timeout(500)
    assert page.evaluate(count) == before  # nobody looks: nothing is worked out
    table.open().wait_for_python()
    table.press('[data-act="look-back"]')
    page.wait_for_function(WAIT, timeout=PATIENCE)
    open_review(table, phone=False)
    page.wait_for_function(f"{count} > {before}", timeout=PATIENCE)


def test_a_review_goes_with_its_game(page: Page, site: SiteServer) -> None:
    looking(page, site)
    page.evaluate("store.remove('here')")
    page.wait_for_function("localStorage['prateria:review:here'] === undefined")


def test_axe_finds_nothing_in_the_review(context: Contexts, site: SiteServer) -> None:
    wrong = []
    for viewport in (TABLET, PHONE):
        page = context(viewport=viewport).new_page()
        table = looking(page, site)
        open_review(table, viewport is PHONE)
        wrong += in_both_lights(page, "review")
        table.press(f'{REVIEW} .turnings [data-do="moment"]')
        expect(page.locator("#status")).to_contain_text("Find something better")
        wrong += in_both_lights(page, "moment")
        table.press('#controls [data-do="moment-better"]')
        expect(page.locator('#controls [data-do="moment-better"]')).to_have_attribute("aria-pressed", "true")
        wrong += in_both_lights(page, "something better")
    assert wrong == [], "\n".join(wrong)
