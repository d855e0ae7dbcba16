"""What a review tells of one of its moments: what was played and what is better, what that brings, and why."""

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

from ...bots.review import Gap, Moment
from ...core.replay import position
from ...core.session import Session
from ...games import GAMES
from ...games.contract import Way
from ...kit.words import Words, isolate
from ...view.chart import signed

__all__ = ["better_of", "carried_out", "more", "played_of", "reason_of", "seen_of", "told_of"]

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


def seen_of(session: Session, begin: int, seat: int) -> list[Any]:
    """What that seat saw happen from there on."""
    return [seen for _, seen in session.events(seat, begin)]


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


def reason_of(session: Session, moment: Moment, w: Words, names: Sequence[str]) -> str:
    """Why something else was better there, in sentences; '' where no sentence says it."""
    game, (begin, _, seat) = GAMES[session.header.game], moment.turn
    sense, before = game.sense_of("strong"), position(session, begin).observe(seat)
    better, played = better_of(session, moment), played_of(session, moment)
    if sense.instead is None:
        return game.texts.reason(w, sense.reason(before, better))
    ways = (Way(actions, carried_out(session, begin, actions).state.observe(seat)) for actions in (better, played))
    return " ".join(game.texts.instead(w, reason, names) for reason in sense.instead(before, *ways))


def more(w: Words, gap: Gap, seat: int, names: Sequence[str]) -> str:
    """What comes of something better by the end, on the average: what that seat has more by it, and what the best of
    the others less."""
    n, own, error = max(1, round(gap.points)), round(gap.own), round(2 * gap.error)
    if own == n or len(names) == 1:
        told = w.n("By the end: about %(n)d point more.", "By the end: about %(n)d points more.", n)
    else:
        other = isolate(names[1 - seat]) if len(names) == 2 else w("the best of the others")
        told = w.n(
            "By the end: about %(n)d point better (%(name)s %(mine)s, %(other)s %(theirs)s).",
            "By the end: about %(n)d points better (%(name)s %(mine)s, %(other)s %(theirs)s).",
            n,
            name=isolate(names[seat]),
            mine=_change(own),
            other=other,
            theirs=_change(own - n),
        )
    return f"{told} {w('That is an average: it can be %(n)d more or less.', n=error)}" if error else told


def _change(n: int) -> str:
    """Points that somebody has more or less."""
    return f"+{n}" if n > 0 else signed(n)
