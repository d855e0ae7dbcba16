"""Why one would do something, for hints: (id, values). The sentences are made by `words.reason`.

| id | values |
|---|---|
| `turn_next` | |
| `rival_near` | kind, cards, seat: that one could take the same loot; first: and answers before |
| `last_chance` | kind, cards: the last card lies there, and nobody else can take it |
| `tipis_now` | kind, cards |
| `captive` | kind, cards: a chief with a male; once chosen, card: who; harm: with him his owner could take so many |
| `haul_big` | kind, cards: from five cards on; foes: so many who could take it away nobody has seen yet;
|  | most: or fewer; few: only so many cards are left to turn |
| `haul_fair` | kind, cards, foes; taking: it has been claimed, and is chosen now |
| `wait_bigger` | kind, cards, loot; hidden: so much of it nobody has seen yet; about: on a half prairie, how much
|  | of it probably lies there; seat: that one could take it meanwhile;
|  | there: so much of it lies there;
|  | risk, n, who: what that one could take meanwhile of all that one could take, as a captive or not, or safe:
|  | nothing, and the people of others who could as soon as they come, with their numbers;
|  | on: the question says already how much is to come |
| `nothing_sound` | |
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ..engine.actions import Claim, Haul, Pass
from ..engine.asking import LEARNT, TEN
from ..engine.data import CARD, CARDS, KIND, LOOT, TIPI, TOTEM, TRIBE
from ..engine.observe import Observation
from ..engine.preview import about
from ..engine.rules import cards_of, hauls, sound_kinds
from .claims import Land, best_haul, land_of, rivals, value
from .instead import harm

__all__ = ["reason"]

Reason = tuple[str, dict[str, Any]]

_BIG: Final = 5
_MUCH: Final = 2


def reason(view: Observation, actions: Sequence[Any]) -> Reason:
    """Why to do that: the most telling thing about it."""
    action, land = actions[0], land_of(view)
    if isinstance(action, Pass):
        kinds = sound_kinds(view.setup, land.table, action.seat)
        found = [(value(land, haul, k), k, haul) for k in kinds if (haul := best_haul(land, action.seat, k))]
        if not found:
            return "nothing_sound", {}
        cards, kind, haul = max(found, key=lambda one: one[0])
        values = {"kind": TRIBE[kind], "cards": int(cards), "loot": haul.loot, "hidden": land.hidden[CARD[haul.loot]]}
        values["there"] = land.table[CARD[haul.loot]]
        if land.unseen > land.left:
            values["about"] = about(land.hidden[CARD[haul.loot]], land.left, land.unseen)
        if view.rounds - view.left >= LEARNT:
            values["on"] = True
        if near := rivals(land, action.seat, haul, kind):
            return "wait_bigger", {**values, "seat": near[0]}
        risk = max(_risks(land, action.seat, kinds), default=None)
        if risk is None:
            return "wait_bigger", {**values, "safe": _comers(land, action.seat, haul, kind)}
        captive = CARDS[risk[1]] not in LOOT and risk[4]
        return "wait_bigger", {**values, "risk": CARDS[risk[1]], "n": risk[2], "who": risk[3], "captive": captive}
    if isinstance(action, Claim):
        kind = KIND[action.kind]
        best = best_haul(land, action.seat, kind)
    elif isinstance(action, Haul):
        kind, best = KIND[view.pile[view.settled].kind], action
    else:
        return "turn_next", {}
    if best is None:
        return "nothing_sound", {}
    cards = int(value(land, best, kind))
    values = {"kind": TRIBE[kind], "cards": cards}
    if isinstance(action, Claim):
        if near := rivals(land, action.seat, best, kind):
            first = any(seat in view.answered for seat in near)
            return "rival_near", {**values, "seat": near[0], "first": first}
        if not land.left:
            return "last_chance", values
    if best.loot == LOOT[TIPI]:
        return "tipis_now", values
    if best.loot == LOOT[TOTEM]:
        chosen = next((one for one in actions if isinstance(one, Haul) and one.partner), None)
        if chosen:
            return "captive", {**values, "card": chosen.partner, "harm": harm(view, land, chosen.seat, chosen)}
        return "captive", {**values, **_prize(view, land, action, kind)}
    if isinstance(action, Haul):  # the moment is chosen
        return "haul_fair", {**values, "taking": True}
    foes = sum(land.hidden[own[kind]] for seat, own in enumerate(land.setup.own) if seat != action.seat)
    if land.unseen > land.left:
        values["most"] = True
        foes = min(foes, land.left)
    if land.left <= TEN:
        values["few"] = land.left
    return "haul_big" if cards >= _BIG else "haul_fair", {**values, "foes": foes} if land.left else values


def _prize(view: Observation, land: Land, claim: Claim, kind: int) -> dict[str, Any]:
    """The captive with whom another player could take most, where that is much."""
    found = (
        (harm(view, land, claim.seat, one), one.partner) for one in hauls(land.setup, land.table, claim.seat, kind)
    )
    most, card = max(((n, card) for n, card in found if card), default=(0, None))
    return {"card": card, "harm": most} if most > _MUCH else {}


def _comers(land: Land, seat: int, haul: Haul, kind: int) -> tuple[tuple[str, int], ...]:
    """The people of others who could take that loot as soon as they are turned: each card, and how many of it nobody
    has seen yet."""
    kinds = range(len(TRIBE)) if haul.loot == LOOT[TIPI] else (kind,)
    found = (own[one] for other, own in enumerate(land.setup.own) if other != seat for one in kinds)
    return tuple((CARDS[card], land.hidden[card]) for card in found if land.hidden[card])


def _risks(land: Land, seat: int, kinds: Sequence[int]) -> Iterator[tuple[int, int, int, int, bool]]:
    """What others could take now so that a claim of one's own brings less: how much less, the card, how many of it,
    who, whether as a captive."""
    setup, table = land.setup, land.table
    others = (other for other in range(len(setup.own)) if other != seat)
    for other, kind in ((one, kind) for one in others for kind in sound_kinds(setup, table, one)):
        for haul in hauls(setup, table, other, kind):
            cards = cards_of(setup, table, haul, kind)
            left = land._replace(table=tuple(n - cards.count(card) for card, n in enumerate(table)))
            for mine in kinds:
                had, has = (best_haul(one, seat, mine) for one in (land, left))
                less = len(cards_of(setup, table, had, mine)) if had else 0
                less -= len(cards_of(setup, left.table, has, mine)) if has else 0
                if had is None or less <= 0:
                    continue
                card = next((c for c in (CARD[had.loot], setup.own[seat][mine]) if not left.table[c]), None)
                if card is None and had.partner:
                    card = CARD[had.partner]
                if card is not None and card in cards:
                    yield less, card, cards.count(card), other, haul.partner == CARDS[card] and haul.loot == LOOT[TOTEM]
