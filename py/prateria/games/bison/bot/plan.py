"""A run of actions, and what comes of it. See `plans`."""

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["Plan", "Run"]

Run = tuple[Any, ...]


class Plan(NamedTuple):
    """`state`: where the run leads; `value`: how good that is."""

    value: float
    run: Run
    state: "State"
