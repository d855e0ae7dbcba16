"""The board of one player, one's own or another's: grid, goods, masks, progress tiles, turtles. Hands stay hidden."""

from collections.abc import Sequence
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.frame import Sitter
from prateria.view.letters import LEAST, NAME, NOTE, TEXT
from prateria.view.measure import fit, width, wrap
from prateria.view.palette import shape
from prateria.view.svg import Safe, el

from ...engine.data import TURTLE_POINTS
from ...engine.observe import Card, Observation, Player
from ...engine.preview import turtle_gain, turtles_range
from ...words import effects as words_texts
from ...words import explain
from ..face import WIDER, small_tile
from ..figures import figure
from ..map.names import flag
from ..pictograms import sign
from ..tiles import draw_grid
from .cards import LINE, masks_row, title_row
from .own import have
from .owntiles import room_for, shelf, tiles_row

__all__ = ["own_cards", "player_board"]

NOTHING: Final = Touch()
HEAD: Final = 26  # the line with the name
BETWEEN: Final = 6  # the parts under one another
BESIDE: Final = 8  # and beside one another
WIDEST: Final = 92  # so high is a row of cards at the most
TILE_GAP: Final = 3
MOST: Final = 0.8  # of a row for progress tiles
LOW: Final = 20  # so much room is there to be for one's own cards at the least,
HIGHEST: Final = 84  # and so much they take at the most
TURTLE: Final = 80  # so wide at the least: what it is for, below that what it brings
TURTLE_ROW: Final = 46
LEAST_ROW: Final = 40
TWO_ROWS: Final = 84  # lower, there is room for what is in hand and can be used


def player_board(
    w: Words, view: Observation, player: Player, sitter: Sitter, box: Box, touch: Touch = NOTHING
) -> list[Safe]:
    """Everything of one player in that box."""
    size = min(box.w * 0.5, (box.h - HEAD) * 0.62)
    grid = Box(box.x, box.y + HEAD, size, size)
    right = Box(box.x + size + BESIDE, box.y + HEAD, box.w - size - BESIDE, size)
    below = Box(box.x, grid.y + size + BETWEEN, box.w, box.y + box.h - grid.y - size - BETWEEN)
    title = sitter.name
    if player.tribe not in ("", "common"):
        title = w("%(name)s, %(tribe)s", name=sitter.name, tribe=words_texts.tribe(w, player.tribe))
    kids: list[Safe] = [
        el("g", shape(player.seat, box.x + 2, box.y + 2, 18), class_=f"s{player.seat}"),
        el("text", fit(title, box.w - 130, NAME), x=box.x + 26, y=box.y + 17, font_size=NAME, class_=css.HEAVY),
        *_swap(w, player, box),
        *_sum(w, player, box.x + 36 + width(title, NAME) * WIDER, box.y + 17, box.x + box.w - 66),
        el("g", *draw_grid(w, view, Touch(), player, grid, False), id=f"grid-p{player.seat}"),
    ]
    high = min(right.h * 0.4, 66 if right.w > 190 else right.h * 0.62)
    if right.w <= 190:
        high = max(high, 170)
    kids.append(have(w, player, Box(right.x, right.y, right.w, min(high, right.h)), f"p{player.seat}"))
    rest = Box(right.x, right.y + high + BETWEEN, right.w, right.h - high - BETWEEN)
    if player.turtles and rest.h < LEAST_ROW:  # a phone: between grid and cards
        rows = -(-len(player.turtles) // max(int(below.w // TURTLE), 1))
        high = rows * TURTLE_ROW + LINE
        rest, below = below._replace(h=high), below._replace(y=below.y + high, h=below.h - high)
    kids += _turtles(w, view, player, rest)
    kids += _cards(w, view, touch, player, below)
    return kids


def _sum(w: Words, player: Player, x: float, y: float, end: float) -> list[Safe]:
    """What the points are made of: of each pair what counts, and the swap, as long as it is not used."""
    parts = " + ".join(map(str, (*player.pairs, *(() if player.swapped else (1,)))))
    said = w("Points: %(points)s.", points=f"{parts} = {player.points}")
    whole = said if player.swapped else f"{said} {w('1 point for the swap not used')}."
    size = next((size for size in (NOTE, LEAST) if width(whole, size) <= end - x), 0)
    if not size and width(said, NOTE) > end - x:
        return []
    text = whole if size else said
    return [el("text", text, x=round(x, 1), y=round(y, 1), font_size=size or NOTE, class_=css.SOFT)]


def _swap(w: Words, player: Player, box: Box) -> list[Safe]:
    """The swap that is left, the flag of an alliance."""
    kids = []
    x = box.x + box.w - 26
    if player.swaps:
        kids.append(el("g", sign("swap", x, box.y + 1, 21), el("title", explain.button(w, "swap"))))
        x -= 36
    if player.flag:
        kids.append(el("g", flag(player.flag, x, box.y + 3, 28), el("title", explain.banner(w, player.flag))))
    return kids


def _turtles(w: Words, view: Observation, player: Player, box: Box) -> list[Safe]:
    """The turtles taken; on one's own also the tracks of their faces."""
    if box.h < LEAST_ROW or not player.turtles:
        return []
    own = view.own.turtles if view.own is not None and view.seat == player.seat else ()
    faces = {(category, level): tracks for category, level, tracks in own}
    columns = max(int(box.w // TURTLE), 1)
    rows = -(-len(player.turtles) // columns)
    each, row = box.w / columns, min((box.h - LINE) / rows, 58)
    kids = []
    for i, (category, level) in enumerate(player.turtles):
        x, y = box.x + i % columns * each, box.y + i // columns * row
        size = min(row - 4, each - 22, 40)
        shown = faces.get((category, level), ())
        said = explain.stack(w, category, level)
        if shown:
            said = explain.turtle_now(w, category, level, shown, turtle_gain(view, category, level))
        kids.append(
            el(
                "g",
                el("title", said),
                Box(round(x, 1), round(y, 1), round(each - 2, 1), round(row - 2, 1)).rect(css.HIT),
                sign("turtle", round(x, 1), round(y, 1), round(size, 1)),
                el(
                    "text",
                    str(level),
                    x=round(x + size / 2, 1),
                    y=round(y + size * 0.7, 1),
                    font_size=TEXT,
                    class_=f"{css.MIDDLE_HEAVY} we-shell-n",
                ),
                sign("canoe", round(x + size - 3, 1), round(y, 1), 19)
                if category == "canoes"
                else figure(
                    "woman" if category == "women" else "hunter", player.seat, round(x + size - 2, 1), round(y, 1), 22
                ),
                el(
                    "text",
                    f"+{TURTLE_POINTS[level]}",
                    x=round(x + size - 2, 1),
                    y=round(y + 36, 1),
                    font_size=TEXT,
                    class_=f"{css.HEAVY} we-gain",
                ),
                *(sign(track, round(x + size + 17 + k * 15, 1), round(y + 23, 1), 15) for k, track in enumerate(shown)),
            )
        )
    foot = box.y + rows * row + NOTE
    if own and view.outcome is None:
        said = w("If the game ended now, your turtles would bring you: +%(n)d", n=turtles_range(view, player)[0])
        lines = wrap(said, box.w, NOTE, 2)
        kids += [
            el("text", line, x=round(box.x, 1), y=round(foot + 14 * i, 1), font_size=NOTE, class_=css.SOFT)
            for i, line in enumerate(lines)
        ]
    return kids


def _cards(w: Words, view: Observation, touch: Touch, player: Player, box: Box) -> list[Safe]:
    """Mask cards at the left, progress tiles and tiles put aside at the right."""
    if box.h < 44:
        return []
    half = (box.w - BESIDE) / 2
    own = view.own if view.seat == player.seat else None
    low = box.h < TWO_ROWS
    row = min(box.h if low else (box.h - BETWEEN) / 2, WIDEST)
    hand: Sequence[Card | None] = own.hand if own else (*player.seen, *(None,) * (player.hand - len(player.seen)))
    x = box.x + half + BESIDE
    wide = min(max(half, room_for(w, player.progress)), box.w * MOST)
    left = box.x + box.w - wide
    kids = [
        *masks_row(w, w("In hand"), hand, Box(box.x, box.y, box.w - wide - BESIDE, row)),
        *(title_row(w("Progress tiles"), left, box.y, wide) if player.progress else ()),
        *tiles_row(w, view, touch, player.progress, Box(left, box.y + LINE, wide, row - LINE), f"p{player.seat}"),
    ]
    if low:
        return kids
    kids += masks_row(w, w("Played this year"), player.played, Box(box.x, box.y + row + BETWEEN, half, row))
    kids += title_row(w("Put aside"), x, box.y + row + BETWEEN, half)
    if player.aside:
        size = min(row - LINE - 1, half / len(player.aside) - TILE_GAP)
        kids += [
            small_tile(w, tile, Box(x + i * (size + TILE_GAP), box.y + row + BETWEEN + LINE, size, size))
            for i, tile in enumerate(player.aside)
        ]
    return kids


def own_cards(
    w: Words, view: Observation, touch: Touch, player: Player, box: Box, where: str, usable: bool
) -> list[Safe]:
    """On a phone, mask cards and progress tiles of whoever looks, in the room that the choices leave; without the tiles
    that are among those. `usable`: none are, they are used here."""
    if box.h < LOW or box.w < 160 or view.own is None or view.seat != player.seat:
        return []
    asked = {pick.partition(":")[2] for pick in (*touch.possible, *touch.chosen)}
    rest = player._replace(progress=tuple(item for item in player.progress if usable or item[0] not in asked))
    return shelf(w, view, touch, rest, box._replace(h=min(box.h, HIGHEST)), where, usable)
