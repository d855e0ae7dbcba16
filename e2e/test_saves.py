"""Saved games outlive tabs and browsers, are listed, renamed, deleted and brought back, leave and come as files."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from conftest import Contexts, Watch
from deaths import deaths
from games import UPDATED, in_hunt, played, put, save_text, session_of, turns_left
from playwright.sync_api import Error, Page, Playwright, expect
from table import PATIENCE, Table

from prateria.core.session import Session
from workshop.ownbrowser import kill, own_browser
from workshop.serve import SiteServer

WHEN_SAID = """() => {
    window.onDisk = [];
    const { toast } = page;
    page.toast = (...words) => {
        let settled = false;
        store.settled().then(() => (settled = true));
        setTimeout(() => onDisk.push(settled));
        toast(...words);
    };
}"""


def choices(session: Session) -> list[int]:
    return [step.choice for step in session.steps]


def kept(table: Table, save_id: str = "here") -> Session:
    return session_of(table.saves()[save_id])


def at_most_one_decision_lost(before: Session, after: Session) -> bool:
    a, b = choices(before), choices(after)
    return a[: len(b)] == b[: len(a)] and len(b) >= len(a) - 1


def crash(page: Page) -> None:
    """The tab dies as when the system needs its memory: no unload, no last words."""
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")
    deaths.forgive()


def test_killed_tabs_and_killed_browsers_lose_at_most_one_decision(
    play: Playwright, site: SiteServer, watch: Watch, tmp_path: Path
) -> None:
    with own_browser(play, tmp_path) as (device, process):
        page = watch.on(device).new_page()
        put(page, {"here": save_text(played(2, 5, in_hunt(1, 2, 0)))})
        table = Table(page, site.url).resume()
        table.wait_until_asked("play")
        table.play_card()
        before = kept(table)
        crash(page)

        table = Table(device.new_page(), site.url).resume()
        assert at_most_one_decision_lost(before, kept(table))
        table.wait_until_asked("play")
        table.play_card()
        before = kept(table)
        kill(process)
    with own_browser(play, tmp_path) as (device, _process):
        page = watch.on(device).new_page()
        table = Table(page, site.url).open().wait_for_python()
        page.evaluate("store.ready")
        assert at_most_one_decision_lost(before, kept(table))
        table.go_on_with("here").wait_until_asked("play")


def test_the_second_copy_stands_in_for_the_first(page: Page, site: SiteServer) -> None:
    early = save_text(played(2, 5, in_hunt(1, 2, 0)))
    put(page, {"here": early})
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    table.play_card()
    table.wait_until_asked("play")
    before = table.saves()["here"]
    page.evaluate("store.settled()")
    key = "'prateria:g:here'"
    for damage in (f"localStorage.removeItem({key})", f"text => localStorage.setItem({key}, text)"):
        page.evaluate(damage, early)
        table.open()
        page.wait_for_selector("#save-here")
        page.evaluate("store.ready")
        assert table.saves()["here"]["code"] == before["code"]


def test_games_are_listed_renamed_deleted_and_brought_back(page: Page, site: SiteServer) -> None:
    session = played(2, 5, in_hunt(2, 1, 0))
    saves = {
        f"s{i}": save_text(session, names=(f"Ola {i}", "Bo"), save_id=f"s{i}", updated=UPDATED + i * 3_600_000)
        for i in range(6)
    }
    put(page, saves)
    table = Table(page, site.url).open()
    rows = page.locator("#saves .save")
    expect(rows).to_have_count(4)
    expect(rows.first).to_contain_text("Ola 5, Bo")
    expect(rows.first).to_contain_text("Manitou · Hunt 2 of 3 · turn: Ola 5")
    page.get_by_role("button", name="2 more games").click()
    expect(rows).to_have_count(6)

    page.get_by_role("button", name="Rename: Ola 5, Bo").click()
    page.locator("#rename").fill("Rainy <b>Sunday</b>")
    page.keyboard.press("Enter")
    expect(rows.first).to_contain_text("Rainy <b>Sunday</b>")
    page.get_by_role("button", name="Delete: Rainy").click()
    expect(rows).to_have_count(5)
    page.get_by_role("button", name="Undo").click()
    expect(rows).to_have_count(6)
    page.get_by_role("button", name="Delete: Ola 4, Bo").click()
    expect(rows).to_have_count(5)

    table.open()
    expect(rows.first).to_contain_text("Rainy")
    table.wait_for_python().go_on_with("s5").wait_until_asked("play")
    table.play_card()
    page.locator("#home").click()
    expect(rows.first).to_contain_text("Rainy")  # the name given here outlives the saves of the table
    expect(page.get_by_text("Ola 4, Bo")).to_have_count(0)


def test_many_games_stay_within_reach(page: Page, site: SiteServer) -> None:
    session = played(2, 5, in_hunt(2, 1, 0))
    names = ["Ola", "Bo", "Zoé", "Łucja"]
    saves = {
        f"s{i:03}": save_text(
            session, names=(f"{names[i % 4]} {i}", ""), save_id=f"s{i:03}", updated=UPDATED - i * 60_000
        )
        for i in range(200)
    }
    put(page, saves)
    Table(page, site.url).open()
    rows = page.locator("#saves .save")
    expect(rows).to_have_count(4)
    page.get_by_role("button", name="196 more games").click()
    expect(rows).to_have_count(24)
    page.evaluate("window.row = document.getElementById('save-s010')")
    page.get_by_role("button", name="Delete: Łucja 3,").click()
    expect(page.get_by_text("Łucja 3,")).to_have_count(0)
    expect(rows).to_have_count(24)
    expect(page.get_by_role("button", name="Undo")).to_be_focused()  # not the next to delete
    assert page.evaluate("row.isConnected")  # the others were not drawn anew
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("Łucja 3,")).to_have_count(1)

    search = page.get_by_role("searchbox", name="Find a game")
    search.fill("lucja 398")
    expect(page.get_by_text("No game is called that.")).to_be_visible()
    search.fill("zoe 1 hunt 2")
    expect(rows).to_have_count(24)
    search.fill("lucja 199")
    expect(rows).to_have_count(1)
    expect(search).to_be_focused()
    expect(rows).to_contain_text("Łucja 199")


def test_titles_and_all_games_leave_as_a_file_and_come_back(
    context: Contexts, site: SiteServer, tmp_path: Path
) -> None:
    """More games than one game's megabyte, one of them with a name of its own."""
    page = context().new_page()
    session = played(2, 5, in_hunt(1, 1, 0))
    put(page, {f"s{i}": save_text(session, save_id=f"s{i}", updated=UPDATED - i) for i in range(3)})
    Table(page, site.url).open()
    page.get_by_role("button", name="Rename:").first.click()
    page.locator("#rename").fill("Rainy Sunday")
    page.keyboard.press("Enter")
    expect(page.locator("#saves")).to_contain_text("Rainy Sunday")
    page.locator("#menu").click()
    file = tmp_path / "all.json"
    with page.expect_download() as download:
        page.locator("#export").click()
    download.value.save_as(file)
    bundle = json.loads(file.read_text())
    assert len(bundle["saves"]) == 3
    bundle["padding"] = "x" * 1_100_000  # as with some 1,500 games more
    file.write_text(json.dumps(bundle))

    other = context().new_page()
    table = Table(other, site.url).open().wait_for_python()
    other.evaluate(WHEN_SAID)
    other.locator("#import").set_input_files(file)
    table.toast("3 games are now in your list.")
    assert other.evaluate("onDisk") == [True]  # a browser that dies now has them
    expect(other.locator("#saves")).to_contain_text("Rainy Sunday")


def test_one_bad_entry_hides_only_itself(page: Page, site: SiteServer) -> None:
    whole = json.loads(save_text(played(2, 5, in_hunt(1, 2, 0))))
    heads = {
        "seats": {"seats": [None, None]},
        "when": {"updated": "yesterday"},
        "far": {"updated": 1e300},
        "round": {"round": {}},
    }
    saves = {name: json.dumps(whole | {"head": whole["head"] | odd}) for name, odd in heads.items()}
    put(page, {**saves, "here": json.dumps(whole)})
    table = Table(page, site.url).open().wait_for_python()
    page.locator("#saves-more").click()
    expect(page.locator("#saves .save")).to_have_count(5)
    expect(page.get_by_text("Damaged game")).to_have_count(1)
    expect(page.locator("#start-bar [data-act=start]")).to_be_visible()
    table.go_on_with("when").wait_until_asked("play")


def test_a_game_leaves_as_a_file_and_comes_back_elsewhere(context: Contexts, site: SiteServer, tmp_path: Path) -> None:
    page = context().new_page()
    put(page, {"here": save_text(played(3, 5, in_hunt(1, 4, 0)), names=("Ola", "", ""))})
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    one, every = tmp_path / "one.json", tmp_path / "all.json"
    table.do("share")  # where people look for it
    expect(page.locator("#panel")).to_contain_text("The file holds the names as well.")
    with page.expect_download() as download:
        table.do("export")
    download.value.save_as(one)
    page.keyboard.press("Escape")
    page.locator("#home").click()
    page.locator("#menu").click()
    with page.expect_download() as download:
        page.locator("#export").click()
    download.value.save_as(every)
    code = table.saves()["here"]["code"]

    other = context().new_page()
    table = Table(other, site.url).open().wait_for_python()
    for file in (one, every):
        other.locator("#import").set_input_files(file)
        table.toast("1 game is now in your list.")
        other.wait_for_function("n => document.querySelectorAll('#saves .save').length === n", arg=1 + (file == every))
    saves = table.saves()
    assert [save["code"] for save in saves.values()] == [code, code]
    assert all(save["table"]["seats"][0]["name"] == "Ola" for save in saves.values())
    table.go_on_with(next(iter(saves))).wait_until_asked("play")
    table.play_card()


def test_a_damaged_save_is_shown_and_the_others_go_on(page: Page, site: SiteServer) -> None:
    whole = save_text(played(2, 5, turns_left(4)))
    cut: dict[str, Any] = json.loads(whole)
    cut["code"] = cut["code"][:-3] + "AAA"
    cut["head"]["updated"] += 1000
    put(page, {"here": whole, "torn": whole[: len(whole) // 2], "cut": json.dumps(cut)})
    table = Table(page, site.url).open().wait_for_python()
    expect(page.locator("#saves")).to_contain_text("Damaged game")
    page.locator("#save-cut").click()
    expect(page.get_by_text("This link, code or file is damaged.")).to_be_visible()
    expect(page.locator("#lobby")).to_be_visible()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_text("Damaged game")).to_have_count(0)
    table.go_on_with("here").wait_until_asked("play")


def test_files_that_hold_no_game_are_refused_in_a_sentence(page: Page, site: SiteServer, tmp_path: Path) -> None:
    whole = save_text(played(2, 5, in_hunt(1, 2, 0)))
    newer = json.loads(whole) | {"v": 99}
    put(page, {"here": whole})
    table = Table(page, site.url).open().wait_for_python()
    before = table.saves()
    bad = {
        "empty": ("", "There is no game in this file"),
        "words": ("once upon a time", "There is no game in this file"),
        "torn": (whole[:-40], "There is no game in this file"),
        "newer": (json.dumps(newer), "This game was made with a newer version"),
        "deep": ("[" * 500_000, "There is no game in this file"),
        "large": ("x" * 1_100_000, "This file is too large"),
    }
    for name, (text, sentence) in bad.items():
        file = tmp_path / f"{name}.json"
        file.write_text(text)
        page.locator("#import").set_input_files(file)
        expect(page.locator("#join-problem")).to_contain_text(sentence, timeout=PATIENCE)
    assert table.saves() == before
