"""The browser: `Page` by way of window.page and window.store, and window.prateria for the way back.

The only file that imports js and pyodide.
"""

import asyncio
import json
from collections.abc import Callable, Collection, Coroutine, Mapping
from typing import Any

import js
from pyodide.ffi import create_proxy, to_js

from .shell import App

__all__ = ["Browser", "announce"]


class Browser:
    """See `page.Page`."""

    def __init__(self) -> None:
        self._page, self._store = js.window.page, js.window.store
        self._panel: tuple[str, Callable[[], object] | None] = ("", None)  # the last one opened
        self._by_itself = False  # nobody had asked for that
        self._clock, self._speed = js.performance, _speed()  # a race asks them all the time

    def render(self, region: str, html: str) -> None:
        self._page.render(region, html)

    def show_page(self, name: str) -> None:
        self._page.showPage(name)

    def open_panel(
        self,
        html: str,
        opaque: bool = False,
        closable: bool = True,
        wide: bool = False,
        redraw: Callable[[], object] | None = None,
        by_itself: bool = False,
    ) -> None:
        self._panel, self._by_itself = (html, redraw), by_itself
        how = {"opaque": opaque, "closable": closable, "wide": wide, "byItself": by_itself}
        self._page.openPanel(html, _object(how))

    def opened(self) -> bool:
        return bool(self._page.opened())

    def lies(self) -> Callable[[], object] | None:
        html, redraw = self._panel
        return redraw if self._by_itself and self._page.shows(html) else None

    def redraw_panel(self) -> None:
        html, redraw = self._panel
        if redraw is not None and self._page.shows(html):
            redraw()

    def close_panel(self) -> None:
        self._page.closePanel()

    def open_menu(self, past: bool) -> None:
        self._page.openMenu(past)

    def toast(self, text: str, label: str = "", command: str = "", no: str = "") -> None:
        self._page.toast(text, label, command, None, False, no)

    def size(self) -> tuple[int, int]:
        box = self._page.size()
        return int(box.w), int(box.h)

    def sound(self, name: str) -> None:
        self._page.sound(name)

    def wake_lock(self, on: bool) -> None:
        self._page.wakeLock(on)

    async def copy(self, text: str) -> bool:
        return bool(await self._page.copy(text))

    async def share(self, url: str, text: str) -> str:
        return str(await self._page.share(url, text))

    async def qr(self, text: str) -> tuple[str, int]:
        code = await self._page.qr(text)
        return str(code.d), int(code.size)

    def can_share(self) -> bool:
        return bool(self._page.canShare)

    def download(self, name: str, text: str) -> None:
        self._page.download(name, text)

    def now(self) -> int:
        return int(self._page.now())

    def stamp(self) -> int:
        return self.scaled(self._clock.now())

    def scaled(self, ms: float) -> int:
        """A time of the page on the clock of races."""
        return int(ms * self._speed)

    def racing(self, on: bool, window: int = 0) -> None:
        self._page.racing(on, window)

    def carry(self, sorts: Mapping[str, Collection[str]]) -> None:
        self._page.carry(json.dumps({sort: list(places) for sort, places in sorts.items()}))

    def cover(self, on: bool) -> None:
        self._page.cover(on)

    async def pause(self, ms: int) -> None:
        await self._page.pause(ms / self._speed)

    async def look(self, ms: int) -> bool:
        return bool(await self._page.look(ms / self._speed))

    def unheard(self) -> int:
        return int(self._page.unheard())

    def by_keys(self) -> bool:
        return bool(self._page.byKeys())

    async def breathe(self) -> None:
        await self._page.breathe()

    def ticking(self, on: bool) -> None:
        self._page.ticking(on)

    def prefs(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self._page.prefs())
        return found

    def set_pref(self, key: str, value: Any) -> None:
        self._page.setPref(key, json.dumps(value))

    def stats(self) -> str:
        return str(self._page.stats())

    def keep_stats(self, text: str) -> None:
        self._page.keepStats(text)

    def lessons(self) -> str:
        return str(self._page.lessons())

    def keep_lessons(self, text: str) -> None:
        self._page.keepLessons(text)

    def language(self) -> str:
        """The language that the page speaks."""
        return str(self._page.language())

    def base_url(self) -> str:
        return str(js.location.href).split("#")[0].split("?")[0]

    def random_seed(self) -> int:
        return int(js.crypto.getRandomValues(js.Uint32Array.new(1))[0])

    def new_id(self) -> str:
        return str(self._store.newId())

    def bot_name(self, bot_id: str, game: str) -> str | None:
        name = self._page.bots.name(bot_id, game)
        return name if isinstance(name, str) else None

    async def seat_bot(self, seat: int, bot_id: str) -> str:
        return str(await self._page.bots.seat(seat, bot_id))

    async def ask_bot(self, seat: int, question: str) -> str:
        return str(await self._page.bots.ask(seat, question))

    def leave_bots(self) -> None:
        self._page.bots.leave()

    def load(self, save_id: str) -> str | None:
        text = self._store.load(save_id)
        return text if isinstance(text, str) else None

    def save(self, save_id: str, text: str) -> str:
        return str(self._store.save(save_id, text) or "")

    def saved_ids(self) -> list[str]:
        return [entry["id"] for entry in json.loads(self._store.listJson())]

    def keep_table(self, save_id: str) -> None:
        self._page.keepTable(save_id)

    async def claim(self, save_id: str, steal: bool = False) -> bool:
        return bool(await (self._store.steal(save_id) if steal else self._store.claim(save_id)))

    async def keep_here(self, save_id: str) -> bool:
        return bool(await self._store.keepHere(save_id))

    def release(self, save_id: str) -> None:
        self._store.release(save_id)

    async def class_ready(self) -> None:
        await self._page.school.ready()

    def kept_review(self, save_id: str) -> str:
        return str(self._page.reviews.load(save_id))

    def keep_review(self, save_id: str, text: str) -> None:
        self._page.reviews.keep(save_id, text)

    def kept_keys(self) -> list[str]:
        found: list[str] = json.loads(self._page.school.keys())
        return found

    def kept_text(self, key: str) -> str | None:
        text = self._page.school.load(key)
        return text if isinstance(text, str) else None

    async def keep_text(self, key: str, text: str) -> str:
        return str(await self._page.school.keep(key, text))

    async def drop_text(self, key: str) -> None:
        await self._page.school.drop(key)


def announce(app: App, page: Browser) -> None:
    """Give the page its way to Python and tell it that we are here.

    A touch is begun like a button's order, or it would overtake one that came before it.
    """

    async def touch(pick: str, doubtful: Any = False) -> bool:
        return app.touch(pick, str(doubtful or ""))

    calls: dict[str, Callable[..., Any]] = {
        "start": _begun(app.start),
        "open": _begun(app.open),
        "openCode": _begun(app.open_code),
        "openClass": _begun(app.open_class),
        "touch": _begun(touch),
        "strike": lambda pick, at: app.strike(pick, page.scaled(at)),
        "command": _begun(app.command),
        "language": app.language,
        "resize": lambda w, h: app.resize(),
    }
    js.window.prateria = _object({name: create_proxy(call) for name, call in calls.items()})
    js.window.dispatchEvent(js.Event.new("prateria-ready"))


def _speed() -> float:
    """How fast time runs here: faster in tests, which only the machine's own address allows."""
    at_home = js.location.hostname in ("127.0.0.1", "localhost")
    return float(getattr(js.window, "prateriaSpeed", 1)) if at_home else 1.0


def _begun(work: Callable[..., Coroutine[Any, Any, Any]]) -> Callable[..., "asyncio.Future[Any]"]:
    """The work as JavaScript wants it: it takes its turn, whether or not anybody waits for the promise."""
    return lambda *values: asyncio.ensure_future(work(*values))


def _object(values: dict[str, Any]) -> Any:
    return to_js(values, dict_converter=js.Object.fromEntries)
