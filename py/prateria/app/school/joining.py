"""A table that a teacher has prepared, opened on a tablet by its words or its link."""

import re
from typing import Any

from ...core.errors import BadCode, BadOption
from ...core.savefile import Save
from ...core.school.classlink import open_class
from ...core.school.clock import minutes
from ...core.school.moving import open_moving, write_moving
from ...core.school.prepared import Prepared, digits_of
from ...core.school.profile import shuts
from ...core.school.typed import open_words
from ...core.session import Header, Session
from ...games import GAMES, by_number
from ..keeper import Kept, find_match, new_save, played
from ..page import Page

__all__ = ["begun_here", "brings_time", "link_of", "moved", "prepared_of", "table_of"]

LINK = re.compile(r"#class=([^&\s]*)", re.IGNORECASE)


def prepared_of(text: str) -> Prepared:
    """What somebody typed, pasted or scanned: five words in any language, or a class link. Raises BadCode."""
    link = LINK.search(text)
    return open_class(link[1], by_number) if link else open_words(text, by_number)


def brings_time(text: str) -> bool:
    """Whether what somebody typed or scanned says how long the class plays: words have no room for it."""
    return LINK.search(text) is not None


def table_of(page: Page, prepared: Prepared) -> tuple[Save, Session]:
    """Its table, new: seats, computer players, options, rules, lock as prepared. Raises BadCode.

    In the settings of its save stands `class`, the number of the table in the class, 0 where that is not known yet.
    """
    try:
        session = Session(GAMES[prepared.deal.game], prepared.deal)
    except BadOption as error:
        raise BadCode(str(error), "impossible") from error
    settings = _settings(prepared.deal, prepared.profile, prepared.table)
    if prepared.minutes:
        settings |= {"minutes": prepared.minutes, "left": prepared.minutes * 60_000}
    return new_save(page, session, prepared.seats, settings), session


async def begun_here(page: Page, prepared: Prepared) -> Kept | None:
    """The same table where it has been begun on this device, and is not over: as it stands, with the lock that is
    prepared now."""
    match = await find_match(page, Session(GAMES[prepared.deal.game], prepared.deal))
    if match is None:
        return None
    save, session = match.kept
    alike = "class" in save.settings and tuple(seat.bot for seat in save.seats) == prepared.bots
    if not alike or not session.state.actors():
        return None
    theirs = {key: value for key, value in save.settings.items() if key not in ("lock", "profile")}
    number = prepared.table or int(save.settings["class"])
    save.settings = theirs | _settings(prepared.deal, prepared.profile, number)  # what was prepared last holds
    return match.kept


def link_of(page: Page, save: Save, session: Session) -> str:
    """A table of a class as an address, to go on with on another tablet: with its number, what is shut, and its
    clock."""
    settings, header = save.settings, session.header
    ours = settings.get("lock") == digits_of(header)
    profile = str(settings.get("profile", "guarded")) if ours else "open"
    left = settings.get("left")
    code = write_moving(
        session,
        save.seats,
        profile,
        int(settings["class"]),
        minutes(left) if type(left) is int else None,
    )
    return f"{page.base_url()}#g={code}"


async def moved(page: Page, text: str) -> Kept:
    """A table of a class that comes from another tablet. Raises BadCode."""
    found = open_moving(text, by_number)
    session = await played(page, found.replay)
    settings = _settings(session.header, found.profile, found.table)
    if found.left is not None:
        settings["left"] = found.left * 60_000
    return Kept(new_save(page, session, found.seats, settings), session)


def _settings(deal: Header, profile: str, table: int) -> dict[str, Any]:
    settings: dict[str, Any] = {"class": table}
    if shuts(profile):
        settings["lock"] = digits_of(deal)
    if profile not in ("open", "guarded"):
        settings["profile"] = profile
    return settings
