"""What comes of a card by the end of the hunt, in parts, on the average of rollouts: what a hint's chooser weighs."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from prateria.core.rng import Rng

from ..engine.data import TERRITORIES, THIEF
from ..engine.observe import Observation
from ..engine.scoring import alone, catches
from ..engine.state import State
from .rollout import Hunt

__all__ = ["Foreseen", "foreseen"]

_DEALS: Final = 16


class Foreseen(NamedTuple):
    """By territory, in points: `herds` and `captives` of the seat less those of the others; `mine`: its herds alone;
    `thief`: what it loses by the hide thief less what the others lose; `visits`: in what share of hunts he comes to it.
    """

    herds: dict[str, float]
    captives: dict[str, float]
    mine: dict[str, float]
    thief: float
    visits: float

    @property
    def lead(self) -> float:
        """All of it together."""
        return sum(self.herds.values()) + sum(self.captives.values()) + self.thief


def foreseen(view: Observation, actions: Sequence[Any], deals: int = _DEALS) -> Iterator[list[Foreseen] | None]:
    """Of each of these cards of the seat that observes, on the same deals; None now and then while it looks."""
    seat = actions[0].seat
    known, rng = State.imagined(view), Rng(len(actions))
    none = dict.fromkeys(TERRITORIES, 0.0)
    parts = [Foreseen({**none}, {**none}, {**none}, 0.0, 0.0) for _ in actions]
    for _ in range(deals):
        deal, luck = known.redeal(seat, rng), rng.fork()
        for n, action in enumerate(actions):
            after = deal.clone()
            after.apply(action)
            hunt = Hunt(after, seat, luck.clone())
            hunt.play_on(luck.clone())
            comes, thief = _count(hunt, seat, parts[n])
            visits = parts[n].visits + comes / deals
            parts[n] = parts[n]._replace(thief=parts[n].thief + thief / deals, visits=visits)
            yield None
    for part in parts:
        for values in (part.herds, part.captives, part.mine):
            for name in values:
                values[name] /= deals
    yield parts


def _count(hunt: Hunt, seat: int, sums: Foreseen) -> tuple[bool, float]:
    """Adds what one hunt has brought, and returns whether the hide thief comes, and what he takes."""
    rivals = hunt.seats - 1
    for t, name in enumerate(TERRITORIES):
        great, small = hunt.herds[t]
        sole = alone((owner for owner, _ in hunt.laid[t]), hunt.rules)
        for owner, value, _, _ in catches(hunt.strength[t], (great, small) if small else (great,), sole)[0]:
            sums.herds[name] += value if owner == seat else -value / rivals
            sums.mine[name] += value if owner == seat else 0
        if guard := hunt.guards[t]:
            taken = sum(owner != guard[0] for owner, _ in hunt.laid[t])
            sums.captives[name] += taken if guard[0] == seat else -taken / rivals
    most = max(hunt.total)
    visited = [s for s, n in enumerate(hunt.total) if n == most] if most else []
    return seat in visited, sum((THIEF if s == seat else -THIEF / rivals) for s in visited)
