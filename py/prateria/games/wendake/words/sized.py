"""As much of a reason as the line above the table has room for, in letters of the usual size: two lines of a tablet,
three of a phone. What is less telling is left out first.

>>> fitting([(NAME, "Trade."), (MUST, "x" * 110), (MORE, "And more of it.")])[:3]
'xxx'
>>> fitting([(NAME, "Trade."), (MUST, "It brings points."), (MORE, "")])
'Trade. It brings points.'
"""

from collections.abc import Sequence
from typing import Final

__all__ = ["EXTRA", "MORE", "MUST", "NAME", "ROOM", "Part", "fitting"]

Part = tuple[int, str]
"""How soon a sentence may be left out, and the sentence."""
MUST: Final = 0
MORE: Final = 1
EXTRA: Final = 2
NAME: Final = 3
"""What is lit up on the table as well."""
ROOM: Final = 120
"""Letters."""


def fitting(parts: Sequence[Part], *, all_: bool = False, short: str = "") -> str:
    """These sentences without those that have no room; `all_`: whoever listens hears them all; `short`: what stands
    for the name where that has none.

    >>> fitting([(NAME, "Hunt (top left)."), (MUST, "x" * 110)], short="Top left.")[:12]
    'Top left. xx'
    """
    kept = [part for part in parts if part[1]]
    while not all_ and len(_joined(kept)) > ROOM and (least := max(part[0] for part in kept)) > MUST:
        kept.reverse()
        gone = next(part for part in kept if part[0] == least)
        kept[kept.index(gone)] = (MUST, short) if short and least == NAME else (MUST, "")
        kept = [part for part in kept if part[1]]
        kept.reverse()
    return _joined(kept)


def _joined(parts: Sequence[Part]) -> str:
    return " ".join(said for _, said in parts)
