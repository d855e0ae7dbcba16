"""The referee of a race: from touches with times to actions. PW-04, PW-17, PW-20, PW-24, PW-25.

All times are milliseconds of one clock, the one that stamps the touches; a bot's touch is stamped like anyone's, with
its reaction time (PW-19). A pause is no time: whoever keeps the clock stops it.

- `begin(state, at)`: what everyone sees since then. For a turned card: when its face appeared, time 0 of its race.
- `touch(seat, what, at)`: a tribe kind, or `turn` for the prairie. They may be told in any order.
- `tick(now)`: what is decided by now, in order: actions to carry out, and claims that came too late, to be shown.

A moment is decided once it is 80 ms past, and was past already at an earlier tick: after a page has stalled, touches
that waited with it are told before anything is decided about them. So the decisions follow from the times of the
touches alone. After `turn`, or when a pile is complete, the referee is no longer `open`: it decides nothing until
`begin` tells that the next card lies there, or that the pile is settled.

>>> from .state import State
>>> state = State.new(seats=2, seed=1)
>>> state.apply(state.legal_actions()[0])  # a card lies there
>>> referee = Referee()
>>> referee.begin(state, 1000)
>>> referee.touch(1, "hunter", 1420)
>>> referee.touch(0, "chief", 1401)  # told later, touched earlier
>>> referee.tick(1490), [decision.text for decision in referee.tick(1505)]
([], ['1 claim chief', '2 claim hunter'])
"""

from bisect import insort
from collections.abc import Collection
from typing import Final, NamedTuple

from prateria.core.errors import BadOption

from .actions import CLAIMS, SETTLE, TURNS, Claim, Settle, Turn
from .data import KIND, TRIBE
from .position import Position

__all__ = ["LAST_CHANCE", "MEANT_BEFORE", "PACE", "PACES", "SAFE", "WINDOW", "Late", "Referee", "aim"]

WINDOW: Final = 1500
"""How long a pile stays open for the others after its first card; a setting (PW-17)."""

PACE: Final = 900
"""How long after a card the next one can be turned at the earliest; a setting (PW-24)."""

PACES: Final = (500, 3000)
"""The shortest and the longest pace."""

MEANT_BEFORE: Final = 150
"""A claim stamped up to so long after a card appeared still meant the card before (PW-24)."""

LAST_CHANCE: Final = 5000
"""How long the last card lies before the game can be closed without a claim (PW-20)."""

SAFE: Final = 80
"""How long a moment must be past before it is decided (PW-25)."""

_PRAIRIE: Final = len(TRIBE)  # what is touched: a kind, or this


class Late(NamedTuple):
    """A claim that counts for nothing: shown, neither punished nor recorded. It came too late for the card it meant
    (PW-24), or it is a `second` one at the same card (PW-06)."""

    at: int
    claim: Claim
    second: bool = False


def aim(pick: str, turn: int) -> tuple[int, str] | None:
    """Whose touch a pick is, and of what, when it is the turn of that seat to turn; None: it is nothing of the race.

    >>> aim("tribe:2-hunter", 0), aim("prairie:card", 0), aim("loot:bison", 0)
    ((1, 'hunter'), (0, 'turn'), None)
    """
    sort, _, what = pick.partition(":")
    seat, _, kind = what.partition("-")
    if sort == "tribe" and seat.isdecimal() and kind in KIND:
        return int(seat) - 1, kind
    return (turn, "turn") if sort == "prairie" else None


class _Touch(NamedTuple):
    """Sorted as they count: by time; equal times by how far left of the one who turned; then cards before the prairie.

    `counts_at`: the time of the stamp, or where that moment is decided already, the first that is not.
    """

    counts_at: int
    at: int
    place: int
    kind: int
    seat: int


class Referee:
    """One referee for a whole game. It looks at nothing of a state but what lies on the table for all to see.

    `bots`: the seats for which the table itself closes the game (PW-20).
    """

    def __init__(self, window: int = WINDOW, pace: int = PACE, bots: Collection[int] = ()) -> None:
        """Raises BadOption for a pace or a window that cannot be."""
        if not PACES[0] <= pace <= PACES[1] or window < 1:
            raise BadOption(f"no race with a pace of {pace} ms and a window of {window} ms", "pace")
        self.window: Final = window
        self.pace: Final = pace
        self.bots: Final = frozenset(bots)
        self._touches: list[_Touch] = []
        self._now: int | None = None  # the latest tick
        self._decided: int | None = None  # the latest moment that is decided
        self.open = False  # False: it waits for `begin`
        self._settles = False  # nobody can claim any more: what was claimed is settled
        self._race = False  # a card lies there that may be claimed
        self._seats = self._turn = 0
        self._claimed: dict[int, int] = {}  # by seat: with which kind
        self._since = 0  # since when the table lies as it does
        self.turns_from = 0  # from when on the next card can be turned
        self._ends: int | None = None  # when the table itself settles

    def begin(self, state: Position, at: int) -> None:
        """The table has changed: by a turned card, whose face appeared at that moment, or because a pile is settled."""
        self._seats, self._turn = state.seats, state.turn
        self._claimed = {seat: kind for seat, kind, _ in state.pile}
        self._race, self.open = state.phase == "race", state.phase in ("race", "turn")
        self._since, self._ends, self._settles = at, None, False
        if self._race:
            self.turns_from = at + (self.pace if state.prairie else LAST_CHANCE)
            if self._claimed:  # a game taken up again within the window: it opens anew
                self._ends = at + self.window
            elif not state.prairie and state.turn in self.bots:
                self._ends = self.turns_from
        else:
            self._touches = [touch for touch in self._touches if touch.at >= at]
        self._touches = sorted(touch._replace(place=self._place(touch.seat)) for touch in self._touches)

    @property
    def until(self) -> int | None:
        """Until when the others may still claim after the first; None: nobody has claimed, or nobody can any more."""
        return self._ends if self.open and self._claimed else None

    def touch(self, seat: int, what: str, at: int) -> None:
        """That seat touched one of its tribe cards, or the prairie, at that time."""
        kind = _PRAIRIE if what == "turn" else KIND[what]
        counts_at = at if self._decided is None else max(at, self._decided)
        insort(self._touches, _Touch(counts_at, at, self._place(seat), kind, seat))

    def tick(self, now: int) -> list[Turn | Claim | Settle | Late]:
        """It is now: what has been decided since the last tick, in order."""
        before, self._now = self._now, now if self._now is None else max(self._now, now)
        if before is None or not self.open:
            return []
        horizon = min(now - SAFE, before)
        out: list[Turn | Claim | Settle | Late] = []
        while self.open:
            ends = self._ends
            if self._touches and self._touches[0].counts_at <= horizon and not self._ended(self._touches[0].counts_at):
                out += self._decide(self._touches.pop(0))
            elif ends is not None and ends <= horizon:
                out.append(SETTLE)
                self._settles, self.open = True, False
            else:
                break
        if self.open:
            self._decided = horizon if self._decided is None else max(self._decided, horizon)
        return out

    def missed(self) -> list[Late]:
        """Claims that came when all was decided for this card, to be shown; each is told once. For the next card they
        would mean nothing."""
        if not self._settles:
            return []
        rest = [touch for touch in self._touches if touch.kind != _PRAIRIE]
        self._touches = [touch for touch in self._touches if touch.kind == _PRAIRIE]
        fresh = (touch for touch in rest if self._claimed.get(touch.seat) != touch.kind)
        return [Late(touch.at, CLAIMS[touch.seat][touch.kind]) for touch in fresh]

    def _ended(self, at: int) -> bool:
        return self._ends is not None and at >= self._ends

    def _place(self, seat: int) -> int:
        """How far left of the player who turned a seat is: the next to turn is first."""
        return (seat - self._turn) % self._seats if self._seats else seat

    def _decide(self, touch: _Touch) -> list[Turn | Claim | Settle | Late]:
        seat, at = touch.seat, touch.at
        if touch.kind == _PRAIRIE:
            if seat != self._turn or self._claimed or at < max(self.turns_from, self._since):
                return []
            self.open = False
            return [TURNS[seat]]
        claim = CLAIMS[seat][touch.kind]
        if not self._race or self._claimed.get(seat) == touch.kind:
            return []  # one card touched twice is one claim
        if seat in self._claimed:
            return [Late(at, claim, second=True)]
        if at <= self._since + MEANT_BEFORE:
            return [Late(at, claim)]
        if not self._claimed:
            self._ends = touch.counts_at + self.window
        self._claimed[seat] = touch.kind
        self.open = len(self._claimed) < self._seats
        self._settles = not self.open
        return [claim]
