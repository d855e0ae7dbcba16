"""python -m workshop.bench.touch [touches]: how soon a touch is answered in a race, and while `strong` thinks.

Fingers on the built site, at Chromium's 4x CPU throttle. First while a race of two people and two bots runs: cards are
turned, claims settled, pieces glide. From the time stamp of the touch until its class is set, which has the limit, and
until the frame that shows it has been painted. Then on the tables of two strong players, while one of them thinks: from
the touch until the page hears of it, and until the next frame has been painted. A page with nothing but a square to
touch, on the same machine and in turns with ours, tells what of that is the browser's: here pictures are painted by the
processor.

Each of the three tables has twenty seconds: a game of strong players may be over before all touches met one that
thinks, and where a processor is busy with other work fewer touches fit. How many were counted stands before each line.

The taps are synthesized where a screen's come in. (`Input.dispatchTouchEvent` first asks the page which frame lies
there, and its time stamp is older than that question: a busy page is counted twice.)
"""

import sys
from collections.abc import Iterator
from time import monotonic
from typing import Final

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from workshop.browser import FLAGS, chromium
from workshop.serve import SiteServer

THROTTLE: Final = 4
LIMIT: Final = 32
GAME: Final = "#new=powwow&seats=4&people=2&level=normal&seed=5"
THOUGHTFUL: Final = {
    "Manitou": "#new=manitou&seats=2&people=0&level=strong&seed=4",
    "Bison": "#new=bison&seats=2&people=0&level=strong&seed=4",
}
PATIENCE: Final = 120_000  # ms
EACH: Final = 20.0  # s
SEEN_EVERY: Final = 10  # touches: asking how many have been answered keeps the page busy

WATCH = """() => {
    window.answers = [];
    let since = 0;
    addEventListener('pointerdown', (event) => { since = event.timeStamp; }, { capture: true });
    const { add } = DOMTokenList.prototype;
    DOMTokenList.prototype.add = function (...names) { // an observer hears of it only after Python
        add.apply(this, names);
        if (!since || !names.includes('pressed')) return;
        const answer = { set: performance.now() - since };
        const at = since;
        since = 0;
        requestAnimationFrame(() => {
            const painted = new MessageChannel();
            painted.port1.onmessage = () => answers.push({ ...answer, painted: performance.now() - at });
            painted.port2.postMessage(''); // after this frame
        });
    };
}"""

THINKS = """() => {
    window.answers = [];
    addEventListener('pointerdown', (event) => {
        if (!document.querySelector('progress.status-thinking')) return;
        const answer = { set: performance.now() - event.timeStamp };
        requestAnimationFrame(() => {
            const painted = new MessageChannel();
            painted.port1.onmessage = () => answers.push({ ...answer, painted: performance.now() - event.timeStamp });
            painted.port2.postMessage('');
        });
    }, { capture: true });
}"""

AIMS = """[...document.querySelectorAll('#stage [data-pick^="tribe:"], #stage [data-pick="prairie:card"]')].map((e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
})"""

BARE = {
    "/bare.html": b"""<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>#stage, div { width: 96px; height: 96px; touch-action: none } div.pressed { outline: 9px solid }</style>
<main id="stage"><div data-pick="tribe:1-chief">.</div></main><script type="module" src="./bare.mjs"></script>""",
    "/bare.mjs": b"""const square = document.querySelector('div');
square.addEventListener('pointerdown', () => {
    square.classList.add('pressed');
    setTimeout(() => square.classList.remove('pressed'), 160);
});""",
}


class Subject:
    """A page that is touched."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.page: Page = browser.new_page(viewport={"width": 1024, "height": 768}, has_touch=True)
        self.page.goto(address)
        self.cdp: CDPSession = self.page.context.new_cdp_session(self.page)

    def slow_down(self, watch: str = WATCH) -> None:
        """From now on; where there is something to touch is asked before: a question would keep the page busy."""
        self.points: list[dict[str, float]] = self.page.evaluate(AIMS) or [{"x": 512, "y": 384}]
        self.page.evaluate(watch)
        self.cdp.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})

    def touch(self, n: int) -> None:
        """One touch on a card or the prairie."""
        point = self.points[n % len(self.points)]
        self.cdp.send("Input.synthesizeTapGesture", {**point, "duration": 30, "gestureSourceType": "touch"})

    def answers(self) -> list[dict[str, float]]:
        found: list[dict[str, float]] = self.page.evaluate("answers")
        return found


Answers = list[dict[str, float]]


def _rounds(subject: Subject, touches: int) -> Iterator[int]:
    """Until so many have been answered, or the time is up."""
    end, n = monotonic() + EACH, 0
    while monotonic() < end and (n % SEEN_EVERY or len(subject.answers()) < touches):
        yield n
        n += 1


def raced(browser: Browser, site: SiteServer, touches: int) -> dict[str, Answers]:
    """The times of so many touches: of a bare page, of ours while a race runs."""
    ours, bare = Subject(browser, site.url + GAME), Subject(browser, site.url + "bare.html")
    ours.page.bring_to_front()
    ours.page.tap('#panel.opaque [data-do="pause"]', timeout=PATIENCE)
    for subject in (ours, bare):
        subject.slow_down()
    for n in _rounds(ours, touches):
        for subject in (bare, ours) if n % 4 == 0 else (ours,):
            subject.page.wait_for_timeout((170 + 97 * n) % 400)  # at all moments of a card
            subject.touch(7 * n)
    found = {"bare page": bare.answers(), "race": ours.answers()}
    for subject in (ours, bare):
        subject.page.close()
    return found


def while_they_think(browser: Browser, address: str, touches: int) -> Answers:
    """The times of so many touches at a table of strong players, each while one of them thinks."""
    table = Subject(browser, address)
    table.page.wait_for_selector("progress.status-thinking", timeout=PATIENCE)
    table.slow_down(THINKS)
    for n in _rounds(table, touches):
        table.page.wait_for_timeout((170 + 97 * n) % 400)
        table.touch(0)
    found = table.answers()
    table.page.close()
    return found


def main(arguments: list[str]) -> None:
    touches = int(arguments[0]) if arguments else 100
    with SiteServer(extra=BARE) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        found = raced(browser, site, touches)
        for game, address in THOUGHTFUL.items():
            found[f"{game} thinks"] = while_they_think(browser, site.url + address, touches)
        browser.close()
    print(f"touches at {THROTTLE}x CPU throttle   median    95 %    most, ms")
    for who, answers in found.items():
        for what in ("set", "painted"):
            times = sorted(answer[what] for answer in answers)
            if not times:
                print(f"     0 {who}, {what}: nothing was answered in time")
                continue
            middle, late = times[len(times) // 2], times[len(times) * 95 // 100]
            over = f"   over the limit of {LIMIT} ms" if (who, what) == ("race", "set") and late > LIMIT else ""
            print(f"  {len(times):4} {who + ', ' + what:25}{middle:9.1f}{late:9.1f}{times[-1]:9.1f}{over}")


if __name__ == "__main__":
    main(sys.argv[1:])
