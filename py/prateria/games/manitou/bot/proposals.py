"""Which party to choose. MA-06 gives the advice for the first hunt; afterwards it goes by what is left."""

from collections.abc import Sequence
from typing import Final

from prateria.core.rng import Rng

from ..engine.data import COPIES, FIRST_WARRIOR, KINDS, PARTY
from ..engine.observe import Observation

__all__ = [
    "FILLING",
    "counts",
    "different_warriors",
    "likely_party",
    "party_size",
    "proposals",
    "propose",
    "reserve_of",
]

_HUNTERS: Final = range(FIRST_WARRIOR)
_WARRIORS: Final = range(FIRST_WARRIOR, len(KINDS))
_STRONG: Final = (7, 8, 6, 9, 5, 4, 3, 2, 1, 0)
"""Hunters as strong ones, in the order in which to take them: 8 and 9 before 7 and 10, which stay for later."""

_WEAK: Final = (1, 2, 0, 3, 4, 5, 6, 7, 8, 9)

FILLING: Final = (10, 1, 13, 2, 11, 3, 14, 0, 12, 4, 5, 6, 7, 8, 9)
"""Kinds to fill a party up with: great warriors and weak hunters by turns, strong ones last."""


def party_size(view: Observation) -> int:
    """How many cards the seat of the observation chooses (MA-06)."""
    reserve = view.own.reserve if view.own else COPIES
    return min(PARTY - 1 if view.seat == view.dealer else PARTY, sum(reserve))


def propose(view: Observation) -> dict[str, int]:
    """The advice of the rulebook, as far as the reserve goes: two strong hunters, two weak, four different warriors.

    The dealer takes one weak hunter less. What is missing is filled up with what is there.
    """
    reserve, size = reserve_of(view), party_size(view)
    weak = 2 if size == PARTY else 1
    wanted = [*_take(reserve, _STRONG, 2)]
    wanted += _take(_without(reserve, wanted), _WEAK, weak)
    wanted += different_warriors(reserve, 4, _WARRIORS)
    return counts(view, wanted)


def proposals(view: Observation, rng: Rng, n: int) -> list[dict[str, int]]:
    """The advice first, then other sensible parties, without doubles."""
    found = [propose(view)]
    for _ in range(3 * n):
        if len(found) >= n:
            break
        party = counts(view, likely_party(reserve_of(view), party_size(view), rng))
        if party not in found:
            found.append(party)
    return found


def likely_party(cards: Sequence[int], size: int, rng: Rng) -> list[int]:
    """A party of that size as someone sensible could choose it from these cards (counts by kind)."""
    warriors = 3 + rng.below(3)
    wanted = different_warriors(cards, warriors, rng.shuffled(_WARRIORS))
    hunters = rng.shuffled(k for k in _HUNTERS for _ in range(cards[k]))
    missing = max(0, size - len(wanted))
    wanted += hunters[:missing]
    if len(wanted) < size:
        rest = _without(cards, wanted)
        wanted += rng.shuffled(k for k in _WARRIORS for _ in range(rest[k]))[: size - len(wanted)]
    return wanted[:size]


def reserve_of(view: Observation) -> tuple[int, ...]:
    return view.own.reserve if view.own else COPIES


def _take(cards: Sequence[int], order: Sequence[int], n: int) -> list[int]:
    """The first n cards in that order of kinds."""
    return [k for k in order for _ in range(cards[k])][:n]


def different_warriors(cards: Sequence[int], n: int, order: Sequence[int]) -> list[int]:
    """Up to n great warriors: one of each kind in that order, then second ones."""
    once = [k for k in order if cards[k]]
    twice = [k for k in order if cards[k] > 1]
    return [*once, *twice][:n]


def _without(cards: Sequence[int], gone: Sequence[int]) -> list[int]:
    left = list(cards)
    for k in gone:
        left[k] -= 1
    return left


def counts(view: Observation, wanted: Sequence[int]) -> dict[str, int]:
    """The wanted cards as counts by kind, made to fit the answers already given, the reserve and the size."""
    reserve, size = reserve_of(view), party_size(view)
    given = view.own.taken if view.own else ()
    counts = [*given, *(0 for _ in KINDS[len(given) :])]
    open_kinds = range(len(given), len(KINDS))
    missing = size - sum(counts)
    spare = [k for k in FILLING for _ in range(reserve[k])]
    for kind in (*wanted, *spare):
        if missing and kind in open_kinds and counts[kind] < reserve[kind]:
            counts[kind] += 1
            missing -= 1
    return dict(zip(KINDS, counts, strict=True))
