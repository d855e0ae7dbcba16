"""The part of a game in which most changed, as the panel tells it: when that was, and what happened there."""

from collections.abc import Sequence
from itertools import groupby, islice, pairwise
from typing import Any, Final

from ...bots.review import Change
from ...core.replay import position
from ...core.session import Session, Step
from ...games import GAMES
from ...kit.words import Words
from ...view.frame import Sitter
from ...view.review import Swing
from .work import Review

__all__ = ["came", "happened", "round_at", "swing", "told_at"]

TURNS: Final = 3
"""So many turns of it are told."""


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


def happened(w: Words, work: Review, change: Change, names: Sequence[str]) -> str:
    """What was done where the line changes most within that part, a sentence for each turn."""
    known = [one for one in work.course if change.begin <= one[0] <= change.end]
    way = 1 if change.points > 0 else -1
    (begin, _), (end, _) = max(pairwise(known), key=lambda two: way * (two[1][1][change.seat] - two[0][1][change.seat]))
    turns = (list(steps) for _, steps in groupby(work.session.steps[begin:end], lambda step: step.action.seat))
    said = filter(None, (_turn(w, work.session, turn, names) for turn in turns))
    return " ".join(islice(said, TURNS))


def _turn(w: Words, session: Session, turn: Sequence[Step], names: Sequence[str]) -> str:
    """What somebody did there: what has its place on the table, rather than what else is told."""
    game, told = GAMES[session.header.game], list[tuple[str, Any]]()
    for event in (event for step in turn for event in step.events):
        seen = session.state.seen_by(event, None)
        said = "" if seen is None else game.texts.sentence(w, seen, names, None)
        told += [(said, event)] if said else []
    if len(told) == 1 and len(turn) > 1:
        return f"{told[0][0]} {w('That was all.')}"
    placed = [said for said, event in told if game.table.places(event)]
    return next(iter((*placed, *(said for said, _ in told))), "")
