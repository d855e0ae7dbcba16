"""The game after a game: at another level, or from other seats."""

from dataclasses import replace

from ..core.savefile import SeatSetting
from ..core.seats import LEVELS
from ..kit.result import clear
from ..kit.words import isolate
from .local import LocalGame
from .sight import may_repeat

__all__ = ["at_level", "next_level", "swapped"]


def next_level(local: LocalGame) -> tuple[str, bool]:
    """The level that would suit the one person better who has clearly won against computers that all play alike, or
    lost, and whether it is a stronger one; '' where there is none."""
    outcome, people = local.session.state.outcome(), local.people
    levels = {one.bot for seat, one in enumerate(local.save.seats) if seat not in people}
    if outcome is None or len(people) != 1 or len(levels) != 1 or not may_repeat(local):
        return "", False
    offered = local.game.offers(len(local.save.seats))
    now = next((n for n, level in enumerate(offered) if level in levels), -2)
    step = clear(outcome.points, people[0], local.game.flow.clear)
    there = now >= 0 and step and 0 <= now + step < len(offered)
    return (offered[now + step], step > 0) if there else ("", False)


def at_level(local: LocalGame, level: str) -> tuple[SeatSetting, ...]:
    """Who sat there; where that level is offered, its computers play like that."""
    seats = local.save.seats
    if level not in local.game.offers(len(seats)):
        return seats
    return tuple(replace(one, bot=level) if one.bot in LEVELS else one for one in seats)


def swapped(local: LocalGame) -> str:
    """Which colour everybody has from now on."""
    w, looks = local.shown.w, local.game.texts.seat_looks(local.shown.w)
    have = (f"{isolate(name)}: {look.lower()}" for name, look in zip(local.shown.names, looks, strict=False))
    return w("Seats and colours are swapped. %(seats)s.", seats="; ".join(have))
