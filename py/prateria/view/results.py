"""The result of a game: the winners' portraits, one sentence why, and what brought the points, line by line.

The page lets the lines of the parade come one after another while the points count up (web/parade.mjs); the markup is
the end of that, so that it is whole where nothing moves.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from math import cos, pi, sin
from typing import Final, NamedTuple

from ..core.game import Outcome
from ..kit.result import comeback, comfort, headline
from ..kit.words import Words, isolate
from . import css
from .chart import signed
from .frame import Sitter
from .marks import name_of, seat_mark
from .palette import seat_class, shape
from .svg import Safe, el, join

__all__ = ["Gain", "parade", "portrait", "result", "winner", "winners"]

RAYS: Final = "M60 2l3 14-3 4-3-4zM60 118l3-14-3-4-3 4z"
"""Two rays of the sun round a portrait, opposite each other; turned, they make all of them."""


FAR: Final = "M0 142q90-13 190-6t190-5 220 5v40H0z"
NEAR: Final = "M0 146q150-10 300-3t300-4v24H0z"
"""Low: sentences stand before them."""


class Gain(NamedTuple):
    """One line of the parade. `picture` and `label`: what it is; `gains`: what it brought each seat, None for a seat
    that had nothing to do with it; `note`: what else there is to say, at its end; `part` of the game, if those follow
    one another; `name`: what it is called in a sentence, where the label says more."""

    picture: Safe
    label: str
    gains: tuple[int | None, ...]
    note: str = ""
    part: int = 0
    name: str = ""


def portrait(sitter: Sitter) -> Safe:
    """The animal of a player, large, before a sun in the player's colour: the sign of who won, in every game."""
    rays = (el("path", d=RAYS, transform=f"rotate({n * 15} 60 60)") for n in range(12))
    return el(
        "svg",
        el("g", *_sparks(sitter.seat), class_=css.SPARKS),
        el("g", *rays, class_=css.RAYS),
        el("circle", cx=60, cy=60, r=42, class_=css.MEDAL),
        el("use", href=f"#mark-{sitter.mark}", x=29, y=29, width=62, height=62),
        viewBox="0 0 120 120",
        class_=f"{css.TABLE} {css.TROPHY} {seat_class(sitter.seat)}",
        aria_hidden="true",
    )


def _sparks(seat: int) -> Iterable[Safe]:
    """What is thrown into the air for who has won: the shape of the seat, and small suns between."""
    for n in range(14):
        far, way = 64 + 7 * (n % 3), 2 * pi * (n + 0.5) / 14
        px, py, size = 60 + far * sin(way), 60 - far * cos(way), 5 + 2 * (n % 2)
        if n % 2:
            yield el("circle", cx=f"{px:.1f}", cy=f"{py:.1f}", r=2.6, class_=css.SPARK)
        else:
            yield shape(seat, round(px - size / 2, 1), round(py - size / 2, 1), size)


@cache
def land() -> Safe:
    """The prairie at sunrise, behind who has won."""
    return el(
        "svg",
        el("rect", width=600, height=150, class_="win-sky"),
        el("circle", cx=556, cy=128, r=26, class_="win-sun"),
        el("g", el("path", d=FAR, class_="win-far"), el("path", d=NEAR, class_="win-near"), class_="win-rise"),
        viewBox="0 0 600 150",
        preserveAspectRatio="xMaxYMax slice",
        class_=css.WIN_LAND,
        aria_hidden="true",
    )


def winner(sitter: Sitter, points: str, *more: Safe) -> Safe:
    """A winner with the points in words."""
    return el("p", portrait(sitter), name_of(sitter), el("b", points), *more, class_=f"{css.WINNER} s{sitter.seat}")


def winners(all_: Iterable[Safe]) -> Safe:
    """Those who won, side by side; who share the win, sun by sun."""
    found = [*all_]
    return el("div", *found, class_=css.WINNERS if len(found) == 1 else f"{css.WINNERS} {css.SHARED}")


def result(
    w: Words,
    outcome: Outcome,
    sitters: Sequence[Sitter],
    *,
    over: str,
    won: Iterable[Safe],
    why: str,
    rows: Sequence[Gain] = (),
    under: Safe | None = None,
    table: Safe | None = None,
    parts: Iterable[Safe] = (),
    below: Iterable[Safe] = (),
    history: Sequence[Sequence[int]] = (),
    step: Callable[[int], str] = str,
) -> Safe:
    """The whole result. `over`: that the game is over, in its own words; `won`: its winners, each a `winner`; `why`:
    one sentence about what decided; `rows`: the parade, `under`: what follows in its column, `table`: the
    same as a table, for who opens it, and stands there, too; `parts`: the course of the game, beside the parade where
    there is room; `below`: under both; `history`: the points of all seats after each part of the game, `step`: what
    such a part is called."""
    alone = only_person(sitters)
    names = [isolate(sitter.name) for sitter in sitters]
    tied = outcome.points.count(outcome.points[outcome.winners[0]]) > len(outcome.winners)
    title = headline(w, outcome.winners, names, alone, tied) if len(sitters) > 1 else over
    brought = [(row.name or row.label.replace(": ", ", "), _points(row)) for row in rows]
    kind = comfort(w, outcome.points, outcome.winners, alone, brought)
    again = comeback(w, history, outcome.winners, names, step, alone)
    head = el(
        "div",
        land(),
        winners(won),
        el(
            "div",
            el("p", over, class_=css.KICKER) if len(sitters) > 1 else "",
            el("h2", title),
            el("p", _unbroken(why), class_=css.WHY) if why else "",
            el("p", again, class_=css.WHY) if again else "",
            el("p", kind, class_=css.SMALL) if kind else "",
            class_=css.VERDICT,
        ),
        class_=css.PODIUM,
    )
    shown = parade(w, rows, sitters, outcome, under, table) if rows else join(one for one in (table, under) if one)
    return el("div", head, shown, el("div", *parts, class_=css.END_PARTS), *below, class_=css.RESULT)


def only_person(sitters: Sequence[Sitter]) -> int | None:
    """The seat of the one person who played computers, else None."""
    people = [sitter.seat for sitter in sitters if sitter.bot in (None, "away")]
    return people[0] if len(people) == 1 < len(sitters) and sitters[people[0]].bot is None else None


def _unbroken(sentence: str) -> str:
    """In large letters no line ends between a number and what is counted.

    >>> _unbroken("River D4, 11 fish (Ola 11, Jan 5)")
    'River D4, 11\\xa0fish (Ola 11, Jan 5)'
    """
    first, *words = sentence.split(" ")
    for word in words:
        first += ("\xa0" if first[-1:].isdigit() and word[:1].isalpha() else " ") + word
    return first


def parade(
    w: Words,
    rows: Sequence[Gain],
    sitters: Sequence[Sitter],
    outcome: Outcome,
    under: Safe | None = None,
    table: Safe | None = None,
) -> Safe:
    """What brought the points, and above it what each seat has in all, by place. The gains of all rows are those
    points. What takes some off comes first: from there on the numbers above only grow, and none passes what it ends
    with. Then what decided, where the seats are furthest apart, and the rest by what it brought. Parts of the game come
    one after the other, each in the order in which it is given: that of the table."""
    points, won = outcome.points, outcome.winners
    sitters = sorted(sitters, key=lambda sitter: (-points[sitter.seat], sitter.seat not in won))
    rows = [row._replace(gains=tuple(row.gains[sitter.seat] for sitter in sitters)) for row in rows]
    first = max(rows, key=lambda row: (min(_points(row)) >= 0, max(_points(row)) - min(_points(row))), default=None)

    def place(row: Gain) -> tuple[float, ...]:
        by_size = () if row.part else (row is not first, -max(_points(row)))
        return min(_points(row)) >= 0, row.part, *by_size

    rows = sorted(rows, key=place)
    most = max(1, *points)
    totals = (_total(sitter, points[sitter.seat], most) for sitter in sitters)
    return el(
        "section",
        el("h3", w("Where it all comes from")),
        table or Safe(),
        el("ul", *totals, class_=css.TOTALS),
        el("ol", *(_row(row, sitters) for row in rows), class_=css.GAINS),
        under or Safe(),
        class_=css.PARADE,
    )


def _points(row: Gain) -> list[int]:
    return [gain or 0 for gain in row.gains]


def _total(sitter: Sitter, points: int, most: int) -> Safe:
    """A seat with its points as a number and as a bar."""
    said = signed(points)  # by the bar: the number is counted up
    bar = el(
        "svg",
        el("rect", width=round(100 * max(points, 0) / most, 1), height=10),
        viewBox="0 0 100 10",
        preserveAspectRatio="none",
        role="img",
        aria_label=said,
    )
    number = el("b", said, data_total=points, aria_hidden="true")
    return el("li", name_of(sitter), bar, number, class_=seat_class(sitter.seat))


def _row(row: Gain, sitters: Sequence[Sitter]) -> Safe:
    """One line of the parade; `data-gains` is what the page counts up by. Each seat has a column of its own, also where
    it has nothing."""
    shares = [
        el("span", class_=css.NO_SHARE, aria_hidden="true")
        if gain is None
        else el("span", seat_mark(sitter.seat, sitter.name), _plus(gain), class_=f"s{sitter.seat}")
        for sitter, gain in zip(sitters, row.gains, strict=True)
    ]
    if all(gain is None for gain in row.gains):
        shares = []
    return el(
        "li",
        row.picture,
        el("span", row.label),
        el("span", *shares, row.note, class_=css.SHARES),
        data_gains=" ".join(str(gain or 0) for gain in row.gains),
    )


def _plus(n: int) -> Safe:
    return el("b", f"+{n}" if n > 0 else signed(n), class_=css.TAKEN_OFF if n < 0 else None)
