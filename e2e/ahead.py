"""The memories of started interpreters, as an earlier visit leaves them, for devices that were never here before."""

import base64
import re
from fcntl import LOCK_EX, flock
from pathlib import Path

from playwright.sync_api import Browser, Page

from workshop.paths import DIST

__all__ = ["BEGIN_FROM", "memory", "wait_for_memory"]

KEPT = Path(__file__).parent / "artifacts" / "memory"
MADE = {
    "memory": ("", "boot.mjs", "navigator.serviceWorker.ready.then(() => true)"),
    "rooms": (
        "workshop.html",
        "workshop/room.mjs",
        "import('./workshop/room.mjs').then((rooms) => rooms.prepare()).then(() => true)",
    ),
}
"""What is kept -> the page that makes it, the file that names it, and what that page is asked for."""

BEGIN_FROM = """(site) => {
  if (!globalThis.CacheStorage || !location.href.startsWith(site)) return;
  const real = CacheStorage.prototype.match;
  CacheStorage.prototype.match = function (wanted, options) {
    if (wanted !== "memory" && wanted !== "rooms") return real.call(this, wanted, options);
    return fetch(`/${wanted}-of-the-tests`);
  };
}"""
"""What a page runs first, given the address of the site that has the memories: it finds them in its caches."""

BYTES = """(what) => caches.match(what).then((kept) => kept.blob()).then((blob) => new Promise((done) => {
  const reader = new FileReader();
  reader.onload = () => done(reader.result.slice(reader.result.indexOf(",") + 1));
  reader.readAsDataURL(blob);
}))"""


def wait_for_memory(page: Page, what: str = "memory") -> None:
    """Until the page has put it aside."""
    page.evaluate(MADE[what][2])
    for _ in range(180):
        if page.evaluate("(what) => caches.match(what).then(Boolean)", what):
            return
        page.wait_for_timeout(500)
    raise AssertionError("nothing was put aside")


def memory(browser: Browser, url: str) -> dict[str, bytes]:
    """Path and bytes, for `SiteServer.extra`: of the page's own interpreter, and of the workshop's rooms."""
    KEPT.mkdir(parents=True, exist_ok=True)
    return {f"/{what}-of-the-tests": _kept(browser, url, what) for what in MADE}


def _kept(browser: Browser, url: str, what: str) -> bytes:
    where, names, _ = MADE[what]
    build = re.search(rf"prateria-{what}-\w+", (DIST / names).read_text(encoding="utf-8"))
    file = KEPT / (build[0] if build else what)
    with KEPT.with_suffix(f".{what}").open("w") as door:
        flock(door, LOCK_EX)  # of several processes the first makes it
        if not file.is_file():
            for older in KEPT.glob(f"prateria-{what}-*"):
                older.unlink()
            half = file.with_suffix(".half")
            half.write_bytes(_made(browser, url + where, what))
            half.replace(file)
    return file.read_bytes()


def _made(browser: Browser, url: str, what: str) -> bytes:
    context = browser.new_context()
    page = context.new_page()
    page.goto(url)
    wait_for_memory(page, what)
    made = base64.b64decode(page.evaluate(BYTES, what))
    context.close()
    return made
