"""The choice that somebody on this device is making: what is touched of it, and the end of the wait for it."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Any

from ..bots.think import Choice as Hint
from ..core.game import Take
from ..games.contract import Flow
from .joined import Chain, Joined
from .picker import Picker

__all__ = ["Choice"]


class Choice:
    """`picker`: touches -> actions; `counts`: the bag that is being filled, by kind, or None; `laid`: what somebody
    else has put into it, to be changed; `filled`: what it was filled up to when that was asked for, `picked`: what lay
    there before, `own`: what somebody had filled it with, if a proposal lies there instead; `hint`: what was suggested;
    `at_once`: there is nothing that one could choose by mistake, so nothing is confirmed; `confirmed`: what was chosen
    last was, by "Done"; `carried`: while a piece is moved by hand: what was chosen before, with its hint, and what is
    chosen of the piece alone; `whole`: an action that is chosen as it is, though more could be chosen with it;
    `given`: what is chosen beforehand, as all that can be done begins with it; `closing`: it ends by itself in a
    moment, if nothing is touched; `doubted`: why what is chosen whole may not have been meant, so it is `proposed`;
    `pondering`: how far a hint for it has been found, from 0 to 1, None: none is asked for."""

    def __init__(self) -> None:
        self.picker = Picker()
        self.counts: dict[str, int] | None = None
        self.laid: dict[str, int] | None = None
        self.filled: dict[str, int] | None = None
        self.picked: dict[str, int] = {}
        self.own: dict[str, int] | None = None
        self.hint: Hint | None = None
        self.at_once = self.confirmed = self.proposed = self.closing = False
        self.doubted = ""
        self.pondering: float | None = None
        self.carried: tuple[tuple[str, ...], Hint | None, tuple[str, ...]] | None = None
        self.whole: Any = None
        self.given: tuple[str, ...] = ()
        self._joined: tuple[Joined, ...] = ()
        self._keeps: Collection[str] = ()  # see `Flow`
        self._begin: tuple[str, ...] = ()  # the picks with which such a choice begins
        self._likeliest: Callable[[Any], Joined | None] = lambda first: None
        self._made: asyncio.Future[Sequence[Any] | None] | None = None

    @property
    def open(self) -> bool:
        """Somebody is being waited for."""
        return self._made is not None and not self._made.done()

    @property
    def asked(self) -> object:
        """What is waited for, another value for each question."""
        return self._made

    @property
    def touched(self) -> bool:
        """Something is chosen that nobody has proposed, and is not done yet."""
        return self.open and self.counts is None and not (self.proposed or self.closing) and self.begun_on

    @property
    def begun_on(self) -> bool:
        """More is chosen, or less, than was beforehand."""
        return self.picker.chosen != self.given

    @property
    def as_laid(self) -> bool:
        """The bag is what was put into it by somebody else."""
        return self.laid is not None and self.laid == self.counts

    @property
    def advice(self) -> Hint | None:
        """The hint, as long as what is chosen is what it says."""
        return self.hint if self.counts is None or self.as_laid else None

    def begin(self, actions: Sequence[Any], flow: Flow, at_once: bool = False, taught: bool = False) -> None:
        """From now on one of these is waited for. `taught`: each of its picks is to be touched by itself."""
        self._made = asyncio.get_running_loop().create_future()
        self.picker = Picker(actions, flow.turning, () if taught else flow.completing)
        self.given = () if taught else _shared(actions, flow.shared)
        self.picker.chosen = self.given
        self.at_once, self.pondering, self._keeps = at_once, None, flow.keeps
        self.doubted, self.proposed, self.closing = "", False, False
        self.carried = self.whole = None
        self._joined = tuple(action for action in actions if isinstance(action, Joined))
        first = (action.first if isinstance(action, Joined) else action for action in actions)
        self._begin = tuple(dict.fromkeys(pick for action in first for pick in action.picks)) if self._joined else ()

    def complete(self, likeliest: Callable[[Any], Joined | None]) -> None:
        """Of what is chosen together: who touches the first comes with what everybody would choose then."""
        self._likeliest = likeliest

    def ready(self) -> Any | None:
        """The action that is chosen whole, or None."""
        if self.whole is not None and self.picker.chosen == tuple(self.whole.picks):
            return self.whole
        return self.picker.ready()

    def ways(self, actions: Sequence[Any]) -> tuple[Any, ...]:
        """These as they can be chosen: alone, or each with whatever can be chosen together with it."""
        return tuple(
            way for action in actions for way in [one for one in self._joined if one.first == action] or [action]
        )

    def begun(self) -> tuple[Joined, ...]:
        """The ways to go on with what is chosen first, while none is chosen whole."""
        chosen = {*self.picker.chosen}
        if self.ready() is not None:
            return ()
        return tuple(one for one in self._joined if {*one.first.picks} <= chosen <= {*one.picks})

    def apart(self) -> tuple[Any | None, Any | None]:
        """The same in its two parts."""
        ready = self.ready()
        return (ready.first, ready.then) if isinstance(ready, Joined) else (ready, None)

    def choose(self, action: Any) -> None:
        """Choose that action, and what everybody would choose with it."""
        likely = self._likeliest(action) if self._opens(action.picks) else None
        self.whole = action if likely is None else None
        self.picker.choose(action if likely is None else likely)

    def _opens(self, picks: Sequence[str]) -> bool:
        """Whether more is to be chosen together with that."""
        return any(one.first.picks == tuple(picks) for one in self._joined)

    def make(self, actions: Sequence[Any] | None, confirmed: bool = False) -> None:
        """End the wait: with legal actions, or with None to look at the position again."""
        if self._made is not None and not self._made.done():
            self.confirmed, self.closing = confirmed, False
            self._made.set_result(actions)

    async def made(self) -> Sequence[Any] | None:
        """Wait for the choice and return it; the choice is closed then."""
        if self._made is None:
            return None
        chosen = await self._made
        self._made, self.counts, self.laid, self.hint, self.carried = None, None, None, None, None
        self.filled = self.own = None
        self.doubted, self.proposed = "", False  # of what was chosen: what is told next says nothing of it
        self.picker, self.whole, self._joined, self.given = Picker(), None, (), ()
        return chosen

    def advise(self, hint: Hint) -> None:
        """Choose what a hint suggests, to be confirmed or not: what was doubted before makes way for it."""
        self.hint, self.doubted, self.proposed = hint, "", False
        if self.counts is None:
            both = Joined(*hint.actions[:2]) if len(hint.actions) > 1 else None
            self.choose(both if both in self._joined else hint.actions[0])
        else:
            takes = (action for action in hint.actions if isinstance(action, Take))
            before = dict(self.counts)
            self.counts.update({take.kind: take.amount for take in takes if take.kind in self.counts})
            self.put(before, sum(self.counts.values()))
            self.laid = dict(self.counts)

    def put(self, before: dict[str, int], total: int) -> None:
        """Something else lies in the bag than `before`: that is kept if somebody has filled the bag with it, or
        something of it has been taken out again."""
        out = any(n > (self.counts or {}).get(kind, n) for kind, n in before.items())
        if (out or sum(before.values()) == total) and before not in (self.filled, self.laid, self.counts):
            self.own = before

    def whose(self, total: int) -> str:
        """See `FilledBag`."""
        if self.counts is None or sum(self.counts.values()) != total:
            return ""
        if self.counts not in (self.filled, self.laid):
            return "mine"
        return "instead" if self.own is not None else ""

    def propose(self, action: Any) -> None:
        """Choose it beforehand, to be confirmed or changed."""
        self.picker.choose(action)
        self.proposed = True

    def agrees(self, pick: str) -> bool:
        """Whether a touch of that says yes to what is proposed: to its last part, where it leads. Whoever touches the
        first part of it begins to choose, or looks at what is meant."""
        proposed = self.hint is not None or self.proposed
        return not proposed or pick not in self.picker.chosen or pick == self.picker.chosen[-1]

    def touch(self, pick: str) -> bool:
        """A touch that may be part of it. False: it is not."""
        if (self.hint is not None or self.proposed) and pick in self.picker.chosen and not self._turned(pick):
            self.closing = False
            return True  # what is proposed is chosen already
        if pick in self.given and pick in self.picker.chosen:
            return True
        if pick in self.picker.chosen and pick.partition(":")[0] in self._keeps and self.ready() is not None:
            return True
        chosen = self.picker.chosen
        if self.at_once:
            self.picker.clear()  # of a suggestion
        if self._opens([pick]):
            self._open(pick)
        elif pick in self.later():
            self.picker.chosen = (*(one for one in self.picker.chosen if one in self._begin), pick)
        elif not self.picker.touch(pick):
            self.picker.chosen = chosen
            return False
        self.hint, self.whole = None, None
        self.doubted, self.proposed, self.closing = "", False, False
        return True

    def _turned(self, pick: str) -> bool:
        """Whether a touch of that turns what is chosen."""
        turned = self.picker.turned
        return bool(turned) and pick not in turned

    def later(self) -> tuple[str, ...]:
        """What can be chosen together with what is chosen first."""
        begun = tuple(pick for pick in self.picker.chosen if pick in self._begin)
        return tuple(pick for one in self._joined if one.first.picks == begun for pick in one.then.picks)

    def _open(self, pick: str) -> None:
        """Choose the first of two things, with what everybody would choose then, or let both go."""
        let_go = pick in self.picker.chosen
        self.picker.clear()
        if not let_go:
            first = next(one.first for one in self._joined if one.first.picks == (pick,))
            self.picker.choose(self._likeliest(first) or first)

    def clear(self) -> None:
        """Let go of all that is touched."""
        self.picker.chosen = self.given
        self.hint, self.whole = None, None
        self.doubted, self.proposed = "", False

    def lift(self, pick: str) -> bool:
        """Choose that alone, to be moved by hand; without a pick what is chosen stays. False: it cannot be now."""
        if not self.open or self.counts is not None:
            return False
        before, hint = self.picker.chosen, self.hint
        if pick:
            self.clear()
            if not self.touch(pick):
                self.picker.chosen, self.hint = before, hint
                return False
        self.carried = (before, hint, self.picker.chosen)
        return True

    def carry(self, pick: str) -> bool:
        """Choose that place for what is moved by hand, or none. False: nothing is moved, or it does not go there."""
        if self.carried is None or not self.open:
            return False
        if pick and pick in self.picker.chosen:
            return True  # it is there already, turned as it is
        self.picker.chosen = self.carried[2]
        self.hint = None
        return not pick or pick in self.picker.chosen or self.picker.touch(pick)

    def possible(self) -> tuple[str, ...]:
        """What can be touched next; while a piece is moved by hand also every other place for it."""
        open_ = self.picker.possible()
        if self._joined:
            open_ = tuple(pick for pick in (*self.later(), *self._begin) if pick not in self.picker.chosen)
        if self.carried is None:
            return open_
        chosen = self.picker.chosen
        self.picker.chosen = self.carried[2]
        places = self.picker.possible()
        self.picker.chosen = chosen
        return tuple(dict.fromkeys((*open_, *(pick for pick in places if pick not in chosen))))

    def put_back(self) -> bool:
        """Choose again what was chosen before something was moved by hand. False: nothing was."""
        if self.carried is None or not self.open:
            return False
        self.picker.chosen, self.hint, _ = self.carried
        self.carried, self.whole = None, self.hint.actions[0] if self.hint is not None else None
        return True


def _shared(actions: Sequence[Any], sorts: Collection[str]) -> tuple[str, ...]:
    """The picks of these sorts with which each of several actions begins."""
    ways = [action.picks for action in actions if not isinstance(action, Chain)] if sorts else []
    if len(ways) < 2 or min(map(len, ways)) < 2:
        return ()
    return tuple(pick for pick in ways[0] if pick.partition(":")[0] in sorts and all(pick in way for way in ways))
