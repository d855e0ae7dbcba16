"""Who has the device, where several people play at one: before somebody's hand is seen there is a curtain."""

from collections.abc import Awaitable, Callable

from .asked import Asked
from .heard import cost
from .local import LocalGame
from .logbook import Logbook
from .screen import Screen

__all__ = ["Holder"]


class Holder:
    """Of one table. `wait`: until somebody goes on from what is asked by that name; `together`: all have looked at the
    device since somebody had it last."""

    def __init__(
        self, local: LocalGame, screen: Screen, logbook: Logbook, wait: Callable[[str], Awaitable[None]]
    ) -> None:
        self._local, self._screen, self._logbook, self._wait = local, screen, logbook, wait
        self._last: int | None = None
        self.together = False

    async def uncover(self, asked: Asked) -> None:
        """See to it that only that seat's person looks at the screen."""
        local, shown = self._local, self._local.shown
        if shown.viewer == asked.seat:
            return
        if len(local.people) > 1 and asked.private and (self.together or self._last != asked.seat):
            shown.viewer = None
            self._screen.show()
            await local.pace.stand_still()
            self.curtain(asked.seat)
            await self._wait("curtain")
            if local.game.flow.recap:
                shown.since = self.since(asked.seat)
            local.page.close_panel()
        shown.viewer = self._last = asked.seat
        self.together = False

    def since(self, seat: int) -> list[str]:
        """What that seat missed, first what that has cost it: the only person has seen it all, and is reminded of this
        round. In few words it is `Shown.brief`."""
        local, shown = self._local, self._local.shown
        alone = len(local.people) == 1
        told = self._logbook.since(local.session, seat, shown.w, shown.names, this_round=alone)
        shown.brief = self._logbook.brief(local.session, seat, shown.w, shown.names, this_round=alone) if told else []
        lost = cost(local, seat) if told else ""
        return [lost, *told] if lost else told

    def retell(self, asked: Asked) -> None:
        """Where a turn is made of many small steps, the turns of computer players stay to be read in peace."""
        local, steps = self._local, self._local.session.steps
        if local.game.flow.retells and len(local.people) == 1 and steps and steps[-1].action.seat != asked.seat:
            local.shown.since = self.since(asked.seat)

    def curtain(self, seat: int) -> None:
        """The curtain before that seat's person, who may have the device already."""
        self._screen.panels.curtain(seat, again=self._last == seat)

    def cover(self) -> None:
        """The device has lain unused: before a hand is seen again, there is a curtain."""
        local, asked = self._local, self._local.asked
        if local.choice.open and asked is not None and asked.private and len(local.people) > 1:
            local.shown.viewer = self._last = None
            local.page.close_panel()
            local.choice.make(None)
