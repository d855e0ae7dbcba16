"""Who sits at a table: name, person or computer, animal. What saves and links keep of it, and how it is made sound.

>>> clean_name("  Ola\\u202e\\n  "), clean_name("x" * 30)
('Ola', 'xxxxxxxxxxxxxxxxxxxx')
>>> known_bot("normal"), known_bot("of a later version")
(('normal', ''), ('normal', 'level'))
>>> known_bot("bot:0a9z"), written("bot:0a9z"), written("normal")
(('bot:0a9z', ''), '0a9z', '')
"""

import re
import unicodedata
from dataclasses import dataclass
from typing import Any, Final

__all__ = ["AWAY", "LEVELS", "MARKS", "USUAL", "WRITTEN", "SeatSetting", "clean_name", "known_bot", "written"]

LEVELS: Final = ("first", "normal", "strong")
"""How computer players play, the weakest first. The place of a level, from 1, is its number in links: never changed."""

USUAL: Final = "normal"
"""Who plays where a level is not known, or not offered by the game."""

AWAY: Final = "away"
"""In the place of a level: someone elsewhere, by link."""

WRITTEN: Final = "bot:"
"""In the place of a level: a player that somebody wrote. What follows says which of them on this device."""

_ID: Final = re.compile(r"[0-9a-z]{1,24}")

MARKS: Final = ("fox", "eagle", "wolf", "owl", "bear", "otter", "hare", "bison")
"""The animals. The place of an animal is its number in links: never changed."""

NAME: Final = 20  # characters
LONGEST: Final = 3 * NAME  # with the marks on them
SPELT: Final = 4 * LONGEST
"""Characters of a name that are looked at: NFC makes at most four of an honest name into one, and it takes time that
grows with the square of a run of marks."""
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing


@dataclass(frozen=True)
class SeatSetting:
    """Who sits there. `name`: typed, or "" for the animal's; `bot`: a level, or a player that somebody wrote
    (`written`), None for a person; `mark`: an animal;
    `unknown`: what this version or this device does not know, so that `bot` stands in for it: a `level`, a `bot` that
    somebody wrote, a level that the `game` has not, or ''. It is not kept: once said, the seat is what `bot` says."""

    name: str = ""
    bot: str | None = None
    mark: str = MARKS[-1]
    unknown: str = ""


def known_bot(kept: Any) -> tuple[str | None, str]:
    """`bot` and `unknown` of a seat, from what was kept as its `bot`: a computer player never becomes a person. Whether
    what somebody wrote is on this device, the app finds out."""
    if kept is None or kept == AWAY or kept in LEVELS or written(kept):
        return kept, ""
    return USUAL, "level"


def written(bot: Any) -> str:
    """Which of the players that somebody wrote sits there: its id on this device; '' where none does."""
    which = bot.removeprefix(WRITTEN) if isinstance(bot, str) and bot.startswith(WRITTEN) else ""
    return which if _ID.fullmatch(which) else ""


def clean_name(text: str) -> str:
    """A name fit to be shown: NFC, one line, no control, direction or invisible characters, at most 20 characters.

    Accents and other marks count as part of the letter that they stand on; without one they are left out.
    """
    kinds = [(c, unicodedata.category(c)) for c in text]
    shown = "".join(
        " " if kind == "Cc" or kind[0] == "Z" or c in BLANKS else c
        for c, kind in kinds
        if kind == "Cc" or kind[0] != "C"
    )
    line = " ".join(shown.split())
    start = next((i for i, c in enumerate(line) if c != " " and not _is_mark(c)), len(line))
    out, letters = "", 0
    for c in unicodedata.normalize("NFC", line[start : start + SPELT])[:LONGEST]:
        letters += not _is_mark(c)
        if letters > NAME:
            break
        out += c
    return out.strip()


def _is_mark(c: str) -> bool:
    return unicodedata.category(c) in ("Mn", "Me")
