"""The end of the game: turtles and the lower track of each pair. WE-80, WE-81, ratings of WE-90.

>>> seventeen, fourteen = (17, 20, 14, 15), (14, 12, 30, 40)
>>> [sum(lower(tracks, ((0, 1), (2, 3)))) for tracks in (seventeen, fourteen)]  # of EX-WE-9
[31, 42]
>>> best_choice((0, 5, 0, 9), ((0, 3), (1, 2)), (((0, 1), 2), ((3, 2), 2)))  # each where it adds most to the score
(0, 2)
"""

from itertools import product
from typing import Final

from prateria.core.game import Outcome, Sink

from . import events as ev
from .data import TRACKS, TURTLE_FACES, TURTLE_POINTS, TURTLES
from .player import Player, put
from .position import Pairs, Position

RATINGS: Final = (("newcomer", 0), ("scout", 32), ("speaker", 40), ("leader", 48), ("legend", 56))


def lower(tracks: tuple[int, ...], pairs: Pairs) -> tuple[int, int]:
    """The points that each pair counts (WE-81)."""
    (a, b), (c, d) = pairs
    return min(tracks[a], tracks[b]), min(tracks[c], tracks[d])


def named(pairs: Pairs) -> tuple[tuple[str, str], tuple[str, str]]:
    """The pairs by the names of their tracks."""
    (a, b), (c, d) = pairs
    return (TRACKS[a], TRACKS[b]), (TRACKS[c], TRACKS[d])


def best_choice(
    tracks: tuple[int, ...], pairs: Pairs, turtles: tuple[tuple[tuple[int, ...], int], ...]
) -> tuple[int, ...]:
    """For each turtle (its tracks, its points) the track that it goes to, so that the pairs count most (WE-80).

    Of equal choices the first, by the order on the tiles.
    """
    best: tuple[int, ...] = ()
    most = -1
    for choice in product(*(ways for ways, _ in turtles)):
        total = list(tracks)
        for track, (_, points) in zip(choice, turtles, strict=True):
            total[track] += points
        found = sum(lower(tuple(total), pairs))
        if found > most:
            best, most = choice, found
    return best


def show_turtles(p: "Player", pairs: Pairs, tell: Sink) -> None:
    """WE-80: the points of a player's turtles go onto their tracks."""
    tiles = [(*TURTLES[stack], TURTLE_FACES[TURTLES[stack][1]][face]) for stack, face in p.turtles]
    ways = tuple((tuple(map(TRACKS.index, tracks)), TURTLE_POINTS[level]) for _, level, tracks in tiles)
    choice = best_choice(p.tracks, pairs, ways)
    for track, (_, points) in zip(choice, ways, strict=True):
        p.tracks = put(p.tracks, track, p.tracks[track] + points)
    shown = tuple(
        (category, level, TRACKS[track], points)
        for (category, level, _), track, (_, points) in zip(tiles, choice, ways, strict=True)
    )
    tell(ev.TurtlesShown(p.seat, shown))


def finish(state: Position, tell: Sink) -> None:
    """WE-81: the game is over."""
    for p in state.people:
        show_turtles(p, state.pairs, tell)
    state.stack = ()
    result = outcome(state)
    for p, line in zip(state.people, result.breakdown, strict=True):
        tell(ev.PairsCounted(p.seat, named(state.pairs), (line["first"], line["second"]), line["swap"]))
    tell(ev.GameEnded(result.points, result.winners))


def outcome(state: Position) -> Outcome:
    """The lower track of each pair and a point for whoever never swapped; a tie goes to the front of the new order."""
    breakdown = []
    for p in state.people:
        first, second = lower(p.tracks, state.pairs)
        breakdown.append({"first": first, "second": second, "swap": int(not p.swapped)})
    points = tuple(sum(line.values()) for line in breakdown)
    winner = next(seat for seat in state.order if points[seat] == max(points))
    return Outcome(points, tuple(breakdown), (winner,))


def rating(points: int) -> str:
    """What a solo game was worth (WE-90).

    >>> [rating(points) for points in (0, 31, 32, 47, 55, 56)]
    ['newcomer', 'newcomer', 'scout', 'speaker', 'leader', 'legend']
    """
    return next(name for name, least in reversed(RATINGS) if points >= least)
