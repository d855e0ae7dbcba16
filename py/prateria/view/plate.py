"""What everyone knows of a player, on one plate: its ground, mark and name, points, and whose turn it is.

>>> plate("player", 1, "Ola, 3 points", ground(Box(0, 0, 90, 40), 12), turn=True)[:46]
'<g id="player-1" class="player s1 turn" role="'
"""

from typing import Any, Final

from . import css
from .box import Box
from .chart import signed
from .frame import Sitter
from .letters import DROP, LARGE, NAME, NOTE
from .measure import fit, width
from .palette import shape
from .svg import Safe, el

__all__ = ["animal_of", "frame", "ground", "head", "plate", "points", "points_width"]

BESIDE: Final = 7  # between mark, animal and name
CLOSE: Final = 4
_POINTS: Final = f"{css.MIDDLE_HEAVY} {css.PLATE_POINTS_TEXT}"


def plate(sort: str, seat: int, label: str, *kids: Safe, turn: bool = False, class_: str = "", **more: Any) -> Safe:
    """The plate of a player as one picture with words. `sort`: the game's name for it, from which its id is made and
    which is a class: with `player` the page shows that it can be looked at; `label`: all of it in words."""
    look = f"{sort} s{seat}"
    if turn:
        look += f" {css.TURN}"
    if class_:
        look += f" {class_}"
    return el("g", *kids, id=f"{sort}-{seat}", class_=look, **more, role="img", aria_label=label)


def ground(box: Box, rx: float) -> Safe:
    """What a plate, or any panel on the table, lies on; on a plate whose turn it is, tinted with the seat's colour."""
    return box.rect(css.PLATE, rx)


def frame(box: Box, rx: float, class_: str = css.PLATE_TURN) -> Safe:
    """Just within the ground of that box: a strong frame in the seat's colour, for whose turn it is."""
    return box.inset(1).rect(class_, rx - 1)


def head(
    sitter: Sitter, x: float, y: float, room: float, size: float = NAME, animal: bool = True
) -> tuple[list[Safe], float]:
    """Mark, animal and name in a line, with y its middle, and where they end; `room`: how wide all of it may be;
    `size`: of the letters.

    The animal makes way for a name that would have to be cut, and its letters are smaller before it is.
    """
    at, big = x + size + BESIDE, size + 9
    parts = [shape(sitter.seat, x, y - size * 0.58, size + 3)]
    if animal and at + big + CLOSE + width(sitter.name, size) <= x + room:
        parts.append(animal_of(sitter, round(at, 1), round(y - big / 2, 1), big))
        at += big + CLOSE
    left = x + room - at
    while size > NOTE and width(sitter.name, size) > left:
        size = max(size - 1, NOTE)
    name = fit(sitter.name, left, size)
    parts.append(el("text", name, x=round(at, 1), y=round(y + size * 0.35, 1), font_size=size, class_=css.BOLD))
    return parts, at + width(name, size)


def animal_of(sitter: Sitter, x: float, y: float, size: float) -> Safe:
    """The animal of a player in a square of that size, its left upper corner at (x, y); the page has its drawing."""
    return el("use", href=f"#mark-{sitter.mark}", x=x, y=y, width=size, height=size)


def points_width(n: int, size: float) -> float:
    """How wide the points are drawn; `size`: of the letters. One figure has room for the −10 that is counted down."""
    return max(width(signed(n), size) + 14, size * 1.95)


def points(n: int, right: float, y: float, size: float = LARGE) -> list[Safe]:
    """A number on the colour of the seat, ending at `right`, with y the middle; `size`: of the letters."""
    text = signed(n)
    w = points_width(n, size)
    return [
        el(
            "rect", x=right - w, y=y - size * 0.68, width=w, height=size * 1.36, rx=size * 0.45, class_=css.PLATE_POINTS
        ),
        el("text", text, x=right - w / 2, y=round(y + size * DROP, 1), font_size=size, class_=_POINTS, data_count=n),
    ]
