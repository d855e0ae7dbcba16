"""The grid of nine tiles: markers, the lines that are still possible; how it slides. WE-12, WE-16, WE-71."""

import itertools
import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.frame import Sitter
from prateria.view.letters import LEAST
from prateria.view.marks import seat_mark
from prateria.view.measure import width
from prateria.view.svg import Safe, el, join

from ..engine.data import PLACES, YEARS
from ..engine.observe import Observation, Place, Player
from ..engine.preview import in_turn
from ..words import explain, nouns
from .face import labels_of, signs_of, small_tile, tile
from .figures import disc
from .pictograms import sign
from .touching import key, pickable, plate

__all__ = ["draw_grid", "lines_open", "place_box", "slide"]

TELLS: Final = ("harvest", "hunt", "tan", "fish", "military", "ritual")
"""Actions of which it is known before what they bring, in goods or points."""
LINE: Final = 3
"""So many tiles are played in a year."""
TOKEN: Final = 0.26
"""How large a marker is, by the size of its tile; and so far it lies over the corner: no word lies there."""
OVER: Final = 4
TIGHT: Final = (0.2, 6)
"""The same of a tile with three actions: the first one's word ends just below it."""
MANY: Final = 4
"""Of so many actions the first one's word begins as high as a marker lies."""
HALF: Final = 0.52
"""So large is each side of a tile that can be turned over."""
REACH: Final = 0.075
"""So far onto a tile reaches what joins it to the next of its line, by its size: no sign lies there."""

GRID: Final = 186.0
"""So wide a grid is at the end of a year, and no smaller drawn: its tiles have room for letters that can be read."""
LEFT: Final = 12
"""So far below it lie the tiles that leave it."""
BESIDE: Final = 16
"""The arrow beside it."""
ABOVE: Final = 6
"""So far a marker reaches over the top row."""
UNDER: Final = 4
"""And the edge of the lowest tiles below them."""


def place_box(box: Box, place: str) -> Box:
    """The field of a place of the grid, `A1` being the left upper one."""
    i = PLACES.index(place)
    gap = 5 if box.w > 220 else 3
    each = (box.w - 2 * gap) / 3
    return Box(box.x + i % 3 * (each + gap), box.y + i // 3 * (each + gap), each, each)


def lines_open(player: Player, touch: Touch) -> tuple[tuple[str, str, str], ...]:
    """The lines to be shown: none on an empty grid before a tile is touched; those through the tile that is; of a hint
    the one that it names."""
    if touch.reason is not None and "line" in touch.reason[1]:
        return (touch.reason[1]["line"],)
    touched = next((pick[5:] for pick in touch.chosen if pick.startswith("tile:")), "")
    marked = any(place.marker == "action" for place in player.grid)
    if not marked and not touched:
        return ()
    return tuple(line for line in player.lines if not touched or touched in line)


def draw_grid(
    w: Words, view: Observation, touch: Touch, player: Player, box: Box, active: bool, played: str = ""
) -> list[Safe]:
    """The nine places. `active`: it is one's own and can be touched; `played`: the place whose actions are done now."""
    choosing = active and view.asked is not None and view.asked.what == "turn"
    lines = lines_open(player, touch) if choosing else ()
    within = {place for line in lines for place in line}
    # after the third of a year no tile can be played any more, except by the Sacred Fire
    spent = active and sum(place.marker == "action" for place in player.grid) == LINE
    live = {*touch.chosen, *touch.possible}
    kids = []
    for place in player.grid:
        closed = (bool(lines) and place.id not in within) or (spent and f"tile:{place.id}" not in live)
        spot = place_box(box, place.id)
        kids.append(_place(w, view, touch, player, place, spot, active, closed, place.id == played))
    return [*kids, *(_line(box, line, player.seat) for line in lines)]


def _line(box: Box, line: tuple[str, str, str], seat: int) -> Safe:
    """A line as what joins its tiles, edge to edge and corner to corner: nothing lies over their signs."""
    boxes = [place_box(box, place) for place in line]
    d = ""
    for here, there in itertools.pairwise(boxes):
        (ax, ay), (bx, by) = here.middle, there.middle
        along = ((abs(bx - ax) or abs(by - ay)) - here.w) / 2
        cx, cy = (ax + bx) / 2, (ay + by) / 2
        x, y = (math.copysign(along, b - a) if b != a else 0.0 for a, b in ((ax, bx), (ay, by)))
        d += f"M{cx - x:.1f} {cy - y:.1f}L{cx + x:.1f} {cy + y:.1f}"
    straight = 0 in (boxes[0].x - boxes[2].x, boxes[0].y - boxes[2].y)
    wide = round(boxes[0].w * 2 * (REACH if straight else REACH * 0.8), 1)
    return el(
        "g",
        el("path", d=d, class_="we-line-edge", stroke_width=wide + 3),
        el("path", d=d, class_="we-line-core", stroke_width=wide),
        class_=f"we-open-line s{seat}",
    )


def _place(
    w: Words,
    view: Observation,
    touch: Touch,
    player: Player,
    place: Place,
    box: Box,
    active: bool,
    closed: bool,
    played: bool,
) -> Safe:
    size = round(box.w, 1)
    pick = f"tile:{place.id}"
    if active and view.asked is not None and view.asked.what == "swap" and view.asked.first == place.id:
        touch = touch._replace(chosen=(*touch.chosen, pick))  # it is, until the second one is
    brings = _brings(view, place) if active and pick in (*touch.possible, *touch.chosen) else ()
    turns = active and view.asked is not None and view.asked.what == "turnover"
    kids = _face(
        w, player.seat, place, size, closed, played, brings, turns and pick in (*touch.possible, *touch.chosen)
    )
    at = f"translate({box.x:.5g} {box.y:.5g})"
    if not active:
        return _resting(w, place, kids, at, explain.on_grid(w, place, view) if place.tile else "")
    hit, glow = (plate(Box(1, 1, size - 2, size - 2), round(size * 0.1, 1), look) for look in ("hit", "glow"))
    name = f"place-{player.seat}-{place.id}"
    if place.tile:  # held, it says what its actions do
        can = pick in touch.possible or pick in touch.chosen
        said = explain.on_grid(w, place, view, can)
        hit = join((el("title", said, data_signs=signs_of(place.steps)), hit))
    itself = key(w, view, touch, pick, [kids], hit, glow, id_=name, class_="we-place", transform=at)
    begins = _actions(w, view, touch, place, box) if played else []
    return join((itself, *begins))


def _actions(w: Words, view: Observation, touch: Touch, place: Place, box: Box) -> list[Safe]:
    """Over the tile that is played: a touch on an action begins it, where only one is left a touch anywhere on it. Who
    goes by the keys has them beside the grid."""
    able = [(i, step) for i, step in enumerate(place.steps) if f"step:{step}" in touch.possible]
    high = box.h / len(place.steps) if place.steps else box.h
    rows = [(step, Box(box.x, box.y + i * high, box.w, high)) for i, step in able] if len(able) > 1 else []
    said = el("title", explain.on_grid(w, place, view, False), data_signs=signs_of(place.steps))
    return [
        el("g", said, plate(spot, 0, css.HIT), **pickable(w, view, touch, f"step:{step}", twice=True))
        for step, spot in rows or [(step, box) for _, step in able]
    ]


def _brings(view: Observation, place: Place) -> tuple[str, ...]:
    """What each action of a tile would bring now, of what the table can tell; '' of others."""
    if view.asked is None or view.asked.what not in ("turn", "steps"):
        return ()
    found = (n if step in TELLS else 0 for step, n in zip(place.steps, in_turn(view, place.steps), strict=True))
    return tuple(f"+{n}" if n else "" for n in found)


@lru_cache(512)
def _resting(w: Words, place: Place, face: Safe, at: str, held: str) -> Safe:
    """A place that is only to be looked at. `held`: what its tile says then."""
    more = el("title", held, data_signs=signs_of(place.steps)) if place.tile else Safe()
    return el("g", more, face, class_="we-place", transform=at, role="img", aria_label=spoken_place(w, place))


def _lower(labels: Sequence[str]) -> bool:
    """Whether a marker lies on the lower corner: of many actions the first has a longer word than the last.

    >>> _lower(("Harvest", "Fish", "Military", "Trade")), _lower(("Hunt", "Move"))
    (True, False)
    """
    return len(labels) >= MANY and width(labels[0], LEAST) > width(labels[-1], LEAST)


@lru_cache(256)
def _face(
    w: Words,
    seat: int,
    place: Place,
    size: float,
    closed: bool,
    played: bool,
    brings: tuple[str, ...] = (),
    turns: bool = False,
) -> Safe:
    """What lies on a place of the grid of that seat, at its corner. `turns`: with its other side."""
    round_box = {"x": 1, "y": 1, "width": size - 2, "height": size - 2, "rx": round(size * 0.1, 1)}
    if not place.tile:
        kids = [el("rect", **round_box, class_="we-gap")]
    else:
        whole = tile(place.tile, place.ritual, size, *labels_of(w, place.steps), brings)
        kids = _both(w, place, size) if turns else [whole]
    if played or place.marker or closed:  # what is being done is read: it stays clear
        kids.append(el("rect", **round_box, class_=f"we-played s{seat}" if played else "we-shut"))
    share, over = TIGHT if len(place.steps) == MANY - 1 else (TOKEN, OVER)
    token = round(size * share, 1)
    x = round(size - token + over, 1)
    y = x if _lower(labels_of(w, place.steps)[0]) else -over
    if place.marker == "action":
        kids.append(disc(seat, x, y, token))
    elif place.marker == "fire":
        r = round(token / 2, 1)
        kids += [
            el("circle", cx=round(x + r, 1), cy=round(y + r, 1), r=r, class_=css.STONE),
            sign("fire", round(x + token * 0.12, 1), round(y + token * 0.1, 1), round(token * 0.76, 1)),
        ]
    return join(kids)


def _both(w: Words, place: Place, size: float) -> list[Safe]:
    """A tile that can be turned over: what it shows now, and what it shows then."""
    half, far = round(size * HALF, 1), round(size * (1 - HALF), 1)
    a, b = size * (HALF + 0.06), size * (HALF - 0.06)
    return [
        Box(1, 1, size - 2, size - 2).rect("we-gap", round(size * 0.1, 1)),
        small_tile(w, place.tile, Box(0, 0, half, half), place.ritual),
        small_tile(w, place.tile, Box(far, far, half, half), not place.ritual),
        el("path", d=f"M{a:.1f} {size * 0.2:.1f}H{size * 0.78:.1f}V{b:.1f}m-6 -8l6 8 6-8", class_="we-way"),
    ]


@lru_cache(256)
def spoken_place(w: Words, place: Place) -> str:
    """A place of a grid in words: its tile, which side shows, what lies on it."""
    where = nouns.spot(w, place.id)
    if not place.tile:
        return w("%(place)s: empty", place=where)
    steps = ", ".join(nouns.step(w, step) for step in place.steps)
    if place.marker == "action":
        return w("%(place)s: %(actions)s (used this year)", place=where, actions=steps)
    if place.marker == "fire":
        return w("%(place)s: %(actions)s (Sacred Fire)", place=where, actions=steps)
    return w("%(place)s: %(actions)s", place=where, actions=steps)


def slide(w: Words, before: Observation, after: Observation, sitter: Sitter) -> Safe:
    """The grid of the next year, with its empty top row and the three that left; those who see it move see first the
    one of the year that ends, whose tiles turn over, then how it slides (wendake.css), and who hears it hears both."""
    old, new = before.players[sitter.seat], after.players[sitter.seat]
    grid = Box(0, 0, GRID, GRID)
    size, below = place_box(grid, "A1").w, GRID + LEFT
    down = f"M{GRID + BESIDE - 6} 12V{below + size / 2}m-6 -8l6 8 6-8"
    out = (small_tile(w, tile, place_box(grid, place)) for tile, place in zip(new.out, PLACES, strict=False))
    picture = el(
        "svg",
        el(
            "g",
            *draw_grid(w, before, Touch(), old, grid, False),
            class_="we-was",
            role="group",
            aria_label=w("Year %(n)d of %(of)d", n=before.year, of=YEARS),
        ),
        el(
            "g",
            el("g", *draw_grid(w, after, Touch(), new, grid, False), class_="we-slid"),
            el("g", el("g", *out, class_="we-slid we-out"), transform=f"translate(0 {below:.5g})"),
            role="group",
            aria_label=w("Year %(n)d of %(of)d", n=before.year + 1, of=YEARS),
        ),
        el("path", d=down, class_="we-way"),
        viewBox=f"{-ABOVE} {-ABOVE} {GRID + BESIDE + 2 * ABOVE - 2} {below + size + ABOVE + UNDER}",
        class_=f"{css.TABLE} wendake we-slide",
        role="group",
        aria_label=w("The grid before and after"),
    )
    return el("figure", el("figcaption", seat_mark(sitter.seat), el("bdi", sitter.name), class_=css.NAMED), picture)
