"""What something better would have brought in Manitou that what was played did not: (id, values), told by
`words.instead`. All as it is at the end of the hunt: what comes of one card hangs on those that follow, so it is told
on the average of the hunts that the review has tried (`Way.parts`, by `judging.parts`); where it is the last card of
the hunt, as it is counted then.

| id | values |
|---|---|
| `herds`, `captives` | seat, territory, more, less: what its seat would have there, with the one and with the other |
| `their_herds`, `their_captives` | the same of another one |
| `thief`, `their_thief` | seat, more, less: in so many hunts of ten the hide thief comes; `points`: what that makes |
| `keep` | card: the one that was played would be kept |
| `rest` | what comes of it by the end is more than all that; `later`: there are more hunts; `most`: it is more than \
half |
| `evens` | what comes of it by the end is less than all that |
| `tie` | hide thieves come to several at once |

`against`: that speaks for what was played, `but`: the first that does. `average`: so it is on the average,
not always. `again`: when that is has been said.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from prateria.games.contract import Parts, Way

from ..engine.data import HUNTS, THIEF
from ..engine.observe import Observation
from ..engine.preview import preview, standings
from .judging import TRIES

__all__ = ["instead"]

Reason = tuple[str, dict[str, Any]]

_MUCH: Final = 1
"""Points from which on a second and a third thing are told too."""
_TOLD: Final = 2
"""So many things; one more that speaks against it where all the rest would be more than comes of it."""


def instead(view: Observation, better: Way, played: Way) -> Sequence[Reason]:
    """What speaks for the one against the other, what counts most first; then what counts most of the rest, for it or
    against it. Where that lies elsewhere than the better card, it is the card played that is kept for it."""
    good, bad = (way.parts or _at_once(view, way.actions[0]) for way in (better, played))
    all_ = (*good.items(), *bad.items())
    average = any(n % (TRIES if name.startswith("thief") else 1) for name, n in all_)
    me = better.actions[0].seat
    found = sorted(_differences(view, good, bad, me), key=lambda one: -round(one[0]))
    if not found or found[0][0] <= 0:
        return _kept(better.actions[0], played.actions[0])
    first, *rest = found
    ranked = sorted((one for one in rest if abs(one[0]) >= _MUCH), key=lambda one: -round(abs(one[0])))
    rest, further = ranked[: _TOLD - 1], ranked[_TOLD - 1 :]
    if round(better.points - first[0] - sum(points for points, _ in rest)) < 0:
        rest += [one for one in further if one[0] < 0][:1]
    rest.sort(key=lambda one: one[0] < 0)
    both = (first, *rest)
    told: list[Reason] = [
        (
            name,
            {
                **values,
                "average": average,
                "again": n > 0 and (average or "territory" in first[1][1]),
                "against": points < 0,
                "but": points < 0 < both[n - 1][0],
            },
        )
        for n, (points, (name, values)) in enumerate(both)
    ]
    elsewhere = average and first[1][1].get("territory", better.actions[0].territory) != better.actions[0].territory
    thieves = [sum(round(n) for name, n in way.items() if name.startswith("thief")) for way in (good, bad)]
    comes = [n for n, (name, _) in enumerate(told, 1) if name.endswith("thief")]
    if max(thieves) > TRIES and len(comes) > 1:
        told.insert(comes[-1], ("tie", {}))
    named = sum(points for points, _ in both)
    left = round(better.points - named)
    if left > 0:
        told.append(("rest", {"later": view.hunt < HUNTS, "most": left > named}))
    elif left < 0 and view.hunt < HUNTS:
        told.append(("evens", {}))
    return [*(_kept(better.actions[0], played.actions[0]) if elsewhere else []), *told]


def _kept(good: Any, bad: Any) -> list[Reason]:
    return [("keep", {"card": bad.kind})] if good.kind != bad.kind else []


def _differences(view: Observation, good: Parts, bad: Parts, me: int) -> Iterator[tuple[float, Reason]]:
    """Each thing that is not the same in whole numbers, with how many points it speaks for the better one."""
    for seat in range(len(view.players)):
        whose, to_me = {"seat": seat}, 1 if seat == me else -1
        prefix = "" if seat == me else "their_"
        for name in ("herds", "captives"):
            for place in view.territories:
                part = f"{name} {place.id} {seat}"
                here, there = good.get(part, 0), bad.get(part, 0)
                more, less = round(here), round(there)
                if more != less:
                    values = {"territory": place.id, "more": more, "less": less, **whose}
                    yield to_me * (here - there), (prefix + name, values)
        more, less = (round(way.get(f"thief {seat}", 0)) for way in (good, bad))
        points = to_me * round(THIEF * (more - less) / TRIES)
        if points:
            yield points, (f"{prefix}thief", {"more": more, "less": less, "points": points, **whose})


def _at_once(view: Observation, action: Any) -> Parts:
    """What everybody gets by that card, if it is the last one of the hunt."""
    shown = preview(view, action) if view.turns_left == 1 else None
    if shown is None:
        return {}
    found = {f"thief {seat}": float(TRIES) for seat in shown.thieves}
    for standing in standings(view):
        standing = shown.standing if standing.territory == shown.territory else standing
        for seat, herd, _, _ in standing.catches:
            part = f"herds {standing.territory} {seat}"
            found[part] = found.get(part, 0) + herd
        if standing.guard is not None:
            found[f"captives {standing.territory} {standing.guard}"] = standing.captives
    return found
