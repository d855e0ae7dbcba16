"""How it stood through a game, as a picture: the course of each player on the strip that says how sure it is, the round
in which most changed, the numbers of the moments. What it shows is a value (`reviewed.Review`)."""

from collections.abc import Callable, Iterator, Sequence
from itertools import count, pairwise
from math import hypot
from typing import Any, Final, NamedTuple

from ..kit.words import Words
from . import css
from .chart import LETTERS, apart, signed
from .frame import Sitter
from .measure import fit
from .measure import width as width_of
from .palette import seat_class, shape
from .reviewed import Review, in_words, lead_at, marked, named
from .svg import Safe, el, join

__all__ = ["SLIM", "TALL", "WIDE", "picture"]

LEFT, TOP, BOTTOM = 36, 24, 40
APART: Final = 22
"""So far from each other lie the numbers of two moments, from centre to centre."""
RING, CLEAR = 5, 18
"""The mark of what would have been better, and so far from it lie the numbers."""
MARGIN: Final = 1 / 8
"""Above and below the lines there is at least such a share of their height."""
AXIS: Final = 60
"""For a name at the head of the axis."""
CLOSE: Final = 15.0
"""So far up and down at least goes the scale, if the line may be so far off: else its strip is all of a close game."""
FULL: Final = 18
"""Nearer than that two lines of text lie over each other."""
NUMBER: Final = 34
"""From that of one round on the axis to the next."""
BESIDE: Final = 74
"""What a name beside the end of its line takes besides its letters: its shape, and by how much it leads."""
Scale = Callable[[float], float]


class Paper(NamedTuple):
    """What the curve is drawn on: its letters have the size of those of the page where its width is that of the page.
    `look`: the class by which the page shows the one for which there is room; `right`: so much of it is for names."""

    width: int
    height: int
    look: str
    right: int = 122


SLIM: Final = Paper(370, 224, css.CHART_SLIM)
WIDE: Final = Paper(800, 300, css.CHART_WIDE, 190)
TALL: Final = Paper(720, 430, css.CHART_TALL, 190)


def picture(w: Words, r: Review, title: str, paper: Paper) -> Safe:
    paper = paper._replace(right=min(paper.right, _room(w, r)))
    width, height = paper.width, paper.height
    drawn_for = [r.up] if len(r.sitters) == 2 else [one.seat for one in r.sitters]
    others = _other_ways(r)
    edges = [stop.leads[seat] for stop in (*r.curve, *r.spots) for seat in drawn_for]
    edges += [points for *_, points in others]
    low, high = min((*edges, 0.0)), max((*edges, 0.0))
    low, high = low - MARGIN * (high - low), high + MARGIN * (high - low)
    near = min(CLOSE, max((stop.doubt for stop in r.curve), default=0.0))
    low, high = min(low, -near), max(high, near)
    every = next(n for n in (2, 5, 10, 20, 50, 1000) if high - low <= 6 * n)
    low, high = every * (low // every), every * -(-max(high, low + every) // every)

    def x(at: float) -> float:
        return round(LEFT + (width - LEFT - paper.right) * at, 1)

    def y(points: float) -> float:
        return round(TOP + (height - TOP - BOTTOM) * (high - points) / (high - low), 1)

    two = len(r.sitters) == 2
    if two:  # there is room for the names of both
        low, high = min(low, -every), max(high, every)
    parts = []
    if r.swing:
        left, right = map(x, r.swing.ats)
        parts.append(
            el("rect", x=left, y=TOP, width=right - left, height=height - TOP - BOTTOM, class_=css.CHART_COUNTS)
        )
    parts.append(_grid(x(0), x(1), y, int(low), int(high), every))
    marks = list(marked(r.rounds))
    if marks and not r.judged and r.curve and r.curve[-1].at == 1:  # the last one, too
        marks = [*(one for one in marks if x(1) - x(one[0]) > NUMBER), (1.0, r.rounds[-1][1])]
    for at, label in marks:
        parts.append(el("path", d=f"M{x(at)} {TOP}V{height - BOTTOM}", class_=css.CHART_GRID))
        parts.append(el("text", label, x=x(at), y=height - BOTTOM + 18, font_size=LETTERS, class_=css.MIDDLE_SOFT))
    if r.judged and r.curve and r.curve[-1].at == 1:  # where the line may fall: nothing is a guess any more
        parts.append(el("text", w("The end"), x=x(1) - 2, y=height - BOTTOM + 18, font_size=LETTERS, class_=css.SOFT))
    parts.append(el("text", r.across, x=x(0.5), y=height - 4, font_size=LETTERS, class_=css.MIDDLE_SOFT))
    what = w.p("axis", "Points") if len(r.sitters) == 1 else r.ahead
    legend = f"○ {w('with something better')}" if others else ""
    if two:  # whose lead goes up, and whose down, where there is room
        up, down = sorted(r.sitters, key=lambda one: one.seat != r.up)
        whose = f"{what}: ↑ {fit(up.name, AXIS, LETTERS)}  ↓ {fit(down.name, AXIS, LETTERS)}"
        what = whose if width_of(f"{whose} {legend}", LETTERS) <= width - 8 else what
    parts.append(el("text", what, x=2, y=13, font_size=LETTERS, class_=css.SOFT))
    parts += _spots(r, drawn_for, x, y)
    if r.looking is not None and r.progress is not None:  # what it means is told with how far the work is
        here = x(r.looking)
        parts.append(
            el("path", d=f"M{here} {TOP}V{height - BOTTOM}M{here - 5} {TOP - 5}h10l-5 7Z", class_=css.REVIEW_LOOKS)
        )
    if legend:
        parts.append(el("text", legend, x=width - 2, y=13, font_size=LETTERS, class_=css.END_SOFT))
    if two:
        parts.append(_sides(r, x, y, (int(low), int(high)), paper))
    elif r.curve:
        parts.append(el("g", _band(r, r.up, x, y, paper), class_=seat_class(r.up)))  # of three it is mud
        foot = y(low) - 6  # above the words there
        ends = apart([y(r.curve[-1].leads[one.seat]) for one in r.sitters], 18, foot)
        for sitter, end in zip(r.sitters, ends, strict=True):
            parts.append(_line(r, sitter, end, x, y, paper))
    box, look = f"0 0 {width} {height}", f"{css.TABLE} {css.CHART}"
    drawn = el("svg", *parts, viewBox=box, class_=look, role="img", aria_label=f"{title}. {in_words(w, r)}")
    numbers = _numbers(w, r, x, y) if r.curve else ()
    over = el("svg", _branches(others, x, y), *numbers, viewBox=box, class_=f"{look} {css.CHART_MARKS}")
    return el("div", drawn, over, class_=paper.look)


def _room(w: Words, r: Review) -> int:
    """Beside the lines, for the longest name, and for what stands under their end."""
    names = max(width_of(one.name, LETTERS) for one in r.sitters)
    return round(max(BESIDE + 1.06 * names, width_of(w("The end"), LETTERS) + 8 if r.judged else 0))


def _grid(left: float, right: float, y: Scale, low: int, high: int, every: int) -> Safe:
    end: dict[str, Any] = {"font_size": LETTERS, "class_": css.END_SOFT}
    return join(
        join(
            (
                el("path", d=f"M{left} {y(n)}H{right}", class_=css.CHART_ZERO if n == 0 else css.CHART_GRID),
                el("text", signed(n), x=left - 6, y=y(n) + 4.5, **end),
            )
        )
        for n in range(low, high + 1, every)
    )


def _sides(r: Review, x: Scale, y: Scale, span: tuple[int, int], paper: Paper) -> Safe:
    """The course of two: one line, up where the one is ahead, down where the other is, in the colours of that one."""
    (low, high), left = span, paper.width - paper.right + 14
    here, other = sorted(r.sitters, key=lambda one: one.seat != r.up)
    found = [(x(stop.at), stop.leads[here.seat]) for stop in r.curve]
    heights, labels = [y(high) + 5, y(low) - 5], [(here, here.name), (other, other.name)]
    parts = []
    if found:
        parts.append(_band(r, here.seat, x, y, paper))
        drawn = []  # over both areas
        for sitter, legs in ((here, _beside_zero(found, 1)), (other, _beside_zero(found, -1))):
            runs = ["L".join(f"{px} {y(points)}" for px, points in leg) for leg in legs]
            lines, look = "".join(f"M{run}" for run in runs), seat_class(sitter.seat)
            areas = "".join(f"M{leg[0][0]} {y(0)}L{d}L{leg[-1][0]} {y(0)}Z" for leg, d in zip(legs, runs, strict=True))
            both = [el("path", d=lines, class_=one, stroke_dasharray=_dots(r)) for one in (css.COURSE_EDGE, css.COURSE)]
            if legs:
                parts.append(el("g", el("path", d=areas, class_=css.REVIEW_STRIP), class_=look))
                drawn.append(el("g", *both, class_=look))
        parts += drawn
        px, points = found[-1]
        ahead = here if points >= 0 else other
        if r.curve[-1].at < 1:
            parts.append(el("g", shape(ahead.seat, px - 7, y(points) - 7, 14), class_=seat_class(ahead.seat)))
        else:  # beside the line, where no moment lies over it
            sign = f"+{abs(round(points))}"
            if not round(points):
                pass  # level: a number would be told of one of them alone
            elif abs(y(points) - heights[ahead is other]) < FULL:
                labels[ahead is other] = ahead, f"{fit(ahead.name, paper.right - 68, LETTERS)} {sign}"
            else:
                labels, heights = [*labels, (ahead, sign)], [*heights, y(points)]
    for (sitter, label), height in zip(labels, heights, strict=True):
        mark = el("g", shape(sitter.seat, left, height - 7, 14), class_=seat_class(sitter.seat))
        name = el(
            "text", fit(label, paper.right - 36, LETTERS), x=left + 20, y=height + 5, font_size=LETTERS, class_=css.BOLD
        )
        parts += [mark, name]
    return join(parts)


def _spots(r: Review, seats: Sequence[int], x: Scale, y: Scale) -> Iterator[Safe]:
    """What is known of a line that is not drawn yet: a small shape at each place, of two that of who is ahead."""
    for stop in r.spots:
        for seat in seats:
            whose = (
                seat
                if len(r.sitters) != 2 or stop.leads[seat] >= 0
                else next(one.seat for one in r.sitters if one.seat != seat)
            )
            yield el("g", shape(whose, x(stop.at) - 5, y(stop.leads[seat]) - 5, 10), class_=seat_class(whose))


def _dots(r: Review) -> str | None:
    """How a line is drawn of which not all is known."""
    return "1 9" if r.rough else None


def _beside_zero(found: Sequence[tuple[float, float]], way: int) -> list[list[tuple[float, float]]]:
    """The pieces of a line on one side of zero (`way`: 1 above, with what lies on it; -1 below)."""
    legs: list[list[tuple[float, float]]] = []
    for (px, a), (qx, b) in pairwise(found):
        if a * b < 0:
            cross = round(px + (qx - px) * a / (a - b), 1)
            mine = [(px, a), (cross, 0.0)] if a * way > 0 else [(cross, 0.0), (qx, b)]
        elif (a + b) * way > 0 or (a == b == 0 and way > 0):
            mine = [(px, a), (qx, b)]
        else:
            continue
        if legs and legs[-1][-1] == mine[0]:
            legs[-1].append(mine[1])
        else:
            legs.append(mine)
    return legs


def _band(r: Review, seat: int, x: Scale, y: Scale, paper: Paper) -> Safe:
    """How sure the course of a seat is: under all lines, or they would change their colour there. It ends where the
    scale does, which fits the lines."""
    upper, lower = ([f"{x(stop.at)} {y(stop.leads[seat] + way * stop.doubt)}" for stop in r.curve] for way in (1, -1))
    band = el("path", d=f"M{'L'.join((*upper, *reversed(lower)))}Z", class_=css.REVIEW_STRIP)
    left, width, height = x(0), x(1) - x(0), paper.height - TOP - BOTTOM
    box = f"{left} {TOP} {width} {height}"
    drawn = el("svg", band, x=left, y=TOP, width=width, height=height, viewBox=box)  # which cuts what goes beyond
    return el("g", drawn, class_=css.REVIEW_FAINT) if r.faint else drawn


def _line(r: Review, sitter: Sitter, end: float, x: Scale, y: Scale, paper: Paper) -> Safe:
    """The course of a seat."""
    found = [(x(stop.at), stop.leads[sitter.seat]) for stop in r.curve]
    d = "M" + "L".join(f"{px} {y(points)}" for px, points in found)
    last, points = found[-1]
    whole = r.curve[-1].at == 1
    ahead = "+" if round(points) > 0 and len(r.sitters) > 1 else ""  # so far, and not so many points
    label = f"{fit(sitter.name, paper.right - 58, LETTERS)} {ahead}{signed(round(points))}" if whole else ""
    return el(
        "g",
        el("path", d=d, class_=css.COURSE_EDGE, stroke_dasharray=_dots(r)),
        el("path", d=d, class_=css.COURSE, stroke_dasharray=_dots(r)),
        shape(sitter.seat, last - 7, y(points) - 7, 14),
        el("text", label, x=paper.width - paper.right + 14, y=end + 5, font_size=LETTERS, class_=css.BOLD),
        class_=seat_class(sitter.seat),
    )


def _other_ways(r: Review) -> list[tuple[float, float, float]]:
    """Of each moment where the line is at its end, and where it would be then with what is better: by as much from
    there as is told beside the moment."""
    found = []
    for one in (one for one in r.turnings if one.gain and r.curve):
        seat = r.up if len(r.sitters) == 2 else one.seat
        gain = one.gain if one.seat == seat else -one.gain
        line = lead_at(r.curve, one.end, seat)
        found.append((one.end, line, line + gain))
    return found


def _branches(others: Sequence[tuple[float, float, float]], x: Scale, y: Scale) -> Safe:
    """How far the line would have been from where it is."""
    parts = (
        el("g", el("path", d=f"M{x(end)} {y(line)}V{y(points)}"), el("circle", cx=x(end), cy=y(points), r=RING))
        for end, line, points in others
    )
    return el("g", *parts, class_=css.REVIEW_ELSE)


def _numbers(w: Words, r: Review, x: Scale, y: Scale) -> list[Safe]:
    """The numbers of the moments, where the line of their player is when they are over and in the same colour, none
    over another: each leads to its moment. The nearest free place at that height is theirs. They lie over the picture,
    which is one thing to whoever hears it."""
    found: list[tuple[float, float]] = []
    rings = [(x(end), y(points)) for end, _, points in _other_ways(r)]

    def free(px: float, py: float) -> bool:
        clear = all(hypot(px - ox, py - oy) >= CLEAR for ox, oy in rings)
        return clear and all(hypot(px - ox, py - oy) >= APART for ox, oy in found)

    for turning in r.turnings:
        seat = r.up if len(r.sitters) == 2 else turning.seat
        px, py = x(turning.end), y(lead_at(r.curve, turning.end, seat))
        near = (px + way * beside for beside in count(0, 2) for way in (-1, 1))
        found.append((next(one for one in near if x(0) <= one <= x(1) and free(one, py)), py))
    return [
        el(
            "g",
            el("circle", cx=px, cy=py, r=20, class_=css.REVIEW_REACH),
            el("circle", cx=px, cy=py, r=12, class_=css.REVIEW_RING),
            el("circle", cx=px, cy=py, r=10, class_=css.STONE),
            el("text", str(n), x=px, y=py + 5, font_size=LETTERS, class_=css.MIDDLE_HEAVY),
            class_=seat_class(turning.seat),
            role="button",
            tabindex=0,
            data_do="moment",
            data_value=turning.begin,
            aria_label=f"{n}. {named(r, turning)}",
        )
        for n, (turning, (px, py)) in enumerate(zip(r.turnings, found, strict=True), 1)
    ]
