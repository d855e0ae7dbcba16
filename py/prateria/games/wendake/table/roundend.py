"""The end of a year, so that one understands it: the new order, what it brought, how each grid turns and slides. WE-70,
WE-71. With all motion the gains fly to their tracks, then the grids slide (wendake.css)."""

from collections.abc import Iterable
from typing import Any, Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.frame import Sitter
from prateria.view.marks import name_of, seat_mark
from prateria.view.svg import Safe, el, join

from ..engine.data import TRACKS
from ..engine.events import PointShifted, Scored, YearEnded
from ..engine.observe import Observation, Player
from ..words import nouns
from .face import small_tile
from .pictograms import sign
from .sprite import whole
from .tiles import draw_grid

__all__ = ["round_end"]

GRID: Final = 150.0
GAP: Final = 34.0


def round_end(
    events: Iterable[Any], before: Observation, after: Observation, w: Words, sitters: tuple[Sitter, ...]
) -> Safe:
    """The panel after a year. `before`: the position with its last marker; `after`: all grids have turned and slid."""
    events = tuple(events)
    ended = next((event for event in events if isinstance(event, YearEnded)), None)
    order = after.order if ended is None else ended.order
    steps = (
        w("Tiles with an action marker are turned over; the one with the fire marker is not."),
        w("All tiles slide down one row. The three at the bottom leave the grid and show their action side again."),
        w(
            "In the new order everyone may swap one of the three for another tile; then they are shuffled and come "
            "back on top."
        ),
    )
    panel = join(
        (
            el("h2", w("Year %(n)d is over", n=before.year)),
            el(
                "p",
                el("b", w("New order of play:")),
                *(name_of(sitters[seat]) if seat < len(sitters) else _ghost(w, seat) for seat in order),
                class_=f"{css.RULE_ROW} we-new-order",
            ),
            _gained(w, events, before, sitters),
            el(
                "div",
                *(
                    _slide(w, before, after, before.players[seat], after.players[seat], sitters[seat])
                    for seat in sorted(order, key=lambda seat: seat >= len(sitters) or sitters[seat].bot is not None)
                    if seat < len(sitters)
                ),
                class_="we-slides",
            ),
            el("ol", *(el("li", step) for step in steps), class_="we-year-steps"),
        )
    )
    return whole(panel)


def _gained(w: Words, events: Iterable[Any], before: Observation, sitters: tuple[Sitter, ...]) -> Safe:
    """Where everyone stands on each track and how far the year has brought them; what counts of it, and its sum.
    `events`: of the whole year."""
    came = {(player.seat, track): 0 for player in before.players for track in TRACKS}
    for event in events:
        match event:
            case Scored():
                came[event.seat, event.track] += event.points
            case PointShifted():
                came[event.seat, event.source] -= 1
                came[event.seat, event.to] += 1
    tracks = [track for pair in before.pairs for track in pair]
    head = [el("th", _sign(w, track), scope="col") for track in tracks]
    rows = []
    for player in before.players:
        now = dict(zip(TRACKS, player.tracks, strict=True))
        was = {track: n - came[player.seat, track] for track, n in now.items()}
        counting = {_lower(now, pair) for pair in before.pairs}
        cells = [_level(now[track], came[player.seat, track], track in counting) for track in tracks]
        name = el("th", name_of(sitters[player.seat]), scope="row")
        rows.append(el("tr", name, *cells, _total(*(_points(level, before.pairs) for level in (now, was)))))
    last = el("th", w("Points"), scope="col")
    return el(
        "table",
        el(
            "caption",
            w("How far everyone has come, and what this year brought. Of each pair only the lower track counts."),
        ),
        el("thead", el("tr", el("td"), *head, last)),
        el("tbody", *rows),
        class_="we-gained we-inline",
    )


def _lower(levels: dict[str, int], pair: tuple[str, str]) -> str:
    """The track of a pair that counts; of equal ones the first."""
    return min(pair, key=lambda track: levels[track])


def _points(levels: dict[str, int], pairs: Iterable[tuple[str, str]]) -> list[int]:
    """What each pair counts (WE-81)."""
    return [levels[_lower(levels, pair)] for pair in pairs]


def _level(level: int, came: int, counts: bool) -> Safe:
    """One track of one player: where it stands, in a frame if it counts, and by how much it rose."""
    return el("td", el("b", str(level), class_="we-lower") if counts else el("span", str(level)), _came(came))


def _total(now: list[int], was: list[int]) -> Safe:
    """The pairs added up."""
    added = " + ".join(map(str, now))
    return el("td", el("span", added), " ", el("b", f"= {sum(now)}"), _came(sum(now) - sum(was)), class_="we-sum")


def _came(n: int) -> Safe:
    return el("small", _signed(n), class_="we-flies")


def _sign(w: Words, track: str) -> Safe:
    name = nouns.track(w, track)
    return el("svg", el("title", name), sign(track, 0, 0, 24), viewBox="0 0 24 24", class_=f"{css.TABLE} {css.SIGN}",
              role="img", aria_label=name)  # fmt: skip


def _signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}" if n else "–"


def _ghost(w: Words, seat: int) -> Safe:
    """The ghost has a place in the order of play too (WE-90)."""
    return el("span", seat_mark(seat), el("bdi", w.p("ghost", "Ghost")), class_=f"{css.WHO} s{seat}")


def _slide(w: Words, before: Observation, after: Observation, old: Player, new: Player, sitter: Sitter) -> Safe:
    """The grid of the year that ends, and the one of the next with its empty top row and the three that left."""
    below = GRID + 12
    size = (GRID - 10) / 3
    second = GRID + GAP
    arrow = f"M{GRID + 7} {GRID / 2}h{GAP - 20}m-6 -7l7 7-7 7"
    slide = f"M{second + GRID + 13} 12V{GRID - 8}m-7 -8l7 8 7-8"
    picture = el(
        "svg",
        *draw_grid(w, before, Touch(), old, Box(0, 0, GRID, GRID), False),
        el("path", d=arrow, class_="we-way"),
        el(
            "g",
            *draw_grid(w, after, Touch(), new, Box(second, 0, GRID, GRID), False),
            *(small_tile(w, tile, Box(second + i * (size + 5), below, size, size)) for i, tile in enumerate(new.out)),
            class_="we-slid",
        ),
        el("path", d=slide, class_="we-way"),
        viewBox=f"0 0 {second + GRID + 26} {below + size}",
        class_=f"{css.TABLE} wendake we-slide",
        role="group",
        aria_label=w("The grid before and after"),
    )
    return el("figure", el("figcaption", seat_mark(sitter.seat), el("bdi", sitter.name), class_=css.NAMED), picture)
