"""What something better would have brought in Manitou that what was played did not: (id, values), told by
`words.instead`. All as things lay then, as if the hunt had ended after the card.

| id | values |
|---|---|
| `thief` | what was played made its seat hunt hardest |
| `herds`, `captives` | more, less: what its seat would have, with the one and with the other |
| `their_herds`, `their_captives` | seat, more, less: what another one would have |
| `keep` | card: the one that was played would be kept |
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from prateria.games.contract import Way

from ..engine.data import THIEF
from ..engine.observe import Observation
from ..engine.preview import preview, standings

__all__ = ["instead"]

Reason = tuple[str, dict[str, Any]]

_MUCH: Final = 3
"""Points from which on a second thing is told too."""


class _Ends(NamedTuple):
    """By seat: herds and captives; who takes a hide thief."""

    herds: tuple[int, ...]
    captives: tuple[int, ...]
    thieves: tuple[int, ...]


def instead(view: Observation, better: Way, played: Way) -> Sequence[Reason]:
    """What speaks for the one against the other, what counts most first."""
    good, bad = _ends(view, better.actions[0]), _ends(view, played.actions[0])
    if good is None or bad is None:
        return []
    me = better.actions[0].seat
    found: list[tuple[int, Reason]] = [
        (good.herds[me] - bad.herds[me], ("herds", {"more": good.herds[me], "less": bad.herds[me]})),
        (good.captives[me] - bad.captives[me], ("captives", {"more": good.captives[me], "less": bad.captives[me]})),
        ((me in bad.thieves and me not in good.thieves) * -THIEF, ("thief", {})),
    ]
    for seat in range(len(good.herds)):
        if seat != me:
            lost, freed = bad.herds[seat] - good.herds[seat], bad.captives[seat] - good.captives[seat]
            values = {"seat": seat, "more": good.herds[seat], "less": bad.herds[seat]}
            found.append((lost, ("their_herds", values)))
            values = {"seat": seat, "more": good.captives[seat], "less": bad.captives[seat]}
            found.append((freed, ("their_captives", values)))
    ranked = sorted((one for one in found if one[0] > 0), key=lambda one: -one[0])
    told = [reason for n, (points, reason) in enumerate(ranked[:2]) if not n or points >= _MUCH]
    return told or _kept(better.actions[0], played.actions[0])


def _kept(good: Any, bad: Any) -> list[Reason]:
    return [("keep", {"card": bad.kind})] if good.kind != bad.kind else []


def _ends(view: Observation, action: Any) -> _Ends | None:
    """What everybody would have if the hunt ended after that card; None for anything else than a card."""
    shown = preview(view, action)
    if shown is None:
        return None
    herds, captives = [0] * len(shown.strengths), [0] * len(shown.strengths)
    for standing in standings(view):
        standing = shown.standing if standing.territory == shown.territory else standing
        for seat, herd, _, _ in standing.catches:
            herds[seat] += herd
        if standing.guard is not None:
            captives[standing.guard] += standing.captives
    return _Ends(tuple(herds), tuple(captives), shown.thieves)
