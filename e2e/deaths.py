"""What a dead tab leaves behind: Chromium's own words and its minidump, kept in `e2e/artifacts`, told at a run's end.

A test in which a tab died has failed, is never tried once more, and is named in the last lines of the run, with the
folder of what was kept.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from workshop.browser import FLAGS, chromium

KEPT = Path(__file__).parent / "artifacts" / "deaths"
PROPERTY = "tab died"

Died = pytest.StashKey[list[str]]()


class Deaths:
    """The tabs that died in this process, by the address that they showed."""

    def __init__(self) -> None:
        self.addresses: list[str] = []
        self.total = 0

    def watch(self, context: BrowserContext) -> None:
        context.on("page", lambda page: page.on("crash", self._note))

    def _note(self, page: Page) -> None:
        self.addresses.append(page.url)
        self.total += 1

    def take(self) -> list[str]:
        """Those since the last call."""
        taken, self.addresses = self.addresses, []
        return taken

    def forgive(self) -> None:
        """Those since the last call were meant by the test."""
        self.total -= len(self.take())


deaths = Deaths()
_numbers = count(1)


@contextmanager
def launched(play: Playwright, *flags: str, path: str | None = None) -> Iterator[Browser]:
    """A Chromium whose words and minidumps are kept if one of its tabs dies. `path`: another one than the usual."""
    before = deaths.total
    folder = KEPT / f"{os.getpid()}-{next(_numbers)}"
    folder.mkdir(parents=True, exist_ok=True)
    browser = play.chromium.launch(
        executable_path=path or chromium(),
        args=[*FLAGS, "--enable-logging", f"--log-file={folder / 'browser.log'}", *flags],
        ignore_default_args=["--disable-breakpad"],
        env={**os.environ, "CHROME_LOG_FILE": str(folder / "tabs.log"), "BREAKPAD_DUMP_LOCATION": str(folder)},
    )
    yield browser
    browser.close()
    if deaths.total == before:
        shutil.rmtree(folder, ignore_errors=True)


def died(item: pytest.Item) -> bool:
    """Whether a tab died in that test."""
    return bool(item.stash.get(Died, []))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[Any]:
    report = yield
    gone = deaths.take()
    item.stash.setdefault(Died, []).extend(gone)
    if gone:
        report.user_properties.append((PROPERTY, f"{item.nodeid}, at {', '.join(gone)}"))
        if report.passed:
            report.outcome, report.longrepr = "failed", "the tab died"
    return report


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """How often it happened, in the run's last lines; nothing where nothing did."""
    reports = [report for all_of_kind in terminalreporter.stats.values() for report in all_of_kind]
    told = [text for r in reports for name, text in getattr(r, "user_properties", ()) if name == PROPERTY]
    if told:
        terminalreporter.section(f"tabs that died: {len(told)}; their words: {KEPT}")
        for text in dict.fromkeys(told):
            terminalreporter.line(text)
