"""Looking back on a game at its table: the same screen, with a bar in place of the buttons. Nothing is played or kept.

It is a loop like that of a game, which lies under it meanwhile (`behind`), or nothing does: a link has led here.
"""

import asyncio
from dataclasses import replace
from itertools import islice
from time import perf_counter
from typing import Final

from ..bots.review import Turn
from ..core.link import Place, encode_link
from ..core.replay import decision
from ..core.savefile import Save
from ..core.session import Session
from ..kit.words import Words
from ..view import css
from ..view.lookback import SPEEDS, Bar
from .loop import Loop
from .pace import PACES
from .page import Page
from .replayscreen import ReplayScreen
from .review.findings import read
from .review.panel import panel, people
from .review.swing import spot
from .review.work import Review
from .sight import OPEN, Sight, Viewpoint
from .story import Line, Story, tell
from .wishes import asking

__all__ = ["ReplayLoop"]

SENTENCES: Final = 2
"""So many stand over the table; all of them stand in the log."""
SOON: Final = 12
"""So many looks more are seen until a round is counted of which the review tells a part."""
LINES: Final = 60
"""So many of the log are shown."""
EVERY: Final = 0.25
"""Seconds from one drawing of a review that goes on to the next: to draw each of its findings would take longer than
some of them."""


class ReplayLoop(Loop):
    """`full`: the whole game; `at`: which look of the `story` is shown; `viewpoint`: of those that `sight` allows;
    `playing`: one look after another comes by itself; `beyond`: somebody wanted to see more of the game than there is;
    `review`: that of the game, once it has been asked for; `at_review`: it is what is wanted first;
    `reviewing`: it stands there; `came_from`: the moment from which one goes back to it.
    """

    past = True

    def __init__(
        self,
        page: Page,
        w: Words,
        save: Save,
        session: Session,
        sight: Sight,
        behind: Loop | None = None,
        length: int | None = None,
    ) -> None:
        super().__init__(page, w, save, session.fork(0))
        self.local.kept, self.local.race = False, None
        self.screen: ReplayScreen = ReplayScreen(self.local, self.logbook, self.touches, self)
        self.full, self.sight, self.behind = session, sight, behind
        self.viewpoint: Viewpoint = sight.first
        self.at, self.playing, self.wanted, self.sharing = 0, False, 0, False
        self.place: int | None = None  # that is passed on, where it is a moment of the review and not what is looked at
        self._way = 1
        self.length = len(session.steps) if length is None else length
        self.beyond = self.length > len(session.steps)
        self.story: Story | None = None
        self.review: Review | None = None
        self.at_review = self.reviewing = False
        self.came_from: int | None = None
        self._pointed: dict[int, str] = {}
        self._until: int | None = None
        self._told = 0.0
        self._stale = True
        self._wake = asyncio.Event()

    @property
    def speed(self) -> str:
        pace = str(self.local.page.prefs().get("replay") or "normal")
        return pace if pace in SPEEDS else "normal"

    @property
    def from_result(self) -> bool:
        """The result of the game has led here, and is come back to."""
        return self.behind is not None and self.behind.local.actor is None and not self.behind.seen_end

    # -- the loop --------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Show what is to be seen until the table is left."""
        local = self.local
        local.page.carry({})
        local.page.wake_lock(True)
        if not self._stale:
            self.go(self.at)
        while True:
            if self._stale:
                self._stale = False
                self.story = await tell(local.page, self.full, self.viewpoint, local.shown.w, local.shown.names)
                self.screen.forget()
                self.go(self.story.find(self.length))
            elif self.at_review:
                self.open_review()
            elif self._next_ones():
                await local.page.pause(0)
                self.ahead()
            elif self.playing:
                await local.page.look(PACES[self.speed])
                await local.pace.stand_still()
                if self.playing and not self._stale:
                    self.step(1)
            elif self.review is not None and not self.review.done:
                self.review.advance()
                if self.review.done or perf_counter() - self._told > EVERY:
                    self._told = perf_counter()
                    local.page.redraw_panel()
                await local.page.breathe()
            else:
                self._wake.clear()
                await self._wake.wait()

    def go(self, at: int) -> None:
        """Show that look, or the nearest there is."""
        if self.story is None:
            return
        last = len(self.story.looks) - 1
        before, self.wanted = self.at, min(max(at, 0), last)
        self._way = -1 if self.wanted < before else 1
        if self.wanted != before:
            self.screen.moved()
        self.put(self.wanted)
        self.length = self.story.looks[self.at].length
        self.playing = self.playing and self.at < (last if self._until is None else min(last, self._until))
        self.screen.show()
        self._wake.set()

    def put(self, at: int) -> None:
        """Set the table to that look; nothing is shown."""
        if self.story is None:
            return
        local, shown, look = self.local, self.local.shown, self.story.looks[at]
        self.at = at
        local.session = self.full.fork(look.length)
        shown.viewer, shown.passing, shown.news = look.viewer, look.passing, look.news
        shown.caption = self.pointed(at) or " ".join(islice(look.said, SENTENCES))

    def _next_ones(self) -> list[int]:
        """The looks beside this one that are not drawn yet, the likelier first."""
        last = len(self.story.looks) - 1 if self.story else -1
        near = (self.at + self._way, self.at - self._way)
        return [at for at in near if 0 <= at <= last and not self.screen.prepared(at)]

    def ahead(self) -> None:
        """Draw one of the looks beside this one while nobody waits for it."""
        if not self._stale and (near := self._next_ones()):
            self.screen.prepare(near[0])

    def at_length(self) -> "ReplayLoop":
        """The same, at the look after so many actions as `length` says."""
        if self.story is not None:
            self.at = self.story.find(self.length)
        return self

    def showing(self, length: int) -> "ReplayLoop":
        """The same, at the first look at which so many actions have been done."""
        self.length = length
        if self.story is not None:
            self.at = self.story.showing(length)
        return self

    def step(self, by: int) -> None:
        """So many looks on."""
        self.beyond = False
        self.go(self.at + by)

    def play(self, on: bool, until: int | None = None) -> None:
        """Let one look come after another, up to that one; from the end, from the beginning."""
        self.playing, self._until = on, until
        self.beyond = False
        if on and self.story is not None and self.at == len(self.story.looks) - 1:
            self.go(0)
        else:
            self.screen.show()
        self._wake.set()

    def see(self, value: str) -> None:
        """As another viewer, by the value of the choice."""
        wanted = {value_of(one): one for one in self.sight.viewpoints}
        if value in wanted and wanted[value] != self.viewpoint:
            self.viewpoint = wanted[value]
            self._anew()

    def wake(self) -> None:
        """Something has to be done."""
        self._wake.set()

    def _anew(self) -> None:
        self._stale, self._pointed = True, {}
        self._wake.set()

    # -- the review ------------------------------------------------------------------------------------------------

    def open_review(self) -> None:
        """Show what is found out about the game, and go on finding it out."""
        self.at_review = False
        if not self.sight.free or self.full.state.actors():
            return
        local, page = self.local, self.local.page
        if self.review is None:
            kept = page.kept_review(local.save.id) if self.behind is not None else ""
            looked = people(local.save.seats)
            levels = [seat.bot for seat in local.save.seats]
            self.review = Review(self.full, looked, read(self.full, kept), self._keep_review, self._decided, levels)
        self.reviewing = True
        back = "result" if self.from_result else "table" if self.behind is not None else ""
        html = panel(local.shown.w, self.review, local.shown.sitters, self.came_from, back)
        page.open_panel(html, wide=True, redraw=self.open_review)
        self._wake.set()

    def point_out(self, begin: int, end: int) -> None:
        """From the review to a part of the game: what it tells of is said where that begins and where it ends."""
        if self.review is not None and self.story is not None:
            before = set(self._pointed)
            told = spot(self.local.shown.w, self.review, (begin, end), self.local.shown.names)
            self._pointed = dict(zip((self.story.find(begin), self.story.showing(end)), told, strict=True))
            for at in before | set(self._pointed):
                self.screen.forget(at)

    def counted(self, end: int) -> int:
        """The look at which that part of the game has been counted: where the round that the review tells of ends soon
        after it, at that end; else once all is told of its last action."""
        if self.story is None:
            return self.at
        shown = self.story.showing(end)
        length = self.story.looks[shown].length
        changed = self.review.found.changed if self.review is not None else ()
        rounds = [self.story.find(one.end) for one in changed[:1] if one and one.begin < length <= one.end]
        return next((one for one in rounds if shown <= one <= shown + SOON), self.story.find(length))

    def pointed(self, at: int) -> str:
        """What has led to that look, in words."""
        return self._pointed.get(at, "")

    def _decided(self, turn: Turn) -> bool:
        """Whether that turn was anybody's: what went by itself at this table was not (`app.unasked`)."""
        full, wish = self.full, asking(self.local)
        before = full.steps[turn.begin].before
        went = self.local.game.flow.unasked(before, full.steps[: turn.begin], self.local.people, wish)
        return went is None or went != full.steps[turn.begin].action

    def _keep_review(self, text: str) -> None:
        """A game that is kept keeps its review; where there is no room for that it is found anew another day."""
        if self.behind is not None and text:
            self.local.page.keep_review(self.local.save.id, text)

    # -- what is shown ---------------------------------------------------------------------------------------------

    def lines(self) -> list[Line]:
        """The log up to what is seen; what is seen now is marked."""
        if self.story is None:
            return []
        looks = self.story.looks
        end = looks[self.at].lines
        begin = looks[self.at - 1].lines if self.at else 0
        first = max(0, end - LINES)
        return [
            (step, f"{look} {css.NOW}" if n >= begin else look, seat, said, where)
            for n, (step, look, seat, said, where) in enumerate(self.story.lines[first:end], first)
        ]

    def notes(self) -> list[str]:
        """What else must be known of what is seen."""
        w, header = self.local.shown.w, self.full.header
        found = []
        if self.beyond:
            found.append(w("The link leads further than this game goes: this is its last position."))
        if self.behind is None and self.full.state.actors():
            found.append(w("This game was not played to its end: it is looked at as by somebody who watches."))
        if header.rules < self.local.game.META.rules:
            found.append(w("This game goes on by the rules it began with."))
        return found

    def bar(self) -> Bar:
        """What the bar says."""
        story, w = self.story, self.local.shown.w
        looks = story.looks if story else ()
        state = self.local.session.state
        left = self.length < len(self.full.steps)
        return Bar(
            at=self.at,
            of=max(len(looks) - 1, 0),
            place=self.local.game.texts.round_of(w, state.round, state.rounds),
            rounds=[start for start, _ in story.rounds] if story else [],
            playing=self.playing,
            speed=self.speed,
            viewpoints=[(value_of(one), self._label(one)) for one in self.sight.viewpoints],
            chosen=value_of(self.viewpoint),
            free=self.sight.free,
            more=left or bool(self.full.state.actors()),
            riddle=self.behind is None or self.behind.local.race is None,
            home=self.behind is None,
            over=self.sight.free and not self.full.state.actors(),
            back=self._way < 0,
            unit=self.local.game.texts.round_name(w),
        )

    def _label(self, viewpoint: Viewpoint) -> str:
        w = self.local.shown.w
        if viewpoint == OPEN:
            return w("whoever moves")
        return w("a spectator") if viewpoint is None else self.local.shown.names[int(viewpoint)]

    # -- what people do --------------------------------------------------------------------------------------------

    def link(self, riddle: bool = False) -> str:
        """This place, or the riddle that is here, as an address."""
        length = self.length if self.place is None else self.place
        if riddle and (found := decision(self.full, length)):
            length = found.begin
        seats = [replace(seat, name="") for seat in self.local.save.seats]
        return f"{self.local.page.base_url()}#g={encode_link(self.full, seats, Place(length, riddle))}"

    def put_down(self) -> None:
        super().put_down()
        self.playing = False

    def speak(self, w: Words) -> None:
        self.local.speak(w)
        if self.behind is not None:
            self.behind.local.speak(w)
        self._anew()

    def hold(self, on: bool) -> None:
        """The page was taken away: it does not run on unseen."""
        if on:
            self.interrupt()

    def interrupt(self) -> None:
        """Something opens over the table: nothing goes by under it."""
        if self.playing:
            self.play(False)

    def why_not(self, pick: str) -> str:
        return self.local.shown.w("Here you look back: nothing can be moved.")


def value_of(viewpoint: Viewpoint) -> str:
    """A viewpoint as the value of a choice."""
    return "watch" if viewpoint is None else str(viewpoint)
