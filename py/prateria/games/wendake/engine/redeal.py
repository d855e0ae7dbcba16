"""Determinization: a position which a seat cannot tell from the true one. WE-04, WE-10, WE-71, WE-90."""

from typing import TypeVar

from prateria.core.rng import Rng

from .data import HEALTHY, INFECTED, MASK_KINDS, TURTLE_FACES, TURTLES
from .frames import Bag
from .position import Position
from .rules.hands import kind_of, known, sort_of

S = TypeVar("S", bound=Position)


def redeal(state: S, seat: int | None, rng: Rng) -> S:
    """Mask cards that the seat does not know, turtle faces, tiles and ghost cards to come, dealt anew from `rng`.

    What is unseen is gathered in a fixed order first, so the result depends on the seat's knowledge and `rng` alone.
    Mask cards in the deck and in the hands of others are one pool, also after discarded cards made a new deck (WE-27):
    which of the cards in a hand came from which deck is not written down.
    """
    new = state.clone()
    new.rng = rng.fork()
    new._legal = None
    _masks(new, seat, rng)
    _turtles(new, seat, rng)
    new.stacks = tuple(tuple(rng.shuffled(sorted(stack))) for stack in state.stacks)
    new.ghost = tuple(rng.shuffled(sorted(state.ghost)))
    new.gone = tuple(sorted(state.gone))  # in which order they went is nothing to know
    top = state.stack[-1] if state.stack else None
    if not state.stack:
        new.turn = state.order[0]  # the game is over, it is nobody's turn
    if isinstance(top, Bag) and state.turn != seat:
        new.swap_top(top._replace(taken=()))
    return new


def _masks(new: Position, seat: int | None, rng: Rng) -> None:
    """Cards of which the kind is known keep it; then the rest is dealt to the other hands and the deck."""
    pool = [n for _ in MASK_KINDS for n in (HEALTHY, INFECTED)]
    for sort in new.pile:
        pool[sort] -= 1
    for p in new.players:
        for card in (*p.hand, *p.played):
            if p.seat == seat or known(card) == 2:
                pool[sort_of(card)] -= 1

    def unsure(card: int) -> int:
        """A card of the same kind, infected or not as chance will have it."""
        if known(card) != 1:
            return card
        healthy, infected = pool[2 * kind_of(card) : 2 * kind_of(card) + 2]
        sort = 2 * kind_of(card) + (rng.below(healthy + infected) >= healthy)
        pool[sort] -= 1
        return 3 * sort + 1

    for p in new.players:
        if p.seat != seat:
            p.played = tuple(sorted(map(unsure, sorted(p.played, key=_public))))
            p.hand = tuple(sorted(map(unsure, sorted(p.hand, key=_public))))
    rest = rng.shuffled(sort for sort, n in enumerate(pool) for _ in range(n))
    for p in new.players:
        if p.seat != seat:
            p.hand = tuple(sorted(card if known(card) else 3 * rest.pop() for card in p.hand))
    new.deck = tuple(rest)


def _public(card: int) -> tuple[int, int, int]:
    """An order of cards by what everyone knows of them."""
    return (known(card), kind_of(card) if known(card) else 0, card if known(card) == 2 else 0)


def _turtles(new: Position, seat: int | None, rng: Rng) -> None:
    """The faces of each stack that the seat does not own, to their owners and the stack."""
    stacks = []
    dealt: dict[tuple[int, int], int] = {}
    for stack, (_, level) in enumerate(TURTLES):
        owners = [p for p in new.players if any(own == stack for own, _ in p.turtles)]
        mine = [face for p in owners if p.seat == seat for own, face in p.turtles if own == stack]
        faces = rng.shuffled(face for face in range(len(TURTLE_FACES[level])) if face not in mine)
        for p in owners:
            if p.seat != seat:
                dealt[p.seat, stack] = faces.pop()
        stacks.append(tuple(faces))
    new.turtles = tuple(stacks)
    for p in new.players:
        if p.seat != seat:
            p.turtles = tuple((stack, dealt[p.seat, stack]) for stack, _ in p.turtles)
