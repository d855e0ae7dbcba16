"""How the points of all seats grew: a line for each, told apart by colour and shape."""

from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise
from typing import Final

from ..kit.words import isolate
from . import css
from .frame import Sitter
from .marks import name_of
from .measure import width as text_width
from .palette import shape
from .svg import Safe, el, join

__all__ = ["LETTERS", "apart", "chart", "signed"]

LETTERS: Final = 14.5
"""Of such a size that they can be read where the picture is as narrow as a small phone."""


def signed(n: int) -> str:
    """A number with a minus sign that is one."""
    return str(n).replace("-", "−")


def chart(
    history: Sequence[tuple[int, ...]],
    sitters: tuple[Sitter, ...],
    title: str,
    labels: Iterable[tuple[int, str]],
    marked: Collection[int],
    axes: tuple[str, str] = ("", ""),
    note: str = "",
    only_last: bool = False,
    flat: bool = False,
) -> Safe:
    """`history`: the points of all seats at each step; the first step starts from 0. `title`: stands over it; `labels`:
    what is written under a step; `marked`: the steps at which the lines bear the shape of their seat; `axes`: what goes
    across and what goes up; `note`: what else must be known to read it; `only_last`: what was before the last step does
    not count any more: that one stands on a ground of its own, and the lines before it are pale; `flat`: less high,
    where more is to be read below it."""
    if not history:
        return Safe()
    labels = tuple(labels)
    series = [(0, *(points[s.seat] for points in history)) for s in sitters]
    low, high = min(min(line) for line in series), max(max(line) for line in series)
    low, high = min(low - low % 10, 0), max(high + -high % 10, 10)
    every = 10 if high - low <= (30 if flat else 60) else 20
    low -= low % every  # zero has a line
    across, up = axes
    width, height, left, top, bottom = 370, 156 if flat else 224, 36, 24, 40 if across else 30
    right = 20 + round(max(text_width(signed(line[-1]), LETTERS) for line in series))
    step = (width - left - right) / len(history)

    def y(points: int) -> float:
        return round(top + (height - top - bottom) * (high - points) / (high - low), 1)

    ground = el(
        "rect",
        x=round(width - right - step / 2, 1),
        y=top - 8,
        width=round(step / 2 + 9, 1),
        height=height - top - bottom + 14,
        rx=6,
        class_=css.CHART_COUNTS,
    )
    grid = range(low, high + 1, every)
    parts = [
        join(
            (
                el(
                    "line",
                    x1=left,
                    x2=width - right,
                    y1=y(n),
                    y2=y(n),
                    class_=css.CHART_ZERO if n == 0 else css.CHART_GRID,
                ),
                el("text", signed(n), x=left - 6, y=y(n) + 4.5, font_size=LETTERS, class_=css.END_SOFT),
            )
        )
        for n in grid
    ]
    parts += [
        el(
            "text",
            label,
            x=round(left + step * n, 1),
            y=height - bottom + 18,
            font_size=LETTERS,
            class_=css.MIDDLE_SOFT,
        )
        for n, label in labels
    ]
    if only_last:
        parts.insert(0, ground)
    if up:
        parts.append(el("text", up, x=2, y=13, font_size=LETTERS, class_=css.SOFT))
    if across:
        middle = (left + width - right) / 2
        parts.append(el("text", across, x=middle, y=height - 4, font_size=LETTERS, class_=css.MIDDLE_SOFT))
    ends = apart([y(line[-1]) for line in series], 18, y(low))
    for sitter, line, end in zip(sitters, series, ends, strict=True):
        points = [(round(left + step * i, 1), y(n)) for i, n in enumerate(line)]
        d = "M" + "L".join(f"{px} {py}" for px, py in points)
        parts.append(
            el(
                "g",
                el("path", d=d, class_=css.COURSE_EDGE),
                el("path", d=d, class_=f"{css.COURSE} {css.GONE}" if only_last else css.COURSE),
                *(last_leg(points) if only_last else ()),
                *(shape(sitter.seat, px - 7, py - 7, 14) for i, (px, py) in enumerate(points) if i in marked),
                el("text", signed(line[-1]), x=width - right + 14, y=end + 5, font_size=LETTERS, class_=css.BOLD),
                class_=f"s{sitter.seat}",
            )
        )
    rows = [(across or title, [label for _, label in labels])]
    rows += [(isolate(s.name), [signed(line[n]) for n, _ in labels]) for s, line in zip(sitters, series, strict=True)]
    told = " ".join(f"{name}: {', '.join(row)}." for name, row in rows)
    picture = el(
        "svg", *parts, viewBox=f"0 0 {width} {height}", class_=f"{css.TABLE} {css.CHART}", role="img", aria_label=told
    )
    words = el("figcaption", el("b", title), el("span", note) if note else "", el("p", *map(name_of, sitters)))
    return el("figure", words, picture, class_=css.CHART_BOX)


def last_leg(points: Sequence[tuple[float, float]]) -> Iterable[Safe]:
    """The end of a line over its pale rest."""
    (x0, y0), (x1, y1) = points[-2:]
    return (el("path", d=f"M{(x0 + x1) / 2:g} {(y0 + y1) / 2:g}L{x1:g} {y1:g}", class_=css.COURSE),)


def apart(heights: list[float], gap: float, lowest: float) -> list[float]:
    """The same heights in the same order, moved so that labels at them do not touch; none goes below `lowest` (heights
    grow downwards) while there is room above."""
    moved = list(heights)
    ranked = sorted(range(len(moved)), key=lambda i: moved[i])
    for above, below in pairwise(ranked):
        moved[below] = max(moved[below], moved[above] + gap)
    for i, back in enumerate(reversed(ranked)):
        moved[back] = min(moved[back], lowest - i * gap)
    return moved
