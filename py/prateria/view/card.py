"""A card: paper with an outline, turned up or down, on its place, in a hand, or as a shadow of what will be.

A game draws the face of a card once, in a box of its own measure (`paper`, and a picture over it), and keeps it; on the
table it lies in any size and glides from place to place (`card`). What can be touched has a `ring` round it, which is
seen while the card bears one of three states: `css.POSSIBLE`, `css.LIFTED`, `css.GHOST`.

>>> from . import css
>>> face = paper(100, 140, 11, (4, 8, css.CARD_SEAT), (9, 5, css.CARD_FACE))
>>> card("c1", face, *Box(10, 20, 50, 70), 100, seat=2)[:65]
'<g id="c1" class="piece s2 card-up" transform="translate(10 20)" '
"""

from typing import Any, Final

from . import css
from .box import Box
from .piece import piece
from .svg import Safe, el, join

__all__ = ["card", "paper", "ring", "slot"]

ROOM: Final = 4  # between a card and its ring
CORNER: Final = 0.11  # how round a card is, by its width


def paper(w: int, h: int, rx: float, *layers: tuple[int, float, str]) -> Safe:
    """The paper of a card of w by h with corners of `rx`: its dark edge, and upon it the layers, from below.

    A layer is (how far in from the edge, its own corners, its class): `css.CARD_SEAT` is the colour of whose it is,
    `css.CARD_FACE` what is drawn and written upon, `css.CARD_BACK` a back.
    """
    return join(
        (
            el("rect", width=w, height=h, rx=rx, class_=css.CARD_EDGE),
            *(el("rect", x=by, y=by, width=w - 2 * by, height=h - 2 * by, rx=r, class_=name) for by, r, name in layers),
        )
    )


def card(
    id_: str,
    body: Safe,
    x: float,
    y: float,
    w: float,
    h: float,
    wide: float,
    *over: Safe,
    seat: int,
    up: bool = True,
    class_: str = "",
    turn: int = 0,
    start: tuple[float, float] | None = None,
    **more: Any,
) -> Safe:
    """A card of w by h with its left upper corner at (x, y). `body`: its face or back, drawn `wide` wide; `over`: what
    lies over it unscaled.

    `seat`: whose colour it has; `up`: which side is seen, and it turns over where that changes; `class_`: its state;
    `turn`: degrees, about its middle; `start`: where it comes from when it is new; `more`: attributes.
    """
    return piece(
        id_,
        body,
        x,
        y,
        w,
        h,
        w / wide,
        *over,
        class_=f"s{seat} {css.CARD_UP if up else css.CARD_DOWN} {class_}".rstrip(),
        turn=turn,
        flip="up" if up else "down",
        start=start,
        **more,
    )


def ring(w: float, h: float, rx: float | None = None, room: float = ROOM) -> Safe:
    """Round a card of w by h, in the measure of the stage, that may be touched, or is. `rx`: how round the ring is, if
    the corners of the card are not the usual ones; `room`: between the two."""
    if rx is None:
        rx = w * CORNER + room
    return el(
        "rect", x=-room, y=-room, width=round(w + 2 * room, 1), height=round(h + 2 * room, 1), rx=round(rx, 1),
        class_=css.RING,
    )  # fmt: skip


def slot(at: Box, rx: float) -> Safe:
    """The empty place of a card or stack."""
    return at.rect(css.SLOT, rx)
