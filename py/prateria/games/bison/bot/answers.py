"""What a lead has to fear: the next answer of somebody else.

>>> from ..engine.preview import followed
>>> from ..engine.state import State
>>> state = State.new(seats=2, seed=1)
>>> view = state.observe(0)
>>> answer(view, *followed(view, ()), view.areas[0], 0) is None  # nobody is there
True
"""

from collections.abc import Iterator, Sequence

from ..engine.board import Board
from ..engine.camps import Camps, change, held, place, take
from ..engine.data import ACTIONS, CANOE, PRICES, SIZES, TIPI
from ..engine.grid import SPACE
from ..engine.observe import Area, Observation, Player, areas
from ..engine.rules.actions import legal_moves

__all__ = ["answer"]

Answer = tuple[str, int]
"""An action and, of a tipi or canoe, its size; of a march, its hunters."""


def answer(view: Observation, board: Board, camps: Sequence[Camps], area: Area, seat: int) -> Answer | None:
    """The cheapest action of somebody else, before that seat's next one, after which that area brings it less: a tipi
    or canoe that lies ready, a march of one hunter. (Not a tile: nobody knows it.) None where nobody can."""
    had = sum(one.gains[seat] for one in areas(board, tuple(camps)))
    for player in view.players:
        if player.seat != seat and len(player.deeds) < ACTIONS:
            for found, own in _answers(view, board, camps, area, player):
                then = areas(board, (*camps[: player.seat], own, *camps[player.seat + 1 :]))
                there = next(one.gains[seat] for one in then if one.id == area.id)
                if there < area.gains[seat] and sum(one.gains[seat] for one in then) < had:
                    return found
    return None


def _answers(
    view: Observation, board: Board, camps: Sequence[Camps], area: Area, player: Player
) -> Iterator[tuple[Answer, Camps]]:
    """What that player can do there, and its camps then; what costs nothing first."""
    own, spaces = camps[player.seat], {SPACE[space] for space in area.spaces}
    if player.holds and len(player.deeds) == ACTIONS - 1:
        return  # it must lay its tile (BI-17)
    river = area.terrain == "river"
    deed, first = ("canoe", CANOE) if river else ("tipi", TIPI)
    for n in SIZES:
        if deed not in player.deeds and not view.variant and PRICES[n] <= sum(player.animals):
            for space, hunters, size in own:
                if space in spaces and hunters >= n and size + n <= SIZES[-1] and player.supply[first + size + n]:
                    yield (deed, size + n), change(own, space, -n, size + n)
        if n == 1:
            others = _held(camps, player.seat)
            for march, far in (("move1", False), ("move3", True)):
                if march not in player.deeds:
                    for move in legal_moves(board, own, player.seat, others, (), far):
                        start, to = SPACE[move.start], SPACE[move.to]
                        if to in spaces and start not in spaces:
                            yield (march, 1), place(take(own, start, 1), to, 1)


def _held(camps: Sequence[Camps], seat: int) -> int:
    """The spaces where others are."""
    found = 0
    for other, own in enumerate(camps):
        found |= held(own) if other != seat else 0
    return found
