"""What trials say of a card, and of another one in its place (`foreseen`): see `explained`.

`worse`: by `n` points, most of them from `part`: `herds`, `captives` (its seat gets fewer), `their_herds`,
`their_captives` (others get more), `thief` (he comes to its seat more often; `stays`: where he is just now),
`their_thief` (others escape him more often); only where the table shows the same after either card. That of the hide
thief is told only where most hunts agree in it, and
never where its seat lays all its cards in any case: then its strength is the same either way. `close`: as good or
worse, and its herd can be lost again: `taker`: by whom, `with`: by a hunter of that strength or more (0: by any),
`loses`: the herd; or its captives: `beater`, `beats`: great warriors.
`unsure`: who lays the last card of the hunt, where it decides which of the two is better.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from ..engine.data import KIND, STRENGTH, THIEF
from ..engine.observe import Observation
from ..engine.preview import preview, standings, thieves
from .foreseen import Foreseen
from .prospects import all_laid, fellers, overtakes

__all__ = ["compared", "unsure"]

_SELDOM: Final = 0.07
"""In so few trials the hide thief comes if at tables (measured) he mostly goes elsewhere: bots lay less than trials."""
_OFTEN: Final = 0.7
_EVEN: Final = 1
"""So many points trials may say either way."""
_MOST: Final = 1 / 2
"""Such a share of these points is what the sentence names."""
_KEPT: Final = 2 / 3
"""Of a herd that is kept in such a share of hunts it is not said that it is lost again."""
_CLEAR: Final = 2.0
"""By so many times what chance makes of it hunts must agree that the hide thief comes more often."""
_MUCH: Final = 1 / 8
"""In so large a share of hunts."""


def compared(view: Observation, action: Any, other: Any, mine: Foreseen, its: Foreseen, dear: bool) -> dict[str, Any]:
    """See above. `dear`: with the card, but not with the other one, the hide thief would come as things lie."""
    if dear and mine.visits <= _SELDOM:
        return {"why": "leaves"}
    if dear and its.visits >= _OFTEN:
        return {"why": "anyway"}
    there = {"other": other.kind, "there": other.territory}
    thief = _thief(view, other.seat, mine, its)
    drawn = 0.0 if thief else mine.thief - its.thief  # what nobody could see the reason of is not counted either
    n = round(mine.lead - its.lead - drawn)
    if n > _EVEN and mine.lead > its.lead:
        shows = _table(view, action, other)
        parts = {part: points for part, points in ({**_parts(mine, its), **thief}).items() if part in shows}
        part = max(parts, key=parts.__getitem__, default="")
        if part and parts[part] >= _MOST * n:
            tie = _ties(view, other) if part == "herds" else 0
            stays = {"stays": 1} if part == "thief" and other.seat in thieves(view) else {}
            return {"why": "worse", "n": n, "part": part, **there, **stays, **({"tie": tie} if tie else {})}
    lost = _lost(view, other, its) if round(mine.lead - its.lead) >= -_EVEN else {}
    return {"why": "close", **there, **lost} if lost else {}


def _table(view: Observation, action: Any, other: Any) -> set[str]:
    """What the table shows to be worse by the other card than by that one, if the hunt ended then: parts of `worse`."""
    (mine, taken, theirs, captured), (less, fewer, more, others) = (_stands(view, one) for one in (action, other))
    strength, stronger = (STRENGTH[KIND[one.kind]] for one in (action, other))
    found = {
        "herds": less < mine,
        "captives": fewer < taken,
        "their_herds": more > theirs,
        "their_captives": others > captured,
        "thief": stronger > strength,
        "their_thief": stronger > strength,
    }
    return {part for part, shown in found.items() if shown}


def _stands(view: Observation, action: Any) -> tuple[int, int, int, int]:
    """What herds and captives the seat has with that card as things lie, and what all others have."""
    shown, seat = preview(view, action), action.seat
    after = [shown.standing if shown and one.territory == shown.territory else one for one in standings(view)]
    herds = [(owner == seat, herd) for one in after for owner, herd, *_ in one.catches]
    taken = [(one.guard == seat, one.captives) for one in after if one.guard is not None]
    sums = [sum(n for own, n in found if own is mine) for mine in (True, False) for found in (herds, taken)]
    return sums[0], sums[1], sums[2], sums[3]


def _lost(view: Observation, other: Any, its: Foreseen) -> dict[str, Any]:
    """Of a first place that the other card would take, or of captives: by whom they can be lost again, and by the
    weakest hunter or which great warriors, where they are lost in many hunts."""
    shown = preview(view, other)
    if shown is None:
        return {}
    herd = next((herd for owner, herd, _, place in shown.standing.catches if (owner, place) == (other.seat, 1)), 0)
    taker = overtakes(view, shown) if herd and its.mine[other.territory] < _KEPT * herd else None
    if taker:
        return {"taker": taker[0], "with": taker[1], "loses": herd}
    taken = shown.standing.captives * (shown.standing.guard == other.seat)
    beater = fellers(view, shown) if taken and its.taken[other.territory] < _KEPT * taken else None
    return {"beater": beater[0], "beats": beater[1]} if beater else {}


def unsure(view: Observation, mine: Foreseen, its: Foreseen) -> dict[str, Any]:
    """Who lays the last card, if that alone follows and with some of those it may be the other one would be better."""
    if view.seat is None or view.turns_left != 2:
        return {}
    worse = any(here < there for here, there in zip(mine.leads, its.leads, strict=True))
    return {"unsure": (view.seat + 1) % len(view.players)} if worse else {}


def _parts(mine: Foreseen, its: Foreseen) -> dict[str, float]:
    """What speaks for it of herds and captives, its seat's own and those of the others."""
    found: dict[str, float] = {}
    for name, own in (("herds", "mine"), ("captives", "taken")):
        here, there = (sum(getattr(one, own).values()) for one in (mine, its))
        found[name] = here - there
        both = (sum(getattr(one, name).values()) for one in (mine, its))
        found[f"their_{name}"] = next(both) - next(both) - found[name]
    return found


def _thief(view: Observation, seat: int, mine: Foreseen, its: Foreseen) -> dict[str, float]:
    """The same of the hide thief, where it is clear."""
    if all_laid(view):
        return {}
    gains: dict[str, list[float]] = {
        "thief": [there - here for here, there in zip(mine.comes, its.comes, strict=True)],
        "their_thief": [(here - there) / mine.rivals for here, there in zip(mine.goes, its.goes, strict=True)],
    }
    points = {part: -THIEF * sum(told) / len(told) for part, told in gains.items()}
    clear = {part: points[part] for part, told in gains.items() if _is_clear(told)}
    return clear if sum(points.values()) > 0 else {}


def _is_clear(gains: Sequence[float]) -> bool:
    """Whether these hunts agree."""
    more, less = sum(gain > 0 for gain in gains), sum(gain < 0 for gain in gains)
    return more - less >= max(_CLEAR * sqrt(more + less), _MUCH * len(gains))


def _ties(view: Observation, other: Any) -> int:
    """What runs away by that card, as it comes to a tie."""
    shown = preview(view, other)
    before = None if shown is None else next(one for one in standings(view) if one.territory == shown.territory)
    if shown is None or before is None or shown.standing.why != "tie" or before.why == "tie":
        return 0
    return sum(shown.standing.lost)
