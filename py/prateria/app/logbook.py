"""The log of a game in sentences, as one seat may read it. Only what is new since the last time is put into words."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import chain
from typing import Any, Final, NamedTuple

from ..core.game import doer
from ..core.session import Session, Step
from ..games import GAMES
from ..games.contract import Flow
from ..kit.words import Words
from ..view.lastmoves import where

__all__ = ["Line", "Logbook", "decided"]


class Line(NamedTuple):
    """Number of the `step`, its class or `look`, whose doing, what is `said`, `where` on the table
    (`view.lastmoves.where`); the `event`, None for a note."""

    step: int
    look: str
    seat: int | None
    said: str
    where: str
    event: Any = None


def decided(session: Session, seat: int) -> int | None:
    """The number of the last step of the latest turn in which that seat has decided anything, None: of none. A turn
    in which all went by itself (`Flow.granted`, then the end of the turn), or could only go so, is none: who has not
    been asked has not been told anything either."""
    steps, flow = session.steps, GAMES[session.header.game].flow
    last: int | None = None
    for i in range(len(steps) - 1, -1, -1):
        step = steps[i]
        if step.action.seat != seat or (last is not None and flow.ends(step.action)):
            last = None
        if step.action.seat != seat:
            continue
        last = i if last is None else last
        if not (flow.ends(step.action) or _by_itself(flow, step)):
            return last
    return None


def _by_itself(flow: Flow, step: Step) -> bool:
    """Whether that is taken for granted at its place, so that nobody had to be asked."""
    before = step.before
    return before.bag() is None and flow.granted(before, before.legal_actions()) == step.action


BEFORE: Final = -1
"""The step of what was there before all steps."""


class Logbook:
    """Sentences of a session as one viewer reads them, in one language, kept while they stay true."""

    def __init__(self) -> None:
        self._for: tuple[Any, ...] = ()
        self._lines: list[Line] = []
        self._ends: list[int] = []  # how many lines there are after each event
        self._done = 0
        self._last: Any = None

    def lines(
        self,
        session: Session,
        viewer: int | None,
        w: Words,
        names: Sequence[str],
        notes: Sequence[tuple[int, str]],
        held_back: int = 0,
    ) -> list[Line]:
        """All lines up to now, the latest last. `notes`: (number of the step they stand before, sentence);
        `held_back`: so many of the latest events are left out."""
        reader = (id(session), viewer, w.lang, tuple(names))
        steps = session.steps
        undone = len(steps) < self._done or (self._done and steps[self._done - 1] is not self._last)
        new = session.events(viewer, self._done)
        if reader != self._for or undone:
            self._for, self._lines, self._ends, self._done = reader, [], [], 0
            new = chain(((BEFORE, event) for event in session.prologue(viewer)), session.events(viewer))
        texts, table = GAMES[session.header.game].texts, GAMES[session.header.game].table
        for step, event in new:
            sentence = texts.sentence(w, event, names, viewer)
            if sentence:
                place = where(table.places(event))
                look = f"event-{type(event).__name__.lower()}"
                self._lines.append(Line(step, look, doer(event), sentence, place, event))
            self._ends.append(len(self._lines))
        self._done = len(steps)
        self._last = steps[-1] if steps else None
        lines = self._lines
        if held_back:
            lines = lines[: self._ends[-held_back - 1] if held_back < len(self._ends) else 0]
        told = [Line(step, "note", None, sentence, "") for step, sentence in notes]
        return sorted((*told, *lines), key=lambda line: line.step) if told else lines

    def since(self, session: Session, seat: int, w: Words, names: Sequence[str], this_round: bool = False) -> list[str]:
        """What everyone saw since that seat has decided anything (`decided`), in sentences; first the turns in which
        something was done to it, each as it went: what came of what. What it did unasked meanwhile it need not be
        told."""
        steps, start = session.steps, _missed(session, seat, this_round)
        texts = GAMES[session.header.game].texts
        new = session.events(seat, start)
        seen = [(i, event) for i, event in new if texts.again(event) and not _unasked(steps[i], event, seat)]
        ends = [i for i in range(start, len(steps)) if GAMES[session.header.game].flow.ends(steps[i].action)]
        turn = {i: bisect_left(ends, i) for i, _ in seen}
        harmed = {turn[i] for i, event in seen if texts.harm(event, seat)}
        seen.sort(key=lambda one: turn[one[0]] not in harmed)
        found = (texts.sentence(w, event, names, seat) for _, event in seen)
        return [sentence for sentence in found if sentence]

    def brief(self, session: Session, seat: int, w: Words, names: Sequence[str], this_round: bool = False) -> list[str]:
        """The same in few words, where the game has them (`Texts.brief`)."""
        new = session.events(seat, _missed(session, seat, this_round))
        seen = [event for i, event in new if not _unasked(session.steps[i], event, seat)]
        return GAMES[session.header.game].texts.brief(w, seen, names, seat)


def _missed(session: Session, seat: int, this_round: bool) -> int:
    """The number of the first step since that seat has decided anything, in this round where only that counts."""
    steps, round_ = session.steps, session.state.round
    last = decided(session, seat)
    start = 0 if last is None else last + 1
    if this_round:
        start = next((i for i in range(start, len(steps)) if steps[i].before.round == round_), len(steps))
    return start


def _unasked(step: Step, event: Any, seat: int) -> bool:
    """Whether that seat has done it by a step of its own."""
    return bool(step.action.seat == seat and doer(event) == seat)
