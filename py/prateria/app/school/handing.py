"""A table of a class hands its result in, at its end or when the bell rings: as a QR code, a link, words and a file,
without names."""

import json
from typing import Final

from ...core.errors import BadOption
from ...core.school.brief import Brief, write_brief
from ...core.school.classlink import TABLES
from ...core.school.result import write_result
from ...core.session import Session
from ...view.school.handin import Handed, hand_in
from ..loop import Loop
from .bell import Bell, at_the_bell

__all__ = ["hand_in_order"]

LONGEST: Final = 2900  # characters of a link that a QR code has room for, the larger part of them capitals


async def hand_in_order(loop: Loop, name: str, value: str) -> None:
    """`hand-in` and what is done there: the number of the table is said, the link copied, a file saved."""
    local, w, said = loop.local, loop.local.shown.w, ""
    if "class" not in local.save.settings:
        return
    bell = at_the_bell(local.session)
    if bell is None and local.session.state.outcome() is None:
        local.page.toast(w("No round is over yet: there is nothing to count."))
        return
    loop.interrupt()
    if name == "hand-in:table" and value.isascii() and value.isdecimal() and 0 <= int(value) <= TABLES:
        local.save.settings["class"] = int(value)
        local.keep(played=False)
    table = int(local.save.settings["class"])
    code = write_result(local.session, local.save.seats, table, bell.outcome if bell else None)
    link = f"{local.page.base_url()}#result={code}"
    if name == "hand-in:copy":
        copied = await local.page.copy(link)
        said = w("The link is copied.") if copied else w("Copy the link from the field above.")
    elif name == "hand-in:file":
        text = json.dumps({"prateria": 1, "table": table, "result": link})
        local.page.download(f"prateria-result-{table or local.save.id}.json", text)
    drawn = await local.page.qr(link) if len(link) <= LONGEST else None
    words = _words(local.session, bell, table, w.lang)
    result = Handed(link, drawn, words, table, max(15, table), bell.round if bell else 0)
    local.page.open_panel(hand_in(w, result, said))


def _words(session: Session, bell: Bell | None, table: int, lang: str) -> str:
    """What the teacher can type; '' where words cannot say it."""
    outcome = bell.outcome if bell else session.state.outcome()
    if outcome is None:
        return ""
    try:
        return write_brief(Brief(table, outcome.points, bell is None), session.header, lang)
    except BadOption:
        return ""
