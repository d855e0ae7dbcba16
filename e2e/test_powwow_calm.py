"""Pow Wow without the race: by keyboard only, through the table; and the table for everyone (axe)."""

from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import PHONE, TABLET
from playwright.sync_api import BrowserContext, Page, expect
from table import Table

from prateria.core.code import decode
from prateria.games import by_number
from workshop.paths import ROOT
from workshop.serve import SiteServer

Contexts = Callable[..., BrowserContext]
AXE = Path(ROOT) / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe finds wrong by the rules of WCAG 2.2 AA."""
    page.evaluate(AXE.read_text())
    found = page.evaluate(
        """() => axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']})"""
    )
    return [f"{v['id']}: {node['html'][:120]}" for v in found["violations"] for node in v["nodes"]]


def test_some_cards_by_keyboard_only(context: Contexts, site: SiteServer) -> None:
    table = Table(context(viewport=TABLET).new_page(), site.url)
    table.open("new=powwow&seats=2&people=1&level=first&calm=true&seed=4").wait()
    page = table.page
    keys = 0
    while page.evaluate("() => Number(document.querySelector('.status-aside').textContent.match(/[0-9]+/)[0])") < 25:
        keys += 1
        assert keys < 600
        if page.locator("#controls [data-do=hint]").count() == 0 or page.locator("#panel").is_visible():
            page.wait_for_timeout(30)
        elif page.locator("#controls [data-do=done]").count():
            page.locator("#controls [data-do=done]").focus()
            page.keyboard.press("Enter")
            page.wait_for_timeout(30)
        else:
            assert page.evaluate("document.activeElement.closest('#stage, #controls, body') !== null")
            if not page.evaluate("document.activeElement.closest('#stage') !== null"):
                page.locator('#stage [tabindex="0"]').first.focus()
            page.keyboard.press("n")
            page.keyboard.press("Enter")
            page.wait_for_timeout(30)
    [save] = table.saves().values()
    assert len(decode(save["code"], by_number).steps) > 25


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_wrong(context: Contexts, site: SiteServer, scheme: str) -> None:
    page = context(viewport=TABLET, color_scheme=scheme, has_touch=True).new_page()
    table = Table(page, site.url, touch=True).open("new=powwow&seats=3&people=3&calm=false&seed=5").wait()
    expect(page.locator("#panel [data-do=pause]")).to_be_visible()
    assert violations(page) == []
    table.press('#panel [data-do="pause"]')
    expect(page.locator("#panel")).to_be_hidden()
    page.tap('#stage [data-pick="prairie:card"]')
    expect(page.locator("#status")).to_contain_text("Card 1 of 114")
    assert violations(page) == []
    phone = context(viewport=PHONE, color_scheme=scheme).new_page()
    Table(phone, site.url).open("new=powwow&seats=2&people=1&calm=true&seed=5").wait()
    assert violations(phone) == []
