"""The part of a review that tells in which part of the game most changed, with the numbers of its picture. HTML."""

from itertools import combinations, pairwise
from typing import Final

from ..kit.words import Words, isolate
from .chart import signed
from .furniture import Button, buttons
from .reviewed import Review, Swing, Turning, course, lead_at, stands
from .svg import Safe, el

__all__ = ["behind", "biggest"]

MORE: Final = 1
"""So many points further a line is seen to go."""
FAR: Final = 8
"""A line that goes further, in points, has not changed little."""
NEAR: Final = 1 / 15
"""Within such a share of a game it goes far at once, and not little by little."""


def biggest(w: Words, r: Review) -> Safe:
    """What the picture shows, with the numbers that it has there: it need not have been avoidable. Nothing before
    it is known."""
    if r.swing is None and r.progress is not None:
        return Safe()
    swing = r.swing
    inside = [] if swing is None else _inside(w, r, swing)
    lasting = w("The biggest change that lasted") if inside else w("The biggest change")
    parts = [el("h3", w("The biggest change at one card") if r.cards else lasting)]
    if swing is not None:
        causes = [one for one in r.turnings if _is_in(one, swing) and not swing.whole]
        causes = [one for one in causes if (one.seat == swing.seat) == (swing.after < swing.before)]
        if causes:  # of cards, a move that went against who made it: the part is named by that
            swing = swing._replace(round=causes[0].round, told=" ".join(one.did for one in causes if one.did))
        look = buttons(
            [Button(w("Look at this part"), "review-at", "-".join(map(str, swing.most or swing.part)), symbol="past")]
        )
        counted = " ".join(filter(None, (f"{swing.round}.", swing.told)))
        guess = " ".join((_changes(w, r, swing), *([_expects(w, swing)] if swing.guess else [])))
        most = [w("What moves the curve most: %(what)s", what=swing.course)] if swing.course else []
        parts += [el("p", one) for one in (counted, guess, *most, *inside, *_within(w, r, swing))]
        parts.append(look)
    else:
        parts.append(el("p", _none(w, r)))
    return el("section", *parts)


def _none(w: Words, r: Review) -> str:
    """Why no part is told of, as the picture shows it."""
    line = [one.leads[r.up] for one in r.curve]
    if not line or max(line) - min(line) < FAR:
        return w("No part stands out: the curve changes little.")
    near = (
        (abs(b - a), one.at, other.at)
        for (one, a), (other, b) in combinations(zip(r.curve, line, strict=True), 2)
        if other.at - one.at <= NEAR
    )
    most, *ends = max(near, default=(0.0,))
    if most < FAR:
        return w("No part stands out: it went that way little by little, or with many ups and downs.")
    told = course(w, r._replace(across=r.across.lower()), ends)  # in the middle of a sentence
    return w("No single card or move stands out for sure. The curve changes most here: %(course)s.", course=told)


def _changes(w: Words, r: Review, swing: Swing) -> str:
    """What changes, as the picture has it: a guess, called so, or it would contradict what is counted beside it."""
    if len(r.sitters) == 2:
        before, after = (stands(w, r, swing.seat, one) for one in (swing.before, swing.after))
        if swing.tied is not None:
            after = w("a tie, and %(name)s wins it", name=isolate(r.sitters[swing.tied].name))
    else:
        name = isolate(r.sitters[swing.seat].name)
        before, after = (_stood(w, r, name, round(n)) for n in (swing.before, swing.after))
    if swing.last:
        return w(
            "The computer’s guess for the end of the game, before this: %(before)s. So it ended: %(after)s.",
            before=before, after=after,
        )  # fmt: skip
    return w(
        "The computer’s guess for the end of the game: before this, %(before)s; after this, %(after)s.",
        before=before, after=after,
    )  # fmt: skip


def _stood(w: Words, r: Review, name: str, lead: int) -> str:
    """How one of several stands against the best of the others; alone: what it comes to."""
    if len(r.sitters) == 1:
        return f"{name} {signed(lead)}"
    if not lead:
        return w("%(name)s is level with the best of the others", name=name)
    if lead < 0:
        return w.n("%(name)s is behind by %(n)d", "%(name)s is behind by %(n)d", -lead, name=name)
    return w.n("%(name)s is ahead by %(n)d", "%(name)s is ahead by %(n)d", lead, name=name)


def _is_in(one: Turning, swing: Swing) -> bool:
    return swing.part[0] <= one.begin < swing.part[1]


def _within(w: Words, r: Review, swing: Swing) -> list[str]:
    """Which moments lie in it."""
    within = [n for n, one in enumerate(r.turnings, 1) if _is_in(one, swing)]
    which = ", ".join(map(str, within))
    if within:
        return [
            w.n("Moment %(which)s is in this part.", "Moments %(which)s are in this part.", len(within), which=which)
        ]
    return []


def _inside(w: Words, r: Review, swing: Swing) -> list[str]:
    """Where the picture shows more within another round than the whole round that is told of: which one, or what is
    called the biggest change would be at odds with it; and that it has come back there. Within that whole round, too,
    the picture shows less."""
    if not swing.whole:
        return []
    two, begins = len(r.sitters) == 2, [at for at, _ in r.rounds]
    jumps = [
        (abs(b.leads[seat] - a.leads[seat]), a.at, seat)
        for a, b in combinations(r.curve, 2)
        if not any(a.at < begin < b.at for begin in begins[1:])
        for seat in ((r.up,) if two else range(len(r.sitters)))
    ]
    told = [one for one in jumps if swing.ats[0] <= one[1] < swing.ats[1]]
    most, begin, seat = max((one for one in jumps if one not in told), default=(0.0, 0.0, 0))
    if most < max(abs(swing.after - swing.before), *(far for far, *_ in told), 0.0) + MORE:
        return []
    number = next(label for at, label in reversed(r.rounds) if at <= begin)
    ends = pairwise((*begins, 1.0))
    whole = next(lead_at(r.curve, b, seat) - lead_at(r.curve, a, seat) for a, b in ends if a <= begin < b)
    if most < abs(whole) + MORE:
        return []
    if two:
        return [w("%(round)s %(n)s: the lead moved even more there, but not for long.", round=r.across, n=number)]
    name = isolate(r.sitters[seat].name)
    return [
        w(
            "%(round)s %(n)s: the lead of %(name)s moved even more there, but not for long.",
            round=r.across,
            n=number,
            name=name,
        )
    ]


def _expects(w: Words, swing: Swing) -> str:
    """Why the line goes otherwise than what is counted."""
    if swing.last:
        return w("The points alone do not show it: what was played here, or came to light, changed the guess.")
    return w("The points alone do not show it: the computer also thinks of what may still come.")


def behind(w: Words, name: str, round_: str, most: str, came: str = "") -> str:
    """Where the gap grew most against who has lost, and what came there."""
    said = w(
        "%(round)s: counting what was won by then, here %(name)s fell back the most (%(most)s).",
        name=isolate(name),
        round=round_,
        most=most,
    )
    return " ".join(filter(None, (said, came)))
