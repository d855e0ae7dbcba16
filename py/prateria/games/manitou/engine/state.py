"""A position of Manitou and how actions change it. MA-01 to MA-24.

Every field holds immutable values, so a clone copies references. Kinds are places in `data.KINDS`, counts by kind are
tuples of that length; a hand is a sorted tuple of kinds, a pile a tuple whose last card is drawn first.

>>> state = State.new(seats=2, seed=1)
>>> state.phase, state.bag().total, [len(h) for h in state.herds]
('party', 8, [2, 1, 1])
"""

from collections.abc import Mapping
from typing import Any, Final, Self

from prateria.core.game import Choice, Sink, Take, check_options
from prateria.core.rng import Rng

from . import events as ev
from .actions import TAKES, Pass, Play
from .data import (
    COPIES,
    FIRST_WARRIOR,
    HAND,
    HERDS_DEALT,
    HUNTS,
    KIND,
    KINDS,
    LARGE_HERDS,
    SMALL_HERDS,
    TERRITORIES,
    TERRITORY,
    TURNS,
)
from .imagined import imagined
from .meta import META
from .notation import read, write
from .observe import Observation, observe
from .position import Position
from .redeal import redeal
from .rules import legal_plays, stuck_kinds, trial, turn_down
from .scoring import bison, captives, hide_thieves

EMPTY: Final[tuple[Any, ...]] = ((),) * len(TERRITORIES)


class State(Position):
    """See `core.game.State` for what each method promises."""

    __slots__ = ()

    @classmethod
    def new(cls, seats: int = 2, options: Mapping[str, Choice] | None = None, seed: int = 0, rules: int = 0) -> Self:
        check_options(META, seats, options, rules)
        self = cls.__new__(cls)
        self.rules, self.seats = rules or META.rules, seats
        self.rng = rng = Rng(seed)
        self.dealer = rng.below(seats)
        self.large = tuple(rng.shuffled(LARGE_HERDS))
        *small, self.boxed = rng.shuffled(SMALL_HERDS)
        self.small = tuple(small)
        self.lost = ()
        self.reserves = (COPIES,) * seats
        self.hands = self.piles = self.bison = self.captives = ((),) * seats
        self.thieves = (0,) * seats
        self.stuck = ((0, 0),) * seats
        self.hunt = 0
        self._begin_hunt(None)
        return self

    def _begin_hunt(self, sink: Sink | None) -> None:
        """MA-05, MA-06, MA-22: lay out the herds and ask for the parties, the dealer last."""
        self.hunt += 1
        piles = {"l": list(self.large), "s": list(self.small)}
        self.herds = tuple(tuple(piles[size].pop() for size in sizes) for sizes in HERDS_DEALT[self.seats])
        self.large, self.small = tuple(piles["l"]), tuple(piles["s"])
        self.rows = self.guards = EMPTY
        self.chosen = (False,) * self.seats
        self.turns_left = TURNS * self.seats
        self.phase, self.taking = "party", ()
        self.turn = (self.dealer + 1) % self.seats
        self._legal = None
        if sink:
            sink(self._hunt_began())

    def _hunt_began(self) -> ev.HuntBegan:
        return ev.HuntBegan(self.hunt, self.dealer, self.herds)

    def prologue(self) -> tuple[Any, ...]:
        return (self._hunt_began(),)

    # -- what can be done ----------------------------------------------------------------------------------------

    def legal_actions(self) -> tuple[Any, ...]:
        legal = self._legal
        if legal is None:
            if self.phase == "play":
                legal = legal_plays(self.turn, self.hands[self.turn], self.guards)
            elif self.phase == "party":
                legal = self._legal_takes()
            else:
                legal = ()
            self._legal = legal
        return legal

    def _legal_takes(self) -> tuple[Take, ...]:
        bag = self.bag()
        return TAKES[bag.seat][len(bag.taken)][bag.answers()] if bag else ()

    # -- what it does --------------------------------------------------------------------------------------------

    def _carry_out(self, action: Any, sink: Sink | None) -> None:
        self._legal = None
        if isinstance(action, Play):
            self._play(action, sink)
        elif isinstance(action, Take):
            self._take(action, sink)
        elif isinstance(action, Pass):
            self._pass(action.seat, sink)

    def _take(self, action: Take, sink: Sink | None) -> None:
        """MA-06: one answer of the bag; the last one lays the party down."""
        seat = action.seat
        self.taking = taking = (*self.taking, action.amount)
        if sink:
            sink(ev.PartyTaken(seat, action.kind, action.amount))
        if len(taking) < len(KINDS):
            return
        party = tuple(k for k, n in enumerate(taking) for _ in range(n))
        self.reserves = _at(self.reserves, seat, tuple(r - n for r, n in zip(self.reserves[seat], taking, strict=True)))
        self.piles = _at(self.piles, seat, party)
        self.chosen = _at(self.chosen, seat, True)
        self.taking = ()
        self.turn = (seat + 1) % self.seats
        if sink:
            sink(ev.PartyIn(seat, len(party)))
        if seat == self.dealer:
            self._deal(sink)

    def _deal(self, sink: Sink | None) -> None:
        """MA-07: shuffle every party and draw its first cards."""
        hands, piles = [], []
        for party in self.piles:
            pile = self.rng.shuffled(party)
            hands.append(tuple(sorted(pile[-HAND:])))
            piles.append(tuple(pile[:-HAND]))
        self.hands, self.piles, self.phase = tuple(hands), tuple(piles), "play"
        if sink:
            for seat, hand in enumerate(hands):
                sink(ev.HandDealt(seat, tuple(KINDS[k] for k in hand), len(hand)))

    def _play(self, action: Play, sink: Sink | None) -> None:
        """MA-07, MA-09 to MA-15: lay a card, settle the trial, draw."""
        seat, kind, t = action.seat, KIND[action.kind], TERRITORY[action.territory]
        hand = list(self.hands[seat])
        hand.remove(kind)
        row = (*self.rows[t], (seat, kind, True))
        if sink:
            sink(ev.Played(*action))
        if kind >= FIRST_WARRIOR:
            before = self.guards[t]
            result, guard, fallen = trial(before, seat, kind)
            if result == "weak":
                self.stuck = _at(self.stuck, seat, (stuck_kinds(seat, self.guards), len(hand)))
            elif self.stuck[seat][1]:
                self._less_stuck(seat, kind)
            for s, k in fallen:
                row = turn_down(row, s, k)
            self.guards = _at(self.guards, t, guard)
            if sink and result != "joins":
                sink(ev.Trial(action.territory, seat, action.kind, before[0], KINDS[before[-1]], result))
        self.rows = _at(self.rows, t, row)
        pile = self.piles[seat]
        if pile:
            hand.append(pile[-1])
            hand.sort()
            self.piles = _at(self.piles, seat, pile[:-1])
            if sink:
                sink(ev.Drew(seat, KINDS[pile[-1]], len(pile) - 1))
        self.hands = _at(self.hands, seat, tuple(hand))
        self._next_turn(sink)

    def _less_stuck(self, seat: int, kind: int) -> None:
        """A card of the known kinds has left the hand: one fewer is surely there."""
        kinds, cards = self.stuck[seat]
        if kinds >> kind & 1:
            self.stuck = _at(self.stuck, seat, (kinds, cards - 1))

    def _pass(self, seat: int, sink: Sink | None) -> None:
        """MA-24."""
        self.stuck = _at(self.stuck, seat, (stuck_kinds(seat, self.guards), len(self.hands[seat])))
        if sink:
            sink(ev.Passed(seat))
        self._next_turn(sink)

    def _next_turn(self, sink: Sink | None) -> None:
        self.turns_left -= 1
        self.turn = (self.turn + 1) % self.seats
        if not self.turns_left:
            self._end_hunt(sink)

    # -- the end of a hunt ---------------------------------------------------------------------------------------

    def _end_hunt(self, sink: Sink | None) -> None:
        """MA-08, MA-16 to MA-22."""
        tell = sink or _nobody
        tell(ev.HuntEnded(self.hunt))
        seats, strength = hide_thieves(self.rows, self.seats)
        self.thieves = tuple(n + (s in seats) for s, n in enumerate(self.thieves))
        tell(ev.ThievesTaken(seats, strength))
        won = list(self.bison)
        for name, row, herds in zip(TERRITORIES, self.rows, self.herds, strict=True):
            catches, lost, why = bison(row, herds, self.seats, self.rules)
            for seat, value, strength, place in catches:
                won[seat] += (value,)
                tell(ev.BisonCaught(name, seat, value, strength, place))
            if lost:
                self.lost += lost
                tell(ev.BisonLost(name, lost, why))
        self.bison = tuple(won)
        self._take_captives(tell)
        self.herds = EMPTY
        if self.hunt == HUNTS:
            self.phase = "over"
            if outcome := self.outcome():
                tell(ev.GameEnded(outcome.points, outcome.winners))
        else:
            self.dealer = (self.dealer + 1) % self.seats
            self._begin_hunt(sink)

    def _take_captives(self, tell: Sink) -> None:
        """MA-08, MA-19, MA-20: captives to those who guard, all other cards back to their reserves."""
        reserves = [list(reserve) for reserve in self.reserves]
        for seat in range(self.seats):
            for kind in (*self.hands[seat], *self.piles[seat]):
                reserves[seat][kind] += 1
        won = list(self.captives)
        for name, row, guard in zip(TERRITORIES, self.rows, self.guards, strict=True):
            taken = captives(row, guard)
            for seat, kind, _ in row:
                if not guard or seat == guard[0]:
                    reserves[seat][kind] += 1
            if guard:
                won[guard[0]] += taken
                tell(ev.CaptivesTaken(name, guard[0], tuple((s, KINDS[k]) for s, k in taken)))
            elif row:
                tell(ev.CardsReturned(name))
        self.captives = tuple(won)
        self.reserves = tuple(tuple(reserve) for reserve in reserves)
        self.hands = self.piles = ((),) * self.seats
        self.stuck = ((0, 0),) * self.seats
        self.rows = self.guards = EMPTY

    # -- what is seen --------------------------------------------------------------------------------------------

    def observe(self, seat: int | None) -> Observation:
        return observe(self, seat)

    @staticmethod
    def seen_by(event: Any, seat: int | None) -> Any:
        return ev.seen_by(event, seat)

    @staticmethod
    def reveals(event: Any) -> bool:
        return ev.reveals(event)

    def redeal(self, seat: int | None, rng: Rng) -> Self:
        return redeal(self, seat, rng)

    @classmethod
    def imagined(cls, observation: Observation) -> Self:
        return imagined(cls, observation)

    # -- copies and writing --------------------------------------------------------------------------------------

    def clone(self) -> Self:
        new = self.__class__.__new__(self.__class__)
        new.rules, new.seats, new.rng = self.rules, self.seats, self.rng.clone()
        new.phase, new.hunt = self.phase, self.hunt
        new.dealer, new.turn, new.turns_left = self.dealer, self.turn, self.turns_left
        new.large, new.small, new.boxed, new.lost = self.large, self.small, self.boxed, self.lost
        new.herds, new.rows, new.guards, new.reserves = self.herds, self.rows, self.guards, self.reserves
        new.taking, new.chosen, new.hands, new.piles = self.taking, self.chosen, self.hands, self.piles
        new.stuck, new.bison, new.captives, new.thieves = self.stuck, self.bison, self.captives, self.thieves
        new._legal = self._legal
        return new

    def to_json(self) -> Any:
        return write(self)

    @classmethod
    def from_json(cls, data: Any) -> Self:
        return read(cls, data)


def _at(values: tuple[Any, ...], i: int, value: Any) -> tuple[Any, ...]:
    """The tuple with one value replaced."""
    return (*values[:i], value, *values[i + 1 :])


def _nobody(event: Any) -> None:
    """The sink of those who do not listen."""
