"""Mask cards and what others know of them. WE-04, WE-26.

A sort of card is `2 * kind + infected`. In a hand it is `3 * sort + known`: 0 the others know nothing of it, 1 its
kind, 2 all. What others know changes by what they see only: a card that leaves a hand is the best known of its kind.

>>> hand = tuple(sorted((card(0, True, 0), card(0, False, 1), card(3, False, 2))))
>>> counts(hand)
(2, 0, 0, 1, 0)
>>> rest, played = lay(hand, 0, 1)  # the one that they knew, a beggar; whether infected they still do not know
>>> [(kind_of(c), known(c)) for c in rest], [(kind_of(c), known(c)) for c in played]
([(0, 0), (3, 2)], [(0, 1)])
"""

from collections.abc import Iterable
from typing import NamedTuple

from ..data import MASK_KINDS

__all__ = [
    "Card", "card", "cards", "counts", "infected", "kind_of", "known", "lay", "seen", "show", "sort_of", "take_out",
]  # fmt: skip

Hand = tuple[int, ...]


class Card(NamedTuple):
    """A mask card as an observation has it. `infected`: None where that is not known."""

    kind: str
    infected: bool | None


def card(kind: int, infected: bool, known: int) -> int:
    """The number of that card in a hand."""
    return 6 * kind + 3 * infected + known


def kind_of(card: int) -> int:
    """Its kind, as a place in `data.MASK_KINDS`."""
    return card // 6


def infected(card: int) -> bool:
    """Whether its blanket shows smallpox."""
    return bool(card // 3 & 1)


def known(card: int) -> int:
    """What the others know of it: 0 nothing, 1 its kind, 2 all."""
    return card % 3


def sort_of(card: int) -> int:
    """The sort, for the deck and the discard pile."""
    return card // 3


def counts(hand: Iterable[int]) -> tuple[int, ...]:
    """How many cards of each kind."""
    total = [0] * len(MASK_KINDS)
    for c in hand:
        total[c // 6] += 1
    return tuple(total)


def lay(hand: Hand, kind: int, amount: int) -> tuple[Hand, Hand]:
    """(what stays, what is laid down) of so many cards of that kind, best known first; of equal ones the healthy."""
    mine = sorted((c for c in hand if c // 6 == kind), key=lambda c: (-known(c), c))[:amount]
    rest = list(hand)
    for c in mine:
        rest.remove(c)
    return tuple(rest), tuple(c if known(c) else c + 1 for c in mine)


def show(hand: Hand, kind: int) -> Hand:
    """The hand after a card of that kind was spoken of: the others know now that there is one."""
    mine = [c for c in hand if c // 6 == kind]
    if any(known(c) for c in mine):
        return hand
    rest = list(hand)
    rest.remove(mine[0])
    return tuple(sorted((*rest, mine[0] + 1)))


def take_out(hand: Hand, sort: int) -> Hand:
    """The hand after a card of that sort was shown and left it.

    If the others knew that very card it is the one; else, of what they knew of that kind, they are sure of one fewer.
    """
    rest = list(hand)
    if 3 * sort + 2 in rest:
        rest.remove(3 * sort + 2)
        return tuple(rest)
    gone = 3 * sort + 1 if 3 * sort + 1 in rest else 3 * sort
    rest.remove(gone)
    if not known(gone):
        other = next((c for c in rest if c // 6 == sort // 2 and known(c) == 1), None)
        if other is not None:
            rest[rest.index(other)] = other - 1
            rest.sort()
    return tuple(rest)


def cards(hand: Hand) -> tuple[Card, ...]:
    """Those cards as their owner sees them."""
    return tuple(Card(MASK_KINDS[kind_of(c)], infected(c)) for c in hand)


def seen(hand: Hand) -> tuple[Card, ...]:
    """What everyone knows of those cards; of some the kind only."""
    found = [(kind_of(c), known(c), infected(c) if known(c) == 2 else None) for c in hand if known(c)]
    return tuple(Card(MASK_KINDS[kind], pox) for kind, _, pox in sorted(found, key=lambda c: (c[0], c[1], bool(c[2]))))
