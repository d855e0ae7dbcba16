"""Games kept on this device: what a save holds, how it is opened, and where a link belongs."""

from dataclasses import replace
from typing import Any, Final, NamedTuple

from ..core.code import Record, Replay, encode, read
from ..core.errors import BadCode, BadSave
from ..core.link import Place, open_link
from ..core.savefile import Save, SeatSetting, dump, load
from ..core.session import Session
from ..games import by_number
from .page import Page

__all__ = [
    "Kept",
    "Match",
    "find_match",
    "find_parted",
    "keep",
    "new_save",
    "of_no_class",
    "open_save",
    "opened",
    "played",
    "replayed",
]

SLICE: Final = 60  # actions replayed before the page may breathe
GLANCE: Final = 10  # saves looked at before it may


class Kept(NamedTuple):
    """A saved game, opened."""

    save: Save
    session: Session


class Match(NamedTuple):
    """A save that a link belongs to. `relation`: `same`, `longer` (the link knows more) or `older` (it knows less);
    `kept`: its table, with the longer one of both games; `known`: how many actions the shorter one has."""

    kept: Kept
    relation: str
    known: int = 0


def new_save(page: Page, session: Session, seats: tuple[SeatSetting, ...], settings: dict[str, Any]) -> Save:
    """A save that was never written before."""
    return Save(page.new_id(), encode(session), seats, settings)


def of_no_class(settings: dict[str, Any]) -> dict[str, Any]:
    """The settings of a table for another game at it: that one is no table of a class, so it has no result for it."""
    return {key: value for key, value in settings.items() if key not in ("class", "minutes", "left", "at", "rung")}


def keep(page: Page, save: Save, session: Session, played: bool = True) -> str:
    """Write the game down, with the date if it is `played` just now. Returns '' or why it could not be kept."""
    save.stamp += 1
    if played or not save.updated:
        save.updated = page.now()
    save.code = encode(session)
    return page.save(save.id, dump(save, session))


async def replayed(page: Page, code: str) -> Session:
    """The game of a share code, replayed in slices. Raises BadCode."""
    return await played(page, Replay(code, by_number))


async def opened(page: Page, text: str) -> tuple[Session, tuple[SeatSetting, ...] | None, Place | None]:
    """The game of a link, its seats if it knows them, and the place in it that it leads to. Raises BadCode."""
    replay, seats, place = open_link(text, by_number)
    return await played(page, replay), seats, place


async def played(page: Page, replay: Replay) -> Session:
    """The game of a replay, in slices. Raises BadCode."""
    while not replay.advance(SLICE):
        await page.breathe()
    return replay.session


async def open_save(page: Page, text: str) -> Kept:
    """The game of a save. Raises BadSave or BadCode."""
    save = load(text)
    session = await replayed(page, save.code)
    if len(save.seats) != session.header.seats:
        raise BadSave("seats of the table and of the game differ", "damaged")
    save.code = encode(session)  # an older one may have been written longer
    return Kept(save, session)


async def find_match(page: Page, session: Session) -> Match | None:
    """The save that this game continues, equals or precedes: same start, and one record begins with the other.

    Of several it is the one that knows most. Only the one that is found is replayed, and only where it knows more.
    """
    found: list[tuple[int, str, Save]] = []
    for n, save_id in enumerate(page.saved_ids(), 1):
        if match := _glance(session, save_id, page.load(save_id) or ""):
            found.append(match)
        if n % GLANCE == 0:
            await page.breathe()
    for length, text, save in sorted(found, key=lambda one: -one[0]):
        if length <= len(session.steps):
            return Match(Kept(save, session), "same" if length == len(session.steps) else "longer", length)
        try:
            kept = await open_save(page, text)
        except (BadSave, BadCode):
            continue  # the rest of its actions is damaged
        return Match(Kept(replace(kept.save, id=save.id), kept.session), "older", len(session.steps))
    return None


async def find_parted(page: Page, session: Session) -> tuple[Kept, int] | None:
    """The save with the same start that has gone another way than this game, and with how many actions both begin.

    Of several it is the one that parts latest.
    """
    found: list[tuple[int, str, str]] = []
    for n, save_id in enumerate(page.saved_ids(), 1):
        text = page.load(save_id) or ""
        if (read_ := _same_start(session, text)) is not None:
            found.append((read_[1].shared(session.steps), save_id, text))
        if n % GLANCE == 0:
            await page.breathe()
    for shared, save_id, text in sorted(found, key=lambda one: -one[0]):
        try:
            kept = await open_save(page, text)
        except (BadSave, BadCode):
            continue
        if shared < min(len(kept.session.steps), len(session.steps)):
            return Kept(replace(kept.save, id=save_id), kept.session), shared
    return None


def _glance(session: Session, save_id: str, text: str) -> tuple[int, str, Save] | None:
    """(how many actions, text, save) if that save has the same start and begins alike; nothing is played for that."""
    found = _same_start(session, text)
    if found is None or not found[1].common(session.steps):
        return None
    return found[1].length, text, replace(found[0], id=save_id)


def _same_start(session: Session, text: str) -> tuple[Save, Record] | None:
    """A save of a game that begins with the same deal, and its record; nothing is played for that."""
    meta, header = session.game.META, session.header
    try:
        save = load(text)
        record = read(save.code, lambda number: session.game if number == meta.number else None)
    except (BadSave, BadCode):
        return None  # another game, or a damaged one, which is shown as such in the list
    return (save, record) if record.header == header and len(save.seats) == header.seats else None
