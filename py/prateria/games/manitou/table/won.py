"""What a player has won, in the strip of that player: signs with points, which add up; then the things themselves.

Where the hide thief threatens somebody, words say that it comes, in place of what it has taken: that is in the points.
Without room for words a question mark stands for them.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

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

__all__ = ["BESIDE", "CLEAR", "HOPE", "Thing", "counters", "fitted", "hope", "laid_out", "said", "thing", "wide", "won"]

THREAT: Final = "−10?"  # of the hide thief, where there is no room for words
BOLD: Final = 1.15  # of bold figures, by how wide a text is taken to be
CLEAR: Final = 5  # between a number and what follows
WORDS: Final = 2  # more of that where words stand there
HOPE: Final = 34  # room for what would come: a plus and two figures
ROOMY: Final = 150  # a line that is so long has it
BESIDE: Final = 1.3  # where the number beside a sign begins, by its size


class Thing(NamedTuple):
    """Sign, points, class; `threat`: what is about to come to these; `hope`: what would come to them, in points;
    `told`: what it says of itself when it is held."""

    name: str
    number: str
    class_: str
    threat: str = ""
    hope: int = 0
    told: str = ""


def won(w: Words, player: Player, thief: bool, hopes: tuple[int, int] = (0, 0)) -> list[Thing]:
    """What a player has won: as all are points, they add up. `thief`: one would come now; `hopes`: so much of herds and
    captives."""
    lost = f"−{-THIEF * player.thieves}" if player.thieves else "0"
    visits = Thing("thief", lost, "" if player.thieves else "none")
    if thief:
        visits = Thing("thief", "", "danger", w.p("hide thief", "thief: −10"))
    return [
        Thing("bison", str(sum(player.bison)), "" if player.bison else "none", hope=hopes[0]),
        Thing("captive", str(len(player.captives)), "" if player.captives else "none", hope=hopes[1]),
        visits,
    ]


def counters(things: Iterable[tuple[Thing, float]], y: float, size: float) -> list[Safe]:
    """Signs with their numbers, each where it begins, with y the middle."""
    parts = []
    for (name, number, class_, threat, _, told), x in things:
        at, after = round(x, 1), size * BESIDE + (WORDS if threat else 0)
        parts.append(
            el(
                "g",
                *said(told, at, round(y - size * 0.58, 1), after + width(threat, size), size * 1.16),
                emblem(name, at, round(y - size * 0.58, 1), size * 1.16),
                el("text", number or threat, x=round(at + after, 1), y=round(y + size * DROP, 1), font_size=size),
                class_=f"count {class_}".rstrip(),
            )
        )
    return parts


def said(told: str, x: float, y: float, w: float, h: float) -> list[Safe]:
    """What a sign says of itself, and where a finger finds it: a little more than what is drawn."""
    if not told:
        return []
    box = {
        "x": round(x - CLEAR / 2, 1),
        "y": round(y - CLEAR, 1),
        "width": round(w + CLEAR, 1),
        "height": round(h + 2 * CLEAR, 1),
    }
    return [el("title", told), el("rect", class_=css.HIT, **box)]


def laid_out(things: Sequence[Thing], x: float, room: float, size: float) -> list[tuple[Thing, float]]:
    """Each with where it begins: equally far apart, but for the last, of which as much is said as the others leave."""
    *first, last = things
    taken = sum(wide(one, size) + CLEAR for one in first)
    last = fitted(last, room - taken, size)
    apart = min(room / len(things), (room - wide(last, size)) / len(first))
    if apart < max(wide(one, size) + CLEAR for one in first):  # one after the other, as close as may be
        spots = [x + sum(wide(one, size) + CLEAR for one in first[:i]) for i in range(len(things))]
    else:
        spots = [x + i * apart for i in range(len(things))]
    return list(zip((*first, last), spots, strict=True))


def fitted(one: Thing, room: float, size: float) -> Thing:
    """That with as much of what threatens as there is room for.

    >>> thief = Thing("thief", "", "danger", "thief: −10")
    >>> [fitted(thief, room, 15)[3] for room in (120, 60)]
    ['thief: −10', '−10?']
    """
    return one._replace(threat=THREAT) if one.threat and wide(one, size) > room else one


def wide(one: Thing, size: float) -> float:
    """How wide a sign with what stands beside it is."""
    return size * BESIDE + (WORDS if one.threat else 0) + width(one.number or one.threat, size) * BOLD


def thing(w: Words, player: Player, one: Thing, room: Box, size: int, beside: bool = False) -> list[Safe]:
    """Sign and number of what was won, then the things themselves; as long as there are none, their name. What would
    come stands at the right end, or `beside` the number."""
    parts = []
    hopes = bool(one.hope and room.w > ROOMY)
    if hopes and not beside:
        parts.append(hope(one, player.seat, room.x + room.w - HOPE, room.y, size))
        room = room._replace(w=room.w - HOPE - CLEAR)
    one = fitted(one, room.w, size)
    parts += counters(((one, room.x),), room.y, size)
    left = _after(one, room, size)
    if hopes and beside:
        parts.append(hope(one, player.seat, left.x, left.y, size))
        left = left._replace(x=left.x + HOPE, w=left.w - HOPE)
    if one.threat or left.w < 50:
        return parts
    if one.number != "0":
        return [*parts, _pile(player, one.name, left)]
    names = {"bison": w.p("won", "bison"), "captive": w.p("won", "captives"), "thief": w.p("won", "hide thieves")}
    return [*parts, *_words(names[one.name], left, one.class_)]


def hope(one: Thing, seat: int, x: float, y: float, size: float) -> Safe:
    """What would come if the hunt ended now, with y the middle: a new number comes with a leap."""
    return el(
        "text", f"+{one.hope}", x=round(x, 1), y=round(y + size * DROP, 1), font_size=size, class_="hope",
        id=f"hope-{one.name}-{seat}-{one.hope}",
    )  # fmt: skip


def _after(one: Thing, room: Box, size: float) -> Box:
    """What is left of a room beside that."""
    taken = max(size * 3.1, wide(one, size) + 2 * CLEAR)
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
    if len(tiles) == 1 and tiles[0][0]:
        return Safe()  # its number is the one beside the sign
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
