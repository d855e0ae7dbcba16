"""Bots as they were in an older version, to measure today's against: `normal-0.1` is `normal` of Prateria 0.1.

Not a copy that somebody would have to keep going: the whole older package is taken out of the repository's history, by
its commit, and plays in a process of its own (`oldbot.py`) with its own engine. So nothing that changes here changes
it; the rules must be the same, which the referee of a game sees at once.
"""

import json
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

from workshop.paths import ROOT

__all__ = ["FROZEN", "Old", "OldBot"]


class Old(NamedTuple):
    """A level of the version that stands in that commit."""

    commit: str
    level: str


FROZEN: Final = {"normal-0.1": Old("1af7f1ac0f8af4ef57042e9d08abc2c1161c3aeb", "normal")}


def _package(old: Old) -> Path:
    """The folder with that version's `prateria`, taken out of the history when first asked for."""
    folder = ROOT / ".cache" / f"old-{old.commit[:8]}"
    if not folder.exists():
        packed = subprocess.run(
            ["git", "archive", old.commit, "py/prateria"], cwd=ROOT, capture_output=True, check=True
        )
        with tarfile.open(fileobj=BytesIO(packed.stdout)) as files:
            files.extractall(folder, filter="data")
    return folder / "py"


class OldBot:
    """A bot of an older version that follows one game at a time."""

    def __init__(self, name: str) -> None:
        self._old = FROZEN[name]
        path = {"PYTHONPATH": str(_package(self._old)), "PYTHONDONTWRITEBYTECODE": "1"}
        script = str(Path(__file__).with_name("oldbot.py"))
        self._process = subprocess.Popen(
            [sys.executable, "-P", script], env=path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def begin(self, game: str, seats: int, options: dict[str, Any], seed: int, rules: int) -> None:
        self._tell({"new": [game, seats, options, seed, rules]})

    def follow(self, texts: list[str]) -> None:
        """These actions have been played."""
        self._tell({"play": texts})

    def decide(self, seat: int, chance: int) -> list[str]:
        """What it would do, in writing."""
        self._tell({"decide": [seat, self._old.level, chance]})
        said = self._process.stdout.readline() if self._process.stdout else ""
        if not said:
            raise RuntimeError("the older bot has died")
        return [str(text) for text in json.loads(said)]

    def _tell(self, order: dict[str, Any]) -> None:
        if self._process.stdin:
            self._process.stdin.write(json.dumps(order) + "\n")
            self._process.stdin.flush()

    def close(self) -> None:
        if self._process.stdin:
            self._process.stdin.close()
        self._process.wait(10)
