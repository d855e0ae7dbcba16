"""How a finished game of Bison is judged: all go on by the best plan that comes to mind, as the level `strong` does."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from prateria.core.rng import Rng
from prateria.games.contract import Cost, Deals, Effort, Judging, Worths

from ..engine.actions import Barter, Buy
from ..engine.data import ACTIONS, DEED, ROUNDS
from .evaluation import AHEAD
from .worth import worth

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["JUDGING"]


OFTEN: Final = 4
"""After so many plans that came to mind it gives way."""


def _play_on(state: "State", seat: int | None, rng: Rng, far: bool) -> Iterator[Worths | None]:
    for n, _ in enumerate(AHEAD.onward(state, rng, None if far else AHEAD.clock(state) + AHEAD.horizon)):
        if not n % OFTEN:  # to give way costs, too
            yield None
    while state.phase == "surplus":  # nobody is imagined to trade in a scoring (BI-28)
        state.apply(state.legal_actions()[-1])
    yield tuple(float(sum(track)) for track in state.tracks) if state.phase == "over" else worth(state)


def _needed(state: "State", actions: Sequence[Any]) -> Sequence[Any]:
    """Without hunters who could come by no tile any more, and without anything bought or bartered after one's last
    action of the game: neither is counted, nor decides a tie (BI-30)."""
    found: list[Any] = []
    after = state.clone()
    for action in actions:
        if action not in after.legal_actions():
            return actions
        if not _vain(after, action):
            found.append(action)
            after.apply(action)
    return found


def _vain(state: "State", action: Any) -> bool:
    if not isinstance(action, Buy | Barter) or state.this_round < ROUNDS[state.seats] or state.phase == "surplus":
        return False
    done = state.done[action.seat]
    hunter = isinstance(action, Buy) and action.piece == "hunter"
    return len(done) == ACTIONS or (hunter and DEED["place"] in done and state.variant <= 1)


JUDGING: Final = Judging(
    play_on=_play_on,
    effort=Effort(curve=5, glance=1, choose=2, check=20, luck=15),
    cost=Cost(stop=150, glance=8, moment=640, change=1900, deal=250),
    least=2.0,
    doubt=(8.2, 7.6, 6.9, 6.6, 7.2, 6.9, 6.9, 7.0, 5.7, 4.2, 4.2, 3.2, 2.0),
    deals=Deals(),
    needed=_needed,
)
