"""What is touched of a choice, as drawings and sentences need to know it."""

from typing import Any, NamedTuple

__all__ = ["Touch"]


class Touch(NamedTuple):
    """`chosen`: picks touched so far; `possible`: picks that lead on; `ready`: the action they make, or None;
    `looked_at`: what someone only wants to look at, by the table's own name for it; `advised`: the actions that a hint
    suggests, of which `ready` is the first; `reason`: why (`Sense.reason`), so that the table can draw it; `back`: the
    text of one's own last action, if it can be taken back; `taught`: a lesson points at what is `possible`; `then`:
    what is chosen together with `ready`, to be done after it; `again`: somebody asks once more what is to be done, or
    is told it at each step as a beginner; `brief`: only what is asked has room, as
    much is told before it."""

    chosen: tuple[str, ...] = ()
    possible: tuple[str, ...] = ()
    ready: Any | None = None
    looked_at: str = ""
    advised: tuple[Any, ...] = ()
    reason: tuple[str, dict[str, Any]] | None = None
    back: str = ""
    taught: bool = False
    then: Any | None = None
    again: bool = False
    brief: bool = False
