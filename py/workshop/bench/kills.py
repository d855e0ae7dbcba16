"""python -m workshop.bench.kills: what a killed browser remembers of a move taken back, a game deleted, all erased.

Chromium writes localStorage to the disk 5 s after the first change and then about once a minute. So each run waits
until an early write is there, does one act, and kills the browser (SIGKILL, all of its processes) so soon that the
disk mostly still holds what was there before: such runs are called decisive. In a quarter of the runs the kill does
not wait for the page to say that the act is done; then the act itself may be undone, but nothing else.
"""

import argparse
import json
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, Playwright, sync_playwright

from prateria.core.code import encode
from prateria.core.rng import Rng
from prateria.core.savefile import Save, SeatSetting, dump
from prateria.core.session import Session
from prateria.games import GAMES
from workshop.ownbrowser import kill, own_browser
from workshop.serve import SiteServer

__all__ = ["ACTS", "Run", "run"]

PATIENCE: Final = 120_000  # ms
DELAYS: Final = (0, 0, 0.1, 0.3, 1, 2, 5, 10, 30, 85)  # s from the page's word to the kill
NAME: Final = "Ola of 4b"


class Run(NamedTuple):
    """`told`: the page had said that it is done; `decisive`: localStorage on the disk was still that of before;
    `undone`: the act was lost; `wrong`: what was found that is neither before nor after the act."""

    act: str
    told: bool
    decisive: bool
    undone: bool
    wrong: str

    @property
    def good(self) -> bool:
        return not self.wrong and not (self.told and self.undone)


# -- what lies on the device before --------------------------------------------------------------------------------


def game(seed: int, turns: int) -> Session:
    """A game of Manitou in which the first seat, a person, is to move after that many turns of both."""
    session, rng = Session.new(GAMES["manitou"], 2, seed=seed), Rng(seed)
    state: Any
    while True:
        state = session.state
        before: list[Any] = [step.before for step in session.steps]
        played = sum(position.phase == "play" for position in before)
        if state.phase == "play" and played >= turns and state.actors() == (0,):
            return session
        legal = state.legal_actions()
        session.play(legal[rng.below(len(legal))])


def text(save_id: str, session: Session) -> str:
    seats = (SeatSetting(NAME, None, "fox"), SeatSetting("", "first", "eagle"))
    return dump(Save(save_id, encode(session), seats, stamp=1, updated=1_760_000_000_000), session)


def on_disk(profile: Path) -> bytes:
    """The journal of localStorage as it is on the disk."""
    files = sorted((profile / "Default" / "Local Storage" / "leveldb").glob("*.log"))
    return b"".join(file.read_bytes() for file in files)


def wait_for(there: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not there():
        if time.monotonic() > end:
            raise TimeoutError("it never came")
        time.sleep(0.05)


# -- the acts: each gives a function that waits for the page's word --------------------------------------------------


def take_back(page: Page) -> Callable[[], Any]:
    """Three times back, and another move than before."""
    page.click("#save-here")
    undo = '#controls [data-do="undo"]'
    for _ in range(3):
        before = page.evaluate("store.load('here')")
        page.click(undo, timeout=PATIENCE)
        page.wait_for_function("before => store.load('here') !== before", arg=before)
    page.wait_for_selector('#stage [data-pick^="card:"]', timeout=PATIENCE)
    legal = '[data-pick^="%s:"]:not([aria-disabled="true"])'
    page.locator(f"#stage {legal % 'card'}").last.click()
    page.locator(f"#stage {legal % 'territory'}").last.click()
    before = page.evaluate("store.load('here')")
    page.click('#controls [data-do="done"]')
    page.wait_for_function("before => store.load('here') !== before", arg=before)
    return lambda: page.evaluate("store.settled().then(() => true)")


def delete(page: Page) -> Callable[[], Any]:
    page.click('#saves [data-act="delete"][data-id="here"]')
    return lambda: page.wait_for_function("document.getElementById('toast').textContent.includes('is deleted.')")


def erase(page: Page) -> Callable[[], Any]:
    for button in ("#menu", "#erase", "#erase-yes"):
        page.click(button)
    return lambda: page.wait_for_function("document.getElementById('toast')?.textContent.includes('is erased.')")


ACTS: Final = {"take back": take_back, "delete": delete, "erase": erase}

KEPT = """async () => {
  await store.compared;
  return {saves: Object.fromEntries(store.list().map(({id}) => [id, JSON.parse(store.load(id))])),
          names: JSON.stringify(Object.entries(localStorage))};
}"""


def kept(page: Page) -> dict[str, Any]:
    return dict(page.evaluate(KEPT))


# -- a run -----------------------------------------------------------------------------------------------------------


def run(play: Playwright, url: str, profile: Path, act: str, delay: float, told: bool = True) -> Run:
    """An early write reaches the disk, then the act, then the kill; and what the next start finds."""
    early = game(7, 10)
    with own_browser(play, profile) as (device, process):
        device.add_init_script("window.prateriaSpeed = 20")
        page = device.new_page()
        page.goto(url)
        page.evaluate(KEPT)
        for save_id in ("here", "other"):
            page.evaluate("([id, text]) => store.save(id, text)", [save_id, text(save_id, early)])
        last = {"game": "manitou", "seats": [{"name": NAME}, {"name": ""}], "options": {}}
        page.evaluate("last => page.setPref('last', last)", json.dumps(last))
        page.evaluate("store.settled().then(() => true)")
        page.reload()
        page.wait_for_function("window.prateria", timeout=PATIENCE)
        wait_for(lambda: encode(early).encode() in on_disk(profile))
        size = len(on_disk(profile))
        before = kept(page)
        wait = ACTS[act](page)
        if told:
            wait()
        time.sleep(delay)
        after = kept(page) if act == "take back" else {"saves": {}}
        kill(process)
        decisive = len(on_disk(profile)) == size
    with own_browser(play, profile) as (device, _process):
        page = device.new_page()
        page.goto(url)
        found = kept(page)
        page.reload()  # and the start after that
        again = kept(page)
    undone, wrong = judge(act, before, after, found)
    if judge(act, before, after, again) != (undone, wrong):
        wrong += " another at the second start"
    return Run(act, told, decisive, undone, wrong)


def judge(act: str, before: dict[str, Any], after: dict[str, Any], found: dict[str, Any]) -> tuple[bool, str]:
    """Whether the act was undone, and what is wrong beside it."""
    saves = found["saves"]
    if act == "erase":
        undone = bool(saves)
        wrong = "" if not undone or set(saves) == set(before["saves"]) else f"some are left: {sorted(saves)}"
        if not undone and NAME in found["names"]:
            wrong = "a name is left"
        return undone, wrong
    wrong = "" if "other" in saves else "the other game is lost"
    if act == "delete":
        return "here" in saves, wrong
    if "here" not in saves:
        return True, "the game is lost"
    code = saves["here"]["code"]
    undone = code == before["saves"]["here"]["code"]
    lengths = [state["saves"]["here"]["head"]["count"] for state in (before, after)] + [saves["here"]["head"]["count"]]
    if not undone and lengths[2] < lengths[1] - 1:
        wrong = f"more than the last act is lost: {lengths}"
    return undone or lengths[2] >= lengths[0], wrong


def _one(task: tuple[str, str, float, bool]) -> Run:
    url, act, delay, told = task
    folders = tempfile.TemporaryDirectory(prefix="prateria-", ignore_cleanup_errors=True)
    with folders as folder, sync_playwright() as play:
        return run(play, url, Path(folder), act, delay, told)


def table(runs: Iterable[Run]) -> str:
    rows = ["act         kills  decisive  told  came back after that  not yet told  undone then  else wrong"]
    counts: Counter[tuple[str, str]] = Counter()
    for one in runs:
        counts[one.act, "kills"] += 1
        counts[one.act, "decisive"] += one.decisive
        counts[one.act, "told"] += one.told
        counts[one.act, "back"] += one.told and one.undone
        counts[one.act, "untold"] += not one.told
        counts[one.act, "undone"] += not one.told and one.undone
        counts[one.act, "wrong"] += bool(one.wrong)
    for act in ACTS:
        n = [counts[act, what] for what in ("kills", "decisive", "told", "back", "untold", "undone", "wrong")]
        rows.append("{:<10}{:>7}{:>10}{:>6}{:>22}{:>14}{:>13}{:>12}".format(act, *n))
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description="Kills browsers after a take-back, a deletion, an erasing.")
    parser.add_argument("--runs", type=int, default=50)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--delays", type=json.loads, default=list(DELAYS), help="seconds, as a JSON list")
    options = parser.parse_args()
    chance, acts = random.Random(1), list(ACTS)
    runs: list[Run] = []
    with SiteServer() as site, ProcessPoolExecutor(options.workers) as pool:
        tasks = []
        for i in range(options.runs):
            told = i // len(acts) % 4 != 3
            delay = chance.choice(options.delays) if told else chance.choice((0, 0.02, 0.1, 0.3))
            tasks.append((site.url, acts[i % len(acts)], delay, told))
        for task, one in zip(tasks, pool.map(_one, tasks), strict=True):
            runs.append(one)
            print(f"{len(runs):3} {task[2]:5} s  {one}", flush=True)
    print(table(runs))
    if not all(one.good for one in runs):
        raise SystemExit("something came back")


if __name__ == "__main__":
    main()
