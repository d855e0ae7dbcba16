"""A browser process of its own with a profile on the disk: what outlives a kill, what a setting of it does."""

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Playwright

from workshop.browser import FLAGS, chromium

__all__ = ["BLOCKED", "Process", "kill", "own_browser", "prefer"]

Process = subprocess.Popen[bytes]

BLOCKED = {"profile": {"default_content_setting_values": {"cookies": 2}}}
"""Preferences of a Chromium whose user blocks all site data."""


def prefer(profile: Path, preferences: dict[str, Any]) -> None:
    """Write the preferences of a profile that has none yet."""
    (profile / "Default").mkdir(parents=True)
    (profile / "Default" / "Preferences").write_text(json.dumps(preferences))


@contextmanager
def own_browser(play: Playwright, profile: Path) -> Iterator[tuple[BrowserContext, Process]]:
    """Start a browser with that profile; it is killed in the end."""
    port = profile / "DevToolsActivePort"
    port.unlink(missing_ok=True)
    flags = (*FLAGS, "--headless", "--remote-debugging-port=0", f"--user-data-dir={profile}", "about:blank")
    process = subprocess.Popen(
        [chromium() or "", *flags], start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        for _ in range(1200):
            if port.exists() and "\n" in port.read_text():
                break
            time.sleep(0.05)
        browser = play.chromium.connect_over_cdp(f"http://127.0.0.1:{port.read_text().split()[0]}")
        yield browser.contexts[0], process
    finally:
        kill(process)


def kill(process: Process) -> None:
    """The browser with all of its processes, at once (SIGKILL)."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
