"""The guided round: a game whose steps are laid down, for the learner and for the others. Nothing of it is kept."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from ..core.savefile import Save
from ..core.session import Session
from ..kit.lesson import Lesson, LessonStep
from ..kit.touch import Touch
from ..kit.words import Words
from .lessons import noted
from .loop import Loop
from .page import Page

__all__ = ["LessonLoop"]


class LessonLoop(Loop):
    """`step` is what is said and done now: read, do what is named, or watch what another does."""

    def __init__(
        self, page: Page, w: Words, save: Save, session: Session, lesson: Lesson, part: int = 0, start: int = 0
    ) -> None:
        """`start`: the step with which it begins; what comes before is played already."""
        self.lesson = lesson.parts[part]
        self._start = _caught_up(session, self.lesson, start)
        super().__init__(page, w, save, session)
        self.local.shown.learnt = self.lesson.learnt
        following = lesson.parts[part + 1 :]
        if following:
            self.local.shown.further = (f"{session.header.game}:{part + 1}", following[0].title)
        self.step = self._next = self.lesson.steps[self._start]
        self._said: LessonStep | None = None
        self.local.kept = False
        self.local.shown.step_of = (self._start + 1, len(self.lesson.steps))
        self._remember("begun", self._start)
        self._teach(self.step)

    def _remember(self, now: str, step: int = 0) -> None:
        """This part is `begun`, and come to that step, or `done`."""
        self.local.page.keep_lessons(noted(self.local.page.lessons(), self.lesson.key, now, step))

    def _teach(self, step: LessonStep) -> None:
        """Say that step from now on. What was opened to be looked at is closed: it could cover what the step shows."""
        self.step = step
        self.local.shown.coach = step.say(self.local.shown.w)
        self.local.shown.looked_at = ""

    def speak(self, w: Words) -> None:
        self.local.shown.coach = self.step.say(w)
        super().speak(w)

    def touches(self) -> Touch:
        """Only what the step speaks of; nothing while one watches what comes of it."""
        picker = self.local.choice.picker
        if self.step.turns and self.local.choice.open:
            return super().touches()
        told = self.local.choice.open or self.local.shown.to_read
        focus = tuple(pick for pick in self.step.focus if told and pick not in picker.chosen)
        return Touch(picker.chosen, focus, picker.ready(), self.local.shown.looked_at, taught=True)

    async def run(self) -> None:
        local = self.local
        local.shown.viewer = local.people[0]
        for n, step in enumerate(self.lesson.steps[self._start :], self._start):
            self._next = step
            self._remember("begun", n)
            local.shown.step_of = (n + 1, len(self.lesson.steps))
            if step.feedback is not None:
                await self._fill(step, step.feedback)
                continue
            if step.turns:
                await self._play(step)
                continue
            action = local.session.state.parse(step.action) if step.action else None
            if action is not None and action.seat in local.people:
                self._said = step
                self._teach(step)
                answers = _answers(step)
                if answers:
                    await self._learn_bag(answers)
                else:
                    await self._learn(action, step.at_once)
                await self._go_on(step.actions[max(len(answers), 1) :])
                continue
            await self._go_on(step.actions)
            await self._explain()  # another seat's move is explained after it was shown
        # the coach offers the same buttons as the last panel, for those who close that panel
        self._teach(LessonStep(_part_over if local.shown.further else _all_over))
        local.shown.caption, local.shown.taught = "", True
        self._remember("done")
        self.screen.show()
        await local.pace.stand_still()
        self.screen.panels.lesson_end()
        await asyncio.get_running_loop().create_future()

    async def _read(self) -> None:
        """Wait until the learner has read the sentence and gone on."""
        self.local.shown.to_read = True
        await self._wait_for_answer("lesson")
        self.local.shown.to_read = False

    async def _go_on(self, actions: tuple[str, ...]) -> None:
        """Play the actions that follow by themselves."""
        for text in actions:
            await self._carry_out([self.local.session.state.parse(text)])

    async def _explain(self) -> None:
        """Say what the next step has to say, if it has not been said yet, until the learner goes on."""
        if self._said is not self._next:
            self._said = self._next
            self._teach(self._next)
            self.local.shown.caption, self.local.shown.to_read = "", True
            self.screen.show()
            await self._read()

    async def _before_counting(self) -> None:
        await self._explain()

    async def _wait_for_answer(self, asking: str) -> None:
        self.local.shown.result = asking == "result"
        if self.local.shown.result:
            self.screen.show()
        await super()._wait_for_answer(asking)
        self.local.shown.result = False

    async def _learn(self, action: Any, at_once: bool) -> None:
        """Wait until the learner has touched all picks of this action; a tile comes turned as the action has it."""
        local, legal = self.local, self.local.session.state.legal_actions()
        local.shown.done_from = len(local.session.steps)
        at_once |= len(legal) == 1 or local.race is not None
        local.choice.begin([action], local.game.flow, at_once=at_once, taught=True)
        self.screen.show()
        await local.choice.made()
        await self._carry_out([action])

    async def _learn_bag(self, wanted: tuple[str, ...]) -> None:
        """Wait until the learner has filled the bag as the step says."""
        local, bag = self.local, self.local.session.state.bag()
        local.shown.done_from = len(local.session.steps)
        counts = dict.fromkeys(bag.kinds if bag else (), 0)
        while True:
            local.choice.begin((), local.game.flow, taught=True)
            local.choice.counts = counts
            await local.pace.stand_still()
            self.screen.panels.bag()
            self.screen.show()
            made = await local.choice.made() or ()
            if tuple(take.text for take in made) == wanted:
                return await self._carry_out(made)
            local.page.toast(self.why_not(""))

    async def _fill(self, step: LessonStep, feedback: Callable[[Words, Mapping[str, int]], str]) -> None:
        """The learner fills the open bag, the others theirs; then what is to be said of it."""
        local = self.local
        bag = local.session.state.bag()
        if bag is None:
            raise ValueError("there is no bag to be filled")
        self._said = step
        self._teach(step)
        local.choice.counts = dict.fromkeys(bag.kinds, 0)
        local.choice.begin((), local.game.flow)
        self.screen.show()  # it is opened by the coach's button, after reading
        chosen = await local.choice.made() or ()
        counts = {take.kind: take.amount for take in chosen}
        await self._carry_out(chosen)
        while (bag := local.session.state.bag()) is not None and bag.seat not in local.people:
            await self._carry_out((await self.computers.think(bag.seat, "first")).actions)
        self._next = LessonStep(lambda w: feedback(w, counts))
        await self._explain()

    async def _play(self, step: LessonStep) -> None:
        """The learner plays some turns as they like, the others theirs."""
        local = self.local
        self._said = step
        left = step.turns
        while left or local.actor not in local.people:
            seat = local.actor
            if seat is None:
                return
            if seat in local.people:
                self._teach(step)
                local.choice.begin(local.session.state.legal_actions(), local.game.flow)
                self.screen.show()
                await self._carry_out(await local.choice.made() or ())
                left -= 1
            else:
                await self._carry_out((await self.computers.think(seat, "first")).actions)

    def why_not(self, pick: str) -> str:
        if self.asking == "lesson":
            return self.local.shown.w("Read, then touch “Next”.")
        return self.local.shown.w("Do what the lesson says, step by step.")


def _part_over(w: Words) -> str:
    return w("This part is over.")


def _all_over(w: Words) -> str:
    return w("The guided round is over.")


def _caught_up(session: Session, lesson: Lesson, start: int) -> int:
    """Play what comes before that step; the step that is come to: no further than a bag that is filled as one likes."""
    last = len(lesson.steps) - 1
    free = next((n for n, step in enumerate(lesson.steps) if step.feedback is not None or step.turns), last)
    start = max(min(start, free), 0)
    for step in lesson.steps[:start]:
        for text in step.actions:
            session.play(session.state.parse(text))
    return start


def _answers(step: LessonStep) -> tuple[str, ...]:
    """The answers of the bag that the learner fills in this step; () where it is another action."""
    texts = step.actions
    end = next((n for n, text in enumerate(texts) if text.split()[1] != "take"), len(texts))
    return texts[:end]
