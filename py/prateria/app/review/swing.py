"""The part of a game in which most changed, as the panel tells it: when that was, and what happened there."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from ...bots.course import judging_of, lead
from ...bots.review import Change, by_round
from ...core.game import doer
from ...core.replay import position
from ...core.session import Session
from ...games import GAMES
from ...kit.words import Words, isolate
from ...view.frame import Sitter
from ...view.review import Swing
from .work import Review

__all__ = ["brought", "came", "guessed", "of_whom", "round_at", "spot", "swing", "tied", "told_at"]

ALIKE: Final = 0.7
"""For whom it went so much of the furthest, the part may be told of."""
FURTHEST: Final = 0.15
"""What goes by one turn is told where it is such a share of what goes by the whole round,"""
SENTENCES: Final = 2
"""and in so many sentences for each who has moved there."""


def swing(w: Words, work: Review, at: Sequence[float], sitters: Sequence[Sitter]) -> Swing | None:
    """The part in which it surely went most up or down for somebody."""
    change = next(iter(work.found.changed), None)
    if change is None:
        return None
    session, names = work.session, [sitter.name for sitter in sitters]
    outcome = session.state.outcome()
    change = of_whom(change, (*work.seats, *(outcome.winners if outcome else ())))
    begin, end, seat = change.begin, change.end, change.seat
    whole = by_round(session)
    most = _most(work, change) if whole else None
    course = "" if most is None else _deed(w, session, *most, names)
    if most is not None and not _clear(session, *most):  # as parties are chosen nothing is to be seen
        most = _most(work, change, seen=True)
    return Swing(
        round_at(w, session, begin if whole else told_at(session, begin, end)),
        (begin, end),
        seat,
        (at[begin], at[end]),
        change.before[seat],
        change.after[seat],
        whole,
        brought(w, session, begin, end, names) if whole else came(w, session, begin, end, names, _first(change)),
        whole and guessed(session, change),
        end == len(session.steps),
        tied(session, change),
        most,
        course,
    )


def _clear(session: Session, begin: int, end: int) -> bool:
    """Whether all that was decided there can be judged, and so be seen."""
    judging = judging_of(session)
    return judging is not None and all(judging.clear(step.before) for step in session.steps[begin:end])


def _most(work: Review, change: Change, seen: bool = False) -> tuple[int, int] | None:
    """In that part the turn by which the line goes furthest the same way for that seat: from how many actions to how
    many; None where no turn stands out. `seen`: of those in which something is to be seen, whatever it moves."""
    course = [(n, leads[change.seat]) for n, leads in work.course if change.begin <= n <= change.end]
    up = change.after[change.seat] > change.before[change.seat]
    jumps = [((b - a) * (1 if up else -1), n, m) for (n, a), (m, b) in pairwise(course)]
    if seen:
        jumps = [one for one in jumps if _clear(work.session, *one[1:])]
    far, begin, end = max(jumps, default=(0.0, 0, 0))
    return (begin, end) if far >= (0.1 if seen else FURTHEST * abs(change.points)) else None


def _deed(w: Words, session: Session, begin: int, end: int, names: Sequence[str]) -> str:
    """What has been done there, where that is told in few sentences; of what cannot be judged, such as a choice of
    cards, what it is."""
    steps, judging = session.steps[begin:end], judging_of(session)
    clear = {judging is not None and judging.clear(step.before) for step in steps}
    if clear != {True}:
        return GAMES[session.header.game].texts.choice(w) if clear == {False} else ""
    before, after = _told(w, session, begin, end, names)
    most = SENTENCES * len({step.action.seat for step in steps})
    return " ".join(before) if before and not after and len(before) <= most else ""


def spot(w: Words, work: Review, part: tuple[int, int], names: Sequence[str]) -> tuple[str, str]:
    """What is said on the table where that part begins, and where it has been seen; '' there: what has happened."""
    told = _deed(w, work.session, *part, names)
    begins = w("Here the curve moves: watch.")
    return begins, w("This moves the curve: %(what)s", what=told) if told else ""


def of_whom(change: Change, seats: Sequence[int]) -> Change:
    """The same, told of one of these where it went about as far for them: whose turns are looked at, or who wins."""
    steps = [after - before for before, after in zip(change.before, change.after, strict=True)]
    near = [seat for seat in seats if abs(steps[seat]) >= ALIKE * abs(change.points)]
    if len(steps) < 3 or change.seat in near or not near:
        return change
    seat = max(near, key=lambda one: abs(steps[one]))
    return change._replace(seat=seat, points=round(steps[seat], 1))


def brought(w: Words, session: Session, begin: int, end: int, names: Sequence[str]) -> str:
    """What a round has brought to all: as the game tells it, else what counted before and after it."""
    before, after = (position(session, n).observe(None) for n in (begin, end))
    if told := GAMES[session.header.game].texts.part(w, before, after, names):
        return told
    both = list(zip(names, counted(session, begin), counted(session, end), strict=True))
    if all(before == after for _, before, after in both):
        stay = "; ".join(f"{isolate(name)} {after}".replace(" -", " −") for name, _, after in both)
        return w("Counted, the same as before: %(points)s.", points=stay)
    points = (
        w("%(name)s from %(before)d to %(after)d", name=isolate(name), before=before, after=after)
        if before != after
        else w("%(name)s stays at %(n)d", name=isolate(name), n=after)
        for name, before, after in both
    )
    return w("Counted: %(points)s.", points="; ".join(points))


def counted(session: Session, length: int) -> Sequence[int]:
    """How many points each would have had the game been over after so many actions."""
    state = position(session, length)
    return (state.outcome() or GAMES[session.header.game].flow.standing(state)).points


def guessed(session: Session, change: Change) -> bool:
    """Whether what counts has changed by less than half of it: then it was what the computer expects, or expected."""
    before, after = (lead(tuple(map(float, counted(session, n))), change.seat) for n in (change.begin, change.end))
    return (after - before) / change.points < 1 / 2


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
    the card lies there; where somebody has done something before, that one."""
    before, after = _told(Words("en"), session, begin, end, [""] * session.header.seats)
    if before and after:
        return begin
    marks, steps = GAMES[session.header.game].flow.marks, session.steps
    turned = [n + 1 for n in range(begin, end) if marks(steps[n : n + 1]) and _begins(session, n)]
    return turned[-1] if turned else end - 1


def _begins(session: Session, n: int) -> bool:
    """Whether a round begins by that step."""
    return bool(position(session, n + 1).round != session.steps[n].before.round)


def _first(change: Change) -> int | None:
    """Who of two has made the line go that way, if somebody has: what they did is told first."""
    seat = change.seat
    return seat if change.points > 0 else 1 - seat if len(change.before) == 2 else None


def came(w: Words, session: Session, begin: int, end: int, names: Sequence[str], first: int | None = None) -> str:
    """What was done and came to light between so many actions and so many, where a game tells such things in one
    sentence; where something was done first, only that: the next card is another's. `first`: whose doing is told before
    that of others."""
    before, after = _told(w, session, begin, end, names, first)
    return " ".join(before or after)


def _told(
    w: Words, session: Session, begin: int, end: int, names: Sequence[str], first: int | None = None
) -> tuple[list[str], list[str]]:
    """The sentences of what happened before the first card came to light, and from then on; each time what came to
    light, then what was done."""
    texts, parts = GAMES[session.header.game].texts, (list[tuple[int, str]](), list[tuple[int, str]]())
    came_to_light = False
    for event in (event for step in session.steps[begin:end] for event in step.events):
        run = texts.run(w, (event,))
        came_to_light = came_to_light or bool(run)
        seat = doer(event)
        if first is not None and not run and seat is None:
            continue  # in which order they came is of no weight here
        if said := run or texts.sentence(w, event, names, None):
            parts[came_to_light].append((0 if run or first is None else 1 if seat == first else 2, said))
    before, after = ([said for _, said in sorted(one, key=_rank)] for one in parts)
    return before, after


def _rank(told: tuple[int, str]) -> int:
    return told[0]
