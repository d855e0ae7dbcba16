"""python -m workshop.bench.touch [touches]: how soon a card that is touched in a race looks so, on a slow device.

Fingers on the built site, at Chromium's 4x CPU throttle, while a race of two people and two bots runs: cards are
turned, claims settled, pieces glide. From the time stamp of the touch until its class is set, which has the limit, and
until the frame that shows it has been painted. A page with nothing but a square to touch, on the same machine and in
turns with ours, tells what of that is the browser's: here pictures are painted by the processor.

The taps are synthesized where a screen's come in. (`Input.dispatchTouchEvent` first asks the page which frame lies
there, and its time stamp is older than that question: a busy page is counted twice.)
"""

import sys
from typing import Final

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from workshop.browser import FLAGS, chromium
from workshop.serve import SiteServer

THROTTLE: Final = 4
LIMIT: Final = 32
GAME: Final = "#new=powwow&seats=4&people=2&level=normal&seed=5"
PATIENCE: Final = 120_000  # ms

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

    def slow_down(self) -> None:
        """From now on; where there is something to touch is asked before: a question would keep the page busy."""
        self.points: list[dict[str, float]] = self.page.evaluate(AIMS)
        self.page.evaluate(WATCH)
        self.cdp.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})

    def touch(self, n: int) -> None:
        """One touch on a card or the prairie."""
        point = self.points[n % len(self.points)]
        self.cdp.send("Input.synthesizeTapGesture", {**point, "duration": 30, "gestureSourceType": "touch"})

    def answers(self) -> list[dict[str, float]]:
        found: list[dict[str, float]] = self.page.evaluate("answers")
        return found


def measure(site: SiteServer, touches: int) -> tuple[list[dict[str, float]], list[dict[str, float]]]:
    """The times of so many touches: of ours, of the bare page."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        ours, bare = Subject(browser, site.url + GAME), Subject(browser, site.url + "bare.html")
        ours.page.bring_to_front()
        ours.page.tap('#panel.opaque [data-do="pause"]', timeout=PATIENCE)
        for subject in (ours, bare):
            subject.slow_down()
        for n in range(4 * touches):
            for subject in (bare, ours) if n % 4 == 0 else (ours,):
                subject.page.wait_for_timeout(170 + 97 * n % 400)  # at all moments of a card
                subject.touch(7 * n)
            if n % 10 == 0 and len(ours.answers()) >= touches:
                break
        found = ours.answers(), bare.answers()
        browser.close()
    return found


def main(arguments: list[str]) -> None:
    touches = int(arguments[0]) if arguments else 100
    with SiteServer(extra=BARE) as site:
        ours, bare = measure(site, touches)
    print(f"{len(ours)} touches at {THROTTLE}x CPU throttle    median    95 %    most, ms")
    slow: dict[str, float] = {}
    for who, found in (("bare page", bare), ("race", ours)):
        for what in ("set", "painted"):
            times = sorted(answer[what] for answer in found)
            slow[f"{who} {what}"] = late = times[len(times) * 95 // 100]
            print(f"  {who + ', ' + what:30}{times[len(times) // 2]:9.1f}{late:9.1f}{times[-1]:9.1f}")
    if slow["race set"] > LIMIT:
        print(f"over the limit of {LIMIT} ms")


if __name__ == "__main__":
    main(sys.argv[1:])
