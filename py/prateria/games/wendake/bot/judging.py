"""How a finished game of Wendake is judged: all sides do what is likeliest, as the level `strong` thinks ahead."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from prateria.core.rng import Rng
from prateria.games.contract import Cost, Deals, Effort, Judging, Worths

from ..engine.data import YEARS
from .ahead import AHEAD
from .worth import value

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["JUDGING"]


def _play_on(state: "State", seat: int | None, rng: Rng, far: bool) -> Iterator[Worths | None]:
    yield from AHEAD.onward(state, rng, None if far else AHEAD.clock(state) + AHEAD.horizon)
    outcome = state.outcome()
    if outcome is not None:
        yield tuple(map(float, outcome.points))
    else:
        yield tuple(value(state, p.seat, YEARS - state.year) for p in state.people)


def _ends(action: Any) -> bool:
    return getattr(action, "verb", "") == "end"


JUDGING: Final = Judging(
    play_on=_play_on,
    ends=_ends,
    effort=Effort(curve=16, glance=2, choose=4, check=32, luck=19),
    cost=Cost(stop=35, glance=4, moment=75, change=640, deal=14),
    least=2.0,
    doubt=(6.7, 6.3, 6.0, 6.5, 6.5, 7.3, 6.3, 4.8, 4.8, 5.0, 3.2, 2.9, 2.0),
    deals=Deals(),
)
