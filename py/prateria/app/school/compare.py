"""Tables of the same deal side by side: points, and the moments where they parted, told in words."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from ...core.errors import BadCode
from ...core.game import Take
from ...core.replay import runs
from ...core.school.parting import Parting, choices, partings
from ...core.school.result import open_result
from ...core.seats import SeatSetting
from ...core.session import Session
from ...games import GAMES, by_number
from ...kit.words import Words, times
from ...view.school.compare import Deal, Moment, Side, Way, compared_page
from ...view.svg import Safe
from ...view.words import animal
from ..page import Page
from .gather import SLICE, Entry
from .results import Found

__all__ = ["Opened", "compare", "opened_result"]

TOLD: Final = 12  # decisions after a parting that are looked through for one that is told
MOMENTS: Final = 20
SENTENCES: Final = 2


class Opened(NamedTuple):
    """A result played again."""

    session: Session
    seats: tuple[SeatSetting, ...]


async def opened_result(page: Page, key: str) -> Opened | None:
    """The game of a kept result; None where there is none (any more)."""
    try:
        result = open_result(page.kept_text(key) or "", by_number)
        replay = result.replay(by_number)
        while not replay.advance(SLICE):
            await page.breathe()
    except BadCode:
        return None
    return Opened(replay.session, result.seats)


async def compare(page: Page, w: Words, found: Found) -> Safe:
    """The page. Every deal that several tables have played."""
    good = [entry for entry in found.entries if not entry.reason]
    deals = []
    for seed in dict.fromkeys(entry.seed for entry in good):
        alike = [entry for entry in good if entry.seed == seed]
        if len(alike) > 1:
            deals.append(await _deal(page, w, found, alike))
    return compared_page(w, deals)


async def _deal(page: Page, w: Words, found: Found, entries: Sequence[Entry]) -> Deal:
    games: dict[str, Session] = {}
    for entry in entries:
        if entry.checked and (opened := await opened_result(page, entry.key)) is not None:
            games[entry.key] = opened.session
    tables = {entry.key: entry.table for entry in entries}
    names = [animal(w, mark) for mark in entries[0].marks]
    moments = []
    for one in partings({key: choices(session.steps) for key, session in games.items()})[:MOMENTS]:
        moments.append(_moment(w, one, games, tables, names))
        await page.breathe()
    sides = []
    for entry in entries:
        lines = [found.lines.get((entry.key, seat)) for seat in range(len(entry.points))]
        first = tuple(line is not None and line.place == 1 for line in lines)
        sides.append(Side(entry.table, entry.points, first, entry.after, entry.checked))
    return Deal(names, sides, moments)


def _moment(
    w: Words, parting: Parting, games: Mapping[str, Session], tables: Mapping[str, int], names: Sequence[str]
) -> Moment:
    ways = [[str(key) for key in group] for group in parting.groups]
    sessions, begin = [games[keys[0]] for keys in ways], parting.length
    step = sessions[0].steps[begin]
    said = _bags(w, sessions, begin) or [_said(w, session, begin, names) for session in sessions]
    texts = GAMES[sessions[0].header.game].texts
    return Moment(
        texts.round_of(w, step.before.round, step.before.rounds),
        "" if step.action.seat is None else names[step.action.seat],
        [Way([tables[key] for key in keys], told, f"{keys[0]}:{begin}") for keys, told in zip(ways, said, strict=True)],
    )


def _said(w: Words, session: Session, begin: int, names: Sequence[str]) -> str:
    """What was done there, as whoever did it saw it; what is not told by itself is told with what came of it."""
    texts, said = GAMES[session.header.game].texts, list[str]()
    whose = teller = session.steps[begin].action.seat
    for start, end in runs(session.steps[begin:])[:TOLD]:
        for step in session.steps[begin + start : begin + end]:
            seat = step.action.seat
            seen = [one for event in step.events if (one := step.before.seen_by(event, seat)) is not None]
            said += [line for one in seen if (line := texts.sentence(w, one, names, seat))]
        if said:
            teller = session.steps[begin + end - 1].action.seat
            break
    told = " ".join(list(times(said))[:SENTENCES])
    return told if not told or teller == whose else w("Nothing more; then: %(said)s", said=told)


def _bags(w: Words, sessions: Sequence[Session], begin: int) -> list[str]:
    """What each put into a bag that nobody else looked into: only what not all of them took. [] where it was no bag, or
    sentences tell it."""
    in_bag = GAMES[sessions[0].header.game].texts.in_bag
    counts = []
    for session in sessions:
        end = begin + runs(session.steps[begin:])[0][1]
        taken = [step.action for step in session.steps[begin:end] if isinstance(step.action, Take)]
        counts.append({one.kind: one.amount for one in taken})
    kinds = list(dict.fromkeys(kind for one in counts for kind in one))
    if not kinds or not in_bag(w, kinds[0]):
        return []
    least = {kind: min(one.get(kind, 0) for one in counts) for kind in kinds}
    said = []
    for one in counts:
        more = [(in_bag(w, kind), one.get(kind, 0) - least[kind]) for kind in kinds]
        things = ", ".join(f"{label} ×{n}" if n > 1 else label for label, n in more if n)
        said.append(w("Not at every table: %(things)s.", things=things or "–"))
    return said
