"""One game on this device, from its first action to its end: whose turn, whose eyes, curtain, bots, saving.

`Play.run` is one loop: a seat acts, the page shows it, the game is kept. People's touches arrive by `touch` and
`orders` and end the wait for a decision; nothing else changes the session.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final

from ..bots.seatview import SeatView
from ..bots.think import Choice, think
from ..core.link import encode_link
from ..core.rng import Rng
from ..core.savefile import Save, dump
from ..core.session import Session, Step
from ..games import GAMES
from ..kit.touch import Touch
from ..kit.words import Words
from ..view.frame import Sitter
from ..view.words import animal
from .everyone import anybody
from .keeper import keep
from .logbook import Logbook
from .page import Page
from .picker import Picker
from .screen import Screen
from .takeback import opened
from .telling import end_round, look, moments, secret, tell, untold

__all__ = ["Play"]

FRAME: Final = 16  # ms that a picture stays, at the least
NOTICED: Final = 8  # thoughts of a bot, each of some 8 ms, before people notice that it thinks


class Play:
    """The state of the table on this device.

    `mine`: this tab may write the game; `eyes`: the seat whose hand is shown, None: nobody's; `passing`: a position
    shown for a while before the present one; `counts`: the bag that is being filled, by kind; `told`: the sentence of
    a move that is being looked at; `news`: what has just happened, for the table; `looked_at`: what someone looks at
    there; `since`: what happened since the last turn of the one who has just sat down; `somebody`: the round in which
    all were asked at once, and what they said; `asking`: the `curtain`, `result` or page of a `lesson` that someone is
    to go on from; `live`: everyone acts at the same time, against the clock; `gone`: another tab has deleted the game.
    """

    live = False

    def __init__(self, page: Page, w: Words, save: Save, session: Session, mine: bool = True) -> None:
        self.page, self.w, self.save, self.session, self.mine = page, w, save, session, mine
        self.game = GAMES[session.header.game]
        self.screen = Screen(self)
        self.logbook = Logbook()
        self.picker = Picker()
        self.eyes: int | None = None
        self.passing: Any = None
        self.counts: dict[str, int] | None = None
        self.hint: Choice | None = None
        self.since: list[str] = []
        self.news: tuple[Any, ...] = ()
        self.told = self.asking = self.looked_at = ""
        self.somebody = (0, False)
        self.thinking = self.paused = self.skipping = self.gone = False
        self._decision: asyncio.Future[Sequence[Any] | None] | None = None
        self._answer: asyncio.Future[None] | None = None
        self._untold: list[Step] = []
        self._at_once = self.asking_all = False
        self.unpaused = asyncio.Event()

    # -- who sits there --------------------------------------------------------------------------------------------

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """The people and bots at the table, by seat."""
        return tuple(
            Sitter(seat, s.name or animal(self.w, s.mark), s.bot, s.mark) for seat, s in enumerate(self.save.seats)
        )

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sitter.name for sitter in self.sitters)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people on this device."""
        return tuple(seat for seat, s in enumerate(self.save.seats) if s.bot is None)

    @property
    def actor(self) -> int | None:
        """The seat that acts now, None when the game is over."""
        actors = self.session.state.actors()
        return actors[0] if actors else None

    @property
    def coach(self) -> str:
        """What a lesson says now; nothing in a real game."""
        return ""

    @property
    def touches(self) -> Touch:
        """What is touched and what can be."""
        picker = self.picker
        if not self.deciding:
            return Touch(looked_at=self.looked_at)
        return Touch(picker.chosen, picker.possible(), picker.ready(), self.looked_at)

    @property
    def deciding(self) -> bool:
        """Someone on this device is being waited for, with their hand in sight."""
        return self._decision is not None and not self._decision.done()

    # -- the loop --------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Play until the game is over. Cancelled when the table is left."""
        self.page.wake_lock(True)
        while (seat := self.actor) is not None:
            if self.mine and self.save.seats[seat].bot != "away":
                await self._act(seat)
            else:
                await self._wait_elsewhere()
        self.eyes = self.people[0] if len(self.people) == 1 else None
        self.screen.show()
        self.screen.game_end()
        self.page.wake_lock(False)

    async def _act(self, seat: int) -> None:
        """One decision of a person or a bot on this device."""
        bot = self.save.seats[seat].bot
        await (self._person(seat) if bot is None else self._bot(seat, bot))

    async def _wait_elsewhere(self) -> None:
        """Another tab plays on, or someone to whom the link was sent."""
        self.eyes = self.people[0] if len(self.people) == 1 else None
        self.screen.show()
        await asyncio.get_running_loop().create_future()

    async def _person(self, seat: int) -> None:
        self.skipping = False
        nothing = self.game.flow.common_pass(self.session.state, self.people)
        if nothing is not None and not await anybody(self):
            await self._carry_out([nothing], quick=True)
            return
        await self._uncover(seat)
        actions = self._forced() or await self._decide()
        if actions:
            await self._carry_out(actions)

    def _forced(self) -> tuple[Any, ...] | None:
        """The only legal action, if it shows nothing new: the app plays it by itself. Not where a choice has just been
        opened: who opened it may still go back."""
        state = self.session.state
        legal = state.legal_actions()
        if len(legal) != 1 or state.bag() or opened(self):
            return None
        seen: list[Any] = []
        state.clone().apply(legal[0], seen.append)
        return None if any(state.reveals(event) for event in seen) else legal

    async def _decide(self) -> Sequence[Any] | None:
        """Wait for the touches of the person whose eyes see the table: actions, or None to look again."""
        if bag := self.session.state.bag():
            self.counts = dict.fromkeys(bag.kinds, 0)
            view = self.session.state.observe(self.eyes)
            beginners = "first" in (s.bot for s in self.save.seats)
            if beginners or len(self.game.sense.proposals(view, Rng(0), 2)) == 1:  # something sensible lies there
                self.counts.update((self.game.sense.lying_there or self.game.sense.propose)(view))
        legal = () if bag else self.session.state.legal_actions()
        return await self.wait_for_choice(legal, at_once=len(legal) == 1 and len(legal[0].picks) == 1)

    async def wait_for_choice(self, actions: Sequence[Any], at_once: bool) -> Sequence[Any] | None:
        """Until one of these is chosen by its picks. `at_once`: there is nothing that one could choose by mistake."""
        self._decision = asyncio.get_running_loop().create_future()
        flow = self.game.flow
        self.picker, self._at_once = Picker(actions, flow.turning, flow.completing), at_once
        if self.counts is not None:
            self.screen.bag()
            await self.page.pause(FRAME)  # what is asked can be answered while the table behind it is drawn
        if not self._decision.done():
            self.screen.show()
        chosen = await self._decision
        self._decision, self.counts, self.hint = None, None, None
        self.picker = Picker()
        self.since = []
        return chosen

    async def _bot(self, seat: int, level: str) -> None:
        """Let a bot decide and show what it does."""
        self.eyes = self.people[0] if len(self.people) == 1 else None
        choice = await self.think(seat, level, self._thinking)
        self.thinking = False
        await self._carry_out(choice.actions)

    def _thinking(self) -> None:
        """Whose turn it is stands there while a bot thinks; one that knows at once is not drawn thinking."""
        self.thinking = True
        self.screen.show()

    async def think(self, seat: int, level: str, meanwhile: Callable[[], None] = lambda: None) -> Choice:
        """What a bot of that level would do: it sees what that seat sees, and nothing else. `meanwhile`: is called
        once, when that takes so long that people notice."""
        thoughts = 0
        rng = Rng(self.session.header.seed ^ len(self.session.steps) << 8 ^ seat)
        choice: Choice | None = None
        async for thought in think(SeatView(self.session.state, seat), level, rng):
            if isinstance(thought, Choice):
                choice = thought
            else:
                thoughts += 1
                if thoughts == NOTICED:
                    meanwhile()
            await self.page.breathe()
        if choice is None:
            raise RuntimeError("a bot without a choice")
        return choice

    async def _carry_out(self, actions: Sequence[Any], quick: bool = False) -> None:
        """Play, keep, and show what happened for a while, if not `quick`; at the end of a round its result."""
        steps = [*self._untold, *(self.session.play(action) for action in actions)]
        self.keep()
        first, last = steps[0], steps[-1]
        going_on = self.actor == last.action.seat and last.before.round == self.session.state.round
        if not going_on:
            self.looked_at = ""
            if len(self.people) > 1:
                self.eyes = None  # the next look belongs to somebody else
        scenes = self.game.flow.scenes(last.before, last.action)
        after = self.game.flow.interlude(last.before, last.action)
        if going_on and not scenes and after is None and last.action.seat not in self.people and untold(self, steps):
            self._untold, self.passing = steps, first.before
            return
        self._untold = []
        mine = going_on and last.action.seat in self.people  # what one does oneself has been looked at
        await moments(self, steps[:-1] if scenes else steps, after, quick or mine or secret(self, steps))
        if scenes:
            await tell(self, scenes)
            self.passing = after
            self.screen.show()
        if after is not None:
            await self._before_counting()
            await end_round(self, last, told=bool(scenes))
        self.told = ""

    async def _before_counting(self) -> None:
        """A round is over and everything still lies there: a lesson has something to say about it."""

    async def go_on(self, asked: str) -> None:
        """Wait until someone goes on from what is asked; nobody is asked where nobody is."""
        await (self._wait_for_answer(asked) if self.people else look(self))

    async def _uncover(self, seat: int) -> None:
        """See to it that only that seat's person looks at the screen."""
        if self.eyes == seat:
            return
        if len(self.people) > 1 and self.game.flow.private(self.session.state):
            self.eyes = None
            self.screen.show()
            self.screen.curtain(seat)
            await self._wait_for_answer("curtain")
            self.since = self.logbook.since(self.session, seat, self.w, self.names)
            self.page.close_panel()
        self.eyes = seat

    async def _wait_for_answer(self, asking: str) -> None:
        """Until someone goes on from a `curtain`, a `result` or a page of the `lesson`."""
        self.asking = asking
        self._answer = asyncio.get_running_loop().create_future()
        try:
            await self._answer
        finally:
            self._answer, self.asking = None, ""

    # -- what people do --------------------------------------------------------------------------------------------

    def touch(self, pick: str) -> bool:
        """A touch on the table. False: nothing can be done with it now."""
        if self.deciding and self.counts is None and self._picked(pick):
            return True
        sort, _, what = pick.partition(":")
        if sort not in self.game.flow.looking:
            return False
        self.looked_at = "" if self.looked_at == what else what
        self.screen.show()
        return not (self.deciding and self.picker.asks(pick))

    def _picked(self, pick: str) -> bool:
        """A touch that may be part of a choice. False: it is not."""
        hinted = self.hint is not None and pick in self.picker.chosen  # chosen already: to touch it says yes
        if not hinted:
            if self._at_once:
                self.picker.clear()  # of a hint
            if not self.picker.touch(pick):
                return False
            self.hint = None
        self.since = []
        self.settle()
        return True

    def settle(self) -> None:
        """What has been touched whole is played, if it goes at once; else it is shown, to be confirmed."""
        ready = self.picker.ready()
        if ready is not None and (self._at_once or self._goes_at_once(ready)):
            self.decide([ready])
        else:
            self.screen.show()

    def _goes_at_once(self, action: Any) -> bool:
        """Nothing is confirmed at this table, or it is what its game calls a small step."""
        return not self.page.prefs().get("confirm", True) or self.game.flow.small(self.session.state, action)

    def strike(self, pick: str, at: int) -> bool:
        """A finger came down on the table at that time of `Page.stamp`. Only in a race does the time count."""
        return self.touch(pick)

    def interrupt(self) -> None:
        """Something opens over the table: in a race the clock stands still."""

    def closed(self) -> None:
        """What was open over the table has been closed."""

    def speak(self, w: Words) -> None:
        """Everything in other words from now on."""
        self.w = w
        if self.since and self.eyes is not None:
            self.since = self.logbook.since(self.session, self.eyes, w, self.names)
        self.screen.show()

    def decide(self, actions: Sequence[Any] | None) -> None:
        """End the wait for a decision: with legal actions, or with None to look at the position again."""
        if self._decision is not None and not self._decision.done():
            self._decision.set_result(actions)

    def answer(self, asked: str) -> None:
        """Go on from what was asked, if it is what is waited for."""
        if self._answer is not None and not self._answer.done() and asked == self.asking:
            self._answer.set_result(None)

    def hold(self, on: bool) -> None:
        """Stop bots after the move being shown, or let them go on."""
        self.paused = on
        if not on:
            self.unpaused.set()
        self.screen.show()

    def keep(self) -> str:
        """Write the game down, if it is ours to write. Returns '' or why not; the game goes on in memory then."""
        return keep(self.page, self.save, self.session) if self.mine else ""

    def why_not(self, pick: str) -> str:
        """Why a touch led nowhere."""
        view = self.session.state.observe(self.eyes)
        return self.game.texts.why_not(self.w, view, self.picker.chosen, pick) or self.w("That is not possible now.")

    def text(self) -> str:
        """The save as a text."""
        return dump(self.save, self.session)

    def link(self) -> str:
        """The whole game as an address, with who sits there; without names."""
        return f"{self.page.base_url()}#g={encode_link(self.session, self.save.seats)}"
