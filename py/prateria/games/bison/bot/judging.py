"""How a finished game of Bison is judged: all go on by the best plan that comes to mind, as the level `strong` does."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from prateria.core.rng import Rng
from prateria.games.contract import Cost, Deals, Effort, Judging, Worths

from .ahead import AHEAD
from .worth import worth

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["JUDGING"]


def _play_on(state: "State", seat: int | None, rng: Rng, far: bool) -> Iterator[Worths | None]:
    yield from AHEAD.onward(state, rng, None if far else AHEAD.clock(state) + AHEAD.horizon)
    while state.phase == "surplus":  # nobody is imagined to trade in a scoring (BI-28)
        state.apply(state.legal_actions()[-1])
    yield tuple(float(sum(track)) for track in state.tracks) if state.phase == "over" else worth(state)


JUDGING: Final = Judging(
    play_on=_play_on,
    effort=Effort(curve=5, glance=1, choose=2, check=20, luck=15),
    cost=Cost(stop=150, glance=8, moment=640, change=1900, deal=250),
    least=2.0,
    doubt=(8.2, 7.6, 6.9, 6.6, 7.2, 6.9, 6.9, 7.0, 5.7, 4.2, 4.2, 3.2, 2.0),
    deals=Deals(),
)
