"""What a hint has in mind: a run of actions, of which each next one stays offered as long as one does as advised.

Where it opens a bag, what is put into that is part of it. Taking back, or doing something else, ends it. Paying with
other things than advised does not, nor does another number of what is used (`Flow.amounts`), whatever that costs: the
goal is the same. What is left is fitted to that number then: what is too much falls away, and what more is to be done
is what a computer player would do. Nothing is ever offered, or done, that cannot be done.

A reason may say what is meant for later: `promise` (None: nothing), beside the promises that can still be `kept`.
Where a later hint has something else in mind, it knows what that one said (`changed`); where it means the same, what
that one `was`, and how many `times` that was said before. `about`: which of several
promises it is. What is left of a hint knows the values with which it `began`, so that no number changes in the telling.
What is to be said in full `once`, by what that names, is `again` where it was said before. Where the last hint was not
taken, and something else has been begun by hand, that hint's actions are `dropped`: what is advised now may differ.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from ..bots.think import Choice as Hint
from ..core.game import Take
from ..core.rng import Rng
from .local import LocalGame

__all__ = ["Plan"]


class Plan:
    """The run of the latest hint that has not been done yet."""

    def __init__(self, local: LocalGame) -> None:
        self._local = local
        self._left: tuple[Any, ...] = ()
        self._last: tuple[Any, ...] = ()  # of the latest hint, until something has been done
        self._dropped: tuple[Any, ...] = ()
        self._opened = False  # whether what was advised has opened a bag, which then lies filled
        self._pays = False  # whether another price is paid first
        self._meant: Hint | None = None  # what is left of a hint at the present question
        self._began: dict[str, Any] = {}  # the values of its reason, when it was given
        self._promised: dict[tuple[int, str], dict[str, Any]] = {}  # to whom and about what, in which words
        self._said: set[tuple[int, Any]] = set()  # to whom and what, of that which is said once

    def begin(self, hint: Hint) -> Hint:
        """A new hint takes the place of an old one: as it is told, where that had something else in mind."""
        self._left, self._opened, self._pays = tuple(hint.actions), False, False
        self._last = tuple(hint.actions)
        if self._dropped:
            hint = hint._replace(reason=(hint.reason[0], {**hint.reason[1], "dropped": self._dropped}))
        self._meant = self._kept(hint)
        self._began = self._meant.reason[1]
        return self._meant

    def again(self) -> Hint | None:
        """What was said at this question already, or is still meant there: who asks twice is told the same."""
        said, local = self._meant, self._local
        if said is None or said.actions[0].seat != local.shown.viewer:
            return None
        if said.actions[0] not in local.session.state.legal_actions():
            return None
        self._left, self._opened = tuple(said.actions), False
        return said

    def promises(self, seat: int) -> tuple[Any, ...]:
        """What hints to that seat have meant for later, each of them as it was said last."""
        return tuple(values["promise"] for (whose, _), values in self._promised.items() if whose == seat)

    def _kept(self, hint: Hint) -> Hint:
        """As it is told, where another one meant something else."""
        if "once" in hint.reason[1]:
            hint = hint._replace(reason=self._once(hint.actions[0].seat, hint.reason))
        name, values = hint.reason
        if "promise" not in values:
            return hint
        about = (hint.actions[0].seat, values.get("about", ""))
        before = self._promised.get(about, values)
        if before is not values and values["promise"] is not None and before["promise"] == values["promise"]:
            was = {one: value for one, value in before.items() if one != "was"}
            values = {**values, "was": was, "times": before.get("times", 0) + 1}
            hint = hint._replace(reason=(name, values))
        if values["promise"] is not None:
            self._promised[about] = values
        changed = before["promise"] != values["promise"] and before["promise"] in values["kept"]
        return hint._replace(reason=(name, {**values, "changed": before})) if changed else hint

    def _once(self, seat: int, reason: Any) -> Any:
        name, values = reason
        if "once" not in values:
            return reason
        once = (seat, values["once"])
        again = once in self._said
        self._said.add(once)
        return name, {**values, "again": again}

    def done(self, actions: Sequence[Any] | None) -> None:
        """Somebody has done that, or taken back (None)."""
        done = tuple(actions or ())
        self._meant = None
        if self._pays and done and all(isinstance(one, Take) for one in done):
            return
        if len(done) == 1 and self._left and done != self._left[:1] and self._as_many(done[0], self._left[0]):
            rest = self._left[1:]
            while rest and isinstance(rest[0], Take):
                rest = rest[1:]
            self._left, self._opened, self._pays, self._began = rest, False, True, {}
            return
        self._pays = False
        same = bool(done) and len(done) <= len(self._left) and all(map(_alike, done, self._left))
        self._left = self._left[len(done) :] if same else ()
        if same or (done and self._dropped and done[0].seat != self._dropped[0].seat):
            self._dropped = ()
        elif done and self._last and done[0].seat == self._last[0].seat:
            self._dropped = self._last
        self._last = () if done else self._last
        opens = self._local.game.flow.opens
        self._opened = same and not self._left and (opens(done[-1]) or isinstance(done[-1], Take))

    def _as_many(self, done: Any, advised: Any) -> bool:
        """Whether these are the same but for how much of something is used."""
        amounts = self._local.game.flow.amounts
        if not amounts or type(done) is not type(advised):
            return False
        one, other = (
            [pick for pick in action.picks if pick.partition(":")[0] not in amounts] for action in (done, advised)
        )
        return one == other and len(one) < len(done.picks)

    def let_go(self) -> None:
        """What was advised has been cancelled: who does it all the same, by hand, is not shown how it went on."""
        self._left = ()

    def next(self) -> Hint | None:
        """What is left of it as a hint for the one who sees the table; None where it leads nowhere."""
        local, left = self._local, self._left or self._filled()
        if self._pays and local.session.state.bag() is not None:
            return None  # the price of another number comes first
        if self._pays and left and left[0].seat == local.shown.viewer:
            left = self._fitted(left)
        if not left or left[0].seat != local.shown.viewer or left[0] not in local.session.state.legal_actions():
            self._left, self._meant = (), None
            return None
        self._left, self._opened = left, False
        reason = local.game.sense.reason(local.session.state.observe(local.shown.viewer), left)
        name, values = self._once(left[0].seat, reason)
        self._meant = Hint(left, (name, {**values, "began": self._began} if self._began else values))
        return self._meant

    def _fitted(self, left: tuple[Any, ...]) -> tuple[Any, ...]:
        """What is left of a hint, as far as it goes with the number that has been chosen instead, and on to the end of
        what has been begun; () where the hint leads nowhere any more."""
        flow, plans = self._local.game.flow, self._local.game.sense.plans
        run, state = _legal(self._local.session.state, left)
        if not flow.begun(state):
            return run
        run, state = _legal(self._local.session.state, _before_bag(run))
        while flow.begun(state):  # more than the hint meant
            sampled = state.redeal(left[0].seat, Rng(len(self._local.session.steps)))
            more = next((plan for plan in plans(sampled, left[0].seat) if plan), ()) if plans else ()
            more, state = _legal(state, more)
            if not more:
                return ()
            run += more
        return run if type(run[0]) is type(left[0]) else ()

    def _filled(self) -> tuple[Any, ...]:
        """The answers to a bag that was opened as advised."""
        local = self._local
        bag = local.session.state.bag() if self._opened else None
        if bag is None or bag.taken or bag.seat != local.shown.viewer:
            return ()
        counts = local.game.sense.propose(local.session.state.observe(bag.seat))
        return bag.takes(counts) if any(counts.values()) else ()


def _alike(done: Any, advised: Any) -> bool:
    return bool(done == advised) or (isinstance(done, Take) and isinstance(advised, Take) and done.kind == advised.kind)


def _before_bag(run: tuple[Any, ...]) -> tuple[Any, ...]:
    """Those up to the first that fills a bag: another number fills it otherwise."""
    return tuple(takewhile(lambda action: not isinstance(action, Take), run))


def _legal(state: Any, run: Sequence[Any]) -> tuple[tuple[Any, ...], Any]:
    """Of these actions those that can be done one after another from there, and where they lead."""
    after, done = state.clone(), []
    for action in run:
        if action not in after.legal_actions():
            break
        after.apply(action)
        done.append(action)
    return tuple(done), after
