"""What a player has won, in the strip of that player: signs with points, which add up; then the things themselves.

Where the hide thief threatens somebody to whom it has come before, both are told if there is room for both; else the
threat alone, as what has come is in the points.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.hand import step
from prateria.view.letters import DROP, LABEL, NOTE, TEXT
from prateria.view.measure import width
from prateria.view.svg import Safe, el

from ..engine.data import THIEF
from ..engine.observe import Player
from .figures import emblem
from .layout import APART

__all__ = ["CLEAR", "THREAT", "Thing", "counters", "fitted", "thing", "wide", "won"]

THREAT: Final = "−10?"  # of the hide thief
BOLD: Final = 1.15  # of bold figures, by how wide a text is taken to be
CLEAR: Final = 5  # between a number and what follows
BESIDE: Final = 1.3  # where the number beside a sign begins, by its size

Thing = tuple[str, str, str]
"""Sign, points, class."""


def won(player: Player, thief: bool) -> list[Thing]:
    """What a player has won: as all are points, they add up."""
    visits = (
        f"{_lost(player)} {THREAT}".removeprefix("0 ") if thief else _lost(player)
    )  # the first stay where more come
    return [
        ("bison", str(sum(player.bison)), "" if player.bison else "none"),
        ("captive", str(len(player.captives)), "" if player.captives else "none"),
        ("thief", visits, "danger" if thief else "" if player.thieves else "none"),
    ]


def counters(things: Iterable[tuple[Thing, float]], y: float, size: float) -> list[Safe]:
    """Signs with their numbers, each where it begins, with y the middle."""
    parts = []
    for (name, number, class_), x in things:
        at, (*sure, last) = round(x, 1), number.split(" ")
        said = (*(el("tspan", f"{one} ") for one in sure), last)  # what has been counted, and what threatens
        parts.append(
            el(
                "g",
                emblem(name, at, round(y - size * 0.58, 1), size * 1.16),
                el("text", *said, x=round(at + size * BESIDE, 1), y=round(y + size * DROP, 1), font_size=size),
                class_=f"count {class_}".rstrip(),
            )
        )
    return parts


def _lost(player: Player) -> str:
    return f"−{-THIEF * player.thieves}" if player.thieves else "0"


def fitted(one: Thing, room: float, size: float) -> Thing:
    """That with as much of its number as there is room for: what threatens comes last, and stays.

    >>> fitted(("thief", "−10 −10?", "danger"), 100, 15)[1], fitted(("thief", "−10 −10?", "danger"), 60, 15)[1]
    ('−10 −10?', '−10?')
    """
    name, number, class_ = one
    return one if wide(number, size) <= room else (name, number.split(" ")[-1], class_)


def wide(number: str, size: float) -> float:
    """How wide a sign with that number is."""
    return size * BESIDE + width(number, size) * BOLD


def thing(w: Words, player: Player, one: Thing, room: Box, size: int) -> list[Safe]:
    """Sign and number of what was won, then the things themselves; as long as there are none, their name."""
    name, number, class_ = one
    if class_ == "danger":
        return _threatened(w, player, one, room, size)
    parts = counters(((one, room.x),), room.y, size)
    left = _after(number, room, size)
    if left.w < 50:
        return parts
    if player.thieves if name == "thief" else number != "0":
        return [*parts, _pile(player, name, left)]
    label = {"bison": w.p("won", "bison"), "captive": w.p("won", "captives"), "thief": w.p("won", "hide thieves")}[name]
    return [*parts, *_words(label, left, class_)]


def _threatened(w: Words, player: Player, one: Thing, room: Box, size: int) -> list[Safe]:
    """The sign alone does not say what threatens: words do, and the number how often it has come. Without room for
    words the number says both."""
    was = (one[0], _lost(player), one[2])
    label = _words(w.p("hide thief", "comes: −10"), _after(was[1], room, size), one[2])
    return [*counters(((was if label else fitted(one, room.w, size), room.x),), room.y, size), *label]


def _after(number: str, room: Box, size: float) -> Box:
    """What is left of a room beside a sign with that number."""
    taken = max(size * 3.1, wide(number, size) + 2 * CLEAR)
    return Box(room.x + taken, room.y, room.w - taken, room.h)


def _words(label: str, left: Box, class_: str) -> list[Safe]:
    """These words if there is room for all of them."""
    letters = next((letters for letters in (TEXT, NOTE) if width(label, letters) <= left.w), 0)
    if not letters:
        return []
    at, base = round(left.x, 1), round(left.y + 5, 1)
    return [el("text", label, x=at, y=base, font_size=letters, class_=f"{css.SOFT} {class_}".rstrip())]


def _pile(player: Player, name: str, room: Box) -> Safe:
    """What was won, as small tiles; `room.y` is the middle."""
    if name == "bison":
        tiles = [(str(value), "tile tile-bison") for value in player.bison]
    elif name == "captive":
        tiles = [("", f"tile tile-card s{seat}") for seat, _ in player.captives]
    else:
        tiles = [("−10", "tile tile-thief")] * player.thieves
    size = {"bison": 24, "captive": 13, "thief": 32}[name]
    apart = step(room.w, len(tiles), size, size + APART)
    if len(tiles) > 1 and apart < max(width(text, NOTE) + 1 for text, _ in tiles):
        return Safe()  # the numbers would overlap: the sum beside them is enough
    return el(
        "g",
        *(
            _tile(
                text,
                class_,
                round(room.x + i * apart, 1),
                room.y,
                size,
                size if i + 1 == len(tiles) else min(apart, size),
            )
            for i, (text, class_) in enumerate(tiles)
        ),
    )


@lru_cache(512)
def _tile(text: str, class_: str, x: float, y: float, size: int, seen: float) -> Safe:
    """`seen`: as much of its width as the next one leaves; its number stands there."""
    letters = LABEL if seen >= width(text, LABEL) + 1 else NOTE
    at = round(x + seen / 2, 1)
    words = el("text", text, x=at, y=y + 4.6, font_size=letters, class_=css.MIDDLE_BOLD) if text else Safe()
    return el("g", el("rect", x=x, y=y - 9.5, width=size, height=19, rx=3), words, class_=class_)
