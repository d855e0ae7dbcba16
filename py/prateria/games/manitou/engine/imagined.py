"""A position made of an observation alone, in which that seat sees just this. MA-03, MA-06, MA-07, MA-14, MA-24."""

from collections import Counter
from typing import TypeVar

from prateria.core.rng import Rng

from .data import KIND, LARGE_HERDS, SMALL_HERDS
from .notation import guard_of
from .observe import Observation, Own, Player
from .position import Position
from .redeal import Cards, lay_out

S = TypeVar("S", bound=Position)


def imagined(cls: type[S], view: Observation) -> S:
    """The herds not yet seen lie in order of their values, the unseen cards of the others in the order of the kinds."""
    state = cls.__new__(cls)
    state.rules, state.seats, state.rng = view.rules, len(view.players), Rng(0)
    state.phase, state.hunt, state.dealer, state.turns_left = view.phase, view.hunt, view.dealer, view.turns_left
    state.turn = view.actors[0] if view.actors else (view.dealer + 1) % state.seats  # whoever began would be next
    state.large = view.large_left
    *small, state.boxed = view.small_left
    state.small = tuple(small)
    state.herds = tuple(place.herds for place in view.territories)
    state.lost = _lost(view)
    state.rows = tuple(tuple((seat, KIND[kind], up) for seat, kind, up in place.laid) for place in view.territories)
    state.guards = tuple(guard_of(row) for row in state.rows)
    cards = [_cards(view, player) for player in view.players]
    state.hands, state.piles, state.reserves = zip(*cards, strict=True)
    state.taking = view.own.taken if view.own and state.turn == view.seat else ()
    state.chosen = tuple(player.chosen for player in view.players)
    state.stuck = view.stuck
    state.bison = tuple(player.bison for player in view.players)
    state.captives = tuple(tuple((seat, KIND[kind]) for seat, kind in player.captives) for player in view.players)
    state.thieves = tuple(player.thieves for player in view.players)
    state._legal = None
    return state


def _lost(view: Observation) -> tuple[int, ...]:
    """The herds of the box that are nowhere else."""
    left = Counter((*LARGE_HERDS, *SMALL_HERDS))
    left.subtract((*view.large_left, *view.small_left))
    for herds in (*(place.herds for place in view.territories), *(player.bison for player in view.players)):
        left.subtract(herds)
    return tuple(sorted(left.elements()))


def _cards(view: Observation, player: Player) -> tuple[Cards, Cards, Cards]:
    """Hand, pile and reserve of a player."""
    if view.own and player.seat == view.seat:
        return _own(view.own)
    unseen = (kind for kind, n in enumerate(player.unseen) for _ in range(n))
    return lay_out(unseen, view.stuck[player.seat], player.hand, player.pile, view.phase)


def _own(own: Own) -> tuple[Cards, Cards, Cards]:
    pile = tuple(kind for kind, n in enumerate(own.pile) for _ in range(n))
    return tuple(KIND[kind] for kind in own.hand), pile, own.reserve
