"""Why a hint sends a card to that territory and not to another, where the same card would bring more herds just now;
or lays one whose use nothing on the table shows, where another one would bring something.

`why` of the reason: `guarded`, `drawn` (that one draws the hide thief), `waits` (they are as likely to be had later),
`fought` (they would hardly stay one's own). Where none of it is so, or nothing of it has been found out yet, it is
`tried`: in many hunts that were tried the card brought most there. So it is where it draws the hide thief and its herds
are not worth that. `more`: what that one would bring, in points. `said` of a pair on guard: not the first one in this
hunt.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ..engine.actions import Play
from ..engine.data import KIND, STRENGTH, THIEF
from ..engine.observe import Observation
from ..engine.preview import Standing, preview, standings
from .foreseen import Foreseen, foreseen
from .reasons import Reason, draws, hint, plays

__all__ = ["CLAIMS", "QUIET", "explained", "seen", "swing"]

CLAIMS: Final = ("catch_large", "take_over", "keep_large", "catch_both", "catch_second", "catch_alone", "spoil")
"""Reasons that name what herds are worth,"""
QUIET: Final = ("keep_large", "chase", "save_strength", "get_rid_weak", "safe_place", "own_guard", "join_pair")
"""and those that nothing on the table shows."""
_LATER: Final = 0.75
_HARDLY: Final = 0.5


def swing(view: Observation, action: Play) -> tuple[float, int]:
    """What herds that card brings its seat, and takes from the others; and their value where it comes to have more."""
    shown = preview(view, action)
    if shown is None or shown.result in ("loses", "weak"):
        return 0.0, 0
    before = next(standing for standing in standings(view) if standing.territory == shown.territory)
    mine, theirs = (_of(shown.standing, action.seat, of) - _of(before, action.seat, of) for of in (True, False))
    return mine - theirs / (len(view.players) - 1), mine


def seen(view: Observation, action: Any) -> float:
    """What can be seen at once of what a card brings, in points: herds, captives, the hide thief, its own capture."""
    shown = preview(view, action)
    if shown is None:
        return 0.0
    return swing(view, action)[0] + _captives(view, action) + THIEF * draws(view, action) - shown.captured


def _captives(view: Observation, action: Play) -> int:
    """How many more its seat would take in that territory, with that card."""
    shown = preview(view, action)
    if shown is None:
        return 0
    before = next(standing for standing in standings(view) if standing.territory == shown.territory)
    return sum(s.captives * (s.guard == shown.seat) * sign for s, sign in ((shown.standing, 1), (before, -1)))


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
    if name not in QUIET or name == "get_rid_weak":
        return None
    others = [other for other in plays(view) if name != "join_pair" or other.kind == action.kind]
    best = max(others, key=lambda other: seen(view, other))
    return best if seen(view, best) > max(seen(view, action), cards) else None


def explained(view: Observation, actions: Sequence[Any]) -> Iterator[Reason | None]:
    """The reason of a hint; None now and then while it is found out, and before that what is known at once."""
    name, values = hint(view, actions)
    rather, dear = None, values.get("thief") in (1, 2) and "net" not in values
    if name == "join_pair" and _paired(view, actions[0].seat):
        values["said"] = 1
    if dear:
        yield name, {**values, "tried": 1}
        return
    if name in CLAIMS:
        others = [actions[0]._replace(territory=place.id) for place in view.territories]
        rather = _rather(view, actions[0], values["herd"], others)
    elif name == "get_rid_weak" and "alone" not in values:
        rather = _rather(view, actions[0], 0, plays(view))
    odd = None if rather else _odd(view, name, actions[0], values.get("cards", 0))
    if rather is None and odd is None:
        yield name, values
        return
    yield (tried := (name, {**values, "tried": 1}))
    rather = rather or odd
    more = swing(view, rather)[1] + _captives(view, rather) if rather else 0
    if rather is None or more <= 0 or rather.territory == actions[0].territory:
        return
    found: list[Foreseen] | None = None
    if view.turns_left > 1:
        for said in foreseen(view, (actions[0], rather)):
            found = said
            yield None
    why = _why_not(view, actions[0], rather, more, found)
    if why:
        yield name, {**values, "rather": rather.territory, "more": more, "why": why}
    else:
        yield tried


def _rather(view: Observation, action: Play, herd: int, others: Sequence[Play]) -> Play | None:
    """Of these what would bring more than what is named just now, with what the others lose, too."""
    here = swing(view, action)[0]
    better = {other: gain for other in others for gain, mine in (swing(view, other),) if gain > here and mine > herd}
    return max(better, key=better.__getitem__, default=None)


def _why_not(view: Observation, action: Play, rather: Play, more: int, found: list[Foreseen] | None) -> str:
    shown = preview(view, rather)
    if shown is not None and shown.captured:
        return "guarded"
    if draws(view, rather) and not draws(view, action):
        return "drawn"
    if found is None:
        return ""
    there, guards = rather.territory, _captives(view, rather) > 0
    chosen, other = (one.mine[there] + one.captives[there] * guards for one in found)
    if other < _HARDLY * more:
        return "fought"
    return "waits" if chosen >= _LATER * other else ""
