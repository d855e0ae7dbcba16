"""Pow Wow without the race: to its end by keyboard only; and the table for everyone (axe)."""

from collections.abc import Callable
from time import monotonic

from conftest import PHONE, TABLET
from games import put, save_text
from playwright.sync_api import BrowserContext, Page, expect
from table import Table
from test_axe import in_both_lights, violations

from prateria.core.code import decode
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES, by_number
from prateria.games.powwow.engine.events import Turned
from prateria.games.powwow.flow import FLOW
from workshop.serve import SiteServer

Contexts = Callable[..., BrowserContext]
ASKED = """() => {
    const there = (selector) => document.querySelector(selector)?.checkVisibility();
    if (there('#panel [data-do="again"]')) return 'end';
    if (there('#panel [data-do="rest"]')) return 'rest'; // who can claim nothing more
    if (there('#controls [data-do="done"]')) return 'done';
    // open: what was taken stands there until one goes on
    return there('#controls [data-do="hint"]') || there('#prairie.open') ? 'choose' : '';
}"""


WAY = """selector => {
    const here = document.activeElement;
    const there = document.querySelector(selector);
    if (!there) return 'gone';
    if (here.matches(selector)) return '';
    const after = there.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING;
    return after ? 'Shift+Tab' : 'Tab';
}"""


def tab_to(page: Page, selector: str) -> bool:
    """Go on with Tab or Shift+Tab until the focus is there. False: somebody else moves now, and it is gone."""
    for _ in range(12):
        key = page.evaluate(WAY, selector)
        if key in ("", "gone"):
            return not key
        page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not reach {selector}")


def by_chance(turns: int) -> Session:
    """A calm game by chance, up to that many turned cards."""
    session, rng = Session.new(GAMES["powwow"], 2, {"calm": True}, 4), Rng(4)
    while turned(session) < turns:
        legal = session.state.legal_actions()
        session.play(legal[rng.below(len(legal))])
    return session


def turned(session: Session) -> int:
    return sum(isinstance(event, Turned) for step in session.steps for event in step.events)


KEYS = {"rest": '#panel [data-do="rest"]:not([data-value="deal"])', "done": '#controls [data-do="done"]'}


def test_the_last_cards_by_keyboard_only(context: Contexts, site: SiteServer) -> None:
    late = by_chance(84)
    page = context(viewport=TABLET).new_page()
    put(page, {"here": save_text(late)})
    table = Table(page, site.url).resume()
    over, on = monotonic() + 240, False
    while (asked := page.evaluate(ASKED)) != "end":
        assert monotonic() < over, "thirty cards take some seconds"
        if asked in KEYS and tab_to(page, KEYS[asked]):
            page.keyboard.press("Enter")
        elif asked == "choose" and tab_to(page, '#stage [data-pick][tabindex="0"]'):
            on = not on  # N leads on to "Nothing", too
            if on:
                page.keyboard.press("n")
            page.keyboard.press("Enter")
        page.wait_for_timeout(10)
    assert page.evaluate("document.activeElement.closest('#panel') !== null"), "the result has the focus"
    [save] = table.saves().values()
    session = decode(save["code"], by_number)
    assert session.state.outcome() is not None
    assert turned(session) == 114
    here = session.steps[len(late.steps) :]
    assert {step.action.seat for step in here if "claim" in step.action.text} == {0, 1}


def test_five_people_lay_a_table_in_the_lobby(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET).new_page()
    table = Table(page, site.url).open().wait_for_python()
    Table(page, site.url).choose("powwow")
    page.locator("#count-5").check(force=True)
    for seat, name in enumerate(("Ola", "Jan", "Zoë", "Ben", "Ida")):
        page.locator(f"#bot-{seat}").select_option("")
        page.locator(f"#name-{seat}").fill(name)
    expect(page.locator(".seats .seat")).to_have_count(5)
    assert violations(page, "names") == []
    page.locator("#option-calm-1").check(force=True)
    page.locator("#start").click()
    table.wait()
    page.locator('#panel [data-do="go-on"]').click()
    expect(page.locator("#status")).to_contain_text("touch the face-down cards")
    [save] = table.saves().values()
    assert [seat["name"] for seat in save["table"]["seats"]] == ["Ola", "Jan", "Zoë", "Ben", "Ida"]
    assert decode(save["code"], by_number).header.seats == 5


def test_a_small_phone_has_no_room_for_a_race_of_three(context: Contexts, site: SiteServer) -> None:
    page = context(viewport={"width": 360, "height": 640}).new_page()
    table = Table(page, site.url).open().wait_for_python()
    Table(page, site.url).choose("powwow")
    last, bar = (page.locator(one).bounding_box() for one in (".seats .seat:last-child", "#start-bar"))
    assert last
    assert bar
    assert last["y"] + last["height"] <= bar["y"]  # who plays and Start are in sight together
    page.locator("#count-3").check(force=True)
    for seat in range(3):
        page.locator(f"#bot-{seat}").select_option("")
    page.locator("#start").click()
    expect(page.locator("#start-problem")).to_contain_text("room for a race of 2 people")
    expect(page.locator("#lobby")).to_be_visible()
    page.locator("#bot-2").select_option("first")
    page.locator("#start").click()
    table.wait()
    page.wait_for_function(  # once the stage has its size
        """(selector) => {
            const all = [...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect());
            return all.length === 8 && all.every((box) => Math.min(box.width, box.height) >= 64);
        }""",
        arg='#stage [data-pick^="tribe:"] > .body',
        timeout=5000,
    )


def test_axe_finds_nothing_wrong(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET, has_touch=True).new_page()
    page.add_init_script("window.prateriaSpeed = 1")  # a race as fast as in life leaves time to look
    table = Table(page, site.url, touch=True).open("new=powwow&seats=3&people=3&calm=false&seed=5").wait()
    expect(page.locator("#panel [data-do=pause]")).to_be_visible()
    assert in_both_lights(page, "before the race") == []
    table.press('#panel [data-do="pause"]')
    expect(page.locator("#panel")).to_be_hidden()
    page.tap('#stage [data-pick="prairie:card"]')
    expect(page.locator("#status")).to_contain_text("Card 1 of 114")
    assert in_both_lights(page, "race") == []
    phone = context(viewport=PHONE).new_page()
    Table(phone, site.url).open("new=powwow&seats=2&people=1&calm=true&seed=5").wait()
    expect(phone.locator("#panel .minute > li")).to_have_count(3)
    assert in_both_lights(phone, "before the first card") == []
    phone.locator('#panel [data-do="go-on"]').click()
    expect(phone.locator("#panel")).to_be_hidden()
    assert in_both_lights(phone, "calm") == []


def asked_together(seats: int) -> Session:
    """A calm game of people, up to where more than one of them could claim."""
    session = Session.new(GAMES["powwow"], seats, {"calm": True}, 5)
    while FLOW.common_pass(session.state, range(seats)) is None:
        session.play(session.state.legal_actions()[0])
    return session


def test_people_round_one_device_are_asked_all_at_once(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=PHONE, has_touch=True).new_page()
    put(page, {"here": save_text(asked_together(3), bots=(None,) * 3)})
    table = Table(page, site.url, touch=True).resume()
    answers = page.locator("#controls [data-pick]")
    expect(answers).to_have_text(["Nobody", "Somebody"])
    assert violations(page, "asked") == []
    expect(page.locator("#stage .common")).to_contain_text("Nobody: the next card comes.")
    before = page.inner_text(".status-aside")
    answers.first.tap()
    expect(page.locator(".status-aside")).not_to_have_text(before)  # the next card has come by itself
    while not page.locator('#controls [data-pick="button:somebody"]').count():
        if page.locator('#controls [data-pick="button:pass"]').count():
            page.locator('#controls [data-pick="button:pass"]').tap()
        page.wait_for_timeout(50)
    expect(page.locator("#stage .place.fresh")).to_have_count(1)
    answers.last.tap()
    expect(page.locator("#panel .curtain-mark")).to_be_visible()
    table.do_once("uncover")
    card = page.locator('#stage [data-pick^="tribe:"]:not([aria-disabled="true"])').first
    mine = card.get_attribute("data-pick")
    card.tap()
    table.do("done")
    expect(page.locator("#panel .curtain-mark")).to_be_visible()
    [save] = table.saves().values()
    assert decode(save["code"], by_number).steps[-1].action.picks == (mine,)


def with_a_choice() -> Session:
    """A calm game in which seat 0 alone is asked, can claim with the hunter, and takes plainly most with one haul."""
    for seed in range(1, 200):
        session, rng = Session.new(GAMES["powwow"], 2, {"calm": True}, seed), Rng(seed)
        while legal := session.state.legal_actions():
            if session.state.phase == "ask" and session.state.asked == (0,) and session.state.round > 20:
                claims = [a for a in legal[1:] if a.kind == "hunter" and FLOW.likeliest(session.state, a) is not None]
                if claims and FLOW.unasked(session.state, session.steps, (0,), FLOW.asking) is None:
                    return session
            session.play(legal[0] if rng.below(12) else legal[rng.below(len(legal))])
    raise AssertionError("no such game")


def test_one_claim_is_one_touch_and_one_done_and_every_card_says_what_it_is(
    context: Contexts, site: SiteServer
) -> None:
    page = context(viewport=PHONE, has_touch=True).new_page()
    session = with_a_choice()
    put(page, {"here": save_text(session)})
    table = Table(page, site.url, touch=True).resume()
    box = page.locator("#place-yellow-warrior").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("#toast")).to_contain_text("ellow warrior")
    toast, status = page.locator("#toast").bounding_box(), page.locator("#status").bounding_box()
    assert toast is None or toast["y"] >= box["y"] + box["height"] or toast["y"] + toast["height"] <= box["y"]
    assert toast
    assert status
    assert toast["y"] >= status["y"] + status["height"]  # what is to be done now stays in sight
    expect(page.locator("#toast")).to_have_text("", timeout=20000)
    own = page.locator("#place-red-hunter").bounding_box()
    assert own
    page.touchscreen.tap(own["x"] + own["width"] / 2, own["y"] + own["height"] / 2)  # the card that it belongs to
    expect(page.locator('#stage [data-pick="tribe:1-hunter"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#taken-red-hunter")).to_be_visible()
    assert in_both_lights(page, "chosen") == []
    page.tap("#board")
    expect(page.locator("#board[data-do]")).to_have_count(0)
    page.wait_for_timeout(300)
    [save] = table.saves().values()
    steps = decode(save["code"], by_number).steps[len(session.steps) :]
    assert [step.action.text.split()[1] for step in steps[:2]] == ["claim", "haul"]


def test_who_has_won_stands_there_while_the_bars_grow(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=PHONE, has_touch=True, reduced_motion="no-preference").new_page()
    session, rng = Session.new(GAMES["powwow"], 2, {"calm": True}, 4), Rng(4)
    while legal := session.state.legal_actions():
        session.play(legal[rng.below(len(legal))])
    put(page, {"here": save_text(session)})
    Table(page, site.url, touch=True).resume()
    playing = page.locator(".parade.playing")
    expect(playing).to_have_count(1)
    expect(page.locator(".verdict h2")).to_be_visible()
    page.touchscreen.tap(200, 20)  # shows all of it
    expect(playing).to_have_count(0)
    expect(page.locator(".verdict h2")).to_be_visible()
