"""The lesson at a table of a class: its time is counted, its end announced, and a device that has slept is covered.

The count stands in the settings of the save, so it goes where the game goes: `left`, milliseconds, and `at`, when that
was counted, by the date of the device.
"""

from collections.abc import Callable
from typing import Final

from ...core.school.clock import WARNING, counted, minutes
from ...view.school.clock import CHOICES, how_long
from ..loop import Loop
from ..orders import closed
from ..settings import ask_unlock

__all__ = ["Lesson"]

KEPT: Final = 60_000  # milliseconds of the lesson after which the count is written down, at the latest


class Lesson:
    """`there`: whether that loop is what is seen, and not its past; `slept`: people have been asked whether the time is
    still right."""

    def __init__(self, loop: Loop, there: Callable[[], bool]) -> None:
        self.loop, self.there, self.slept = loop, there, False
        self._last: int | None = None  # milliseconds, by the clock that nobody sets
        self._written = self.left

    @property
    def left(self) -> int | None:
        """Milliseconds; None: no time is set."""
        left = self.loop.local.save.settings.get("left")
        return left if type(left) is int else None

    # -- what the page says ------------------------------------------------------------------------------------------

    def tick(self, now: int) -> None:
        """`now`: milliseconds by the clock that nobody sets."""
        local = self.loop.local
        if not local.mine or local.actor is None:
            self._show(None if local.actor is None else self.left)
            return
        settings, date = local.save.settings, local.page.now()
        at = settings.get("at")
        by_date = date - at if type(at) is int else 0
        count = counted(self.left or 0, by_date if self._last is None else now - self._last, by_date)
        self._last, settings["at"] = now, date
        before = self.left
        if count.slept:
            self._rested(before is not None)
        if before is None:
            return
        settings["left"] = count.left
        if self._written is None or self._written - count.left >= KEPT or (count.left == 0) != (before == 0):
            self._write()
        self._announce(minutes(before), minutes(count.left))
        self._show(count.left)

    def order(self, name: str, value: str) -> None:
        """`clock`: ask how much time is left; `clock-set`: that many minutes, '' for no end; `clock-seen`: somebody has
        read a warning."""
        local = self.loop.local
        if name == "clock-seen":
            return
        if not (local.may("settings") or self.slept or self.left is None):  # the first time is free: words bring none
            ask_unlock(self.loop, "clock")
            return
        if name == "clock":
            self.loop.interrupt()
            left = None if self.left is None else minutes(self.left)
            panel = how_long(local.shown.w, left, self.slept)
            local.page.open_panel(panel, redraw=lambda: self.order("clock", ""))
            return
        if value == "":
            local.save.settings.pop("left", None)
        elif value.isascii() and value.isdecimal() and int(value) in CHOICES:
            local.save.settings |= {"left": int(value) * 60_000, "at": local.page.now()}
        self.slept = False
        self._write()
        local.page.close_panel()
        closed(self.loop, "")
        self._show(self.left)

    # -- what follows ------------------------------------------------------------------------------------------------

    def _write(self) -> None:
        self._written = self.left
        self.loop.local.keep(played=False)

    def _rested(self, timed: bool) -> None:
        """The device has slept, or the game comes from another day: who sits there now is not known."""
        self.loop.holder.cover()
        if timed and not self.slept:
            self.slept = True
            local, w = self.loop.local, self.loop.local.shown.w
            local.page.toast(
                w("This device has rested. Is the time of the lesson still right?"), w("Set the time"), "clock"
            )

    def _announce(self, before: int, after: int) -> None:
        local, w = self.loop.local, self.loop.local.shown.w
        if before > WARNING >= after > 0:
            left = w.n(
                "%(n)d minute left: finish this round and count.",
                "%(n)d minutes left: finish this round and count.",
                after,
            )
            local.page.toast(left, w("All right"), "clock-seen")  # it stays until somebody has seen it
            local.page.sound("turn")
        elif before > 0 == after:
            local.page.toast(w("The time is over. Finish your move, then hand the result in."), w("Hand in"), "hand-in")
            local.page.sound("win")

    def _show(self, left: int | None) -> None:
        shown = self.loop.local.shown
        now = None if left is None else minutes(left)
        if now != shown.left:
            rung = 0 in (now, shown.left)
            shown.left = now
            if not self.there():
                return
            self.loop.screen.show() if rung else self.loop.screen.show_status()
