"""Actions that are chosen as one: see `together`."""

from typing import Any, NamedTuple

__all__ = ["Chain", "Joined"]


class Joined(NamedTuple):
    """`first` is done at once, `then` as soon as it can be."""

    first: Any
    then: Any

    @property
    def seat(self) -> int:
        return int(self.first.seat)

    @property
    def text(self) -> str:
        return f"{self.first.text}, {self.then.text}"

    @property
    def picks(self) -> tuple[str, ...]:
        return (*self.first.picks, *self.then.picks)


class Chain(NamedTuple):
    """`actions`: done one after another at one touch of that `pick`."""

    pick: str
    actions: tuple[Any, ...]

    @property
    def seat(self) -> int:
        return int(self.actions[0].seat)

    @property
    def picks(self) -> tuple[str, ...]:
        return (self.pick,)
