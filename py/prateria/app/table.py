"""What lies at the table of this page: a loop is opened and left, taken over by another tab, looked back on.

What goes wrong comes back as one sentence in the player's language; the present game stays as it is.
"""

import asyncio
from typing import TYPE_CHECKING, Any, Final

from ..core.errors import PrateriaError
from ..core.savefile import Save
from ..core.session import Session
from ..kit.words import Words, isolate
from ..view.words import error
from .keeper import open_save
from .loop import Loop
from .page import Page
from .race import loop_of
from .standins import stand_in

if TYPE_CHECKING:
    from .school.lesson import Lesson

__all__ = ["LEADS", "LOCKED", "Table"]

LEADS: Final = (
    "look-since", "look-away", "rung", "riddle", "riddle-on", "riddle-end",
    "review", "moment", "moment-better", "moment-played",
)  # fmt: skip
"""Orders after which another loop is at the table, see `lookback.lead`."""

LOCKED: Final = "table"
"""Under this key stands, among what is kept for a class, the game that this device is locked to."""


class Table:
    """`loop` is the game at the table, or None in the lobby."""

    def __init__(self, page: Page, w: Words) -> None:
        self.page, self.w = page, w
        self.loop: Loop | None = None
        self._running: asyncio.Task[None] | None = None
        self._locking: asyncio.Future[Any] | None = None
        self._lesson: Lesson | None = None
        self._fallen: tuple[str, int] | None = None  # the game whose loop has raised, and after how many actions
        self._laying: asyncio.Future[None] | None = None
        self._seated: Loop | None = None  # which is underneath, while its past is looked at

    async def open(self, save_id: str) -> str:
        """Go on with a saved game. Returns '' or why not."""
        text = self.page.load(save_id)
        try:
            save, session = await open_save(self.page, text or "")
        except PrateriaError as problem:
            return error(self.w, problem.reason)
        save.id = save_id
        await self._sit_down(loop_of(self.page, self.w, save, session))
        return ""

    async def _sit_down(self, loop: Loop) -> None:
        """Leave the present table and open this one."""
        self._leave()
        loop.local.mine = not loop.local.kept or await self.page.claim(loop.local.save.id)
        self.loop = loop
        self.page.keep_table(loop.local.save.id if loop.local.kept else "")
        self.page.close_panel()
        self.page.show_page("play")
        self._tell_stand_ins(loop.local.save, loop.local.session)
        loop.local.speak(self.w)
        self._keep_locked(loop)
        self._lesson = None
        self._seated = loop
        self.page.ticking(loop.local.kept and "class" in loop.local.save.settings)
        loop.local.keep(played=loop.local.actor is not None)  # who looks at a finished game does not play it
        self._run()

    def _tell_stand_ins(self, save: Save, session: Session) -> None:
        """Say, once, which computer players are not known here, or not in this game, and play otherwise from now on."""
        if said := stand_in(self.page, self.w, save, session):
            self.page.toast(said)

    def _run(self) -> None:
        if self.loop is not None:
            self._running = asyncio.ensure_future(self.loop.run())
            self._running.add_done_callback(self._stopped)

    def _stopped(self, running: "asyncio.Task[None]") -> None:
        """If the loop raises, its table is laid anew from the game, which is kept up to its last move; if it raises
        there once more, the page goes back to the lobby. People see a message."""
        if running.cancelled() or (problem := running.exception()) is None:
            return
        if (loop := self.loop) is not None and running is self._running:
            here = (loop.local.save.id, len(loop.local.session.steps))
            anew = loop_of(self.page, self.w, loop.local.save, loop.local.session)
            if type(anew) is type(loop) and here != self._fallen:
                self._fallen = here
                self._laying = asyncio.ensure_future(self._lay_anew(anew))
            else:
                self.home()
                self.page.toast(self.w("Something went wrong. The game is saved: open it again from the start page."))
        raise problem

    async def _lay_anew(self, loop: Loop) -> None:
        await self._sit_down(loop)
        self.page.toast(self.w("Something went wrong. The table was laid anew: no move is lost."))

    def _stop(self) -> None:
        if self._running is not None:
            self._running.cancel()

    def _leave(self) -> None:
        self._stop()
        if self.loop is not None:
            self.page.release(self.loop.local.save.id)
            self.page.leave_bots()
        self.loop = self._running = self._seated = self._lesson = None
        self.page.ticking(False)

    def _keep_locked(self, loop: Loop) -> None:
        """Where children may begin no other game, each start of the page leads back here (web/comeback.mjs)."""
        self._lock_to(loop.local.save.id if loop.local.kept and not loop.local.may("new") else "")

    def _lock_to(self, save_id: str) -> None:
        """Written while the table goes on: nobody waits for the disk."""
        if save_id != (self.page.kept_text(LOCKED) or ""):
            work = self.page.keep_text(LOCKED, save_id) if save_id else self.page.drop_text(LOCKED)
            self._locking = asyncio.ensure_future(work)

    def home(self) -> None:
        """Back to the lobby; the game is kept already."""
        self._leave()
        self.page.keep_table("")
        self._lock_to("")
        self.page.wake_lock(False)
        self.page.show_page("lobby")

    def _clock(self, name: str, value: str) -> None:
        """The time of the lesson at this table: it passes, is asked for, or is set."""
        if self._seated is None:
            return
        if self._lesson is None:
            from .school.lesson import Lesson

            self._lesson = Lesson(self._seated, lambda: self.loop is self._seated)
        if name == "clock-tick":
            self._lesson.tick(int(value))
        else:
            self._lesson.order(name, value)

    # -- another tab ------------------------------------------------------------------------------------------------

    async def play_here(self) -> None:
        """Take the game over from the other tab, as it was saved there last."""
        if self.loop is not None and await self.page.claim(self.loop.local.save.id, True):
            await self.open(self.loop.local.save.id)

    def lost(self, save_id: str) -> None:
        """Another tab has taken the game over: from now on this one only watches."""
        self._present(save_id)
        if self.loop is not None and self.loop.local.save.id == save_id:
            local = self.loop.local
            local.mine = False
            local.shown.forget()  # the other tab goes on with it
            self._stop()
            self.page.close_panel()
            self._run()

    def gone(self, save_id: str) -> None:
        """Another tab has deleted the game: that is said, and nothing is written until somebody wants to keep it."""
        self._present(save_id)
        loop = self.loop
        if loop is None or loop.local.save.id != save_id:
            return
        loop.local.gone, loop.local.mine = True, False
        self._stop()
        self.page.close_panel()
        if loop.local.actor is None:
            loop.screen.show()  # with no result over it
        else:
            self._run()

    async def back(self, save_id: str) -> None:
        """... and has brought it back, or it is another than was opened: it goes on as it lies there."""
        if self.loop is not None and self.loop.local.save.id == save_id:
            await self.open(save_id)

    async def keep_here(self) -> None:
        """Keep the game after all, as it is at this table; unless it has been brought back meanwhile."""
        loop = self.loop
        if loop is None or not loop.local.gone:
            return
        if not await self.page.keep_here(loop.local.save.id):
            await self.back(loop.local.save.id)
            return
        loop.local.gone, loop.local.mine = False, True
        loop.local.keep()
        self._stop()
        self._run()

    # -- the past of a game --------------------------------------------------------------------------------------------

    async def look_back(self, save_id: str) -> str:
        """Look back on the game at the table, or on a saved one. Returns '' or why not."""
        if save_id and (answer := await self.open(save_id)):
            return answer
        self._go_to("look-back")
        return ""

    def _go_to(self, name: str, value: str = "") -> None:
        """Another loop takes its place at the table: see `lookback.lead`."""
        if self.loop is None:
            return
        from .lookback import lead

        self.loop.interrupt()
        there = lead(self.loop, name, value)
        if there is None:
            self.home()
        elif there is not self.loop:
            self._swap(there)
            self.page.close_panel()
            self._run()

    def _present(self, save_id: str) -> None:
        """Something has happened to that game elsewhere: whoever looks back on it is at its table again."""
        while self.loop is not None and self.loop.past and self.loop.local.save.id == save_id:
            from .lookback import lead

            there = lead(self.loop, "look-away")
            if there is None:
                return
            self._swap(there)

    def _swap(self, there: Loop) -> None:
        """Another loop takes the place of the one at the table, which may be come back to."""
        self._stop()
        if self.loop is not None:
            self.loop.put_down()
        self.loop = there
        self.page.carry(there.local.game.flow.carried)

    async def _branch(self) -> None:
        """Go on from a place in a game as another game."""
        from .lookback import branch

        found = branch(self.loop) if self.loop is not None else None
        if found is not None:
            loop = loop_of(self.page, self.w, *found[:2])
            local = loop.local
            name = isolate(local.shown.names[local.session.state.actors()[0]])
            await self._sit_down(loop)
            told = [self.w("A new game, from here on. The old one stays as it is.")]
            told += [self.w("It begins at a person’s nearest turn.")] * found[2]
            self.page.toast(" ".join((*told, f"{self.w('Turn: %(name)s', name=name)}.")))
