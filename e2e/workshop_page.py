"""The workshop's rooms as a page uses them, on a page that has nothing else."""

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from workshop.serve import SiteServer

__all__ = ["BARE", "FIRST", "Rooms", "bare_page"]

BARE = "bare.html"
FIRST = "def choose(view):\n    return view.actions[0]\n"
OPEN = "import('./workshop/room.mjs').then(async (rooms) => { window.rooms = rooms; await rooms.prepare(); })"


def bare_page(context: BrowserContext, site: SiteServer) -> Page:
    """A page of the site's own origin with the rooms, prepared."""
    site.extra[f"/{BARE}"] = b"<!doctype html><title>bare</title><body>"
    page = context.new_page()
    page.goto(site.url + BARE)
    page.evaluate(OPEN)
    return page


class Rooms:
    """One room and one referee on such a page; `question`: the first one of a game of Manitou."""

    def __init__(self, browser: Browser, site: SiteServer) -> None:
        self.errors: list[str] = []
        self.context = browser.new_context(locale="en-GB")
        self.context.set_default_timeout(60_000)
        self.context.on("console", lambda m: self.errors.append(m.text) if m.type == "error" else None)
        self.context.on("weberror", lambda e: self.errors.append(str(e.error)))
        self.page = bare_page(self.context, site)
        self.question = self.page.evaluate("""async () => {
            [window.room, window.referee] = [await rooms.openRoom(), await rooms.openReferee()];
            window.turn = await referee.start({game: 'manitou', levels: [null, null], seed: 3});
            return turn.message;
        }""")

    def load(self, source: str) -> dict[str, Any]:
        """What the room says of this player."""
        return dict(self.page.evaluate("(source) => room.load(source)", source))

    def choose(self) -> dict[str, Any]:
        """What the player says to the question."""
        return dict(self.page.evaluate("room.choose(turn.message)"))

    def play(self, source: str) -> dict[str, Any]:
        """Both."""
        said = self.load(source)
        return self.choose() if said["ok"] else said

    def match(self, how: str, setting: dict[str, Any]) -> dict[str, Any]:
        """`playMatch` or `quickMatch`."""
        return dict(self.page.evaluate("([how, setting]) => rooms[how](setting)", [how, setting]))
