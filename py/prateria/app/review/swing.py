"""The part of a game in which most changed, as the panel tells it: when that was, and what happened there."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from ...bots.review import Change
from ...core.replay import position
from ...core.session import Session, Step
from ...games import GAMES
from ...kit.words import Words
from ...view.frame import Sitter
from ...view.review import Swing
from .told import did_of, unused_in
from .work import Review

__all__ = ["came", "happened", "round_at", "swing", "told_at"]

TURNS: Final = 3
"""So many turns of it are told;"""
MOST: Final = 2
"""of more than these so many, with which most changed."""


def swing(w: Words, work: Review, at: Sequence[float], sitters: Sequence[Sitter]) -> Swing | None:
    """The part in which it surely went most up or down for somebody."""
    change = next(iter(work.found.changed), None)
    if change is None:
        return None
    session, names = work.session, [sitter.name for sitter in sitters]
    actors = {step.action.seat for step in session.steps[change.begin : change.end]}
    return Swing(
        round_at(w, session, told_at(session, change.begin, change.end)),
        (change.begin, change.end),
        change.seat,
        (at[change.begin], at[change.end]),
        change.before[change.seat],
        change.after[change.seat],
        actors.pop() if len(actors) == 1 else None,
        came(w, session, change.begin, change.end, names),
        happened(w, work, change, names),
        by_chance(session, change.begin, change.end),
    )


def round_at(w: Words, session: Session, length: int) -> str:
    """The round that is played after so many actions, in words."""
    state = position(session, length)
    return GAMES[session.header.game].texts.round_of(w, state.round, state.rounds)


def told_at(session: Session, begin: int, end: int) -> int:
    """After how many actions that part lies in the round by which it is named: of a round that begins with a card, once
    the card lies there."""
    marks, steps = GAMES[session.header.game].flow.marks, session.steps
    turned = [n + 1 for n in range(begin, end) if marks(steps[n : n + 1]) and _begins(session, n)]
    return turned[-1] if turned else end - 1


def _begins(session: Session, n: int) -> bool:
    """Whether a round begins by that step."""
    return bool(position(session, n + 1).round != session.steps[n].before.round)


def came(w: Words, session: Session, begin: int, end: int, names: Sequence[str]) -> str:
    """What came to light between so many actions and so many, where a game tells such things in one sentence."""
    texts, told = GAMES[session.header.game].texts, list[str]()
    for event in (event for step in session.steps[begin:end] for event in step.events):
        said = texts.run(w, (event,)) or (texts.sentence(w, event, names, None) if told else "")
        told += [said] if said else []
    return " ".join(told)


def by_chance(session: Session, begin: int, end: int) -> bool:
    """Whether anything was turned up, drawn or dealt there. Where such things are told in one sentence (`Texts.run`),
    that is all of it: answers that come to light are no chance."""
    texts, w, reveals = GAMES[session.header.game].texts, Words("en"), session.state.reveals
    if any(texts.run(w, (event,)) for step in session.steps for event in step.events):
        return any(texts.run(w, (event,)) for step in session.steps[begin:end] for event in step.events)
    return any(reveals(event) for step in session.steps[begin:end] for event in step.events)


def happened(w: Words, work: Review, change: Change, names: Sequence[str]) -> str:
    """What that part has brought to all; or what was done within it, a sentence for each turn, of many turns those that
    are moments, and with which the line changes most."""
    if whole := _whole(w, work.session, change, names):
        return whole
    steps, told = work.session.steps, list[tuple[bool, float, int, str]]()
    moments = {one.turn.begin: one for one in work.moments}
    for _, group in groupby(range(change.begin, change.end), lambda n: steps[n].action.seat):
        turn = [*group]
        if all(steps[n].before.bag() is not None for n in turn):
            continue  # what was put together in secret tells nobody anything
        known = next((moments[n] for n in turn if n in moments), None)
        if known is None:
            said = _turn(w, work.session, steps[turn[0] : turn[-1] + 1], names)
        else:
            said = did_of(w, work.session, known, names)
        if said:
            told.append((known is not None, _moved(work, change, turn[0], turn[-1] + 1), turn[0], said))
    if len(told) <= TURNS:
        return " ".join(said for *_, said in told)
    most = sorted(sorted(told, reverse=True)[:MOST], key=lambda one: one[2])
    return " ".join((w("The most important:"), *(said for *_, said in most)))


def _whole(w: Words, session: Session, change: Change, names: Sequence[str]) -> str:
    """What that part has brought to all, where the game tells so (`Texts.part`)."""
    before, after = (position(session, n).observe(None) for n in (change.begin, change.end))
    events = (event for step in session.steps[change.begin : change.end] for event in step.events)
    seen = [there for there in (session.state.seen_by(event, None) for event in events) if there is not None]
    return GAMES[session.header.game].texts.part(w, before, after, seen, names)


def _moved(work: Review, change: Change, begin: int, end: int) -> float:
    """How far the line goes there the way that it goes in that part."""
    before, after = (_stood(work, n, change.seat) for n in (begin, end))
    return round(after - before if change.points > 0 else before - after, 6)


def _stood(work: Review, length: int, seat: int) -> float:
    """How it stood after so many actions, by what is known before and after."""
    course = work.course
    n, before = max((one for one in course if one[0] <= length), default=(0, (0.0,) * work.session.header.seats))
    m, after = min(one for one in course if one[0] >= length)
    return before[seat] + (after[seat] - before[seat]) * (length - n) / max(m - n, 1)


def _turn(w: Words, session: Session, turn: Sequence[Step], names: Sequence[str]) -> str:
    """What somebody did there: as the game tells it (`Texts.turned`), else what has its place on the table, rather than
    what else is told; and what was not used."""
    game, told = GAMES[session.header.game], list[tuple[str, Any]]()
    events = [event for step in turn for event in step.events]
    seen = [(session.state.seen_by(event, None), event) for event in events]
    if whole := game.texts.turned(w, [there for there, _ in seen if there is not None], names):
        return whole
    for there, event in seen:
        said = "" if there is None else game.texts.sentence(w, there, names, None)
        told += [(said, event)] if said else []
    placed = [said for said, event in told if game.table.places(event)]
    first = next(iter((*placed, *(said for said, _ in told))), "")
    if last := unused_in(w, session, turn):
        return f"{first} {last}"
    return f"{first} {w('That was all.')}" if len(told) == 1 and len(turn) > 1 else first
