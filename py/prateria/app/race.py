"""A game in which everyone acts at the same time: touches with times, the referee, the hands of bots, the clock.

Fingers come in by `strike`, with the time at which they came down. The referee decides, some milliseconds later, what
they were; what it decides is played, kept and shown. Nothing here depends on how often the loop comes round: it tells
the referee what time it is, and what bots have touched until then. A pause is no time: the clock stands still.
"""

from collections.abc import Sequence
from typing import Any, Final

from ..bots.hands import Hands
from ..bots.reaction import ease
from ..core.savefile import Save
from ..core.session import Session
from ..games import GAMES
from ..games.contract import Race as Rules
from ..games.game import Game
from ..kit.touch import Touch
from ..kit.words import Words
from .page import Page
from .play import Play
from .telling import stand_still, tell

__all__ = ["LATE", "TICK", "Race", "is_race", "table_of"]

TICK: Final = 32
"""Milliseconds between two looks at the clock: often enough, as nothing depends on them, and a slow tablet has time
left to answer touches."""

LATE: Final = 900
"""How long it is shown that a touch came too late."""


def is_race(session: Session) -> bool:
    """Whether everybody acts at the same time in it."""
    race = GAMES[session.header.game].flow.race
    return race is not None and race.raced(dict(session.header.options))


def table_of(page: Page, w: Words, save: Save, session: Session) -> Play:
    """The table for that game."""
    return Race(page, w, save, session) if is_race(session) else Play(page, w, save, session)


def _race_of(game: Game) -> Rules:
    """How it is raced. Raises ValueError for a game that is not."""
    if game.flow.race is None:
        raise ValueError(f"{game.META.id} cannot be raced")
    return game.flow.race


class Race(Play):
    """`hands`: of bots. Times are of `time`: the page's clock without the pauses."""

    live = True

    def __init__(self, page: Page, w: Words, save: Save, session: Session, mine: bool = True) -> None:
        super().__init__(page, w, save, session, mine)
        self.rules = _race_of(self.game)
        self.hands = Hands(self._bots, session.header.seed)
        self._lost = 0  # milliseconds of pauses
        self._stopped = 0  # when the present pause began
        self._late_until = 0
        self.referee = self._referee()

    # -- the clock and the settings of the table -------------------------------------------------------------------

    def time(self) -> int:
        """Milliseconds of the race."""
        return (self._stopped if self.paused else self.page.stamp()) - self._lost

    @property
    def window(self) -> int:
        return int(self.save.settings.get("window", self.rules.window))

    @property
    def pace(self) -> int:
        return int(self.save.settings.get("pace", self.rules.pace))

    @property
    def easing(self) -> bool:
        """Whether bots grow slower for those who have fallen far behind: at first only where beginners play."""
        return bool(self.save.settings.get("ease", "first" in (s.bot for s in self.save.seats)))

    def set_race(self, key: str, value: Any) -> None:
        """Another window, pace or easing: from now on."""
        self.save.settings[key] = value
        self.keep()
        self.referee = self._referee()
        self.referee.begin(self.session.state, self.time())

    @property
    def _bots(self) -> list[str | None]:
        """The levels of the bots, by seat."""
        return [s.bot for s in self.save.seats]

    def _referee(self) -> Any:
        bots = [seat for seat, level in enumerate(self._bots) if level is not None]
        return self.rules.referee(self.window, self.pace, bots)

    # -- who acts --------------------------------------------------------------------------------------------------

    @property
    def actor(self) -> int | None:
        """The seat to be waited for: who turns next, or who chooses what to take."""
        state = self.session.state
        actors = state.actors()
        return None if not actors else actors[0] if self.rules.settling(state) else self.rules.turner(state)

    @property
    def touches(self) -> Touch:
        if self.paused or self.passing is not None or not self.mine:
            return Touch()
        if self.deciding:
            return super().touches
        picks = [pick for action in self._ours() for pick in action.picks]
        return Touch(possible=tuple(dict.fromkeys(picks)))

    def _ours(self) -> list[Any]:
        """What the people round the screen can do now."""
        return [action for action in self.session.state.legal_actions() if action.seat in self.people]

    async def run(self) -> None:
        self.page.racing(True)
        try:
            if self.people and self.mine and self.actor is not None:
                self.hold(True)
            await super().run()
        finally:
            self.page.racing(False)
            self.page.cover(False)

    async def _act(self, seat: int) -> None:
        if any(s.bot == "away" for s in self.save.seats):  # a race is run in one place
            await self._wait_elsewhere()
        elif self.rules.settling(self.session.state):
            await self._choose(seat)
        else:
            await self._card()

    async def _choose(self, seat: int) -> None:
        """A claim is being settled: what it takes."""
        legal, bot = self.session.state.legal_actions(), self.save.seats[seat].bot
        if len(legal) == 1:
            chosen: Sequence[Any] | None = legal
        elif bot is None:
            chosen = await self.wait_for_choice(legal, at_once=True)
        else:
            chosen = (await self.think(seat, bot)).actions
        if chosen:
            await self._carry_out(chosen)

    # -- one card --------------------------------------------------------------------------------------------------

    async def _card(self) -> None:
        """From when a card lies there, or when all is settled, until the next is turned or a pile is full."""
        self.screen.show()
        self.referee.begin(self.session.state, self.time())
        self.hands.begin(self.session.state, self.time(), len(self.session.steps), self.pace, self._slower())
        while self.referee.open and self.actor is not None:
            await self.page.pause(TICK)
            if self.paused:
                await stand_still(self)
            now = self.time()
            for hand in self.hands.down(now):
                self.referee.touch(hand.seat, hand.what, hand.at)
            for decision in self.referee.tick(now):
                if isinstance(decision, self.rules.late):
                    self._too_late(decision, now)
                else:
                    await self._carry_out([decision])
            if now >= self._late_until and any(isinstance(event, self.rules.late) for event in self.news):
                self.news = tuple(event for event in self.news if not isinstance(event, self.rules.late))
                self.screen.show()

    async def _carry_out(self, actions: Sequence[Any], quick: bool = False) -> None:
        """Play what was decided and show it; keep the game whenever no pile is open."""
        scenes = self.game.flow.scenes(self.session.state, actions[-1])
        for action in actions:
            step = self.session.play(action)
        state = self.session.state
        if scenes:
            self.keep()
            await tell(self, scenes)
        elif self.rules.claimed(state):
            self.news = (*self.news, *step.events)  # the card that was turned stays marked
            self.hands.claimed(state, self.time(), len(self.session.steps), self._slower())
            self.screen.show()
            self.page.sound("play")
        else:
            self.keep()
            self.news = step.events
            self.page.sound("flip")

    def _too_late(self, late: Any, now: int) -> None:
        """It meant the card before: shown, neither punished nor recorded."""
        self.news = (*self.news, late)
        self._late_until = now + LATE
        self.screen.show()
        self.page.sound("error")

    def _slower(self) -> float:
        points = [player.points for player in self.session.state.observe(None).players]
        return ease(points, self.people) if self.easing else 1.0

    # -- what people do --------------------------------------------------------------------------------------------

    def touch(self, pick: str) -> bool:
        """By keyboard, or from the table in words: it counts from now."""
        return self.strike(pick, self.page.stamp())

    def strike(self, pick: str, at: int) -> bool:
        """A finger came down at that time of the page's clock."""
        if self.deciding:
            return super().touch(pick)
        if self.paused or not self.mine or self.actor is None:
            return False
        aimed = self.rules.aim(pick, self.rules.turner(self.session.state))
        if aimed is None or aimed[0] not in self.people:
            return False
        self.referee.touch(*aimed, at - self._lost)
        return True

    def hold(self, on: bool) -> None:
        """Stop the clock and cover the cards, or go on."""
        if on and not self.paused:
            self._stopped = self.page.stamp()
        elif self.paused and not on:
            self._lost += self.page.stamp() - self._stopped
            self.page.close_panel()
        super().hold(on)
        self.page.cover(on)
        if on:
            self.closed()

    def interrupt(self) -> None:
        if self.actor is not None and not self.paused:
            self.hold(True)

    def closed(self) -> None:
        if self.paused:
            self.screen.covered(bool(self.session.steps))
