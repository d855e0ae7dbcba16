"""A page without a browser: it remembers what it was asked to show and to keep."""

import asyncio
from collections.abc import Callable, Collection, Mapping
from typing import Any


class FakePage:
    """See `prateria.app.page.Page`. `regions` and `panel` hold the present markup; `saves` what was kept."""

    def __init__(self, saves: dict[str, str] | None = None) -> None:
        self.regions: dict[str, str] = {}
        self.history: list[tuple[str, str]] = []  # every markup ever shown, by region
        self.panel: str | None = None
        self.opaque = self.by_itself = False
        self.redrawn: tuple[str, Any] = ("", None)
        self.name = "lobby"
        self.toasts: list[str] = []
        self.refusal = ""
        self.offered = ("", "")  # with the last of them: a button's label, and its order
        self.saves = {} if saves is None else saves
        self.speaking = 0  # milliseconds that what was said is still heard
        self.hurried = False  # whether somebody touches the table in each look
        self.trouble = ""  # what every save answers
        self.held: set[str] = set()  # games that another tab has
        self.liked: dict[str, Any] = {"confirm": "some", "pace": "fast", "offered": "bison manitou wendake"}
        self.seeds = iter(range(7, 10000))
        self.files: dict[str, str] = {}
        self.clock = 1_800_000_000_000
        self.keys = False
        self.passed = 0.0  # milliseconds since the page was opened
        self.raced = False
        self.window = 0
        self.covered = False
        self.kept: dict[str, str] = {}  # for a class
        self.reviews: dict[str, str] = {}
        self.counted = ""  # the statistics
        self.learnt = ""  # the guided rounds
        self.bots: dict[str, tuple[str, str, Callable[[str], str]]] = {}  # id -> game, name, what it answers
        self.trouble_with_bots = ""  # what each that is to sit down answers
        self.sitting: dict[int, str] = {}  # seat -> id
        self.table = ""  # the game that a reload leads back to

    def render(self, region: str, html: str) -> None:
        self.regions[region] = html
        self.history.append((region, html))

    def show_page(self, name: str) -> None:
        self.name = name

    def open_panel(
        self,
        html: str,
        opaque: bool = False,
        closable: bool = True,
        wide: bool = False,
        redraw: Any = None,
        by_itself: bool = False,
    ) -> None:
        self.panel, self.opaque, self.redrawn, self.by_itself = html, opaque, (html, redraw), by_itself
        self.history.append(("panel", html))

    def redraw_panel(self) -> None:
        html, redraw = self.redrawn
        if redraw is not None and self.panel == html:
            redraw()

    def close_panel(self) -> None:
        self.panel, self.opaque = None, False

    def open_menu(self, past: bool) -> None:
        self.panel, self.opaque, self.by_itself = "menu", False, False

    def opened(self) -> bool:
        return self.panel is not None and not self.by_itself

    def lies(self) -> Any:
        html, redraw = self.redrawn
        return redraw if self.by_itself and self.panel == html else None

    def toast(self, text: str, label: str = "", command: str = "", no: str = "") -> None:
        self.toasts.append(text)
        self.offered, self.refusal = (label, command), no

    def size(self) -> tuple[int, int]:
        return 700, 620

    def sound(self, name: str) -> None: ...

    def carry(self, sorts: Mapping[str, Collection[str]]) -> None:
        self.carried = sorts

    def wake_lock(self, on: bool) -> None: ...

    async def copy(self, text: str) -> bool:
        return True

    async def share(self, url: str, text: str) -> str:
        return "copied"

    async def qr(self, text: str) -> tuple[str, int]:
        return "M4 4h1v1h-1z", 29

    def can_share(self) -> bool:
        return False

    def download(self, name: str, text: str) -> None:
        self.files[name] = text

    def now(self) -> int:
        self.clock += 1
        return self.clock

    async def breathe(self) -> None:
        await self.pause(0)

    async def pause(self, ms: int) -> None:
        self.passed += ms
        await asyncio.sleep(0)

    async def look(self, ms: int) -> bool:
        await self.pause(ms)
        return self.hurried

    def unheard(self) -> int:
        return self.speaking

    def by_keys(self) -> bool:
        return self.keys

    def stamp(self) -> int:
        return int(self.passed)

    def racing(self, on: bool, window: int = 0) -> None:
        self.raced, self.window = on, window

    def cover(self, on: bool) -> None:
        self.covered = on

    def ticking(self, on: bool) -> None:
        self.ticks = on

    def prefs(self) -> dict[str, Any]:
        return self.liked

    def set_pref(self, key: str, value: Any) -> None:
        self.liked[key] = value

    def stats(self) -> str:
        return self.counted

    def keep_stats(self, text: str) -> None:
        self.counted = text

    def lessons(self) -> str:
        return self.learnt

    def keep_lessons(self, text: str) -> None:
        self.learnt = text

    def base_url(self) -> str:
        return "https://example.invalid/prateria/"

    def random_seed(self) -> int:
        return next(self.seeds)

    def new_id(self) -> str:
        return f"game{len(self.saves) + 1}"

    def bot_name(self, bot_id: str, game: str) -> str | None:
        of, name, _ = self.bots.get(bot_id, ("", "", None))
        return name if of == game else None

    async def seat_bot(self, seat: int, bot_id: str) -> str:
        self.sitting[seat] = bot_id
        await asyncio.sleep(0)
        return self.trouble_with_bots

    async def ask_bot(self, seat: int, question: str) -> str:
        await asyncio.sleep(0)
        return self.bots[self.sitting[seat]][2](question)

    def leave_bots(self) -> None:
        self.sitting.clear()

    def load(self, save_id: str) -> str | None:
        return self.saves.get(save_id)

    def save(self, save_id: str, text: str) -> str:
        if not self.trouble:
            self.saves[save_id] = text
        return self.trouble

    def saved_ids(self) -> list[str]:
        return list(self.saves)

    def keep_table(self, save_id: str) -> None:
        self.table = save_id

    async def claim(self, save_id: str, steal: bool = False) -> bool:
        if steal:
            self.held.discard(save_id)
        return save_id not in self.held

    async def keep_here(self, save_id: str) -> bool:
        return save_id not in self.saves

    def release(self, save_id: str) -> None: ...

    async def class_ready(self) -> None: ...

    def kept_review(self, save_id: str) -> str:
        return self.reviews.get(save_id, "")

    def keep_review(self, save_id: str, text: str) -> None:
        if not self.trouble:
            self.reviews[save_id] = text

    def kept_keys(self) -> list[str]:
        return list(self.kept)

    def kept_text(self, key: str) -> str | None:
        return self.kept.get(key)

    async def keep_text(self, key: str, text: str) -> str:
        if not self.trouble:
            self.kept[key] = text
        return self.trouble

    async def drop_text(self, key: str) -> None:
        self.kept.pop(key, None)
