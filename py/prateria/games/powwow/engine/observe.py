"""What a seat may know of a position: all but the order of the prairie and, in calm mode, answers not yet shown.

The winnings lie face down, so a table shows their sizes only; but everyone saw what went into them, and what was
thrown out of them, so their content is no secret to anybody with a perfect memory.

>>> from .state import State
>>> view = State.new(seats=2, seed=1).observe(None)
>>> view.left, dict(view.prairie)["bison"], [player.colour for player in view.players]
(114, 33, ['red', 'yellow'])
"""

from collections.abc import Iterable
from typing import NamedTuple

from prateria.core.game import Outcome

from .data import CARDS, TRIBE
from .position import Position
from .rules import Setup, askers

__all__ = ["Heap", "Lying", "Observation", "Player", "observe"]

Heap = tuple[tuple[str, int], ...]
"""How many there are of each card, in data order; those of which there are none are left out."""


class Lying(NamedTuple):
    """A tribe card on the council board; `lacks`: what was missing for it when it was put down, "" if it was sound
    (PW-07)."""

    seat: int
    kind: str
    lacks: str


class Player(NamedTuple):
    """What everyone knows of a player. `winnings`: cards from the bottom; a table shows `points`, their number."""

    seat: int
    colour: str
    points: int
    winnings: tuple[str, ...]


class Observation(NamedTuple):
    """A position as one seat sees it; `seat=None`: a spectator.

    `phase`: `turn`, `race`, `ask`, `take` or `over`. `turn`: who turns the next card. `table`: the face-up cards.
    `pile`: the council board from its bottom, of which `settled` are settled; while answers are hidden (PW-18) only
    one's own card. `asked`: who has still to answer; `answered`: who has. `prairie`: what nobody has seen, of which
    `left` cards are still to be turned: all of it, or on a half prairie some of it (PW-26); `rounds`: how many there
    were.
    """

    seat: int | None
    setup: Setup
    phase: str
    turn: int
    actors: tuple[int, ...]
    table: Heap
    pile: tuple[Lying, ...]
    settled: int
    asked: tuple[int, ...]
    answered: tuple[int, ...]
    players: tuple[Player, ...]
    prairie: Heap
    left: int
    rounds: int
    gone: Heap
    outcome: Outcome | None


def observe(state: Position, seat: int | None) -> Observation:
    """The observation of that seat."""
    secret = state.phase == "ask"
    answered: tuple[int, ...] = ()
    if secret:
        answered = askers(state.setup, state.table, state.turn)[: -len(state.asked)]
    players = tuple(
        Player(s, colour, len(pile), tuple(CARDS[card] for card in pile))
        for s, (colour, pile) in enumerate(zip(state.setup.colours, state.winnings, strict=True))
    )
    return Observation(
        seat,
        state.setup,
        state.phase,
        state.turn,
        state.actors(),
        _heap(state.table),
        tuple(Lying(s, TRIBE[kind], lacks) for s, kind, lacks in state.pile if s == seat or not secret),
        state.at,
        state.asked,
        answered,
        players,
        _heap(_counts((*state.prairie, *state.boxed))),
        len(state.prairie),
        state.rounds,
        _heap(_counts(state.gone)),
        state.outcome(),
    )


def _counts(cards: tuple[int, ...]) -> list[int]:
    return [cards.count(card) for card in range(len(CARDS))]


def _heap(counts: Iterable[int]) -> Heap:
    return tuple((name, n) for name, n in zip(CARDS, counts, strict=True) if n)
