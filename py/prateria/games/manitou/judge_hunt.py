"""A hunt played on in the mind: quick and rough, from a sampled position to what everyone would bring home.

Players of the mind lay, of all they can, what looks best at once, with a little luck, so that the many hunts imagined
differ. What lies in a territory is kept as sums; trials of strength are those of `rules`, herds go by `scoring`.
"""

from typing import TYPE_CHECKING, Final

from ...core.rng import Rng
from .data import FIRST_WARRIOR, GUARDS, HAND, STRENGTH, TERRITORIES, THIEF, TURNS
from .judge_party import likely_party
from .rules import Guard, may_join, trial
from .scoring import catches

if TYPE_CHECKING:
    from .state import State

__all__ = ["Hunt"]

_PLACES: Final = range(len(TERRITORIES))


class Hunt:
    """A hunt going on. `strength[t][seat]` of hunters, `cards[t][seat]` lying there, `laid[t]` as (seat, kind)."""

    __slots__ = ("cards", "guards", "hands", "herds", "laid", "left", "piles", "seats", "strength", "total", "turn")

    def __init__(self, state: "State", seat: int, rng: Rng) -> None:
        """From a position in which that seat's party is chosen; parties not yet chosen or shown are imagined."""
        seats = self.seats = state.seats
        self.herds = tuple((*sorted(herds, reverse=True), 0)[:2] for herds in state.herds)
        self.guards: list[Guard] = list(state.guards)
        self.strength = [[0] * seats for _ in _PLACES]
        self.cards = [[0] * seats for _ in _PLACES]
        self.laid: list[list[tuple[int, int]]] = []
        for t in _PLACES:
            for s, kind, _ in state.rows[t]:
                self.strength[t][s] += STRENGTH[kind]
                self.cards[t][s] += 1
            self.laid.append([(s, kind) for s, kind, _ in state.rows[t]])
        self.total = [sum(self.strength[t][s] for t in _PLACES) for s in range(seats)]
        self.left, self.turn = state.turns_left, state.turn
        self.hands = [list(hand) for hand in state.hands]
        self.piles = [list(pile) for pile in state.piles]
        if self.left == TURNS * seats:
            self._deal(state, seat, rng)

    def _deal(self, state: "State", seat: int, rng: Rng) -> None:
        """Before the first card: the others' parties as sensible people choose them."""
        self.turn = (state.dealer + 1) % self.seats
        for s in range(self.seats):
            if s != seat:
                party = likely_party(state.unseen(s), state.party_size(s), rng)
            else:
                party = [*self.hands[s], *self.piles[s]]
            party = rng.shuffled(party)
            self.hands[s], self.piles[s] = party[-HAND:], party[:-HAND]

    def play_on(self, rng: Rng) -> None:
        """Play until the hunt ends."""
        while self.left:
            self._turn(rng.bits32())
            self.left -= 1
            self.turn = (self.turn + 1) % self.seats

    def _turn(self, luck: int) -> None:
        """Lay what looks best for the one whose turn it is, or pass. `luck`: 32 bits."""
        seat = self.turn
        hand, guards = self.hands[seat], self.guards
        if not hand:
            return
        joins = [may_join(guard, seat) for guard in guards]
        best, best_kind, best_place = -1e9, -1, 0
        for kind in hand:
            if kind < FIRST_WARRIOR:
                for t in _PLACES:
                    value = self._hunter(seat, t, STRENGTH[kind]) + (luck & 7) * 0.25
                    luck = luck >> 3 | (luck & 7) << 29
                    if value > best:
                        best, best_kind, best_place = value, kind, t
            else:
                bit = 1 << kind - FIRST_WARRIOR
                for t in _PLACES:
                    if joins[t] & bit:
                        value = self._warrior(seat, t, kind) + (luck & 7) * 0.25
                        luck = luck >> 3 | (luck & 7) << 29
                        if value > best:
                            best, best_kind, best_place = value, kind, t
        if best_kind < 0:  # MA-14, MA-24
            pairs = [t for t in _PLACES if len(guards[t]) > GUARDS and guards[t][0] != seat]
            if not pairs:
                return
            best_kind, best_place = hand[0], pairs[0]
        self._lay(seat, best_kind, best_place)

    def _lay(self, seat: int, kind: int, t: int) -> None:
        if kind < FIRST_WARRIOR:
            self.strength[t][seat] += STRENGTH[kind]
            self.total[seat] += STRENGTH[kind]
        else:
            self.guards[t] = trial(self.guards[t], seat, kind)[1]
        self.cards[t][seat] += 1
        self.laid[t].append((seat, kind))
        hand, pile = self.hands[seat], self.piles[seat]
        hand.remove(kind)
        if pile:
            hand.append(pile.pop())

    def _hunter(self, seat: int, t: int, more: int) -> float:
        """How good a hunter of that strength looks there: herds, the hide thief, captives of a guard."""
        late = 1.0 - self.left / (TURNS * self.seats)
        mine, total, most = self.strength[t][seat], self.total[seat] + more, 0
        first = second = 0
        for s in range(self.seats):
            if s != seat:
                x = self.strength[t][s]
                if x > first:
                    first, second = x, first
                elif x > second:
                    second = x
                if self.total[s] > most:
                    most = self.total[s]
        great, small = self.herds[t]
        after = mine + more
        gain: float = _share(after, first, second, great, small) - _share(mine, first, second, great, small)
        if mine <= first < after:
            gain += (great - small) / (2 * self.seats - 2)
        value = gain * (0.4 + 0.6 * late) - 0.1 * more
        if total >= most:
            value -= (1.0 + 9.0 * late * late) if total - more < most or total == more else 0.3
        guard = self.guards[t]
        if guard:
            value += 0.3 if guard[0] == seat else -1.0 - 0.05 * more
        return value

    def _warrior(self, seat: int, t: int, kind: int) -> float:
        """How good a great warrior looks there: captives won or kept from another."""
        late = 1.0 - self.left / (TURNS * self.seats)
        cards, guard = self.cards[t], self.guards[t]
        own = cards[seat]
        others = sum(cards) - own
        if not guard:
            return (0.2 + others * 1.2 + own * 0.3) * (0.4 + 0.6 * late)
        if guard[0] == seat:
            return (0.2 + others * 0.3) * (1.0 - late)
        result = trial(guard, seat, kind)[0]
        theirs = sum(cards) - cards[guard[0]]  # what the guard would take
        if result == "wins":
            return 0.5 + (theirs / (self.seats - 1) + others * 1.2) * (0.5 + 0.5 * late)
        if result == "equal":
            return theirs / (self.seats - 1) * (0.5 + 0.5 * late)
        if result == "sacrifice":
            return theirs * 0.3 * (1.0 - late) - 0.5
        return -2.0

    def result(self) -> tuple[list[int], list[list[int]]]:
        """What the hunt brings each seat in points, and which kinds each seat loses as captives."""
        points = [0] * self.seats
        gone: list[list[int]] = [[] for _ in range(self.seats)]
        for t in _PLACES:
            great, small = self.herds[t]
            for seat, value, _, _ in catches(self.strength[t], (great, small) if small else (great,))[0]:
                points[seat] += value
            guard = self.guards[t]
            if guard:
                for seat, kind in self.laid[t]:
                    if seat != guard[0]:
                        points[guard[0]] += 1
                        gone[seat].append(kind)
        most = max(self.total)
        if most:
            for seat, total in enumerate(self.total):
                if total == most:
                    points[seat] += THIEF
        return points, gone


def _share(mine: int, first: int, second: int, great: int, small: int) -> int:
    """What a strength earns against the two best others (MA-17, MA-18)."""
    if not mine:
        return 0
    if mine > first:
        return great + (small if not first else 0)
    return small if second < mine < first else 0
