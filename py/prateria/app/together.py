"""What is chosen together: an action and what the same seat will choose next of it, with one "Done" for both; or
several at one touch (`Flow.several`).

The record has both, one after the other. Between them others may act: what was chosen for later is done only if it
still brings the same (`Flow.promised`); else its seat is asked.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from ..bots.think import Choice as Hint
from ..core.errors import IllegalAction
from ..core.session import Step
from .asked import Asked
from .joined import Chain, Joined
from .local import LocalGame

__all__ = ["Together", "played"]


def played(local: LocalGame, actions: Sequence[Any]) -> Iterator[Step]:
    """Carry these out at that table, one after another. What was to follow of its own accord and cannot be done after
    all is let go, with all after it: whoever acts is asked."""
    for n, action in enumerate(actions):
        try:
            step = local.session.play(action)
        except IllegalAction:
            if not n:
                raise
            local.joined.difference_update(range(len(local.session.steps), max(local.joined, default=0) + 1))
            return
        yield step


class Together:
    """Of one table: what people have chosen for later, by seat: the action, what it promised then, and where in the
    record stands what it belongs to."""

    def __init__(self, local: LocalGame) -> None:
        self._local = local
        self._later: dict[int, tuple[Any, Any, int]] = {}

    def offered(self, asked: Asked) -> tuple[Any, ...]:
        """The actions that can be chosen: those that go on are `Joined` with each way to go on; and `Chain`s, which
        stand for what is mostly done together."""
        local = self._local
        several = local.game.flow.several(local.session.state, asked.actions)
        chains = tuple(Chain(pick, tuple(actions)) for pick, actions in several.items())
        if local.confirms == "none":
            return (*asked.actions, *chains)  # each goes at once
        found: list[Any] = []
        for action in asked.actions:
            ways = local.game.flow.further(local.session.state, action)
            found += [Joined(action, way) for way in ways] or [action]
        return (*found, *chains)

    def likeliest(self, first: Any) -> Any | None:
        """What everybody would choose after that."""
        then = self._local.game.flow.likeliest(self._local.session.state, first)
        return None if then is None else Joined(first, then)

    def advised(self) -> Hint | None:
        """A hint for what is chosen in part: that stays, and only what is missing is advised. None: nothing is, or the
        game has no advice for it."""
        local, choice = self._local, self._local.choice
        said, ways, onward = choice.advice, choice.begun(), local.game.sense.onward
        if said is not None and isinstance(said.actions[0], Joined):
            return said  # who asks twice is told the same
        if not ways or onward is None:
            return None
        first = ways[0].first
        then, why = onward(local.session.state.observe(first.seat), first, [way.then for way in ways])
        return Hint((Joined(first, then),), why)

    def whole_hint(self, said: Hint) -> Hint:
        """The same with what goes best with it, where that is chosen with the one "Done"."""
        local, sense = self._local, self._local.game.sense
        first, ways = said.actions[0], self._local.choice.ways(said.actions[:1])
        if len(said.actions) > 1 or sense.onward is None or not isinstance(ways[0], Joined):
            return said
        view = local.session.state.observe(first.seat)
        run = (first, sense.onward(view, first, [way.then for way in ways])[0])
        return Hint(run, sense.reason(view, run))

    def weighed(self, part: Hint, best: Hint) -> Hint:
        """That advice, which knows what is thought better than what it goes on with (`rather`)."""
        name, values = part.reason
        rather = best.actions[0]
        return part if rather == part.actions[0].first else part._replace(reason=(name, {**values, "rather": rather}))

    def apart(self, chosen: Sequence[Any] | None) -> Sequence[Any] | None:
        """What is done now of what was chosen; the rest is remembered."""
        if chosen and isinstance(chosen[0], Chain):  # taken back together, too
            start, actions = len(self._local.session.steps), chosen[0].actions
            self._local.joined.update(range(start + 1, start + len(actions)))
            return actions
        if not chosen or not isinstance(chosen[0], Joined):
            return chosen
        first, then = chosen[0]
        session = self._local.session
        promise = self._local.game.flow.promised(session.state, first, then)
        self._later[first.seat] = (then, promise, len(session.steps))
        return (first,)

    def whole(self, ready: Any) -> tuple[Any, ...]:
        """What is done with the one "Done" for that action: where a hint means it, also what it means next, as far as
        the game says so (`Flow.answers`) and it can be done."""
        local, said, both = self._local, self._local.choice.advice, self._local.game.flow.answers
        if both is None or said is None or said.actions[0] != ready or local.confirms == "all":
            return (ready,)
        found, state = [ready], local.session.state.clone()
        for then in said.actions[1:]:
            state.apply(found[-1])
            if not both(found, then) or then not in state.legal_actions():
                break
            found.append(then)
        start = len(local.session.steps)
        local.joined.update(range(start + 1, start + len(found)))
        return tuple(found)

    def due(self, asked: Asked) -> tuple[Any, ...] | None:
        """What that seat has chosen before, if it is to be done now and brings what it promised."""
        then, promise, at = self._later.pop(asked.seat, (None, None, 0))
        session = self._local.session
        if then not in asked.actions or at >= len(session.steps) or session.steps[at].action.seat != asked.seat:
            return None
        if promise != self._local.game.flow.promised(session.state, None, then):
            return None
        self._local.joined.add(len(session.steps))
        return (then,)

    def forget(self) -> None:
        """Somebody has taken back: all are asked anew."""
        self._later.clear()
