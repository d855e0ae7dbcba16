"""Why a hint sends a card to that territory and not to another, where the same card would bring more herds just now;
or lays one whose use nothing on the table shows, where another one would bring something; or draws the hide thief.

`why` of the reason, of a territory (`rather`), where something would bring so many points (`more`) now: `drawn`
(that draws the hide thief), `fought` (they would hardly stay one's own, what the card brings would rather: `able` may
still take them). Else of what
comes of it in hunts that are tried to their end: `leaves` (in most of them the hide thief comes to another one),
`anyway` (mostly he comes without that card, too), and of another card (`other`) and where it would go (`there`):
`worse` (`n` points fewer, most from `part`: `compared`), `close` (it is seen to bring more, and can be lost again),
and `tie`, where by it a herd of so much would run away; the same of a card that is seen to bring clearly more just now,
whatever the reason.
Where the hide thief is drawn, also what the table shows: `behind`, whose strength is `gap` less, and who still lays so
many cards (`still`). `said` of a pair on guard: not the first one in this hunt. What `besides` knows.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ..engine.actions import Play
from ..engine.data import KIND, STRENGTH, THIEF
from ..engine.observe import Observation
from ..engine.preview import Preview, Standing, preview, standings, thieves
from .besides import besides
from .compared import compared, unsure
from .foreseen import Foreseen, foreseen
from .prospects import answers, turns
from .reasons import Reason, draws, hint, plays

__all__ = ["CLAIMS", "QUIET", "explained", "seen", "swing"]

CLAIMS: Final = ("catch_large", "take_over", "keep_large", "catch_both", "catch_second", "catch_alone", "spoil")
"""Reasons that name what herds are worth,"""
QUIET: Final = (
    "keep_large", "avoid_thief", "chase", "save_strength", "get_rid_weak", "safe_place", "own_guard", "join_pair",
)  # fmt: skip
"""and those that nothing on the table shows."""
_HARDLY: Final = 1 / 3
_RATHER: Final = 0.5
"""Shares of what is to be had just now that are left by the end."""
_NEAR: Final = 5
_SEEN: Final = 2.5
"""So many points more are seen at once to be given up: then a hint says why."""


def swing(view: Observation, action: Play) -> tuple[float, int]:
    """What herds that card brings its seat, and takes from the others; and their value where it comes to have more."""
    shown = preview(view, action)
    return (0.0, 0) if shown is None else _swing(view, shown, _before(view, shown))


def _swing(view: Observation, shown: Preview, before: Standing) -> tuple[float, int]:
    if shown.result in ("loses", "weak"):
        return 0.0, 0
    mine, theirs = (_of(shown.standing, shown.seat, of) - _of(before, shown.seat, of) for of in (True, False))
    return mine - theirs / (len(view.players) - 1), mine


def seen(view: Observation, action: Any) -> float:
    """What can be seen at once of what a card brings, in points: herds, captives, hide thief; and takes from others."""
    shown = preview(view, action)
    if shown is None:
        return 0.0
    before, had = _before(view, shown), set(thieves(view))
    captives = [_more(shown, before, own) for own in (True, False)]
    mine = captives[0] + THIEF * (shown.seat in set(shown.thieves) - had)
    others = captives[1] - THIEF * len(had - set(shown.thieves))
    return _swing(view, shown, before)[0] + mine - others / (len(view.players) - 1)


def _captives(view: Observation, action: Play) -> int:
    """How many more its seat would take in that territory, with that card."""
    shown = preview(view, action)
    return 0 if shown is None else _more(shown, _before(view, shown), True)


def _more(shown: Preview, before: Standing, own: bool) -> int:
    """The same, or for the others."""
    return sum(s.captives * ((s.guard == shown.seat) is own) * sign for s, sign in ((shown.standing, 1), (before, -1)))


def _before(view: Observation, shown: Preview) -> Standing:
    return next(standing for standing in standings(view) if standing.territory == shown.territory)


def _paired(view: Observation, seat: int) -> bool:
    """Whether two great warriors of that seat lie in one territory already: what a pair is good for has been said."""
    rows = (
        [one for one in place.laid if one.seat == seat and not STRENGTH[KIND[one.kind]]] for place in view.territories
    )
    return any(len(row) > 1 for row in rows)


def _of(standing: Standing, seat: int, own: bool) -> int:
    return sum(herd for owner, herd, _, _ in standing.catches if (owner == seat) is own)


def _odd(view: Observation, name: str, action: Play, cards: int) -> Play | None:
    """Of a card of which nothing on the table shows what it is good for: another one that is seen to bring most; of a
    pair that guards so many `cards`: the same one elsewhere, if it brings more than that."""
    if name not in QUIET:
        return None
    others = [other for other in plays(view) if name != "join_pair" or other.kind == action.kind]
    best = max(others, key=lambda other: seen(view, other))
    return best if seen(view, best) > max(seen(view, action), cards) else None


def _given_up(view: Observation, action: Any) -> Play | None:
    """What is seen at once to bring clearly more than that, most of all."""
    if not isinstance(action, Play):
        return None
    best = max(plays(view), key=lambda other: seen(view, other))
    return best if seen(view, best) - seen(view, action) >= _SEEN else None


def _behind(view: Observation, action: Play) -> dict[str, Any]:
    """Who is next to draw the hide thief, if one or two cards of that one may do it."""
    totals = [sum(column) for column in zip(*(place.strengths for place in view.territories), strict=True)]
    mine = totals[action.seat] + STRENGTH[KIND[action.kind]]
    still = turns(view, action.seat)
    others = [seat for seat, n in enumerate(still) if seat != action.seat and n]
    if not others or mine - totals[seat := max(others, key=totals.__getitem__)] > max(STRENGTH) * min(still[seat], 2):
        return {}
    return {"behind": seat, "gap": mine - totals[seat], "still": still[seat]}


def explained(view: Observation, actions: Sequence[Any]) -> Iterator[Reason | None]:
    """The reason of a hint; None now and then while it is found out, and before that what is known at once."""
    name, values = hint(view, actions)
    dear = values.get("thief") in (1, 2) and "net" not in values
    if name == "join_pair" and _paired(view, actions[0].seat):
        values["said"] = 1
    if isinstance(actions[0], Play):
        values |= besides(view, actions[0], name, values)
    if dear:
        values |= _behind(view, actions[0])
    yield name, values
    rather = None
    if name in CLAIMS:
        others = [actions[0]._replace(territory=place.id) for place in view.territories]
        rather = _rather(view, actions[0], values["herd"], others)
    elif name == "get_rid_weak" and "alone" not in values:
        rather = _rather(view, actions[0], 0, plays(view))
    if "alone" not in values:
        rather = rather or _odd(view, name, actions[0], values.get("cards", 0))
    spared = None
    near = values.get("gap", _NEAR + 1) <= _NEAR
    better = None if near and name in QUIET else _given_up(view, actions[0])
    last = view.turns_left == 2  # what whoever lays the last card can do is counted
    if rather is None and better is None and near and not last:
        return
    bare = (name == "get_rid_weak" and "alone" not in values) or (name == "sacrifice_pair" and "cards" not in values)
    if dear or (bare and rather is None):
        others = [other for other in plays(view) if other.kind != actions[0].kind and not (dear and draws(view, other))]
        spared = max(others, key=lambda other: seen(view, other), default=None)
    elif rather is None:
        spared = better
    instead = [other for other in (rather, spared) if other is not None]
    plain = not instead
    if plain and last:
        instead = sorted((one for one in plays(view) if one != actions[0]), key=lambda one: -seen(view, one))[:1]
    if not instead:
        return
    more = swing(view, instead[0])[1] + _captives(view, instead[0])
    found: list[Foreseen] | None = None
    if view.turns_left > 1:
        for said in foreseen(view, (*actions, *instead)):
            found = said
            yield None
    why = "" if plain else _why_not(view, actions[0], instead[0], (values.get("herd", 0), more), found)
    if why and not (dear and why == "drawn"):
        values |= {"rather": instead[0].territory, "more": more, "why": why, "able": _able(view, instead[0])}
    elif found is not None and not plain and (better is not None or not near):
        tried = compared(view, actions[0], instead[-1], found[0], found[-1], dear)
        if tried.get("why") != "close" or seen(view, instead[-1]) > seen(view, actions[0]):
            values |= tried
    if found is not None:
        values |= unsure(view, found[0], found[-1])
    yield name, values


def _able(view: Observation, action: Play) -> tuple[int, ...]:
    """Who may still take what that card would bring."""
    shown = preview(view, action)
    return () if shown is None else answers(view, shown, _captives(view, action) > 0)


def _rather(view: Observation, action: Play, herd: int, others: Sequence[Play]) -> Play | None:
    """Of these what would bring more than what is named just now, with what the others lose, too."""
    here = swing(view, action)[0]
    better = {other: gain for other in others for gain, mine in (swing(view, other),) if gain > here and mine > herd}
    return max(better, key=lambda other: (better[other], seen(view, other)), default=None)


def _why_not(view: Observation, action: Play, rather: Play, now: tuple[int, int], found: list[Foreseen] | None) -> str:
    """Why points that are to be had elsewhere are left there: '' where there are none, or it is not known. `now`: the
    herd that the card itself brings, and those points."""
    herd, more = now
    if more <= 0 or rather.territory == action.territory:
        return ""
    if draws(view, rather) and not draws(view, action):
        return "drawn"
    if found is None:
        return ""
    there, guards = rather.territory, _captives(view, rather) > 0
    left = found[1].mine[there] + found[1].captives[there] * guards
    safe = found[0].mine[action.territory] >= _RATHER * herd
    return "fought" if safe and left < _HARDLY * more and _able(view, rather) else ""
