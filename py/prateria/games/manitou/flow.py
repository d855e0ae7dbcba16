"""How Manitou is played at one screen: what stays unseen, a hunt before it is counted, the counting, the last look."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from prateria.games.contract import Flow, Scenes

from .engine.counting import counting
from .engine.data import HUNTERS, WARRIORS
from .engine.position import Position

__all__ = ["FLOW"]

Counts = dict[str, int]

SORTS: Final = (WARRIORS, HUNTERS[6:], HUNTERS[:3], HUNTERS[3:6])
"""Of cards for a party, in the order in which it is filled: great warriors, strong, weak and middling hunters."""


def interlude(before: Position, action: Any) -> Position | None:
    """The position in which the last card of a hunt lies on the table and nothing is taken yet.

    None if the action does not end a hunt.
    """
    if before.phase != "play" or before.turns_left != 1:
        return None
    state = before.clone()
    state.turns_left += 1  # so that the engine does not end the hunt
    state.apply(action)
    state.turns_left = 0
    return state


def veiled(before: Position, action: Any) -> Position:
    """The card lies there, and none is drawn. (Whose own party is being chosen sees it as it was.)"""
    if before.phase != "play":
        return before
    state = before.clone()
    state.turns_left += 1  # so that the engine does not end the hunt
    state.piles = tuple(() if seat == action.seat else pile for seat, pile in enumerate(before.piles))
    state.apply(action)
    state.piles, state.turns_left = before.piles, before.turns_left - 1
    return state


def last_look(before: Position, action: Any) -> Position | None:
    """The end of the game with all points counted, and the cards and herds of the last hunt still on the table.

    None if the action does not end the game.
    """
    lying = interlude(before, action)
    state = before.clone()
    state.apply(action)
    if lying is None or state.phase != "over":
        return None
    state.rows, state.guards, state.herds = lying.rows, lying.guards, lying.herds
    return state


def clearing(before: Position, action: Any) -> Scenes:
    """The thief sneaks in, the herds run to who caught them, the captives are led away."""
    lying = interlude(before, action)
    if lying is None:
        return []
    events: list[Any] = []
    before.clone().apply(action, events.append)
    return counting(lying, events)


def proposed(view: Any, ways: Sequence[Counts], picked: Counts) -> list[Counts]:
    """What is picked stays, and those to which most of it belongs come first."""

    def foreign(way: Counts) -> int:
        return sum(max(0, _of(picked, sort) - _of(way, sort)) for sort in SORTS)

    filled = [_filled(way, picked) for way in sorted(ways, key=foreign)]
    return [way for n, way in enumerate(filled) if way not in filled[:n]]


def _of(cards: Counts, kinds: Iterable[str]) -> int:
    return sum(cards.get(kind, 0) for kind in kinds)


def _filled(way: Counts, picked: Counts) -> Counts:
    """That party with what is picked in it: of each sort no more is added than it has."""
    party = {kind: picked.get(kind, 0) for kind in way}
    for sort in SORTS:
        for kind in sort:
            wanted = (way[kind] - party[kind], _of(way, sort) - _of(party, sort), _of(way, way) - _of(party, way))
            party[kind] += max(0, min(wanted))
    return party


def still_looking(looked_at: str, pick: str) -> bool:
    """A territory that was brought near goes back as soon as something is chosen: it lies over the others."""
    return False


def known(state: Position) -> bool:
    """A hunt has been played to its end: card, territory and "Done" are known by then."""
    return state.round > 1 and state.phase == "play"


FLOW: Final = Flow(
    clear=50,
    known=known,
    laid=lambda bag: True,  # also who begins beside a `normal` computer has never chosen a party
    proposed=proposed,
    still_looking=still_looking,
    interlude=interlude,
    clearing=clearing,
    last_look=last_look,
    veiled=veiled,
    carried={"card": ("territory",)},
    keeps=("territory",),
)
