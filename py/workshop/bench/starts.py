"""python -m workshop.bench.starts: no start ends in silence.

Every file of a first visit, as the server's own log lists them, is broken off, cut in half and sent late: on a first
visit and on a later one (its cached copy thrown away), with the service worker and without. For each the table says
after how many seconds the page played, or said what is wrong with "Try again", or that it was SILENT.
"""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

from workshop.browser import FLAGS, chromium
from workshop.serve import ABORTED, CUT, Fault, SiteServer

GAME = "#new=manitou&seats=2"
NO_WORKER = "Object.defineProperty(Navigator.prototype, 'serviceWorker', {get: () => undefined})"
ENDS = {
    "plays": "document.querySelector('#stage > svg')",
    "says": "document.querySelector('#trouble button:not([hidden])')",
}
EMPTIED = "caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))"


def asked_for(browser: Browser, site: SiteServer) -> list[str]:
    """What a first visit fetches until there is a table, without the page itself: for that the browser speaks."""
    with device(browser, worker=False) as context:
        site.sent.clear()
        page = context.new_page()
        page.goto(site.url + GAME)
        page.wait_for_function(ENDS["plays"], timeout=120_000)
        page.wait_for_timeout(1000)
    return sorted({path for path, _ in site.sent} - {"/"})


@contextmanager
def device(browser: Browser, *, worker: bool, patience: float = 0) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1024, "height": 768}, reduced_motion="reduce")
    if not worker:
        context.add_init_script(NO_WORKER)
    if patience:
        context.add_init_script(f"window.prateriaPatience = {patience * 1000}")
    yield context
    context.close()


def outcome(page: Page, wait: float, *kinds: str) -> tuple[str, float]:
    """Which of these ends it came to, and after how many seconds of the visit; "" where it came to none."""
    found = " : ".join(f"{ENDS[kind]} ? '{kind}'" for kind in kinds or ENDS)
    script = f"{found} : ''"
    try:
        end = page.wait_for_function(script, timeout=wait * 1000, polling=100).json_value()
    except Error:
        return "", wait
    return str(end), float(page.evaluate("performance.now()")) / 1000


def forget(page: Page) -> None:
    """What the browser keeps is thrown away: as when it is short of room. The worker stays."""
    page.evaluate(EMPTIED)
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")


def one(browser: Browser, site: SiteServer, path: str, fault: Fault, warm: bool, worker: bool, wait: float) -> str:
    with device(browser, worker=worker) as context:
        page = context.new_page()
        if warm:
            page.goto(site.url + GAME)
            page.wait_for_function(ENDS["plays"], timeout=120_000)
            if worker:
                page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            page.goto(site.url + "vendor/licenses/prateria.txt")
            forget(page)
        site.faults[path] = fault
        page.goto(site.url + GAME, wait_until="commit")
        end, after = outcome(page, wait)
        told = f"{end or 'SILENT'} {after:.1f}"
        if end == "says" and isinstance(fault, float):
            end, after = outcome(page, wait, "plays")
            told += f", {end or 'NEVER PLAYS'} {after:.1f}"
        site.faults.clear()
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description="Breaks every file of a first visit, and looks what the page says.")
    parser.add_argument("--late", type=float, default=20.0, help="seconds by which a file comes late")
    parser.add_argument("--wait", type=float, default=60, help="seconds until a start counts as silent")
    parser.add_argument("--only", default="", help="files whose path has this in it")
    parser.add_argument("--cold", action="store_true", help="first visits only")
    options = parser.parse_args()
    silent = 0
    with SiteServer() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        paths = [path for path in asked_for(browser, site) if options.only in path]
        for warm, worker in ((False, False), (False, True), (True, False), (True, True)):
            if warm and options.cold:
                continue
            print(f"\n{'later' if warm else 'first'} visit, {'with' if worker else 'without'} worker")
            print(f"  {'file':<48}{'broken off':<18}{'half of it':<18}{options.late:.0f} s late", flush=True)
            for path in paths:
                cells = [
                    one(browser, site, path, fault, warm, worker, options.wait)
                    for fault in (ABORTED, CUT, options.late)
                ]
                silent += sum(cell.startswith("SILENT") for cell in cells)
                print(f"  {path:<48}{cells[0]:<18}{cells[1]:<18}{cells[2]}", flush=True)
        browser.close()
    print(f"\nsilent starts: {silent}")


if __name__ == "__main__":
    main()
