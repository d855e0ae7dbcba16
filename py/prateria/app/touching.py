"""What people touch at a table: it is chosen, and played where it goes at once."""

from collections.abc import Sequence
from typing import Any

from ..kit.touch import Touch
from .atonce import offer_at_once
from .closing import ending, over
from .joined import Joined
from .local import LocalGame
from .screen import Screen
from .takeback import own_last, passed_over, reopen, reopens
from .together import Together
from .unasked import Unasked

__all__ = ["Touching"]


class Touching:
    """That side of a loop."""

    local: LocalGame
    screen: Screen
    together: Together
    unasked: Unasked
    offers = False  # "Done" has just been used: a way to do without it may be offered
    reopened = ""  # what has been touched of a question that is to be asked once more
    _swapped = False  # it has been said that only one thing can be chosen

    def touches(self) -> Touch:
        """What is chosen by touch, and what can be chosen now, for drawing."""
        choice, looked_at = self.local.choice, self.local.shown.looked_at
        if not choice.open:
            return Touch(looked_at=looked_at)
        picker, hint, possible = choice.picker, choice.advice, choice.possible()
        if over(self.local):  # what comes by itself is not asked for beside it
            ends = ending(self.local)
            possible = tuple(pick for pick in possible if pick not in ends)
        advised, reason = (tuple(hint.actions), hint.reason) if hint is not None else ((), None)
        ready, then = choice.apart()
        return Touch(picker.chosen, possible, ready, looked_at, advised, reason, own_last(self.local), then=then)

    def look_away(self, picks: Sequence[str]) -> None:
        """What is looked at makes way for what has been chosen, where the game says so."""
        shown, still = self.local.shown, self.local.game.flow.still_looking
        if shown.looked_at and not all(still(shown.looked_at, pick) for pick in picks):
            shown.looked_at = ""

    def touch(self, pick: str, doubtful: str = "") -> bool:
        """A touch on the table; `doubtful`: why it may mean another thing (`web/doubt.mjs`). False: nothing can be done
        with it now."""
        shown, choice = self.local.shown, self.local.choice
        if self.unasked.running and not choice.open:  # who touches the table while cards run on wants to look
            self.unasked.settled()
            return True
        doubtful = "" if pick in choice.picker.chosen else doubtful
        agrees = self.local.confirms == "none" or choice.agrees(pick)
        hinted = choice.hint is not None and pick in choice.picker.chosen
        before = choice.picker.chosen
        if choice.open and choice.counts is None and choice.touch(pick):
            shown.since = []
            self._say_swapped(before, pick, hinted=choice.hint is not None)
            self.look_away([pick])
            if pick in choice.picker.chosen and not shown.coach:
                shown.looked_at = self.local.game.flow.shows(self.local.session.state, pick) or shown.looked_at
            if hinted and self.local.game.flow.settles and not self._goes(choice.ready()):
                whole = choice.ready()  # nobody puts down what they are pointed to
                done = self.local.game.texts.done(shown.w, whole.first if isinstance(whole, Joined) else whole)
                self.local.page.toast(shown.w("Chosen already. Now: “%(done)s”.", done=done))
            choice.doubted = doubtful if agrees and self._goes(choice.ready()) else ""
            choice.proposed = choice.proposed or bool(choice.doubted)
            (self.settle if agrees and not choice.doubted else self.screen.show)()
            return True
        if reopens(self.local, pick):
            self.reopened = pick
            return reopen(self.local)
        sort, _, what = pick.partition(":")
        if sort not in self.local.game.flow.looking:
            return False
        shown.looked_at = "" if shown.looked_at == what else what
        self.screen.show()
        return not (choice.open and choice.picker.asks(pick))

    def _complete(self) -> None:
        """A question begins: what comes with a touch, and what has been touched of it already."""
        choice, wanted = self.local.choice, self.reopened
        choice.complete(self.together.likeliest)
        if self.offers:
            self.offers = False
            offer_at_once(self.local)
        if over(self.local):  # nothing lies over what the last move has brought
            self.look_away([""])
        self.reopened = ""
        if wanted:
            choice.touch(wanted)

    def _say_swapped(self, before: Sequence[str], pick: str, hinted: bool) -> None:
        """That what was chosen before has been let go for this, once a table, where the game says so."""
        local = self.local
        alike = before and before[0] != pick and before[0].partition(":")[0] == pick.partition(":")[0]
        said = local.game.texts.swapped(local.shown.w, pick) if alike and not hinted and not self._swapped else ""
        if said and pick in local.choice.picker.chosen:
            self._swapped = True
            local.page.toast(said)

    def settle(self) -> None:
        """What has been touched whole is played, if it goes at once; else it is shown, to be confirmed."""
        choice = self.local.choice
        ready = choice.ready()
        if self._goes(ready):
            choice.make(self.together.whole(ready))
        else:
            self.screen.show()

    def _goes(self, ready: Any | None) -> bool:
        """Whether what is touched whole needs no "Done"."""
        return ready is not None and (self.local.choice.at_once or self.unasked.at_once(ready))

    def strike(self, pick: str, at: int) -> bool:
        """A pointer came down on the table at that time of `Page.stamp`, which counts only in a race."""
        return self.touch(pick)

    def why_not(self, pick: str) -> str:
        """Why a touch led nowhere."""
        local, shown = self.local, self.local.shown
        if local.game.flow.asking and passed_over(local, pick):
            return shown.w("At this card you were not asked: “Ask us” in the settings says when you are.")
        view = local.session.state.observe(shown.viewer)
        said = local.game.texts.why_not(shown.w, view, local.choice.picker.chosen, pick)
        return said or shown.w("That is not possible now.")
