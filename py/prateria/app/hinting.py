"""What people ask to be advised: a good move with its reason, found by the same code that plays the bots.

Where a game is many small choices of one kind (`Flow.advises_on`), a hint has a place of its own beside its question,
and a key: who wants that gets one at each choice from then on, which one touch answers. The key, and the button pressed
in meanwhile, end that.
"""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from ..bots.think import Choice as Hint
from .figures import hinted
from .laid import swapped
from .plan import Plan
from .takeback import reopen, waited
from .thinking import Computers
from .touching import Touching

__all__ = ["Hinting"]


class Hinting(Touching):
    """That side of a loop. `pondered`: the question for which a hint is being found; `reasked`: one is wanted
    at the next one, which is opened once more for that."""

    plan: Plan
    computers: Computers
    past: bool
    pondered: object = None
    reasked: bool = False

    async def ask_hint(self) -> None:
        """The button: show a hint, or, where hints come by themselves, let go of the one that is shown and of those to
        come."""
        local, choice = self.local, self.local.choice
        if choice.open and choice.advice is not None and local.shown.viewer in local.advised:
            local.advised -= {local.shown.viewer}
            choice.clear()
            self.plan.let_go()
            self.screen.show()
            local.page.toast(local.shown.w("Hints no longer come by themselves."))
        elif choice.open and local.asked is not None and len(local.asked.actions) == 1 and waited(local) >= 0:
            self.reasked = True  # what one has just waited for can still be had: there lies the choice
            reopen(local)
        else:
            await self._hint()

    @contextmanager
    def advising(self, actions: Sequence[Any], known: bool) -> Iterator[None]:
        """While this question is open: a hint comes by itself if the one who is asked wants one at each choice.
        `known`: something is proposed already."""
        local = self.local
        comes = len(actions) > 1 and not known and local.shown.viewer in local.advised and self._stays()
        comes, self.reasked = comes or (self.reasked and len(actions) > 1), False
        coming = asyncio.ensure_future(self._hint(again=True)) if comes else None
        try:
            yield
        finally:
            if coming is not None:
                coming.cancel()

    def _stays(self) -> bool:
        """Whether at this table hints come by themselves, once asked for."""
        local = self.local
        usual = local.game.flow.advises_on and local.race is None and not self.past and not local.shown.coach
        return usual and local.may("hints")

    async def _hint(self, again: bool = False) -> None:
        """Whoever has decided meanwhile, or asks once more while it is thought of, gets no other: it would be advice
        for a question that is answered. `again`: it comes by itself; who has touched something by then has chosen."""
        local, choice, viewer = self.local, self.local.choice, self.local.shown.viewer
        if not self._is_to_choose() or viewer is None:
            return
        part = self.together.advised()
        if part is None and (said := self.plan.again()) is not None:
            self.show_hint(said)
            return
        asked = choice.asked
        decision = await self._pondering(viewer, again)
        if not choice.open or choice.asked is not asked:
            return
        if again and choice.touched:
            self.screen.show_status()
        elif part is not None and not self._waits(decision):
            self.show_hint(self.together.weighed(part, decision))
        else:
            self.show_hint(self.plan.again() or self.plan.begin(self.together.whole_hint(decision)))
            hinted(local)

    def _waits(self, said: Hint) -> bool:
        """Whether to wait is better than whatever has been begun by hand: then the key for that is pointed to."""
        settles = self.local.game.flow.settles
        return settles and self.local.game.flow.small(self.local.session.state, said.actions[0])

    def _is_to_choose(self) -> bool:
        """Whether there is a question for which no hint is being found yet; that there is none is said."""
        local, choice = self.local, self.local.choice
        if local.actor is None or (choice.open and choice.asked is self.pondered):
            return False
        if choice.open and local.actor in local.people:
            return True
        # what a computer player did is only looked at
        local.page.toast(local.shown.w("Nothing to choose now: there is a hint at your next choice."))
        return False

    async def _pondering(self, viewer: int, again: bool) -> Hint:
        """What the computer finds for this question; how far it is stands over the table meanwhile."""
        choice = self.local.choice
        self.pondered = asked = choice.asked

        def tell(share: float) -> None:
            if choice.open and choice.asked is asked and not (again and choice.touched):
                choice.pondering = max(share, choice.pondering or 0)
                self.screen.show_status()

        try:
            return await self.computers.advise(viewer, tell, self.plan.promises(viewer))
        finally:
            if self.pondered is asked:
                self.pondered = None
            if choice.asked is asked:
                choice.pondering = None

    def always(self) -> None:
        """The key beside a hint: from now on one comes at each choice of the one who looks, or no more."""
        local, viewer, w = self.local, self.local.shown.viewer, self.local.shown.w
        if viewer is None or not self._stays():
            return
        local.advised ^= {viewer}
        on = viewer in local.advised
        self.screen.show()
        local.page.toast(w("Now a hint comes at each choice.") if on else w("Hints no longer come by themselves."))

    def show_hint(self, said: Hint) -> None:
        """Choose what it says, and show why."""
        choice = self.local.choice
        before = dict(choice.counts or {})
        own = before not in (choice.filled, choice.laid)
        choice.advise(said)
        self.look_away(choice.picker.chosen)
        if choice.counts is not None:
            self.screen.panels.bag(opened=True)  # whose reason is shown, and said before what lies there
            self.screen.show_status()
            out = swapped(before, choice.counts)
            self.screen.panels.bag(swapped=out, out=out and own)
        self.screen.show()
