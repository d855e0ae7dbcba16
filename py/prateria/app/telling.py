"""What has happened, told and shown for a while: scenes, sentences, the end of a round."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from ..core.session import Step

if TYPE_CHECKING:
    from .play import Play

__all__ = ["end_round", "look", "sentence", "stand_still", "tell"]

PACES: Final = {"slow": 1800, "normal": 1000, "fast": 350}
"""Milliseconds that a move stays before the next."""


async def look(play: "Play") -> None:
    """Wait while a move is being looked at; not at all while skipping, for ever while paused."""
    await stand_still(play)
    if not play.skipping:
        await play.page.pause(PACES.get(str(play.page.prefs().get("pace")), PACES["normal"]))
    await stand_still(play)


async def stand_still(play: "Play") -> None:
    """Wait as long as the table is paused."""
    while play.paused:
        play.unpaused.clear()
        await play.unpaused.wait()


def sentence(play: "Play", steps: Sequence[Step]) -> str:
    """What is worth telling of these steps: a move and what came of it."""
    told = []
    for step in steps:
        for event in step.events:
            seen = step.before.seen_by(event, play.eyes)
            if seen and (said := play.words.sentence(play.w, seen, play.names, play.eyes)):
                told.append(str(said))
    return " ".join(told[:2])


async def tell(play: "Play", scenes: Sequence[tuple[Any, Any]]) -> None:
    """Show one moment after another: events, each with the position it left."""
    for event, state in scenes:
        seen = state.seen_by(event, play.eyes)
        play.told = str(play.words.sentence(play.w, seen, play.names, play.eyes) or "") if seen else ""
        if play.told:
            play.passing, play.news = state, (seen,)
            play.screen.show()
            play.page.sound("capture")
            await look(play)
    play.passing, play.news, play.told = None, (), ""


async def end_round(play: "Play", step: Step) -> None:
    """What lies there goes to its new owners; then the result of the round, until someone goes on."""
    seen = (step.before.seen_by(event, play.eyes) for event in step.events)
    play.passing, play.news = None, tuple(event for event in seen if event)
    play.screen.show()
    await look(play)
    play.told, play.news = "", ()
    play.screen.round_end(step)
    play.page.sound("capture")
    await play.go_on("result")
    play.page.close_panel()
