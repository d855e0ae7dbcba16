"""Four devices and no network: one prepares, three play to a result, and what they hand in is gathered and compared."""

import json
import re
from typing import Any

from conftest import PHONE, TABLET, Contexts
from games import save_text, turns_left
from looks import overflows
from playwright.sync_api import Page, expect
from table import PATIENCE, Table
from test_axe import violations
from test_class_results import forged, keep, scan

from prateria.app.school.gather import key_of
from prateria.app.school.plan import changed, dump, fresh
from prateria.core.code import decode
from prateria.core.rng import Rng
from prateria.core.savefile import dump as dump_save
from prateria.core.savefile import load
from prateria.core.school.result import write_result
from prateria.core.seats import MARKS, SeatSetting
from prateria.core.session import Session
from prateria.games import GAMES, by_number
from workshop.serve import SiteServer

SEATS = (SeatSetting("", None, MARKS[0]), SeatSetting("", None, MARKS[1]))


def onward(session: Session, way: int, late: bool) -> Session:
    """That game, played on by chance to its end, or until one turn of it is left."""
    rng, near = Rng(way), turns_left(1, 3)
    while (legal := session.state.onward_actions()) and not (late and near(session)):
        session.play(legal[rng.below(len(legal))])
    return session


def ready_for_offline(page: Page, url: str) -> Table:
    """A visit after which the network can go."""
    table = Table(page, url).open().wait_for_python()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller")
    page.context.set_offline(True)
    return table.wait_for_python()


def play_to_a_result(table: Table, words: str, number: int) -> tuple[str, str]:
    """A tablet joins by the typed words, plays the last turn of its game and hands in. Gives link and words."""
    page = table.page
    page.locator("#class-words").fill(words)
    page.locator("#class-words").press("Enter")
    table.wait()
    [(save_id, kept)] = table.saves().items()
    if table.wait_until_asked() == "curtain":
        table.do_once("uncover")
    if table.wait_until_asked() == "party":
        page.keyboard.press("Escape")
    table.leave()
    save, session = load(json.dumps(kept)), onward(decode(kept["code"], by_number), number, late=True)
    save.stamp += 10
    page.evaluate("([id, text]) => store.save(id, text)", [save_id, dump_save(save, session)])
    table.go_on_with(save_id)
    table.play_to_the_end()
    table.do("hand-in")
    field = page.locator("#panel input.link")
    before = field.input_value()
    page.locator('[data-change="hand-in:table"]').select_option(str(number))
    expect(field).not_to_have_value(before)
    return field.input_value(), page.locator("#panel .class-code").inner_text()


def test_a_class_of_four_devices_without_a_network(context: Contexts, site: SiteServer) -> None:
    desk = context(offline=True, accept_downloads=True, viewport=TABLET).new_page()
    teacher = ready_for_offline(desk, site.url)
    desk.locator('[data-act="teachers"]').click()
    for field, value in (("seats", "2"), ("tables", "4"), ("teams", "yes")):
        desk.locator(f"#class-{field}").select_option(value)
        expect(desk.locator(f"#class-{field}")).to_have_value(value)
    words = desk.locator(".class-code").inner_text()

    handed = []
    for number in (1, 2, 3):
        tablet = context(offline=True, viewport=PHONE if number == 2 else TABLET).new_page()
        handed.append(play_to_a_result(ready_for_offline(tablet, site.url), words, number))

    for n, (link, _) in enumerate(handed[:2], 1):
        tab = scan(desk, link)
        expect(tab.locator("#panel h2")).to_have_text("Kept, close this tab")
        tab.close()
        expect(desk.locator(".results tbody th[rowspan]")).to_have_count(n)  # the open list has heard of it
    code = handed[0][0].partition("#result=")[2]
    desk.locator("#class-paste").fill(f"{handed[0][0]} and {site.url}#result={forged(code)}")
    desk.locator('[data-do="class-paste"] button').click()
    expect(desk.locator("#panel")).to_contain_text("The game does not give these points.")
    expect(desk.locator(".results tbody th[rowspan]")).to_have_count(2)

    # the third has no camera: a word is mistyped, then right
    typed = handed[2][1].split()
    for wrong, said in ((f"{typed[0]} {typed[1]}x", "is not one of ours"), (" ".join(typed), "Kept, not checked")):
        desk.locator("#class-paste").fill(wrong)
        desk.locator('[data-do="class-paste"] button').click()
        expect(desk.locator("#panel [data-say]")).to_contain_text(said)
    expect(desk.locator(".results tbody th[rowspan]")).to_have_text(["1", "2", "3"])
    expect(desk.locator(".results")).to_contain_text("not checked")
    expect(desk.locator(".results")).to_contain_text("place 1 (4 of 4)")

    # names, by keys; another tab of this device is told nothing of it
    teacher.do("class-names")
    desk.locator("#class-name-1-0").press_sequentially("Ada")
    desk.keyboard.press("Tab")
    expect(desk.locator("#class-name-1-1")).to_be_focused()
    teacher.do("class-names")
    expect(desk.locator(".results")).to_contain_text("Ada")
    with desk.expect_download() as download:
        teacher.do("class-csv")
    lines = download.value.path().read_text(encoding="utf-8-sig").splitlines()
    assert lines[1].startswith("1,1,fox,Ada,child,A,")
    assert sum(line.endswith(",no,yes") for line in lines) == 2  # typed, and counts

    # side by side, and into the game where they parted
    teacher.do("class-compare")
    expect(desk.locator(".moments > li").first).to_be_visible(timeout=PATIENCE)
    found = violations(desk, "compared")
    desk.locator('[data-do="class-look"]').first.press("Enter")
    teacher.wait()
    expect(desk.locator(".replay")).to_be_visible()
    desk.locator('[data-do="look-away"]').click()
    expect(desk.locator(".moments > li").first).to_be_visible(timeout=PATIENCE)
    desk.evaluate("window.print = () => {}")
    desk.locator("#panel [data-print]").click()
    assert len(re.findall(rb"/Type\s*/Page\b", desk.pdf(format="A4"))) == 1
    assert found == []

    # all is there after a visit to another page, though localStorage has lost it
    desk.evaluate(
        "for (const key of Object.keys(localStorage)) if (key.includes(':class:')) localStorage.removeItem(key)"
    )
    desk.reload()
    teacher.wait_for_python()
    desk.locator('[data-act="teachers"]').click()
    expect(desk.locator(".results tbody th[rowspan]")).to_have_text(["1", "2", "3"], timeout=PATIENCE)
    expect(desk.locator(".results")).to_contain_text("Ada")
    teacher.do("class-erase")
    teacher.do("class-erase-yes")
    expect(desk.locator("#panel")).to_contain_text("No results yet.")
    desk.reload()
    teacher.wait_for_python()
    desk.locator('[data-act="teachers"]').click()
    expect(desk.locator("#panel")).to_contain_text("No results yet.", timeout=PATIENCE)
    expect(desk.locator("#class-seats")).to_have_value("2")


def files(codes: list[str], url: str) -> list[dict[str, Any]]:
    texts = [json.dumps({"prateria": 1, "result": f"{url}#result={code}"}) for code in codes]
    return [{"name": f"{n}.json", "mimeType": "application/json", "buffer": t.encode()} for n, t in enumerate(texts)]


def test_several_files_at_once_a_pasted_link_and_two_results_of_one_table(context: Contexts, site: SiteServer) -> None:
    plan = changed(changed(fresh(77), "seats", "2"), "tables", "4")
    games = [onward(Session.new(GAMES["manitou"], 2, seed=77), way, late=False) for way in (1, 2, 3)]
    codes = [write_result(game, SEATS, table) for game, table in zip(games, (1, 2, 2), strict=True)]
    device = context(viewport=PHONE, has_touch=True)
    keep(device, "prateria:class:plan", dump(plan))
    page = device.new_page()
    table = Table(page, site.url, touch=True).open().wait_for_python()
    page.locator("#join").fill(f"{site.url}#result={codes[0]}")
    page.locator("#join").press("Enter")
    expect(page.locator("#panel h2")).to_have_text("Kept, close this tab")
    page.locator("#to-results").click()
    expect(page.locator(".results tbody th[rowspan]")).to_have_text(["1"])
    page.locator("#class-files").set_input_files(files(codes, site.url))  # type: ignore[arg-type]
    expect(page.locator('[data-do="class-choose:2"]')).to_have_count(2)
    page.locator(f'[data-do="class-choose:2"][data-value="{key_of(codes[1])}"]').tap()
    expect(page.locator(".results tbody th[rowspan]")).to_have_text(["1", "2"])
    expect(page.locator("#panel")).to_contain_text("Another result of this table counts.")
    page.locator("#class-files").set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": b"no"})
    expect(page.locator("#toast")).to_contain_text("There is no result in these files.")

    # a tournament by touch
    table.do("class-cup")
    page.locator("#class-cup-names").fill("Ada\nBen\nCal\nDot")
    page.locator('[data-do="class-cup-names"] button').tap()
    table.do("class-cup-pair")
    table.do("class-cup-take")
    expect(page.locator("#panel [data-say]")).to_contain_text("2 games are taken from the results.")
    table.do("class-cup-pair")
    expect(page.locator("#panel")).to_contain_text("Standings after round 1")
    wide = page.evaluate("(e => e.scrollWidth - e.clientWidth)(document.querySelector('#panel-body'))")
    assert wide <= 1


def test_every_page_of_a_class_fits_a_phone_in_every_language(context: Contexts, site: SiteServer) -> None:
    plan = changed(changed(changed(fresh(77), "seats", "4"), "tables", "4"), "teams", "yes")
    seats = tuple(SeatSetting("", None, mark) for mark in MARKS[:4])
    device = context(viewport=PHONE, has_touch=True, color_scheme="dark")
    keep(device, "prateria:class:plan", dump(plan))
    names = {f"{table}:{seat}": f"Wawrzyniec {table}{seat}" for table in range(1, 5) for seat in range(4)}
    keep(device, "prateria:class:names", json.dumps(names))
    for way, table in ((1, 1), (2, 2), (3, 3), (4, 3)):
        code = write_result(onward(Session.new(GAMES["manitou"], 4, seed=77), way, late=False), seats, table)
        keep(device, f"prateria:class:{key_of(code)}", code)
    ended = onward(Session.new(GAMES["manitou"], 4, seed=77), 5, late=False)
    keep(device, "prateria:g:here", save_text(ended, (None,) * 4, **{"class": 4}))
    page = device.new_page()
    table = Table(page, site.url, touch=True).open().wait_for_python()
    found = []
    for lang in ("en", "it", "pl"):
        page.locator("#lang").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        page.locator('[data-act="teachers"]').tap()
        expect(page.locator(".results tbody th[rowspan]")).to_have_count(2, timeout=PATIENCE)
        table.do("class-names")
        expect(page.locator("#class-name-1-3")).to_have_value("Wawrzyniec 13")
        found += [f"{lang}, list: {what}" for what in overflows(page)]
        for order, there in (
            ("class-compare", ".moments"),
            ("class-league", "#panel h2"),
            ("class-cup", "#class-cup-names"),
        ):
            page.locator(f'[data-do="{order}"]').tap()
            page.locator(there).first.wait_for(state="attached", timeout=PATIENCE)
            if order == "class-league":
                page.locator('[data-do="class-league-add"]').tap()
                page.locator("#panel th bdi").first.wait_for()
            if order == "class-cup" and lang == "en":
                page.locator("#class-cup-names").fill("\n".join(dict.fromkeys(names.values())))
                page.locator('[data-do="class-cup-names"] button').tap()
                page.locator('[data-do="class-cup-pair"]').tap()
                for n in range(8):
                    page.locator(f"#class-cup-0-{n}").select_option(str(n % 3))
                page.locator('[data-do="class-cup-pair"]').tap()
                page.locator("#class-cup-1-0").wait_for(state="attached")
            found += [f"{lang}, {order}: {what}" for what in overflows(page)]
            found += violations(page, f"{lang}, {order}") if lang == "en" else []
            page.locator('[data-do="teachers"]').tap()
            page.locator("#class-paste").wait_for()
        page.keyboard.press("Escape")
        page.evaluate("prateria.open('here')")
        page.locator('[data-do="hand-in"]').tap()
        page.locator("#panel .qr").wait_for()
        found += [f"{lang}, hand in: {what}" for what in overflows(page)]
        page.keyboard.press("Escape")
        page.locator('#panel [data-do="hand-in"]').wait_for()  # back at the result
        page.keyboard.press("Escape")
        table.leave()
    assert found == [], "\n".join(found)
