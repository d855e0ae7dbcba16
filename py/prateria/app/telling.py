"""What has happened, told and shown for a while: scenes, sentences, the end of a round."""

from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from ..core.session import Step
from ..view.furniture import times

if TYPE_CHECKING:
    from .play import Play

__all__ = ["end_round", "look", "moments", "secret", "stand_still", "tell", "untold"]

PACES: Final = {"slow": 1800, "normal": 1000, "fast": 350}
"""Milliseconds that a move stays before the next."""

SENTENCES: Final = 2
"""So many can be read before the next move."""


async def look(play: "Play", sentences: int = 1) -> None:
    """Wait while a move is being looked at, the longer the more is told; not at all while skipping, for ever while
    paused."""
    await stand_still(play)
    if not play.skipping:
        pace = PACES.get(str(play.page.prefs().get("pace")), PACES["normal"])
        await play.page.pause(pace * max(sentences, SENTENCES) // SENTENCES)
    await stand_still(play)


async def stand_still(play: "Play") -> None:
    """Wait as long as the table is paused."""
    while play.paused:
        play.unpaused.clear()
        await play.unpaused.wait()


def _sentences(play: "Play", step: Step) -> list[str]:
    """What is worth telling of a step."""
    seen = (step.before.seen_by(event, play.eyes) for event in step.events)
    told = (play.game.texts.sentence(play.w, event, play.names, play.eyes) for event in seen if event)
    return [str(said) for said in told if said]


def untold(play: "Play", steps: Sequence[Step]) -> bool:
    """Whether these steps of one who goes on can wait, to be told together with what comes next: in games of many small
    steps, as long as there is room for a sentence."""
    return sum(len(_sentences(play, step)) for step in steps) < _together(play)


def secret(play: "Play", steps: Sequence[Step]) -> bool:
    """A bag filled in secret is nothing to look at, where each decision is told by itself; a card laid face down is."""
    first = steps[0]
    hidden = any(first.before.seen_by(event, None) != event for event in first.events)
    return hidden and bool(first.before.bag()) and not _together(play)


def _together(play: "Play") -> int:
    """How many sentences of a turn the game tells at once; 0: each decision is told by itself."""
    return play.game.flow.together


async def moments(play: "Play", steps: Sequence[Step], last: Any, quick: bool) -> None:
    """Show what came of these steps: as many at once as two sentences tell, or as many as the game tells together.
    `last`: the position to be shown at the end, None: the present one; `quick`: all at once, and nobody waits."""
    most = max(_together(play), SENTENCES)
    after = [step.before for step in steps[1:]]
    told: list[str] = []
    news: list[Any] = []
    for i, step in enumerate(steps):
        told += _sentences(play, step)
        news += step.events
        more = not quick and i + 1 < len(steps) and len(told) + len(_sentences(play, steps[i + 1])) > most
        if more or i + 1 == len(steps):
            play.told = " ".join(islice(times(told), most))
            play.passing = after[i] if more else last
            play.news = tuple(seen for event in news if (seen := step.before.seen_by(event, play.eyes)))
            play.screen.show()
            play.page.sound("play")
            if play.told and not quick:
                await look(play, min(len(told), most))
            told, news = [], []
    play.news = ()


async def tell(play: "Play", scenes: Sequence[tuple[Any, Any]]) -> None:
    """Show one moment after another: events, each with the position it left."""
    for event, state in scenes:
        seen = state.seen_by(event, play.eyes)
        play.told = str(play.game.texts.sentence(play.w, seen, play.names, play.eyes) or "") if seen else ""
        if play.told:
            play.passing, play.news = state, (seen,)
            play.screen.show()
            play.page.sound("capture")
            await look(play)
    play.passing, play.news, play.told = None, (), ""


async def end_round(play: "Play", step: Step, told: bool) -> None:
    """What lies there goes to its new owners, unless that has been told; then the result of the round, until someone
    goes on."""
    if not told:
        seen = (step.before.seen_by(event, play.eyes) for event in step.events)
        play.passing, play.news = None, tuple(event for event in seen if event)
        play.screen.show()
        await look(play)
    play.told, play.news = "", ()
    play.screen.round_end(step)
    play.page.sound("capture")
    await play.go_on("result")
    play.passing = None
    play.page.close_panel()
