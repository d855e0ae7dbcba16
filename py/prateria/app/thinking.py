"""A computer player thinks, while the page stays alive and people see how far it is."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from ..bots.device import size_for, tries
from ..bots.seatview import SeatView
from ..bots.think import Choice, think
from ..core.rng import Rng
from .local import LocalGame

__all__ = ["decision", "size_of"]

NOTICED: Final = 8  # thoughts of a bot, each of some 8 ms, before people notice that it thinks
STEP: Final = 150  # ms from one look at how far it is to the next
LONG: Final = 500  # ms: so long somebody waits without asking how far it is


async def size_of(local: LocalGame) -> int:
    """Which budget the strong computer players of a table have: found out once, by a short try of the device."""
    settings = local.save.settings
    if type(settings.get("size")) is not int:
        took = []
        for seconds in tries(perf_counter):
            took.append(seconds)
            await local.page.breathe()
        settings["size"] = size_for(min(took))
    return int(settings["size"])


async def decision(
    local: LocalGame, seat: int, level: str, meanwhile: Callable[[], None] | None, further: Callable[[], None]
) -> Choice:
    """What a bot of that level would do: it sees what that seat sees, and nothing else.

    `meanwhile`: somebody waits for it; is called once, when that takes so long that people notice; then `further` now
    and then, to show how far it is. A bot that knows at once is not drawn thinking; whoever asks for a hint (no
    `meanwhile`) need not wait for the larger budget.
    """
    thoughts, shown, session = 0, local.shown, local.session
    size = 0 if level != "strong" or meanwhile is None else await size_of(local)
    since = last = local.page.stamp()
    rng = Rng(session.header.seed ^ len(session.steps) << 8 ^ seat)
    found: Choice | None = None
    try:
        async for thought in think(SeatView(session.state, seat), level, rng, size=size):
            if isinstance(thought, Choice):
                found = thought
            elif meanwhile is not None:
                thoughts += 1
                if thoughts == NOTICED:
                    meanwhile()
                now = local.page.stamp()
                if now - since >= LONG and now - last >= STEP:
                    shown.thinking, last = thought.nodes / max(thought.of, 1), now
                    further()
            await local.page.breathe()
    finally:
        shown.thinking = None
    if found is None:
        raise RuntimeError("a bot without a choice")
    return found
