"""Which bots a game was played with: a name for all that decides in it, so that no change is missed.

It is made of the code (without comments) of rules and bots that count for a game, and of the actions of a whole game
played by them, which also tells of what lies outside that code. Of an older bot its commit is enough.
"""

import ast
import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from inspect import getsourcefile, isfunction
from pathlib import Path
from typing import Any, Final

from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.code import encode
from prateria.core.rng import Rng
from prateria.games import GAMES
from workshop.bench import race
from workshop.bench.frozen import FROZEN
from workshop.paths import ROOT

__all__ = ["HALF", "RACE", "code_of", "doings", "game_of", "options_of", "sources"]

RACE: Final = "race"
"""Pow Wow against the clock, where there are no older bots: its levels differ by their hands."""
HALF: Final = "half"
"""Pow Wow the calm way on half a prairie (PW-26), where little time is left to wait."""
EVERY: Final = 8
"""Of a strong level's decisions every so many-th is taken, as it takes long; `normal` takes those between."""
SAID: Final = frozenset(
    {
        "enough",
        "explained",
        "instead",
        "judging",
        "keeping",
        "onward",
        "others",
        "plainer",
        "proved",
        "reason",
        "unsearched",
    }
)
"""Doors of a game's sense at which nothing is decided: what hints say and leave out, how finished games are seen."""


def sources(game: str) -> list[Path]:
    """The files in which it stands what can be done in a game and what bots do there: where that begins, and all that
    is imported from there on."""
    package, own = ROOT / "py" / "prateria", game_of(game)
    begin = [package / "bots" / "think.py", package / "games" / "ahead.py", package / "games" / own / "__init__.py"]
    deciding: list[Any] = [GAMES[own].State, *(one for one, _ in _decides(_sense(game)) if isfunction(one))]
    begin += [Path(getsourcefile(one) or "") for one in deciding]
    if game == RACE:
        begin += [package / "bots" / "hands.py", package / "games" / own / "flow.py", Path(race.__file__)]
    doors = {package / "games" / name for name in ("__init__.py", "contract.py", "flow.py", "texts.py", "usual.py")}
    tells = {package / "view", package / "kit"}
    found: set[Path] = set()
    while begin:
        path = begin.pop()
        if path not in found | doors and not tells & {*path.parents}:
            found.add(path)
            begin += _imported(path) if path.name != "__init__.py" else ()
    return sorted(found)


def game_of(game: str) -> str:
    """Which game is played there."""
    return "powwow" if game in (RACE, HALF) else game


def _sense(game: str) -> Any:
    return GAMES[game_of(game)].sense


def _decides(sense: Any) -> Iterator[tuple[Any, str]]:
    """What a sense is made of that decides, and where it stands there; within each other too."""
    for field in fields(sense):
        value = getattr(sense, field.name)
        if field.name not in SAID:
            yield from _decides(value) if is_dataclass(value) else [(value, field.name)]


def _imported(path: Path) -> Iterator[Path]:
    """The files of Prateria that this one imports."""
    package = ROOT / "py"
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            above = path.parents[node.level - 1] if node.level else package
            where = above.joinpath(*(node.module or "").split("."))
            for one in (where.with_suffix(".py"), *(where / f"{name.name}.py" for name in node.names)):
                if one.exists():
                    yield one


def code_of(files: Iterable[Path]) -> Iterator[str]:
    """What these files do: their code without comments and docstrings."""
    for path in files:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            body = getattr(node, "body", None)
            if isinstance(body, list):
                said = [isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant) for one in body]
                node.body = [one for one, is_said in zip(body, said, strict=True) if not is_said]  # type: ignore[attr-defined]
        yield f"{path.relative_to(ROOT).as_posix()} {ast.dump(tree)}"


def options_of(game: str) -> dict[str, Any]:
    """No race without a clock; else as is usual."""
    wished = ("calm", "half") if game == HALF else ("calm",)
    return {option.id: True for option in GAMES[game_of(game)].META.options if option.id in wished}


@cache
def doings(game: str, seats: int, levels: tuple[str, ...], size: int) -> str:
    """The name for those of these levels that are today's, at a table of so many; `size`: which budget they have."""
    old = [FROZEN[level].commit for level in levels if level in FROZEN]
    today = [level for level in dict.fromkeys(levels) if level not in FROZEN]
    found = hashlib.sha256("\n".join(old).encode())
    if today:
        numbers = (f"{name} {value!r}" for value, name in _decides(_sense(game)) if not isfunction(value))
        for text in (*code_of(sources(game)), *numbers, *_played(game, seats, today, size)):
            found.update(text.encode())
    return found.hexdigest()[:12]


def _played(game: str, seats: int, levels: list[str], size: int) -> Iterator[str]:
    """What these levels do in a whole game, seat by seat in turn."""
    if game == RACE:
        yield encode(race.play([levels[seat % len(levels)] for seat in range(seats)], 7))
        return
    state, n = GAMES[game_of(game)].State.new(seats, options_of(game), 7), 0
    while actors := state.actors():
        n += 1
        level = levels[actors[0] % len(levels)]
        if level == "strong" and n % EVERY:
            level = "normal"
        for action in decide(SeatView(state, actors[0]), level, Rng(n), size).actions:
            yield f"{level} {action.text}\n"
            state.apply(action)
