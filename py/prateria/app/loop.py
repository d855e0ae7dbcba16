"""One game on this device, from its first action to its end: a seat acts, the page shows it, the game is kept.

`Loop.run` is one loop. People's touches arrive by `touch` and by `orders` and end the wait for a choice; nothing else
changes the session. What the loop works on is a `LocalGame`.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final

from ..bots.seatview import SeatView
from ..bots.think import Choice as Decision
from ..bots.think import think
from ..core.rng import Rng
from ..core.savefile import Save
from ..core.session import Session, Step
from ..kit.touch import Touch
from ..kit.words import Words
from .asked import Asked
from .everyone import ALL_OR_NONE
from .local import LocalGame
from .logbook import Logbook
from .page import Page
from .screen import Screen
from .takeback import opened
from .telling import Teller

__all__ = ["Loop"]

FRAME: Final = 16  # ms that a picture stays, at the least
NOTICED: Final = 8  # thoughts of a bot, each of some 8 ms, before people notice that it thinks


class Loop:
    """`asking`: the `curtain`, `result` or page of a `lesson` that someone is to go on from."""

    def __init__(self, page: Page, w: Words, save: Save, session: Session, mine: bool = True) -> None:
        self.local = LocalGame(page, w, save, session, mine)
        page.carry(self.local.game.flow.carried)
        self.logbook = Logbook()
        self.screen = Screen(self.local, self.logbook, self.touches)
        self.teller = Teller(page, self.local.game, self.local.shown, self.local.pace, self.screen.show)
        self.asking = ""
        self._answer: asyncio.Future[None] | None = None
        self._waiting: list[Step] = []  # to be told together with what comes next
        self._all_asked = (0, False)  # the round in which all were asked at once, and whether somebody wanted to

    # -- the loop --------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Play until the game is over. Cancelled when the table is left."""
        local = self.local
        local.page.wake_lock(True)
        while local.actor is not None:
            if local.mine and not local.away:
                await self._act()
            else:
                await self._wait_elsewhere()
        self._only_person()
        self.screen.show()
        self.screen.game_end()
        local.page.wake_lock(False)

    def _only_person(self) -> None:
        """While no person is asked, only somebody who plays alone has a hand in sight."""
        people = self.local.people
        self.local.shown.viewer = people[0] if len(people) == 1 else None

    async def _act(self) -> None:
        """One decision of a person or a bot on this device."""
        asked = self.local.asked
        if asked is not None:
            level = self.local.save.seats[asked.seat].bot
            await (self._person(asked) if level is None else self._bot(asked, level))

    async def _wait_elsewhere(self) -> None:
        """Another tab plays on, or someone to whom the link was sent."""
        self._only_person()
        self.screen.show()
        await asyncio.get_running_loop().create_future()

    async def _person(self, asked: Asked) -> None:
        local = self.local
        local.pace.skipping = False
        nothing = local.game.flow.common_pass(local.session.state, local.people)
        if nothing is not None and not await self._anybody():
            await self._carry_out([nothing], quick=True)
            return
        await self._uncover(asked)
        actions = self._forced(asked) or await self._decide(asked)
        if actions:
            await self._carry_out(actions)

    async def _anybody(self) -> bool:
        """Whether any person wants to answer; all are asked at once, once a round."""
        local, rounds = self.local, self.local.session.state.round
        if self._all_asked[0] != rounds:
            local.shown.viewer, local.shown.to_all = None, True
            said = await self.wait_for_choice(ALL_OR_NONE, at_once=True)
            local.shown.to_all = False
            self._all_asked = (rounds, not said or said[0].somebody)
        return self._all_asked[1]

    def _forced(self, asked: Asked) -> tuple[Any, ...] | None:
        """The only legal action, if it shows nothing new: the app plays it by itself. Not where a choice has just been
        opened: who opened it may still go back."""
        if len(asked.actions) != 1 or asked.bag or opened(self.local):
            return None
        state = self.local.session.state
        seen: list[Any] = []
        state.clone().apply(asked.actions[0], seen.append)
        return None if any(state.reveals(event) for event in seen) else asked.actions

    async def _decide(self, asked: Asked) -> Sequence[Any] | None:
        """Wait for the touches of the person who sees the table: actions, or None to look again."""
        if asked.bag is None:
            actions = asked.actions
            return await self.wait_for_choice(actions, at_once=len(actions) == 1 and len(actions[0].picks) == 1)
        local, sense = self.local, self.local.game.sense
        counts = dict.fromkeys(asked.bag.kinds, 0)
        view = local.session.state.observe(asked.seat)
        beginners = "first" in (s.bot for s in local.save.seats)
        if beginners or len(sense.proposals(view, Rng(0), 2)) == 1:  # something sensible lies there
            counts.update((sense.lying_there or sense.propose)(view))
        local.choice.counts = counts
        return await self.wait_for_choice((), at_once=False)

    async def wait_for_choice(self, actions: Sequence[Any], at_once: bool) -> Sequence[Any] | None:
        """Until one of these is chosen by its picks. `at_once`: there is nothing that one could choose by mistake."""
        local, choice = self.local, self.local.choice
        choice.begin(actions, local.game.flow, at_once)
        if choice.counts is not None:
            self.screen.bag()
            await local.page.pause(FRAME)  # what is asked can be answered while the table behind it is drawn
        if choice.open:
            self.screen.show()
        chosen = await choice.made()
        local.shown.since = []
        return chosen

    async def _bot(self, asked: Asked, level: str) -> None:
        """Let a bot decide and show what it does."""
        self._only_person()
        decision = await self.think(asked.seat, level, self._thinking)
        self.local.shown.thinking = False
        await self._carry_out(decision.actions)

    def _thinking(self) -> None:
        """Whose turn it is stands there while a bot thinks; one that knows at once is not drawn thinking."""
        self.local.shown.thinking = True
        self.screen.show()

    async def think(self, seat: int, level: str, meanwhile: Callable[[], None] = lambda: None) -> Decision:
        """What a bot of that level would do: it sees what that seat sees, and nothing else. `meanwhile`: is called
        once, when that takes so long that people notice."""
        thoughts = 0
        session = self.local.session
        rng = Rng(session.header.seed ^ len(session.steps) << 8 ^ seat)
        decision: Decision | None = None
        async for thought in think(SeatView(session.state, seat), level, rng):
            if isinstance(thought, Decision):
                decision = thought
            else:
                thoughts += 1
                if thoughts == NOTICED:
                    meanwhile()
            await self.local.page.breathe()
        if decision is None:
            raise RuntimeError("a bot without a choice")
        return decision

    async def _carry_out(self, actions: Sequence[Any], quick: bool = False) -> None:
        """Play, keep, and show what happened for a while, if not `quick`; at the end of a round its result."""
        local, shown, flow = self.local, self.local.shown, self.local.game.flow
        steps = [*self._waiting, *(local.session.play(action) for action in actions)]
        local.keep()
        first, last = steps[0], steps[-1]
        going_on = local.actor == last.action.seat and last.before.round == local.session.state.round
        if not going_on:
            shown.looked_at = ""
            if len(local.people) > 1:
                shown.viewer = None  # the next look belongs to somebody else
        if flow.secret and self._others_choose(last):
            self._waiting = steps
            return
        scenes = flow.scenes(last.before, last.action)
        after = flow.interlude(last.before, last.action)
        mine = going_on and last.action.seat in local.people  # what one does oneself has been looked at
        if going_on and not mine and not scenes and after is None and self.teller.can_wait(steps):
            self._waiting, shown.passing = steps, first.before
            return
        self._waiting = []
        await self.teller.moments(steps[:-1] if scenes else steps, after, quick or mine or self.teller.hidden(steps))
        if scenes:
            await self.teller.scenes(scenes)
            shown.passing = after
            self.screen.show()
        if after is not None:
            await self._before_counting()
            await self._end_round(last, told=bool(scenes))
        shown.caption = ""

    def _others_choose(self, last: Step) -> bool:
        """Where all choose at the same time: whether some of those who chose with this seat have not done so yet."""
        left = set(last.before.actors()) - {last.action.seat}
        return bool(left) and left == set(self.local.session.state.actors())

    async def _before_counting(self) -> None:
        """A round is over and everything still lies there: a lesson has something to say about it."""

    async def _end_round(self, step: Step, told: bool) -> None:
        """What lies there goes to its new owners, unless that has been told; then the result of the round, until
        someone goes on; with computer players alone, for a while."""
        local = self.local
        if not told:
            await self.teller.clearing(step)
        local.shown.caption, local.shown.news = "", ()
        self.screen.round_end(step)
        local.page.sound("capture")
        await (self._wait_for_answer("result") if local.people else local.pace.look())
        local.shown.passing = None
        local.page.close_panel()

    async def _uncover(self, asked: Asked) -> None:
        """See to it that only that seat's person looks at the screen."""
        local, shown = self.local, self.local.shown
        if shown.viewer == asked.seat:
            return
        if len(local.people) > 1 and asked.private:
            shown.viewer = None
            self.screen.show()
            self.screen.curtain(asked.seat)
            await self._wait_for_answer("curtain")
            shown.since = self.logbook.since(local.session, asked.seat, shown.w, shown.names)
            local.page.close_panel()
        shown.viewer = asked.seat

    async def _wait_for_answer(self, asking: str) -> None:
        """Until someone goes on from a `curtain`, a `result` or a page of the `lesson`."""
        self.asking = asking
        self._answer = asyncio.get_running_loop().create_future()
        try:
            await self._answer
        finally:
            self._answer, self.asking = None, ""

    # -- what people do --------------------------------------------------------------------------------------------

    def touches(self) -> Touch:
        """What is touched and what can be."""
        choice, looked_at = self.local.choice, self.local.shown.looked_at
        if not choice.open:
            return Touch(looked_at=looked_at)
        picker = choice.picker
        return Touch(picker.chosen, choice.possible(), picker.ready(), looked_at)

    def touch(self, pick: str) -> bool:
        """A touch on the table. False: nothing can be done with it now."""
        shown, choice = self.local.shown, self.local.choice
        if choice.open and choice.counts is None and choice.touch(pick):
            shown.since = []
            self.settle()
            return True
        sort, _, what = pick.partition(":")
        if sort not in self.local.game.flow.looking:
            return False
        shown.looked_at = "" if shown.looked_at == what else what
        self.screen.show()
        return not (choice.open and choice.picker.asks(pick))

    def settle(self) -> None:
        """What has been touched whole is played, if it goes at once; else it is shown, to be confirmed."""
        choice = self.local.choice
        ready = choice.picker.ready()
        if ready is not None and (choice.at_once or self._goes_at_once(ready)):
            choice.make([ready])
        else:
            self.screen.show()

    def _goes_at_once(self, action: Any) -> bool:
        """Nothing is confirmed at this table, or it is what its game calls a small step."""
        local = self.local
        return not local.page.prefs().get("confirm", True) or local.game.flow.small(local.session.state, action)

    def strike(self, pick: str, at: int) -> bool:
        """A pointer came down on the table at that time of `Page.stamp`, which counts only in a race."""
        return self.touch(pick)

    def interrupt(self) -> None:
        """Something opens over the table: in a race the clock stands still."""

    def closed(self) -> None:
        """What was open over the table has been closed."""

    def speak(self, w: Words) -> None:
        """Everything in other words from now on."""
        local, shown = self.local, self.local.shown
        local.speak(w)
        if shown.since and shown.viewer is not None:
            shown.since = self.logbook.since(local.session, shown.viewer, w, shown.names)
        self.screen.show()

    def answer(self, asked: str) -> None:
        """Go on from what was asked, if it is what is waited for."""
        if self._answer is not None and not self._answer.done() and asked == self.asking:
            self._answer.set_result(None)

    def hold(self, on: bool) -> None:
        """Stop bots after the move being shown, or let them go on."""
        self.local.pace.hold(on)
        self.screen.show()

    def why_not(self, pick: str) -> str:
        """Why a touch led nowhere."""
        local, shown = self.local, self.local.shown
        view = local.session.state.observe(shown.viewer)
        said = local.game.texts.why_not(shown.w, view, local.choice.picker.chosen, pick)
        return said or shown.w("That is not possible now.")
