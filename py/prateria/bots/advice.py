"""A hint where the same trials choose it by which the finished game is judged (`Judging.hints`): so a review finds
nothing surely better than what was advised.

What the game's rule of thumb says stands unless something else is surely better: single trials lie far apart. Of what
did no worse in them that is shown which leaves less to others (`Sense.safer`).
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ..core.rng import Rng
from ..games import GAMES
from ..games.contract import Sense
from ..games.game import Game
from .course import Lead, lead, mean_of
from .runs import Run
from .seatview import SeatView
from .think import Choice, stepwise, think
from .trials import Found, compared

__all__ = ["HALF", "Levels", "advised", "sayable", "sense_against"]

HALF: Final = 0.5
"""Of what a hint that is thought out may take is done on any device: then it is what has been found by then."""

TRIALS: Final = (48, 100)
"""In all, shared among what can be done: on a slow device, and on one that has time for the larger budget
(`device.size_for`)."""
CLEAR: Final = 3.0
"""From so many errors on no more trials are needed to know the better one,"""
FEWEST: Final = 24
"""after so many."""
AT_LEAST: Final = 8
"""So many say something, in need."""
SURELY: Final = 2.0
"""So many errors something must be better than the rule of thumb. (With one, asked again from card to card, a hint said
now this, now that.)"""
SURER: Final = 3.0
"""The same where there was time for fewer than `FEWEST`."""


Levels = Sequence[str | None]
"""Of those at a table, by seat: of a computer player its level, None: a person."""


def advised(
    view: SeatView,
    at: int,
    seed: int,
    size: int,
    late: Callable[[], bool] = lambda: False,
    levels: Levels = (),
) -> Iterator[Run | None]:
    """What is advised after so many actions of the game with that seed; None now and then while it is found out, and
    nothing else where the game chooses its hints in another way. `size`: see `TRIALS`; when it is `late`, what has been
    tried must do."""
    game, rng = GAMES[view.game], Rng(seed ^ at << 8 ^ view.seat)
    sense = sense_against(game, levels)
    judging = sense.judging
    observation, legal = view.observe(), view.legal_actions()
    if judging is None or not judging.hints or not judging.fits(view.sample(rng)):
        return
    usual = sense.obvious(observation, legal)
    runs = [(action,) for action in legal if not sense.silly(observation, action)]
    if usual is None or len(runs) < 2 or not judging.clear(view.sample(rng)):
        yield (legal[0] if usual is None else usual,)
        return

    def against(found: Found, n: int) -> Lead:
        leads = [[lead(worths, view.seat) for worths in one] for one in (found[n], found[0])]
        return mean_of([mine - theirs for mine, theirs in zip(*leads, strict=True)])

    def plain(found: Found) -> bool:
        tried = len(found[0])
        return (tried >= AT_LEAST and late()) or (
            tried >= FEWEST
            and all(abs(gap.points) > CLEAR * gap.error for gap in (against(found, n) for n in range(1, len(found))))
        )

    runs = [(usual,), *(run for run in runs if run != (usual,))]
    for found in compared(view, judging.hints, runs, TRIALS[size] // len(runs), rng, plain):
        if found is None:
            yield None
            continue
        gaps = [against(found, n) for n in range(1, len(runs))]
        best = max(range(len(gaps)), key=lambda n: gaps[n].points)
        sure = SURELY if len(found[0]) >= FEWEST else SURER
        if gaps[best].points > sure * gaps[best].error:
            yield runs[best + 1]
            continue
        even = (run for run, gap in zip(runs[1:], gaps, strict=True) if gap.points >= 0)
        safer = sense.safer or (lambda *_: False)
        yield next((run for run in even if safer(observation, run[0], usual)), runs[0])


def sense_against(game: Game, levels: Levels) -> Sense:
    """What hints of that game go by at a table of these levels."""
    sense = game.sense_of("strong")
    return sense.against(levels) if sense.against is not None else sense


def sayable(view: SeatView, at: int, seed: int, levels: Levels = ()) -> Iterator[Run | None]:
    """All that a hint may say there on any device, fast or slow; None now and then while it is found out."""
    game = GAMES[view.game]
    if game.sense.judging is not None and game.sense.judging.hints:
        for size in range(len(TRIALS)):
            yield from advised(view, at, seed, size, levels=levels)
        return
    for enough in (HALF, 1.0):
        run: Run = ()
        for run in _thought(view, Rng(seed ^ at << 8 ^ view.seat), enough):  # noqa: B007  the last one is meant
            yield None
        yield from game.sense.plainer(view.sample(Rng(len(run))), view.seat, run) if game.sense.plainer else (run,)


def _thought(view: SeatView, rng: Rng, enough: float) -> Iterator[Run]:
    """() while it thinks, at last what has been found when so much of it is done."""
    share = 0.0
    thoughts = think(view, "strong", rng, hint=True, late=lambda: share >= enough)
    for thought in stepwise(thoughts):
        if isinstance(thought, Choice):
            yield thought.actions
        else:
            share = thought.nodes / max(thought.of, 1)
            yield ()
