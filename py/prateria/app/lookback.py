"""The ways into the past of a game and out of it: to the replay, to a riddle, back to the table, on in a game of one's
own. What buttons do there: `lookorders`."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ..core.link import Place
from ..core.replay import decision, position
from ..core.savefile import Save
from ..core.seats import AWAY, SeatSetting
from ..core.session import Session
from ..kit.words import Words
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

__all__ = ["branch", "from_link", "lead"]

REVIEW: Final = ("review", "moment", "moment-better", "moment-played")
"""What leads into the review and through it."""


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
