"""What a review tells of one of its moments: what was played and what is better, what that brings, and why."""

from collections.abc import Sequence
from itertools import islice, takewhile
from typing import Any, Final

from ...bots.review import Gap, Moment
from ...core.game import State
from ...core.replay import position
from ...core.session import Session
from ...games import GAMES
from ...games.contract import Way
from ...kit.words import Words, isolate
from ...view.chart import signed
from ...view.review import better_by

__all__ = [
    "better_of", "brought_about", "carried_out", "more", "played_of", "points_of", "reason_of", "seen_of",
    "telling", "told_of", "worth",
]  # fmt: skip

SENTENCES: Final = 4
"""So many tell what a turn brings about."""


def carried_out(session: Session, begin: int, actions: Sequence[Any]) -> Session:
    """The game with these actions in place of what came then."""
    other = session.fork(begin)
    for action in actions:
        other.play(action)
    return other


def better_of(session: Session, moment: Moment) -> list[Any]:
    """The actions that look best there."""
    state, found = session.steps[moment.turn.begin].before.clone(), []
    for text in moment.better:
        found.append(state.parse(text))
        state.apply(found[-1])
    return found


def played_of(session: Session, moment: Moment) -> list[Any]:
    """What was played there."""
    return [step.action for step in session.steps[moment.turn.begin : moment.turn.end]]


def brought_about(session: Session, begin: int) -> State | None:
    """The position that the turn from `begin` on has brought about, with nothing in it that came to light by it; None:
    the present one."""
    flow = GAMES[session.header.game].flow
    step = next((one for one in session.steps[begin:] if one.reveals), session.steps[-1])
    lying: State | None = flow.interlude(step.before, step.action)
    return flow.veiled(step.before, step.action) if lying is None and step.reveals else lying


def seen_of(session: Session, begin: int, seat: int) -> list[Any]:
    """What that seat saw happen from there on, until something came to light."""
    state = session.state
    events = (event for step in session.steps[begin:] for event in step.events)
    seen = (state.seen_by(event, seat) for event in takewhile(lambda event: not state.reveals(event), events))
    return [event for event in seen if event is not None]


def told_of(session: Session, begin: int, seat: int, w: Words, names: Sequence[str]) -> list[str]:
    """... in sentences; what nobody is told of, by what is touched for it."""
    texts = GAMES[session.header.game].texts
    said = (texts.sentence(w, event, names, seat) for event in seen_of(session, begin, seat))
    found = list(islice((sentence for sentence in said if sentence), SENTENCES))
    if found:
        return found
    view = session.steps[begin].before.observe(seat)
    labels = (texts.pick_label(w, pick, view) for step in session.steps[begin:] for pick in step.action.picks)
    return [w("Chosen: %(things)s.", things="; ".join(dict.fromkeys(labels)))]


def telling(said: Sequence[str], other: Sequence[str]) -> str:
    """The first of these sentences that is not told of the other way as well: by it one knows them apart."""
    return next((sentence for sentence in said if sentence not in other), said[0])


def reason_of(session: Session, moment: Moment, w: Words, names: Sequence[str]) -> str:
    """Why something else was better there, in sentences; '' where no sentence says it."""
    game, (begin, _, seat) = GAMES[session.header.game], moment.turn
    sense, before = game.sense_of("strong"), position(session, begin).observe(seat)
    better, played = better_of(session, moment), played_of(session, moment)
    if sense.instead is None:
        return game.texts.reason(w, sense.reason(before, better))
    ways = (Way(actions, carried_out(session, begin, actions).state.observe(seat)) for actions in (better, played))
    return " ".join(game.texts.instead(w, reason, names) for reason in sense.instead(before, *ways))


def points_of(gap: Gap) -> int:
    """The difference as it is told, everywhere the same."""
    return max(1, round(gap.points))


def worth(w: Words, gap: Gap) -> str:
    """What there is to be found in a moment, in a few words."""
    return f"{w('Something better')}: {better_by(w, points_of(gap))}"


def more(w: Words, gap: Gap, seat: int, names: Sequence[str]) -> str:
    """What comes of something better by the end, on the average: what that seat has more by it, and what the best of
    the others less. It is no sum of what is told of the turn itself: the others play on too."""
    n, own, error = points_of(gap), round(gap.own), round(2 * gap.error)
    if own == n or len(names) == 1:
        told = w.n(
            "By the end, on average: about %(n)d point more.", "By the end, on average: about %(n)d points more.", n
        )
    else:
        other = isolate(names[1 - seat]) if len(names) == 2 else w("the best of the others")
        told = w.n(
            "By the end, on average: about %(n)d point better (%(name)s %(mine)s, %(other)s %(theirs)s).",
            "By the end, on average: about %(n)d points better (%(name)s %(mine)s, %(other)s %(theirs)s).",
            n,
            name=isolate(names[seat]),
            mine=_change(own),
            other=other,
            theirs=_change(own - n),
        )
    return f"{told} {w('It can be %(n)d more or less.', n=error)}" if error else told


def _change(n: int) -> str:
    """Points that somebody has more or less."""
    return f"+{n}" if n > 0 else signed(n)
