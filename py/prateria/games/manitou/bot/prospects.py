"""What may yet come of a card in this hunt, for hints: told beforehand, by what everybody knows.

`fells`: the great warriors that would fell the guard it becomes and may still be played (MA-04, MA-14), `who`: by whom;
of a sacrifice `cards`: so many captives has who beats the guard that is left, one's seat in its next turn (`again`: it
has a card for that) or another one before (`first`; `mine`: so many for one's seat, if that other one does not come);
of a pair `lone`: what would fell the lower card if it stood alone; of a hunter `together`: a stronger one in the hand,
with which it would come to `sum` there, the most, for the `herd`; of a first place that is taken `answers`: who may
still be as strong there; of one that is only made safer `danger`: who may still be as strong as one was before that
card; of one that makes such a lead greater `outlasts`: the hunters that would have taken the first place or driven the
herd away (`held`: its value) by one card, and no longer do, `from`: whose. Of a
sacrifice `before`: who comes before the seat's next turn, and may put a guard there; `breaks`: one of the hand
would fall with the guard that is left, or one that is still to be drawn would fell it.
"""

from typing import Any, Final

from ..engine.data import BEATS, COPIES, FIRST_WARRIOR, HUNTS, KIND, KINDS, STRENGTH
from ..engine.observe import Observation
from ..engine.preview import Preview

__all__ = ["all_laid", "answers", "fellers", "kept", "overtakes", "prospects", "turns"]

_SMALL: Final = ("get_rid_weak", "chase", "save_strength", "safe_place", "own_guard")
"""Reasons for hunters that bring nothing by themselves."""
_LEADS: Final = ("keep_large", "get_rid_weak", "save_strength", "safe_place", "own_guard")
"""those that make a lead greater,"""
_FIRST: Final = ("catch_large", "take_over")
"""and for those that take the first place."""


def turns(view: Observation, seat: int) -> list[int]:
    """How many cards each seat still lays in this hunt, once `seat` has laid the one that is its turn."""
    seats = len(view.players)
    return [(view.turns_left - 1 - (other - seat) % seats) // seats + 1 for other in range(seats)]


def kept(view: Observation, shown: Preview) -> dict[str, Any]:
    """What stays in the hand after a card of little use, and until when: see `reasons`."""
    hand = [STRENGTH[KIND[kind]] for kind in view.own.hand if kind != shown.kind] if view.own else []
    own, n, seats = STRENGTH[KIND[shown.kind]], view.turns_left, len(view.players)
    rest = "warriors" if not any(hand) else "stronger" if own < min(filter(None, hand)) else ""
    if own and rest and hand:
        return {"rest": rest, "left": n - 1 - (n - 1) // seats if n > seats else 0, "later": view.hunt < HUNTS}
    return {"keeps": 1} if 0 in hand or max(hand, default=0) > own > 0 else {}


def all_laid(view: Observation) -> bool:
    """Whether its seat lays all the cards in this hunt that it has, whatever it lays first (MA-09)."""
    if view.own is None or view.seat is None:
        return False
    return len(view.own.hand) + sum(view.own.pile) <= turns(view, view.seat)[view.seat]


def prospects(view: Observation, shown: Preview, name: str) -> dict[str, Any]:
    """See above; what is sure is no prospect."""
    still = turns(view, shown.seat)
    still[shown.seat] -= 1  # the card that is laid
    others = [seat for seat, n in enumerate(still) if n > 0 and seat != shown.seat]
    if shown.guard == (shown.seat, (shown.kind,)) and others:
        found = _fells(view, shown.kind, others)
        rivals = [seat for seat in range(len(still)) if seat != shown.seat]
        return found if _fells(view, shown.kind, rivals)["fells"] else {**found, "out": 1}
    if name == "sacrifice_pair":
        return _left_alone(view, shown, still)
    if name in _FIRST:
        return {"answers": answers(view, shown)} if others else {}
    longer = outlasts(view, shown) if name in _LEADS else {}
    if name == "keep_large":
        return {"danger": _hunts(view, shown, STRENGTH[KIND[shown.kind]]), **longer}
    if name == "join_pair" and shown.guard and len(shown.guard[1]) == 2 and others:
        threat = _fells(view, shown.guard[1][0], others)
        return {"lone": threat["fells"], "who": threat["who"]} if threat["fells"] else {}
    return longer or (_together(view, shown) if still[shown.seat] > 0 and name in _SMALL else {})


def outlasts(view: Observation, shown: Preview) -> dict[str, Any]:
    """Against which hunters that others may still lay the card keeps a first place that its seat has already."""
    herd = next((herd for owner, herd, _, place in shown.standing.catches if (owner, place) == (shown.seat, 1)), 0)
    mine, own, still = shown.strengths[shown.seat], STRENGTH[KIND[shown.kind]], turns(view, shown.seat)
    able = {
        (strength, seat): shown.strengths[seat] + strength
        for seat in _after(shown.seat, len(still))
        for strength, n in zip(STRENGTH, view.players[seat].unseen, strict=True)
        if strength and n and still[seat]
    }
    over = {strength for (strength, _), there in able.items() if there >= mine}
    kept = [key for key, there in able.items() if mine - own <= there < mine and key[0] not in over]
    if (
        not herd
        or not own
        or not kept
        or mine - own <= max(n for i, n in enumerate(shown.strengths) if i != shown.seat)
    ):
        return {}
    return {"held": herd, "outlasts": sorted({n for n, _ in kept}), "from": tuple(dict.fromkeys(s for _, s in kept))}


def overtakes(view: Observation, shown: Preview) -> tuple[int, int] | None:
    """Who may by one hunter become stronger there than the seat, and the weakest that is enough, 0 where each of its
    hunters is: who comes first."""
    still = turns(view, shown.seat)
    for seat in _after(shown.seat, len(still)):
        lead = shown.strengths[shown.seat] - shown.strengths[seat]
        hunters = [s for s, n in zip(STRENGTH, view.players[seat].unseen, strict=True) if s and n]
        if still[seat] and (able := [s for s in hunters if s > lead]):
            return seat, min(able) if able != hunters else 0
    return None


def answers(view: Observation, shown: Preview, captives: bool = False) -> tuple[int, ...]:
    """Who may still become as strong there in this hunt, by what everybody knows, in the order of their turns; with
    `captives` also who may fell the guard that would take some."""
    seat, still = shown.seat, turns(view, shown.seat)
    others = [other for other in _after(seat, len(view.players)) if still[other]]
    fells = _fells(view, shown.guard[1][0], others)["who"] if captives and shown.guard else ()
    hunts = _hunts(view, shown)
    return tuple(other for other in others if other in fells or other in hunts)


def _hunts(view: Observation, shown: Preview, less: int = 0) -> tuple[int, ...]:
    """Who may still become as strong there as the seat; as it would be with so much less."""
    seat, still = shown.seat, turns(view, shown.seat)

    def able(other: int) -> bool:
        unseen = view.players[other].unseen
        strong = sorted((s for s, n in zip(STRENGTH, unseen, strict=True) for _ in range(n)), reverse=True)
        return shown.strengths[other] + sum(strong[: still[other]]) >= shown.strengths[seat] - less

    return tuple(other for other in _after(seat, len(view.players)) if still[other] and able(other))


def fellers(view: Observation, shown: Preview) -> tuple[int, tuple[str, ...]] | None:
    """Who may first fell the guard that the card becomes, or fall with it, and by which of its great warriors."""
    still = turns(view, shown.seat)
    for seat in _after(shown.seat, len(still)) if shown.guard == (shown.seat, (shown.kind,)) else ():
        if still[seat] and (kinds := _fells(view, shown.kind, [seat])["fells"]):
            return seat, kinds
    return None


def _fells(view: Observation, guard: str, others: list[int]) -> dict[str, Any]:
    """Which great warriors of these others would fell that guard, or fall with it."""
    own = KIND[guard]
    able = [
        (KINDS[kind], seat)
        for kind in range(FIRST_WARRIOR, len(COPIES))
        if BEATS[kind - FIRST_WARRIOR][own - FIRST_WARRIOR] or kind == own
        for seat in others
        if view.players[seat].unseen[kind]
    ]
    return {"fells": tuple(dict.fromkeys(kind for kind, _ in able)), "who": tuple({seat: 0 for _, seat in able})}


def _left_alone(view: Observation, shown: Preview, still: list[int]) -> dict[str, Any]:
    """Who comes first of those who may beat the guard that is left of a pair, and how many captives that seat has."""
    seats, own = len(still), [KIND[kind] for kind in view.own.hand] if view.own else []
    left = KIND[shown.guard[1][0]] - FIRST_WARRIOR if shown.guard else 0
    beats = [kind for kind in range(FIRST_WARRIOR, len(COPIES)) if BEATS[kind - FIRST_WARRIOR][left]]
    if KIND[shown.kind] in own:
        own.remove(KIND[shown.kind])
    if view.own and len(pile := [kind for kind, n in enumerate(view.own.pile) if n]) == 1:  # the next that is drawn
        own += pile
    first: dict[str, Any] = {}
    before = {"before": tuple(seat for seat in _after(shown.seat, seats) if still[seat] > 0 and _guards(view, seat))}
    for seat in ((shown.seat + n) % seats for n in range(1, seats + 1)):
        mine, players = seat == shown.seat, view.players
        able = (kind in own if mine else players[seat].unseen[kind] for kind in beats)
        if seat == shown.standing.guard or still[seat] <= 0 or not any(able):
            continue
        laid = next(place.laid for place in view.territories if place.id == shown.territory)
        cards = sum(card.seat != seat for card in laid) + (not mine)
        if mine:
            return {**first, "mine": cards, **before} if first else {"cards": cards, "again": 1, **before}
        first = first or {"cards": cards, "again": 1, "first": seat}
    piled = view.own.pile if view.own else (0,) * len(COPIES)
    later = still[shown.seat] > 0 and any(kind in own or piled[kind] for kind in (*beats, left + FIRST_WARRIOR))
    return first or ({"breaks": 1} if later else {})


def _after(seat: int, seats: int) -> list[int]:
    """The others, in the order of their turns."""
    return [(seat + n) % seats for n in range(1, seats)]


def _guards(view: Observation, seat: int) -> bool:
    """Whether that seat may have a great warrior to lay."""
    return any(view.players[seat].unseen[FIRST_WARRIOR:])


def _together(view: Observation, shown: Preview) -> dict[str, Any]:
    """The strongest hunter of the hand, if it comes to the most there with this card, which does not by itself."""
    place = next(place for place in view.territories if place.id == shown.territory)
    mine, best = shown.strengths[shown.seat], max(n for i, n in enumerate(shown.strengths) if i != shown.seat)
    more = max((STRENGTH[KIND[kind]] for kind in view.own.hand), default=0) if view.own else 0
    if not 0 < STRENGTH[KIND[shown.kind]] < more or not mine <= best < mine + more:
        return {}
    return {"together": more, "sum": mine + more, "herd": max(place.herds)}
