"""What a claim is worth now, and what it would be worth to wait one card more. Numbers are cards of the winnings.

Waiting pays while what the next card may add outweighs what another may take away before: a rule that looks one card
ahead, which is nearly all that there is to foresee in a shuffled prairie. Who claims spends a person card, and there
are only nine: what it may bring later is kept by waiting, even if a rival takes this loot.

>>> from ..engine.data import HUNTER
>>> from ..engine.rules import setup, spread
>>> land = Land(setup(("red", "yellow"), {}), spread("red-hunter", "bison", "bison"), COPIES, 114)
>>> worth(land, 0, HUNTER), waiting(land, 0, HUNTER) > 3
(3, True)
>>> rivals = land._replace(table=spread("red-hunter", "yellow-hunter", "bison", "bison", "bison", "bison"))
>>> worth(rivals, 0, HUNTER), waiting(rivals, 0, HUNTER) < 5
(5, True)
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..engine.actions import Haul
from ..engine.data import CARD, COPIES, LOOT, THROWN, TIPI, TOMAHAWK, USUAL
from ..engine.observe import Observation
from ..engine.rules import Setup, Table, hauls, sound_kinds, spread, taken
from .habits import Chance

__all__ = [
    "COPIES",
    "ENVY",
    "PATIENT",
    "Land",
    "best_haul",
    "best_of",
    "guess",
    "keen",
    "kept",
    "land_of",
    "likely",
    "prospects",
    "reserve",
    "rivals",
    "value",
    "waiting",
    "worth",
]


ENVY: Final = 0.5
"""What a card costs that another wins, shared among all opponents."""

PATIENT: Final = 0.0
"""The same for a strong player: who takes a haul has spent a person card for it, and lacks it for a greater one."""


class Land(NamedTuple):
    """What everyone sees: the face-up cards, what nobody has seen yet (counted by kind), and how many cards are still
    to be turned."""

    setup: Setup
    table: Table
    hidden: Table
    left: int

    @property
    def unseen(self) -> int:
        """Of how many cards the next one is drawn: on a half prairie of more than are left (PW-26)."""
        return sum(self.hidden)


def land_of(view: Observation) -> Land:
    """The land as an observation tells it."""
    table = spread(*(card for card, n in view.table for _ in range(n)))
    hidden = spread(*(card for card, n in view.prairie for _ in range(n)))
    return Land(view.setup, table, hidden, view.left)


def value(land: Land, haul: Haul, kind: int) -> float:
    """How many cards a haul is worth: those taken, and on the war path what opponents give."""
    cards = taken(land.setup, land.table, haul, kind)
    if land.setup.war_path and haul.loot == LOOT[TOMAHAWK]:
        cards += max(len(land.setup.own) - 1, 2)
    return cards


def keen(setup: Setup, haul: Haul) -> int:
    """Which of equal hauls is better: its captive or spouse is one whom an opponent may need (the next to play first),
    else one of nobody's (0), one's own last (-1). The first of the list would always be of the same colour, which
    leaves that seat behind."""
    whose = next((s for s, own in enumerate(setup.own) if haul.partner and CARD[haul.partner] in own), None)
    if whose is None or whose == haul.seat:
        return 0 if whose is None else -1
    return len(setup.own) - (whose - haul.seat) % len(setup.own)


def best_haul(land: Land, seat: int, kind: int) -> Haul | None:
    """The haul worth most, of equals the one that hurts an opponent."""
    return best_of(land, hauls(land.setup, land.table, seat, kind), kind)


def best_of(land: Land, found: Sequence[Haul], kind: int) -> Haul | None:
    """The same of these."""
    if len(found) < 2:
        return found[0] if found else None
    values = [value(land, haul, kind) for haul in found]
    best = max(values)
    equal = [haul for haul, cards in zip(found, values, strict=True) if cards == best]
    return equal[0] if len(equal) == 1 else max(equal, key=lambda haul: keen(land.setup, haul))


def worth(land: Land, seat: int, kind: int) -> float:
    """What that tribe card would bring now; an unsound one costs."""
    haul = best_haul(land, seat, kind)
    return -THROWN if haul is None else value(land, haul, kind)


def likely(cards: float) -> float:
    """The chance that someone who can take so many cards does so at the next turn."""
    return min(0.85, max(0.04, 0.15 * cards - 0.28))


def rivals(land: Land, seat: int, haul: Haul, kind: int) -> tuple[int, ...]:
    """The others who could take the loot of that haul now."""
    table, all_ = land.table, haul.loot == LOOT[TIPI]
    found = []
    for other, own in enumerate(land.setup.own):
        if other != seat and (any(table[card] for card in own) if all_ else table[own[kind]]):
            found.append(other)
    return tuple(found)


def waiting(land: Land, seat: int, kind: int, envy: float = ENVY) -> float:
    """What that tribe card is worth if one lets the next card come first."""
    haul = best_haul(land, seat, kind)
    return 0.0 if haul is None else kept(land, seat, kind, haul, envy)


def guess(seat: int, cards: float) -> float:
    """The same of any seat, as bots guess it."""
    return likely(cards)


def kept(land: Land, seat: int, kind: int, haul: Haul, envy: float, chance: Chance = guess) -> float:
    """The same, where the best haul of that card is known. `chance`: that another takes it."""
    if not land.left:
        return 0.0
    now, loot = value(land, haul, kind), CARD[haul.loot]
    setup, hidden, unseen = land.setup, land.hidden, land.unseen
    more = hidden[loot] + sum([hidden[ally] for ally in setup.allies[kind]])
    near = rivals(land, seat, haul, kind)
    safe = 1.0
    for other, own in enumerate(setup.own):
        if other in near:
            safe *= 1 - chance(other, now)
        elif other != seat:
            coming = sum([hidden[card] for card in own]) if loot == TIPI else hidden[own[kind]]
            safe *= 1 - chance(other, now) * coming / unseen
    # a rival who takes it is so many cards ahead of one of us
    left = min(reserve(land, kind), now) - (envy * now / (len(setup.own) - 1) if near else 0)
    return (now + more / unseen) * safe + left * (1 - safe)


def reserve(land: Land, kind: int) -> float:
    """What a person card of that kind may bring later: itself, and its share of the loot that is still face down."""
    loot = land.hidden[USUAL[kind]]
    if not loot:
        return 0.0
    persons = sum([land.hidden[own[kind]] + land.table[own[kind]] for own in land.setup.own])
    return 1 + loot / persons if persons else 0.0


def prospects(land: Land, seat: int) -> float:
    """What lies there for a seat if nobody claims at this card: its best claim, and part of the others."""
    open_kinds = sound_kinds(land.setup, land.table, seat)
    found = sorted((waiting(land, seat, kind) for kind in open_kinds), reverse=True)
    loot = {best_haul(land, seat, kind).loot for kind in open_kinds}  # type: ignore[union-attr]
    del found[len(loot) :]  # two claims on the same loot are one prospect
    return sum(cards / (1 + place) for place, cards in enumerate(found))
