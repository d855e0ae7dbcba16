"""Everything that can be done in Manitou, made once at import.

>>> PLAYS[0][14][1].text
'1 play mother river'
>>> PLAYS[0][14][1].picks
('card:mother', 'territory:river')
"""

from typing import Final, NamedTuple

from prateria.core.game import Take

from .data import COPIES, KINDS, TERRITORIES
from .meta import META

__all__ = ["PASSES", "PLAYS", "TAKES", "Pass", "Play"]


class Play(NamedTuple):
    """Lay one card of that kind from the hand face up into a territory (MA-07)."""

    seat: int
    kind: str
    territory: str

    @property
    def text(self) -> str:
        return f"{self.seat + 1} play {self.kind} {self.territory}"

    @property
    def picks(self) -> tuple[str, ...]:
        return (f"card:{self.kind}", f"territory:{self.territory}")


class Pass(NamedTuple):
    """Let a turn go by, having no legal play (MA-24)."""

    seat: int

    @property
    def text(self) -> str:
        return f"{self.seat + 1} pass"

    @property
    def picks(self) -> tuple[str, ...]:
        return ("button:pass",)


_SEATS = range(META.seats[1])

PLAYS: Final = tuple(tuple(tuple(Play(s, kind, place) for place in TERRITORIES) for kind in KINDS) for s in _SEATS)
"""`PLAYS[seat][kind][territory]`."""

TAKES: Final = tuple(
    tuple(tuple(Take(s, kind, n) for n in range(copies + 1)) for kind, copies in zip(KINDS, COPIES, strict=True))
    for s in _SEATS
)
"""`TAKES[seat][kind][count]`."""

PASSES: Final = tuple(Pass(s) for s in _SEATS)
