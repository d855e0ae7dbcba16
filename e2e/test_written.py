"""A bot of one's own at a normal table: chosen in the lobby, asked in a room of its own, back after a reload."""

import json
from typing import Any

from playwright.sync_api import Page, expect
from table import PATIENCE, Table

from prateria.core.code import decode
from prateria.core.session import Step
from prateria.games import by_number
from workshop.serve import SiteServer

LAST = "def choose(view):\n    return view.actions[-1]\n"
FAULTY = "def choose(view):\n    return view.nothing\n"


TOLD = """() => {
    const toast = document.querySelector('#toast');
    window.told = [];
    const told = new MutationObserver(() => window.told.push(toast.textContent));
    told.observe(toast, { childList: true, subtree: true, characterData: true });
}"""
"""Keeps what the messages say: the bot may be asked first, and a message be gone before somebody looks."""


def begun(page: Page, site: SiteServer, source: str) -> Table:
    """A game of Manitou against a bot with that text."""
    bot = json.dumps({"v": 1, "game": "manitou", "name": "Robo di Ola", "source": source, "updated": 1})
    table = Table(page, site.url).open()
    page.evaluate("(text) => localStorage.setItem('prateria:bot:0a9z', text)", bot)
    table.choose("manitou")
    page.reload()
    expect(page.locator("#bot-1 optgroup option")).to_have_text("Robo di Ola")
    page.select_option("#bot-1", "bot:0a9z")
    expect(page.locator("#name-1")).to_have_value("Robo di Ola")
    assert not any("room.mjs" in url for url in asked(page))
    page.evaluate(TOLD)
    table.press("#start")
    return table.wait()


def asked(page: Page) -> list[str]:
    """What the page has fetched."""
    return list(page.evaluate("performance.getEntriesByType('resource').map(({name}) => name)"))


def save(table: Table) -> Any:
    [kept] = table.saves().values()
    return kept


def choices(table: Table) -> list[Step]:
    """What the bot has done where it had a choice."""
    steps = decode(save(table)["code"], by_number).steps
    return [step for step in steps if step.action.seat == 1 and step.of > 1]


def play_until(table: Table, number: int) -> None:
    """... so many times."""
    while len(choices(table)) < number:
        kind = table.wait_until_asked()
        if len(choices(table)) < number:
            table.answer(kind)


def test_it_plays_is_called_as_its_author_wants_and_comes_back(page: Page, site: SiteServer) -> None:
    table = begun(page, site, LAST)
    play_until(table, 9)
    assert all(step.action == step.before.onward_actions()[-1] for step in choices(table))
    expect(page.locator("#side .log")).to_contain_text("Robo di Ola")
    expect(page.locator("iframe")).to_have_count(1)
    page.reload()
    table.wait()
    before = len(choices(table))
    play_until(table, before + 2)
    assert all(step.action == step.before.onward_actions()[-1] for step in choices(table))
    assert save(table)["table"]["seats"][1] == {"name": "Robo di Ola", "bot": "bot:0a9z", "mark": "eagle"}
    table.leave()
    expect(page.locator("iframe")).to_have_count(0)


def test_who_is_stopped_three_times_is_played_for(page: Page, site: SiteServer) -> None:
    table = begun(page, site, FAULTY)
    table.wait_until_asked("party")
    table.answer("party")
    last = " met a mistake in its code. That was in line 2. That was the third time"
    page.wait_for_function("(last) => window.told.some((text) => text.includes(last))", arg=last, timeout=PATIENCE)
    table.wait_until_asked("play")
    assert save(table)["table"]["seats"][1]["bot"] == "normal"
    assert save(table)["table"]["seats"][1]["name"] == "Robo di Ola"
    expect(page.locator("#stage")).to_contain_text("Robo di Ola")
