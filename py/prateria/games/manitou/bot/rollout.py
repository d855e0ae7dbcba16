"""A rollout of the hunt: quick and rough, from a sampled position to what everyone would bring home.

Simulated players lay, of all they can, what looks best at once, with a little luck, so that the many hunts imagined
differ. How much each thing counts was found by letting such players lay whole hunts against each other. What lies in a
territory is kept as sums; trials of strength are those of `rules`, herds go by `scoring`.
"""

from typing import TYPE_CHECKING, Final

from prateria.core.rng import Rng

from ..engine.data import BEATS, FIRST_WARRIOR, GUARDS, HAND, STRENGTH, TERRITORIES, THIEF, TURNS
from ..engine.rules import Guard, may_join, trial
from ..engine.scoring import alone, catches
from .proposals import likely_party

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["Hunt"]

_PLACES: Final = range(len(TERRITORIES))

Best = tuple[float, int, int]  # how good it looks, kind, territory
NOTHING: Final[Best] = (-1e9, -1, 0)


class Hunt:
    """A hunt going on. `strength[t][seat]` of hunters, `cards[t][seat]` lying there, `laid[t]` as (seat, kind)."""

    __slots__ = (
        "cards", "guards", "hands", "herds", "laid", "left", "piles", "rules", "seats", "strength", "total", "turn",
    )  # fmt: skip

    def __init__(self, state: "State", seat: int | None, rng: Rng) -> None:
        """From a position in which that seat's party is chosen; parties not yet chosen or shown are imagined."""
        self.rules, seats = state.rules, state.seats
        self.seats = seats
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

    def _deal(self, state: "State", seat: int | None, rng: Rng) -> None:
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
        hand = self.hands[seat]
        if not hand:
            return
        late = 1.0 - self.left / (TURNS * self.seats)
        value, kind, t = self._best_hunter(seat, late, luck & 0xFFFF)
        other = self._best_warrior(seat, late, luck >> 16)
        if other[0] > value:
            _, kind, t = other
        if kind < 0:  # MA-14, MA-24
            pairs = [t for t in _PLACES if len(self.guards[t]) > GUARDS and self.guards[t][0] != seat]
            if not pairs:
                return
            kind, t = hand[0], pairs[0]
        self._lay(seat, kind, t)

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

    def _best_hunter(self, seat: int, late: float, luck: int) -> Best:
        """The hunter of the hand that looks best and where: by herds, the hide thief, captives of a guard."""
        hunters = [kind for kind in self.hands[seat] if kind < FIRST_WARRIOR]
        best, best_kind, best_place = NOTHING
        if not hunters:
            return NOTHING
        total = self.total[seat]
        two = self.seats == 2
        most = self.total[1 - seat] if two else max([other for s, other in enumerate(self.total) if s != seat])
        thief = 1.0 + 17.0 * late * late if total < most or not total else 0.3
        soon, rivals = 0.4 + 0.2 * late, 2 * self.seats - 2
        for t in _PLACES:
            strength = self.strength[t]
            mine = strength[seat]
            first = second = 0
            if two:
                first = strength[1 - seat]
            else:
                for s, other in enumerate(strength):
                    if s != seat:
                        if other > first:
                            first, second = other, first
                        elif other > second:
                            second = other
            great, small = self.herds[t]
            guard = self.guards[t]
            base = 0.5 if not guard else 0.3 if guard[0] == seat else -0.9
            if mine:
                base -= soon * _share(mine, first, second, great, small)
            taken = (great - small) / rivals if mine <= first else 0.0
            for kind in hunters:
                more = STRENGTH[kind]
                after = mine + more
                value = base - (0.2 - 0.25 * late) * more + (luck & 7) * 0.25
                luck = luck >> 3 | (luck & 7) << 13
                if after > first:
                    value += soon * (great + taken if first else great + small)
                elif second < after < first:
                    value += soon * small
                if total + more >= most:
                    value -= thief
                if value > best:
                    best, best_kind, best_place = value, kind, t
        return best, best_kind, best_place

    def _best_warrior(self, seat: int, late: float, luck: int) -> Best:
        """The great warrior of the hand that looks best and where: by captives won, or kept from another."""
        warriors = [kind for kind in self.hands[seat] if kind >= FIRST_WARRIOR]
        if not warriors:
            return NOTHING
        best, best_kind, best_place = NOTHING
        soon, rivals = 0.4 + 0.2 * late, self.seats - 1
        for t in _PLACES:
            cards, guard = self.cards[t], self.guards[t]
            own = cards[seat]
            others = sum(cards) - own
            may = may_join(guard, seat)
            if not may:
                continue
            for kind in warriors:
                if not may >> kind - FIRST_WARRIOR & 1:
                    continue
                value = (luck & 7) * 0.25
                luck = luck >> 3 | (luck & 7) << 13
                if not guard:
                    value += others * 0.45 * soon
                elif guard[0] == seat:
                    value += (0.7 + others * 0.8) * (1.0 - late)
                else:
                    theirs = own + others - cards[guard[0]]  # what the guard would take
                    upper = guard[-1]
                    if len(guard) > GUARDS:
                        value += theirs * 0.3 * (1.0 - late) - 0.5
                    elif kind == upper:
                        value += theirs / rivals * soon
                    elif BEATS[kind - FIRST_WARRIOR][upper - FIRST_WARRIOR]:
                        value += 0.8 + (theirs / rivals + others * 0.45) * soon
                    else:
                        value -= 2.0
                if value > best:
                    best, best_kind, best_place = value, kind, t
        return best, best_kind, best_place

    def result(self) -> tuple[list[int], list[list[int]]]:
        """What the hunt brings each seat in points, and which kinds each seat loses as captives."""
        points = [0] * self.seats
        gone: list[list[int]] = [[] for _ in range(self.seats)]
        for t in _PLACES:
            if not self.laid[t]:
                continue
            great, small = self.herds[t]
            sole = alone((seat for seat, _ in self.laid[t]), self.rules)
            for seat, value, _, _ in catches(self.strength[t], (great, small) if small else (great,), sole)[0]:
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
    if mine > first:
        return great + (small if not first else 0)
    return small if second < mine < first else 0
