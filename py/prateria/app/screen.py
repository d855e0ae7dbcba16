"""What `Play` shows: it gathers what the pure views need and hands their markup to the page."""

from typing import TYPE_CHECKING, Any

from ..core.session import Step
from ..kit.words import isolate
from ..view import panels
from ..view.frame import Frame
from ..view.furniture import Button, buttons, column, log, status, times
from ..view.marks import seat_mark
from ..view.svg import Safe, el, join
from .takeback import undoable

if TYPE_CHECKING:
    from .play import Play

__all__ = ["Screen"]


class Screen:
    """The regions of the page, drawn anew from the state of the table whenever something has changed."""

    def __init__(self, play: "Play") -> None:
        self.play = play

    # -- the regions -----------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Draw everything."""
        play = self.play
        state = play.session.state if play.passing is None else play.passing
        view = state.observe(play.eyes)
        touch = play.touches
        look = play.game.table.look(view, touch, play.news)
        play.page.render("status", self._status(view, state.round))
        play.page.render("controls", self._controls())
        frame = Frame(*play.page.size())  # what the others leave to the table; the side's width is not its words'
        play.page.render("stage", play.game.table.draw(view, touch, look, play.eyes, play.w, frame, play.sitters))
        if not (play.live and play.actor is not None):  # a race has the whole screen, and no time to lose
            play.page.render("side", self._side(view))

    def explain(self, what: str) -> str:
        """What a thing on the table says that is no move; '' where there is nothing to say."""
        play = self.play
        state = play.session.state if play.passing is None else play.passing
        return str(play.game.table.explain(state.observe(play.eyes), what, play.w, play.sitters))

    def _status(self, view: Any, rounds: int) -> Safe:
        play, w = self.play, self.play.w
        seat = play.session.steps[-1].action.seat if play.told else play.actor  # whose doing is told, whose turn it is
        mark = "" if seat is None or play.asking_all else seat_mark(seat)
        return status(mark, self._sentence(view), play.game.texts.round_of(w, rounds, play.session.state.rounds))

    def _sentence(self, view: Any) -> str:
        """What happens, or what to do now."""
        play, w = self.play, self.play.w
        if play.gone:
            return w("This game was deleted in another tab.")
        if play.told:
            return play.told
        if not play.mine:
            return w("This game is open in another tab. Here you only watch.")
        if play.asking_all:
            return str(play.game.texts.anybody(w))
        if play.coach and not play.deciding:
            return w("Read, then touch “Next”.")
        if play.hint:
            chosen = w("The move is selected for you: touch “Done”.")
            return f"{play.game.texts.reason(w, play.hint.reason)} {chosen}"
        if play.actor is not None and play.save.seats[play.actor].bot == "away":
            return w("It is %(name)s's turn on another device: send the link.", name=isolate(play.names[play.actor]))
        return str(play.game.texts.prompt(w, view, play.names, play.touches))

    def _controls(self) -> Safe:
        play, w = self.play, self.play.w
        row: list[Button] = []
        if play.coach:
            return self._coach()
        if play.gone:
            row += [Button(w("Keep it here"), "keep-here", look="main"), Button(w("To the start page"), "home")]
        elif not play.mine:
            row.append(Button(w("Play here instead"), "here", look="main"))
        elif play.live and play.actor is not None:
            row += [Button(w("Pause"), "pause"), Button(w("Settings"), "settings", look="quiet", symbol="settings")]
        elif play.asking_all:
            view = play.session.state.observe(None)
            for pick in play.touches.possible:
                row.append(Button(play.game.texts.pick_label(w, pick, view), look="main", pick=pick))
        elif play.deciding:
            if play.counts is not None:
                bag = play.session.state.bag()
                if bag is not None:
                    row.append(Button(play.game.table.bag_title(w, bag), "bag", look="main"))
                if bag is not None and bag.back:
                    row.append(Button(w.p("way back", "Cancel"), "way-back"))
            elif play.picker.ready() is not None:
                row += [Button(w("Done"), "done", look="main", symbol="check"), Button(w("Cancel"), "cancel")]
            row += self._helps()
        elif play.actor is None:
            row += [
                Button(w("Result"), "result", look="main"),
                Button(w("Play again"), "again"),
                *self._helps()[-1:],
                Button(w("To the start page"), "home"),
            ]
        elif play.save.seats[play.actor].bot == "away":
            row.append(Button(w("Share"), "share", look="main", symbol="share"))
        else:
            row += [
                Button(w("Go on") if play.paused else w("Pause"), "pause", pressed=play.paused),
                Button(w("Skip"), "skip"),
            ]
        return join((self._since(), buttons(row)))

    def _since(self) -> Safe:
        """What happened since the last turn of the one who has just sat down."""
        play, w = self.play, self.play.w
        if not play.since:
            return Safe()
        lines = [el("li", sentence) for sentence in times(play.since)]
        row = buttons([Button(w("All right"), "seen")])
        return el("section", el("h2", w("Since your last turn")), el("ul", *lines), row, class_="since")

    def _coach(self) -> Safe:
        """The lesson: a sentence, and the way on or out."""
        play, w = self.play, self.play.w
        row = [Button(w("Leave the lesson"), "home", look="quiet")]
        if play.picker.ready() is not None:
            row.insert(0, Button(w("Done"), "done", look="main", symbol="check"))
        elif play.asking == "lesson":  # while a move is shown there is nothing to go on from
            row.insert(0, Button(w("Next"), "lesson-next", look="main"))
        return el("section", el("p", play.coach, role="status"), buttons(row), class_="coach")

    def _helps(self) -> list[Button]:
        play, w = self.play, self.play.w
        locked = bool(play.save.settings.get("lock"))
        row = [Button(w("Hint"), "hint", look="quiet", symbol="bulb", off=locked)] if play.deciding else []
        return [
            *row,
            Button(w.p("move", "Undo"), "undo", look="quiet", symbol="undo", off=not undoable(play)),
            Button(w("Share"), "share", look="quiet", symbol="share"),
            Button(w("Settings"), "settings", look="quiet", symbol="settings"),
        ]

    def _side(self, view: Any) -> Safe:
        play, w = self.play, self.play.w
        notes = [(step, w("Undone (practice).")) for step, note in play.save.notes if note == "practice"]
        lines = play.logbook.lines(play.session, play.eyes, w, play.names, notes)
        legal = play.session.state.legal_actions() if play.deciding and play.counts is None else ()
        twin = play.game.table.in_words(view, play.touches, w, play.sitters, legal)
        header = play.session.header
        older = header.rules < play.session.game.META.rules
        return column(
            el("details", el("summary", w("The table in words")), twin, class_="twin"),
            log(w("What happened"), lines[-80:], w("Nothing yet.")),
            el("p", w("This game goes on by the rules it began with."), class_="note") if older else Safe(),
        )

    # -- panels ----------------------------------------------------------------------------------------------------

    def curtain(self, seat: int) -> None:
        """Between two people at one tablet."""
        play = self.play
        html = panels.curtain(play.w, play.sitters[seat], seat_mark(seat))
        play.page.open_panel(html, opaque=True, closable=False)

    def bag(self) -> None:
        """The bag that is being filled."""
        play = self.play
        bag = play.session.state.bag()
        if bag is not None and play.counts is not None:
            view = play.session.state.observe(play.eyes)
            play.page.open_panel(play.game.table.bag_panel(bag, play.counts, view, play.w), wide=True)

    def round_end(self, step: Step) -> None:
        """The result of a round."""
        play = self.play
        events = [seen for event in step.events if (seen := step.before.seen_by(event, None)) is not None]
        before, after = step.before.observe(None), play.session.state.observe(None)
        html = play.game.table.round_end(events, before, after, play.w, play.sitters)
        row = buttons([Button(play.w("Go on"), "go-on", look="main")])
        play.page.open_panel(join((html, row)), wide=True)

    def covered(self, begun: bool) -> None:
        """A race that stands still: nothing of it can be seen."""
        play = self.play
        play.page.open_panel(panels.covered(play.w, begun), opaque=True, closable=False)

    def lesson_end(self) -> None:
        """After the last step of a lesson."""
        w = self.play.w
        row = [Button(w("To the start page"), "home", look="main"), Button(w("Rules"), "rules")]
        sentences = [w("That was the guided round."), w("Now set up a game of your own.")]
        self.play.page.open_panel(panels.message(w("Well done!"), sentences, row))

    def game_end(self) -> None:
        """The result of the game."""
        play, w = self.play, self.play.w
        events = [event for step in play.session.steps for event in step.events]
        html = play.game.table.game_end(play.session.state.observe(None), self._history(), w, play.sitters, events)
        row = [
            Button(w("Play again"), "again", look="main"),
            Button(w("Look at the table"), "close"),
            Button(w("Share"), "share"),
            Button(w("To the start page"), "home"),
        ]
        play.page.open_panel(join((html, buttons(row))), wide=True)
        play.page.sound("win")

    def _history(self) -> list[tuple[int, ...]]:
        """The points of all seats after each round."""
        steps = self.play.session.steps
        after = [step.before for step in steps[1:]] + [self.play.session.state]
        ends = [
            state
            for step, state in zip(steps, after, strict=True)
            if state.round != step.before.round or not state.actors()
        ]
        return [tuple(player.points for player in state.observe(None).players) for state in ends]
