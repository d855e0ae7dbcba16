"""What has been played on this device: figures per name and game, as text and back. Kept only where they are wanted.

  {"v": 1, "players": {"Ola": {"manitou": {"played": 3, "won": 1, "best": 55, "streak": 0, "longest": 1, "hints": 4}}}}

>>> text = counted("", "Ola", "manitou", points=55, won=True, hints=2)
>>> figures(counted(text, "Ola", "manitou", points=40, won=False, hints=0), "Ola", "manitou")
Figures(played=2, won=1, best=55, streak=0, longest=1, hints=2)
"""

import json
from typing import Any, Final, NamedTuple

__all__ = ["Figures", "counted", "figures"]

VERSION: Final = 1
MOST: Final = 1 << 40
"""No figure is larger."""


class Figures(NamedTuple):
    """Games `played` to their end and `won`; most points in one (`best`), None before the first; games won in a row now
    and at most (`streak`, `longest`); `hints` asked for."""

    played: int = 0
    won: int = 0
    best: int | None = None
    streak: int = 0
    longest: int = 0
    hints: int = 0


def figures(text: str, name: str, game: str) -> Figures:
    """The figures of that player in that game; of a text that is damaged, or of a later version, none."""
    return _players(text).get(name, {}).get(game, Figures())


def counted(text: str, name: str, game: str, points: int, won: bool, hints: int) -> str:
    """The text with one more game."""
    players = _players(text)
    was = players.get(name, {}).get(game, Figures())
    streak = was.streak + 1 if won else 0
    now = Figures(
        was.played + 1,
        was.won + won,
        points if was.best is None else max(was.best, points),
        streak,
        max(was.longest, streak),
        was.hints + hints,
    )
    players.setdefault(name, {})[game] = now
    told = {who: {which: one._asdict() for which, one in games.items()} for who, games in players.items()}
    return json.dumps({"v": VERSION, "players": told}, ensure_ascii=False, separators=(",", ":"))


def _players(text: str) -> dict[str, dict[str, Figures]]:
    try:
        data = json.loads(text) if text else {}
    except (ValueError, RecursionError):
        return {}
    players = data.get("players") if isinstance(data, dict) and data.get("v") == VERSION else None
    if not isinstance(players, dict):
        return {}
    return {
        name: {game: _figures(one) for game, one in games.items() if isinstance(one, dict)}
        for name, games in players.items()
        if isinstance(games, dict)
    }


def _figures(data: dict[str, Any]) -> Figures:
    """Sound figures, whatever lies there."""
    found: dict[str, int] = {key: data[key] for key in Figures._fields if _whole(data.get(key))}
    return Figures(**found)


def _whole(value: Any) -> bool:
    return type(value) is int and -MOST <= value <= MOST
