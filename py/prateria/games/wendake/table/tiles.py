"""Action tiles and the grid of nine: pictograms from top to bottom, markers, the lines still possible. WE-12, WE-16.

>>> "we-back" in tile("B1", True, 90, ("Ritual",))
True
"""

import itertools
import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LABEL, LEAST, NOTE, TEXT
from prateria.view.measure import width
from prateria.view.svg import Safe, el, join

from ..engine.data import PLACES, TILES
from ..engine.observe import Observation, Place, Player
from ..words import explain, nouns
from .figures import disc
from .pictograms import sign
from .touching import key, plate

__all__ = ["draw_grid", "lines_open", "place_box", "step_sign", "tile"]

_TILE: Final = {tile.id: tile for tile in TILES}
WIDER: Final = 1.1  # a bold text than a plain one
ROOMY: Final = 112
"""A tile so large has larger letters."""
REACH: Final = 0.075
"""So far onto a tile reaches what joins it to the next of its line, by its size: no sign lies there."""


def step_sign(step: str) -> str:
    """The pictogram of an action; fishing is not a fish."""
    return "fishing" if step == "fish" else step


def steps_of(tile_id: str, ritual: bool) -> tuple[str, ...]:
    found = _TILE[tile_id]
    return found.back if ritual else found.front


@lru_cache(1024)
def tile(tile_id: str, ritual: bool, size: float, labels: tuple[str, ...]) -> Safe:
    """A tile with its left upper corner at (0, 0): its actions from top to bottom, with words where there is room."""
    steps = steps_of(tile_id, ritual)
    level = _TILE[tile_id].level
    look = "we-back" if ritual else f"we-front level{level}"
    pad = round(size * 0.06, 1)
    kids = [
        el(
            "rect",
            x=1,
            y=1,
            width=round(size - 2, 1),
            height=round(size - 2, 1),
            rx=round(size * 0.1, 1),
            class_="we-card",
        )
    ]
    n = len(steps)
    row = (size - 2 * pad) / max(n, 1)
    icon = min(row - 2, size * (0.5 if n == 1 else 0.4))
    letters = (TEXT, LABEL, NOTE, LEAST) if size >= ROOMY else (NOTE, LEAST)
    sizes = [(min(icon, size * share), label) for label in letters for share in (0.4, 0.33, 0.27, 0.23)]
    said = next((found for found in sizes if n > 1 and row >= 13 and _worded(labels, size - 2 * pad, *found)), None)
    if n == 1:
        icon = size * 0.56
        font = TEXT if size >= ROOMY and width(labels[0], TEXT) * WIDER <= size - 6 else NOTE
        named = width(labels[0], font) * WIDER <= size - 6 and size >= 64
        top = (size - icon - (15 if named else 0)) / 2
        kids.append(sign(step_sign(steps[0]), round((size - icon) / 2, 1), round(top, 1), round(icon, 1)))
        if named:
            kids.append(
                el(
                    "text",
                    labels[0],
                    x=round(size / 2, 1),
                    y=round(top + icon + font, 1),
                    font_size=font,
                    class_=f"{css.MIDDLE} we-word",
                )
            )
    elif said is not None:
        icon, font = said
        for i, step in enumerate(steps):
            y = pad + i * row + (row - icon) / 2
            kids.append(sign(step_sign(step), round(pad + 1, 1), round(y, 1), round(icon, 1)))
            down = round(pad + (i + 0.5) * row + 4.2, 1)
            kids.append(el("text", labels[i], x=round(pad + icon + 5, 1), y=down, font_size=font, class_="we-word"))
    else:
        kids += _stacked(steps, size, pad)
    return el("g", *kids, class_=f"we-tile {look}")


def _worded(labels: Sequence[str], wide: float, icon: float, font: int) -> bool:
    """Whether all these words have room beside signs of that size."""
    return icon >= 12 and all(width(label, font) * WIDER <= wide - icon - 5 for label in labels)


def _stacked(steps: Sequence[str], size: float, pad: float) -> list[Safe]:
    """Signs alone: under one another; four or more in two columns, with a thread from one to the next."""
    n = len(steps)
    if n <= 3 and size / n > 15:
        row = (size - 2 * pad) / n
        icon = row - 1.5
        spots = [(size / 2, pad + (i + 0.5) * row) for i in range(n)]
    else:
        rows = -(-n // 2)
        icon = min((size - 2 * pad) / rows - 2, (size - 2 * pad) / 2 - 3)
        row = (size - 2 * pad) / rows
        spots = [(size * (0.28 if i % 2 == 0 else 0.72), pad + (i // 2 + 0.5) * row) for i in range(n)]
    thread = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
    return [
        el("path", d=thread, class_="we-thread"),
        *(
            sign(step_sign(step), round(x - icon / 2, 1), round(y - icon / 2, 1), round(icon, 1))
            for step, (x, y) in zip(steps, spots, strict=True)
        ),
    ]


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
    kids = []
    for place in player.grid:
        closed = bool(lines) and place.id not in within
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
    if not place.tile:
        kids = [el("rect", x=1, y=1, width=size - 2, height=size - 2, rx=round(size * 0.1, 1), class_="we-gap")]
    else:
        kids = [tile(place.tile, place.ritual, size, tuple(nouns.step(w, step) for step in place.steps))]
    if played or place.marker or closed:  # what is being done is read: it stays clear
        look = f"we-played s{player.seat}" if played else "we-shut"
        kids.append(el("rect", x=1, y=1, width=size - 2, height=size - 2, rx=round(size * 0.1, 1), class_=look))
    token = round(size * (0.24 if played else 0.42), 1)
    if place.marker == "action":
        over = 4 if played else -2  # over the corner, for its words are read
        kids.append(disc(player.seat, round(size - token + over, 1), -over, token))
    elif place.marker == "fire":
        kids += [
            el("circle", cx=size - token / 2 - 2, cy=token / 2 + 2, r=round(token / 2, 1), class_=css.STONE),
            sign("fire", round(size - token * 0.87 - 2, 1), round(token * 0.1 + 2, 1), round(token * 0.76, 1)),
        ]
    at = f"translate({box.x:.5g} {box.y:.5g})"
    if not active:
        label = spoken_place(w, place)
        more = el("title", explain.tile(w, place.steps)) if place.tile else Safe()
        return el("g", more, *kids, class_="we-place", transform=at, role="img", aria_label=label)
    hit, glow = (plate(Box(1, 1, size - 2, size - 2), round(size * 0.1, 1), look) for look in ("hit", "glow"))
    name = f"place-{player.seat}-{place.id}"
    if place.tile:  # held, it says what its actions do
        hit = join((el("title", explain.tile(w, place.steps)), hit))
    return key(w, view, touch, pick, kids, hit, glow, id_=name, class_="we-place", transform=at)


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


def small_tile(w: Words, tile_id: str, box: Box, ritual: bool = False) -> Safe:
    """A tile off the grid, in that box."""
    labels = tuple(nouns.step(w, step) for step in steps_of(tile_id, ritual))
    return el(
        "g",
        tile(tile_id, ritual, round(box.w, 1), labels),
        el("title", explain.tile(w, steps_of(tile_id, ritual))),
        transform=f"translate({box.x:.5g} {box.y:.5g})",
    )
