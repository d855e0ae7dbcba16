"""All against all: how players stand after games of two.

>>> games = [{"sitting": [0, 1], "points": [30, 20], "winners": [0]}]
>>> games += [{"sitting": [1, 0], "points": [25, 25], "winners": [0, 1]}]
>>> [(line["player"], line["place"], line["won"], line["lead"]) for line in ranked(2, games)]
[(0, 1, 1.5, 5.0), (1, 2, 0.5, -5.0)]
>>> [(line["place"], line["games"]) for line in ranked(2, games, out=[0])]
[(1, 0), (0, 0)]
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from .series import wilson

__all__ = ["ranked"]


def ranked(players: int, games: Sequence[Mapping[str, Any]], out: Collection[int] = ()) -> list[dict[str, Any]]:
    """By place, for json: `player`, `place` (shared by those who are alike, 0 for who is out), `games`, `won` (shared
    wins in parts), `low` and `high` of `won / games` (95 %), `points` (the mean), `lead` (the mean of own points less
    the other's), `against` (by player: [won, games]).

    `games`: by seat `sitting` (which player), `points`, `winners`. A game of somebody who is out counts for nobody:
    so all the others have met the same opponents.
    """
    lines = [_line(player, players, _of(player, games, out)) for player in range(players)]
    good = sorted((line for line in lines if line["player"] not in out), key=_worth)
    for at, line in enumerate(good):
        line["place"] = good[at - 1]["place"] if at and _worth(good[at - 1]) == _worth(line) else at + 1
    return good + [line for line in lines if line["player"] in out]


def _of(player: int, games: Sequence[Mapping[str, Any]], out: Collection[int]) -> list[Mapping[str, Any]]:
    return [game for game in games if player in game["sitting"] and not any(who in out for who in game["sitting"])]


def _line(player: int, players: int, games: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    won, points, lead = 0.0, 0, 0
    against = [[0.0, 0] for _ in range(players)]
    for game in games:
        seat = game["sitting"].index(player)
        share = 1 / len(game["winners"]) if seat in game["winners"] else 0.0
        won, points = won + share, points + game["points"][seat]
        lead += game["points"][seat] - game["points"][1 - seat]
        other = against[game["sitting"][1 - seat]]
        other[0], other[1] = other[0] + share, other[1] + 1
    number = len(games)
    low, high = wilson(won, number) if number else (0.0, 1.0)
    means = {"points": points / max(1, number), "lead": lead / max(1, number)}
    return {
        "player": player,
        "place": 0,
        "games": number,
        "won": won,
        "low": low,
        "high": high,
        **means,
        "against": against,
    }


def _worth(line: Mapping[str, Any]) -> tuple[float, float]:
    """What the order goes by: the share of games won, then the lead in points."""
    return -line["won"] / max(1, line["games"]), -line["lead"]
