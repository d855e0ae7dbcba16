"""python -m workshop.bench.boot: how long the start takes, against a bare page with stock Pyodide.

Ours: from navigation to `#new=manitou&seats=2` until the first touch that Python accepted. Bare: loadPyodide() and 1+1.
Both from the same server, each visit in a fresh browser process; cold is a new profile, warm the second visit of that
profile, with our service worker at work and from the memory that the first visit has put aside. The browser has come to
rest before: pages of its own, which it loads at its start, are neither ours nor Pyodide's. Runs are interleaved,
figures are medians; 4x is Chromium's CPU throttle. Below them the phases of our starts, each until its mark.
"""

import argparse
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from workshop.browser import FLAGS, chromium
from workshop.compress import brotlied, gzipped, is_compressed
from workshop.paths import NODE_MODULES
from workshop.serve import SiteServer

LIMITS = {(1, "cold"): 0.5, (1, "warm"): 0.45, (4, "cold"): 0.42, (4, "warm"): 0.35}
PAINT_LIMIT = 0.13
TRANSFER_LIMIT = 4_150_000
PATIENCE = 120_000  # ms
AT_REST = 2_000  # ms: Chromium 156 loads 300 files of its address bar's own page first, 0.3 s of a processor

GAME = "#new=manitou&seats=2"

BARE = {
    "/bare.html": b'<!doctype html><meta charset="utf-8"><title>bare</title><p>Pyodide</p>'
    b'<script type="module" src="./bare.mjs"></script>',
    "/bare.mjs": b"""import { loadPyodide } from "./stock/pyodide.mjs";
const pyodide = await loadPyodide();
if (pyodide.runPython("1+1") === 2) performance.mark("bare-ready");
""",
} | {
    f"/stock/{name}": (NODE_MODULES / "pyodide" / name).read_bytes()
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip")
}

# Touches what can be touched as soon as it is there, one thing at a time, until Python took one: the page marks the
# first pick that it took; in the choice of a party, the count of the cards chosen tells.
TOUCHER = """
if (location.protocol === "http:") localStorage["prateria:prefs"] ??= '{"offered": "manitou"}'; // it begins at once
addEventListener("DOMContentLoaded", () => {
  const ACCEPTED = "prateria-touch-accepted";
  const OPEN = [
    '#panel[open] [data-do="bag-remove"]',
    '#panel[open] [data-do="bag-add"]',
    '#play:not([hidden]) #stage [data-pick]:not([aria-disabled="true"])',
  ];
  const panel = () => document.getElementById("panel")?.textContent;
  const tried = new WeakSet();
  let before = null, busy = false, table = null;
  const look = () => {
    table ??= document.querySelector("#stage > svg") && performance.mark("prateria-table");
    if (before !== null && panel() !== before) performance.mark(ACCEPTED);
    if (performance.getEntriesByName(ACCEPTED).length) return observer.disconnect();
    if (busy) return;
    const found = OPEN.flatMap((s) => [...document.querySelectorAll(s)]).find((e) => !tried.has(e) && !e.disabled);
    if (!found) return;
    busy = true;
    tried.add(found);
    before = found.dataset.do ? panel() : null;
    for (const kind of ["pointerdown", "pointerup"]) found.dispatchEvent(new PointerEvent(kind, { bubbles: true }));
    found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    setTimeout(() => { busy = false; look(); }, 300);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
});
"""

# What a start consists of, and the mark that ends each part (web/boot.mjs, web/main.py, web/page.mjs, and TOUCHER).
PHASES = {
    "interpreter begins": "prateria-interpreter",
    "CPython stands": "prateria-python",
    "PyScript's package": "prateria-pyscript",
    "our imports": "prateria-ours",
    "first touch": "prateria-touch-accepted",
    "table behind": "prateria-table",
}

Times = dict[str, float]


class Visitor:
    """Opens pages in browser processes of their own."""

    def __init__(self, playwright: Playwright, site: SiteServer) -> None:
        self.playwright, self.site = playwright, site

    def _context(self, profile: Path) -> BrowserContext:
        context = self.playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium(), args=list(FLAGS), viewport={"width": 1024, "height": 768}
        )
        context.pages[0].wait_for_timeout(AT_REST)
        return context

    def _open(self, page: Page, address: str, throttle: int) -> None:
        if throttle > 1:
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
        page.goto(self.site.url + address, wait_until="commit")

    @staticmethod
    def _mark(page: Page, name: str) -> float:
        script = f"performance.getEntriesByName('{name}')[0]?.startTime"
        page.wait_for_function(f"{script} !== undefined", timeout=PATIENCE, polling=50)
        return float(page.evaluate(script))

    def ours(self, profile: Path, throttle: int, *, keep: bool) -> Times:
        """A visit straight into a game. `keep`: stays until everything is put aside for the next."""
        context = self._context(profile)
        context.add_init_script(TOUCHER)
        page = context.new_page()
        self._open(page, GAME, throttle)
        times = {
            "touch": self._mark(page, "prateria-touch-accepted"),
            "paint": self._mark(page, "first-contentful-paint"),
        }
        times |= {mark: self._mark(page, mark) for mark in PHASES.values()}
        if keep:
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            while not page.evaluate("caches.match('memory').then(Boolean)"):
                page.wait_for_timeout(500)
        context.close()
        return times

    def bare(self, profile: Path, throttle: int) -> Times:
        context = self._context(profile)
        page = context.new_page()
        self._open(page, "bare.html", throttle)
        times = {"ready": self._mark(page, "bare-ready")}
        context.close()
        return times

    def lobby(self, profile: Path, throttle: int) -> Times:
        context = self._context(profile)
        page = context.new_page()
        self._open(page, "", throttle)
        times = {"paint": self._mark(page, "first-contentful-paint")}
        context.close()
        return times


def one_round(visitor: Visitor, throttle: int, found: dict[str, list[float]]) -> None:
    def note(name: str, value: float) -> None:
        found.setdefault(name, []).append(value)

    with tempfile.TemporaryDirectory(prefix="prateria-", ignore_cleanup_errors=True) as folder:
        mine, theirs, lobby = (Path(folder, name) for name in ("ours", "bare", "lobby"))
        cold = visitor.ours(mine, throttle, keep=True)
        note("ours cold", cold["touch"])
        note("bare cold", visitor.bare(theirs, throttle)["ready"])
        note("lobby cold", visitor.lobby(lobby, throttle)["paint"])
        warm = visitor.ours(mine, throttle, keep=False)
        note("ours warm", warm["touch"])
        note("bare warm", visitor.bare(theirs, throttle)["ready"])
        for mark in PHASES.values():
            note(f"{mark} cold", cold[mark])
            note(f"{mark} warm", warm[mark])


def as_gzip(site: SiteServer, paths: set[str]) -> int:
    """What the same files weigh on a host without brotli."""
    total = 0
    for path in paths:
        data = site.read(path.partition("?")[0]) or b""
        name = path + "index.html" if path.endswith("/") else path
        total += len(gzipped(data) if is_compressed(name) else data)
    return total


def report(throttle: int, found: dict[str, list[float]]) -> bool:
    """Prints the figures of one speed; false where one is over its limit."""
    figures = {name: median(values) for name, values in found.items()}
    good = True
    print(f"\n{throttle}x CPU throttle        ours ms    bare ms    ratio   limit")
    for temper in ("cold", "warm"):
        ours, bare = figures[f"ours {temper}"], figures[f"bare {temper}"]
        limit = LIMITS[throttle, temper]
        good &= ours / bare <= limit
        print(f"  first touch, {temper}    {ours:9.0f}  {bare:9.0f}   {ours / bare:6.2f}  {limit:6.2f}")
    paint, bare = figures["lobby cold"], figures["bare cold"]
    good &= paint / bare <= PAINT_LIMIT
    print(f"  lobby's first paint  {paint:9.0f}  {bare:9.0f}   {paint / bare:6.2f}  {PAINT_LIMIT:6.2f}", flush=True)
    print("  our start, until ...          cold   (of it)       warm   (of it)")
    before = {"cold": 0.0, "warm": 0.0}
    for phase, mark in PHASES.items():
        line = f"    {phase:<22}"
        for temper, last in before.items():
            now = before[temper] = figures[f"{mark} {temper}"]
            line += f"  {now:7.0f}  {now - last:+8.0f}"
        print(line, flush=True)
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the start against a bare page with stock Pyodide.")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--throttle", type=int, nargs="+", default=[1, 4], choices=[1, 4])
    options = parser.parse_args()
    good = True
    brotlied(data for path, data in BARE.items() if is_compressed(path))  # nobody is to wait for that
    with SiteServer(extra=BARE) as site, sync_playwright() as playwright:
        visitor = Visitor(playwright, site)
        for throttle in options.throttle:
            found: dict[str, list[float]] = {}
            for _ in range(options.runs):
                one_round(visitor, throttle, found)
            good &= report(throttle, found)
        with tempfile.TemporaryDirectory(prefix="prateria-", ignore_cleanup_errors=True) as folder:
            site.sent.clear()
            visitor.ours(Path(folder), 1, keep=True)
        crossed = sum(size for _, size in site.sent)
        by_gzip = as_gzip(site, {path for path, size in site.sent if size})
        good &= crossed <= TRANSFER_LIMIT
    print(f"\nfirst visit, service worker's part included: {crossed / 1e6:.2f} MB with brotli", end="")
    print(f" (limit {TRANSFER_LIMIT / 1e6:.2f}), {by_gzip / 1e6:.2f} MB on a host that knows gzip only")
    if not good:
        print("over a limit")


if __name__ == "__main__":
    main()
