"""How a finished game of Manitou is judged: by rollouts of the hunt, quick and rough ones to find what could have been
better, then card by card to be sure of it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from prateria.core.rng import Rng
from prateria.core.session import Step
from prateria.games.contract import Cost, Deals, Effort, Judging, Parts, Worths

from ..engine.events import BisonCaught, CaptivesTaken, ThievesTaken
from .careful import play_hunt
from .evaluation import stands

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["JUDGING", "TRIES", "parts"]

TRIES: Final = 10


def _play_on(state: "State", seat: int | None, rng: Rng, far: bool) -> Iterator[Worths | None]:
    yield stands(state, seat, rng)


def _carefully(state: "State", seat: int | None, rng: Rng, far: bool) -> Iterator[Worths | None]:
    yield from play_hunt(state, rng)
    yield stands(state, None, rng)


def _in_parts(state: "State", rng: Rng) -> Iterator[tuple[Worths, Parts] | None]:
    events: list[Any] = []
    yield from play_hunt(state, rng, events.append)
    yield stands(state, None, rng), parts(events)


def parts(events: Iterable[Any]) -> Parts:
    """What these events of the end of a hunt bring: herds and captives by territory and seat; in how many of `TRIES`
    such hunts the hide thief comes, by seat: each time that is 10 points."""
    found = Counter[str]()
    for event in events:
        match event:
            case BisonCaught():
                found[f"herds {event.territory} {event.seat}"] += event.value
            case CaptivesTaken():
                found[f"captives {event.territory} {event.seat}"] += len(event.cards)
            case ThievesTaken():
                found.update({f"thief {seat}": TRIES for seat in event.seats})
    return {name: float(n) for name, n in found.items()}


def _clear(state: "State") -> bool:
    """Not the choice of a party: what comes of that nobody can foresee so truly."""
    return state.phase == "play"


def _starts(steps: Sequence[Step]) -> list[int]:
    """After the first card of each hunt: the parties are chosen then, and only the order of their cards is chance."""
    found, hunt = [], 0
    for n, step in enumerate(steps[:-1], 1):
        if step.before.phase == "play" and step.before.round != hunt:  # type: ignore[attr-defined]
            found.append(n)
            hunt = step.before.round
    return found


def _anew(state: "State", rng: Rng) -> "State":
    """The order of the piles, and the herds to come."""
    new = state.redeal(None, rng)
    new.hands, new.reserves, new.taking = state.hands, state.reserves, state.taking
    new.piles = state.piles if state.phase == "party" else tuple(tuple(rng.shuffled(pile)) for pile in state.piles)
    return new


def _again(state: "State", rng: Rng) -> "State":
    """The same, and which cards of the parties were in hand first."""
    new = _anew(state, rng)
    hands, piles = [], []
    for hand, pile in zip(state.hands, state.piles, strict=True):
        party = rng.shuffled((*hand, *pile))
        hands.append(tuple(sorted(party[: len(hand)])))
        piles.append(tuple(party[len(hand) :]))
    new.hands, new.piles, new.stuck = tuple(hands), tuple(piles), ((0, 0),) * state.seats
    return new


JUDGING: Final = Judging(
    play_on=_play_on,
    effort=Effort(curve=6, glance=16, choose=60, check=48, luck=19),
    cost=Cost(stop=131, glance=11, moment=1180, change=2, deal=18),
    least=2.0,
    doubt=(11.1, 11.1, 11.1, 11.9, 14.0, 14.0, 13.5, 13.5, 12.0, 12.0, 7.5, 9.8, 4.0),
    anew=_anew,
    check=_carefully,
    in_parts=_in_parts,
    clear=_clear,
    deals=Deals(starts=_starts, again=_again, times=60),
)
