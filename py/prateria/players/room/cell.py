"""One player, shut in: its text is read, it is asked, and whatever happens there is an answer.

What comes back is a dict for json: `index`, or `stop`, `why` and `line`; and `printed`, what it has printed.

>>> cell = Cell()
>>> cell.load("def choose(view):\\n    print(view.phase)\\n    return view.actions[0]")
{'printed': ''}
>>> from ..referee import Referee
>>> cell.choose(Referee("manitou").ask().message())
{'index': 0, 'printed': 'party\\n'}
>>> cell.load("def choose(view)")
{'stop': 'syntax', 'why': "expected ':'", 'line': 1, 'printed': ''}
"""

import contextlib
from collections.abc import Callable
from typing import Any, Final, TypeVar

from ..attempt import LONGEST, Failure, attempt
from ..message import read, said
from ..source import NAME, BadPlayer, Choose, compiled, in_words, line_of, read_player
from ..view import View
from .limits import Limit, OutOfTime
from .printed import Printed

__all__ = ["Cell"]

T = TypeVar("T")


class Cell:
    """`tell`: see `Limit`."""

    def __init__(self, tell: Callable[[int], object] | None = None, limit: Limit | None = None) -> None:
        self._limit: Final = limit or Limit(tell=tell)
        self._out: Final = Printed()
        self._choose: Choose | None = None

    def check(self, source: str) -> dict[str, Any]:
        """Whether it is Python at all; nothing of it is run."""
        try:
            compiled(source)
        except BadPlayer as bad:
            return self._ended(Failure(bad.kind, bad.why[:LONGEST], bad.line))
        return {"printed": ""}

    def load(self, source: str) -> dict[str, Any]:
        """Take this player, in place of the one before. Without `stop` all is well."""
        self._limit.forget()
        self._choose = None
        found = self._shut_in(lambda: read_player(source, watch=self._limit.watch))
        if isinstance(found, Failure):
            return self._ended(found)
        self._choose = found
        return {"printed": self._out.take()}

    def choose(self, message: str) -> dict[str, Any]:
        """The answer to a question of `message.write`."""
        return self.answer(read(message))

    def answer(self, view: View) -> dict[str, Any]:
        """The answer to what that view shows."""
        choose = self._choose
        if choose is None:
            return self._ended(Failure("missing", "there is no player"))
        return self._ended(self._shut_in(lambda: attempt(choose, view)))

    def _shut_in(self, do: Callable[[], T]) -> T | Failure:
        """What it gives, or what went wrong, whatever that is: code may raise what it likes."""
        try:
            with contextlib.redirect_stdout(self._out), contextlib.redirect_stderr(self._out), self._limit:
                return do()
        except OutOfTime as late:
            return Failure("time", "the time is over", late.line)
        except BadPlayer as bad:
            return Failure(bad.kind, bad.why[:LONGEST], bad.line)
        except BaseException as error:
            return Failure("error", in_words(error)[:LONGEST], line_of(error.__traceback__, NAME))

    def _ended(self, found: int | Failure) -> dict[str, Any]:
        return {**said(found), "printed": self._out.take()}
