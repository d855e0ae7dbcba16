"""What the others could take, so that a claim of one's own would bring less: now, at the next card, or ever. PW-10 to
PW-13, PW-22. For hints."""

from collections.abc import Iterator, Sequence
from typing import Any

from ..engine.actions import Haul
from ..engine.data import CARD, CARDS, LOOT, TIPI, TOTEM
from ..engine.rules import cards_of, hauls, sound_kinds
from .claims import Land, best_haul, value

__all__ = ["captors", "comers", "coming", "grows", "most", "others", "robbers", "thefts", "without", "worst"]


def others(land: Land, seat: int) -> tuple[int, ...]:
    return tuple(other for other in range(len(land.setup.own)) if other != seat)


def most(land: Land, seat: int, kind: int) -> int:
    """How many cards the best claim of that kind takes."""
    best = best_haul(land, seat, kind)
    return len(cards_of(land.setup, land.table, best, kind)) if best else 0


def without(land: Land, cards: Sequence[int]) -> Land:
    return land._replace(table=tuple(max(n - cards.count(card), 0) for card, n in enumerate(land.table)))


def thefts(land: Land, seats: Sequence[int]) -> Iterator[tuple[int, int, Haul, tuple[int, ...]]]:
    """What they could take now: who, with which kind, how, and the cards."""
    for other in seats:
        for kind in sound_kinds(land.setup, land.table, other):
            for haul in hauls(land.setup, land.table, other, kind):
                yield other, kind, haul, cards_of(land.setup, land.table, haul, kind)


def captors(land: Land, seat: int, seats: Sequence[int]) -> tuple[int, int] | None:
    """Which of one's own people that lies there alone one of these could take captive now (PW-11), of several the one
    who could take most, and who; None: nobody."""
    found = [
        (most(land, seat, kind), kind, -other)
        for other, _, haul, cards in thefts(land, seats)
        for kind, own in enumerate(land.setup.own[seat])
        if haul.loot == LOOT[TOTEM] and haul.partner == CARDS[own] and own in cards and land.table[own] == 1
    ]
    if not found:
        return None
    _, kind, other = max(found)
    return kind, -other


def comers(land: Land, seat: int, kind: int, seats: Sequence[int]) -> tuple[str, ...]:
    """The cards by which, turned next, these others could take some of what that claim takes now: their people, and the
    totem or tipi that these have waited for (PW-10 to PW-12)."""
    now, found = most(land, seat, kind), []
    for card, hidden in enumerate(land.hidden):
        if not hidden or not land.left:
            continue
        then = land._replace(table=tuple(n + (at == card) for at, n in enumerate(land.table)))
        if any(most(without(then, cards), seat, kind) < now for _, _, _, cards in thefts(then, seats)):
            found.append(CARDS[card])
    return tuple(found)


def robbers(land: Land, seat: int, kind: int) -> frozenset[int]:
    """The people of others who could take some of what that claim takes now, if ever all that is hidden came."""
    if not land.left:
        return frozenset()
    now, full = most(land, seat, kind), land._replace(table=tuple(map(sum, zip(land.table, land.hidden, strict=True))))
    return frozenset(
        land.setup.own[other][own]
        for other, own, _, cards in thefts(full, others(land, seat))
        if most(without(land, cards), seat, kind) < now
    )


def coming(land: Land, seat: int, loot: str) -> bool:
    """Whether others could ever take that loot, though the claim might bring as much of another."""
    full = land._replace(table=tuple(map(sum, zip(land.table, land.hidden, strict=True))))
    return bool(land.left) and any(haul.loot == loot for _, _, haul, _ in thefts(full, others(land, seat)))


def worst(land: Land, seat: int, kinds: Sequence[int], seats: Sequence[int]) -> dict[str, Any]:
    """What one of these could take now that would be missed most."""
    risk = max(_risks(land, seat, kinds, seats), default=None)
    if risk is None:
        return {}
    captive = CARDS[risk[1]] not in LOOT and risk[4]
    own = {"own": True} if captive and risk[1] in land.setup.own[seat] else {}
    return {"risk": CARDS[risk[1]], "n": risk[2], "who": risk[3], "captive": captive, **own}


def _risks(
    land: Land, seat: int, kinds: Sequence[int], seats: Sequence[int]
) -> Iterator[tuple[int, int, int, int, bool]]:
    """What these could take now so that a claim of one's own brings less: how much less, the card, how many of it,
    who, whether as a captive."""
    for other, _, haul, cards in thefts(land, seats):
        left = without(land, cards)
        for mine in kinds:
            had, less = best_haul(land, seat, mine), most(land, seat, mine) - most(left, seat, mine)
            if had is None or less <= 0:
                continue
            dear = (CARD[had.loot], land.setup.own[seat][mine], *((CARD[had.partner],) if had.partner else ()))
            gone = [c for c in dear if c in cards and not left.table[c]]
            gone += [c for c in cards if most(without(land, (c,)), seat, mine) < most(land, seat, mine)]
            card = next(iter(gone), cards[0])
            yield less, card, cards.count(card), other, haul.partner == CARDS[card] and haul.loot == LOOT[TOTEM]


def grows(land: Land, haul: Haul, kind: int) -> int:
    """How many tipis may still come, where that claim could once bring more with them than with the loot that it takes
    now, of which no more comes (PW-12). 0: none."""
    tipis, loot = land.hidden[TIPI], CARD[haul.loot]
    if not land.left or not tipis or loot == TIPI or land.hidden[loot]:
        return 0
    alone = value(land, haul, kind) - land.table[loot] - (haul.partner is not None)
    most_ever = land.table[TIPI] + min(tipis, land.left) + alone
    return min(tipis, land.left) if most_ever > value(land, haul, kind) else 0
