"""How quick the rooms of the workshop are: python -m workshop.bench.rooms [game] [games]

In Chromium, two one-line players: so many games a second in one interpreter, and with the referee apart; how long the
first opening takes, a later one and a room. Beside them, as a measure of the machine at that moment: the same games in
this Python. At least 20 and 5 games of Manitou a second are asked for on a machine at rest.
"""

import json
import sys
from time import perf_counter

from playwright.sync_api import sync_playwright

from prateria.players import by_chance, play_game
from workshop.browser import FLAGS, chromium
from workshop.serve import SiteServer

CHANCE = "def choose(view):\n    return view.random.choice(view.actions)\n"
FIRST = "def choose(view):\n    return view.actions[0]\n"
OPEN = """async () => {
  const since = performance.now();
  globalThis.rooms = await import('./workshop/room.mjs');
  await rooms.prepare();
  const prepared = performance.now();
  (await rooms.openRoom()).close();
  return [prepared - since, performance.now() - prepared];
}"""
PLAY = """async ([how, setting]) => {
  let first;
  const found = await rooms[how]({ ...setting, onprogress: () => (first ??= performance.now()) });
  return (found.games.length - 1) / ((performance.now() - first) / 1000);
}"""


def here(game: str, games: int) -> float:
    """Games a second in this Python, without rooms."""
    since = perf_counter()
    for n in range(games):
        play_game(game, [by_chance, lambda view: view.actions[0]], seed=n // 2, luck=n)
    return games / (perf_counter() - since)


def main(arguments: list[str]) -> None:
    game = next((word for word in arguments if not word.isdecimal()), "manitou")
    games = next((int(word) for word in arguments if word.isdecimal()), 40)
    with SiteServer() as site, sync_playwright() as playwright:
        site.extra["/bare.html"] = b"<!doctype html><title>rooms</title><body>"
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        page = browser.new_page()
        for visit in ("first", "later"):
            page.goto(f"{site.url}bare.html")
            prepared, room = page.evaluate(OPEN)
            print(f"{visit} opening {prepared / 1000:.1f} s, a room {room / 1000:.2f} s")
        setting = {"game": game, "players": [{"source": CHANCE}, {"source": FIRST}], "games": games, "seed": 0}
        for how in ("quickMatch", "playMatch"):
            speed, measure = page.evaluate(PLAY, [how, setting]), here(game, games)
            print(f"{game} {how}: {speed:.1f} games a second; this Python {measure:.1f}, ratio {speed / measure:.2f}")
        sent = sum(size for path, size in site.sent if any(part in path for part in ("workshop", "/whl/", "micropip")))
        print(json.dumps({"bytes of the workshop": sent}))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
