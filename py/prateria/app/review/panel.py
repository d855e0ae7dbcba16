"""What the panel of a review says, put together from what has been found and the words of the game."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from ...bots.review import LEAST, Moment, Turn, doubt
from ...core.replay import position
from ...core.seats import AWAY, SeatSetting
from ...core.session import Session
from ...games import GAMES
from ...kit.words import Words
from ...view.frame import Sitter
from ...view.review import Luck, Stop, Swing, Turning, review
from ...view.review import Review as Told
from ...view.svg import Safe
from .told import better_of, carried_out, played_of, points_of, sure, telling
from .work import MOMENTS, Review

__all__ = ["panel", "people"]

EVEN: Final = 20
"""More rounds than these are cards, and all as wide as each other."""


def people(seats: Sequence[SeatSetting]) -> tuple[int, ...]:
    """Whose turns are looked at: those of people, wherever they sit; of all where there are none."""
    found = tuple(n for n, seat in enumerate(seats) if seat.bot in (None, AWAY))
    return found or tuple(range(len(seats)))


def panel(w: Words, work: Review, sitters: tuple[Sitter, ...], here: int | None = None) -> Safe:
    """The panel as it is now. `here`: the moment from which one comes back to it."""
    session, found, texts = work.session, work.found, GAMES[work.session.header.game].texts
    at = _along(session)
    turnings = [
        Turning(
            one.turn.begin,
            at[one.turn.begin],
            one.turn.seat,
            _round(w, session, one.turn.begin),
            one.turn.begin in found.solved,
            texts.amount(w, points_of(one.gap)),
            _did(w, session, one, sitters),
            _rises(work, one.turn),
            sure(one.gap),
            one.turn.begin == here,
        )
        for one in work.moments
    ]
    judged, spreads = work.judging is not None, work.spreads
    curve = [Stop(at[stop], leads, doubt(session, stop, spreads.get(stop))) for stop, leads in work.course]
    if curve and curve[0].at and (not judged or len(sitters) > 1):
        curve.insert(0, Stop(0.0, (0.0,) * len(sitters), doubt(session, 0)))  # all begin alike
    return review(
        w,
        Told(
            sitters,
            judged,
            None if work.done else work.progress,
            curve,
            _rounds(session, at),
            texts.round_name(w),
            turnings,
            min(MOMENTS, len(work.turns)),
            len(work.turns) - len(turnings),
            work.untold,
            work.falls,
            work.deals > 1,
            _luck(work) if work.done else [],
            _swing(w, work, at, sitters) if judged else None,
            texts.same_deal(w),
            texts.ahead(w),
            len(found.curve) < len(work.stops),
            [sitters[seat].name for seat in work.seats] if len(work.seats) < len(sitters) else (),
            work.judging is not None and work.judging.spread is not None,
            work.now,
        ),
    )


def _round(w: Words, session: Session, length: int) -> str:
    state = position(session, length)
    return GAMES[session.header.game].texts.round_of(w, state.round, state.rounds)


def _did(w: Words, session: Session, one: Moment, sitters: Sequence[Sitter]) -> str:
    """What was played in a moment, by which one knows it from others."""
    begin, _, seat = one.turn
    ways = [carried_out(session, begin, run) for run in (played_of(session, one), better_of(session, one))]
    return telling(ways, begin, seat, w, [sitter.name for sitter in sitters])


def _rises(work: Review, turn: Turn) -> bool:
    """Whether the curve rises there for who decided."""
    before = [leads for n, leads in work.course if n <= turn.begin]
    after = [leads for n, leads in work.course if n >= turn.end]
    return bool(before and after) and after[0][turn.seat] - before[-1][turn.seat] >= LEAST


def _along(session: Session) -> list[float]:
    """How far through the game it is after so many actions, from 0 to 1. What is chosen out of one bag counts as one:
    who takes a party of nine cards has not played nine."""
    found = [0]
    for before, step in zip((None, *session.steps), session.steps, strict=False):
        bag, seat = step.before.bag(), step.action.seat
        same = bag is not None and before is not None and before.before.bag() is not None and before.action.seat == seat
        found.append(found[-1] + (not same))
    begins = [
        n for n, step in enumerate(session.steps) if not n or step.before.round != session.steps[n - 1].before.round
    ]
    if len(begins) > EVEN:  # a place for each on the axis, however often people were asked there
        ends = pairwise((*begins, len(session.steps)))
        places = [i + k / (end - n) for i, (n, end) in enumerate(ends) for k in range(end - n)]
        return [place / len(begins) for place in (*places, len(begins))]
    return [n / max(found[-1], 1) for n in found]


def _rounds(session: Session, at: Sequence[float]) -> list[tuple[float, str]]:
    found, last = [], 0
    for n, step in enumerate(session.steps):
        if step.before.round != last:
            last = step.before.round
            found.append((at[n], str(last)))
    return found


def _swing(w: Words, work: Review, at: Sequence[float], sitters: Sequence[Sitter]) -> Swing | None:
    """The part in which it surely went most up or down for somebody."""
    change = next(iter(work.found.changed), None)
    if change is None:
        return None
    actors = {step.action.seat for step in work.session.steps[change.begin : change.end]}
    return Swing(
        _round(w, work.session, _told_at(work.session, change.begin, change.end)),
        (change.begin, change.end),
        change.seat,
        (at[change.begin], at[change.end]),
        change.before[change.seat],
        change.after[change.seat],
        actors.pop() if len(actors) == 1 else None,
        _came(w, work.session, change.begin, change.end, [sitter.name for sitter in sitters]),
    )


def _told_at(session: Session, begin: int, end: int) -> int:
    """After how many actions that part lies in the round by which it is named: of a round that begins with a card, once
    the card lies there."""
    marks, steps = GAMES[session.header.game].flow.marks, session.steps
    turned = [n + 1 for n in range(begin, end) if marks(steps[n : n + 1]) and _begins(session, n)]
    return turned[-1] if turned else end - 1


def _begins(session: Session, n: int) -> bool:
    """Whether a round begins by that step."""
    return bool(position(session, n + 1).round != session.steps[n].before.round)


def _came(w: Words, session: Session, begin: int, end: int, names: Sequence[str]) -> str:
    """What came to light between so many actions and so many, where a game tells such things in one sentence."""
    texts, told = GAMES[session.header.game].texts, list[str]()
    for event in (event for step in session.steps[begin:end] for event in step.events):
        said = texts.run(w, (event,)) or (texts.sentence(w, event, names, None) if told else "")
        told += [said] if said else []
    return " ".join(told)


def _luck(work: Review) -> list[Luck]:
    """For those whose turns are looked at; of two one is enough, and alone there is nobody to be luckier than."""
    if len(work.found.deals) < 2:
        return []
    here, *others = work.found.deals
    seats = work.seats[:1] if work.session.header.seats == 2 else work.seats
    return [Luck(seat, here[seat], sorted(other[seat] for other in others)) for seat in seats]
