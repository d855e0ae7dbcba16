"""What a player has won, in the strip of that player: signs with points, which add up; then the things themselves.

Where the hide thief threatens somebody, words in a dashed frame say so. Behind what it has taken already, or without
room for words, the number with its question mark is enough.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.hand import step
from prateria.view.letters import DROP, LABEL, NAME, NOTE, TEXT
from prateria.view.measure import width
from prateria.view.svg import Safe, el

from ...engine.data import THIEF
from ...engine.observe import Player
from ..figures import emblem
from ..layout import APART

__all__ = [
    "AROUND", "BESIDE", "BOLD", "CLEAR", "HOPE", "THREAT", "Thing", "called", "counters", "fitted", "hope",
    "in_columns", "said", "thing", "wide", "won",
]  # fmt: skip

THREAT: Final = "−10?"  # of the hide thief, where there is no room for words
AROUND: Final = 3  # from what threatens to its frame
BOLD: Final = 1.15  # of bold figures, by how wide a text is taken to be
CLEAR: Final = 5  # between a number and what follows
WORDS: Final = 2  # more of that where words stand there
HOPE: Final = 34  # room for what would come: a plus and two figures
DEEPER: Final = 5  # from the middle of a line to the foot of its words
UNDER: Final = 34  # in lines so high a name stands under its number
STRIP: Final = 18  # so high is a line of a strip
LOWER: Final = 20  # so far
MORE: Final = "…"  # there are more tiles
THREATS: Final = (("−20", THREAT), ("−30", ""))
"""What there is room for behind the sign of the hide thief, in points."""
FEW: Final = 22  # in less room no tiles are laid
_SIZES: Final = {"bison": 24, "captive": 13, "thief": 32}  # of a tile
BESIDE: Final = 1.3  # where the number beside a sign begins, by its size


class Thing(NamedTuple):
    """Sign, points, class; `threat`: what is about to come to these; `hope`: what would come to them, in points;
    `told`: what it says of itself when it is held; `beside`: what is written there in place of its name."""

    name: str
    number: str
    class_: str
    threat: str = ""
    hope: int = 0
    told: str = ""
    beside: str = ""


def won(w: Words, player: Player, thief: bool, hopes: tuple[int, int] = (0, 0)) -> list[Thing]:
    """What a player has won: as all are points, they add up. `thief`: one would come now; `hopes`: so much of herds and
    captives."""
    lost = f"−{-THIEF * player.thieves}" if player.thieves else "0"
    visits = Thing("thief", lost, "" if player.thieves else "none")
    if thief:
        comes = ("", w.p("hide thief", "thief: −10?")) if not player.thieves else (lost, THREAT)
        visits = Thing("thief", comes[0], "danger", comes[1])
    return [
        Thing("bison", str(sum(player.bison)), "" if player.bison else "none", hope=hopes[0]),
        Thing("captive", str(len(player.captives)), "" if player.captives else "none", hope=hopes[1]),
        visits,
    ]


def counters(things: Iterable[tuple[Thing, float]], y: float, size: float) -> list[Safe]:
    """Signs with their numbers, each where it begins, with y the middle."""
    parts = []
    for (name, number, class_, threat, _, told, _), x in things:
        at, after = round(x, 1), size * BESIDE + (WORDS if threat else 0)
        long = width(number, size) * BOLD + CLEAR + AROUND if number and threat else 0
        parts.append(
            el(
                "g",
                *said(told, at, round(y - size * 0.58, 1), after + long + width(threat, size), size * 1.16),
                emblem(name, at, round(y - size * 0.58, 1), size * 1.16),
                *_numbers(number, threat, at + after, round(y + size * DROP, 1), size),
                class_=f"count {class_}".rstrip(),
            )
        )
    return parts


def _numbers(number: str, threat: str, x: float, y: float, size: float) -> list[Safe]:
    """What there is, and then, framed, what threatens."""
    if not threat:
        return [el("text", number, x=round(x, 1), y=y, font_size=size)]
    had = [el("text", number, x=round(x, 1), y=y, font_size=size, class_="had")] if number else []
    then = round(x + (width(number, size) * BOLD + CLEAR + AROUND if number else 0), 1)
    long, high = round(width(threat, size) * BOLD + 2 * AROUND, 1), round(size * 1.2, 1)
    frame = el("rect", x=then - AROUND, y=round(y - size * 0.95, 1), width=long, height=high, rx=5, class_="threat")
    return [*had, frame, el("text", threat, x=then, y=y, font_size=size)]


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
    rule, _, now = told.partition("\n")  # the rules show the first alone (web/signs.mjs)
    return [el("title", told, data_rule=rule if now else None), el("rect", class_=css.HIT, **box)]


def fitted(one: Thing, room: float, size: float) -> Thing:
    """That with as much of what threatens as there is room for.

    >>> thief = Thing("thief", "", "danger", "thief: −10?")
    >>> [fitted(thief, room, 15)[3] for room in (140, 60)]
    ['thief: −10?', '−10?']
    """
    brief = one._replace(threat=THREAT)
    if not one.threat or wide(one, size) <= room:
        return one
    return brief if wide(brief, size) <= room else brief._replace(number="")


def wide(one: Thing, size: float) -> float:
    """How wide a sign with what stands beside it is."""
    both = CLEAR + AROUND if one.number and one.threat else 0
    letters = width(one.number, size) + width(one.threat, size)
    return size * BESIDE + (WORDS if one.threat else 0) + letters * BOLD + both


def thing(w: Words, player: Player, one: Thing, room: Box, size: int) -> list[Safe]:
    """Sign and number of what was won, and its name: under it, where a line is so high, else beside; then the things
    themselves, if there are any and room for them; what would come beside the number. `room.y` is the middle."""
    parts = []
    coming = 0.0
    if one.hope and room.w >= wide(one, size) + CLEAR + HOPE:
        parts.append(hope(one, player.seat, room.x + wide(one, size) + CLEAR, room.y, size))
        coming = CLEAR + width(f"+{one.hope}", size) * BOLD
    one = fitted(one, room.w, size)
    parts += counters(((one, room.x),), room.y, size)
    left = beside = _after(one, room, size, coming)
    name, class_ = one.beside or called(w, one.name, len(player.captives)), one.class_
    if one.threat:
        x = room.x + wide(one, size) + AROUND + CLEAR
        return (
            [*parts, *_words(one.beside, Box(x, room.y, room.x + room.w - x, room.h), css.BOLD)]
            if one.beside
            else parts
        )
    if room.h > UNDER:
        under = Box(room.x + size * BESIDE, room.y + LOWER - DEEPER, room.w - size * BESIDE, NOTE)
        return [*parts, *_words(name, under, class_, (LABEL, NOTE)), _pile(player, one.name, left)]
    if one.number != "0":  # close to it
        x = room.x + wide(one, size) + CLEAR + coming
        left = left._replace(x=x, w=room.x + room.w - x)
    told = _words(name, left, class_)
    if one.number == "0" or not told:
        return [*parts, *told] if one.number == "0" else [*parts, _pile(player, one.name, beside)]
    taken = width(name, TEXT if width(name, TEXT) <= left.w else NOTE) + 2 * CLEAR
    rest = left._replace(x=left.x + taken, w=left.w - taken)
    return [*parts, *told, *([_pile(player, one.name, rest)] if rest.w >= FEW else [])]


def in_columns(w: Words, player: Player, things: list[Thing], x: float, room: float, y: float) -> list[Safe]:
    """All in a line as wide as `room`, each at a place of its own, and so its number, its name and its tiles: what
    comes, goes or threatens moves nothing, and takes no words away. With y the middle."""
    size, last, third = NAME, things[2], w.p("won", "hide thieves")
    wides = [wide(last._replace(number=number, threat=threat), size) + AROUND for number, threat in THREATS]
    wides.append(wide(last._replace(number="", threat=w.p("hide thief", "thief: −10?")), size) + AROUND)
    end = x + room - max(*wides, size * 3.1 + width(third, NOTE))
    parts = counters(((fitted(last, x + room - end, size), end),), y, size)
    if not last.threat:
        parts += _words(third, Box(end + size * 3.1, y, x + room - end - size * 3.1, STRIP), last.class_, (NOTE,))
    start = size * BESIDE + width("00+00", size) * BOLD + 2 * CLEAR  # of the name
    names = [[called(w, one.name, n) for n in (1, 2, 5)] for one in things[:2]]
    after = [start + max(width(name, NOTE) for name in each) + CLEAR for each in names]
    second = max(x + (end - x) / 2, end - after[1] - FEW)
    for one, at, till, before in ((things[0], x, second, after[0]), (things[1], second, end, after[1])):
        parts += counters(((one, at),), y, size)
        if one.hope:
            parts.append(hope(one, player.seat, at + wide(one, size) + CLEAR, y, size))
        named = Box(at + start, y, before - start, STRIP)
        parts += _words(called(w, one.name, len(player.captives)), named, one.class_, (NOTE,))
        left = till - at - before - CLEAR
        if left >= FEW and one.number != "0":
            parts.append(_pile(player, one.name, Box(at + before, y, left, STRIP)))
    return parts


def called(w: Words, name: str, captives: int) -> str:
    """What the things behind a sign are called, of which that of captives is how many."""
    if name == "captive":
        return w.n("captive", "captives", captives)
    return w.p("won", "bison") if name == "bison" else w.p("won", "hide thieves")


def hope(one: Thing, seat: int, x: float, y: float, size: float) -> Safe:
    """What would come if the hunt ended now, with y the middle: a new number comes with a leap."""
    return el(
        "text", f"+{one.hope}", x=round(x, 1), y=round(y + size * DROP, 1), font_size=size, class_="hope",
        id=f"hope-{one.name}-{seat}-{one.hope}",
    )  # fmt: skip


def _after(one: Thing, room: Box, size: float, coming: float = 0) -> Box:
    """What is left of a room beside that, and what is `coming` to it."""
    taken = max(size * 3.1, wide(one, size) + 2 * CLEAR + coming)
    return Box(room.x + taken, room.y, room.w - taken, room.h)


def _words(label: str, left: Box, class_: str, sizes: tuple[int, ...] = (TEXT, NOTE)) -> list[Safe]:
    """These words if there is room for all of them."""
    letters = next((letters for letters in sizes if width(label, letters) <= left.w), 0)
    if not letters:
        return []
    at, base = round(left.x, 1), round(left.y + DEEPER, 1)
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
    size = _SIZES[name]
    if not tiles or room.w < size:
        return Safe()
    if tiles[0][0] and (room.h > STRIP or len(tiles) * (size + APART) - APART > room.w):
        return Safe() if room.h <= STRIP else _numbered(tiles, room, size)
    apart = step(room.w, len(tiles), size, size + APART)
    return el(
        "g",
        *(
            _tile(text, class_, round(room.x + i * apart, 1), room.y, size, size)
            for i, (text, class_) in enumerate(tiles)
        ),
    )


def _numbered(tiles: list[tuple[str, str]], room: Box, size: int) -> Safe:
    """Those with numbers never lie upon each other: of too many each is as narrow as its number
    allows; where that is not enough the last one says that there are more."""
    n = len(tiles)
    wides: list[float] = [size] * n
    if sum(wides) + APART * (n - 1) > room.w:
        wides = [min(size, width(text, LABEL) * BOLD + 2 * AROUND) for text, _ in tiles]
    left = room.w + APART
    if sum(wides) + APART * n > left:
        more = width(MORE, LABEL) * BOLD + 2 * AROUND
        left -= more + APART
        n = next((i for i in range(n) if sum(wides[: i + 1]) + APART * (i + 1) > left), n)
        if n < 1 or tiles[0][0] == tiles[-1][0]:
            return Safe()  # the sum beside them is enough
        tiles, wides = [*tiles[:n], (MORE, tiles[0][1])], [*wides[:n], more]
    x, parts = room.x, []
    for (text, class_), wide_ in zip(tiles, wides, strict=True):
        parts.append(_tile(text, class_, round(x, 1), room.y, round(wide_, 1), wide_))
        x += wide_ + APART
    return el("g", *parts)


@lru_cache(512)
def _tile(text: str, class_: str, x: float, y: float, size: float, seen: float) -> Safe:
    """`seen`: as much of its width as the next one leaves; its number stands there."""
    letters = LABEL if seen >= width(text, LABEL) + 1 else NOTE
    at = round(x + seen / 2, 1)
    words = el("text", text, x=at, y=y + 4.6, font_size=letters, class_=css.MIDDLE_BOLD) if text else Safe()
    return el("g", el("rect", x=x, y=y - 9.5, width=size, height=19, rx=3), words, class_=class_)
