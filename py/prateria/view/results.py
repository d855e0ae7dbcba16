"""The end of a game in HTML: who won, and a table of the points by where they come from."""

from collections.abc import Iterable

from ..core.game import Outcome
from ..kit.words import Words
from .chart import signed
from .frame import Sitter
from .marks import name_of
from .svg import Safe, el

__all__ = ["points_table", "winner", "winners"]


def winner(sitter: Sitter, trophy: Safe, points: str) -> Safe:
    """A winner with a picture and the points in words."""
    return el("p", trophy, name_of(sitter), el("b", points), class_=f"winner s{sitter.seat}")


def winners(all_: Iterable[Safe]) -> Safe:
    """Those who won, side by side."""
    return el("div", *all_, class_="winners")


def points_table(
    w: Words, outcome: Outcome, sitters: tuple[Sitter, ...], sources: Iterable[tuple[Safe, str]], total: str
) -> Safe:
    """A line for each player, the best first. `sources`: picture and name of each part of `Outcome.breakdown`, in its
    order; `total`: what their sum is called."""
    head = el(
        "tr",
        el("th", w("Player"), scope="col"),
        *(el("th", picture, el("span", name), scope="col") for picture, name in sources),
        el("th", total, scope="col"),
    )
    rows = [
        el(
            "tr",
            el("th", name_of(sitter), scope="row"),
            *(el("td", signed(points)) for points in outcome.breakdown[sitter.seat].values()),
            el("td", signed(outcome.points[sitter.seat]), class_="sum"),
            class_="best" if sitter.seat in outcome.winners else None,
        )
        for sitter in sorted(sitters, key=lambda sitter: -outcome.points[sitter.seat])
    ]
    return el("table", el("thead", head), el("tbody", *rows), class_="points")
