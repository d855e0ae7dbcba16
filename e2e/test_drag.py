"""Pieces moved by hand in every game, by finger and by mouse; and everything that a finger does beside that."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from conftest import PHONE, TABLET, Contexts
from games import put, save_text
from hands import Finger, Hand, Mouse, arrived, position, spot, table_at
from looks import resize
from playwright.sync_api import Page, expect
from table import Table
from wendake import by_chance

from workshop.serve import SiteServer

LAST = "#side .log li >> nth=-1"
LAYER = ".drag-layer"
READY = '#controls [data-do="done"]'
SEEN = """() => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(document.querySelector('#pan')).transform);
    return [a, e, f].map((n) => Math.round(n * 10) / 10);
}"""


class Move(NamedTuple):
    """A piece, its place, and what is chosen then; nothing, where it goes at once."""

    game: str
    wanted: Callable[[Any], bool]
    piece: str
    place: str
    chosen: tuple[str, ...] = ()
    options: dict[str, Any] | None = None


def does(*verbs: str) -> Callable[[Any], bool]:
    return lambda state: any(getattr(action, "verb", "") in verbs for action in state.legal_actions())


def asks(phase: str) -> Callable[[Any], bool]:
    return lambda state: state.phase == phase


def pick(name: str) -> str:
    return f'#stage [data-pick="{name}"]'


CARD = Move("manitou", asks("play"), pick("card:h9"), pick("territory:river"), ("card:h9", "territory:river"))
TILE = Move("bison", asks("place"), pick("turn:0"), pick("cell:E5"), ("cell:E5", "turn:0"))
HUNTER = Move("bison", asks("move"), pick("from:E5r"), pick("to:E5m"))
CLAIM = Move(
    "powwow",
    lambda state: state.phase == "ask" and len(state.legal_actions()) > 2,
    pick("tribe:1-chief"),
    "#board",
    ("tribe:1-chief",),
    {"calm": True},
)
WARRIOR = Move("wendake", does("lie"), pick("from:V1"), pick("area:B1.0"))
MOVES = {
    "card": CARD,
    "tile": TILE,
    "camp": Move("bison", asks("put"), '#stage [data-drag="camp"]', pick("space:D6p")),
    "hunter": HUNTER,
    "claim": CLAIM,
    "warrior": WARRIOR,
    "outpost": Move("wendake", does("home"), pick("area:B1.1"), '#stage [data-drop="home"]', ("area:B1.1",)),
    "action": Move("wendake", does("replace"), pick("out:B6"), pick("in:L1-01"), ("out:B6", "in:L1-01")),
}


def at(context: Contexts, site: SiteServer, move: Move, **settings: Any) -> Table:
    return table_at(context, site, position(move.game, move.wanted, move.options), **settings)


def nothing_left(page: Page) -> None:
    """No trace of something being moved."""
    expect(page.locator(LAYER)).to_have_count(0)
    expect(page.locator("#stage .dragged, #stage .under, #stage.dragging")).to_have_count(0)


@pytest.mark.parametrize("hand", [Finger, Mouse])
def test_a_piece_is_moved(context: Contexts, site: SiteServer, hand: type[Hand]) -> None:
    """Every sort of piece, at one table after the other of one device."""
    page = context(has_touch=True).new_page()
    sessions = {name: position(move.game, move.wanted, move.options) for name, move in MOVES.items()}
    put(page, {name: save_text(session, (None, "first"), save_id=name) for name, session in sessions.items()})
    table = Table(page, site.url).open().wait_for_python()
    table.press("#saves-more")
    for name, move in MOVES.items():
        table.go_on_with(name)
        page.wait_for_selector('#controls [data-do="hint"]')
        told = page.locator(LAST).text_content()
        hand(page).drag(move.piece, move.place)
        if move.chosen:
            page.wait_for_function(
                """wanted => wanted.every((pick) =>
                    document.querySelector(`#stage [data-pick="${pick}"][aria-pressed="true"]`))""",
                arg=move.chosen,
            )
            assert set(arrived(page)) == set(move.chosen), name
        else:  # it goes at once, as when it is touched
            expect(page.locator(LAST)).not_to_have_text(told or "")
        nothing_left(page)
        table.leave()


def test_what_is_dropped_is_confirmed_as_by_touch(context: Contexts, site: SiteServer) -> None:
    table = at(context, site, CARD)
    Finger(table.page).drag(CARD.piece, CARD.place)
    table.do_once("done")
    expect(table.page.locator(CARD.piece)).to_have_count(0)


def test_a_tile_shows_what_it_would_bring_and_turns_where_it_lies(context: Contexts, site: SiteServer) -> None:
    page = at(context, site, TILE).page
    hand = Finger(page)
    hand.take(TILE.piece)
    hand.carry(TILE.place)
    page.wait_for_selector("#card.foreseen")  # before it is dropped
    page.wait_for_selector("#laying")
    hand.carry(pick("cell:D3"))
    page.wait_for_selector('[data-pick="cell:D3"][aria-pressed="true"]')
    hand.up()
    page.wait_for_selector(READY)
    nothing_left(page)
    page.touchscreen.tap(*spot(page, pick("cell:D3")))
    page.wait_for_selector('[data-pick="turn:2"][aria-pressed="true"]')
    hand.drag(pick("cell:D3"), pick("cell:E5"))  # and on it goes, turned as it is
    page.wait_for_selector('[data-pick="cell:E5"][aria-pressed="true"]')
    assert arrived(page) == ["cell:E5", "turn:2"]


def test_a_redraw_neither_drops_nor_moves_what_is_carried(context: Contexts, site: SiteServer) -> None:
    page = at(context, site, CARD).page
    hand = Finger(page)
    hand.take(CARD.piece)
    hand.to(500, 300)
    page.wait_for_timeout(100)
    where = "() => { const b = document.querySelector('.drag-layer').getBoundingClientRect(); return [b.x, b.y]; }"
    before = page.evaluate(where)
    page.evaluate("window.prateria.language('it')")  # all is drawn anew
    assert page.evaluate(where) == before
    expect(page.locator("#stage .dragged")).to_have_count(1)
    for width, height in ((1023, 768), (1024, 712), (1024, 768)):  # the address bar of a phone goes and comes
        resize(page, {"width": width, "height": height})
        page.wait_for_timeout(150)
        assert page.evaluate(where) == before
        expect(page.locator("#stage .dragged")).to_have_count(1)
    page.evaluate("document.querySelector('#stage [data-pick=\"card:h9\"]').remove()")  # even without the piece
    hand.carry(CARD.place)
    hand.up()
    page.wait_for_selector(READY)
    assert set(arrived(page)) >= {"territory:river"}
    nothing_left(page)


def test_a_device_that_is_turned_lets_go(context: Contexts, site: SiteServer) -> None:
    page = at(context, site, CARD).page
    hand = Finger(page)
    hand.take(CARD.piece)
    hand.to(500, 300)
    resize(page, {"width": 768, "height": 1024})
    nothing_left(page)
    hand.up()
    assert not arrived(page)


def test_let_go_elsewhere_all_is_as_before(context: Contexts, site: SiteServer) -> None:
    page = at(context, site, CARD).page
    page.locator(pick("card:h1")).tap()
    page.locator(pick("territory:hills")).tap()
    page.wait_for_selector(READY)
    hand = Finger(page)
    hand.take(CARD.piece)
    hand.carry(CARD.place)
    page.wait_for_selector(f'{CARD.place}[aria-pressed="true"]')
    status = page.locator("#status").bounding_box()
    assert status
    hand.to(status["x"] + 90, status["y"] + 20)
    hand.up()
    page.wait_for_selector(f'{pick("territory:hills")}[aria-pressed="true"]')
    assert set(arrived(page)) == {"card:h1", "territory:hills"}
    nothing_left(page)


def test_nothing_is_done_before_it_is_dropped(context: Contexts, site: SiteServer) -> None:
    page = at(context, site, WARRIOR).page
    hand = Mouse(page)
    hand.take(WARRIOR.piece)
    hand.carry(WARRIOR.place)
    page.wait_for_selector(f'{WARRIOR.place}[aria-pressed="true"]')
    page.keyboard.press("Escape")
    expect(page.locator('#stage [data-pick][aria-pressed="true"]')).to_have_count(0)
    nothing_left(page)
    hand.up()
    expect(page.locator("#warrior-B1-0-0-0")).to_have_count(0)


def test_two_fingers_bring_the_land_nearer_and_move_no_piece(context: Contexts, site: SiteServer) -> None:
    page = at(context, site, HUNTER, viewport=PHONE, is_mobile=True).page
    finger = Finger(page)
    x, y = spot(page, HUNTER.piece)
    before = page.evaluate(SEEN)
    finger.down(x, y)
    finger.move(x + 12, y)
    expect(page.locator(LAYER)).to_have_count(1)
    finger.send("touchStart", (x + 12, y), (x - 30, y))
    nothing_left(page)
    for apart in (20, 40, 60):
        finger.send("touchMove", (x + 12 + apart, y), (x - 30 - apart, y))
    finger.up()
    page.wait_for_function(f"({SEEN})()[0] > {before[0]} * 1.3")
    assert not arrived(page)


def test_elsewhere_a_finger_moves_the_land(context: Contexts, site: SiteServer) -> None:
    page = at(context, site, HUNTER).page
    here = spot(page, "#at-D4p")  # where nobody stands who could go
    page.mouse.move(*here)
    page.mouse.wheel(0, -900)
    before = page.evaluate(SEEN)
    finger = Finger(page)
    finger.at = here
    finger.down(*finger.at)
    finger.to(finger.at[0] + 40, finger.at[1] + 40)
    finger.to(finger.at[0] - 80, finger.at[1] - 80)
    finger.up()
    page.wait_for_function(f"({SEEN})()[1] !== {before[1]}")
    assert page.evaluate(SEEN)[0] == before[0]
    nothing_left(page)


def test_a_still_finger_explains_and_a_touch_is_a_touch(context: Contexts, site: SiteServer) -> None:
    table = at(context, site, CARD)
    page, finger = table.page, Finger(table.page)
    finger.down(*spot(page, CARD.piece))
    expect(page.locator("#toast")).not_to_be_empty()
    finger.up()
    nothing_left(page)
    page.wait_for_function("getComputedStyle(document.querySelector('#toast')).opacity === '1'")
    said = page.locator("#toast").bounding_box()
    assert said
    # a touch on what explains it puts it away and does nothing else
    finger.down(said["x"] + said["width"] / 2, said["y"] + said["height"] / 2)
    finger.up()
    expect(page.locator("#toast")).to_be_empty()
    nothing_left(page)
    finger.down(*spot(page, CARD.piece))
    expect(page.locator("#toast")).not_to_be_empty()
    finger.up()
    page.keyboard.press("Escape")  # nor that key
    expect(page.locator("#toast")).to_be_empty()
    assert not arrived(page)
    for other in (pick("card:h1"), CARD.piece):  # a touch elsewhere puts it away and chooses
        finger.down(*spot(page, CARD.piece))
        expect(page.locator("#toast")).not_to_be_empty()
        finger.up()
        page.locator(other).tap()
        page.wait_for_selector(f'{other}[aria-pressed="true"]')
        expect(page.locator("#toast")).to_be_empty()
    finger.down(*spot(page, CARD.piece))
    expect(page.locator("#toast")).not_to_be_empty()
    finger.up()
    page.locator('#controls [data-do="undo"]').tap()  # what takes something back does nothing by the way
    expect(page.locator("#toast")).to_be_empty()
    assert page.locator(CARD.piece).get_attribute("aria-pressed") == "true"
    page.locator('#controls [data-do="undo"]').tap()
    expect(page.locator(f'{CARD.piece}[aria-pressed="true"]')).to_have_count(0)
    finger.down(*spot(page, CARD.piece))
    expect(page.locator("#toast")).not_to_be_empty()
    finger.up()
    page.locator("#menu, #menu-in-play").locator("visible=true").first.tap()
    page.wait_for_selector("#panel[open]")


def test_the_right_button_moves_nothing(context: Contexts, site: SiteServer) -> None:
    page = at(context, site, CARD).page
    page.mouse.move(*spot(page, CARD.piece))
    page.mouse.down(button="right")
    page.mouse.move(500, 300, steps=4)
    expect(page.locator(LAYER)).to_have_count(0)
    page.mouse.up(button="right")


def test_the_edges_are_left_to_the_way_back_of_the_browser(context: Contexts, site: SiteServer) -> None:
    page = at(context, site, CARD, viewport=TABLET).page
    page.evaluate("Object.defineProperty(window, 'innerWidth', { value: 0 })")  # all of it is the edge
    finger = Finger(page)
    finger.at = spot(page, CARD.piece)
    finger.down(*finger.at)
    finger.to(finger.at[0] + 60, finger.at[1] - 60)
    expect(page.locator(LAYER)).to_have_count(0)
    finger.up()


def test_nothing_is_moved_in_a_race(context: Contexts, site: SiteServer) -> None:
    page = context(has_touch=True).new_page()
    Table(page, site.url).open("new=powwow&seats=2&people=1&level=first&seed=3").wait()
    page.evaluate("window.page.closePanel(); document.querySelector('#stage').classList.add('racing')")
    finger = Finger(page)
    finger.at = spot(page, '#stage [data-pick^="tribe:"]')
    finger.down(*finger.at)
    finger.to(finger.at[0] + 60, finger.at[1] - 60)
    expect(page.locator(LAYER)).to_have_count(0)
    finger.up()


def test_goods_go_into_a_bag_by_hand(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET).new_page()
    session = by_chance(2, lambda session: (bag := session.state.bag()) is not None and bag.total > 1)
    put(page, {"here": save_text(session)})
    Table(page, site.url).resume()
    expect(page.locator('#panel [data-do="bag-done"]')).to_be_visible()
    if page.locator('#panel [data-do="bag-clear"]').is_enabled():  # something sensible lay there
        page.locator('#panel [data-do="bag-clear"]').click()
    row = page.locator('#panel [role="group"]', has=page.locator('[data-do="bag-add"]:enabled')).first
    expect(row.locator(".we-many")).to_have_text("0")
    picture = row.locator(".we-kind-picture").bounding_box()
    foot = page.locator(".bag-foot").bounding_box()
    assert picture
    assert foot
    page.mouse.move(picture["x"] + 10, picture["y"] + 10)
    page.mouse.down()
    page.mouse.move(picture["x"] + 60, picture["y"] + 40, steps=3)
    page.mouse.move(foot["x"] + 40, foot["y"] + 20, steps=6)
    expect(page.locator(".bag-foot.under")).to_be_visible()
    assert not page.evaluate("getSelection().toString()")  # none of the words on its way
    page.mouse.up()
    expect(row.locator(".we-many")).to_have_text("1")
    expect(page.locator(".bag-carried")).to_have_count(0)
