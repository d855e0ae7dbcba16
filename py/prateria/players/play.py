"""Whole games between players that are functions, in one interpreter: for trying things out.

>>> def first(view):
...     return view.actions[0]
>>> def last(view):
...     return view.actions[-1]
>>> play_game("manitou", [first, last], seed=3).stops
(0, 0)
>>> match("manitou", first, by_chance, games=2).games
2
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ..core.game import Choice
from .action import Action
from .attempt import Failure, attempt
from .referee import Referee, Result, Stop
from .source import Choose
from .view import View

__all__ = ["Match", "by_chance", "match", "play_game"]

Listen = Callable[[View, Action | Stop], None]


def by_chance(view: View) -> Action:
    """The player that takes any action."""
    return view.random.choice(view.actions)


def play_game(
    game: str,
    players: Sequence[Choose],
    *,
    options: Mapping[str, Choice] | None = None,
    seed: int = 0,
    luck: int = 0,
    stops: Sequence[int] = (),
    listen: Listen | None = None,
) -> Result:
    """A whole game: `players` by seat. `seed`: of the deal, `luck`: of the players' random numbers; `listen`: is told
    each view with what came of it."""
    referee = Referee(game, len(players), options, seed, luck, stops)
    while question := referee.ask():
        view = question.view()
        found = attempt(players[question.seat], view)
        if isinstance(found, Failure):
            done: Action | Stop = referee.stop(*found)
        else:
            done = view.actions[found]
            referee.answer(found)
        if listen:
            listen(view, done)
    return referee.result()


class Match(NamedTuple):
    """Several games of one player against another. `won`: by the first one, a shared win counts a half; `points`: the
    sum of each; `stops`: of each."""

    games: int
    won: float
    points: tuple[int, int]
    stops: tuple[int, int]


def match(
    game: str,
    one: Choose,
    other: Choose,
    games: int = 10,
    *,
    options: Mapping[str, Choice] | None = None,
    seed: int = 0,
    listen: Callable[[Result], None] | None = None,
) -> Match:
    """Games for two, each deal twice with the seats exchanged."""
    won, points, stops = 0.0, [0, 0], [0, 0]
    for n in range(games):
        seats = (0, 1) if n % 2 == 0 else (1, 0)  # where each of the two sits
        players = [one, other] if n % 2 == 0 else [other, one]
        result = play_game(game, players, options=options, seed=seed + n // 2, luck=n)
        if seats[0] in result.winners:
            won += 1 / len(result.winners)
        for i, seat in enumerate(seats):
            points[i] += result.points[seat]
            stops[i] += result.stops[seat]
        if listen:
            listen(result)
    return Match(games, won, (points[0], points[1]), (stops[0], stops[1]))
