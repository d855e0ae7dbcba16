"""A tournament for two as it is kept: who plays, and the rounds with what came of each game. JSON that can be damaged.

>>> cup = paired(Cup(("Ada", "Ben", "Cal")))
>>> [(match.first, match.second, match.points) for match in cup.rounds[0]]
[('Ada', 'Ben', None), ('Cal', '', 2)]
>>> done(cup), done(scored(cup, 0, 0, 1)), load(dump(cup)) == cup
(False, True, True)
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from ..seats import clean_name
from .swiss import WIN, Game, Stand, pairs, standings

__all__ = [
    "NAMES",
    "Cup",
    "Match",
    "done",
    "dump",
    "enrolled",
    "load",
    "paired",
    "scored",
    "stand",
    "unpaired",
    "whole",
]

NAMES: Final = 40


class Match(NamedTuple):
    """`second`: '' where the first sits out; `points`: of the first, of `WIN`, None while it is being played."""

    first: str
    second: str
    points: int | None = None


class Cup(NamedTuple):
    """`names`: all who have ever played, in the order in which they were entered; `away`: who does not play now;
    `taken`: the keys of results that were taken for a game, each for one."""

    names: tuple[str, ...] = ()
    away: tuple[str, ...] = ()
    rounds: tuple[tuple[Match, ...], ...] = ()
    taken: tuple[str, ...] = ()


def enrolled(cup: Cup, typed: Iterable[str]) -> Cup:
    """With these names, made sound, each once. Once a round is paired names are only added."""
    kept = cup.names if cup.rounds else ()
    names = dict.fromkeys([*kept, *(name for one in typed if (name := clean_name(one)))])
    found = tuple(names)[:NAMES]
    return cup._replace(names=found, away=tuple(name for name in cup.away if name in found))


def paired(cup: Cup) -> Cup:
    """With the next round; the same where nobody is left whom one has not met."""
    met = pairs(cup.names, _games(cup), cup.away)
    sat = [match.first for games in cup.rounds for match in games if match.second]
    matches = []
    for first, second in met:
        if second and sat.count(first) > sat.count(second):  # who sat first less often does now
            first, second = second, first
        matches.append(Match(first, second, None if second else WIN))
    return cup._replace(rounds=(*cup.rounds, tuple(matches))) if matches else cup


def unpaired(cup: Cup) -> Cup:
    """Without the last round."""
    return cup._replace(rounds=cup.rounds[:-1])


def scored(cup: Cup, number: int, table: int, points: int | None) -> Cup:
    """With what came of a game: round and table from 0. The same where there is none."""
    if not (0 <= number < len(cup.rounds) and 0 <= table < len(cup.rounds[number])) or points not in (None, 0, 1, WIN):
        return cup
    if not cup.rounds[number][table].second:
        return cup
    games = list(cup.rounds[number])
    games[table] = games[table]._replace(points=points)
    return cup._replace(rounds=(*cup.rounds[:number], tuple(games), *cup.rounds[number + 1 :]))


def done(cup: Cup) -> bool:
    """Whether no game is still being played."""
    return all(match.points is not None for games in cup.rounds for match in games)


def whole(cup: Cup) -> int:
    """How many rounds are over."""
    return len(_games(cup))


def stand(cup: Cup) -> list[Stand]:
    """The table: of the rounds that are over."""
    return standings(cup.names, _games(cup))


def _games(cup: Cup) -> list[list[Game]]:
    over = (games for games in cup.rounds if all(match.points is not None for match in games))
    return [[Game(match.first, match.second, match.points or 0) for match in games] for games in over]


def dump(cup: Cup) -> dict[str, Any]:
    return {"names": cup.names, "away": cup.away, "rounds": cup.rounds, "taken": cup.taken}


def load(data: Mapping[str, Any]) -> Cup:
    """What was kept; an empty one where it is damaged."""
    try:
        names = tuple(str(name) for name in data["names"])
        rounds = tuple(tuple(_match(names, *match) for match in games) for games in data["rounds"])
        away = tuple(str(name) for name in data["away"] if name in names)
        return Cup(names, away, rounds, tuple(str(key) for key in data.get("taken", ())))
    except (KeyError, TypeError, ValueError):
        return Cup()


def _match(names: tuple[str, ...], first: str, second: str, points: int | None) -> Match:
    if first not in names or (second and second not in names) or points not in (None, 0, 1, WIN):
        raise ValueError("no such game")
    return Match(first, second, points)
