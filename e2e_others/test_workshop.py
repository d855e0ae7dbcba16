"""The page of the workshop in Firefox and WebKit: written by keys, run, wrong, passed on, kept for offline use.

Its rooms: test_rooms.py.
"""

from collections.abc import Callable
from contextlib import closing
from typing import Any

from drivers import Driver, until
from hand import HERE

from workshop.serve import SiteServer

WRONG = "def choose(view):\nreturn vieww.actions[0]"
"""As it is typed: the editor moves the second line to the right by itself."""
SPOT = """(selector) => {
    for (const one of document.querySelectorAll(selector)) {
        one.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const there = document.elementFromPoint(x, y);
        if (width && one.checkVisibility() && (one === there || one.contains(there))) return [x, y];
    }
    return null;
}"""
LINES = "() => [...document.getElementById('editor').shadowRoot.querySelectorAll('.cm-line')].map((e) => e.textContent)"
FAULTY = "() => document.getElementById('editor').shadowRoot.querySelector('.faulty')?.textContent ?? ''"
SAID = "(selector) => document.querySelector(selector)?.innerText ?? ''"
KEPT = """() => {
    window.keptNow ??= false;
    (async () => {
        const name = (await caches.keys()).find((name) => name.startsWith('prateria-workshop-'));
        window.keptNow = Boolean(name && (await (await caches.open(name)).match('./sw-list.json')));
    })();
    return keptNow;
}"""
BOTS = """() => Object.keys(localStorage).filter((key) => key.startsWith('prateria:bot:'))
    .map((key) => localStorage[key])"""


class Pupil:
    """Somebody with a finger and keys."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def open(self, url: str) -> "Pupil":
        self.driver.open(url)
        return self.ready()

    def ready(self) -> "Pupil":
        until(lambda: self.driver.run("() => document.documentElement.dataset.ready"), "the workshop does not come")
        return self

    def touch(self, selector: str) -> None:
        x, y = until(lambda: self.driver.run(SPOT, selector), f"nothing to touch: {selector}")
        self.driver.touch(x, y)

    def wait(self, selector: str) -> str:
        until(lambda: self.driver.run(HERE, selector), f"{selector} does not come")
        return str(self.driver.run(SAID, selector))

    def lines(self) -> Any:
        return self.driver.run(LINES)

    def writes(self, text: str) -> None:
        """That in place of what is there."""
        self.touch("#editor")
        self.driver.keys("a", held="Control")
        self.driver.keys(text)
        before, after = text.split("\n")
        until(lambda: self.lines() == [before, f"    {after}"], "something else is there")

    def runs(self) -> None:
        """A whole game, to its result."""
        self.touch("#run")
        self.wait("#thought .points")
        assert self.driver.run("() => Boolean(document.querySelector('#stage > svg'))")

    def no_errors(self) -> None:
        assert self.driver.run("() => wrong") == []


def test_a_bot_from_the_first_line_to_offline_use(device: Callable[[], Driver], site: SiteServer) -> None:
    with closing(device()) as driver:
        here = Pupil(driver).open(f"{site.url}workshop.html")
        here.touch('#panel [data-game="manitou"]')
        here.touch('#panel [data-example="first"]')
        until(lambda: "def choose(view):" in here.lines(), "no code")
        here.runs()

        here.writes(WRONG)
        here.touch("#run")
        assert "view" in here.wait("#problem .problem")
        assert driver.run(FAULTY) == "    return vieww.actions[0]"
        here.writes(WRONG.replace("vieww", "view"))
        here.runs()
        until(lambda: any("return view.actions[0]" in bot for bot in driver.run(BOTS)), "it is not kept")

        opens_elsewhere(device, here)

        until(lambda: driver.run(KEPT), "it is not kept for offline use")
        here.no_errors()
        site.stop()
        driver.reload()
        here.ready()
        assert here.lines() == ["def choose(view):", "    return view.actions[0]"]
        here.runs()
        here.no_errors()


def opens_elsewhere(device: Callable[[], Driver], here: Pupil) -> None:
    """The link of that bot in a fresh profile: text first, and it runs when it may."""
    here.touch("#share")
    here.wait("#bot-link")
    with closing(device()) as driver:
        there = Pupil(driver).open(here.driver.run("() => document.getElementById('bot-link').value"))
        there.wait("#run-foreign")
        assert there.lines() == here.lines()
        assert driver.run(BOTS) == []
        there.touch("#run-foreign")
        there.wait("#thought .points")
        there.no_errors()
    here.touch("#panel-close")
