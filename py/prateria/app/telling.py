"""What has happened, told and shown for a while: sentences, and moments one after another."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from ..core.session import Step
from ..games.game import Game
from ..kit.words import isolate, named_once, times
from .pace import Pace, counted, haste
from .page import Page
from .shown import Shown

__all__ = ["Teller"]

SENTENCES: Final = 2
"""So many are told at once, where a game does not ask for more."""

ROOM: Final = 150
"""So many letters of what others do are told at once, so that the line above the table lies over nothing on a phone."""

READ_AT_A_GLANCE: Final = 70
"""Letters of a moment's sentence: with more, such as why a claim was wrong, it stays longer."""


LINGERS: Final = 1.6
"""What decides a game stays so many times as long."""
RACED: Final = 46, 62
"""As if it had so many letters at the least, and at the most, what a race tells is read: from 1.6 to 2.2 s."""


class Teller:
    """Sets what is `shown`, has it drawn by `draw` (by `say`: the sentence alone), and waits as long as the `pace`
    wants."""

    def __init__(
        self,
        page: Page,
        game: Game,
        shown: Shown,
        pace: Pace,
        draw: Callable[[], None],
        say: Callable[[], None],
        measure: Callable[[], tuple[int, bool, float] | None],
    ) -> None:
        """`measure`: the letters of what is said, whether what comes next says it again, and what share of its time it
        needs; None: not by letters."""
        self._page, self._game, self._shown, self._pace = page, game, shown, pace
        self._draw, self._say, self._measure = draw, say, measure
        self._looks = 0  # so many moments of the turn that goes on have been looked at
        self._turns = 0  # so many turns of others have been shown one after the other

    def can_wait(self, steps: Sequence[Step]) -> bool:
        """Whether these steps of one who goes on can be told together with what comes next: in games of many small
        steps, as long as there is room for a sentence."""
        return sum(len(self._sentences(step)) for step in steps) < self._game.flow.together

    def tells(self, step: Step) -> bool:
        """Whether a step tells more than what comes next tells once more (`Texts.run`)."""
        seen = [event for event in self._all_seen(step) if self._sentence(event)]
        return bool(seen) and not self._game.texts.run(self._shown.w, seen)

    def hidden(self, steps: Sequence[Step]) -> bool:
        """Whether a bag was filled in secret, which is nothing to look at where each decision is told by itself. (A
        card laid face down is.)"""
        first = steps[0]
        secret = any(first.before.seen_by(event, None) != event for event in first.events)
        return secret and bool(first.before.bag()) and not self._game.flow.together

    async def moments(
        self, steps: Sequence[Step], last: Any, quick: bool, more: Step | None = None, passed: bool = False
    ) -> None:
        """Show what came of these steps: as many at once as two sentences tell, or as many as the game tells together.

        `last`: the position to be shown at the end, None: the present one; `quick`: all at once, and nobody waits;
        `more`: the last of the steps, or one after them, of which more will be told afterwards; `passed`: what comes
        then is drawn before anybody could have seen this, which is said only. The more moments a turn has, the shorter
        each of them stays (`haste`): who follows has learnt where it leads, and the log keeps all.
        """
        shown = self._shown
        most = max(self._game.flow.together, SENTENCES)
        after = [step.before for step in steps[1:]]
        told: list[str] = []
        news: list[Any] = []
        first = 0
        everything = list(steps) if more is None or more in steps else [*steps, more]
        shown.held_back = sum(len(self._all_seen(step)) for step in everything)
        for i, step in enumerate(steps):
            told += self._sentences(step, last_of_round=step is more)
            news += self._all_seen(step) if step is not more else self._begun(step, most)
            following = [] if i + 1 == len(steps) else self._sentences(steps[i + 1])
            both = list(times([*told, *following]))
            full = not quick and len(both) > max(most, len(list(times(told))))
            full = full or bool(
                self._game.flow.together and not quick and told and following and len(" ".join(both)) > ROOM
            )
            if full or i + 1 == len(steps):
                said, room = list(times(told)), most
                own = step.action.seat == shown.viewer and (quick or self._game.flow.together)
                if own and len(said) > most:
                    again = map(self._sentence, filter(self._game.texts.again, news))
                    # a turn may end with it, so that no question tells the rest; what was done is said to its end
                    room, said = len(said), list(times(one for one in again if one))
                # what is more than that in a single step of another has a moment of its own
                rest = said[room:] if self._game.flow.together else []
                said = said[:room]
                if told and not quick and not self._game.texts.run(shown.w, news):
                    await self._pace.finish()
                shown.caption = self._in_one_look(said, news, step.action.seat)
                shown.passing = after[i] if i + 1 < len(steps) else last
                shown.news = tuple(news)
                shown.held_back -= len(news)
                (self._say if passed else self._draw)()
                self._page.sound("play")
                if shown.caption and not quick:
                    rich = not self._game.flow.together and len(self._sentences(step)) > 1
                    # what it does was foretold to whoever chose it
                    known = not rich and len(said) == 1 and step.action.seat == shown.viewer
                    letters = self._measure()
                    if letters is not None:
                        await self._pace.read(*letters)
                    else:
                        # of one's own the next question tells it again
                        told_again = self._game.flow.together and step.action.seat == shown.viewer
                        self._looks += bool(self._game.flow.together)
                        if told_again or not self._passes_by:
                            read = 0 if told_again else int(len(shown.caption) * haste(self._looks))
                            await self._pace.look(len(said), rich, known, read)
                        else:
                            await self._pass_by(news)
                if rest and not quick:
                    shown.caption = self._in_one_look(rest, news, step.action.seat)
                    seen = [event for event in news if self._sentence(event)]
                    shown.news = tuple(event for event in seen if self._sentence(event) in rest) or tuple(seen)
                    (self._say if passed else self._draw)()
                    if self._passes_by and step.action.seat != shown.viewer:
                        self._looks += 1
                        await self._pass_by(news)
                    else:
                        await self._pace.look(len(rest), letters=len(shown.caption))
                if step.action.seat == shown.viewer:
                    self._turns = 0
                if any(self._game.flow.ends(done.action) for done in steps[first : i + 1]):
                    self._looks = 0
                    self._turns += step.action.seat != shown.viewer
                told, news, first = [], [], i + 1
        shown.news = ()

    def _in_one_look(self, said: Sequence[str], news: Sequence[Any], seat: int) -> str:
        """These sentences, of what that seat did in many small steps: each name once where somebody does one thing
        after another; what happens to whoever looks on comes first."""
        shown = self._shown
        if self._game.flow.together and seat != shown.viewer and not any(map(self._game.texts.begins, news)):
            mine = tuple(map(isolate, shown.names[shown.viewer or 0 :][: shown.viewer is not None]))
            said = sorted(said, key=lambda one: not one.startswith(mine))
        return " ".join(named_once(said, shown.names) if self._game.flow.together else said)

    @property
    def _passes_by(self) -> bool:
        """Whether what others do in many small steps need not be read now, as the next question tells all of it."""
        return bool(self._game.flow.together) and self._game.flow.retells and not self._shown.coach

    async def _pass_by(self, news: Sequence[Any]) -> None:
        shown, harm = self._shown, self._game.texts.harm
        seats = range(len(shown.names)) if shown.viewer is None else (shown.viewer,)
        struck = any(harm(event, seat) for event in news for seat in seats)
        await self._pace.pass_by(len(shown.caption), self._looks + self._turns, struck)

    async def scenes(
        self,
        scenes: Sequence[tuple[Any, Any]],
        step: Step,
        summed_up: bool = False,
        lost: str = "",
        on: bool = False,
        raced: bool = False,
        lingers: bool = False,
    ) -> None:
        """Show one moment of a step after another: events, each with the position it left. `summed_up`: a panel says it
        all once more, so only the first, the move itself, is spoken; with what has been `lost`. `on`: it goes on by
        itself then, so the last stays longer, also for who was skipping, and until it can have been heard. `raced`:
        all have looked at the table until now, so the line above it stays until it can have been read. `lingers`: what
        the whole game has led to, so each stays until it has been read and looked at."""
        shown = self._shown
        await self._pace.finish()
        self._pace.skipping &= not on
        shown.counting = lingers
        for event, state in scenes:
            seen = self._seen(state, event)
            self._told_to(step, seen)
            shown.caption = self._sentence(seen) if seen else ""
            if shown.caption:
                shown.caption, lost = f"{shown.caption} {lost}".rstrip(), ""
                shown.passing, shown.news = state, (seen,)
                self._draw()
                self._page.sound("haul" if self._game.flow.cheered(seen) else "capture")
                shown.hushed = summed_up
                if lingers:
                    self._pace.skipping = False
                    await self._pace.read(len(shown.caption), share=LINGERS)
                elif (letters := self._measure()) is not None:
                    await self._pace.read(letters[0])
                else:
                    long = len(shown.caption)
                    read = long if shown.coach else min(max(long, RACED[0]), RACED[1]) if raced else 0
                    # in a lesson no panel says it once more
                    await self._pace.look(rich=long > READ_AT_A_GLANCE, letters=read)
        if on:
            await self._pace.look()
            await self._pace.hear()
        shown.passing, shown.caption, shown.news, shown.hushed = None, "", (), False
        shown.counting = False

    async def clearing(self, step: Step) -> None:
        """What lies there at the end of a round goes to its new owners: as the game tells it, or all at once. It is
        looked at rather than read: the result that comes then says it once more, and so a touch ends all of it."""
        shown = self._shown
        shown.hushed = True
        looks = [
            (tuple(seen for event in events if (seen := self._seen(step.before, event))), state)
            for events, state in self._game.flow.clearing(step.before, step.action)
        ]
        share = 1 if shown.coach else counted([len(self._glance(news)) for news, _ in looks])
        for shown.news, shown.passing in looks:
            shown.caption = self._glance(shown.news)
            if shown.news:
                self._told_to(step, shown.news[-1])
            self._draw()
            self._page.sound("capture")
            if await self._pace.read(len(shown.caption), share=share) and shown.passing is not looks[-1][1]:
                shown.news, shown.passing, shown.caption = (), looks[-1][1], ""
                self._told_to(step, looks[-1][0][-1])
                self._draw()
                break
        if not looks:
            shown.passing, shown.news = None, tuple(self._all_seen(step))
            self._draw()
            await self._pace.look()

    async def end(self, step: Step) -> None:
        """The game is over by that step: where the game says why, what else came of it stays in sight a while, also for
        who was skipping, before the result covers it. What was taken last is read once more: who let the cards run has
        looked at those."""
        shown, why = self._shown, self._game.texts.ended(self._shown.w)
        if not why or len(step.events) < 2:
            return
        news = tuple(self._all_seen(step))
        after = step.before.clone()
        after.apply(step.action)
        view = after.observe(shown.viewer)  # what has been won by then counts
        took, _ = self._game.texts.came(shown.w, news, shown.names, view, False)
        shown.caption, shown.begins, shown.news = f"{took} {why}".lstrip(), why, news  # the news has been heard
        shown.held_back = 1  # who has won is told by the result
        self._draw()
        self._pace.skipping = False
        await self._pace.look(rich=True, letters=len(shown.caption))
        shown.caption, shown.begins, shown.news, shown.held_back = "", "", (), 0

    def _glance(self, news: Sequence[Any]) -> str:
        """What is written over a look of a counting; a lesson reads all of it."""
        shown = self._shown
        short = "" if shown.coach else self._game.texts.glance(shown.w, news, shown.names)
        return short or " ".join(said for seen in news if (said := self._sentence(seen)))

    def _told_to(self, step: Step, event: Any) -> None:
        """Of the last step all that comes before that event has been told, and the event as well."""
        rest = self._all_seen(step)[-self._shown.held_back :] if self._shown.held_back else []
        if event in rest:
            self._shown.held_back = len(rest) - rest.index(event) - 1

    def _now(self, step: Step) -> Sequence[Any]:
        """The events of a step but for those that come to light later (`Flow.counted`)."""
        later = self._game.flow.counted(step.before, step.action)
        return step.events[: step.events.index(later[0][0])] if later else step.events

    def _all_seen(self, step: Step, events: Sequence[Any] | None = None) -> list[Any]:
        return [
            seen
            for event in (step.events if events is None else events)
            if (seen := self._seen(step.before, event)) is not None
        ]

    def _begun(self, step: Step, most: int) -> list[Any]:
        """The events of a step as far as that many sentences tell them."""
        found: list[Any] = []
        for seen in self._all_seen(step, self._now(step)):
            most -= bool(self._sentence(seen))
            if most < 0:
                break
            found.append(seen)
        return found

    def _seen(self, state: Any, event: Any) -> Any:
        return state.seen_by(event, self._shown.viewer)

    def _sentence(self, seen: Any) -> str:
        shown = self._shown
        return self._game.texts.sentence(shown.w, seen, shown.names, shown.viewer) or ""

    def _sentences(self, step: Step, last_of_round: bool = False) -> list[str]:
        """What is worth telling of a step. `last_of_round`: the result of the round comes before what begins then."""
        begins = self._game.texts.begins
        events = (event for event in self._now(step) if not (last_of_round and begins(event)))
        seen = (self._seen(step.before, event) for event in events)
        return [said for event in seen if event and (said := self._sentence(event))]
