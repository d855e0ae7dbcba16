"""A player written as text: the function `choose` in it, and the lines where something is wrong.

>>> player = read_player("def choose(view):\\n    return view.actions[0]\\n")
>>> player.__name__
'choose'
>>> read_player("def choose(view)\\n    return 1")
Traceback (most recent call last):
prateria.players.source.BadPlayer: line 1: expected ':'
"""

from collections.abc import Callable
from types import TracebackType
from typing import Any, Final

from .action import Action
from .view import View

__all__ = ["NAME", "BadPlayer", "Choose", "line_of", "read_player"]

Choose = Callable[[View], Action]
"""A player: what it sees -> one of `view.actions`."""

NAME: Final = "<player>"
"""The file name that the code of a player bears in Python's own messages, if it is given no other."""


class BadPlayer(ValueError):
    """A text that is no player. `line`: where, from 1, or None."""

    def __init__(self, why: str, line: int | None = None) -> None:
        super().__init__(f"line {line}: {why}" if line else why)
        self.why: Final = why
        self.line: Final = line


def read_player(source: str, name: str = NAME) -> Choose:
    """The function `choose` of that code, which runs once for it. Raises BadPlayer, also for whatever the code raises.

    It runs here and now, with all that Python can do: shut others' code in before you read it.
    """
    namespace: dict[str, Any] = {"__name__": name}
    try:
        exec(compile(source, name, "exec"), namespace)
    except SyntaxError as error:
        raise BadPlayer(error.msg, error.lineno) from error
    except (Exception, SystemExit) as error:
        raise BadPlayer(f"{type(error).__name__}: {error}", line_of(error.__traceback__, name)) from error
    choose = namespace.get("choose")
    if not callable(choose):
        raise BadPlayer("there is no function choose(view)")
    found: Choose = choose
    return found


def line_of(trace: TracebackType | None, name: str) -> int | None:
    """The last line of that file which was running when something was raised, or None where none of it was."""
    line = None
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == name:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line
