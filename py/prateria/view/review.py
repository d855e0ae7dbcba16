"""The review of a game that is over: who was ahead when, the moments that turned it, how the deal was. HTML."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ..kit.words import Words, isolate
from . import css
from .chart import LETTERS, apart, signed
from .frame import Sitter
from .furniture import Button, buttons, icon
from .marks import seat_mark
from .measure import fit
from .palette import seat_class, shape
from .svg import Safe, el, join

__all__ = ["Luck", "Review", "Stop", "Swing", "Turning", "review"]

LEFT, RIGHT, TOP, BOTTOM = 36, 122, 24, 40
STRIP: Final = 46
ROUNDS: Final = 10
"""More rounds than these are not marked."""
Scale = Callable[[float], float]


class Paper(NamedTuple):
    """What the curve is drawn on: its letters have the size of those of the page where its width is that of the page.
    `look`: the class by which the page shows the one for which there is room."""

    width: int
    height: int
    look: str


SLIM: Final = Paper(370, 224, css.CHART_SLIM)
WIDE: Final = Paper(800, 300, css.CHART_WIDE)


class Stop(NamedTuple):
    """`at`: how far through the game, from 0 to 1; `leads`: by seat, how far it is ahead; `doubt`: in two of three
    games the end is no further from that."""

    at: float
    leads: Sequence[float]
    doubt: float


class Turning(NamedTuple):
    """A moment for which there was something better, after `begin` actions. `at`: how far through the game; `round`:
    which round, in words; `solved`: somebody has found something better."""

    begin: int
    at: float
    seat: int
    round: str
    solved: bool


class Swing(NamedTuple):
    """The round, in words, in which most has changed, and for whom to the good (alone: for the only one). `begin`:
    after so many actions it starts; `ats`: from where to where it goes, as in `Stop`; `before`, `after`: how far that
    seat is ahead there, as the curve has it."""

    round: str
    begin: int
    seat: int
    ats: tuple[float, float]
    before: float
    after: float


class Luck(NamedTuple):
    """How far ahead a seat comes out with this deal (`here`) and with others, when computers play all seats."""

    seat: int
    here: float
    others: Sequence[float]


class Review(NamedTuple):
    """`judged`: whether more than points can be told; `progress`: from 0 to 1, None when all is done; `rounds`: where
    they begin, with their numbers; `across`: what these are; `most`: so many moments are told at the most; `rest`: so
    many turns were looked at besides; `deal`: something is said of it, when `luck` is known; `stays`: what had been
    chosen and is not dealt anew, in a sentence."""

    sitters: Sequence[Sitter]
    judged: bool
    progress: float | None
    curve: Sequence[Stop]
    rounds: Sequence[tuple[float, str]]
    across: str
    turnings: Sequence[Turning]
    most: int
    rest: int
    deal: bool
    luck: Sequence[Luck]
    swing: Swing | None = None
    stays: str = ""


def review(w: Words, r: Review) -> Safe:
    """The whole panel. Each thing has its place from the beginning, also what is not found yet."""
    parts = [el("h2", w("How the game went")), _curve(w, r), _work(w, r)]
    if r.judged:
        parts += [_turnings(w, r), _swing(w, r), *([_luck(w, r)] if r.deal else []), _how(w)]
    row = buttons([Button(w("Look at the game"), "close", look="main")])
    return el("div", *parts, row, class_=css.REVIEW)


def _work(w: Words, r: Review) -> Safe:
    """How far the computer is; the line stays when it is done."""
    if r.progress is None:
        return el("p", w("The computer has looked at the whole game."), class_=css.REVIEW_WORK)
    share = min(99, int(100 * r.progress))
    label = w("The computer looks at the game once more: %(n)d %%", n=share)
    return el("p", label, el("progress", max=100, value=share, aria_label=label), class_=css.REVIEW_WORK)


def _waits(w: Words) -> Safe:
    """In the place of what is still to be found."""
    return el("p", w("The computer still works on this."), class_=css.REVIEW_WAITS)


# -- who was ahead -------------------------------------------------------------------------------------------------


def _curve(w: Words, r: Review) -> Safe:
    alone = len(r.sitters) == 1
    if not r.judged:
        title = w("Points in the course of the game") if alone else w("Who was ahead, in points")
        note = w("Nobody can truly tell here what would have been better. So these are the points alone.")
    elif alone:
        title = w("How many points it could become")
        note = w("If it goes on sensibly from there. The pale band is wide where much could still change.")
    elif len(r.sitters) == 2:
        title = w("Who was ahead")
        note = w(
            "How many points one side is ahead of the other, if both go on sensibly to the end. "
            "The pale bands are wide where much could still change."
        )
    else:
        title = w("Who was ahead")
        note = w(
            "How many points ahead of the best of the others, if all go on sensibly to the end. "
            "The pale bands are wide where much could still change."
        )
    words = el("figcaption", el("b", title), el("span", note))
    drawn = (_picture(w, r, title, paper) for paper in (SLIM, WIDE))
    return el("figure", words, *drawn, class_=f"{css.CHART_BOX} {css.REVIEW_CURVE}")


def _picture(w: Words, r: Review, title: str, paper: Paper) -> Safe:
    width, height = paper.width, paper.height
    edges = [points + way * stop.doubt for stop in r.curve for points in stop.leads for way in (-1, 1)]
    low, high = min((*edges, 0.0)), max((*edges, 0.0))
    every = next(n for n in (2, 5, 10, 20, 50, 1000) if high - low <= 6 * n)
    low, high = every * (low // every), every * -(-max(high, low + every) // every)

    def x(at: float) -> float:
        return round(LEFT + (width - LEFT - RIGHT) * at, 1)

    def y(points: float) -> float:
        return round(TOP + (height - TOP - BOTTOM) * (high - points) / (high - low), 1)

    parts = []
    if r.swing:
        left, right = map(x, r.swing.ats)
        parts.append(
            el("rect", x=left, y=TOP, width=right - left, height=height - TOP - BOTTOM, class_=css.CHART_COUNTS)
        )
    parts.append(_grid(x(0), x(1), y, int(low), int(high), every))
    if len(r.rounds) <= ROUNDS:
        for at, label in r.rounds:
            parts.append(el("path", d=f"M{x(at)} {TOP}V{height - BOTTOM}", class_=css.CHART_GRID))
            parts.append(el("text", label, x=x(at), y=height - BOTTOM + 18, font_size=LETTERS, class_=css.MIDDLE_SOFT))
    across = r.across if len(r.rounds) <= ROUNDS else w.p("axis", "From the beginning to the end")
    parts.append(el("text", across, x=x(0.5), y=height - 4, font_size=LETTERS, class_=css.MIDDLE_SOFT))
    up = w.p("axis", "Points") if len(r.sitters) == 1 else w.p("axis", "Points ahead")
    parts.append(el("text", up, x=2, y=13, font_size=LETTERS, class_=css.SOFT))
    if r.curve:
        ends = apart([y(r.curve[-1].leads[one.seat]) for one in r.sitters], 18)
        for sitter, end in zip(r.sitters, ends, strict=True):
            parts.append(_line(r, sitter, end, x, y, width))
    box, look = f"0 0 {width} {height}", f"{css.TABLE} {css.CHART}"
    drawn = el("svg", *parts, viewBox=box, class_=look, role="img", aria_label=f"{title}. {_in_words(w, r)}")
    marks = el("svg", *(_numbers(w, r, x, y) if r.curve else ()), viewBox=box, class_=look)
    return el("div", drawn, marks, class_=paper.look)


def _grid(left: float, right: float, y: Scale, low: int, high: int, every: int) -> Safe:
    return join(
        join(
            (
                el("path", d=f"M{left} {y(n)}H{right}", class_=css.CHART_ZERO if n == 0 else css.CHART_GRID),
                el("text", signed(n), x=left - 6, y=y(n) + 4.5, font_size=LETTERS, class_=css.END_SOFT),
            )
        )
        for n in range(low, high + 1, every)
    )


def _line(r: Review, sitter: Sitter, end: float, x: Scale, y: Scale, width: int) -> Safe:
    """The course of a seat on the strip that says how sure it is."""
    found = [(x(stop.at), stop.leads[sitter.seat], stop.doubt) for stop in r.curve]
    upper = [f"{px} {y(points + doubt)}" for px, points, doubt in found]
    lower = [f"{px} {y(points - doubt)}" for px, points, doubt in reversed(found)]
    d = "M" + "L".join(f"{px} {y(points)}" for px, points, _ in found)
    last, points, _ = found[-1]
    whole = r.curve[-1].at == 1
    label = f"{fit(sitter.name, RIGHT - 48, LETTERS)} {signed(round(points))}" if whole else ""
    return el(
        "g",
        el("path", d=f"M{'L'.join((*upper, *lower))}Z", class_=css.REVIEW_STRIP),
        el("path", d=d, class_=css.COURSE_EDGE),
        el("path", d=d, class_=css.COURSE),
        shape(sitter.seat, last - 7, y(points) - 7, 14),
        el("text", label, x=width - RIGHT + 14, y=end + 5, font_size=LETTERS, class_=css.BOLD),
        class_=seat_class(sitter.seat),
    )


def _numbers(w: Words, r: Review, x: Scale, y: Scale) -> list[Safe]:
    """The numbers of the moments, where the line of their player is then, none over another: each leads to its
    moment. They lie over the picture, which is one thing to whoever hears it."""
    found: list[tuple[float, float]] = []
    for turning in r.turnings:
        before = max((stop for stop in r.curve if stop.at <= turning.at), default=r.curve[0], key=lambda stop: stop.at)
        px, py = x(turning.at), y(before.leads[turning.seat])
        while any(abs(px - ox) < 20 and abs(py - oy) < 20 for ox, oy in found):
            py += 4
        found.append((px, py))
    return [
        el(
            "g",
            el("circle", cx=px, cy=py, r=20, class_=css.REVIEW_REACH),
            el("circle", cx=px, cy=py, r=10, class_=css.STONE),
            el("text", str(n), x=px, y=py + 5, font_size=LETTERS, class_=css.MIDDLE_HEAVY),
            role="button",
            tabindex=0,
            data_do="moment",
            data_value=turning.begin,
            aria_label=f"{n}. {_named(r, turning)}",
        )
        for n, (turning, (px, py)) in enumerate(zip(r.turnings, found, strict=True), 1)
    ]


def _named(r: Review, one: Turning) -> str:
    """A moment: when it was, and whose."""
    return f"{one.round}, {isolate(r.sitters[one.seat].name)}"


def _in_words(w: Words, r: Review) -> str:
    """How it stood at the beginning of each round: for who does not see the picture."""
    told = []
    for at, label in r.rounds if len(r.rounds) <= ROUNDS else ():
        stop = next((stop for stop in r.curve if stop.at >= at), None)
        if stop is not None:
            told.append(f"{r.across} {label}: {_stands(r, stop)}")
    if r.curve and r.curve[-1].at == 1:
        told.append(f"{w('The end')}: {_stands(r, r.curve[-1])}")
    return ". ".join(told)


def _stands(r: Review, stop: Stop) -> str:
    return ", ".join(f"{sitter.name} {signed(round(stop.leads[sitter.seat]))}" for sitter in r.sitters)


# -- the moments ---------------------------------------------------------------------------------------------------


def _turnings(w: Words, r: Review) -> Safe:
    parts = [el("h3", w("Try another way"))]
    if r.turnings:
        parts.append(el("p", w("Here something better was possible, with what could be known then. Can you find it?")))
    elif r.progress is not None:
        parts.append(el("p", w("The computer still looks for moments in which something better was possible.")))
    else:
        parts.append(
            el("p", w("No moment stands out: the computer found none in which something else was surely better."))
        )
    found = [_turning(w, r, n, one) for n, one in enumerate(r.turnings)]
    if r.progress is not None:  # those that may still be found have their room, so that nothing moves then
        found += [el("li", class_=css.REVIEW_ROOM, aria_hidden="true")] * (r.most - len(found))
    if found:
        parts.append(el("ol", *found, class_=css.TURNINGS))
    if r.progress is None and r.turnings and r.rest:
        told = w.n(
            "In the one other turn the computer found nothing that matters as much.",
            "In the other %(n)d turns the computer found nothing that matters as much.",
            r.rest,
        )
        parts.append(el("p", told))
    return el("section", *parts)


def _swing(w: Words, r: Review) -> Safe:
    """What the picture shows, with the numbers that it has there: it need not have been avoidable."""
    parts = [el("h3", w("The biggest change"))]
    swing = r.swing
    if swing is not None:
        told = w(
            "%(round)s: here most changes. In the picture: %(name)s from %(before)s to %(after)s, counting what may "
            "still come.",
            round=swing.round,
            name=isolate(r.sitters[swing.seat].name),
            before=signed(round(swing.before)),
            after=signed(round(swing.after)),
        )
        why = w("Luck counts there, and good moves of all.")
        look = buttons([Button(w("Look at this part"), "review-at", str(swing.begin), symbol="past")])
        parts += [el("p", f"{told} {why}"), look]
    else:
        parts.append(_waits(w) if r.progress is not None else el("p", w("No part of the game stands out.")))
    return el("section", *parts)


def _turning(w: Words, r: Review, n: int, one: Turning) -> Safe:
    done = [icon("check"), el("span", w("Found"), class_=css.SMALL)] if one.solved else []
    return el(
        "li",
        el(
            "button",
            el("b", f"{n + 1}."),
            seat_mark(one.seat),
            el("span", _named(r, one)),
            *done,
            type="button",
            class_=css.BUTTON,
            data_do="moment",
            data_value=one.begin,
        ),
    )


# -- the deal ------------------------------------------------------------------------------------------------------


def _luck(w: Words, r: Review) -> Safe:
    title = el("h3", w("Luck with the deal"))
    if not r.luck:
        return el("section", title, _waits(w))
    edges = [n for luck in r.luck for n in (*luck.others, luck.here)]
    low, high = min(edges), max(edges)
    if low == high:
        low, high = low - 1, high + 1
    note = w("To find out, computers alone have played this deal and the others.")
    return el(
        "section",
        title,
        *(join((el("p", _lucky(w, r, luck)), _strip(w, r, luck, low, high))) for luck in r.luck),
        el("p", f"{note} {r.stays}" if r.stays else note, class_=css.SMALL),
    )


def _lucky(w: Words, r: Review, luck: Luck) -> str:
    """Whether it was kind, and what that means: so many others would have been worse, so many better."""
    of = len(luck.others)
    worse, better = sum(other < luck.here for other in luck.others), sum(other > luck.here for other in luck.others)
    name = isolate(r.sitters[luck.seat].name)
    if 4 * worse >= 3 * of:
        told = w("%(name)s: a kind deal.", name=name)
    elif 4 * worse <= of:
        told = w("%(name)s: a hard deal.", name=name)
    else:
        told = w("%(name)s: neither kind nor hard.", name=name)
    counted = w("Of %(of)d other deals %(worse)d are worse and %(better)d better.", of=of, worse=worse, better=better)
    return f"{told} {counted}"


def _strip(w: Words, r: Review, luck: Luck, low: float, high: float) -> Safe:
    """The other deals as dots, this one as the shape of the seat; what is kinder lies further right."""

    def x(points: float) -> float:
        return round(14 + (SLIM.width - 28) * (points - low) / (high - low), 1)

    dots = (el("circle", cx=x(other), cy=15, r=5, class_=css.REVIEW_OTHER) for other in luck.others)
    return el(
        "svg",
        el("path", d=f"M14 15H{SLIM.width - 14}", class_=css.CHART_GRID),
        *dots,
        el("g", shape(luck.seat, x(luck.here) - 10, 5, 20), class_=seat_class(luck.seat)),
        el("text", w.p("deal", "harder"), x=14, y=41, font_size=LETTERS, class_=css.SOFT),
        el("text", w.p("deal", "kinder"), x=SLIM.width - 14, y=41, font_size=LETTERS, class_=css.END_SOFT),
        viewBox=f"0 0 {SLIM.width} {STRIP}",
        class_=f"{css.TABLE} {css.CHART} {css.REVIEW_DEAL}",
        aria_hidden="true",
    )


def _how(w: Words) -> Safe:
    told = (
        w("The computer knows only what the player could know then. What is hidden it deals anew, many times."),
        w("In all these games it tries what was played and what looks best, and lets everybody go on sensibly."),
        w("It tells only of what made a clear difference again and again. It may be wrong all the same."),
    )
    return el("details", el("summary", w("How does it know?")), *(el("p", one) for one in told))
