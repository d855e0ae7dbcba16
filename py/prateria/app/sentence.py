"""The sentence above the table, as it is read: what happens, or what to do now."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from ..core.game import doer
from ..kit.touch import Touch
from ..kit.words import isolate
from . import heard
from .closing import brought, over, still
from .coach import asked_for, shortened, watching
from .everyone import question
from .local import LocalGame
from .runs import came, latest
from .takeback import just_paid, own_last, undoable
from .wishes import asking

__all__ = ["ASKED", "LONG", "Sentence"]

AT_ONCE: Final = 64
"""Letters of a run of cards: with more, it is not told whose doing each is; with more even so, only its end is told."""

ASKED: Final = 100
"""Letters of a question with the run before it, for which all lines have room."""

BESIDE: Final = 80
"""The same beside a hint: two lines of a phone."""

LITTLE: Final = 30
"""What leads to a question in so few letters gives way to the card that came, where there is no room for both."""

FULL: Final = 125
"""Letters that three lines of a phone have room for."""

LONG: Final = 76
"""Of a hint: with more letters it fills the three lines of a phone, and only "Done" itself says how to do it."""


class Sentence:
    """Of the game on this device; screens that ask something else say it in their own words."""

    def __init__(self, local: LocalGame) -> None:
        self.local = local
        self.running: Callable[[], bool] = lambda: False  # whether cards go by themselves up to the next choice
        self._explained: dict[int, int] = {}  # by reason: how long the record was when it was told
        self._told: tuple[str, int | None] = ("", None)  # what was told last, and whose doing, until somebody is asked
        self._touched: object = None  # the question of which something was touched: what led to it has been heard
        self._yes: dict[bool, object] = {}  # the question at which it was told how to agree; by whether a button is lit
        self._again = False  # whether what comes next says it again
        self.ran = False  # whether it tells of several cards, of which a question names but the last
        self.named: tuple[Any, ...] = ()  # those of a run that it names: all of them are marked on the table

    @property
    def _racing(self) -> bool:
        """Against the clock; a lesson goes step by step."""
        return self.local.race is not None and self.local.actor is not None and not self.local.shown.coach

    def _doer(self) -> int | None:
        """Whose doing is told. Against the clock one claim after another is: the last to act was the clock itself. What
        begins is nobody's: then whose turn it is."""
        shown, begins = self.local.shown, self.local.game.texts.begins
        if shown.news and all(begins(event) and doer(event) is None for event in shown.news):
            actors = (self.local.session.state if shown.passing is None else shown.passing).actors()
            return actors[0] if len(actors) == 1 else None
        several = bool(self.local.game.flow.asking) and shown.news and doer(shown.news[-1]) is not None
        if (self._racing and shown.news) or several:  # so where claims of several seats are settled by one action
            return doer(shown.news[-1])
        steps = self.local.session.steps  # none: it is said that the part to be watched begins with the game
        return shown.teller(steps[-1].action.seat) if steps else None

    def _answer(self, touch: Touch) -> str:
        """The button under the table that is all of what is chosen, if it is one."""
        return touch.chosen[0] if len(touch.chosen) == 1 and touch.chosen[0] in self.local.game.flow.bar else ""

    def _reason(self, heard: bool = False) -> str:
        """What the hint says that is shown; '' without one. The game may name who plays, say it otherwise to those who
        listen, and know what can be taken back (`Touch.back`)."""
        local, advice = self.local, self.local.choice.advice
        if not advice:
            return ""
        name, values = advice.reason
        more = {"names": local.shown.names, "heard": heard, "back": own_last(local), "viewer": local.shown.viewer}
        return local.game.texts.reason(local.shown.w, (name, {**values, **more}))

    def _sentence(self, view: Any, touch: Touch) -> str:
        """What happens, or what to do now; while nothing goes on by itself, that it stands still."""
        said, local = self._now(view, touch), self.local
        still_ = local.pace.paused and not (local.choice.open or local.gone or local.actor is None)
        return f"{local.shown.w('Paused.')} {said}" if still_ and local.mine and not self._racing else said

    def _now(self, view: Any, touch: Touch) -> str:
        local, shown, texts, w = self.local, self.local.shown, self.local.game.texts, self.local.shown.w
        self.named = ()
        if local.gone:
            return w("This game was deleted in another tab.")
        if shown.caption:
            return self._telling()
        if not local.mine:
            return w("This game is open in another tab. Here you only watch.")
        if shown.to_all:
            return question(local, latest(local)[-1:])
        if shown.taught:
            return shown.coach
        if shown.coach and not local.choice.open:
            return w("Read, then touch “Next”.") if shown.to_read else watching(local)
        if local.choice.doubted and local.choice.pondering is None:
            thing = shortened(texts.pick_label(w, touch.chosen[-1], view))
            thing = thing[:1].upper() + thing[1:]
            if local.choice.doubted == "moved":
                return w("The view has moved. Do you mean this? %(thing)s. Touch it once more, or “Done”.", thing=thing)
            return w("Close to an edge: do you mean this? %(thing)s. Touch it once more, or “Done”.", thing=thing)
        if shown.coach:
            return asked_for(local, view, touch)
        if local.choice.pondering is not None:
            return w("A good move is being looked for…")
        if over(local):
            what = brought(local)
            said = w("That was your turn: %(what)s.", what=what) if what else w("That was your turn.")
            return f"{said} {still(local)}" if undoable(local) else said
        if self._tip(touch):
            asks = self._anew(touch) if self._answer(touch) else touch
            asked, brief = (texts.prompt(w, view, shown.names, asks._replace(brief=short)) for short in (False, True))
            led = self._turned(ASKED - len(brief))
            return f"{led} {asked if len(led) + len(asked) < BESIDE else brief}".lstrip()
        if local.choice.advice:
            return self._advised(touch)
        if local.away:
            name = isolate(shown.names[local.actor or 0])
            return w("It is %(name)s’s turn on another device: send the link.", name=name)
        if shown.starting:
            return w("Python is being started for %(name)s…", name=isolate(shown.names[local.actor or 0]))
        if self._lingers:
            return self._told[0]
        if shown.thinking is not None:
            return w("%(name)s is thinking.", name=isolate(shown.names[local.actor or 0]))
        if passed := self._passed_over():
            return passed
        asked, led = texts.prompt(w, view, shown.names, touch), self._came(touch)
        if led and len(led) + len(asked) > ASKED:
            asked = texts.prompt(w, view, shown.names, touch._replace(brief=True))
            led = self._came(touch, ASKED - len(asked) if len(asked) <= ASKED else AT_ONCE)
            if (
                local.choice.open and self._told[0] not in led
            ):  # it lies between four corners, and stood here until it could be read
                self._told = (asked, local.actor)
        paid = self._paid()
        said = " ".join(filter(None, (led, paid, self._cost(touch), self._once(paid, asked))))
        alone = w("It goes by itself.") if local.choice.closing else ""  # where that has room
        return f"{said} {alone}" if alone and len(said) + len(alone) < FULL else said

    def cramped(self, asked: Any) -> bool:
        """Whether the question that comes has no room for the card that leads to it: that is read before."""
        local, w, texts = self.local, self.local.shown.w, self.local.game.texts
        picks = tuple(pick for action in asked.actions for pick in action.picks)
        if not any(pick in local.game.flow.bar for pick in picks):
            return False
        view = local.session.state.observe(asked.seat)
        asks = texts.prompt(w, view, local.shown.names, Touch(possible=picks, brief=True))
        return len(asks) <= ASKED < len(asks) + len(texts.run(w, latest(local)[-1:]))

    def _paid(self) -> str:
        """What was paid unasked just now, until something is touched."""
        local, shown = self.local, self.local.shown
        if not just_paid(local) or local.choice.touched:
            return ""
        told = (
            local.game.texts.sentence(shown.w, one, shown.names, shown.viewer) for one in local.session.steps[-1].events
        )
        return next(filter(None, told), "")

    def _once(self, paid: str, asked: str) -> str:
        """A question that follows what its seat has paid: who is meant has just been named."""
        name = isolate(self.local.shown.names[self.local.actor or 0])
        rest = next((asked.removeprefix(name + mark) for mark in (": ", ", ") if asked.startswith(name + mark)), "")
        return rest[:1].upper() + rest[1:] if rest and paid.startswith(name) else asked

    def _advised(self, touch: Touch) -> str:
        """What a hint says; how one says yes to it stands there once, and once where a button is lit."""
        local, w, why, lit = self.local, self.local.shown.w, self._reason(), self._answer(touch)
        if not lit and (len(why) > LONG or local.choice.at_once):  # a touch of what is marked does it
            return why
        if self._yes.setdefault(bool(lit), local.choice.asked) is not local.choice.asked:
            return why
        if lit:
            return f"{why} {w('“%(answer)s” is lit up for you.', answer=self._label(lit))}"
        return f"{why} {w('Agreed? Choose “Done”.')}"

    def _label(self, pick: str) -> str:
        """What that is called for whoever looks."""
        view = self.local.session.state.observe(self.local.shown.viewer)
        return self.local.game.texts.pick_label(self.local.shown.w, pick, view)

    def _tip(self, touch: Touch) -> str:
        """A hint that has a place of its own, beside its question: in games of many small choices of one kind."""
        local = self.local
        apart = local.game.flow.advises_on and not self._racing and not local.shown.coach
        there = local.choice.open and local.choice.pondering is None and local.choice.advice
        return self._reason() if apart and there else ""

    def _anew(self, touch: Touch) -> Touch:
        """As if nothing had been chosen yet; that a hint stands beside the question can be seen by its `reason`."""
        return touch._replace(chosen=(), ready=None, then=None)

    def _cost(self, touch: Touch) -> str:
        """What others have cost who is asked, until something is touched; where nothing else tells what they did."""
        local = self.local
        fresh = local.choice.open and self._touched is not local.choice.asked and not touch.chosen
        if not fresh or local.shown.since or local.game.flow.retells or local.shown.viewer is None:
            return ""
        return heard.cost(local, local.shown.viewer)

    def _telling(self) -> str:
        """What is told now. Where cards come one by one each sentence names those before, back to the last choice, so
        that none goes by unread; where they run on to the next choice, who turns this one: all are told then."""
        local, shown = self.local, self.local.shown
        run = latest(local, shown.done_from) if shown.news and not shown.held_back and asking(local) else []
        runs = bool(run) and run[-1] in shown.news
        self.ran = runs and len(run) > 1
        told = self._run(run) if self.ran and not self.running() else shown.caption
        explained = len(self._explained)
        said = " ".join(filter(None, (told, self._awaited(), self._passed_over())))
        self._told, self._again = (said, self._doer()), runs and len(self._explained) == explained
        return said

    def _awaited(self) -> str:
        """While cards run on: what somebody hopes for by the one that is told."""
        local, shown = self.local, self.local.shown
        if not self.running() or not shown.news or shown.viewer is None or shown.coach:
            return ""
        view = (shown.passing or local.session.state).observe(shown.viewer)
        return local.game.texts.awaited(shown.w, view, shown.news[-1], shown.names)

    def _run(self, run: Sequence[Any], room: int = AT_ONCE) -> str:
        """A run, or its end: as much of it as there is room for, and if it can be, with whose doing it is."""
        shown = self.local.shown
        told = partial(self.local.game.texts.run, shown.w)
        ends = [run[n:] for n in range(len(run))]
        said = [(told(end), end) for end in ends]
        if run[1:]:
            said.insert(0, (told(run, shown.names), run))
        text, named = next((one for one in said if len(one[0]) <= room), said[-1])
        self.named = tuple(named)
        return text

    @property
    def _lingers(self) -> bool:
        """Whether what was told last stays until there is more to tell. Once somebody was asked it is the last card."""
        local = self.local
        if local.actor is None or not asking(local):
            return False
        if local.choice.open:
            last = latest(local)[-1:]
            self._told = (local.game.texts.run(local.shown.w, last) if last else "", last[0].seat if last else None)
        return bool(self._told[0]) and not local.choice.open

    def measured(self) -> tuple[int, bool] | None:
        """The letters of what is told, and whether what comes next says it again, where people are not asked at every
        step (`Flow.asking`); None elsewhere."""
        return (len(self._told[0]), self._again) if asking(self.local) and not self.local.shown.coach else None

    def _passed_over(self) -> str:
        """Why people who could do something now are not asked."""
        local, wish = self.local, asking(self.local)
        if local.choice.open or not wish or local.shown.coach or local.shown.passing is not None:
            return ""
        why = local.game.flow.passed_over(local.session.state, local.session.steps, local.people, wish)
        if why is None:
            return ""
        now = len(local.session.steps)
        first = self._explained.setdefault(why, now)
        if now < first:  # it was taken back
            self._explained[why] = first = now
        view = local.session.state.observe(local.shown.viewer)
        return local.game.texts.passed_over(local.shown.w, why, now > first, view, local.shown.names)

    def _came(self, touch: Touch, room: int = AT_ONCE) -> str:
        """What leads to the question: the end of a run (`Texts.run`), for which there is so much room."""
        local = self.local
        if self._racing and not local.choice.open:
            return came(local, "", start=0)
        if not local.choice.open or touch.chosen:
            return ""
        asks = any(pick in local.game.flow.bar for pick in touch.possible)  # there is more to be read
        found = latest(local, local.shown.done_from)
        led, run = came(local, ""), self._turned(room) if asks else self._run(found, room) if found else ""
        if led and len(led) + len(run) > room:
            if run and (len(led) <= LITTLE or (asks and len(led) > room)):
                return run
            self.named = ()
            return "" if asks and len(led) > room else led
        return came(local, run)

    def _turned(self, room: int) -> str:
        """The cards that led to a question with so much room beside it: all of them, else the last; '' without room."""
        local = self.local
        found = latest(local, local.shown.done_from)
        for some in (found, found[-1:]):
            told = local.game.texts.run(local.shown.w, some) if some else ""
            if told and len(told) <= room:
                return self._run(some, room)
        return ""
