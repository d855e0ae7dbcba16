"""The review of a game that is over: who was ahead when, the moments that turned it, how the deal was. HTML."""

from itertools import combinations
from typing import Final

from ..kit.words import Words, isolate
from . import css
from .chart import signed
from .course import SLIM, WIDE, picture
from .furniture import Button, buttons, icon
from .marks import seat_mark
from .reviewed import Luck, Review, Stop, Swing, Turning, course, lead_at, named, numbered, stands
from .reviewluck import luck, waits
from .svg import Safe, el, join

__all__ = ["Luck", "Review", "Stop", "Swing", "Turning", "behind", "better_by", "review"]

MORE: Final = 3
"""So many points further a line is seen to go."""
FAR: Final = 8
"""A line that goes further, in points, has not changed little."""
NEAR: Final = 1 / 15
"""Within such a share of a game it goes far at once, and not little by little."""


def review(w: Words, r: Review) -> Safe:
    """The whole panel: what happened, the picture of it, what can be tried, and what else there is to know. Each thing
    has its heading and its place from the beginning, also what is not found yet; what leads on stays in sight."""
    parts = [
        el("h2", w("How the game went")),
        *([el("p", el("b", r.ended))] if r.ended else []),
        *([el("p", r.sources)] if r.sources else []),
        _work(w, r),
        _curve(w, r),
    ]
    if r.judged:
        parts += [_turnings(w, r), _swing(w, r), *([luck(w, r)] if r.deal else []), _how(w, r)]
    row = [Button(w("Look at the game"), "close", look="main")]
    if r.back:
        row.append(Button(w("Back to the result") if r.back == "result" else w("Back to the table"), "look-away"))
    return join((el("div", *parts, class_=css.REVIEW), buttons(row)))


def _work(w: Words, r: Review) -> Safe:
    """How far the computer is, and what it does now; the line stays when it is done. Where nothing is judged that is
    said, and not that all was looked at."""
    if r.progress is None and not r.judged:
        return Safe()
    if r.progress is None:
        done = w("The computer has looked at the whole game.")
        return el("p", done, class_=css.REVIEW_WORK, data_say=done)
    share = min(99, int(100 * r.progress))
    label = w("The computer looks at the game once more: %(n)d%%", n=share)
    bar = el("progress", max=100, value=share, aria_label=label)
    done = w("%(n)d%% done.", n=share)
    later = w("You need not wait: the rest can be read later.")
    return el("p", f"{done} {_now(w, r)} {later}", bar, class_=css.REVIEW_WORK)


def _now(w: Words, r: Review) -> str:
    if r.now == "turns":
        return w("Now: every turn for a moment.")
    if r.now == "closely":
        return w("Now: turns that may have mattered.")
    if r.now == "deal":
        return w("Now: the luck with the deal.")
    return w("Now: the line in the picture. It gets more and more exact.")


# -- who was ahead -------------------------------------------------------------------------------------------------


def _curve(w: Words, r: Review) -> Safe:
    alone = len(r.sitters) == 1
    if not r.judged:
        title = w("Points in the course of the game") if alone else w("Who was ahead, in points")
        note = w("Nobody can truly tell here what would have been better. So these are the points alone.")
    else:
        title = w("How many points it could become") if alone else w("Who was ahead")
        note = f"{_shows(w, r)} {_broad(w, r)}"
    words = el("figcaption", el("b", title), el("span", note))
    drawn = (picture(w, r, title, paper) for paper in (SLIM, WIDE))
    return el("figure", words, *drawn, class_=f"{css.CHART_BOX} {css.REVIEW_CURVE}")


def _shows(w: Words, r: Review) -> str:
    """What a line is, in one sentence."""
    if len(r.sitters) == 1:
        return w("The line is the computer’s guess: how many points it could become by the end.")
    if len(r.sitters) > 2:
        return w("Each line is the computer’s guess: how far one would be ahead of all others at the end.")
    up, down = (isolate(one.name) for one in sorted(r.sitters, key=lambda one: one.seat != r.up))
    return w(
        "The line is the computer’s guess at who would lead at the end: %(up)s above the middle, %(down)s below it.",
        up=up,
        down=down,
    )


def _broad(w: Words, r: Review) -> str:
    """What the band is, and whose: of several lines one has it."""
    if len(r.sitters) < 3:
        return w("The band around the line shows how far the guess may be off.")
    name = next(isolate(one.name) for one in r.sitters if one.seat == r.up)
    return w("The band around the line of %(name)s shows how far the guess may be off.", name=name)


# -- the moments ---------------------------------------------------------------------------------------------------


def _turnings(w: Words, r: Review) -> Safe:
    """The biggest moment, to be tried; those besides are opened by who wants more of it."""
    parts = [el("h3", w("Was there a better move?"))]
    ranked = sorted(r.turnings, key=lambda one: -one.gain)
    biggest, others = (
        [_turning(w, r, n, one) for n, one in enumerate(r.turnings) if (one in ranked[:1]) is first]
        for first in (True, False)
    )
    if biggest:
        so_far = [w("Found so far; this may still change.")] * (r.progress is not None)
        parts.append(el("p", " ".join((w("Something better was possible here. Can you find it?"), *so_far))))
        parts.append(el("ol", *biggest, class_=css.TURNINGS))
    elif r.progress is not None:
        parts.append(waits(w("Here comes a turn for you to try, if something clearly better is found.")))
    else:
        none = w("The computer found no move that was clearly better.")
        parts.append(el("p", none))
    if others:
        more = [el("p", w("There were more moments, but smaller ones."))] * (r.progress is None and r.untold > 0)
        opened = any(one.here for one in ranked[1:])
        parts.append(
            el("details", el("summary", w("More moments")), el("ol", *others, class_=css.TURNINGS), *more, open=opened)
        )
    return el("section", *parts)


def _swing(w: Words, r: Review) -> Safe:
    """What the picture shows, with the numbers that it has there: it need not have been avoidable."""
    parts = [el("h3", w("The biggest change"))]
    swing = r.swing
    if swing is not None:
        causes = [one for one in r.turnings if _is_in(one, swing) and not swing.whole]
        causes = [one for one in causes if (one.seat == swing.seat) == (swing.after < swing.before)]
        if causes:  # of cards, a move that went against who made it: the part is named by that
            swing = swing._replace(round=causes[0].round, told=" ".join(one.did for one in causes if one.did))
        look = buttons([Button(w("Look at this part"), "review-at", "-".join(map(str, swing.part)), symbol="past")])
        counted = " ".join(filter(None, (f"{swing.round}.", swing.told)))
        guess = " ".join((_changes(w, r, swing), *([_expects(w, swing)] if swing.guess else [])))
        parts += [el("p", one) for one in (counted, guess, *_inside(w, r, swing), *_within(w, r, swing))]
        parts.append(look)
    else:
        soon = w("Here you will read where the line went up or down most.")
        points = [el("p", r.counted)] if r.counted else []  # they need no search
        parts += [*points, waits(soon)] if r.progress is not None else [el("p", _none(w, r))]
    parts += [el("p", r.lost)] if r.lost else []  # it need not have been a move
    return el("section", *parts)


def _none(w: Words, r: Review) -> str:
    """Why no part is told of, as the picture shows it."""
    line = [one.leads[r.up] for one in r.curve]
    if not line or max(line) - min(line) < FAR:
        return w("No part stands out: the line changes little.")
    near = (
        (abs(b - a), one.at, other.at)
        for (one, a), (other, b) in combinations(zip(r.curve, line, strict=True), 2)
        if other.at - one.at <= NEAR
    )
    most, *ends = max(near, default=(0.0,))
    if most < FAR:
        return w("No part stands out: it went that way little by little, or with many ups and downs.")
    told = course(w, r._replace(across=r.across.lower()), ends)  # in the middle of a sentence
    return w("No single card or move stands out for sure. The line changes most here: %(course)s.", course=told)


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
        return w("%(name)s is behind by %(n)d", name=name, n=-lead)
    return w("%(name)s is ahead by %(n)d", name=name, n=lead)


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
    """Where the picture shows more within a round, perhaps another one, than the whole round that is told of: which one
    and how far, or what is called the biggest change would be at odds with it."""
    if not swing.whole or len(r.sitters) != 2:
        return []
    begins = [at for at, _ in r.rounds]
    jumps = (
        (abs(b.leads[r.up] - a.leads[r.up]), a.at, b.at)
        for a, b in combinations(r.curve, 2)
        if not any(a.at < begin <= b.at for begin in (*begins[1:], 1))
    )
    most, *ends = max(jumps, default=(0.0, 0.0, 0.0))
    if most < abs(swing.after - swing.before) + MORE:
        return []
    number = next(label for at, label in reversed(r.rounds) if at <= ends[0])
    before, after = (stands(w, r, r.up, lead_at(r.curve, at, r.up)) for at in ends)
    return [
        w(
            "The line jumps further still here. %(round)s %(n)s: first %(before)s, then %(after)s.",
            round=r.across, n=number, before=before, after=after,
        )
    ]  # fmt: skip


def _expects(w: Words, swing: Swing) -> str:
    """Why the line goes otherwise than what is counted."""
    if swing.last:
        return w("The points alone do not show it: before this, the computer had expected something else.")
    return w("The points alone do not show it: the computer also thinks of what may still come.")


def behind(w: Words, name: str, round_: str, most: str, came: str = "") -> str:
    """Where the gap grew most against who has lost, and what came there."""
    said = w("%(round)s: here %(name)s fell back most (%(most)s).", name=isolate(name), round=round_, most=most)
    return " ".join(filter(None, (said, came)))


def better_by(w: Words, amount: str, sure: bool = False) -> str:
    """By so many points, cards or animals, in a few words. `sure`: always, not on the average."""
    if sure:
        return w("%(amount)s better", amount=amount)
    return w("on average %(amount)s better", amount=amount)


def _turning(w: Words, r: Review, n: int, one: Turning) -> Safe:
    done = [icon("check"), el("span", w("Found"), class_=css.SMALL)] if one.solved else []
    small = [one.did, f"{w('Something better')}: {better_by(w, one.amount, one.sure)}"]
    if one.turns:
        small.append(one.turns)
    if one.well:
        small.append(one.well)
    return el(
        "li",
        el(
            "button",
            el("b", numbered(r, n + 1, ".") or "…"),
            seat_mark(one.seat),
            el("span", named(r, one), *(el("span", said, class_=css.SMALL) for said in small)),
            *done,
            type="button",
            class_=css.BUTTON,
            data_do="moment",
            data_value=one.begin,
            autofocus=one.here,
        ),
    )


def _how(w: Words, r: Review) -> Safe:
    looked = [w("Only the turns of people are checked here, not those of computers.")] * bool(r.looked)
    average = [w("“On average” means: sometimes more comes of it, sometimes less.")]
    told = (
        *looked,
        w("The computer knows only what the player could know then. It shuffles what is hidden again and again."),
        w("In all these games it tries what was played and what looks best, and lets everybody go on sensibly."),
        w("The line may jump and come back: whatever comes to light changes what it expects."),
        w("It tells only of what came out clearly better again and again. It may be wrong all the same."),
        *(average * (not all(one.sure for one in r.turnings))),
    )
    return el("details", el("summary", w("How does it know?")), *(el("p", one) for one in told))
