"""The shape of a guided round: a start position and what happens in it, step by step; of a long one, its parts."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ..core.session import Session
from .words import Words

__all__ = ["Lesson", "LessonStep"]


class LessonStep(NamedTuple):
    """`say`: what is told, in the learner's words; `action`: the text of the one action that goes on, the learner's or
    another seat's (then it is told afterwards), or None if there is only something to read; `focus`: the picks that are
    meant, to be pointed at; `then`: the actions that follow by themselves, so that nobody need ask for them; where
    nothing is to be done they come first, and what is to be read is said of them. Where the
    learner fills a bag, `action` and the first of `then` are its answers; or `feedback` says what is to be said of the
    bag that the learner has filled as they like, by kind and number, and there is no action. `at_once`: the touch is
    all, without "Done", as for its neighbours. `turns`: so many that the learner plays as they like, and the others
    theirs."""

    say: Callable[[Words], str]
    action: str | None = None
    focus: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    feedback: Callable[[Words, Mapping[str, int]], str] | None = None
    at_once: bool = False
    turns: int = 0

    @property
    def actions(self) -> tuple[str, ...]:
        """All that is played in this step, in order."""
        return (self.action, *self.then) if self.action else self.then


class Lesson(NamedTuple):
    """`scenario`: the name of the start position; the learner has seat 0; `title`: what it teaches, where there is
    `more` than one part, and of each of those `learn`: what one can do after it, `picture`: the drawing that shows it,
    by the game's own name for it (`Teaching.picture`), and about how many `minutes` it takes; `first_game`: options of
    a first game after it, beside those of `Teaching.first_game`; `learnt`: what is looked back on at its end, three
    sentences at the most, each with a picture by the game's own name for it; `before`: what has been played from the
    start position when it begins, where it goes on from another part; such a part has a `name` of its own."""

    scenario: str
    steps: tuple[LessonStep, ...]
    title: Callable[[Words], str] = str
    more: tuple["Lesson", ...] = ()
    first_game: Mapping[str, Any] = {}
    learn: Callable[[Words], str] = str
    picture: str = ""
    minutes: int = 3
    learnt: Callable[[Words], Sequence[tuple[str, str]]] | None = None
    before: tuple[str, ...] = ()
    name: str = ""

    @property
    def parts(self) -> tuple["Lesson", ...]:
        """All of them in order, this one first. One may stop after any."""
        return (self, *self.more)

    @property
    def key(self) -> str:
        """By which a device remembers it (`app/lessons.py`)."""
        return self.name or self.scenario

    def session(self, game: Any) -> Session:
        """That game where this part begins."""
        session = Session.from_scenario(game, self.scenario)
        for text in self.before:
            session.play(session.state.parse(text))
        return session
