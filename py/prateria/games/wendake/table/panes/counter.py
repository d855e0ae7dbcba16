"""A Trade on a phone: its parts, one's own tiles, and below them what is on sale, level by level as in the market,
whatever can be paid. WE-30, WE-34."""

from collections.abc import Sequence
from typing import Any, Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import NOTE
from prateria.view.svg import Safe, el, join

from ...engine.observe import Observation, Player
from ...engine.preview import Look
from ..dock import chip, dock, first_slot
from ..layout import GAP
from ..progress import level_of
from .groups import PARTS, Group
from .market import LINE, levels, lies
from .own import stock
from .sale import read, read_in
from .turned import HIGH as CARD
from .turned import turned

__all__ = ["STOCK", "counter", "stocked"]

BESIDE_STOCK: Final = 46.0
STOCK: Final = 28.0
"""So high is the row of what one has: that lies below the grid, which is out of sight."""
FINGER: Final = 38.0
"""Lower, tiles are too small for a finger: then only those lie here that can be bought."""
LEAST: Final = 28.0
POINTED: Final = 44.0
"""So high, they say what points they bring, be it instead of their picture."""


def counter(
    w: Words,
    view: Observation,
    touch: Touch,
    look: Look,
    own: Player,
    shown: Sequence[Group],
    pane: Box,
    checks: Sequence[Any],
) -> list[Safe]:
    """All of it, in places that do not depend on what can be paid; nothing where tiles would be too low. `checks`: a
    mask card lies where the exchange was."""
    can = (*touch.possible, *touch.chosen)
    done = bool(checks) and PARTS[0] not in can
    kept = [group for group in shown if group.sort != "sale"]
    sold = tuple(tile for tile in view.offer if f"progress:{tile}" in can)
    card = Safe() if done else turned(w, checks, pane, "ask")
    top = pane.y + (CARD if card else 0)
    # rather than tiles that are too low only those that can be bought, and what one has beside the prices alone
    say, down_to = read_in(w, view.offer, pane.w) + GAP, STOCK + GAP  # first of all, what a tile does lies over none
    ways = ((down_to, view.offer, say), (down_to, view.offer, 0.0), (down_to, sold, 0.0), (0.0, view.offer, 0.0))
    for down, tiles, free in (*ways, (0.0, sold, 0.0)):
        room = pane._replace(y=top + down, h=pane.y + pane.h - top - down)
        choices, high = dock(w, view, touch, look, kept, room, bare=PARTS[0] if done else "")
        line = 0 if free else LINE + 4  # the words about them stand where one is read
        below = room._replace(y=room.y + high + line, h=room.h - high - line - free)
        if tiles and lies(tiles, below)[0] >= FINGER:
            break
    had = stock(w, own, pane._replace(y=top, h=STOCK)) if down else Safe()
    if done:
        spot = first_slot(next(group for group in shown if group.sort == "trade"), room, 1.0)
        card = turned(w, checks, spot, "ask", spot.h + 2)
    if tiles and lies(tiles, below)[0] < LEAST:
        return []
    foot = below.y + lies(tiles, below, POINTED)[1] if tiles else below.y
    under = Box(pane.x, below.y + below.h + GAP, pane.w, free - GAP)
    title = f"{w('Progress tiles')}. {w('In brackets: what you have.')}"
    title = w("Progress tiles: touch one to read what it does") if sold else title

    def key(tile: str, box: Box, art: list[Safe]) -> Safe | None:
        pick = f"progress:{tile}"
        return chip(w, view, touch, look, pick, box, art) if pick in can else None

    said = read(w, touch.chosen, [f"progress:{tile}" for tile in tiles], (under,), below)
    base = under.y + NOTE if free else below.y - 5
    head = el("text", title, x=below.x + 2, y=round(base, 1), font_size=NOTE, class_=css.SOFT)
    head = Safe() if free and said else head
    kinds = w("Vegetables must be of different kinds.")
    if not free and foot + NOTE + 4 <= below.y + below.h and any(level_of(tile) > 1 for tile in tiles):
        head = join((head, el("text", kinds, x=below.x + 2, y=round(foot + NOTE, 1), font_size=NOTE, class_=css.SOFT)))
    laid = [head, *levels(w, view, below, tiles, "also", key, POINTED)] if tiles else []
    return [card, had, *choices, *laid, *said]


def stocked(touch: Touch, room: Box) -> bool:
    """Whether what one has still has room above tiles that lie otherwise: they would lose their names."""
    return room.h > BESIDE_STOCK * sum(pick.startswith("progress:") for pick in touch.possible)
