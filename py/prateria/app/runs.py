"""Events of one sort that follow each other, told in one sentence (`Texts.run`): in the log, where each by itself would
be a line too many; to those who listen, at the question to which they lead."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby, islice, takewhile
from typing import Any, Final

from ..games.contract import Texts
from ..kit.words import Words
from .local import LocalGame
from .logbook import Line

__all__ = ["came", "latest", "said_of", "shortened"]

ROW: Final = 8
"""So many events of a run stand in one line of the log: the latest is always the end of the lowest line."""

Drawn = tuple[int, str, int | None, str, str]
"""A line as `view.furniture.log` draws it."""


@lru_cache(2)
def shortened(texts: Texts, w: Words, lines: tuple[Line, ...], names: tuple[str, ...]) -> list[Drawn]:
    """The lines of a log, a run in few of them, in the order in which it came: where each began, and whose doing it is,
    if it is that of one."""
    found: list[Drawn] = []
    for run, group in groupby(lines, lambda line: line.event is not None and _runs(texts, w, line.event)):
        alike = list(group)
        if run:
            found += (_row(texts, w, alike[n : n + ROW], names) for n in range(0, len(alike), ROW))
        else:
            found += (line[:5] for line in alike)
    return found


def _row(texts: Texts, w: Words, lines: list[Line], names: tuple[str, ...]) -> Drawn:
    """What follows each other in one line."""
    if len(lines) == 1:
        return lines[0][:5]
    seats = {line.seat for line in lines}
    seat = lines[0].seat if len(seats) == 1 else None
    where = " ".join(dict.fromkeys(line.where for line in lines if line.where))
    said = texts.run(w, [line.event for line in lines], names if len(seats) == 1 else ())
    return lines[0].step, lines[0].look, seat, said, where


def latest(local: LocalGame, start: int = 0, least: int = 1) -> list[Any]:
    """The run that the record ends with, as far as it was played after so many actions; so many events at least."""
    told = ((step, event) for step, event in _seen(local) if _sentence(local, event))
    found = list(takewhile(lambda one: _runs(local.game.texts, local.shown.w, one[1]), told))
    new = [event for step, event in found if step >= start] or [event for _, event in found[:least]]
    return new[::-1]


def came(local: LocalGame, run: str, heard: bool = False, start: int | None = None) -> str:
    """What led to the question, with that run in its place (`Texts.came`); what was played after so many actions."""
    shown = local.shown
    steps = local.session.steps[_begun(local) if start is None else start :]
    events = [event for step in steps for event in step.events]
    view = local.session.state.observe(shown.viewer)
    before, after = local.game.texts.came(shown.w, events, shown.names, view, heard)
    return " ".join(part for part in (before, run, after) if part)


def _begun(local: LocalGame) -> int:
    """From where what led to a question was played: since one's last choice, and where that was taken back since what
    came last, for it is asked once more."""
    steps, flow, start = local.session.steps, local.game.flow, local.shown.done_from
    if start < len(steps) or not flow.asking:
        return start
    last = {*flow.marks(steps)}
    return next((i for i in reversed(range(len(steps))) if not last.isdisjoint(steps[i].events)), start)


def said_of(local: LocalGame) -> str | None:
    """What is spoken while something is told: a run waits for what comes after it, and is said before that. None: just
    what is written."""
    shown, texts = local.shown, local.game.texts
    seen = takewhile(lambda one: one[0] >= shown.done_from, _seen(local))
    before = islice((event for _, event in seen), shown.held_back + len(shown.news), None)
    run = takewhile(lambda event: _runs(texts, shown.w, event), (e for e in before if _sentence(local, e)))
    told = [*reversed(list(run)), *(event for event in shown.news if _sentence(local, event))]
    groups = [(one, list(group)) for one, group in groupby(told, lambda event: _runs(texts, shown.w, event))]
    if not any(one for one, _ in groups):
        return None
    if len(groups) == 1:
        return ""
    said: list[str] = []
    for one, group in groups:
        said += [texts.run(shown.w, group, shown.names)] if one else (_sentence(local, event) for event in group)
    return " ".join(said)


def _runs(texts: Texts, w: Words, event: Any) -> bool:
    return bool(texts.run(w, (event,)))


def _sentence(local: LocalGame, event: Any) -> str:
    return local.game.texts.sentence(local.shown.w, event, local.shown.names, local.shown.viewer) or ""


def _seen(local: LocalGame) -> Iterator[tuple[int, Any]]:
    """The events as the viewer saw them, the latest first, with the number of their step."""
    steps = local.session.steps
    for i in range(len(steps) - 1, -1, -1):
        for event in reversed(steps[i].events):
            seen = steps[i].before.seen_by(event, local.shown.viewer)
            if seen is not None:
                yield i, seen
