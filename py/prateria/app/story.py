"""A whole game as it is told to somebody who looks back on it: look after look, each a position and what led to it."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ..core.game import doer
from ..core.replay import moves, position
from ..core.session import Session, Step
from ..games import GAMES
from ..kit.words import Words, times
from ..view.lastmoves import where
from .page import Page
from .sight import Viewpoint

__all__ = ["Line", "Look", "Story", "tell"]

Line = tuple[int, str, int | None, str, str]
"""A line of the log, see `logbook`."""

SLICE: Final = 40  # actions put into words before the page may breathe


class Look(NamedTuple):
    """One stop on the way through a game. `length`: so many actions are played; `viewer`: who sees it; `seat`:
    whose move led here, None before the first; `round`; `news`: what happened, as that viewer saw it, and in sentences
    `said`; `lines`: so many lines of the log are told by then; `passing`: the position to be shown, where it is not the
    one after those actions."""

    length: int
    viewer: int | None
    seat: int | None
    round: int
    news: tuple[Any, ...] = ()
    said: tuple[str, ...] = ()
    lines: int = 0
    passing: Any = None


class Story(NamedTuple):
    """All looks of a game, the lines of its log, and where rounds begin: (number of the look, round)."""

    looks: tuple[Look, ...]
    lines: tuple[Line, ...]
    rounds: tuple[tuple[int, int], ...]

    def find(self, length: int) -> int:
        """The look after so many actions, or the last one before."""
        return bisect_right(self.looks, length, key=lambda look: look.length) - 1

    def showing(self, length: int) -> int:
        """The first look at which so many actions have been done: one without a sentence has no look of its own."""
        return min(bisect_left(self.looks, length, key=lambda look: look.length), len(self.looks) - 1)

    def round_at(self, at: int, by: int) -> int:
        """The look at which this round begins, if that is shown the round before (`by` -1), or the next round (1)."""
        starts = [start for start, _ in self.rounds]
        if by > 0:
            return next((start for start in starts if start > at), len(self.looks) - 1)
        return next((start for start in reversed(starts) if start < at), 0)


class _Seen(NamedTuple):
    """What a viewer saw of an action: events, and lines of the log with the number of the event that each tells."""

    viewer: int | None
    events: tuple[Any, ...]
    lines: tuple[tuple[int, Line], ...]


async def tell(page: Page, session: Session, viewpoint: Viewpoint, w: Words, names: Sequence[str]) -> Story:
    """The game as seen from there, in these words. In slices: the page breathes meanwhile."""
    seen: list[_Seen] = []
    for i, step in enumerate(session.steps):
        seen.append(_seen(session, i, step, _viewer(viewpoint, step), w, names))
        if i % SLICE == SLICE - 1:
            await page.breathe()
    return _joined(session, viewpoint, seen, _before(session, viewpoint, w, names))


def _viewer(viewpoint: Viewpoint, step: Step) -> int | None:
    """Who sees that action."""
    seat: int | None = step.action.seat
    return seat if isinstance(viewpoint, str) else viewpoint


def _line(session: Session, i: int, event: Any, viewer: int | None, w: Words, names: Sequence[str]) -> Line | None:
    game = GAMES[session.header.game]
    sentence = game.texts.sentence(w, event, names, viewer)
    if not sentence:
        return None
    return i, f"event-{type(event).__name__.lower()}", doer(event), sentence, where(game.table.places(event))


def _seen(session: Session, i: int, step: Step, viewer: int | None, w: Words, names: Sequence[str]) -> _Seen:
    events = tuple(seen for event in step.events if (seen := step.before.seen_by(event, viewer)) is not None)
    lines = ((n, _line(session, i, event, viewer, w, names)) for n, event in enumerate(events))
    return _Seen(viewer, events, tuple((n, line) for n, line in lines if line is not None))


def _before(session: Session, viewpoint: Viewpoint, w: Words, names: Sequence[str]) -> list[Line]:
    """What the log begins with, before any action."""
    viewer = None if isinstance(viewpoint, str) else viewpoint
    lines = (_line(session, -1, event, viewer, w, names) for event in session.prologue(viewer))
    return [line for line in lines if line is not None]


def _joined(session: Session, viewpoint: Viewpoint, seen: Sequence[_Seen], lines: list[Line]) -> Story:
    """The moves as looks. Where a round ends, people first see what lies there, then what is made of it."""
    steps, flow = session.steps, GAMES[session.header.game].flow
    start = position(session, 0)
    first = (min(start.actors(), default=None) if isinstance(viewpoint, str) else viewpoint) if steps else None
    looks = [Look(0, first if isinstance(viewpoint, str) else viewpoint, None, start.round, lines=len(lines))]
    rounds = [(0, start.round)]
    for move in moves(steps, [bool(one.lines) for one in seen]):
        last, here = steps[move.end - 1], seen[move.begin : move.end]
        viewer, after = here[-1].viewer, position(session, move.end)
        news = [event for one in here for event in one.events]
        said = [line for one in here for _, line in one.lines]
        look = Look(move.end, viewer, move.seat, last.before.round)
        ends = after.round != last.before.round or not after.actors()
        if flow.lying is not None:
            lying = flow.lying(last.before, last.action)
        else:
            lying = flow.interlude(last.before, last.action) if ends else None
        if lying is not None and len(here[-1].lines) > 1:
            (shown, _), rest = here[-1].lines[0], len(here[-1].lines) - 1
            upto = len(news) - len(here[-1].events) + shown + 1
            lines += said[:-rest]
            looks.append(_filled(look, news[:upto], said[:-rest], len(lines))._replace(passing=lying))
            news, said = news[upto:], said[-rest:]
        lines += said
        looks.append(_filled(look, news, said, len(lines)))
        if after.round != rounds[-1][1]:
            rounds.append((len(looks) - 1, after.round))
    if steps and not session.state.actors():
        looks[-1] = looks[-1]._replace(passing=flow.last_look(steps[-1].before, steps[-1].action))
    return Story(tuple(looks), tuple(lines), tuple(rounds))


def _filled(look: Look, news: Sequence[Any], said: Sequence[Line], lines: int) -> Look:
    sentences = tuple(times(line[3] for line in said))
    return look._replace(news=tuple(news), said=sentences, lines=lines)
