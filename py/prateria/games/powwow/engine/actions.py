"""Everything that can be done in Pow Wow, made once at import.

In a race several seats act in one list, so what a seat touches there names the seat. What a haul is made of is said
by one touch: the loot that it takes, or the captive or spouse that comes with it.

>>> CLAIMS[0][3].text, CLAIMS[0][3].picks
('1 claim hunter', ('tribe:1-hunter',))
>>> HAULS[1]["tipi", "red-maiden"].text, HAULS[1]["tipi", "red-maiden"].picks
('2 haul tipi red-maiden', ('person:red-maiden',))
>>> SETTLE.text
'table settle'
"""

from typing import Final, NamedTuple

from .data import CARDS, LOOT, MAIDENS, MALES, TIPI, TOTEM, TRIBE
from .meta import META

__all__ = ["CLAIMS", "HAULS", "PASSES", "SETTLE", "TURNS", "Claim", "Haul", "Pass", "Settle", "Turn"]


class Turn(NamedTuple):
    """Turn the next card of the prairie (PW-04); after the last one: close the game (PW-20)."""

    seat: int
    verb: str = "turn"

    @property
    def text(self) -> str:
        return f"{self.seat + 1} turn"

    @property
    def picks(self) -> tuple[str, ...]:
        return ("prairie:card",)


class Claim(NamedTuple):
    """Put that tribe card on the council board (PW-06); in calm mode: as the answer (PW-18)."""

    seat: int
    kind: str

    @property
    def text(self) -> str:
        return f"{self.seat + 1} claim {self.kind}"

    @property
    def picks(self) -> tuple[str, ...]:
        return (f"tribe:{self.seat + 1}-{self.kind}",)


class Pass(NamedTuple):
    """Answer that one puts down nothing (PW-18)."""

    seat: int
    verb: str = "pass"

    @property
    def text(self) -> str:
        return f"{self.seat + 1} pass"

    @property
    def picks(self) -> tuple[str, ...]:
        return ("button:pass",)


class Settle(NamedTuple):
    """The table closes the race of this card and settles the pile (PW-17), after the last card the game (PW-20)."""

    seat: None = None
    verb: str = "settle"

    @property
    def text(self) -> str:
        return "table settle"

    @property
    def picks(self) -> tuple[str, ...]:
        return ("button:settle",)


class Haul(NamedTuple):
    """What a sound claim takes (PW-10 to PW-14): all of that loot, with a captive (totems) or a spouse (tipis)."""

    seat: int
    loot: str
    partner: str | None

    @property
    def text(self) -> str:
        return f"{self.seat + 1} haul {self.loot}" + (f" {self.partner}" if self.partner else "")

    @property
    def picks(self) -> tuple[str, ...]:
        return (f"person:{self.partner}" if self.partner else f"loot:{self.loot}",)


_SEATS: Final = range(META.seats[1])
_WITH: Final = (
    *((loot, None) for loot in LOOT),
    *((LOOT[TOTEM], CARDS[male]) for male in MALES),
    *((LOOT[TIPI], CARDS[person]) for person in MALES + MAIDENS),
)

TURNS: Final = tuple(Turn(s) for s in _SEATS)
PASSES: Final = tuple(Pass(s) for s in _SEATS)
SETTLE: Final = Settle()

CLAIMS: Final = tuple(tuple(Claim(s, kind) for kind in TRIBE) for s in _SEATS)
"""`CLAIMS[seat][kind]`."""

HAULS: Final = tuple({(loot, partner): Haul(s, loot, partner) for loot, partner in _WITH} for s in _SEATS)
"""`HAULS[seat][loot, captive or spouse]`, by name."""
