"""What the page shows: gathers what the pure views need and hands their markup to the page."""

from collections.abc import Callable, Sequence
from typing import Any

from ..core.game import doer
from ..kit.touch import Touch
from ..kit.words import named_once, times
from ..view import css
from ..view.frame import Frame
from ..view.furniture import Button, buttons, column, log, tip, unfolding
from ..view.lastmoves import frames, gains
from ..view.svg import Safe, el, join
from . import brought
from .closing import ending, letters, over
from .coach import coach
from .lastmoves import last_moves
from .local import LocalGame
from .logbook import Line, Logbook
from .panels import Panels
from .runs import shortened
from .sight import note_told, sight
from .statusline import StatusLine
from .takeback import begun, just_paid, undoable, waited, would_go

__all__ = ["Screen"]


class Screen(StatusLine):
    """The regions of the page, drawn anew from the game on this device whenever something has changed. `touches`: what
    is touched now and what can be."""

    def __init__(
        self,
        local: LocalGame,
        logbook: Logbook,
        touches: Callable[[], Touch],
        runs_on: Callable[[], Any] = lambda: None,
        offers: Callable[[], bool] = lambda: False,
    ) -> None:
        """`runs_on`: what could go on by itself until somebody is asked, None: nothing; `offers`: whether to be asked
        less is offered now."""
        super().__init__(local)
        self.logbook, self.touches, self.runs_on, self.offers = logbook, touches, runs_on, offers
        self.panels = Panels(local)

    # -- the regions -----------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Draw everything."""
        local, shown, table = self.local, self.local.shown, self.local.game.table
        state = self._position()
        view, touch = state.observe(shown.viewer), self.touches()
        local.page.render("status", self._status(view, touch, state.round))
        marked = (*self.named, *local.game.flow.marks(local.session.steps))
        news = (*marked, *shown.late, *(shown.news or brought.drawn(local, touch)))
        local.page.render("controls", self._controls(view, touch))
        frame = self._frame()  # what the others leave to the table; the side's width is not its words'
        local.page.render("stage", table.draw(view, touch, news, shown.viewer, shown.w, frame, shown.sitters))
        if not self._racing:  # a race has the whole screen, and no time to lose
            local.page.render("marks", self._marks(touch))
            local.page.render("side", self._side(view, touch))

    def _frame(self) -> Frame:
        return Frame(*self.local.page.size())

    def show_status(self) -> None:
        """Draw the line above the table alone: what is said now, how far a computer player has thought."""
        shown, state = self.local.shown, self._position()
        self.local.page.render("status", self._status(state.observe(shown.viewer), self.touches(), state.round))

    def resized(self) -> None:
        """The stage has another size."""
        self.show()

    def _marks(self, touch: Touch) -> Safe:
        """Where on the table it happens that is being told; then what the others did last, until something is touched.
        A lesson points at things by itself."""
        local, shown, places = self.local, self.local.shown, self.local.game.table.places
        if shown.coach:
            return Safe()
        own = () if shown.news else brought.in_sight(local, touch)
        told = [(seat, event) for event in (*shown.news, *own) if (seat := doer(event)) is not None]
        changed = gains((seat, local.game.table.gains(event)) for seat, event in told)
        if shown.news or (own and local.game.flow.together):
            return join((frames((seat, places(event)) for seat, event in told), changed))
        if shown.viewer is None or shown.caption or touch.chosen or touch.looked_at:
            return Safe()
        if not local.choice.open:
            return changed
        taken = gains(
            (seat, local.game.table.gains(event)) for event in self._took() if (seat := doer(event)) is not None
        )
        return join((changed, taken, frames(last_moves(local.session, shown.viewer, places))))

    def explain(self, what: str) -> str:
        """What a thing on the table says that is no move; '' where there is nothing to say."""
        shown = self.local.shown
        return self.local.game.table.explain(self._position().observe(shown.viewer), what, shown.w, shown.sitters)

    def asked(self) -> str:
        """What can be done now, in the words of the line above the table."""
        return self._sentence(self._position().observe(self.local.shown.viewer), self.touches())

    def _position(self) -> Any:
        passing = self.local.shown.passing
        return self.local.session.state if passing is None else passing

    def _controls(self, view: Any, touch: Touch) -> Safe:
        local, shown, w = self.local, self.local.shown, self.local.shown.w
        if shown.coach:
            return coach(local, view, touch, self._bar(view, touch))
        if local.gone:
            row = [Button(w("Keep it here"), "keep-here", look="main"), Button(w("To the start page"), "home")]
        elif not local.mine:
            row = [Button(w("Play here instead"), "here", look="main")]
        elif self._racing:
            # the settings are found there: the line needs the room
            row = [Button(w("Pause"), "pause", look="quiet", symbol="pause"), *self._over()]
        elif shown.to_all:
            label = local.game.texts.pick_label
            row = [Button(label(w, pick, view), pick=pick) for pick in touch.possible]  # none louder than the other
            row += self._helps()[-2:]
        elif over(local):
            row = [
                Button(w("Go on"), look=f"main {local.pace.ends(letters(local))}", pick=pick) for pick in ending(local)
            ]  # where "Pause" comes: late, it skips nothing
            row += [Button(w("Take it back"), "undo", symbol="undo")] if undoable(local) else []
        elif local.choice.open:
            row = [*self._choosing(view, touch), *self._otherwise(), *self._wants(touch), *self._helps()]
        elif local.actor is None and not shown.caption:  # all has been told
            row = [
                Button(w("Result"), "result", look="main"),
                *([Button(w("Play again"), "again")] if local.may("new") else []),  # in the order of the result
                *([Button(w("How it went"), "review", look="quiet", symbol="course")] if sight(local).free else []),
                Button(w("Look back"), "look-back", look="quiet", symbol="past"),
                *self._helps()[-1:],
                # quiet as the other: one row on a phone, so that the table keeps its size when the game ends
                Button(w("To the start page"), "home", look="quiet", symbol=local.symbol("new", "home")),
            ]
        elif local.away:
            row = [Button(w("Share"), "share", look="main", symbol="share")]
        else:
            paused, on = local.pace.paused, w("To my next choice")
            row = [  # what runs on was begun by a touch there: the next one meets no other key
                *([Button(on, value="run-on", look="main", idle=True, pressed=True)] if self.running() else []),
                Button(w("Go on") if paused else w("Pause"), "pause", pressed=paused),
                Button(w("Skip"), "skip"),
            ]
        # what others did before one's turn is past when that is over
        return buttons(row) if over(local) else join((self._since(), buttons(row)))

    def _wants(self, touch: Touch) -> list[Button]:
        """Beside a hint that has a place of its own: whether one is wanted at each choice. Where the log is in sight it
        stands with the hint."""
        several = self.local.asked is not None and len(self.local.asked.actions) > 1
        key = self._always() if self._tip(touch) and several else None
        return [key] if key is not None else []

    def _choosing(self, view: Any, touch: Touch) -> list[Button]:
        """To open the bag, to confirm what has been touched, to let it go."""
        local, w = self.local, self.local.shown.w
        bag = local.session.state.bag()
        if bag is not None and local.choice.counts is not None:
            row = [Button(local.game.table.bag_title(w, bag), "bag", look="main")]
            return [*row, Button(w.p("way back", "Cancel"), "way-back")] if bag.back else row
        bar = self._bar(view, touch, loud=touch.ready is None)
        look = "main" if touch.ready is None and not bar else ""  # nothing else is to be decided
        on = [Button(w("To my next choice"), "run-on", look=look)] if self.runs_on() is not None else []
        if touch.ready is None:
            less = [Button(w("Ask me for 4 cards or more"), "ask-less", look="quiet")] if bar and self.offers() else []
            half = any(pick.partition(":")[0] in local.game.flow.half for pick in touch.chosen)
            cancel = [Button(w("Cancel"), "cancel")] if half and local.choice.begun_on else []
            return [*bar, *on, *less, *(self._leaves() or cancel)]
        if bar and (local.choice.proposed or local.game.flow.settles):
            # "Nothing" stays where it was: a second tap on it never meets "Done"; another touch lets go what is chosen.
            # What settles a claim is let go of in its place: "Wait" beside it would be read as that
            claims = local.game.flow.settles and not self._answer(touch)
            other = [Button(w.p("way back", "Cancel"), "cancel")] if claims else bar
            return [Button(local.game.texts.done(w, touch.ready), "done", look="main", symbol="check"), *other]
        back = local.session.state.way_back()
        left = back is not None and set(back.picks) <= {*touch.possible}  # the table has a button that leaves all of it
        # what goes by itself in a moment is nothing to be let go of
        cancel = [] if left or local.game.flow.settles or local.choice.closing else [self._lets_go()]
        if lit := self._answer(touch):  # a hint: the button that it means is the way to say yes
            label = local.game.texts.pick_label(w, lit, view)
            return [*cancel, Button(label, look="main lit", pick=lit, pressed=True)]  # where it stood before
        if self._alone(touch):
            return [Button(local.game.texts.pick_label(w, touch.ready.picks[0], view), "done", look="main"), *on]
        look = f"main {local.pace.ends(letters(local))}" if local.choice.closing else "main"
        return [Button(local.game.texts.done(w, touch.ready), "done", look=look, symbol="check"), *cancel]

    def _lets_go(self) -> Button:
        """To let go of what is chosen whole; where that alone could be chosen, the whole action is left."""
        asked = self.local.asked
        whole = asked is not None and len(asked.actions) == 1 and begun(self.local) >= 0
        return Button(self.local.shown.w("Cancel"), "leave" if whole else "cancel")

    def _leaves(self) -> list[Button]:
        """To leave an action that has begun."""
        return [Button(self.local.shown.w("Cancel"), "leave", look="quiet")] if begun(self.local) >= 0 else []

    def _otherwise(self) -> list[Button]:
        """To choose with what to pay, where that was not asked."""
        return (
            [Button(self.local.shown.w("Pay otherwise"), "pay-otherwise", look="quiet")]
            if just_paid(self.local)
            else []
        )

    def _alone(self, touch: Touch) -> bool:
        """Whether a hint has chosen what alone can be done: of that nothing is to be let go."""
        return touch.ready is not None and self.runs_on() == touch.ready

    def _bar(self, view: Any, touch: Touch, loud: bool = True) -> list[Button]:
        """What can be touched that is no place on the table: loud only where nothing on the table can be touched too,
        for a child presses what is loudest."""
        local, shown = self.local, self.local.shown
        label = local.game.texts.pick_label
        bar = [pick for pick in touch.possible if pick in local.game.flow.bar]
        look = "main" if loud and len(bar) == len(touch.possible) else ""
        return [Button(label(shown.w, pick, view), look=look, pick=pick) for pick in bar]

    def _since(self) -> Safe:
        """What happened since the last turn of the one who has just sat down."""
        shown, w = self.local.shown, self.local.shown.w
        if not shown.since:
            return Safe()
        told = times(shown.since)
        lines = [el("li", one) for one in (named_once(told, shown.names) if shown.brief else told)]
        few = " ".join(named_once(shown.brief, shown.names))
        return el(
            "section",
            el("h2", w("Since your last turn")),
            el("ul", *lines),
            el("p", few, class_=css.IN_BRIEF, aria_hidden="true") if few else Safe(),
            unfolding(w("The whole text")),
            buttons([Button(w("All right"), "seen")]),
            class_=css.SINCE,
        )

    def _helps(self) -> list[Button]:
        local, shown, w = self.local, self.local.shown, self.local.shown.w
        # while there is nothing to choose it keeps its place: no other button comes under a finger
        several = local.asked is not None and len(local.asked.actions) > 1
        idle = local.actor not in local.people or (local.game.flow.advises_on and not several and waited(local) < 0)
        symbol = local.symbol("hints", "bulb")
        on = True if not idle and shown.viewer in local.advised else None  # a hint comes by itself
        hint = Button(w("Hint"), "hint", look="quiet", symbol=symbol, idle=idle, pressed=on)
        return [
            *self._over(),
            *([hint] if local.choice.open else []),
            Button(
                w.p("move", "Undo"),
                "undo",
                look="quiet",
                symbol=local.symbol("undo", "undo"),
                idle=local.may("undo") and not (undoable(local) or (local.choice.touched and not local.choice.advice)),
                title=would_go(local),
            ),
            Button(w("Share"), "share", look="quiet", symbol="share"),
            Button(w("Settings"), "settings", look="quiet", symbol="settings"),
        ]

    def _over(self) -> list[Button]:
        """When the time of the lesson is over."""
        shown = self.local.shown
        return [Button(shown.w("Hand in"), "hand-in", look="main")] if shown.left == 0 else []

    def _told_in(self, lines: Sequence[Line]) -> Sequence[Line]:
        """What the log shows of all that happened."""
        return lines[-80:]

    def _side(self, view: Any, touch: Touch) -> Safe:
        local, shown, w = self.local, self.local.shown, self.local.shown.w
        here = len(local.session.steps)  # of a moment of the past what was noted later tells nothing
        notes = [(n, told) for n, note in local.save.notes if n <= here and (told := note_told(w, note))]
        lines = self._told_in(self.logbook.lines(local.session, shown.viewer, w, shown.names, notes, shown.held_back))
        asked = local.asked if local.choice.open and local.choice.counts is None else None
        actions = local.choice.ways(asked.actions) if asked else ()
        in_words = local.game.table.in_words(view, touch, w, shown.sitters, actions)
        older = local.session.header.rules < local.game.META.rules
        advised = self._tip(touch)
        return column(
            tip(advised, *self._wants(touch)) if advised else Safe(),  # over the log where that is in sight
            el("details", el("summary", w("The table in words")), in_words, class_=css.WORDS_BOX),
            log(w("What happened"), shortened(local.game.texts, w, tuple(lines), shown.names), w("Nothing yet.")),
            el("p", w("This game goes on by the rules it began with."), class_=css.NOTE) if older else Safe(),
        )
