"""The page of a league: several lessons, added up by the names that the teacher has typed. Kept on that device only."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...core.school.league import Score, at_table, league
from ...games import GAMES
from ...kit.words import Words
from ...view.school.league import Shown, league_page
from ...view.school.says import day_said
from ..page import Page
from .asfile import MARK, league_csv
from .kept import LEAGUE, keep_kept, read_kept
from .results import Class, Found

__all__ = ["Lessons"]

LATEST: Final = 250_000_000_000_000  # ms since 1970: the year 9892; later days have no name


class Lessons:
    """What the buttons of the page do: `class-league-...`."""

    def __init__(self, page: Page, w: Words) -> None:
        self._page, self.w = page, w

    async def order(self, what: str, field: str, value: str, of: Class, found: Found) -> None:
        """`of`, `found`: the class that is prepared now, and its results."""
        w, said = self.w, ""
        lessons = _read(read_kept(self._page, LEAGUE))
        new = lessons
        scores = _scores(found)
        if what == "class-league-add" and scores:
            deals = sorted({entry.seed for entry in found.entries if not entry.reason})
            lesson = {
                "game": of.game,
                "deals": deals,
                "scores": {name: list(one) for name, one in scores.items()},
                "at": self._page.now(),
            }
            same = [n for n, one in enumerate(lessons) if (one["game"], one["deals"]) == (of.game, deals)]
            new = [*(one for n, one in enumerate(lessons) if n not in same), lesson]
            said = w("This lesson is counted anew.") if same else w("This lesson is counted.")
        elif what == "class-league-remove" and value.isdecimal():
            new = [one for n, one in enumerate(lessons) if n != int(value)]
        elif what == "class-league-erase-yes":
            new = []
        elif what == "class-league-csv":
            self._page.download("prateria-league.csv", MARK + league_csv(league(_scored(lessons))))
        if new != lessons and await keep_kept(self._page, LEAGUE, {"lessons": new}):
            new, said = lessons, w("There is no room left on this device: this is not kept.")
        titles = [_title(w, one) for one in new]
        lines = league(_scored(new))
        shown = Shown(titles, lines, len(scores), GAMES[of.game].texts.title(w), what == "class-league-erase", said)
        self._page.open_panel(league_page(w, shown), wide=True)


def _title(w: Words, lesson: Mapping[str, Any]) -> str:
    """The game and the day of a lesson, and how many were there."""
    at, n = lesson.get("at"), len(lesson["scores"])
    parts = [GAMES[lesson["game"]].texts.title(w)]
    parts += [day_said(w, at)] if type(at) is int and 0 <= at < LATEST else []
    return ", ".join([*parts, w.n("%(n)d name", "%(n)d names", n)])


def _scores(found: Found) -> dict[str, Score]:
    """What everybody with a name has made: compared with other tables, else at the own one."""
    scores = {}
    for entry in found.entries:
        if entry.reason:
            continue
        most = max(entry.points, default=0)
        for seat, points in enumerate(entry.points):
            name, line = found.name(entry, seat), found.lines.get((entry.key, seat))
            if not name or not entry.people[seat]:
                continue
            match, of = (line.match, line.most) if line else at_table(entry.points, seat)
            won = seat in entry.winners if entry.checked else points == most
            scores[name] = Score(match, of, won)
    return scores


def _scored(lessons: Sequence[Mapping[str, Any]]) -> list[dict[str, Score]]:
    return [{name: Score(*one) for name, one in lesson["scores"].items()} for lesson in lessons]


def _read(data: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The lessons that were kept; what is damaged is left out."""
    found = []
    for lesson in data.get("lessons") or []:
        try:
            for match, most, won in lesson["scores"].values():
                if type(match) is not int or type(most) is not int or type(won) is not bool:
                    raise TypeError("no score")
            if lesson["game"] in GAMES and isinstance(lesson["deals"], list):
                found.append(lesson)
        except (KeyError, TypeError, ValueError, AttributeError):
            continue
    return found
