"""A table of a class hands its result in, at its end or when the bell rings: as a QR code and a link, without names."""

from typing import Final

from ...core.school.classlink import TABLES
from ...core.school.result import write_result
from ...view.school.results import hand_in
from ..loop import Loop
from .bell import at_the_bell

__all__ = ["hand_in_order"]

LONGEST: Final = 2900  # characters of a link that a QR code has room for, the larger part of them capitals


async def hand_in_order(loop: Loop, name: str, value: str) -> None:
    """`hand-in` and what is done there: the number of the table is said, the link copied."""
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
    drawn = await local.page.qr(link) if len(link) <= LONGEST else None
    local.page.open_panel(hand_in(w, link, drawn, table, max(15, table), said, bell.round if bell else 0))
