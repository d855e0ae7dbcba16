"""What everyone knows of a player, as a strip: name, points, things won, cards left, whose turn, who deals."""

from collections.abc import Iterable

from ...kit.words import Words
from ...view.frame import Sitter
from ...view.measure import fit, width
from ...view.palette import shape
from ...view.svg import Safe, el
from .cardart import sign
from .data import COPIES, HUNTERS, KINDS, WARRIORS
from .emblems import emblem
from .observe import Observation, Player
from .tablelayout import Box

__all__ = ["chips", "spoken", "strip"]


def spoken(w: Words, view: Observation, player: Player, name: str) -> str:
    """All of the strip in words."""
    parts = [
        name,
        w.n("%(n)d point", "%(n)d points", player.points),
        w("bison %(sum)d", sum=sum(player.bison)),
        w.n("%(n)d captive", "%(n)d captives", len(player.captives)),
        w.n("%(n)d hide thief", "%(n)d hide thieves", player.thieves),
    ]
    if view.phase == "play":
        parts.append(w("cards in hand %(hand)d, in the pile %(pile)d", hand=player.hand, pile=player.pile))
    if view.phase == "party" and player.chosen:
        parts.append(w("the party is chosen"))
    if player.seat == view.dealer:
        parts.append(w("dealer"))
    if player.seat in view.actors:
        parts.append(w("to move"))
    return ", ".join(parts)


def strip(w: Words, view: Observation, player: Player, sitter: Sitter, box: Box, thief: bool) -> Safe:
    """The strip of a player. `thief`: would take a hide thief now."""
    seat, turn = player.seat, player.seat in view.actors
    if box.h < 40:
        body = _line(view, player, sitter, box, thief)
    elif box.h > 100:
        body = _panel(w, view, player, sitter, box, thief)
    else:
        body = _two_lines(view, player, sitter, box, thief)
    return el(
        "g",
        el("rect", x=box.x, y=box.y, width=box.w, height=box.h, rx=12, class_="p-box"),
        el("rect", x=box.x, y=box.y, width=box.w, height=box.h, rx=12, class_="p-turn") if turn else Safe(),
        *body,
        id=f"player-{seat}",
        class_=f"player s{seat}" + (" turn" if turn else ""),
        role="img",
        aria_label=spoken(w, view, player, sitter.name),
    )


def _head(
    view: Observation, player: Player, sitter: Sitter, x: float, y: float, room: float, size: float
) -> list[Safe]:
    """Mark and name, with y the middle; `room`: how wide all of it may be."""
    dealer = player.seat == view.dealer and view.phase != "over"
    at = x + size + 10
    name = fit(sitter.name, room - size - 12 - (20 if dealer else 0), size)
    parts = [
        shape(player.seat, x, y - size * 0.58, size + 3),
        el("text", name, x=round(at, 1), y=round(y + size * 0.35, 1), font_size=size, class_="t-bold"),
    ]
    if dealer:
        parts.append(emblem("dealer", round(at + width(name, size) + 5, 1), round(y - 8, 1), 16))
    return parts


def _points(player: Player, right: float, y: float, size: float) -> list[Safe]:
    """The points on a plate that ends at `right`, with y the middle."""
    text = str(player.points).replace("-", "−")
    w = max(width(text, size) + 14, size * 1.7)
    return [
        el("rect", x=right - w, y=y - size * 0.68, width=w, height=size * 1.36, rx=size * 0.45, class_="p-points"),
        el("text", text, x=right - w / 2, y=round(y + size * 0.36, 1), font_size=size, class_="t-mid t-heavy p-number"),
    ]


def _won(player: Player, thief: bool) -> list[tuple[str, str, str]]:
    """(sign, number, class) of what a player has won."""
    return [
        ("bison", str(sum(player.bison)), "" if player.bison else "none"),
        ("captive", str(len(player.captives)), "" if player.captives else "none"),
        ("thief", str(player.thieves), "danger" if thief else "" if player.thieves else "none"),
    ]


def _counters(things: Iterable[tuple[str, str, str]], x: float, y: float, step: float, size: float) -> list[Safe]:
    """Signs with their numbers in a line, with y the middle."""
    parts = []
    for i, (name, number, class_) in enumerate(things):
        at = round(x + i * step, 1)
        parts.append(
            el(
                "g",
                emblem(name, at, round(y - size * 0.58, 1), size * 1.16),
                el("text", number, x=round(at + size * 1.3, 1), y=round(y + size * 0.36, 1), font_size=size),
                class_=f"count {class_}".rstrip(),
            )
        )
    return parts


def _backs(player: Player, right: float, y: float, h: float) -> list[Safe]:
    """Hand and pile of someone else: backs only, ending at `right`, with y the top. Ids say nothing about them."""
    w = h / 1.4
    parts = []
    if player.pile:
        parts += [
            el("rect", x=right - w - i * 1.5, y=y - i * 1.2, width=w, height=h, rx=w * 0.14, class_="c-mini")
            for i in range(min(player.pile, 3))
        ]
        parts.append(
            el("text", str(player.pile), x=right - w / 2 - 1, y=y + h * 0.68, font_size=12, class_="t-mid c-mini-n")
        )
    left = right - w - 14 - w * 0.55 * (player.hand - 1) - w
    parts += [
        el(
            "rect",
            x=round(left + i * w * 0.55, 1),
            y=y,
            width=w,
            height=h,
            rx=w * 0.14,
            class_="c-mini",
            id=f"b{player.seat}-{i}",
        )
        for i in range(player.hand)
    ]
    return parts


def _two_lines(view: Observation, player: Player, sitter: Sitter, box: Box, thief: bool) -> list[Safe]:
    small = box.w < 170
    size = 13 if small else 15
    pad = 6 if small else 10
    y1, y2 = box.y + box.h * 0.29, box.y + box.h * 0.73
    cards = view.phase == "play" and player.seat != view.seat
    right = box.x + box.w - pad
    parts = _points(player, right, box.y + box.h / 2 if box.w >= 300 else y1, 17 if small else 20)
    room = box.w - 2 * pad - (38 if small else 46)
    if box.w >= 300 and cards:
        parts += _backs(player, right - 60, box.y + (box.h - 40) / 2, 40)
        room -= 124
    parts += _head(view, player, sitter, box.x + pad, y1, room, size)
    things = _won(player, thief)
    if box.w < 300 and cards:
        things.append(("cards", str(player.hand + player.pile), ""))
    step = min((box.w - 2 * pad) / len(things), 62) if box.w < 300 else 62
    parts += _counters(things, box.x + pad, y2, step, 12.5 if small else 15)
    return parts


def _line(view: Observation, player: Player, sitter: Sitter, box: Box, thief: bool) -> list[Safe]:
    y = box.y + box.h / 2
    won = _won(player, thief)
    at = box.x + box.w - 44 - 44 * len(won)
    return [
        *_head(view, player, sitter, box.x + 8, y, at - box.x - 12, 15),
        *_counters(won, at, y, 44, 14),
        *_points(player, box.x + box.w - 6, y, 17),
    ]


def _panel(w: Words, view: Observation, player: Player, sitter: Sitter, box: Box, thief: bool) -> list[Safe]:
    pad = 10
    x, right = box.x + pad, box.x + box.w - pad
    y = box.y + 22
    line = (box.h - 44) / 3
    parts = _head(view, player, sitter, x, y, box.w - 2 * pad - 48, 16)
    parts += _points(player, right, y + 1, 21)
    for i, (name, number, class_) in enumerate(_won(player, thief)):
        middle = box.y + 44 + line * (i + 0.42)
        parts += _counters(((name, number, class_),), x, middle, 0, 16)
        parts.append(_pile(w, player, name, box._replace(x=x + 50, y=middle, w=box.w - 2 * pad - 50, h=24)))
    return parts


def _pile(w: Words, player: Player, name: str, room: Box) -> Safe:
    """What was won, as small tiles after the count; `room.y` is the middle."""
    if name == "bison":
        tiles = [(str(value), "tile tile-bison") for value in player.bison]
    elif name == "captive":
        tiles = [("", f"tile tile-card s{seat}") for seat, _ in player.captives]
    else:
        tiles = [("−10", "tile tile-thief")] * player.thieves
    size = {"bison": 22, "captive": 12, "thief": 30}[name]
    step = min(size + 3, (room.w - size) / max(len(tiles) - 1, 1))
    return el(
        "g",
        *(
            el(
                "g",
                el("rect", x=round(room.x + i * step, 1), y=room.y - 9, width=size, height=18, rx=3),
                el(
                    "text",
                    text,
                    x=round(room.x + i * step + size / 2, 1),
                    y=room.y + 4.5,
                    font_size=12.5,
                    class_="t-mid t-bold",
                )
                if text
                else Safe(),
                class_=class_,
            )
            for i, (text, class_) in enumerate(tiles)
        ),
    )


def chips(counts: tuple[int, ...], x: float, y: float, w: float, seat: int) -> Safe:
    """One's own cards of a zone by kind, three lines of five: those that are gone are faint, pairs have two dots."""
    step, h = w / 5, 23.0
    parts = []
    for i, kind in enumerate((*HUNTERS, *WARRIORS)):
        k = KINDS.index(kind)
        at, top = round(x + i % 5 * step, 1), y + i // 5 * (h + 3)
        size = 15
        parts.append(
            el(
                "g",
                el("rect", x=at, y=top, width=round(step - 3, 1), height=h, rx=4),
                sign(kind, round(at + (step - 3 - size) / 2 - (3 if COPIES[k] > 1 else 0), 1), round(top + 4, 1), size),
                *(
                    el(
                        "circle",
                        cx=round(at + step - 8, 1),
                        cy=top + h / 2 + d,
                        r=2.2,
                        class_="dot" if n < counts[k] else "dot gone",
                    )
                    for n, d in ((0, -4.5), (1, 4.5))
                    if COPIES[k] > 1
                ),
                class_="chip" if counts[k] else "chip gone",
            )
        )
    return el("g", *parts, class_=f"chips s{seat}")
