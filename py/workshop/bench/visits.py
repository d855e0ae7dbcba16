"""python -m workshop.bench.visits: how many tabs die in many visits, in several browsers side by side.

Each visit is a fresh device that opens a table, or the lobby. `--load`: processes that keep the cores busy meanwhile.
`--profiled`: with Chromium's heap profiler on, which it otherwise draws by lot for each session and which used to kill
tabs (`e2e/test_crashes.py`). Prints how far it is, a line for each death and the sum; the exit
code is the number of deaths.
"""

import argparse
import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, Error, sync_playwright

from workshop.browser import FLAGS, chromium
from workshop.serve import SiteServer

PLACES: Final = (
    ("new=manitou&seats=2", "#stage > svg"),
    ("new=powwow&seats=3", "#stage > svg"),
    ("new=bison&seats=2", "#stage > svg"),
    ("new=wendake&seats=2", "#stage > svg"),
    ("", "#start"),
)
PROFILED: Final = (
    "--enable-features=HeapProfilerReporting:nonstable-probability/1.0/stable-probability/1.0"
    "/renderer-prob-pct/100/renderer-sampling-rate-bytes/20000/sampling-rate/20000"
)
PATIENCE: Final = 180_000  # ms


def visit(browser: Browser, url: str, fragment: str, sign: str) -> str:
    """Opens the place on a fresh device, until it stands and Python with it. Returns '' or what went wrong."""
    context = browser.new_context()
    page = context.new_page()
    died: list[str] = []
    page.on("crash", lambda _: died.append("the tab died"))
    try:
        page.goto(url + (f"#{fragment}" if fragment else ""))
        page.wait_for_selector(sign, timeout=PATIENCE)
        page.wait_for_function("window.prateria", timeout=PATIENCE)
    except Error as error:
        died.append(str(error).splitlines()[0])
    context.close()
    return "; ".join(died)


def visits(number: int, url: str, profiled: bool, told: "multiprocessing.Queue[tuple[int, str]]") -> None:
    """So many visits in one browser; tells each as (how many, what went wrong)."""
    flags = (*FLAGS, PROFILED) if profiled else FLAGS
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(flags))
        for i in range(number):
            fragment, sign = PLACES[i % len(PLACES)]
            told.put((i + 1, visit(browser, url, fragment, sign)))
        browser.close()


def _spin() -> None:
    while True:
        pass


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Meanwhile so many processes do nothing but work."""
    spinning = [multiprocessing.Process(target=_spin, daemon=True) for _ in range(processes)]
    for process in spinning:
        process.start()
    try:
        yield
    finally:
        for process in spinning:
            process.terminate()


def main() -> None:
    parser = argparse.ArgumentParser(description="Counts tabs that die in many visits side by side.")
    parser.add_argument("--visits", type=int, default=300)
    parser.add_argument("--browsers", type=int, default=3)
    parser.add_argument("--load", type=int, default=2)
    parser.add_argument("--profiled", action="store_true")
    options = parser.parse_args()
    each = -(-options.visits // options.browsers)
    told: multiprocessing.Queue[tuple[int, str]] = multiprocessing.Queue()
    with SiteServer() as site, busy(options.load):
        work = [
            multiprocessing.Process(target=visits, args=(each, site.url, options.profiled, told))
            for _ in range(options.browsers)
        ]
        for process in work:
            process.start()
        wrong = []
        for i in range(each * options.browsers):
            _, what = told.get()
            if what:
                wrong.append(what)
                print(f"visit {i + 1}: {what}", flush=True)
            elif (i + 1) % 30 == 0:
                print(f"{i + 1} visits", flush=True)
        for process in work:
            process.join()
    print(f"{each * options.browsers} visits in {options.browsers} browsers: {len(wrong)} went wrong")
    raise SystemExit(len(wrong))


if __name__ == "__main__":
    main()
