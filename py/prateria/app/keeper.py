"""Games kept on this device: what a save holds, how it is opened, and where a link belongs."""

from dataclasses import replace
from typing import Any, NamedTuple

from ..core.code import Replay, encode
from ..core.errors import BadCode, BadSave
from ..core.savefile import Save, SeatSetting, dump, load
from ..core.session import Session
from ..games import by_number
from .page import Page

__all__ = ["Kept", "Match", "find_match", "keep", "new_save", "open_save", "replayed"]

SLICE = 60  # actions replayed before the page may breathe


class Kept(NamedTuple):
    """A saved game, opened."""

    save: Save
    session: Session


class Match(NamedTuple):
    """A save that a link belongs to. `relation`: `same`, `longer` (the link knows more) or `older` (it knows less)."""

    kept: Kept
    relation: str


def new_save(page: Page, session: Session, seats: tuple[SeatSetting, ...], settings: dict[str, Any]) -> Save:
    """A save that was never written before."""
    return Save(page.new_id(), encode(session), seats, settings)


def keep(page: Page, save: Save, session: Session) -> str:
    """Write the game down. Returns '' or why it could not be kept."""
    save.stamp += 1
    save.updated = page.now()
    save.code = encode(session)
    return page.save(save.id, dump(save, session))


async def replayed(page: Page, code: str) -> Session:
    """The game of a share code, replayed in slices. Raises BadCode."""
    replay = Replay(code, by_number)
    while not replay.advance(SLICE):
        await page.breathe()
    return replay.session


async def open_save(page: Page, text: str) -> Kept:
    """The game of a save. Raises BadSave or BadCode."""
    save = load(text)
    session = await replayed(page, save.code)
    if len(save.seats) != session.header.seats:
        raise BadSave("seats of the table and of the game differ", "damaged")
    return Kept(save, session)


async def find_match(page: Page, session: Session) -> Match | None:
    """The save that this game continues, equals or precedes: same start, and one record begins with the other."""
    best: Match | None = None
    for save_id in page.saved_ids():
        text = page.load(save_id)
        try:
            save = load(text or "")
            if Replay(save.code, by_number).session.header != session.header:
                continue
            kept = await open_save(page, text or "")
        except (BadSave, BadCode):
            continue  # a damaged save is shown as such in the list; it is no match
        relation = _relation(session, kept.session)
        if relation and (best is None or len(kept.session.steps) > len(best.kept.session.steps)):
            best = Match(Kept(replace(kept.save, id=save_id), kept.session), relation)
    return best


def _relation(link: Session, save: Session) -> str:
    ours, theirs = [s.choice for s in save.steps], [s.choice for s in link.steps]
    common = min(len(ours), len(theirs))
    if ours[:common] != theirs[:common]:
        return ""
    return "same" if len(ours) == len(theirs) else "longer" if len(theirs) > common else "older"
