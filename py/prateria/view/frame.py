"""What a table is drawn for: the size of the stage, and the people round it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

__all__ = ["Frame", "Sitter"]


class Frame(NamedTuple):
    """The stage in CSS pixels. `turn`: degrees by which the seat's side is turned (a tablet lying flat); `past`:
    somebody looks back, and who only watches sees the same side in front all the time; `follows`: of several parts of a
    table that one is in sight where it happened that is told, or, if there are `events`, where these did."""

    width: int
    height: int
    turn: int = 0
    past: bool = False
    follows: bool = False
    events: Sequence[Any] = ()


class Sitter(NamedTuple):
    """Someone at the table. `name` is ready to be shown; `bot`: a level, or None for a person; `mark`: an animal."""

    seat: int
    name: str
    bot: str | None = None
    mark: str = "bison"
