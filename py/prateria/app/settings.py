"""The settings of this table: the panel, and what is set in it; the names of the people, and the lock."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ..core.savefile import clean_name
from ..core.school.profile import is_profile, shuts
from ..view import handover, locks, panels
from ..view.furniture import Button, buttons
from ..view.svg import join
from .atonce import at_once
from .loop import Loop
from .race import RaceLoop
from .shown import seated
from .takeback import undo_rule
from .unasked import SPARED
from .wishes import asking

__all__ = ["SETTINGS", "ask_unlock"]


def settings(loop: Loop, value: str) -> None:
    local = loop.local
    shut = shuts(local.save.settings.get("profile")) if local.locked else ()
    race: dict[str, object] | None = None
    if isinstance(loop, RaceLoop):
        race = {"window": loop.window, "pace": loop.pace}
        if any(seat.bot is not None for seat in local.save.seats):
            race["ease"] = loop.easing
    html = panels.settings(local.shown.w, local.page.prefs(), undo_rule(local), shut, local.locked, race, asking(local))
    if "class" in local.save.settings and local.actor is not None:
        w = local.shown.w
        first = "left" not in local.save.settings  # a clock is set freely once (`school.lesson`)
        row = [
            Button(w("The bell rings: hand in"), "hand-in"),
            Button(w("Clock of the lesson"), "clock", symbol="" if first else local.symbol("settings")),
            Button(w("Begin this table anew"), "anew", symbol=local.symbol("new") if local.played else ""),
        ]
        html = join((html, buttons(row)))
    local.page.open_panel(html, redraw=lambda: settings(loop, ""))


def set_confirm(loop: Loop, value: str) -> None:
    loop.local.page.set_pref("confirm", value)
    settings(loop, "")


def set_at_once(loop: Loop, value: str) -> None:
    at_once(loop.local)


def set_pace(loop: Loop, value: str) -> None:
    loop.local.page.set_pref("pace", value)
    settings(loop, "")


def set_ask(loop: Loop, value: str) -> None:
    _set_asking(loop, "ask", value)


def ask_less(loop: Loop, value: str) -> None:
    """As it was offered beside a question, which stays open."""
    local = loop.local
    local.save.settings["ask"] = SPARED
    local.keep()
    local.page.toast(local.shown.w("You are asked from 4 cards on. “Settings” changes that."))
    loop.screen.show()


def set_turning(loop: Loop, value: str) -> None:
    _set_asking(loop, "turns", value)


def _set_asking(loop: Loop, key: str, value: str) -> None:
    local = loop.local
    if key in local.game.flow.asking and value in panels.ASKING[key]:
        local.save.settings[key] = value
        local.keep()
        settings(loop, "")


def set_window(loop: Loop, value: str) -> None:
    _set_race(loop, "window", value)


def set_turns(loop: Loop, value: str) -> None:
    _set_race(loop, "pace", value)


def set_ease(loop: Loop, value: str) -> None:
    if isinstance(loop, RaceLoop):
        loop.set_race("ease", value == "yes")
        settings(loop, "")


def _set_race(loop: Loop, key: str, value: str) -> None:
    if isinstance(loop, RaceLoop) and value in panels.RACE[key]:
        loop.set_race(key, int(value))
        settings(loop, "")


def set_undo(loop: Loop, value: str) -> None:
    local = loop.local
    if value in ("fair", "open", "shut") and local.may("undo"):
        local.save.settings["undo"] = value
        local.keep()
        settings(loop, "")
        loop.screen.show()


def names(loop: Loop, value: str) -> None:
    _names(loop, "")


def _names(loop: Loop, problem: str) -> None:
    local = loop.local
    sitters = [sitter for sitter in local.shown.sitters if sitter.seat in local.people]
    typed = [local.save.seats[sitter.seat].name for sitter in sitters]
    local.page.open_panel(handover.names(local.shown.w, sitters, typed, problem), redraw=lambda: _names(loop, problem))


def set_names(loop: Loop, fields: str) -> None:
    """What the people here are called, on this device only."""
    local, typed = loop.local, json.loads(fields)
    seats = tuple(
        replace(one, name=clean_name(str(typed.get(f"name{seat}", "")))) if seat in local.people else one
        for seat, one in enumerate(local.save.seats)
    )
    called = [sitter.name.casefold() for sitter in seated(local.shown.w, seats)]
    if len(set(called)) < len(called):
        _names(loop, local.shown.w("Two players have the same name."))
        return
    local.save.seats = seats
    local.speak(local.shown.w)
    local.keep(played=False)
    local.page.close_panel()
    loop.closed()
    loop.screen.show()


def lock(loop: Loop, fields: str) -> None:
    local, said = loop.local, json.loads(fields)
    digits, profile = str(said.get("digits", "")), str(said.get("profile", "guarded"))
    if len(digits) == 4 and digits.isascii() and digits.isdecimal() and not local.locked and is_profile(profile):
        local.save.settings["lock"] = digits
        local.save.settings["profile"] = profile
        local.keep()
        settings(loop, "")
        loop.screen.show()


def ask_unlock(loop: Loop, value: str) -> None:
    """`value`: the order that is to be done when the lock is open, if any."""
    local = loop.local
    local.page.open_panel(locks.unlock(local.shown.w, False, value), redraw=lambda: ask_unlock(loop, value))


def unlock(loop: Loop, fields: str) -> None:
    local, said = loop.local, json.loads(fields)
    if str(said.get("digits", "")) != local.save.settings.get("lock"):
        local.page.open_panel(locks.unlock(local.shown.w, True, str(said.get("then", ""))))
        local.page.sound("error")
        return
    if "once" in said and said.get("then") in locks.ONCE:
        local.granted = locks.ONCE[said["then"]]
        return
    for key in ("lock", "profile"):
        local.save.settings.pop(key, None)
    local.keep()
    settings(loop, "")
    loop.screen.show()


SETTINGS: Final[dict[str, Callable[[Loop, str], None]]] = {
    "settings": settings,
    "set-confirm": set_confirm,
    "set-at-once": set_at_once,
    "set-pace": set_pace,
    "set-undo": set_undo,
    "set-ask": set_ask,
    "ask-less": ask_less,
    "set-turning": set_turning,
    "set-window": set_window,
    "set-turns": set_turns,
    "set-ease": set_ease,
    "names": names,
    "set-names": set_names,
    "lock": lock,
    "ask-unlock": ask_unlock,
    "unlock": unlock,
}
