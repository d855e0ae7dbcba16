"""python -m workshop.bench.frames: how long each frame takes while pieces fly, on a slow device.

The built site at Chromium's 4x CPU throttle, at the usual pace, with all motion: the end of a hunt in Manitou (thief,
herds, captives) and the end of a year in Wendake (grids slide in its result), and the first cards of a race. From the
last touch until all has come to rest in the result, every frame is timed by the one before it. A frame in which the
table was drawn anew may take 100 ms, any other 50; those in which the result opens, while nothing moves, are told by
themselves. Times below 16 ms are not told apart. A page that only waits, on the same machine, tells what of that is the
machine's.
"""

from collections.abc import Callable
from itertools import pairwise
from math import inf
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, sync_playwright

from prateria.core.code import encode
from prateria.core.rng import Rng
from prateria.core.savefile import MARKS, Save, SeatSetting, dump
from prateria.core.session import Session
from prateria.games import GAMES
from workshop.browser import FLAGS, chromium
from workshop.serve import SiteServer

THROTTLE: Final = 4
FLIES: Final = 50  # ms: the longest frame while something moves
REDRAWN: Final = 100  # ms: the longest in which the table is drawn anew
RESTS: Final = 4_000  # ms: then nothing moves in a result any more
PATIENCE: Final = 120_000  # ms
TURNS: Final = 12  # so many times a card of a race is turned, or claimed with

WATCH: Final = """() => {
    window.frames_ = [];
    let drawn = 0;
    const { render } = page;
    window.page.render = (region, html) => { drawn += region === 'stage'; return render(region, html); };
    let before = 0;
    let had = 0;
    let lately = 0; // what is drawn anew is laid out and painted after the callback: that counts for the next frame
    let opening = 0; // frames since the result has opened
    const frame = (now) => {
        if (document.querySelector('#panel')?.open) opening += 1;
        const opens = opening === 1 || opening === 2;
        if (before) window.frames_.push([now - before, opens ? -1 : drawn - had + lately]);
        [before, lately, had] = [now, drawn - had, drawn];
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}"""


class Moment(NamedTuple):
    """A game in which the person to play brings something about by that action."""

    name: str
    session: Session
    action: Any


def moment(name: str, game: str, ends: Callable[[Any, Any], bool], **options: Any) -> Moment:
    """Play by chance until seat 0 can bring it about."""
    for seed in range(1, 60):
        session, rng = Session.new(GAMES[game], 2, seed=seed, **options), Rng(seed)
        while legal := session.state.onward_actions():
            if session.state.actors() == (0,) and not session.state.bag():
                found = next((action for action in legal if ends(session.state, action)), None)
                if found is not None:
                    return Moment(name, session, found)
            session.play(legal[rng.below(len(legal))])
    raise RuntimeError(f"{name}: it never happens")


def moments() -> list[Moment]:
    def ends(game: str) -> Callable[[Any, Any], bool]:
        return lambda state, action: GAMES[game].flow.interlude(state, action) is not None

    return [
        moment("a hunt's end in Manitou", "manitou", ends("manitou")),
        moment("a year's end in Wendake", "wendake", ends("wendake")),
    ]


def opened(page: Page, url: str, shown: Moment) -> None:
    """The game on that page, when seat 0 is asked."""
    seats = tuple(SeatSetting("", None if seat == 0 else "first", MARKS[seat]) for seat in range(2))
    text = dump(Save("here", encode(shown.session), seats, {}, updated=1), shown.session)
    page.goto(url)
    page.evaluate("text => localStorage.setItem('prateria:g:here', text)", text)
    page.goto("about:blank")
    page.goto(url)
    page.click("#save-here", timeout=PATIENCE)
    page.wait_for_selector('#controls [data-do="hint"]', timeout=PATIENCE)
    page.wait_for_timeout(1500)


def frames_of(page: Page, shown: Moment) -> list[tuple[float, int]]:
    """(milliseconds, redraws, -1 where the result opens) of every frame from the touch until all is at rest."""
    cdp = page.context.new_cdp_session(page)
    for pick in shown.action.picks:
        page.evaluate("pick => prateria.touch(pick)", pick)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    page.wait_for_timeout(1500)
    page.evaluate(WATCH)
    page.evaluate("prateria.command('done', '')")
    page.wait_for_selector('#panel[open] [data-do="go-on"]', timeout=PATIENCE)
    page.wait_for_timeout(RESTS)
    found: list[tuple[float, int]] = page.evaluate("frames_")
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return found[1:]


def raced(page: Page, url: str) -> list[tuple[float, int]]:
    """The same of the first cards of a race of Pow Wow: one person turns, and claims whenever something lies there."""
    page.goto(f"{url}#new=powwow&seats=3&people=1&seed=5")
    page.click('#panel.opaque [data-do="pause"]', timeout=PATIENCE)
    page.wait_for_timeout(1500)
    cdp = page.context.new_cdp_session(page)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    page.evaluate(WATCH)
    for _ in range(TURNS):
        for pick in ('[data-pick^="loot:"]', '.possible[data-pick^="tribe:"]', '[data-pick="prairie:card"]'):
            page.evaluate(
                """pick => document.querySelector(`#stage ${pick}`)?.dispatchEvent(
                    new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }))""",
                pick,
            )
            page.wait_for_timeout(600)
    found: list[tuple[float, int]] = page.evaluate("frames_")
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return found[1:]


def told(name: str, frames: list[tuple[float, int]]) -> bool:
    """Print the distribution; whether none is longer than wanted."""
    kinds = (
        ("pieces fly", FLIES, sorted(ms for ms, drawn in frames if drawn == 0)),
        ("table redrawn", REDRAWN, sorted(ms for ms, drawn in frames if drawn > 0)),
        ("the result opens", inf, sorted(ms for ms, drawn in frames if drawn < 0)),
    )
    fine = True
    print(f"{name}: {len(frames)} frames at {THROTTLE}x CPU throttle      n  median    95 %    most, ms   too long")
    for kind, limit, times in kinds:
        if times:
            late = [ms for ms in times if ms > limit]
            fine = fine and not late
            values = (times[len(times) // 2], times[len(times) * 95 // 100], times[-1])
            print(f"  {kind:46}{len(times):5}" + "".join(f"{ms:8.1f}" for ms in values) + f"{len(late):11}")
            edges = (0, 17, 25, 34, 50, 67, 84, 100, 10_000)
            counts = [sum(low <= ms < high for ms in times) for low, high in pairwise(edges)]
            names = [f"<{high}" for high in edges[1:-1]] + [">100"]
            print("    " + "  ".join(f"{name}: {n}" for name, n in zip(names, counts, strict=True) if n))
    return fine


def main() -> None:
    fine = True
    with SiteServer() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        idle = browser.new_page()
        idle.goto("about:blank")
        idle.evaluate("window.page = { render() {} }")
        idle.evaluate(WATCH)
        idle.wait_for_timeout(3000)
        told("a page that only waits", idle.evaluate("frames_"))
        idle.close()
        for shown in moments():
            page = browser.new_page(viewport={"width": 1024, "height": 768}, has_touch=True)
            opened(page, site.url, shown)
            fine = told(shown.name, frames_of(page, shown)) and fine
            page.close()
        page = browser.new_page(viewport={"width": 1024, "height": 768}, has_touch=True)
        fine = told("a race of Pow Wow", raced(page, site.url)) and fine
        browser.close()
    if not fine:
        print(f"over {FLIES} ms while something moves, or over {REDRAWN} ms for a redraw")


if __name__ == "__main__":
    main()
