"""What something better would have brought in Manitou that what was played did not: (id, values), told by
`words.instead`. All as things lay then, territory by territory, as if the hunt had ended after the card. Whom the hide
thief visits is not told: it hangs on all that is played in a hunt, nearly the whole party, and not on one card.

| id | values |
|---|---|
| `herds`, `captives` | territory, more, less: what its seat would have there, with the one and with the other |
| `their_herds`, `their_captives` | seat, territory, more, less: what another one would have |
| `keep` | card: the one that was played would be kept |
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from prateria.games.contract import Way

from ..engine.observe import Observation
from ..engine.preview import preview, standings

__all__ = ["instead"]

Reason = tuple[str, dict[str, Any]]

_MUCH: Final = 3
"""Points from which on a second thing is told too."""


class _Ends(NamedTuple):
    """By territory and seat."""

    herds: dict[str, list[int]]
    captives: dict[str, list[int]]


def instead(view: Observation, better: Way, played: Way) -> Sequence[Reason]:
    """What speaks for the one against the other, what counts most first; then what speaks against it, if that is more
    than what else speaks for it."""
    good, bad = _ends(view, better.actions[0]), _ends(view, played.actions[0])
    if good is None or bad is None:
        return []
    me = better.actions[0].seat
    found: list[tuple[int, Reason]] = []
    for name, here, there in (("herds", good.herds, bad.herds), ("captives", good.captives, bad.captives)):
        for territory in here:
            for seat, (more, less) in enumerate(zip(here[territory], there[territory], strict=True)):
                values = {"territory": territory, "more": more, "less": less}
                if seat == me:
                    found.append((more - less, (name, values)))
                else:
                    found.append((less - more, (f"their_{name}", {"seat": seat, **values})))
    first, *rest = sorted(found, key=lambda one: -one[0])
    if first[0] <= 0:
        return _kept(better.actions[0], played.actions[0])
    second = max(rest, key=lambda one: abs(one[0]))
    return [first[1], second[1]] if abs(second[0]) >= _MUCH else [first[1]]


def _kept(good: Any, bad: Any) -> list[Reason]:
    return [("keep", {"card": bad.kind})] if good.kind != bad.kind else []


def _ends(view: Observation, action: Any) -> _Ends | None:
    """What everybody would have if the hunt ended after that card; None for anything else than a card."""
    shown = preview(view, action)
    if shown is None:
        return None
    herds, captives = ({place.id: [0] * len(shown.strengths) for place in view.territories} for _ in range(2))
    for standing in standings(view):
        standing = shown.standing if standing.territory == shown.territory else standing
        for seat, herd, _, _ in standing.catches:
            herds[standing.territory][seat] += herd
        if standing.guard is not None:
            captives[standing.territory][standing.guard] += standing.captives
    return _Ends(herds, captives)
