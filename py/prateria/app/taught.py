"""The guided round: a game whose steps are laid down, for the learner and for the others. Nothing of it is kept."""

import asyncio
from typing import Any

from ..core.savefile import Save
from ..core.session import Session
from ..kit.lesson import Lesson, LessonStep
from ..kit.touch import Touch
from ..kit.words import Words
from .page import Page
from .picker import Picker
from .play import Play

__all__ = ["Taught"]


class Taught(Play):
    """`step` is what is said and done now: read, do what is named, or watch what another does."""

    def __init__(self, page: Page, w: Words, save: Save, session: Session, lesson: Lesson) -> None:
        super().__init__(page, w, save, session)
        self.lesson = lesson
        self.step = self._next = lesson.steps[0]
        self._said: LessonStep | None = None

    @property
    def coach(self) -> str:
        return self.step.say(self.w)

    @property
    def touches(self) -> Touch:
        """Only what the step speaks of."""
        chosen = self.picker.chosen
        return Touch(chosen, tuple(pick for pick in self.step.focus if pick not in chosen), self.picker.ready())

    async def run(self) -> None:
        self.eyes = self.people[0]
        for step in self.lesson.steps:
            self._next = step
            action = self.session.state.parse(step.action) if step.action else None
            if action is not None and action.seat in self.people:
                self._said = self.step = step
                await self._learn(action)
                await self._go_on(step.then)
                continue
            await self._go_on(step.actions)
            await self._explain()  # what another does is told when it has been seen
        while True:  # closed to look at the table, the last word comes again with "Next"
            self.screen.lesson_end()
            await self._wait_for_answer("lesson")

    async def _go_on(self, actions: tuple[str, ...]) -> None:
        """What happens without the learner's touch."""
        for text in actions:
            await self._carry_out([self.session.state.parse(text)])

    async def _explain(self) -> None:
        """Say what the next step has to say, if it has not been said yet, until the learner goes on."""
        if self._said is not self._next:
            self._said = self.step = self._next
            self.told, self.asking = "", "lesson"
            self.screen.show()
            await self._wait_for_answer("lesson")

    async def _before_counting(self) -> None:
        await self._explain()

    async def _learn(self, action: Any) -> None:
        """Wait until the learner has touched all that makes this action."""
        self._decision = asyncio.get_running_loop().create_future()
        self.picker = Picker([action], self.game.flow.turning)  # what can be turned comes as it is meant
        self._at_once = len(self.session.state.legal_actions()) == 1
        self.screen.show()
        await self._decision
        self._decision, self.picker = None, Picker()
        await self._carry_out([action])

    def why_not(self, pick: str) -> str:
        return self.w("Do what the lesson says, step by step.")

    def keep(self) -> str:
        return ""
