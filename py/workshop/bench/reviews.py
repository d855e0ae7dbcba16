"""python -m workshop.bench.reviews [game ...]: how long a whole review takes in the site, and how the page bears it.

One person has played a whole game against a computer, both well, and asks how it went. Of each game: seconds by the
clock until all has been looked at, how many of them the page's thread had the processor (which says the truth on a busy
machine as well), when the first moment could be tried, and the longest that the page drew no frame. Twenty seconds of
work are the limit; a frame may be late by a quarter of a second on a machine that does nothing else.
"""

import json
import sys
from time import monotonic
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from prateria.core.savefile import MARKS, Save, SeatSetting, dump
from prateria.games import GAMES
from workshop.bench.review import played
from workshop.bench.steps import at_work, thread_of
from workshop.browser import FLAGS, chromium
from workshop.serve import SiteServer

LIMIT, LATE = 20.0, 0.25  # seconds
PATIENCE: Final = 300_000  # ms
SEED: Final = 5

FRAMES: Final = """() => {
    window.longest = 0;
    let last = performance.now();
    const frame = (now) => {
        window.longest = Math.max(window.longest, now - last);
        last = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}"""


def opened(page: Page, url: str, text: str) -> None:
    """Somebody looks back on that game."""
    page.add_init_script(f"localStorage['prateria:g:here'] ??= {json.dumps(text)}")
    page.goto(url)
    page.wait_for_function("window.prateria", timeout=PATIENCE)
    page.click('[data-act="look-back"]')
    page.wait_for_function("document.querySelector('#replay-at')?.max > 0", timeout=PATIENCE)
    page.wait_for_timeout(1500)  # what is drawn beforehand


def measured(browser: Browser, url: str, game: str, known: set[int]) -> dict[str, float]:
    session = played(game, 2, SEED)
    seats = tuple(SeatSetting("", None if n == 0 else "normal", MARKS[n]) for n in range(2))
    page = browser.new_page(viewport={"width": 1024, "height": 768})
    opened(page, url, dump(Save("here", "", seats), session))
    thread = thread_of(browser, known)
    page.evaluate(FRAMES)
    before, since = at_work(thread), monotonic()
    page.click('.replay-ways [data-do="review"]')
    page.wait_for_selector("#panel .review progress", timeout=PATIENCE)
    first = 0.0
    while page.locator("#panel .review progress").count():
        if not first and page.locator('#panel [data-do="moment"]').count():
            first = monotonic() - since
        page.wait_for_timeout(300)
        if monotonic() - since > PATIENCE / 1000:
            raise SystemExit(f"{game}: the review comes to no end")
    took = {"took": monotonic() - since, "work": (at_work(thread) - before) / 1000, "first": first}
    took["frame"] = page.evaluate("longest") / 1000
    page.close()
    return took


def main(games: list[str]) -> None:
    print("reviews, seconds        by the clock   work   first moment   longest without a frame", flush=True)
    known: set[int] = set()
    with SiteServer() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for game in games or GAMES:
            one = measured(browser, site.url, game, known)
            over = f"   more work than {LIMIT:.0f} s" * (one["work"] > LIMIT)
            late = f"   a frame late by more than {LATE} s" * (one["frame"] > LATE)
            first = f"{one['first']:.1f}" if one["first"] else "none"
            print(
                f"  {game:22}{one['took']:12.1f}{one['work']:7.1f}{first:>15}{one['frame']:26.2f}{over}{late}",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
