"""A saved game as text: the share code, and what belongs to this table only (names, bots, settings).

    {"v": 1, "id": "...", "stamp": 12, "code": "...", "head": {...}, "table": {...}}

`head` is what a list of saves shows without replaying anything; it holds no language. `stamp` counts the writes, so
that two tabs on one game notice each other. Names, bots and settings are never part of a link.

>>> clean_name("  Ola\\u202e\\n  "), clean_name("x" * 30)
('Ola', 'xxxxxxxxxxxxxxxxxxxx')
"""

import json
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from .code import encode, from_link
from .errors import BadSave
from .session import Session

__all__ = ["LIMIT", "VERSION", "Save", "SeatSetting", "clean_name", "dump", "load"]

VERSION: Final = 1
LIMIT: Final = 1_000_000  # bytes of an imported file
NAME: Final = 20  # characters
BOTS: Final = ("first", "normal", "away")  # away: someone elsewhere, by link
MARKS: Final = ("bison", "eagle", "wolf", "bear", "otter", "hare", "owl", "fox")


@dataclass(frozen=True)
class SeatSetting:
    """Who sits there. `name`: typed, or "" for the animal's; `bot`: a level, None for a person; `mark`: an animal."""

    name: str = ""
    bot: str | None = None
    mark: str = "bison"


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


def clean_name(text: str) -> str:
    """A name fit to be shown: NFC, one line, no control, direction or invisible characters, at most 20 characters."""
    shown = "".join(
        " " if unicodedata.category(c) in ("Zs", "Zl", "Zp", "Cc") else c
        for c in unicodedata.normalize("NFC", text)
        if unicodedata.category(c) in ("Cc",) or not unicodedata.category(c).startswith("C")
    )
    out, letters = "", 0
    for c in " ".join(shown.split()):
        letters += not unicodedata.combining(c)
        if letters > NAME or len(out) >= 3 * NAME:
            break
        out += c
    return out.strip()


def dump(save: Save, session: Session) -> str:
    """The text to keep. The head is made from the session."""
    state = session.state
    actors = state.actors()
    seats = [{"name": s.name, "bot": s.bot, "mark": s.mark} for s in save.seats]
    head = {
        "game": session.header.game,
        "seats": seats,
        "round": state.round,
        "of": session.game.META.rounds,
        "turn": actors[0] if actors else None,
        "count": len(session.steps),
        "over": not actors,
        "updated": save.updated,
    }
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
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSave("not a save", "damaged") from error
    if not isinstance(data, Mapping) or not isinstance(data.get("v"), int) or not isinstance(data.get("code"), str):
        raise BadSave("some other file", "notsave")
    if data["v"] > VERSION:
        raise BadSave("a save of a later version", "newer")
    table = data.get("table")
    if not isinstance(table, Mapping) or not isinstance(table.get("seats"), list):
        raise BadSave("the table is missing", "damaged")
    settings, head = table.get("settings"), data.get("head")
    return Save(
        id=str(data.get("id") or ""),
        code=from_link(data["code"]),
        seats=tuple(_seat(seat) for seat in table["seats"][:8]),
        settings=dict(settings) if isinstance(settings, Mapping) else {},
        notes=tuple(_notes(table.get("notes"))),
        stamp=_whole(data.get("stamp")),
        updated=_whole(head.get("updated")) if isinstance(head, Mapping) else 0,
    )


def _seat(data: Any) -> SeatSetting:
    if not isinstance(data, Mapping):
        raise BadSave("a seat is damaged", "damaged")
    name, bot, mark = data.get("name"), data.get("bot"), data.get("mark")
    return SeatSetting(
        clean_name(name) if isinstance(name, str) else "",
        bot if bot in BOTS else None,
        mark if mark in MARKS else MARKS[0],
    )


def _notes(data: Any) -> list[tuple[int, str]]:
    notes = data if isinstance(data, list) else []
    return [
        (n[0], n[1])
        for n in notes
        if isinstance(n, list) and len(n) == 2 and isinstance(n[0], int) and isinstance(n[1], str)
    ]


def _whole(value: Any) -> int:
    return value if isinstance(value, int) and value >= 0 else 0
