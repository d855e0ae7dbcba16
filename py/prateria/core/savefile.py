"""A saved game as text: the share code, and what belongs to this table only (names, bots, settings).

    {"v": 1, "id": "...", "stamp": 12, "code": "...", "head": {...}, "table": {...}}

`head` is what a list of saves shows without replaying anything; it holds no language. Of a game that is over it says
who `won`, by seat. `stamp` counts the writes, so that two tabs on one game notice each other. Names and settings are
never part of a link.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from .code import encode, from_link
from .errors import BadSave
from .seats import MARKS, SeatSetting, clean_name, known_bot
from .session import Session

__all__ = ["LIMIT", "MARKS", "VERSION", "Save", "SeatSetting", "clean_name", "dump", "load"]

VERSION: Final = 1
LIMIT: Final = 1_000_000  # bytes of an imported file
TITLE: Final = 240  # characters of a title: sixty letters with their marks
DEPTH: Final = 400  # brackets open at once, counting those that names may hold: a save has four


@dataclass
class Save:
    """A game to keep. `settings`: of this table (lock, draft, speed); `notes`: (action number, note id) for the log."""

    id: str
    code: str
    seats: tuple[SeatSetting, ...]
    settings: dict[str, Any] = field(default_factory=dict)
    notes: tuple[tuple[int, str], ...] = ()
    stamp: int = 0
    updated: int = 0  # milliseconds since 1970
    title: str = ""  # given in the list of games, which keeps it: only a save that comes from elsewhere brings its own


def dump(save: Save, session: Session) -> str:
    """The text to keep. The head is made from the session."""
    state = session.state
    actors = state.actors()
    seats = [{"name": s.name, "bot": s.bot, "mark": s.mark} for s in save.seats]
    head: dict[str, Any] = {
        "game": session.header.game,
        "options": dict(session.header.options),
        "seats": seats,
        "round": state.round,
        "of": state.rounds,
        "turn": actors[0] if len(actors) == 1 else None,  # where all may act it is nobody's turn
        "count": len(session.steps),
        "over": not actors,
        "updated": save.updated,
    }
    outcome = state.outcome() if not actors else None
    if outcome is not None:
        head["won"] = list(outcome.winners)
    if save.title:
        head["title"] = save.title
    return json.dumps(
        {
            "v": VERSION,
            "id": save.id,
            "stamp": save.stamp,
            "head": head,
            "code": encode(session),
            "table": {"seats": seats, "settings": save.settings, "notes": [list(note) for note in save.notes]},
        },
        ensure_ascii=False,
        separators=(",", ":"),
    )


def load(text: str) -> Save:
    """The save in a text. The code is not replayed here. Raises BadSave: long, damaged, notsave, newer."""
    if len(text.encode("utf-8", "replace")) > LIMIT:
        raise BadSave("a file of more than 1 MB", "long")
    if _nested(text) > DEPTH:
        raise BadSave("nested too deep", "damaged")
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadSave("not a save", "damaged") from error
    if not isinstance(data, Mapping) or not _whole(data.get("v")) or not isinstance(data.get("code"), str):
        raise BadSave("some other file", "notsave")
    if data["v"] > VERSION:
        raise BadSave("a save of a later version", "newer")
    table = data.get("table")
    if not isinstance(table, Mapping) or not isinstance(table.get("seats"), list):
        raise BadSave("the table is missing", "damaged")
    settings, head = table.get("settings"), data.get("head")
    return Save(
        id=data["id"] if _plain(data.get("id")) else "",
        code=from_link(data["code"]),
        seats=tuple(_seat(seat) for seat in table["seats"][:8]),
        settings=_settings(settings),
        notes=tuple(_notes(table.get("notes"))),
        stamp=_whole(data.get("stamp")),
        updated=_whole(head.get("updated")) if isinstance(head, Mapping) else 0,
        title=_title(head.get("title")) if isinstance(head, Mapping) else "",
    )


def _nested(text: str) -> int:
    """How deep brackets are open, those within strings included.

    Asked before json reads it: in a browser a file of brackets would end Python itself, not raise RecursionError.
    """
    most = depth = 0
    for bracket in re.findall(r"[\[\]{}]", text):
        depth += 1 if bracket in "[{" else -1
        most = max(most, depth)
    return most


def _seat(data: Any) -> SeatSetting:
    if not isinstance(data, Mapping):
        raise BadSave("a seat is damaged", "damaged")
    name, mark = data.get("name"), data.get("mark")
    bot, unknown = known_bot(data.get("bot"))
    return SeatSetting(
        clean_name(name) if isinstance(name, str) else "", bot, mark if mark in MARKS else MARKS[0], unknown
    )


def _notes(data: Any) -> list[tuple[int, str]]:
    notes = data if isinstance(data, list) else []
    return [
        (n[0], n[1])
        for n in notes
        if isinstance(n, list) and len(n) == 2 and type(n[0]) is int and n[0] == _whole(n[0]) and _plain(n[1])
    ]


def _title(data: Any) -> str:
    """What can be seen of a title; how long it may be is for the page to say."""
    return "".join(c for c in data[:TITLE] if c.isprintable()) if isinstance(data, str) else ""


def _settings(data: Any) -> dict[str, Any]:
    """The settings that are words, whole numbers, yes or no: nothing deep, so that they can always be kept again."""
    pairs = data.items() if isinstance(data, Mapping) else ()
    return {k: v for k, v in pairs if _plain(k) and (_plain(v) or isinstance(v, bool) or v == _whole(v))}


def _plain(value: Any) -> bool:
    return isinstance(value, str) and value.isascii() and len(value) <= 100


def _whole(value: Any) -> int:
    """The value if it is a number that JavaScript can hold exactly, else 0."""
    return value if type(value) is int and 0 <= value < 1 << 53 else 0
