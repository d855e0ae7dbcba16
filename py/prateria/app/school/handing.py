"""A finished table of a class hands its result in: as a QR code and a link, without names."""

from typing import Final

from ...core.school.classlink import TABLES
from ...core.school.result import write_result
from ...view.school.results import hand_in
from ..loop import Loop

__all__ = ["hand_in_order"]

LONGEST: Final = 2900  # characters of a link that a QR code has room for, the larger part of them capitals


async def hand_in_order(loop: Loop, name: str, value: str) -> None:
    """`hand-in` and what is done there: the number of the table is said, the link copied."""
    local, w, said = loop.local, loop.local.shown.w, ""
    if local.actor is not None or "class" not in local.save.settings:
        return
    if name == "hand-in:table" and value.isascii() and value.isdecimal() and 0 <= int(value) <= TABLES:
        local.save.settings["class"] = int(value)
        local.keep(played=False)
    table = int(local.save.settings["class"])
    link = f"{local.page.base_url()}#result={write_result(local.session, local.save.seats, table)}"
    if name == "hand-in:copy":
        copied = await local.page.copy(link)
        said = w("The link is copied.") if copied else w("Copy the link from the field above.")
    drawn = await local.page.qr(link) if len(link) <= LONGEST else None
    local.page.open_panel(hand_in(w, link, drawn, table, max(15, table), said))
