"""The ways into the past of a game and out of it: to the replay, to a riddle, back to the table, on in a game of one's
own. And what the bar's buttons do, one function an order."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Final

from ..core.link import Place
from ..core.replay import decision, position
from ..core.savefile import Save
from ..core.seats import AWAY, SeatSetting
from ..core.session import Session
from ..kit.words import Words
from ..view.lookback import more, share_place
from . import orders
from .carrying import CARRYING
from .keeper import new_save, of_no_class
from .local import LocalGame
from .loop import Loop
from .page import Page
from .replay import ReplayLoop
from .review.moments import MomentLoop
from .review.pictures import ShownLoop
from .riddle import RiddleLoop
from .settings import ask_unlock
from .sight import BRANCH, RUNG, bell_at, class_plays, sight, sight_of_link

__all__ = ["branch", "carry_out", "from_link", "lead", "leads_back"]


def lead(loop: Loop, name: str, value: str = "") -> Loop | None:
    """The loop at the table after that order, None for the lobby; the same loop if it cannot be done, which is said."""
    if name in REVIEW:
        return _review(loop, name, value)
    if isinstance(loop, ShownLoop):
        return loop.replay if name == "look-away" else loop
    if isinstance(loop, RiddleLoop):
        if name == "riddle-on":
            return loop.replay.showing(loop.decision.end)
        if name in ("riddle-end", "look-away"):
            return loop.replay.at_length()
        return loop
    if isinstance(loop, ReplayLoop):
        if name == "look-away":
            return loop.behind
        found = decision(loop.full, loop.length) if name == "riddle" and loop.sight.free else None
        return RiddleLoop(loop, found) if found is not None else loop
    if name == "look-since" and loop.known is not None:
        replay = _replay(loop, loop.known)
        if isinstance(replay, ReplayLoop):
            replay.playing = True
        return replay
    if name == RUNG:
        return _rung(loop)
    return _replay(loop) if name == "look-back" else loop


def _rung(loop: Loop) -> Loop:
    """The bell has rung, somebody says; where a teacher has shut anything, with the four digits."""
    local = loop.local
    if local.actor is None and class_plays(local) and bell_at(local) is None:
        if local.locked and local.granted != RUNG:
            ask_unlock(loop, RUNG)
            return loop
        local.granted, local.save.settings[RUNG] = "", True
        local.keep(played=False)
    return _replay(loop)


def _say_why(local: LocalGame) -> None:
    """Why one may not look back, and how it opens."""
    w = local.shown.w
    if not local.kept:
        local.page.toast(w("You can look back when the game is over."))
    elif bell_at(local) is not None:
        local.page.toast(w("You can look back when the bell has rung: others still play the same deal."))
    else:
        why = w("Others may still play the same deal: after the bell your teacher opens this game here.")
        local.page.toast(why, w("The bell has rung"), RUNG)


def _replay(loop: Loop, since: int | None = None) -> Loop:
    """The past of the game at the table: from its beginning where it is over, from its last move where it is not; or
    after so many actions."""
    local = loop.local
    seen = sight(local)
    if not seen.open:
        _say_why(local)
        return loop
    told = len(local.session.steps) - loop.unrevealed
    session = local.session.fork(told) if told < len(local.session.steps) else local.session
    start = since if since is not None else 0 if local.actor is None else None
    loop.seen_end = not loop.screen.panels.at_result
    return ReplayLoop(local.page, local.shown.w, local.save, session, seen, loop, start)


def _review(loop: Loop, name: str, value: str) -> Loop:
    """The review of a game, or one of its moments: to be tried, or shown."""
    if isinstance(loop, MomentLoop | ShownLoop):
        replay, review, moment = loop.replay, loop.review, loop.moment
        if name in ("moment-better", "moment-played"):
            return ShownLoop(replay, review, moment, name == "moment-better")
    else:
        found = loop if isinstance(loop, ReplayLoop) else _replay(loop)
        if not isinstance(found, ReplayLoop):
            return loop
        replay = found
    if name == "moment" and replay.review is not None:
        for moment in replay.review.moments:
            if str(moment.turn.begin) == value:
                return MomentLoop(replay, replay.review, moment)
    if name != "review":
        return loop
    replay.at_review, replay.playing = True, False
    replay.came_from = loop.moment.turn.begin if isinstance(loop, MomentLoop | ShownLoop) else None
    replay.wake()
    return replay


def from_link(page: Page, w: Words, session: Session, seats: tuple[SeatSetting, ...], place: Place) -> Loop:
    """A place in a game that this device does not keep; or the riddle there."""
    save = new_save(page, session, seats, {})
    replay = ReplayLoop(page, w, save, session, sight_of_link(session), None, place.length)
    found = decision(session, place.length) if place.riddle else None
    return replay if found is None else RiddleLoop(replay, found)


def branch(loop: Loop) -> tuple[Save, Session, bool] | None:
    """A game of one's own that goes on from here, or from the nearest place where a person decides (and whether it is
    that); None where nothing goes on. Whoever sat elsewhere sits here then."""
    replay = loop.replay if isinstance(loop, RiddleLoop) else loop
    if not isinstance(replay, ReplayLoop) or not replay.sight.free:
        return None
    here = loop.decision.begin if isinstance(loop, RiddleLoop) else replay.length
    if not replay.full.fork(here).state.actors():
        return None
    local, kept = replay.local, replay.local.save
    seats = tuple(replace(seat, bot=None) if seat.bot == AWAY else seat for seat in kept.seats)
    length = _decided(replay, here, [n for n, seat in enumerate(seats) if seat.bot is None])
    session = replay.full.fork(length)
    save = new_save(local.page, session, seats, {**of_no_class(kept.settings), "counted": True})
    number = next((n for n, look in enumerate(replay.story.looks) if look.length >= length), 0) if replay.story else 0
    called = kept.title or ", ".join(local.shown.names)
    save.title = local.shown.w("From move %(n)d: %(game)s", n=number, game=called)
    save.notes = ((length, BRANCH),)
    return save, session, length != here


def _decided(replay: ReplayLoop, here: int, people: Sequence[int]) -> int:
    """The place at which one of these decides: this one, or else the nearest beginning of a turn of theirs, by looks;
    of two as near the later one, so that nothing is taken back that has been seen."""
    full, story, state = replay.full, replay.story, position(replay.full, here)
    ends = replay.local.game.flow.ends
    can = [action for action in state.onward_actions() if action.seat in people]
    if not people or (len(can) > 1 and not any(ends(action) for action in can)):
        return here

    turns, last = dict[tuple[int | None, int, int], int](), 0
    for n, step in enumerate(full.steps):  # where each begins, as far as there is something to decide in it
        last = n if n and step.action.seat != full.steps[n - 1].action.seat else last
        if step.of > 1 and step.action.seat in people:
            turns.setdefault((step.action.seat, step.before.round, last), n)
    there = story.find if story else int
    return min(turns.values(), key=lambda begin: (abs(there(begin) - there(here)), -begin), default=here)


# -- the bar -------------------------------------------------------------------------------------------------------

Order = Callable[[ReplayLoop, str], Awaitable[None] | None]


def leads_back(loop: Loop) -> bool:
    """Whether whoever closes what stands there comes back to the result, from which the review was opened."""
    return isinstance(loop, ReplayLoop) and loop.reviewing and loop.from_result


def carry_out(loop: Loop, name: str, value: str) -> Awaitable[None] | None:
    """Do what an order says while somebody looks back; whatever would play or keep something does nothing."""
    if isinstance(loop, MomentLoop | ShownLoop) and name in SHARING:
        loop.replay.place = loop.moment.turn.begin  # what stands there is passed on, not where the replay was left
        return BAR[name](loop.replay, value)
    if isinstance(loop, ShownLoop):
        return orders.ORDERS[name](loop, value) if name in LOOKING else None
    if isinstance(loop, MomentLoop) and name == "moment-again":
        loop.again()
        return None
    if isinstance(loop, RiddleLoop):
        if name in ("closed", "riddle-again"):
            loop.closed()
            loop.answer("riddle")
            return None
        if name == "riddle-share":
            return _share(loop.replay, "riddle")
        if name in RIDDLE:
            return orders.ORDERS[name](loop, value)
        loop = loop.replay
    if isinstance(loop, ReplayLoop):
        if name in (*OVER, "close"):
            loop.reviewing = False
        if name in OVER:
            loop.interrupt()
        if name in BAR:
            loop.place = None
            return BAR[name](loop, value)
        if name in LOOKING:
            return orders.ORDERS[name](loop, value)
    return None


async def _to(loop: ReplayLoop, value: str) -> None:
    """To that look: of many that a finger passes by, the last."""
    wanted = int(value) if value.isdecimal() else loop.at
    loop.wanted = wanted
    await loop.local.page.breathe()
    if loop.wanted == wanted != loop.at:
        loop.beyond = loop.playing = False
        loop.go(wanted)


def _step(loop: ReplayLoop, value: str) -> None:
    loop.step(-1 if value == "-1" else 1)


def _round(loop: ReplayLoop, value: str) -> None:
    if loop.story is not None:
        loop.step(loop.story.round_at(loop.at, -1 if value == "-1" else 1) - loop.at)


def _play(loop: ReplayLoop, value: str) -> None:
    loop.play(not loop.playing)


def _speed(loop: ReplayLoop, value: str) -> None:
    loop.local.page.close_panel()
    loop.local.page.set_pref("replay", value)
    loop.screen.show()


def _viewpoint(loop: ReplayLoop, value: str) -> None:
    loop.local.page.close_panel()
    loop.see(value)


def _more(loop: ReplayLoop, value: str) -> None:
    loop.local.page.open_panel(more(loop.local.shown.w, loop.bar()))


async def _share(loop: ReplayLoop, value: str, done: str = "") -> None:
    """The place as a link: only of what may be passed on."""
    if not loop.sight.free:
        if loop.behind is not None:
            await orders.share(loop.behind, "")
        return
    page, w = loop.local.page, loop.local.shown.w
    loop.sharing = value == "riddle"
    url = loop.link(loop.sharing)
    page.open_panel(share_place(w, url, await page.qr(url), page.can_share(), loop.sharing, done=done))


async def _copy(loop: ReplayLoop, value: str) -> None:
    page, w = loop.local.page, loop.local.shown.w
    copied = await page.copy(loop.link(loop.sharing))
    said = w("The link is copied.") if copied else w("Copy the link from the field above.")
    await _share(loop, "riddle" if loop.sharing else "", said)


async def _send(loop: ReplayLoop, value: str) -> None:
    await loop.local.page.share(loop.link(loop.sharing), loop.local.game.texts.title(loop.local.shown.w))


def _review_at(loop: ReplayLoop, value: str) -> None:
    """From the review to the part it speaks of, `begin-end`. It plays, as where it begins there is nothing to be seen
    yet, and stops at its end."""
    begin, _, end = value.partition("-")
    if loop.story is not None and all(one.isascii() and one.isdecimal() for one in (begin, end)):
        loop.local.page.close_panel()
        loop.go(loop.story.find(int(begin)))
        loop.play(True, loop.story.showing(int(end)))


def _pause(loop: ReplayLoop, value: str) -> None:
    loop.hold(True)


BAR: Final[dict[str, Order]] = {
    "replay-to": _to,
    "replay-step": _step,
    "replay-round": _round,
    "replay-play": _play,
    "replay-speed": _speed,
    "replay-viewpoint": _viewpoint,
    "replay-more": _more,
    "replay-share": _share,
    "share": _share,
    "replay-copy": _copy,
    "replay-send": _send,
    "review-at": _review_at,
    "pause": _pause,
}
REVIEW: Final = ("review", "moment", "moment-better", "moment-played")
"""What leads into the review and through it."""
OVER: Final = ("menu", "replay-more", "replay-share", "share")
"""What opens over the table."""
LOOKING: Final = ("close", "menu", "look", "explain")
"""Orders that do the same while looking back as in a game."""
SHARING: Final = ("share", "replay-copy", "replay-send")
"""What passes a place on: of a moment of the review, its own."""
RIDDLE: Final = (
    *LOOKING, *CARRYING, "done", "cancel", "act",
    "bag", "bag-add", "bag-remove", "bag-suggest", "bag-clear", "bag-done",
)  # fmt: skip
"""... and in a riddle."""
