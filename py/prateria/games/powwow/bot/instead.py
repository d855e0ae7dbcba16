"""What something better would have brought in calm Pow Wow that what was played did not: (id, values), told by
`words.instead`. Counted are cards of the winnings.

| id | values |
|---|---|
| `hold` | card, cards: what the claim that was made could bring at the most; its person card is left on the table;
|  | loot, n: so many of it nobody has seen yet, if any; here: loot, n of what it brings;
|  | near: others could take it meanwhile |
| `best_claim` | kind, cards: the best that could be claimed with another one, if that is more |
| `claim` | kind, cards: what could be taken |
| `last_chance` | no card is left |
| `rivalled` | seats: they could take that too |
| `left_over` | who answered before might have taken some of it |
| `deny` | card, cards, seat: it could be taken from that one, who could take so many with it |
| `other_haul` | loot, partner, cards, less: the same tribe card could take more |
| `still` | loot, n: to wait is better even than that, as there is more to come; near: as above |
| `gifts` | n: so many of these cards are bison that opponents must give, on the war path |
| `other_partner` | card: another captive or spouse; cards, seat: with whom that one could have taken so many, if any |
| `other_claim` | kind, cards, less: another tribe card could take more |
| `spare` | kind: the tribe card that was played would be kept |
| `most` | less than half of what comes of it by the end is told |
| `later` | cards: so many that one could take of what is left |
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from prateria.games.contract import Way

from ..engine.actions import Claim, Haul
from ..engine.data import BISON, CARD, CARDS, KIND, TRIBE, USUAL
from ..engine.observe import Observation
from ..engine.preview import first
from ..engine.rules import cards_of, hauls, sound_kinds
from ..engine.winnings import raid
from .claims import Land, best_haul, land_of, rivals

__all__ = ["harm", "instead", "owner_of"]

Reason = tuple[str, dict[str, Any]]

_BIG: Final = 2
_TOLD: Final = 2
"""So many sentences at the most: there must be room for them under the table of a phone."""


class _Taken(NamedTuple):
    """What a claim takes, and how many cards that brings."""

    kind: int
    haul: Haul
    cards: int


def instead(view: Observation, better: Way, played: Way) -> Sequence[Reason]:
    """What speaks for the one against the other, the most telling thing first."""
    land, seat = land_of(view), better.actions[0].seat
    more, less = _taken(view, land, better), _taken(view, land, played)
    if more:
        found = _both(view, land, more, less) if less else _claimed(view, land, seat, more)
        gifts = _gifts(view, land, more.haul)
        if gifts and found and "cards" in found[0][1]:
            found.insert(1, ("gifts", {"n": gifts}))
        return _with_most(found[:_TOLD], better)
    return _held(view, land, seat, less) if less else []


def _with_most(found: list[Reason], better: Way) -> list[Reason]:
    """These reasons, and that they tell less than half, where they do: of the last one nobody knows how much. What
    opponents must give they lose as well."""
    told = max((values["cards"] - values.get("less", 0) for _, values in found if "cards" in values), default=0)
    told += sum(values["n"] for name, values in found if name == "gifts")
    return [*found, ("most", {})] if found and 2 * told < better.points else found


def _taken(view: Observation, land: Land, way: Way) -> _Taken | None:
    """None for who takes nothing."""
    first, seat = way.actions[0], way.actions[0].seat
    haul = next((action for action in way.actions if isinstance(action, Haul)), None)
    if isinstance(first, Claim):
        kind = KIND[first.kind]
    elif haul is not None and view.phase == "take":
        kind = KIND[view.pile[view.settled].kind]
    else:
        return None
    if haul is not None:
        return _Taken(kind, haul, way.after.players[seat].points - view.players[seat].points)
    likely = best_haul(land, seat, kind)
    if likely is None:
        return None
    # the most that it brings is what is told, also where something else is thought worth more
    best = max((likely, *hauls(land.setup, land.table, seat, kind)), key=lambda one: _cards(view, land, one, kind))
    return _Taken(kind, best, _cards(view, land, best, kind))


def _cards(view: Observation, land: Land, haul: Haul, kind: int) -> int:
    """How many cards a haul brings, with what opponents truly have to give on the war path (`claims.value` guesses)."""
    return len(cards_of(land.setup, land.table, haul, kind)) + _gifts(view, land, haul)


def _gifts(view: Observation, land: Land, haul: Haul) -> int:
    """How many bison opponents must give for tomahawks, on the war path."""
    if not land.setup.war_path or haul.loot != "tomahawk":
        return 0
    piles = tuple((BISON,) * player.winnings.count("bison") for player in view.players)
    return sum(raid(piles, haul.seat))


def _best(view: Observation, land: Land, seat: int, kind: int) -> int:
    """How many cards that tribe card brings at the most."""
    return max((_cards(view, land, haul, kind) for haul in hauls(land.setup, land.table, seat, kind)), default=0)


def _left_over(view: Observation, more: _Taken) -> list[Reason]:
    """That it hung on others: who answers before takes first (PW-18)."""
    return [("left_over", {})] if first(view, more.haul.seat, TRIBE[more.kind]) else []


def _both(view: Observation, land: Land, more: _Taken, less: _Taken) -> list[Reason]:
    loot, partner = more.haul.loot, more.haul.partner
    if more.kind == less.kind:
        if more.cards > less.cards:
            return [("other_haul", {"loot": loot, "partner": partner, "cards": more.cards, "less": less.cards})]
        if not partner or partner == less.haul.partner:
            return []
        n, owner = harm(view, land, more.haul.seat, more.haul), owner_of(land, partner)
        return [("other_partner", {"card": partner, **({"cards": n, "seat": owner} if n else {})})]
    spare: Reason = ("spare", {"kind": TRIBE[less.kind]})
    after = _left_over(view, more)
    if more.cards > less.cards:
        return [("other_claim", {"kind": TRIBE[more.kind], "cards": more.cards, "less": less.cards}), *after]
    # what the claim brings does not tell it from what was played, which brought as much
    n = _best(view, _without(land, more), more.haul.seat, less.kind)
    return [spare, *([("later", {"cards": n})] if n >= _BIG else after)]


def _without(land: Land, taken: _Taken) -> Land:
    """What lies there once that has been taken."""
    table = list(land.table)
    for card in cards_of(land.setup, land.table, taken.haul, taken.kind):
        table[card] -= 1
    return land._replace(table=tuple(table))


def _claimed(view: Observation, land: Land, seat: int, more: _Taken) -> list[Reason]:
    """A claim instead of none."""
    found: list[Reason] = [("claim", {"kind": TRIBE[more.kind], "cards": more.cards})]
    if not land.left:
        return [*found, *_left_over(view, more), ("last_chance", {})]
    if before := _left_over(view, more):
        return [*found, *before]
    worst = max(
        ((harm(view, land, seat, haul), haul.partner) for haul in hauls(land.setup, land.table, seat, more.kind)),
        key=lambda one: one[0],
        default=(0, None),
    )
    if worst[0] > _BIG:
        found.append(("deny", {"cards": worst[0], "card": worst[1], "seat": owner_of(land, worst[1])}))
    elif near := rivals(land, seat, more.haul, more.kind):
        found.append(("rivalled", {"seats": near}))
    return found


def harm(view: Observation, land: Land, seat: int, haul: Haul) -> int:
    """How many cards somebody else could have taken with the captive or spouse of that haul."""
    owner = owner_of(land, haul.partner)
    if owner is None or owner == seat or haul.partner is None or land.table[CARD[haul.partner]] > 1:
        return 0
    kind = land.setup.own[owner].index(CARD[haul.partner])
    return _best(view, land, owner, kind)


def owner_of(land: Land, card: str | None) -> int | None:
    """The seat whose person card that is."""
    return next((seat for seat, own in enumerate(land.setup.own) if card and CARD[card] in own), None)


def _held(view: Observation, land: Land, seat: int, less: _Taken) -> list[Reason]:
    """No claim instead of one: more may come to what lies there. Where another haul of the same claim would have made
    a great part of the difference, that comes first."""
    own, loot = CARDS[land.setup.own[seat][less.kind]], USUAL[less.kind]
    hauls_ = hauls(land.setup, land.table, seat, less.kind)
    haul = max(hauls_, key=lambda one: _cards(view, land, one, less.kind), default=less.haul)
    mine = max(_cards(view, land, haul, less.kind), less.cards)
    hidden = {"loot": CARDS[loot], "n": land.hidden[loot]} if land.left and land.hidden[loot] else {}
    near = {"near": True} if haul and rivals(land, seat, haul, less.kind) else {}
    if mine - less.cards >= _BIG:
        other = {"loot": haul.loot, "partner": haul.partner, "cards": mine, "less": less.cards}
        return [("other_haul", other), ("still", {**hidden, **near})]
    here = cards_of(land.setup, land.table, haul, less.kind).count(CARD[haul.loot])
    lies = {"here": (haul.loot, here)} if here and hidden else {}
    found: list[Reason] = [("hold", {"card": own, "cards": mine, **lies, **hidden, **near})]
    claims = [(_best(view, land, seat, kind), kind) for kind in sound_kinds(land.setup, land.table, seat)]
    best, kind = max(claims, default=(0, less.kind))
    if best > mine:
        found.append(("best_claim", {"kind": TRIBE[kind], "cards": best}))
    return found
