"""The hands of all bots in a race: what they are about to touch, and when. Rule PW-19.

They start when a card is turned, wake again when somebody has claimed, and touch on the clock of everyone's touches.
Whoever runs a race (`app.race`, a bench) asks which hands have come down by now and tells the referee.

>>> from prateria.games import GAMES
>>> state = GAMES["powwow"].State.new(seats=2, seed=1)
>>> hands = Hands(GAMES["powwow"].flow.race, (None, "normal"), seed=1)
>>> state.apply(state.legal_actions()[0])  # seat 1 turns the next card
>>> hands.begin(state, now=1000, step=1, pace=900)
>>> [(hand.seat, hand.what, hand.at > 1900) for hand in hands.down(10_000)]
[(1, 'turn', True)]
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ..core.rng import Rng
from ..games.contract import Race
from .reaction import claim, turning
from .seatview import SeatView

__all__ = ["Hand", "Hands"]

_TURN, _CLAIM = 1, 2  # what a random stream is used for


class Hand(NamedTuple):
    """The hand of a bot on its way: it will touch that at that time."""

    at: int
    seat: int
    what: str


class Hands:
    """`levels`: of the bots by seat, None for a person. The same seed gives the same touches."""

    def __init__(self, race: Race, levels: Sequence[str | None], seed: int) -> None:
        self._race: Final = race
        self.levels: Final = tuple(levels)
        self._seed: Final = seed
        self._coming: list[Hand] = []
        self.turns: str | None = None  # the level at which the cards of people are turned for them

    def begin(self, state: Any, now: int, step: int, pace: int, slower: float = 1.0) -> None:
        """The table has changed: a card was turned, or a pile is settled. What was on its way is forgotten.

        `step`: how many actions there have been; `pace`: how soon the next card can be turned; `slower`: see `ease`.
        """
        self._coming = []
        race, seat = self._race, self._race.turner(state)
        lies, level = race.lies(state), self.levels[seat] or self.turns
        if lies:
            self._claims(state, now, step, slower, hurried=False)
        if level is not None and not race.over(state) and not race.claimants(state):
            wait = turning(level, self._rng(seat, step, _TURN), slower)
            self._coming.append(Hand(now + max(wait if lies else wait // 2, pace), seat, "turn"))

    def claimed(self, state: Any, now: int, step: int, slower: float = 1.0) -> None:
        """After a claim: planned turns are dropped, and bots without a planned claim decide once more."""
        self._coming = [hand for hand in self._coming if hand.what != "turn"]
        self._claims(state, now, step, slower, hurried=True)

    def down(self, now: int) -> list[Hand]:
        """The touches until now, in their order; each is told once."""
        touched = sorted(hand for hand in self._coming if hand.at <= now)
        self._coming = [hand for hand in self._coming if hand.at > now]
        return touched

    def _claims(self, state: Any, now: int, step: int, slower: float, hurried: bool) -> None:
        busy = set(self._race.claimants(state)) | {hand.seat for hand in self._coming}
        for seat, level in enumerate(self.levels):
            if level is not None and seat not in busy:
                move = claim(SeatView(state, seat), level, self._rng(seat, step, _CLAIM), slower, hurried)
                if move is not None:
                    self._coming.append(Hand(now + move.after, seat, move.what))

    def _rng(self, seat: int, step: int, use: int) -> Rng:
        return Rng(self._seed ^ step << 8 ^ seat << 4 ^ use)
