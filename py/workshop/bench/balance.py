"""Whether a game is fair among equals: python -m workshop.bench.balance [game] [n] [seats ...] [chosen]

n games of normal bots for each number of players, with every option that gives seats different powers: dealt by
chance, or `chosen` by the bots as the rulebook has it. Shares of wins by seat, by place in the first order of play and
by tribe, with 95 % confidence intervals; points; the length of the records. Games already played are kept in .cache/
by the version of the rules and the bots that played them, so that a long bench can be stopped and goes on where it was,
or be shared out by numbers of players among processes. The table of all games kept is written to balance-<game>.md
beside this file; with n = 0 it is written from what there is.
"""

import ast
import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.code import encode
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from workshop.bench.shares import share
from workshop.paths import ROOT

HERE = Path(__file__).parent
POWERS = {"wendake": {"tribes": True}}
"""The options of each game under which the seats differ."""
CHOICE = {"wendake": "join"}
"""The verb by which powers are chosen. Where they are dealt, that is done by chance: bots that all like the same one
would tie it to a place in the order of play, and nobody could say which of the two had won."""
WAYS = {"dealt": "Powers dealt by chance", "chosen": "Powers chosen by the bots, in reverse order of play"}
FIRST_SEED = 20_000
"""Whoever tunes start goods takes seeds below."""


def play(game: str, seats: int, seed: int, way: str) -> dict[str, Any]:
    """What is worth knowing of one game of normal bots."""
    session, rng = Session.new(GAMES[game], seats, POWERS.get(game, {}), seed), Rng(seed + 1)
    order = tuple(session.state.observe(None).order)
    while actors := session.state.actors():
        legal = session.state.legal_actions()
        if way == "dealt" and getattr(legal[0], "verb", "") == CHOICE.get(game, " "):
            session.play(legal[rng.below(len(legal))])
            continue
        for action in decide(SeatView(session.state, actors[0]), "normal", rng.fork()).actions:
            session.play(action)
    outcome, players = session.state.outcome(), session.state.observe(None).players
    return {
        "points": outcome.points if outcome else (),
        "winners": outcome.winners if outcome else (),
        "order": order,
        "tribes": [getattr(player, "tribe", "") for player in players],
        "bytes": len(encode(session)) * 5 // 8,
    }


def bots(game: str) -> str:
    """A name for the bots as they are now: whatever changes what they do changes it, a comment does not."""
    folder = ROOT / "py" / "prateria"
    found = hashlib.sha256()
    for file in sorted([*(folder / "bots").glob("*.py"), *(folder / "games" / game / "bot").glob("*.py")]):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                node.value = ast.Constant(None)  # a docstring
        found.update(ast.dump(tree).encode())
    return found.hexdigest()[:8]


def file_of(game: str, seats: int, way: str) -> Path:
    """Where those games are kept, one a line, by their seeds."""
    return ROOT / ".cache" / f"balance-{game}-rules{GAMES[game].META.rules}-{bots(game)}-{seats}-{way}.jsonl"


def kept(game: str, seats: int, way: str) -> list[dict[str, Any]]:
    """The games played so far."""
    file = file_of(game, seats, way)
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def fill(game: str, seats: int, n: int, way: str) -> None:
    """Play until n games are kept."""
    file_of(game, seats, way).parent.mkdir(exist_ok=True)
    with file_of(game, seats, way).open("a") as file:
        for number in range(len(kept(game, seats, way)), n):
            file.write(json.dumps(play(game, seats, FIRST_SEED + number, way)) + "\n")
            file.flush()


def won_by(played: list[dict[str, Any]], of: Callable[[dict[str, Any], int], Any]) -> Iterator[tuple[Any, str, int]]:
    """(group, share of wins, how often it played) for what `of(game, seat)` says of a seat."""
    found: dict[Any, list[float]] = {}
    for one in played:
        for seat in range(len(one["points"])):
            win = 1 / len(one["winners"]) if seat in one["winners"] else 0.0
            found.setdefault(of(one, seat), []).append(win)
    for group in sorted(found):
        yield group, share(found[group]).strip(), len(found[group])


def table(seats: int, played: list[dict[str, Any]]) -> str:
    """The results for one number of players."""
    points = sorted(p for one in played for p in one["points"])
    size = sorted(one["bytes"] for one in played)
    many = len(points)
    lines = [
        f"### {seats} players" if seats > 1 else "### 1 player",
        "",
        f"{len(played)} games. Points: median {points[many // 2]}, nine of ten from {points[many // 20]} to "
        f"{points[many - 1 - many // 20]}. Record: 95th percentile {size[len(size) * 95 // 100]} bytes.",
        "",
    ]
    if seats > 1:
        lines += [f"Wins; par is {100 / seats:.1f} %.", "", "| | wins | times |", "|---|---|---|"]
        lines += [f"| seat {seat + 1} | {won} | {n} |" for seat, won, n in won_by(played, lambda one, seat: seat)]
        places = won_by(played, lambda one, seat: one["order"].index(seat))
        lines += [f"| place {place + 1} in year 1 | {won} | {n} |" for place, won, n in places]
        tribes = won_by(played, lambda one, seat: one["tribes"][seat])
        lines += [f"| {tribe} | {won} | {n} |" for tribe, won, n in tribes if tribe]
        lines.append("")
    return "\n".join(lines)


def text(game: str) -> str:
    """All tables of the games kept."""
    fewest, most = GAMES[game].META.seats
    parts = [
        f"# {GAMES[game].META.id.capitalize()}: balance among normal bots, rules version {GAMES[game].META.rules}\n"
    ]
    for way, heading in WAYS.items():
        tables = [table(seats, played) for seats in range(fewest, most + 1) if (played := kept(game, seats, way))]
        parts += [f"## {heading}\n", *tables] if tables else []
    return "\n".join(parts)


def main(arguments: list[str]) -> None:
    numbers = [int(text) for text in arguments if text.isdecimal()]
    way = "chosen" if "chosen" in arguments else "dealt"
    for game in [name for name in arguments if name in GAMES] or ["wendake"]:
        fewest, most = GAMES[game].META.seats
        for seats in numbers[1:] or range(fewest, most + 1):
            fill(game, seats, (numbers or [400])[0], way)
        (HERE / f"balance-{game}.md").write_text(text(game), encoding="utf-8")
        print(text(game))


if __name__ == "__main__":
    main(sys.argv[1:])
