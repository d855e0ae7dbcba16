"""The faces of the cards of Manitou, in a box of 100 by 140.

Two drawings of each kind: a full one for the hand and the rules, and a plain one for the table, whose left upper
corner says everything, because that is all a fan of cards shows.
"""

from functools import lru_cache
from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.card import paper
from prateria.view.letters import LEAST, NOTE
from prateria.view.measure import width, wrap
from prateria.view.palette import shape
from prateria.view.svg import Safe, el, join

from ..engine.data import BEATS, HUNTERS, STRENGTH, WARRIORS
from ..engine.data import KIND as KINDS
from .figures import WARRIOR_FIGURES, emblem, hunter_figure

__all__ = ["CARD_H", "CARD_W", "NARROW", "back", "face", "fallen", "name_plate", "sign", "uppermost"]

CARD_W: Final = 100
CARD_H: Final = 140
NARROW: Final = 90  # so few pixels wide a card has its name from edge to edge
_SIGN: Final = 18.5  # of who is beaten, and who beats
_SIGN_STEP: Final = 19.5  # from one to the next
_FOOT: Final = 100  # the top of the two fields with them
_FIELD: Final = 11  # where these begin
_LINE: Final = 1.5  # between two lines of a name
_BESIDE: Final = (34, 69, 0.74)  # a figure on a plain card: where, and how large
_PAD: Final = 2.5  # beside the word on the upper card of a pair
_STRENGTH: Final = 40  # of the number of a hunter, in the measure of the card
_STRENGTH_PLAIN: Final = 48  # 11 px on the smallest card of a phone


@lru_cache(256)
def face(kind: str, seat: int, full: bool, named: bool = False) -> Safe:
    """A card face up. `named`: a narrow one, that a name in two lines comes upon: the figure stands above it; a plain
    one without its figure, of which others would leave a slice."""
    drawn = (_named(kind) if named else _full(kind, seat)) if full else _plain(kind, seat, named)
    return join((_paper(css.CARD_FACE), *drawn))


def _paper(inner: str) -> Safe:
    """Paper in the colour of whose it is, with an inner field of that class."""
    return paper(CARD_W, CARD_H, 11, (4, 8, css.CARD_SEAT), (9, 5, inner))


def _full(kind: str, seat: int) -> list[Safe]:
    if kind in HUNTERS:
        return [
            *_land(111, 131),
            shape(seat, 69, 13, 18),
            _figure(hunter_figure(STRENGTH[KINDS[kind]]), 15, 43, 0.94),
            _number(kind, 13, 45, _STRENGTH),
        ]
    # smaller where the face lies low under a cloud: a name in two lines must not cover it
    x, y, size = {"rainmaker": (21, 24, 0.7)}.get(kind, (22, 22, 0.88))
    return [*_land(82), shape(seat, 69, 13, 18), *_warrior(kind, x, y, size)]


def _named(kind: str) -> list[Safe]:
    """A great warrior with room for a name; whose it is, the colour of the paper says."""
    return [*_land(60), *_warrior(kind, 36, 13, 0.62)]


def _land(low: int, foot: int = 98) -> tuple[Safe, Safe]:
    """Sky and ground over all of the card down to there; the ground begins at `low`."""
    return (
        el("rect", x=9, y=9, width=82, height=foot - 9, rx=5, class_=css.CARD_SKY),
        el("path", d=f"M9 {low}q20-9 42-3t40-4V{foot - 5}q0 5-5 5H14q-5 0-5-5z", class_=css.CARD_GROUND),
    )


def _warrior(kind: str, x: float, y: float, size: float) -> list[Safe]:
    """A great warrior there, its sign, and whom it beats."""
    return [
        _figure(WARRIOR_FIGURES[kind], x, y, size),
        el("circle", cx=28, cy=27, r=16.5, class_=css.CARD_DISC),
        emblem(kind, 17, 16, 22),
        _beats(kind),
    ]


def _plain(kind: str, seat: int, bare: bool) -> list[Safe]:
    """What the card is, under it whose; the figure stands beside both, its face free."""
    parts = [shape(seat, 12, 54, 22)]
    hunter = kind in HUNTERS
    if not bare:
        parts.append(_figure(hunter_figure(STRENGTH[KINDS[kind]]) if hunter else WARRIOR_FIGURES[kind], *_BESIDE))
    if hunter:
        parts.append(_number(kind, 11, 48, _STRENGTH_PLAIN))
    else:
        parts.append(el("circle", cx=32, cy=31, r=21, class_=css.CARD_DISC))
        parts.append(emblem(kind, 17.5, 16.5, 29))
    return parts


@lru_cache(8)
def back(seat: int) -> Safe:
    """A card face down: whose it is, and no more."""
    return join(
        (
            _paper(css.CARD_BACK),
            el("path", d="M9 34L50 9 91 34M9 50L50 25 91 50M9 106L50 131 91 106M9 90L50 115 91 90", class_="c-weave"),
            el("path", d="M50 38L76 70 50 102 24 70z", class_="c-diamond"),
            shape(seat, 37, 57, 26),
        )
    )


@lru_cache(32)
def fallen(kind: str, seat: int) -> Safe:
    """A great warrior turned face down, with a faded sign of who it was: everyone saw it."""
    return join(
        (
            back(seat),
            el("circle", cx=31, cy=31, r=20, class_="c-faded-disc"),
            emblem(kind, 16.5, 16.5, 29, "c-faded"),
        )
    )


@lru_cache(64)
def sign(kind: str, x: float, y: float, size: float) -> Safe:
    """A kind in one small sign: a number or an emblem, in a box of that size."""
    if kind in HUNTERS:
        strength = str(STRENGTH[KINDS[kind]])
        return el("text", strength, x=x + size / 2, y=y + size * 0.82, font_size=size, class_=css.MIDDLE_BOLD)
    return emblem(kind, x, y, size)


@lru_cache(128)
def name_plate(name: str, w: float, names: tuple[str, ...] = ()) -> Safe:
    """The name of a great warrior over the feet of its figure, on a full card of that width. `names`: of all of them;
    if one is too long, none is there, so that they do not come and go with the cards. It lies within the frame; where
    they do not fit there, on a narrow card, it is a ribbon from edge to edge: it does not reach the next card.

    Unscaled: letters keep the size that eyes need.
    """
    sizes = [size / 2 for size in range(26 if w > 110 else 24, 21, -1)]
    every = (name, *names)
    ways = [(0.09, 2)] if w > NARROW else [(0.09, 4), (0.045, 1)]
    fits = (
        (edge, room, size)
        for edge, pad in ways
        for room in (w * (1 - 2 * edge) - pad,)
        for size in sizes
        if all(" ".join(wrap(one, room, size, 2)) == one for one in every)
    )
    edge, room, size = next(fits, (0, 0, 0))
    if not size:
        return Safe()
    lines = wrap(name, room, size, 2)
    high = round(len(lines) * (size + _LINE) + 3, 1)
    top = round(w * 0.98 - high, 1)
    return el(
        "g",
        (
            el("rect", x=round(w * edge, 1), y=top, width=round(w * (1 - 2 * edge), 1), height=high, class_="c-name")
            if edge > 0.05
            else el("rect", x=0.8, y=top, width=round(w - 1.6, 1), height=high, class_="c-name across")
        ),
        *(
            el(
                "text",
                line,
                x=w / 2,
                y=round(top + size + i * (size + _LINE), 1),
                font_size=size,
                class_=css.MIDDLE_BOLD,
            )
            for i, line in enumerate(lines)
        ),
        class_="c-names",
        aria_hidden="true",  # the card has its name in one piece
    )


def _number(kind: str, x: int, y: int, size: int) -> Safe:
    strength = STRENGTH[KINDS[kind]]
    wide = strength > 9
    return el("text", str(strength), x=x - wide, y=y, font_size=size, class_="c-number wide" if wide else "c-number")


def _figure(markup: str, x: float, y: float, size: float) -> Safe:
    return el("g", Safe(markup), transform=f"translate({x} {y}) scale({size})", class_=css.FIGURE)


def _beats(kind: str) -> Safe:
    """Whom a great warrior beats (above a rising mark) and who beats it (a falling mark)."""
    w = WARRIORS.index(kind)
    wins = [other for o, other in enumerate(WARRIORS) if BEATS[w][o]]
    loses = [other for o, other in enumerate(WARRIORS) if BEATS[o][w]]
    split = _FIELD + _SIGN_STEP * len(wins)
    return join(
        (
            el("rect", x=_FIELD, y=_FOOT, width=split - _FIELD, height=29, rx=4, class_="c-wins"),
            el("rect", x=split, y=_FOOT, width=CARD_W - _FIELD - split, height=29, rx=4, class_="c-loses"),
            *(emblem(other, _FIELD + 0.5 + _SIGN_STEP * i, _FOOT + 1, _SIGN) for i, other in enumerate(wins)),
            *(emblem(other, split + 0.5 + _SIGN_STEP * i, _FOOT + 1, _SIGN) for i, other in enumerate(loses)),
            el("path", d=f"M{(_FIELD + split) / 2} 120.500l4.500 6.500h-9z", class_="c-up"),
            el("path", d=f"M{(CARD_W - _FIELD + split) / 2} 127l4.500-6.500h-9z", class_="c-down"),
        )
    )


def uppermost(w: Words, high: float, seen: float, left: float, under: float = 0) -> Safe:
    """On the upper card of a pair on guard, at its foot: that one meets who challenges. `seen`: as much of its width as
    the next card leaves; `left`: so far the word may reach over the foot of the lower one, on which the card lies;
    `under`: so much room is under the card, where the word covers nothing.

    A sign that stands alone would be taken for the mark of a player.
    """
    word = w.p("card of a pair", "top")
    size = NOTE if width(word, NOTE) + 4 * _PAD <= high * CARD_W / CARD_H else LEAST
    wide = width(word, size) + 2 * _PAD
    tall = size + 4
    x, y = round(max(min(2, seen - wide), -left), 1), round(high + 2 if under > tall + 3 else high - tall - 2, 1)
    return el(
        "g",
        Box(x, y, round(wide, 1), tall).rect("plate", 4),
        el("text", word, x=round(x + _PAD, 1), y=round(y + size * 0.98, 1), font_size=size, class_=css.BOLD),
        class_="upper",
        aria_hidden="true",  # the territory says it
    )
