"""What a game gives that is raced: everybody acts at the same time, against the clock (`Flow.race`).

A referee decides whose touch counts. It has no clock and no page: it is told of touches with their times, and of the
time. Its decisions are ordinary actions, so that a race is recorded and replayed as any other game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from .usual import Action, Position

__all__ = ["Race", "Referee"]


class Referee(Protocol):
    """Of one game, from its first card to its last. All times are milliseconds of one clock, without pauses."""

    open: bool
    """Whether it decides anything now; else it waits for `begin`."""
    turns_from: int
    """From when on the next card can be turned: a touch before that leads nowhere."""

    @property
    def until(self) -> int | None:
        """Until when others may still claim after somebody has; None: nothing runs."""

    def begin(self, state: Position, at: int) -> None:
        """The table lies like that since that time."""

    def touch(self, seat: int, what: str, at: int) -> None:
        """That seat touched that at that time, by the names of `Race.aim`. Touches may be told in any order."""

    def missed(self) -> Sequence[Any]:
        """As `Race.late`: touches that have come since all was decided; each is told once."""

    def tick(self, now: int) -> Sequence[Action]:
        """What has been decided since the last tick, in order: actions to be played, and `Race.late` to be shown."""


@dataclass(frozen=True, kw_only=True)
class Race:
    """A game in which everybody acts at the same time, against the clock. A pure referee decides whose touch counts."""

    raced: Callable[[Mapping[str, Any]], bool]
    """Whether a game with these options is raced."""
    referee: Callable[[int, int, Collection[int]], Referee]
    """A referee for (window, pace, seats of bots)."""
    aim: Callable[[str, int], tuple[int, str] | None]
    """Whose touch a pick is, and of what, when it is the turn of that seat; None: it is nothing of the race."""
    late: type
    """The decision of a referee that is no action: a touch that came too late, only shown."""
    missed: Callable[[int, str, int], Action]
    """That decision of a touch that came when nothing lay there any more: (seat, what, by the name of `aim`, time)."""
    window: int
    """Milliseconds for which others may still claim after the first; a setting of the table."""
    pace: int
    """Milliseconds from one card to the next at the least; a setting of the table."""
    turner: Callable[[Position], int]
    """The seat that turns the next card."""
    settling: Callable[[Position], bool]
    """Whether somebody chooses in peace what a claim brings, and the clock stands still."""
    lies: Callable[[Position], bool]
    """Whether a card lies there that may be claimed."""
    claimants: Callable[[Position], Collection[int]]
    """The seats that have claimed what lies there."""
    over: Callable[[Position], bool]
    """Whether there is no card left to be turned."""
