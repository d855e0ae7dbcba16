"""Out of the past of a game, on tablet and phone, by keys alone and as axe sees it: on from here, riddles, the bell."""

import pytest
from conftest import PHONE, TABLET, Contexts
from games import put, save_text, session_of
from playwright.sync_api import Page, expect
from table import PATIENCE, Table
from test_axe import in_both_lights
from test_keyboard import arrow_to, focused, tab_to
from test_replay import OVER, WAIT, comes_to, looking

from workshop.serve import SiteServer


def choose(page: Page, order: str) -> None:
    """What leads on from the bar: on a phone in a panel of its own."""
    if page.locator(".replay-more").is_visible():
        page.evaluate("document.querySelector('.replay-more').focus()")
        page.keyboard.press("Enter")
        page.locator("#panel").wait_for()
    tab_to(page, order)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("viewport", [TABLET, PHONE])
def test_on_from_here_by_keys_alone(context: Contexts, site: SiteServer, viewport: dict[str, int]) -> None:
    page = context(viewport=viewport).new_page()
    table = looking(page, site)
    for n in range(1, 5):
        page.keyboard.press("ArrowRight")
        comes_to(page, n)
    choose(page, "branch")
    table.wait_until_asked("play", "party")
    saves = table.saves()
    (new,) = (save for save_id, save in saves.items() if save_id != "here")
    assert not new["head"]["over"]
    mine = session_of(new).steps
    assert [step.choice for step in mine] == [step.choice for step in OVER.steps[: len(mine)]]
    assert in_both_lights(page, "a game of its own") == []


@pytest.mark.parametrize("viewport", [TABLET, PHONE])
def test_a_riddle_by_keys_alone(context: Contexts, site: SiteServer, viewport: dict[str, int]) -> None:
    page = context(viewport=viewport).new_page()
    looking(page, site)
    for n in range(1, 21):
        page.keyboard.press("ArrowRight")
        comes_to(page, n)
    choose(page, "riddle")
    expect(page.locator("#status")).to_contain_text("What would you do?")
    found = in_both_lights(page, "riddle")
    tab_to(page, "card:", "territory:")
    arrow_to(page, "card:")
    page.keyboard.press("Enter")
    expect(page.locator("#status")).to_contain_text("where to?")
    expect(page.locator('#stage [data-pick^="territory:"].possible').first).to_be_attached()  # drawn, not said alone
    page.keyboard.press("n")  # to what is asked for
    assert focused(page).startswith("territory:")
    page.keyboard.press("Enter")
    tab_to(page, "done")
    page.keyboard.press("Enter")
    expect(page.locator("#panel .answers")).to_be_visible()
    found += in_both_lights(page, "answers")
    tab_to(page, "riddle-again")
    page.keyboard.press("Enter")
    expect(page.locator("#panel")).to_be_hidden()
    expect(page.locator("#status")).to_contain_text("What would you do?")
    tab_to(page, "riddle-on")
    page.keyboard.press("Enter")
    page.wait_for_function(WAIT)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("viewport", [TABLET, PHONE])
def test_a_class_without_a_clock_waits_for_its_bell(
    context: Contexts, site: SiteServer, viewport: dict[str, int]
) -> None:
    page = context(viewport=viewport).new_page()
    put(page, {"here": save_text(OVER, bots=(None, "normal", "normal"), **{"class": 0, "lock": "1234"})})
    table = Table(page, site.url).open().wait_for_python()
    table.press('[data-act="look-back"]')
    toast = page.locator("#toast")
    expect(toast).to_contain_text("Others may still play the same deal", timeout=PATIENCE)
    assert in_both_lights(page, "before the bell") == []
    toast.get_by_role("button", name="The bell has rung").click()
    page.locator("#panel input.digits, #panel [name=digits]").fill("1234")
    page.locator('#panel [name="once"]').click()
    page.wait_for_function(WAIT, timeout=PATIENCE)
    expect(page.locator('[data-do="replay-play"] >> visible=true').first).to_be_visible()
