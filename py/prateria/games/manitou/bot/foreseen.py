"""What comes of a card by the end of the hunt, in parts, on the average of rollouts: what a hint's chooser weighs. Of
the last card but one it is counted: whoever lays the last one answers as well as can be."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from prateria.core.rng import Rng

from ..engine.data import TERRITORIES, THIEF
from ..engine.events import BisonCaught, CaptivesTaken, ThievesTaken
from ..engine.observe import Observation
from ..engine.scoring import alone, catches
from ..engine.state import State
from .evaluation import stands
from .rollout import Hunt

__all__ = ["Foreseen", "foreseen"]

_DEALS: Final = 16
_HANDS: Final = 48
"""So many deals of the last card: each hand is counted once."""


class Foreseen(NamedTuple):
    """By territory, in points: `herds` and `captives` of the seat less those of the others; `mine`, `taken`: its own
    alone; `thief`: what it loses by the hide thief less what the others lose. Hunt by hunt: `comes`, whether he comes
    to it, `goes`, to how many others, `leads`, all of it together."""

    herds: dict[str, float]
    captives: dict[str, float]
    mine: dict[str, float]
    taken: dict[str, float]
    comes: list[int]
    goes: list[int]
    leads: list[float]
    rivals: int

    @property
    def thief(self) -> float:
        return THIEF * (sum(self.comes) - sum(self.goes) / self.rivals) / len(self.comes)

    @property
    def visits(self) -> float:
        """In what share of hunts he comes to it."""
        return sum(self.comes) / len(self.comes)

    @property
    def lead(self) -> float:
        """All of it together."""
        return sum(self.herds.values()) + sum(self.captives.values()) + self.thief

    def add(self, own: bool, territory: str, herd: float, cards: float) -> None:
        """What one of the seats gets there."""
        share = 1 if own else -1 / self.rivals
        self.herds[territory] += share * herd
        self.captives[territory] += share * cards
        self.mine[territory] += own * herd
        self.taken[territory] += own * cards

    def close(self, seat: int, visited: Sequence[int], before: float) -> None:
        """One hunt is over: whom the hide thief visits; `before`: all that had been there of herds and captives."""
        self.comes.append(seat in visited)
        self.goes.append(len(visited) - self.comes[-1])
        thief = THIEF * (self.comes[-1] - self.goes[-1] / self.rivals)
        self.leads.append(sum(self.herds.values()) + sum(self.captives.values()) - before + thief)

    def sofar(self) -> float:
        return sum(self.herds.values()) + sum(self.captives.values())


def _none(rivals: int) -> Foreseen:
    herds, captives, mine, taken = (dict.fromkeys(TERRITORIES, 0.0) for _ in range(4))
    return Foreseen(herds, captives, mine, taken, [], [], [], rivals)


def foreseen(view: Observation, actions: Sequence[Any], deals: int = _DEALS) -> Iterator[list[Foreseen] | None]:
    """Of each of these cards of the seat that observes, on the same deals; None now and then while it looks."""
    seat = actions[0].seat
    known, rng = State.imagined(view), Rng(len(actions))
    parts = [_none(known.seats - 1) for _ in actions]
    last = view.turns_left == 2
    deals = _HANDS if last else deals
    answers: dict[tuple[Any, ...], Any] = {}
    for _ in range(deals):
        deal, luck = known.redeal(seat, rng), rng.fork()
        for action, part in zip(actions, parts, strict=True):
            if last:
                _counted(deal, action, part, answers)
                yield None
                continue
            after = deal.clone()
            after.apply(action)
            hunt = Hunt(after, seat, luck.clone())
            hunt.play_on(luck.clone())
            _count(hunt, seat, part)
            yield None
    for part in parts:
        for values in (part.herds, part.captives, part.mine, part.taken):
            for name in values:
                values[name] /= deals
    yield parts


def _count(hunt: Hunt, seat: int, sums: Foreseen) -> None:
    """Adds what one hunt has brought."""
    before = sums.sofar()
    for t, name in enumerate(TERRITORIES):
        great, small = hunt.herds[t]
        sole = alone((owner for owner, _ in hunt.laid[t]), hunt.rules)
        for owner, value, _, _ in catches(hunt.strength[t], (great, small) if small else (great,), sole)[0]:
            sums.add(owner == seat, name, value, 0)
        if guard := hunt.guards[t]:
            sums.add(guard[0] == seat, name, 0, sum(owner != guard[0] for owner, _ in hunt.laid[t]))
    most = max(hunt.total)
    sums.close(seat, [s for s, n in enumerate(hunt.total) if n == most] if most else [], before)


def _counted(deal: State, action: Any, sums: Foreseen, answers: dict[tuple[Any, ...], Any]) -> None:
    """The same of a card that only one more follows: the one with which its seat stands best. `answers`: those found,
    by hand."""
    events: list[Any] = []
    after = deal.clone()
    after.apply(action, events.append)
    key = (action, after.hands[after.turn])
    if key not in answers:
        answers[key] = max(after.legal_actions(), key=lambda one: _lead(after, one))
    after.apply(answers[key], events.append)
    visited: Sequence[int] = ()
    before = sums.sofar()
    for event in events:
        match event:
            case BisonCaught():
                sums.add(event.seat == action.seat, event.territory, event.value, 0)
            case CaptivesTaken():
                sums.add(event.seat == action.seat, event.territory, 0, len(event.cards))
            case ThievesTaken():
                visited = event.seats
    sums.close(action.seat, visited, before)


def _lead(state: State, action: Any) -> float:
    """How far ahead who is to act comes out of the hunt with that last card."""
    after, seat = state.clone(), state.turn
    after.apply(action)
    points = stands(after, None, Rng(0))
    return points[seat] - max(points[:seat] + points[seat + 1 :])
