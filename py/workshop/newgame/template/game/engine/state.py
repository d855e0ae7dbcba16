"""One position of Lynx: what can be done in it, what that does, and what each seat may know of it."""

from collections.abc import Mapping
from typing import Any, Self

from prateria.core.game import Outcome, Sink
from prateria.core.plain import PlainState, by_points, put
from prateria.core.rng import Rng

from .actions import PLAYS, Play
from .events import Caught, Chosen, Shown
from .meta import CARDS, META
from .observe import Observation, Player


class State(PlainState):
    META = META
    HIDDEN = ((Chosen, "card"),)
    REVEALING = (Shown,)

    # what lies on the table: add a field for each thing of yours
    chosen: tuple[int, ...]  # by seat; 0: not yet
    played: tuple[tuple[int, ...], ...]  # by seat, in their order
    prey: tuple[int, ...]  # the tokens that lie open
    coming: tuple[int, ...]  # face down; the first is the next
    caught: tuple[tuple[int, ...], ...]  # by seat

    def begin(self, options: Mapping[str, Any], rng: Rng) -> None:
        tokens = tuple(rng.shuffled(CARDS))
        self.prey, self.coming = tokens[:1], tokens[1:]
        self.chosen, self.played, self.caught = (0,) * self.seats, ((),) * self.seats, ((),) * self.seats

    @property
    def round(self) -> int:
        return min(len(self.played[0]) + 1, META.rounds)

    def hand(self, seat: int) -> tuple[int, ...]:
        """The cards of a seat that nobody has seen yet."""
        return tuple(card for card in CARDS if card not in self.played[seat])

    def actors(self) -> tuple[int, ...]:
        """Who may choose now."""
        return tuple(seat for seat in range(self.seats) if not self.chosen[seat] and self.hand(seat))

    def legal_actions(self) -> tuple[Play, ...]:
        """What they can do. Add your rule here."""
        return tuple(PLAYS[seat][card] for seat in self.actors() for card in self.hand(seat))

    def do(self, action: Play, tell: Sink) -> None:
        """What it does. And here."""
        self.chosen = put(self.chosen, action.seat, action.card)
        tell(Chosen(action.seat, action.card))
        if all(self.chosen):
            self._show(tell)

    def _show(self, tell: Sink) -> None:
        """The highest card that nobody else played takes the prey; else it stays, and the next lies beside it."""
        cards, self.chosen = self.chosen, (0,) * self.seats
        self.played = tuple((*before, card) for before, card in zip(self.played, cards, strict=True))
        tell(Shown(cards))
        alone = [card for card in cards if cards.count(card) == 1]
        winner, prey = cards.index(max(alone)) if alone else None, self.prey
        if winner is not None:
            self.caught, self.prey = put(self.caught, winner, self.caught[winner] + prey), ()
        tell(Caught(winner, sum(prey)))
        self.prey, self.coming = self.prey + self.coming[:1], self.coming[1:]

    def outcome(self) -> Outcome | None:
        return None if self.actors() else by_points(tuple(map(sum, self.caught)))

    def observe(self, seat: int | None) -> Observation:
        """What that seat may know: nothing hidden goes in here."""
        players = tuple(Player(sum(caught), self.hand(s), self.played[s]) for s, caught in enumerate(self.caught))
        own = 0 if seat is None else self.chosen[seat]
        return Observation(seat, players, own, self.actors(), self.prey, self.world(seat), self.outcome())

    def redeal(self, seat: int | None, rng: Rng) -> Self:
        """The same for that seat: what is hidden from it is dealt anew, and nothing else."""
        new = self.clone()
        new.coming = tuple(rng.shuffled(sorted(self.coming)))  # sorted: it must not go by their order
        for other in range(self.seats):
            if other != seat and self.chosen[other]:
                hand = self.hand(other)
                new.chosen = put(new.chosen, other, hand[rng.below(len(hand))])
        return new
