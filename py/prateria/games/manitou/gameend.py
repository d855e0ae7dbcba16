"""The end of the game: who won, the points by source, and how they grew over the three hunts."""

from collections.abc import Sequence
from itertools import pairwise

from ...kit.words import Words
from ...view.animals import bison
from ...view.frame import Sitter
from ...view.measure import fit
from ...view.palette import shape
from ...view.svg import Safe, el, join
from . import words
from .huntend import name_of, picture
from .observe import Observation

__all__ = ["game_end"]

SIGNS = {"bison": "bison", "captives": "captive", "thieves": "thief"}


def game_end(view: Observation, history: Sequence[tuple[int, ...]], w: Words, sitters: tuple[Sitter, ...]) -> Safe:
    """The end screen as HTML. `history`: the points of all seats after each hunt."""
    outcome = view.outcome
    if outcome is None:
        return Safe()
    winners = [sitters[seat] for seat in outcome.winners]
    title = w("The hunts are over: we have a winner") if len(winners) == 1 else w("The hunts are over: a shared win")
    return join(
        (
            el("h2", title),
            el(
                "div",
                *(
                    el(
                        "p",
                        el("svg", bison(2, 4, 0.5), viewBox="0 0 64 48", class_="table trophy", aria_hidden="true"),
                        name_of(sitter),
                        el("b", w.n("%(n)d point", "%(n)d points", outcome.points[sitter.seat])),
                        class_=f"winner s{sitter.seat}",
                    )
                    for sitter in winners
                ),
                class_="winners",
            ),
            el("div", _table(view, w, sitters), _chart(history, w, sitters), class_="end-parts"),
        )
    )


def _table(view: Observation, w: Words, sitters: tuple[Sitter, ...]) -> Safe:
    outcome = view.outcome
    if outcome is None:
        return Safe()
    sources = tuple(outcome.breakdown[0])
    ranked = sorted(sitters, key=lambda sitter: -outcome.points[sitter.seat])
    head = el(
        "tr",
        el("th", w("Player"), scope="col"),
        *(el("th", picture(SIGNS[s]), el("span", words.breakdown_label(w, s)), scope="col") for s in sources),
        el("th", w("Points"), scope="col"),
    )
    rows = [
        el(
            "tr",
            el("th", name_of(sitter), scope="row"),
            *(el("td", _signed(outcome.breakdown[sitter.seat][s])) for s in sources),
            el("td", _signed(outcome.points[sitter.seat]), class_="sum"),
            class_="best" if sitter.seat in outcome.winners else None,
        )
        for sitter in ranked
    ]
    return el("table", el("thead", head), el("tbody", *rows), class_="points")


def _signed(n: int) -> str:
    return str(n).replace("-", "−")


def _chart(history: Sequence[tuple[int, ...]], w: Words, sitters: tuple[Sitter, ...]) -> Safe:
    """Points after each hunt, a line for each seat with its shape at every step."""
    if not history:
        return Safe()
    series = [(0, *(points[s.seat] for points in history)) for s in sitters]
    low, high = min(min(line) for line in series), max(max(line) for line in series)
    low, high = min(low - low % 10, 0), max(high + -high % 10, 10)
    width, height, left, right, top, bottom = 370, 220, 32, 122, 12, 30
    step = (width - left - right) / len(history)

    def y(points: int) -> float:
        return round(top + (height - top - bottom) * (high - points) / (high - low), 1)

    grid = range(low, high + 1, 10 if high - low <= 60 else 20)
    parts = [
        join(
            (
                el("line", x1=left, x2=width - right, y1=y(n), y2=y(n), class_="zero" if n == 0 else "grid"),
                el("text", _signed(n), x=left - 6, y=y(n) + 4, font_size=13, class_="t-end soft"),
            )
        )
        for n in grid
    ]
    parts += [
        el(
            "text",
            w("Hunt %(n)d", n=i + 1),
            x=round(left + step * (i + 1), 1),
            y=height - 8,
            font_size=13,
            class_="t-mid soft",
        )
        for i in range(len(history))
    ]
    ends = _apart([y(line[-1]) for line in series], 18)
    for sitter, line, end in zip(sitters, series, ends, strict=True):
        points = [(round(left + step * i, 1), y(n)) for i, n in enumerate(line)]
        d = "M" + "L".join(f"{px} {py}" for px, py in points)
        label = f"{fit(sitter.name, right - 46, 13)} {_signed(line[-1])}"
        parts.append(
            el(
                "g",
                el("path", d=d, class_="course-edge"),
                el("path", d=d, class_="course"),
                *(shape(sitter.seat, px - 7, py - 7, 14) for px, py in points[1:]),
                el("text", label, x=width - right + 14, y=end + 4.5, font_size=13, class_="t-bold"),
                class_=f"s{sitter.seat}",
            )
        )
    return el(
        "svg",
        *parts,
        viewBox=f"0 0 {width} {height}",
        class_="table chart",
        role="img",
        aria_label=w("Points after each hunt"),
    )


def _apart(heights: list[float], gap: float) -> list[float]:
    """The same heights in the same order, moved so that labels at them do not touch."""
    moved = list(heights)
    ranked = sorted(range(len(moved)), key=lambda i: moved[i])
    for above, below in pairwise(ranked):
        moved[below] = max(moved[below], moved[above] + gap)
    return moved
