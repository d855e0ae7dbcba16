"""The guided round: a game whose steps are laid down, for the learner and for the others."""

from typing import Any

from ..core.savefile import Save
from ..core.session import Session
from ..kit.words import Words
from .page import Page
from .play import Play

__all__ = ["Taught"]


class Taught(Play):
    """`lesson.steps[at]` is what happens now. Nothing of it is kept."""

    def __init__(self, page: Page, w: Words, save: Save, session: Session, lesson: Any) -> None:
        super().__init__(page, w, save, session)
        self.lesson = lesson
        self.at = 0
