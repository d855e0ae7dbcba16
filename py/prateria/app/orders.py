"""What the buttons round the table do: one function an order, found by its name."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

from ..core.game import Take
from ..core.savefile import clean_name
from ..core.school.profile import is_profile, shuts
from ..view import handover, locks, panels
from ..view.furniture import Button, buttons
from ..view.svg import join
from .carrying import CARRYING
from .figures import hinted
from .loop import Loop
from .race import RaceLoop
from .shown import seated
from .takeback import take_back, undo_rule
from .unasked import asking

__all__ = ["ORDERS", "carry_out"]

Order = Callable[[Loop, str], Awaitable[None] | None]


def carry_out(loop: Loop, name: str, value: str) -> Any:
    """Do what an order says; an unknown one, or one that is shut here, does nothing. Returns an awaitable or None."""
    order = ORDERS.get(name) if loop.local.may(SHUT.get(name, "")) else None
    if name in OVER:
        loop.interrupt()
    return order(loop, value) if order else None


# -- a decision --------------------------------------------------------------------------------------------------


def done(loop: Loop, value: str) -> None:
    choice = loop.local.choice
    ready = choice.picker.ready()
    if choice.open and ready is not None:
        choice.make([ready], confirmed=True)


def cancel(loop: Loop, value: str) -> None:
    choice = loop.local.choice
    if choice.open and (choice.picker.chosen or choice.hint):
        choice.clear()
        loop.screen.show()


def act(loop: Loop, text: str) -> None:
    """An action chosen by its text: from the table in words."""
    local, choice = loop.local, loop.local.choice
    if not choice.open or choice.counts is not None:
        return
    asked = local.asked
    action = next((a for a in asked.actions if a.text == text), None) if asked else None
    if action is not None:
        choice.picker.choose(action)
        loop.settle()


async def hint(loop: Loop, value: str) -> None:
    """A good move with its reason: found by the same code that plays the bots."""
    local, choice = loop.local, loop.local.choice
    if not choice.open or not local.may("hints") or local.shown.viewer is None:
        return
    decision = await loop.advise(local.shown.viewer)
    if not choice.open:
        return
    choice.advise(decision)
    loop.plan.begin(decision)
    hinted(local)
    if choice.counts is not None:
        loop.screen.bag()  # which says why
    else:
        loop.look_away(choice.picker.chosen)
    loop.screen.show()


def undo(loop: Loop, value: str) -> None:
    take_back(loop.local)


# -- a bag -------------------------------------------------------------------------------------------------------


def bag(loop: Loop, value: str) -> None:
    loop.screen.bag()


def bag_add(loop: Loop, kind: str) -> None:
    """One more of that kind; with all copies taken, none of it: tapping a card again takes it back. Where only one
    thing goes in, another takes its place."""
    local, choice = loop.local, loop.local.choice
    full = local.session.state.bag()
    if choice.counts is None or full is None or kind not in choice.counts:
        return
    limit = full.limits[full.kinds.index(kind)]
    if full.total == 1 and limit and not choice.counts[kind]:
        choice.counts = dict.fromkeys(choice.counts, 0)
    if choice.counts[kind] < limit and sum(choice.counts.values()) < full.total:
        choice.counts[kind] += 1
    elif choice.counts[kind]:
        choice.counts[kind] = 0
    else:
        local.page.toast(local.shown.w("The party is full: take a card out first."))
        local.page.sound("error")
    loop.screen.bag()


def bag_remove(loop: Loop, kind: str) -> None:
    choice = loop.local.choice
    if choice.counts is not None and choice.counts.get(kind):
        choice.counts[kind] -= 1
        loop.screen.bag()


def bag_suggest(loop: Loop, value: str) -> None:
    local, choice = loop.local, loop.local.choice
    if choice.counts is not None:
        choice.counts.update(local.game.sense.propose(local.session.state.observe(local.shown.viewer)))
        loop.screen.bag()


def bag_clear(loop: Loop, value: str) -> None:
    choice = loop.local.choice
    if choice.counts is not None:
        choice.counts = dict.fromkeys(choice.counts, 0)
        loop.screen.bag()


def way_back(loop: Loop, value: str) -> None:
    """Leave what was only opened."""
    local, choice = loop.local, loop.local.choice
    way = local.session.state.way_back()
    if choice.open and way is not None:
        local.page.close_panel()
        choice.make([way])


def bag_done(loop: Loop, value: str) -> None:
    """Play the run of small actions that the full bag stands for."""
    local, choice = loop.local, loop.local.choice
    full, counts = local.session.state.bag(), choice.counts
    if counts is None or full is None or not full.fewest <= sum(counts.values()) <= full.total:
        return
    local.page.close_panel()
    choice.make([Take(full.seat, kind, counts[kind]) for kind in full.kinds], confirmed=True)


# -- looking on --------------------------------------------------------------------------------------------------


def uncover(loop: Loop, value: str) -> None:
    loop.answer("curtain")


def go_on(loop: Loop, value: str) -> None:
    loop.answer("result")


def lesson_next(loop: Loop, value: str) -> None:
    loop.answer("lesson")


def closed(loop: Loop, value: str) -> None:
    """The panel was closed by its cross or by Escape: a result has been seen then, and a curtain comes back."""
    local = loop.local
    loop.answer("result")
    if loop.asking == "curtain" and local.actor is not None:
        loop.curtain(local.actor)
    loop.closed()


def seen(loop: Loop, value: str) -> None:
    """What happened since the last turn has been read."""
    loop.local.shown.since = []
    loop.screen.show()


def close(loop: Loop, value: str) -> None:
    loop.local.page.close_panel()
    loop.closed()


def pause(loop: Loop, value: str) -> None:
    """Stop or go on; `on`: the page was taken away from the players, so that a race must stop."""
    if value == "on":
        loop.interrupt()
    else:
        loop.hold(not loop.local.pace.paused)


def skip(loop: Loop, value: str) -> None:
    loop.local.pace.skipping = True
    loop.hold(False)


def look(loop: Loop, what: str) -> None:
    """Look at something on the table, or away."""
    loop.local.shown.looked_at = what
    loop.screen.show()


def explain(loop: Loop, what: str) -> None:
    """Something on the table that is no move was touched: what it says."""
    if said := loop.screen.explain(what):
        loop.local.page.toast(said)


def result(loop: Loop, value: str) -> None:
    if loop.local.actor is None:
        loop.screen.game_end()


# -- settings ----------------------------------------------------------------------------------------------------


def menu(loop: Loop, value: str) -> None:
    loop.local.page.open_menu()


def settings(loop: Loop, value: str) -> None:
    local = loop.local
    shut = shuts(local.save.settings.get("profile")) if local.locked else ()
    race = {"window": loop.window, "pace": loop.pace, "ease": loop.easing} if isinstance(loop, RaceLoop) else None
    html = panels.settings(local.shown.w, local.page.prefs(), undo_rule(local), shut, local.locked, race, asking(local))
    if "class" in local.save.settings and local.actor is not None:
        w = local.shown.w
        row = [
            Button(w("The bell rings: hand in"), "hand-in"),
            Button(w("Clock of the lesson"), "clock"),
            Button(w("Begin this table anew"), "anew"),
        ]
        html = join((html, buttons(row)))
    local.page.open_panel(html, redraw=lambda: settings(loop, ""))


def set_confirm(loop: Loop, value: str) -> None:
    loop.local.page.set_pref("confirm", value == "yes")
    settings(loop, "")


def set_pace(loop: Loop, value: str) -> None:
    loop.local.page.set_pref("pace", value)
    settings(loop, "")


def set_ask(loop: Loop, value: str) -> None:
    _set_asking(loop, "ask", value)


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
    for key in ("lock", "profile"):
        local.save.settings.pop(key, None)
    local.keep()
    settings(loop, "")
    loop.screen.show()


# -- handing on --------------------------------------------------------------------------------------------------


async def share(loop: Loop, value: str) -> None:
    await _share(loop, "")


async def copy_link(loop: Loop, value: str) -> None:
    local = loop.local
    copied = await local.page.copy(local.link())
    await _share(
        loop,
        local.shown.w("The link is copied.") if copied else local.shown.w("Copy the link from the field above."),
    )


async def send_link(loop: Loop, value: str) -> None:
    local = loop.local
    await local.page.share(local.link(), local.game.texts.title(local.shown.w))


async def _share(loop: Loop, said: str) -> None:
    local = loop.local
    url = local.link()
    drawn = await local.page.qr(url)
    over, w, actor = local.actor is None, local.shown.w, local.actor
    whose = local.shown.names[actor] if actor is not None and local.away else ""
    local.page.open_panel(panels.share(w, url, drawn, local.page.can_share(), said, over, whose))


def export(loop: Loop, value: str) -> None:
    local = loop.local
    local.page.download(f"prateria-{local.session.header.game}-{local.save.id}.json", local.text())


OVER: Final = ("settings", "menu", "share", "names", "ask-unlock")
"""What opens over the table."""

ORDERS: Final[dict[str, Order]] = {
    "done": done,
    "cancel": cancel,
    "act": act,
    "hint": hint,
    "undo": undo,
    "bag": bag,
    "bag-add": bag_add,
    "bag-remove": bag_remove,
    "bag-suggest": bag_suggest,
    "bag-clear": bag_clear,
    "bag-done": bag_done,
    "way-back": way_back,
    "uncover": uncover,
    "go-on": go_on,
    "lesson-next": lesson_next,
    "seen": seen,
    "closed": closed,
    "close": close,
    "pause": pause,
    "skip": skip,
    "look": look,
    "explain": explain,
    "result": result,
    "settings": settings,
    "menu": menu,
    "set-confirm": set_confirm,
    "set-pace": set_pace,
    "set-undo": set_undo,
    "set-ask": set_ask,
    "set-turning": set_turning,
    "set-window": set_window,
    "set-turns": set_turns,
    "set-ease": set_ease,
    "names": names,
    "set-names": set_names,
    "lock": lock,
    "ask-unlock": ask_unlock,
    "unlock": unlock,
    "share": share,
    "copy-link": copy_link,
    "send-link": send_link,
    "export": export,
    **CARRYING,
}

SHUT: Final[dict[str, str]] = {
    "hint": "hints",
    **dict.fromkeys((name for name in ORDERS if name.startswith("set-")), "settings"),
    "set-undo": "undo",
    "names": "names",
    "set-names": "names",
}
"""Which right an order needs: see `LocalGame.may`."""
