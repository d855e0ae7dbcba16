"""What the panel of a review says, put together from what has been found and the words of the game."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from ...bots.course import along, by_round, lead, round_ends
from ...bots.review import LEAST, Moment, doubt
from ...core.seats import AWAY, SeatSetting
from ...core.session import Session
from ...games import GAMES
from ...kit.result import difference, headline, result, rival
from ...kit.result import told as points_told
from ...kit.words import Words, isolate
from ...view.frame import Sitter
from ...view.review import Luck, Stop, Turning, behind, review
from ...view.review import Review as Told
from ...view.svg import Safe
from .swing import brought, came, round_at, swing
from .told import did_of, points_of, sure, turns_it
from .work import Review

__all__ = ["panel", "people"]

FEWEST: Final = 3
"""With fewer deals there is nothing to be seen of the luck with this one."""


def people(seats: Sequence[SeatSetting]) -> tuple[int, ...]:
    """Whose turns are looked at: those of people, wherever they sit; of all where there are none."""
    found = tuple(n for n, seat in enumerate(seats) if seat.bot in (None, AWAY))
    return found or tuple(range(len(seats)))


def panel(w: Words, work: Review, sitters: tuple[Sitter, ...], here: int | None = None, back: str = "") -> Safe:
    """The panel as it is now. `here`: the moment from which one comes back to it; `back`: what lies behind it."""
    session, found, texts = work.session, work.found, GAMES[work.session.header.game].texts
    at, names = along(session), [sitter.name for sitter in sitters]
    turnings = [
        Turning(
            one.turn.begin,
            at[one.turn.begin],
            one.turn.seat,
            round_at(w, session, one.turn.begin),
            one.turn.begin in found.solved,
            texts.amount(w, points_of(one.gap)),
            did_of(w, session, one, names),
            _well(w, work, one, names),
            sure(one.gap),
            one.turn.begin == here,
            at[one.turn.end],
            points_of(one.gap),
            turns_it(w, session, one, names),
        )
        for one in work.moments
    ]
    judged, spreads = work.judging is not None, work.spreads
    events = [event for step in session.steps for event in step.events]
    luck = texts.dealt(w, session.state.observe(None), events, names)
    decided = _decided(w, work, names)
    lost, dealt = judged and work.done and not turnings, work.deals > 1
    curve = [Stop(at[stop], leads, doubt(session, stop, spreads.get(stop))) for stop, leads in work.course]
    spots = [] if work.sketched else curve
    if not work.sketched:
        curve = []  # a line between a few places far from each other would be a guess at random
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
            work.untold,
            dealt,
            _luck(work),
            swing(w, work, at, sitters) if judged else None,
            texts.same_deal(w) or luck,
            texts.ahead(w),
            len(found.curve) < len(work.stops),
            [sitters[seat].name for seat in work.seats] if len(work.seats) < len(sitters) else (),
            work.now,
            " ".join(filter(None, ("" if decided else _lost(w, work, sitters), "" if dealt else luck))) if lost else "",
            back,
            _ended(w, session, names),
            _sources(w, work, names, decided),
            None if work.looking is None else at[work.looking],
            spots,
            not by_round(session),
            _feat(w, session, names),
            decided,
        ),
    )


def _decided(w: Words, work: Review, names: Sequence[str]) -> str:
    """What decided the game, as it tells that itself: it stands there whatever is found; '' where it needs a search.
    Of whom it is told whose game is looked at: of one who has not won, if there is one."""
    session, texts = work.session, GAMES[work.session.header.game].texts
    outcome = session.state.outcome()
    if outcome is None or len(names) < 2:
        return ""
    seat = next((one for one in work.seats if one not in outcome.winners), work.seats[0])
    events = [event for step in session.steps for event in step.events]
    if told := texts.decided(w, events, names, outcome, seat):
        return told
    if texts.fell is None or seat in outcome.winners:
        return ""
    return texts.fell(w, _turns(session), seat, names)


def _feat(w: Words, session: Session, names: Sequence[str]) -> str:
    """What everybody saw and remembers, and when it was; '' of most games."""
    events = [(n, event) for n, step in enumerate(session.steps) for event in step.events]
    which, told = GAMES[session.header.game].texts.feat(w, [event for _, event in events], names)
    if not told:
        return ""
    where = round_at(w, session, events[which][0])
    return f"{told} ({where[:1].lower()}{where[1:]})."


def _well(w: Words, work: Review, moment: Moment, names: Sequence[str]) -> str:
    """That it looked better all the same: the curve rises there for who decided; or they ended as high as with what is
    better, and as before it; '' elsewhere."""
    (begin, end, seat), outcome = moment.turn, work.session.state.outcome()
    before = [leads[seat] for n, leads in work.course if n <= begin]
    after = [leads[seat] for n, leads in work.course if n >= end]
    if not (before and after and outcome):
        return ""
    name = isolate(names[seat])
    if after[0] - before[-1] >= LEAST:
        return w("Even so the guess for %(name)s went up here: by luck, or by other moves.", name=name)
    if lead(tuple(map(float, outcome.points)), seat) >= max(before[-1], after[0] + moment.gap.points):
        return w(
            "Even so it ended no worse for %(name)s than the guess before it: by luck, or by later moves.", name=name
        )
    return ""


def _ended(w: Words, session: Session, names: Sequence[str]) -> str:
    """Who has won, and what all have; '' of a game that was left."""
    outcome = session.state.outcome()
    if outcome is None:
        return ""
    points, winners = outcome.points, outcome.winners
    tied = sum(one == max(points) for one in points) > len(winners)
    who = headline(w, winners, [isolate(name) for name in names], None, tied) if len(names) > 1 else ""
    return f"{who} {result(w, points, names)}".strip()


def _sources(w: Words, work: Review, names: Sequence[str], decided: str) -> str:
    """Of what who won has more than somebody else, and that one than who won, but what `decided` says already: it needs
    no search. That one is the best of the people who have lost, else of those who share the win, else of all who have
    lost."""
    outcome, texts = work.session.state.outcome(), GAMES[work.session.header.game].texts
    if outcome is None:
        return ""
    lost = [seat for seat in work.seats if seat not in outcome.winners]
    shared = outcome.winners[1] if len(outcome.winners) > 1 else rival(outcome.points, outcome.winners)
    other = max(lost, key=lambda seat: outcome.points[seat]) if lost else shared
    if other is None:
        return ""
    there, view = texts.source_there, work.session.state.observe(None)
    named = [
        (there(w, key, view) if there else texts.source(w, key), [line[key] for line in outcome.breakdown])
        for key in outcome.breakdown[0]
    ]
    who, pair = list(map(isolate, names)), (outcome.winners[0], other)
    parts = [
        (what, row) for what, row in named if what and (max(row) > 0 or points_told(who, row, pair) not in decided)
    ]
    return difference(w, parts, who, *pair)


def _rounds(session: Session, at: Sequence[float]) -> list[tuple[float, str]]:
    return [(at[n], str(session.steps[n].before.round)) for n in round_ends(session)[:-1]]


def _lost(w: Words, work: Review, sitters: Sequence[Sitter]) -> str:
    """Where somebody who has not won lost most, as the points say: for who finds no moment and wants to know why;
    '' where that is the biggest change, which is told of beside it."""
    session, texts = work.session, GAMES[work.session.header.game].texts
    outcome = session.state.outcome()
    losers = [seat for seat in work.seats if outcome and seat not in outcome.winners]
    if outcome is None or not losers or len(sitters) < 2:
        return ""
    seat, names = losers[0], [sitter.name for sitter in sitters]
    events = [event for step in session.steps for event in step.events]
    if told := texts.decided(w, events, names, outcome, seat):
        return told
    if texts.fell is not None:
        return texts.fell(w, _turns(session), seat, names)
    most, begin, end = _fall(work, seat)
    if not most:
        return ""
    # of a round that is a part of the game, what it brought: all that was done in it would be a long list
    told = (
        brought(w, session, begin, end, names)
        if by_round(session)
        else came(w, session, max(begin - 1, 0), end if end == len(session.steps) else end - 1, names)
    )
    return behind(w, sitters[seat].name, round_at(w, session, begin), texts.amount(w, most), told)


def _fall(work: Review, seat: int) -> tuple[int, int, int]:
    """How many points somebody lost at the most in a round, and from how many actions to how many that was."""
    session, begins = work.session, round_ends(work.session)[:-1]
    outcome = session.state.outcome()
    views = [session.steps[n].before.observe(None) for n in begins]
    leads = [lead(tuple(float(one.points) for one in view.players), seat) for view in views]
    leads.append(lead(outcome.points, seat) if outcome else leads[-1])
    falls = [round(before - after) for before, after in pairwise(leads)]
    n = max(range(len(falls)), key=falls.__getitem__)
    change = next(iter(work.found.changed), None)
    if falls[n] <= 0 or leads[-1] >= 0 or (change and change.begin <= begins[n] < change.end):
        return 0, 0, 0
    return falls[n], begins[n], (*begins, len(session.steps))[n + 1]


def _turns(session: Session) -> list[Any]:
    """What everybody saw of the table before each turn, and at the end."""
    steps = session.steps
    begins = [n for n, step in enumerate(steps) if not n or steps[n - 1].action.seat != step.action.seat]
    return [*(steps[n].before.observe(None) for n in begins), session.state.observe(None)]


def _luck(work: Review) -> list[Luck]:
    """For those whose turns are looked at; of two one is enough, and alone there is nobody to be luckier than."""
    if work.deals < 2 or len(work.found.deals) < FEWEST:
        return []
    of = work.deals - 1 if len(work.found.deals) < work.deals else None
    here, *others = work.found.deals
    seats = work.seats[:1] if work.session.header.seats == 2 else work.seats
    outcome = work.session.state.outcome()
    winners = outcome.winners if outcome else ()
    return [
        Luck(seat, here[seat], sorted(other[seat] for other in others), seat in winners if winners else None, of)
        for seat in seats
    ]
