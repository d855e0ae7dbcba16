"""What opens over the table: whose turn it is to hold the device, a bag to fill, the result of a round, of a game."""

from collections.abc import Mapping

from ..core.session import Step
from ..kit.result import by_points, gained, result
from ..kit.result import told as all_told
from ..kit.touch import Touch
from ..kit.words import isolate
from ..view import css, handover
from ..view.bag import FilledBag
from ..view.frame import Frame, Sitter
from ..view.furniture import Button, buttons
from ..view.svg import Safe, el, join, text
from .brought import told
from .coach import well_done
from .figures import own
from .further import next_level
from .local import LocalGame
from .opening import is_new, steps
from .sight import may_repeat, sight

__all__ = ["Panels"]


class Panels:
    """Opened from the game on this device, and drawn anew by themselves when language or size has changed."""

    def __init__(self, local: LocalGame) -> None:
        self.local = local
        self.at_result = False  # that of the game stands there, and is come back to

    def curtain(self, seat: int, again: bool = False) -> None:
        """Between two people at one tablet; `again`: it stays with the same one, but all have looked on meanwhile."""
        shown = self.local.shown
        state, texts = self.local.session.state, self.local.game.texts
        aside = texts.round_of(shown.w, state.round, state.rounds)
        html = handover.curtain(shown.w, shown.sitters[seat], aside, again, self._so_far())
        self.local.page.open_panel(
            html, opaque=True, closable=False, redraw=lambda: self.curtain(seat, again), by_itself=True
        )

    def _so_far(self) -> list[tuple[Sitter, str]]:
        """What each has by now, as anybody sees it who only looks on; nothing while all have what they began with."""
        shown, game, session = self.local.shown, self.local.game, self.local.session
        first = session.steps[0].before if session.steps else session.state
        begun, points = ([player.points for player in at.observe(None).players] for at in (first, session.state))
        if points == begun:
            return []
        has = (game.texts.amount(shown.w, points[sitter.seat]) for sitter in shown.sitters)
        return [(sitter, so_many.replace("-", "−")) for sitter, so_many in zip(shown.sitters, has, strict=True)]

    def bag(self, opened: bool = False, by_hand: bool = False, swapped: bool = False, out: bool = False) -> None:
        """The bag that is being filled. `opened`: just now, so what led to it is said first, and nothing else yet: a
        line that is spoken as a dialog opens is cut off. What is asked comes next, then what lies in it. `by_hand`: a
        proposal that is filled so has been heard. `swapped`: what lay there has been taken out, which is only seen;
        `out`: and somebody had picked it."""
        local, shown = self.local, self.local.shown
        bag = local.session.state.bag()
        if bag is not None and local.choice.counts is not None:
            view = local.session.state.observe(shown.viewer)
            asked = FilledBag.of(bag, local.choice.whose(bag.total))
            panel = local.game.table.bag_panel(asked, local.choice.counts, view, shown.w)
            words = shown.coach or self._of_laid(out, panel)
            stale = not shown.coach and not local.choice.as_laid  # its room stays, so that no card slips away
            own = shown.w("Now it is your own choice.") if stale else None
            style = f"{css.COACHED} {css.STALE}" if stale else css.COACHED
            said = el("p", words, class_=style, data_own=own) if words else Safe()
            if words and not stale and not by_hand and not shown.coach and not local.choice.hint:
                said = join((said, _aloud(words)))  # a hint is said where the game says what it advises
            if swapped:
                said = join((_aloud(shown.w("Something else lies there now.")), said))
            before = "" if local.choice.hint else told(local, Touch())
            led = el("span", data_say=before, data_first="", hidden=True) if opened else Safe()
            local.page.open_panel(join((led, said, panel)), wide=True, redraw=self.bag, by_itself=True)

    def _of_laid(self, out: bool, panel: str) -> str:
        """What is to be said of a bag that somebody else has filled: a hint its reason, a proposal that it is one, and
        its reason, if that does not stand in the `panel` anyway; where it takes out what one had picked (`out`), that
        it does."""
        hint, w = self.local.choice.hint, self.local.shown.w
        if not hint and not self.local.choice.laid:
            return ""
        why = self.local.game.texts.reason(w, hint.reason) if hint else self._why(self.local.choice.laid or {})
        why = "" if f">{text(why)}<" in panel else why
        if out:
            return f"{w('A proposal in place of your choice.')} {why}".rstrip()
        return why if hint or not why else f"{w('A proposal.')} {why}"

    def _why(self, counts: Mapping[str, int]) -> str:
        """Why to fill the bag like that."""
        local, bag = self.local, self.local.session.state.bag()
        if bag is None:
            return ""
        takes = bag.takes(counts)
        view = local.session.state.observe(bag.seat)
        return local.game.texts.reason(local.shown.w, local.game.sense.reason(view, takes))

    def rest(self, said: str) -> None:
        """That the game is decided: its rest can be dealt at once."""
        w = self.local.shown.w
        row = [Button(w("Let the rest be dealt"), "rest", "deal"), Button(w("Play on"), "rest")]
        how = w("The computer goes on for everybody to the last card, or you play on as before.")
        html = join((el("h2", w("Deal the rest?")), el("p", said), el("p", how, class_=css.SMALL), buttons(row)))
        self.local.page.open_panel(html, redraw=lambda: self.rest(said), by_itself=True)

    def round_end(self, step: Step) -> None:
        """The result of a round."""
        local, shown = self.local, self.local.shown
        round_ = step.before.round
        steps = [s for s in local.session.steps if s.before.round == round_] if local.game.table.whole_round else [step]
        events = [seen for s in steps for event in s.events if (seen := s.before.seen_by(event, None)) is not None]
        before, after = step.before.observe(None), local.session.state.observe(None)
        html = local.game.table.round_end(events, before, after, shown.w, shown.sitters)
        row = buttons([Button(shown.w("Go on"), "go-on", "round", look="main")])
        begun = steps[0].before.observe(None) if local.game.table.on_the_way else before
        flow = local.game.flow
        waits = flow.counted(step.before, step.action) and flow.interlude(step.before, step.action)
        then = waits.observe(None) if waits else after  # before the last of it is counted
        was, now = ([player.points for player in seen.players] for seen in (begun, then))
        stock = local.game.table.counted(events)
        more = stock or [n - less for n, less in zip(now, was, strict=True)]
        said = _aloud(gained(shown.w, more, now, [isolate(name) for name in shown.names], bool(stock)))
        html = join((html, said, row))
        local.page.open_panel(html, wide=True, redraw=lambda: self.round_end(step), by_itself=True)

    def covered(self, begun: bool, left: int | None = None) -> None:
        """A race that stands still: nothing of it can be seen. `left`: somebody has claimed, and so many milliseconds
        are left to the others."""
        local, w = self.local, self.local.shown.w
        if begun:
            points = local.game.flow.standing(local.session.state).points
            stands = all_told([isolate(name) for name in local.shown.names], points, by_points(points))
            html = handover.covered(w, begun, leaving=local.symbol("new"), left=left,
                                    stands=stands if any(points) else "", opposite=len(local.people) > 1,
                                    signs=steps(local, local.game.teaching.signs))  # fmt: skip
        else:
            rules = steps(local, local.game.teaching.race) if is_new(local) else ()
            seating = local.game.table.seating(w, local.shown.sitters, Frame(*local.page.size()))
            together = len(local.people) > 1 and not rules  # somebody among them may be new
            signs = steps(local, local.game.teaching.signs) if together else ()
            html = handover.covered(w, begun, len(local.people), seating, rules, local.symbol("new"), signs=signs)
        local.page.open_panel(
            html, opaque=True, closable=False, redraw=lambda: self.covered(begun, left), by_itself=True
        )

    def lesson_end(self) -> None:
        """After the last step of a lesson."""
        self.local.page.open_panel(well_done(self.local), redraw=self.lesson_end, by_itself=True)

    def game_end(self) -> None:
        """The result of the game."""
        local, shown, w = self.local, self.local.shown, self.local.shown.w
        events = [event for step in local.session.steps for event in step.events]
        view = local.session.state.observe(None)
        html = local.game.table.game_end(view, self._history(), w, shown.sitters, events)
        taught = "class" in local.save.settings
        value, why, also, how = self._also()
        row = [
            *([Button(w("For the teacher"), "hand-in", look="main")] if taught else []),
            *([Button(w("Play again"), "again", look="" if taught else "main")] if local.may("new") else []),
            *([Button(f"{why} {also}".strip(), "again", value)] if also else []),
            *([Button(w("How it went"), "review", symbol="course")] if sight(local).free else []),
            Button(w("Look back"), "look-back", look="quiet", symbol="past"),
            Button(w("Look at the table"), "close", look="quiet"),
            Button(w("Share"), "share", look="quiet", symbol="share"),
            Button(w("To the start page"), "home", look="quiet", symbol=local.symbol("new", "home")),
        ]
        points = result(w, view.outcome.points, [isolate(name) for name in shown.names])
        said = _aloud(points if value in ("", "same") else f"{points} {why} {also}.")
        note = el("p", f"{also}: {how}", class_=css.SMALL) if also else Safe()
        html = join((html, said, own(local), note, buttons(row)))
        local.page.open_panel(html, wide=True, redraw=self.game_end, by_itself=True)
        if not self.at_result:  # who comes back to it has heard it
            local.page.sound("win")
        self.at_result = True

    def _also(self) -> tuple[str, str, str, str]:
        """What else can be played than the same again, where something can: the value of that order, what speaks for
        it, its words, and what it means. After a clear result another level, else the same luck."""
        w, (level, up) = self.local.shown.w, next_level(self.local)
        names = {"first": w("First steps"), "normal": w("Normal level"), "strong": w("Strong level")}
        if level and up:
            return level, w("Too easy?"), names[level], w("a new game in which the computer plays better.")
        if level:
            return level, w("Too hard?"), names[level], w("a new game in which the computer is easier to beat.")
        if not may_repeat(self.local):
            return "", "", "", ""
        how = w("everything comes as it did, but places, colours and luck are swapped.")
        return "same", "", w("Same deal, swap seats"), how

    def _history(self) -> list[tuple[int, ...]]:
        """The points of all seats after each round."""
        steps = self.local.session.steps
        after = [step.before for step in steps[1:]] + [self.local.session.state]
        ends = [
            state
            for step, state in zip(steps, after, strict=True)
            if state.round != step.before.round or not state.actors()
        ]
        return [tuple(player.points for player in state.observe(None).players) for state in ends]


def _aloud(said: str) -> Safe:
    """What is said when a panel has opened, whose heading alone is read then."""
    return el("span", data_say=said, hidden=True) if said else Safe()
