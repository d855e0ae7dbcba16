"""The path of the workshop: a task is checked by really running the program, and what is done is still there later."""

import re

from conftest import PHONE, TABLET, Contexts
from looks import overflows
from playwright.sync_api import Page, expect
from test_axe import in_both_lights
from test_print import sheets
from writing import PATIENCE, Workshop

from workshop.serve import SiteServer

LAST = "def choose(view):\n    return view.actions[-1]\n"
CONDITION = (
    'def choose(view):\n    if view.phase == "party":\n        return view.actions[-1]\n    return view.actions[0]\n'
)


def checked(ws: Workshop, outcome: str) -> str:
    """What is said after a touch on Check, once that outcome is there."""
    ws.page.locator("#path-check").click()
    shown = ws.page.locator(f"#path-result .{outcome}")
    expect(shown).to_be_visible(timeout=PATIENCE)
    return shown.inner_text()


def test_two_steps_wrong_then_right_and_still_there_after_a_reload(page: Page, site: SiteServer) -> None:
    ws = Workshop(page, site.url).open()
    page.locator('#panel [data-act="path"]').click()
    expect(page.locator("#path-title")).to_have_text("The first answer")
    assert "hunter 3: to the hills. Right is the last of the 9 actions" in checked(ws, "path-wrong")
    ws.write("def choose(view):\n    return vieww.actions[-1]\n")
    assert "Did you mean view?" in checked(ws, "path-wrong")
    expect(page.locator("#editor .faulty")).to_have_text("    return vieww.actions[-1]")
    ws.write(LAST)
    assert "all 5 positions" in checked(ws, "path-right")
    page.locator('[data-path="next"]').click()
    expect(page.locator("#path-title")).to_have_text("If …")
    page.locator('[data-path="hint"]').click()
    expect(page.locator("#path-hint-1")).to_be_focused()
    ws.write(CONDITION)
    page.locator("#path-check").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#path-result .path-right")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("#path-check")).to_be_focused()
    page.reload()
    ws.ready()
    expect(page.locator("#path-title")).to_have_text("If …")
    assert CONDITION.splitlines() == ws.text().splitlines()[:4]
    expect(page.locator(".path-step.done")).to_have_count(2)
    page.locator("#path-step-last").click()
    expect(page.locator("#editor .cm-content")).to_contain_text("view.actions[-1]")
    assert len(ws.kept()) == 2


def test_the_task_is_read_in_another_language_at_once_and_axe_finds_nothing(
    context: Contexts, site: SiteServer
) -> None:
    page = context(viewport=PHONE).new_page()
    Workshop(page, site.url).open("#path")
    expect(page.locator("#path-title")).to_have_text("The first answer")
    page.locator("#lang").select_option("it")
    expect(page.locator("#path-title")).to_have_text("La prima risposta")
    page.locator('#path [data-path="code"]').click()
    expect(page.locator("#editor .cm-content")).to_contain_text("Il tuo bot gioca la prima")
    assert overflows(page) == []
    assert in_both_lights(page, "the path: code") == []
    page.locator("#to-path").click()
    page.locator('[data-path="solution"]').click()
    assert in_both_lights(page, "the path: task") == []


def test_on_a_phone_the_keyboard_leaves_room_for_the_code_and_the_task(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=PHONE, has_touch=True, is_mobile=True, locale="it-IT").new_page()
    Workshop(page, site.url).open("#path")
    page.locator('[data-path="code"]').tap()
    task = page.locator(".path-short")
    assert task.evaluate("e => e.scrollHeight <= e.clientHeight")  # whole
    page.locator("#editor").tap()
    page.set_viewport_size({**PHONE, "height": PHONE["height"] - 340})
    expect(page.locator("#header")).to_be_hidden()
    room = page.evaluate("document.getElementById('editor').getBoundingClientRect().height / innerHeight")
    assert room > 0.6
    expect(task).to_be_visible()
    expect(page.locator("#path-check")).to_be_in_viewport()
    expect(page.locator(".key").first).to_be_in_viewport()
    page.set_viewport_size(PHONE)
    expect(page.locator("#header")).to_be_visible()


def test_the_page_for_teachers_is_read_and_printed(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET).new_page()
    page.goto(f"{site.url}path.html")
    expect(page.locator(".teacher section")).to_have_count(8)
    assert in_both_lights(page, "the path: for teachers") == []
    page.locator("#lang").select_option("pl")
    expect(page.locator("h1")).to_have_text("Pisanie gracza krok po kroku")
    assert overflows(page) == []
    assert 3 <= sheets(page) <= 7
    page.get_by_role("link", name=re.compile("Do ścieżki")).click()
    expect(page.locator("#path-title")).to_be_visible(timeout=PATIENCE)
