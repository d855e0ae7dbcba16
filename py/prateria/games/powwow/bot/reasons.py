"""Why one would do something, for hints: (id, values). The sentences are made by `words.reason`.

| id | values |
|---|---|
| `turn_next` | still: the tribe cards of the one who looks that could claim now; captive: a chief sees totems, but no
|  | captive; back: added by the app, see `kit.touch.Touch` |
| `rival_near` | kind, cards, loot, there: so much of it; seats: they could take that loot, too; or risk, n, who, as
|  | below; first: they answer before, and sure: another tribe card, what it brings whatever they do, and
|  | whether nobody else can lessen that |
| `last_chance` | kind, cards: the last card lies there, and nobody else can take it |
| `tipis_now` | kind, cards, loot, there; not where another loot brings as much; of a claim unseen, few, as below |
| `captive` | kind, cards, loot, there: a chief with a male |
| `haul_big` | kind, cards: from five cards on; late: why not later; few: only so many cards are left to turn;
|  | unseen: on a half prairie of so many; soon, by, odds: as below; greater, also of `rival_near`: another
|  | tribe card, and what it could take now: it is kept; safely: nobody else could take any of that then |
| `haul_fair` | kind, cards, as above; taking: it has been claimed, and is chosen now;
|  | seats: they could take that loot, too |
| `wait_bigger` | kind, cards, loot; hidden: so much of it nobody has seen yet; likely: on a half prairie, how much
|  | of it is likely to come; seats: they could take it meanwhile;
|  | taken: with that many of 100 chances; after: they are asked at this card yet;
|  | there: so much of it lies there; also: other loot that the same card could take, with its number; first: they
|  | have answered before, unseen, and may so take some of it right now;
|  | ahead: what one of these would take most likely, seat, (loot, number), so that only so much was left for that
|  | claim, (loot, number), and with how many of 100 chances;
|  | stays: if they do, one's own person stays for more; risk, n, who: what that one could take meanwhile, as a
|  | captive or not, other: not of this loot but of something else that one could take; or safe:
|  | nothing, and the cards by which others could as soon as one of them comes, whose: by seat, soon: the same of those
|  | who may be asked before, by: who, odds: so many cards are that of so many unseen ones;
|  | ever: somebody could once more cards have come;
|  | left: cards are still to come; on: the question has been put shortly; own: the captive is the person of that claim;
|  | tipis: no more of that loot comes, but so many tipis may, free: and nobody can lessen that claim;
|  | prize: whom that chief could take, with whom the owner could take so many, owner; once: what speaks against
|  | waiting, which is said in full but once (`app.plan`, which adds `times` and `was`, too);
|  | captor: kind of another own person who could be taken captive meanwhile, and by whom |
| `nothing_sound` | |
| `onward` | see there |

What is advised, and for which tribe card, is a promise (`app.plan`): who was told to wait hears that this has changed,
as long as nobody has taken any of what they wait for: what comes after that is another haul.
Where somebody goes along and it is sure who, it is told, too: card; harm: with this one the owner could take so many;
owner: that seat; early: who has answered before, unseen. Of a claim it is told, too: hidden, so much of its loot
nobody has seen yet; left: cards are still to come; even: other loot that brings as much, with its number; never: where
it is chosen which, what of all that can never be one's own again once this is taken.
"""

from collections.abc import Sequence
from math import prod
from typing import Any, Final

from ..engine.actions import CLAIMS, Claim, Haul, Pass
from ..engine.asking import LEARNT, TEN
from ..engine.data import CARD, CARDS, CHIEF, KIND, LOOT, TIPI, TOTEM, TRIBE
from ..engine.observe import Observation
from ..engine.preview import about, first
from ..engine.rules import cards_of, hauls, lacking, sound_kinds
from .claims import COPIES, Land, best_haul, land_of, rivals, value
from .habits import Chance, chance_of
from .instead import harm, owner_of
from .onward import never_again
from .patience import earlier
from .thefts import captors, comers, coming, grows, most, others, robbers, thefts, without, worst

__all__ = ["reason"]

Reason = tuple[str, dict[str, Any]]

_BIG: Final = 5
_MUCH: Final = 2
PEOPLE: Final = chance_of(())


def reason(view: Observation, actions: Sequence[Any], chance: Chance = PEOPLE) -> Reason:
    """Why to do that: the most telling thing about it. `chance`: that others take what they could."""
    action, land = actions[0], land_of(view)
    values: dict[str, Any]
    if isinstance(action, Pass):
        kinds = sound_kinds(view.setup, land.table, action.seat)
        found = [(value(land, haul, k), k, haul) for k in kinds if (haul := best_haul(land, action.seat, k))]
        if not found:
            return "nothing_sound", {}
        cards, kind, haul = max(found, key=lambda one: one[0])
        values = {"kind": TRIBE[kind], "cards": int(cards), "loot": haul.loot, "hidden": land.hidden[CARD[haul.loot]]}
        values |= {"there": land.table[CARD[haul.loot]], "left": land.left}
        there = {way.loot for way in hauls(view.setup, land.table, action.seat, kind)} - {haul.loot}
        values |= {"also": tuple((loot, land.table[CARD[loot]]) for loot in LOOT if loot in there)}
        if land.unseen > land.left:
            values["likely"] = about(land.hidden[CARD[haul.loot]], land.left, land.unseen)
        if view.rounds - view.left >= LEARNT:
            values["on"] = True
        values |= {"after": tuple(other for other in view.asked if other != action.seat)}
        values |= {
            "promise": _waits(land, action.seat, kind, haul),
            "kept": (),
            "first": first(view, action.seat, TRIBE[kind]),
        }
        values |= _spent(view, land, action.seat, kind, chance)
        rest = others(land, action.seat)
        if tipis := grows(land, haul, kind):
            values |= {"tipis": tipis, "free": not robbers(land, action.seat, kind)}
        if haul.loot == LOOT[TOTEM] and (prize := _prize(view, land, CLAIMS[action.seat][kind], kind)):
            values["prize"] = prize["card"], prize["harm"], prize["owner"]
        risk = worst(land, action.seat, (kind,), rest)
        if risk.get("own"):
            return "wait_bigger", _once({**values, **risk})  # who is captured takes no loot any more
        if captor := captors(land, action.seat, rest):
            values["captor"] = TRIBE[captor[0]], captor[1]
        if near := rivals(land, action.seat, haul, kind):
            taken = 1 - prod(1 - chance(other, cards) for other in near)
            stays = _stays(land, action.seat, haul, kind)
            return "wait_bigger", _once({**values, "seats": near, "taken": round(100 * taken), "stays": stays})
        if risk:
            return "wait_bigger", _once({**values, **risk})
        if risk := worst(land, action.seat, kinds, rest):
            return "wait_bigger", _once({**values, **risk, "other": True})
        ever = bool(robbers(land, action.seat, kind)) or coming(land, action.seat, haul.loot)
        return "wait_bigger", _once({**values, "ever": ever, **_comers(view, land, action.seat, kind, rest)})
    if isinstance(action, Claim):
        kind = KIND[action.kind]
        ways = [one for one in actions if isinstance(one, Haul)] or hauls(land.setup, land.table, action.seat, kind)
        best = ways[0] if len(ways) == 1 else best_haul(land, action.seat, kind)
        sure = len(ways) == 1
    elif isinstance(action, Haul):
        kind, best, sure = KIND[view.pile[view.settled].kind], action, True
    else:
        own = () if view.seat is None else sound_kinds(view.setup, land.table, view.seat)
        captive = view.seat is not None and lacking(view.setup, land.table, view.seat, CHIEF) == "captive"
        return "turn_next", {"still": tuple(TRIBE[kind] for kind in own), **({"captive": True} if captive else {})}
    if best is None:
        return "nothing_sound", {}
    cards = int(value(land, best, kind))
    values = {"kind": TRIBE[kind], "cards": cards, "loot": best.loot, "there": land.table[CARD[best.loot]]}
    values["left"] = land.left
    if best.partner and sure:
        n = harm(view, land, action.seat, best)
        values |= {"card": best.partner, "harm": n, "owner": owner_of(land, best.partner)}
        values |= _early(view, action.seat, values["owner"])
    even = _even(land, best, kind)
    if even and sure and land.left:
        loot = (best.loot, *(one for one, _ in even))
        values["never"] = tuple(one for one in loot if never_again(land, best, kind, one))
    if isinstance(action, Claim):
        values |= {"hidden": land.hidden[CARD[best.loot]], "even": even}
        values |= {"promise": ("take", kind), "kept": (_waits(land, action.seat, kind, best),)}
        if danger := _danger(view, land, best, kind):
            values |= {"unseen": land.unseen} if land.unseen > land.left else {}
            if best.loot == LOOT[TOTEM] and "card" not in values and land.left:
                values |= _prize(view, land, action, kind)
            more = {} if "sure" in danger else _greater(land, best, kind, "first" in danger)
            return "rival_near", {**values, **danger, **more}
        if not land.left:
            return "last_chance", values
        values |= {"tipis": grows(land, best, kind), **_late(view, land, action.seat, kind)}
        values |= _greater(land, best, kind)
    if best.loot == LOOT[TIPI] and (isinstance(action, Claim) or not _even(land, best, kind)):
        return "tipis_now", values
    if best.loot == LOOT[TOTEM]:
        prize = {} if "card" in values else _prize(view, land, action, kind)
        return "captive", {**values, **prize, **_early(view, action.seat, prize.get("owner"))}
    if isinstance(action, Haul):  # the moment is chosen
        near = rivals(land, action.seat, action, kind) if land.left else ()
        values |= {"taking": True, "even": _even(land, best, kind)}
        return "haul_fair", {**values, "seats": near} if near else values
    return "haul_big" if cards >= _BIG else "haul_fair", values


def _waits(land: Land, seat: int, kind: int, haul: Haul) -> tuple[Any, ...]:
    """By what one knows the haul that is waited for: with which card, for what, and how many of these, the person and
    the loot, have left the table."""
    cards = land.setup.own[seat][kind], CARD[haul.loot]
    return "wait", kind, haul.loot, *(COPIES[card] - land.hidden[card] - land.table[card] for card in cards)


def _late(view: Observation, land: Land, seat: int, kind: int) -> dict[str, Any]:
    """Why not later: how few cards are left, or who answers before at the next one, and by how many cards they could
    take some of it."""
    few = {"few": land.left} if land.left <= TEN else {}
    half = {"unseen": land.unseen} if land.unseen > land.left else {}
    return {"late": True, **half, **few, **_soon(view, land, seat, kind)}


def _greater(land: Land, best: Haul, kind: int, first: bool = False) -> dict[str, Any]:
    """Another tribe card that could take more now, and whether nobody else can lessen it once this claim is settled;
    if somebody can, only of what may still become more: it is kept for that."""
    seat, found = best.seat, []
    for other in sound_kinds(land.setup, land.table, seat):
        haul = best_haul(land, seat, other)
        if haul and other != kind and haul.loot != best.loot:
            found.append((int(value(land, haul, other)), TRIBE[other], land.hidden[CARD[haul.loot]]))
    n, card, hidden = max(found, default=(0, "", 0)) if land.left else (0, "", 0)
    if n <= value(land, best, kind):
        return {}
    after = without(land, cards_of(land.setup, land.table, best, kind))
    safely = not worst(after, seat, (KIND[card],), others(land, seat))
    return {"greater": (n, card), "safely": safely} if hidden or (safely and not first) else {}


def _spent(view: Observation, land: Land, seat: int, kind: int, chance: Chance) -> dict[str, Any]:
    """That one who answers before would most likely take so much that this claim brought half of what it promises at
    the most, but something: then it would be spent. {}: nobody would."""
    mine = best_haul(land, seat, kind)
    for other in first(view, seat, TRIBE[kind]) if mine else ():
        ways = ((k, best_haul(land, other, k)) for k in sound_kinds(view.setup, land.table, other))
        found = [(value(land, one, k), k, one) for k, one in ways if one is not None]
        if mine is None or not found:
            continue
        n, at, haul = max(found, key=lambda one: one[0])
        after = without(land, cards_of(land.setup, land.table, haul, at))
        rest = best_haul(after, seat, kind)
        if rest and 2 * value(after, rest, kind) <= value(land, mine, kind):
            lost = haul.loot, land.table[CARD[haul.loot]]
            left = rest.loot, after.table[CARD[rest.loot]]
            return {"ahead": (other, lost, left, round(100 * chance(other, n)))}
    return {}


def _once(values: dict[str, Any]) -> dict[str, Any]:
    """With what speaks against waiting, as that by which one knows whether it has been said: who, and by which cards.
    How it is said to those who have not learnt to wait yet is always whole, and so is who has answered unseen."""
    if not values.get("on") or values["first"]:
        return values
    whose = tuple((seat, tuple(cards)) for seat, cards in values.get("whose", ()))
    keys = "kind loot seats after stays risk n who prize tipis by ever"
    return {**values, "once": ("wait", whose, *(values.get(key) for key in keys.split()))}


def _even(land: Land, best: Haul, kind: int) -> tuple[tuple[str, int], ...]:
    """Other loot that would bring that claim as much, and so much of it."""
    ways = hauls(land.setup, land.table, best.seat, kind)
    found = {way.loot for way in ways if value(land, way, kind) >= value(land, best, kind)} - {best.loot}
    return tuple((loot, land.table[CARD[loot]]) for loot in LOOT if loot in found)


def _prize(view: Observation, land: Land, claim: Claim, kind: int) -> dict[str, Any]:
    """The captive with whom another player could take most, where that is much."""
    ways = (one for one in hauls(land.setup, land.table, claim.seat, kind) if one.partner and one.loot == LOOT[TOTEM])
    n, _, best = max(((harm(view, land, claim.seat, one), one.partner, one) for one in ways), default=(0, "", None))
    return {"card": best.partner, "harm": n, "owner": owner_of(land, best.partner)} if best and n > _MUCH else {}


def _early(view: Observation, seat: int, owner: int | None) -> dict[str, Any]:
    """Whether whose captive that is has answered before, unseen: with him they may come first (PW-18)."""
    early = view.phase == "ask" and owner is not None and owner != seat and owner in view.answered
    return {"early": True} if early else {}


def _danger(view: Observation, land: Land, haul: Haul, kind: int) -> dict[str, Any]:
    """Who could take some of what that claim would: those who answer before, else those who could take its loot or its
    person at the next card. {}: nobody."""
    seat, near = haul.seat, rivals(land, haul.seat, haul, kind)
    before = tuple(other for other in view.answered if other != seat)
    if risk := worst(land, seat, (kind,), before):
        first = tuple(other for other in near if other in before)
        found = {"seats": first} if first else risk
        return {**found, "first": True, **_sure(view, land, seat, kind, before)}
    if near:
        captor = captors(land, seat, others(land, seat))
        return {"seats": near, **({"captor": (TRIBE[kind], captor[1])} if captor and captor[0] == kind else {})}
    usual = haul.loot not in (LOOT[TIPI], LOOT[TOTEM]) and land.left
    return worst(land, seat, (kind,), others(land, seat)) if usual else {}


def _sure(view: Observation, land: Land, seat: int, kind: int, before: Sequence[int]) -> dict[str, Any]:
    """Another tribe card that brings more, whatever they do who answer before."""
    found = []
    for other in sound_kinds(view.setup, land.table, seat):
        if other != kind and not worst(land, seat, (other,), before):
            safe = not worst(land, seat, (other,), others(land, seat))
            found.append((most(land, seat, other), TRIBE[other], safe))
    best = max(found, default=None)
    return {"sure": (best[1], best[0], best[2])} if best and best[0] > most(land, seat, kind) else {}


def _soon(view: Observation, land: Land, seat: int, kind: int) -> dict[str, Any]:
    """By which cards those who may be asked before could take some of that at the next card, who, and how many of all
    unseen cards these are. {}: by none."""
    by = tuple(other for other in earlier(view, seat) if comers(land, seat, kind, (other,)))
    if not by:
        return {}
    soon = comers(land, seat, kind, by)
    return {"soon": soon, "by": by, "odds": (sum(land.hidden[CARD[card]] for card in soon), land.unseen)}


def _comers(view: Observation, land: Land, seat: int, kind: int, seats: Sequence[int]) -> dict[str, Any]:
    """By which cards others could take some of that, and whose claim that would be; and the same of the next card."""
    whose = [(other, cards) for other in seats if (cards := comers(land, seat, kind, (other,)))]
    safe = tuple(card for card in CARDS if any(card in cards for _, cards in whose))
    return {"safe": safe, "whose": whose, **_soon(view, land, seat, kind)}


def _stays(land: Land, seat: int, haul: Haul, kind: int) -> bool:
    """Whether one's own person stays for more of that loot, whatever the others take now."""
    own = land.setup.own[seat][kind]
    taken = any(own in cards for _, _, _, cards in thefts(land, others(land, seat)))
    return not taken and bool(land.left and land.hidden[CARD[haul.loot]])
