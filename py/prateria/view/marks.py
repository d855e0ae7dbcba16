"""The mark of a seat as a picture of its own, beside words: in HTML."""

from functools import cache

from . import css
from .frame import Sitter
from .palette import SHAPES
from .svg import Safe, el

__all__ = ["name_of", "seat_mark"]


@cache
def seat_mark(seat: int, label: str = "") -> Safe:
    """Shape and colour of a seat, for use in HTML. With a label it is a picture with words, else decoration."""
    return el(
        "svg",
        el("path", d=SHAPES[seat]),
        class_=f"{css.SEAT_SHAPE} seat-{seat}",
        viewBox="0 0 24 24",
        role="img" if label else None,
        aria_label=label or None,
        aria_hidden=None if label else "true",
    )


def name_of(sitter: Sitter) -> Safe:
    """A player: mark and name."""
    return el("span", seat_mark(sitter.seat), el("bdi", sitter.name), class_=f"{css.WHO} s{sitter.seat}")
