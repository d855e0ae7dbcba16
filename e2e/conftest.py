"""The built site in a real browser, with its real headers. Every page is watched: no error, no foreign request.

The start of Python is most of what a visit costs, so most devices begin as a second visit does, from the memory of an
interpreter (`web/ahead.mjs`), which the tests put aside once. Tests of the start itself are marked `cold`.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from ahead import BEGIN_FROM, memory
from deaths import deaths, died, launched, pytest_runtest_makereport, pytest_terminal_summary
from games import KNOWN
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from workshop.browser import shell
from workshop.serve import SiteServer

__all__ = ["pytest_runtest_makereport", "pytest_terminal_summary"]

TABLET = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}
expect.set_options(timeout=10_000)
USUAL = {"viewport": TABLET, "locale": "en-GB", "reduced_motion": "reduce"}
QUICK = "--js-flags=--no-wasm-deopt --no-wasm-inlining --wasm-tiering-budget=100000000"
"""CPython's loop is one function of 79 KB, which V8 optimizes three times in each visit, for 0.3 s and more,
as it takes back what it had guessed of its calls. Here it guesses nothing, puts no function into another, and optimizes
only what is really hot: a table of some length takes a tenth of the processor less, the start as much as without it."""
SPEED = 20  # how much faster than life computer players move; the page allows it on this machine's own address only

KNOWS = """(known) => {
    if (location.protocol !== 'http:') return;
    const prefs = JSON.parse(localStorage.getItem('prateria:prefs') ?? '{}');
    if (prefs.offered !== undefined) return;
    localStorage.setItem('prateria:prefs', JSON.stringify({ offered: known, ...prefs }));
}"""

Contexts = Callable[..., BrowserContext]


@pytest.fixture(scope="session")
def play() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(play: Playwright) -> Iterator[Browser]:
    with launched(play, QUICK, path=shell()) as browser:
        yield browser


@pytest.fixture(scope="session")
def site(browser: Browser) -> Iterator[SiteServer]:
    with SiteServer() as server:
        server.extra.update(memory(browser, server.url))
        yield server


class Watch:
    """What went wrong on the pages of a context."""

    OURS = ("http://127.0.0.1:", "data:", "blob:", "about:")

    def __init__(self) -> None:
        self.errors: list[str] = []
        self.foreign: list[str] = []

    def on(self, context: BrowserContext) -> BrowserContext:
        deaths.watch(context)
        context.add_init_script(f"window.prateriaSpeed = {SPEED}")
        context.on("request", lambda r: None if r.url.startswith(self.OURS) else self.foreign.append(r.url))
        context.on("console", lambda m: self.errors.append(m.text) if m.type == "error" else None)
        context.on("weberror", lambda e: self.errors.append(str(e.error)))
        return context


@pytest.fixture
def watch() -> Iterator[Watch]:
    watch = Watch()
    yield watch
    assert watch.errors == []
    assert watch.foreign == []


@pytest.fixture
def context(browser: Browser, site: SiteServer, watch: Watch, request: pytest.FixtureRequest) -> Iterator[Contexts]:
    """Makes contexts (fresh devices): `context(viewport=PHONE, locale="pl-PL", has_touch=True)`.

    Games begin at once unless it is `new`: else the first of each sort says what one plays for.
    Without service workers unless asked for (`offline=True`): they would fetch the whole site for each device. Nothing
    glides unless asked for (`reduced_motion="no-preference"`): fingers would wait for it.
    """
    opened: list[BrowserContext] = []
    cold = request.node.get_closest_marker("cold") is not None

    def make(*, offline: bool = False, new: bool = False, **settings: Any) -> BrowserContext:
        made = watch.on(browser.new_context(**{**USUAL, **settings}))
        made.set_default_timeout(15_000)
        opened.append(made)
        if not new:
            made.add_init_script(f"({KNOWS})({json.dumps(KNOWN)})")
        if not offline:
            made.add_init_script("Object.defineProperty(Navigator.prototype, 'serviceWorker', {get: () => undefined})")
            if not cold:
                made.add_init_script(f"({BEGIN_FROM})({json.dumps(site.url)})")
        return made

    yield make
    for one in opened:
        one.close()


@pytest.fixture
def page(context: Contexts) -> Page:
    return context().new_page()


RETRIES = 2  # of each process in a whole run: more would hide that something is wrong
retried: list[str] = []


def reason(report: pytest.TestReport) -> str:
    """What broke and where, in a few lines: a second try that goes well must not bury the first."""
    crash = getattr(report.longrepr, "reprcrash", None)
    return f"{crash.path}:{crash.lineno}: {crash.message[:600]}" if crash else str(report.longrepr)[-600:]


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """A browser on a busy machine may miss a beat: a test that fails is tried once more, and that is told.

    At most two in each process: where more fail, it is not the machine. Never where a tab died: see `deaths`.
    """
    from _pytest.runner import runtestprotocol

    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem or item.parent)
    if any(report.failed for report in reports) and not died(item) and len(retried) < RETRIES:
        retried.append(item.nodeid)
        why = "; ".join(reason(report) for report in reports if report.failed)
        item.warn(pytest.PytestWarning(f"{item.nodeid} failed and was tried once more: {why}"))
        item._initrequest()
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
    elif nextitem is None:
        item.session._setupstate.teardown_exact(None)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True
