"""A game of Pow Wow: whose moment it is, what can be done, what it does.

Phases: `turn` (one seat turns the next card), `race` (a card lies there: anyone claims, or the next is turned), `ask`
(calm mode: those who could claim answer in turn), `take` (a claim being settled chooses its haul), `over`.

>>> state = State.new(seats=2, seed=1)
>>> state.phase, [action.text for action in state.legal_actions()]
('turn', ['1 turn'])
>>> state.apply(state.legal_actions()[0])
>>> state.phase, state.turn, len(state.legal_actions())
('race', 1, 9)
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Self

from prateria.core.game import Choice, Sink, check_options
from prateria.core.rng import Rng

from . import events as ev
from .actions import CLAIMS, PASSES, SETTLE, TURNS, Claim, Haul, Pass, Settle, Turn
from .data import CARDS, COLOURS, COPIES, HALF, KIND, TRIBE
from .imagined import imagined
from .meta import META
from .notation import read, write
from .observe import Observation, observe
from .position import Position
from .redeal import redeal
from .rules import Table, askers, cards_of, hauls, lacking, setup, sound_kinds
from .scoring import outcome
from .winnings import give, raid, stack, throw

Lying = tuple[int, int, str]  # seat, kind, what it lacked when it was put down (PW-07), see `rules.lacking`


class State(Position):
    """See `core.game.State` for what each method promises."""

    __slots__ = ()

    @classmethod
    def new(cls, seats: int = 2, options: Mapping[str, Choice] | None = None, seed: int = 0, rules: int = 0) -> Self:
        full = check_options(META, seats, options, rules)
        rng = Rng(seed)
        self = cls.__new__(cls)
        self.seats = seats
        self.setup = setup(COLOURS[:seats], full)
        self.turn = rng.below(seats)
        prairie = tuple(rng.shuffled(card for card, copies in enumerate(COPIES) for _ in range(copies)))
        out = len(prairie) - HALF if self.setup.half else 0
        self.boxed, self.prairie = prairie[:out], prairie[out:]
        self.table = (0,) * len(CARDS)
        self.phase, self.at = "turn", 0
        self.pile = self.asked = self.gone = ()
        self.winnings = ((),) * seats
        self._legal = None
        return self

    def prologue(self) -> tuple[Any, ...]:
        return (ev.ColoursGiven(self.setup.colours),)

    # -- what can be done ----------------------------------------------------------------------------------------

    def legal_actions(self) -> tuple[Any, ...]:
        legal = self._legal
        if legal is None:
            if self.phase == "race":
                legal = _race(self.seats, self.turn, tuple(seat for seat, _, _ in self.pile), not self.prairie)
            elif self.phase == "turn":
                legal = TURNS[self.turn : self.turn + 1]
            elif self.phase == "take":
                seat, kind, _ = self.pile[self.at]
                legal = hauls(self.setup, self.table, seat, kind)
            elif self.phase == "ask":
                seat = self.asked[0]
                legal = (PASSES[seat], *(CLAIMS[seat][kind] for kind in sound_kinds(self.setup, self.table, seat)))
            else:
                legal = ()
            self._legal = legal
        return legal

    # -- what it does --------------------------------------------------------------------------------------------

    def _carry_out(self, action: Any, sink: Sink | None) -> None:
        self._legal = None
        tell = sink or _nobody
        if isinstance(action, Turn):
            self._turn(action.seat, tell)
        elif isinstance(action, Claim):
            self._claim(action, tell)
        elif isinstance(action, Haul):
            self._haul(action, tell)
        elif isinstance(action, Settle):
            self._settle(0, tell)
        elif isinstance(action, Pass):
            tell(ev.Answered(action.seat, "pass"))
            self._next_answer(tell)

    def _turn(self, seat: int, tell: Sink) -> None:
        """PW-04, PW-05: one card is turned; PW-20: there is none left, so nobody has touched the last one."""
        if not self.prairie:
            self._end(tell)
            return
        card = self.prairie[-1]
        self.prairie = self.prairie[:-1]
        self.table = _plus(self.table, card)
        self.turn = (seat + 1) % self.seats
        tell(ev.Turned(seat, CARDS[card], len(self.prairie)))
        if self.setup.calm:
            self.asked = askers(self.setup, self.table, self.turn)
            self.phase = "ask" if self.asked else "turn"
        else:
            self.phase = "race"

    def _claim(self, action: Claim, tell: Sink) -> None:
        """PW-06, PW-18: a tribe card is put down. When everyone's lies there, nothing is left to wait for."""
        seat, kind = action.seat, KIND[action.kind]
        self.pile += ((seat, kind, lacking(self.setup, self.table, seat, kind)),)
        if self.phase == "ask":
            tell(ev.Answered(seat, action.kind))
            self._next_answer(tell)
        else:
            tell(ev.Claimed(seat, action.kind))
            if len(self.pile) == self.seats:
                self._settle(0, tell)

    def _next_answer(self, tell: Sink) -> None:
        """PW-18: ask the next one, or show what all have answered."""
        self.asked = self.asked[1:]
        if not self.asked:
            self._settle(len(askers(self.setup, self.table, self.turn)), tell)

    def _settle(self, answers: int, tell: Sink) -> None:
        """PW-09: the pile is complete."""
        tell(ev.PileShown(tuple((seat, TRIBE[kind]) for seat, kind, _ in self.pile), answers))
        if self.pile:
            self._next_claim(tell)
        elif answers:
            self.phase = "turn"
        else:  # the table closes the last race (PW-20)
            self._end(tell)

    def _next_claim(self, tell: Sink) -> None:
        """PW-08, PW-09: settle claims from the bottom until one has something to take."""
        for seat, kind, unsound in self.pile[self.at :]:
            if unsound:
                self._punish(seat, kind, unsound, tell)
            elif missing := lacking(self.setup, self.table, seat, kind):
                tell(ev.FoundNothing(seat, TRIBE[kind], missing))
            else:
                self.phase = "take"
                return
            self.at += 1
        self.turn = self.pile[-1][0]  # PW-16
        self.pile, self.at, self.phase = (), 0, "turn"
        if not self.prairie:
            self._end(tell)

    def _punish(self, seat: int, kind: int, missing: str, tell: Sink) -> None:
        """PW-08."""
        left, thrown = throw(self.winnings[seat])
        self.winnings = (*self.winnings[:seat], left, *self.winnings[seat + 1 :])
        self.gone += thrown
        tell(ev.Punished(seat, TRIBE[kind], missing, len(thrown)))

    def _haul(self, haul: Haul, tell: Sink) -> None:
        """PW-10 to PW-15, PW-21 to PW-23: one claim takes what it chose."""
        seat, kind, _ = self.pile[self.at]
        cards = cards_of(self.setup, self.table, haul, kind)
        table = list(self.table)
        for card in cards:
            table[card] -= 1
        self.table = tuple(table)
        pile = stack(self.winnings[seat], cards, self.setup.war_path)
        self.winnings = (*self.winnings[:seat], pile, *self.winnings[seat + 1 :])
        allies = sum(card in self.setup.allies[kind] for card in cards)
        tell(ev.Took(seat, TRIBE[kind], haul.loot, haul.partner, allies, tuple(CARDS[card] for card in cards)))
        if self.setup.war_path and haul.loot == "tomahawk":
            gifts = raid(self.winnings, seat)
            self.winnings = give(self.winnings, seat, gifts)
            for giver, gift in enumerate(gifts):
                if giver != seat:
                    tell(ev.BisonGiven(giver, seat, gift))
        self.at += 1
        self._next_claim(tell)

    def _end(self, tell: Sink) -> None:
        """PW-20."""
        self.phase = "over"
        points, _, winners = outcome(self.winnings)
        tell(ev.GameEnded(points, winners))

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
        new.seats, new.setup, new.phase, new.turn = self.seats, self.setup, self.phase, self.turn
        new.prairie, new.boxed, new.table = self.prairie, self.boxed, self.table
        new.pile, new.at = self.pile, self.at
        new.asked, new.winnings, new.gone, new._legal = self.asked, self.winnings, self.gone, self._legal
        return new

    def to_json(self) -> Any:
        return write(self)

    @classmethod
    def from_json(cls, data: Any) -> Self:
        return read(cls, data)


@cache
def _race(seats: int, turn: int, claimed: tuple[int, ...], last: bool) -> tuple[Any, ...]:
    """What can be done while a card lies there: by turning, by the table, by claims (PW-06, PW-17, PW-20)."""
    return (
        *(() if claimed else (TURNS[turn],)),
        *((SETTLE,) if claimed or last else ()),
        *(claim for seat in range(seats) if seat not in claimed for claim in CLAIMS[seat]),
    )


def _plus(table: Table, card: int) -> Table:
    """The table with one more card of that kind."""
    return (*table[:card], table[card] + 1, *table[card + 1 :])


def _nobody(event: Any) -> None:
    """The sink of those who do not listen."""
