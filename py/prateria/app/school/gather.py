"""The results that were kept on this device, checked: each is played again before it counts."""

from collections.abc import Mapping, MutableMapping, Sequence
from typing import Final, NamedTuple

from ...core.errors import BadCode
from ...core.school.prepared import Prepared
from ...core.school.ranking import Line, compared
from ...core.school.result import Result, check, misplaced, open_result
from ...games import by_number
from ..page import Page
from .bell import at_the_bell

__all__ = ["KEYS", "Entry", "Verdict", "as_csv", "gathered", "key_of", "ranked"]

KEYS: Final = "result:"
"""Before the key of each result; web/results.mjs writes them too."""
COLUMNS: Final = (
    "table",
    "seat",
    "animal",
    "player",
    "points",
    "won",
    "deal",
    "match points",
    "of",
    "place",
    "after round",
)
SLICE: Final = 60  # actions replayed before the page may breathe


class Verdict(NamedTuple):
    """What came of playing a result again, whatever class it belongs to. `reason`: '' where record and points agree;
    `after`: the last whole round of a game that is not over, 0 of one that is."""

    result: Result | None
    winners: tuple[int, ...]
    reason: str
    after: int = 0


class Entry(NamedTuple):
    """One line of the list. `table`: its number, 0 where nobody said it; `reason`: why it does not count."""

    key: str
    table: int
    marks: tuple[str, ...]
    people: tuple[bool, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    seed: int
    reason: str
    after: int = 0


def key_of(code: str) -> str:
    """The key under which a result is kept: the same for the same result, so that it counts once."""
    return KEYS + code[-16:]


async def gathered(page: Page, tables: Sequence[Prepared], known: MutableMapping[str, Verdict]) -> list[Entry]:
    """All results, by table; those that do not count come last. `known`: what was played again before."""
    entries: list[Entry] = []
    records: list[tuple[object, ...]] = []
    for key in sorted(key for key in page.kept_keys() if key.startswith(KEYS)):
        verdict = known.get(key)
        if verdict is None:
            verdict = known[key] = await _verdict(page, page.kept_text(key) or "")
        entry = _entry(key, verdict, tables)
        if verdict.result is not None and not entry.reason:
            record = (verdict.result.record.header, verdict.result.record.digits, verdict.result.record.length)
            if record in records:
                entry = entry._replace(reason="twice")
            records.append(record)
        entries.append(entry)
    return sorted(entries, key=lambda entry: (bool(entry.reason), bool(entry.after), entry.table or 1000))


async def _verdict(page: Page, code: str) -> Verdict:
    try:
        result = open_result(code, by_number)
    except BadCode as problem:
        return Verdict(None, (), problem.reason)
    try:
        replay = result.replay(by_number)
        while not replay.advance(SLICE):
            await page.breathe()
    except BadCode as problem:
        return Verdict(result, (), problem.reason)
    session, bell = replay.session, at_the_bell(replay.session)
    outcome = bell.outcome if bell else session.state.outcome()
    reason = check(result, session, outcome)
    return Verdict(result, outcome.winners if outcome else (), reason, bell.round if bell else 0)


def _entry(key: str, verdict: Verdict, tables: Sequence[Prepared]) -> Entry:
    result = verdict.result
    if result is None:
        return Entry(key, 0, (), (), (), (), 0, verdict.reason)
    seed = result.record.header.seed
    dealt = [table.table for table in tables if table.deal.seed == seed]
    return Entry(
        key,
        dealt[0] if len(dealt) == 1 else result.table,
        tuple(seat.mark for seat in result.seats),
        tuple(seat.bot is None for seat in result.seats),
        result.points,
        verdict.winners,
        seed,
        misplaced(result, tables) or verdict.reason,
        verdict.after,
    )


def ranked(entries: Sequence[Entry]) -> Mapping[tuple[str, int], Line]:
    """Place and match points of each seat of a child, by (key, seat): tables of the same deal are compared, and those
    that the bell has stopped apart, with those that came as far."""
    lines: dict[tuple[str, int], Line] = {}
    good = [entry for entry in entries if not entry.reason]
    for kind in sorted({(entry.seed, entry.after) for entry in good}):
        alike = [entry for entry in good if (entry.seed, entry.after) == kind]
        same = {entry.key: entry.points for entry in alike}
        if len(same) < 2:
            continue
        people = alike[0].people
        for line in compared(same, [seat for seat, person in enumerate(people) if person]):
            lines[str(line.table), line.seat] = line
    return lines


def as_csv(entries: Sequence[Entry]) -> str:
    """The results that count, a line for each seat; for a table calculation, so in plain English.

    Numbers and words of ours only: nothing in it need be quoted.
    """
    rows: list[tuple[object, ...]] = [COLUMNS]
    lines = ranked(entries)
    for entry in entries:
        if entry.reason:
            continue
        for seat, points in enumerate(entry.points):
            line = lines.get((entry.key, seat))
            compared_with = (line.match, line.most, line.place) if line else ("", "", "")
            who = "child" if entry.people[seat] else "computer"
            won = "yes" if seat in entry.winners else "no"
            rows.append(
                (
                    entry.table or "",
                    seat + 1,
                    entry.marks[seat],
                    who,
                    points,
                    won,
                    entry.seed,
                    *compared_with,
                    entry.after or "",
                )
            )
    return "".join(",".join(map(str, row)) + "\r\n" for row in rows)
