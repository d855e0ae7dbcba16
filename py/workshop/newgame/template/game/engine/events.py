"""What happens in Lynx: `words` makes sentences of it. Add a class for whatever else can happen."""

from typing import NamedTuple


class Chosen(NamedTuple):
    """A seat has chosen: a card, None for those who do not see it."""

    seat: int
    card: int | None


class Shown(NamedTuple):
    """All have chosen: the cards by seat."""

    cards: tuple[int, ...]


class Caught(NamedTuple):
    """The prey, worth so many points, goes to a seat; None: no card was alone, and it stays."""

    seat: int | None
    points: int
