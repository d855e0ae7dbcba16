"""The memory of a started interpreter, as an earlier visit leaves it, for devices that were never here before."""

import base64
import os
import re
from pathlib import Path

from playwright.sync_api import Browser, Page

from workshop.paths import DIST

__all__ = ["BEGIN_FROM", "memory", "wait_for_memory"]

KEPT = Path(__file__).parent / "artifacts" / "memory"
PATH = "/memory-of-the-tests"

BEGIN_FROM = f"""(site) => {{
  if (!globalThis.CacheStorage || !location.href.startsWith(site)) return;
  const real = CacheStorage.prototype.match;
  CacheStorage.prototype.match = function (wanted, options) {{
    if (wanted !== "memory") return real.call(this, wanted, options);
    return fetch("{PATH}");
  }};
}}"""
"""What a page runs first, given the address of the site that has the memory: it finds that in its caches."""

BYTES = """caches.match("memory").then((kept) => kept.blob()).then((blob) => new Promise((done) => {
  const reader = new FileReader();
  reader.onload = () => done(reader.result.slice(reader.result.indexOf(",") + 1));
  reader.readAsDataURL(blob);
}))"""


def wait_for_memory(page: Page) -> None:
    """Until the page has put its memory aside."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    for _ in range(180):
        if page.evaluate("caches.match('memory').then(Boolean)"):
            return
        page.wait_for_timeout(500)
    raise AssertionError("nothing was put aside")


def memory(browser: Browser, url: str) -> dict[str, bytes]:
    """Path and bytes, for `SiteServer.extra`."""
    build = re.search(r"prateria-memory-\w+", (DIST / "boot.mjs").read_text(encoding="utf-8"))
    file = KEPT / (build[0] if build else "")
    if not file.is_file():
        context = browser.new_context()
        page = context.new_page()
        page.goto(url)
        wait_for_memory(page)
        KEPT.mkdir(parents=True, exist_ok=True)
        half = file.with_suffix(f".{os.getpid()}")  # of two processes either may be first
        half.write_bytes(base64.b64decode(page.evaluate(BYTES)))
        half.replace(file)
        for older in set(KEPT.glob("prateria-memory-*")) - set(KEPT.glob(f"{file.name}*")):
            older.unlink(missing_ok=True)
        context.close()
    return {PATH: file.read_bytes()}
