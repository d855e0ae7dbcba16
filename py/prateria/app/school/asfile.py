"""What a class has played as a file for a table calculation: in plain English, names as the teacher has typed them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ...core.school.league import LeagueLine
from ...core.school.ranking import Line
from ...core.school.swiss import WIN, Stand
from ...core.school.teams import team_at
from .gather import STOPPED, Entry

__all__ = ["MARK", "cup_csv", "league_csv", "results_csv", "team_letter"]

MARK: Final = "\ufeff"
"""At the head of a file, so that table calculations read it as UTF-8."""
RESULTS: Final = (
    "table",
    "seat",
    "animal",
    "name",
    "player",
    "team",
    "points",
    "won",
    "deal",
    "match points",
    "of",
    "place",
    "after round",
    "checked",
    "counts",
)
CUP: Final = ("place", "name", "points", "Buchholz", "Sonneborn-Berger")
LEAGUE: Final = ("place", "name", "points", "lessons", "tables won", "best lesson")


def team_letter(team: int) -> str:
    """What a team is called: A, B, C ..."""
    return chr(ord("A") + team)


def results_csv(
    entries: Sequence[Entry], lines: Mapping[tuple[str, int], Line], names: Mapping[str, str], teams: int
) -> str:
    """A line for each seat of every result that could be read. `names`: by `table:seat`; `teams`: how many rotate over
    the seats, 0 where none do."""
    rows = []
    for entry in entries:
        for seat, points in enumerate(entry.points):
            line = lines.get((entry.key, seat))
            team = team_letter(team_at(entry.table, seat, teams)) if teams and entry.table else ""
            rows.append(
                (
                    entry.table or "",
                    seat + 1,
                    entry.marks[seat],
                    names.get(f"{entry.table}:{seat}", ""),
                    "child" if entry.people[seat] else "computer",
                    team if entry.people[seat] else "",
                    points,
                    ("yes" if seat in entry.winners else "no") if entry.checked else "",
                    entry.seed,
                    *((line.match, line.most, line.place) if line else ("", "", "")),
                    "?" if entry.after == STOPPED else entry.after or "",
                    "yes" if entry.checked else "no",
                    entry.reason or "yes",
                )
            )
    return _csv(RESULTS, rows)


def cup_csv(lines: Sequence[Stand]) -> str:
    """The table of a tournament for two."""
    return _csv(
        CUP,
        ((line.place, line.name, line.points / WIN, line.buchholz / WIN, line.berger / WIN / WIN) for line in lines),
    )


def league_csv(lines: Sequence[LeagueLine]) -> str:
    """The table of a league."""
    return _csv(LEAGUE, ((line.place, line.name, line.points, line.lessons, line.won, line.best) for line in lines))


def _csv(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    return "".join(",".join(map(_cell, row)) + "\r\n" for row in (head, *rows))


def _cell(value: object) -> str:
    """A cell, quoted where need be; a name that a table calculation would take for a formula is none."""
    text = f"{value:g}" if isinstance(value, float) else str(value)
    if isinstance(value, str) and text[:1] in ("=", "+", "-", "@"):
        text = f"'{text}"
    return '"' + text.replace('"', '""') + '"' if any(c in text for c in ',";\r\n') else text
