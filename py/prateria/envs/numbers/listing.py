"""What a game declares for its numbers, as `NUMBERS` in `numbers/<game>.py`."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from ...core.game import Choice

__all__ = ["Listing", "without_seat"]


def without_seat(action: Any) -> str:
    """The text of an action without the seat that does it, which stands first."""
    text: str = action.text
    return text.partition(" ")[2]


class Listing(NamedTuple):
    """All that a seat can ever do by the rules, and under which of these texts an action stands there."""

    actions: Callable[[int, Mapping[str, Choice]], Iterator[str]]
    """With so many seats and these options, each once, in an order that stays."""
    text_of: Callable[[Any], str] = without_seat
    """Where several actions share a number, so that it is not the whole text without the seat: what they share."""
