"""What the app asks of the page it lives in. The browser's answer is in `edge`; tests bring their own."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Protocol

__all__ = ["Page"]


class Page(Protocol):
    """Regions: status, stage, controls, side. All texts are HTML made by the view unless said otherwise."""

    def render(self, region: str, html: str) -> None:
        """Show this in a region; what stays the same keeps its place and glides to its new position."""

    def show_page(self, name: str) -> None:
        """`lobby` or `play`."""

    def open_panel(
        self,
        html: str,
        opaque: bool = False,
        closable: bool = True,
        wide: bool = False,
        redraw: Callable[[], object] | None = None,
        by_itself: bool = False,
    ) -> None:
        """Open, or change, the panel over the page; opaque: nothing shows through (the curtain). `redraw`: opens it
        once more, as things are then; `by_itself`: nobody has asked for it, see `opened`."""

    def opened(self) -> bool:
        """Somebody has opened something over the table, which is not to be taken away, or reads the log or what a sign
        says of itself. When that is over it is told by the order `closed`, or `read`."""

    def lies(self) -> Callable[[], object] | None:
        """What opens once more the panel that stands there by itself; None where none does."""

    def redraw_panel(self) -> None:
        """Draw the panel anew that Python has opened, if it is still open: in other words from now on."""

    def close_panel(self) -> None: ...

    def open_menu(self, past: bool) -> None:
        """The page's own panel of what this device likes (colours, movement, sound, language), over the table. `past`:
        of a game that is looked back on, so that it offers nothing that does nothing there."""

    def toast(self, text: str, label: str = "", command: str = "", no: str = "") -> None:
        """A short plain sentence at the foot of the page, with a button that sends a command (`no`: and one that does
        nothing); '': none any more."""

    def size(self) -> tuple[int, int]:
        """The stage in CSS pixels."""

    def sound(self, name: str) -> None:
        """play, flip, capture, point, turn, win or error; silent where sound is off."""

    def wake_lock(self, on: bool) -> None: ...

    def copy(self, text: str) -> Any:
        """Awaitable: whether it is on the clipboard now."""

    def share(self, url: str, text: str) -> Any:
        """Awaitable: `shared`, `copied` or nothing."""

    def qr(self, text: str) -> Any:
        """Awaitable: (path data, size) of a QR code with its quiet zone; size 0 where none can be made now."""

    def download(self, name: str, text: str) -> None: ...

    def now(self) -> int:
        """Milliseconds since 1970."""

    def stamp(self) -> int:
        """Milliseconds of the clock that stamps the touches of a race."""

    def racing(self, on: bool, window: int = 0) -> None:
        """From now on a touch counts at its pointerdown, and no other handler may take it. `window`: so many
        milliseconds a clock on the table runs."""

    def carry(self, sorts: Mapping[str, Collection[str]]) -> None:
        """What can be moved by hand at this table, and where to: see `Flow.carried`."""

    def cover(self, on: bool) -> None:
        """Nothing of the stage can be seen, whatever else is open, until it is uncovered again."""

    def pause(self, ms: int) -> Any:
        """Awaitable: that much later (sooner when the clock of a test runs fast), and never before the next frame."""

    def look(self, ms: int) -> Any:
        """Awaitable: as `pause`, and nothing on the table flies any more; sooner when the table is touched."""

    def unheard(self) -> int:
        """For so many milliseconds it is still spoken to who plays by keys; 0 where fingers lead."""

    def by_keys(self) -> bool:
        """Whether keys lead, and no finger: nobody knows whether the table is seen."""

    def breathe(self) -> Any:
        """Awaitable: in the middle of work, a moment in which the browser draws and hears touches."""

    def ticking(self, on: bool) -> None:
        """From now on the order `clock-tick` comes every few seconds, first now: milliseconds of a monotonic clock."""

    def prefs(self) -> dict[str, Any]:
        """What this device likes: lang, motion, confirm, pace, ..."""

    def set_pref(self, key: str, value: Any) -> None: ...

    def stats(self) -> str:
        """The statistics of this device (`core.stats`), '' where there are none."""

    def keep_stats(self, text: str) -> None: ...

    def lessons(self) -> str:
        """Which guided rounds were begun and finished on this device (`app.lessons`), '' where none was."""

    def keep_lessons(self, text: str) -> None: ...

    def can_share(self) -> bool:
        """Whether the device has a sheet to hand something on."""

    def base_url(self) -> str:
        """The address of the page without query and fragment."""

    def random_seed(self) -> int:
        """32 bits from the device: the only chance that is not the engine's."""

    def new_id(self) -> str: ...

    def bot_name(self, bot_id: str, game: str) -> str | None:
        """What the player for that game is called that somebody wrote on this device; None where there is none."""

    def seat_bot(self, seat: int, bot_id: str) -> Any:
        """Awaitable: '' when it sits there, in a room of its own; else why not, as json: `room` (no room for it could
        be opened: network, memory, start, gone), or `stop`, `why`, `line` of a text that is no player."""

    def ask_bot(self, seat: int, question: str) -> Any:
        """Awaitable: what it answers to a question of `core.question`, as json."""

    def leave_bots(self) -> None:
        """Their table is left: the rooms are closed."""

    def load(self, save_id: str) -> str | None: ...

    def save(self, save_id: str, text: str) -> str:
        """'' or why it is not kept: damaged, large, elsewhere, gone (another tab has deleted it).

        That the device has no room, or gives none, the page finds out later and says by itself.
        """

    def saved_ids(self) -> list[str]: ...

    def keep_table(self, save_id: str) -> None:
        """This game is at the table: a reload leads back to it. '': to the lobby."""

    def claim(self, save_id: str, steal: bool = False) -> Any:
        """Awaitable: whether this tab may write that game now."""

    def keep_here(self, save_id: str) -> Any:
        """Awaitable: whether the game may be written again from here, though another tab has deleted it."""

    def release(self, save_id: str) -> None: ...

    def class_ready(self) -> Any:
        """Awaitable: both copies of what is kept for a class have been compared, so that all of it can be read."""

    def kept_review(self, save_id: str) -> str:
        """What has been found out about a game that is over; '' where nothing is kept."""

    def keep_review(self, save_id: str, text: str) -> None:
        """Keep that beside the game, as long as there is room: nothing else is lost where there is none."""

    def kept_keys(self) -> list[str]:
        """Of what is kept for a class: `plan`, `result:...` for each result, and what `app/school` calls its own."""

    def kept_text(self, key: str) -> str | None: ...

    def keep_text(self, key: str, text: str) -> Any:
        """Awaitable: '' when it is on the disk, or why it is not kept: full, forbidden."""

    def drop_text(self, key: str) -> Any:
        """Awaitable: it is gone, also from the disk."""
