"""A game in which everyone acts at the same time: touches with times, the referee, the hands of bots, the clock.

Pointer events come in by `strike`, with the time of their pointerdown. The referee decides, some milliseconds later,
what they were; what it decides is played, kept and shown. Nothing here depends on how often the loop comes round: it
tells the referee what time it is, and what bots have touched until then. A pause is no time: the clock stands still.
"""

from collections.abc import Sequence
from typing import Any, Final

from ..bots.hands import Hands
from ..bots.reaction import ease
from ..bots.think import LEVELS
from ..core.savefile import Save
from ..core.seats import USUAL
from ..core.session import Session
from ..games.contract import Race, Referee
from ..kit.touch import Touch
from ..kit.words import Words
from .asked import race_of
from .loop import Loop
from .page import Page

__all__ = ["LATE", "TICK", "RaceLoop", "loop_of"]

TICK: Final = 32
"""Milliseconds between two looks at the clock: often enough, as nothing depends on them, and a slow tablet has time
left to answer touches."""

LATE: Final = 2000
"""How long it is shown that a touch came too late, also upon the next card."""

SEEN: Final = 900
"""Shown for so long it gives way to what a claim brings."""

QUICK: Final = 0.4
"""Where the only person can claim nothing more the rest goes by itself, in so much of the usual time."""

BRISK: Final = 500
"""From one card to the next at the least, then."""


def loop_of(page: Page, w: Words, save: Save, session: Session) -> Loop:
    """The loop for that game."""
    race = race_of(session)
    return Loop(page, w, save, session) if race is None else RaceLoop(page, w, save, session, race)


class RaceLoop(Loop):
    """`rules`: how this game is raced; `hands`: of bots. Times are of `time`: the page's clock without the pauses."""

    def __init__(self, page: Page, w: Words, save: Save, session: Session, rules: Race) -> None:
        super().__init__(page, w, save, session)
        self.rules = rules
        self.hands = Hands(rules, self._bots, session.header.seed)
        self._lost = 0  # milliseconds of pauses
        self._stopped = 0  # when the present pause began
        self._late_until = 0
        self._out = False  # the only person can claim nothing more, whatever comes
        self._refused = False  # a sentence stands there that says why a touch did nothing
        self.referee = self._referee()
        self.referee.begin(session.state, self.time())

    # -- the clock and the settings of the table -------------------------------------------------------------------

    def time(self) -> int:
        """Milliseconds of the race."""
        local = self.local
        return (self._stopped if local.pace.paused else local.page.stamp()) - self._lost

    @property
    def window(self) -> int:
        window = int(self.local.save.settings.get("window", self.rules.window))
        return int(window * QUICK) if self._out else window

    @property
    def pace(self) -> int:
        return BRISK if self._out else int(self.local.save.settings.get("pace", self.rules.pace))

    @property
    def easing(self) -> bool:
        """Whether bots grow slower for those who have fallen far behind: at first only where beginners play."""
        local = self.local
        return bool(local.save.settings.get("ease", "first" in (s.bot for s in local.save.seats)))

    def set_race(self, key: str, value: Any) -> None:
        """Another window, pace or easing: from now on."""
        local = self.local
        local.save.settings[key] = value
        local.keep()
        local.page.racing(True, self.window)
        self.referee = self._referee()
        self.referee.begin(local.session.state, self.time())

    @property
    def _bots(self) -> list[str | None]:
        """The levels of the bots, by seat."""
        return [s.bot for s in self.local.save.seats]

    def _referee(self) -> Referee:
        bots = [seat for seat, level in enumerate(self._bots) if level is not None or self._out]
        return self.rules.referee(self.window, self.pace, bots)

    # -- who acts --------------------------------------------------------------------------------------------------

    def touches(self) -> Touch:
        local = self.local
        if local.pace.paused or local.shown.passing is not None or not local.mine:
            return Touch()
        if local.choice.open:
            return super().touches()
        if self._out:
            return Touch(again=self.easing)  # nobody is asked for anything
        picks = [pick for action in self._ours() for pick in action.picks]
        possible = tuple(pick for pick in dict.fromkeys(picks) if self._turnable or not self._turns(pick))
        return Touch(possible=possible, again=self.easing)

    @property
    def _turnable(self) -> bool:
        """Whether the next card could be turned now: nobody is asked to touch what would not answer."""
        return self.time() >= self.referee.turns_from

    def _turns(self, pick: str) -> bool:
        aimed = self.rules.aim(pick, self.rules.turner(self.local.session.state))
        return aimed is not None and aimed[1] == "turn"

    def _ours(self) -> list[Any]:
        """What the people round the screen can do now."""
        local = self.local
        return [action for action in local.session.state.legal_actions() if action.seat in local.people]

    async def run(self) -> None:
        local = self.local
        local.page.racing(True, self.window)
        try:
            if local.people and local.mine and local.actor is not None:
                self.hold(True)
            await super().run()
        finally:
            local.page.racing(False)
            local.page.cover(False)

    async def _act(self) -> None:
        local = self.local
        if any(s.bot == "away" for s in local.save.seats):  # a race is run in one place
            await self._wait_elsewhere()
        elif self.rules.settling(local.session.state):
            await self._choose()
        else:
            await self._card()

    async def _choose(self) -> None:
        """A claim is being settled: what it takes."""
        local = self.local
        asked = local.asked
        if asked is None:
            return
        legal, bot = asked.actions, local.save.seats[asked.seat].bot
        if len(legal) == 1:
            chosen: Sequence[Any] | None = legal
        elif bot is None:
            chosen = await self.wait_for_choice(legal, at_once=True)
        else:
            chosen = (await self.computers.think(asked.seat, bot)).actions
        if chosen:
            await self._carry_out(chosen)

    # -- one card --------------------------------------------------------------------------------------------------

    async def _card(self) -> None:
        """From when a card lies there, or when all is settled, until the next is turned or a pile is full."""
        local = self.local
        self._only_person()
        self._leave()
        self.referee.begin(local.session.state, self.time())
        self.screen.show()
        turnable = self._turnable
        self.hands.begin(local.session.state, self.time(), len(local.session.steps), self.pace, self._slower())
        while self.referee.open and local.actor is not None:
            await local.page.pause(TICK)
            if local.pace.paused:
                await local.pace.stand_still()
            now = self.time()
            for hand in self.hands.down(now):
                self.referee.touch(hand.seat, hand.what, hand.at)
            decisions = self.referee.tick(now)
            for decision in (*self.referee.missed(), *decisions):
                if isinstance(decision, self.rules.late):
                    self._too_late(decision, now)
                else:
                    await self._carry_out([decision])
            if self._turnable and not turnable and self.referee.open:
                turnable = True
                self.screen.show()
            if local.shown.late and now >= self._late_until:
                local.shown.late = ()
                self.screen.show()

    def _leave(self) -> None:
        """From when on the only person can claim nothing more, the cards are turned for them, and all goes quicker:
        what the others do takes its usual share of the time. Not in a class, where what is handed in is one's own."""
        local = self.local
        others = all(level in LEVELS for level in self._bots if level is not None)
        alone = len(local.people) == 1 and others and "class" not in local.save.settings and not local.shown.coach
        if self._out or not alone or not local.game.flow.spent(local.session.state, local.people):
            return
        self._out = True
        self.hands.turns = USUAL
        self.referee = self._referee()
        local.page.racing(True, self.window)

    async def _carry_out(self, actions: Sequence[Any], quick: bool = False) -> None:
        """Play what was decided and show it; keep the game whenever no pile is open."""
        local = self.local
        scenes = local.game.flow.scenes(local.session.state, actions[-1])
        for action in actions:
            step = local.session.play(action)
        if self._refused:  # its reason has gone, and it would lie over what comes
            self._refused = False
            local.page.toast("")
        state = local.session.state
        if scenes:
            if self.time() >= self._late_until - LATE + SEEN:
                local.shown.late = ()
            local.keep()
            await self.teller.scenes(scenes, step, raced=True)
        elif self.rules.lies(state) and self.rules.claimants(state):
            local.shown.news = (*local.shown.news, *step.events)  # the card that was turned stays marked
            self.hands.claimed(state, self.time(), len(local.session.steps), self._slower())
            self.screen.show()
            local.page.sound("play")
        else:
            local.keep()
            local.shown.news = step.events
            local.page.sound("flip")

    def _too_late(self, late: Any, now: int) -> None:
        """It meant the card before: shown, neither punished nor recorded."""
        local = self.local
        local.shown.late = (*local.shown.late, late)
        self._late_until = now + LATE
        self.screen.show()
        local.page.sound("error")

    def _slower(self) -> float:
        local = self.local
        points = [player.points for player in local.session.state.observe(None).players]
        return (ease(points, local.people) if self.easing else 1.0) * (QUICK if self._out else 1)

    # -- what people do --------------------------------------------------------------------------------------------

    def touch(self, pick: str, doubtful: str = "") -> bool:
        """By keyboard, or from the table in words: it counts from now."""
        return self.strike(pick, self.local.page.stamp())

    def strike(self, pick: str, at: int) -> bool:
        """A pointer came down at that time of the page's clock."""
        local = self.local
        if local.choice.open:
            if super().touch(pick):
                return True
            if self.rules.aim(pick, self.rules.turner(local.session.state)) is not None:
                return False  # a card of theirs that somebody touches too late
            self._refuse(pick)
            return True
        if local.pace.paused or not local.mine or local.actor is None:
            return False
        aimed = self.rules.aim(pick, self.rules.turner(local.session.state))
        if aimed is None or aimed[0] not in local.people:
            return False
        if aimed[1] != "turn" and not self.rules.lies(local.session.state):
            if aimed[0] == self.rules.turner(local.session.state) or not local.session.steps:
                self._refuse(pick)  # no card lies there yet
            else:  # and another turns the next one: on their own card, where no box covers what others look at
                self._too_late(self.rules.missed(*aimed, at - self._lost), self.time())
            return True
        self.referee.touch(*aimed, at - self._lost)
        return True

    def _refuse(self, pick: str) -> None:
        self._refused = True
        self.local.page.toast(self.why_not(pick))

    def hold(self, on: bool) -> None:
        """Stop the clock and cover the cards, or go on."""
        local = self.local
        if on and not local.pace.paused:
            self._stopped = local.page.stamp()
        elif local.pace.paused and not on:
            self._lost += local.page.stamp() - self._stopped
            local.page.close_panel()
        super().hold(on)
        local.page.cover(on)
        if on:
            self.closed()

    def interrupt(self) -> None:
        super().interrupt()
        local = self.local
        if local.actor is not None and not local.pace.paused:
            self.hold(True)

    def closed(self) -> None:
        local = self.local
        if local.pace.paused:
            until = self.referee.until
            self.screen.panels.covered(bool(local.session.steps), None if until is None else until - self.time())
        super().closed()
