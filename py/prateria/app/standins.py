"""Who plays in the place of computer players that are not known here: levels of another version, players that somebody
wrote on another device."""

from dataclasses import replace
from typing import Final

from ..core.savefile import Save, SeatSetting, clean_name
from ..core.seats import AWAY, USUAL, written
from ..core.session import Session
from ..games import GAMES
from ..kit.words import Words
from ..view.words import animal, stand_ins
from .asked import race_of
from .page import Page

__all__ = ["stand_in"]

UNKNOWN: Final = ("level", "bot", "game", "race")


def stand_in(page: Page, w: Words, save: Save, session: Session) -> str:
    """From now on the usual level plays for who is not known here. Returns what is to be said of it, once."""
    save.seats = tuple(_known(page, seat, session) for seat in save.seats)
    sentences = []
    for unknown in UNKNOWN:
        names = ", ".join(s.name or animal(w, s.mark) for s in save.seats if s.unknown == unknown)
        if names:
            sentences.append(stand_ins(w, unknown, names))
    save.seats = tuple(replace(seat, unknown="") for seat in save.seats)
    return " ".join(sentences)


def _known(page: Page, seat: SeatSetting, session: Session) -> SeatSetting:
    """The seat as this device can have it; a player that somebody wrote has the name that its author chose."""
    which, game = written(seat.bot), session.header.game
    if not which:
        return seat if seat.bot in (None, AWAY, *GAMES[game].levels) else replace(seat, bot=USUAL, unknown="game")
    name = page.bot_name(which, game)
    if name is None:
        return replace(seat, bot=USUAL, unknown="bot")
    if race_of(session) is not None:
        return replace(seat, bot=USUAL, unknown="race")
    return seat if seat.name else replace(seat, name=clean_name(name))
