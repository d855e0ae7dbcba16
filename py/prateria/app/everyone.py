"""All people at one device asked at once whether anybody wants to answer: one touch may spare all curtains."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from .local import LocalGame

__all__ = ["ALL_OR_NONE", "Everyone", "question"]


class Everyone(NamedTuple):
    """What all people round the screen answer together, before one after another is asked."""

    somebody: bool

    @property
    def picks(self) -> tuple[str, ...]:
        return ("button:somebody",) if self.somebody else ("button:nobody",)


ALL_OR_NONE = (Everyone(False), Everyone(True))


def question(local: LocalGame, run: Sequence[Any]) -> str:
    """What they are asked, after what came of the question before and the run that led to this one (`Texts.run`): the
    same question may have come just before."""
    game, shown = local.game, local.shown
    since = local.session.steps[shown.nobody :] if shown.nobody is not None else ()
    before = game.texts.nobody(shown.w, [event for step in since for event in step.events])
    came = game.texts.run(shown.w, run, shown.names if len(run) > 1 else ()) if run else ""
    return " ".join(said for said in (before, came, game.texts.anybody(shown.w)) if said)
