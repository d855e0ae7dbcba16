"""python -m workshop.bench.thinks [game ...]: how long `strong` thinks on the main thread of a browser, and a hint.

Chromium, our runtime and engines as they ship; 4x is its CPU throttle, which reaches no worker. Two strong players, the
budget that the device's own try gives; each decision by the wall's clock, so the machine is to be quiet.
95 % are to take 1.5 s at most, 6 s at 4x. A hint is asked for wherever there is something to decide, as at a table
(`app.thinking`), and takes a second at most: at 4x it is found with less.
"""

import sys
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from prateria.games import GAMES
from workshop.browser import FLAGS, chromium
from workshop.paths import DIST
from workshop.serve import SiteServer

LIMITS: Final = {"decisions": {1: 1.5, 4: 6.0}, "hints": {1: 1.0, 4: 1.0}}  # seconds
DECISIONS: Final = 60
PATIENCE: Final = 120_000  # ms

PAGE: Final = b"""<!doctype html><meta charset="utf-8"><title>thinks</title>
<script type="module" src="./thinks.mjs"></script>"""
SCRIPT: Final = """import { loadPyodide } from "./%(runtime)s/pyodide.mjs";
delete WebAssembly.Suspending; // as web/boot.mjs does
const there = fetch;
const { body } = await there("./%(std)s");
const library = new Response(body.pipeThrough(new DecompressionStream("gzip")));
window.fetch = (what, how) => (String(what).endsWith("/std") ? Promise.resolve(library) : there(what, how));
const pyodide = await loadPyodide({ indexURL: "./%(runtime)s/", stdLibURL: location.origin + "/std" });
const ours = await there("./%(app)s");
pyodide.FS.writeFile("/home/pyodide/prateria.zip.zst", new Uint8Array(await ours.arrayBuffer()));
window.pyodide = pyodide;
"""

GAME: Final = """
from time import perf_counter
from types import SimpleNamespace
from prateria.app.thinking import Computers
from prateria.bots.device import size_for, tries
from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.rng import Rng
from prateria.core.seats import SeatSetting
from prateria.core.session import Session
from prateria.games import GAMES

class Page:
    async def breathe(self):
        pass
    def stamp(self):
        return 1000 * perf_counter()

def hints(game, options):
    seed = 0
    while True:
        seed += 1
        session = Session.new(GAMES[game], 2, options, seed)
        local = SimpleNamespace(game=GAMES[game], session=session, page=Page())
        local.save = SimpleNamespace(settings={}, seats=[SeatSetting(), SeatSetting(bot="normal")])
        local.shown = SimpleNamespace()
        computers = Computers(local, print, print)
        size = at_once(computers.size())
        while session.state.actors():
            legal, since = session.state.onward_actions(), perf_counter()
            if len(legal) == 1:
                session.play(legal[0])
                continue
            actions = at_once(computers.advise(legal[0].seat, lambda share: None)).actions
            yield perf_counter() - since, size
            for action in actions:
                session.play(action)

def at_once(waiting):
    try:
        waiting.send(None)
    except StopIteration as step:
        return step.value

def decisions(game, options):
    size = size_for(min(tries(perf_counter)))
    seed = 0
    while True:
        seed += 1
        state, rng = GAMES[game].State.new(2, options, seed), Rng(seed)
        while state.actors():
            view, since = SeatView(state, state.actors()[0]), perf_counter()
            actions = decide(view, "strong", rng.fork(), size).actions
            yield perf_counter() - since, size
            for action in actions:
                state.apply(action)
"""


def script() -> bytes:
    """The page's, with the names of what ships."""
    runtime = next(path for path in (DIST / "runtime").iterdir() if path.is_dir())
    names = {"runtime": runtime.relative_to(DIST).as_posix()}
    for name in ("std", "app"):
        names[name] = next((DIST / "runtime").glob(f"{name}-*")).relative_to(DIST).as_posix()
    return (SCRIPT % names).encode()


def thinks(browser: Browser, site: SiteServer, game: str, what: str, throttle: int) -> tuple[list[float], int]:
    """Seconds of each of these (`decisions`, `hints`), shortest first, and the budget they had."""
    page: Page = browser.new_page()
    page.goto(f"{site.url}thinks.html")
    page.wait_for_function("window.pyodide", timeout=PATIENCE)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    options: dict[str, Any] = {option.id: True for option in GAMES[game].META.options if option.id == "calm"}
    page.evaluate(
        "([text, game, what, options]) => { pyodide.runPython(text);"
        " window.following = pyodide.globals.get(what)(game, pyodide.toPy(options)); }",
        [GAME, game, what, options],
    )
    took = [page.evaluate("following.next().value.toJs()") for _ in range(DECISIONS)]
    page.close()
    return sorted(seconds for seconds, _ in took), took[0][1]


def main(names: list[str]) -> None:
    with SiteServer(extra={"/thinks.html": PAGE, "/thinks.mjs": script()}) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for game in names or list(GAMES):
            for what, throttle, limit in ((what, *one) for what, limits in LIMITS.items() for one in limits.items()):
                took, size = thinks(browser, site, game, what, throttle)
                middle, slow, slowest = took[len(took) // 2], took[len(took) * 95 // 100], took[-1]
                print(
                    f"{game:10} {what:9} {throttle}x  budget {size + 1}   median {middle:5.2f} s   95 % {slow:5.2f} s "
                    f"(limit {limit})   most {slowest:5.2f} s",
                    flush=True,
                )
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
