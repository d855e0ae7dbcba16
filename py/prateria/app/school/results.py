"""The list of results on the teacher's page: what comes back, which counts, whose it is."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from ...core.errors import BadCode
from ...core.packed import unseal
from ...core.school.botcup import KEYS as CUPS
from ...core.school.botcup import open_cup
from ...core.school.brief import open_brief
from ...core.school.prepared import Prepared
from ...core.school.ranking import Line
from ...core.school.teams import TeamLine, team_at, teams
from ...core.seats import clean_name
from ...games import GAMES
from ...kit.words import Words
from ...view.school.botcup import Kept, cups_listed
from ...view.school.results import Listing, Row, Score, Team, checking, listed
from ...view.school.says import typed_error
from ...view.svg import Safe
from ..page import Page
from .asfile import MARK, results_csv, team_letter
from .gather import KEYS, Entry, Verdict, gathered, key_of, ranked, words_kept
from .kept import CHOSEN, NAMES, keep_kept, read_kept

__all__ = ["Class", "Results"]

RESULT: Final = re.compile(r"#result=([A-Z2-7]+)", re.IGNORECASE)
MOST: Final = 100  # results pasted at once
LONGEST: Final = 200  # characters of what was typed and is shown once more
AT_A_GLANCE: Final = 3  # results that are played again before anybody has to be told


class Class(NamedTuple):
    """The class whose results are gathered. `tables`: prepared; `teams`: how many rotate over the seats, 0: none."""

    game: str
    tables: Sequence[Prepared]
    teams: int


class Found(NamedTuple):
    """All that was gathered. `lines`: ranked, by (key, seat); `names`: by `table:seat`."""

    entries: Sequence[Entry]
    lines: Mapping[tuple[str, int], Line]
    names: Mapping[str, str]

    def name(self, entry: Entry, seat: int) -> str:
        """Who sat there, '' while nobody has said."""
        return self.names.get(f"{entry.table}:{seat}", "") if entry.table else ""


class Results:
    """`naming`: names are being typed; `erasing`: it has been asked for, and is to be confirmed."""

    def __init__(self, page: Page, w: Words, known: dict[str, Verdict]) -> None:
        self._page, self.w = page, w
        self._known = known  # results that were played again
        self._erasing = self._naming = False
        self._draft = ""  # words that were typed and could not be taken

    async def order(self, what: str, field: str, value: str, of: Class) -> str | None:
        """A button or a field of the list. Gives a sentence about it, '' for nothing to say; None: the page stays as it
        is."""
        self._erasing, self._draft = what == "class-erase", ""
        if what == "class-name":
            return await self._name(field, value)
        if what == "class-names":
            self._naming = not self._naming
        elif what == "class-paste":
            return await self._paste(str(json.loads(value).get("links", "")), of)
        elif what == "class-choose":
            return await self._choose(field, value)
        elif what == "class-remove" and value.startswith((KEYS, CUPS)):
            await self._drop([value])
        elif what == "class-erase-yes":
            await self._drop([key for key in self._page.kept_keys() if key.startswith((KEYS, CUPS))])
            for key in (CHOSEN, NAMES):
                await self._page.drop_text(key)
            return self.w("The results are erased.")
        elif what == "class-csv":
            found = await self.found(of)
            text = results_csv(found.entries, found.lines, found.names, of.teams)
            self._page.download(f"prateria-{of.game}.csv", MARK + text)
        return ""

    async def found(self, of: Class) -> Found:
        """Everything that is kept, checked and compared."""
        chosen = read_kept(self._page, CHOSEN)
        entries = await gathered(self._page, of.tables, self._known, chosen)
        names = {key: name for key, name in read_kept(self._page, NAMES).items() if isinstance(name, str)}
        return Found(entries, ranked(entries), names)

    def waiting(self) -> Safe | None:
        """What stands there while many results are played again; None where that takes no time."""
        n = sum(key.startswith(KEYS) and key not in self._known for key in self._page.kept_keys())
        return checking(self.w, n) if n > AT_A_GLANCE else None

    async def html(self, of: Class) -> Safe:
        """The list."""
        found = await self.found(of)
        rows = [self._row(found, entry, of.teams) for entry in found.entries]
        alike = any(line.most for line in found.lines.values())
        cups = cups_listed(self.w, self._cups())
        title, now = GAMES[of.game].texts.title(self.w), self._page.now()
        listing = Listing(rows, _teams(found, of), alike, self._naming, self._erasing, self._draft, cups, title, now)
        return listed(self.w, listing)

    def _cups(self) -> list[Kept]:
        """The tournaments of bots, the latest first."""
        kept = []
        for key in self._page.kept_keys():
            if key.startswith(CUPS):
                cup = open_cup(self._page.kept_text(key) or "")
                known = cup is not None and cup.game in GAMES
                title = GAMES[cup.game].texts.title(self.w) if cup and known else ""
                kept.append(Kept(key, cup if known else None, title))
        return sorted(kept, key=lambda one: -(one.cup.at if one.cup else 0))

    def _row(self, found: Found, entry: Entry, count: int) -> Row:
        scores = []
        for seat, (mark, child, points) in enumerate(zip(entry.marks, entry.people, entry.points, strict=True)):
            line = found.lines.get((entry.key, seat))
            place = (line.match, line.most, line.place) if line else (0, 0, 0)
            team = team_letter(team_at(entry.table, seat, count)) if count and child and entry.table else ""
            name = found.name(entry, seat)
            scores.append(Score(mark, child, points, seat in entry.winners, *place, name=name, team=team))
        return Row(entry.key, entry.table, scores, entry.reason, entry.after, entry.checked)

    async def _paste(self, text: str, of: Class) -> str:
        """Result links, wherever they stand, or the words of a result. What is wrong with a link, the list says."""
        codes = [code.upper() for code in RESULT.findall(text)][:MOST]
        if not codes:
            return await self._typed(text, of)
        good = [code for code in codes if _whole(code)]
        for code in good:
            if await self._page.keep_text(key_of(code), code):
                self._draft = _as_links(codes)
                return self.w("There is no room left on this device: not all results are kept.")
        self._draft = _as_links(code for code in codes if code not in good)
        said = [self.w.n("%(n)d result is kept.", "%(n)d results are kept.", len(good))] if good else []
        if bad := len(codes) - len(good):
            damaged = self.w.n(
                "%(n)d link is damaged: copy it again, whole.", "%(n)d links are damaged: copy them again, whole.", bad
            )
            said.append(damaged)
        return " ".join(said)

    async def _typed(self, text: str, of: Class) -> str:
        try:
            brief, _ = open_brief(text, of.tables)
        except BadCode as problem:
            self._draft = text[:LONGEST]
            return typed_error(self.w, problem.reason, text)
        key, words = words_kept(text)
        if await self._page.keep_text(key, words):
            return self.w("There is no room left on this device: not all results are kept.")
        points = ", ".join(map(str, brief.points))
        return self.w("Kept, not checked: table %(n)d with %(points)s points.", n=brief.table, points=points)

    async def _choose(self, table: str, key: str) -> str:
        chosen: dict[str, Any] = {**read_kept(self._page, CHOSEN), table: key}
        return self._room(await keep_kept(self._page, CHOSEN, chosen))

    async def _name(self, place: str, typed: str) -> str | None:
        names = {**read_kept(self._page, NAMES), place: clean_name(typed)}
        return self._room(await keep_kept(self._page, NAMES, {at: name for at, name in names.items() if name})) or None

    def _room(self, reason: str) -> str:
        return self.w("There is no room left on this device: this is not kept.") if reason else ""

    async def _drop(self, keys: list[str]) -> None:
        for key in keys:
            await self._page.drop_text(key)
            self._known.pop(key, None)


def _whole(code: str) -> bool:
    """Whether nothing of a code is missing or changed; what it says is another question."""
    try:
        unseal(code)
    except BadCode:
        return False
    return True


def _as_links(codes: Iterable[str]) -> str:
    return " ".join(f"#result={code}" for code in codes)


def _teams(found: Found, of: Class) -> list[Team]:
    """How the teams stand that rotate over the seats."""
    if not of.teams:
        return []
    tables = {entry.key: entry.table for entry in found.entries}
    lines = [(tables[key], seat, line.match, line.most) for (key, seat), line in found.lines.items() if tables[key]]
    stand: list[TeamLine] = teams(lines, of.teams)
    return [Team(team_letter(one.team), one.percent, one.seats, of.teams, one.place) for one in stand if one.most]
