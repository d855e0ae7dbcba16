"""A table that a teacher has prepared, opened on a tablet by its words or its link."""

import re

from ...core.errors import BadCode, BadOption
from ...core.savefile import Save
from ...core.school.classlink import open_class
from ...core.school.prepared import Prepared
from ...core.school.typed import open_words
from ...core.session import Session
from ...games import GAMES, by_number
from ..keeper import new_save
from ..page import Page

__all__ = ["prepared_of", "table_of"]

LINK = re.compile(r"#class=([^&\s]*)", re.IGNORECASE)


def prepared_of(text: str) -> Prepared:
    """What somebody typed, pasted or scanned: five words in any language, or a class link. Raises BadCode."""
    link = LINK.search(text)
    return open_class(link[1], by_number) if link else open_words(text, by_number)


def table_of(page: Page, prepared: Prepared) -> tuple[Save, Session]:
    """Its table, new: seats, computer players, options, rules, lock as prepared. Raises BadCode.

    In the settings of its save stands `class`, the number of the table in the class, 0 where that is not known yet.
    """
    try:
        session = Session(GAMES[prepared.deal.game], prepared.deal)
    except BadOption as error:
        raise BadCode(str(error), "impossible") from error
    settings: dict[str, object] = {"class": prepared.table}
    if prepared.lock:
        settings["lock"] = prepared.lock
    if prepared.profile not in ("open", "guarded"):
        settings["profile"] = prepared.profile
    if prepared.minutes:
        settings |= {"minutes": prepared.minutes, "left": prepared.minutes * 60_000}
    return new_save(page, session, prepared.seats, settings), session
