"""What a review tells of one of its moments: what was played and what is better, what that brings, and why."""

from collections.abc import Sequence
from itertools import groupby, islice, takewhile
from typing import Any, Final

from ...bots.review import SURE, Gap, Moment, Turn, goes_on, judging_of, rest_of
from ...core.game import State, doer
from ...core.replay import position
from ...core.session import Session, Step
from ...games import GAMES
from ...games.contract import Texts, Way
from ...kit.words import Words, isolate, times
from ...view.review import better_by

__all__ = [
    "WHOLE", "better_of", "brought_about", "carried_out", "did_of", "more", "played_of", "points_of",
    "reason_of", "seen_of", "sure", "telling", "told_of", "tried_of", "turns_it", "uncounted", "unused_in", "whole_of",
    "why", "worth",
]  # fmt: skip

SENTENCES: Final = 4
"""So many tell what a turn brings about where that is told in passing,"""
WHOLE: Final = 30
"""and so many where somebody compares two whole turns."""
APART: Final = 2
"""So many of them tell two ways apart."""


def carried_out(session: Session, begin: int, actions: Sequence[Any]) -> Session:
    """The game with these actions in place of what came then."""
    other = session.fork(begin)
    for action in actions:
        other.play(action)
    return other


def better_of(session: Session, moment: Moment) -> list[Any]:
    """The actions that look best there."""
    return whole_of(session, moment, True)[: len(moment.better)]


def whole_of(session: Session, moment: Moment, better: bool) -> list[Any]:
    """What looks best there, or what was played, and what came then to the end of the turn."""
    if not better:
        return [*played_of(session, moment), *rest_of(session, moment.turn)]
    state, found = session.steps[moment.turn.begin].before.clone(), list[Any]()
    for text in (*moment.better, *moment.rest):
        found.append(state.parse(text))
        state.apply(found[-1])
    return found


def played_of(session: Session, moment: Moment) -> list[Any]:
    """What was played there."""
    return [step.action for step in session.steps[moment.turn.begin : moment.turn.end]]


def _lying(session: Session) -> State | None:
    """The position before anything is counted by the last action there, if it ends a round."""
    last, lying = session.steps[-1], GAMES[session.header.game].flow.lying
    return None if lying is None else lying(last.before, last.action)


def uncounted(session: Session) -> bool:
    """Whether it is told what is counted by the last action there, though the table shows how it lay before."""
    last, flow = session.steps[-1], GAMES[session.header.game].flow
    return flow.lying is None and flow.interlude(last.before, last.action) is not None


def brought_about(session: Session, begin: int, to_the_end: bool = False) -> State | None:
    """The position that the turn from `begin` on has brought about, with nothing in it that came to light by it, unless
    it is shown `to_the_end`; None: the present one."""
    flow = GAMES[session.header.game].flow
    if (lies := _lying(session)) is not None or to_the_end:
        return lies
    step = next((one for one in session.steps[begin:] if one.reveals), session.steps[-1])
    lying: State | None = flow.interlude(step.before, step.action)
    return flow.veiled(step.before, step.action) if lying is None and step.reveals else lying


def seen_of(session: Session, begin: int, seat: int, to_the_end: bool = False) -> list[Any]:
    """What that seat saw happen from there on, until something came to light (unless `to_the_end`), or anything was
    counted."""
    state, steps = session.state, session.steps[begin:]
    if len(steps) > 1 and _lying(session) is not None:
        steps = steps[:-1]
    events = (event for step in steps for event in step.events)
    seen = (
        state.seen_by(event, seat) for event in takewhile(lambda event: to_the_end or not state.reveals(event), events)
    )
    return [event for event in seen if event is not None]


def told_of(
    session: Session,
    begin: int,
    seat: int,
    w: Words,
    names: Sequence[str],
    most: int = SENTENCES,
    to_the_end: bool = False,
) -> list[str]:
    """... in so many sentences at the most, as everybody reads them: how a tile is used is not explained again; what
    nobody is told of yet, by what it is (`Texts.did`) or what is touched for it."""
    texts = GAMES[session.header.game].texts
    said = (texts.sentence(w, event, names, None) for event in seen_of(session, begin, seat, to_the_end))
    found = list(islice(times(sentence for sentence in said if sentence), most))
    if found:
        left = unused_in(w, session, session.steps[begin:], to_the_end)
        return [*found, left] if left else found
    if did := texts.did(w, session.steps[begin].action, names[seat]):
        return [did]
    view = session.steps[begin].before.observe(seat)
    labels = (texts.pick_label(w, pick, view) for step in session.steps[begin:] for pick in step.action.picks)
    return [w("Chosen: %(things)s.", things="; ".join(dict.fromkeys(labels)))]


def unused_in(w: Words, session: Session, turn: Sequence[Step], to_the_end: bool = True) -> str:
    """What was not used in these steps, if they are a whole turn in which nothing came to light (unless
    `to_the_end`)."""
    judging, seat = judging_of(session), turn[0].action.seat
    own = [*takewhile(lambda step: step.action.seat == seat, turn)]
    if judging is None or not judging.ends(own[-1].action) or (not to_the_end and any(step.reveals for step in own)):
        return ""
    return GAMES[session.header.game].texts.unused(w, [event for step in own for event in step.events])


def telling(ways: Sequence[Session], begin: int, seat: int, w: Words, names: Sequence[str]) -> str:
    """By what one knows the first way from the other: the whole turn in short, where that tells them apart; else what
    it is, what has its place on the table, what is done most often first, the rest; or that nothing more was done."""
    way, other = ways
    whole = [_turned(w, one, begin, seat, names) for one in ways]
    if whole[0] and whole[0] != whole[1]:
        return whole[0]
    game, known = GAMES[way.header.game], told_of(other, begin, seat, w, names, WHOLE)
    seen = seen_of(way, begin, seat)
    if len(seen) > 1 and not way.state.actors():
        del seen[-1]  # that the game is over, and how it ended, comes with every way
    lines = [(game.texts.sentence(w, event, names, None) or "", event) for event in seen]
    same = (list(group) for _, group in groupby((line for line in lines if line[0]), key=lambda line: line[0]))
    said = {next(times(sentence for sentence, _ in group)): (group[0][1], len(group)) for group in same}
    found = [(sentence, *how) for sentence, how in said.items() if sentence not in known]
    found[1:] = sorted(found[1:], key=lambda one: (not game.table.places(one[1]), -one[2]))
    found = [one for one in found if doer(one[1]) in (None, seat)] or found
    view = way.state.observe(seat)
    found.sort(key=lambda one: game.texts.idle(view, one[1]))
    if found:
        return " ".join(sentence for sentence, *_ in found[:APART])
    first, last = told_of(way, begin, seat, w, names)[0], unused_in(w, way, way.steps[begin:], False)
    if last:
        return f"{first} {last}"
    alike = way.steps[begin].action == other.steps[begin].action
    return f"{first} {w('Nothing more was done in this turn.')}" if alike and len(known) > len(said) else first


def _turned(w: Words, way: Session, begin: int, seat: int, names: Sequence[str]) -> str:
    """The turn as a whole, as that seat saw it; '' where that is not known, or the game says nothing of it."""
    texts, seen = GAMES[way.header.game].texts, seen_of(way, begin, seat)
    told, left = texts.turned(w, seen, names), texts.unused(w, seen)
    if left and told.endswith(left) and not unused_in(w, way, way.steps[begin:], False):
        return ""  # only the beginning is told: what came to light may have been used
    return told


def did_of(w: Words, session: Session, moment: Moment, names: Sequence[str]) -> str:
    """What was played in a moment, by which one knows it from others."""
    begin, _, seat = moment.turn
    ways = [carried_out(session, begin, run) for run in (played_of(session, moment), better_of(session, moment))]
    return telling(ways, begin, seat, w, names)


def reason_of(session: Session, moment: Moment, w: Words, names: Sequence[str]) -> str:
    """Why something else was better there, in sentences; that nobody can say it, where none does."""
    better, played = (whole_of(session, moment, way) for way in (True, False))
    told = _reasons(session, moment.turn, better, played, moment.gap, w, names)
    if told and moment.rest:
        told = f"{w('This is told as it lay hidden here; it was judged without that, as nobody could know it.')} {told}"
    return told or w("The computer’s trial games come out better; it cannot say why in a word.")


def tried_of(session: Session, moment: Moment, mine: Sequence[Any], gap: Gap, w: Words, names: Sequence[str]) -> str:
    """Why what somebody has tried is better than what was played, or the other way round; '' where that is not sure, no
    reason is known, or the turn is not tried to its end."""
    begin = moment.turn.begin
    if abs(gap.points) <= SURE * gap.error or goes_on(carried_out(session, begin, mine), begin + len(mine)):
        return ""
    played = whole_of(session, moment, False)
    if gap.points > 0:
        return _reasons(session, moment.turn, mine, played, gap, w, names)
    turned = gap._replace(points=-gap.points, parts=tuple((name, less, more) for name, more, less in gap.parts))
    told = _reasons(session, moment.turn, played, mine, turned, w, names)
    return f"{w('This speaks for what was played.')} {told}" if told else ""


def _reasons(
    session: Session,
    turn: Turn,
    better: Sequence[Any],
    other: Sequence[Any],
    gap: Gap,
    w: Words,
    names: Sequence[str],
) -> str:
    """What the one brings and the other does not, in sentences; '' where nobody can say it."""
    game, (begin, _, seat) = GAMES[session.header.game], turn
    sense, before = game.sense_of("strong"), position(session, begin).observe(seat)
    if sense.instead is None:
        return game.texts.reason(w, sense.reason(before, better))
    with_it, without_it = ({name: pair[n] for name, *pair in gap.parts} for n in (0, 1))
    ways = (
        Way(actions, carried_out(session, begin, actions).state.observe(seat), parts, points)
        for actions, parts, points in ((better, with_it, points_of(gap)), (other, without_it, 0))
    )
    return " ".join(game.texts.instead(w, reason, names) for reason in sense.instead(before, *ways))


def why(session: Session, moment: Moment, w: Words, names: Sequence[str], better: bool) -> list[str]:
    """Why one is better than the other: what it brings at once, beside what was played what it is, and in a line of
    its own, the same for both, what comes of it by the end."""
    begin, seat = moment.turn.begin, moment.turn.seat
    if better:
        first = reason_of(session, moment, w, names)
    else:
        ways = [carried_out(session, begin, way(session, moment)) for way in (better_of, played_of)]
        first = f"{w('Something better')}: {telling(ways, begin, seat, w, names)}"
    ends = more(w, moment.gap, seat, names, GAMES[session.header.game].texts)
    return [first, " ".join(filter(None, (ends, turns_it(w, session, moment, names))))]


def points_of(gap: Gap) -> int:
    """The difference as it is told, everywhere the same."""
    return max(1, round(gap.points))


def worth(w: Words, gap: Gap, texts: Texts) -> str:
    """What there is to be found in a moment, in a few words."""
    return w("With another move: %(better)s", better=better_by(w, texts.amount(w, points_of(gap)), sure(gap)))


def sure(gap: Gap) -> bool:
    """Whether it comes out so in every trial: then nothing is told on the average."""
    return gap.error == 0


def more(w: Words, gap: Gap, seat: int, names: Sequence[str], texts: Texts) -> str:
    """What comes of something better by the end, on the average: what that seat has more by it, and what the best of
    the others less. It is no sum of what is told of the turn itself, as all play on."""
    n = points_of(gap)
    whole = (round(gap.own) + step for step in (0, -1, 1))
    own = min(whole, key=lambda one: abs(one - gap.own) + abs(one - n - gap.own + gap.points))  # both are told
    amount = texts.amount(w, n)
    if len(names) == 1:
        if sure(gap):
            return w("By the end: %(amount)s more.", amount=amount)
        return w("By the end, on average: %(amount)s more.", amount=amount)
    other = names[1 - seat] if len(names) == 2 else w("the best of the others")
    sides = f"{_has(w, names[seat], own)}, {_has(w, other, own - n)}"
    better = better_by(w, amount, True)
    if sure(gap):
        return w("By the end: %(sides)s. That is %(better)s.", sides=sides, better=better)
    return w("By the end, on average: %(sides)s. That is %(better)s.", sides=sides, better=better)


def _has(w: Words, name: str, n: int) -> str:
    """What somebody has more or less then."""
    if n > 0:
        return w("%(name)s has %(n)d more", name=isolate(name), n=n)
    if n < 0:
        return w("%(name)s has %(n)d fewer", name=isolate(name), n=-n)
    return w("%(name)s the same", name=isolate(name))


def turns_it(w: Words, session: Session, moment: Moment, names: Sequence[str]) -> str:
    """That somebody who did not win would have won by it, of two by how many; '' elsewhere, and where trials only say
    so: they know less than the picture of the game beside them."""
    outcome, (points, _, own, ahead, _), seat = session.state.outcome(), moment.gap, moment.turn.seat
    if outcome is None or seat in outcome.winners or not sure(moment.gap):
        return ""
    if round(ahead) < 1 or round(ahead - points) >= 0:
        return ""
    name, mine = isolate(names[seat]), outcome.points[seat] + round(own)
    theirs = mine - round(ahead)
    if len(names) != 2 or theirs - outcome.points[1 - seat] != round(own) - round(points):
        return w("Then %(name)s would have won.", name=name)
    return w("Then %(name)s would have won, %(mine)d to %(theirs)d.", name=name, mine=mine, theirs=theirs)
