"""Who is asked: one seat, with the actions of that seat alone, and whether a curtain comes before it.

Computed from `State.actors()` and what the game says of its flow; nothing else decides who is asked. Where several may
act, the lowest seat is asked first: they choose at the same time, unseen by each other, and the record has their
choices in the order of the seats. In a race nobody is asked in turn: the seat is the one to turn the next card.
"""

from collections.abc import Collection
from typing import Any, NamedTuple

from ..core.game import Bag, State
from ..core.session import Session
from ..games import GAMES
from ..games.contract import Flow, Race

__all__ = ["Asked", "race_of", "seat_asked", "who_is_asked"]


class Asked(NamedTuple):
    """`actions`: the legal ones of that seat, in their order; `bag`: what it is filling, or None; `private`: nobody
    else may look at the screen meanwhile; `secret`: what it chooses is told only when all who choose now
    have done so."""

    seat: int
    actions: tuple[Any, ...]
    bag: Bag | None
    private: bool
    secret: bool


def race_of(session: Session) -> Race | None:
    """How this game is raced; None if it is played in turns."""
    race = GAMES[session.header.game].flow.race
    return race if race is not None and race.raced(dict(session.header.options)) else None


def seat_asked(state: State, race: Race | None = None) -> int | None:
    """The seat that is waited for; None when the game is over."""
    actors = state.actors()
    if not actors:
        return None
    return min(actors) if race is None or race.settling(state) else race.turner(state)


def who_is_asked(state: State, flow: Flow, race: Race | None = None, people: Collection[int] = ()) -> Asked | None:
    """Who decides now; None when the game is over. `people`: the seats round this screen."""
    seat = seat_asked(state, race)
    if seat is None:
        return None
    bag = state.bag()
    actions = state.legal_actions()
    if len(state.actors()) > 1:
        actions = tuple(action for action in actions if action.seat == seat)
    mine = bag if bag is not None and bag.seat == seat else None
    return Asked(seat, actions, mine, flow.private(state, people), flow.secret)
