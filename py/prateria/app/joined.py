"""Two actions that are chosen as one: see `together`."""

from typing import Any, NamedTuple

__all__ = ["Joined"]


class Joined(NamedTuple):
    """`first` is done at once, `then` as soon as it can be."""

    first: Any
    then: Any

    @property
    def seat(self) -> int:
        return int(self.first.seat)

    @property
    def picks(self) -> tuple[str, ...]:
        return (*self.first.picks, *self.then.picks)
