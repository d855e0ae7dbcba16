"""What everyone knows of a player, as a strip: name, animals, hunters in camp, actions taken, who has the totem."""

from collections.abc import Iterable
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.frame import Sitter
from prateria.view.letters import DROP, LABEL, LEAST, NAME, NOTE, TEXT, TITLE
from prateria.view.measure import fit, width
from prateria.view.palette import shape
from prateria.view.plate import frame, ground
from prateria.view.svg import Safe, el
from prateria.view.touchable import lookable

from ..engine.data import CANOE, DEEDS, HUNTER, SIZES, TIPI
from ..engine.observe import Observation, Player
from ..engine.preview import Look, counted, gains, then
from ..words import nouns
from ..words.has import done
from .emblems import emblem
from .forecast import PILL_W, counting, last_round, pill, told
from .layout import SHEET_CORNER
from .stock import WIDER, beasts, heap

__all__ = ["large", "slots", "spoken", "strip"]

CORNER: Final = 11
PAD: Final = 8  # from the edge of a strip to what stands on it
PAD_SMALL: Final = 5  # of one so narrow that numbers of two digits would run into the next animal
MARK: Final = 16  # the shape of the player, and the totem
AFTER: Final = 5  # a sign with its number, to the next one
TITLES: Final = 88  # so wide are the names of what stands on it
MARGIN: Final = 14  # from the edge of the large card to what stands on it
FORECAST: Final = 38  # "+22" in a narrow strip, and what parts it from the actions
CLOSE: Final = 12.0  # the numbers of animals that stand close together


def spoken(w: Words, view: Observation, player: Player, name: str) -> str:
    """All of the strip in words."""
    parts = [
        name,
        nouns.goods(w, player.animals),
        w("camp: %(pieces)s", pieces=nouns.pieces(w, player.supply)),
    ]
    if over := done(view, player):
        parts.append(w("done in this round: %(actions)s", actions=", ".join(nouns.deed(w, deed) for deed in over)))
    if counting(view) and (said := told(w, view, player.seat)):
        parts.append(said)
    if player.seat == view.totem:
        parts.append(w("has the totem"))
    if player.seat in view.actors:
        parts.append(w("plays now"))
    return "; ".join(parts)


def strip(
    w: Words,
    view: Observation,
    touch: Touch,
    player: Player,
    sitter: Sitter,
    box: Box,
    foreseen: tuple[int, int] | None,
) -> Safe:
    """The strip of a player; touched, it shows all of that large. `foreseen`: what stands on its pill (`on_pills`)."""
    seat, turn = player.seat, player.seat in view.actors
    wide = box.w > 300 and box.h < 60  # all of it in two lines
    small = box.w < 150 and box.h >= 56
    lines = 2 if wide or box.h < 44 else 4 if small else 3
    high = (box.h - 4) / lines
    pad = PAD_SMALL if small else PAD
    inner = box.w - 2 * pad
    x, right, y = box.x + pad, box.x + box.w - pad, box.y + 2 + high / 2
    size = NAME if box.w > 170 else TEXT
    kids = _name(view, player, sitter, x, right, y, size, 116 if wide else 0, alone=small)
    y += high
    across = inner * (0.5 if wide else 0.63 if lines == 2 else 1)
    shown = foreseen is not None
    step = (across - (PILL_W + 2 if shown and not small else 0)) / 3
    kids += beasts(player.animals, x, y, step, TEXT if across >= 130 else CLOSE, seat)
    if foreseen is not None:
        end, line = (right, y + 2 * high) if small else (x + across, y)
        kids.append(pill(foreseen, end, line, last_round(view), high + 1, bare=small))
    if lines == 2:
        step = min((inner - across) / len(DEEDS), 26)
        sign = min(step, 16)
        kids += slots(player, right - step * len(DEEDS) + step - sign, y, step, sign)
        if wide:
            kids += _pieces(player, right - size * 2 - width("0", size) - 106, box.y + 2 + high / 2, NAME, 100)
    elif small:
        count = str(player.supply[HUNTER])  # above there is room for the name alone
        kids += _hunters(count, right, y + high, LABEL)
        kids += _pieces(player, x, y + high, LABEL, right - x - width(count, LABEL) - LABEL - AFTER)
        step = (across - (FORECAST if shown else 0)) / len(DEEDS)
        kids += slots(player, x, y + 2 * high, step, min(step - 0.5, 13))
    else:
        step = min((across - 92) / len(DEEDS), 17)
        kids += slots(player, x, y + high, step, min(high, step - 1, 16))
        start = x + step * len(DEEDS) + 4
        kids += _pieces(player, start, y + high, TEXT if high >= 16 else LABEL, right - start)
    back = (ground(box, CORNER), frame(box, CORNER)) if turn else (ground(box, CORNER),)
    look = f"{css.PLAYER} s{seat}" + (f" {css.TURN}" if turn else "")
    said = spoken(w, view, player, sitter.name)
    return _key(touch, f"player:{seat}", said, box, *back, *kids, id_=f"{css.PLAYER}-{seat}", class_=look)


def _key(touch: Touch, what: str, said: str, box: Box, *kids: Safe, id_: str, class_: str) -> Safe:
    """A picture with figures, and over it a button that says them in words: else the figures would be its name."""
    button = lookable(touch, what, said, box.rect(css.HIT), id_=f"look-{id_}")
    return el("g", el("g", *kids, aria_hidden="true"), button, id=id_, class_=class_)


def _sizes(player: Player, kind: int, short: bool = False) -> str:
    """The camps of that kind that lie ready: `1 2` for one of size 1 and one of 2 (no sum: it would be read as points);
    or in short how many."""
    sizes = [str(n) for n in SIZES for _ in range(player.supply[kind + n])]
    return f"×{len(sizes)}" if short else " ".join(sizes) or "–"


def _pieces_width(texts: Iterable[str], size: float) -> float:
    """How much room the signs of tipi and canoe take with what stands after each."""
    return sum(size + 2 + AFTER + WIDER * width(text, size) for text in texts)


def _pieces(player: Player, x: float, y: float, size: float, room: float) -> list[Safe]:
    """The tipis and canoes that lie ready in the camp, by their sizes, in smaller letters if need be; only how many
    where there is no room for that. All of them are seen large when the strip is touched."""
    kinds = (("tipi", TIPI), ("canoe", CANOE))
    texts = [_sizes(player, kind) for _, kind in kinds]
    letters = [n for n in (size, TEXT, LABEL, NOTE, LEAST) if n <= size and _pieces_width(texts, n) <= room]
    if letters:
        size = letters[0]
    else:
        texts = [_sizes(player, kind, short=True) for _, kind in kinds]
    parts = []
    for (sign, _), text in zip(kinds, texts, strict=True):
        look = "bi-slot" if text in ("–", "×0") else None
        parts.append(el("g", emblem(sign, round(x, 1), round(y - size * 0.55, 1), size), class_=look))
        parts.append(
            el("text", text, x=round(x + size + 2, 1), y=round(y + size * DROP, 1), font_size=size, class_=css.BOLD)
        )
        x += size + 2 + AFTER + WIDER * width(text, size)
    return parts


def large(w: Words, view: Observation, touch: Touch, look: Look, box: Box, sitters: tuple[Sitter, ...]) -> Safe:
    """Over the land: a player's animals, camp, market and actions, as large as they are on the land."""
    sort, _, seat = touch.looked_at.partition(":")
    if sort != "player":
        return Safe()
    player = view.players[int(seat)]
    wide, row = min(box.w - 12, 360.0), 46.0
    lines = 5 if counting(view) else 4
    x, y = box.x + (box.w - wide) / 2, box.y + max((box.h - 60 - lines * row) / 2, 4)
    inner = Box(x + MARGIN, y + 44, wide - 2 * MARGIN, 34)
    rows = [(w("Stock"), beasts(player.animals, x + 110, inner.y + 12, 74, TITLE))]
    for title, counts in ((w("Camp"), player.supply), (w("Market"), player.market)):
        line = Box(x + 104, inner.y - 6 + len(rows) * row, wide - 116, 36)
        rows.append((title, heap(counts, player.seat, line)))
    step = min((wide - 120) / len(DEEDS), 36)
    rows.append((w("Actions"), slots(player, x + 106, inner.y + 3 * row + 12, step, 26)))
    if counting(view):
        title = w("At the end") if last_round(view) else w("Counted now")
        found = gains(then(view, look.preview), player.seat)  # as on the pill
        at = inner.y + 4 * row + 12
        rows.append(
            (
                title,
                [
                    *beasts(found, x + 110, at, 60, TITLE),
                    pill(counted(view, look.preview)[player.seat], x + wide - MARGIN, at, last_round(view)),
                ],
            )
        )
    high = 56 + lines * row
    kids = [
        el("rect", x=x, y=y, width=wide, height=high, rx=SHEET_CORNER, class_="bi-card"),
        shape(player.seat, x + MARGIN, y + 12, 20),
        el(
            "text",
            fit(sitters[player.seat].name, wide - 90, TITLE),
            x=x + 42,
            y=y + 28,
            font_size=TITLE,
            class_=css.HEAVY,
        ),
        el("path", d=f"M{x + wide - 28:.5g} {y + 14:.5g}l12 12m0-12l-12 12", class_="bi-close"),
    ]
    for i, (title, drawn) in enumerate(rows):
        letters = next((n for n in (TEXT, LABEL, NOTE) if width(title, n) <= TITLES), LEAST)
        kids.append(
            el(
                "text",
                fit(title, TITLES, letters),
                x=x + MARGIN,
                y=round(inner.y + i * row + 17, 1),
                font_size=letters,
                class_=css.SOFT,
            )
        )
        kids += drawn
    said = spoken(w, view, player, sitters[player.seat].name)
    return _key(
        touch, touch.looked_at, said, Box(x, y, wide, high), *kids, id_="player-card", class_=f"bi-sheet s{player.seat}"
    )


def _name(
    view: Observation,
    player: Player,
    sitter: Sitter,
    x: float,
    right: float,
    y: float,
    size: float,
    taken: float,
    alone: bool = False,
) -> list[Safe]:
    """Mark and name at the left, hunters in camp and the totem at the right, y being the middle. `taken`: so much of
    the line is something else's; `alone`: the hunters stand elsewhere, and the name takes what letters it needs."""
    supply = str(player.supply[HUNTER])
    hunters = right if alone else right - width(supply, size) - size - 2
    totem = player.seat == view.totem
    room = hunters - x - (21 if alone else 25) - (18 if totem else 0) - taken
    sizes = [n for n in (size, LABEL, NOTE, LEAST) if n <= size] if alone else [size]
    letters = next((n for n in sizes if WIDER * width(sitter.name, n) <= room), sizes[-1])
    parts = [
        shape(player.seat, x, y - MARK / 2, MARK),
        el("text", fit(sitter.name, room, letters), x=x + 21, y=round(y + letters * DROP, 1), font_size=letters,
           class_=css.BOLD),
        *(() if alone else _hunters(supply, right, y, size)),
    ]  # fmt: skip
    return [*parts, emblem("totem", round(hunters - 19 - taken, 1), round(y - MARK / 2, 1), MARK)] if totem else parts


def _hunters(count: str, right: float, y: float, size: float) -> list[Safe]:
    """How many hunters are in the camp, in a line that ends there."""
    x = right - width(count, size) - size - 2
    return [
        el("text", count, x=right, y=round(y + size * DROP, 1), font_size=size, class_=f"{css.END} {css.BOLD}"),
        emblem("hunter", round(x, 1), round(y - size * 0.55, 1), size * 1.1),
    ]


def slots(player: Player, x: float, y: float, step: float, size: float) -> list[Safe]:
    """The six actions in a line, those taken in this round filled; y: its middle."""
    return [
        el(
            "g",
            emblem(deed, round(x + i * step, 1), round(y - size / 2, 1), size),
            class_="bi-slot-done" if deed in player.deeds else "bi-slot",
        )
        for i, deed in enumerate(DEEDS)
    ]
