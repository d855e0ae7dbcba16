"""Waiting for what a page only promises: caches, service workers, databases."""

import time
from typing import Any

from playwright.sync_api import Error, Page

KEPT = """(beginning) => caches.keys().then(async (names) => {
    const name = names.find((name) => name.startsWith(beginning));
    return Boolean(name && (await (await caches.open(name)).match('./sw-list.json')));
})"""


def until(page: Page, question: str, arg: Any = None, *, timeout: float = 60_000) -> None:
    """Until the promise that `question` makes (an expression, or a function of `arg`) comes true; `timeout` in ms.

    `Page.wait_for_function` is no help: it takes the promise itself for a yes.
    """
    end = time.monotonic() + timeout / 1000
    while not _true(page, question, arg):
        assert time.monotonic() < end, f"never: {question}"
        page.wait_for_timeout(100)


def _true(page: Page, question: str, arg: Any) -> bool:
    try:
        return bool(page.evaluate(question, arg))
    except Error as error:
        if "context was destroyed" in str(error):  # the page is being loaded anew
            return False
        raise


def until_kept(page: Page, beginning: str = "prateria-workshop-") -> None:
    """Until the cache whose name begins so is whole. A network that goes earlier breaks the installation off."""
    until(page, KEPT, beginning)
