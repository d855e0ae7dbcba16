"""Why one would do something, for hints: (id, values). The sentences are made by `words.reason`.

`hint` adds `card` and `to` to all about a card that is laid: its kind and where it goes; figures of the table (`cards`,
`seat`: captives and whose; `mine`, `best`: how far one leads; `rest`: what stays in the hand); and what it costs, if
the hunt ended then: `thief` where with it one would come to have the most strength of all (not with every other card:
1, or 2 with one's last card; with every other one too: 3; `sure`: nobody plays after it), `net` with the first two:
what its herds bring beyond that and its own capture, if anything; `of`: the one whom he leaves for that; `last` = 1 if
so by one's last card, whichever that is, but not after every other card; `captured` = 1 where another one stands guard
(`by`), who would take it as a captive; `open`: not the last card of all. Beside `rest`: `left`, cards that others lay
while one comes to play again, and whether a hunt is to come (`later`); `keeps`: a stronger hunter or a great warrior
stays. `rival`: the only opponent. `explained`: `why`. What may yet come of it: `prospects`.

| id | values |
|---|---|
| `only_play` | |
| `balanced_party` | hunters: how many; strong, middling, weak: how many such ones; warriors: how
|  | many great ones, kinds: of so many kinds; all (of a dealer, none left in the pile): the strength of its hunters,
|  | where it may draw the hide thief; few: no great ones stay out |
| `no_points` | the last card of the game, and none brings its seat herds or captives |
| `catch_large` | territory, herd: the first place there, and the value it brings |
| `take_over` | territory, herd: the same, where another one had that place: seat |
| `keep_large` | territory, herd: the first place, which one had before; mine, best: one's strength, and the next |
| `catch_both` | territory, herd: where nobody else hunts, what both herds there bring |
| `catch_second` | territory, herd: the second place |
| `catch_alone` | territory, herd: a great warrior where nobody else has laid cards, and all that runs there |
| `spoil` | territory, herd: by a tie others lose herds there, of that value together; own: one's own;
|  | seat: where one alone does |
| `chase` | territory, mine, best: one's strength there, and the greatest |
| `avoid_thief` | kind: a stronger hunter, with which one would have the most strength of all, and that can be kept |
| `save_strength` | kind: a strong hunter that stays in the hand for a later turn: a weak one keeps the herd here |
| `get_rid_weak` | kind: a card of little use; alone (of a hint): it is one's last |
| `safe_place` | territory: nobody on guard there |
| `own_guard` | territory: one's own great warriors on guard there |
| `take_down` | territory, kind: of the opposing great warrior; cards: of others that one would take |
| `both_fall` | territory, kind: the same as one's own |
| `sacrifice_pair` | territory, kind: the upper one of the pair; what follows: `prospects` |
| `guard_captives` | territory, cards: of others that one would take |
| `join_pair` | territory, kind: a second great warrior upon one's own; cards: of others to be taken; mine: strength |
| `hold` | territory: the first card there, a great warrior, while one's hunters wait; herd: what runs there; most: \
|  | nowhere more |
| `protect`, `first_guard` | territory: the first great warrior, nothing to be taken yet; with own hunters, or none |
"""

from collections.abc import Sequence
from typing import Any, Final

from ..engine.actions import Play
from ..engine.data import HUNTS, KIND, STRENGTH, THIEF
from ..engine.observe import Observation
from ..engine.preview import Preview, Standing, guard_of, preview, standings, thieves
from ..engine.rules import legal_plays
from .party import STRONG, WEAK, party
from .prospects import all_laid, kept, prospects

__all__ = ["draws", "hint", "plays", "reason"]

Reason = tuple[str, dict[str, Any]]

_SAFE: Final = 6
"""With so much more strength than all others in a territory its herd is safe enough."""
_TINY: Final = 3


def reason(view: Observation, actions: Sequence[Any]) -> Reason:
    """Why to do that: the most telling thing about it."""
    if len(actions) > 1:
        return "balanced_party", party(view, actions)
    shown = preview(view, actions[0])
    if shown is None or len(plays(view)) == 1:
        return "only_play", {}
    if view.hunt == HUNTS and view.turns_left == 1 and not any(_brings(view, action) for action in plays(view)):
        return "no_points", {}
    return _hunter(view, shown) if shown.result == "lies" else _warrior(view, shown)


def hint(view: Observation, actions: Sequence[Any]) -> Reason:
    """The same, with the move itself: a hint names what it wants to be done."""
    name, values = reason(view, actions)
    if len(actions) != 1 or not isinstance(actions[0], Play):
        return name, values
    values = {**values, "card": actions[0].kind, "to": actions[0].territory}
    if name == "get_rid_weak" and view.own is not None and len(view.own.hand) == 1:
        values["alone"] = 1
    shown = preview(view, actions[0])
    return name, values if shown is None else {
        **values,
        **({"open": 1} if view.turns_left > 1 else {}),
        **({"rival": 1 - shown.seat} if len(view.players) == 2 else {}),
        **_figures(view, shown, name),
        **_price(view, shown),
        **prospects(view, shown, name),
    }


def _figures(view: Observation, shown: Preview, name: str) -> dict[str, Any]:
    """What the table shows beside the reason: whose captives are at stake, how many are protected, how far one leads,
    and what stays in the hand."""
    before, seat = _before(view, shown), shown.seat
    if name in ("sacrifice_pair", "take_down"):
        return {"seat": before.guard, "less": before.captives}
    if name == "both_fall":
        return {"cards": before.captives, "seat": before.guard} if before.captives else {}
    if name == "protect":
        here = (one for place in view.territories for one in place.laid if place.id == shown.territory)
        return {"cards": sum(one.seat == seat and _laid(one.kind) > 0 for one in here)}
    own = _laid(shown.kind) if name in ("safe_place", "own_guard", "get_rid_weak") else 0
    best = max(n for i, n in enumerate(shown.strengths) if i != seat)
    first, little = _catches(view, shown)[1].get(1), name == "get_rid_weak"
    grows = first and (best or (little and view.turns_left > 1))
    leads = {"mine": shown.strengths[seat], "best": best} if grows else {}
    if leads and (own > WEAK or name == "save_strength"):
        return leads
    left = kept(view, shown) if little else {}
    return left if "rest" in left else (leads if own else {}) or left


def _price(view: Observation, shown: Preview) -> dict[str, Any]:
    """What a card costs, as things lie."""
    price: dict[str, Any] = {}
    others = {action.kind for action in plays(view)} - {shown.kind}
    if _drawn(view, shown.seat, _laid(shown.kind)):
        if len(left := set(thieves(view)) - set(shown.thieves)) == 1:
            price["of"] = left.pop()
        if not all(_drawn(view, shown.seat, _laid(kind)) for kind in others):
            price["thief"] = 1 if view.turns_left > len(view.players) else 2
        else:
            price |= {"thief": 3, "sure": view.turns_left == 1}
    elif _at_last(view, shown.seat, shown.kind) and not all(_at_last(view, shown.seat, kind) for kind in others):
        price["last"] = 1
    if shown.captured:
        price |= {"captured": 1 + (view.turns_left == 1), "by": shown.standing.guard}
    if price.get("thief") in (1, 2):
        gain = _herds(shown.standing, shown.seat) - _herds(_before(view, shown), shown.seat)
        if (net := gain + THIEF - shown.captured) > 0:
            price["net"] = net
    return price


def _brings(view: Observation, action: Play) -> bool:
    """Whether that card brings its seat herds or captives, or takes some from others."""
    shown = preview(view, action)
    if shown is None:
        return False
    before, after = (_shares(standing, shown.seat) for standing in (_before(view, shown), shown.standing))
    return after[0] > before[0] or after[1] < before[1]


def _shares(standing: Standing, seat: int) -> tuple[int, int]:
    """What there is worth to that seat, and to the others."""
    all_of_it = sum(herd for _, herd, _, _ in standing.catches) + standing.captives
    mine = _herds(standing, seat) + standing.captives * (standing.guard == seat)
    return mine, all_of_it - mine


def _herds(standing: Standing, seat: int) -> int:
    """What the herds are worth that the seat would have there."""
    return sum(herd for owner, herd, _, _ in standing.catches if owner == seat)


def _laid(kind: str) -> int:
    """The strength that a card adds."""
    return STRENGTH[KIND[kind]]


def _drawn(view: Observation, seat: int, strength: int) -> bool:
    """Whether so much strength more draws the hide thief, who would not come without it."""
    return seat in thieves(view, (seat, strength)) and seat not in thieves(view)


def draws(view: Observation, action: Play) -> bool:
    """Whether that card does."""
    return _drawn(view, action.seat, _laid(action.kind))


def _at_last(view: Observation, seat: int, kind: str) -> bool:
    """The same of that card and of the last one that must follow it."""
    return _drawn(view, seat, _laid(kind) + _forced(view, kind))


def _forced(view: Observation, kind: str) -> int:
    """The least strength that one's last card of the hunt must add, if only that one follows: else 0."""
    if view.own is None or view.turns_left <= len(view.players) or view.turns_left > 2 * len(view.players):
        return 0
    left = [KIND[one] for one in view.own.hand]
    left.remove(KIND[kind])
    left += [one for one, n in enumerate(view.own.pile) for _ in range(n)]
    return min((STRENGTH[one] for one in left), default=0)


def plays(view: Observation) -> tuple[Any, ...]:
    """All that the seat of the observation can do."""
    if view.own is None or view.seat is None:
        return ()
    hand = tuple(KIND[kind] for kind in view.own.hand)
    return legal_plays(view.seat, hand, tuple(guard_of(place) for place in view.territories))


def _hunter(view: Observation, shown: Preview) -> Reason:
    values: dict[str, Any] = {"territory": shown.territory}
    had, have = _catches(view, shown)
    if len([owner for owner, *_ in shown.standing.catches if owner == shown.seat]) > 1 and not had:
        return "catch_both", {**values, "herd": _herds(shown.standing, shown.seat)}
    if 1 in have and 1 not in had:
        values["herd"], first = have[1], _first(view, shown)
        return ("catch_large", values) if first is None else ("take_over", {**values, "seat": first})
    if 2 in have and not had:
        return "catch_second", {**values, "herd": have[2]}
    lost = _lost(view, shown)
    if (spoiled := sum(lost.values())) > 0:
        losers = [seat for seat, herd in lost.items() if herd]
        own = _herds(_before(view, shown), shown.seat) - _herds(shown.standing, shown.seat)
        return "spoil", {**values, "herd": spoiled, "own": own, **({} if losers[1:] else {"seat": losers[0]})}
    mine, best = shown.strengths[shown.seat], max(n for seat, n in enumerate(shown.strengths) if seat != shown.seat)
    safer = 1 in have and view.turns_left > 1 and mine - best - STRENGTH[KIND[shown.kind]] < _SAFE
    if STRENGTH[KIND[shown.kind]] <= WEAK:
        weak = _weak_hunter(view, shown, bool(have))
        if weak[0] == "avoid_thief" or not safer:
            return weak
    if safer:
        return "keep_large", {**values, "herd": have[1], "mine": mine, "best": best}
    if mine < best and not have and view.turns_left > len(view.players):
        return "chase", {**values, "mine": mine, "best": best}
    if shown.standing.guard in (None, shown.seat):
        return "safe_place" if shown.standing.guard is None else "own_guard", values
    return "get_rid_weak", {"kind": shown.kind}


def _before(view: Observation, shown: Preview) -> Standing:
    """The territory as it stands before that card."""
    return next(standing for standing in standings(view) if standing.territory == shown.territory)


def _first(view: Observation, shown: Preview) -> int | None:
    """Who has the first place there before that card."""
    return next((seat for seat, _, _, place in _before(view, shown).catches if place == 1), None)


def _lost(view: Observation, shown: Preview) -> dict[int, int]:
    """What herds that others would have got there are worth, by seat, if a tie now drives them away."""
    lost: dict[int, int] = {}
    for sign, standing in ((1, _before(view, shown)), (-1, shown.standing)) if shown.standing.why else ():
        for seat, herd, _, _ in standing.catches:
            if seat != shown.seat:
                lost[seat] = lost.get(seat, 0) + sign * herd
    return lost


def _catches(view: Observation, shown: Preview) -> tuple[set[int], dict[int, int]]:
    """The places that the seat has in that territory before, and those with their herds that it would have then."""
    had = {place for seat, _, _, place in _before(view, shown).catches if seat == shown.seat}
    return had, {place: herd for seat, herd, _, place in reversed(shown.standing.catches) if seat == shown.seat}


def _weak_hunter(view: Observation, shown: Preview, enough: bool) -> Reason:
    """A weak one that changes nothing about the herds: why not a strong one. `enough`: with it one has a herd there."""
    hand = view.own.hand if view.own else ()
    strongest = max(hand, key=lambda kind: STRENGTH[KIND[kind]])
    if STRENGTH[KIND[strongest]] < STRONG:
        return "get_rid_weak", {"kind": shown.kind}
    weak, strong = (thieves(view, (shown.seat, _laid(kind))) for kind in (shown.kind, strongest))
    if shown.seat not in weak and shown.seat in strong and not all_laid(view):
        return "avoid_thief", {"kind": strongest}
    if enough and view.turns_left > len(view.players):  # one comes to play again
        return "save_strength", {"kind": strongest}
    return "get_rid_weak", {"kind": shown.kind}


def _early(view: Observation) -> bool:
    """Whether others can still come wherever they want, and one has hunters to wait with."""
    own = view.own
    return (
        own is not None
        and view.turns_left > 3 * len(view.players)
        and (any(map(_laid, own.hand)) or any(n for kind, n in enumerate(own.pile) if STRENGTH[kind]))
    )


def _warrior(view: Observation, shown: Preview) -> Reason:
    values: dict[str, Any] = {"territory": shown.territory}
    had, have = _catches(view, shown)
    if have and not had and _early(view):
        herds = {place.id: sum(place.herds) for place in view.territories}
        if (here := herds[shown.territory]) > _TINY:  # else: nobody comes for so few
            return "hold", {**values, "herd": here, "most": here == max(herds.values())}
    if have and not had:
        return "catch_alone", {**values, "herd": sum(c[1] for c in shown.standing.catches if c[0] == shown.seat)}
    if shown.result in ("wins", "equal") and shown.against:
        values = {**values, "kind": shown.against[1]}
        return ("take_down", {**values, "cards": shown.standing.captives}) if shown.guard else ("both_fall", values)
    if shown.result == "sacrifice" and shown.against:
        return "sacrifice_pair", {**values, "kind": shown.against[1]}
    last = view.turns_left == 1 and shown.standing.captives  # nobody can break it any more
    if shown.result == "joins" and shown.guard and len(shown.guard[1]) > 1 and not last:
        mine = shown.strengths[shown.seat]
        return "join_pair", {**values, "kind": shown.kind, "cards": shown.standing.captives, "mine": mine}
    if shown.result == "joins" and shown.standing.captives:
        return "guard_captives", {**values, "cards": shown.standing.captives}
    if shown.result == "joins":
        return "protect" if shown.strengths[shown.seat] else "first_guard", values
    return "get_rid_weak", {"kind": shown.kind}
