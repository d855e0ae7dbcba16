"""Who won, at the end of a game."""

from collections.abc import Iterable

from . import css
from .frame import Sitter
from .marks import name_of
from .svg import Safe, el

__all__ = ["winner", "winners"]


def winner(sitter: Sitter, trophy: Safe, points: str) -> Safe:
    """A winner with a picture and the points in words."""
    return el("p", trophy, name_of(sitter), el("b", points), class_=f"{css.WINNER} s{sitter.seat}")


def winners(all_: Iterable[Safe]) -> Safe:
    """Those who won, side by side."""
    return el("div", *all_, class_=css.WINNERS)
