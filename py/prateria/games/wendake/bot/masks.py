"""Masks: what to draw, to lay down, to let go. Bots only. WE-26, WE-28.

>>> best((2, 1, 0, 0, 1), 0), best((2, 1, 0, 0, 1), 0b11)  # a pair or three kinds; both spaces taken
(2, 0)
"""

from typing import TYPE_CHECKING, Final

from ..engine.data import MASK_KINDS, MASKS
from ..engine.rules.hands import counts
from ..engine.rules.masks import COMBINATIONS, playable

if TYPE_CHECKING:
    from ..engine.player import Player
    from ..engine.state import State

__all__ = ["best", "discard_worth", "draw_pile", "outlook", "taken", "with_wild"]

_KINDS: Final = range(len(MASK_KINDS))


def taken(state: "State") -> int:
    """The mask spaces with a disc, as a bit set."""
    found = 0
    for p in state.players:
        if p.disc >= 0:
            found |= 1 << p.disc
    return found


def best(have: tuple[int, ...], occupied: int) -> int:
    """The most points that so many cards of each kind can bring on a space without a disc."""
    most = 0
    for i in playable(have):
        space = COMBINATIONS[i][0]
        if not occupied >> space & 1 and MASKS[space].points > most:
            most = MASKS[space].points
    return most


def more(have: tuple[int, ...], kind: int, by: int = 1) -> tuple[int, ...]:
    """One card of a kind more, or fewer."""
    return (*have[:kind], have[kind] + by, *have[kind + 1 :])


def outlook(p: "Player", have: tuple[int, ...], occupied: int) -> float:
    """What a hand is worth: what can be played now, and what it makes with the cards that come back."""
    back = counts(p.played)
    return best(have, occupied) + 0.35 * best(tuple(a + b for a, b in zip(have, back, strict=True)), 0)


def draw_pile(state: "State", p: "Player") -> bool:
    """Whether the open card helps more than one of the deck does on the average."""
    if not state.pile or not state.deck:
        return bool(state.pile)
    have, occupied = counts(p.hand), taken(state)
    worth = [outlook(p, more(have, kind), occupied) for kind in _KINDS]
    return worth[state.pile[-1] // 2] >= sum(worth) / len(worth)


def discard_worth(state: "State", p: "Player", sort: int) -> float:
    """What the hand is worth without a card of that sort."""
    return outlook(p, more(counts(p.hand), sort // 2, -1), taken(state))


def with_wild(state: "State", p: "Player", have: tuple[int, ...]) -> tuple[int, int]:
    """(points, kind): the best that one card more makes of a hand."""
    occupied = taken(state)
    return max((best(more(have, kind), occupied), -kind) for kind in _KINDS)


def with_disguise(state: "State", have: tuple[int, ...]) -> tuple[int, int, int]:
    """(points, real, shown): the best that one card taken for another makes of a hand."""
    occupied = taken(state)
    found = [
        (best(more(more(have, real, -1), shown), occupied), -real, -shown)
        for real in _KINDS
        if have[real]
        for shown in _KINDS
        if shown != real
    ]
    points, real, shown = max(found, default=(0, 0, -1))
    return points, -real, -shown
