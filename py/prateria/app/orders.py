"""What the buttons round the table do: one function an order, found by its name."""

import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from ..core.game import Take
from ..view import panels
from .race import Race
from .takeback import take_back, undo_rule

if TYPE_CHECKING:
    from .play import Play

__all__ = ["ORDERS", "carry_out"]

Order = Callable[["Play", str], Awaitable[None] | None]


def carry_out(play: "Play", name: str, value: str) -> Any:
    """Do what an order says; an unknown one does nothing. Returns an awaitable or None."""
    order = ORDERS.get(name)
    if name in OVER:
        play.interrupt()
    return order(play, value) if order else None


# -- a decision --------------------------------------------------------------------------------------------------


def done(play: "Play", value: str) -> None:
    ready = play.picker.ready()
    if play.deciding and ready is not None:
        play.decide([ready])


def cancel(play: "Play", value: str) -> None:
    if play.deciding and (play.picker.chosen or play.hint):
        play.picker.clear()
        play.hint = None
        play.screen.show()


def act(play: "Play", text: str) -> None:
    """An action chosen by its text: from the table in words."""
    if not play.deciding or play.counts is not None:
        return
    action = next((a for a in play.session.state.legal_actions() if a.text == text), None)
    if action is not None:
        play.picker.choose(action)
        play.settle()


async def hint(play: "Play", value: str) -> None:
    """A good move with its reason: found by the same code that plays the bots."""
    if not play.deciding or play.save.settings.get("lock") or play.eyes is None:
        return
    choice = await play.think(play.eyes, "normal")
    if not play.deciding:
        return
    play.hint = choice
    if play.counts is not None:
        play.counts.update({a.kind: a.amount for a in choice.actions if isinstance(a, Take)})
        play.screen.bag()
        play.page.toast(play.game.texts.reason(play.w, choice.reason))
    else:
        play.picker.choose(choice.actions[0])
    play.screen.show()


def undo(play: "Play", value: str) -> None:
    take_back(play)


# -- a bag -------------------------------------------------------------------------------------------------------


def bag(play: "Play", value: str) -> None:
    play.screen.bag()


def bag_add(play: "Play", kind: str) -> None:
    """One more of that kind; with all copies taken, none of it: tapping a card again takes it back. Where only one
    thing goes in, another takes its place."""
    full = play.session.state.bag()
    if play.counts is None or full is None or kind not in play.counts:
        return
    limit = full.limits[full.kinds.index(kind)]
    if full.total == 1 and limit and not play.counts[kind]:
        play.counts = dict.fromkeys(play.counts, 0)
    if play.counts[kind] < limit and sum(play.counts.values()) < full.total:
        play.counts[kind] += 1
    elif play.counts[kind]:
        play.counts[kind] = 0
    else:
        play.page.toast(play.w("The party is full: take a card out first."))
        play.page.sound("error")
    play.screen.bag()


def bag_remove(play: "Play", kind: str) -> None:
    if play.counts is not None and play.counts.get(kind):
        play.counts[kind] -= 1
        play.screen.bag()


def bag_suggest(play: "Play", value: str) -> None:
    if play.counts is not None:
        play.counts.update(play.game.sense.propose(play.session.state.observe(play.eyes)))
        play.screen.bag()


def bag_clear(play: "Play", value: str) -> None:
    if play.counts is not None:
        play.counts = dict.fromkeys(play.counts, 0)
        play.screen.bag()


def way_back(play: "Play", value: str) -> None:
    """Leave what was only opened."""
    way = play.session.state.way_back()
    if play.deciding and way is not None:
        play.page.close_panel()
        play.decide([way])


def bag_done(play: "Play", value: str) -> None:
    """Play the run of small actions that the full bag stands for."""
    full, counts = play.session.state.bag(), play.counts
    if counts is None or full is None or not full.fewest <= sum(counts.values()) <= full.total:
        return
    play.page.close_panel()
    play.decide([Take(full.seat, kind, counts[kind]) for kind in full.kinds])


# -- looking on --------------------------------------------------------------------------------------------------


def uncover(play: "Play", value: str) -> None:
    play.answer("curtain")


def go_on(play: "Play", value: str) -> None:
    play.answer("result")


def lesson_next(play: "Play", value: str) -> None:
    play.answer("lesson")


def closed(play: "Play", value: str) -> None:
    """The panel was closed by its cross or by Escape: a result has been seen then, and a curtain comes back."""
    play.answer("result")
    if play.asking == "curtain" and play.actor is not None:
        play.screen.curtain(play.actor)
    play.closed()


def seen(play: "Play", value: str) -> None:
    """What happened since the last turn has been read."""
    play.since = []
    play.screen.show()


def close(play: "Play", value: str) -> None:
    play.page.close_panel()
    play.closed()


def pause(play: "Play", value: str) -> None:
    """Stop or go on; `on`: the page was taken away from the players, so that a race must stop."""
    if value == "on":
        play.interrupt()
    else:
        play.hold(not play.paused)


def skip(play: "Play", value: str) -> None:
    play.skipping = True
    play.hold(False)


def look(play: "Play", what: str) -> None:
    """Look at something on the table, or away."""
    play.looked_at = what
    play.screen.show()


def explain(play: "Play", what: str) -> None:
    """Something on the table that is no move was touched: what it says."""
    if said := play.screen.explain(what):
        play.page.toast(said)


def result(play: "Play", value: str) -> None:
    if play.actor is None:
        play.screen.game_end()


# -- settings ----------------------------------------------------------------------------------------------------


def menu(play: "Play", value: str) -> None:
    play.page.open_menu()


def settings(play: "Play", value: str) -> None:
    locked = bool(play.save.settings.get("lock"))
    race = {"window": play.window, "pace": play.pace, "ease": play.easing} if isinstance(play, Race) else None
    html = panels.settings(play.w, play.page.prefs(), undo_rule(play), locked, race)
    play.page.open_panel(html)


def set_confirm(play: "Play", value: str) -> None:
    play.page.set_pref("confirm", value == "yes")
    settings(play, "")


def set_pace(play: "Play", value: str) -> None:
    play.page.set_pref("pace", value)
    settings(play, "")


def set_window(play: "Play", value: str) -> None:
    _set_race(play, "window", value)


def set_turns(play: "Play", value: str) -> None:
    _set_race(play, "pace", value)


def set_ease(play: "Play", value: str) -> None:
    if isinstance(play, Race):
        play.set_race("ease", value == "yes")
        settings(play, "")


def _set_race(play: "Play", key: str, value: str) -> None:
    if isinstance(play, Race) and value in panels.RACE[key]:
        play.set_race(key, int(value))
        settings(play, "")


def set_undo(play: "Play", value: str) -> None:
    if value in ("fair", "open", "shut") and not play.save.settings.get("lock"):
        play.save.settings["undo"] = value
        play.keep()
        settings(play, "")
        play.screen.show()


def lock(play: "Play", fields: str) -> None:
    digits = str(json.loads(fields).get("digits", ""))
    if len(digits) == 4 and digits.isdecimal() and not play.save.settings.get("lock"):
        play.save.settings["lock"] = digits
        play.keep()
        settings(play, "")
        play.screen.show()


def ask_unlock(play: "Play", value: str) -> None:
    play.page.open_panel(panels.unlock(play.w, wrong=False))


def unlock(play: "Play", fields: str) -> None:
    if str(json.loads(fields).get("digits", "")) != play.save.settings.get("lock"):
        play.page.open_panel(panels.unlock(play.w, wrong=True))
        play.page.sound("error")
        return
    del play.save.settings["lock"]
    play.keep()
    settings(play, "")
    play.screen.show()


# -- handing on --------------------------------------------------------------------------------------------------


async def share(play: "Play", value: str) -> None:
    await _share(play, "")


async def copy_link(play: "Play", value: str) -> None:
    copied = await play.page.copy(play.link())
    await _share(play, play.w("The link is copied.") if copied else play.w("Copy the link from the field above."))


async def send_link(play: "Play", value: str) -> None:
    await play.page.share(play.link(), play.game.texts.title(play.w))


async def _share(play: "Play", said: str) -> None:
    url = play.link()
    drawn = await play.page.qr(url)
    play.page.open_panel(panels.share(play.w, url, drawn, play.page.can_share(), said))


def export(play: "Play", value: str) -> None:
    play.page.download(f"prateria-{play.session.header.game}-{play.save.id}.json", play.text())


OVER: Final = ("settings", "menu", "share")
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
    "set-window": set_window,
    "set-turns": set_turns,
    "set-ease": set_ease,
    "lock": lock,
    "ask-unlock": ask_unlock,
    "unlock": unlock,
    "share": share,
    "copy-link": copy_link,
    "send-link": send_link,
    "export": export,
}
