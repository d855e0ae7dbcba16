"""python -m workshop.bench.checks BEFORE [AFTER]: a table of checks, from what `pytest --durations=0 -vv` printed.

For each file of tests: how many checks, and the seconds that they took, setting up and clearing away included.
"""

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path

LINE = re.compile(r"^\s*([\d.]+)s (call|setup|teardown)\s+([^:\s]+)::")

Times = dict[str, tuple[int, float]]
"""File -> (number of checks, seconds)."""


def times(lines: Iterable[str]) -> Times:
    """
    >>> times(["12.50s call     e2e/test_a.py::test_x[1]", "0.50s setup    e2e/test_a.py::test_x[1]", "noise"])
    {'e2e/test_a.py': (1, 13.0)}
    """
    found: dict[str, tuple[int, float]] = defaultdict(lambda: (0, 0.0))
    for line in lines:
        if match := LINE.match(line):
            number, seconds = found[match[3]]
            found[match[3]] = number + (match[2] == "call"), seconds + float(match[1])
    return dict(found)


def table(runs: Sequence[Times]) -> str:
    """Markdown, what takes longest first."""
    nothing = 0, 0.0
    longest = {name: max(run.get(name, nothing)[1] for run in runs) for run in runs for name in run}
    rows = [
        ["file", *("checks", "seconds") * len(runs)],
        ["---", *("---:", "---:") * len(runs)],
        *(
            [name, *(cell for run in runs for cell in _cells(run.get(name)))]
            for name in sorted(longest, key=longest.__getitem__, reverse=True)
        ),
        ["all", *(cell for run in runs for cell in _cells(_sum(run)))],
    ]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _cells(one: tuple[int, float] | None) -> tuple[str, str]:
    return (str(one[0]), f"{one[1]:.0f}") if one else ("", "")


def _sum(run: Times) -> tuple[int, float]:
    return sum(number for number, _ in run.values()), sum(seconds for _, seconds in run.values())


if __name__ == "__main__":
    print(table([times(Path(name).read_text(encoding="utf-8").splitlines()) for name in sys.argv[1:]]))
