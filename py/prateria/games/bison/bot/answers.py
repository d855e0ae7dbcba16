"""What a lead has to fear: the next answer of somebody else.

>>> from ..engine.preview import followed
>>> from ..engine.state import State
>>> state = State.new(seats=2, seed=1)
>>> view = state.observe(0)
>>> answers(view, *followed(view, ()), view.areas[0], 0)  # nobody is there
(None, None)
"""

from collections.abc import Iterator, Sequence
from typing import Any

from ..engine.board import Board
from ..engine.camps import Camps, at, change, held, place, take
from ..engine.data import ACTIONS, BARTER, CANOE, PRICES, SIZES, TIPI
from ..engine.grid import SPACE
from ..engine.observe import Area, Observation, Player, areas
from ..engine.preview import followed
from ..engine.rules.actions import legal_calls, legal_moves

__all__ = ["answers", "beaten", "elsewhere", "replies"]

Answer = tuple[str, int]
"""An action and, of a tipi or canoe, its size; of a march or a gathering, its hunters."""


def answers(
    view: Observation, board: Board, camps: Sequence[Camps], area: Area, seat: int, denied: bool = False
) -> tuple[Answer | None, Answer | None]:
    """Actions of somebody else, before that seat's next one, after which that area brings it less: the smallest tipi or
    canoe that lies ready or can be bought, and the march or gathering of fewest hunters. (Not a tile: nobody knows it.)
    None where nobody can. `denied`: all that it has come to is that others get less, so it is enough if whoever answers
    gets more there again."""
    if not area.gains[seat] and not denied:
        return None, None
    had = sum(one.gains[seat] for one in areas(board, tuple(camps)))
    smallest: Answer | None = None
    come: Answer | None = None
    for player in view.players:
        if player.seat != seat and len(player.deeds) < ACTIONS:
            tried: set[Camps] = set()
            for found, own in _answers(view, board, camps, area, player):
                built = found[0] in ("tipi", "canoe")
                if own in tried or (found[1] >= smallest[1] if built and smallest else come and not built):
                    continue
                tried.add(own)
                then = areas(board, (*camps[: player.seat], own, *camps[player.seat + 1 :]))
                there = next(one.gains for one in then if one.id == area.id)
                less = there[seat] < area.gains[seat] and sum(one.gains[seat] for one in then) < had
                if less or (denied and there[player.seat] > area.gains[player.seat]):
                    smallest, come = (found, come) if built else (smallest, found)
    return smallest, come


def beaten(view: Observation, actions: Sequence[Any]) -> bool:
    """Whether all that comes of these may be gone before that seat's next action, by a tipi or canoe that lies ready in
    the camp of somebody else, who stands where they lead."""
    goals = {getattr(action, "to", getattr(action, "space", "")) for action in actions}
    seat, (board, camps) = actions[0].seat, followed(view, actions)
    there = [area for area in areas(board, tuple(camps)) if goals.intersection(area.spaces) and area.gains[seat]]
    had = sum(area.gains[seat] for area in view.areas)
    for player in view.players:
        if player.seat != seat and len(player.deeds) < ACTIONS:
            ready = player._replace(market=(0,) * len(player.market))
            for found, own in (one for area in there for one in _answers(view, board, camps, area, ready)):
                if found[0] in ("tipi", "canoe"):
                    then = areas(board, (*camps[: player.seat], own, *camps[player.seat + 1 :]))
                    if sum(one.gains[seat] for one in then) <= had:
                        return True
    return False


def elsewhere(
    view: Observation, actions: Sequence[Any], after: Sequence[Area], area: Area
) -> tuple[str, tuple[Answer | None, Answer | None]]:
    """The same in another area that brings more after these actions, or that some have left so that less is enough
    there than before; with the name of that area, as it is called everywhere."""
    seat, was = actions[0].seat, {space: one for one in view.areas for space in one.spaces}
    for there in after:
        if there.id == area.id or not there.gains[seat]:
            continue
        olds = {was[space].id: was[space] for space in there.spaces if space in was}.values()
        left = any(there.pieces[seat] < old.pieces[seat] for old in olds)
        if left or there.gains[seat] > sum(old.gains[seat] for old in olds):
            found = answers(view, *followed(view, actions), there, seat)
            before = [answers(view, *followed(view, ()), old, seat) for old in olds] if left else []
            if any(found) and found not in before:
                return there.id, found
    return "", (None, None)


def replies(view: Observation, board: Board, camps: Sequence[Camps], area: Area, player: Player) -> Iterator[Camps]:
    """The camps of that player after each thing that it can do there (but for a tile)."""
    return (own for _, own in _answers(view, board, camps, area, player))


def _answers(
    view: Observation, board: Board, camps: Sequence[Camps], area: Area, player: Player
) -> Iterator[tuple[Answer, Camps]]:
    """What that player can do there, and its camps then; for each number of hunters, what lies ready first."""
    own, spaces = camps[player.seat], {SPACE[space] for space in area.spaces}
    if player.holds and len(player.deeds) == ACTIONS - 1:
        return  # it must lay its tile (BI-17)
    ways = _ways(board, camps, player, spaces)
    for n, price in enumerate(PRICES):
        if n and price <= sum(player.animals):
            yield from _built(view, own, spaces, player, area.terrain == "river", n)
            for march, there in ways:
                for to, starts in there.items():
                    if (then := _come(own, to, starts, n)) is not None:
                        yield (march, n), then
            if "gather" not in player.deeds:
                for call in legal_calls(own, player.seat, n):
                    if (to := SPACE[call.space]) in spaces:
                        starts = [space for space, hunters, _ in own if hunters and space not in spaces]
                        if (then := _come(own, to, starts, n)) is not None:
                            yield ("gather", n), then


def _built(
    view: Observation, own: Camps, spaces: set[int], player: Player, river: bool, n: int
) -> Iterator[tuple[Answer, Camps]]:
    """Tipis and canoes that so many hunters can make of what lies ready, or of what is bought for that."""
    deed, first = ("canoe", CANOE) if river else ("tipi", TIPI)
    if deed in player.deeds or view.variant:
        return
    for space, hunters, size in own:
        new = size + n
        if space not in spaces or hunters < n or new > SIZES[-1]:
            continue
        if player.supply[first + new] or (player.market[first + new] and _can_buy(player.animals, new, PRICES[n])):
            yield (deed, new), change(own, space, -n, new)


def _can_buy(animals: Sequence[int], size: int, price: int) -> bool:
    """Whether one of that size can be bought, after bartering for what is missing, and the price paid then."""
    missing = sum(max(size - n, 0) for n in animals)
    bartered = sum(max(n - size, 0) // BARTER for n in animals)
    return missing <= bartered and sum(animals) - (BARTER - 1) * missing - len(animals) * size >= price


def _ways(
    board: Board, camps: Sequence[Camps], player: Player, spaces: set[int]
) -> list[tuple[str, dict[int, list[int]]]]:
    """By march that is left: to which of the spaces hunters can come, and from where outside."""
    own, others, found = camps[player.seat], _held(camps, player.seat), []
    for march in ("move1", "move3"):
        there: dict[int, list[int]] = {}
        if march not in player.deeds:
            for move in legal_moves(board, own, player.seat, others, (), march == "move3"):
                start, to = SPACE[move.start], SPACE[move.to]
                if to in spaces and start not in spaces:
                    there.setdefault(to, []).append(start)
        found.append((march, there))
    return found


def _come(own: Camps, to: int, starts: Sequence[int], n: int) -> Camps | None:
    """The camps once exactly so many have come there, from where most stand first; None if there are not so many."""
    then = own
    for start in sorted(starts, key=lambda space: -at(own, space)[0]):
        come = min(at(own, start)[0], n)
        then, n = place(take(then, start, come), to, come) if come else then, n - come
        if not n:
            return then
    return None


def _held(camps: Sequence[Camps], seat: int) -> int:
    """The spaces where others are."""
    found = 0
    for other, own in enumerate(camps):
        found |= held(own) if other != seat else 0
    return found
