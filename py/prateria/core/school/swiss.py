"""Who meets whom in a tournament for two: the Swiss system, and the order at its end.

Nobody meets anybody twice; whoever has as many points meets. In a group with the same points the upper half meets the
lower, the first the first (1-6, 2-7 ... of ten), as in the Dutch system; who is left over goes down and meets the head
of the next group. Where that leads nowhere, the pairings at the foot are changed first. With an odd number one sits out
and gets a win for it: the last in the order who has not yet. A win is 2, a draw 1.

Ties are broken by, in this order: Buchholz (the points of all whom one has met), Sonneborn-Berger (of those whom one
has beaten, and half of those with whom one has drawn), how they played against each other where two are tied; after
that they share the place. Rounds in which somebody did not play count as FIDE had it from 2023 (Handbook C.07, 16): as
if against somebody with as many points at the end as one has oneself, with the result that one was given (a win for
sitting out, a loss for staying away); and for those whom one has met, the last rounds that one stayed away from count
as draws. All is kept whole: Buchholz is twice, Sonneborn-Berger four times what people read.

>>> pairs(["a", "b", "c", "d"], [])
[('a', 'c'), ('b', 'd')]
>>> pairs(["a", "b", "c", "d"], [[Game("a", "c", 2), Game("b", "d", 2)]])
[('a', 'b'), ('c', 'd')]
>>> pairs(["a", "b", "c"], [[Game("a", "c", 2), Game("b", "", 2)]], away=["a"])
[('b', 'c')]
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from .ranking import placed

__all__ = ["WIN", "Game", "Stand", "pairs", "standings"]

WIN: Final = 2


class Game(NamedTuple):
    """`points`: of the first, of `WIN`; `second`: '' where the first has sat out."""

    first: str
    second: str
    points: int


class Stand(NamedTuple):
    """One line of the table. `buchholz`, `berger`: what breaks ties; `place`: from 1, the same for ties."""

    name: str
    points: int
    buchholz: int
    berger: int
    place: int = 0


def _met(name: str, rounds: Iterable[Sequence[Game]]) -> Iterator[tuple[str, int]]:
    """Whom that one has met, with the points made; '' for sitting out."""
    for games in rounds:
        for game in games:
            if game.first == name:
                yield game.second, game.points
            elif game.second == name:
                yield game.first, WIN - game.points


def _lent(name: str, rounds: Sequence[Sequence[Game]]) -> int:
    """What is added to somebody's points for those who have met them: a draw for each of the last rounds away."""
    away = 0
    for games in reversed(rounds):
        if any(name in game[:2] and (game.second or game.points == WIN) for game in games):
            break
        away += WIN // 2 - sum(game.points for game in games if name in game[:2])
    return away


def standings(names: Sequence[str], rounds: Sequence[Sequence[Game]]) -> list[Stand]:
    """The table, the best first; among equals in the order of the names. `names`: all who have ever played."""
    points = {name: sum(made for _, made in _met(name, rounds)) for name in names}
    strength = {name: points[name] + _lent(name, rounds) for name in names}
    lines = []
    for name in names:
        met = [(strength[other] if other else points[name], made) for other, made in _met(name, rounds)]
        missed = sum(all(name not in game[:2] for game in games) for games in rounds)
        buchholz = sum(theirs for theirs, _ in met) + missed * points[name]
        lines.append(Stand(name, points[name], buchholz, sum(theirs * made for theirs, made in met)))
    lines.sort(key=_worth, reverse=True)
    values: list[tuple[int, ...]] = [(*_worth(line), 0) for line in lines]
    for i in range(len(lines) - 1):  # exactly two that are tied
        if [_worth(line) for line in lines].count(_worth(lines[i])) == 2 and _worth(lines[i]) == _worth(lines[i + 1]):
            won = sum(made - WIN // 2 for other, made in _met(lines[i].name, rounds) if other == lines[i + 1].name)
            if won < 0:
                lines[i], lines[i + 1] = lines[i + 1], lines[i]
            if won:
                values[i] = (*_worth(lines[i]), 1)
    return [line._replace(place=place) for line, place in zip(lines, placed(values), strict=True)]


def _worth(line: Stand) -> tuple[int, int, int]:
    return line.points, line.buchholz, line.berger


def pairs(names: Sequence[str], rounds: Sequence[Sequence[Game]], away: Collection[str] = ()) -> list[tuple[str, str]]:
    """Who meets whom next, the best table first; (name, '') for whoever sits out. `names`: in the order of strength, or
    of a draw; `away`: those who do not play this time. [] where everybody has met everybody."""
    points = {line.name: line.points for line in standings(names, rounds)}
    here = [name for name in names if name not in away]
    order = sorted(here, key=lambda name: -points[name])  # among equals as they were given
    met = {name: {other for other, _ in _met(name, rounds)} for name in names}
    if len(order) % 2 == 0:
        return _paired(order, points, met) or []
    last_first = order[::-1]
    for idle in sorted(last_first, key=lambda name: "" in met[name]):
        found = _paired([name for name in order if name != idle], points, met)
        if found is not None:
            return [*found, (idle, "")]
    return []


def _paired(order: list[str], points: dict[str, int], met: dict[str, set[str]]) -> list[tuple[str, str]] | None:
    """Pairs the first of the order with the best opponent, then the rest likewise; None if that is impossible."""
    if not order:
        return []
    first = order[0]
    group = [name for name in order if points[name] == points[first]]
    half = len(group) // 2
    # the lower half, then up from its head; then those with fewer points, the nearest first
    wanted = [*group[half:], *reversed(group[1:half]), *order[len(group) :]]
    for other in wanted:
        if other != first and other not in met[first]:
            rest = _paired([name for name in order if name not in (first, other)], points, met)
            if rest is not None:
                return [(first, other), *rest]
    return None
