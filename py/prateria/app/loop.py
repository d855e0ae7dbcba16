"""One game on this device, from its first action to its end: a seat acts, the page shows it, the game is kept.

`Loop.run` is one loop. People's touches arrive by `touch` and by `orders` and end the wait for a choice; nothing else
changes the session. What the loop works on is a `LocalGame`.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from ..bots.think import Choice as Decision
from ..core.savefile import Save
from ..core.session import Session, Step
from ..kit.words import Words
from .answering import Answering
from .asked import Asked
from .choice import Choice
from .closing import by_itself, left_undone
from .everyone import ALL_OR_NONE
from .figures import count
from .heard import beginning, begun, lost_by_counting
from .hinting import Hinting
from .holder import Holder
from .laid import lay
from .local import LocalGame
from .logbook import Logbook
from .opening import opening
from .page import Page
from .plan import Plan
from .rest import Rest
from .screen import Screen
from .telling import Teller
from .thinking import Computers
from .together import Together, played
from .unasked import Unasked

__all__ = ["Loop"]

FRAME: Final = 16  # ms that a picture stays, at the least
SMALL: Final = 560  # pixels: narrower tables are those of phones


class Loop(Answering, Hinting):
    local_game: type[LocalGame] = LocalGame
    past: bool = False
    """Whether this is the past of a game, to be looked at (`lookback`)."""

    def __init__(self, page: Page, w: Words, save: Save, session: Session, mine: bool = True) -> None:
        self.local = self.local_game(page, w, save, session, mine)
        page.carry(self.local.game.flow.carried)
        self.logbook = Logbook()
        self.unasked, self.together = Unasked(self.local), Together(self.local)
        self.screen = Screen(self.local, self.logbook, self.touches, self.unasked.runs_on, self.unasked.offers)
        self.screen.running, self.screen.stays = lambda: self.unasked.running, self._stays
        local, screen = self.local, self.screen
        self.teller = Teller(page, local.game, local.shown, local.pace, screen.show, screen.show_status, self._measured)
        self._waiting: list[Step] = []  # to be told together with what comes next
        self.plan = Plan(self.local)  # of the latest hint
        self.holder = Holder(self.local, self.screen, self.logbook, self._wait_for_answer)
        self.computers = Computers(self.local, self.screen.show, self.screen.show_status)
        self.rest = Rest(self.local, self.computers)
        self.known: int | None = None  # so many actions were known before a link has brought more
        self.seen_end = False  # the result has come by itself, or the past has been looked at, not from the result
        self._answered_round = 0  # in which all were asked at once, and not all passed

    # -- the loop --------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Play until the game is over. Cancelled when the table is left."""
        local = self.local
        local.shown.forget()  # the end of a game that has been taken back
        local.page.wake_lock(True)
        playing = local.actor is not None
        if playing and local.mine:
            self.computers.sit_down()
        if greeting := self.greeting or opening(local):
            await self._greet(greeting)
        if not local.session.steps and local.mine and not local.shown.coach:
            self._tell_beginning(beginning(local))
        try:
            while local.actor is not None:
                await (self._act() if local.mine and not local.away else self._wait_elsewhere())
        finally:
            self.computers.rest()
        self._only_person()
        if playing:
            count(local)
            self._not_asked_again()
        if local.session.steps:
            last = local.session.steps[-1]
            local.shown.passing = local.game.flow.last_look(last.before, last.action)
        if playing and local.session.steps:
            await self.teller.end(local.session.steps[-1])
        self.screen.show()
        await local.pace.hear()
        if playing or not self.seen_end:  # who comes back from the past has seen it, unless it led there
            self.screen.panels.game_end()
        self.seen_end = True
        local.page.wake_lock(False)

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
        own = self.unasked.following()
        local.pace.skipping &= bool(own) and self.unasked.running
        if own and self.rest.spent and not self.past and await self._rest_dealt():
            return
        if own:
            self.plan.done(own)
            await self._by_itself(own)
            return
        cramped = self.screen.cramped(asked)
        if cramped and not self.unasked.seen and (letters := self._measured()):
            await local.pace.read(letters[0], share=letters[2])
            self.unasked.seen = True
        await local.pace.finish(self.screen.ran or cramped)
        self.screen.ran = False
        if local.game.flow.common_pass(local.session.state, local.people) is not None and not await self._anybody():
            return
        if await self._rest_dealt():
            return
        await self.holder.uncover(asked)
        self.holder.retell(asked)
        unasked = self.unasked
        due, end = self.together.due(asked), unasked.ending(asked) or unasked.alone(asked)
        alone = due or (None if end else unasked.granted(asked) or unasked.paid(asked) or unasked.forced(asked))
        actions = alone or await self._decide(asked, end)
        self.plan.done(actions)
        left_undone(local, asked, actions or ())
        if not actions:
            self.unasked.took_back()
            self.together.forget()
        elif own := self.unasked.following(actions) if self._is_small(actions) else []:
            await self._carry_out([*actions, *own], quick=True)
            self._shown_quickly()
        else:
            await self._carry_out(actions)

    async def _rest_dealt(self) -> bool:
        """Whether the game is as good as decided, and whoever is asked wants the rest of it dealt at once."""
        if self.past or not (said := await self.rest.decided()):
            return False
        self._only_person()
        self.screen.show()
        self.screen.panels.rest(said)
        self.rest.wanted = False
        await self._wait_for_answer("rest")
        self.local.page.close_panel()
        if self.rest.wanted:
            await self.rest.deal()
        return self.rest.wanted

    async def _by_itself(self, actions: Sequence[Any]) -> None:
        """Play actions that are not asked for (`Unasked`), after people had time to see what was shown before."""
        pace, letters = self.local.pace, None if self.unasked.seen else self._measured()
        await (pace.stand_still() if letters is None else pace.read(*letters))
        self.unasked.seen = True
        await self._carry_out(actions, quick=True)
        self._shown_quickly()

    def _measured(self) -> tuple[int, bool, float] | None:
        return self.unasked.measured(self.screen.measured())

    def _shown_quickly(self) -> None:
        """After a quick move nobody has waited: if it left marks on the table, the next pause is for them."""
        steps = self.local.session.steps
        self.unasked.seen = not (steps and self.local.game.flow.marks(steps[-1:]))

    def _is_small(self, actions: Sequence[Any]) -> bool:
        return len(actions) == 1 and self.local.game.flow.small(self.local.session.state, actions[0])

    async def _anybody(self) -> bool:
        """Whether any person wants to answer; all are asked at once, once a round."""
        local, rounds = self.local, self.local.session.state.round
        if self._answered_round != rounds:
            local.shown.viewer, local.shown.to_all, self.holder.together = None, True, True
            said = await self.wait_for_choice(ALL_OR_NONE, at_once=True)
            local.shown.to_all, local.shown.nobody = False, None
            if not said:
                self.unasked.took_back()
                return False
            if not said[0].somebody:
                self.unasked.passed_round, local.shown.nobody = rounds, len(local.session.steps)
                return False
            self._answered_round = rounds
        return True

    async def _decide(self, asked: Asked, end: Sequence[Any] | None = None) -> Sequence[Any] | None:
        """Wait for the touches of the person who sees the table: actions, or None to look again. `end`: see
        `wait_for_choice`."""
        advised, local = self.plan.next(), self.local
        if asked.bag is None:
            at_once = len(asked.actions) == 1 and len(asked.actions[0].picks) == 1 and local.confirms != "all"
            plain = local.game.flow.plain(local.session.state, asked.actions)
            plain = None if self.past or self.unasked.anew else plain
            actions = asked.actions if self.past else self.together.offered(asked)
            return self.together.apart(await self.wait_for_choice(actions, at_once, advised, plain, end))
        lay(local, asked)
        return await self.wait_for_choice((), at_once=False, advised=advised)

    async def wait_for_choice(
        self,
        actions: Sequence[Any],
        at_once: bool,
        advised: Decision | None = None,
        plain: Any = None,
        end: Sequence[Any] | None = None,
    ) -> Sequence[Any] | None:
        """Until one of these is chosen by its picks. `at_once`: it is played without "Done", as a slip does no
        harm; `advised`: what a hint still has in mind; `plain`: what is chosen beforehand (`Flow.plain`); `end`: what
        is done by itself, once one has seen what one has done, and could have taken it back."""
        local, choice = self.local, self.local.choice
        choice.begin(actions, local.game.flow, at_once)
        choice.closing = end is not None
        self._complete()
        if advised is not None:
            choice.advise(advised)
        elif plain is not None:
            choice.propose(plain)
        if choice.counts is not None:
            await local.pace.stand_still()
            self.screen.panels.bag(opened=True)
            self.screen.show_status()
            self.screen.panels.bag()
            await local.page.pause(FRAME)  # what is asked can be answered while the table behind it is drawn
        if choice.open:
            self.screen.show()
            if (steps := local.session.steps) and steps[-1].action.seat != local.shown.viewer:
                local.page.sound("turn")
        with by_itself(local, end, self.screen.show), self.advising(actions, bool(advised or plain or choice.closing)):
            chosen = await choice.made()
        if end is not None and chosen == tuple(end) and local.game.flow.ends(end[0]):
            local.joined.add(len(local.session.steps))  # who comes late with "Take it back" means what was done before
        self.unasked.asked(chosen is not None and self._is_small(chosen))
        local.shown.since, local.shown.done_from = [], len(local.session.steps)
        return chosen

    async def _bot(self, asked: Asked, level: str) -> None:
        """Let a bot decide and show what it does; what lies there to be looked at first waits for somebody to go on."""
        self._only_person()
        session, shown = self.local.session, self.local.shown
        looked_at, wish = self.local.game.flow.looked_at, self.unasked.wish()
        if not shown.coach and looked_at(session.state, session.steps, self.local.people, wish):
            self.local.pace.skipping = False
            if actions := await self.wait_for_choice(asked.actions, at_once=True):
                await self._carry_out(actions)
            else:
                self.unasked.took_back()
            return
        if self.unasked.running and not self.unasked.seen and (letters := self._measured()):
            await self.local.pace.read(*letters)  # what somebody's own card is: nothing else will tell it by itself
            self.unasked.seen = True
        await self._carry_out(await self.computers.actions(asked, level))

    async def _carry_out(self, actions: Sequence[Any], quick: bool = False) -> None:
        """Play, keep, and show what happened for a while, if not `quick`; at the end of a round its result."""
        local, shown, flow = self.local, self.local.shown, self.local.game.flow
        steps = [*self._waiting, *played(local, actions)]
        local.keep()
        if not shown.coach:
            self.computers.ahead()
        first, last = steps[0], steps[-1]
        going_on = local.actor == last.action.seat and last.before.round == local.session.state.round
        if not going_on:
            if last.action.seat in local.people and not first.before.bag() and local.page.size()[0] < SMALL:
                self._not_asked_again()  # on a phone that question takes room beside the log: one turn is enough
            shown.looked_at, shown.since = "", []
            if len(local.people) > 1:
                shown.viewer = None  # the next viewer is another person
        if flow.secret and self._others_choose(last):
            self._waiting = steps
            return
        scenes = flow.scenes(last.before, last.action)
        after = flow.interlude(last.before, last.action)
        mine = going_on and last.action.seat in local.people  # no pause: who has done it knows
        if going_on and not mine and not scenes and after is None and self.teller.can_wait(steps):
            self._waiting, shown.passing = steps, first.before
            return
        self._waiting = []
        hidden = self.teller.hidden(steps)
        at_once = (quick and not self.teller.tells(last)) or mine or hidden
        await self.teller.moments(
            steps[:-1] if scenes else steps,
            last.before if scenes else after,
            at_once,
            last if scenes or after is not None else None,
            passed=at_once and not scenes and (after is not None or (hidden and local.actor in local.people)),
        )
        if scenes:
            summed_up = bool(local.people) and (after is not None or flow.lying is not None)
            await self.teller.scenes(scenes, last, summed_up, lost_by_counting(local, last), self.unasked.goes_on())
            self.unasked.seen = True
            self.unasked.taken()
            shown.passing = after
            if local.actor is not None or after is not None:  # that the game is over is said at its end
                self.screen.show()
        if after is not None:
            await self._before_counting()
            counted = flow.counted(last.before, last.action)
            await self._end_round(last, told=bool(scenes or counted))
            if counted:
                await self.teller.scenes(counted, last, lingers=True)
        elif (said := begun(local, last)) and said in shown.caption and len(local.people) == 1:
            shown.begun = len(local.session.steps)  # it has been heard
        elif said not in shown.caption:
            self._tell_beginning(said)
        shown.caption, shown.held_back = "", 0

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
        await local.pace.hear()
        local.shown.caption, local.shown.news, local.shown.hushed = "", (), False
        self.screen.panels.round_end(step)
        local.page.sound("capture")
        await (self._wait_for_answer("result") if local.people else local.pace.look())
        self.holder.together = True
        local.shown.passing = None
        local.page.close_panel()
        self._tell_beginning(begun(local, step))
        self._not_asked_again()

    def _tell_beginning(self, said: str) -> None:
        """What the next round begins with is said by itself where no person acts first, else before the question."""
        shown = self.local.shown
        if self.local.actor not in self.local.people and said:
            shown.begun, shown.begins = len(self.local.session.steps), said
            self.screen.show_status()
            shown.begins = ""

    def _not_asked_again(self) -> None:
        """Who has not answered by the end of the first round, on a phone of the first turn, whether there are to be
        sounds does not want to be asked: the key for it is in the menu."""
        if self.local.kept and not self.local.page.prefs().get("asked"):
            self.local.page.set_pref("asked", True)

    @property
    def unrevealed(self) -> int:
        """How many of the last actions nobody has been told: others still choose at the same time."""
        return len(self._waiting) if self.local.game.flow.secret else 0

    def put_down(self) -> None:
        """The table is left as it lies, to be come back to: nothing is being told or chosen then."""
        self.local.shown.forget()
        self.local.choice = Choice()
        self.forget_covered()

    # -- what people do --------------------------------------------------------------------------------------------

    def closed(self) -> None:
        """What was open over the table has been closed."""
        self.screen.panels.at_result = False
        self.local.pace.go_on()

    def speak(self, w: Words) -> None:
        """Draw everything in another language from now on."""
        local, shown = self.local, self.local.shown
        local.speak(w)
        if shown.since and shown.viewer is not None:
            shown.since = self.holder.since(shown.viewer)
        self.screen.show()

    def hold(self, on: bool) -> None:
        """Stop bots after the move being shown, or let them go on."""
        self.local.pace.hold(on)
        self.screen.show()
