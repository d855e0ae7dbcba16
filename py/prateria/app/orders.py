"""What the buttons round the table do: one function an order, found by its name."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from ..view import panels
from .bags import BAGS
from .carrying import CARRYING
from .closing import stay
from .loop import Loop
from .settings import SETTINGS, ask_unlock
from .takeback import far, going, kept, leave, opening, take_back

__all__ = ["ORDERS", "carry_out"]

Order = Callable[[Loop, str], Awaitable[None] | None]


def carry_out(loop: Loop, name: str, value: str) -> Any:
    """Do what an order says; an unknown one, or one that is shut here, does nothing, but for those of `PADLOCKED`.
    Returns an awaitable or None."""
    order = ORDERS.get(name) if loop.local.may(SHUT.get(name, "")) else PADLOCKED.get(name)
    if name not in CLOSING:
        stay(loop.local, loop.screen.show)
    if name in OVER:
        loop.interrupt()
    return order(loop, value) if order else None


# -- a decision --------------------------------------------------------------------------------------------------


def done(loop: Loop, value: str) -> None:
    choice = loop.local.choice
    ready = choice.ready()
    if choice.open and ready is not None:
        loop.look_away(choice.picker.chosen)
        choice.make(loop.together.whole(ready), confirmed=True)
        loop.offers = True  # when the next question comes: before, it would cut off what this move does


def run_on(loop: Loop, value: str) -> None:
    """Turn what is turned at a touch, and go on so until somebody is asked."""
    own = loop.unasked.runs_on() if loop.local.choice.open else None
    if own is not None:
        loop.unasked.due = True
        loop.local.choice.make([own])


def cancel(loop: Loop, value: str) -> None:
    """Let go of what is chosen, or else leave what was only opened, or is looked at; `away`: let go of what is looked
    at, too, in which it was chosen."""
    local, choice = loop.local, loop.local.choice
    back = local.session.state.way_back()
    if choice.open and (choice.begun_on or choice.hint):
        choice.clear()
        loop.plan.let_go()
        if value == "away":
            local.shown.looked_at = ""
        loop.screen.show()
    elif choice.open and not local.shown.coach and back is not None:
        choice.make([back])
    elif local.shown.looked_at and not local.shown.coach:
        look(loop, "")


def act(loop: Loop, text: str) -> None:
    """An action chosen by its text: from the table in words."""
    local, choice = loop.local, loop.local.choice
    if not choice.open or choice.counts is not None:
        return
    asked = local.asked
    ways = (*choice.ways(asked.actions), *asked.actions) if asked else ()
    wanted = (text, text.partition(", ")[0])  # or the first of two, with what everybody would choose then
    action = next((a for one in wanted for a in ways if a.text == one), None)
    if action is None:
        if pick := opening(local, text):  # of a question that is asked once more
            loop.touch(pick)
    else:
        if action not in (choice.ready(), choice.apart()[0]):
            choice.clear()  # what a hint says is not of this one
        choice.choose(action)
        loop.settle()


def hint(loop: Loop, value: str) -> Awaitable[None]:
    return loop.ask_hint()


def leave_action(loop: Loop, value: str) -> None:
    """Leave an action of several steps, whatever of it has been done."""
    local = loop.local
    chosen = local.choice.picker.chosen
    if leave(local):
        loop.look_away(chosen)
        loop.plan.let_go()
        local.page.toast(local.shown.w("Cancelled."))


def undo(loop: Loop, value: str) -> None:
    """What is only chosen is let go of first. What was only opened can be shut again at any table. What is taken back
    is said, and that what was hidden and has been seen comes again (practice); where it leads nowhere, why. Of a round
    that is over nothing is taken back by one touch."""
    local, w = loop.local, loop.local.shown.w
    before, why, (what, more) = local.session.state.round, kept(local), going(local)
    said = w("Undone: %(what)s", what=what) if what else more
    if local.choice.touched and local.may("undo"):
        loop.look_away(local.choice.picker.chosen)
        advised = local.choice.hint is not None  # chosen by a hint: nobody chose that
        local.choice.clear()
        undone = w("You undid your choice (%(what)s).", what=what.rstrip("."))  # before the question that comes again
        local.page.toast(w("The hint is put away.") if advised else undone)
        loop.screen.show()
        return
    steps = tuple(local.session.steps)
    if (where := far(local)) and local.sure != len(steps):
        local.sure = len(steps)
        local.page.toast(w("That takes back the end of a round (%(where)s). “Undo” once more does it.", where=where))
        return
    if take_back(local):
        state = local.session.state
        loop.look_away(steps[len(local.session.steps)].action.picks)
        if what and state.round != before:
            said += " " + w("Once more: %(where)s.", where=local.game.texts.round_of(w, state.round, state.rounds))
        if state.round != before and any(step.reveals for step in steps[len(local.session.steps) :]):
            said += " " + w("What comes next stays the same.")
        elif what and more:
            said += f" {more}"
        local.page.toast(said)
    elif not local.may("undo"):
        ask_unlock(loop, "undo")
    elif why:
        local.page.toast(why)


# -- looking on --------------------------------------------------------------------------------------------------


def uncover(loop: Loop, value: str) -> None:
    loop.answer("curtain")


def go_on(loop: Loop, value: str) -> None:
    loop.answer("result")


def rest(loop: Loop, value: str) -> None:
    """Of a game that is decided: the rest is dealt, or played."""
    loop.rest.wanted = value == "deal"
    loop.answer("rest")


def lesson_next(loop: Loop, value: str) -> None:
    loop.answer("lesson")


def closed(loop: Loop, value: str) -> None:
    """The panel was closed by its cross or by Escape: a result has been seen then, and a curtain comes back."""
    local = loop.local
    if loop.comes_back():
        return
    choice = local.choice
    if choice.open and local.session.state.way_back() and choice.counts and not any(choice.counts.values()):
        cancel(loop, "")  # in what was only opened there is nothing to come back to
    loop.answer("result")
    loop.answer("rest")
    if loop.asking == "curtain" and local.actor is not None:
        loop.holder.curtain(local.actor)
    loop.closed()


def seen(loop: Loop, value: str) -> None:
    """What happened since the last turn has been read."""
    loop.local.shown.since = []
    loop.screen.show()


def read(loop: Loop, value: str) -> None:
    """The log has been read, or what a sign says of itself: what stood still meanwhile goes on."""
    loop.local.pace.go_on()


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
    """Look at something on the table, or no more."""
    loop.local.shown.looked_at = what
    loop.screen.show()


def explain(loop: Loop, what: str) -> None:
    """Something on the table that is no move was touched: what it says."""
    if said := loop.screen.explain(what):
        loop.local.page.toast(said, "", "answer")  # beside what it speaks of


def nowhere(loop: Loop, value: str) -> None:
    """The empty table was touched: what is looked at is put away, else what can be done now is said."""
    local = loop.local
    if local.shown.looked_at:
        look(loop, "")
    elif local.choice.open and not local.choice.closing and local.choice.pondering is None:
        local.page.toast(loop.screen.asked())


def result(loop: Loop, value: str) -> None:
    if loop.local.actor is None:
        loop.screen.panels.game_end()


def menu(loop: Loop, value: str) -> None:
    loop.local.page.open_menu(loop.past)


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


CLOSING: Final = ("done", "undo", "pause", "skip", "read")
"""What lets a turn that ends by itself end, or takes it back."""

OVER: Final = ("settings", "menu", "share", "names", "ask-unlock")
"""What opens over the table."""

ORDERS: Final[dict[str, Order]] = {
    "done": done,
    "run-on": run_on,
    "cancel": cancel,
    "act": act,
    "hint": hint,
    "hint-always": lambda loop, _: loop.always(),
    "undo": undo,
    "leave": leave_action,
    "uncover": uncover,
    "go-on": go_on,
    "rest": rest,
    "lesson-next": lesson_next,
    "seen": seen,
    "closed": closed,
    "close": close,
    "read": read,
    "pause": pause,
    "skip": skip,
    "look": look,
    "explain": explain,
    "nowhere": nowhere,
    "result": result,
    "menu": menu,
    "share": share,
    "copy-link": copy_link,
    "send-link": send_link,
    "export": export,
    **BAGS,
    **CARRYING,
    **SETTINGS,
}

SHUT: Final[dict[str, str]] = {
    "hint": "hints",
    "hint-always": "hints",
    **dict.fromkeys((name for name in ORDERS if name.startswith("set-")), "settings"),
    "set-undo": "undo",
    "names": "names",
    "set-names": "names",
}
"""Which right an order needs: see `LocalGame.may`."""

PADLOCKED: Final[dict[str, Order]] = {"hint": lambda loop, _: ask_unlock(loop, "hint")}
"""What orders do where they are shut: the digits are asked for."""
