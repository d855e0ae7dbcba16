"""python -m workshop.bench.steps [game ...]: how soon a step of looking back is on the screen.

In the built site, on a whole game by chance: single steps on and back, as a finger makes them one after another, jumps,
and whole rounds. Of each step: what Python takes, what the page takes to draw what Python says, and all until it has
been painted; beside it how long the page's thread was really at work, which says the truth on a busy machine as well.
A step should be there at once: 50 ms at the 95th percentile.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from prateria.core.rng import Rng
from prateria.core.savefile import MARKS, Save, SeatSetting, dump
from prateria.core.session import Session
from prateria.games import GAMES
from workshop.browser import FLAGS, chromium
from workshop.serve import SiteServer

LIMIT: Final = 50
STEPS: Final = 60
FIRST: Final = 20
"""From here on; before it there is little to see."""
PATIENCE: Final = 120_000  # ms
OPTIONS: Final[dict[str, dict[str, Any]]] = {"powwow": {"calm": True}}

MEASURE = """async ([name, value]) => {
    const bar = document.querySelector('#replay-at');
    if (name === 'replay-round' && value > 0 && Number(bar.dataset.at) === Number(bar.max)) return null;
    const render = page.render;
    let drawn = 0;
    const shown = new Promise((resolve) => {
        page.render = (region, ...given) => {
            const since = performance.now();
            render(region, ...given);
            drawn += performance.now() - since;
            if (region === 'side') resolve(performance.now()); // the last one of a look
        };
    });
    const since = performance.now();
    const done = prateria.command(name, value);
    const told = (await shown) - since;
    await new Promise(requestAnimationFrame);
    const channel = new MessageChannel();
    await new Promise((resolve) => {
        channel.port1.onmessage = resolve;
        channel.port2.postMessage(''); // after this frame
    });
    const painted = performance.now() - since;
    page.render = render;
    await done;
    return { python: told - drawn, page: drawn, painted };
}"""


def whole(game: str) -> Session:
    """A game by chance, to its end."""
    session, rng = Session.new(GAMES[game], 2, OPTIONS.get(game), 5), Rng(5)
    while legal := session.state.onward_actions():
        session.play(legal[rng.below(len(legal))])
    return session


def opened(page: Page, url: str, session: Session) -> int:
    """Somebody looks back on that game. How many looks it has."""
    seats = tuple(SeatSetting("", None, MARKS[n]) for n in range(session.header.seats))
    text = dump(Save("here", "", seats), session)
    page.add_init_script(f"localStorage['prateria:g:here'] ??= {json.dumps(text)}")
    page.goto(url)
    page.wait_for_function("window.prateria", timeout=PATIENCE)
    page.click('[data-act="look-back"]')
    page.wait_for_function("document.querySelector('#replay-at')?.max > 0", timeout=PATIENCE)
    page.wait_for_timeout(500)
    return int(page.get_attribute("#replay-at", "max") or 0)


def ways(last: int) -> dict[str, list[tuple[str, str]]]:
    """What is measured: the orders of each way to go."""
    on, back, steps = ("replay-step", "1"), ("replay-step", "-1"), min(STEPS, last - FIRST)
    return {
        "on": [on] * steps,
        "back": [back] * steps,
        "jumps": [("replay-to", str(n * 37 % last)) for n in range(1, STEPS // 2)],
        "rounds": [("replay-to", "0"), *[("replay-round", "1")] * 4, *[("replay-round", "-1")] * 4],
    }


def thread_of(browser: Browser, known: set[int]) -> int:
    """The process of the page that has come last: its first thread is the page's."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    fresh = [int(one["id"]) for one in found if one["type"] == "renderer" and int(one["id"]) not in known]
    known.update(fresh)
    return max(fresh, key=at_work)


def at_work(thread: int) -> float:
    """Milliseconds that this thread has been at work so far."""
    return int(Path(f"/proc/{thread}/schedstat").read_text().split()[0]) / 1e6


def measured(page: Page, thread: int, order: tuple[str, str], rest: int) -> dict[str, float] | None:
    """One step, and a rest after it; nothing where a game has no more rounds."""
    before = at_work(thread)
    found: dict[str, float] | None = page.evaluate(MEASURE, list(order))
    if found is None:
        return None
    found["work"] = at_work(thread) - before
    page.wait_for_timeout(rest)
    return found


def main(games: list[str]) -> None:
    known: set[int] = set()
    with SiteServer() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for game in games or list(GAMES):
            page = browser.new_page(viewport={"width": 1024, "height": 768}, reduced_motion="reduce")
            last = opened(page, site.url, whole(game))
            thread = thread_of(browser, known)
            print(
                f"{game}: {last} looks".ljust(20)
                + "python        page       painted       at work, ms: median and 95 %"
            )
            for way, orders in ways(last).items():
                if way == "on":
                    page.evaluate(f"prateria.command('replay-to', '{FIRST}')")
                    page.wait_for_timeout(500)
                rest = 150 if way in ("on", "back") else 400
                found = [one for order in orders if (one := measured(page, thread, order, rest))]
                line = f"  {way:14}"
                for what in ("python", "page", "painted", "work"):
                    times = sorted(one[what] for one in found)
                    late = times[len(times) * 95 // 100]
                    line += f"{times[len(times) // 2]:7.1f}{late:7.1f}"
                print(line + ("  over the limit" if late > LIMIT else ""), flush=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
