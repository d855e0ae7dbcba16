"""What a table is drawn for: the touches made and possible, the size of the stage, the people round it."""

from typing import Any, NamedTuple

__all__ = ["Frame", "Sitter", "Touch"]


class Touch(NamedTuple):
    """`chosen`: picks touched so far; `possible`: picks that lead on; `ready`: the action they make, or None; `eyed`:
    what someone only wants to look at, by the table's own name for it."""

    chosen: tuple[str, ...] = ()
    possible: tuple[str, ...] = ()
    ready: Any | None = None
    eyed: str = ""


class Frame(NamedTuple):
    """The stage in CSS pixels. `turn`: degrees by which the seat's side is turned (a tablet lying flat)."""

    width: int
    height: int
    turn: int = 0


class Sitter(NamedTuple):
    """Someone at the table. `name` is ready to be shown; `bot`: a level, or None for a person; `mark`: an animal."""

    seat: int
    name: str
    bot: str | None = None
    mark: str = "bison"
