"""The shape of a guided round: a start position and what happens in it, step by step."""

from collections.abc import Callable
from typing import NamedTuple

from .words import Words

__all__ = ["Lesson", "LessonStep"]


class LessonStep(NamedTuple):
    """`say`: what is told, in the learner's words; `action`: the text of the one action that goes on, the learner's or
    another seat's (then it is told afterwards), or None if there is only something to read; `focus`: the picks that are
    meant, to be pointed at; `then`: the actions that follow by themselves, so that nobody need ask for them. Where the
    learner fills a bag, `action` and the first of `then` are its answers."""

    say: Callable[[Words], str]
    action: str | None = None
    focus: tuple[str, ...] = ()
    then: tuple[str, ...] = ()

    @property
    def actions(self) -> tuple[str, ...]:
        """All that is played in this step, in order."""
        return (self.action, *self.then) if self.action else ()


class Lesson(NamedTuple):
    """`scenario`: the name of the start position; the learner has seat 0. `more`: the parts that follow, each with its
    own `title`, for those who want to learn on."""

    scenario: str
    steps: tuple[LessonStep, ...]
    title: Callable[[Words], str] | None = None
    more: "tuple[Lesson, ...]" = ()

    @property
    def parts(self) -> "tuple[Lesson, ...]":
        """This one and all that follow."""
        return (self, *self.more)
