"""Which parties people are proposed, in their panel and by a hint: one of each sort, tried against each other."""

from functools import lru_cache
from typing import Final

from prateria.core.rng import Rng

from ..engine import State
from ..engine.data import BEATS, FIRST_WARRIOR, HUNTS, KINDS, MUCH, PARTY, STRENGTH, THIEF
from ..engine.observe import Observation
from .evaluation import evaluate
from .proposals import FILLING, counts, different_warriors, party_size, reserve_of

__all__ = ["offered"]

_SORTS: Final = (
    (4, 2, 0, 2),
    (5, 2, 0, 1),
    (4, 1, 2, 1),
    (4, 0, 4, 0),
    (5, 1, 1, 1),
    (5, 1, 0, 2),
    (5, 0, 2, 1),
)
"""Kinds of great warriors, strong, middling and weak hunters: the rulebook's advice (MA-06), and others. The fourth
saves strong hunters for a later hunt."""
_SAVING: Final = _SORTS[3]
_LIGHT: Final = (_SAVING, (5, 0, 2, 1), (4, 0, 2, 2), (5, 0, 1, 2))
"""Where a strong hunter brings less than the hide thief takes: `_dear`."""
_SHOWN: Final = 4
"""So many are proposed, one after the other."""
_TRIED: Final = 4
"""So many parties of a sort are tried,"""
_DEALS: Final = 12
"""in so many deals as the seat knows them. Of 30 games for two against `normal`, by whom all cards were laid, the best
of these won 17; parties chosen by lot from four sorts, the rulebook's first, won 8."""
_STRENGTHS: Final = (range(6, 10), range(3, 6), range(3))
"""The kinds of strong, middling and weak hunters."""
_WARRIORS: Final = range(FIRST_WARRIOR, len(KINDS))


@lru_cache(maxsize=8)
def offered(view: Observation) -> list[dict[str, int]]:
    """What people are proposed, the best first; before the first hunt the rulebook's party is the second, where it is
    not the best (MA-06): with it there, and the best ones later, 30 games against `normal` were lost by 9 points each.
    It goes by what the seat has and sees, and so differs from game to game and from hunt to hunt, but in one position
    it is always the same. Of which every card is played, those come first that stay under `MUCH`. None looks senseless:
    `_useful`, `_dear`."""
    dear = view.hunt > 1 and _dear(view)
    sorts = _LIGHT if dear else [sort for sort in _SORTS if view.hunt < HUNTS or sort != _SAVING]
    rng, found = Rng(_seed(view)), list[tuple[tuple[int, ...], dict[str, int]]]()
    for sort in sorts:
        for _ in range(_TRIED):
            party = _party(view, sort, rng)
            if all(party != other for _, other in found):
                found.append((sort, party))
    if dear:
        found = [one for one in found if not any(one[1][KINDS[k]] for k in _STRENGTHS[0])] or found
    worth = _worth(view, [party for _, party in found])
    order = sorted(range(len(found)), key=lambda i: (_loud(view, found[i][1]), -worth[i]))
    best = dict[tuple[int, ...], dict[str, int]]()
    for i in order:
        best.setdefault(*found[i])
    shown = list(best)[:_SHOWN]
    if view.hunt == 1 and _SORTS[0] not in shown[:2]:
        shown = [shown[0], _SORTS[0], *(sort for sort in shown[1:] if sort != _SORTS[0])][:_SHOWN]
    return [best[sort] for sort in shown]


def _seed(view: Observation) -> int:
    """A number of its own for each position, which only what the seat sees goes into."""
    seen = view.hunt
    for n in (view.seat or 0, *(herd for place in view.territories for herd in place.herds), *reserve_of(view)):
        seen = (31 * seen + n) % 2**32
    return seen


def _party(view: Observation, sort: tuple[int, ...], rng: Rng) -> dict[str, int]:
    """One of that sort, as far as the reserve goes."""
    warriors, *hunters = sort
    reserve = _useful(view)
    wanted = different_warriors(reserve, warriors, rng.shuffled(_WARRIORS))
    for kinds, n in zip(_STRENGTHS, hunters, strict=True):
        wanted += rng.shuffled(k for k in kinds for _ in range(reserve[k]))[:n]
    return counts(view, [*wanted, *(k for k in FILLING for _ in range(reserve[k] - wanted.count(k)))])


def _useful(view: Observation) -> list[int]:
    """The reserve without great warriors that beat nothing any more: whom they would beat is captured (MA-04)."""
    others = [player.unseen for player in view.players if player.seat != view.seat]

    def met(kind: int) -> bool:
        beaten = [FIRST_WARRIOR + k for k, beats in enumerate(BEATS[kind - FIRST_WARRIOR]) if beats]
        return any(unseen[k] for unseen in others for k in beaten)

    return [n if k < FIRST_WARRIOR or met(k) else 0 for k, n in enumerate(reserve_of(view))]


def _dear(view: Observation) -> bool:
    """Whether every card of the party is played, and no herd is worth what the hide thief takes away: a strong hunter
    then brings the thief at most (MA-16)."""
    herd = max((herd for place in view.territories for herd in place.herds), default=0)
    return party_size(view) < PARTY and herd < -THIEF


def _worth(view: Observation, parties: list[dict[str, int]]) -> list[float]:
    """How well the seat stands with each, summed up over the same deals."""
    seat, sums = view.seat or 0, [0.0] * len(parties)
    known = State.imagined(view)
    bag = known.bag()
    if bag is None or bag.seat != seat:  # another one is asked
        return sums
    for n in range(_DEALS):
        deal = known.redeal(seat, Rng(n))
        for i, party in enumerate(parties):
            after = deal.clone()
            for take in bag.takes(party):
                after.apply(take)
            sums[i] += evaluate(after, seat, Rng(n))
    return sums


def _loud(view: Observation, party: dict[str, int]) -> int:
    """The strength of a party of which every card is played, where it may draw the hide thief: else 0."""
    whole = sum(strength * n for strength, n in zip(STRENGTH, party.values(), strict=True))
    return whole if party_size(view) < PARTY and whole >= MUCH else 0
