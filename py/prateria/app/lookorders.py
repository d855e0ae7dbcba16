"""What buttons do while somebody looks back, one function an order: those of the bar, and those that a game has too."""

from collections.abc import Awaitable, Callable
from typing import Final

from ..view.lookback import more, share_place
from . import orders
from .carrying import CARRYING
from .loop import Loop
from .replay import ReplayLoop
from .review.moments import MomentLoop
from .review.pictures import ShownLoop
from .riddle import RiddleLoop

__all__ = ["carry_out", "leads_back"]

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
    if isinstance(loop, RiddleLoop):
        return _in_riddle(loop, name, value)
    return _in_replay(loop, name, value) if isinstance(loop, ReplayLoop) else None


def _in_riddle(loop: RiddleLoop, name: str, value: str) -> Awaitable[None] | None:
    """The same where something is to be found; what is of no riddle is done as in the replay that it is part of."""
    if isinstance(loop, MomentLoop) and name == "moment-again":
        loop.again()
    elif name in ("closed", "riddle-again"):
        loop.closed()
        loop.answer("riddle")
    elif name == "riddle-share":
        return _share(loop.replay, "riddle")
    elif name in RIDDLE:
        return orders.ORDERS[name](loop, value)
    else:
        return _in_replay(loop.replay, name, value)
    return None


def _in_replay(loop: ReplayLoop, name: str, value: str) -> Awaitable[None] | None:
    if name in (*OVER, "close"):
        loop.reviewing = False
    if name in OVER:
        loop.interrupt()
    if name in BAR:
        loop.place = None
        return BAR[name](loop, value)
    return orders.ORDERS[name](loop, value) if name in LOOKING else None


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
    yet, and stops at its end, once what it brings has been counted."""
    begin, _, end = value.partition("-")
    if loop.story is not None and all(one.isascii() and one.isdecimal() for one in (begin, end)):
        loop.local.page.close_panel()
        loop.point_out(int(begin), int(end))
        loop.go(loop.story.find(int(begin)))
        loop.play(True, loop.counted(int(end)))


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
OVER: Final = ("menu", "replay-more", "replay-share", "share")
"""What opens over the table."""
LOOKING: Final = ("close", "menu", "look", "explain")
"""Orders that do the same while looking back as in a game."""
SHARING: Final = ("share", "replay-copy", "replay-send")
"""What passes a place on: of a moment of the review, its own."""
RIDDLE: Final = (
    *LOOKING, *CARRYING, "done", "cancel", "act",
    "bag", "bag-add", "bag-put", "bag-remove", "bag-suggest", "bag-clear", "bag-done",
)  # fmt: skip
"""... and in a riddle."""
