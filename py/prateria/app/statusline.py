"""The line above the table: its sentence, what is heard in its place, and what the page is told beside it."""

from collections.abc import Callable
from itertools import takewhile
from typing import Any, Final

from ..core.game import doer
from ..games.usual import all_at_once
from ..kit.touch import Touch
from ..view.furniture import Button, status, tip
from ..view.marks import seat_mark
from ..view.svg import Safe
from . import brought, heard
from .closing import over
from .coach import asked_for
from .everyone import question
from .local import LocalGame
from .runs import came, latest, said_of
from .sentence import Sentence
from .takeback import undoable
from .wishes import asking

__all__ = ["StatusLine"]

QUIET: Final = 3
"""Of so many cards that run on one is heard of."""

WAITED: Final = 2
"""After so many steps that one has waited is told no more: one's own, and the card that may be turned with it."""

NAMED: Final = 3
"""At so many questions it is said how cards run on to the next choice; who asks again hears it at each."""


class StatusLine(Sentence):
    """The same with all that stands beside it."""

    def __init__(self, local: LocalGame) -> None:
        super().__init__(local)
        self._why = heard.Why()
        self._news: dict[int, object] = {}  # by length of the record: the question before which it was said
        self._aloud: tuple[int, frozenset[str]] = (0, frozenset())  # said since so many steps, when one chose last
        self._asked: object = None  # the latest question, and what was looked at when it came
        self._looked_at = ""
        self.stays: Callable[[], bool] = lambda: False  # whether hints may come by themselves here
        self.runs_on: Callable[[], Any | None] = lambda: None  # what could go on by itself until somebody is asked
        self._onto: list[object] = []  # the questions at which it was said how
        self._patient: int | None = None  # how long the record was when it was first told what comes of waiting

    @property
    def _to_anybody(self) -> bool:
        """Whether what is to be done now is said to all who race."""
        local = self.local
        return self._racing and local.race is not None and local.race.lies(local.session.state)

    @property
    def _stays(self) -> bool:
        """Whether what is told stands there until somebody goes on: it need not unfold by itself then."""
        return False

    def _status(self, view: Any, touch: Touch, rounds: int) -> Safe:
        """The line for what is seen of the position, in that round."""
        local, shown = self.local, self.local.shown
        # whose doing is told, else whose turn it is
        seat = self._doer() if shown.caption else self._told[1] if self._lingers else self._asked_now()
        unsaid = shown.to_all or (shown.coach and not shown.caption)  # a lesson speaks to the learner
        unsaid = unsaid or (self._to_anybody and not shown.caption)
        mark = "" if seat is None or unsaid else seat_mark(seat)
        begins = local.game.flow.asking and not local.session.steps  # no card has been turned
        round_ = (
            "" if shown.unread or begins else local.game.texts.round_of(shown.w, rounds, local.session.state.rounds)
        )
        if shown.coach:
            n, of = shown.step_of
            round_ = shown.w("Step %(n)d of %(of)d", n=n, of=of)
        said = self._said(view, touch)
        return status(
            mark,
            self._sentence(view, touch),
            round_,
            said=said,
            told=bool(shown.caption or shown.begins),
            stays=self._stays,
            begins=bool(shown.begins),
            asks=str(len(local.session.steps)) if local.choice.open and not over(local) else "",
            proposed=self._proposed(touch),
            wait=self._wait(),
            todo=self._todo(view, touch) or (said or "" if touch.ready is not None and not shown.coach else ""),
            hint=self._hint(view, touch),
            game=local.game.texts.title(shown.w),
            turn=self._turn(),
            thinking=shown.thinking if local.choice.pondering is None else local.choice.pondering,
            clock=self._clock(),
            whole=shown.w("The whole text"),
            meanwhile=self._meanwhile(),
            did=brought.told(local, touch),
            ill=brought.ill(local, touch),
            tip=tip(advised) if (advised := self._tip(touch)) else None,
        )

    def _always(self) -> Button | None:
        """Whether a hint comes at every choice of the one who has asked for this one: the key that says so."""
        on, w = self.local.shown.viewer in self.local.advised, self.local.shown.w
        key = Button(w("A hint every time"), "hint-always", symbol="check" if on else "", pressed=on)
        return key if self.stays() else None

    def _asked_now(self) -> int | None:
        """Who is to do something; or whose doing stays to be looked at until somebody goes on."""
        local, shown = self.local, self.local.shown
        waits = local.choice.open and local.actor is not None and local.actor not in local.people
        if self._took():
            return doer(self._took()[-1])
        return shown.viewer if waits and shown.viewer is not None else local.actor

    def _took(self) -> list[Any]:
        """What somebody else has just taken or done that stays to be looked at until one goes on, where people are not
        asked at every step: what is marked on the table anyhow is no such thing."""
        local, steps = self.local, self.local.session.steps
        if not local.game.flow.asking or not local.choice.open or not steps or local.shown.coach:
            return []
        if local.asked is None or len(local.asked.actions) > 1 or steps[-1].before.round != local.session.state.round:
            return []
        told, w = local.game.texts.sentence, local.shown.w
        seen = [steps[-1].before.seen_by(event, local.shown.viewer) for event in steps[-1].events]
        new = [event for event in seen if event is not None and event not in local.game.flow.marks(steps)]
        found = [event for event in new if doer(event) is not None and told(w, event, local.shown.names, None)]
        return [] if any(doer(event) in local.people for event in found[-1:]) else found

    def _clock(self) -> Safe | None:
        """The time that is left of a lesson, or where it can be set."""
        local, shown = self.local, self.local.shown
        playing = "class" in local.save.settings and local.mine and local.actor is not None
        if shown.left is None and not playing:
            return None
        from ..view.school.clock import no_time_yet, time_left

        return no_time_yet(shown.w) if shown.left is None else time_left(shown.w, shown.left)

    def _turn(self) -> str:
        """Whose turn it is, for the title of the page; '' while it is counted, or something is to be read first, or
        one's own is about to come."""
        local, shown, w = self.local, self.local.shown, self.local.shown.w
        if shown.coach:
            return w("Guided round")
        if shown.hushed or shown.unread or (local.people == (local.actor,) and not local.choice.open):
            return ""
        if local.actor is None:
            return w("Game over")
        if local.people == (local.actor,):
            return w("Your turn is over") if over(local) else w("Your turn")
        return w("%(name)s’s turn", name=shown.names[local.actor])

    def _wait(self) -> str:
        """What is said to who presses a key while others move."""
        local, w = self.local, self.local.shown.w
        on = local.choice.open or local.shown.to_read or local.shown.taught  # there is something to press
        if on or local.actor is None or local.away or not local.mine:
            return ""
        if local.shown.hushed:
            why = w("One moment: it is being counted.")
        elif local.shown.coach or local.people == (local.actor,):
            why = w("One moment: a move is being shown.")
        else:
            why = w("%(turn)s. Wait until you are asked.", turn=self._turn())
        return why if local.shown.coach or self._racing else f"{why} K: {w('Skip')}."

    def _todo(self, view: Any, touch: Touch) -> str:
        """What is asked, in words for those who touch nothing; '' where they are those that are read."""
        local, shown = self.local, self.local.shown
        if shown.coach and (local.choice.open or shown.to_read):  # all of what a lesson says, for it is nowhere else
            return f"{shown.coach} {shown.w('D: Next.') if shown.to_read else asked_for(local, view, touch)}"
        if not local.choice.open or shown.coach or shown.to_all or over(local):
            return ""
        texts = local.game.texts
        if touch.looked_at:  # what one looks at has been told
            asks = touch._replace(looked_at="", again=True)
            return texts.spoken(shown.w, view, shown.names, asks) or texts.prompt(shown.w, view, shown.names, asks)
        asked = texts.spoken(shown.w, view, shown.names, touch._replace(again=True))
        if touch.ready is None and (onto := self._runs_on()):
            return f"{asked or texts.prompt(shown.w, view, shown.names, touch)} {onto}"
        if asked or local.choice.counts is None or not local.choice.advice:
            return asked
        return texts.prompt(shown.w, view, shown.names, touch._replace(advised=(), reason=None))  # a hint stands there

    def _proposed(self, touch: Touch) -> str:
        """Where one says yes to what a hint, or the game beforehand, proposes."""
        choice = self.local.choice
        proposed = choice.open and choice.pondering is None and (choice.advice or choice.proposed)
        turned = choice.picker.turned  # Space turns what lies in its place, so it is led there
        last = next((pick for pick in reversed(touch.chosen) if pick not in turned), "")
        return last if proposed and touch.ready is not None else ""

    def _said(self, view: Any, touch: Touch) -> str | None:
        """What those hear who do not see the table, in place of the sentence; None: the same, '': nothing."""
        local, shown, texts, w = self.local, self.local.shown, self.local.game.texts, self.local.shown.w
        sums = shown.caption and local.game.flow.clearing is not all_at_once  # of a counting: each is heard
        if self._racing:
            return ""
        if shown.begins:
            return shown.begins
        if shown.hushed and not sums:
            return " ".join(filter(None, (texts.in_short(w, event, shown.names) for event in shown.news)))
        if shown.to_all:
            return question(local, latest(local, shown.done_from))
        if local.gone or not local.mine:
            return None
        if shown.caption and shown.hushed and not shown.coach:
            return self._counted()
        if shown.caption:
            return None if shown.coach else self._told_aloud(view, touch)
        if shown.coach:
            # what the lesson says is said by itself; what is left to do of it is asked for here
            return None if touch.chosen and local.choice.open else ""
        if not local.choice.open:
            return None if local.away else ""  # it would be said at every bot's turn; the end, by its result
        if over(local):
            return self._ended(touch)
        if self._asked is not local.choice.asked:
            self._asked, self._looked_at = local.choice.asked, touch.looked_at
        if touch.chosen or touch.looked_at != self._looked_at or local.choice.pondering is not None:
            self._touched = local.choice.asked
        if local.choice.pondering is not None:
            self._why.clear(self._turn_of())  # who asks anew hears all of it
            return None
        why = self._reason(heard=True)
        if touch.ready is None:
            if why:  # of what lies in a bag, which asks for itself where that has been heard already
                asks = touch._replace(advised=(), reason=None)
                asked = texts.spoken(w, view, shown.names, asks) or texts.prompt(w, view, shown.names, asks)
                left = self._why.unsaid(local.choice.asked, why)
                return why if left == why else f"{left} {asked}".lstrip()
            self._why.clear(self._turn_of())
            fresh = self._touched is not local.choice.asked
            bag = local.choice.counts is not None  # says it as it opens
            did = ""
            if fresh and not bag:
                did = brought.told(local, touch._replace(looked_at=""), self._heard())
                did = " ".join(filter(None, (did, self._paid_aloud())))
            spoken = texts.spoken(w, view, shown.names, touch)
            if fresh and (unseen := self._unseen()):
                did = f"{did} {unseen}".lstrip()
            if led := self._came(touch) and not local.choice.advice:
                new = latest(local, shown.done_from, least=0)  # the rest has been said
                did = came(local, texts.run(w, new, shown.names) if new else "", heard=True) if fresh else ""
            onto = self._onto_next()
            if did or led or onto:
                spoken = spoken or texts.prompt(w, view, shown.names, touch)
            return " ".join(filter(None, (did, spoken, onto))) or None
        return self._ready(view, touch, why, self._why.unsaid(local.choice.asked, why))

    def _onto_next(self) -> str:
        """How one goes on to the next choice, where nothing is to be decided now: at the first of such questions."""
        asked = self.local.choice.asked
        if asked not in self._onto and len(self._onto) < NAMED and self._runs_on():
            self._onto.append(asked)
        return self._runs_on() if asked in self._onto else ""

    def _runs_on(self) -> str:
        """The key for that."""
        return f"D: {self.local.shown.w('To my next choice')}." if self.runs_on() is not None else ""

    def _counted(self) -> str:
        """Of a counting all is heard, of which the eye gets a glance."""
        shown, sentence = self.local.shown, self.local.game.texts.sentence
        found = (sentence(shown.w, event, shown.names, shown.viewer) for event in shown.news)
        return " ".join(one for one in found if one)

    def _ready(self, view: Any, touch: Touch, why: str, unsaid: str) -> str:
        """What is chosen whole, what it brings, and how it is done; before it `unsaid`, of all that a hint says. In its
        place what one looks at meanwhile."""
        local, w = self.local, self.local.shown.w
        if touch.looked_at != self._looked_at and (seen := local.game.texts.spoken(w, view, local.shown.names, touch)):
            return seen
        told = heard.beyond(
            local.game.table.foretell(view, touch, w, local.shown.names) or self._chosen(view, touch), why
        )
        told = told[:1].upper() + told[1:]
        return " ".join(
            part
            for part in (unsaid, told, w("Enter or D: %(key)s.", key=local.game.texts.done(w, touch.ready)))
            if part
        )

    def _hint(self, view: Any, touch: Touch) -> str:
        """All of the hint that stands there, for who asks for it once more; '' without one."""
        if self.local.choice.pondering is not None or not (why := self._reason(heard=True)):
            return ""
        return why if touch.ready is None else self._ready(view, touch, why, why)

    def _ended(self, touch: Touch) -> str:
        """The end of a turn, of which all has been said; where nothing of it was chosen only what came by itself."""
        local, shown, flow = self.local, self.local.shown, self.local.game.flow
        steps = local.session.steps
        own = [*takewhile(lambda s: s.action.seat == shown.viewer and not flow.ends(s.action), reversed(steps))]
        if own and len(steps) - len(own) > shown.done_from:
            return brought.told(local, touch)
        said = shown.w("That was your turn.")
        return f"{said} U: {shown.w('Take it back')}." if undoable(local) else said

    def _turn_of(self) -> tuple[int, int]:
        """Which turn of the viewer it is: so long as nobody else acts."""
        local, steps = self.local, self.local.session.steps
        other = (i for i in reversed(range(len(steps))) if steps[i].action.seat != local.shown.viewer)
        return local.session.state.round, next(other, -1)

    def _unseen(self) -> str:
        """What has happened since one's own last action; once: who comes back there by "Undo" has heard it."""
        now, asked = len(self.local.session.steps), self.local.choice.asked
        self._news = {n: first for n, first in self._news.items() if n <= now}
        return heard.since_own(self.local) if self._news.setdefault(now, asked) is asked else ""

    def _told_aloud(self, view: Any, touch: Touch) -> str | None:
        """What is told, and what the picture shows of it beside that; None: just what is written."""
        said, unseen = said_of(self.local), heard.of_news(self.local)
        self._aloud = (self.local.shown.done_from, self._heard() | brought.captioned(self.local))
        if not unseen:
            return said
        return f"{self._sentence(view, touch) if said is None else said} {unseen}".lstrip()

    def _meanwhile(self) -> str:
        """While cards run on, which are said at the next question: now and then how far it is, or nobody would know
        that anything goes on. Before them, that one has waited."""
        local, shown = self.local, self.local.shown
        if self._racing or shown.coach or local.choice.open:
            return ""
        state = shown.passing or local.session.state
        if not shown.caption or said_of(local) != "" or len(latest(local, shown.done_from)) % QUIET:
            return self._waited()
        where = local.game.texts.round_of(shown.w, state.round, state.rounds)
        return shown.w("%(where)s: on to your next choice.", where=where) if self.running() else where

    def _waited(self) -> str:
        """That whoever looks on has just waited; once, that one is asked again when something new has come."""
        local, shown, steps = self.local, self.local.shown, self.local.session.steps
        at = shown.done_from
        if not local.game.flow.asking or not at < len(steps) <= at + WAITED or steps[at].of < 2:
            return ""
        if steps[at].action.seat != shown.viewer or not local.game.flow.small(steps[at].before, steps[at].action):
            return ""
        said = shown.w("You wait.")
        if asking(local).get("ask") != "more" or (self._patient is not None and self._patient < at):
            return said
        self._patient = at
        return f"{said} {shown.w('You are asked again when something new comes.')}"

    def _heard(self) -> frozenset[str]:
        """The sentences that have been said since the last choice: the question after them does not say them again."""
        start, said = self._aloud
        return said if start == self.local.shown.done_from else frozenset()

    def _paid_aloud(self) -> str:
        """What was paid unasked, with the key that leads to another way."""
        paid, w = self._paid(), self.local.shown.w
        return f"{paid} P: {w('Pay otherwise')}." if paid else ""

    def _chosen(self, view: Any, touch: Touch) -> str:
        """All that is chosen, by its names."""
        label, w = self.local.game.texts.pick_label, self.local.shown.w
        return w("Chosen: %(things)s.", things="; ".join(label(w, pick, view) for pick in touch.chosen))
