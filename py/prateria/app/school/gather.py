"""The results that were kept on this device, checked: each is played again before it counts.

A typed result holds table and points only: it counts, and is marked as not checked. Where a table has handed in
several, none counts until the teacher has chosen.
"""

from collections.abc import Mapping, MutableMapping, Sequence
from typing import Any, Final, NamedTuple

from ...core.errors import BadCode
from ...core.school.brief import open_brief
from ...core.school.prepared import Prepared
from ...core.school.ranking import Line, compared
from ...core.school.result import Result, check, misplaced, open_result
from ...core.school.words import number_of, split, word
from ...games import by_number
from ..page import Page
from .bell import at_the_bell

__all__ = ["KEYS", "STOPPED", "Entry", "Verdict", "gathered", "key_of", "ranked", "words_kept"]

KEYS: Final = "result:"
"""Before the key of each result; web/results.mjs writes them too."""
TYPED: Final = "typed-"
"""... and after that, before the words of a typed one."""
SLICE: Final = 60  # actions replayed before the page may breathe
STOPPED: Final = -1  # a typed result of a game that the bell has stopped does not say after which round


class Verdict(NamedTuple):
    """What came of playing a result again, whatever class it belongs to. `reason`: '' where record and points agree;
    `after`: the last whole round of a game that is not over, 0 of one that is."""

    result: Result | None
    winners: tuple[int, ...]
    reason: str
    after: int = 0


class Entry(NamedTuple):
    """One line of the list. `table`: its number, 0 where nobody said it; `reason`: why it does not count; `after`: as
    above, -1 where that is not known; `checked`: the game was played again."""

    key: str
    table: int
    marks: tuple[str, ...]
    people: tuple[bool, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    seed: int
    reason: str
    after: int = 0
    checked: bool = True


def key_of(code: str) -> str:
    """The key under which a result is kept: the same for the same result, so that it counts once."""
    return KEYS + code[-16:]


def words_kept(text: str) -> tuple[str, str]:
    """Key and text under which a typed result is kept; its words are known ones. The same in every language."""
    words = [word(number, "en") for one in split(text) if (number := number_of(one)) is not None]
    return KEYS + TYPED + "-".join(words), " ".join(words)


async def gathered(
    page: Page, tables: Sequence[Prepared], known: MutableMapping[str, Verdict], chosen: Mapping[str, Any]
) -> list[Entry]:
    """All results, by table; those that do not count come last. `known`: what was played again before; `chosen`: table
    -> key, where there are several."""
    keys = sorted(key for key in page.kept_keys() if key.startswith(KEYS))
    entries: list[Entry] = []
    records: list[tuple[object, ...]] = []
    for key in sorted(keys, key=lambda key: key.startswith(KEYS + TYPED)):
        if key.startswith(KEYS + TYPED):
            entries.append(_typed(key, page.kept_text(key) or "", tables, entries))
            continue
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
    entries = _several(entries, chosen)
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


def _typed(key: str, text: str, tables: Sequence[Prepared], others: Sequence[Entry]) -> Entry:
    """`others`: where one of them is of the same table with the same points, this one says nothing new."""
    try:
        brief, table = open_brief(text, tables)
    except BadCode as problem:
        reason = "deal" if problem.reason == "words" else problem.reason
        return Entry(key, 0, (), (), (), (), 0, reason, checked=False)
    number = brief.table or (table.table if len({one.deal.seed for one in tables}) > 1 else 0)
    same = any(not one.reason and (one.table, one.points) == (number, brief.points) for one in others)
    return Entry(
        key,
        number,
        tuple(seat.mark for seat in table.seats),
        tuple(bot is None for bot in table.bots),
        brief.points,
        (),
        table.deal.seed,
        "twice" if same else "",
        0 if brief.over else STOPPED,
        checked=False,
    )


def _several(entries: Sequence[Entry], chosen: Mapping[str, Any]) -> list[Entry]:
    """Of several results of a table the chosen one counts; none while nobody has chosen."""
    good = [entry for entry in entries if not entry.reason and entry.table]
    found = []
    for entry in entries:
        rivals = [other.key for other in good if other.table == entry.table] if entry in good else []
        if len(rivals) > 1:
            choice = chosen.get(str(entry.table))
            reason = "rival" if choice not in rivals else "" if choice == entry.key else "other"
            entry = entry._replace(reason=reason)
        found.append(entry)
    return found


def ranked(entries: Sequence[Entry]) -> Mapping[tuple[str, int], Line]:
    """Place and match points of each seat of a child, by (key, seat): tables of the same deal are compared, and those
    that the bell has stopped apart, with those that came as far."""
    lines: dict[tuple[str, int], Line] = {}
    good = [entry for entry in entries if not entry.reason and entry.after != STOPPED]
    for kind in sorted({(entry.seed, entry.after) for entry in good}):
        alike = [entry for entry in good if (entry.seed, entry.after) == kind]
        same = {entry.key: entry.points for entry in alike}
        if len(same) < 2:
            continue
        people = alike[0].people
        for line in compared(same, [seat for seat, person in enumerate(people) if person]):
            lines[str(line.table), line.seat] = line
    return lines
