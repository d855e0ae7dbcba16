"""The part of a game in which most changed, as the panel tells it: when that was, and what happened there."""

from collections.abc import Sequence
from itertools import pairwise

from ...bots.course import lead
from ...bots.review import Change, by_round, round_ends
from ...core.replay import position
from ...core.session import Session
from ...games import GAMES
from ...kit.words import Words, isolate
from ...view.course import Counts
from ...view.frame import Sitter
from ...view.review import Swing
from .work import Review

__all__ = ["back", "brought", "came", "guessed", "jumped", "round_at", "swing", "tied", "told_at"]


def swing(w: Words, work: Review, at: Sequence[float], sitters: Sequence[Sitter]) -> Swing | None:
    """The part in which it surely went most up or down for somebody."""
    change = next(iter(work.found.changed), None)
    if change is None:
        return None
    session, names = work.session, [sitter.name for sitter in sitters]
    begin, end, seat = change.begin, change.end, change.seat
    whole = by_round(session)
    return Swing(
        round_at(w, session, begin if whole else told_at(session, begin, end)),
        (begin, end),
        seat,
        (at[begin], at[end]),
        change.before[seat],
        change.after[seat],
        whole,
        brought(w, session, begin, end, names) if whole else came(w, session, begin, end, names),
        back(w, work, change) if whole else None,
        guessed(session, change) if whole else None,
        end == len(session.steps),
        tied(session, change),
        jumped(w, work, change) if whole else "",
    )


def back(w: Words, work: Review, change: Change) -> tuple[str, int] | None:
    """In the next round, and by how much it comes back there, if it is half of it at least."""
    ends, course = round_ends(work.session), dict(work.course)
    following = ends[ends.index(change.end) :][1:2]
    turn = sum(course[n][change.seat] - change.after[change.seat] for n in following if n in course)
    if turn * change.points >= 0 or abs(turn) < abs(change.points) / 2:
        return None
    return round_at(w, work.session, change.end), round(abs(turn))


def brought(w: Words, session: Session, begin: int, end: int, names: Sequence[str]) -> str:
    """What a round has brought to all: as the game tells it, else what counted before and after it."""
    before, after = (position(session, n).observe(None) for n in (begin, end))
    if told := GAMES[session.header.game].texts.part(w, before, after, names):
        return told
    both = zip(names, counted(session, begin), counted(session, end), strict=True)
    points = (
        w("%(name)s from %(before)d to %(after)d", name=isolate(name), before=before, after=after)
        for name, before, after in both
    )
    return w("Points counted: %(points)s.", points="; ".join(points))


def counted(session: Session, length: int) -> Sequence[int]:
    """How many points each would have had the game been over after so many actions."""
    state = position(session, length)
    return (state.outcome() or GAMES[session.header.game].flow.standing(state)).points


def guessed(session: Session, change: Change) -> Counts | None:
    """How what counts has changed, if by less than half of it: then it was what the computer expects, or expected."""
    points = [tuple(map(float, counted(session, n))) for n in (change.begin, change.end)]
    before, after = (lead(one, change.seat) for one in points)
    share = (after - before) / change.points
    if share >= 1 / 2:
        return None
    if points[0] == points[1]:
        return "same"
    return "less" if share >= 0 else "against"


def jumped(w: Words, work: Review, change: Change) -> str:
    """The round within which the line goes further than that, and comes back, in words; '' if there is none."""
    seat, known = change.seat, sorted(work.course)
    wild: dict[int, float] = {}
    for begin, end in pairwise(round_ends(work.session)):
        line = [leads[seat] for n, leads in known if begin <= n <= end]
        wild[begin] = max(line) - min(line) if line else 0.0
    begin = max(wild, key=lambda n: wild[n])
    if begin == change.begin or wild[begin] <= abs(change.points):
        return ""
    return round_at(w, work.session, begin)


def tied(session: Session, change: Change) -> int | None:
    """Who wins, if nobody is ahead at the end, and that part is the last."""
    outcome = session.state.outcome() if change.end == len(session.steps) else None
    if outcome is None or len(outcome.winners) != 1 or len(set(outcome.points)) > 1:
        return None
    return outcome.winners[0]


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
