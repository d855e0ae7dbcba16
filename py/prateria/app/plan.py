"""What a hint has in mind: a run of actions, of which each next one stays offered as long as one does as advised.

Taking back, or doing something else, ends it. Paying with other things than advised does not: the goal is the same.

A reason may say what is meant for later: `promise`, beside the promises that can still be `kept`. Where a later hint
has something else in mind, it says so (`changed`). `about`: which of several promises it is.
"""

from collections.abc import Sequence
from typing import Any

from ..bots.think import Choice as Hint
from ..core.game import Take
from .local import LocalGame

__all__ = ["Plan"]


class Plan:
    """The run of the latest hint that has not been done yet."""

    def __init__(self, local: LocalGame) -> None:
        self._local = local
        self._left: tuple[Any, ...] = ()
        self._promised: dict[tuple[int, str], Any] = {}  # to whom and about what, what

    def begin(self, hint: Hint) -> Hint:
        """A new hint takes the place of an old one: as it is told, where that had something else in mind."""
        self._left = tuple(hint.actions)
        name, values = hint.reason
        if "promise" not in values:
            return hint
        about, promise = (hint.actions[0].seat, values.get("about", "")), values["promise"]
        before, self._promised[about] = self._promised.get(about, promise), promise
        changed = before != promise and before in values["kept"]
        return hint._replace(reason=(name, {**values, "changed": True})) if changed else hint

    def done(self, actions: Sequence[Any] | None) -> None:
        """Somebody has done that, or taken back (None)."""
        done = tuple(actions or ())
        same = bool(done) and len(done) <= len(self._left) and all(map(_alike, done, self._left))
        self._left = self._left[len(done) :] if same else ()

    def next(self) -> Hint | None:
        """What is left of it as a hint for the one who sees the table; None where it leads nowhere."""
        local, left = self._local, self._left
        if not left or left[0].seat != local.shown.viewer or left[0] not in local.session.state.legal_actions():
            self._left = ()
            return None
        return Hint(left, local.game.sense.reason(local.session.state.observe(local.shown.viewer), left))


def _alike(done: Any, advised: Any) -> bool:
    return bool(done == advised) or (isinstance(done, Take) and isinstance(advised, Take) and done.kind == advised.kind)
