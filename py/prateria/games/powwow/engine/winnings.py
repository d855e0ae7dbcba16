"""The winnings: a pile with an order, the last card on top. PW-08, PW-15, PW-21.

>>> from .data import CARDS, HUNTER, PERSON, TOTEM
>>> pile = stack((TOTEM,), (BISON, BISON, PERSON[0][HUNTER]), war_path=True)
>>> [CARDS[card] for card in pile]
['bison', 'bison', 'totem', 'red-hunter']
>>> [CARDS[card] for card in throw(pile)[1]]
['totem', 'red-hunter']
"""

from .data import BISON, THROWN

__all__ = ["Pile", "give", "raid", "stack", "throw"]

Pile = tuple[int, ...]


def stack(pile: Pile, cards: Pile, war_path: bool) -> Pile:
    """The pile with the cards taken laid on it; on the war path, bison go under it."""
    if not war_path:
        return pile + cards
    bison = cards.count(BISON)
    return (BISON,) * bison + pile + tuple(card for card in cards if card != BISON)


def throw(pile: Pile) -> tuple[Pile, Pile]:
    """PW-08: the pile without its top two cards, and these; fewer if there are fewer."""
    left = max(len(pile) - THROWN, 0)
    return pile[:left], pile[left:]


def raid(piles: tuple[Pile, ...], seat: int) -> tuple[int, ...]:
    """PW-21: how many bison each seat gives to the warrior of `seat`: one, of two players two, if they have them."""
    most = 2 if len(piles) == 2 else 1
    return tuple(0 if giver == seat else min(most, pile.count(BISON)) for giver, pile in enumerate(piles))


def give(piles: tuple[Pile, ...], seat: int, gifts: tuple[int, ...]) -> tuple[Pile, ...]:
    """The piles after everyone has given so many bison to `seat`; all bison lie at the bottom."""
    return tuple(
        (BISON,) * sum(gifts) + pile if giver == seat else pile[gift:]
        for giver, (pile, gift) in enumerate(zip(piles, gifts, strict=True))
    )
