"""A game as a link: it opens on another device, goes on with the right save, and says why when it cannot."""

from itertools import product
from typing import Any

import pytest
from conftest import PHONE, TABLET, Contexts
from games import in_hunt, played, put, save_text, session_in, session_of
from looks import overflows
from playwright.sync_api import Page, Route, expect
from table import PATIENCE, Table, code_of
from words import speak, words

from prateria.core.code import encode
from prateria.core.session import Session
from prateria.view.words import error
from workshop.serve import SiteServer

GAME = played(2, 5, in_hunt(1, 6, 0))


def earlier(session: Session, gone: int) -> Session:
    return session.fork(len(session.steps) - gone)


def other_branch(session: Session) -> Session:
    """The same start, then another way."""
    fork = session.fork(max(i for i, step in enumerate(session.steps[:-4]) if step.of > 1))
    before = session.steps[len(fork.steps)]
    fork.play(fork.state.legal_actions()[(before.choice + 1) % before.of])
    return fork


def test_a_link_opens_on_another_device_and_comes_back(context: Contexts, site: SiteServer) -> None:
    here = Table(context().new_page(), site.url)
    put(here.page, {"here": save_text(GAME, bots=(None, "away"))})
    here.resume().wait_until_asked("play")
    here.play_card()
    expect(here.page.locator("#status")).to_contain_text("turn on another device: send the link")
    link = here.link()
    assert link.startswith(site.url + "#g=")

    there = Table(context().new_page(), site.url)
    there.page.goto(link)
    expect(there.page.get_by_text("Which seats are yours?")).to_be_visible(timeout=60_000)
    assert there.page.url == site.url  # the game is not left in the address bar
    seats = there.page.locator("#panel select")
    assert [seats.nth(i).input_value() for i in range(2)] == ["away", "here"]
    there.page.get_by_role("button", name="Open the game").click()
    there.wait_until_asked("play")
    there.play_card()
    expect(there.page.locator("#status")).to_contain_text("turn on another device: send the link")
    answer = there.link()

    here.page.keyboard.press("Escape")
    here.page.evaluate("hash => { location.hash = hash; }", "#g=" + code_of(answer))
    expect(here.page.locator("#panel h2")).to_have_text("Your turn")
    here.do_once("go-on")
    here.wait_until_asked("play")
    [save] = here.saves().values()  # it has gone on with the same save
    assert save["code"] == encode(session_in(answer))
    assert save["head"]["seats"][1]["bot"] == "away"
    assert here.page.url == site.url


def test_an_older_link_asks_and_another_branch_is_another_game(page: Page, site: SiteServer) -> None:
    put(page, {"here": save_text(GAME)})
    table = Table(page, site.url).open("g=" + encode(earlier(GAME, 3)))
    expect(page.get_by_text("You already have this game, and further on.")).to_be_visible(timeout=60_000)
    table.do_once("join-save")
    table.wait_until_asked("play")
    assert {save_id: save["code"] for save_id, save in table.saves().items()} == {"here": encode(GAME)}

    page.locator("#home").click()
    page.locator("#join").fill(site.url + "#g=" + encode(earlier(GAME, 3)).lower())  # as some messengers write it
    page.get_by_role("button", name="Open", exact=True).click()
    table.do_once("join-branch")
    table.do_once("join-all")
    table.wait_until_asked("curtain")
    saves = table.saves()
    assert len(saves) == 2
    assert saves.pop("here")["code"] == encode(GAME)
    assert [len(session_of(save).steps) for save in saves.values()] == [len(GAME.steps) - 3]

    branch = other_branch(GAME)
    page.evaluate("hash => { location.hash = hash; }", "#g=" + encode(branch))
    expect(page.get_by_role("heading", name="One start, two games")).to_be_visible()
    page.keyboard.press("Escape")
    table.wait_until_asked("curtain")  # as it was before the link came
    page.evaluate("hash => { location.hash = hash; }", "#g=" + encode(branch))
    table.do_once("join-branch")
    table.do_once("join-all")
    page.wait_for_function("Object.keys(localStorage).filter((k) => k.startsWith('prateria:g:')).length === 3")
    assert encode(branch) in {save["code"] for save in table.saves().values()}
    assert table.saves()["here"]["code"] == encode(GAME)


def test_the_qr_code_holds_the_link(page: Page, site: SiteServer) -> None:
    put(page, {"here": save_text(GAME)})
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    link = table.link()
    same = page.evaluate(
        """async (link) => {
            const { correction, generate } = await import('./vendor/lean-qr.mjs');
            const code = generate(link, { minCorrectionLevel: correction.M });
            const dark = new Set();
            const path = document.querySelector('.qr path').getAttribute('d');
            for (const [, x, y, run] of path.matchAll(/M(\\d+) (\\d+)h(\\d+)/g)) {
                for (let i = 0; i < Number(run); i += 1) dark.add(`${Number(x) + i - 4} ${Number(y) - 4}`);
            }
            let same = dark.size > 0;
            for (let y = 0; y < code.size; y += 1) {
                for (let x = 0; x < code.size; x += 1) same &&= Boolean(code.get(x, y)) === dark.has(`${x} ${y}`);
            }
            return same;
        }""",
        link,
    )
    assert same
    table.do("copy-link")
    expect(page.locator("#panel p[data-say]")).not_to_be_empty()


def sealed(body: bytes) -> str:
    """A code with a right checksum, whatever it says."""
    import base64
    import zlib

    return base64.b32encode(body + zlib.crc32(body).to_bytes(4, "big")).decode().rstrip("=")


CODE = encode(GAME)
BAD = {
    CODE[:-1] + ("A" if CODE[-1] != "A" else "B"): "damaged",
    CODE[: len(CODE) // 2]: "damaged",
    CODE[:10] + ("Q" if CODE[10] != "Q" else "R") + CODE[11:]: "damaged",
    sealed(b"\x01\x7f\x01\x02\x00\x00" + bytes(4) + b"\x00"): "foreign",
    sealed(b"\x07\x01\x01\x02\x00\x00" + bytes(4) + b"\x00"): "newer",
    sealed(b"\x02\x01\x01\x02\x00\x00" + bytes(4) + b"\x00"): "damaged",  # without its seats
    "": "empty",
    sealed(b"\x01\x01\x63\x02\x00\x00" + bytes(4) + b"\x00"): "newer",
    sealed(b"\x01\x01\x01\x09\x00\x00" + bytes(4) + b"\x00"): "impossible",
    sealed(b"\x01\x01\x01\x02\x00\x00" + bytes(4) + b"\x05" + b"\xff" * 20): "impossible",
    "A" * 10_000: "long",
    "hello": "damaged",
    "<img src=x onerror=alert(1)>": "damaged",
    "%F0%9F%A6%AC": "damaged",
}


def test_bad_links_are_answered_in_a_sentence_and_change_nothing(page: Page, site: SiteServer) -> None:
    put(page, {"here": save_text(GAME)})
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    before: Any = table.saves()
    hand = table.legal_cards()
    for lang, (code, reason) in product(("en", "it", "pl"), BAD.items()):
        speak(page, lang)
        page.evaluate("hash => { location.hash = hash; }", "#g=" + code)
        expect(page.locator("#toast")).to_have_text(error(words(lang), reason))
        assert page.url == site.url
        page.evaluate("document.getElementById('toast').replaceChildren()")
    assert table.saves() == before
    assert table.wait_until_asked() == "play"
    assert table.legal_cards() == hand
    table.play_card()


def test_where_one_person_plays_the_link_opens_at_once_with_the_same_computer_players(
    context: Contexts, site: SiteServer
) -> None:
    here = Table(context().new_page(), site.url)
    late = played(4, 3, in_hunt(1, 4, 1))
    put(here.page, {"here": save_text(late, bots=("normal", None, "first", "normal"), names=("", "Ola", "Bo", ""))})
    here.resume().wait_until_asked("play")
    link = here.link()
    expect(here.page.locator("#panel")).to_contain_text("Names stay on this device.")

    there = Table(context(has_touch=True).new_page(), site.url, touch=True)
    there.page.goto(link)
    there.wait_until_asked("play")
    [save] = there.saves().values()
    assert save["code"] == encode(session_in(link))
    assert save["table"]["seats"] == [
        {"name": "", "bot": bot, "mark": mark}
        for bot, mark in (("normal", "fox"), (None, "eagle"), ("first", "wolf"), ("normal", "owl"))
    ]
    there.play_card()
    there.wait_until_asked("play", "result", "end")
    here.page.keyboard.press("Escape")
    here.page.evaluate("hash => { location.hash = hash; }", "#g=" + code_of(there.link()))
    here.wait_until_asked("play", "result", "end")
    [save] = here.saves().values()
    assert [seat["name"] for seat in save["table"]["seats"]] == ["", "Ola", "Bo", ""]


@pytest.mark.parametrize(("lang", "viewport"), [("it", TABLET), ("pl", PHONE)])
def test_an_opened_link_is_never_called_a_new_game(
    context: Contexts, site: SiteServer, lang: str, viewport: Any
) -> None:
    """While not even the page's own code is there."""
    page = context(viewport=viewport, locale=lang).new_page()
    held: list[Route] = []
    page.route("**/start.mjs*", lambda route: held.append(route))
    page.goto(f"{site.url}#g={CODE}", wait_until="commit")
    card = page.locator("#lobby .waiting")
    expect(card.locator("h2")).to_have_text(words(lang)("The game is being opened…"))
    expect(card.locator(".game-art")).to_be_visible()
    assert overflows(page) == []
    for route in held:
        route.continue_()
    page.unroute("**/start.mjs*")
    expect(card.locator("h2")).to_have_text("Manitou")


@pytest.mark.parametrize(
    ("way", "lang", "viewport"), [("g", "en", TABLET), ("new", "it", PHONE), ("g", "pl", PHONE), ("new", "pl", PHONE)]
)
def test_what_comes_is_shown_while_python_starts(
    context: Contexts, site: SiteServer, way: str, lang: str, viewport: Any
) -> None:
    page = context(viewport=viewport, locale=lang).new_page()
    held: list[Route] = []
    page.route("**/pyodide.asm.wasm*", lambda route: held.append(route))
    fragment = "g=" + CODE if way == "g" else "new=manitou&seats=2&people=2"
    page.goto(f"{site.url}#{fragment}")
    card = page.locator("#lobby .waiting")
    expect(card.locator("h2")).to_have_text("Manitou")
    expect(card.locator(".game-art")).to_be_visible()
    expect(card.locator("progress")).to_be_visible()
    w = words(lang)
    expect(card).to_contain_text(
        w("A game from a link: it goes on where it stands.")
        if way == "g"
        else w.n("A new game for %(n)s player.", "A new game for %(n)s players.", 2)
    )
    assert overflows(page) == []
    for route in held:
        route.continue_()
    page.unroute("**/pyodide.asm.wasm*")
    if way == "g":
        expect(page.locator("#panel form")).to_be_visible(timeout=60_000)
        page.keyboard.press("Escape")
        expect(page.locator("#start")).to_be_visible()  # the lobby, for whoever does not want the game
    else:
        Table(page, site.url).wait()


def test_a_computer_player_that_is_not_known_here_is_said_above_whatever_opens(page: Page, site: SiteServer) -> None:
    table = Table(page, site.url).open("g=" + sealed(b"\x02\x01\x01\x02\x00" + bytes(7) + bytes([16 * 5 + 3])))
    table.wait_until_asked("party")
    expect(page.locator("#toast")).to_contain_text("Owl")
    assert page.evaluate(
        """() => {
            const box = document.getElementById('toast').getBoundingClientRect();
            return Boolean(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2).closest('#toast'));
        }"""
    )
    [save] = table.saves().values()
    assert [seat["bot"] for seat in save["table"]["seats"]] == [None, "normal"]


@pytest.mark.parametrize("hash_", ["#g=", "#G=", "#g"])
def test_an_address_with_nothing_behind_it_is_answered(page: Page, site: SiteServer, hash_: str) -> None:
    Table(page, site.url).open(hash_[1:])
    expect(page.locator("#join-problem")).to_have_text(error(words("en"), "empty"))
    assert page.url == site.url


def test_a_bad_link_at_the_start_is_answered_in_the_lobby(context: Contexts, site: SiteServer) -> None:
    page = context(locale="it-IT").new_page()
    Table(page, site.url).open("g=" + CODE[:-4])
    expect(page.locator("#join-problem")).to_have_text(error(words("it"), "damaged"), timeout=60_000)
    page.locator("#join").fill("a" * 10_000)
    page.locator("#join").press("Enter")
    expect(page.locator("#join-problem")).to_have_text(error(words("it"), "long"))


def test_a_reload_during_the_start_opens_the_same_link(page: Page, site: SiteServer) -> None:
    link = f"g={encode(played(until=in_hunt(1, plays=3)))}"
    table = Table(page, site.url).open(link)
    expect(page.locator("#lobby-body")).to_contain_text("Manitou")
    page.reload()
    page.get_by_role("button", name="Open the game").click(timeout=PATIENCE)
    table.wait()
    assert page.evaluate("location.hash") == ""
    assert len(table.saves()) == 1
